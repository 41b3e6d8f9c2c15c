"""Medals and medallions, struck by the painter: ribbon, rim, stars; laurel and sign for achievements."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from aoc_desktop.ui.kit.high_contrast import linear, pale, radial
from aoc_desktop.ui.kit.icons import icon_names, mix, paint_icon
from aoc_desktop.ui.kit.theme import MEDALS, RIBBON, Metal, Theme

GOLD = 3
RAYS = 16
RIBBONED = 1.16
"""The height of a medal on its ribbon for each unit of its width."""
BEYOND = 0.2
"""How far the rays reach beyond the box of a medallion, in shares of its width."""


def paint_medal(painter: QPainter, rect: QRectF, rank: int) -> None:
    """A medal on its ribbon: 1 bronze, 2 silver, 3 gold, with so many stars."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    disc = disc_of(rect)
    _paint_ribbon(painter, disc)
    _paint_disc(painter, disc, MEDALS[rank - 1])
    _paint_stars(painter, disc, rank, MEDALS[rank - 1].struck)
    painter.restore()


def disc_of(rect: QRectF) -> QRectF:
    """Where the disc of a medal is, won or not: at the foot, with room for the ribbon above it."""
    side = min(rect.width(), rect.height() / RIBBONED)
    return QRectF(rect.center().x() - side / 2, rect.bottom() - side, side, side)


def paint_empty_medal(painter: QPainter, rect: QRectF, rank: int, theme: Theme) -> None:
    """The place of a medal that is still to be won, as large as the medal would be."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    disc = disc_of(rect)
    side = disc.width()
    pen = QPen(QColor(theme.soft_text), max(1.2, side * 0.035))
    pen.setDashPattern([2.2, 2.2])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = side * 0.02
    painter.drawEllipse(disc.adjusted(inset, inset, -inset, -inset))
    _paint_stars(painter, disc, rank, theme.soft_text)
    painter.restore()


def paint_medallion(
    painter: QPainter, rect: QRectF, sign: str, theme: Theme, earned: bool = True, glow: float = 0.0, shade: float = 1.0
) -> None:
    """Paint an achievement: gold with laurel and sign, or sunk into the panel while it is locked. `glow` 0 to 1: rays;
    `shade`: the opacity of a coloured sign while locked. Unknown signs become a trophy."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(rect.width(), rect.height())
    box = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    if glow > 0:
        paint_rays(painter, box, theme, glow)
    inset = side * 0.09
    disc = box.adjusted(inset, inset, -inset, -inset)
    struck = MEDALS[GOLD - 1].struck
    if earned:
        _paint_disc(painter, disc, MEDALS[GOLD - 1])
        ink = struck
    else:
        painter.setPen(QPen(QColor(theme.line), max(1.0, side * 0.02)))
        painter.setBrush(QColor(theme.inset))
        painter.drawEllipse(disc)
        ink = mix(theme.inset, theme.soft_text, 0.55)
    _paint_laurel(painter, disc, struck if earned else theme.line)
    share = side * 0.19
    middle = disc.center() - QPointF(0, side * 0.015)
    place = QRectF(middle.x() - share, middle.y() - share, 2 * share, 2 * share)
    painter.setOpacity(1.0 if earned else pale(shade))
    paint_icon(painter, place, sign if sign in icon_names() else "trophy", ink, theme.on_dark)
    painter.restore()


# ------------------------------------------------------------------ parts


def _paint_ribbon(painter: QPainter, disc: QRectF) -> None:
    side, middle = disc.width(), disc.center().x()
    painter.setPen(Qt.PenStyle.NoPen)
    for sense, colour in ((-1, RIBBON[1]), (1, RIBBON[0])):
        top, foot = disc.top() - side * 0.16, disc.top() + side * 0.2
        points = [(0.06, foot), (0.38, top), (0.14, top), (-0.1, foot)]
        painter.setBrush(QColor(colour))
        painter.drawPolygon(QPolygonF([QPointF(middle + sense * side * x, y) for x, y in points]))


def _paint_disc(painter: QPainter, disc: QRectF, metal: Metal) -> None:
    side = disc.width()
    light = ((0, metal.light), (0.5, metal.middle), (1, metal.deep))
    painter.setPen(QPen(QColor(metal.deep), max(1.0, side * 0.03)))
    painter.setBrush(linear(disc.topLeft(), disc.bottomRight(), light))
    painter.drawEllipse(disc)
    inset = side * 0.1
    inner = disc.adjusted(inset, inset, -inset, -inset)
    lit = inner.center() - QPointF(side * 0.12, side * 0.14)
    painter.setPen(QPen(QColor(mix(metal.middle, metal.deep, 0.6)), max(0.8, side * 0.02)))
    painter.setBrush(radial(lit, side * 0.62, ((0, metal.light), (1, metal.middle))))
    painter.drawEllipse(inner)


def _star(centre: QPointF, radius: float) -> QPolygonF:
    points = []
    for step in range(10):
        reach = radius if step % 2 == 0 else radius * 0.44
        angle = math.radians(-90 + 36 * step)
        points.append(QPointF(centre.x() + reach * math.cos(angle), centre.y() + reach * math.sin(angle)))
    return QPolygonF(points)


def _paint_stars(painter: QPainter, disc: QRectF, count: int, colour: str) -> None:
    side = disc.width()
    radius = side * (0.2 if count == 1 else 0.145 if count == 2 else 0.125)
    pitch = side * (0.29 if count == 2 else 0.235)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    for number in range(count):
        x = disc.center().x() + (number - (count - 1) / 2) * pitch
        lift = side * 0.05 if count == 3 and number == 1 else 0.0
        painter.drawPolygon(_star(QPointF(x, disc.center().y() + side * 0.015 - lift), radius))


def _paint_laurel(painter: QPainter, disc: QRectF, colour: str) -> None:
    """Two branches that rise from the foot on both sides."""
    side, centre = disc.width(), disc.center()
    ink = QColor(colour)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for sense in (-1, 1):
        for step in range(7):
            angle = math.radians(90 + sense * (16 + step * 19))
            x, y = centre.x() + side * 0.34 * math.cos(angle), centre.y() + side * 0.34 * math.sin(angle)
            painter.save()
            painter.translate(x, y)
            painter.rotate(math.degrees(angle) + sense * 58)
            long, half = side * 0.075, side * 0.026
            leaf = QPainterPath(QPointF(-long, 0))
            leaf.quadTo(QPointF(0, -2 * half), QPointF(long, 0))
            leaf.quadTo(QPointF(0, 2 * half), QPointF(-long, 0))
            painter.drawPath(leaf)
            painter.restore()


def paint_rays(painter: QPainter, box: QRectF, theme: Theme, glow: float) -> None:
    """Light behind a medallion that was won just now."""
    centre, reach = box.center(), box.width() * (0.5 + 0.14 * glow)
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(RAYS):
        angle = math.radians(360 / RAYS * step + 24 * glow)
        half = math.radians(360 / RAYS * 0.26)
        ray = QColor(theme.lit)
        ray.setAlphaF(0.34 * glow if step % 2 else 0.55 * glow)
        length = reach if step % 2 else reach * 1.08
        painter.setBrush(ray)
        painter.drawPolygon(
            QPolygonF(
                [
                    centre,
                    QPointF(centre.x() + length * math.cos(angle - half), centre.y() + length * math.sin(angle - half)),
                    QPointF(centre.x() + length * math.cos(angle + half), centre.y() + length * math.sin(angle + half)),
                ]
            )
        )
