"""What an AI seat of Caravans values: its points, its goods at half the die's mean, and being near the fair."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from aoc_desktop.ai.knowledge import Worth
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.rng import Rng
from tests.toy.caravans import GAME, ROUNDS, CaravanOptions, CaravanState

VALUES = {"goods": 2.0, "coins": 0.3}


class CaravanKnowledge:
    def features(self, state: CaravanState, seat: Seat) -> Mapping[str, float]:
        left = ROUNDS + 1 - state.round
        return {"goods": float(len(state.hands[seat])) if left > 1 else 0.0, "coins": float(state.coins[seat])}

    def tied(self, feature: str) -> str:
        return feature

    def worth(self, weights: Mapping[str, float]) -> Worth:
        values = {**VALUES, **weights}

        def worth(state: Any, seat: Seat) -> float:
            found = self.features(state, seat)
            return float(state.points[seat]) + sum(values[name] * value for name, value in found.items())

        return worth

    def goal(self, state: CaravanState, seat: Seat) -> float:
        return 0.0

    def weights_name(self, state: CaravanState) -> str:
        return "table"

    def practice(self, kind: str, rng: Rng) -> CaravanState:
        return GAME.setup(CaravanOptions(2 + rng.below(3)), rng)

    def points(self, state: CaravanState, seat: Seat) -> int:
        return state.points[seat]

    def seats(self, state: CaravanState) -> int:
        return len(state.points)

    def turns_left(self, state: CaravanState, seat: Seat) -> int:
        return max(0, ROUNDS - state.round + (seat in state.order))

    def part(self, state: CaravanState, seat: Seat) -> int:
        return self.turns_left(state, seat)

    def turn(self, state: CaravanState) -> Hashable | None:
        """A journey is a turn; a secret choice is a decision by itself."""
        return (state.round, state.order[0]) if state.fair and state.order else None

    def turn_key(self, state: CaravanState, seat: Seat) -> Hashable:
        journey = (state.towns[seat], state.hands[seat], state.points[seat], state.gone, state.drawing)
        return (*journey, state.chosen, state.order)


KNOWLEDGE = CaravanKnowledge()
