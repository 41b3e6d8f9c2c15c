"""The sheet of points at the end: a row for each nation, a column for each source, a laurel for who has won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip

from aoc_desktop.ui.kit.card_kit import outline
from aoc_desktop.ui.kit.icons import mix, paint_seat
from aoc_desktop.ui.kit.laurel import paint_laurel
from aoc_desktop.ui.kit.lettering import Align, Letters, draw_text, plain, text_width
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import set_role
from aoc_desktop.ui.kit.theme import Radius, Type
from aoc_desktop.ui.screens.result.result_parts import Sheet

LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
HEAD, HIGHEST, LEAST = 26.0, 62.0, 38.0
"""Heights at the usual size of words: the columns' names, a row where there is room, a row of eight."""
ROOM = 330.0
"""What the rows take together, where they do not need more."""
LEAST_WIDTH = 470.0
"""In a narrower place larger words are no larger."""
NAMES = 0.265
"""Of the width, for rank, sign and names."""
SUM = 0.14
"""For the sum; the sources share the rest."""
GAP = 10.0
NOTED = 0.58
"""Of a row's height, where a note stands below its numbers."""


class ScoreRow(NamedTuple):
    """A seat at the end."""

    seat: int
    rank: int
    nation: str
    player: str
    note: str
    """Why it is ranked behind the others."""
    values: tuple[int, ...]
    total: int


class ScoreSheet(Sheet):
    """All seats by rank. `rows` and `columns` are asked again when the language changes; `why` explains a number."""

    def __init__(
        self,
        preferences: Preferences,
        rows: Callable[[], Sequence[ScoreRow]],
        columns: Callable[[], Sequence[str]],
        why: Callable[[int, int], str],
    ) -> None:
        super().__init__()
        self._preferences, self._make_rows, self._make_columns, self._why = preferences, rows, columns, why
        self.rows, self.columns = list(rows()), list(columns())
        self.setObjectName("score_sheet")
        set_role(self, "StaticText")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.restyle()

    @property
    def _scale(self) -> float:
        return max(1.0, min(self._preferences.scale, self.width() / LEAST_WIDTH))

    def restyle(self) -> None:
        self.setFixedHeight(round((HEAD + self._pitch * len(self.rows) + 4) * self._scale))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()

    def retranslate(self) -> None:
        self.rows, self.columns = list(self._make_rows()), list(self._make_columns())
        told = []
        for row in self.rows:
            parts = [f"{name} {value}" for name, value in zip(self.columns, (*row.values, row.total), strict=True)]
            told.append(
                ", ".join([f"{row.rank}. {row.player}, {row.nation}", *([row.note] if row.note else []), *parts])
            )
        self.setAccessibleName(". ".join(told))
        self.update()

    @property
    def _pitch(self) -> float:
        return max(LEAST, min(HIGHEST, ROOM / len(self.rows)))

    # ------------------------------------------------------------------ places

    def _column(self, number: int, width: float) -> tuple[float, float]:
        """Where a column begins and how wide it is, by its name; the last one holds the sum."""
        if number == len(self.columns) - 1:
            return width * (1 - SUM), width * SUM - 10
        names = [text_width(name, 600, Type.CAPTION) + GAP for name in self.columns[:-1]]
        unit = width * (1 - NAMES - SUM) / sum(names)
        return width * NAMES + unit * sum(names[:number]), unit * names[number]

    def cell_at(self, point: QPointF) -> tuple[int, int] | None:
        """Row and column under a point."""
        scale = self._scale
        row = int((point.y() / scale - HEAD) // self._pitch)
        if not 0 <= row < len(self.rows):
            return None
        x, width = point.x() / scale, self.width() / scale
        found = (n for n in range(len(self.columns)) if 0 <= x - self._column(n, width)[0] < self._column(n, width)[1])
        return next(((row, number) for number in found), None)

    def event(self, event: QEvent) -> bool:
        """A number tells what it is made of."""
        if isinstance(event, QHelpEvent):
            cell = self.cell_at(QPointF(event.pos()))
            told = self._why(self.rows[cell[0]].seat, cell[1]) if cell is not None else ""
            QToolTip.showText(event.globalPos(), told, self)
            return True
        return super().event(event)

    # ------------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = self._preferences.theme, self._scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        width = self.width() / scale
        caption = Letters(Type.CAPTION, theme.soft_text, 600, Type.FLOOR)
        for number, name in enumerate(self.columns):
            left, wide = self._column(number, width)
            draw_text(painter, QRectF(left + 2, 0, wide - 2, HEAD), name, caption, RIGHT)
        for number, row in enumerate(self.rows):
            self._paint_row(painter, QRectF(1, HEAD + number * self._pitch, width - 2, self._pitch - 4), row)
        if self.hasFocus():
            outline(painter, QRectF(1, 1, width - 2, self.height() / scale - 2), Radius.PANEL, theme.lit, 2)
        painter.end()

    def _paint_row(self, painter: QPainter, rect: QRectF, row: ScoreRow) -> None:
        theme, seat = self._preferences.theme, self._preferences.seats[row.seat]
        first = row.rank == 1
        painter.setPen(
            QPen(QColor(theme.primary if first else theme.line), 1.5 * theme.line_px if first else theme.line_px)
        )
        painter.setBrush(QColor(mix(theme.raised, seat.fill, 0.14) if first and not theme.bold else theme.raised))
        painter.drawRoundedRect(rect, Radius.PANEL * 0.7, Radius.PANEL * 0.7)
        middle = rect.center().y()
        numbers = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * (NOTED if row.note else 1.0))
        spot = QPointF(rect.left() + 42, middle)
        if first:
            paint_laurel(painter, spot - QPointF(0, 1.5), 13.5, (seat.fill, seat.edge))
        side = 13.0 if first else 16.0
        paint_seat(painter, QRectF(spot.x() - side / 2, middle - side / 2, side, side), seat)
        rank = QRectF(rect.left() + 4, rect.top(), 20, rect.height())
        draw_text(painter, rank, str(row.rank), plain(Type.NAME, theme.text, 900))
        self._paint_names(painter, rect, row)
        width = rect.width() + 2
        ink = theme.soft_text if row.note else theme.text
        for number, value in enumerate((*row.values, row.total)):
            left, wide = self._column(number, width)
            last = number == len(row.values)
            letters = plain(20 if last else Type.FIGURE, ink, 900 if last else self._weight(number, value))
            draw_text(painter, QRectF(left, numbers.top(), wide, numbers.height()), str(value), letters, RIGHT)

    def _weight(self, column: int, value: int) -> int:
        """The most of a source stands out."""
        return 900 if value and value == max(row.values[column] for row in self.rows) else 400

    def _paint_names(self, painter: QPainter, rect: QRectF, row: ScoreRow) -> None:
        """Nation and player; or both in one line, over what is to be said of them."""
        theme, left, high = self._preferences.theme, rect.left() + 62, 17.0
        wide = rect.width() * NAMES - 62
        top = rect.center().y() - high
        both = f"{row.nation}, {row.player}"
        name = both if row.note and text_width(both, 700, Type.TEXT) <= wide else row.nation
        draw_text(painter, QRectF(left, top, wide, high), name, plain(Type.TEXT, theme.text, 700), LEFT)
        words = Letters(Type.CAPTION, theme.soft_text, 400, Type.FLOOR)
        below = QRectF(left, top + high, rect.width() * (1 - SUM) - 66 if row.note else wide, high)
        draw_text(painter, below, row.note or row.player, words, LEFT)
