"""Answers to an offer, side by side: what is certain, what is said, what would change for me."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.advanced_civilization.table.colours import nation_seat
from aoc_desktop.games.advanced_civilization.table.epochs import paint_marker
from aoc_desktop.games.advanced_civilization.table.floor.rows import (
    ANSWERS,
    READY,
    THINKS,
    AnswerRow,
    Floor,
)
from aoc_desktop.games.advanced_civilization.table.floor.words import NOTHING, TradeWords
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.table.signs.card_signs import COMMODITY, THING, paint_sign
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import fill, outline, paint_card_back, rounded
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.kit.lettering import Align, draw_name, draw_text, heading, plain, text_width
from aoc_desktop.ui.kit.theme import FACE, Theme, Type
from aoc_desktop.ui.kit.tokens import signed
from aoc_desktop.ui.table.picture.draw_context import LEFT, Scenery, paint_light

RIGHT = Align.AlignRight | Align.AlignVCenter
HIGHEST, GAP, SHORT = 46.0, 5.0, 28.0
NAME, BUTTON = 92.0, 62.0


class AnswerFace(NamedTuple):
    """All that a row shows."""

    nation: str
    name: str
    state: str
    true: tuple[str, ...]
    names: tuple[str, ...]
    hidden: int
    first: str
    """As wanted, or a counter-offer."""
    second: str
    """What is said of the rest."""
    wanted: bool
    change: int | None
    button: str
    """Empty: nothing can be dealt here."""


class AnswersSection:
    """Puts the answers on the stage, in the order in which seats are asked."""

    def put(self, scenery: Scenery, area: QRectF, floor: Floor, words: TradeWords, side_by_side: bool = False) -> None:
        rows = sorted(floor.answers, key=lambda row: row.state != ANSWERS)
        if not rows:
            return
        if side_by_side:
            self._put_thinking(scenery, area, rows, words)
            return
        given = [row for row in rows if row.state == ANSWERS]
        others = [row for row in rows if row.state != ANSWERS]
        free = area.height() - -(-len(others) // 2) * (SHORT - 4)
        high = min(HIGHEST, free / len(given) - GAP) if given else 0.0
        for number, row in enumerate(given):
            rect = QRectF(area.left(), area.top() + number * (high + GAP), area.width(), high)
            self._put_row(scenery, rect, row, words)
        below = QRectF(area.left(), area.top() + len(given) * (high + GAP), area.width(), 0)
        self._put_thinking(scenery, below, others, words)

    def _put_thinking(self, scenery: Scenery, area: QRectF, rows: list[AnswerRow], words: TradeWords) -> None:
        """Who still thinks, or gives nothing, in two columns: there is no more to tell of them."""
        columns = 2
        wide = (area.width() + GAP) / columns - GAP
        for number, row in enumerate(rows):
            x = area.left() + number % columns * (wide + GAP)
            y = area.top() + number // columns * (SHORT - 4)
            self._put_row(scenery, QRectF(x, y, wide, SHORT - 5), row, words)

    def _put_row(self, scenery: Scenery, rect: QRectF, row: AnswerRow, words: TradeWords) -> None:
        models: TableModels = scenery.models
        place: Place = ("answer", str(row.seat))
        lights = scenery.lights
        lit = place in lights.lit
        strong = lit and place in (lights.about, lights.target)
        face = answer_face(models, row, words, lit)
        draw = partial(paint_answer, face=face, lit=lit, strong=strong, theme=scenery.theme)
        scenery.stage.put(f"answer:{row.seat}", rect, (face, lit, strong), draw, place, z=9, margin=8)


def answer_face(models: TableModels, row: AnswerRow, words: TradeWords, lit: bool) -> AnswerFace:
    given = row.state == ANSWERS and bool(row.lot.true)
    kind = words.text("floor.as_wanted" if row.wanted else "floor.counter_offer")
    said = words.text("floor.says_nothing") if row.lot.say in ("", NOTHING) else words.rest(row.lot.say)
    return AnswerFace(
        models.seats.rows[row.seat].nation,
        str(words.nation(row.seat).display),
        row.state,
        row.lot.true if given else (),
        tuple(words.card(card) for card in row.lot.true) if given else (),
        row.lot.hidden if given else 0,
        kind if given else words.text(f"floor.{row.state}"),
        said if given else "",
        row.wanted and given,
        row.change if given and row.knows_change else None,
        words.text("floor.deal") if lit else "",
    )


# ------------------------------------------------------------------ painting
def paint_answer(painter: QPainter, rect: QRectF, face: AnswerFace, lit: bool, strong: bool, theme: Theme) -> None:
    seat = nation_seat(face.nation)
    if face.true:
        fill(painter, rounded(rect, 9), theme.raised)
        outline(painter, rect, 9, theme.line, 1)
    _paint_edge(painter, rect, seat.fill)
    paint_marker(painter, QPointF(rect.left() + 20, rect.center().y()), face.nation, 6.5)
    name = QRectF(rect.left() + 34, rect.top(), NAME - 30, rect.height())
    wide = NAME - 30 if face.true else 120.0
    draw_name(painter, QRectF(name.left(), name.top(), wide, name.height()), face.name, heading(17, theme.text), LEFT)
    if not face.true:
        _paint_status(painter, QRectF(name.left() + wide + 8, rect.top(), 260, rect.height()), face, theme)
        return
    right = _paint_change(painter, rect, face, strong, theme)
    used = _paint_cards(painter, QRectF(rect.left() + NAME + 8, rect.top(), 220, rect.height()), face)
    said = QRectF(used + 8, rect.top(), right - used - 12, rect.height())
    _paint_said(painter, said, face, theme)
    if lit:
        paint_light(painter, rect.adjusted(2, 2, -2, -2), 9, theme, strong)


def _paint_edge(painter: QPainter, rect: QRectF, colour: str) -> None:
    painter.save()
    painter.setClipRect(QRectF(rect.left() - 1, rect.top() - 1, 7, rect.height() + 2))
    outline(painter, rect, 9, colour, 3)
    painter.restore()


def _paint_status(painter: QPainter, rect: QRectF, face: AnswerFace, theme: Theme) -> None:
    x = rect.left()
    if face.state in (THINKS, READY):
        spot = QRectF(x, rect.center().y() - 7, 14, 14)
        if face.state == THINKS:
            paint_sign(painter, spot, THING, "hourglass", theme.soft_text)
        else:
            paint_icon(painter, spot, "check", theme.gain)
        x += 20
    place = QRectF(x, rect.top(), rect.right() - x, rect.height())
    draw_text(painter, place, face.first, plain(Type.TEXT, theme.soft_text), LEFT)


def _paint_change(painter: QPainter, rect: QRectF, face: AnswerFace, strong: bool, theme: Theme) -> float:
    """The button and the sum of what is certain; where they begin."""
    right = rect.right() - 8
    if face.button:
        button = QRectF(right - 52, rect.center().y() - 13, 52, 26)
        fill(painter, rounded(button, 7), theme.primary if strong else theme.panel)
        outline(painter, button, 7, theme.line, 1)
        ink = theme.primary_text if strong else theme.text
        draw_text(painter, button.adjusted(2, 0, -2, 0), face.button, plain(Type.TEXT, ink, 600))
        right = button.left() - 6
    if face.change is not None:
        text, ink = signed(face.change), theme.gain if face.change >= 0 else theme.loss
        wide = text_width(text, 900, 17) + 2
        draw_text(painter, QRectF(right - wide, rect.top(), wide, rect.height()), text, plain(17, ink, 900), RIGHT)
        right -= wide + 8
    return right


def _paint_cards(painter: QPainter, room: QRectF, face: AnswerFace) -> float:
    """Certain cards by sign and name, the others as backs; where they end."""
    x, high = room.left(), min(30.0, room.height() - 8)
    for card, name in zip(face.true, face.names, strict=True):
        wide = 30 + text_width(name, 600, 13) + 8
        chip = QRectF(x, room.center().y() - high / 2, wide, high)
        fill(painter, rounded(chip, 6), FACE.paper)
        outline(painter, chip, 6, FACE.edge, 1)
        paint_sign(painter, QRectF(x + 5, chip.center().y() - 11, 22, 22), COMMODITY, card)
        draw_text(painter, chip.adjusted(30, 0, -4, 0), name, plain(13, FACE.ink, 600), LEFT)
        x += wide + 6
    shown, wide = min(face.hidden, 4), (high - 2) * 0.7
    for number in range(shown):
        paint_card_back(painter, QRectF(x + number * 8, room.center().y() - high / 2 + 1, wide, high - 2))
    x += wide + 8 * (shown - 1) if shown else 0
    if face.hidden > 4:
        draw_text(
            painter, QRectF(x + 2, room.top(), 26, room.height()), f"×{face.hidden}", plain(12.5, FACE.paper, 700)
        )
        x += 26
    return x


def _paint_said(painter: QPainter, rect: QRectF, face: AnswerFace, theme: Theme) -> None:
    """As wanted or not, and what is said of the rest; one line of it where two have no room."""
    first = theme.gain if face.wanted else theme.soft_text
    if rect.height() < 34:
        draw_text(painter, rect, face.second, plain(12.5, theme.link), LEFT)
        return
    half = rect.height() / 2
    draw_text(
        painter, QRectF(rect.left(), rect.top() + 4, rect.width(), half - 4), face.first, plain(13, first, 600), LEFT
    )
    low = QRectF(rect.left(), rect.top() + half, rect.width(), half - 4)
    draw_text(painter, low, face.second, plain(12.5, theme.link), LEFT)
