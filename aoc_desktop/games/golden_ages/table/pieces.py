"""Wooden pieces: colonists standing and lying, cities of one and two cubes, capitals with and without their sun."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from aoc_desktop.ui.art.drawings import outline
from aoc_desktop.ui.kit.high_contrast import is_bold
from aoc_desktop.ui.kit.icons import mix, paint_cube, paint_shape, paint_worker, sign_on
from aoc_desktop.ui.kit.theme import Seat

FLATTENED = 0.82
CASTLE = (
    "M 8 46 V 20 H 5 V 8 H 10 V 12 H 14 V 8 H 19 V 18 H 20 V 14 H 18 V 4 H 22 V 7 H 26 V 4 H 30 V 14 H 28 V 18 H 29 "
    "V 8 H 34 V 12 H 38 V 8 H 43 V 20 H 40 V 46 Z"
)
GOLD, GOLD_EDGE = "#F6C453", "#94650C"


def paint_colonist(painter: QPainter, rect: QRectF, seat: Seat, lying: bool = False) -> None:
    """A colonist in the seat's colour with its shape on the chest; lying it is turned and flattened."""
    _paint_ground(painter, rect, 0.30 if lying else 0.42)
    if not lying:
        paint_worker(painter, rect, seat)
        return
    painter.save()
    painter.translate(rect.center() + QPointF(0, rect.height() * 0.12))
    painter.scale(1.0, FLATTENED)
    painter.rotate(-90)
    side = rect.width()
    paint_worker(painter, QRectF(-side / 2, -side / 2, side, side), seat)
    painter.restore()


def paint_city(painter: QPainter, rect: QRectF, seat: Seat, cubes: int) -> None:
    """A city of one cube, or of two: the second stands behind the first to its right. One cube fills the height."""
    side = rect.height()
    _paint_ground(painter, QRectF(rect.left(), rect.top(), side, side), 0.4)
    if cubes > 1:
        back = side * 0.94
        paint_cube(painter, QRectF(rect.left() + side * 0.56, rect.top() - side * 0.16, back, back), seat)
    paint_cube(painter, QRectF(rect.left(), rect.top(), side, side), seat)


def paint_capital(painter: QPainter, rect: QRectF, seat: Seat, golden: bool = False) -> None:
    """A castle of three towers; in a golden age a sun of twelve rays rises behind it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if golden:
        _paint_sun(painter, rect.center(), rect.width() * 0.58)
    _paint_ground(painter, rect, 0.46)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 48, rect.height() / 48)
    painter.setPen(
        QPen(QColor(seat.edge), 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(QColor(seat.fill))
    painter.drawPath(outline(CASTLE))
    painter.fillRect(QRectF(9, 30, 30, 2), QColor(mix(seat.fill, seat.edge, 0.45)))
    door = QPainterPath(QPointF(19, 46))
    door.lineTo(19, 40)
    door.quadTo(24, 33, 29, 40)
    door.lineTo(29, 46)
    painter.fillPath(door, QColor(seat.edge))
    painter.setPen(QPen(QColor(seat.edge), 1.6))
    painter.drawLine(QPointF(24, 4), QPointF(24, -6))
    flag = QPainterPath(QPointF(24, -6))
    flag.lineTo(32, -3.4)
    flag.lineTo(24, -0.8)
    painter.fillPath(flag, QColor(GOLD if golden else "#FFF8E8"))
    painter.restore()
    side = rect.width() * 0.26
    middle = QPointF(rect.center().x(), rect.top() + rect.height() * 0.53)
    shape = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    paint_shape(painter, shape, seat.shape, sign_on(seat))


def _paint_sun(painter: QPainter, centre: QPointF, radius: float) -> None:
    painter.setPen(QPen(QColor(GOLD_EDGE), max(0.8, radius * 0.04)))
    painter.setBrush(QColor(GOLD))
    rays = QPainterPath()
    for number in range(24):
        angle, reach = number * pi / 12, radius * (1.16 if number % 2 == 0 else 0.88)
        point = centre + QPointF(cos(angle), sin(angle)) * reach
        if number:
            rays.lineTo(point)
        else:
            rays.moveTo(point)
    rays.closeSubpath()
    painter.drawPath(rays)


def _paint_ground(painter: QPainter, rect: QRectF, half: float) -> None:
    """The shadow on which a piece stands."""
    if is_bold():
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 16, 8, 90))
    foot = QPointF(rect.center().x() + rect.width() * 0.05, rect.bottom() - rect.height() * 0.05)
    painter.drawEllipse(foot, rect.width() * half, rect.height() * 0.09)
    painter.restore()
