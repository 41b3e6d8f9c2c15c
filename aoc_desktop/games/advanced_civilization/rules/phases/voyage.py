"""Phase 5: a ship's voyage, stay by stay (rules 9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.board import NO_AREA
from aoc_desktop.games.advanced_civilization.rules.events import Landed, Loaded, Sailed
from aoc_desktop.games.advanced_civilization.rules.state import Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import SeatQuestion
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move

SHIP_RANGE = 4
SHIP_ROOM = 5
ANCHOR: Move = ("anchor",)


def use_up(fresh: dict[int, int], area: int, number: int) -> None:
    """Tokens that have moved are fresh no more."""
    left = fresh.get(area, 0) - number
    if left:
        fresh[area] = left
    else:
        fresh.pop(area, None)


def reach(state: State, seat: int) -> int:
    return SHIP_RANGE + state.abilities[seat].ship_range


def can_sail(state: State, seat: int, end: int, sailed: int) -> bool:
    """One step is left; an open sea needs Astronomy and a berth within the steps left after it."""
    board = state.table.board
    left = reach(state, seat) - sailed - 1
    if left < 0:
        return False
    if board.place_area[end] != NO_AREA:
        return True
    return state.abilities[seat].open_sea and left >= board.sea_distance[end]


def steps_between(state: State, seat: int, start: int, end: int) -> int | None:
    """How far a place is by water that the seat may sail, however few steps are left; None: there is no such way."""
    board, far, edge = state.table.board, 0, {start}
    seen = set(edge)
    while edge and end not in edge:
        near = {place for here in edge for place in board.water[here]} - seen
        edge = {place for place in near if board.place_area[place] != NO_AREA or state.abilities[seat].open_sea}
        seen |= edge
        far += 1
    return far if end in edge else None


def can_begin(state: State, seat: int, place: int) -> bool:
    """A voyage must be able to sail somewhere."""
    board = state.table.board
    return board.near_berth[place] or any(can_sail(state, seat, end, 0) for end in board.water[place])


@dataclass(frozen=True)
class Voyage(SeatQuestion):
    """A ship on its way. While it lies at a berth: unload, then load, each once per stay, then sail or anchor."""

    place: int
    course: tuple[int, ...]
    """The places it has been at, the first one first."""
    cargo: int
    landed: tuple[tuple[int, int], ...]
    """Tokens that it has put ashore, by area: they may go aboard again."""
    unloaded: bool
    loaded: bool

    @property
    def step(self) -> str:
        return "voyage"

    @property
    def steps(self) -> int:
        return len(self.course) - 1

    def landed_at(self, area: int) -> int:
        return dict(self.landed).get(area, 0)

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        board = state.table.board
        ends = [end for end in board.water[self.place] if can_sail(state, seat, end, self.steps)]
        for end in ends:
            yield ("sail", board.places[end])
        area = board.place_area[self.place]
        if area == NO_AREA:
            return
        if not self.cargo:
            yield ANCHOR
        if not self.unloaded and not self.loaded:
            for number in range(1 if ends else self.cargo or 1, self.cargo + 1):
                yield ("unload", str(number))
        if not self.loaded and ends:
            willing = state.fresh.get(area, 0) + self.landed_at(area)
            for number in range(1, min(SHIP_ROOM - self.cargo, willing) + 1):
                yield ("load", str(number))

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        if move[0] == "sail":
            self.sail(state, state.table.board.place[move[1]])
        elif move[0] == "unload":
            self.unload(state, int(move[1]), log)
        elif move[0] == "load":
            self.load(state, int(move[1]), log)
        else:
            names = state.table.board.places
            note(log, Sailed, seat, tuple([names[place] for place in self.course]), self.steps)

    def sail(self, state: State, end: int) -> None:
        """A new stay begins."""
        ships = list(state.ships[self.seat])
        ships.remove(self.place)
        state.ships[self.seat] = tuple(sorted((*ships, end)))
        state.do(replace(self, place=end, course=(*self.course, end), unloaded=False, loaded=False))

    def unload(self, state: State, number: int, log: Log) -> None:
        area = state.table.board.place_area[self.place]
        state.tokens[self.seat][area] += number
        note(log, Landed, self.seat, state.table.board.areas[area], number)
        state.do(self.after(area, self.landed_at(area) + number, self.cargo - number, unloaded=True))

    def load(self, state: State, number: int, log: Log) -> None:
        """Landed tokens go aboard before fresh ones."""
        area = state.table.board.place_area[self.place]
        landed = min(number, self.landed_at(area))
        state.tokens[self.seat][area] -= number
        use_up(state.fresh, area, number - landed)
        note(log, Loaded, self.seat, state.table.board.areas[area], number)
        state.do(self.after(area, self.landed_at(area) - landed, self.cargo + number, loaded=True))

    def after(self, area: int, landed: int, cargo: int, unloaded: bool = False, loaded: bool = False) -> Voyage:
        ashore = {**dict(self.landed), area: landed}
        return replace(
            self,
            cargo=cargo,
            landed=tuple(sorted((place, number) for place, number in ashore.items() if number)),
            unloaded=self.unloaded or unloaded,
            loaded=self.loaded or loaded,
        )

    def pending(self, state: State) -> dict[str, Any]:
        board = state.table.board
        return {
            "berth": board.places[self.place],
            "steps": self.steps,
            "cargo": self.cargo,
            "landed": {board.areas[area]: number for area, number in self.landed},
            "fresh": {board.areas[area]: fresh for area, fresh in state.fresh.items()},
            "ready": [board.places[place] for place in state.ready],
            "unloaded": self.unloaded,
            "loaded": self.loaded,
        }
