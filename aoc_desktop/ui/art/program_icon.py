"""The program's own sign: a stepped temple before the rising sun, drawn with the motif kit at any size."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPainterPath, QPen, QPixmap

from aoc_desktop.ui.art.motifs import Kit, Tones, sun
from aoc_desktop.ui.art.motifs_buildings import stair, steps
from aoc_desktop.ui.kit.high_contrast import downwards

WINDOW_SIZES = (32, 64, 128)
SMALL = 40
"""Below so many pixels the frame and the rays would only blur."""
TONES = Tones(QColor("#F2E3C2"), QColor("#B98F4A"), QColor("#2B4754"), QColor("#F6C453"))
NIGHT = ("#2A6272", "#0D1C25")
GOLD = "#D7B25A"
EARTH = "#8A6A33"


def paint_program_icon(painter: QPainter, rect: QRectF) -> None:
    """Fill a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.height() / 100)
    small = rect.width() < SMALL
    plate = _plate()
    painter.setClipPath(plate)
    ground = QRectF(0, 0, 100, 100)
    painter.fillRect(ground, downwards(ground, *NIGHT))
    kit = Kit(painter, TONES)
    sun(kit, 50, 40, 24 if small else 19, 0 if small else 16)
    steps(kit, 50, 84, 36, 48, 3)
    stair(kit, 50, 20, 13, 48)
    painter.fillRect(QRectF(0, 84, 100, 16), QColor(EARTH))
    if not small:
        painter.setPen(QPen(QColor(GOLD), 7))  # half of it lies outside the plate
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(plate)
    painter.restore()


def _plate() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(2, 2, 96, 96), 21, 21)
    return path


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
