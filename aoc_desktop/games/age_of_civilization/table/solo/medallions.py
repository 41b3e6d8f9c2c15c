"""The signs of the first game's achievements."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.ui.kit import medals
from aoc_desktop.ui.kit.theme import Theme

SIGNS = {
    "remarkable_clan": "house",
    "great_kingdom": "first_player",
    "mighty_empire": "trophy",
    "eternal_civilization": "point",
    "realm_of_technology": "technology",
    "primitive_realm": "action_hunt",
    "world_of_wonders": "wonder",
    "superpower": "military",
    "great_unity": "everyone",
    "small_but_glorious": "worker_flat",
}


def paint_medallion(
    painter: QPainter, rect: QRectF, achievement: str, theme: Theme, earned: bool = True, glow: float = 0.0
) -> None:
    """What is struck into it tells the achievement; those of a user's own set share one sign."""
    medals.paint_medallion(painter, rect, SIGNS.get(achievement, ""), theme, earned, glow)
