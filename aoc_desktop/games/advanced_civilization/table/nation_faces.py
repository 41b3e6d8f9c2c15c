"""A nation as a card of the almanac: its pieces, where it starts and its row of the Succession Table."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from aoc_desktop.games.advanced_civilization.table.colours import IVORY, LAND_HALO, ink_on, nation_seat
from aoc_desktop.games.advanced_civilization.table.epochs import EpochRow, paint_squares, square_boxes
from aoc_desktop.games.advanced_civilization.table.map.framing import frame
from aoc_desktop.games.advanced_civilization.table.map.ground import paint_ground
from aoc_desktop.games.advanced_civilization.table.map.pieces import paint_city, paint_ship, paint_stack
from aoc_desktop.games.advanced_civilization.table.map.shapes import load_shapes
from aoc_desktop.ui.kit.card_kit import card_radius, fill, paint_house_mark, rounded, zoomed
from aoc_desktop.ui.kit.high_contrast import line_px
from aoc_desktop.ui.kit.lettering import Align, draw_text, heading, plain, text_height
from aoc_desktop.ui.kit.theme import FACE, LIGHT, Type

SMALL, LARGE_MAP = (132.0, 92.0), 0.46
"""A card of the list; the height of the map on a large one, in widths."""
BAND, ROW, PAD = 0.16, 0.16, 12.0
"""Of a large card's width: its name's band, its pieces."""
AROUND = 74.0
"""How much of the map is seen around the start areas, at least."""
TOP_LEFT = Align.AlignLeft | Align.AlignTop


class NationFace(NamedTuple):
    id: str
    name: str
    start: tuple[str, ...]
    """Its start areas without the West extension."""
    epochs: tuple[str, ...]
    values: tuple[int, ...]
    sentence: str = ""
    house: bool = False


def paint_nation(painter: QPainter, rect: QRectF, face: NationFace) -> None:
    """Its pieces on parchment; large, with its map, its row and its sentence."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    seat, radius = nation_seat(face.id), card_radius(rect, SMALL[0])
    fill(painter, rounded(rect, radius), FACE.paper if zoomed(rect) else LAND_HALO)
    if zoomed(rect):
        _paint_large(painter, rect, face, radius)
    else:
        scale = rect.width() / SMALL[0]
        foot = QRectF(rect.left(), rect.bottom() - 24 * scale, rect.width(), 24 * scale)
        _paint_pieces(painter, QRectF(rect.left(), rect.top(), rect.width(), foot.top() - rect.top()), face.id)
        painter.save()
        painter.setClipRect(foot)
        fill(painter, rounded(rect, radius), seat.fill)
        painter.restore()
        draw_text(painter, foot.adjusted(4, 0, -4, 0), face.name, plain(14 * scale, ink_on(face.id), 700))
    if face.house:
        side = 0.09 * rect.width()
        corner = QPointF(rect.right() - side * 0.4, rect.top() + side * 1.4)
        paint_house_mark(painter, corner, side, ink_on(face.id) if zoomed(rect) else None)
    painter.restore()


def _paint_pieces(painter: QPainter, rect: QRectF, nation: str) -> None:
    """Tokens, a city and a ship side by side."""
    unit, middle = min(rect.height() / 52, rect.width() / 132), rect.center()
    paint_stack(painter, middle - QPointF(42 * unit, 0), nation, 4, 14 * unit)
    side = 40 * unit
    paint_city(painter, QRectF(middle.x() - side / 2, middle.y() - side / 2 - 2 * unit, side, side), nation)
    side = 32 * unit
    paint_ship(painter, QRectF(middle.x() + 42 * unit - side / 2, middle.y() - side / 2, side, side), nation)


def _paint_large(painter: QPainter, rect: QRectF, face: NationFace, radius: float) -> None:
    seat, width = nation_seat(face.id), rect.width()
    scale = width / 300
    band = QRectF(rect.left(), rect.top(), width, width * BAND)
    painter.save()
    painter.setClipRect(band)
    fill(painter, rounded(rect, radius), seat.fill)
    painter.restore()
    draw_text(painter, band.adjusted(PAD, 0, -PAD, 0), face.name, heading(25 * scale, ink_on(face.id)))
    land = QRectF(rect.left(), band.bottom(), width, width * LARGE_MAP)
    _paint_starts(painter, land, face)
    row = QRectF(rect.left(), land.bottom(), width, width * ROW)
    _paint_pieces(painter, row, face.id)
    line = QRectF(rect.left() + PAD, row.bottom() + 4 * scale, width - 2 * PAD, 18 * scale)
    boxes = square_boxes(line, len(face.epochs), 1.5)
    paint_squares(painter, boxes, EpochRow(face.id, face.epochs, len(face.epochs)), LIGHT, 2)
    for square, box in enumerate(boxes):
        draw_text(painter, box, str(square), plain(9.5 * scale, IVORY, 700, 8))
    top = line.bottom() + 8 * scale
    words = QRectF(rect.left() + PAD, top, width - 2 * PAD, rect.bottom() - top - PAD)
    draw_text(painter, words, face.sentence, plain(Type.TEXT * scale, FACE.ink), TOP_LEFT, lines=16)


def _paint_starts(painter: QPainter, zone: QRectF, face: NationFace) -> None:
    """The map around where the nation begins, its tokens there."""
    shapes = load_shapes()
    spots = [shapes.areas[area].token for area in face.start]
    left, right = min(spot.x() for spot in spots) - AROUND, max(spot.x() for spot in spots) + AROUND
    top, bottom = min(spot.y() for spot in spots) - AROUND, max(spot.y() for spot in spots) + AROUND
    framing = frame(QRectF(QPointF(left, top), QPointF(right, bottom)), zone, shapes.canvas)
    paint_ground(painter, shapes, shapes.areas.keys(), framing, LIGHT)
    for spot in spots:
        paint_stack(painter, framing.to_table(spot), face.id, 1, 9)
    painter.fillRect(QRectF(zone.left(), zone.bottom() - 1, zone.width(), line_px(1)), QColor(FACE.ink))


def nation_height(face: NationFace, width: float) -> float:
    """Of a card that wide; a large one is as high as its sentence asks."""
    if width < 300:
        return width * SMALL[1] / SMALL[0]
    scale = width / 300
    words = text_height(face.sentence, plain(Type.TEXT * scale, FACE.ink), width - 2 * PAD)
    return width * (BAND + LARGE_MAP + ROW) + 30 * scale + words + PAD + 8
