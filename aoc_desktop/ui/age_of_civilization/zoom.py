"""A card large, with its sentences, where its values come from, and the way to its rule."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from aoc_desktop.games.age_of_civilization.cards import CardSet
from aoc_desktop.ui.age_of_civilization.card_kit import paint_shadow
from aoc_desktop.ui.age_of_civilization.card_picture import card_lines, height_of, paint_card
from aoc_desktop.ui.age_of_civilization.face_book import FaceBook
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.theme import Radius
from aoc_desktop.ui.widgets import button, label, row

WIDTH = 330
TOPICS = {
    "civilization": "civilisations",
    "wonder": "wonders",
    "technology": "technologies",
    "special_technology": "innovation",
    "action": "actions",
    "track_card": "end-of-round",
    "event": "changing-world",
}


class LargeCard(QWidget):
    """The card itself."""

    def __init__(self, book: FaceBook, preferences: Preferences, kind: str, card: str) -> None:
        super().__init__()
        self._book, self._preferences = book, preferences
        self.show_card(kind, card)

    def show_card(self, kind: str, card: str) -> None:
        self._kind, self._card = "action" if kind == "track_card" else kind, card
        self.setFixedSize(WIDTH + 24, round(height_of(self._kind, WIDTH)) + 24)
        self.update()

    def set_book(self, book: FaceBook) -> None:
        self._book = book

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(12, 8, WIDTH, self.height() - 24)
        if self._kind != "event":
            paint_shadow(painter, rect, Radius.ZOOM, "raised")
        paint_card(painter, rect, self._book, self._kind, self._card, self._preferences.theme)
        painter.end()


def source_words(book: FaceBook, kind: str, card: str) -> str:
    """Whether values of the card are ours, not the rulebook's."""
    from aoc_desktop.text.language import load_language

    return load_language(book.language).text("card.house_long") if book.house(kind, card) else ""


class ZoomDialog(QDialog):
    """Closes on any click or on Esc, Enter, Z."""

    help_wanted = Signal(str)

    def __init__(self, cards: CardSet, kind: str, card: str, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._kind = kind
        book = FaceBook(cards, preferences.language)
        name = book.name("action" if kind == "track_card" else kind, card, short=False)
        self.setWindowTitle(name)
        self.card = LargeCard(book, preferences, kind, card)
        lines = card_lines(cards, kind, card, preferences.language)
        self.card.setAccessibleName(name)
        self.card.setAccessibleDescription(" ".join(lines))
        rules = button(self.tr("Rules"))
        rules.clicked.connect(self._help)
        close = button(self.tr("Close"), primary=True)
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        middle = QHBoxLayout()
        middle.addWidget(self.card)
        layout.addLayout(middle)
        if source := source_words(book, kind, card):
            note = label(source, "caption", wrap=True)
            note.setFixedWidth(WIDTH)
            layout.addWidget(note, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addLayout(row(rules, None, close))
        close.setFocus()

    def _help(self) -> None:
        self.accept()
        self.help_wanted.emit(TOPICS.get(self._kind, ""))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Z:
            self.accept()
        else:
            super().keyPressEvent(event)
