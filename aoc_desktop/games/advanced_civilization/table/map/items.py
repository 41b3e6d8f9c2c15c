"""MAP: the printed board, whose land it is, areas as places, pieces, names; drawn once for a look and kept."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from aoc_desktop.games.advanced_civilization.rules.board import Board
from aoc_desktop.games.advanced_civilization.table.colours import wash_of
from aoc_desktop.games.advanced_civilization.table.map.corners import put_buttons, put_legend
from aoc_desktop.games.advanced_civilization.table.map.framing import Framing
from aoc_desktop.games.advanced_civilization.table.map.ground import paint_wash
from aoc_desktop.games.advanced_civilization.table.map.look import MapLook
from aoc_desktop.games.advanced_civilization.table.map.marks import Placed, Printed, growth, paint_name
from aoc_desktop.games.advanced_civilization.table.map.picture import (
    Printing,
    names_with_room,
    paint_marks,
    paint_printed,
)
from aoc_desktop.games.advanced_civilization.table.map.placed_pieces import Pieces
from aoc_desktop.games.advanced_civilization.table.map.places import seas_of, shown_regions
from aoc_desktop.games.advanced_civilization.table.map.shapes import LAND
from aoc_desktop.games.advanced_civilization.table.map.ships import put_voyage, water_steps
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.high_contrast import BLACK, line_px, opaque, sheer
from aoc_desktop.ui.kit.theme import Theme
from aoc_desktop.ui.table.picture.draw_context import Scenery
from aoc_desktop.ui.table.picture.stage import nothing

Z_GROUND, Z_AREA, Z_MARKS, Z_NAME = 1.0, 3.0, 4.0, 5.0
LIGHTS = {"target": (4.0, 1.0), "lit": (2.5, 1.0), "by road": (2.2, 0.5)}
"""How wide and how strong the edge of a region shines."""
FARTHER = 0.7
"""How much fainter waters shine with every step more that a ship takes there."""
TILES = 4
"""The ground lies in so many pieces across and down: each is drawn in the time of a frame."""


def printing_of(board: Board, language: str) -> Printing:
    """What the map of this board says, in a language."""
    names, english = map_names(board, language), map_names(board, "en")
    return Printing(
        {name: Printed(board.limits[area], board.sites[area]) for name, area in board.area.items()},
        tuple(seas_of(board)),
        tuple(tuple(board.areas[area] for area in areas) for areas in board.volcanoes.values()),
        names,
        english,
    )


def map_names(board: Board, language: str) -> dict[str, str]:
    """Areas and open seas by id, as they are called."""
    names = load_language(language).names
    told = {area: names.name("area", area).display for area in board.areas}
    return told | {sea: names.name("open_sea", sea).display for sea in seas_of(board)}


class MapSection(MapLook):
    """Puts the map on the stage."""

    def __init__(self) -> None:
        super().__init__()
        self._regions: tuple[object, list[tuple[Place, QRectF, QPainterPath]]] = (None, [])
        self._printing: tuple[object, Printing | None] = (None, None)
        self._names: tuple[object, list[Placed]] = (None, [])

    def put(self, scenery: Scenery, zone: QRectF) -> None:
        models: TableModels = scenery.models
        board = models.state.table.board
        framing = self.framed(board.id, zone)
        printing = self._printed(board, models.language)
        # Whatever changes the picture: what is seen of which board, and with which sites.
        look = (board.id, tuple(board.sites), _numbers(framing.seen), _numbers(zone), scenery.theme.name)
        draw = partial(_paint_ground, printing=printing, framing=framing, theme=scenery.theme)
        for number, part in enumerate(_tiles(zone, scenery.stage.ratio)):
            draw_part = partial(draw, part=part)
            scenery.stage.put(f"map ground:{number}", part, (look, number), draw_part, z=Z_GROUND, margin=0)
        self._put_areas(scenery, board, framing)
        boxes = Pieces(scenery, framing).put()
        put_voyage(scenery, framing)
        marks = partial(_paint_marks, printing=printing, framing=framing, theme=scenery.theme)
        scenery.stage.put("map marks", zone, (look, models.language), marks, z=Z_MARKS, margin=0)
        boxes += put_legend(scenery, framing)
        if scenery.interactive:
            put_buttons(scenery, zone, self.is_whole)
        self._put_names(scenery, printing, framing, boxes)
        if self.gliding:
            self.glide(scenery.stage)

    def _printed(self, board: Board, language: str) -> Printing:
        key, kept = self._printing
        if kept is None or key != (board.id, tuple(board.sites), language):
            kept = printing_of(board, language)
            self._printing = (board.id, tuple(board.sites), language), kept
        return kept

    def _put_names(self, scenery: Scenery, printing: Printing, framing: Framing, boxes: list[QRectF]) -> None:
        size = growth(framing)
        around = (self._printing[0], framing, [box.getRect() for box in boxes])
        if self._names[0] != around:
            self._names = around, names_with_room(printing, framing, boxes)
        for placed in self._names[1]:
            name, on_land = placed.name, placed.shape.label_on_land
            if framing.zone.contains(placed.box):
                draw = partial(_paint_name, name=name, on_land=on_land, size=size)
                key = f"name:{placed.shape.id}"
                scenery.stage.put(key, placed.box, (name, on_land, size), draw, z=Z_NAME, margin=6)

    def _put_areas(self, scenery: Scenery, board: Board, framing: Framing) -> None:
        """Land, waters and open seas are places, hit exactly; those that can be used have a lit edge, and land has the
        colour of the nation that alone lives there."""
        key = (board.id, framing)
        if self._regions[0] != key:
            self._regions = key, shown_regions(board, framing)
        owners, steps = _owners(scenery.models), water_steps(scenery)
        seen = _numbers(framing.seen)
        for place, rect, shape in self._regions[1]:
            lit = _light(place, scenery)
            if not lit and place[0] != LAND and place[1] in steps:
                lit = f"{steps[place[1]]} steps"
            owner = owners.get(place[1]) if place[0] == LAND else None
            draw = partial(_paint_region, path=shape, theme=scenery.theme, owner=owner, lit=lit)
            look = (place, owner, lit, seen)
            face = draw if lit or owner is not None else nothing
            scenery.stage.put(":".join(place), rect, look, face, place, z=Z_AREA, margin=4, shape=shape)


def _light(place: Place, scenery: Scenery) -> str:
    """How a region shines: as the target under the pointer, as one of those that can be used, or as one that is reached
    by road."""
    lights = scenery.lights
    if place == lights.target:
        return "target"
    if place not in lights.lit:
        return ""
    if lights.held is not None and lights.held[0] == "stack" and place[0] == LAND:
        board = scenery.models.state.table.board
        if lights.held[1] in board.area and board.area[place[1]] not in board.land[board.area[lights.held[1]]]:
            return "by road"
    return "lit"


def _numbers(rect: QRectF) -> tuple[float, float, float, float]:
    """A rectangle as part of a look: Qt's own cannot be kept as a key."""
    return rect.left(), rect.top(), rect.width(), rect.height()


def _tiles(zone: QRectF, ratio: float) -> Iterator[QRectF]:
    """The zone in parts that begin and end at whole pixels: nothing is seen between them."""
    across = [round((zone.left() + zone.width() * part / TILES) * ratio) / ratio for part in range(TILES + 1)]
    down = [round((zone.top() + zone.height() * part / TILES) * ratio) / ratio for part in range(TILES + 1)]
    for top, bottom in itertools.pairwise(down):
        for left, right in itertools.pairwise(across):
            yield QRectF(left, top, right - left, bottom - top)


def _owners(models: TableModels) -> dict[str, str]:
    """Areas where one nation alone lives, by tokens or a city."""
    living: dict[str, set[str]] = {}
    for stack in models.stacks.rows:
        living.setdefault(stack.area, set()).add(stack.nation)
    for city in models.cities.rows:
        living.setdefault(city.area, set()).add(city.nation)
    return {area: nations.pop() for area, nations in living.items() if len(nations) == 1}


# ------------------------------------------------------------------ painting


def _paint_ground(
    painter: QPainter, rect: QRectF, printing: Printing, framing: Framing, theme: Theme, part: QRectF
) -> None:
    """`part` of the zone, whose corner is to lie at that of the rectangle."""
    painter.save()
    painter.translate(rect.topLeft() - part.topLeft())
    paint_printed(painter, printing, framing, theme, part)
    painter.restore()


def _paint_marks(painter: QPainter, rect: QRectF, printing: Printing, framing: Framing, theme: Theme) -> None:
    paint_marks(painter, printing, framing._replace(zone=rect), theme)


def _paint_name(painter: QPainter, rect: QRectF, name: str, on_land: bool, size: float) -> None:
    paint_name(painter, rect.center(), name, on_land, size)


def _paint_region(
    painter: QPainter, rect: QRectF, path: QPainterPath, theme: Theme, owner: str | None, lit: str
) -> None:
    shape = path.translated(rect.topLeft())
    if owner is not None:
        paint_wash(painter, shape, wash_of(owner))
    if lit:
        width, strength = LIGHTS[lit] if lit in LIGHTS else (1.6, FARTHER ** int(lit.split()[0]))
        if theme.bold:  # yellow on pale land needs an edge
            painter.strokePath(shape, QPen(QColor(BLACK), width + 4))
        painter.strokePath(shape, QPen(sheer(theme.lit, opaque(strength)), line_px(width)))
        if not theme.bold:
            painter.fillPath(shape, sheer(theme.lit, strength * 0.16))
