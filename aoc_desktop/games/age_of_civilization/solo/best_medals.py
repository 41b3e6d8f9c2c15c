"""Path of Glory: what the player has of each scenario; and what the exported profile tells of Age of Civilization."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS
from aoc_desktop.games.age_of_civilization.solo.achievements import standings
from aoc_desktop.profile import scenarios
from aoc_desktop.profile.solo_results import SoloResult


def best_of_all(solo_results: Iterable[SoloResult]) -> list[scenarios.Best]:
    """Every scenario in its order."""
    return scenarios.best_of_all(GAME.id, SCENARIOS, solo_results)


def awards(laurels: Iterable[SoloResult]) -> dict[str, Any]:
    """Achievements and medals as plain data: what was earned alone at the table."""
    games = list(laurels)
    return {
        "achievements": [
            {"edition": goal.edition, "id": goal.goal.id, "date": goal.earned.date.isoformat(), "game": goal.earned.id}
            for goal in standings(games)
            if goal.earned is not None
        ],
        "medals": scenarios.medals_told(best_of_all(games)),
    }
