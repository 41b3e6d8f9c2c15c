"""The front of the box and the scenery of the game's page: the real map with cities of its nations, a galley at sea."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from aoc_desktop.games.advanced_civilization.table.box_lid import LID_HIGH, paint_lid
from aoc_desktop.games.advanced_civilization.table.colours import ground_of, nation_seat, wash_of
from aoc_desktop.games.advanced_civilization.table.map.framing import Framing
from aoc_desktop.games.advanced_civilization.table.map.ground import paint_ground, paint_wash
from aoc_desktop.games.advanced_civilization.table.map.marks import paint_volcano, volcano_place
from aoc_desktop.games.advanced_civilization.table.map.pieces import nation_path, paint_city, paint_stack
from aoc_desktop.games.advanced_civilization.table.map.shapes import load_shapes
from aoc_desktop.ui.art.drawings import draw_in
from aoc_desktop.ui.kit.high_contrast import LINE, downwards, linear, plain_or, sheer
from aoc_desktop.ui.kit.icons import mix
from aoc_desktop.ui.kit.theme import DARK, Theme

FRONT_VIEW = QRectF(326, 262, 208, 158)
"""The part of the map on the lid: from Sicily to the islands of the Aegean, with the coast of Africa."""
GROUND_DARK, GROUND_LIGHT = "#081824", "#24495C"
LOW = 0.07
"""The ground below the page's map, of its height."""
PAGE_VIEW = QRectF(204, 26, 776, 560)
CITIES = {
    "italy": ("rome", "neapolis", "syracuse", "palermo", "etruria"),
    "illyria": ("delphi", "epirus", "apollonia", "dalmatia"),
    "thrace": ("byzantium", "thrace", "danube"),
    "crete": ("athens", "sparta", "argos", "corinth", "phaestos", "miletus", "thera"),
    "africa": ("carthage", "tripoli", "libya", "sabrata", "thapsus"),
    "asia": ("sinope", "ankara", "gordium"),
    "assyria": ("nineveh", "van", "carrhae"),
    "babylon": ("babylon", "ur", "susa"),
    "egypt": ("memphis", "alexandria", "thebes", "cyrene"),
}
ON_FRONT = ("italy", "illyria", "crete", "africa")
TOKENS = (("italy", "samnium", 3), ("illyria", "macedonia", 2), ("crete", "thessaly", 2), ("asia", "galatia", 4),
          ("assyria", "mari", 3), ("babylon", "sumeria", 5), ("egypt", "siwa", 2), ("africa", "numidia", 2),
          ("thrace", "tyras", 3), ("egypt", "sinai", 4))  # fmt: skip
ETNA = ("milazzo", "syracuse")


def _framed(view: QRectF, zone: QRectF) -> Framing:
    return Framing(zone, view, view)


def _paint_map(painter: QPainter, framing: Framing, theme: Theme, nations: Iterable[str], city: float) -> None:
    """Ground, the land of these nations, and their cities in this size."""
    shapes, moved = load_shapes(), framing.transform()
    paint_ground(painter, shapes, shapes.areas.keys(), framing, theme)
    painter.save()
    painter.setClipRect(framing.zone, Qt.ClipOperation.IntersectClip)
    for nation in nations:
        for area in CITIES[nation]:
            paint_wash(painter, moved.map(shapes.areas[area].land), wash_of(nation))
    paint_volcano(painter, framing.to_table(volcano_place(shapes, ETNA)), city / 28)
    for nation in nations:
        for area in CITIES[nation]:
            middle = framing.to_table(shapes.areas[area].token)
            paint_city(painter, QRectF(middle.x() - city / 2, middle.y() - city / 2, city, city), nation)
    painter.restore()


def paint_galley(painter: QPainter, rect: QRectF, nation: str) -> None:
    """A galley under sail with a row of oars; her nation's shape on the sail."""
    seat = nation_seat(nation)
    draw_in(painter, "scenes/galley", rect)
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.height() / 100)
    painter.setPen(QPen(QColor(seat.edge), 1.8))
    painter.setBrush(QColor(seat.fill))
    painter.drawPath(nation_path(seat.shape, QPointF(51, 32), 12))
    painter.restore()


# ------------------------------------------------------------------ the box
def paint_front(painter: QPainter, rect: QRectF) -> None:
    """An oxide red lid with a gold rule over the map; a box looks the same on both tables."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    unit = rect.width() / 240
    lid = QRectF(rect.left(), rect.top(), rect.width(), LID_HIGH * unit)
    painter.save()
    painter.translate(rect.left(), lid.bottom())
    painter.scale(unit, unit)
    zone = QRectF(0, 0, 240, FRONT_VIEW.height() * 240 / FRONT_VIEW.width())
    framing = _framed(FRONT_VIEW, zone)
    _paint_map(painter, framing, DARK, ON_FRONT, 27)
    paint_galley(painter, QRectF(0, 0, 64, 64).translated(framing.to_table(QPointF(396, 337))), "africa")
    painter.restore()
    paint_lid(painter, lid, unit)
    painter.restore()


# ------------------------------------------------------------------ the page
def paint_page(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The map under its cities, fading into the quiet left; its right edge is never cut."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, QColor(_quiet(theme)))
    unit = rect.height() / 720
    wide = min(rect.width() * 0.8, 1000 * unit)
    zone = QRectF(rect.right() - wide, rect.top(), wide, rect.height())
    view = QRectF(PAGE_VIEW)
    view.setLeft(view.right() - view.height() * zone.width() / zone.height())
    painter.save()
    painter.translate(zone.topLeft())
    painter.scale(unit, unit)
    framing = _framed(view, QRectF(0, 0, zone.width() / unit, 720))
    _paint_map(painter, framing, theme, CITIES, 34)
    for nation, area, number in TOKENS:
        paint_stack(painter, framing.to_table(load_shapes().areas[area].token), nation, number, 12.5)
    paint_galley(painter, QRectF(0, 0, 84, 84).translated(framing.to_table(QPointF(596, 347))), "crete")
    painter.restore()
    _paint_fading(painter, rect, zone, theme)
    painter.restore()


def _quiet(theme: Theme) -> str:
    """Where the page is written on: night over the sea, or sand."""
    return mix(theme.table_edge, ground_of(theme).sea_edge, 0.55) if theme.on_dark else theme.table_edge


def _paint_fading(painter: QPainter, rect: QRectF, zone: QRectF, theme: Theme) -> None:
    """To the left into the quiet part, below into the ground on which the records stand; in high contrast nothing is
    written on the map: it begins where the words end."""
    if theme.bold:
        painter.fillRect(zone.adjusted(0, 0, -zone.width() * 0.5, 0), QColor(theme.table_edge))
        painter.fillRect(zone.adjusted(0, 0, 0, -zone.height() * 0.77), QColor(theme.table_edge))
        seen = zone.adjusted(zone.width() * 0.5, zone.height() * 0.23, 2 * LINE, -rect.height() * LOW)
        painter.setPen(QPen(QColor(theme.line), LINE))  # a picture that is cut off has a frame
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(seen)
    quiet, ground = _quiet(theme), plain_or(GROUND_DARK if theme.on_dark else GROUND_LIGHT, theme.table_edge)
    stops = [(place, sheer(quiet, alpha)) for place, alpha in ((0.0, 1.0), (0.46, 1.0), (1.0, 0.0))]
    across = linear(zone.topLeft(), zone.topLeft() + QPointF(zone.width() * 0.5, 0), stops)
    painter.fillRect(zone.adjusted(-1, 0, 0, 0), across)
    foot = QRectF(rect.left(), rect.bottom() - rect.height() * LOW, rect.width(), rect.height() * LOW)
    painter.fillRect(foot, QColor(ground))
    above = foot.translated(0, -foot.height())
    painter.fillRect(above, downwards(above, sheer(ground, 0.0), sheer(ground, 0.5)))
