"""Phase 2: every area with tokens and without a city grows (rules 6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.events import Grown, GrownIn, GrowthShort
from aoc_desktop.games.advanced_civilization.rules.pieces import place_tokens
from aoc_desktop.games.advanced_civilization.rules.scenarios import PERSON, Fertile
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import SeatQuestion, Task
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move


def begin(state: State, log: Log) -> None:
    scenario = state.table.scenario
    if scenario is not None and scenario.growth is not None and state.turn in scenario.growth.turns:
        grow_more(state, scenario.growth, log)
    state.do(*(Grow(seat) for seat in state.ast_order if state.map_tokens(seat)))


def grow_more(state: State, growth: Fertile, log: Log) -> None:
    """A scenario's fertile areas: while the stock has some."""
    for name in growth.areas:
        area = state.table.board.area[name]
        number = min(growth.amount, state.stock[PERSON])
        if number and state.tokens[PERSON][area] and state.city[area] == NOBODY:
            place_tokens(state, PERSON, area, number)
            note(log, GrownIn, PERSON, name, number)


@dataclass(frozen=True)
class Grow(Task):
    """A lone token brings one, two or more bring two. With enough in stock all of it is placed at once."""

    seat: int

    def go(self, state: State, log: Log) -> None:
        seat = self.seat
        city = state.city
        due = tuple(
            (area, 1 if tokens == 1 else 2)
            for area, tokens in enumerate(state.tokens[seat])
            if tokens and city[area] == NOBODY
        )
        total = sum([number for _, number in due])
        if total > state.stock[seat]:
            note(log, GrowthShort, seat, len(due), total, state.stock[seat])
            state.do(GrowArea(seat, due))
            return
        for area, number in due:
            place_tokens(state, seat, area, number)
        if due:
            note(log, Grown, seat, len(due), total, total)


@dataclass(frozen=True)
class GrowArea(SeatQuestion):
    """The stock is short: one token at a time, until it is empty."""

    due: tuple[tuple[int, int], ...]

    @property
    def step(self) -> str:
        return "grow"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        if state.stock[seat]:
            for area, _ in self.due:
                yield ("grow", state.table.board.areas[area])

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        grown = state.table.board.area[move[1]]
        place_tokens(state, seat, grown, 1)
        note(log, GrownIn, seat, move[1], 1)
        left = [(area, number - (area == grown)) for area, number in self.due]
        state.do(GrowArea(seat, tuple((area, number) for area, number in left if number)))

    def pending(self, state: State) -> dict[str, Any]:
        return {"left": {state.table.board.areas[area]: number for area, number in self.due}}
