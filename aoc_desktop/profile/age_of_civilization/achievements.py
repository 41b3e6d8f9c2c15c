"""Achievements of both editions: which are earned, by which game, and how near the others have come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from aoc_desktop.games.age_of_civilization.card_files import SHIPPED, shipped_set
from aoc_desktop.games.age_of_civilization.cards import Achievement
from aoc_desktop.games.age_of_civilization.game import GAME
from aoc_desktop.games.age_of_civilization.medals import Condition
from aoc_desktop.profile.laurels import Attempt, Laurel


class AwardStanding(NamedTuple):
    """An achievement of an edition, and what the player has of it."""

    edition: str
    goal: Achievement
    earned: Laurel | None = None
    """The first game that earned it; the first without hints, if there is one."""
    best: Laurel | None = None
    """Of a locked one: the game that came nearest."""

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """What that game had of each condition."""
        return conditions_of(self.earned or self.best, self.goal.id)


def conditions_of(game: Laurel | None, achievement: str) -> tuple[Condition, ...]:
    """What a game had of each condition of an achievement."""
    attempt = _attempt(game, achievement) if game is not None else None
    return tuple(Condition(*condition) for condition in attempt.conditions) if attempt is not None else ()


def standings(laurels: Iterable[Laurel]) -> list[AwardStanding]:
    """Every achievement of every edition, in the box's order."""
    games = of_this_game(laurels)
    found = []
    for edition in SHIPPED:
        played = [game for game in games if game.card_set == edition and game.attempts]
        found += [_standing(edition, goal, played) for goal in shipped_set(edition).achievements]
    return found


def _standing(edition: str, goal: Achievement, played: list[Laurel]) -> AwardStanding:
    tried = [(game, attempt) for game in played if (attempt := _attempt(game, goal.id)) is not None]
    earned = [game for game, attempt in tried if attempt.earned]
    first = min(earned, key=lambda game: game.aided, default=None)  # the first of the better kind
    nearest = min(tried, key=lambda both: _distance(both[1]), default=None)
    return AwardStanding(edition, goal, first, None if first is not None or nearest is None else nearest[0])


def of_this_game(laurels: Iterable[Laurel]) -> list[Laurel]:
    """The file holds what was earned in every game."""
    return [game for game in laurels if game.game == GAME.id]


def earned_before(laurels: Iterable[Laurel], edition: str) -> set[str]:
    """The achievements of an edition that need not be celebrated again."""
    return {
        attempt.achievement
        for game in of_this_game(laurels)
        if game.card_set == edition
        for attempt in game.attempts
        if attempt.earned
    }


def _attempt(game: Laurel, achievement: str) -> Attempt | None:
    return next((attempt for attempt in game.attempts if attempt.achievement == achievement), None)


def _distance(attempt: Attempt) -> float:
    """How much is lacking, each condition in shares of what it asks for."""
    lacking = 0.0
    for kind, have, need in attempt.conditions:
        short = have - need if kind == "max_technologies" else need - have
        lacking += max(0, short) / max(1, need)
    return lacking
