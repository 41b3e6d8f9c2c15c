"""A nation's mat: pieces, support, tax, the hand as sets, cards, what the next square asks; as the viewer knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.cards import FINISH
from aoc_desktop.games.advanced_civilization.rules.foresight import Footing
from aoc_desktop.games.advanced_civilization.rules.phases.civilization_cards import worth_of
from aoc_desktop.games.advanced_civilization.rules.phases.succession import demands
from aoc_desktop.games.advanced_civilization.rules.phases.support import TOKENS_PER_CITY
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, State
from aoc_desktop.games.advanced_civilization.rules.view import View
from aoc_desktop.games.advanced_civilization.table.map.rows import nation_of
from aoc_desktop.kernel.game import Seat


class SetRow(NamedTuple):
    """Equal commodities in a hand."""

    commodity: str
    held: int
    most: int
    """So many are in the game."""
    worth: int
    more: int
    """Worth with one more; 0: the set is complete."""
    mined: bool
    """It counts as one card more (Mining); its worth says so."""


class Ask(NamedTuple):
    """One thing that the next square asks."""

    what: str
    """cities, cards, groups or points"""
    have: int
    asked: int

    @property
    def met(self) -> bool:
        return self.have >= self.asked


class Advance(NamedTuple):
    """What the marker on the AST would do, and why."""

    square: int
    to: int
    """Where it would stand after this turn as things are now."""
    epoch: str
    """Of the square ahead; empty at the end."""
    asks: tuple[Ask, ...] = ()


class MarkerRow(NamedTuple):
    """A nation's row of the AST."""

    seat: Seat
    nation: str
    epochs: tuple[str, ...]
    """Of each square."""
    square: int


class Mat(NamedTuple):
    seat: Seat
    nation: str
    points: int
    stock: int
    treasury: int
    cities: int
    most_cities: int
    tokens: int
    ships: int
    most_ships: int
    supporting: int
    """Tokens on the map when support is checked next."""
    needed: int
    """Tokens that the cities need then."""
    taxed: int
    """The stock when it is taxed next."""
    tax: int
    """Tokens that the next tax takes from the stock at the least."""
    revolting: int
    """Cities that it would not pay for, and that would revolt."""
    hand: int
    """Cards in the hand; what they are only where the viewer may know it."""
    worth: int
    sets: tuple[SetRow, ...]
    calamities: tuple[str, ...]
    cards: tuple[str, ...]
    cost: int
    """Of all civilisation cards."""
    advance: Advance


def mat_of(view: View, seat: Seat, points: int, ahead: Footing) -> Mat:
    state = view.state
    cards = state.table.cards
    owned = [cards.civilization_cards[card] for card in state.owned[seat]]
    cities = state.map_cities(seat)
    known = seat == view.seat or state.finished
    return Mat(
        seat,
        nation_of(state, seat),
        points,
        state.stock[seat],
        state.treasury[seat],
        cities,
        cards.cities,
        state.map_tokens(seat),
        len(state.ships[seat]),
        cards.ships,
        ahead.tokens,
        TOKENS_PER_CITY * ahead.cities,
        ahead.stock,
        ahead.tax,
        ahead.revolting,
        view.hand_sizes[seat],
        worth_of(state, seat, state.hands[seat]) if known else 0,
        tuple(set_rows(state, seat, state.hands[seat])) if known else (),
        tuple(calamities_in(state, seat)),
        tuple(card.id for card in owned),
        sum(card.cost for card in owned),
        advance_of(state, seat),
    )


def set_rows(state: State, seat: Seat, hand: Sequence[int]) -> list[SetRow]:
    """In the order of the stacks."""
    cards = state.table.cards
    mined = cards.raised_set(hand, state.set_bonus(seat))
    rows = []
    for number, commodity in sorted(enumerate(cards.commodities), key=lambda pair: pair[1].stack):
        if count := hand[number]:
            counts = count + (number == mined)
            more = (counts + 1) ** 2 * commodity.stack if counts < commodity.copies else 0
            worth = counts * counts * commodity.stack
            rows.append(SetRow(commodity.id, count, commodity.copies, worth, more, number == mined))
    return rows


def calamities_in(state: State, seat: Seat) -> list[str]:
    """As far as the state knows of them: a view hides those of others until they are shown."""
    first = len(state.table.cards.commodities)
    return [state.table.cards.cards[card] for card, count in enumerate(state.hands[seat]) if card >= first and count]


def advance_of(state: State, seat: Seat) -> Advance:
    """As `succession.move_marker` would have it now."""
    square = state.ast[seat]
    if state.nation[seat] == NOBODY:
        return Advance(square, square, "")
    nation = state.table.cards.nations[state.nation[seat]]
    back = not state.map_cities(seat) and nation.epochs[square] is not nation.epochs[0]
    if square == FINISH:
        return Advance(square, square - back, "")
    asks = {what: Ask(what, have, asked) for what, have, asked in demands(state, seat, nation, square) if asked}
    met = all(ask.met for ask in asks.values())
    to = square - 1 if back else square + 1 if met else square
    return Advance(square, to, nation.epochs[square + 1].id, tuple(asks.values()))


def marker_rows(state: State) -> list[MarkerRow]:
    """Of all nations that are played or were, in the order of the AST."""
    cards = state.table.cards
    playing = [seat for seat, nation in enumerate(state.nation) if nation != NOBODY]
    rows = []
    for seat in sorted(playing, key=lambda seat: state.nation[seat]):
        nation = cards.nations[state.nation[seat]]
        rows.append(MarkerRow(seat, nation.id, tuple(epoch.id for epoch in nation.epochs), state.ast[seat]))
    return rows
