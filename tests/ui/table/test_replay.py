"""Replays, rematches and play by mail: user stories on the real window."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.kernel.record import Record, read_record, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.past import PastSession
from aoc_desktop.profile.letters import read_letter
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.table.page.table_page import TablePage
from tests.games import data_of
from tests.sessions import session as new_session
from tests.ui.windows import Key, click, drop, hand_on, key, my_turn, opened, play_some, start_seeded

CONFORMANCE = data_of("age_of_civilization", "conformance")
FINISHED = CONFORMANCE / "02_second_edition_3p_innovation.record.json"
Alt = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def window(folder: Path) -> Iterator[MainWindow]:
    with opened(folder, end_of_turn="at_once") as window:
        yield window


def table_of(window: MainWindow) -> TablePage:
    assert window.table is not None
    return window.table


def shown(window: MainWindow) -> dict[str, object]:
    """What lies on the table that is seen, as a snapshot."""
    return GAME.snapshot(table_of(window).history_view.shown.match.state)


def states(record: Record) -> list[dict[str, object]]:
    """Every position of a record, from the engine alone."""
    match = start(GAME, record)
    found = [GAME.snapshot(match.state)]
    for line in record.moves:
        match.play_line(line)
        found.append(GAME.snapshot(match.state))
    return found


def running(tmp_path: Path, moves: int, humans: int = 2, **meta: object) -> Path:
    """A game of two that is not over, as a file."""
    match = start(GAME, Record(GAME.id, "second_edition", 2, "table", (), {"seed": 4}))
    rng = Rng(4)
    while len(match.history) < moves:
        match.play(match.deciders[0], match.legal(match.deciders[0]).sample(rng))
    seats = [{"name": name, "level": "human" if n < humans else "random"} for n, name in enumerate(("Ada", "Bo"))]
    path = tmp_path / "running.json"
    record = match.beginning._replace(moves=tuple(match.moves), meta={"seats": seats, "id": "mail1", **meta})
    path.write_text(record.to_json(), encoding="utf-8")
    return path


def test_a_finished_record_opens_in_replay_and_every_moment_is_right(window: MainWindow) -> None:
    window.open_file(FINISHED)
    expected = states(read_record(FINISHED))
    table = table_of(window)
    assert table.history_view.replay.isVisible()
    assert shown(window) == expected[0]
    for number in range(1, 12):
        key(Key.Key_Right, Alt)
        assert shown(window) == expected[number]
        assert table.history_view.replay.here == number
    key(Key.Key_Left, Alt)
    assert shown(window) == expected[10]
    key(Key.Key_End, Alt)
    assert shown(window) == expected[-1]
    assert not window.actions_["next_moment"].isEnabled()
    key(Key.Key_Home, Alt)
    assert shown(window) == expected[0]
    assert not window.actions_["previous_moment"].isEnabled()


def test_the_slider_jumps_to_a_round_and_the_log_is_in_step(window: MainWindow) -> None:
    window.open_file(FINISHED)
    table = table_of(window)
    slider = table.history_view.replay.slider
    assert [mark.name for mark in slider.marks] == [f"R{number}" for number in range(1, 7)]
    third = slider.marks[2]
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(round(slider.x_of(third.moves)), 20))
    assert shown(window)["round"] == 3
    assert table.side.log.current().data(table.side.log._roles.turn) == third.moves
    slider.setFocus()
    for wanted in (4, 5):
        key(Key.Key_PageDown)
        assert shown(window)["round"] == wanted
    key(Key.Key_PageUp)
    assert shown(window)["round"] == 4
    assert "R4" in slider.toolTip()


@pytest.fixture
def waiting(window: MainWindow, qtbot: QtBot) -> TablePage:
    """A game in which an AI seat is to move, and would soon; its replay is on the table."""
    start_seeded(window)
    my_turn(window, qtbot)
    session = table_of(window).session
    session.set_pace(session.pace._replace(delay=60, end_of_turn="at_once"))
    while session.human_decides:
        session.play(session.legal()[0])
    key(Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    assert table_of(window).history_view.replaying
    return table_of(window)


def at_rest(table: TablePage) -> bool:
    """The session waits for no automatic move, and no AI seat thinks."""
    return not table.session.waits and not table.session.is_thinking


def test_a_game_waits_while_it_is_replayed_and_goes_on_when_it_is_continued(
    window: MainWindow, waiting: TablePage, qtbot: QtBot
) -> None:
    moves = len(waiting.session.match.history)
    assert at_rest(waiting)
    window.actions_["home"].trigger()
    assert at_rest(waiting)
    assert len(waiting.session.match.history) == moves
    window.actions_["continue_game"].trigger()
    assert not waiting.history_view.replaying
    assert waiting.history_view.past is None
    qtbot.waitUntil(lambda: len(waiting.session.match.history) > moves)


def test_a_letter_that_is_not_written_after_all_lets_no_move_be_made_under_a_replay(
    window: MainWindow, waiting: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = len(waiting.session.match.history)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    hand_on(window)
    assert at_rest(waiting)
    assert waiting.history_view.replaying
    assert len(waiting.session.match.history) == moves


def test_it_plays_by_itself_at_a_speed_and_pauses(window: MainWindow, qtbot: QtBot) -> None:
    window.open_file(FINISHED)
    table = table_of(window)
    table.history_view.replay.speed.setCurrentIndex(table.history_view.replay.speed.count() - 1)
    assert table.history_view.replay._interval() == 225
    key(Key.Key_P)
    assert table.history_view.replay.playing
    qtbot.waitUntil(lambda: table.history_view.replay.here >= 2, timeout=5000)
    click(table.history_view.replay.buttons["play_moments"])
    assert not table.history_view.replay.playing
    here = table.history_view.replay.here
    table.history_view.show_moment(table.history_view.replay.slider.maximum() - 1)
    key(Key.Key_P)
    qtbot.waitUntil(lambda: not table.history_view.replay.playing, timeout=5000)
    assert table.history_view.replay.here == table.history_view.replay.slider.maximum() > here
    assert shown(window)["step"] == "finished"


def test_a_step_is_told_as_a_move_and_a_jump_is_not() -> None:
    present = new_session(2)
    while len(present.match.history) < 6:
        present.play(present.legal()[0])
    past = PastSession(present, 2)
    told: list[object] = []
    past.played.connect(told.append)
    past.go_to(3)
    assert told == [present.match.history[2]]
    past.go_to(5)
    past.go_to(1)
    assert len(told) == 1
    assert past.match.moves == present.match.moves[:1]


def test_a_game_that_goes_on_waits_while_it_is_replayed(window: MainWindow, qtbot: QtBot) -> None:
    start_seeded(window)
    play_some(window, qtbot, 6)
    my_turn(window, qtbot)
    table = table_of(window)
    moves = window.session.match.moves
    key(Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    assert table.history_view.replay.isVisible()
    assert shown(window)["round"] == 1
    table.play(("rest",))
    assert window.session.match.moves == moves
    key(Key.Key_Escape)
    assert not table.history_view.replay.isVisible()
    assert table.history_view.past is None
    play_some(window, qtbot, 1)
    assert len(window.session.match.moves) > len(moves)


def test_space_plays_and_pauses_whatever_was_clicked_last(window: MainWindow) -> None:
    window.open_file(FINISHED)
    bar = table_of(window).history_view.replay
    for clicked in (None, bar.buttons["next_moment"], bar.buttons["play_moments"]):
        if clicked is not None:
            click(clicked)
        before = bar.playing
        key(Key.Key_Space)
        assert bar.playing is not before
        key(Key.Key_Space)
        assert bar.playing is before
    assert bar.playing
    key(Key.Key_P)
    assert not bar.playing


def test_every_button_of_the_replay_has_a_sign_of_its_own(window: MainWindow) -> None:
    window.open_file(FINISHED)
    buttons = table_of(window).history_view.replay.buttons
    pictures = {name: made.grab().toImage() for name, made in buttons.items()}
    for one, other in itertools.combinations(pictures, 2):
        assert not alike(pictures[one], pictures[other]), (one, other)


def alike(one: QImage, other: QImage) -> bool:
    """Nearly the same shape, where both have the same size."""
    size = one.size().boundedTo(other.size())
    pixels = [(x, y) for x in range(size.width()) for y in range(size.height())]
    return sum(one.pixelColor(*at) != other.pixelColor(*at) for at in pixels) < len(pixels) / 25


def test_another_game_continues_from_a_moment_of_a_replay(window: MainWindow) -> None:
    window.open_file(FINISHED)
    before = window.session
    table_of(window).history_view.show_moment(9)
    click(table_of(window).history_view.replay.go_on)
    assert window.session is not before
    assert list(window.session.record().moves)[:9] == list(read_record(FINISHED).moves[:9])
    assert window.session.practice
    assert not table_of(window).history_view.replaying
    assert window.session.id != before.id
    assert window.notice.words.text() == "A practice copy from this moment on.", "a file is not among the saved games"


def test_the_result_leads_to_a_replay_and_back(window: MainWindow, qtbot: QtBot) -> None:
    window.continue_record(read_record(FINISHED))
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window._made.get("result"), timeout=3000)
    click(next(made for made in window._made["result"]._others if made.action_id == "replay"))
    assert window.stack.currentWidget() is window.table
    assert table_of(window).history_view.replaying
    window.actions_["result"].trigger()
    assert window.stack.currentWidget() is window._made["result"]
    assert window.actions_["replay"].text() == "Replay"


def test_the_same_table_again_with_seats_swapped_or_another_one(window: MainWindow, qtbot: QtBot) -> None:
    start_seeded(window, seed=9)
    session = window.session
    while not session.finished:
        play_some(window, qtbot, 1)
        my_turn(window, qtbot)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window._made.get("result"), timeout=3000)
    setup, names = session.record().setup, [seat.name for seat in session.seats]
    click(window._made["result"]._same_table)
    assert window.session.record().setup == setup
    assert [seat.name for seat in window.session.seats] == names[::-1]
    assert window.session.id != session.id
    window.ending.rematch()
    assert window.session.record().setup["seed"] != 9
    assert "unconfirmed" not in window.session.record().meta


def test_a_running_record_may_be_played_on_or_replayed(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    path = running(tmp_path, 8)
    for button, replays in ((0, False), (1, True)):
        window.open_file(path)
        qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), QMessageBox))
        box = QApplication.activeModalWidget()
        wanted = ("Play on", "Replay it")[button]
        click(next(made for made in box.buttons() if made.text() == wanted))
        qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
        assert table_of(window).history_view.replaying is replays
        assert list(window.session.record().moves)[:8] == json.loads(path.read_text())["moves"]


def test_a_file_dropped_on_the_window_opens(window: MainWindow) -> None:
    drop(window, FINISHED)
    assert table_of(window).history_view.replaying


def test_a_game_is_handed_on_by_mail_and_taken_up_by_the_next_player(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    window.continue_record(read_record(running(tmp_path, 2)))
    session = window.session
    first = session.decider
    while session.decider == first:
        session.play(session.legal()[-1])
    target = tmp_path / "to you.aocgame"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    hand_on(window)
    assert window.stack.currentWidget() is window.table, "thought better of it"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    hand_on(window)
    assert window.stack.currentWidget() is window.home
    moves = session.match.moves
    window.leave_table()
    window.open_file(target)
    table = table_of(window)
    assert table.curtain.isVisible()
    assert session.seats[1 - first].name in table.curtain.button.text()
    assert table.curtain.accessibleName() == f"Welcome, {session.seats[1 - first].name}: it is your turn."
    assert window.session.why_no_undo().code in ("other_played", "revealed"), "the move of the one before stands"
    click(table.curtain.button)
    assert not table.curtain.isVisible()
    assert window.session.match.moves == moves
    assert "handed_on" not in window.session.record().meta
    assert read_letter(target) is not None


def test_handing_on_needs_somebody_to_hand_to(window: MainWindow, qtbot: QtBot) -> None:
    start_seeded(window)
    my_turn(window, qtbot)
    assert not window.actions_["hand_on"].isEnabled()
    assert "no one to hand it to" in window.actions_.reason("hand_on")


def test_nobody_sees_anothers_hand_by_looking_back(window: MainWindow) -> None:
    session = new_session(2, ("draft",))
    session.play(session.legal()[0])
    window.show_session(session)
    table = table_of(window)
    click(table.curtain.button)
    viewer = table.models.viewer
    table.history_view.show_moment(0)
    assert table.history_view.past.looks_from == viewer == 1


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_the_bar_fits_at_any_size(window: MainWindow, size: tuple[int, int], language: str) -> None:
    window.preferences["language"] = language
    window.resize(*size)
    window.open_file(FINISHED)
    QTest.qWait(1)
    bar = table_of(window).history_view.replay
    lettering.overflows.clear()
    bar.grab()
    assert lettering.overflows == []
    assert bar.slider.width() >= 120
    assert bar.leave.geometry().right() <= bar.width()
