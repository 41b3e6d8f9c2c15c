"""The map's outlines and anchors, read from shapes.json: areas, waters, open seas, borders, the view of each board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from aoc_desktop.kernel.outside import read_json
from aoc_desktop.kernel.resources import resource

LAND, WATERS, SEA = "area", "berth", "sea"
"""What a point of the map may lie in: an area's land, an area's waters, an open sea."""


class AreaShape(NamedTuple):
    """An area: what is land, what is its coastal water, and where things stand in it."""

    id: str
    land: QPainterPath
    waters: QPainterPath
    token: QPointF
    """The middle of its stack or city."""
    stacks: tuple[QPointF, ...]
    """Places of other nations, or of besiegers."""
    badge: QPointF
    ships: Mapping[str, QPointF]
    """Where ships lie, by berth; none inland."""
    label: QPointF
    label_on_land: bool
    label_scale: float
    """The smallest scale at which its English name has room."""
    terrain: str


class SeaShape(NamedTuple):
    id: str
    water: QPainterPath
    label: QPointF
    label_fits: bool


class Border(NamedTuple):
    """A line between two areas, seas or the outside."""

    kind: str
    """land, water or coast"""
    between: tuple[str, str]
    line: QPainterPath


class Spot(NamedTuple):
    """What lies at a point: LAND or WATERS or SEA, and the id of area, berth or sea."""

    kind: str
    id: str


class Shapes(NamedTuple):
    """The whole map on its canvas."""

    canvas: QRectF
    areas: Mapping[str, AreaShape]
    seas: Mapping[str, SeaShape]
    outside_land: QPainterPath
    borders: tuple[Border, ...]
    links: tuple[Border, ...]
    """Neighbours by water that do not touch."""
    rivers: tuple[QPainterPath, ...]
    views: Mapping[str, QRectF]
    """The part of the canvas that each board needs."""

    def at(self, point: QPointF) -> Spot | None:
        """What a point of the canvas lies in; None outside the map."""
        for area in self.areas.values():
            if area.land.contains(point):
                return Spot(LAND, area.id)
            if area.waters.contains(point):
                return Spot(WATERS, _nearest(area.ships, point))
        return next((Spot(SEA, sea.id) for sea in self.seas.values() if sea.water.contains(point)), None)


def _nearest(places: Mapping[str, QPointF], point: QPointF) -> str:
    """The berth of a coast that a point of its waters belongs to."""
    return min(places, key=lambda berth: (places[berth] - point).manhattanLength())


@cache
def load_shapes() -> Shapes:
    """Read once. The file is ours; tests hold it against the map that the engine plays on."""
    data = read_json(resource("advanced_civilization", "shapes.json").read_text("utf-8"))
    width, height = data["canvas"]
    return Shapes(
        QRectF(0, 0, width, height),
        {name: _area(name, found) for name, found in data["areas"].items()},
        {
            name: SeaShape(name, rings(found["water"]), QPointF(*found["label"]), found["label_fits"])
            for name, found in data["seas"].items()
        },
        rings(data["outside"]["land"]),
        tuple(
            Border(found["kind"], (found["between"][0], found["between"][1]), line(found["line"]))
            for found in data["borders"]
        ),
        tuple(
            Border("link", (found["between"][0], found["between"][1]), line(found["line"])) for found in data["links"]
        ),
        tuple(line(found) for found in data["rivers"]),
        {
            name: QRectF(QPointF(left, top), QPointF(right, bottom))
            for name, (left, top, right, bottom) in data["views"].items()
        },
    )


def _area(name: str, data: Mapping[str, Any]) -> AreaShape:
    ship = data.get("ship")
    ships = ship if isinstance(ship, dict) else {name: ship} if ship else {}
    return AreaShape(
        name,
        rings(data["land"]),
        rings(data["waters"]),
        _point(data["token"]),
        tuple(_point(place) for place in data["stacks"]),
        _point(data["badge"]),
        {berth: _point(place) for berth, place in ships.items()},
        _point(data["label"]),
        data["label_on"] == "land",
        float(data["label_scale"]),
        str(data["terrain"]),
    )


def _point(place: Sequence[float]) -> QPointF:
    return QPointF(*place)


def rings(polygons: Sequence[Sequence[Sequence[float]]]) -> QPainterPath:
    """Closed rings; one inside another is a hole."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for ring in polygons:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring]))
        path.closeSubpath()
    return path


def line(points: Sequence[Sequence[float]]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    return path
