"""Any card as a face, as a picture and as words: for the table, the zoom, the almanac, "Why?" and the rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.advanced_civilization.rules.cards import CardSet, CivilizationCard
from aoc_desktop.games.advanced_civilization.table.card_signs import CALAMITY, CARD, COMMODITY
from aoc_desktop.games.advanced_civilization.table.faces import (
    CIVILIZATION,
    TRADE,
    CivilizationFace,
    TradeFace,
    large_civilization_height,
    large_trade_height,
    paint_civilization_card,
    paint_trade_card,
)
from aoc_desktop.games.advanced_civilization.words.calamities import calamity_text
from aoc_desktop.games.advanced_civilization.words.cards import (
    card_credits,
    card_facts,
    card_text,
    commodity_text,
    groups_of,
)
from aoc_desktop.games.advanced_civilization.words.notes import card_notes, house_notes
from aoc_desktop.games.advanced_civilization.words.words import WORDS
from aoc_desktop.kernel.sources import UNKNOWN, CardSources
from aoc_desktop.ui.kit.theme import Size, Theme
from aoc_desktop.ui.table.picture.faces import Faces

translate = QCoreApplication.translate
KINDS = (CARD, COMMODITY, CALAMITY)
WIDTHS = {CARD: 150, COMMODITY: 84, CALAMITY: 84}
"""In the list of the almanac and on the page of the rules."""
LARGE = Size.SENTENCES_FROM


def ids_of(cards: CardSet, kind: str) -> list[str]:
    """The cards of a kind: civilisation cards as the file has them, trade cards by their stacks."""
    if kind == CARD:
        return [card.id for card in cards.civilization_cards]
    if kind == COMMODITY:
        return [card.id for card in sorted(cards.commodities, key=lambda card: card.stack)]
    return [card.id for card in sorted(cards.calamities, key=lambda card: card.order)]


class CardFaces(Faces):
    """The faces of one card set in one language. Small ones have no sentences; `full` ones have."""

    def __init__(self, cards: CardSet, language: str) -> None:
        super().__init__(WORDS, language)
        self.cards = cards
        self._tiles = {card.id: tuple(groups_of(self.speech, card)) for card in cards.civilization_cards}

    def groups(self, card: str) -> tuple[str, ...]:
        """The groups of a civilisation card, in the order in which the game names them."""
        return self._tiles[card]

    def commodity(self, card: str, full: bool = False) -> TradeFace:
        stack = self.cards.stack_of[self.cards.card[card]]
        sentence = commodity_text(self.cards, card, self.language) if full else ""
        return TradeFace(
            card,
            self.name(COMMODITY, card, not full),
            stack,
            sentence=sentence,
            source_mark=self.mark(COMMODITY, card),
        )

    def calamity(self, card: str, full: bool = False) -> TradeFace:
        found = next(each for each in self.cards.calamities if each.id == card)
        sentence = calamity_text(self.cards, card, self.language) if full else ""
        name, mark = self.name(CALAMITY, card, not full), self.mark(CALAMITY, card)
        return TradeFace(card, name, found.stack, True, not found.tradable, sentence, mark)

    def trade_card(self, card: str, full: bool = False) -> TradeFace:
        """A commodity or a calamity, by its id."""
        goods = len(self.cards.commodities)
        return self.commodity(card, full) if self.cards.card[card] < goods else self.calamity(card, full)

    def civilization_card(self, card: str, full: bool = False) -> CivilizationFace:
        found = self.cards.civilization[card]
        return CivilizationFace(
            card,
            self.name(CARD, card, not full),
            self.groups(card),
            found.cost,
            found.cost,
            sentence=card_text(self.cards, card, self.language) if full else "",
            credits_head=self._credits_head(found) if full else "",
            credits=self._credits(found) if full else (),
            source_mark=self.mark(CARD, card),
        )

    def _credits_head(self, card: CivilizationCard) -> str:
        if any(card.credits):
            return translate("CivilizationTrade", "credits when you own it")
        return translate("CivilizationTrade", "no credits")

    def _credits(self, card: CivilizationCard) -> tuple[tuple[str, tuple[str, ...], int], ...]:
        return tuple(
            (other.id, self.groups(other.id), card.credits[other.number])
            for other in self.cards.civilization_cards
            if card.credits[other.number]
        )

    # ------------------------------------------------------------------ any card large, as a picture and in words

    def sources(self, kind: str, card: str) -> CardSources:
        return self.cards.sources.get((kind, card), UNKNOWN)

    def knows(self, kind: str, card: str) -> bool:
        return kind in KINDS and card in ids_of(self.cards, kind)

    def lines(self, kind: str, card: str, notes: bool = False) -> list[str]:
        if kind == COMMODITY:
            return [commodity_text(self.cards, card, self.language), *(self.disputed(card) if notes else ())]
        if kind == CALAMITY:
            return [calamity_text(self.cards, card, self.language)]
        facts, language = card_facts(self.cards, card, self.language), self.language
        lines = [facts, card_text(self.cards, card, language), card_credits(self.cards, card, language)]
        return [*lines, *(card_notes(self.cards, card, language) if notes else ())]

    def unsaid(self, kind: str, card: str) -> list[str]:
        """Facts and notes: what it does and its credits are on its face."""
        lines = self.lines(kind, card, notes=True)
        return [lines[0], *lines[3:]] if kind == CARD else lines[1:]

    def disputed(self, card: str) -> list[str]:
        """Where the sources differ; a card set of somebody's own has its own values."""
        return house_notes(card, self.language) if self.cards.own_table is None else []

    def height(self, kind: str, card: str, width: float) -> float:
        full = width >= LARGE
        if kind == CARD:
            wide, high = CIVILIZATION
            return large_civilization_height(self.civilization_card(card, True), width) if full else width * high / wide
        wide, high = TRADE
        return large_trade_height(self.trade_card(card, True), width) if full else width * high / wide

    def paint_card(self, painter: QPainter, rect: QRectF, kind: str, card: str, theme: Theme) -> None:
        full = rect.width() >= LARGE
        if kind == CARD:
            paint_civilization_card(painter, rect, self.civilization_card(card, full))
        else:
            paint_trade_card(painter, rect, self.trade_card(card, full))
