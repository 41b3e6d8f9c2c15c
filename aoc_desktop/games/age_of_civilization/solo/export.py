"""What the exported profile tells of Age of Civilization beside its results: what was earned alone at the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from aoc_desktop.games.age_of_civilization.solo.achievements import standings
from aoc_desktop.games.age_of_civilization.solo.best_medals import best_of_all
from aoc_desktop.profile.solo_results import Laurel


def awards(laurels: Iterable[Laurel]) -> dict[str, Any]:
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
