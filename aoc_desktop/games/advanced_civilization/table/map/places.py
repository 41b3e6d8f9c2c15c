"""Where things stand on the map, on its canvas: pieces, regions that can be pointed at, ways over land and water."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from aoc_desktop.games.advanced_civilization.rules.board import NO_AREA, Board
from aoc_desktop.games.advanced_civilization.table.map.framing import Framing
from aoc_desktop.games.advanced_civilization.table.map.rows import ShipRow, StackRow
from aoc_desktop.games.advanced_civilization.table.map.shapes import LAND, SEA, WATERS, AreaShape, Shapes, load_shapes
from aoc_desktop.play.places import Place

SIDE_BY_SIDE = 9.0
"""Between two ships at one berth."""


def seas_of(board: Board) -> Iterator[str]:
    return (place for place, area in zip(board.places, board.place_area, strict=True) if area == NO_AREA)


def stack_place(shape: AreaShape, row: StackRow, city: bool) -> QPointF:
    """The first stack stands in the middle, unless a city does; the others around it."""
    spot = row.spot if city else row.spot - 1
    return shape.token if spot < 0 else shape.stacks[spot % len(shape.stacks)]


def ship_place(shapes: Shapes, row: ShipRow) -> QPointF:
    """At its berth, or at the name of an open sea; several lie side by side."""
    return water_place(shapes, row.place) + QPointF((row.spot - (row.crowd - 1) / 2) * SIDE_BY_SIDE, 0)


def water_place(shapes: Shapes, place: str) -> QPointF:
    """Where ships lie at a berth or in an open sea."""
    return shapes.seas[place].label if place in shapes.seas else _berths()[place]


@lru_cache(maxsize=1)
def _berths() -> dict[str, QPointF]:
    return {berth: place for area in load_shapes().areas.values() for berth, place in area.ships.items()}


def point_of(place: Place) -> QPointF | None:
    """The middle of a place of the map; None: it lies elsewhere."""
    kind, name = place
    shapes = load_shapes()
    if kind in (LAND, "stack", "city") and name in shapes.areas:
        return shapes.areas[name].token
    if kind in (WATERS, SEA, "ship") and (name in shapes.seas or name in _berths()):
        return water_place(shapes, name)
    return None


def way_over_land(start: str, end: str) -> list[QPointF]:
    """From the middle of an area to that of another: over the middle of their border, or of those on the way."""
    shapes = load_shapes()
    border = _border_middle(start, end)
    return [shapes.areas[start].token, *([border] if border is not None else []), shapes.areas[end].token]


def _border_middle(one: str, other: str) -> QPointF | None:
    lines = [line for line in load_shapes().borders if line.kind == "land" and set(line.between) == {one, other}]
    longest = max((line.line for line in lines), key=lambda line: line.length(), default=None)
    return longest.pointAtPercent(0.5) if longest is not None else None


def course_of(places: Sequence[str]) -> list[QPointF]:
    """The points of a voyage, one for each place it was at."""
    return [water_place(load_shapes(), place) for place in places]


# ------------------------------------------------------------------ regions


def regions(board: Board) -> Iterator[tuple[Place, QPainterPath]]:
    """Land, waters and open seas, as they lie on the canvas."""
    shapes = load_shapes()
    for name in board.areas:
        area = shapes.areas[name]
        yield (LAND, name), area.land
        for berth in area.ships:
            yield (WATERS, berth), berth_waters(area, berth)
    for sea in seas_of(board):
        yield (SEA, sea), shapes.seas[sea].water


def berth_waters(area: AreaShape, berth: str) -> QPainterPath:
    """An area with two coasts has waters on both sides: those where this berth's ships lie."""
    if len(area.ships) == 1:
        return area.waters
    path = QPainterPath()
    for ring in area.waters.toSubpathPolygons():
        if ring.containsPoint(area.ships[berth], Qt.FillRule.OddEvenFill):
            path.addPolygon(ring)
            path.closeSubpath()
    return path


def shown_regions(board: Board, framing: Framing) -> list[tuple[Place, QRectF, QPainterPath]]:
    """Regions in sight: where each lies on the table, and its outline from its corner."""
    transform, found = framing.transform(), []
    for place, path in regions(board):
        shown = _inside(transform.map(path), framing)
        if not shown.isEmpty():
            rect = shown.boundingRect()
            found.append((place, rect, shown.translated(-rect.topLeft())))
    return found


def _inside(path: QPainterPath, framing: Framing) -> QPainterPath:
    """What of a region is in sight."""
    if framing.zone.contains(path.boundingRect()):
        return path
    if not framing.zone.intersects(path.boundingRect()):
        return QPainterPath()
    window = QPainterPath()
    window.addRect(framing.zone)
    return path.intersected(window)
