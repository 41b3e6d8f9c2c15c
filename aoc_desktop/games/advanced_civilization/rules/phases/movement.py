"""Phase 5: tokens move by land (rules 9). What a ship does stands in `voyage`, leaving the game in `leaving`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.events import Moved
from aoc_desktop.games.advanced_civilization.rules.phases.leaving import LEAVE, leave, may_leave
from aoc_desktop.games.advanced_civilization.rules.phases.voyage import Voyage, can_begin, use_up
from aoc_desktop.games.advanced_civilization.rules.pieces import others_units
from aoc_desktop.games.advanced_civilization.rules.state import Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import DONE, SeatQuestion, Task
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng


def begin(state: State, log: Log) -> None:
    """A seat without tokens and ships could only say `done`."""
    leaving = may_leave(state)
    movers = [seat for seat in state.census if leaving or state.map_tokens(seat) or state.ships[seat]]
    state.do(*(MovementTurn(seat) for seat in movers))


@dataclass(frozen=True)
class MovementTurn(Task):
    """All tokens are fresh and all ships ready."""

    seat: int

    def go(self, state: State, log: Log) -> None:
        state.fresh = {area: tokens for area, tokens in enumerate(state.tokens[self.seat]) if tokens}
        state.ready = state.ships[self.seat]
        state.do(MoveTokens(self.seat, True), EndMovement())


@dataclass(frozen=True)
class EndMovement(Task):
    def go(self, state: State, log: Log) -> None:
        state.fresh = {}
        state.ready = ()


def targets(state: State, seat: int, area: int) -> Sequence[int]:
    """Areas that tokens of this area can reach: across a land border, with Roadbuilding across two."""
    board = state.table.board
    if not state.abilities[seat].roads:
        return board.land[area]
    by_road = [end for end, vias in board.roads[area] if any(not others_units(state, seat, via) for via in vias)]
    return (*board.land[area], *by_road)


def ready_berths(state: State, seat: int) -> list[int]:
    """Places of ready ships that can sail somewhere, each once."""
    return [place for place in dict.fromkeys(state.ready) if can_begin(state, seat, place)]


NUMBERS = tuple(str(number) for number in range(201))


@dataclass(frozen=True)
class MoveTokens(SeatQuestion):
    """Any number of moves and voyages. The list may be long: it is narrowed and sampled without being built."""

    first: bool
    """Nothing of the phase is done yet: the seat may leave."""

    @property
    def step(self) -> str:
        return "movement"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        yield DONE
        if self.first and may_leave(state):
            yield LEAVE
        board = state.table.board
        for place in ready_berths(state, seat):
            yield ("voyage", board.places[place])
        for area, fresh in state.fresh.items():
            start = board.areas[area]
            for end in targets(state, seat, area):
                name = board.areas[end]
                for number in NUMBERS[1 : fresh + 1]:
                    yield ("move", start, name, number)

    def allows(self, state: State, seat: int, move: Move) -> bool:
        if move == LEAVE:
            return self.first and may_leave(state)
        if move[:1] == ("move",):
            return len(move) == 4 and move[3] in self.next(state, seat, move[:3])
        return move == DONE or move in self.voyages(state, seat)

    def voyages(self, state: State, seat: int) -> list[Move]:
        return [("voyage", state.table.board.places[place]) for place in ready_berths(state, seat)]

    def next(self, state: State, seat: int, prefix: Move) -> Sequence[str]:
        """`move` → from → to → how many, each word for itself."""
        board = state.table.board
        if not prefix:
            return self.verbs(state, seat)
        if prefix[0] == "voyage" and len(prefix) == 1:
            return [board.places[place] for place in ready_berths(state, seat)]
        if prefix[0] != "move":
            return []
        if len(prefix) == 1:
            return [board.areas[area] for area in self.sources(state, seat)]
        start = board.area.get(prefix[1])
        if start not in state.fresh:
            return []
        ends = targets(state, seat, start)
        if len(prefix) == 2:
            return [board.areas[end] for end in ends]
        if len(prefix) == 3 and board.area.get(prefix[2]) in ends:
            return NUMBERS[1 : state.fresh[start] + 1]
        return []

    def verbs(self, state: State, seat: int) -> list[str]:
        words = ["move"] if self.sources(state, seat) else []
        words += ["voyage"] if ready_berths(state, seat) else []
        words += ["done"]
        return words + (["leave"] if self.first and may_leave(state) else [])

    def sources(self, state: State, seat: int) -> list[int]:
        return [area for area in state.fresh if targets(state, seat, area)]

    def sample(self, state: State, seat: int, rng: Rng) -> Move:
        """Each move as likely as the others: areas weigh as much as they have moves."""
        short: list[Move] = [DONE, *self.voyages(state, seat)]
        if self.first and may_leave(state):
            short.append(LEAVE)
        land = state.table.board.land
        roads = state.abilities[seat].roads
        weights = [
            (area, fresh, targets(state, seat, area) if roads else land[area]) for area, fresh in state.fresh.items()
        ]
        number = rng.below(len(short) + sum([fresh * len(ends) for _, fresh, ends in weights]))
        if number < len(short):
            return short[number]
        number -= len(short)
        for area, fresh, ends in weights:
            if number < fresh * len(ends):
                names = state.table.board.areas
                return ("move", names[area], names[ends[number // fresh]], NUMBERS[number % fresh + 1])
            number -= fresh * len(ends)
        raise AssertionError("weights add up")

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        if move == DONE:
            return
        if move == LEAVE:
            leave(state, seat, log)
            return
        state.do(self if not self.first else MoveTokens(seat, False))
        board = state.table.board
        if move[0] == "voyage":
            place = board.place[move[1]]
            ready = list(state.ready)
            ready.remove(place)
            state.ready = tuple(ready)
            state.do(Voyage(seat, place, (place,), 0, (), False, False))
            return
        start, end, number = board.area[move[1]], board.area[move[2]], int(move[3])
        use_up(state.fresh, start, number)
        state.tokens[seat][start] -= number
        state.tokens[seat][end] += number
        note(log, Moved, seat, move[1], move[2], number)

    def pending(self, state: State) -> dict[str, Any]:
        return land_and_ships(state)


def land_and_ships(state: State) -> dict[str, Any]:
    """What may still move, for snapshots."""
    board = state.table.board
    return {
        "fresh": {board.areas[area]: fresh for area, fresh in state.fresh.items()},
        "ready": [board.places[place] for place in state.ready],
    }
