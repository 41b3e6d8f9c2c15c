"""The Archaeological Succession Table beside the table: a row for each nation, squares in the colours of its epochs."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from aoc_desktop.games.advanced_civilization.table.epochs import EpochRow, paint_marker, paint_squares, square_boxes
from aoc_desktop.games.advanced_civilization.table.map.pieces import paint_shape_of
from aoc_desktop.games.advanced_civilization.words.summary import ast_lines
from aoc_desktop.play.places import Place
from aoc_desktop.play.session import Session
from aoc_desktop.text.language import in_sentences
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.lettering import draw_text, plain
from aoc_desktop.ui.kit.theme import Theme, Type
from aoc_desktop.ui.table.page.panel import LEFT, WIDTH
from aoc_desktop.ui.table.page.score import ScorePanel

HEAD, PITCH, FOOT = 34.0, 9.5, 4.0
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
        models: Any = self.models
        return [(row.seat, EpochRow(row.nation, row.epochs, row.square)) for row in models.markers]

    def name(self) -> None:
        self.setAccessibleName(self._title())
        self.describe()

    def _title(self) -> str:
        return self.models.words.speech(self.language).text("mat.succession")

    def describe(self) -> None:
        players = self.session.names
        self.setAccessibleDescription(in_sentences(ast_lines(self.models.sight.view, players, self.language)))

    def shown(self) -> object:
        return tuple(self._rows())

    def sizeHint(self) -> QSize:
        return QSize(int(WIDTH), round(self._high))

    @property
    def _high(self) -> float:
        """Room for every seat, also for those that have no nation yet."""
        return HEAD + PITCH * len(self.models.seats.rows) + FOOT

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
        line = QRectF(SIGN, HEAD + number * PITCH + 0.75, WIDTH - SIGN - 8, PITCH - 1.5)
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
        line = int((point.y() - HEAD) // PITCH)
        rows = self._rows()
        return (("ast", str(rows[line][0])), rows[line][0]) if 0 <= line < len(rows) else (None, 0)
