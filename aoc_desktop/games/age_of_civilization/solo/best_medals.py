"""Path of Glory: the best medal, score and date of each scenario, and which scenarios are open."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Any, NamedTuple

from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS
from aoc_desktop.games.age_of_civilization.solo.achievements import of_this_game, standings
from aoc_desktop.profile.solo_results import SoloResult

BRONZE, SILVER, GOLD = 1, 2, 3


class Best(NamedTuple):
    """What the player has of a scenario."""

    scenario: str
    open: bool
    """The first, and each whose forerunner has at least bronze."""
    medal: int = 0
    points: int | None = None
    """The best score, whatever its medal."""
    date: date | None = None
    """Of the best medal; without one, of the best score."""
    games: int = 0
    aided: bool = False
    """Whether that medal was never won without hints."""


def best_of_all(laurels: Iterable[SoloResult]) -> list[Best]:
    """Every scenario in its order."""
    games = of_this_game(laurels)
    found: list[Best] = []
    for scenario in SCENARIOS:
        is_open = not found or found[-1].medal >= BRONZE
        played = [game for game in games if game.kind == scenario]
        if not played:
            found.append(Best(scenario, is_open))
            continue
        best = max(played, key=lambda game: (game.medal, not game.aided, game.points))
        points = max(game.points for game in played)
        found.append(Best(scenario, is_open or best.medal > 0, best.medal, points, best.date, len(played), best.aided))
    return found


# What the exported profile tells of Age of Civilization beside its results: what was earned alone at the table.


def awards(laurels: Iterable[SoloResult]) -> dict[str, Any]:
    """Achievements and medals as plain data."""
    games = list(laurels)
    return {
        "achievements": [
            {"edition": goal.edition, "id": goal.goal.id, "date": goal.earned.date.isoformat(), "game": goal.earned.id}
            for goal in standings(games)
            if goal.earned is not None
        ],
        "medals": [
            {"scenario": best.scenario, "medal": best.medal, "points": best.points, "games": best.games}
            | {"date": best.date.isoformat() if best.date is not None else None}
            for best in best_of_all(games)
            if best.games
        ],
    }
