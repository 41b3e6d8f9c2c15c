"""How far a seat decides alone: a moment at which its result stands, whatever comes after."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import CHANCE, Game, Seat


class Horizon(NamedTuple):
    """Until when a seat decides alone, and what its result is then."""

    game: Game[Any]
    seat: Seat
    over: Callable[[Any], bool]
    """Whether nothing that the seat could still do counts any more."""
    value: Callable[[Any], float]
    """The result there; the more the better."""
    key: Callable[[Any], Any] = lambda state: state.key()
    """What tells two positions before it apart: at least all that may differ between lines and bear on the result."""

    def why_closed(self, state: Any) -> Reason | None:
        """Why no line goes on from here: chance or another seat decides before the horizon."""
        if self.over(state):
            return None
        deciders = self.game.deciders(state)
        if deciders == (self.seat,):
            return None
        return Reason("closed_chance" if deciders == (CHANCE,) else "closed_other")
