"""An unexpected error in a real slot or event handler: told once, and the game goes on."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from aoc_desktop.games.age_of_civilization.rules.game import GAME, AgeOfCivilization
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.games.age_of_civilization.table import items_board as items_technologies
from aoc_desktop.kernel.record import Record, replay
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.session import SeatInfo
from aoc_desktop.profile.log_file import last_lines, start_log, stop_log
from aoc_desktop.ui.frame.app import run
from aoc_desktop.ui.frame.crash_report import CrashReports, uninstall
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.table.picture.view import TableView
from tests.ui.windows import Ctrl, Key, click, key, my_turn, opened, play_some, start_seeded

pytestmark = pytest.mark.qt_no_exception_capture


@pytest.fixture
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stderr", None)  # as in a window program of Windows
    start_log()
    before = sys.excepthook
    with opened(tmp_path, end_of_turn="at_once") as window:
        window.crash_reports = CrashReports(window, window.recover, window.leave_table, window.record_text)  # type: ignore[attr-defined]
        window.crash_reports.install()  # type: ignore[attr-defined]
        yield window
        uninstall()
        sys.excepthook = before
    stop_log()


def crash_reports(window: MainWindow) -> CrashReports:
    found = window.findChild(CrashReports)
    assert isinstance(found, CrashReports)
    return found


def told(window: MainWindow, qtbot: QtBot) -> None:
    dialog = crash_reports(window)
    qtbot.waitUntil(lambda: dialog.dialog is not None and dialog.dialog.isVisible())


def broken(*_: object) -> None:
    raise RuntimeError("a wheel came off")


def test_an_error_in_a_slot_is_told_and_the_game_goes_on_from_its_last_move(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_seeded(window)
    play_some(window, qtbot, 4)
    my_turn(window, qtbot)
    session, moves = window.session, window.session.match.moves
    with monkeypatch.context() as patch:
        patch.setattr(LiveSession, "play", broken)
        key(Key.Key_L, Ctrl)
        key(Key.Key_Return)
        told(window, qtbot)
    assert "a wheel came off" in crash_reports(window).dialog.summary.text()
    assert "a wheel came off" in last_lines()
    click(crash_reports(window).dialog.close_button)
    assert window.session is not session
    assert window.session.match.moves[: len(moves)] == moves
    play_some(window, qtbot, 2)


def test_a_state_that_was_half_changed_is_not_played_on(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_seeded(window)
    play_some(window, qtbot, 4)
    my_turn(window, qtbot)
    session = window.session
    good = GAME.snapshot(replay(GAME, session.record()).state)

    whole = AgeOfCivilization.apply

    def half(self: AgeOfCivilization, state: State, *rest: object) -> None:
        monkeypatch.setattr(AgeOfCivilization, "apply", whole)
        state.players[0].points += 50
        raise RuntimeError("half done")

    move = session.legal()[0]
    monkeypatch.setattr(AgeOfCivilization, "apply", half)
    QTimer.singleShot(0, lambda: session.play(move))
    told(window, qtbot)
    assert window.session is not session
    assert GAME.snapshot(window.session.match.state) == good
    crash_reports(window).dialog.accept()


def test_an_error_while_painting_that_never_ends_leads_home_with_one_dialogue(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_seeded(window)
    play_some(window, qtbot, 3)
    my_turn(window, qtbot)
    moves = window.session.match.moves
    shown: list[object] = []
    with monkeypatch.context() as patch:
        patch.setattr(TableView, "paintEvent", broken)
        window.table.view.viewport().update()
        qtbot.waitUntil(lambda: window.stack.currentWidget() is window.home, timeout=5000)
        shown.append(crash_reports(window).dialog)
    assert crash_reports(window).dialog is shown[0]
    crash_reports(window).dialog.accept()
    window.actions_["continue_game"].trigger()
    assert window.session.match.moves[: len(moves)] == moves


def words_of(window: MainWindow) -> str:
    return " ".join(part.text() for part in crash_reports(window).dialog.findChildren(QLabel))


def test_the_dialogue_speaks_of_a_game_only_where_there_is_one(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    QTimer.singleShot(0, broken)
    told(window, qtbot)
    assert "game" not in words_of(window)
    crash_reports(window).dialog.accept()
    start_seeded(window)
    play_some(window, qtbot, 2)
    monkeypatch.setattr(crash_reports(window), "_recover", broken)
    QTimer.singleShot(0, lambda: int("another fault"))
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.home, timeout=5000)
    told(window, qtbot)
    assert "The table had to be left" in words_of(window)
    assert "Your game is safe" not in words_of(window)
    crash_reports(window).dialog.accept()


def test_without_a_worker_the_ai_thinks_here_and_the_game_goes_on(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_process(_: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(SpawnProcess, "start", no_process)
    record = Record("age_of_civilization", "second_edition", 2, "table", (), {"seed": 5, "first_player": 1})
    window.start_game(record, [SeatInfo("Ada"), SeatInfo("Bo", "novice")])
    session = window.session
    assert session.decider == 1
    qtbot.waitUntil(lambda: session.human_decides, timeout=20_000)
    assert window.session is session
    assert window.stack.currentWidget() is window.table
    assert len(session.match.history) > 0
    assert crash_reports(window).dialog is None
    window.go_home()


def test_a_report_holds_the_game_the_fault_and_the_log(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    start_seeded(window, seed=77)
    my_turn(window, qtbot)
    QTimer.singleShot(0, broken)
    told(window, qtbot)
    dialog = crash_reports(window).dialog
    target = tmp_path / "report.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    click(dialog.save)
    text = target.read_text(encoding="utf-8")
    assert all(part in text for part in ("a wheel came off", '"seed": 77', "in broken", "aoc-desktop 0."))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "\0"), ""))
    monkeypatch.setattr(
        "aoc_desktop.ui.frame.crash_report.write_where_named", lambda *_: (_ for _ in ()).throw(OSError(28, "full"))
    )
    click(dialog.save)
    assert "full" in dialog.said.text()
    dialog.accept()


def test_the_same_error_is_told_once(window: MainWindow, qtbot: QtBot) -> None:
    for _ in range(3):
        QTimer.singleShot(0, broken)
    told(window, qtbot)
    first = crash_reports(window).dialog
    first.accept()
    QTimer.singleShot(0, broken)
    qtbot.waitUntil(lambda: last_lines().count("RuntimeError: a wheel") == 4)
    qtbot.wait(20)
    assert crash_reports(window).dialog is first
    assert not first.isVisible()


def test_what_qt_complains_of_stands_in_the_log(window: MainWindow) -> None:
    qWarning("a widget is unhappy")
    assert "Qt: a widget is unhappy" in last_lines()
    assert logging.getLogger("aoc_desktop").handlers


def test_the_program_itself_catches_what_goes_wrong_and_keeps_a_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    caught: list[object] = []

    def some_events(*_: object) -> int:
        qtbot.waitUntil(lambda: "begins" in last_lines())
        caught.append(sys.excepthook)
        return 0

    monkeypatch.setattr(QApplication, "exec", some_events)
    before = sys.excepthook
    try:
        assert run() == 0
    finally:
        uninstall()
        sys.excepthook = before
        stop_log()
    assert isinstance(getattr(caught[0], "__self__", None), CrashReports)


def test_a_card_that_cannot_be_drawn_does_not_end_the_program(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is drawn when Qt paints; an error raised into Qt's hands there was the end."""
    start_seeded(window)
    my_turn(window, qtbot)
    with monkeypatch.context() as patch:
        patch.setattr(items_technologies, "paint_cell", broken)
        window.table.view.redraw()
        told(window, qtbot)
    assert "a wheel came off" in crash_reports(window).dialog.summary.text()
    click(crash_reports(window).dialog.close_button)
    QApplication.processEvents()
    assert window.isVisible()
