"""Dice: ivory cubes with round pips, lying or tumbling."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from aoc_desktop.ui.kit.card_kit import fill, rounded
from aoc_desktop.ui.kit.high_contrast import downwards

IVORY, SHADE, EDGE, PIP = "#FFFBF0", "#EADFC6", "#B5A583", "#2B2F5E"
CORNER, THICK = 0.17, 0.055
"""Of the side: how round the corners are, and how much of the lower side is seen."""
FAR = 0.25
_CORNERS = ((-FAR, -FAR), (FAR, FAR))
_OTHERS = ((FAR, -FAR), (-FAR, FAR))
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.0, 0.0),),
    2: _CORNERS,
    3: (*_CORNERS, (0.0, 0.0)),
    4: (*_CORNERS, *_OTHERS),
    5: (*_CORNERS, *_OTHERS, (0.0, 0.0)),
    6: (*_CORNERS, *_OTHERS, (-FAR, 0.0), (FAR, 0.0)),
}
"""Where the pips of each value lie, from the middle, in sides."""


def paint_die(painter: QPainter, rect: QRectF, value: int, turn: float = 0.0, pip: str = PIP) -> None:
    """Paint a die that shows `value`, turned by some degrees; 0: a blank die that was not rolled yet."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.rotate(turn)
    body = QRectF(-side / 2, -side / 2, side, side * (1 - THICK))
    radius = side * CORNER
    fill(painter, rounded(body.translated(0, side * THICK), radius), EDGE)
    fill(painter, rounded(body, radius), downwards(body, IVORY, SHADE))
    painter.setPen(QPen(QColor(EDGE), max(0.8, side * 0.02)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(body, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(pip))
    size = max(1.1, side * 0.092)
    for x, y in PIPS.get(value, ()):
        painter.drawEllipse(QPointF(body.center().x() + x * side, body.center().y() + y * side), size, size)
    painter.restore()


def tumbling(value: int, share: float, number: int = 0) -> tuple[int, float, float]:
    """How a rolling die lies after this share of its way: the value it shows, its turn, and how high it is thrown.

    It ends with the value that has fallen. `number` tells several dice apart: they do not turn in step.
    """
    if share >= 1:
        return value, 0.0, 0.0
    faces = 7 + number % 3
    shown = (value + 1 + int(share * faces) * 2 + number) % 6 + 1
    rest = (1 - share) ** 2
    return (value if share > 0.82 else shown), rest * (420 + 70 * (number % 3)), rest * (1 - rest) * 4
