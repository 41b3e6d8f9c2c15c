"""The usual answers of a game: what most games need not write. States are declared (kernel.declared)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from typing import Any, Generic, NamedTuple

from aoc_desktop.kernel.errors import IllegalMove
from aoc_desktop.kernel.game import Moment, Move, S, Seat
from aoc_desktop.kernel.rng import Rng


class PlainGame(Generic[S]):
    """A game over a declared state: a Game that extends it writes its rules, its views and its record."""

    def moment(self, state: S) -> Moment:
        raise NotImplementedError

    def order_matters(self, state: S, seat: Seat) -> bool:
        return True

    def odds(self, state: S) -> Sequence[tuple[Move, int]] | None:
        """Chance never decides during play."""
        raise IllegalMove("no_chance")

    def draw(self, state: S, rng: Rng) -> Move:
        """By the odds; a game that cannot list them draws itself."""
        odds = self.odds(state) or ()
        place = rng.below(sum(weight for _, weight in odds))
        for move, weight in odds:
            place -= weight
            if place < 0:
                return move
        raise AssertionError

    def copy(self, state: S) -> S:
        return state.copy()  # type: ignore[attr-defined, no-any-return]

    def fingerprint(self, card_set: object) -> str:
        """It has no card sets."""
        return ""

    def snapshot(self, state: S) -> dict[str, Any]:
        return asdict(state)  # type: ignore[call-overload, no-any-return]

    def summary(self, state: S) -> str:
        moment = self.moment(state)
        return f"round {moment.round} of {moment.rounds}, {moment.step}: {' '.join(map(str, moment.points))}"


class Ending(NamedTuple):
    """How a game ended that is won by points."""

    ranking: tuple[tuple[Seat, ...], ...]
    points: tuple[int, ...]
    extras: Mapping[str, Any] = {}


def by_points(points: Sequence[int], **extras: Any) -> Ending:
    """Most points first, equal ones share a place; extras that are empty are left out."""
    steps = sorted(set(points), reverse=True)
    ranking = tuple(tuple(seat for seat, own in enumerate(points) if own == step) for step in steps)
    return Ending(ranking, tuple(points), {name: value for name, value in extras.items() if value})


def shared(given: object, *names: str) -> dict[str, Any]:
    """The values of these fields as tuples, where they are sequences: what a view takes over from a state."""
    return {name: _tuples(value) for name, value in _values(given).items() if name in names}


def _values(given: Any) -> dict[str, Any]:
    return {each.name: getattr(given, each.name) for each in fields(given)}


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list | tuple) else value
