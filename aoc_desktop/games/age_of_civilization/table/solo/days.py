"""The challenge of the day in Age of Civilization: a skirmish, or a scenario."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.age_of_civilization.solo.days import FIRST_DAY, kind_of_day, record_of_day
from aoc_desktop.games.age_of_civilization.table.solo.kinds import paint_kind, paint_kind_scene
from aoc_desktop.games.age_of_civilization.words.solo import kind_name, result_to_share
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.kernel.record import Record
from aoc_desktop.profile.solo_results import SoloResult
from aoc_desktop.ui.kit.medals import paint_medal

MEDALS = ("bronze", "silver", "gold")


class SoloDays:
    """By date alone: every program deals the same."""

    first = FIRST_DAY

    def record(self, day: date) -> Record:
        return record_of_day(day)

    def kind(self, day: date) -> str:
        return kind_of_day(day)

    def kind_name(self, kind: str, language: str) -> str:
        return kind_name(kind, language)

    def paint_kind(self, painter: QPainter, rect: QRectF, kind: str) -> None:
        paint_kind(painter, rect, kind)

    def paint_scene(self, painter: QPainter, rect: QRectF, kind: str) -> None:
        paint_kind_scene(painter, rect, kind)

    def paint_medal(self, painter: QPainter, rect: QRectF, rank: int) -> None:
        paint_medal(painter, rect, rank)

    def medal_name(self, rank: int, language: str) -> str:
        return str(load_language(language).names["medal"][MEDALS[rank - 1]].display)

    def to_share(self, day: str, reached: SoloResult, row: int, code: str, language: str) -> str:
        return result_to_share(
            day,
            reached.kind,
            reached.points,
            reached.medal,
            reached.by_round,
            reached.aided,
            row,
            code,
            language,
        )
