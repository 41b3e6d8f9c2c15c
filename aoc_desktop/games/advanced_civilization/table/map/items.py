"""MAP: the printed board, whose land it is, areas as places, pieces, names; drawn once for a look and kept."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from aoc_desktop.games.advanced_civilization.rules.board import Board
from aoc_desktop.games.advanced_civilization.table.colours import wash_of
from aoc_desktop.games.advanced_civilization.table.map.framing import Framing
from aoc_desktop.games.advanced_civilization.table.map.ground import paint_ground, paint_wash
from aoc_desktop.games.advanced_civilization.table.map.look import MapLook
from aoc_desktop.games.advanced_civilization.table.map.marks import (
    Placed,
    Printed,
    badge_box,
    growth,
    paint_badge,
    paint_name,
    paint_sea_name,
    paint_volcano,
    sea_name_box,
    shown_names,
    volcano_place,
)
from aoc_desktop.games.advanced_civilization.table.map.placed_pieces import Pieces, put_voyage, water_steps
from aoc_desktop.games.advanced_civilization.table.map.places import seas_of, shown_regions
from aoc_desktop.games.advanced_civilization.table.map.shapes import LAND, load_shapes
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.play.places import Place
from aoc_desktop.play.session import Session
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.high_contrast import BLACK, line_px, opaque, sheer
from aoc_desktop.ui.kit.lettering import draw_text, grown_size, plain, text_width
from aoc_desktop.ui.kit.theme import FACE, Theme
from aoc_desktop.ui.table.picture.draw_context import LEFT, DrawContext
from aoc_desktop.ui.table.picture.pan_zoom import BUTTON, IN, OUT, WHOLE
from aoc_desktop.ui.table.picture.stage import nothing

Z_GROUND, Z_AREA, Z_MARKS, Z_NAME = 1.0, 3.0, 4.0, 5.0
LIGHTS = {"target": (4.0, 1.0), "lit": (2.5, 1.0), "by road": (2.2, 0.5)}
"""How wide and how strong the edge of a region shines."""
FARTHER = 0.7
"""How much fainter waters shine with every step more that a ship takes there."""
SEEN = "map_seen"
"""Among the notes of a game: how near its map is seen, and around which point."""
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

    def put(self, context: DrawContext, zone: QRectF) -> None:
        models: TableModels = context.models
        board = models.state.table.board
        framing = self._as_kept(models.session, board.id, zone) if context.interactive else self.framed(board.id, zone)
        printing = self._printed(board, models.language)
        # Whatever changes the picture: what is seen of which board, and with which sites.
        look = (board.id, tuple(board.sites), _numbers(framing.seen), _numbers(zone), context.theme.name)
        draw = partial(_paint_ground, printing=printing, framing=framing, theme=context.theme)
        for number, part in enumerate(_tiles(zone, context.stage.ratio)):
            draw_part = partial(draw, part=part)
            context.stage.put(f"map ground:{number}", part, (look, number), draw_part, z=Z_GROUND, margin=0)
        self._put_areas(context, board, framing)
        boxes = Pieces(context, framing).put()
        put_voyage(context, framing, boxes)
        marks = partial(_paint_marks, printing=printing, framing=framing, theme=context.theme)
        context.stage.put("map marks", zone, (look, models.language), marks, z=Z_MARKS, margin=0)
        boxes += put_legend(context, framing)
        if context.interactive:
            put_buttons(context, zone, self.is_whole)
        self._put_names(context, printing, framing, boxes)
        if self.gliding:
            self.glide(context.stage)

    def _as_kept(self, session: Session, board: str, zone: QRectF) -> Framing:
        """Near and far are kept for the whole game, also where another screen comes between."""
        meta, first = session.match.beginning.meta, self.is_new
        framing = self.framed(board, zone)
        if first:
            self.recall(session.notes.get(SEEN, meta.get(SEEN)))
            return self.framed(board, zone)
        if not self.is_whole or SEEN in session.notes or SEEN in meta:
            session.notes[SEEN] = self.kept
        return framing

    def _printed(self, board: Board, language: str) -> Printing:
        key, kept = self._printing
        if kept is None or key != (board.id, tuple(board.sites), language):
            kept = printing_of(board, language)
            self._printing = (board.id, tuple(board.sites), language), kept
        return kept

    def _put_names(self, context: DrawContext, printing: Printing, framing: Framing, boxes: list[QRectF]) -> None:
        size = growth(framing)
        around = (self._printing[0], framing, [box.getRect() for box in boxes])
        if self._names[0] != around:
            self._names = around, names_with_room(printing, framing, boxes)
        for placed in self._names[1]:
            name, on_land = placed.name, placed.shape.label_on_land
            if framing.zone.contains(placed.box):
                draw = partial(_paint_name, name=name, on_land=on_land, size=size)
                key = f"name:{placed.shape.id}"
                context.stage.put(key, placed.box, (name, on_land, size), draw, z=Z_NAME, margin=6)

    def _put_areas(self, context: DrawContext, board: Board, framing: Framing) -> None:
        """Land, waters and open seas are places, hit exactly; those that can be used have a lit edge, and land has the
        colour of the nation that alone lives there."""
        key = (board.id, framing)
        if self._regions[0] != key:
            self._regions = key, shown_regions(board, framing)
        owners, steps = _owners(context.models), water_steps(context)
        seen = _numbers(framing.seen)
        for place, rect, shape in self._regions[1]:
            lit = _light(place, context)
            if not lit and place in steps:
                lit = f"{steps[place]} steps"
            owner = owners.get(place[1]) if place[0] == LAND else None
            draw = partial(_paint_region, path=shape, theme=context.theme, owner=owner, lit=lit)
            look = (place, owner, lit, seen)
            face = draw if lit or owner is not None else nothing
            context.stage.put(":".join(place), rect, look, face, place, z=Z_AREA, margin=4, shape=shape)


def _light(place: Place, context: DrawContext) -> str:
    """How a region shines: as the target under the pointer, as one of those that can be used, or as one that is reached
    by road."""
    lights = context.lights
    if place == lights.target:
        return "target"
    if place not in lights.lit:
        return ""
    if lights.held is not None and lights.held[0] == "stack" and place[0] == LAND:
        board = context.models.state.table.board
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


# In the corners of the map: what its numbers mean, and buttons that bring it nearer.


SIDE, GAP, EDGE = 28.0, 6.0, 12.0
ROW, PAD = 19.0, 8.0
Z_CORNER = 16.0
LEGEND = (("black", 3), ("white", 3), ("none", 3))
"""A site of each kind, with a limit for an example."""
STEPS = 12
"""Places along an edge where the legend is tried."""


def put_buttons(context: DrawContext, zone: QRectF, whole: bool) -> None:
    """Nearer and farther at the lower right; while a part is seen, all of it."""
    names = (OUT, IN) if whole else (OUT, IN, WHOLE)
    for number, name in enumerate(names):
        rect = QRectF(zone.right() - EDGE - SIDE, zone.bottom() - EDGE - SIDE - number * (SIDE + GAP), SIDE, SIDE)
        strong = context.lights.about == (BUTTON, name)
        draw = partial(_paint_button, name=name, strong=strong, theme=context.theme)
        place = (BUTTON, name)
        context.stage.put(f"{BUTTON}:{name}", rect, (name, strong), draw, place, z=Z_CORNER, margin=3)


def _paint_button(painter: QPainter, rect: QRectF, name: str, strong: bool, theme: Theme) -> None:
    fill(painter, rounded(rect, 7), theme.raised)
    outline(painter, rect, 7, theme.lit if strong else theme.line, 2 if strong else 1)
    painter.setPen(QPen(QColor(theme.text), 2.2))
    middle, reach = rect.center(), 5.5
    if name == WHOLE:
        painter.drawRect(rect.adjusted(8, 9, -8, -9))
        return
    painter.drawLine(QLineF(middle - QPointF(reach, 0), middle + QPointF(reach, 0)))
    if name == IN:
        painter.drawLine(QLineF(middle - QPointF(0, reach), middle + QPointF(0, reach)))


def put_legend(context: DrawContext, framing: Framing) -> list[QRectF]:
    """What the numbers mean, where the whole board is seen and no land of it lies; what it covers. While nations are
    chosen their cards lie there."""
    models: TableModels = context.models
    if framing.zoom > 1.0001 or models.nations_left():
        return []
    speech = load_language(models.language)
    lines = tuple(speech.text(f"legend.site_{site}") for site, _ in LEGEND)
    px = grown_size(12.5)
    width = max(text_width(line, 400, px) for line in lines) + ROW + 3 * PAD
    size = QRectF(0, 0, width, ROW * len(lines) + PAD)
    rect = _free(size, models.state.table.board, framing)
    if rect is None:
        return []
    draw = partial(_paint_legend, lines=lines, theme=context.theme)
    context.stage.put("map legend", rect, lines, draw, z=Z_CORNER - 1, margin=2)
    return [rect]


def _free(size: QRectF, board: Board, framing: Framing) -> QRectF | None:
    """At the lower left, or as near to it as nothing of the board lies."""
    zone = framing.zone.adjusted(EDGE, EDGE, -EDGE - SIDE - GAP, -EDGE)
    room = zone.width() - size.width(), zone.height() - size.height()
    tried = sorted(product(range(STEPS), repeat=2), key=sum)
    shapes, to_canvas = load_shapes(), framing.transform().inverted()[0]
    played = [path for area in board.areas for path in (shapes.areas[area].land, shapes.areas[area].waters)]
    for right, up in tried:
        rect = size.translated(
            zone.left() + room[0] * right / STEPS, zone.bottom() - size.height() - room[1] * up / STEPS
        )
        there = QPainterPath()
        there.addRect(to_canvas.mapRect(rect))
        if not any(path.intersects(there) for path in played if path.boundingRect().intersects(there.boundingRect())):
            return rect
    return None


def _paint_legend(painter: QPainter, rect: QRectF, lines: tuple[str, ...], theme: Theme) -> None:
    ground = QColor(theme.panel)
    ground.setAlphaF(opaque(0.82))
    painter.fillPath(rounded(rect, 8), ground)
    for number, ((site, limit), line) in enumerate(zip(LEGEND, lines, strict=True)):
        y = rect.top() + PAD / 2 + (number + 0.5) * ROW
        middle = QPointF(rect.left() + PAD + ROW / 2 - 2, y)
        if site == "none":
            ink = plain(12.0, theme.text if theme.on_dark else FACE.ink, 700)
            draw_text(painter, QRectF(middle.x() - 8, y - 8, 16, 16), str(limit), ink)
        else:
            paint_badge(painter, middle, Printed(limit, site), True, 0.95)
        place = QRectF(rect.left() + PAD + ROW + 4, y - ROW / 2, rect.width() - ROW - 2 * PAD, ROW)
        draw_text(painter, place, line, plain(12.5, theme.text), LEFT)


# The printed map as one picture: ground, volcanoes, limits and names of a board.


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
