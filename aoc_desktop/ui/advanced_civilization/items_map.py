"""MAP: the printed board, whose land it is, areas as places, stacks, cities and ships."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from aoc_desktop.games.advanced_civilization.board import NO_AREA, Board
from aoc_desktop.models.advanced_civilization.map_rows import ShipRow, StackRow
from aoc_desktop.models.advanced_civilization.table import TableModels
from aoc_desktop.models.places import Place
from aoc_desktop.text.advanced_civilization.speech import load_language
from aoc_desktop.ui.advanced_civilization.colours import nation_seat
from aoc_desktop.ui.advanced_civilization.framing import Framing, frame
from aoc_desktop.ui.advanced_civilization.map_ground import paint_wash
from aoc_desktop.ui.advanced_civilization.map_marks import Printed, growth, paint_name
from aoc_desktop.ui.advanced_civilization.map_picture import Printing, names_with_room, paint_marks, paint_printed
from aoc_desktop.ui.advanced_civilization.pieces import (
    CITY,
    SHIP,
    SMALL_STACK,
    STACK,
    paint_city,
    paint_ship,
    paint_stack,
)
from aoc_desktop.ui.advanced_civilization.shapes import LAND, SEA, WATERS, AreaShape, Shapes, load_shapes
from aoc_desktop.ui.table.scenery import Scenery
from aoc_desktop.ui.table.stage import nothing
from aoc_desktop.ui.theme import Theme

Z_GROUND, Z_WASH, Z_AREA, Z_MARKS, Z_NAME, Z_SHIP, Z_CITY, Z_STACK = 1.0, 2.0, 3.0, 4.0, 5.0, 12.0, 13.0, 14.0
REACH = 1.3
"""How far a piece reaches beyond its measure: shadow, ring and second edge."""


def printing_of(board: Board, language: str) -> Printing:
    """What the map of this board says, in a language."""
    names, english = _names(board, language), _names(board, "en")
    return Printing(
        {name: Printed(board.limits[area], board.sites[area]) for name, area in board.area.items()},
        tuple(_seas(board)),
        tuple(tuple(board.areas[area] for area in areas) for areas in board.volcanoes.values()),
        names,
        english,
    )


def _seas(board: Board) -> Iterator[str]:
    return (place for place, area in zip(board.places, board.place_area, strict=True) if area == NO_AREA)


def _names(board: Board, language: str) -> dict[str, str]:
    names = load_language(language).names
    told = {area: names.name("area", area).display for area in board.areas}
    return told | {sea: names.name("open_sea", sea).display for sea in _seas(board)}


class MapSection:
    """Puts the map on the stage, and keeps what of it is seen."""

    def __init__(self) -> None:
        self._framing: Framing | None = None
        self._board = ""

    def framed(self, board: str, zone: QRectF) -> Framing:
        """As it was looked at last; the whole board where board or zone are others."""
        kept = self._framing
        if kept is None or kept.zone != zone or board != self._board:
            shapes = load_shapes()
            kept = self._framing = frame(shapes.views[board], zone, shapes.canvas)
            self._board = board
        return kept

    def look_at(self, framing: Framing) -> None:
        """Drawn nearer, or moved: seen when the map is put next."""
        self._framing = framing

    def put(self, scenery: Scenery, zone: QRectF) -> None:
        models: TableModels = scenery.models
        board = models.state.table.board
        framing = self.framed(board.id, zone)
        printing = printing_of(board, models.language)
        # Whatever changes the picture: what is seen of which board, and with which sites.
        look = (board.id, tuple(board.sites), _numbers(framing.seen), _numbers(zone), scenery.theme.name)
        draw = partial(_paint_ground, printing=printing, framing=framing, theme=scenery.theme)
        scenery.stage.put("map ground", zone, look, draw, z=Z_GROUND, margin=0)
        self._put_wash(scenery, models, framing, look)
        self._put_areas(scenery, board, framing)
        boxes = [*self._put_cities(scenery, models, framing), *self._put_stacks(scenery, models, framing)]
        boxes += self._put_ships(scenery, models, framing)
        marks = partial(_paint_marks, printing=printing, framing=framing, theme=scenery.theme)
        scenery.stage.put("map marks", zone, (look, models.language), marks, z=Z_MARKS, margin=0)
        size = growth(framing)
        for placed in names_with_room(printing, framing, boxes):
            name, on_land = placed.name, placed.shape.label_on_land
            if zone.contains(placed.box):
                draw = partial(_paint_name, name=name, on_land=on_land, size=size)
                key = f"name:{placed.shape.id}"
                scenery.stage.put(key, placed.box, (name, on_land, size), draw, z=Z_NAME, margin=6)

    def _put_wash(self, scenery: Scenery, models: TableModels, framing: Framing, look: object) -> None:
        owners = tuple(sorted(_owners(models).items()))
        draw = partial(_paint_washes, owners=owners, framing=framing)
        scenery.stage.put("map wash", framing.zone, (look, owners), draw, z=Z_WASH, margin=0)

    def _put_areas(self, scenery: Scenery, board: Board, framing: Framing) -> None:
        """Land, waters and open seas are places, hit exactly; those that can be used have a lit edge."""
        lights, transform = scenery.lights, framing.transform()
        for place, path in _regions(load_shapes(), board):
            shown = _inside(transform.map(path), framing)
            if shown.isEmpty():
                continue
            rect = shown.boundingRect()
            shape = shown.translated(-rect.topLeft())
            lit, strong = place in lights.lit, place == lights.target
            draw = partial(_paint_edge, path=shape, theme=scenery.theme, strong=strong) if lit else nothing
            look = (place, lit, strong, _numbers(framing.seen))
            scenery.stage.put(":".join(place), rect, look, draw, place, z=Z_AREA, margin=4, shape=shape)

    def _put_cities(self, scenery: Scenery, models: TableModels, framing: Framing) -> Iterator[QRectF]:
        shapes = load_shapes()
        for row in models.cities.rows:
            middle = framing.to_table(shapes.areas[row.area].token)
            draw = partial(paint_city, nation=row.nation, new=row.new)
            place: Place = ("city", row.area)
            yield from self._put_piece(
                scenery, framing, f"city:{row.area}", middle, CITY / 2, (row.nation, row.new), draw, place, Z_CITY
            )

    def _put_stacks(self, scenery: Scenery, models: TableModels, framing: Framing) -> Iterator[QRectF]:
        cities = {row.area for row in models.cities.rows}
        for row in models.stacks.rows:
            middle = framing.to_table(stack_place(load_shapes().areas[row.area], row, row.area in cities))
            radius = STACK if row.crowd == 1 else SMALL_STACK
            moved = row.fresh == 0
            draw = partial(_paint_stack, row=row, moved=moved)
            face = (row.nation, row.tokens, moved)
            mine: Place = ("stack", row.area) if row.seat == models.viewer else ("", "")
            yield from self._put_piece(scenery, framing, f"stack:{row.key}", middle, radius, face, draw, mine, Z_STACK)

    def _put_ships(self, scenery: Scenery, models: TableModels, framing: Framing) -> Iterator[QRectF]:
        for row in models.ships.rows:
            middle = framing.to_table(ship_place(load_shapes(), row))
            draw = partial(paint_ship, nation=row.nation, cargo=row.cargo)
            mine: Place = ("ship", row.place) if row.seat == models.viewer else ("", "")
            yield from self._put_piece(
                scenery, framing, f"ship:{row.key}", middle, SHIP / 2, (row.nation, row.cargo), draw, mine, Z_SHIP
            )

    def _put_piece(
        self,
        scenery: Scenery,
        framing: Framing,
        key: str,
        middle: QPointF,
        half: float,
        face: object,
        draw: partial[None],
        place: Place,
        z: float,
    ) -> Iterator[QRectF]:
        """A piece that is in sight. It is a place only where it can be used: else what lies under it is meant."""
        half *= growth(framing)
        if not framing.zone.contains(middle):
            return
        lights = scenery.lights
        free = lights.held in (None, place) or place in lights.lit
        usable = free and (place in lights.ready or place in lights.lit)
        rect = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        ringed = partial(_paint_ringed, draw=draw, theme=scenery.theme) if usable else draw
        scenery.stage.put(
            key, rect, (face, usable), ringed, place if usable else None, z=z, margin=half * (REACH - 1) + 6
        )
        yield rect.adjusted(1, 1, -1, -1)


def _numbers(rect: QRectF) -> tuple[float, float, float, float]:
    """A rectangle as part of a look: Qt's own cannot be kept as a key."""
    return rect.left(), rect.top(), rect.width(), rect.height()


def stack_place(shape: AreaShape, row: StackRow, city: bool) -> QPointF:
    """The first stack stands in the middle, unless a city does; the others around it."""
    spot = row.spot if city else row.spot - 1
    return shape.token if spot < 0 else shape.stacks[spot % len(shape.stacks)]


def ship_place(shapes: Shapes, row: ShipRow) -> QPointF:
    """At its berth, or at the name of an open sea; several lie side by side."""
    aside = QPointF((row.spot - (row.crowd - 1) / 2) * 9, 0)
    if row.place in shapes.seas:
        return shapes.seas[row.place].label + aside
    return _berths()[row.place] + aside


@lru_cache(maxsize=1)
def _berths() -> dict[str, QPointF]:
    return {berth: place for area in load_shapes().areas.values() for berth, place in area.ships.items()}


def _owners(models: TableModels) -> dict[str, str]:
    """Areas where one nation alone lives, by tokens or a city."""
    living: dict[str, set[str]] = {}
    for stack in models.stacks.rows:
        living.setdefault(stack.area, set()).add(stack.nation)
    for city in models.cities.rows:
        living.setdefault(city.area, set()).add(city.nation)
    return {area: nations.pop() for area, nations in living.items() if len(nations) == 1}


def _regions(shapes: Shapes, board: Board) -> Iterator[tuple[Place, QPainterPath]]:
    for name in board.areas:
        area = shapes.areas[name]
        yield (LAND, name), area.land
        for berth in area.ships:
            yield (WATERS, berth), berth_waters(area, berth)
    for sea in _seas(board):
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


def _inside(path: QPainterPath, framing: Framing) -> QPainterPath:
    """What of a region is in sight."""
    if framing.zone.contains(path.boundingRect()):
        return path
    if not framing.zone.intersects(path.boundingRect()):
        return QPainterPath()
    window = QPainterPath()
    window.addRect(framing.zone)
    return path.intersected(window)


# ------------------------------------------------------------------ painting


def _paint_ground(painter: QPainter, rect: QRectF, printing: Printing, framing: Framing, theme: Theme) -> None:
    paint_printed(painter, printing, framing._replace(zone=rect), theme)


def _paint_marks(painter: QPainter, rect: QRectF, printing: Printing, framing: Framing, theme: Theme) -> None:
    paint_marks(painter, printing, framing._replace(zone=rect), theme)


def _paint_name(painter: QPainter, rect: QRectF, name: str, on_land: bool, size: float) -> None:
    paint_name(painter, rect.center(), name, on_land, size)


def _paint_washes(painter: QPainter, rect: QRectF, owners: tuple[tuple[str, str], ...], framing: Framing) -> None:
    transform = framing._replace(zone=rect).transform()
    for area, nation in owners:
        paint_wash(painter, transform.map(load_shapes().areas[area].land), nation_seat(nation).fill)


def _paint_edge(painter: QPainter, rect: QRectF, path: QPainterPath, theme: Theme, strong: bool) -> None:
    pen = QPen(QColor(theme.lit), 4.0 if strong else 2.5)
    painter.strokePath(path.translated(rect.topLeft()), pen)


def _paint_stack(painter: QPainter, rect: QRectF, row: StackRow, moved: bool) -> None:
    paint_stack(painter, rect.center(), row.nation, row.tokens, rect.width() / 2, moved)


def _paint_ringed(painter: QPainter, rect: QRectF, draw: partial[None], theme: Theme) -> None:
    """What can be taken or chosen now has a ring."""
    painter.setPen(QPen(QColor(theme.lit), 2.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    reach = rect.width() * (REACH - 1) / 2 + 2
    painter.drawEllipse(rect.adjusted(-reach, -reach, reach, reach))
    draw(painter, rect)
