"""The challenge of the day of a game that is not of the program: its table, its calendar, its result to share."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QPainter

from aoc_desktop.games import GAMES
from aoc_desktop.kernel.record import Record
from aoc_desktop.profile.solo_results import SoloResult
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.screens.solo.days import Days
from aoc_desktop.ui.screens.solo.days_screen import DailyScreen, day_words
from aoc_desktop.ui.screens.solo.modes import Modes
from tests.toy.registered import ENTRY, caravan_record
from tests.ui.shelf_looks import PlainLook
from tests.ui.windows import opened

TODAY, FIRST = date(2026, 11, 18), date(2026, 11, 10)


class CaravanDays:
    """Every day has the seed of its number."""

    first = FIRST

    def record(self, day: date) -> Record:
        return caravan_record(2, seed=day.toordinal())

    def kind(self, day: date) -> str:
        return "odd" if day.day % 2 else "even"

    def kind_name(self, kind: str, language: str) -> str:
        return f"The {kind} road"

    def paint_kind(self, painter: QPainter, rect: QRectF, kind: str) -> None:
        painter.drawEllipse(rect)

    def paint_scene(self, painter: QPainter, rect: QRectF, kind: str) -> None:
        painter.drawRect(rect)

    def paint_medal(self, painter: QPainter, rect: QRectF, rank: int) -> None:
        painter.drawEllipse(rect)

    def medal_name(self, rank: int, language: str) -> str:
        return "medal"

    def to_share(self, day: str, reached: SoloResult, row: int, code: str, language: str) -> str:
        return f"{day}: {reached.points}, {row} in a row"


class DailyLook(PlainLook):
    def days(self) -> Days:
        return CaravanDays()


@pytest.fixture
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    monkeypatch.setitem(GAMES, "caravans", ENTRY)
    with opened(tmp_path) as window:
        yield window


def modes(window: MainWindow) -> Modes:
    made = Modes(DailyLook("caravans", "Caravans", (2, 8), 30), window)
    made.today = lambda: TODAY
    return made


def solo_result(day: date, points: int) -> SoloResult:
    return SoloResult(
        id=f"game of {day}",
        date=day,
        game="caravans",
        card_set="none",
        kind="odd",
        seed=day.toordinal(),
        points=points,
        daily=day,
        checksum="abc",
    )


def test_today_is_told_and_days_before_the_first_cannot_be_chosen(window: MainWindow) -> None:
    screen = DailyScreen(modes(window))
    assert screen._date.text() == "Today, 18 November 2026"
    assert screen._kind.text() == "The even road"
    open_days = {cell.day for cell in screen.calendar.cells if cell.isEnabled() and not cell.isHidden()}
    assert (min(open_days), max(open_days)) == (FIRST, TODAY)


def test_a_day_played_here_counts_and_one_of_another_game_does_not(window: MainWindow) -> None:
    made = modes(window)
    assert made.solo_results.add(solo_result(TODAY, 21), CaravanDays().record(TODAY))
    elsewhere = solo_result(FIRST, 40).model_copy(
        update={"game": "age_of_civilization", "id": "another", "checksum": "def"}
    )
    assert made.solo_results.add(elsewhere, caravan_record(2, seed=1))
    screen = DailyScreen(made)
    assert screen._result.text() == "You have reached 21 points, without hints."
    screen.copy.click()
    assert QGuiApplication.clipboard().text() == "18 November 2026: 21, 1 in a row"
    screen.calendar.select(FIRST)
    assert screen._result.text() == "Not played yet"


def test_what_a_game_does_not_offer_is_said(window: MainWindow) -> None:
    made = Modes(PlainLook("caravans", "Caravans", (2, 8), 30), window)
    made.act("daily")
    assert window.notice.words.text() == "Caravans does not offer this."


def test_the_first_of_a_month_as_french_writes_it() -> None:
    assert day_words(date(2026, 11, 1), "fr") == "1er novembre 2026"
    assert day_words("2026-11-18", "en") == "18 November 2026"
