"""A picture for each kind of solo game, from the emblems of the civilisations that lived it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.ui.art.emblems import paint_roundel, paint_vignette

# The civilisation, and the group whose colours it wears.
PICTURES = {
    "skirmish": ("rome", "europe"),
    "innovation": ("greece", "middle_east"),
    "age_of_wonders": ("egypt", "africa"),
    "silk_road": ("china", "east_asia"),
    "lost_civilization": ("maya", "americas_oceania"),
    "mongol_devastation": ("mongolia", "barbarians"),
    "death_and_rebirth": ("italy", "south_asia"),
}


def paint_kind(painter: QPainter, rect: QRectF, kind: str) -> None:
    """Round, for a station or a day."""
    paint_roundel(painter, rect, *PICTURES[kind])


def paint_kind_scene(painter: QPainter, rect: QRectF, kind: str) -> None:
    """As a landscape."""
    paint_vignette(painter, rect, *PICTURES[kind])
