"""Faces of technologies: the cells of the technology card, the arrows between them, special cards laid over."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from aoc_desktop.games.age_of_civilization.table.colours import CardSize
from aoc_desktop.ui.kit.card_kit import (
    fill,
    outline,
    paint_source_mark,
    rounded,
    zoomed,
)
from aoc_desktop.ui.kit.formula_paint import arrange, paint_formula
from aoc_desktop.ui.kit.groups import WONDER_GROUP
from aoc_desktop.ui.kit.high_contrast import is_bold
from aoc_desktop.ui.kit.icons import mix, paint_cube
from aoc_desktop.ui.kit.lettering import Align, draw_name, draw_text, heading, name_lines, plain, text_height
from aoc_desktop.ui.kit.theme import FACE, Radius, Seat, Theme, Type
from aoc_desktop.ui.kit.tokens import Token

LEFT = Align.AlignLeft | Align.AlignVCenter
OWNED, RESEARCHABLE, OPEN, CLOSED = "owned", "researchable", "open", "closed"


class CellFace(NamedTuple):
    """All that a technology shows to one seat."""

    id: str
    name: str
    tokens: Sequence[Token]
    state: str = CLOSED
    """owned, researchable (now), open (but not now) or closed."""
    source_mark: str = ""
    sentence: str = ""


class SpecialFace(NamedTuple):
    """A special technology card: its two rows."""

    id: str
    name: str
    rows: tuple[CellFace, CellFace]
    source_mark: str = ""


def technology_cells(area: QRectF) -> dict[tuple[int, int], QRectF]:
    """The nine cells of a technology card by (column, row), both from 0."""
    gap_x, gap_y = (gap * area.width() / (3 * CardSize.CELL[0] + 2 * CardSize.CELL_GAP[0]) for gap in CardSize.CELL_GAP)
    width, height = (area.width() - 2 * gap_x) / 3, (area.height() - 2 * gap_y) / 3
    return {
        (column, row): QRectF(
            area.left() + column * (width + gap_x), area.top() + row * (height + gap_y), width, height
        )
        for column in range(3)
        for row in range(3)
    }


# ------------------------------------------------------------------ a cell
def paint_cell(painter: QPainter, rect: QRectF, face: CellFace, theme: Theme, seat: Seat | None = None) -> None:
    """A technology: seat outline and cube when owned, lit outline when it can be researched, sunk when closed."""
    scale = min(rect.height() / CardSize.CELL[1], rect.width() / CardSize.CELL[0])
    if zoomed(rect):
        scale *= 0.68  # room for the sentence
    radius = min(Radius.ZOOM, Radius.CELL * scale)
    closed = face.state == CLOSED
    fill(painter, rounded(rect, radius), theme.closed if closed else FACE.paper)
    _paint_frame(painter, rect, radius, face, theme, seat, scale)
    ink = theme.closed_text if closed else FACE.ink
    on_dark = closed and theme.on_dark
    inner = rect.adjusted(9 * scale, 4 * scale, -7 * scale, -4 * scale)
    corner = 0.0
    if face.state == OWNED and seat is not None:
        corner = 21 * scale
        paint_cube(painter, QRectF(inner.right() - corner, inner.top() + scale, corner, corner), seat)
    if face.source_mark:
        corner = _paint_cell_mark(painter, rect, inner, face, theme.closed_text if on_dark else None, corner, scale)
    name = _paint_cell_name(painter, inner, face.name, ink, corner, scale)
    below = QRectF(QPointF(inner.left(), name), inner.bottomRight())
    if zoomed(rect) and face.sentence:
        below = _paint_cell_sentence(painter, rect, below, face.sentence, ink)
    paint_formula(painter, below, face.tokens, 22 * scale, on_dark, LEFT, ink)


def _paint_cell_mark(
    painter: QPainter, rect: QRectF, inner: QRectF, face: CellFace, colour: str | None, corner: float, scale: float
) -> float:
    """Lower right, or beside the name where the formula is long; returns what is taken of the name's line."""
    side = 9 * scale
    place = QSizeF(inner.width(), inner.height() - 19 * scale)
    if arrange(face.tokens, place, 22 * scale).width < inner.width() - side - 3 * scale:
        paint_source_mark(painter, face.source_mark, rect.bottomRight() - QPointF(5 * scale, 4 * scale), side, colour)
        return corner
    right = inner.right() - (corner + 3 * scale if corner else 0.0)
    paint_source_mark(painter, face.source_mark, QPointF(right, inner.top() + 4 * scale + side), side, colour)
    return inner.right() - right + side


def _paint_frame(
    painter: QPainter, rect: QRectF, radius: float, face: CellFace, theme: Theme, seat: Seat | None, scale: float
) -> None:
    if face.state == OWNED:
        outline(painter, rect, radius, seat.fill if seat else FACE.soft_ink, 2.5 * scale)
    elif face.state == RESEARCHABLE:
        outline(painter, rect, radius, theme.lit, 2.5 * scale)
    elif face.state == OPEN:
        outline(painter, rect, radius, FACE.edge, 1.5 * scale)
    else:
        # Sunk: a dark line along the top, as of a hollow in the board.
        outline(painter, rect, radius, theme.line, scale)
        hollow = QColor(0, 0, 0, 36)
        edge = QRectF(rect.left() + radius, rect.top() + scale, rect.width() - 2 * radius, 1.5 * scale)
        if not theme.bold:
            painter.fillRect(edge, hollow)


def _paint_cell_name(painter: QPainter, inner: QRectF, name: str, ink: str, cube: float, scale: float) -> float:
    """The name, in two lines where it is long; returns where it ends."""
    letters = plain(Type.TEXT * scale, ink, 700, Type.CAPTION * min(1.0, scale))
    width = inner.width() - (cube + 2 * scale if cube else 0.0)
    long = name_lines(name, letters, width) == 2
    height, up = (30 if long else 19) * max(scale, 0.8), 2 * scale if long else 0.0  # no tail of a g in the formula
    draw_name(painter, QRectF(inner.left(), inner.top() - up, width, height), name, letters, LEFT)
    return inner.top() + height


def _paint_cell_sentence(painter: QPainter, rect: QRectF, below: QRectF, sentence: str, ink: str) -> QRectF:
    letters = plain(max(Type.TEXT, rect.width() * 0.047), ink)
    height = text_height(sentence, letters, below.width())
    words = QRectF(below.left(), below.bottom() - height, below.width(), height)
    draw_text(painter, words, sentence, letters, Align.AlignLeft | Align.AlignTop, lines=6)
    return below.adjusted(0, 0, 0, -height)


# ------------------------------------------------------------------ arrows
def paint_arrows(
    painter: QPainter,
    cells: Mapping[str, QRectF],
    after: Mapping[str, Sequence[str]],
    owned: Collection[str],
    theme: Theme,
) -> None:
    """From the foot of each prerequisite to the head of what it opens; from an owned one the arrow is lit."""
    ordered = sorted(after.items(), key=lambda item: any(needed in owned for needed in item[1]))
    for technology, needs in ordered:
        for needed in needs:
            if technology in cells and needed in cells:
                lit = needed in owned and technology not in owned
                _paint_arrow(painter, cells[needed], cells[technology], theme.lit if lit else _quiet(theme))


def _quiet(theme: Theme) -> str:
    return mix(theme.line, theme.soft_text, 0.45)


def _paint_arrow(painter: QPainter, start: QRectF, end: QRectF, colour: str) -> None:
    scale = start.width() / CardSize.CELL[0]
    side = end.center().x() - start.center().x()
    lean = 0.0 if abs(side) < 1 else (1 if side > 0 else -1)
    foot = QPointF(start.center().x() + lean * start.width() * 0.22, start.bottom())
    head = QPointF(end.center().x() - lean * end.width() * 0.2, end.top())
    neck = QPointF(head.x(), head.y() - 5 * scale)
    path = QPainterPath(foot)
    middle = (foot.y() + neck.y()) / 2
    path.cubicTo(QPointF(foot.x(), middle + 2 * scale), QPointF(neck.x(), middle - 3 * scale), neck)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colour), 2.2 * scale, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    wing = 5.5 * scale
    painter.drawPolygon(QPolygonF([head, head + QPointF(-wing, -7 * scale), head + QPointF(wing, -7 * scale)]))
    painter.restore()


# ------------------------------------------------------------------ special technology cards
def paint_special_card(
    painter: QPainter, rect: QRectF, face: SpecialFace, theme: Theme, column: int | None = None
) -> None:
    """A card of Innovation in its market: name, column, and its two technologies."""
    scale = rect.width() / CardSize.CELL[0] if not zoomed(rect) else rect.width() / 230
    radius = min(Radius.ZOOM, Radius.CARD * scale)
    fill(painter, rounded(rect, radius), WONDER_GROUP.shown.tint)
    outline(painter, rect, radius, theme.permanent_edge, 1.5 * scale)
    head = QRectF(rect.left() + 6 * scale, rect.top() + 4 * scale, rect.width() - 12 * scale, 20 * scale)
    if column is not None:
        side = 12 * scale
        _paint_column(painter, QRectF(head.right() - side, head.center().y() - side / 2, side, side), column)
        head.setWidth(head.width() - side - 4 * scale)
    letters = heading(15 * scale, FACE.ink, Type.NAME_FLOOR * min(1.0, scale))
    if face.source_mark:
        paint_source_mark(painter, face.source_mark, QPointF(head.right(), head.center().y() + 5 * scale), 9 * scale)
        head.setWidth(head.width() - 12 * scale)
    if name_lines(face.name, letters, head.width()) == 2:
        head.setHeight(30 * max(scale, 1.0))
    draw_name(painter, head, face.name, letters, LEFT)
    top, gap = head.bottom() + 2 * scale, 4 * scale
    height = (rect.bottom() - top - gap * 2) / 2
    for number, row in enumerate(face.rows):
        cell = QRectF(rect.left() + gap, top + number * (height + gap), rect.width() - 2 * gap, height)
        _paint_special_row(painter, cell, row, scale)


def _paint_column(painter: QPainter, square: QRectF, column: int) -> None:
    """Which column of the technology card it covers."""
    third = square.width() / 3
    for number in range(3):
        bar = QRectF(square.left() + number * third, square.top(), third * 0.8, square.height())
        paint_column_bar(painter, bar, number == column)


def paint_column_bar(painter: QPainter, bar: QRectF, covered: bool) -> None:
    """One of the three columns; those that are not covered are pale, in high contrast short."""
    ink = QColor(FACE.soft_ink)
    if not covered and is_bold():
        bar = QRectF(bar.left(), bar.bottom() - bar.height() * 0.3, bar.width(), bar.height() * 0.3)
    elif not covered:
        ink.setAlphaF(0.3)
    painter.fillRect(bar, ink)


def _paint_special_row(painter: QPainter, cell: QRectF, row: CellFace, scale: float) -> None:
    fill(painter, rounded(cell, 5 * scale), FACE.paper)
    inner = cell.adjusted(5 * scale, 2 * scale, -5 * scale, -2 * scale)
    letters = plain(13.5 * scale, FACE.ink, 700, Type.FLOOR)
    name = QRectF(inner.topLeft(), QSizeF(inner.width(), 17 * max(0.85, scale)))
    draw_text(painter, name, row.name, letters, LEFT)
    place = QRectF(QPointF(inner.left(), name.bottom()), inner.bottomRight())
    if not row.sentence:
        # On a high card the signs grow with the room below the name, as long as no row is broken for that.
        usual, large = 21 * scale, max(21 * scale, min(28 * scale, place.height() * 0.5))
        rows = (len(arrange(row.tokens, place.size(), height).rows) for height in (usual, large))
        paint_formula(painter, place, row.tokens, large if len(set(rows)) == 1 else usual, align=LEFT)
        return
    words = plain(max(Type.TEXT, 11 * scale), FACE.ink)
    plan = arrange(row.tokens, place.size(), 22 * scale)
    signs = QRectF(place.topLeft(), QSizeF(place.width(), plan.height))
    paint_formula(painter, signs, row.tokens, 22 * scale, align=LEFT)
    place.setTop(place.top() + plan.height + 2 * scale)
    draw_text(painter, place, row.sentence, words, Align.AlignLeft | Align.AlignTop, lines=5)
