"""What a game awards beside the victory: achievements, each with conditions that a finished game is held against."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from aoc_desktop.kernel.condition import Condition
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import Match

Tries = Mapping[str, tuple[Condition, ...]]
"""How far one game came toward each achievement."""


class Awards(NamedTuple):
    """The achievements of a game that is played at a table; its module `awards` has them as AWARDS."""

    game: str
    card_sets: tuple[str, ...]
    """The award rules of the game as boxed: a card set of the user's own earns nothing."""
    ids: tuple[str, ...]
    """In the order of the page."""
    tries: Callable[[Match[Any], Seat], Tries]
    """What a seat of a finished game has of each."""
    across: frozenset[str] = frozenset()
    """Those whose conditions may be met one by one, in different games."""
    enough: Mapping[str, int] = {}
    """Those for which so many of their conditions will do."""
    set_with: tuple[str, ...] = ()
    """Parts of the set-up that a table is set with: they need not come from its seed."""
    every_person: bool = False
    """Whether all people at the table earn, or only the one whose profile it is."""
    against_computer: bool = False
    """Whether only a table with a computer player counts."""

    def progress(self, award: str, conditions: Sequence[Condition]) -> tuple[int, int] | None:
        """One number of another: that of the only condition that counts, or how many hold where each is worth something
        by itself. None where nothing is counted: "won, without an attack" is not half done."""
        counted = [condition for condition in conditions if condition.need > 1 and not condition.at_most]
        if len(counted) == 1:
            return min(counted[0].have, counted[0].need), counted[0].need
        if len(conditions) > 1 and not (counted or award in self.enough or award in self.across):
            return None
        need = self.enough.get(award, max(1, len(conditions)))
        return min(need, sum(condition.holds for condition in conditions)), need


def won(match: Match[Any], seat: Seat, alone: bool = False) -> Condition:
    """Among the winners; `alone`: the only one."""
    outcome = match.outcome
    assert outcome is not None
    best = outcome.ranking[0]
    return Condition("won", int(seat in best and not (alone and len(best) > 1)), 1)


def margin(match: Match[Any], seat: Seat) -> int:
    """The points of a seat less those of the best other."""
    outcome = match.outcome
    assert outcome is not None
    return outcome.points[seat] - max(points for other, points in enumerate(outcome.points) if other != seat)
