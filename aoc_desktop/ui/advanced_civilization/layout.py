"""Where everything lies. Measures are those of 1280 × 720; larger windows scale them, other shapes share the rest."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

EDGE, GAP, TOP = 8.0, 8.0, 4.0
MAT, RAIL = 204.0, 68.0
"""How wide my mat is, and folded into a rail of numbers."""
WIDE_BOARD = 800.0
"""Of the canvas: a wider board folds the mat into the rail."""


class Parts(NamedTuple):
    """The two zones of the table."""

    mat: QRectF
    map: QRectF


def parts(bounds: QRectF, rail: bool = False) -> Parts:
    """The mat stands beside the map, whose zone takes all that is left."""
    height = bounds.height() - TOP - EDGE
    mat = QRectF(bounds.left() + EDGE, bounds.top() + TOP, RAIL if rail else MAT, height)
    left = mat.right() + GAP
    return Parts(mat, QRectF(left, mat.top(), bounds.right() - EDGE - left, height))
