"""A card large as a widget, and where its values come from."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from aoc_desktop.text.age_of_civilization.speech import load_language
from aoc_desktop.ui.age_of_civilization.card_picture import height_of, paint_card
from aoc_desktop.ui.age_of_civilization.face_book import FaceBook
from aoc_desktop.ui.art.card_kit import paint_shadow
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.theme import Radius

WIDTH = 304


class LargeCard(QWidget):
    """The card itself."""

    def __init__(self, book: FaceBook, preferences: Preferences, kind: str, card: str) -> None:
        super().__init__()
        self._book, self._preferences = book, preferences
        self.show_card(kind, card)

    def show_card(self, kind: str, card: str) -> None:
        self._kind, self._card = kind, card
        width = WIDTH * self._preferences.scale
        self.setFixedSize(round(width) + 24, round(height_of(self._kind, width)) + 24)
        self.update()

    def set_book(self, book: FaceBook) -> None:
        self._book = book

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(12, 8, self.width() - 24, self.height() - 24)
        if self._kind != "event":
            paint_shadow(painter, rect, Radius.ZOOM, "raised")
        paint_card(painter, rect, self._book, self._kind, self._card, self._preferences.theme)
        painter.end()


def source_words(book: FaceBook, kind: str, card: str) -> str:
    """Whether values of the card are ours, not the rulebook's."""
    return load_language(book.language).text("card.house_long") if book.house(kind, card) else ""
