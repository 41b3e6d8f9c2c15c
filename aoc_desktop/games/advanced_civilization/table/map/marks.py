"""What is written on the map: limits with their city sites, volcanoes, and names where there is room."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from aoc_desktop.games.advanced_civilization.table import colours
from aoc_desktop.games.advanced_civilization.table.map.framing import Framing
from aoc_desktop.games.advanced_civilization.table.map.shapes import AreaShape, Shapes
from aoc_desktop.ui.art.drawings import outline
from aoc_desktop.ui.kit.fonts import heading_font, text_font
from aoc_desktop.ui.kit.high_contrast import is_bold, opaque, sheer
from aoc_desktop.ui.kit.lettering import Letters, draw_line, text_width
from aoc_desktop.ui.kit.theme import Theme

BADGE = 7.6
NAME_SIZE, SEA_SIZE = 11.5, 15.0
NAME_WEIGHT = 600
SHORT_NAME, PUSHED = 9, 14.0
"""Letters of a sea's name that stand on one line; how far it may be pushed off its place by the zone's edge."""
GROWS_FROM = 1.6
"""Pieces and type do not grow with the map until this zoom."""
SLACK = 0.9
"""Names that touch nothing may stand a little closer than they were measured for."""
CONE = "M -7 6 L -2.5 -4 L -1 -2.6 L 0 -4 L 1.2 -2.6 L 2.5 -4 L 7 6 Z"
LAVA = "M -2.5 -4 L -1 -2.6 L 0 -4 L 1.2 -2.6 L 2.5 -4 L 3.4 -1.6 L 1.6 0.6 L 0 -0.6 L -1.8 1 L -3.6 -1.4 Z"


class Printed(NamedTuple):
    """What the board says of an area."""

    limit: int
    site: str
    """none, black or white"""


class Placed(NamedTuple):
    """A name that has room, and where it stands."""

    shape: AreaShape
    name: str
    box: QRectF


def growth(framing: Framing) -> float:
    """How much larger than usual pieces and names are."""
    return max(1.0, framing.zoom / GROWS_FROM)


def paint_badge(painter: QPainter, middle: QPointF, printed: Printed, on_land: bool, size: float = 1.0) -> None:
    """The limit: in a dark ring on a black site, in a double ring on a white one, bare without a site."""
    radius = BADGE * size
    painter.save()
    if printed.site != "none":
        painter.setBrush(QColor(colours.BADGE))
        painter.setPen(QPen(QColor(colours.BADGE_EDGE), 2.0 * size if printed.site == "black" else size))
        painter.drawEllipse(middle, radius, radius)
        if printed.site == "white":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, radius - 2 * size, radius - 2 * size)
    painter.restore()
    bare = printed.site == "none"
    ink = colours.WATER_INK if bare and not on_land else colours.BADGE_INK
    letters = Letters(11.0 * size, ink, 700)
    if bare and is_bold():  # it may reach over a coast
        halo = colours.LAND_HALO if on_land else colours.WATER_HALO
        _paint_haloed(painter, middle, str(printed.limit), letters, halo)
        return
    width = text_width(str(printed.limit), letters.weight, letters.px)
    draw_line(painter, middle + QPointF(-width / 2, 0.36 * letters.px), str(printed.limit), letters, letters.px)


def badge_box(middle: QPointF, size: float = 1.0) -> QRectF:
    reach = BADGE * size
    return QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)


def paint_volcano(painter: QPainter, middle: QPointF, size: float = 1.0) -> None:
    painter.save()
    painter.translate(middle)
    painter.scale(size, size)
    painter.setPen(QPen(QColor(colours.CONE_EDGE), 0.9))
    painter.setBrush(QColor(colours.CONE))
    painter.drawPath(outline(CONE))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.LAVA))
    painter.drawPath(outline(LAVA))
    painter.restore()


def volcano_place(shapes: Shapes, areas: Collection[str]) -> QPointF:
    """Where the areas of a volcano meet; in a single area beside its stack."""
    held = [name for name in areas if name in shapes.areas]
    for border in shapes.borders:
        if border.kind == "land" and len(held) > 1 and set(border.between) <= set(held):
            return border.line.pointAtPercent(0.5)
    shape = shapes.areas[held[0]]
    return shape.token + (shape.stacks[0] - shape.token) * 0.8


def shown_names(
    shapes: Shapes,
    names: Mapping[str, str],
    english: Mapping[str, str],
    framing: Framing,
    taken: Sequence[QRectF],
) -> list[Placed]:
    """Names that have room: a longer word than the English one needs a larger map, none touches a piece or another."""
    size, shown = growth(framing), [_edges(box) for box in taken]
    placed = []
    for shape in sorted((shapes.areas[area] for area in names), key=lambda shape: shape.label_scale):
        name = names[shape.id]
        width = text_width(name, NAME_WEIGHT, NAME_SIZE)
        longer = max(1.0, width / text_width(english[shape.id], NAME_WEIGHT, NAME_SIZE))
        box = QRectF(0, 0, width * size, NAME_SIZE * size)
        box.moveCenter(framing.to_table(shape.label))
        if framing.scale / size < shape.label_scale * longer * SLACK or _touches(_edges(box), shown):
            continue
        shown.append(_edges(box))
        placed.append(Placed(shape, name, box))
    return placed


Edges = tuple[float, float, float, float]


def _edges(box: QRectF) -> Edges:
    return box.left(), box.top(), box.right(), box.bottom()


def _touches(box: Edges, others: Sequence[Edges]) -> bool:
    """Asked for every name beside everything else: numbers only."""
    left, top, right, bottom = box
    return any(x < right and left < beyond and y < bottom and top < below for x, y, beyond, below in others)


def paint_name(painter: QPainter, middle: QPointF, name: str, on_land: bool, size: float = 1.0) -> None:
    """A name with its halo."""
    ink, halo = (colours.LAND_INK, colours.LAND_HALO) if on_land else (colours.WATER_INK, colours.WATER_HALO)
    px = NAME_SIZE * size
    _paint_haloed(painter, middle, name, Letters(px, ink, NAME_WEIGHT), halo)


def paint_sea_name(
    painter: QPainter, middle: QPointF, name: str, theme: Theme, zone: QRectF, size: float = 1.0
) -> bool:
    """The name of an open sea, on two lines where it is long; True unless the zone's edge leaves no room for it."""
    ground = colours.ground_of(theme)
    px = SEA_SIZE * size
    box = sea_name_box(middle, name, zone, size)
    if box is None:
        return False
    words = _sea_words(name)
    for row, word in enumerate(words):
        place = QPointF(box.center().x(), middle.y() + (row - (len(words) - 1) / 2) * px * 1.1)
        _paint_haloed(painter, place, word, Letters(px, ground.sea_name, 0), ground.sea)
    return True


def _sea_words(name: str) -> list[str]:
    return [name] if len(name) <= SHORT_NAME else name.split(" ", 1)


def sea_name_box(middle: QPointF, name: str, zone: QRectF, size: float = 1.0) -> QRectF | None:
    """Where the name of an open sea stands; None: the zone's edge leaves no room for it."""
    px, words = SEA_SIZE * size, _sea_words(name)
    half = max(text_width(word, 0, px) for word in words) / 2
    x = min(max(middle.x(), zone.left() + half + 4), zone.right() - half - 4)
    if abs(x - middle.x()) > PUSHED or not zone.contains(middle):
        return None
    high = px * 1.1 * len(words)
    return QRectF(x - half, middle.y() - high / 2, 2 * half, high)


def _paint_haloed(painter: QPainter, middle: QPointF, text: str, letters: Letters, halo: str) -> None:
    width = text_width(text, letters.weight, letters.px)
    start = middle + QPointF(-width / 2, letters.px * 0.35)
    pen = QPen(sheer(halo, opaque(0.8)), 6.0 if is_bold() else 2.6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(
        _letters_path(text, letters.weight, letters.px).translated(start),
        QPen(
            sheer(halo, opaque(0.8)),
            6.0 if is_bold() else 2.6,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        ),
    )
    draw_line(painter, start, text, letters, letters.px)


@lru_cache(maxsize=512)
def _letters_path(text: str, weight: int, px: float) -> QPainterPath:
    font = text_font(64, weight) if weight else heading_font(64)
    large = QPainterPath()
    large.addText(QPointF(0, 0), font, text)
    return QTransform.fromScale(px / 64, px / 64).map(large)
