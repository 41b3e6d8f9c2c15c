"""Every card of a game as a face in one language: made once from the card set, the names and the card texts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from aoc_desktop.games.monumental_duel.cards import CardSet
from aoc_desktop.text.language import Language
from aoc_desktop.text.monumental_duel.cards import card_facts, card_text
from aoc_desktop.text.monumental_duel.notes import card_notes
from aoc_desktop.text.monumental_duel.speech import load_language
from aoc_desktop.ui.monumental_duel.faces import CardFace, card_face


class FaceBook:
    """Faces by id. Those of the table have no sentences; `full` ones have."""

    def __init__(self, cards: CardSet, language: str) -> None:
        self.cards = cards
        self.language = language
        self._faces: dict[tuple[str, str, bool], CardFace] = {}
        self._owners: dict[str, str] = {}
        for civilization in cards.civilizations:
            for card in (*civilization.deck, *civilization.policies, civilization.warlord):
                self._owners.setdefault(card.id, civilization.id)

    @property
    def speech(self) -> Language:
        return load_language(self.language)

    def name(self, card: str, short: bool = True) -> str:
        name = self.speech.names[self.cards.card[card].kind][card]
        return name.short if short else name.display

    def house(self, card: str) -> bool:
        return bool(self.cards.house.get((self.cards.card[card].kind, card)))

    def face(self, card: str, civilization: str = "", full: bool = False) -> CardFace:
        """A card as its owner has it; without one, as the civilisation that has it in its deck."""
        data = self.cards.card[card]
        owner = civilization if data.set == "start" and civilization else self._owners.get(card, "")
        key = (card, owner, full)
        if key not in self._faces:
            leaves = QCoreApplication.translate("Duel", "leaves")
            face = card_face(data, self.name(card, not full), owner, self.house(card), leaves)
            if full:
                sentences = (card_text(self.cards, card, self.language),)
                face = face._replace(facts=card_facts(self.cards, card, self.language), sentences=sentences)
            self._faces[key] = face
        return self._faces[key]

    def lines(self, card: str, notes: bool = False) -> list[str]:
        """Facts, then what the card says; with notes, what a tooltip adds."""
        lines = [card_facts(self.cards, card, self.language), card_text(self.cards, card, self.language)]
        return [*lines, *card_notes(self.cards, card, self.language)] if notes else lines
