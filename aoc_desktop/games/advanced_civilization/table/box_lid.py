"""The lid of the box: all that is seen of its front until the map under it is painted."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from aoc_desktop.ui.kit.high_contrast import downwards, is_bold
from aoc_desktop.ui.kit.lettering import draw_text, heading

LID_LIGHT, LID_DARK, GOLD, IVORY, SEA = "#8A2418", "#5A130C", "#E9B949", "#FFF1D6", "#12344A"
LID_HIGH = 106.0
"""Of 240 units of the front's width."""


def paint_closed(painter: QPainter, rect: QRectF) -> None:
    """The lid over the open sea."""
    unit = rect.width() / 240
    painter.fillRect(rect, QColor(SEA))
    paint_lid(painter, QRectF(rect.left(), rect.top(), rect.width(), LID_HIGH * unit), unit)


def paint_lid(painter: QPainter, lid: QRectF, unit: float) -> None:
    """Oxide red with the title, a gold rule below it."""
    painter.fillRect(lid, downwards(lid, LID_DARK, LID_LIGHT))
    if not is_bold():
        painter.fillRect(QRectF(lid.left(), lid.bottom(), lid.width(), 5 * unit), QColor(0, 0, 0, 60))
    painter.fillRect(QRectF(lid.left(), lid.bottom() - 1.2 * unit, lid.width(), 2.4 * unit), QColor(GOLD))
    for number, words in enumerate(("Advanced", "Civilization")):
        line = QRectF(lid.left() + 10 * unit, lid.top() + (20 + 37 * number) * unit, lid.width() - 20 * unit, 37 * unit)
        draw_text(painter, line, words, heading(35 * unit, IVORY))
