"""AST: the large Archaeological Succession Table, a row for each nation, with what its marker would do."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from aoc_desktop.models.advanced_civilization.mats import Advance, MarkerRow
from aoc_desktop.models.advanced_civilization.table import TableModels
from aoc_desktop.ui.advanced_civilization.colours import nation_seat
from aoc_desktop.ui.advanced_civilization.epochs import EpochRow, paint_marker, paint_squares, square_boxes
from aoc_desktop.ui.advanced_civilization.pieces import nation_path, paint_shape_of
from aoc_desktop.ui.lettering import Align, draw_text, plain
from aoc_desktop.ui.table.scenery import Scenery, paint_panel
from aoc_desktop.ui.theme import Theme, Type

LEFT = Align.AlignLeft | Align.AlignVCenter
HEAD, NAMES = 22.0, 84.0
GAP = 2.5
VALUE_INK = "#F4ECDB"


class AstSection:
    """Puts the large table on a stage: values on late iron squares, a dashed arrow where a marker would step."""

    def put(self, scenery: Scenery, rect: QRectF) -> None:
        models: TableModels = scenery.models
        rows = models.markers
        scenery.stage.put("ast ground", rect, rect.width(), partial(paint_panel, theme=scenery.theme), z=3, margin=3)
        inner = rect.adjusted(10, 4, -8, -5)
        title = scenery.faces.speech.text("mat.succession")
        draw = partial(_paint_head, title=title, squares=len(rows[0].epochs) if rows else 1, theme=scenery.theme)
        head = QRectF(inner.left(), inner.top(), inner.width(), HEAD)
        scenery.stage.put("ast head", head, (title, inner.width()), draw, z=4, margin=2)
        high = (inner.height() - HEAD) / max(1, len(rows))
        for number, row in enumerate(rows):
            line = QRectF(inner.left(), inner.top() + HEAD + number * high, inner.width(), high)
            advance, name = models.mats[row.seat].advance, models.nation_name(row.seat)
            values = models.square_values(row.seat)
            face = partial(_paint_row, row=row, advance=advance, name=name, values=values, theme=scenery.theme)
            look = (row, advance, name, line.width())
            scenery.stage.put(f"ast row:{row.seat}", line, look, face, ("ast", str(row.seat)), z=4, margin=4)


def _squares(line: QRectF, squares: int) -> list[QRectF]:
    body = QRectF(line.left() + NAMES, line.top() + 1.5, line.width() - NAMES, line.height() - 3)
    return list(square_boxes(body, squares, GAP))


def _paint_head(painter: QPainter, rect: QRectF, title: str, squares: int, theme: Theme) -> None:
    draw_text(painter, rect, title, plain(Type.CAPTION, theme.text, 700), LEFT)
    for number, box in enumerate(_squares(rect, squares)):
        place = QRectF(box.left() - 6, rect.top(), box.width() + 12, rect.height())
        draw_text(painter, place, str(number), plain(Type.FLOOR, theme.soft_text))


def _paint_row(
    painter: QPainter, rect: QRectF, row: MarkerRow, advance: Advance, name: str, values: tuple[int, ...], theme: Theme
) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_shape_of(painter, QPointF(rect.left() + 6, rect.center().y()), row.nation, 5)
    words = QRectF(rect.left() + 17, rect.top(), NAMES - 20, rect.height())
    draw_text(painter, words, name, plain(Type.CAPTION, theme.text, 600), LEFT)
    boxes = _squares(rect, len(row.epochs))
    paint_squares(painter, boxes, EpochRow(row.nation, row.epochs, row.square), theme, 3)
    for box, value in zip(boxes, values, strict=True):
        if value:
            draw_text(painter, box, str(value), plain(Type.FLOOR, VALUE_INK, 700))
    radius = min(7.5, rect.height() * 0.36)
    here = boxes[row.square].center()
    if advance.to != row.square and 0 <= advance.to < len(boxes):
        _paint_step(painter, here, boxes[advance.to].center(), row.nation, radius, theme)
    elif advance.epoch:
        bar = QRectF(boxes[row.square].right() - 1, rect.center().y() - radius, 3, 2 * radius)
        painter.fillRect(bar, QColor(theme.loss))
    paint_marker(painter, here, row.nation, radius)


def _paint_step(painter: QPainter, start: QPointF, end: QPointF, nation: str, radius: float, theme: Theme) -> None:
    """Where the marker would go: dashed, and its outline there."""
    ink = QColor(theme.text if end.x() > start.x() else theme.loss)
    painter.setPen(QPen(ink, 1.4, Qt.PenStyle.DashLine))
    painter.drawLine(start, end)
    painter.setPen(QPen(ink, 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(nation_path(nation_seat(nation).shape, end, radius * 0.8))
