"""The whole profile as one JSON text, for the player's own keeping or for another program."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from aoc_desktop.profile.age_of_civilization.achievements import standings
from aoc_desktop.profile.age_of_civilization.medals import best_of_all
from aoc_desktop.profile.laurels import Laurel
from aoc_desktop.profile.results import Result
from aoc_desktop.profile.statistics import Statistics, Tally


def profile_json(player: str, numbers: Statistics, results: Iterable[Result], laurels: Iterable[Laurel]) -> str:
    """Who plays, what the games add up to, what was earned alone, and every game."""
    games = list(laurels)
    data = {
        "player": player,
        "statistics": _statistics(numbers),
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
        "results": [result.model_dump(mode="json") for result in results],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _statistics(numbers: Statistics) -> dict[str, Any]:
    tables = ("by_level", "by_mode", "civilizations")
    plain = ("streak", "best_streak", "unaided", "practice", "seconds", "favourite", "most_successful")
    return {
        "total": _tally(numbers.total),
        **{name: _tallies(getattr(numbers, name)) for name in tables},
        **{name: getattr(numbers, name) for name in plain},
    }


def _tallies(table: Mapping[str, Tally]) -> dict[str, Any]:
    return {name: _tally(tally) for name, tally in table.items()}


def _tally(tally: Tally) -> dict[str, Any]:
    return {**tally._asdict(), "mean": round(tally.mean, 2), "share": round(tally.share, 4)}
