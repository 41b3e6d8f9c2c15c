"""Phase 7: cities are built (rules 11)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.board import SITE_TOKENS
from aoc_desktop.games.advanced_civilization.rules.events import CityBuilt
from aoc_desktop.games.advanced_civilization.rules.pieces import alone, place_city, remove_tokens
from aoc_desktop.games.advanced_civilization.rules.scenarios import PERSON
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import DONE, SeatQuestion
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move


def begin(state: State, log: Log) -> None:
    state.do(*(BuildCity(seat, False) for seat in state.ast_order if state.map_tokens(seat)))


def may_found(state: State, seat: int) -> bool:
    """While the stock has cities, and no scenario holds the person back."""
    scenario = state.table.scenario
    if scenario is not None and seat == PERSON and 0 <= scenario.cities_most <= state.map_cities(seat):
        return False
    return state.city_stock[seat] > 0


@dataclass(frozen=True)
class BuildCity(SeatQuestion):
    architecture: bool
    """Used this turn."""

    @property
    def step(self) -> str:
        return "build"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        yield DONE
        if not may_found(state, seat):
            return
        board = state.table.board
        helped = state.abilities[seat].treasury_building and not self.architecture
        least = SITE_TOKENS // 2 if helped else SITE_TOKENS
        for area, tokens in enumerate(state.tokens[seat]):
            if tokens >= least and state.city[area] == NOBODY:
                needed = board.city_tokens[area]
                if tokens >= needed:
                    yield ("build", board.areas[area])
                elif helped and can_help(state, seat, area):
                    yield ("build", board.areas[area], "architecture")

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        if move == DONE:
            return
        area = state.table.board.area[move[1]]
        tokens = state.tokens[seat][area]
        treasury = state.table.board.city_tokens[area] - tokens if len(move) > 2 else 0
        remove_tokens(state, seat, area, tokens)
        state.treasury[seat] -= treasury
        state.stock[seat] += treasury
        place_city(state, seat, area)
        state.new = state.new | {area}
        note(log, CityBuilt, seat, move[1], tokens, treasury)
        state.do(BuildCity(seat, self.architecture or treasury > 0))

    def pending(self, state: State) -> dict[str, Any]:
        return {"architecture": self.architecture}


def can_help(state: State, seat: int, area: int) -> bool:
    """Architecture: at least half the tokens stand there alone, the treasury pays exactly what is missing."""
    needed = state.table.board.city_tokens[area]
    tokens = state.tokens[seat][area]
    return needed <= 2 * tokens and needed - tokens <= state.treasury[seat] and alone(state, seat, area)
