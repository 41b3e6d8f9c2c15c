"""The whole profile as one JSON text, for the player's own keeping or for another program."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from aoc_desktop.profile.results import Result
from aoc_desktop.profile.statistics import Statistics, Tally, statistics

FORMAT = 2
"""1 knew a single game."""


def profile_json(
    player: str, levels: Sequence[str], results: Sequence[Result], awards: Mapping[str, Mapping[str, Any]]
) -> str:
    """Who plays, what the games add up to and what was earned in each (`awards`, by game), and every result."""
    games = dict.fromkeys([*(result.game for result in results), *awards])
    data = {
        "format": FORMAT,
        "player": player,
        "games": {
            game: {"statistics": _statistics(statistics(results, player, levels, game=game)), **awards.get(game, {})}
            for game in games
        },
        "results": [result.model_dump(mode="json") for result in results],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _statistics(numbers: Statistics) -> dict[str, Any]:
    tables = ("by_level", "by_mode", "tags")
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
