"""Tells in words what lies on the trading floor and in the market: for pointer, keyboard and screen reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from aoc_desktop.games.advanced_civilization.rules.phases.civilization_cards import SETTLE_WITHOUT_MINING
from aoc_desktop.games.advanced_civilization.table.card_picture import CardFaces
from aoc_desktop.games.advanced_civilization.table.card_signs import CALAMITY, CARD, COMMODITY
from aoc_desktop.games.advanced_civilization.table.chips import MAP_SWITCH, SUGGESTION
from aoc_desktop.games.advanced_civilization.table.floor.rows import ANSWERING, ANY, TALK, lies
from aoc_desktop.games.advanced_civilization.table.floor.said_rows import ANSWERED
from aoc_desktop.games.advanced_civilization.table.floor.said_rows import OFFERED as OFFER_SAID
from aoc_desktop.games.advanced_civilization.table.floor.words import TradeWords
from aoc_desktop.games.advanced_civilization.table.market.items import STAR
from aoc_desktop.games.advanced_civilization.table.market.payment import ADVICE, CHOSEN, SPENT
from aoc_desktop.games.advanced_civilization.table.own_actions import MAP
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.table.rows.trade_gestures import BASKET, MY_SIDE, OFFERED, STACKS, WANTED
from aoc_desktop.games.advanced_civilization.table.sections import Sections
from aoc_desktop.games.advanced_civilization.words.notes import owners_note, price_note
from aoc_desktop.kernel.game import Move
from aoc_desktop.play.places import Place
from aoc_desktop.ui.table.answers import Card

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.view import TableView

TRADE_CARDS = frozenset(("hand", "lot", "goods", SPENT))
"""Kinds of places that are trade cards."""
CIVILIZATION_CARDS = frozenset(("market", CHOSEN, STAR))


class Telling:
    """One look at the table, to tell of its places."""

    def __init__(self, rows: TableModels, faces: CardFaces) -> None:
        self.rows, self.faces, self.words = rows, faces, TradeWords(rows, faces)

    def lines(self, place: Place) -> list[str]:
        kind, name = place
        if kind in PLAIN:
            return [self.words.text(PLAIN[kind])]
        teller = TELLERS.get(kind)
        return teller(self, name) if teller is not None else []

    def hand(self, name: str) -> list[str]:
        """A set with its worth; a calamity with what it does."""
        row = self.rows.trade.sets.row(name)
        if row is None:
            return []
        card = self.faces.lines(CALAMITY, name) if row.calamity else []
        return [*self.words.set_lines(row), *card]

    def lot(self, name: str) -> list[str]:
        found = card_of(("lot", name), self.rows)
        return [self.words.card(name), *(self.faces.lines(*found) if found is not None else ())]

    def goods(self, name: str) -> list[str]:
        """While talking, the sentence that all would hear, and for me alone whether it is true."""
        floor, words = self.rows.trade.floor, self.words
        if floor.asked != TALK:
            return [words.card(name)] if name == ANY else self.lot(name)
        lot = floor.offer if floor.proposer == self.rows.viewer else floor.mine
        lie = lot is not None and lies(lot, name)
        return [words.rest(name), words.text(f"preview.talk_{'false' if lie else 'true'}_own_view_only")]

    def spent(self, name: str) -> list[str]:
        row = next(row for row in self.rows.trade.goods.rows if row.card == name)
        return [self.words.text("market.spent", n=row.spent, commodity=name, w=row.worth)]

    def ask(self, name: str) -> list[str]:
        return [self.words.text("move.ask", n=int(name))]

    def chip(self, name: str) -> list[str]:
        return [str(self.rows.legal.text(tuple(name.split())))]

    def answer(self, name: str) -> list[str]:
        found = next((row for row in self.rows.trade.floor.answers if str(row.seat) == name), None)
        return [self.words.answer(found)] if found is not None else []

    def offered(self, _name: str) -> list[str]:
        """The offer as everybody hears it, and what it may bring."""
        floor, words = self.rows.trade.floor, self.words
        if floor.offer is None:
            return []
        warning = words.warning(floor) if floor.asked == ANSWERING else ""
        return [words.heard(floor.offer, self.rows.viewer), *([warning] if warning else [])]

    def said(self, name: str) -> list[str]:
        """An offer with all its answers, and what I saw of it."""
        said, number = self.rows.trade.said.rows, int(name)
        if number >= len(said):
            return []
        row, lines = said[number], [self.words.announced(said[number])]
        for other in said[number + 1 :]:
            if row.kind != OFFER_SAID or other.kind == OFFER_SAID:
                break
            if other.kind == ANSWERED:
                lines.append(self.words.announced(other))
        seen = self.words.saw(row)
        return [*lines, seen] if seen else lines

    def succession(self, name: str) -> list[str]:
        return [self.words.forecast(row) for row in self.rows.trade.succession.rows if row.nation == name]

    def star(self, name: str) -> list[str]:
        starred = any(row.card == name and row.starred for row in self.rows.trade.market.rows)
        wish = self.words.text("market.wish_drop" if starred else "market.wish_add")
        return [self.faces.speech.labelled(self.faces.name(CARD, name, short=False), wish)]

    def groups(self, name: str) -> list[str]:
        """Of the cards in a column of the market."""
        return [self.faces.speech.join([self.faces.name("group", group) for group in name.split()])]

    def market(self, name: str) -> list[str]:
        state, language = self.rows.state, self.faces.language
        price = price_note(state.table.cards, name, state.owned_bits[self.rows.viewer], language)
        card = [self.faces.name(CARD, name, short=False), *self.faces.lines(CARD, name, notes=True)]
        return [*card, price, owners_note(state, name, language)]


TELLERS: Mapping[str, Callable[[Telling, str], list[str]]] = {
    "hand": Telling.hand,
    "lot": Telling.lot,
    "goods": Telling.goods,
    SPENT: Telling.spent,
    "ask": Telling.ask,
    "chip": Telling.chip,
    "answer": Telling.answer,
    OFFERED[0]: Telling.offered,
    "said": Telling.said,
    "succession": Telling.succession,
    STAR: Telling.star,
    "market": Telling.market,
    "groups": Telling.groups,
    CHOSEN: Telling.market,
}
PLAIN: Mapping[str, str] = {
    MY_SIDE[0]: "floor.least",
    WANTED[0]: "floor.which_two",
    BASKET[0]: "market.basket",
    STACKS[0]: "market.discard_note",
    MAP_SWITCH[0]: "floor.map_switch",
    ADVICE[0]: "market.goods_preview",
    SUGGESTION[0]: "sheet.suggestion",
}
"""Kinds of places of which there is one thing to say."""


def card_of(place: Place, rows: TableModels) -> Card | None:
    """The card that lies there: kind and id."""
    kind, name = place
    if kind in CIVILIZATION_CARDS:
        return CARD, name
    if kind not in TRADE_CARDS or name == ANY:
        return None
    cards = rows.state.table.cards
    return (COMMODITY if cards.card[name] < len(cards.commodities) else CALAMITY), name


def place_lines(place: Place, rows: TableModels, faces: CardFaces) -> list[str]:
    """What lies there, in sentences; nothing: it is no place of trade or market."""
    return Telling(rows, faces).lines(place)


# Trading floor and market for the table toolkit: what buttons say, and what a click does that plays nothing.


PRESSES = frozenset((MAP_SWITCH[0], STAR, CHOSEN, SPENT, ADVICE[0], SUGGESTION[0]))
LOOKS = {MAP: MAP_SWITCH}
TAKEN_BACK = {CHOSEN: "buy", SPENT: "spend"}
"""Where a click takes back a move: its verb."""


def move_now(rows: TableModels) -> Move | None:
    """The move of the primary button while it is not legal yet: greyed, it tells why."""
    return WAITING.get(rows.step_of_viewer()) if rows.standing.deciding else None


WAITING: dict[str, Move] = {"content": ("close",), "payment": ("settle",)}


def button_words(move: Move, rows: TableModels, language: str) -> str:
    """What the primary button says for a move of trade or market; empty: what its verb always says."""
    speech, floor = rows.words.speech(language), rows.trade.floor
    if move == ("close",):
        return speech.text("floor.close_offer" if floor.proposer == rows.viewer else "floor.close_answer")
    if move == ("say", "nothing"):
        return speech.text("floor.silent_button")
    if move == ("settle",):
        return speech.text("market.pay", n=rows.trade.purse.price)
    if move == SETTLE_WITHOUT_MINING:
        return speech.text("market.keep_mining")
    if move == ("done",) and rows.standing.step == "cards":
        price = rows.trade.purse.price
        return speech.text("market.go_pay", n=price) if rows.trade.basket.rows else speech.text("market.nothing_more")
    return ""


def press(place: Place, view: TableView) -> None:
    """The map instead of floor or market, and back; a star puts a card on the wish list."""
    layout, rows = view.layout_, view.models
    assert isinstance(rows, TableModels)
    if place == MAP_SWITCH and isinstance(layout, Sections):
        layout.map_wanted = not layout.map_wanted
    elif place[0] == STAR:
        rows.wish_for(place[1])
    elif place == ADVICE:
        rows.spend_as_advised()
    elif place == SUGGESTION:
        rows.lose_as_suggested()
    elif place[0] in TAKEN_BACK:
        rows.take_out((TAKEN_BACK[place[0]], place[1]))
    view.sync()
    view.hover.refresh()
