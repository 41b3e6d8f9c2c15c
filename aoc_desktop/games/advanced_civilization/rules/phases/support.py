"""Phases 9 and 14: a city needs two tokens on the map; what reducing a city means (rules 13)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.events import SUPPORT, calamity_cause
from aoc_desktop.games.advanced_civilization.rules.pieces import limit_for, reduce_city
from aoc_desktop.games.advanced_civilization.rules.state import Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import SeatQuestion
from aoc_desktop.kernel.events import Cause
from aoc_desktop.kernel.game import Move

TOKENS_PER_CITY = 2


def begin(state: State, log: Log) -> None:
    state.do(*(Support(seat, "support", 0) for seat in state.ast_order if unsupported(state, seat, 0)))


def unsupported(state: State, seat: int, blocked: int) -> bool:
    return state.map_tokens(seat) - blocked < TOKENS_PER_CITY * state.map_cities(seat)


@dataclass(frozen=True)
class Reduction(SeatQuestion):
    """Cities of a seat that it reduces one by one."""

    cause: str
    """"support" or a calamity."""

    @property
    def step(self) -> str:
        return "reduce"

    def cities(self, state: State) -> list[int]:
        return state.cities_of(self.seat)

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        for area in self.cities(state):
            yield ("reduce", state.table.board.areas[area])

    def reduce(self, state: State, area: int, log: Log) -> None:
        reduce_city(state, area, cause_of(self.cause), log)


def cause_of(name: str) -> Cause:
    return SUPPORT if name == "support" else calamity_cause(name)


@dataclass(frozen=True)
class Support(Reduction):
    """While tokens are too few for the cities: one city less, new ones first."""

    blocked: int
    """Tokens that support nothing (Slave Revolt)."""

    def settled(self, state: State, log: Log) -> bool:
        return not unsupported(state, self.seat, self.blocked)

    def cities(self, state: State) -> list[int]:
        cities = state.cities_of(self.seat)
        return [area for area in cities if area in state.new] or cities

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        self.reduce(state, state.table.board.area[move[1]], log)
        state.do(self)

    def pending(self, state: State) -> dict[str, Any]:
        return {"cause": self.cause, "left": None, "blocked": self.blocked}


@dataclass(frozen=True)
class ReduceCities(Reduction):
    """A number of cities, the owner's choice."""

    left: int

    def settled(self, state: State, log: Log) -> bool:
        """All of them, and tokens for all or for none: their order makes no difference, nobody is asked."""
        cities = state.cities_of(self.seat)
        if not self.left or not cities:
            return True
        stock = state.stock[self.seat]
        if self.left < len(cities) or 0 < stock < sum(limit_for(state, self.seat, area) for area in cities):
            return False
        for area in cities:
            self.reduce(state, area, log)
        return True

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        self.reduce(state, state.table.board.area[move[1]], log)
        state.do(ReduceCities(seat, self.cause, self.left - 1))

    def pending(self, state: State) -> dict[str, Any]:
        return {"cause": self.cause, "left": self.left, "blocked": 0}
