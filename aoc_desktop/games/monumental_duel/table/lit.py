"""What shines on the table: which places, and how their light is painted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from aoc_desktop.games.monumental_duel.table.colours import SHADOWED
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.theme import Theme
from aoc_desktop.ui.table.picture.draw_context import DrawContext

QUIET = frozenset(("row", "column", "tray"))
"""They can be used, but need no light."""
GLOW = ((7.0, 0.10), (5.5, 0.12), (4.5, 0.16), (3.5, 0.3))
"""How far a light reaches, and how strong it is there."""


def is_lit(context: DrawContext, place: Place) -> bool:
    """Whether something can be done with it now, or what is held may be put there."""
    lights = context.lights
    if not context.interactive:
        return False
    if lights.busy:
        return place in lights.lit or place == lights.held
    if place[0] in QUIET or place not in lights.ready:
        return False
    if place[0] == "cell" and context.models.standing.step == "activation":
        return False  # all nine can be the crossing: only the one pointed at is shown
    return place[0] != "purse" or place in context.models.gesture_index.targets(place)


def is_strong(context: DrawContext, place: Place) -> bool:
    return context.lights.target == place or context.lights.held == place


def light_of(context: DrawContext, place: Place) -> int:
    """0: dark, 1: lit, 2: under the pointer."""
    return (2 if is_strong(context, place) else 1) if is_lit(context, place) else 0


def paint_glow(painter: QPainter, rect: QRectF, radius: float, theme: Theme, light: int) -> None:
    """A ring with a short glow; nothing where there is no light."""
    if not light:
        return
    ring = 2.5 if light == 1 else 4.0
    shine = QColor(theme.lit)
    for reach, alpha in () if theme.bold else GLOW:
        shine.setAlphaF(alpha)
        grown = rect.adjusted(-reach, -reach, reach, reach)
        path = rounded(grown, radius + reach)
        path.addRect(rect.adjusted(radius, radius, -radius, -radius))  # what the card covers is left out
        fill(painter, path, shine)
    outline(painter, rect.adjusted(-ring, -ring, ring, ring), radius + ring, theme.lit, ring)


def veil_share(theme: Theme) -> float:
    return SHADOWED[0] if theme.on_dark else SHADOWED[1]


def tilted(painter: QPainter, rect: QRectF, angle: float, draw: Callable[[QPainter, QRectF], None]) -> None:
    """Draw something turned about its middle."""
    painter.save()
    painter.translate(rect.center())
    painter.rotate(angle)
    draw(painter, QRectF(QPointF(-rect.width() / 2, -rect.height() / 2), rect.size()))
    painter.restore()
