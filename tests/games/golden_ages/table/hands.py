"""How a person makes the moves of The Golden Ages."""

from __future__ import annotations

from collections.abc import Iterator

from aoc_desktop.kernel.game import Move
from aoc_desktop.play.places import Place
from tests.ui.hands import Hands


class AgesHands(Hands):
    """What is declined has a chip on the table."""

    quiet = frozenset(("golden_age", "no_city", "stay", "stop"))

    def button(self, move: Move) -> str:
        action = super().button(move)
        return action if action == self.person.page.bar.primary.action_id else ""

    def clicks(self, move: Move) -> Iterator[Place]:
        """The tile is in the hand already: it is only turned."""
        for source, target in self.gestures(move):
            if source != target and self.person.view.hand.held == source:
                self.person.set_in_hand(self.setting(move, source))
            elif source != target:
                yield source
            yield target


HANDS = AgesHands
