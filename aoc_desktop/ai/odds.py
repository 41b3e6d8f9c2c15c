"""Honest chances: turn a search's estimate into how often such positions were really won.

A search is too sure of itself: the best of several moves, each tried a few times, is partly the luckiest, and players
do not play on as its play-outs do. So the told chance comes from a curve that was fitted to games played to their end
(aoc_desktop.ai.training.calibration), for each level of play and each part of a game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, log
from typing import Any, NamedTuple

from aoc_desktop.ai.knowledge import Judge
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.resources import resource

SEARCH, SEATS, MARGIN, POINTS = "search", "seats", "margin", "points"
"""What the play-outs believe, as log odds; the logarithm of the number of rivals; the expected margin over the best
other seat; the lead in points now."""
SUREST = 0.995
"""Play-outs are never surer than this: they are few."""
USUAL = "expert"
"""The level whose curve stands in for levels without one, and for people."""

Inputs = Mapping[str, float]


class Odds(NamedTuple):
    """The fitted curves of a game."""

    inputs: tuple[str, ...]
    """What a chance is told by; any name but those above is a feature of the game's knowledge: the lead in it."""
    curves: Mapping[str, Sequence[Sequence[float]]]
    """By level and part of the game: a constant, then a factor for each input."""

    def chance(self, level: str, part: int, inputs: Inputs) -> float:
        """How often a seat that stands so wins."""
        curves = self.curves.get(level) or self.curves[USUAL]
        constant, *factors = curves[min(part, len(curves) - 1)]
        return sigmoid(constant + sum(factor * inputs[name] for name, factor in zip(self.inputs, factors, strict=True)))

    def lowered(self, level: str, chance: float, lost: float) -> float:
        """A chance less what so many points at the end are worth: as much as a lead in points is in the last part."""
        ends = (self.curves.get(level) or self.curves[USUAL])[0]
        factor = ends[1 + self.inputs.index(POINTS)] if POINTS in self.inputs else 0.0
        return sigmoid(log_odds(chance) - max(0.0, factor) * lost)


def sigmoid(x: float) -> float:
    return 1 / (1 + exp(-max(-60.0, min(60.0, x))))


def log_odds(chance: float) -> float:
    sure = max(1 - SUREST, min(SUREST, chance))
    return log(sure / (1 - sure))


def rivals(players: int) -> float:
    """The logarithm of the number of opponents: 0 for a duel, where both begin with equal chances."""
    return log(players - 1)


@cache
def odds_of(game_id: str) -> Odds | None:
    """The shipped curves of a game; None if none were fitted."""
    path = resource(game_id, "ai", "odds.json")
    if not path.is_file():
        return None
    data: Any = json.loads(path.read_text(encoding="utf-8"))
    return Odds(tuple(data["inputs"]), data["curves"])


def inputs_of(judge: Judge, state: Any, seat: Seat, names: Sequence[str], success: float = 0.5) -> dict[str, float]:
    """How a seat stands before its move, and how well the play-outs of a move went (`success`), if there were any."""
    others = [other for other in range(judge.knowledge.seats(state)) if other != seat]
    found = {SEARCH: log_odds(success), SEATS: rivals(len(others) + 1)}
    if MARGIN in names:
        found[MARGIN] = judge.margin(state, seat)
    if POINTS in names:
        points = judge.knowledge.points
        found[POINTS] = points(state, seat) - max(points(state, other) for other in others)
    if any(name not in found for name in names):
        sides = [judge.knowledge.features(state, each) for each in range(judge.knowledge.seats(state))]
        for name in names:
            if name not in found:
                found[name] = sides[seat].get(name, 0.0) - max(sides[other].get(name, 0.0) for other in others)
    return found
