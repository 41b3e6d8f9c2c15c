"""What a game may tell its AI seats beside its rules: what to value, and where a turn ends.

The registry (aoc_desktop.games) says where a game keeps its KNOWLEDGE; search itself is special to no game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Mapping
from functools import cache
from math import exp
from typing import Any, NamedTuple, Protocol

from aoc_desktop import games
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng

Worth = Callable[[Any, Seat], float]
"""A seat's expected final points."""


class Knowledge(Protocol):
    """The expert's side of a game."""

    def features(self, state: Any, seat: Seat) -> Mapping[str, float]:
        """The features of a seat's position that are worth something beside its points, by name."""
        ...

    def tied(self, feature: str) -> str:
        """The feature that shares its weight with this one while there is little to learn from."""
        ...

    def worth(self, weights: Mapping[str, float]) -> Worth:
        """A quick function: the seat's points and goal plus the sum of its features times these weights."""
        ...

    def goal(self, state: Any, seat: Seat) -> float:
        """The value, in points, of a solo player's goal beside points (a medal, say); 0 without one."""
        ...

    def weights_name(self, state: Any) -> str:
        """Which set of weights this kind of game uses."""
        ...

    def practice(self, kind: str, rng: Rng) -> Any:
        """A new game to learn from, of the kind that a set of weights is for."""
        ...

    def points(self, state: Any, seat: Seat) -> int: ...

    def seats(self, state: Any) -> int: ...

    def turns_left(self, state: Any, seat: Seat) -> int:
        """How many turns the seat has yet to begin."""
        ...

    def part(self, state: Any, seat: Seat) -> int:
        """How much of the game is to come, in a few steps; 0: its last part. Chances are told by it."""
        ...

    def turn(self, state: Any) -> Hashable | None:
        """A name for the turn under way; whole turns are planned at once. None: each decision stands alone."""
        ...

    def turn_key(self, state: Any, seat: Seat) -> Hashable:
        """Equal for states within or after one turn of a seat that are the same position."""
        ...


class PlainKnowledge:
    """The usual answers: `points` and `turns_left` are the game's own, and each decision stands alone."""

    values: Mapping[str, float] = {}
    """What its features are worth before anything is learned."""

    def features(self, state: Any, seat: Seat) -> Mapping[str, float]:
        return {}

    def tied(self, feature: str) -> str:
        return feature

    def worth(self, weights: Mapping[str, float]) -> Worth:
        values = {**self.values, **weights}

        def worth(state: Any, seat: Seat) -> float:
            features = self.features(state, seat)
            return self.points(state, seat) + sum(values.get(name, 0.0) * value for name, value in features.items())

        return worth

    def goal(self, state: Any, seat: Seat) -> float:
        return 0.0

    def weights_name(self, state: Any) -> str:
        return "table"

    def points(self, state: Any, seat: Seat) -> int:
        return int(state.points[seat])

    def seats(self, state: Any) -> int:
        return len(state.points)

    def turns_left(self, state: Any, seat: Seat) -> int:
        raise NotImplementedError

    def part(self, state: Any, seat: Seat) -> int:
        return self.turns_left(state, seat)

    def turn(self, state: Any) -> Hashable | None:
        return None


class Weights(NamedTuple):
    """Learned values: of the features, and how far a final margin strays from the one expected."""

    values: Mapping[str, float]
    spread: tuple[float, ...]
    """By the turns left: the standard deviation of (final margin - expected margin)."""
    lift: tuple[float, ...] = ()
    """By the turns left: how far final points are above the worth. Weights that were fitted to margins do not know it,
    for it is the same for every seat."""

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Weights:
        """From a weights file's set."""
        return cls(data["weights"], tuple(data["spread"]), tuple(data.get("lift", ())))


UNTAUGHT = Weights({}, (10.0,))
"""The weights of an untrained kind of game: only points count."""


class Judge:
    """Judges positions for one kind of game: expected points, margins and winning chances."""

    def __init__(self, knowledge: Knowledge, weights: Weights) -> None:
        self.knowledge = knowledge
        self.values = weights.values
        self.worth = knowledge.worth(weights.values)
        self._spread, self._lift = weights.spread, weights.lift

    def standing(self, state: Any, seat: Seat) -> tuple[float, float]:
        """Expected final points, and the margin over the best other seat (alone: the points with their goal)."""
        worth = self.worth
        mine = worth(state, seat)
        count = self.knowledge.seats(state)
        if count == 1:
            return mine - self.knowledge.goal(state, seat), mine
        return mine, mine - max(worth(state, other) for other in range(count) if other != seat)

    def lifted(self, worth: float, turns_left: int) -> float:
        """The final points that go with a worth."""
        lift = self._lift
        return worth + lift[min(turns_left, len(lift) - 1)] if lift else worth

    def margin(self, state: Any, seat: Seat) -> float:
        return self.standing(state, seat)[1]

    def chance(self, margin: float, turns_left: int) -> float:
        """The winning chance that goes with an expected margin (a logistic curve as wide as the spread)."""
        spread = self._spread[min(turns_left, len(self._spread) - 1)]
        return 1 / (1 + exp(-max(-60.0, min(60.0, 1.7 * margin / spread))))


@cache
def knowledge_of(game_id: str) -> Knowledge:
    """What the game with this id lets an AI know."""
    knowledge: Knowledge = games.knowledge_of(game_id)
    return knowledge


@cache
def weights_of(game_id: str, name: str) -> Weights:
    """The shipped weights of a game, from whichever of its files has them."""
    data: Any = None
    for path in sorted(resource(game_id, "ai").glob("weights*.json")):
        data = data or json.loads(path.read_text(encoding="utf-8")).get(name)
    return Weights.of(data) if data else UNTAUGHT


@cache
def _judge(game_id: str, name: str) -> Judge:
    return Judge(knowledge_of(game_id), weights_of(game_id, name))


def judge_of(game_id: str, state: Any) -> Judge:
    """The shipped judge for this kind of game."""
    return _judge(game_id, knowledge_of(game_id).weights_name(state))
