"""How the cards of a game look and what they say: what `TableLook.faces` gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from aoc_desktop.ui.kit.card_kit import paint_shadow
from aoc_desktop.ui.kit.theme import Radius

if TYPE_CHECKING:
    from aoc_desktop.text.language import Language
    from aoc_desktop.text.words import Words
    from aoc_desktop.ui.kit.theme import Theme


class Faces:
    """How the cards of one table look in one language; names of cards and causes."""

    def __init__(self, words: Words, language: str) -> None:
        self.words, self.language = words, language

    @property
    def speech(self) -> Language:
        return self.words.speech(self.language)

    def name(self, kind: str, card: str, short: bool = True) -> str:
        """A card's name; the short form for narrow places."""
        name = self.speech.names[kind][card]
        return str(name.short if short else name.display)

    def cause_name(self, kind: str, card: str) -> str:
        """The cause of a change: the name of a card or rule; empty without a name."""
        if kind != "rule":
            return self.name(kind, card)
        key = f"rule.{card}"
        return self.speech.text(key) if self.speech.has(key) else ""

    def house(self, kind: str, card: str) -> frozenset[str]:
        """Which values of a card are our own."""
        return frozenset()

    # ------------------------------------------------------------------ any card large, as a picture and in words

    shadow = 8
    """Around a card in its picture."""

    def knows(self, kind: str, card: str) -> bool:
        """Whether there is such a card, and it has a face."""
        return False

    def lines(self, kind: str, card: str, notes: bool = False) -> list[str]:
        """What a card says, in full sentences; with notes, what a tooltip adds."""
        return []

    def unsaid(self, kind: str, card: str) -> list[str]:
        """What its large face leaves out: usually the notes."""
        said = self.lines(kind, card)
        return [line for line in self.lines(kind, card, notes=True) if line not in said]

    def source(self, kind: str, card: str) -> str:
        """Where its values come from, if that is to be said."""
        return ""

    def flat(self, kind: str) -> bool:
        """Whether such a card lies in the table rather than on it, and has no shadow."""
        return False

    def height(self, kind: str, card: str, width: float) -> float:
        """How high a card so wide is; from `Size.SENTENCES_FROM` on, its face has sentences."""
        return width * 1.4

    def paint_card(self, painter: QPainter, rect: QRectF, kind: str, card: str, theme: Theme) -> None:
        """A card's face; with its sentences where it is wide enough for them."""
        raise NotImplementedError

    def picture(self, kind: str, card: str, width: float, theme: Theme, ratio: float = 1.0) -> QPixmap:
        """A card with its shadow."""
        height = self.height(kind, card, width)
        pixmap = QPixmap(round((width + 2 * self.shadow) * ratio), round((height + 2 * self.shadow) * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        rect = QRectF(self.shadow, self.shadow - 2, width, height)
        if not self.flat(kind):
            paint_shadow(painter, rect, Radius.CARD)
        self.paint_card(painter, rect, kind, card, theme)
        painter.end()
        return pixmap
