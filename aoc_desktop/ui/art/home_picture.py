"""The picture behind the home screen: monuments of five continents before a low sun."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPainterPath, QPen, QPixmap

from aoc_desktop.ui.art.drawings import Tones, draw, stand
from aoc_desktop.ui.kit.high_contrast import is_bold, linear
from aoc_desktop.ui.kit.theme import SKIES, Sky, Theme

WIDTH, HEIGHT = 1280.0, 720.0
"""The size that the numbers below are for; other shapes are covered, the ground kept at the foot."""
SUN = QPointF(845, 569)
RINGS = (150, 205, 260, 315)
GROUND_LINE = 670.0


MONUMENTS = (
    (542, 108, "ziggurat"),
    (668, 130, "pyramids"),
    (878, 176, "temple_mountain"),
    (1060, 148, "pagoda"),
    (1190, 132, "stepped_temple"),
)
"""Where the middle of each stands, how high its box is drawn, and its drawing."""


def paint_home_picture(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Fill `rect`; of a window of another shape the sky or the sides are cut, never the ground."""
    sky = SKIES[theme.name]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_sky(painter, rect, sky)
    scale = max(rect.width() / WIDTH, rect.height() / HEIGHT)
    painter.translate(rect.right() - WIDTH * scale, rect.bottom() - HEIGHT * scale)
    painter.scale(scale, scale)
    left = (rect.left() - (rect.right() - WIDTH * scale)) / scale
    _paint_sun(painter, sky, Sun(SUN, 112, RINGS))
    _paint_hill(painter, sky, left)
    tones = Tones(sky.dark, sky.mid, sky.ivory, sky.sun)
    for x, size, drawing in MONUMENTS:
        stand(painter, f"scenes/{drawing}", tones, QPointF(x, GROUND_LINE + 2), size)
    _paint_ground(painter, sky, left)
    painter.restore()


def paint_shelf_picture(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The same evening for a shelf of boxes: the sun in the middle, a hill, and an empty foreground."""
    sky = SKIES[theme.name]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_sky(painter, rect, sky)
    scale = max(rect.width() / WIDTH, rect.height() / HEIGHT)
    painter.translate(rect.center().x() - WIDTH * scale / 2, rect.bottom() - HEIGHT * scale)
    painter.scale(scale, scale)
    left = -(rect.width() / scale - WIDTH) / 2
    _paint_sun(painter, sky, Sun(QPointF(640, 486), 196, (270, 340, 410, 480)))
    hills = QPainterPath(QPointF(left, 604))
    hills.cubicTo(left + 260, 520, 480, 600, 640, 600)
    hills.cubicTo(800, 600, 1040, 500, WIDTH - left, 606)
    for corner in ((WIDTH - left, HEIGHT), (left, HEIGHT)):
        hills.lineTo(*corner)
    hills.closeSubpath()
    painter.fillPath(hills, QColor(sky.hill))
    painter.restore()


def _paint_sky(painter: QPainter, rect: QRectF, sky: Sky) -> None:
    low = QPointF(rect.left(), rect.top() + rect.height() * 0.82)
    painter.fillRect(rect, linear(rect.topLeft(), low, ((0, sky.top), (0.66, sky.middle), (1, sky.low))))


class Sun(NamedTuple):
    """Where it stands, how large it is, and the rings around it."""

    centre: QPointF
    radius: float
    rings: tuple[int, ...]


def _paint_sun(painter: QPainter, sky: Sky, sun: Sun) -> None:
    """The sun with its rings, which are too faint for high contrast."""
    if not is_bold():
        _paint_rings(painter, sky, sun)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(sky.sun))
    painter.drawEllipse(sun.centre, sun.radius, sun.radius)
    painter.setBrush(QColor(sky.sun_core))
    painter.drawEllipse(sun.centre, sun.radius * 0.82, sun.radius * 0.82)


def _paint_rings(painter: QPainter, sky: Sky, sun: Sun) -> None:
    """Those of an astronomer's dial."""
    line = QColor(sky.rings)
    line.setAlphaF(0.16)
    painter.setPen(QPen(line, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius in sun.rings:
        painter.drawEllipse(sun.centre, radius, radius)
    outer = sun.rings[-1]
    for step in range(24):
        angle = math.radians(180 + step * 7.5)
        long = 30 if step % 4 == 0 else 9
        ray = QPointF(math.cos(angle), math.sin(angle))
        painter.drawLine(sun.centre + ray * outer, sun.centre + ray * (outer + long))


def _paint_hill(painter: QPainter, sky: Sky, left: float) -> None:
    hill = QPainterPath(QPointF(left, 606))
    hill.cubicTo(left + 160, 560, 330, 600, 520, 588)
    hill.cubicTo(700, 545, 960, 520, 1280, 590)
    hill.lineTo(1280, HEIGHT)
    hill.lineTo(left, HEIGHT)
    hill.closeSubpath()
    painter.fillPath(hill, QColor(sky.hill))


def _paint_ground(painter: QPainter, sky: Sky, left: float) -> None:
    ground = QPainterPath(QPointF(left, GROUND_LINE))
    ground.quadTo(640, GROUND_LINE - 6, 1280, GROUND_LINE - 2)
    ground.lineTo(1280, HEIGHT)
    ground.lineTo(left, HEIGHT)
    ground.closeSubpath()
    painter.fillPath(ground, QColor(sky.ground))


# The program's own sign: a stepped temple before the rising sun.


WINDOW_SIZES = (32, 64, 128)
SMALL = 40
"""Below so many pixels the frame and the rays would only blur."""
TONES = Tones("#F2E3C2", "#B98F4A", "#2B4754", "#F6C453")


def paint_program_icon(painter: QPainter, rect: QRectF) -> None:
    """Fill a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.height() / 100)
    draw(painter, "scenes/program_small" if rect.width() < SMALL else "scenes/program", TONES)
    painter.restore()


def icon_image(size: int) -> QImage:
    """The sign alone, so many pixels wide."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_program_icon(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


def program_icon() -> QIcon:
    """For the window, in the sizes that systems ask for."""
    icon = QIcon()
    for size in WINDOW_SIZES:
        icon.addPixmap(QPixmap.fromImage(icon_image(size)))
    return icon
