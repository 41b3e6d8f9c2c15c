"""Everything that was said this turn, by round; what I saw in a deal of my own is told at the pointer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from aoc_desktop.games.advanced_civilization.table.epochs import paint_marker
from aoc_desktop.games.advanced_civilization.table.floor.said_rows import ANSWERED, OFFERED, SaidRow
from aoc_desktop.games.advanced_civilization.table.floor.words import TradeWords
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.ui.kit.card_kit import fill, rounded
from aoc_desktop.ui.kit.lettering import draw_text, plain
from aoc_desktop.ui.kit.theme import Radius, Theme, Type
from aoc_desktop.ui.table.picture.draw_context import LEFT, DrawContext

HEAD, ROUND, LINE, GAP = 22.0, 22.0, 16.0, 5.0


class SaidFace(NamedTuple):
    nation: str
    first: str
    second: str
    """Empty: one line says all."""


def shown_rows(rows: Sequence[SaidRow]) -> list[SaidRow]:
    """Offers of the turn with what became of them, refusals to offer, and all answers to the last offer."""
    last = max((row.number for row in rows if row.kind == OFFERED), default=-1)
    return [
        row
        for row in rows
        if row.kind in (OFFERED, "no_offer", "stopped") or (row.number > last >= 0 and row.kind == ANSWERED)
    ]


class SaidSection:
    """Puts the announcements on the stage; the latest are always in sight."""

    def put(self, context: DrawContext, area: QRectF, words: TradeWords) -> None:
        models: TableModels = context.models
        title = words.text("floor.said_this_turn")
        draw = partial(_paint_ground, title=title, theme=context.theme)
        context.stage.put("said", area, (title, context.theme.name), draw, z=4, margin=2)
        room = area.adjusted(10, HEAD + 8, -8, -8)
        rows = shown_rows(models.trade.said.rows)
        if not rows:
            self._put_words(
                context, "said none", QRectF(room.left(), room.top(), room.width(), LINE), words.text("floor.said_none")
            )
            return
        brief = _height(rows, words, False) > room.height()
        faces = [(row, _face(models, row, words, brief)) for row in rows]
        first = _first_shown(faces, room.height())
        y = room.top()
        if first:
            line = QRectF(room.left(), y, room.width(), LINE)
            self._put_words(context, "said earlier", line, words.text("floor.said_earlier", n=first))
            y += LINE + GAP
        last_round = 0
        for row, face in faces[first:]:
            if row.round != last_round:
                last_round = row.round
                head = QRectF(room.left(), y, room.width(), ROUND - 4)
                text = words.text("floor.said_round", n=row.round)
                context.stage.put(
                    f"said round:{row.round}",
                    head,
                    text,
                    partial(_paint_round, text=text, theme=context.theme),
                    z=6,
                    margin=1,
                )
                y += ROUND
            high = LINE * (2 if face.second else 1)
            rect = QRectF(room.left(), y, room.width(), high)
            paint = partial(_paint_said, face=face, theme=context.theme)
            context.stage.put(f"said row:{row.number}", rect, face, paint, ("said", str(row.number)), z=6, margin=1)
            y += high + GAP

    def _put_words(self, context: DrawContext, key: str, rect: QRectF, text: str) -> None:
        paint = partial(_paint_soft, text=text, theme=context.theme)
        context.stage.put(key, rect, text, paint, z=6, margin=1)


def _face(models: TableModels, row: SaidRow, words: TradeWords, brief: bool) -> SaidFace:
    first, second = words.said(row)
    nation = models.seats.rows[row.seat].nation
    return SaidFace(nation, first, "" if brief else second)


def _height(rows: Sequence[SaidRow], words: TradeWords, brief: bool) -> float:
    rounds = len({row.round for row in rows})
    return rounds * ROUND + sum(LINE * (2 if words.said(row)[1] and not brief else 1) + GAP for row in rows)


def _first_shown(faces: Sequence[tuple[SaidRow, SaidFace]], room: float) -> int:
    """The earliest that still has room; those before it are counted."""

    def needed(first: int) -> float:
        rounds = len({row.round for row, _ in faces[first:]})
        lines = sum(LINE * (2 if face.second else 1) + GAP for _, face in faces[first:])
        return rounds * ROUND + lines + (LINE + GAP if first else 0.0)

    return next((first for first in range(len(faces)) if needed(first) <= room), len(faces) - 1)


# ------------------------------------------------------------------ painting
def _paint_ground(painter: QPainter, rect: QRectF, title: str, theme: Theme) -> None:
    fill(painter, rounded(rect, Radius.PANEL), theme.inset)
    draw_text(
        painter,
        QRectF(rect.left() + 10, rect.top() + 6, rect.width() - 20, HEAD),
        title,
        plain(Type.CAPTION + 0.5, theme.text, 700),
        LEFT,
    )


def _paint_round(painter: QPainter, rect: QRectF, text: str, theme: Theme) -> None:
    draw_text(painter, rect, text, plain(Type.CAPTION, theme.text, 600), LEFT)
    painter.setPen(QPen(QColor(theme.line), theme.line_px))
    painter.drawLine(QPointF(rect.left(), rect.bottom() + 1), QPointF(rect.right(), rect.bottom() + 1))


def _paint_said(painter: QPainter, rect: QRectF, face: SaidFace, theme: Theme) -> None:
    paint_marker(painter, QPointF(rect.left() + 7, rect.top() + LINE / 2), face.nation, 4.4)
    first = QRectF(rect.left() + 19, rect.top(), rect.width() - 19, LINE)
    draw_text(painter, first, face.first, plain(12.5, theme.text), LEFT)
    if face.second:
        draw_text(painter, first.translated(0, LINE), face.second, plain(12.0, theme.soft_text), LEFT)


def _paint_soft(painter: QPainter, rect: QRectF, text: str, theme: Theme) -> None:
    draw_text(painter, rect, text, plain(Type.CAPTION, theme.soft_text), LEFT)
