"""What happens on the map, over its pieces: losses as red chips, factions as rings, a horde's path, changed areas."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from aoc_desktop.games.advanced_civilization.table.calamity.faction_rows import FactionRow
from aoc_desktop.games.advanced_civilization.table.calamity.rows import CalamitySheet, HordeRow
from aoc_desktop.games.advanced_civilization.table.map.framing import Framing
from aoc_desktop.games.advanced_civilization.table.map.marks import growth
from aoc_desktop.games.advanced_civilization.table.map.places import stack_place
from aoc_desktop.games.advanced_civilization.table.map.shapes import load_shapes
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.high_contrast import under_white
from aoc_desktop.ui.kit.lettering import draw_text, plain, text_width
from aoc_desktop.ui.kit.theme import Theme, Type
from aoc_desktop.ui.table.picture.draw_context import Scenery

Z_PATH, Z_RING, Z_DOT, Z_LOSS = 11.0, 14.5, 15.0, 16.0
LOSS, LOSS_INK = "#C4302B", "#FFFFFF"
PATH, PATH_EDGE = "#2A2118", "#F3E6C4"
CHIP, DOT, RING = 15.0, 7.0, 17.5


def put_events(scenery: Scenery, framing: Framing) -> None:
    models: TableModels = scenery.models
    sheet = models.calamity
    _put_dots(scenery, framing, models.changed_areas)
    _put_path(scenery, framing, sheet.path)
    _put_sides(scenery, framing, sheet.factions)
    _put_losses(scenery, framing, sheet)


def _middle(framing: Framing, area: str) -> QPointF:
    return framing.to_table(load_shapes().areas[area].token)


def _put_losses(scenery: Scenery, framing: Framing, sheet: CalamitySheet) -> None:
    """Beside the place of the pieces, several below each other, until the stage ends."""
    size, lower = growth(framing), dict[str, int]()
    for row in sheet.losses:
        text = f"−{row.points}"
        wide, high = (text_width(text, 800, Type.FLOOR) + 9) * size, CHIP * size
        spot = _middle(framing, row.area) + QPointF(4, -20) * size + QPointF(0, high * lower.get(row.area, 0))
        lower[row.area] = lower.get(row.area, 0) + 1
        if framing.zone.contains(spot):
            draw = partial(_paint_loss, text=text, size=size)
            rect = QRectF(spot.x(), spot.y(), wide, high)
            scenery.stage.put(f"loss:{row.area}:{row.seat}", rect, (text, size), draw, z=Z_LOSS, margin=2)


def _put_dots(scenery: Scenery, framing: Framing, areas: frozenset[str]) -> None:
    side = DOT * growth(framing)
    for area in sorted(areas):
        middle = _middle(framing, area) + QPointF(-13, -12) * growth(framing)
        if framing.zone.contains(middle):
            rect = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            draw = partial(_paint_dot, theme=scenery.theme)
            scenery.stage.put(f"changed:{area}", rect, scenery.theme.name, draw, z=Z_DOT, margin=2)


def _put_sides(scenery: Scenery, framing: Framing, factions: Sequence[FactionRow]) -> None:
    """The first faction in solid rings, the second in hatched ones; where both stand, half and half."""
    models: TableModels = scenery.models
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
            scenery.stage.put(f"side:{' '.join(place)}", rect, shown, draw, z=Z_RING, margin=4)


def _put_path(scenery: Scenery, framing: Framing, path: Sequence[HordeRow]) -> None:
    """From area to area, as far as they have come."""
    if not path:
        return
    points = tuple((round(spot.x(), 1), round(spot.y(), 1)) for spot in (_middle(framing, row.area) for row in path))
    zone = framing.zone
    draw = partial(_paint_path, points=points, zone=zone, size=growth(framing))
    scenery.stage.put("horde path", zone, points, draw, z=Z_PATH, margin=0)


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
