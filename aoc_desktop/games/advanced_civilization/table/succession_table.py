"""The large Succession Table: every nation's squares with what they ask, and where each marker goes this turn."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from aoc_desktop.games.advanced_civilization.table.colours import IVORY
from aoc_desktop.games.advanced_civilization.table.epochs import EpochRow, paint_marker, paint_squares, square_boxes
from aoc_desktop.games.advanced_civilization.table.floor.words import TradeWords
from aoc_desktop.games.advanced_civilization.table.map.pieces import paint_shape_of
from aoc_desktop.games.advanced_civilization.table.rows.succession_rows import ADVANCES, FALLS, STAYS, SuccessionRow
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.words.summary import ast_lines
from aoc_desktop.play.places import Place
from aoc_desktop.play.session import Session
from aoc_desktop.text.language import in_sentences
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.high_contrast import pale
from aoc_desktop.ui.kit.lettering import draw_text, plain, text_width
from aoc_desktop.ui.kit.theme import Theme, Type
from aoc_desktop.ui.table.page.panel import WIDTH
from aoc_desktop.ui.table.page.score import ScorePanel
from aoc_desktop.ui.table.picture.draw_context import LEFT, DrawContext, paint_panel

EDGE, HEAD, NAMES = 12.0, 22.0, 76.0


class SuccessionTable:
    """Puts the table on the stage: a piece for its head and one for each nation."""

    def put(self, context: DrawContext, area: QRectF) -> None:
        models: TableModels = context.models
        words = TradeWords(models, context.faces)
        rows = models.trade.succession.rows
        ground = partial(paint_panel, theme=context.theme)
        context.stage.put("succession", area, (area.width(), area.height()), ground, z=3, margin=3)
        inner = area.adjusted(EDGE, 4, -EDGE, -6)
        title, end = words.text("market.succession"), words.text("market.end")
        squares = len(rows[0].epochs) if rows else 0
        head = QRectF(inner.left(), inner.top(), inner.width(), HEAD)
        draw = partial(_paint_head, title=title, end=end, squares=squares, theme=context.theme)
        context.stage.put("succession head", head, (title, end, squares), draw, z=5, margin=1)
        pitch = (inner.bottom() - head.bottom()) / max(1, len(rows))
        for number, row in enumerate(rows):
            rect = QRectF(inner.left(), head.bottom() + number * pitch, inner.width(), pitch - 2)
            mine = row.seat == models.viewer
            name = str(words.nation(row.seat).display) if row.seat >= 0 else models.name_of_nation(row.nation)
            paint = partial(_paint_row, row=row, name=name, mine=mine, theme=context.theme)
            place = ("succession", row.nation)
            context.stage.put(f"succession:{row.nation}", rect, (row, name, mine), paint, place, z=5, margin=3)


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


# The Archaeological Succession Table beside the table: a row for each nation, squares in the colours of its epochs.


PANEL_HEAD, PITCH, FOOT = 34.0, 9.5, 4.0
SIGN = 22.0
"""The column of the nations' shapes."""
NAMED = (0, 4, 8, 12)
"""Squares whose numbers stand over the table."""
STEP_TIME = 400


class SuccessionPanel(ScorePanel):
    """Takes the place of the score: points stand on the boxes of the seats. All markers step together."""

    longest = STEP_TIME

    def __init__(self, session: Session, language: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(session, language, theme, parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The large table stands on a nation's whole board."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.board_wanted.emit(self.models.viewer)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.board_wanted.emit(self.models.viewer)
        else:
            super().keyPressEvent(event)

    def _points(self) -> dict[int, int]:
        """What steps here: the markers' squares."""
        return {row.seat: row.ast for row in self.models.seats.rows}

    def _rows(self) -> list[tuple[int, EpochRow]]:
        """In the order of the table itself."""
        models = self.models
        assert isinstance(models, TableModels)
        return [(row.seat, EpochRow(row.nation, row.epochs, row.square)) for row in models.markers]

    def name(self) -> None:
        self.setAccessibleName(self._title())
        self.describe()

    def _title(self) -> str:
        return self.models.words.speech(self.language).text("mat.succession")

    def describe(self) -> None:
        players = self.session.names
        self.setAccessibleDescription(in_sentences(ast_lines(self.models.player_view.view, players, self.language)))

    def shown(self) -> object:
        return tuple(self._rows())

    def sizeHint(self) -> QSize:
        return QSize(int(WIDTH), round(self._high))

    @property
    def _high(self) -> float:
        """Room for every seat, also for those that have no nation yet."""
        return PANEL_HEAD + PITCH * len(self.models.seats.rows) + FOOT

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.factor, self.factor)
        rows = self._rows()
        whole = QRectF(0, 0, WIDTH, self._high)
        still = not self.walking
        look = ("succession", tuple(rows), self.theme.name, self.language)
        self.pictures.stamp(painter, whole, look, self.ratio, partial(self._paint_table, rows=rows))
        for number, (seat, row) in enumerate(rows):
            boxes = self._boxes(number, len(row.epochs))
            at = float(row.marker) if still else self.at(seat)
            step = boxes[1].left() - boxes[0].left()
            middle = QPointF(boxes[0].center().x() + at * step, boxes[0].center().y())
            paint_marker(painter, middle, row.nation, 5.2)
        if self.hasFocus():
            outline(painter, whole, 9, self.theme.text, 2.5)
        painter.end()

    def _boxes(self, number: int, squares: int) -> list[QRectF]:
        line = QRectF(SIGN, PANEL_HEAD + number * PITCH + 0.75, WIDTH - SIGN - 8, PITCH - 1.5)
        return list(square_boxes(line, squares, 1.5))

    def _paint_table(self, painter: QPainter, rect: QRectF, rows: list[tuple[int, EpochRow]]) -> None:
        theme = self.theme
        painter.setRenderHint(painter.RenderHint.Antialiasing)
        fill(painter, rounded(rect, 9), theme.raised)
        outline(painter, rect, 9, theme.line, 1)
        title = QRectF(8, 2, WIDTH - 16, 17)
        draw_text(painter, title, self._title(), plain(Type.CAPTION, theme.text, 700), LEFT)
        if not rows:
            return
        boxes = self._boxes(0, len(rows[0][1].epochs))
        for square in NAMED:
            place = QRectF(boxes[square].center().x() - 12, 18, 24, 14)
            draw_text(painter, place, str(square), plain(Type.FLOOR, theme.soft_text))
        for number, (_, row) in enumerate(rows):
            line = self._boxes(number, len(row.epochs))
            paint_shape_of(painter, QPointF(11, line[0].center().y()), row.nation, 3.6)
            paint_squares(painter, line, row, theme, 1.5)

    def told_at(self, point: QPointF) -> tuple[Place | None, int]:
        """What the square ahead asks of the nation whose row it is."""
        line = int((point.y() - PANEL_HEAD) // PITCH)
        rows = self._rows()
        return (("ast", str(rows[line][0])), rows[line][0]) if 0 <= line < len(rows) else (None, 0)
