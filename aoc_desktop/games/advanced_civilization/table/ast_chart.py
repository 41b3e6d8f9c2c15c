"""The Succession Table as it stood at the end: each nation's squares, and in which turn its marker came to each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from aoc_desktop.games.advanced_civilization.table.colours import IVORY
from aoc_desktop.games.advanced_civilization.table.epochs import EpochRow, paint_marker, paint_squares, square_boxes
from aoc_desktop.ui.kit.charts import LEFT
from aoc_desktop.ui.kit.icons import paint_seat
from aoc_desktop.ui.kit.lettering import draw_text, plain, text_width
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import Type
from aoc_desktop.ui.screens.result.result_parts import Sheet

HIGHEST, LEAST = 34.0, 19.0
LEGEND = 24.0


class AstRow(NamedTuple):
    """A nation's way: its squares, and the last turn in which it came to each of them."""

    seat: int
    name: str
    squares: EpochRow
    turns: Mapping[int, int]


class AstChart(Sheet):
    """A row for each seat, best first; small numbers are turns."""

    def __init__(
        self, preferences: Preferences, rows: Callable[[], Sequence[AstRow]], tell: Callable[[AstRow], str]
    ) -> None:
        super().__init__()
        self._preferences, self._make_rows, self._tell = preferences, rows, tell
        self.rows: list[AstRow] = list(rows())
        self.setObjectName("ast_chart")
        self.restyle()

    def restyle(self) -> None:
        self.setMinimumHeight(round((LEAST * len(self.rows) + LEGEND) * self._preferences.frame))
        self.update()

    def retranslate(self) -> None:
        self.rows = list(self._make_rows())
        told = [self._tell(row) for row in self.rows]
        self.setAccessibleName(" ".join(told))
        self.setToolTip("\n".join(told))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        least = LEAST * len(self.rows) + LEGEND
        scale = max(0.5, min(self._preferences.scale, self.height() / least))
        painter.scale(scale, scale)
        width, height = self.width() / scale, self.height() / scale
        names = max(text_width(row.name, 700, Type.TEXT) for row in self.rows) + 34
        pitch = min(HIGHEST, (height - LEGEND) / len(self.rows))
        for number, row in enumerate(self.rows):
            self._paint_row(painter, QRectF(0, number * pitch, width, pitch), row, names)
        words = plain(Type.CAPTION, self._preferences.theme.soft_text)
        place = QRectF(names, len(self.rows) * pitch, width - names, LEGEND)
        draw_text(painter, place, self.tr("In each square: the turn in which the marker came there"), words, LEFT)
        painter.end()

    def _paint_row(self, painter: QPainter, rect: QRectF, row: AstRow, names: float) -> None:
        theme, middle = self._preferences.theme, rect.center().y()
        paint_seat(painter, QRectF(4, middle - 6.5, 13, 13), self._preferences.seats[row.seat])
        name = QRectF(26, rect.top(), names - 30, rect.height())
        draw_text(painter, name, row.name, plain(Type.TEXT, theme.text, 700), LEFT)
        high = min(24.0, rect.height() - 3)
        line = QRectF(names, middle - high / 2, rect.width() - names - 2, high)
        boxes = square_boxes(line, len(row.squares.epochs), 2)
        paint_squares(painter, boxes, row.squares, theme, 3)
        turn = plain(min(Type.CAPTION, high * 0.62), IVORY, 700, 8)
        for square, box in enumerate(boxes):
            if square in row.turns and square != row.squares.marker:
                draw_text(painter, box, str(row.turns[square]), turn)
        if row.squares.marker >= 0:
            box = boxes[row.squares.marker]
            paint_marker(painter, box.center(), row.squares.nation, min(high * 0.42, box.width() * 0.42))
