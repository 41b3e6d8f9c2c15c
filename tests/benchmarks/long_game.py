"""A game without end whose state is as large as a plain map of 158 areas and 8 players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Change, Moment, Move, Outcome, Seat, Traits
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng

NUMBERS = 3100
"""A list of so many numbers takes 25 kB."""
SEATS = 8


class AnyMove:
    """Every `put PLACE NUMBER` is legal."""

    def __iter__(self) -> Any:
        yield ("put", "0", "0")

    def __contains__(self, move: object) -> bool:
        return True

    def why_not(self, move: Move) -> Reason | None:
        return None

    def next(self, prefix: Move) -> Sequence[str]:
        return []

    def sample(self, rng: Rng) -> Move:
        return ("put", str(rng.below(NUMBERS)), str(rng.below(9)))


class LongGame:
    id = "long_game"
    players = range(2, 9)
    traits = Traits(wide_moves=True)

    def setup(self, options: Any, rng: Rng) -> list[int]:
        return [0] * NUMBERS

    def deciders(self, state: list[int]) -> tuple[Seat, ...]:
        return (0,)

    def moment(self, state: list[int]) -> Moment:
        return Moment(1, 0, "play", ("play",), 0, None, (0,) * SEATS, False)

    def legal(self, state: list[int], seat: Seat) -> AnyMove:
        return AnyMove()

    def order_matters(self, state: list[int], seat: Seat) -> bool:
        return True

    def draw(self, state: list[int], rng: Rng) -> Move:
        raise NotImplementedError

    def odds(self, state: list[int]) -> None:
        raise NotImplementedError

    def apply(self, state: list[int], seat: Seat, move: Move, log: list[Event] | None = None) -> None:
        state[int(move[1])] = int(move[2])
        if log is not None:
            log.append(Event("put", seat, move[1], int(move[2])))

    def changes(self, event: Event) -> Iterable[Change]:
        return ()

    def copy(self, state: list[int]) -> list[int]:
        return state[:]

    def view(self, state: list[int], seat: Seat | None) -> tuple[int, ...]:
        return tuple(state)

    def redraw(self, view: tuple[int, ...], rng: Rng) -> list[int]:
        return list(view)

    def outcome(self, state: list[int]) -> Outcome | None:
        return None

    def options(self, record: Record) -> None:
        return None

    def fingerprint(self, card_set: object) -> str:
        return ""

    def setup_of(self, state: list[int]) -> dict[str, Any]:
        return {}

    def snapshot(self, state: list[int]) -> dict[str, Any]:
        return {}

    def summary(self, state: list[int]) -> str:
        return ""


GAME = LongGame()
