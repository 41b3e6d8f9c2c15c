"""Setting a table of Advanced Civilization: players, boards that fit them, length, and who comes late."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from aoc_desktop.games.advanced_civilization.table.look import LOOK
from aoc_desktop.games.advanced_civilization.table.options_form import CivilizationForm
from aoc_desktop.kernel.record import Record
from aoc_desktop.play.lesson import load_lesson
from aoc_desktop.ui.frame.app import application
from aoc_desktop.ui.kit.style import stylesheet
from aoc_desktop.ui.kit.translations import install_language
from aoc_desktop.ui.screens.new_game.screen import NewGameScreen
from tests.ui.person import preferences_in
from tests.ui.windows import click


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[NewGameScreen]:
    preferences = preferences_in(tmp_path)
    install_language(preferences.language)  # whatever was spoken before
    application().setStyleSheet(stylesheet(preferences.theme, preferences.scale))
    made = NewGameScreen(LOOK, preferences)
    made.resize(1280, 720)
    made.prepare("table")
    made.restyle()
    made.show()
    yield made
    made.close()


def form_of(screen: NewGameScreen) -> CivilizationForm:
    assert isinstance(screen.options, CivilizationForm)
    return screen.options


def seat(screen: NewGameScreen, players: int) -> None:
    while len([each for each in screen.seats if each.taken]) < players:
        click(screen.add)


def started(screen: NewGameScreen) -> Record:
    found: list[Record] = []
    screen.start_wanted.connect(lambda record, _seats: found.append(record))
    click(screen.start)
    return found[0]


def shown(form: CivilizationForm) -> list[str]:
    return [name for name, board in form.boards.boards.items() if board.isVisible()]


def test_only_those_who_play_have_a_row_and_two_must_stay(screen: NewGameScreen) -> None:
    assert [each.isVisible() for each in screen.seats] == [True, True] + [False] * 6
    seat(screen, 8)
    assert not screen.add.isVisible(), "eight at most"
    click(screen.seats[4].remove)
    assert [each.isVisible() for each in screen.seats] == [True] * 4 + [False] + [True] * 3
    for place in (2, 3, 5, 6, 7):
        click(screen.seats[place].remove)
    assert not any(each.remove.isVisible() for each in screen.seats)


@pytest.mark.parametrize(
    ("players", "boards"),
    [
        (2, ["west"]),
        (4, ["east", "west_extended"]),
        (5, ["without_west_panel", "without_east_panel", "three_west_panels"]),
        (6, ["full", "extended_without_east_panel", "extended"]),
        (8, ["full", "extended"]),
    ],
)
def test_the_boards_that_fit_are_offered(screen: NewGameScreen, players: int, boards: list[str]) -> None:
    seat(screen, players)
    form = form_of(screen)
    assert shown(form) == boards
    assert form.boards.chosen == ("extended" if players == 8 else boards[0])
    if form.boards.chosen != boards[-1]:
        click(form.boards.boards[boards[-1]])
    assert started(screen).setup["board"] == boards[-1]


def test_a_board_is_chosen_by_keys_and_kept_while_it_fits(screen: NewGameScreen) -> None:
    seat(screen, 6)
    board = form_of(screen).boards.boards["extended"]
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Space)
    click(screen.add)
    assert form_of(screen).boards.chosen == "extended", "seven play on it too"
    for place in (6, 5, 4):
        click(screen.seats[place].remove)
    assert form_of(screen).boards.chosen == "east"


def test_a_board_that_nobody_chose_gives_way_to_the_usual_one(screen: NewGameScreen) -> None:
    seat(screen, 6)
    assert form_of(screen).boards.chosen == "full"
    click(screen.add)
    assert form_of(screen).boards.chosen == "extended", "seven play with the West extension"
    click(screen.seats[6].remove)
    assert form_of(screen).boards.chosen == "full"
    click(form_of(screen).boards.boards["extended"])
    click(screen.add)
    click(form_of(screen).boards.boards["full"])
    click(screen.add)
    assert form_of(screen).boards.chosen == "full", "chosen by hand, and eight can play on it"


def test_the_length_is_set_by_sliders_and_by_one_click(screen: NewGameScreen) -> None:
    form = form_of(screen)
    form.turns.slider.setFocus()
    QTest.keyClick(form.turns.slider, Qt.Key.Key_Left)
    form.rounds.slider.setFocus()
    QTest.keyClick(form.rounds.slider, Qt.Key.Key_End)
    assert (form.turns.value, form.rounds.value) == (39, 9)
    click(form.short[12])
    assert {"turn_limit": 12, "trade_rounds": 9}.items() <= started(screen).setup.items()


def test_latecomers_are_named_and_the_board_is_for_those_who_start(screen: NewGameScreen) -> None:
    form = form_of(screen)
    assert not form.variants["latecomers"].isEnabled(), "of two nobody can wait"
    assert form.variants["latecomers"].toolTip()
    seat(screen, 4)
    click(form.variants["latecomers"])
    assert screen.problem.text() == "Choose who waits."
    assert [check.text() for check in form.late if check.isVisible()] == [each.name.text() for each in screen.seats[:4]]
    click(form.late[3])
    assert shown(form) == ["west"]
    record = started(screen)
    assert (record.variants, record.setup["late"], record.setup["board"]) == (("latecomers",), [3], "west")


def test_too_many_latecomers_are_refused(screen: NewGameScreen) -> None:
    seat(screen, 3)
    form = form_of(screen)
    click(form.variants["latecomers"])
    for check in form.late[1:3]:
        click(check)
    assert not screen.start.isEnabled()
    assert screen.problem.text() == "At least two players must start."


def test_the_seed_waits_under_more(screen: NewGameScreen) -> None:
    assert not screen.seed.isVisible()
    click(screen.more)
    assert screen.seed.isVisible()


def test_a_table_taken_up_keeps_its_stacks_until_they_are_let_go(screen: NewGameScreen) -> None:
    lesson = load_lesson("advanced_civilization").record("Anna", "Livia")
    screen.choose_all(lesson._replace(setup={**lesson.setup, "seed": 3}))
    form = form_of(screen)
    assert form.kept.isChecked()
    assert screen.record().setup["stacks"] == lesson.setup["stacks"]
    click(form.kept)
    assert "stacks" not in screen.record().setup
    assert screen.record().setup["turn_limit"] == lesson.setup["turn_limit"]


@pytest.mark.parametrize("players", [2, 6, 8])
def test_nothing_scrolls_at_the_usual_size(screen: NewGameScreen, players: int) -> None:
    seat(screen, players)
    QTest.qWait(20)
    foot = screen.start.parentWidget().mapTo(screen, QPoint(0, 0)).y()
    form = form_of(screen)
    for part in (form.boards.foot, form.variants["leaving"], *(each for each in screen.seats if each.isVisible())):
        assert part.mapTo(screen, QPoint(0, part.height())).y() <= foot
