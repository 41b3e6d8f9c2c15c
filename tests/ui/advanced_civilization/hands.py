"""How a person makes the moves of Advanced Civilization."""

from __future__ import annotations

from collections.abc import Iterator

from aoc_desktop.kernel.game import Move
from aoc_desktop.models.advanced_civilization.trade_gestures import PAIRS
from aoc_desktop.models.places import Place
from tests.ui.hands import Gesture, Hands

ONTO = ("place", "grow", "build")
AT_SEA = ("sail", "load", "unload")


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

    def setting(self, move: Move, held: Place) -> str:
        """A ship that sails is set to no number."""
        return "" if move[0] == "sail" else super().setting(move, held)

    def clicks(self, move: Move) -> Iterator[Place]:
        """A ship on its voyage stays in the hand: only where it goes is clicked, or what comes aboard."""
        held = self.person.view.hand.held
        if move[0] in ONTO:  # where it is put is enough
            yield next(iter(self.person.models.gestures(move)))[1]
        if move[0] not in AT_SEA or held is None or held[0] != "ship":
            yield from super().clicks(move)
            return
        if move[0] != "sail":
            self.person.set_in_hand(move[1])
        source, target = next(iter(self.gestures(move)))
        yield target if source == held else source


HANDS = CivilizationHands
