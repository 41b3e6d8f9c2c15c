"""Every card of a game as a face in one language: made once from the card set, the names and the card texts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.monumental_duel.rules.cards import CardSet
from aoc_desktop.games.monumental_duel.table.faces import CardFace, card_face
from aoc_desktop.games.monumental_duel.words.cards import card_facts, card_text
from aoc_desktop.games.monumental_duel.words.notes import card_notes
from aoc_desktop.games.monumental_duel.words.words import WORDS
from aoc_desktop.kernel.sources import UNKNOWN, CardSources
from aoc_desktop.ui.kit.theme import Theme
from aoc_desktop.ui.table.picture.faces import Faces


class FaceBook(Faces):
    """Faces by id. Those of the table have no sentences; `full` ones have."""

    def __init__(self, cards: CardSet, language: str) -> None:
        super().__init__(WORDS, language)
        self.cards = cards
        self._faces: dict[tuple[str, str, bool], CardFace] = {}
        self._owners: dict[str, str] = {}
        for civilization in cards.civilizations:
            for card in (*civilization.deck, *civilization.policies, civilization.warlord):
                self._owners.setdefault(card.id, civilization.id)

    def sources(self, kind: str, card: str) -> CardSources:
        known = self.cards.card.get(card)  # Revolt and Ambassador lie with cards of another kind
        return self.cards.sources.get((known.kind if known else kind, card), UNKNOWN)

    def face(self, card: str, civilization: str = "", full: bool = False) -> CardFace:
        """A card as its owner has it; without one, as the civilisation that has it in its deck."""
        data = self.cards.card[card]
        owner = civilization if data.set == "start" and civilization else self._owners.get(card, "")
        key = (card, owner, full)
        if key not in self._faces:
            leaves = QCoreApplication.translate("Duel", "leaves")
            name = self.name(data.kind, card, not full)
            face = card_face(data, name, owner, self.mark(data.kind, card), leaves)
            if full:
                sentences = (card_text(self.cards, card, self.language),)
                face = face._replace(facts=card_facts(self.cards, card, self.language), sentences=sentences)
            self._faces[key] = face
        return self._faces[key]

    # ------------------------------------------------------------------ any card large, as a picture and in words

    def knows(self, kind: str, card: str) -> bool:
        return card in self.cards.card and card != "advantage"

    def lines(self, kind: str, card: str, notes: bool = False) -> list[str]:
        """Facts unless its name tells them, then what the card says; with notes, what a tooltip adds."""
        facts = card_facts(self.cards, card, self.language)
        told = [] if facts == self.name(kind, card, short=False) else [facts]
        lines = [*told, card_text(self.cards, card, self.language)]
        return [*lines, *card_notes(self.cards, card, self.language)] if notes else lines

    def part_name(self, kind: str, card: str, part: str) -> str:
        """A card that prints no resources says so by that."""
        empty = part == "resources" and not any(self.cards.card[card].resources)
        return super().part_name(kind, card, "no_resources" if empty else part)

    def height(self, kind: str, card: str, width: float) -> float:
        from aoc_desktop.games.monumental_duel.table.card_picture import height_of

        return height_of(self.cards, card, width)

    def paint_card(self, painter: QPainter, rect: QRectF, kind: str, card: str, theme: Theme) -> None:
        from aoc_desktop.games.monumental_duel.table.card_picture import paint_card

        paint_card(painter, rect, self, card)
