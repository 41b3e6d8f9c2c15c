"""Phase 13: owners of Monotheism may convert an area (rules 17)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from aoc_desktop.games.advanced_civilization.rules.events import Annexed, Converted
from aoc_desktop.games.advanced_civilization.rules.pieces import (
    place_city,
    place_tokens,
    remove_city,
    remove_tokens,
    unit_points,
)
from aoc_desktop.games.advanced_civilization.rules.state import Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import PASS, SeatQuestion
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move


def begin(state: State, log: Log) -> None:
    state.do(*(Convert(seat) for seat in state.ast_order if state.abilities[seat].converts))


def owners_in(state: State, seat: int, area: int) -> list[int]:
    """Other seats, inert ones included, with units in an area."""
    return [other for other in range(state.table.players) if other != seat and unit_points(state, other, area)]


def can_convert(state: State, seat: int, area: int) -> bool:
    """All who live there or nobody; the stock must hold as many pieces."""
    owners = owners_in(state, seat, area)
    if not owners or any(state.abilities[other].no_conversion for other in owners):
        return False
    tokens = sum(state.tokens[other][area] for other in owners)
    cities = int(state.city[area] in owners)
    if state.stock[seat] < tokens or state.city_stock[seat] < cities:
        return False
    return any(unit_points(state, seat, near) for near in state.table.board.land[area])


@dataclass(frozen=True)
class Convert(SeatQuestion):
    @property
    def step(self) -> str:
        return "convert"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        yield PASS
        for area, name in enumerate(state.table.board.areas):
            if can_convert(state, seat, area):
                yield ("convert", name)

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        """All these units are replaced by own ones; barbarians stay."""
        if move == PASS:
            return
        area = state.table.board.area[move[1]]
        owners = owners_in(state, seat, area)
        points = sum(unit_points(state, other, area) for other in owners)
        note(log, Converted, seat, move[1], points)
        for other in owners:
            tokens = state.tokens[other][area]
            if tokens:
                note(log, Annexed, seat, move[1], "tokens", other, tokens)
            remove_tokens(state, other, area, tokens)
            place_tokens(state, seat, area, tokens)
        if state.city[area] in owners:
            note(log, Annexed, seat, move[1], "city", state.city[area], 1)
            remove_city(state, area)
            place_city(state, seat, area)
