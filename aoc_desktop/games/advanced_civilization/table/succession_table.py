"""The large Succession Table: every nation's squares with what they ask, and where each marker goes this turn."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from aoc_desktop.games.advanced_civilization.table.colours import IVORY
from aoc_desktop.games.advanced_civilization.table.epochs import EpochRow, paint_marker, paint_squares, square_boxes
from aoc_desktop.games.advanced_civilization.table.floor.words import TradeWords
from aoc_desktop.games.advanced_civilization.table.rows.succession_rows import ADVANCES, FALLS, STAYS, SuccessionRow
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.ui.kit.high_contrast import pale
from aoc_desktop.ui.kit.lettering import draw_text, plain, text_width
from aoc_desktop.ui.kit.theme import Theme, Type
from aoc_desktop.ui.table.picture.draw_context import LEFT, Scenery, paint_panel

EDGE, HEAD, NAMES = 12.0, 22.0, 76.0


class SuccessionTable:
    """Puts the table on the stage: a piece for its head and one for each nation."""

    def put(self, scenery: Scenery, area: QRectF) -> None:
        models: TableModels = scenery.models
        words = TradeWords(models, scenery.faces)
        rows = models.trade.succession.rows
        ground = partial(paint_panel, theme=scenery.theme)
        scenery.stage.put("succession", area, (area.width(), area.height()), ground, z=3, margin=3)
        inner = area.adjusted(EDGE, 4, -EDGE, -6)
        title, end = words.text("market.succession"), words.text("market.end")
        squares = len(rows[0].epochs) if rows else 0
        head = QRectF(inner.left(), inner.top(), inner.width(), HEAD)
        draw = partial(_paint_head, title=title, end=end, squares=squares, theme=scenery.theme)
        scenery.stage.put("succession head", head, (title, end, squares), draw, z=5, margin=1)
        pitch = (inner.bottom() - head.bottom()) / max(1, len(rows))
        for number, row in enumerate(rows):
            rect = QRectF(inner.left(), head.bottom() + number * pitch, inner.width(), pitch - 2)
            mine = row.seat == models.viewer
            name = str(words.nation(row.seat).display) if row.seat >= 0 else models.name_of_nation(row.nation)
            paint = partial(_paint_row, row=row, name=name, mine=mine, theme=scenery.theme)
            place = ("succession", row.nation)
            scenery.stage.put(f"succession:{row.nation}", rect, (row, name, mine), paint, place, z=5, margin=3)


def _boxes(rect: QRectF, squares: int) -> list[QRectF]:
    room = rect.adjusted(NAMES, 0, 0, 0)
    return list(square_boxes(room, squares, 3.0))


def _paint_head(painter: QPainter, rect: QRectF, title: str, end: str, squares: int, theme: Theme) -> None:
    name = QRectF(rect.left(), rect.top(), NAMES, rect.height())
    draw_text(painter, name, title, plain(Type.CAPTION, theme.text, 700), LEFT)
    for square, box in enumerate(_boxes(rect, squares)):
        text = end if square == squares - 1 else str(square)
        draw_text(painter, box, text, plain(Type.CAPTION, theme.soft_text))


def _paint_row(painter: QPainter, rect: QRectF, row: SuccessionRow, name: str, mine: bool, theme: Theme) -> None:
    idle = row.seat < 0
    painter.setOpacity(pale(0.45) if idle else 1.0)
    paint_marker(painter, QPointF(rect.left() + 6, rect.center().y()), row.nation, min(5.0, rect.height() * 0.3))
    letters = plain(Type.CAPTION, theme.soft_text if idle else theme.text, 800 if mine else 600)
    draw_text(painter, QRectF(rect.left() + 17, rect.top(), NAMES - 19, rect.height()), name, letters, LEFT)
    painter.setOpacity(1.0)
    boxes = _boxes(rect, len(row.epochs))
    paint_squares(painter, boxes, EpochRow(row.nation, row.epochs, row.square), theme, 3)
    for square, value in enumerate(row.values[:-1]):
        if value:
            _paint_value(painter, boxes[square], value, idle, theme)
    if not idle:
        _paint_step(painter, boxes, row, IVORY if theme.on_dark else theme.text)


def _paint_value(painter: QPainter, box: QRectF, value: int, idle: bool, theme: Theme) -> None:
    """What a square of the last epoch asks; written where the squares are wide enough."""
    px = 12.0 if text_width(str(value), 700, 12.0) <= box.width() - 2 else Type.FLOOR
    if text_width(str(value), 700, px) > box.width():
        return
    draw_text(painter, box, str(value), plain(px, theme.soft_text if idle else theme.text, 700))


def _paint_step(painter: QPainter, boxes: list[QRectF], row: SuccessionRow, ink: str) -> None:
    """A dashed arrow where the marker advances or falls, bars where it stays."""
    here = boxes[row.square].center()
    radius = min(6.5, boxes[0].height() * 0.4)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    to = row.square + (row.outcome == ADVANCES) - (row.outcome == FALLS)
    if to != row.square:
        there, way = boxes[to].center(), 1 if to > row.square else -1
        painter.setPen(QPen(QColor(ink), 1.6, Qt.PenStyle.DashLine))
        tip = QPointF(there.x() - way * (radius + 2), there.y())
        painter.drawLine(QPointF(here.x() + way * radius, here.y()), tip)
        painter.setPen(QPen(QColor(ink), 1.6))
        for up in (-1, 1):
            painter.drawLine(tip, QPointF(tip.x() - way * 4, tip.y() + up * 3.4))
        painter.setOpacity(pale(0.55))
        paint_marker(painter, there, row.nation, radius * 0.72)
        painter.setOpacity(1.0)
    elif row.outcome == STAYS:
        painter.setPen(QPen(QColor(ink), 2.2))
        for gap in (4, 8):
            x = here.x() + radius + gap
            painter.drawLine(QPointF(x, here.y() - 4.5), QPointF(x, here.y() + 4.5))
    paint_marker(painter, here, row.nation, radius)
