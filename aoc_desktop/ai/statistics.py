"""What a series of games proves: intervals, and when enough have been played."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

Z = 1.959964
"""Of a 95 % interval."""
INDIFFERENCE = 0.05
"""Shares nearer to the goal than this may go either way in a sequential test."""
ERROR = 0.05


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins (Wilson's, sound for few games and for shares near 0 or 1)."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def decided(wins: float, games: int, goal: float) -> bool | None:
    """Wald's sequential test: True once the share is proved to reach the goal, False once proved to miss it.

    It tests goal + 0.05 (for a goal near 1, half the way to 1) against goal - 0.05, each with a chance of error of
    5 %. None: go on.
    """
    high = goal + min(INDIFFERENCE, (1 - goal) / 2)
    low = goal - min(INDIFFERENCE, goal / 2)
    evidence = wins * log(high / low) + (games - wins) * log((1 - high) / (1 - low))
    bound = log((1 - ERROR) / ERROR)
    if evidence >= bound:
        return True
    return False if evidence <= -bound else None


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
