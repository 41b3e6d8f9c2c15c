"""What an AI seat of Caravans values: its points, its goods at half the die's mean, and its coins."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from aoc_desktop.ai.knowledge import PlainKnowledge
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.rng import Rng
from tests.toy.caravans import GAME, ROUNDS, CaravanOptions, CaravanState


class CaravanKnowledge(PlainKnowledge):
    values: Mapping[str, float] = {"goods": 2.0, "coins": 0.3}

    def features(self, state: CaravanState, seat: Seat) -> Mapping[str, float]:
        goods = float(len(state.hands[seat])) if state.round < ROUNDS else 0.0
        return {"goods": goods, "coins": float(state.coins[seat])}

    def practice(self, kind: str, rng: Rng) -> CaravanState:
        return GAME.setup(CaravanOptions(2 + rng.below(3)), rng)

    def turns_left(self, state: CaravanState, seat: Seat) -> int:
        return max(0, ROUNDS - state.round + (seat in state.order))

    def turn(self, state: CaravanState) -> Hashable | None:
        """A journey is a turn; a secret choice is a decision by itself."""
        return (state.round, state.order[0]) if state.fair and state.order else None

    def turn_key(self, state: CaravanState, seat: Seat) -> Hashable:
        journey = (state.towns[seat], state.hands[seat], state.points[seat], state.gone, state.drawing)
        return (*journey, state.chosen, state.order)


KNOWLEDGE = CaravanKnowledge()
