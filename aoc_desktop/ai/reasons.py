"""Why one plan is better than another: what it comes to more of, in points, by what the play-outs of both led to.

A game groups its features in `ai/reasons.toml`, and has words for each group. What a group is worth is what its
features weigh; all groups together are the whole difference.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, NamedTuple

from aoc_desktop.ai.knowledge import Judge
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.resources import resource

POINTS = "points"
"""The group of the points that are counted already."""
MOST = 3
LEAST = 0.25
"""Fewer points are no reason."""
Parts = Mapping[str, float]
"""Points by group, compared with the strongest other seat."""


class Difference(NamedTuple):
    """A reason for one plan and against another."""

    group: str
    points: float
    """By how much the one is better in it."""


def parts_of(game_id: str, judge: Judge, state: Any, seat: Seat) -> Parts:
    """What a position is worth to a seat, by group; empty where the game has no words for it."""
    group_of = _grouping(game_id)
    if group_of is None:
        return {}
    knowledge = judge.knowledge
    others = [other for other in range(knowledge.seats(state)) if other != seat]
    rival = max(others, key=lambda other: judge.worth(state, other), default=None)
    found: dict[str, float] = {}
    for side, sign in ((seat, 1.0), (rival, -1.0)):
        if side is not None:
            found[POINTS] = found.get(POINTS, 0.0) + sign * knowledge.points(state, side)
            for name, amount in knowledge.features(state, side).items():
                if amount and (group := group_of(name)):
                    found[group] = found.get(group, 0.0) + sign * amount * judge.values.get(name, 0.0)
    return found


def differences(mine: Parts, other: Parts) -> tuple[Difference, ...]:
    """The largest differences, what speaks for the first plan before what speaks against it."""
    found = [Difference(group, mine.get(group, 0.0) - other.get(group, 0.0)) for group in {**mine, **other}]
    largest = sorted(found, key=lambda one: -abs(one.points))[:MOST]
    return tuple(sorted((one for one in largest if abs(one.points) >= LEAST), key=lambda one: -one.points))


@cache
def groups_of(game_id: str) -> Mapping[str, tuple[str, ...]]:
    """The groups of a game's features, each with patterns of their names; the first that fits counts."""
    path = resource(game_id, "ai", "reasons.toml")
    data = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {name: tuple(patterns) for name, patterns in data.get("groups", {}).items()}


@cache
def _grouping(game_id: str) -> Callable[[str], str] | None:
    groups = groups_of(game_id)

    @cache
    def group_of(feature: str) -> str:
        name = feature.partition("@")[0]
        fitting = (group for group, patterns in groups.items() if any(fnmatchcase(name, each) for each in patterns))
        return next(fitting, "")

    return group_of if groups else None
