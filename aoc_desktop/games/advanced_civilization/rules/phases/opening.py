"""Before the first turn: every seat chooses a nation, then places its first token (rules 3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from aoc_desktop.games.advanced_civilization.rules.events import NationChosen, Placed
from aoc_desktop.games.advanced_civilization.rules.pieces import place_tokens
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, Log, State, replaced
from aoc_desktop.games.advanced_civilization.rules.tasks import SeatQuestion, Task
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move


def open_game(state: State, log: Log) -> None:
    """In drawn order: nations, unless they were drawn too, then first tokens of the seats that start."""
    order = state.table.order
    if NOBODY in state.nation:
        state.do(*(ChooseNation(seat) for seat in order), NationsChosen())
    else:
        NationsChosen().go(state, log)


@dataclass(frozen=True)
class ChooseNation(SeatQuestion):
    @property
    def step(self) -> str:
        return "nation"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        table = state.table
        for number, nation in enumerate(table.cards.nations):
            if number not in state.nation and (seat in table.late or nation.id in table.board.nations):
                yield ("nation", nation.id)

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        number = state.table.cards.nation(move[1])
        assert number is not None
        state.nation = replaced(state.nation, seat, number)
        note(log, NationChosen, seat, move[1])


@dataclass(frozen=True)
class NationsChosen(Task):
    """Latecomers place no token."""

    def go(self, state: State, log: Log) -> None:
        state.order_seats()
        state.do(*(PlaceFirstToken(seat) for seat in state.table.order if seat not in state.table.late))


@dataclass(frozen=True)
class PlaceFirstToken(SeatQuestion):
    @property
    def step(self) -> str:
        return "place"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        board = state.table.board
        for area in board.start[state.table.cards.nations[state.nation[seat]].id]:
            yield ("place", board.areas[area])

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        place_tokens(state, seat, state.table.board.area[move[1]], 1)
        note(log, Placed, seat, move[1])
