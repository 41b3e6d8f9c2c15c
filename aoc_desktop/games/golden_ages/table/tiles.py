"""Squares of the continents as they are printed: shallow water, coast, land with its terrain, and symbols."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from aoc_desktop.games.golden_ages.rules.cards import Placement
from aoc_desktop.games.golden_ages.rules.squares import COLUMNS, neighbour, square_at
from aoc_desktop.games.golden_ages.table.coasts import Edges, Land, Point, land_of
from aoc_desktop.games.golden_ages.table.colours import (
    COAST,
    LAND,
    OCHRE,
    SHALLOW,
    SHALLOW_LOW,
    TERRAIN,
    WASH,
    WATERLINE,
)
from aoc_desktop.games.golden_ages.table.rows.chart import SquareRow, printed
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui.kit.high_contrast import downwards, is_bold, line_px, opaque, radial, sheer
from aoc_desktop.ui.kit.icons import paint_icon

SYMBOL = 0.40
"""Diameter of a symbol, in sides of a square."""
SIDE = 61.0
"""The side of a square at 1280 × 720: strokes are measured by it."""


class CellFace(NamedTuple):
    """All that one printed square of a tile shows."""

    square: int
    edges: Edges
    bites: Edges
    open: Edges
    """Land edges with nothing beyond."""
    inner: Edges
    """Sides that lead on to the same tile."""
    symbols: tuple[str, ...]
    covered: bool = False
    """A capital stands on the symbols."""


def faces_of(rows: Sequence[SquareRow]) -> dict[str, CellFace]:
    """Every square of the continents, by name."""
    edges = {row.square: row.edges for row in rows if row.edges is not None}
    return {row.name: _face(row, edges) for row in rows if row.edges is not None}


def faces_of_placement(placement: Placement) -> list[CellFace]:
    """A tile by itself, for the hand and the almanac."""
    edges: dict[int, Edges] = {cell.square: cell.edges for cell in placement.cells}
    return [_face(printed(cell, placement), edges) for cell in placement.cells]


def _face(row: SquareRow, edges: Mapping[int, Edges]) -> CellFace:
    own, square = edges[row.square], row.square
    beyond = [neighbour(square, side) for side in range(4)]
    return CellFace(
        square,
        own,
        _four([own[side - 1] and own[side] and _meets_water(square, side, edges) for side in range(4)]),
        _four([own[side] and beyond[side] not in edges for side in range(4)]),
        row.inner,
        row.symbols,
        row.covered,
    )


def _four(values: Sequence[bool]) -> Edges:
    north, east, south, west = values
    return north, east, south, west


def _meets_water(square: int, corner: int, edges: Mapping[int, Edges]) -> bool:
    """Whether any printed edge that ends at this corner is water. Corner 0 is the north-west, then clockwise."""
    row, column = divmod(square, COLUMNS)
    row, column = row + (corner in (2, 3)), column + (corner in (1, 2))
    # The four squares around the point, each with its two edges that end there (north, east, south, west).
    around = (((-1, -1), (1, 2)), ((-1, 0), (2, 3)), ((0, 0), (3, 0)), ((0, -1), (0, 1)))
    for (down, right), sides in around:
        found = edges.get(square_at(row + down, column + right))
        if found is not None and not all(found[side] for side in sides):
            return True
    return False


# ------------------------------------------------------------------ painting
def paint_cell(painter: QPainter, rect: QRectF, face: CellFace) -> None:
    """One square into a rectangle of any size."""
    unit = rect.width() / SIDE
    land = land_of(face.edges, face.bites, face.square)
    outline = _path(rect, land.outline)
    outline.closeSubpath()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    _paint_plate(painter, rect)
    _paint_waterlines(painter, rect, land, unit)
    _paint_land(painter, rect, outline, face, unit)
    _paint_coast(painter, rect, land, outline, unit)
    _paint_seams(painter, rect, face, unit)
    painter.restore()
    if not face.covered:
        paint_symbols(painter, rect, face.symbols)


def paint_symbols(painter: QPainter, rect: QRectF, symbols: Sequence[str]) -> None:
    """Medallions in the upper third: one in the middle, two side by side."""
    side = rect.width()
    size = side * SYMBOL
    places = (0.5,) if len(symbols) == 1 else (0.285, 0.715)
    for share, symbol in zip(places, symbols, strict=False):
        spot = QRectF(rect.left() + side * share - size / 2, rect.top() + side * 0.31 - size / 2, size, size)
        paint_icon(painter, spot, f"symbol_{symbol}")


def _paint_plate(painter: QPainter, rect: QRectF) -> None:
    painter.fillRect(rect, downwards(rect, SHALLOW, SHALLOW_LOW))


def _paint_waterlines(painter: QPainter, rect: QRectF, land: Land, unit: float) -> None:
    """Three lines around the coast, as on old charts; thin ones, so none in high contrast."""
    if is_bold():
        return
    for width, colour in (
        (17, WATERLINE),
        (15.4, SHALLOW),
        (11.5, WATERLINE),
        (9.9, SHALLOW),
        (6.6, WATERLINE),
        (5, SHALLOW),
    ):
        _stroke(painter, rect, land, QColor(colour), width * unit)


def _paint_land(painter: QPainter, rect: QRectF, outline: QPainterPath, face: CellFace, unit: float) -> None:
    painter.fillPath(outline, QColor(LAND))
    kind = face.symbols[0] if face.symbols else ""
    if kind in WASH and not is_bold():  # its symbol tells the land: no fine drawings where lines are bold
        middle, wash = rect.center() + QPointF(0, rect.height() * 0.1), WASH[kind]
        painter.fillPath(outline, radial(middle, rect.width() * 0.62, ((0, wash), (1, sheer(wash, 0.0)))))
        painter.save()
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        _paint_terrain(painter, rect, kind, face.square, unit)
        painter.restore()


def _paint_terrain(painter: QPainter, rect: QRectF, kind: str, seed: int, unit: float) -> None:
    """Small ink drawings in the lower half: firs, furrows, peaks, crags."""
    rng = Rng(seed + 977)
    ink = QColor(TERRAIN[kind])
    pen = QPen(ink, max(0.7, 1.1 * unit), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    for place in range(5):
        x = rect.left() + rect.width() * (0.2 + 0.15 * place + (rng.below(100) - 50) / 1200)
        y = rect.top() + rect.height() * (0.62 + (place % 2) * 0.16 + (rng.below(100) - 50) / 1500)
        path = QPainterPath()
        if kind == "game":
            for step in range(3):
                half, top = (2.0 + step * 1.2) * unit, y + (step * 3.2 - 7) * unit
                path.addPolygon(
                    QPolygonF(
                        [QPointF(x, top), QPointF(x + half, top + 4.4 * unit), QPointF(x - half, top + 4.4 * unit)]
                    )
                )
                path.closeSubpath()
            soft = QColor(ink)
            soft.setAlphaF(0.72)
            painter.fillPath(path, soft)
            continue
        if kind == "wheat":
            for step in range(2):
                path.moveTo(x - 5 * unit, y + step * 4 * unit)
                path.quadTo(x, y + (step * 4 - 3) * unit, x + 5 * unit, y + step * 4 * unit)
        else:
            tall = (9 if kind == "stone" else 6) * unit
            path.moveTo(x - 6 * unit, y + 4 * unit)
            path.lineTo(x, y + 4 * unit - tall)
            path.lineTo(x + 6 * unit, y + 4 * unit)
            path.moveTo(x, y + 4 * unit - tall)
            path.lineTo(x + 1.2 * unit, y + 1 * unit)
        painter.strokePath(path, pen)


def _paint_coast(painter: QPainter, rect: QRectF, land: Land, outline: QPainterPath, unit: float) -> None:
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    for width, share in () if is_bold() else ((11, 0.16), (6.5, 0.22)):
        _stroke(painter, rect, land, sheer(OCHRE, share), width * unit)
    painter.restore()
    _stroke(painter, rect, land, QColor(COAST), line_px(max(1.0, 1.5 * unit)))


def _stroke(painter: QPainter, rect: QRectF, land: Land, colour: QColor, width: float) -> None:
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    for shore in land.coasts:
        painter.strokePath(_path(rect, shore), pen)


def _paint_seams(painter: QPainter, rect: QRectF, face: CellFace, unit: float) -> None:
    """A dash between squares of one tile, a line between tiles, an ochre bar where land waits for land."""
    corners = (rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft())
    for side in range(4):
        one, two = corners[side], corners[(side + 1) % 4]
        if face.inner[side]:
            pen = QPen(QColor(58, 42, 20, round(opaque(110 / 255) * 255)), line_px(max(0.8, unit)))
            pen.setDashPattern([3, 3])
        elif face.open[side]:
            pen = QPen(QColor(OCHRE), 5.2 * unit)
        else:
            pen = QPen(QColor(30, 50, 52, round(opaque(120 / 255) * 255)), line_px(max(0.8, unit)))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(one, two)


def _path(rect: QRectF, points: Sequence[Point]) -> QPainterPath:
    side, left, top = rect.width(), rect.left(), rect.top()
    path = QPainterPath(QPointF(left + points[0][0] * side, top + points[0][1] * side))
    for x, y in points[1:]:
        path.lineTo(left + x * side, top + y * side)
    return path


def paint_tile(painter: QPainter, rect: QRectF, faces: Sequence[CellFace]) -> None:
    """A tile by itself, as large as `rect` allows, in its middle."""
    rows, columns = zip(*(divmod(face.square, COLUMNS) for face in faces), strict=True)
    across, down = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    side = min(rect.width() / across, rect.height() / down)
    left, top = rect.center().x() - side * across / 2, rect.center().y() - side * down / 2
    for face in faces:
        row, column = divmod(face.square, COLUMNS)
        spot = QRectF(left + (column - min(columns)) * side, top + (row - min(rows)) * side, side, side)
        paint_cell(painter, spot, face)
