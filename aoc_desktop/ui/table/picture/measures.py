"""Measures of the table: those of 1280 × 720; larger windows scale them, other shapes share the rest."""

from __future__ import annotations

WIDTH, HEIGHT = 1020.0, 652.0
"""The table without bar, prompt and right column, at 1280 × 720."""
MOST_GROWN = 1.4
"""As far as small words outgrow a small table by themselves."""


def scale_for(width: float, height: float) -> float:
    """How much larger than at 1280 × 720 everything on a table of so many pixels is."""
    return max(0.2, min(width / WIDTH, height / HEIGHT))


def words_for(wanted: float, scale: float) -> float:
    """How much larger than its place small words may be: in a small window they need not shrink with their places."""
    return max(wanted, min(MOST_GROWN, 1 / scale))
