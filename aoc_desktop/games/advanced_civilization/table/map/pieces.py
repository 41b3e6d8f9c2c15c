"""Pieces of the map: stacks of tokens, cities and ships in the colour and shape of their nation."""

from __future__ import annotations

from math import cos, sin, tau

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from aoc_desktop.games.advanced_civilization.table.colours import (
    HULL,
    HULL_EDGE,
    IVORY,
    LAND_HALO,
    ink_on,
    nation_seat,
)
from aoc_desktop.ui.art.drawings import outline
from aoc_desktop.ui.kit.high_contrast import plain_or, under_white
from aoc_desktop.ui.kit.icons import mix, shape_polygon
from aoc_desktop.ui.kit.lettering import Letters, draw_text

STACK = 10.5
"""Half the width of a stack; of two stacks in one area SMALL_STACK."""
SMALL_STACK = 9.4
CITY, SHIP = 28.0, 22.0
CHIP, CHIP_WIDE = 13.0, 19.0
"""A chip at a stack; with a sign and a number."""
MOVED = 0.45
"""How much parchment is in the colour of a stack that has moved."""
ARCH = "M -0.86 0.94 L -0.86 -0.1 C -0.86 -0.7 -0.46 -1.02 0 -1.02 C 0.46 -1.02 0.86 -0.7 0.86 -0.1 L 0.86 0.94 Z"
BURST_POINTS = 12
TOWN, TOWN_LIGHT, TOWN_EDGE = "#E3D3B4", "#F6E9CF", "#6B5636"
WALL = (
    "M 3 44 L 3 20 L 9 20 L 9 24 L 14 24 L 14 12 L 18 12 L 18 16 L 22 16 L 22 12 L 26 12 L 26 16 L 30 16 L 30 12 "
    "L 34 12 L 34 24 L 39 24 L 39 20 L 45 20 L 45 44 Z"
)
TOWERS = "M 5 20 L 5 12 L 9 6 L 13 12 L 13 20 Z M 35 20 L 35 12 L 39 6 L 43 12 L 43 20 Z"
SAIL, BOAT = "M 12 5 L 35 5 L 35 27 L 12 27 Z", "M 3 28 L 45 28 C 43 38 38 43 32 43 L 16 43 C 10 43 5 38 3 28 Z"
SKULL = (
    "M 0 -1 C 0.7 -1 1 -0.5 1 0 C 1 0.3 0.8 0.5 0.55 0.6 L 0.55 1 L -0.55 1 L -0.55 0.6 C -0.8 0.5 -1 0.3 -1 0 "
    "C -1 -0.5 -0.7 -1 0 -1 Z"
)


def nation_path(shape: str, middle: QPointF, radius: float) -> QPainterPath:
    """The outline of a nation's shape about a point."""
    path = QPainterPath()
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    if shape == "circle":
        path.addEllipse(box)
    elif shape == "burst":
        path.addPolygon(_burst(middle, radius))
        path.closeSubpath()
    elif shape == "arch":
        path = QTransform(radius, 0, 0, radius, middle.x(), middle.y()).map(outline(ARCH))
    else:
        path.addPolygon(shape_polygon(box, shape))
        path.closeSubpath()
    return path


def _burst(middle: QPointF, radius: float) -> QPolygonF:
    """Short rays round a body wide enough for a number of two figures."""
    corners = []
    for corner in range(2 * BURST_POINTS):
        reach = radius * (1.16 if corner % 2 == 0 else 0.86)
        turn = corner * tau / (2 * BURST_POINTS)
        corners.append(middle + QPointF(reach * sin(turn), -reach * cos(turn)))
    return QPolygonF(corners)


def paint_stack(
    painter: QPainter, middle: QPointF, nation: str, number: int, radius: float = STACK, moved: bool = False
) -> None:
    """Tokens of a nation in an area: its shape with their number, a second edge below from two on."""
    seat = nation_seat(nation)
    fill = mix(seat.fill, LAND_HALO, MOVED) if moved else seat.fill
    painter.save()
    painter.setPen(_pen(seat.edge, radius * 0.13))
    painter.setBrush(QColor(seat.edge))
    if number > 1:
        painter.drawPath(nation_path(seat.shape, middle + QPointF(0, radius * 0.22), radius))
    painter.setBrush(QColor(fill))
    path = nation_path(seat.shape, middle, radius)
    painter.drawPath(path)
    painter.setPen(_pen(mix(fill, IVORY, 0.45), radius * 0.1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(nation_path(seat.shape, middle, radius * 0.84))
    painter.restore()
    # A triangle is widest below its middle.
    low = radius * (0.2 if seat.shape == "triangle" else 0.04)
    size = radius * (1.2 if number < 10 else 1.04)
    box = QRectF(middle.x() - radius * 2, middle.y() - radius * 2 + low, radius * 4, radius * 4)
    ink = "#10181C" if moved else ink_on(nation)
    draw_text(painter, box, str(number), Letters(size, ink, 900, min(size, radius * 0.9)))


def paint_shape_of(painter: QPainter, middle: QPointF, nation: str, radius: float) -> None:
    """A nation's shape in its colour, without a number."""
    seat = nation_seat(nation)
    painter.save()
    painter.setPen(_pen(seat.edge, max(1.0, radius * 0.16)))
    painter.setBrush(QColor(seat.fill))
    painter.drawPath(nation_path(seat.shape, middle, radius))
    painter.restore()


def paint_chip(painter: QPainter, rect: QRectF, kind: str, number: int = 0) -> None:
    """At a stack: red "−3" leave by the limit, gold with a tower may be a city, ivory how many may still move."""
    fill, ink = {"over": (under_white("#B8322B"), IVORY), "city": ("#E3B341", "#3A2A08"), "fresh": (IVORY, "#10181C")}[
        kind
    ]
    painter.save()
    painter.setPen(_pen("#2A1A12", 1.0))
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    if kind == "city":
        painter.setBrush(QColor(ink))
        side = rect.height() * 0.72
        tower = QTransform(side / 48, 0, 0, side / 48, rect.center().x() - side / 2, rect.center().y() - side * 0.56)
        painter.drawPath(tower.map(outline(WALL)))
    painter.restore()
    if kind != "city":
        text = f"−{number}" if kind == "over" else str(number)
        draw_text(painter, rect.adjusted(-2, -2, 2, 2), text, Letters(rect.height() * 0.82, ink, 800, 8.0))


def paint_city(painter: QPainter, rect: QRectF, nation: str, new: bool = False) -> None:
    """A walled town with its nation's shape in ivory on the wall; new: a plus."""
    seat = nation_seat(nation)
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 48, rect.height() / 48)
    painter.setPen(_pen(seat.edge, 2.4))
    painter.setBrush(QColor(mix(seat.fill, IVORY, 0.55)))
    painter.drawPath(outline(TOWERS))
    painter.setBrush(QColor(seat.fill))
    painter.drawPath(outline(WALL))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(plain_or(IVORY, seat.edge)))
    if seat.shape == "burst":
        _paint_skull(painter, QPointF(24, 32))
    else:
        painter.drawPath(nation_path(seat.shape, QPointF(24, 33), 6.6))
    if new:
        painter.setPen(_pen(seat.edge, 7.0))
        _paint_plus(painter, QPointF(41, 9))
        painter.setPen(_pen(IVORY, 3.4))
        _paint_plus(painter, QPointF(41, 9))
    painter.restore()


def paint_plain_city(painter: QPainter, rect: QRectF) -> None:
    """A town of nobody, as the sign of a number."""
    _paint_plain(painter, rect, ((TOWERS, TOWN_LIGHT), (WALL, TOWN)), TOWN_EDGE)


def paint_plain_ship(painter: QPainter, rect: QRectF) -> None:
    _paint_plain(painter, rect, ((SAIL, TOWN_LIGHT), (BOAT, HULL)), HULL_EDGE)


def _paint_plain(painter: QPainter, rect: QRectF, parts: tuple[tuple[str, str], ...], edge: str) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 48, rect.height() / 48)
    painter.setPen(_pen(edge, 2.4))
    for path, colour in parts:
        painter.setBrush(QColor(colour))
        painter.drawPath(outline(path))
    painter.restore()


def _paint_skull(painter: QPainter, middle: QPointF) -> None:
    painter.drawPath(QTransform(8, 0, 0, 8, middle.x(), middle.y()).map(outline(SKULL)))
    painter.setBrush(QColor(nation_seat("").edge))
    for x in (-3.4, 3.4):
        painter.drawEllipse(middle + QPointF(x, 0), 2.2, 2.4)


def _paint_plus(painter: QPainter, middle: QPointF) -> None:
    painter.drawLine(middle - QPointF(5, 0), middle + QPointF(5, 0))
    painter.drawLine(middle - QPointF(0, 5), middle + QPointF(0, 5))


def paint_ship(painter: QPainter, rect: QRectF, nation: str, cargo: int = 0) -> None:
    """A ship with its nation's shape on the sail; tokens aboard are dots on the hull."""
    seat = nation_seat(nation)
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 48, rect.height() / 48)
    painter.setPen(_pen(HULL_EDGE, 2.4))
    painter.drawLine(QPointF(23.5, 2), QPointF(23.5, 30))
    painter.setBrush(QColor(HULL))
    painter.drawPath(outline(BOAT))
    painter.setPen(_pen(seat.edge, 2.4))
    painter.setBrush(QColor(seat.fill))
    painter.drawPath(outline(SAIL))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(IVORY))
    painter.drawPath(nation_path(seat.shape, QPointF(23.5, 16), 6.4))
    for token in range(cargo):
        painter.drawEllipse(QPointF(24 + (token - (cargo - 1) / 2) * 6.6, 35.5), 2.5, 2.5)
    painter.restore()


def _pen(colour: str, width: float) -> QPen:
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
