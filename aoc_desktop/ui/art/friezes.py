"""The friezes on the name bands: one pattern for each group of civilisations."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import ceil, cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from aoc_desktop.ui.kit.high_contrast import opaque
from aoc_desktop.ui.kit.theme import FACE

STRENGTH = 0.55
Motif = Callable[[QPainterPath, float, float, float], None]


def paint_frieze(painter: QPainter, rect: QRectF, pattern: str) -> None:
    """Repeat a pattern along a band, a whole number of times, so that both ends match."""
    if pattern not in PATTERNS:
        return
    draw, ratio, stroked = PATTERNS[pattern]
    times = max(1, ceil(rect.width() / (rect.height() * ratio)))
    step = rect.width() / times
    path = QPainterPath()
    for number in range(times):
        draw(path, rect.left() + number * step, step, rect.height())
    path.translate(0, rect.top())
    ink = QColor(FACE.accent_text)
    ink.setAlphaF(opaque(STRENGTH))
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if stroked:
        painter.strokePath(path, QPen(ink, max(0.8, rect.height() * 0.14)))
    else:
        painter.fillPath(path, ink)
    painter.restore()


def _triangles(path: QPainterPath, x: float, step: float, height: float) -> None:
    path.addPolygon(QPolygonF([QPointF(x, height), QPointF(x + step / 2, height * 0.12), QPointF(x + step, height)]))
    path.closeSubpath()


def _meander(path: QPainterPath, x: float, step: float, height: float) -> None:
    corners = ((0, 0.9), (0.12, 0.9), (0.12, 0.12), (0.82, 0.12), (0.82, 0.66), (0.46, 0.66), (0.46, 0.4), (0.62, 0.4))
    path.moveTo(x + corners[0][0] * step, corners[0][1] * height)
    for across, down in corners[1:]:
        path.lineTo(x + across * step, down * height)
    path.moveTo(x + 0.12 * step, 0.9 * height)
    path.lineTo(x + step, 0.9 * height)


def _scales(path: QPainterPath, x: float, step: float, height: float) -> None:
    """Round scales, three rings each, standing on the band's lower edge."""
    for radius in (0.5, 0.32, 0.14):
        box = QRectF(x + step * (0.5 - radius), height * (1 - 1.8 * radius), 2 * radius * step, 3.6 * radius * height)
        path.arcMoveTo(box, 0)
        path.arcTo(box, 0, 180)


def _stars(path: QPainterPath, x: float, step: float, height: float) -> None:
    centre, radius = QPointF(x + step / 2, height / 2), height * 0.46
    points = []
    for corner in range(16):
        reach = radius if corner % 2 == 0 else radius * 0.55
        points.append(centre + QPointF(reach * sin(corner * pi / 8), -reach * cos(corner * pi / 8)))
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    path.addEllipse(QPointF(x + step, height / 2), height * 0.13, height * 0.13)


def _petals(path: QPainterPath, x: float, step: float, height: float) -> None:
    for middle, wide, top in ((0.5, 0.26, 0.05), (1.0, 0.13, 0.45)):
        foot, tip = QPointF(x + middle * step, height), QPointF(x + middle * step, height * top)
        path.moveTo(tip)
        path.quadTo(foot + QPointF(wide * 2 * step, -height * 0.35), foot)
        path.quadTo(foot + QPointF(-wide * 2 * step, -height * 0.35), tip)
        path.closeSubpath()


def _fret(path: QPainterPath, x: float, step: float, height: float) -> None:
    for left, right, top in ((0.0, 1.0, 0.78), (0.16, 0.84, 0.48), (0.3, 0.7, 0.14)):
        bottom = {0.78: 1.0, 0.48: 0.78, 0.14: 0.48}[top]
        path.addRect(QRectF(x + left * step, top * height, (right - left) * step, (bottom - top) * height + 0.01))


def _braid(path: QPainterPath, x: float, step: float, height: float) -> None:
    for start, end in ((0.18, 0.82), (0.82, 0.18)):
        path.moveTo(x, height * start)
        path.cubicTo(x + step * 0.4, height * start, x + step * 0.6, height * end, x + step, height * end)


PATTERNS: Mapping[str, tuple[Motif, float, bool]] = {
    "triangles": (_triangles, 1.15, False),
    "meander": (_meander, 1.7, True),
    "scales": (_scales, 1.5, True),
    "stars": (_stars, 1.7, False),
    "petals": (_petals, 0.9, False),
    "fret": (_fret, 2.2, False),
    "braid": (_braid, 1.6, True),
}
"""Pattern: how one repeat is drawn, its width in heights, and whether it is a line rather than a surface."""
