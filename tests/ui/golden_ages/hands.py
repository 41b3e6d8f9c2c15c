"""How a person makes the moves of The Golden Ages."""

from __future__ import annotations

from aoc_desktop.kernel.game import Move
from tests.ui.hands import Hands


class AgesHands(Hands):
    """What is declined has a chip on the table."""

    quiet = frozenset(("golden_age", "no_city", "stay", "stop"))

    def button(self, move: Move) -> str:
        action = super().button(move)
        return action if action == self.person.page.bar.primary.action_id else ""


HANDS = AgesHands
