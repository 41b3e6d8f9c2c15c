"""The icon set: SVG drawings in resources/icons, tinted here and kept once rendered.

A drawing names up to three placeholder colours (main, edge, fill); an icon's own colours come from the theme.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from math import ceil, cos, sin, tau

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from aoc_desktop.kernel.resources import resource
from aoc_desktop.ui.kit.high_contrast import is_bold, line_px, opposite, plain_or
from aoc_desktop.ui.kit.svg import svg_names, tinted
from aoc_desktop.ui.kit.theme import FACE, RESOURCES, Seat, Tones

MAIN, EDGE, FILL = "#ff0001", "#ff0002", "#ff0003"
ACTION, MOMENT, EVENT = "action_", "moment_", "event_"
TERM = "terms"
"""The kind of nouns that are not cards: a coin, a worker …"""
TERM_SIGNS = {"military_unit": "military", "special_technology_card": "technology"}
"""Terms that have the sign of another."""
RESOURCE_SIGNS = {"gold": "coin", "points": "point"}
"""Resources whose icon has another name."""


def icon_names() -> frozenset[str]:
    return svg_names("icons")


@cache
def tile_colours() -> Mapping[str, str]:
    """The colour of each action's tile, as it stands beside the drawings."""
    return tomllib.loads(resource("icons", "tiles.toml").read_text(encoding="utf-8"))


def action_icon(action: str) -> str:
    """The tile of an action; a card set of the player's own may have actions that we have no drawing for."""
    name = ACTION + action
    return name if name in icon_names() else ACTION + "other"


def event_icon(event: str) -> str:
    name = EVENT + event
    return name if name in icon_names() else EVENT + "nothing"


def noun_icon(kind: str, name: str) -> str:
    """The icon beside the name of a thing in a sentence; empty for a thing without one."""
    if kind == "action":
        return action_icon(name)
    if kind == "event":
        return event_icon(name)
    if kind == TERM:
        return TERM_SIGNS.get(name, name)
    if kind == "resource":
        sign = RESOURCE_SIGNS.get(name, name)
        return sign if sign in icon_names() else ""
    signs = {"technology": "technology", "special_technology": "technology", "wonder": "wonder"}
    return name if kind == "rule" and name in ("war", "plague") else signs.get(kind, "")


def own_tones(name: str, on_dark: bool = False) -> Tones:
    """The default colours of an icon; in high contrast all icons lie on black."""
    on_dark = on_dark or is_bold()
    if name.startswith(ACTION):
        tile = tile_colours().get(name.removeprefix(ACTION), tile_colours()["other"])
        return Tones(tile, plain_or(mix(tile, FACE.glyph, 0.35), FACE.edge), tile)
    if name.startswith(MOMENT):
        return RESOURCES["moment"].on(on_dark)
    if name in RESOURCES:
        return RESOURCES[name].on(on_dark)
    return RESOURCES["others"].on(on_dark)


@lru_cache(maxsize=1024)
def tones_of(colour: str) -> Tones:
    """A whole icon in one colour, with its edge and light derived."""
    return Tones(colour, mix(colour, "#101010", 0.45), mix(colour, "#FFFFFF", 0.35))


def _tones(name: str, colour: str | None, on_dark: bool) -> Tones:
    """In high contrast a sign on a disc stands on black, for a light made of its own colour is too near to it."""
    if colour is None:
        return own_tones(name, on_dark)
    if is_bold() and name.startswith(MOMENT):
        return Tones(colour, colour, opposite(colour))
    return tones_of(colour)


@lru_cache(maxsize=4096)
def mix(colour: str, other: str, share: float) -> str:
    """`share` of the other colour stirred into the first."""
    one, two = QColor(colour), QColor(other)
    parts = [
        (one.red(), two.red()),
        (one.green(), two.green()),
        (one.blue(), two.blue()),
    ]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts)


def paint_icon(
    painter: QPainter, rect: QRectF, name: str, colour: str | None = None, on_dark: bool = False, opacity: float = 1.0
) -> None:
    """Draw an icon as vectors, sharp at any scale."""
    tones = _tones(name, colour, on_dark)
    _paint(painter, rect, name, tones, opacity)


def _paint(painter: QPainter, rect: QRectF, name: str, tones: Tones, opacity: float = 1.0) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if opacity < 1.0:
        painter.setOpacity(painter.opacity() * opacity)
    tinted(f"icons/{name}", tuple(zip((MAIN, EDGE, FILL), tones, strict=True)), is_bold()).render(painter, rect)
    painter.restore()


def icon_pixmap(
    name: str, size_px: float, colour: str | None = None, device_ratio: float = 1.0, on_dark: bool = False
) -> QPixmap:
    """An icon as a picture; the same picture for the same question."""
    tones = _tones(name, colour, on_dark)
    return _icon_pixmap(name, size_px, tones, device_ratio, is_bold())


@lru_cache(maxsize=2048)
def _icon_pixmap(name: str, size_px: float, tones: Tones, device_ratio: float, _flat: bool) -> QPixmap:
    pixmap = _blank(size_px, device_ratio)
    painter = QPainter(pixmap)
    _paint(painter, QRectF(0, 0, size_px, size_px), name, tones)
    painter.end()
    return pixmap


@lru_cache(maxsize=256)
def worker_pixmap(seat: Seat, size_px: float, device_ratio: float = 1.0) -> QPixmap:
    pixmap = _blank(size_px, device_ratio)
    painter = QPainter(pixmap)
    paint_worker(painter, QRectF(0, 0, size_px, size_px), seat)
    painter.end()
    return pixmap


def _blank(size_px: float, device_ratio: float) -> QPixmap:
    pixels = max(1, round(size_px * device_ratio))
    pixmap = QPixmap(pixels, pixels)
    pixmap.setDevicePixelRatio(device_ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def paint_worker(painter: QPainter, rect: QRectF, seat: Seat) -> None:
    """A wooden worker in the seat's colour, its shape on the chest."""
    _paint(painter, rect, "worker", Tones(seat.fill, seat.edge, mix(seat.fill, "#FFFFFF", 0.5)))
    side = rect.width() * 0.24
    chest = QPointF(rect.center().x(), rect.top() + rect.height() * 0.53)
    paint_shape(painter, _around(chest, side), seat.shape, sign_on(seat))


def paint_cube(painter: QPainter, rect: QRectF, seat: Seat) -> None:
    """A cube of the technology card, the seat's shape on its upper face."""
    _paint(painter, rect, "cube", Tones(mix(seat.fill, seat.edge, 0.35), seat.edge, seat.fill))
    top = QPointF(rect.center().x(), rect.top() + rect.height() * 0.265)
    painter.save()
    painter.translate(top)
    painter.scale(1.0, 0.72)
    paint_shape(painter, _around(QPointF(0, 0), rect.width() * 0.27), seat.shape, sign_on(seat))
    painter.restore()


def paint_seat(painter: QPainter, rect: QRectF, seat: Seat) -> None:
    """The seat's own sign: its shape in its colour (score track, log, opponents)."""
    paint_shape(painter, rect, seat.shape, seat.fill, seat.edge)


def stamp_seat(painter: QPainter, rect: QRectF, seat: Seat) -> None:
    """Paint the seat's sign from a cached picture, for views that repaint after every move."""
    edge = _sign_edge(rect.width())
    picture = _sign_pixmap(seat, rect.width(), painter.device().devicePixelRatioF())
    painter.drawPixmap(rect.topLeft() - QPointF(edge, edge), picture)


@lru_cache(maxsize=64)
def _sign_pixmap(seat: Seat, side: float, device_ratio: float) -> QPixmap:
    edge = _sign_edge(side)
    pixmap = _blank(side + 2 * edge, device_ratio)
    painter = QPainter(pixmap)
    paint_seat(painter, QRectF(edge, edge, side, side), seat)
    painter.end()
    return pixmap


def _sign_edge(side: float) -> int:
    """Corners reach out a little."""
    return ceil(side * 0.2)


def sign_on(seat: Seat) -> str:
    """What a seat's shape is painted with on its own colour: ivory, on light colours the edge's."""
    return seat.edge if QColor(seat.fill).lightnessF() > LIGHT_FILL else FACE.slot


LIGHT_FILL = 0.69


def _ring(*radii: float, turned: float = 0.0) -> tuple[tuple[float, float], ...]:
    """Corners at even angles round the middle, the first at the top, at these distances."""
    step = tau / len(radii)
    return tuple((radius * sin(turned + n * step), -radius * cos(turned + n * step)) for n, radius in enumerate(radii))


def _bow(half: float, high: float, foot: float) -> Iterator[tuple[float, float]]:
    """Corners along the upper half of an ellipse, from left to right; its ends stand at `foot`."""
    return ((-half * cos(tau * n / 16), foot - high * sin(tau * n / 16)) for n in range(9))


SHAPES: dict[str, tuple[tuple[float, float], ...]] = {
    "square": ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    "triangle": ((0.0, -1.12), (1.12, 0.9), (-1.12, 0.9)),
    "diamond": ((0.0, -1.2), (1.1, 0.0), (0.0, 1.2), (-1.1, 0.0)),
    "star": _ring(*(1.22, 0.62) * 5),
    "sun": _ring(*(1.16, 0.86) * 8),
    "pentagon": _ring(*(1.08,) * 5),
    "hexagon": _ring(*(1.08,) * 6, turned=tau / 12),
    "arch": ((-0.86, 0.94), *_bow(0.86, 0.92, -0.1), (0.86, 0.94)),
    "cross": (
        (-0.48, -1.04), (0.48, -1.04), (0.48, -0.48), (1.04, -0.48), (1.04, 0.48), (0.48, 0.48),
        (0.48, 1.04), (-0.48, 1.04), (-0.48, 0.48), (-1.04, 0.48), (-1.04, -0.48), (-0.48, -0.48),
    ),
}  # fmt: skip
"""Corners of the seats' shapes in a box from -1 to 1; the circle has none."""


def paint_shape(painter: QPainter, rect: QRectF, shape: str, fill: str, edge: str = "") -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(fill))
    painter.setPen(QPen(QColor(edge), line_px(max(1.0, rect.width() * 0.1))) if edge else Qt.PenStyle.NoPen)
    if shape == "circle":
        painter.drawEllipse(rect)
    else:
        painter.drawPolygon(shape_polygon(rect, shape))
    painter.restore()


def shape_polygon(rect: QRectF, shape: str) -> QPolygonF:
    """Corners of a seat's shape, of about equal weight: the triangle and the diamond reach out a little."""
    x, y, half = rect.center().x(), rect.center().y(), rect.width() / 2
    return QPolygonF([QPointF(x + half * dx, y + half * dy) for dx, dy in SHAPES[shape]])


def _around(centre: QPointF, side: float) -> QRectF:
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
