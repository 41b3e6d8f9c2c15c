"""A card large over the window, each formula with its sentence, and beside it all that there is to say of it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from aoc_desktop.games.age_of_civilization.cards import CardSet
from aoc_desktop.text.language import load_language
from aoc_desktop.ui.age_of_civilization.board_zoom import Overlay
from aoc_desktop.ui.age_of_civilization.card_kit import paint_shadow
from aoc_desktop.ui.age_of_civilization.card_picture import card_lines, height_of, paint_card
from aoc_desktop.ui.age_of_civilization.face_book import FaceBook
from aoc_desktop.ui.age_of_civilization.large_card import source_words
from aoc_desktop.ui.age_of_civilization.scenery import paint_panel
from aoc_desktop.ui.lettering import Align, draw_text, heading, plain, text_height
from aoc_desktop.ui.notice import announce
from aoc_desktop.ui.theme import Radius, Theme

WIDTH, WORDS = 360.0, 350.0
TOP_LEFT = Align.AlignLeft | Align.AlignTop


class CardZoom(Overlay):
    """Goes away with a click or any key; F1 opens the rule."""

    help_wanted = Signal(str)
    """Kind and id of the card, as "kind:id"."""

    def __init__(self, window: QWidget, cards: CardSet, card: tuple[str, str], language: str, theme: Theme) -> None:
        super().__init__(window)
        self.kind, self.card = card
        self._theme = theme
        self._book = FaceBook(cards, language)
        self._face = "action" if self.kind == "track_card" else self.kind
        self.name = self._book.name(self._face, self.card, short=False)
        lines = card_lines(cards, self._face, self.card, language)
        if source := source_words(self._book, self.kind, self.card):
            lines += ["", source]
        self.lines = lines
        speech = load_language(language)
        self._labels = frozenset(speech.text(f"card.{part}") for part in ("main", "inherited"))
        self.setAccessibleName(self.name)
        self.setAccessibleDescription(" ".join(lines))
        announce(window, f"{self.name}. {' '.join(lines)}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1:
            self.help_wanted.emit(f"{self.kind}:{self.card}")
        self.close()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.darken(painter)
        height = height_of(self._face, WIDTH)
        scale = min(self.height() * 0.88 / height, self.width() * 0.9 / (WIDTH + WORDS + 24), self.height() / 660)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(scale, scale)
        rect = QRectF(-(WIDTH + WORDS + 24) / 2, -height / 2, WIDTH, height)
        if self._face == "event":
            paint_panel(painter, rect, self._theme)
            rect = rect.adjusted(20, 20, -20, -20)
        else:
            paint_shadow(painter, rect, Radius.ZOOM, "bubble")
        paint_card(painter, rect, self._book, self._face, self.card, self._theme)
        self._paint_words(painter, (24 - (WORDS - WIDTH)) / 2, height)
        painter.end()

    def _paint_words(self, painter: QPainter, left: float, least: float) -> None:
        """The name and every sentence, on a panel as high as they need."""
        theme, width = self._theme, WORDS - 36
        looks = [
            plain(13, theme.soft_text, 600) if line in self._labels else plain(15, theme.text) for line in self.lines
        ]
        heights = [text_height(line, look, width) for line, look in zip(self.lines, looks, strict=True)]
        spaces = [10.0 if line in self._labels else 2.0 for line in self.lines]
        height = max(min(least, 240.0), sum(heights) + sum(spaces) + 84)
        rect = QRectF(left, -height / 2, WORDS, height)
        paint_panel(painter, rect, self._theme)
        inner = rect.adjusted(18, 14, -18, -14)
        title = QRectF(inner.left(), inner.top(), inner.width(), 32)
        draw_text(painter, title, self.name, heading(24, self._theme.text), Align.AlignLeft | Align.AlignVCenter)
        y = inner.top() + 40
        for line, look, high, space in zip(self.lines, looks, heights, spaces, strict=True):
            y += space
            draw_text(painter, QRectF(inner.left(), y, inner.width(), high + 1), line, look, TOP_LEFT, lines=20)
            y += high
