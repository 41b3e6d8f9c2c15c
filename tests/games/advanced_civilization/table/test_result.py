"""The end of a game of Advanced Civilization: the sheet of points, the course of the markers, the great swings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest

from aoc_desktop.games.advanced_civilization.rules.scoring import sources_of
from aoc_desktop.games.advanced_civilization.table.colours import nation_seat
from aoc_desktop.games.advanced_civilization.table.result_parts import AstChart, CivilizationResult
from aoc_desktop.games.advanced_civilization.table.score_sheet import ScoreSheet
from aoc_desktop.solo.gains import Gained
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.screens.result.screen import FinalScreen
from tests.games import data_of
from tests.ui.windows import opened

RECORDS = data_of("advanced_civilization", "conformance")


def shown(window: MainWindow, name: str) -> FinalScreen:
    window.open_file(next(RECORDS.glob(f"{name}*.record.json")))
    QTest.qWait(50)  # the table has told that the game is over
    window.ending.show_result()
    screen = window.stack.currentWidget()
    assert isinstance(screen, FinalScreen)
    return screen


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[FinalScreen]:
    """Eight seats; one came too late, one left."""
    with opened(tmp_path) as window:
        yield shown(window, "14")


def sheet_of(screen: FinalScreen) -> ScoreSheet:
    assert isinstance(screen.sheet, ScoreSheet)
    return screen.sheet


def parts_of(screen: FinalScreen) -> CivilizationResult:
    assert isinstance(screen._parts, CivilizationResult)
    return screen._parts


def test_every_row_adds_up_and_who_left_or_never_came_stands_below(screen: FinalScreen) -> None:
    sheet, match = sheet_of(screen), parts_of(screen).match
    assert sheet.columns == ["Cards", "Goods", "Treasury", "AST × 100", "Cities × 50", "Sum"]
    assert match.outcome is not None
    assert {row.seat: row.total for row in sheet.rows} == dict(enumerate(match.outcome.points))
    assert all(sum(row.values) == row.total for row in sheet.rows)
    assert [row.rank for row in sheet.rows] == list(range(1, 9))

    noted = [(row.nation, row.note) for row in sheet_of(screen).rows if row.note]
    assert noted == [
        ("Babylon", "left in turn 9, ranked behind the others"),
        ("Assyria", "never entered: 0 points"),
    ]
    assert [row.nation for row in sheet_of(screen).rows][-2:] == ["Babylon", "Assyria"]


def test_a_number_tells_what_it_is_made_of_in_the_colours_of_the_nations(screen: FinalScreen) -> None:
    sheet = sheet_of(screen)
    scale, best = sheet._scale, sheet.rows[0]
    found = {sheet.cell_at(QPointF(x, 50 * scale)) for x in range(0, sheet.width(), 4)} - {None}
    assert found == {(0, column) for column in range(6)}
    told = [parts_of(screen)._why(best.seat, column) for column in range(6)]
    assert told[3] == f"AST: {best.values[3] // 100} squares × 100 = {best.values[3]}"
    assert told[5] == f"{best.total} = " + " + ".join(map(str, best.values))

    state = parts_of(screen).match.state
    for seat, number in enumerate(state.nation):
        assert screen.preferences.seats[seat] == nation_seat(state.table.cards.nations[number].id)


def test_the_course_ends_with_all_points_and_the_markers_where_they_stood(screen: FinalScreen) -> None:
    parts = parts_of(screen)
    assert parts.match.outcome is not None
    assert [course[-1] for course in parts.courses()] == list(parts.match.outcome.points)
    chart = screen.findChild(AstChart)
    assert chart is not None
    assert {row.seat: row.squares.marker for row in chart.rows}.items() <= dict(
        enumerate(parts.match.state.ast)
    ).items()
    first = chart.rows[0]
    assert list(first.turns.values()) == sorted(first.turns.values()), "a marker goes on turn by turn"


def test_swings_are_calamities_and_cities_never_others_deals(screen: FinalScreen) -> None:
    told = [turn[0] for turn in parts_of(screen).turning_points(7)]
    assert told
    assert all(isinstance(gain, Gained) and gain.points for gain in told)
    assert {gain.cause_kind for gain in told} <= {"calamity", "phase"}, "no person sat at this table"
    assert [gain.round for gain in told] == sorted(gain.round for gain in told)

    assert "the limit of 12 turns is reached" in screen._subtitle.text()
    assert "Four panels" in screen._subtitle.text()


def test_before_the_end_the_sources_add_up_to_what_everybody_counts(screen: FinalScreen) -> None:
    match = parts_of(screen).match
    state = match.state_at(len(match.history) // 2)
    found = [sources_of(state, seat) for seat in range(8)]
    assert tuple(sum(each.values()) - each["goods"] for each in found) == match.game.moment(state).points
