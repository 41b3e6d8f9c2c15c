"""Fitting the curves by which chances are told: logistic regression, steadied where games are few.

Every part of a game gets a curve from the games of all levels; a level's own may leave it as far as its games demand.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from aoc_desktop.ai.odds import SEARCH, Inputs, Odds, sigmoid

STEADY = 40.0
"""How many games the curve of all levels counts for, when a level's own is fitted."""
LOOSE = 0.5
"""The number of games that the prior (the play-outs are right) counts for."""
STEPS = 25
FOLDS, BLOCK = 4, 60
"""Games are told by curves fitted to the other folds; so many games in a row belong to one."""


Rows = list[tuple[list[float], float]]
"""The inputs of each position, in equal scales, and the result."""


class Asked(NamedTuple):
    """A position in which a seat asked for its chance, and what came of the game."""

    level: str
    players: int
    part: int
    inputs: Inputs
    won: float
    """A shared victory is a part of one."""
    game: int = 0
    """The game's number in its series."""


def fitted(asked: Sequence[Asked], inputs: tuple[str, ...], steady: float = STEADY) -> Odds:
    """A curve for each level and part of the game."""
    levels = list(dict.fromkeys(position.level for position in asked))
    curves: dict[str, list[tuple[float, ...]]] = {name: [] for name in levels}
    search = 1 + inputs.index(SEARCH) if SEARCH in inputs else 0
    for part in range(1 + max(position.part for position in asked)):
        here = [position for position in asked if position.part == part]
        scales = [1.0, *(scale_of([position.inputs[name] for position in here]) for name in inputs)]
        believed = [0.0, *(scale if name == SEARCH else 0.0 for name, scale in zip(inputs, scales[1:], strict=True))]
        common = curve(rows_of(here, inputs, scales), believed, LOOSE, search)
        for name in levels:
            own = rows_of([position for position in here if position.level == name], inputs, scales)
            found = curve(own, common, steady, search)
            curves[name].append(tuple(round(value / scale, 5) for value, scale in zip(found, scales, strict=True)))
    return Odds(inputs, curves)


def told_unseen(asked: Sequence[Asked], inputs: tuple[str, ...], steady: float = STEADY) -> list[tuple[Asked, float]]:
    """The chance of every position by curves that were fitted without its game, and without its neighbours."""
    found = []
    for fold in range(FOLDS):
        inside = [position for position in asked if position.game // BLOCK % FOLDS == fold]
        others = [position for position in asked if position.game // BLOCK % FOLDS != fold]
        odds = fitted(others, inputs, steady)
        found += [(position, odds.chance(position.level, position.part, position.inputs)) for position in inside]
    return found


def curve(rows: Rows, believed: Sequence[float], weight: float, search: int) -> list[float]:
    """The regression. If the games contradict the play-outs, that is chance: the play-outs' input is then left out.

    `search` is the place of that input; 0 if it is not among the inputs.
    """
    found = regression(rows, believed, weight)
    if not search or found[search] > 0:
        return found
    blind = [([*values[:search], 0.0, *values[search + 1 :]], won) for values, won in rows]
    return regression(blind, [*believed[:search], 0.0, *believed[search + 1 :]], weight)


def scale_of(values: Sequence[float]) -> float:
    """The root of the mean square, so that inputs of any size are steadied alike."""
    return sqrt(sum(value * value for value in values) / max(1, len(values))) or 1.0


def rows_of(asked: Sequence[Asked], inputs: Sequence[str], scales: Sequence[float]) -> Rows:
    return [
        ([1.0, *(position.inputs[name] / scale for name, scale in zip(inputs, scales[1:], strict=True))], position.won)
        for position in asked
    ]


def regression(rows: Rows, believed: Sequence[float], weight: float) -> list[float]:
    """The most likely factors (Newton's method), held to the prior `believed` by `weight`."""
    found = list(believed)
    size = len(found)
    for _ in range(STEPS):
        slope = [weight * (before - now) for before, now in zip(believed, found, strict=True)]
        bend = [[weight * (row == column) for column in range(size)] for row in range(size)]
        for values, won in rows:
            chance = sigmoid(sum(map(float.__mul__, values, found)))
            steep = chance * (1 - chance)
            for row, value in enumerate(values):
                slope[row] += value * (won - chance)
                for column in range(size):
                    bend[row][column] += steep * value * values[column]
        change = solved(bend, slope)
        found = [now + max(-2.0, min(2.0, more)) for now, more in zip(found, change, strict=True)]
        if max(map(abs, change)) < 1e-7:
            break
    return found


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Linear equations, by elimination with the largest pivot."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        for row in range(size):
            if row != place:
                factor = rows[row][place] / rows[place][place]
                rows[row] = [value - factor * above for value, above in zip(rows[row], rows[place], strict=True)]
    return [rows[place][size] / rows[place][place] for place in range(size)]
