"""What signs are made of: outlines in a box of 48×48, filled or drawn as lines, in their own colours or the ink."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from aoc_desktop.ui.art.drawings import outline

BOX = 48.0
INK, ACCENT = "ink", "accent"
"""Colours that whoever paints a sign chooses."""
EMBER = "#F2A65A"
"""The second tone of a sign on a dark ground."""
_ROUND = 0.5523
"""How far the handles of a quarter of a circle reach."""


class Layer(NamedTuple):
    """One outline of a sign: filled, or a line of a width."""

    path: str
    colour: str = INK
    width: float = 0.0


Sign = tuple[Layer, ...]


def disc(x: float, y: float, radius: float, height: float = 0.0) -> str:
    """A circle, or an ellipse of another height."""
    a, b = radius, height or radius
    p, q = a * _ROUND, b * _ROUND
    return (
        f"M {x - a} {y} C {x - a} {y - q} {x - p} {y - b} {x} {y - b} C {x + p} {y - b} {x + a} {y - q} {x + a} {y} "
        f"C {x + a} {y + q} {x + p} {y + b} {x} {y + b} C {x - p} {y + b} {x - a} {y + q} {x - a} {y} Z"
    )


def box(left: float, top: float, right: float, bottom: float) -> str:
    return f"M {left} {top} L {right} {top} L {right} {bottom} L {left} {bottom} Z"


def rays(x: float, y: float, inner: float, outer: float, count: int, turned: float = 0.0) -> str:
    """Short lines round a middle."""
    lines = []
    for number in range(count):
        turn = turned + number * 2 * pi / count
        across, up = sin(turn), -cos(turn)
        lines.append(f"M {x + across * inner:.2f} {y + up * inner:.2f} L {x + across * outer:.2f} {y + up * outer:.2f}")
    return " ".join(lines)


def star(x: float, y: float, radius: float, points: int, waist: float) -> str:
    """A star whose first point is at the top."""
    corners = []
    for corner in range(2 * points):
        reach = radius if corner % 2 == 0 else radius * waist
        turn = corner * pi / points
        corners.append(f"{x + reach * sin(turn):.2f} {y - reach * cos(turn):.2f}")
    return "M " + " L ".join(corners) + " Z"


def paint_layers(painter: QPainter, rect: QRectF, sign: Sign, ink: str, accent: str = EMBER) -> None:
    """Draw a sign into a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / BOX, rect.height() / BOX)
    for layer in sign:
        colour = QColor({INK: ink, ACCENT: accent}.get(layer.colour, layer.colour))
        if layer.width:
            pen = QPen(colour, layer.width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(outline(layer.path), pen)
        else:
            painter.fillPath(outline(layer.path), colour)
    painter.restore()


def stamp_layers(painter: QPainter, rect: QRectF, sign: Sign, ink: str, accent: str = EMBER) -> None:
    """The same from a kept picture, for what is painted after every move."""
    picture = _picture(sign, rect.width(), ink, accent, painter.device().devicePixelRatioF())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(QPointF(rect.left() - 1, rect.top() - 1), picture)
    painter.restore()


@lru_cache(maxsize=512)
def _picture(sign: Sign, side: float, ink: str, accent: str, ratio: float) -> QPixmap:
    """A pixel of air around it: round ends of lines reach over the box."""
    pixmap = QPixmap(ceil((side + 2) * ratio), ceil((side + 2) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_layers(painter, QRectF(1, 1, side, side), sign, ink, accent)
    painter.end()
    return pixmap
