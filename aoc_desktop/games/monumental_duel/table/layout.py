"""Where everything lies. Measures are those of 1280 × 720; larger windows scale them, other shapes share the rest."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

from aoc_desktop.games.monumental_duel.rules.state import CELLS
from aoc_desktop.games.monumental_duel.table.colours import CardSize
from aoc_desktop.ui.table.picture.measures import HEIGHT, WIDTH

EDGE = 8.0
STOCK, STOCK_WIDE = 16.0, 120.0
CITY_LEFT = 148.0
GAP = 12.0
WIDEST_CARD, WIDEST_TRACK = 176.0, 120.0
HIGHEST_ROW = 60.0
"""Of a card of the other's City."""
STRIP = 22.0
"""A policy above a column."""


class Frame(NamedTuple):
    """The measures that depend on the window's shape."""

    width: float
    height: float
    card: float
    """Width of a City card; of a track card likewise."""
    track_card: float
    column: float
    """Width of the columns beside the City."""
    row: float
    """Height of a card of the other's City."""
    city_row: float
    track_high: float

    # ------------------------------------------------------------------ zones, from top to bottom

    @property
    def other(self) -> QRectF:
        return QRectF(EDGE, 4, self.width - 2 * EDGE, 144 + 3 * (self.row - CardSize.ROW))

    @property
    def trough(self) -> QRectF:
        top = self.other.bottom() + 8
        return QRectF(144, top, self.width - 144 - EDGE, 30 + self.track_high)

    @property
    def mine(self) -> QRectF:
        top = self.trough.bottom() + 8
        return QRectF(EDGE, top, self.width - 2 * EDGE, self.height - top - 8)

    @property
    def advantage(self) -> QRectF:
        trough = self.trough
        return QRectF(12, trough.top() + 2, 124, trough.height() - 4)

    @property
    def columns(self) -> tuple[float, float, float]:
        """Left edges of the three columns beside the Cities."""
        first = CITY_LEFT + 3 * self.card + 2 * GAP + GAP
        step = self.column + 8
        return first, first + step, first + 2 * step

    # ------------------------------------------------------------------ the Cities

    def cell(self, cell: str, at_lines: bool) -> QRectF:
        """A cell of my City; where policies lie at lines, rows are lower and leave room above the columns."""
        row, column = divmod(CELLS.index(cell), 3)
        high, gap, top = (self.city_row - 4, 10.0, 30.0) if at_lines else (self.city_row, GAP, 20.0)
        y = self.mine.top() + top + row * (high + gap)
        return QRectF(CITY_LEFT + column * (self.card + GAP), y, self.card, high)

    def far_cell(self, cell: str, at_lines: bool) -> QRectF:
        row, column = divmod(CELLS.index(cell), 3)
        high, pitch, top = (self.row - 4, self.row + 2, 24.0) if at_lines else (self.row, self.row + 7, 8.0)
        y = self.other.top() + top + row * pitch
        return QRectF(CITY_LEFT + column * (self.card + GAP), y, self.card, high)

    def line_strip(self, column: int, far: bool) -> QRectF:
        """Where a policy lies above a column."""
        zone = self.other if far else self.mine
        top, high = (zone.top() + 4, 18.0) if far else (zone.top() + 5, STRIP)
        return QRectF(CITY_LEFT + column * (self.card + GAP), top, self.card, high)

    def line_cell(self, row: int, far: bool) -> QRectF:
        """Where a policy lies beside a row."""
        cell = self.far_cell(CELLS[row * 3], True) if far else self.cell(CELLS[row * 3], True)
        return QRectF(self.columns[0], cell.top(), self.column, cell.height())

    # ------------------------------------------------------------------ the middle

    def track_place(self, place: int) -> QRectF:
        """0 is the oldest, at the right."""
        x = 204 + (5 - place) * (self.track_card + 8)
        return QRectF(x, self.trough.top() + 8, self.track_card, self.track_high)

    def pile_place(self, number: int) -> QRectF:
        left = 204 + 6 * (self.track_card + 8)
        wide = (self.width - EDGE - 6 - left - 8) / 2
        high = (self.trough.height() - 16 - 6) / 2
        return QRectF(left + (number % 2) * (wide + 8), self.trough.top() + 6 + (number // 2) * (high + 6), wide, high)

    @property
    def tray(self) -> QRectF:
        """Over the other's City and the track."""
        return QRectF(16, 8, self.width - 32, self.trough.bottom() - 8)

    @property
    def low(self) -> float:
        """Where the lower cards beside my City begin."""
        return self.mine.bottom() - 108


def frame(bounds: QRectF) -> Frame:
    """A wider table first has wider cards, a higher one higher rows."""
    wide, high = max(0.0, bounds.width() - WIDTH), max(0.0, bounds.height() - HEIGHT)
    card = min(WIDEST_CARD, CardSize.CITY[0] + wide * 0.2)
    wide -= 3 * (card - CardSize.CITY[0])
    column = CardSize.COLUMN + wide / 3
    row = min(HIGHEST_ROW, CardSize.ROW + high * 0.08)
    track_high = CardSize.TRACK[1] + high * 0.18
    city_row = CardSize.CITY[1] + (high - 3 * (row - CardSize.ROW) - (track_high - CardSize.TRACK[1])) / 3
    track_card = min(WIDEST_TRACK, CardSize.TRACK[0] + max(0.0, bounds.width() - WIDTH) * 0.1)
    return Frame(bounds.width(), bounds.height(), card, track_card, column, row, city_row, track_high)


class BoardFrame(Frame):
    """A player's zone alone, as it is opened over the window."""

    __slots__ = ()

    @property
    def mine(self) -> QRectF:
        return QRectF(EDGE, 0, self.width - 2 * EDGE, self.height)


def board_frame(rect: QRectF) -> BoardFrame:
    return BoardFrame(*frame(QRectF(0, 0, rect.width() + 2 * EDGE, HEIGHT)))._replace(height=rect.height())
