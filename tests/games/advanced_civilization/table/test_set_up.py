"""Setting a table of Advanced Civilization: players, boards that fit them, length, and who comes late."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from aoc_desktop.games.advanced_civilization.rules.card_files import shipped_set
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.setup import short_game, short_games
from aoc_desktop.games.advanced_civilization.table.look import LOOK
from aoc_desktop.games.advanced_civilization.table.options_form import CivilizationForm
from aoc_desktop.games.advanced_civilization.table.own_actions import SHORT_GAME
from aoc_desktop.games.advanced_civilization.words.nations import nation_profile
from aoc_desktop.kernel.record import Record, record_of_match, replay
from aoc_desktop.play.lesson import load_lesson
from aoc_desktop.ui.frame.app import application
from aoc_desktop.ui.frame.boxes import facts, spoken_facts
from aoc_desktop.ui.frame.game_page import GamePage
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit.style import stylesheet
from aoc_desktop.ui.kit.translations import install_language
from aoc_desktop.ui.screens.new_game.screen import NewGameScreen
from tests.games.advanced_civilization.short_games import MOST, play
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


def test_the_length_is_set_by_sliders(screen: NewGameScreen) -> None:
    form = form_of(screen)
    form.turns.slider.setFocus()
    QTest.keyClick(form.turns.slider, Qt.Key.Key_Left)
    form.rounds.slider.setFocus()
    QTest.keyClick(form.rounds.slider, Qt.Key.Key_End)
    assert (form.turns.value, form.rounds.value) == (39, 9)
    assert {"turn_limit": 39, "trade_rounds": 9}.items() <= started(screen).setup.items()


def test_a_short_game_follows_the_number_of_players_until_something_else_is_set(screen: NewGameScreen) -> None:
    form = form_of(screen)
    click(form.short)
    for players in (3, 4, 6, 7, 8):
        seat(screen, players)
        assert short_game(players).items() <= screen.record().setup.items()
        assert form.short.isChecked()
    form.turns.slider.setFocus()
    QTest.keyClick(form.turns.slider, Qt.Key.Key_Right)
    assert not form.short.isChecked()
    assert form.turns.value == short_game(8)["turn_limit"] + 1, "only what was set is changed"
    click(form.short)
    click(form.short)
    assert (form.turns.value, form.rounds.value) == (40, 2), "the whole game again"


@pytest.mark.parametrize("players", range(2, 9))
def test_a_short_game_is_about_an_hour_as_measured(players: int) -> None:
    """Figures of whole games, made by tests.games.advanced_civilization.short_games."""
    figures = short_games()[players]["figures"]
    assert figures["decisions"] <= MOST
    assert figures["games"] >= 8
    assert players in shipped_set("standard").boards[short_game(players)["board"]].players


def test_a_whole_short_game_is_played_and_its_record_loads() -> None:
    match = play(2, 3, "adept")
    assert match.state.turn == short_game(2)["turn_limit"]
    assert replay(GAME, record_of_match(match)).state.key() == match.state.key()


def test_the_short_game_is_set_from_its_page(window: MainWindow) -> None:
    """The first entry of the page; the way to another game's page and back leaves it there."""
    for game_id in (LOOK.id, "golden_ages", LOOK.id):
        window.show_page(game_id)
    page = window.stack.currentWidget()
    assert isinstance(page, GamePage)
    assert page.entries[0].action_id == SHORT_GAME
    click(page.entries[0])
    screen = window.stack.currentWidget()
    assert isinstance(screen, NewGameScreen)
    players = len([seat for seat in screen.seats if seat.taken])
    assert form_of(screen).short.isChecked()
    assert short_game(players).items() <= screen.record().setup.items()


def test_the_short_game_is_told_on_the_shelf() -> None:
    assert LOOK.modes[:2] == (SHORT_GAME, "new_game")
    assert facts(LOOK) == ("2–8", "1–6 hours")
    assert spoken_facts(LOOK) == "2 to 8 players, 1 to 6 hours"


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


@pytest.mark.parametrize(("size", "language"), [((1280, 720), "en"), ((960, 600), "fr")])
def test_choosing_a_nation_shows_its_profile(window: MainWindow, size: tuple[int, int], language: str) -> None:
    """Of the nation under the pointer: starts, sites, epochs and neighbours, within the map's zone."""
    window.preferences["language"] = language
    window.resize(*size)
    seats = [{"name": f"P{seat}", "level": "human" if not seat else "adept"} for seat in range(8)]
    setup = {"seed": 1, "order": list(range(8))}
    window.continue_record(Record(LOOK.id, "standard", 8, "table", (), setup, (), {"seats": seats}))
    assert window.table is not None
    view = window.table.view
    for nation in ("illyria", "egypt"):
        place = ("nation", nation)
        card = next(piece for piece in view.stage.with_places() if piece.place == place)
        QTest.mouseMove(view.viewport(), view.mapFromScene(card.rect.center()))
        QTest.qWait(60)
        profile = view.stage.pieces["nation profile"]
        assert profile.laid is not None
        _, told, _ = profile.laid.look
        assert list(told) == nation_profile(shipped_set("standard"), view.models.state.table.board, nation, language)
        assert view.sceneRect().contains(profile.rect)
