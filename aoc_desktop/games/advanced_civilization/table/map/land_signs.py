"""Signs of the land: mountains, trees, grass, dunes and the waves of a flood plain, away from what stands there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from aoc_desktop.games.advanced_civilization.table import colours
from aoc_desktop.games.advanced_civilization.table.map.framing import Framing
from aoc_desktop.games.advanced_civilization.table.map.shapes import AreaShape, load_shapes
from aoc_desktop.ui.art.motifs import outline
from aoc_desktop.ui.kit.high_contrast import is_bold, line_px, opaque, plain_or, sheer

SIGNS = {
    "mountain": "M -7 4 L -2 -5 L 1 0 L 3 -3 L 7 4",
    "forest": (
        "M -4 4 L -4 1 M -4 1 C -8 1 -6 -5 -4 -6 C -2 -5 0 1 -4 1 M 4 4 L 4 2 M 4 2 C 1 2 2 -3 4 -4 C 6 -3 7 2 4 2"
    ),
    "steppe": "M -3 3 L -5 -2 M -2 3 L -2 -3 M -1 3 L 1 -2",
    "desert": "M -7 2 C -4 -3 -1 -3 1 2 M 0 0 C 2 -3 5 -3 7 2",
}
"""What is drawn for a terrain, about its middle; fertile land is left clear."""
APART, CLEAR, INSIDE = 17.0, 17.0, 6.5
"""Units of the canvas between signs, from a sign to a stack or badge, and to the border."""
MOST = 5
WAVE = 7.0
"""Between two rows of waves."""


def paint_signs(painter: QPainter, shape: AreaShape, framing: Framing) -> None:
    sign = SIGNS.get(shape.terrain)
    if sign is None:
        return
    ink = QColor(colours.SIGN_INK)
    ink.setAlphaF(0.75)
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 1.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    for place in _sign_places(shape.id):
        painter.drawPath(outline(sign).translated(framing.to_table(place)))
    painter.restore()


@cache
def _sign_places(area: str) -> list[QPointF]:
    return sign_places(load_shapes().areas[area])


def sign_places(shape: AreaShape) -> list[QPointF]:
    """Where signs have room, the same at every drawing."""
    taken = (shape.token, shape.badge, shape.label, shape.label + QPointF(11, 0), shape.label - QPointF(11, 0))
    found = []
    for place in _grid(shape.land.boundingRect()):
        around = QRectF(place.x() - INSIDE, place.y() - INSIDE, 2 * INSIDE, 2 * INSIDE)
        if shape.land.contains(around) and all(_apart(place, other) > CLEAR for other in taken):
            found.append(place)
    return found[:: max(1, -(-len(found) // MOST))]


def _grid(box: QRectF) -> Iterator[QPointF]:
    """Rows that stand between those above."""
    y, row = box.top(), 0
    while y < box.bottom():
        x = box.left() + (row % 2) * APART / 2
        while x < box.right():
            yield QPointF(x, y)
            x += APART
        y, row = y + APART * 0.55, row + 1


def _apart(one: QPointF, other: QPointF) -> float:
    gap = one - other
    return float((gap.x() ** 2 + gap.y() ** 2) ** 0.5)


def paint_waves(painter: QPainter, box: QRectF, part: QRectF) -> None:
    """Wavy rows over a flood plain; the painter is clipped to its land. `part`: what of it is painted."""
    ink = sheer(plain_or(colours.WAVES, colours.BOLD_WAVES), opaque(0.5))
    painter.setPen(QPen(ink, line_px(1.0)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path, y = QPainterPath(), box.top() + 3
    wave = WAVE * (2 if is_bold() else 1)  # strong ones are fewer
    while y < min(box.bottom(), part.bottom() + wave):
        if y < part.top() - wave:
            y += wave
            continue
        x = box.left() - 6
        path.moveTo(x, y)
        while x < box.right():
            path.quadTo(x + 3, y - 2.4, x + 6, y)
            path.quadTo(x + 9, y + 2.4, x + 12, y)
            x += 12
        y += wave
    painter.drawPath(path)
