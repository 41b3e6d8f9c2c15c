"""The printed map as one picture: ground, volcanoes, limits and names of a board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from aoc_desktop.games.advanced_civilization.table.map.framing import Framing
from aoc_desktop.games.advanced_civilization.table.map.ground import paint_ground
from aoc_desktop.games.advanced_civilization.table.map.marks import (
    Placed,
    Printed,
    badge_box,
    growth,
    paint_badge,
    paint_sea_name,
    paint_volcano,
    sea_name_box,
    shown_names,
    volcano_place,
)
from aoc_desktop.games.advanced_civilization.table.map.shapes import load_shapes
from aoc_desktop.ui.kit.theme import Theme


class Printing(NamedTuple):
    """What a board's map says, in one language; made from the board in play and the names."""

    areas: Mapping[str, Printed]
    seas: tuple[str, ...]
    volcanoes: tuple[tuple[str, ...], ...]
    """The areas of each."""
    names: Mapping[str, str]
    """Of areas and seas."""
    english: Mapping[str, str]
    """By which the room for a name was measured."""

    def of_areas(self) -> Mapping[str, str]:
        return {area: self.names[area] for area in self.areas}


NARROW_SEAS = 2.0
"""The scale from which the names of narrow seas have room."""


def paint_printed(
    painter: QPainter, printing: Printing, framing: Framing, theme: Theme, part: QRectF | None = None
) -> None:
    """The lower picture: sea, land and borders, or a part of it. Whose land it is lies over it."""
    paint_ground(painter, load_shapes(), printing.areas, framing, theme, part)


def paint_marks(painter: QPainter, printing: Printing, framing: Framing, theme: Theme) -> None:
    """The upper picture: volcanoes, limits, names of seas. Names of areas come and go with the pieces."""
    shapes, size = load_shapes(), growth(framing)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(framing.zone, Qt.ClipOperation.IntersectClip)
    for areas in printing.volcanoes:
        paint_volcano(painter, framing.to_table(volcano_place(shapes, areas)), size)
    for sea in _named_seas(printing, framing):
        place = framing.to_table(shapes.seas[sea].label)
        paint_sea_name(painter, place, printing.names[sea], theme, framing.zone, size)
    for area, printed in printing.areas.items():
        shape = shapes.areas[area]
        middle = framing.to_table(shape.badge)
        paint_badge(painter, middle, printed, shape.land.contains(shape.badge), size)
    painter.restore()


def names_with_room(printing: Printing, framing: Framing, pieces: Sequence[QRectF]) -> list[Placed]:
    """Names of areas that cover neither a limit nor one of these pieces, nor the name of a sea."""
    shapes, size = load_shapes(), growth(framing)
    badges = [badge_box(framing.to_table(shapes.areas[area].badge), size) for area in printing.areas]
    seas = [
        box
        for sea in _named_seas(printing, framing)
        if (box := sea_name_box(framing.to_table(shapes.seas[sea].label), printing.names[sea], framing.zone, size))
    ]
    return shown_names(shapes, printing.of_areas(), printing.english, framing, [*pieces, *badges, *seas])


def _named_seas(printing: Printing, framing: Framing) -> list[str]:
    """Those whose names have room."""
    seas = load_shapes().seas
    return [sea for sea in printing.seas if seas[sea].label_fits or framing.scale >= NARROW_SEAS]
