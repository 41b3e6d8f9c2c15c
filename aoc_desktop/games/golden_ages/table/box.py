"""The front of the box and the scenery of the game's page: a galleon before a rising sun, three rows of waves."""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from aoc_desktop.ui.art.drawings import Tones, stand
from aoc_desktop.ui.kit.high_contrast import LINE, downwards, is_bold, linear, radial, sheer
from aoc_desktop.ui.kit.lettering import draw_text, heading
from aoc_desktop.ui.kit.theme import Theme

WIDTH, HEIGHT = 1280.0, 720.0
HORIZON = 470.0
BOLD_WATER = "#7FD4D0"
GALLEON = "scenes/galleon"
LID = ("#FFF6DF", "#EFD9A6")
LID_TEXT, LID_EDGE = "#4A2E0C", "#7E5A22"
SHIP = Tones("#4A2610", "#9A5A32", "#FFF6E4", "#F6C453")


class Dawn(NamedTuple):
    """The light over the sea."""

    top: str
    middle: str
    low: str
    sun: str
    core: str
    sea: tuple[str, str]
    waves: tuple[str, str, str]
    town: str
    ray: float


DAWNS = {
    "dark": Dawn(
        "#14323B", "#B8742C", "#F4C873", "#F2B23A", "#FBC860", ("#3E8E90", "#1E5C6C"),
        ("#236977", "#19505F", "#0F3A49"), "#8A5A22", 0.16,
    ),
    "light": Dawn(
        "#BFDADF", "#F5D593", "#FFF0C6", "#F2B63F", "#FBD577", ("#8CC7C4", "#5BA3A8"),
        ("#5AA0A8", "#468C97", "#377A87"), "#C0924E", 0.3,
    ),
    "contrast": Dawn(
        "#000000", "#000000", "#000000", "#000000", "#FFE94D", ("#000000", "#000000"),
        ("#000000", "#000000", "#000000"), "#3A3A3A", 0.3,
    ),
}  # fmt: skip


def paint_page(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Fill `rect`; its left part stays quiet. Of another shape the sky or the sides are cut, never the sea."""
    dawn = DAWNS[theme.name]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    scale = max(rect.width() / WIDTH, rect.height() / HEIGHT)
    painter.translate(rect.right() - WIDTH * scale, rect.bottom() - HEIGHT * scale)
    painter.scale(scale, scale)
    left = min(0.0, (rect.left() - rect.right()) / scale + WIDTH)
    top = min(0.0, HEIGHT - rect.height() / scale)
    whole = QRectF(left, top, WIDTH - left, HEIGHT - top)
    centre = QPointF(905, 445)
    _paint_sky(painter, QRectF(left, top, WIDTH - left, HORIZON - top), dawn, centre, (150, 128))
    _paint_land(painter, left, dawn)
    _paint_sea(painter, QRectF(left, HORIZON, WIDTH - left, HEIGHT - HORIZON), dawn)
    stand(painter, GALLEON, SHIP, QPointF(642, 524), 60)
    stand(painter, GALLEON, SHIP, QPointF(912, 590), 300)
    for level, pace, colour in zip((566, 612, 654), (84.0, 90.0, 76.0), dawn.waves, strict=True):
        _paint_swell(painter, whole, level, pace, colour)
        if theme.bold:  # water on black is told by its line, beside what is written
            painter.setPen(QPen(QColor(BOLD_WATER), LINE / scale))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(_swell(QRectF(520 + pace, top, WIDTH - 520, HEIGHT - top), level, pace))
    painter.restore()


def _paint_sky(painter: QPainter, sky: QRectF, dawn: Dawn, centre: QPointF, radii: tuple[float, float]) -> None:
    light = ((0.0, dawn.top), (0.62, dawn.middle), (1.0, dawn.low))
    painter.fillRect(sky, linear(sky.topLeft(), sky.bottomLeft(), light))
    rays = ((0, sheer(dawn.core, dawn.ray * 1.5)), (1, sheer(dawn.core, 0.0)))
    shine = radial(centre, radii[0] * 4.4, rays)
    reach = sky.width() + sky.height()
    for number in range(48):
        angle = number * pi / 24
        path = QPainterPath(centre)
        for turn in (angle, angle + pi / 54):
            path.lineTo(centre + QPointF(cos(turn), sin(turn)) * reach)
        path.closeSubpath()
        painter.save()
        painter.setClipRect(sky, Qt.ClipOperation.IntersectClip)
        painter.fillPath(path, shine)
        painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    for radius, colour in zip(radii, (dawn.sun, dawn.core), strict=True):
        painter.setBrush(QColor(colour))
        painter.drawEllipse(centre, radius, radius)


def _paint_land(painter: QPainter, left: float, dawn: Dawn) -> None:
    """Far coasts on both sides, with a gate, a temple and a castle."""
    town = QColor(dawn.town)
    far = QPainterPath(QPointF(left, HORIZON))
    far.cubicTo(left + 60, 448, 120, 432, 240, 438)
    far.cubicTo(360, 442, 470, 456, 540, HORIZON)
    if not is_bold():  # there the page is written on
        painter.fillPath(far, town)
    near = QPainterPath(QPointF(1030, HORIZON))
    near.cubicTo(1090, 452, 1180, 420, WIDTH, 424)
    near.lineTo(WIDTH, HORIZON)
    painter.fillPath(near, town)
    tones = Tones(town.darker(118).name(), town.lighter(112).name(), dawn.low, dawn.core)
    for spot, size, drawing in (
        (QPointF(546, HORIZON), 74, "scenes/city_gate"),
        (QPointF(1130, 463), 100, "scenes/wide_temple"),
        (QPointF(1226, 456), 96, "scenes/castle"),
    ):
        stand(painter, drawing, tones, spot, size)


def _paint_sea(painter: QPainter, sea: QRectF, dawn: Dawn) -> None:
    deep = QPointF(sea.left(), sea.top() + 110)
    painter.fillRect(sea, linear(sea.topLeft(), deep, [*zip((0.0, 1.0), dawn.sea, strict=True)]))


def _paint_swell(painter: QPainter, area: QRectF, level: float, pace: float, colour: str) -> None:
    """A row of rounded waves from edge to edge."""
    path = _swell(area, level, pace)
    path.lineTo(path.currentPosition().x(), area.bottom() + 1)
    path.lineTo(area.left() - pace, area.bottom() + 1)
    painter.fillPath(path, QColor(colour))


def _swell(area: QRectF, level: float, pace: float) -> QPainterPath:
    """The line of their heads."""
    x = area.left() - pace
    path = QPainterPath(QPointF(x, level))
    up = True
    while x < area.right():
        path.quadTo(x + pace / 2, level + (-pace * 0.16 if up else pace * 0.16), x + pace, level)
        x, up = x + pace, not up
    return path


def paint_scene(painter: QPainter, rect: QRectF) -> None:
    """The sun, the sea and the ship alone, in a place of any shape."""
    dawn = DAWNS["dark"]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    unit = min(rect.width(), rect.height()) / 100
    horizon = rect.bottom() - 38 * unit
    centre = QPointF(rect.center().x(), horizon - 14 * unit)
    warm = dawn._replace(top="#E0962F", middle="#EDB24A", low="#F8D487", ray=0.3)
    sky = QRectF(rect.left(), rect.top(), rect.width(), horizon - rect.top())
    _paint_sky(painter, sky, warm, centre, (34 * unit, 28 * unit))
    _paint_sea(painter, QRectF(rect.left(), horizon, rect.width(), rect.bottom() - horizon), dawn)
    stand(painter, GALLEON, SHIP, QPointF(rect.center().x(), rect.bottom() - 20 * unit), 62 * unit)
    for level, colour in zip((22, 13, 5), dawn.waves, strict=True):
        _paint_swell(painter, rect, rect.bottom() - level * unit, 17 * unit, colour)
    painter.restore()


# ------------------------------------------------------------------ the box
def paint_box_front(painter: QPainter, rect: QRectF) -> None:
    """A parchment lid with a sawtooth edge over the scene; a box looks the same on both tables."""
    dawn = DAWNS["dark"]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    unit = rect.width() / 240
    lid = QRectF(rect.left(), rect.top(), rect.width(), 88 * unit)
    horizon = rect.top() + 204 * unit
    centre = QPointF(rect.center().x(), rect.top() + 176 * unit)
    warm = dawn._replace(top="#E0962F", middle="#EDB24A", low="#F8D487", ray=0.3)
    _paint_sky(
        painter,
        QRectF(rect.left(), lid.bottom(), rect.width(), horizon - lid.bottom()),
        warm,
        centre,
        (76 * unit, 62 * unit),
    )
    tones = Tones("#8E5A1C", "#A8722C", "#F8D487", "#FBC860")
    stand(painter, "scenes/castle", tones, QPointF(rect.left() + 24 * unit, horizon), 48 * unit)
    stand(painter, "scenes/high_temple", tones, QPointF(rect.right() - 26 * unit, horizon), 56 * unit)
    _paint_sea(painter, QRectF(rect.left(), horizon, rect.width(), rect.bottom() - horizon), dawn)
    stand(painter, GALLEON, SHIP, QPointF(rect.center().x(), rect.top() + 240 * unit), 128 * unit)
    for level, colour in zip((236, 256, 278), dawn.waves, strict=True):
        _paint_swell(painter, rect, rect.top() + level * unit, 36 * unit, colour)
    _paint_lid(painter, lid, unit)
    painter.restore()


def _paint_lid(painter: QPainter, lid: QRectF, unit: float) -> None:
    paper = downwards(lid, *LID)
    teeth, step = QPainterPath(lid.topLeft()), lid.width() / 26
    x = lid.left()
    teeth.lineTo(lid.left(), lid.bottom())
    while x < lid.right() - 0.1:
        teeth.lineTo(x + step / 2, lid.bottom() + 7 * unit)
        teeth.lineTo(x + step, lid.bottom())
        x += step
    teeth.lineTo(lid.topRight())
    painter.fillPath(teeth.translated(0, 2 * unit), QColor(LID_EDGE))
    painter.fillPath(teeth, paper)
    for number, words in enumerate(("The Golden", "Ages")):
        line = QRectF(lid.left() + 10 * unit, lid.top() + (12 + 35 * number) * unit, lid.width() - 20 * unit, 35 * unit)
        draw_text(painter, line, words, heading(34 * unit, LID_TEXT))
