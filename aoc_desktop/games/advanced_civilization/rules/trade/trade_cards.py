"""Phase 10: each seat draws as many trade cards as it has cities, and may buy from the ninth stack (rules 14)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from aoc_desktop.games.advanced_civilization.rules.cards import STACKS
from aoc_desktop.games.advanced_civilization.rules.events import BoughtNinth, Drawn, Draws
from aoc_desktop.games.advanced_civilization.rules.scenarios import PERSON
from aoc_desktop.games.advanced_civilization.rules.state import Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import PASS, SeatQuestion, Task
from aoc_desktop.games.advanced_civilization.rules.trade.stacks import draw_card
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move

NINTH = STACKS - 1
NINTH_PRICE = 18
BUY: Move = ("buy",)


def begin(state: State, log: Log) -> None:
    """Fewest cities first, ties by AST order; the same order holds for trading."""
    cities = {seat: state.map_cities(seat) for seat in state.ast_order}
    state.trade_order = tuple(sorted(cities, key=lambda seat: cities[seat]))
    scenario = state.table.scenario
    if scenario is not None and scenario.draws_as >= 0:
        cities[PERSON] = scenario.draws_as
    state.do(*(DrawCards(seat, cities[seat]) for seat in state.trade_order))


@dataclass(frozen=True)
class DrawCards(Task):
    """The top card of each stack, 1 to the number of cities."""

    seat: int
    cities: int

    def go(self, state: State, log: Log) -> None:
        drawn = [draw_card(state, self.seat, stack) for stack in range(min(self.cities, STACKS))]
        cards = [card for card in drawn if card is not None]
        if cards:
            names = state.table.cards.cards
            note(log, Drawn, self.seat, self.cities, len(cards))
            note(log, Draws, self.seat, tuple([names[card] for card in cards]))
        if state.treasury[self.seat] >= NINTH_PRICE:
            state.do(BuyNinth(self.seat))


@dataclass(frozen=True)
class BuyNinth(SeatQuestion):
    """Asked as long as there are tokens and cards, with any number of cities."""

    @property
    def step(self) -> str:
        return "ninth"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        if state.treasury[seat] >= NINTH_PRICE and state.stacks[NINTH]:
            yield BUY
            yield PASS

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        if move == PASS:
            return
        state.treasury[seat] -= NINTH_PRICE
        state.stock[seat] += NINTH_PRICE
        card = draw_card(state, seat, NINTH)
        assert card is not None
        note(log, BoughtNinth, seat, NINTH_PRICE)
        note(log, Draws, seat, (state.table.cards.cards[card],))
        state.do(self)
