"""Answers that lie nowhere on the table, as buttons beside what they are about or at its foot."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.lettering import draw_text, grown_size, plain, text_width
from aoc_desktop.ui.kit.overlay_places import on_page
from aoc_desktop.ui.kit.theme import Radius, Theme, Type
from aoc_desktop.ui.table.look import AnyLook
from aoc_desktop.ui.table.picture.draw_context import DrawContext
from aoc_desktop.ui.table.picture.hand import WORD, Hand
from aoc_desktop.ui.table.picture.pan_zoom import BUTTON

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.view import TableView

HEIGHT, GAP, PAD = 34.0, 8.0, 14.0
WIDEST = 340.0
FEW = 6
"""So many places that are asked for are never hidden."""
FOOT = 12.0
"""The free margin at the bottom."""
FARTHEST = 24.0
"""Of what an answer is about, its edge: they stand no farther from its middle, however large it is."""


def put_words(context: DrawContext, hand: Hand, look: AnyLook, bounds: QRectF, language: str) -> None:
    """A button for each answer: beside what it is about, or at the foot of the table."""
    prefix, answers = hand.question, hand.words()
    if prefix is None or not answers:
        return
    words = {place: look.word(prefix, moves, hand.rows, language) for place, moves in answers.items()}
    px = grown_size(Type.TEXT)
    sizes = {place: min(WIDEST, text_width(text, 600, px) + 2 * PAD) for place, text in words.items()}
    about = context.stage.by_place(hand.rows.begun_at(prefix).beside)
    rects = _at_foot(sizes, bounds) if about is None else _beside(about.rect, sizes, bounds)
    for place, rect in rects.items():
        strong = place == context.lights.target
        draw = partial(_paint, text=words[place], strong=strong, theme=context.theme)
        face = words[place], strong, context.theme.name
        context.stage.put(f"word:{place[1]}", rect, face, draw, place, z=80, margin=6)


def _at_foot(sizes: Mapping[Place, float], bounds: QRectF) -> dict[Place, QRectF]:
    """In as many rows as they need."""
    rows, rects = _rows(list(sizes.items()), bounds.width() - 4 * GAP), {}
    top = bounds.bottom() - FOOT - len(rows) * (HEIGHT + GAP)
    for number, row in enumerate(rows):
        x = bounds.center().x() - (sum(width for _, width in row) + GAP * (len(row) - 1)) / 2
        for place, width in row:
            rects[place] = QRectF(x, top + number * (HEIGHT + GAP), width, HEIGHT)
            x += width + GAP
    return rects


def _beside(about: QRectF, sizes: Mapping[Place, float], bounds: QRectF) -> dict[Place, QRectF]:
    """One under the other, where there is more room: right or left of it."""
    widest, height = max(sizes.values()), len(sizes) * (HEIGHT + GAP) - GAP
    middle = about.center()
    reach = min(about.width() / 2, FARTHEST) + 2 * GAP
    right = middle.x() + reach + widest <= bounds.right() - GAP
    left = middle.x() + reach if right else max(bounds.left() + GAP, middle.x() - reach - widest)
    top = min(max(middle.y() - height / 2, bounds.top() + GAP), bounds.bottom() - GAP - height)
    return {place: QRectF(left, top + number * (HEIGHT + GAP), widest, HEIGHT) for number, place in enumerate(sizes)}


def buttons_on(page: QWidget, view: TableView) -> list[QRectF]:
    """Where on the page these lie, those that bring the table nearer, and a few places that are asked for: nothing is
    to hide them. What else the game wants to be seen counts as one for each kind."""
    rects, wanted = list[QRectF](), dict[str, QRectF]()
    asked = view.hand.targets()
    for piece in view.stage.pieces.values():
        kind = piece.place[0] if piece.place else ""
        if kind in (WORD, BUTTON) or (len(asked) <= FEW and piece.place in asked):
            rects.append(piece.rect)
        elif kind in view.look.free.from_panel:
            wanted[kind] = wanted.get(kind, QRectF()).united(piece.rect)
    rects += wanted.values()
    return [on_page(page, view.viewport(), QRectF(view.mapFromScene(rect).boundingRect())) for rect in rects]


def _rows(sizes: list[tuple[tuple[str, str], float]], room: float) -> list[list[tuple[tuple[str, str], float]]]:
    rows: list[list[tuple[tuple[str, str], float]]] = [[]]
    left = room
    for place, width in sizes:
        if rows[-1] and width > left:
            rows.append([])
            left = room
        rows[-1].append((place, width))
        left -= width + GAP
    return rows


def _paint(painter: QPainter, rect: QRectF, text: str, strong: bool, theme: Theme) -> None:
    fill(painter, rounded(rect, Radius.PANEL), theme.raised)
    outline(painter, rect, Radius.PANEL, theme.lit, 3.5 if strong else 2)
    draw_text(painter, rect.adjusted(PAD / 2, 0, -PAD / 2, 0), text, plain(Type.TEXT, theme.text, 600))
