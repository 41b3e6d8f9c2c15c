"""Where everything lies. Measures are those of 1280 × 720; larger windows scale them, other shapes share the rest."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

from aoc_desktop.games.advanced_civilization.table.map.framing import FLATTEST

EDGE, GAP, TOP = 8.0, 8.0, 4.0
MAT, RAIL = 204.0, 68.0
"""How wide my mat is, and folded into a rail of numbers."""
WIDEST = 1.3
"""How much wider the mat becomes on a table drawn smaller."""
WIDE_BOARD = 800.0
"""Of the canvas: a wider board folds the mat into the rail."""


class Parts(NamedTuple):
    """The two zones of the table."""

    mat: QRectF
    map: QRectF


def needs_rail(bounds: QRectF, view: QRectF) -> bool:
    """A wide board folds the mat, unless the window is so wide that the whole board fits beside it."""
    zone = parts(bounds).map
    return view.width() > WIDE_BOARD and zone.width() / zone.height() < FLATTEST * view.width() / view.height()


def parts(bounds: QRectF, rail: bool = False, scale: float = 1.0) -> Parts:
    """The mat stands beside the map, whose zone takes all that is left. In a small window its words need more room."""
    height, wide = bounds.height() - TOP - EDGE, MAT * min(WIDEST, max(1.0, 1 / scale))
    mat = QRectF(bounds.left() + EDGE, bounds.top() + TOP, RAIL if rail else wide, height)
    left = mat.right() + GAP
    return Parts(mat, QRectF(left, mat.top(), bounds.right() - EDGE - left, height))
