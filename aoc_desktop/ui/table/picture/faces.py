"""How the cards of a game look and what they say: what `TableLook.faces` gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from aoc_desktop.kernel.events import Cause
from aoc_desktop.kernel.sources import KINDS, MARKED, UNKNOWN, WHOLE, CardSources
from aoc_desktop.ui.kit.card_kit import paint_shadow
from aoc_desktop.ui.kit.theme import Radius

if TYPE_CHECKING:
    from collections.abc import Mapping

    from aoc_desktop.text.language import Language
    from aoc_desktop.text.words import Words
    from aoc_desktop.ui.kit.theme import Theme


REST = "rest"
"""What the whole card's source is about where some parts have one of their own."""
FORM_WORDS = ("box", "own")
"""What the form that corrects cards writes as a source."""


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

    def term_name(self, cause: Cause | None) -> str:
        """What a term of a sum comes from."""
        if cause is None:
            return QCoreApplication.translate("Table", "at the start")
        return self.cause_name(cause.kind, cause.id) or QCoreApplication.translate("Table", "other")

    @property
    def captions(self) -> frozenset[str]:
        """Lines of a card that head others."""
        return frozenset()

    # ------------------------------------------------------------------ where values come from

    def sources(self, kind: str, card: str) -> CardSources:
        """Where the values of a card come from."""
        return UNKNOWN

    def marks(self, kind: str, card: str) -> Mapping[str, str]:
        """The sign of each part that is deduced or our own."""
        return self.sources(kind, card).marks

    def mark(self, kind: str, card: str) -> str:
        """The one sign that a small face has; empty: none."""
        return self.sources(kind, card).mark

    def mark_words(self, kind: str, card: str) -> str:
        """What its sign means, in a few words; empty: it has none."""
        sources = self.sources(kind, card)
        if sources.doubtful:
            return self.speech.sentence("source.mark_doubtful")
        return " ".join(self._of_kind(kind, card, each, "mark_") for each in MARKED if sources.parts(each))

    def part_name(self, kind: str, card: str, part: str) -> str:
        """A part of a card, as the sentences on its sources name it."""
        key = f"source_part.{part}"
        return self.speech.text(key) if self.speech.has(key) else part

    def source(self, kind: str, card: str) -> str:
        """Where its values come from: a sentence for each kind that occurs, a user's own words as they stand."""
        sources = self.sources(kind, card)
        told = [self._of_kind(kind, card, each) for each in KINDS if sources.parts(each)]
        told += [self.speech.sentence("source.mark_doubtful")] if sources.doubtful else []
        own = {text: None for text in (sources.texts[part] for part in sources.parts("")) if text}
        return " ".join([*told, *(self._own_words(text) for text in own)])

    def _of_kind(self, kind: str, card: str, source: str, mark: str = "") -> str:
        """The parts with one kind of source; `mark`: as the sign says it."""
        sources, key = self.sources(kind, card), f"source.{mark}{source}"
        parts = sources.parts(source)
        if WHOLE in parts and len(sources.texts) == 1 and self.speech.has(f"{key}_whole"):
            return self.speech.sentence(f"{key}_whole")
        names = [REST if part == WHOLE and len(sources.texts) > 1 else part for part in parts]
        return self.speech.sentence(key, parts=[self.part_name(kind, card, name) for name in names])

    def _own_words(self, text: str) -> str:
        """What the form writes is said in the reader's language; what a user wrote is left alone."""
        return self.speech.sentence(f"source.{text}") if text in FORM_WORDS else text

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
