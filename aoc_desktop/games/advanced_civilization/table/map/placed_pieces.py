"""Stacks, cities and ships on the map. What can be taken or chosen has a ring, and only that is a place of its own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from aoc_desktop.games.advanced_civilization.table.map.framing import Framing
from aoc_desktop.games.advanced_civilization.table.map.marks import growth
from aoc_desktop.games.advanced_civilization.table.map.pieces import (
    CHIP,
    CHIP_WIDE,
    CITY,
    SHIP,
    SMALL_STACK,
    STACK,
    paint_chip,
    paint_city,
    paint_ship,
    paint_stack,
)
from aoc_desktop.games.advanced_civilization.table.map.places import ship_place, stack_place
from aoc_desktop.games.advanced_civilization.table.map.rows import StackRow
from aoc_desktop.games.advanced_civilization.table.map.shapes import load_shapes
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.theme import Theme
from aoc_desktop.ui.table.picture.draw_context import Scenery
from aoc_desktop.ui.table.picture.stage import Draw

Z_SHIP, Z_CITY, Z_STACK, Z_CHIP = 12.0, 13.0, 14.0, 14.5
CHIPS_IN = frozenset(("movement", "voyage", "build"))
"""Steps in which it counts how many stand somewhere."""
REACH = 1.3
"""How far a piece reaches beyond its measure: shadow, ring and second edge."""
NO_PLACE: Place = ("", "")
RING_EDGE = "#3A2A12"
"""Beneath a ring: it is seen on any land."""


class Pieces:
    """All that stands on the map as it is laid now."""

    def __init__(self, scenery: Scenery, framing: Framing) -> None:
        self.scenery, self.framing = scenery, framing
        self.models: TableModels = scenery.models
        self.size = growth(framing)

    def put(self) -> list[QRectF]:
        """What they cover: no name stands there."""
        return [*self._cities(), *self._stacks(), *self._ships()]

    def _cities(self) -> Iterator[QRectF]:
        for row in self.models.cities.rows:
            middle = self.framing.to_table(load_shapes().areas[row.area].token)
            draw = partial(paint_city, nation=row.nation, new=row.new)
            face = (row.nation, row.new)
            yield from self._piece(f"city:{row.area}", middle, CITY / 2, face, draw, ("city", row.area), Z_CITY)

    def _stacks(self) -> Iterator[QRectF]:
        cities = {row.area for row in self.models.cities.rows}
        for row in self.models.stacks.rows:
            middle = self.framing.to_table(stack_place(load_shapes().areas[row.area], row, row.area in cities))
            radius = STACK if row.crowd == 1 else SMALL_STACK
            moved = row.fresh == 0
            draw = partial(_paint_stack, row=row, moved=moved)
            mine: Place = ("stack", row.area) if row.seat == self.models.unit_seat else NO_PLACE
            face = (row.nation, row.tokens, moved)
            yield from self._piece(f"stack:{row.key}", middle, radius, face, draw, mine, Z_STACK)
            if row.seat == self.models.viewer and self.models.standing.step in CHIPS_IN:
                self._put_chips(row, middle, radius * self.size)

    def _put_chips(self, row: StackRow, middle: QPointF, radius: float) -> None:
        """What leaves by the limit, or that a city is possible; how many of a stack may still move."""
        if row.builds:
            self._chip(f"chip:city:{row.area}", middle + QPointF(radius, -radius) * 0.85, ("city", 0))
        elif row.over:
            self._chip(f"chip:over:{row.area}", middle + QPointF(radius * 1.05, -radius * 0.85), ("over", row.over))
        if 0 < row.fresh < row.tokens:
            self._chip(f"chip:fresh:{row.area}", middle + QPointF(radius * 0.9, radius * 0.9), ("fresh", row.fresh))

    def _chip(self, key: str, middle: QPointF, face: tuple[str, int]) -> None:
        kind, number = face
        high, wide = CHIP * self.size, (CHIP_WIDE if kind == "over" else CHIP) * self.size
        rect = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
        if self.framing.zone.contains(rect):
            self.scenery.stage.put(key, rect, face, partial(paint_chip, kind=kind, number=number), z=Z_CHIP, margin=2)

    def _ships(self) -> Iterator[QRectF]:
        for row in self.models.ships.rows:
            middle = self.framing.to_table(ship_place(load_shapes(), row))
            draw = partial(paint_ship, nation=row.nation, cargo=row.cargo)
            mine: Place = ("ship", row.place) if row.seat == self.models.viewer else NO_PLACE
            face = (row.nation, row.cargo)
            yield from self._piece(f"ship:{row.key}", middle, SHIP / 2, face, draw, mine, Z_SHIP)

    def _piece(
        self, key: str, middle: QPointF, half: float, face: object, draw: Draw, place: Place, z: float
    ) -> Iterator[QRectF]:
        """A piece that is in sight. It is a place only where it can be used: else what lies under it is meant."""
        half *= self.size
        if not self.framing.zone.contains(middle):
            return
        scenery, lights = self.scenery, self.scenery.lights
        free = lights.held in (None, place) or place in lights.lit
        usable = free and (place in lights.ready or place in lights.lit)
        rect = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        ringed = partial(_paint_ringed, draw=draw, theme=scenery.theme) if usable else draw
        margin = half * (REACH - 1) + 6
        cut = self._cut(rect, margin)
        if cut is not None:
            ringed = partial(_paint_cut, draw=ringed, window=cut)
        look = (face, usable, cut.getRect() if cut is not None else None)
        scenery.stage.put(key, rect, look, ringed, place if usable else None, z=z, margin=margin)
        yield rect.adjusted(1, 1, -1, -1)

    def _cut(self, rect: QRectF, margin: float) -> QRectF | None:
        """The map's zone as seen from the corner of a piece that reaches beyond it."""
        zone = self.framing.zone
        reach = rect.adjusted(-margin, -margin, margin, margin)
        return None if zone.contains(reach) else zone.translated(-rect.topLeft())


def _paint_cut(painter: QPainter, rect: QRectF, draw: Draw, window: QRectF) -> None:
    painter.setClipRect(window.translated(rect.topLeft()))
    draw(painter, rect)


def _paint_stack(painter: QPainter, rect: QRectF, row: StackRow, moved: bool) -> None:
    paint_stack(painter, rect.center(), row.nation, row.tokens, rect.width() / 2, moved)


def _paint_ringed(painter: QPainter, rect: QRectF, draw: Draw, theme: Theme) -> None:
    """What can be taken or chosen now has a ring."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    reach = rect.width() * 0.1 + 2
    for colour, width in ((RING_EDGE, 4.5), (theme.lit, 2.5)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawEllipse(rect.adjusted(-reach, -reach, reach, reach))
    draw(painter, rect)
