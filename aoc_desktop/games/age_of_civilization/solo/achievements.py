"""Achievements of both editions: which are earned, by which game, and how near the others have come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from aoc_desktop.games.age_of_civilization.rules.card_files import SHIPPED, shipped_set
from aoc_desktop.games.age_of_civilization.rules.cards import Achievement
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.kernel.condition import Condition
from aoc_desktop.profile.awards import conditions_of, earned_in, standing
from aoc_desktop.profile.solo_results import SoloResult


class AwardStanding(NamedTuple):
    """An achievement of an edition, and what the player has of it."""

    edition: str
    goal: Achievement
    earned: SoloResult | None = None
    """The first game that earned it; the first without hints, if there is one."""
    best: SoloResult | None = None
    """Of a locked one: the game that came nearest."""

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """What that game had of each condition."""
        return conditions_of(self.earned or self.best, self.goal.id)


def standings(laurels: Iterable[SoloResult]) -> list[AwardStanding]:
    """Every achievement of every edition, in the box's order."""
    games = of_this_game(laurels)
    found = []
    for edition in SHIPPED:
        played = [game for game in games if game.card_set == edition and game.attempts]
        for goal in shipped_set(edition).achievements:
            one = standing(goal.id, played)
            found.append(AwardStanding(edition, goal, one.earned, one.best))
    return found


def of_this_game(laurels: Iterable[SoloResult]) -> list[SoloResult]:
    """The file holds what was earned in every game."""
    return [game for game in laurels if game.game == GAME.id]


def earned_before(laurels: Iterable[SoloResult], edition: str) -> set[str]:
    """The achievements of an edition that need not be celebrated again."""
    return earned_in(game for game in of_this_game(laurels) if game.card_set == edition)
