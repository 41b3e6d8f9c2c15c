"""The card as a set of the user's own would show it, while its values are corrected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from aoc_desktop.ui.kit.card_kit import paint_shadow
from aoc_desktop.ui.kit.theme import Radius
from aoc_desktop.ui.screens.almanac.card_book import CardBook

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.faces import Faces

WIDTH = 300
"""Wide enough for its sentences."""
AROUND = 12


class LiveCard(QWidget):
    """Its face follows the values."""

    def __init__(self, book: CardBook, kind: str, card: str) -> None:
        super().__init__()
        self._book, self._kind, self._card = book, kind, card
        self._faces = book.faces
        width = WIDTH * book.preferences.frame
        self.setFixedSize(round(width) + 2 * AROUND, round(book.height(kind, width, large=True)) + 2 * AROUND)

    def show_faces(self, faces: Faces) -> None:
        self._faces = faces
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(AROUND, AROUND - 4, -AROUND, -AROUND - 4)
        if not self._faces.flat(self._kind):
            paint_shadow(painter, rect, Radius.ZOOM, "raised")
        self._faces.paint_card(painter, rect, self._kind, self._card, self._book.preferences.theme)
        painter.end()
