"""How a person makes the moves of Advanced Civilization."""

from __future__ import annotations

from collections.abc import Iterator

from aoc_desktop.kernel.game import Move
from aoc_desktop.models.advanced_civilization.trade_gestures import PAIRS
from tests.ui.hands import Gesture, Hands


class CivilizationHands(Hands):
    """Two cards are named one after the other, in any order; what is declined has a chip on the table."""

    quiet = frozenset(("done", "pass", "stop", "refuse", "no_deal", "anchor"))

    def button(self, move: Move) -> str:
        action = super().button(move)
        return action if action == self.person.page.bar.primary.action_id else ""

    def gestures(self, move: Move) -> Iterator[Gesture]:
        if move[0] not in PAIRS:
            yield from super().gestures(move)
            return
        for word in reversed(move[1:]):
            place = (PAIRS[move[0]], word)
            yield place, place


HANDS = CivilizationHands
