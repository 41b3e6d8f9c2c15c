"""What a game tells of its challenge of the day: which table each day has, how it looks, and what a result says."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

if TYPE_CHECKING:
    from aoc_desktop.kernel.record import Record
    from aoc_desktop.profile.solo_results import Laurel


class Days(Protocol):
    """One table a day, the same for everybody."""

    first: date
    """Before it there was none."""

    def record(self, day: date) -> Record:
        """The table of a day."""

    def kind(self, day: date) -> str:
        """What is played on it: the game's own word."""

    def kind_name(self, kind: str, language: str) -> str: ...

    def paint_kind(self, painter: QPainter, rect: QRectF, kind: str) -> None:
        """Round, for a day of the calendar."""

    def paint_scene(self, painter: QPainter, rect: QRectF, kind: str) -> None:
        """As a landscape."""

    def paint_medal(self, painter: QPainter, rect: QRectF, rank: int) -> None:
        """Of a result that has one."""

    def medal_name(self, rank: int, language: str) -> str: ...

    def to_share(self, day: str, reached: Laurel, row: int, code: str, language: str) -> str:
        """A result for the clipboard that gives nothing away; `row`: days without a gap, 0 where it was late."""
