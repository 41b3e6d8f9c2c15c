"""Squares of the Succession Table: what colour each epoch has, reached and still to come, in both themes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from aoc_desktop.games.advanced_civilization.table.colours import IVORY, nation_seat
from aoc_desktop.games.advanced_civilization.table.map.pieces import nation_path
from aoc_desktop.ui.kit.high_contrast import LINE, between, under_white
from aoc_desktop.ui.kit.icons import mix
from aoc_desktop.ui.kit.theme import Theme

REACHED: Mapping[str, str] = {
    "stone": "#6C757B",
    "early_bronze": "#A4702F",
    "late_bronze": "#B9532A",
    "early_iron": "#4A7396",
    "late_iron": "#77702F",
}
AHEAD = 0.62
"""How much of the ground is in the colour of a square that a marker has not reached."""
IDLE = 0.78
"""The same for a row that nobody plays."""


class EpochRow(NamedTuple):
    """A nation's row: the epoch of each square, where its marker stands (-1: nobody plays it)."""

    nation: str
    epochs: tuple[str, ...]
    marker: int


def square_colour(row: EpochRow, square: int, theme: Theme) -> str:
    """Bright as far as the marker has come, paler ahead of it, pale where nobody plays."""
    colour = under_white(REACHED.get(row.epochs[square], REACHED["stone"]))
    if theme.bold:
        return colour if square <= row.marker else theme.panel
    if row.marker < 0:
        return mix(colour, theme.panel, IDLE)
    return colour if square <= row.marker else mix(colour, theme.panel, AHEAD)


def square_boxes(row: QRectF, squares: int, gap: float) -> Sequence[QRectF]:
    """Where the squares of a row lie, from left to right."""
    width = (row.width() - gap * (squares - 1)) / squares
    return [QRectF(row.left() + n * (width + gap), row.top(), width, row.height()) for n in range(squares)]


def paint_squares(painter: QPainter, boxes: Sequence[QRectF], row: EpochRow, theme: Theme, radius: float) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for square, box in enumerate(boxes):
        painter.setBrush(QColor(square_colour(row, square, theme)))
        if theme.bold:  # what is ahead is told by its line alone
            painter.setPen(QPen(QColor(between(REACHED.get(row.epochs[square], REACHED["stone"]))), LINE))
            box = box.adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(box, radius, radius)
    painter.restore()


def paint_marker(painter: QPainter, middle: QPointF, nation: str, radius: float) -> None:
    """A nation's shape with a light edge, so that it is seen on every square."""
    seat = nation_seat(nation)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(seat.fill))
    painter.setPen(QPen(QColor(IVORY), max(1.2, radius * 0.22)))
    painter.drawPath(nation_path(seat.shape, middle, radius))
    painter.restore()
