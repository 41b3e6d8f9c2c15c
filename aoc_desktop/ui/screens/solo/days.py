"""What a game tells of its challenge of the day: each day's table, its look, and the words of a result. `Days` is the
interface, `TableDays` the challenge against computer players."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from aoc_desktop.kernel.record import Record
from aoc_desktop.profile.solo_results import SoloResult
from aoc_desktop.solo.days import FIRST_DAY, DayTable
from aoc_desktop.text.days import margin_to_share, rival_words
from aoc_desktop.ui.kit.medals import paint_medal


class Days(Protocol):
    """One table a day, the same for everybody."""

    first: date
    """Before it there was none."""

    def record(self, day: date) -> Record:
        """The table of a day."""

    def kind(self, day: date) -> str:
        """The kind of challenge on that day, in the game's own word."""

    def kind_name(self, kind: str, language: str) -> str: ...

    def paint_kind(self, painter: QPainter, rect: QRectF, kind: str) -> None:
        """Round, for a day of the calendar."""

    def paint_scene(self, painter: QPainter, rect: QRectF, kind: str) -> None:
        """As a landscape."""

    def paint_medal(self, painter: QPainter, rect: QRectF, rank: int) -> None:
        """Of a result that has one."""

    def medal_name(self, rank: int, language: str) -> str: ...

    def to_share(self, day: str, reached: SoloResult, row: int, code: str, language: str) -> str:
        """A result for the clipboard that betrays no cards; `row`: days without a gap, 0 if it was late."""


# The challenge of the day of a game that is played against computer players: any game with a DayTable.


Painting = Callable[[QPainter, QRectF], None]


class TableDays:
    """Days against the same rival every time; the margin counts, and there are no medals."""

    first = FIRST_DAY

    def __init__(self, table: DayTable, title: str, paint: Painting) -> None:
        """`paint`: the game's own picture, in whatever place it is given."""
        self._table, self._title, self._picture = table, title, paint

    def record(self, day: date) -> Record:
        return self._table.record(day)

    def kind(self, day: date) -> str:
        """The rival's level."""
        return self._table.rivals[0]

    def kind_name(self, kind: str, language: str) -> str:
        return rival_words(kind, language)

    def paint_kind(self, painter: QPainter, rect: QRectF, kind: str) -> None:
        painter.save()
        disc = QPainterPath()
        disc.addEllipse(rect)
        painter.setClipPath(disc)
        self._picture(painter, rect)
        painter.restore()

    def paint_scene(self, painter: QPainter, rect: QRectF, kind: str) -> None:
        self._picture(painter, rect)

    def paint_medal(self, painter: QPainter, rect: QRectF, rank: int) -> None:
        paint_medal(painter, rect, rank)

    def medal_name(self, rank: int, language: str) -> str:
        """No result here has one."""
        return ""

    def to_share(self, day: str, reached: SoloResult, row: int, code: str, language: str) -> str:
        level = self._table.rivals[0]
        return margin_to_share(self._title, day, level, reached.score, reached.aided, row, code, language)
