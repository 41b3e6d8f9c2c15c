"""The cards of Advanced Civilization for the almanac: civilisation cards, commodities, calamities, and its nations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.advanced_civilization.rules.card_files import STANDARD, shipped_set
from aoc_desktop.games.advanced_civilization.rules.cards import CardSet, Nation
from aoc_desktop.games.advanced_civilization.table.card_picture import KINDS, WIDTHS, CardFaces, ids_of
from aoc_desktop.games.advanced_civilization.table.nation_faces import SMALL, NationFace, nation_height, paint_nation
from aoc_desktop.games.advanced_civilization.table.signs.card_signs import CALAMITY, CARD, COMMODITY
from aoc_desktop.games.advanced_civilization.words.cards import nation_text
from aoc_desktop.games.advanced_civilization.words.notes import house_notes
from aoc_desktop.games.advanced_civilization.words.speech import GAME_ID, load_language
from aoc_desktop.text.language import capital
from aoc_desktop.ui.kit.text_search import plain
from aoc_desktop.ui.kit.theme import Theme
from aoc_desktop.ui.screens.almanac.card_book import CardBook, Choice, Filter

HOUSE, NATION = "house", "nation"
WITH_STACKS = (COMMODITY, CALAMITY)


class AlmanacFaces(CardFaces):
    """The faces of the table, and those of nations."""

    def _nation(self, name: str) -> Nation:
        return next(nation for nation in self.cards.nations if nation.id == name)

    def nation(self, name: str) -> NationFace:
        found = self._nation(name)
        epochs = tuple(epoch.id for epoch in found.epochs)
        sentence = nation_text(self.cards, name, self.language)
        house = bool(self.house(NATION, name))
        return NationFace(name, self.name(NATION, name, False), found.start, epochs, found.values, sentence, house)

    def house(self, kind: str, card: str) -> frozenset[str]:
        if kind != NATION:
            return super().house(kind, card)
        return frozenset(("value",)) if self.source(kind, card) else frozenset()

    def source(self, kind: str, card: str) -> str:
        if kind == NATION and self.cards.own_table is not None:
            return ""
        return " ".join(house_notes(card, self.language)) if kind == NATION else super().source(kind, card)

    def knows(self, kind: str, card: str) -> bool:
        if kind == NATION:
            return any(nation.id == card for nation in self.cards.nations)
        return super().knows(kind, card)

    def lines(self, kind: str, card: str, notes: bool = False) -> list[str]:
        if kind == NATION:
            return [nation_text(self.cards, card, self.language)]
        return super().lines(kind, card, notes)

    def unsaid(self, kind: str, card: str) -> list[str]:
        return [] if kind == NATION else super().unsaid(kind, card)

    def height(self, kind: str, card: str, width: float) -> float:
        return nation_height(self.nation(card), width) if kind == NATION else super().height(kind, card, width)

    def paint_card(self, painter: QPainter, rect: QRectF, kind: str, card: str, theme: Theme) -> None:
        if kind == NATION:
            paint_nation(painter, rect, self.nation(card))
        else:
            super().paint_card(painter, rect, kind, card, theme)


class CivilizationBook(CardBook):
    """The cards of the box, or of a running game."""

    game = GAME_ID
    kinds = (*KINDS, NATION)
    cards: CardSet
    faces: AlmanacFaces

    def sets(self) -> list[Choice]:
        return [Choice(STANDARD, load_language(self.preferences.language).names[self.set_kind][STANDARD].display)]

    def open_set(self, chosen: object) -> None:
        self.shown, self.cards = STANDARD, shipped_set(STANDARD)

    def faces_of(self, cards: CardSet) -> AlmanacFaces:
        return AlmanacFaces(cards, self.preferences.language)

    # ------------------------------------------------------------------ cards

    def kind_name(self, kind: str) -> str:
        return {
            CARD: self.tr("Civilisation cards"),
            COMMODITY: self.tr("Commodities"),
            CALAMITY: self.tr("Calamities"),
            NATION: self.tr("Nations"),
        }[kind]

    def ids(self, kind: str) -> Sequence[str]:
        return [nation.id for nation in self.cards.nations] if kind == NATION else ids_of(self.cards, kind)

    def below(self, kind: str, card: str) -> str:
        return "\n".join(self.faces.unsaid(kind, card))

    def width(self, kind: str) -> float:
        return SMALL[0] if kind == NATION else WIDTHS[kind]

    def height(self, kind: str, width: float, large: bool) -> float:
        """Of a card of the list; a large one has its own height."""
        return self.faces.height(kind, self.ids(kind)[0], width)

    def large_height(self, kind: str, card: str, width: float) -> float:
        return self.faces.height(kind, card, width)

    # ------------------------------------------------------------------ asking

    def filters(self) -> list[Filter]:
        speech = load_language(self.preferences.language)
        names = speech.names["group"]
        groups = [Choice(group, capital(names[group].display)) for group in self._groups()]
        stacks = [Choice(stack, self.tr("Stack {0}").format(stack)) for stack in range(1, 10)]
        sources = [Choice(HOUSE, self.tr("House values")), Choice("rulebook", self.tr("Rulebook"))]
        return [
            Filter("group", self.tr("Group"), [Choice("", self.tr("All groups")), *groups], (CARD,)),
            Filter("stack", self.tr("Stack"), [Choice(0, self.tr("All stacks")), *stacks], WITH_STACKS),
            Filter("source", self.tr("Source"), [Choice("", self.tr("All sources")), *sources]),
        ]

    def _groups(self) -> list[str]:
        found = [group for card in self.cards.civilization_cards for group in card.groups]
        return list(dict.fromkeys(found))

    def found(self, kind: str, words: str, chosen: Mapping[str, object], only: frozenset[str] | None) -> list[str]:
        cards = [card for card in self.ids(kind) if self._fits(kind, card, words, chosen)]
        return sorted(cards, key=lambda card: plain(self.name(kind, card))) if kind == CARD else cards

    def _fits(self, kind: str, card: str, words: str, chosen: Mapping[str, object]) -> bool:
        source, stack, group = chosen["source"], chosen["stack"], chosen["group"]
        if source and bool(self.faces.house(kind, card)) != (source == HOUSE):
            return False
        if stack and kind in WITH_STACKS and self.cards.stack_of[self.cards.card[card]] != stack:
            return False
        if group and kind == CARD and group not in self._groups_of(card):
            return False
        text = plain(" ".join([self.name(kind, card), *self.faces.lines(kind, card)]))
        return all(word in text for word in plain(words).split())

    def _groups_of(self, card: str) -> frozenset[str]:
        return next(frozenset(each.groups) for each in self.cards.civilization_cards if each.id == card)
