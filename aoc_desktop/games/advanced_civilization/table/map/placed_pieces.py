"""Stacks, cities and ships on the map. What can be taken or chosen has a ring, and only that is a place of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from aoc_desktop.games.advanced_civilization.rules.board import NO_AREA
from aoc_desktop.games.advanced_civilization.rules.phases.voyage import SHIP_ROOM
from aoc_desktop.games.advanced_civilization.table.calamity.faction_rows import FactionRow
from aoc_desktop.games.advanced_civilization.table.calamity.rows import CalamitySheet, HordeRow, marks_of
from aoc_desktop.games.advanced_civilization.table.colours import WATER_INK
from aoc_desktop.games.advanced_civilization.table.map.framing import Framing
from aoc_desktop.games.advanced_civilization.table.map.hand import reachable, steps_left
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
from aoc_desktop.games.advanced_civilization.table.map.places import course_of, ship_place, stack_place
from aoc_desktop.games.advanced_civilization.table.map.rows import StackRow, nation_of, voyage_of
from aoc_desktop.games.advanced_civilization.table.map.shapes import LAND, load_shapes
from aoc_desktop.games.advanced_civilization.table.rows.gestures import CARGO, water
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.high_contrast import under_white
from aoc_desktop.ui.kit.lettering import draw_text, grown_size, plain, text_width
from aoc_desktop.ui.kit.theme import Theme, Type
from aoc_desktop.ui.table.picture.draw_context import LEFT, DrawContext
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

    def __init__(self, context: DrawContext, framing: Framing) -> None:
        self.context, self.framing = context, framing
        self.models: TableModels = context.models
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
            self.context.stage.put(key, rect, face, partial(paint_chip, kind=kind, number=number), z=Z_CHIP, margin=2)

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
        context, lights = self.context, self.context.lights
        free = lights.held in (None, place) or place in lights.lit
        usable = free and (place in lights.ready or place in lights.lit)
        rect = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        ringed = partial(_paint_ringed, draw=draw, theme=context.theme) if usable else draw
        margin = half * (REACH - 1) + 6
        cut = self._cut(rect, margin)
        if cut is not None:
            ringed = partial(_paint_cut, draw=ringed, window=cut)
        look = (face, usable, cut.getRect() if cut is not None else None)
        context.stage.put(key, rect, look, ringed, place if usable else None, z=z, margin=margin)
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


# A ship on its voyage: its course as a dotted line, and beside it a panel with steps left and cargo.


Z_COURSE, Z_PANEL = 11.0, 15.5
PAD, ROW, ROOM = 8.0, 19.0, 17.0
AWAY = 16.0
AROUND = ((1, -0.6), (-1, -0.6), (1, 0.6), (-1, 0.6), (0, -1), (0, 1))
"""Where the panel is tried, seen from the ship."""
RINGS = 6


def put_voyage(context: DrawContext, framing: Framing, pieces: Sequence[QRectF]) -> None:
    """Nothing where no ship is on its way."""
    models: TableModels = context.models
    voyage, board = voyage_of(models.state), models.state.table.board
    if voyage is None:
        return
    points = [framing.to_table(point) for point in course_of([board.places[place] for place in voyage.course])]
    shown = tuple((point.x(), point.y()) for point in points)
    draw = partial(_paint_course, points=points, zone=framing.zone)
    if len(points) > 1:
        context.stage.put("map course", framing.zone, shown, draw, z=Z_COURSE, margin=0)
    _put_panel(context, framing, points[-1], pieces)


def water_steps(context: DrawContext) -> dict[Place, int]:
    """How far waters, and the land beside them, are for the ship that is held or pointed at; nothing: there is none."""
    models: TableModels = context.models
    place = context.lights.held or context.lights.about
    if place is None or place[0] != "ship" or models.standing.step not in ("movement", "voyage"):
        return {}
    if not models.standing.deciding or place not in context.lights.ready | {context.lights.held}:
        return {}
    steps: dict[Place, int] = {}
    board = models.state.table.board
    for name, far in reachable(models.state, models.viewer, place[1]).items():
        area = board.place_area[board.place[name]]
        steps[water(name, models.state)] = far
        if area != NO_AREA:
            land: Place = (LAND, board.areas[area])
            steps[land] = min(far, steps.get(land, far))
    steps.pop((LAND, place[1]), None)
    return steps


def _paint_course(painter: QPainter, rect: QRectF, points: list[QPointF], zone: QRectF) -> None:
    painter.setClipRect(rect)
    painter.translate(rect.topLeft() - zone.topLeft())
    pen = QPen(QColor(WATER_INK), 3.0, Qt.PenStyle.DotLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF(points))


def _put_panel(context: DrawContext, framing: Framing, ship: QPointF, pieces: Sequence[QRectF]) -> None:
    models: TableModels = context.models
    lines, cargo = _panel_lines(models)
    px = grown_size(12.5)
    width = max(SHIP_ROOM * (ROOM + 4), *(text_width(line, 600, px) for line in lines)) + 2 * PAD
    size = QSizeF(width, ROW * len(lines) + ROOM + 2 * PAD + 4)
    rect = _beside(ship, size, framing, pieces)
    nation = nation_of(models.state, models.standing.deciders[0]) if models.standing.deciders else ""
    draw = partial(_paint_panel, lines=lines, cargo=cargo, nation=nation, theme=context.theme)
    context.stage.put("ship panel", rect, (lines, cargo, nation), draw, z=Z_PANEL, margin=4)
    if cargo:
        aboard = QRectF(rect.left() + PAD, rect.bottom() - PAD - ROOM, cargo * (ROOM + 4) - 4, ROOM)
        face = partial(_paint_cargo, cargo=cargo, nation=nation)
        context.stage.put("ship panel:cargo", aboard, (cargo, nation), face, CARGO, z=Z_PANEL + 0.2, margin=3)


def _panel_lines(models: TableModels) -> tuple[tuple[str, ...], int]:
    voyage, speech = voyage_of(models.state), load_language(models.language)
    assert voyage is not None
    board, left = models.state.table.board, steps_left(models.state)
    told = [speech.text("preview.ship_steps", n=left, m=left + voyage.steps, k=voyage.cargo)]
    if board.place_area[voyage.place] == NO_AREA:
        told.append(speech.text("preview.ship_back_in_time", n=left))
    return tuple(told), voyage.cargo


def _beside(ship: QPointF, size: QSizeF, framing: Framing, pieces: Sequence[QRectF]) -> QRectF:
    """Beside the ship, as near as it covers no piece; where there is no such place, what it covers least."""
    zone, away = framing.zone.adjusted(4, 4, -4, -4), AWAY + SHIP / 2 * growth(framing)
    home = QRectF(QPointF(), size)
    tried = []
    for ring in range(RINGS):
        across, down = size.width() / 2 + away * (ring + 1), size.height() / 2 + away * (ring + 1)
        for x, y in AROUND:
            home.moveCenter(ship + QPointF(x * across, y * down))
            rect = home.translated(
                max(0.0, zone.left() - home.left()) - max(0.0, home.right() - zone.right()),
                max(0.0, zone.top() - home.top()) - max(0.0, home.bottom() - zone.bottom()),
            )
            covered = sum(1 for piece in pieces if piece.intersects(rect)) + 3 * rect.contains(ship)
            if not covered:
                return rect
            tried.append((covered, rect))
    return min(tried, key=lambda found: found[0])[1]


def _paint_panel(
    painter: QPainter, rect: QRectF, lines: tuple[str, ...], cargo: int, nation: str, theme: Theme
) -> None:
    fill(painter, rounded(rect, 8), theme.panel)
    outline(painter, rect, 8, theme.lit, 1.5)
    for number, line in enumerate(lines):
        place = QRectF(rect.left() + PAD, rect.top() + PAD + number * ROW, rect.width() - 2 * PAD, ROW)
        draw_text(painter, place, line, plain(12.5, theme.text if not number else theme.loss, 600), LEFT)
    y = rect.bottom() - PAD - ROOM / 2
    for room in range(cargo, SHIP_ROOM):
        middle = QPointF(rect.left() + PAD + ROOM / 2 + room * (ROOM + 4), y)
        painter.setPen(QPen(QColor(theme.soft_text), 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, ROOM / 2 - 1, ROOM / 2 - 1)


def _paint_cargo(painter: QPainter, rect: QRectF, cargo: int, nation: str) -> None:
    """Tokens aboard: they can be dragged ashore."""
    for room in range(cargo):
        middle = QPointF(rect.left() + ROOM / 2 + room * (ROOM + 4), rect.center().y())
        paint_stack(painter, middle, nation, 1, ROOM / 2)


# What happens on the map, over its pieces: losses as red chips, factions as rings, a horde's path, changed areas.


Z_PATH, Z_RING, Z_DOT, Z_LOSS = 11.0, 14.5, 15.0, 16.0
LOSS, LOSS_INK = "#C4302B", "#FFFFFF"
PATH, PATH_EDGE = "#2A2118", "#F3E6C4"
EVENT_CHIP, DOT, RING = 15.0, 7.0, 17.5


def put_events(context: DrawContext, framing: Framing) -> None:
    models: TableModels = context.models
    sheet = models.calamity
    _put_dots(context, framing, models.changed_areas)
    _put_path(context, framing, sheet.path)
    _put_sides(context, framing, sheet.factions)
    _put_losses(context, framing, sheet)
    _put_planned(context, framing)


def _put_planned(context: DrawContext, framing: Framing) -> None:
    """What is suggested, before it is played: lit chips at the right of the pieces."""
    size = growth(framing)
    for mark in marks_of(context.models.plan):
        if mark.where not in load_shapes().areas:
            continue  # a share stands on the sheet
        text = f"−{mark.number} ?" if mark.number else "⌂ ?"
        wide, high = (text_width(text, 800, Type.FLOOR) + 9) * size, EVENT_CHIP * size
        spot = _middle(framing, mark.where) + QPointF(4, 4) * size
        if framing.zone.contains(spot):
            draw = partial(_paint_planned, text=text, size=size, theme=context.theme)
            rect = QRectF(spot.x(), spot.y(), wide, high)
            context.stage.put(f"planned:{mark.where}", rect, (text, size, context.theme.name), draw, z=Z_LOSS, margin=2)


def _paint_planned(painter: QPainter, rect: QRectF, text: str, size: float, theme: Theme) -> None:
    fill(painter, rounded(rect, rect.height() / 2), theme.lit)
    outline(painter, rect, rect.height() / 2, LOSS, 1.5)
    draw_text(painter, rect, text, plain(Type.FLOOR * size, theme.lit_text, 800))


def _middle(framing: Framing, area: str) -> QPointF:
    return framing.to_table(load_shapes().areas[area].token)


def _put_losses(context: DrawContext, framing: Framing, sheet: CalamitySheet) -> None:
    """Beside the place of the pieces, several below each other, until the stage ends."""
    size, lower = growth(framing), dict[str, int]()
    for row in sheet.losses:
        text = f"−{row.points}"
        wide, high = (text_width(text, 800, Type.FLOOR) + 9) * size, EVENT_CHIP * size
        spot = _middle(framing, row.area) + QPointF(4, -20) * size + QPointF(0, high * lower.get(row.area, 0))
        lower[row.area] = lower.get(row.area, 0) + 1
        if framing.zone.contains(spot):
            draw = partial(_paint_loss, text=text, size=size)
            rect = QRectF(spot.x(), spot.y(), wide, high)
            context.stage.put(f"loss:{row.area}:{row.seat}", rect, (text, size), draw, z=Z_LOSS, margin=2)


def _put_dots(context: DrawContext, framing: Framing, areas: frozenset[str]) -> None:
    side = DOT * growth(framing)
    for area in sorted(areas):
        middle = _middle(framing, area) + QPointF(-13, -12) * growth(framing)
        if framing.zone.contains(middle):
            rect = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            draw = partial(_paint_dot, theme=context.theme)
            context.stage.put(f"changed:{area}", rect, context.theme.name, draw, z=Z_DOT, margin=2)


def _put_sides(context: DrawContext, framing: Framing, factions: Sequence[FactionRow]) -> None:
    """The first faction in solid rings, the second in hatched ones; where both stand, half and half."""
    models: TableModels = context.models
    if not factions or models.calamity.now is None:
        return
    cities, shapes = {row.area for row in models.cities.rows}, load_shapes().areas
    sides: dict[tuple[str, str], set[str]] = {}
    for faction in factions:
        for kind, areas in (("stack", [area for area, _ in faction.tokens]), ("city", faction.cities)):
            for area in areas:
                sides.setdefault((kind, area), set()).add(faction.name)
    spots = {("city", area): shapes[area].token for area in cities}
    for row in models.stacks.rows:
        if row.seat == models.calamity.now.victim:
            spots["stack", row.area] = stack_place(shapes[row.area], row, row.area in cities)
    half = RING * growth(framing)
    for place, names in sides.items():
        middle = framing.to_table(spots[place])
        if framing.zone.contains(middle):
            rect = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
            shown = tuple(sorted(names))
            draw = partial(_paint_sides, names=shown)
            context.stage.put(f"side:{' '.join(place)}", rect, shown, draw, z=Z_RING, margin=4)


def _put_path(context: DrawContext, framing: Framing, path: Sequence[HordeRow]) -> None:
    """From area to area, as far as they have come."""
    if not path:
        return
    points = tuple((round(spot.x(), 1), round(spot.y(), 1)) for spot in (_middle(framing, row.area) for row in path))
    zone = framing.zone
    draw = partial(_paint_path, points=points, zone=zone, size=growth(framing))
    context.stage.put("horde path", zone, points, draw, z=Z_PATH, margin=0)


# ------------------------------------------------------------------ painting


def _paint_loss(painter: QPainter, rect: QRectF, text: str, size: float) -> None:
    fill(painter, rounded(rect, rect.height() / 2), under_white(LOSS))
    outline(painter, rect, rect.height() / 2, LOSS_INK, 1)
    draw_text(painter, rect, text, plain(Type.FLOOR * size, LOSS_INK, 800))


def _paint_dot(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.setPen(QPen(QColor(PATH), 1.2))
    painter.setBrush(QColor(theme.lit))
    painter.drawEllipse(rect)


def _paint_sides(painter: QPainter, rect: QRectF, names: tuple[str, ...]) -> None:
    spans = {"first": (90, 180), "second": (-90, 180)} if len(names) > 1 else {names[0]: (0, 360)}
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((PATH, 4.4), (PATH_EDGE, 2.4)):
        for name, (start, span) in spans.items():
            pen = QPen(QColor(colour), width)
            if name == "second":
                pen.setDashPattern([1.5, 1.7] if width < 4 else [0.82, 0.93])
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawArc(rect, start * 16, span * 16)


def _paint_path(
    painter: QPainter, rect: QRectF, points: tuple[tuple[float, float], ...], zone: QRectF, size: float
) -> None:
    painter.setClipRect(rect)
    painter.translate(rect.topLeft() - zone.topLeft())
    spots = [QPointF(x, y) for x, y in points]
    for colour, width in ((PATH_EDGE, 6.0), (PATH, 3.4)):
        pen = QPen(QColor(colour), width * size)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for start, end in pairwise(spots):
            painter.drawLine(start, end)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(PATH))
    for start, end in pairwise(spots):
        painter.drawPolygon(_arrow(start, end, 8 * size))


def _arrow(start: QPointF, end: QPointF, side: float) -> QPolygonF:
    """Its point lies where the way is two thirds done."""
    way = end - start
    angle = atan2(way.y(), way.x())
    tip = start + way * (0.66 if hypot(way.x(), way.y()) > 1 else 1.0)
    corners = [tip - QPointF(cos(angle + turn), sin(angle + turn)) * side for turn in (-pi / 6, pi / 6)]
    return QPolygonF([tip, *corners])
