"""Taking back more than fair play allows, and what the player's records keep: user stories on the real window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from aoc_desktop.ui.frame.main_window import MainWindow
from tests.ui.windows import Ctrl, Key, click, key, my_turn, opened, play_some, start_seeded


@pytest.fixture
def practising(folder: Path) -> Iterator[MainWindow]:
    with opened(folder, take_back="practice", end_of_turn="at_once") as window:
        yield window


def answer(button: int) -> list[str]:
    """Press this button of the next question as soon as it is open; what it asked."""
    asked: list[str] = []

    def press() -> None:
        box = QApplication.activeModalWidget()
        if not isinstance(box, QMessageBox):
            QTimer.singleShot(5, press)
            return
        asked.append(box.text())
        click(box.buttons()[button])

    QTimer.singleShot(0, press)
    return asked


def test_practice_is_asked_for_once_and_then_shown(practising: MainWindow, qtbot: QtBot) -> None:
    window = practising
    start_seeded(window)
    my_turn(window, qtbot)
    session, table = window.session, window.table
    assert session is not None
    assert table is not None
    while not (session.match.history and session.undo_is_practice):
        my_turn(window, qtbot)
        session.play(session.legal()[0])
        my_turn(window, qtbot)
    moves = session.match.moves
    asked = answer(1)  # leave it
    click(table.bar.undo)
    assert len(asked) == 1
    assert (session.match.moves, session.practice) == (moves, False)
    answer(0)
    click(table.bar.undo)
    assert session.practice
    assert len(session.match.moves) < len(moves)
    assert "Practice" in table.bar.course.accessibleName()
    window.actions_["redo"].trigger()
    my_turn(window, qtbot)
    assert session.undo_is_practice
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    key(Key.Key_Z, Ctrl)  # no second question
    assert QApplication.activeModalWidget() is None
    assert session.human_decides


def test_the_rule_is_the_settings(folder: Path, qtbot: QtBot) -> None:
    with opened(folder, end_of_turn="at_once") as window:
        start_seeded(window)
        play_some(window, qtbot, 1)
        my_turn(window, qtbot)
        assert window.table is not None
        assert not window.table.bar.undo.isEnabled()
        window.preferences["take_back"] = "practice"
        assert window.table.bar.undo.isEnabled()


def test_a_game_that_ends_is_kept_once_in_the_players_records(folder: Path, qtbot: QtBot) -> None:
    with opened(folder, end_of_turn="at_once", player_name="Ada") as window:
        start_seeded(window, seed=5, opponents=2)
        session = window.session
        assert session is not None
        while not session.finished:
            play_some(window, qtbot, 1)
            my_turn(window, qtbot)
        (result,) = window.results.all()
        outcome = session.match.outcome
        assert outcome is not None
        assert tuple(seat.points for seat in result.seats) == outcome.points
        assert result.ranking == outcome.ranking
        assert [seat.level for seat in result.seats] == ["human", "random", "random"]
        assert result.seconds == session.record().meta["seconds"]
        assert (result.seed, result.practice, result.aided) == (5, False, False)
        window.continue_record(session.record())
        qtbot.waitUntil(lambda: window.stack.currentWidget() is window._made.get("result"), timeout=3000)
        assert len(window.results.all()) == 1
