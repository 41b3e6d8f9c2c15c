"""A wreath of gold leaves with a ribbon, and the stars around it. All of it grows by a share from 0 to 1."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from aoc_desktop.ui.kit.high_contrast import linear
from aoc_desktop.ui.kit.icons import mix, shape_polygon

FIRST, LAST = 99.0, 246.0
"""Where the left branch begins and ends, in degrees clockwise from the right; the other mirrors it."""
LEAVES = 11
"""Pairs on each branch."""
APART = 0.045
"""How much later than the one before a pair begins to grow, as a share of the whole."""
GOLD, LIGHT, DEEP, STEM = "#E9BE55", "#FCEBB2", "#B8811F", "#A8792A"
OUT = QEasingCurve(QEasingCurve.Type.OutCubic)


def on_ring(centre: QPointF, radius: float, degrees: float) -> QPointF:
    return centre + QPointF(cos(radians(degrees)), sin(radians(degrees))) * radius


def paint_laurel(
    painter: QPainter, centre: QPointF, radius: float, ribbon: tuple[str, str], grown: float = 1.0
) -> None:
    """Both branches from the ribbon upwards; `ribbon`: its fill and its edge."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for side in (1, -1):
        painter.save()
        painter.translate(centre)
        painter.scale(side, 1)
        _paint_branch(painter, radius, grown)
        painter.restore()
    _paint_ribbon(painter, centre + QPointF(0, radius * 1.02), radius * 0.19, *ribbon)
    painter.restore()


def _paint_branch(painter: QPainter, radius: float, grown: float) -> None:
    """The left one, round the origin."""
    box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    stem = QPainterPath()
    stem.arcMoveTo(box, -FIRST)
    stem.arcTo(box, -FIRST, -(LAST - FIRST) * min(1.0, grown * 1.8))
    painter.strokePath(stem, QPen(QColor(STEM), radius * 0.017))
    for number in range(LEAVES + 1):
        part = OUT.valueForProgress(min(1.0, max(0.0, (grown - APART * number) / (1 - APART * LEAVES))))
        share = min(1.0, number / (LEAVES - 1))
        degrees = FIRST + 8 + (LAST - FIRST - 10) * share if number < LEAVES else LAST
        long = radius * (0.3 - 0.045 * share) * part
        turns = ((38.0, 0.21), (-30.0, 0.2)) if number < LEAVES else ((0.0, 0.2),)  # the last leaf ends the branch
        for turn, half in turns if part > 0 else ():
            _paint_leaf(painter, on_ring(QPointF(), radius, degrees), degrees + 90 + turn, long, long * half)


def _paint_leaf(painter: QPainter, foot: QPointF, degrees: float, long: float, half: float) -> None:
    """Two halves, one in the light, from its foot towards an angle."""
    painter.save()
    painter.translate(foot)
    painter.rotate(degrees)
    painter.setPen(QPen(QColor(mix(GOLD, DEEP, 0.8)), max(0.4, long * 0.012)))
    for side, (near, far) in ((-1, (LIGHT, GOLD)), (1, (GOLD, DEEP))):
        leaf = QPainterPath(QPointF(0, 0))
        leaf.cubicTo(QPointF(long * 0.25, side * half * 1.5), QPointF(long * 0.7, side * half * 1.3), QPointF(long, 0))
        leaf.closeSubpath()
        painter.setBrush(linear(QPointF(0, 0), QPointF(long, 0), ((0, far), (1, near))))
        painter.drawPath(leaf)
    painter.setPen(QPen(QColor(mix(GOLD, DEEP, 0.7)), max(0.6, long * 0.02)))
    painter.drawLine(QPointF(long * 0.08, 0), QPointF(long * 0.86, 0))
    painter.restore()


def _paint_ribbon(painter: QPainter, knot: QPointF, size: float, fill: str, edge: str) -> None:
    painter.save()
    painter.translate(knot)
    painter.setPen(QPen(QColor(edge), max(1.0, size * 0.05)))
    for side in (-1, 1):
        end = QPainterPath(QPointF(0, 0))
        end.quadTo(QPointF(side * size * 0.35, size * 0.7), QPointF(side * size * 0.78, size * 1.3))
        end.lineTo(QPointF(side * size * 0.42, size * 1.22))
        end.lineTo(QPointF(side * size * 0.22, size * 1.5))
        end.quadTo(QPointF(side * size * 0.05, size * 0.7), QPointF(0, 0))
        painter.setBrush(QColor(mix(fill, edge, 0.25)))
        painter.drawPath(end)
    bow = QPainterPath(QPointF(-size * 0.72, -size * 0.3))
    bow.quadTo(QPointF(0, -size * 0.02), QPointF(size * 0.72, -size * 0.3))
    bow.lineTo(QPointF(size * 0.6, size * 0.3))
    bow.quadTo(QPointF(0, size * 0.5), QPointF(-size * 0.6, size * 0.3))
    bow.closeSubpath()
    painter.setBrush(QColor(fill))
    painter.drawPath(bow)
    painter.restore()


def paint_star(painter: QPainter, centre: QPointF, radius: float, turned: float, fill: str, edge: str) -> None:
    """A star of five points."""
    painter.save()
    painter.translate(centre)
    painter.rotate(turned)
    painter.setPen(QPen(QColor(edge), max(0.8, radius * 0.1)))
    painter.setBrush(QColor(fill))
    painter.drawPolygon(shape_polygon(QRectF(-radius, -radius, 2 * radius, 2 * radius), "star"))
    painter.restore()
