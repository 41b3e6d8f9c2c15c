"""TD(λ) for linear weights over named features: from what a side met in a game to better weights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

LAMBDA = 0.8


class Step(NamedTuple):
    """One moment of a side's game, as learning needs it."""

    features: Mapping[str, float]
    points: int
    to_come: float
    """Further points as expected by the weights of that moment."""
    margin: float
    """Expected final margin."""
    turns_left: int


class Sample(NamedTuple):
    """A position of one side, and the points that were still to come."""

    features: tuple[tuple[str, float], ...]
    target: float


def samples_of(steps: Sequence[Step], final: int) -> list[Sample]:
    """The λ-returns of one side's game, from its end backwards."""
    samples = []
    target = 0.0
    points, expected = final, 0.0
    for step in reversed(steps):
        target = points - step.points + LAMBDA * target + (1 - LAMBDA) * expected
        if step.features:
            kept = tuple((name, float(value)) for name, value in step.features.items() if value)
            samples.append(Sample(kept, target))
        points, expected = step.points, step.to_come
    return samples


def scales_of(samples: Sequence[Sample]) -> dict[str, float]:
    """The mean square of each feature where it is not 0: it makes coins and rare cards learn equally fast."""
    total: dict[str, float] = {}
    count: dict[str, int] = {}
    for sample in samples:
        for name, value in sample.features:
            total[name] = total.get(name, 0.0) + value * value
            count[name] = count.get(name, 0) + 1
    return {name: square / count[name] for name, square in total.items()}


def learn(weights: dict[str, float], samples: Sequence[Sample], rate: float) -> float:
    """One pass of normalised least mean squares; returns the root of the mean square error before each step."""
    total = 0.0
    get = weights.get
    scales = scales_of(samples)
    for sample in samples:
        expected = norm = 0.0
        for name, value in sample.features:
            expected += get(name, 0.0) * value
            norm += value * value / scales[name]
        error = sample.target - expected
        total += error * error
        step = rate * error / norm if norm else 0.0  # nothing of worth in this position
        for name, value in sample.features:
            weights[name] = get(name, 0.0) + step * value / scales[name]
    return sqrt(total / max(1, len(samples)))


def mean_of(runs: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The mean of the late weights is steadier than the last of them."""
    names = sorted({name for run in runs for name in run})
    return {name: round(sum(run.get(name, 0.0) for run in runs) / len(runs), 4) for name in names}


def spread_of(strays: Sequence[tuple[int, float]]) -> tuple[float, ...]:
    """How far final margins stray from the expected ones, by the turns that were left: a standard deviation."""
    squares: dict[int, list[float]] = {}
    for left, stray in strays:
        squares.setdefault(left, []).append(stray * stray)
    most = max(squares, default=0)
    found = [squares.get(left, [1.0]) for left in range(most + 1)]
    return tuple(round(max(1.0, sqrt(sum(each) / len(each))), 2) for each in found)
