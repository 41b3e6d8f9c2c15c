"""Ridge regression over named features: least squares, each weight held to a prior.

The scale of a feature is the mean square of its values where it is not 0, so that a ridge of 100 counts as much as 100
observations of each feature. What is tied is fitted as one first; that is the prior of the weights apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from operator import mul

Row = Mapping[str, float]
"""The features of one observation that are not 0, by name."""


class Sums:
    """All that a fit needs to know of the observations, however many they are."""

    def __init__(self) -> None:
        self.place: dict[str, int] = {}
        """By name: the feature's row and column."""
        self.products: list[list[float]] = []
        """For each feature, the sums of its products with itself and those before it."""
        self.right: list[float] = []
        self.seen: list[int] = []
        """In how many observations a feature was not 0."""
        self.count = 0

    def add(self, row: Row, target: float) -> None:
        """One more observation."""
        place = self.place
        items = sorted([(place[name] if name in place else self._new(name), value) for name, value in row.items()])
        columns = [column for column, _ in items]
        values = [value for _, value in items]
        for number, column in enumerate(columns):
            value = values[number]
            sums = self.products[column]
            for other in range(number + 1):
                sums[columns[other]] += value * values[other]
            self.right[column] += value * target
            self.seen[column] += 1
        self.count += 1

    def _new(self, name: str) -> int:
        self.place[name] = len(self.place)
        self.products.append([0.0] * len(self.place))
        self.right.append(0.0)
        self.seen.append(0)
        return self.place[name]

    def beyond(self, start: Row) -> Sums:
        """The sums for what the weights of `start` leave unexplained."""
        found = Sums()
        found.place, found.products, found.seen, found.count = self.place, self.products, self.seen, self.count
        found.right = list(self.right)
        known = [start.get(name, 0.0) for name in self.place]
        for row, sums in enumerate(self.products):
            found.right[row] -= sum(map(mul, sums, known))
            for column, value in enumerate(sums[:row]):
                found.right[column] -= value * known[row]
        return found

    def tied(self, one_of: Callable[[str], str]) -> Sums:
        """The sums as if all features that are tied were one."""
        found = Sums()
        names = [one_of(name) for name in self.place]
        target = [found.place[name] if name in found.place else found._new(name) for name in names]
        for row, sums in enumerate(self.products):
            mine = target[row]
            found.right[mine] += self.right[row]
            found.seen[mine] += self.seen[row]
            for column, value in enumerate(sums):
                other = target[column]
                # A pair of tied features stands in both corners of the square, of which only one is kept.
                often = 2.0 if mine == other and row != column else 1.0
                found.products[max(mine, other)][min(mine, other)] += often * value
        found.count = self.count
        return found


def solutions(
    sums: Sums, ridges: Iterable[float], tied: Callable[[str], str], start: Row
) -> dict[float, dict[str, float]]:
    """The weights for each ridge, held to those of `start`: their changes are small, and alike for what is tied."""
    apart = sums.beyond(start)
    together = apart.tied(tied)
    found = {}
    for ridge in ridges:
        common = solution(together, ridge, {})
        changes = solution(apart, ridge, {name: common[tied(name)] for name in apart.place})
        found[ridge] = {**start, **{name: start.get(name, 0.0) + change for name, change in changes.items()}}
    return found


def solution(sums: Sums, ridge: float, prior: Row) -> dict[str, float]:
    """The weights that err least, each held to its prior (0 where it has none)."""
    right = list(sums.right)
    matrix = [list(row) for row in sums.products]
    for name, place in sums.place.items():
        held = ridge * matrix[place][place] / max(1, sums.seen[place])
        matrix[place][place] += held
        right[place] += held * prior.get(name, 0.0)
    return dict(zip(sums.place, _solved(matrix, right), strict=True))


def _solved(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Linear equations with a symmetric matrix, of which the lower half is given, by Cholesky's way. Changes it."""
    size = len(right)
    for row in range(size):
        mine = matrix[row]
        for column in range(row):
            above = matrix[column]
            mine[column] = (mine[column] - sum(map(mul, mine[:column], above))) / above[column]
        mine[row] = sqrt(max(1e-12, mine[row] - sum(map(mul, mine[:row], mine))))
    found = list(right)
    for row in range(size):
        mine = matrix[row]
        found[row] = (found[row] - sum(map(mul, mine[:row], found))) / mine[row]
    for row in range(size - 1, -1, -1):
        found[row] /= matrix[row][row]
        value = found[row]
        for column, factor in enumerate(matrix[row][:row]):
            found[column] -= factor * value
    return found
