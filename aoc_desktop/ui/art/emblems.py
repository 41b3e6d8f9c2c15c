"""Emblems of peoples and pictures of wonders, drawn into a landscape or a roundel.

Three doors: `paint_vignette` for the art of a card, `paint_roundel` for small signs, `paint_wonder` for wonders. The
sky, the hills and the ground are as wide as the place; what stands on them is a drawing of resources/art.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from aoc_desktop.ui.art.drawings import GROUND, Tones, draw, drawing_of, notes, shades_of
from aoc_desktop.ui.kit.groups import Group, group_of
from aoc_desktop.ui.kit.high_contrast import BLACK, downwards, is_bold, linear

IVORY, GOLD, GOLD_RING = "#FFF6E4", "#F6C453", "#F4DFA6"
DUSK = Tones("#4A3A2A", "#8A7152", IVORY, GOLD)
"""Of wonders."""
RING = 3.5  # of a roundel's 100: once in the accent, once in gold
FLOATING = 0.86  # the size of a sign without a base in a landscape: it must clear the ground
FLOATS, SEA, OPEN_SEA, DUNES = "none", "sea", "open_sea", "dunes"
"""What a drawing may say of its base; all others stand on flat land."""


class Land(NamedTuple):
    """The painter in the box, the tones of the place, and how far to left and right a base must reach."""

    painter: QPainter
    tones: Tones
    left: float
    right: float

    def fill(self, path: QPainterPath, lit: str, low: str) -> None:
        self.painter.fillPath(path, downwards(path.boundingRect(), lit, low))


def paint_vignette(painter: QPainter, rect: QRectF, civilization_id: str, group: str) -> None:
    """A landscape that fills `rect`: sky, a pale hill, the emblem on its ground."""
    paint_scene(painter, rect, group_of(group), drawing_of("emblems", civilization_id))


def paint_scene(painter: QPainter, rect: QRectF, colours: Group, drawing: str) -> None:
    """Paint any drawing as such a landscape, in any colours."""
    base = notes(drawing).get("base", "")
    with _landscape(painter, rect, _tones(colours)) as land:
        _sky(painter, _whole(painter), colours.sky_top, colours.sky_bottom)
        _hill(land)
        if base == FLOATS:
            _ground(land)
            with _scaled(painter, FLOATING, 45, -47):
                draw(painter, drawing, land.tones)
        else:
            draw(painter, drawing, land.tones)
            _base(land, base)


def paint_roundel(painter: QPainter, rect: QRectF, civilization_id: str, group: str) -> None:
    """A round sign in the middle of `rect`: accent ring, gold ring, the emblem under its sky."""
    colours, drawing = group_of(group), drawing_of("emblems", civilization_id)
    floats = notes(drawing).get("base") == FLOATS
    size = min(rect.width(), rect.height())
    with _boxed(painter, rect.center().x() - size / 2, rect.center().y() - size / 2, size / 100):
        painter.save()
        painter.setClipPath(_circle(50 - RING * 1.5), Qt.ClipOperation.IntersectClip)
        _sky(painter, QRectF(0, 0, 100, 100), colours.sky_top, colours.sky_bottom)
        land = Land(painter, _tones(colours), -20.0, 120.0)
        with _scaled(painter, 0.82 if floats else 0.86, 50, -47 if floats else -51):
            draw(painter, drawing, land.tones)
            if not floats:
                _base(land, notes(drawing).get("base", ""))
        painter.restore()
        # The rings come last: they cover the hard edge that a clip leaves.
        painter.fillPath(_annulus(50 - RING, 50 - RING * 2), QColor(GOLD_RING))
        painter.fillPath(_annulus(50, 50 - RING + 0.4), QColor(colours.ink))


def paint_wonder(painter: QPainter, rect: QRectF, wonder_id: str) -> None:
    """A landscape at dusk that fills `rect`, with the wonder's silhouette."""
    paint_landscape(painter, rect, DUSK, drawing_of("wonders", wonder_id))


def paint_landscape(painter: QPainter, rect: QRectF, tones: Tones, drawing: str) -> None:
    """A building under its own sky that fills `rect`, hills behind and the ground before it."""
    with _landscape(painter, rect, tones) as land:
        _sky(painter, _whole(painter), *notes(drawing)["sky"].split())
        _hill(land)
        draw(painter, drawing, tones)
        _ground(land)


def _tones(group: Group) -> Tones:
    return Tones(group.dark, group.mid, IVORY, GOLD)


@contextmanager
def _boxed(painter: QPainter, left: float, top: float, scale: float) -> Iterator[None]:
    """The painter moved into a box of 100×100, smooth and without a pen, and afterwards as it was."""
    painter.save()
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.translate(left, top)
        painter.scale(scale, scale)
        yield
    finally:
        painter.restore()


@contextmanager
def _scaled(painter: QPainter, scale: float, middle: float, raised: float) -> Iterator[None]:
    """The box smaller, about its middle, and moved up or down."""
    painter.save()
    painter.translate(50, middle)
    painter.scale(scale, scale)
    painter.translate(-50, raised)
    yield
    painter.restore()


@contextmanager
def _landscape(painter: QPainter, rect: QRectF, tones: Tones) -> Iterator[Land]:
    """The box in the middle of `rect`, on its lower edge, clipped to it."""
    painter.save()
    try:
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        scale = min(rect.width(), rect.height()) / 100
        left = rect.center().x() - 50 * scale
        with _boxed(painter, left, rect.bottom() - 100 * scale, scale):
            side = (rect.width() / scale - 100) / 2 + 1
            yield Land(painter, tones, -side, 100 + side)
    finally:
        painter.restore()


def _whole(painter: QPainter) -> QRectF:
    """All that a landscape may show, in the units of the box."""
    return painter.clipBoundingRect().adjusted(-1, -1, 1, 1)


def _circle(radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(50, 50), radius, radius)
    return path


@cache
def _annulus(outer: float, inner: float) -> QPainterPath:
    return _circle(outer).subtracted(_circle(inner))


# ------------------------------------------------------------------ sky and land
def _sky(painter: QPainter, area: QRectF, top: str, bottom: str) -> None:
    """In high contrast always night: what stands before it shines."""
    light = linear(QPointF(0, area.top()), QPointF(0, GROUND), ((0, top), (1, bottom)))
    painter.fillRect(area, QColor(BLACK) if is_bold() else light)


def _hill(land: Land) -> None:
    """The pale hills far behind, the same under every sky; where nothing may shine through there are none."""
    if is_bold():
        return
    path = QPainterPath(QPointF(land.left, 68))
    path.cubicTo(land.left * 0.6 + 10, 56, 26, 58, 50, 68)
    path.cubicTo(66, 60, (land.right + 50) / 2, 54, land.right, 66)
    _close_below(path, land)
    tint = QColor(land.tones.mid)
    tint.setAlphaF(0.35)
    land.painter.fillPath(path, tint)


def _base(land: Land, base: str) -> None:
    if base in (SEA, OPEN_SEA):
        _waves(land, swell=base == OPEN_SEA)
    else:
        if base == DUNES:
            _dunes(land)
        _ground(land)


def _ground(land: Land) -> None:
    """Flat land with the faintest swell, as wide as the picture."""
    left, wide = land.left, land.right - land.left
    path = QPainterPath(QPointF(left, GROUND + 0.8))
    path.cubicTo(left + wide * 0.3, GROUND - 1.6, left + wide * 0.7, GROUND + 1.6, land.right, GROUND)
    _close_below(path, land)
    land.painter.fillPath(path, QColor(shades_of(land.tones, is_bold()).deep))


def _dunes(land: Land) -> None:
    """Two long dunes of sand before flat land."""
    path = QPainterPath(QPointF(land.left, 79))
    path.cubicTo(land.left * 0.5 + 10, 68, 24, 72, 46, 80)
    path.cubicTo(60, 76, 72, 72, (land.right + 90) / 2, 75)
    path.quadTo(land.right, 76, land.right, 78)
    _close_below(path, land)
    shades = shades_of(land.tones, is_bold())
    land.fill(path, shades.mid_lit, shades.mid)


def _waves(land: Land, swell: bool) -> None:
    """The sea, scalloped; the open sea has a lighter swell behind."""
    shades = shades_of(land.tones, is_bold())
    if swell:
        land.fill(_crests(land, GROUND - 6.5, 7.0), shades.mid_lit, shades.mid)
    land.painter.fillPath(_crests(land, GROUND - 1, 0.0), QColor(shades.deep))


def _crests(land: Land, level: float, shift: float) -> QPainterPath:
    """Crests pointing up between hollows, one every 14 units, in step with the box."""
    pace = 14.0
    x = 50 + shift - math.ceil((50 + shift - land.left) / pace) * pace
    path = QPainterPath(QPointF(x, level))
    while x < land.right:
        path.cubicTo(x + pace * 0.3, level + 5, x + pace * 0.7, level + 5, x + pace, level)
        x += pace
    path.lineTo(x, 130)
    path.lineTo(land.left - pace, 130)
    return path


def _close_below(path: QPainterPath, land: Land) -> None:
    path.lineTo(land.right, 130)
    path.lineTo(land.left, 130)
