"""Answers that lie nowhere on the table, as buttons at its foot: words of a move that is asked for."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from aoc_desktop.ui.art.card_kit import fill, outline, rounded
from aoc_desktop.ui.lettering import draw_text, grown_size, plain, text_width
from aoc_desktop.ui.over import on_page
from aoc_desktop.ui.table.hand import WORD, Hand
from aoc_desktop.ui.table.look import TableLook
from aoc_desktop.ui.table.looking import BUTTON
from aoc_desktop.ui.table.scenery import Scenery
from aoc_desktop.ui.theme import Radius, Theme, Type

if TYPE_CHECKING:
    from aoc_desktop.ui.table.view import TableView

HEIGHT, GAP, PAD = 34.0, 8.0, 14.0
WIDEST = 340.0
FOOT = 12.0
"""What is left free below."""


def put_words(scenery: Scenery, hand: Hand, look: TableLook, bounds: QRectF, language: str) -> None:
    """A button for each answer, in as many rows as they need, the last at the foot of the table."""
    prefix, answers = hand.question, hand.words()
    if prefix is None or not answers:
        return
    words = {place: look.word(prefix, moves, hand.rows, language) for place, moves in answers.items()}
    px = grown_size(Type.TEXT)
    sizes = {place: min(WIDEST, text_width(text, 600, px) + 2 * PAD) for place, text in words.items()}
    rows = _rows(list(sizes.items()), bounds.width() - 4 * GAP)
    top = bounds.bottom() - FOOT - len(rows) * (HEIGHT + GAP)
    for number, row in enumerate(rows):
        x = bounds.center().x() - (sum(width for _, width in row) + GAP * (len(row) - 1)) / 2
        for place, width in row:
            rect = QRectF(x, top + number * (HEIGHT + GAP), width, HEIGHT)
            strong = place == scenery.lights.target
            draw = partial(_paint, text=words[place], strong=strong, theme=scenery.theme)
            face = words[place], strong, scenery.theme.name
            scenery.stage.put(f"word:{place[1]}", rect, face, draw, place, z=80, margin=6)
            x += width + GAP


def buttons_on(page: QWidget, view: TableView) -> list[QRectF]:
    """Where on the page these lie, and those that bring the table nearer: nothing is to hide them."""
    rects = [piece.rect for piece in view.stage.pieces.values() if piece.place and piece.place[0] in (WORD, BUTTON)]
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
