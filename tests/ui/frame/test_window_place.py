"""Where the window opens: whole on the screen with its frame, as it was left, with the players of last time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMargins, QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from aoc_desktop.profile.settings import Settings
from aoc_desktop.ui.frame import window_frame
from aoc_desktop.ui.frame.app import application, make_window
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.frame.window_frame import FRAME, moved_inside
from aoc_desktop.ui.screens.new_game.screen import NewGameScreen
from tests.ui.frame.test_window_sizes import go_on, settle, wrong_in_column
from tests.ui.windows import click

HD = QRect(0, 0, 1280, 720)


@contextmanager
def started(folder: Path, monkeypatch: pytest.MonkeyPatch, room: QRect = HD) -> Iterator[MainWindow]:
    """The program as it starts, on a screen with this room."""
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(folder))
    monkeypatch.setattr(window_frame, "screen_of", lambda place: room)
    application()
    window = make_window(Settings(folder / "settings.json"))
    monkeypatch.setattr(window, "stay_on_screen", lambda: None)  # the screen of the tests has another room
    window.show_as_set()
    try:
        yield window
    finally:
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("room", [HD, QRect(0, 28, 1280, 692), QRect(60, 0, 1306, 768)])
def test_the_first_window_fits_the_screen_with_its_frame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: QRect
) -> None:
    with started(tmp_path, monkeypatch, room) as window:
        outer = window.size().grownBy(FRAME)
        assert outer == outer.boundedTo(room.size())
        assert window.height() >= 600


def test_a_large_screen_keeps_the_usual_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with started(tmp_path, monkeypatch, QRect(0, 0, 1920, 1080)) as window:
        assert window.size() == QSize(1280, 720)


def test_on_a_screen_too_small_for_the_table_all_is_smaller(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with started(tmp_path, monkeypatch, QRect(0, 0, 1024, 600)) as window:
        assert window.height() == 600 - FRAME.top() - FRAME.bottom()
        assert window.preferences.scale < 1
        go_on(window, 4, 0.5)
        settle()
        assert window.height() == 600 - FRAME.top() - FRAME.bottom(), "the table asks for no more"
        assert wrong_in_column(window) == []


def test_a_frame_larger_than_thought_is_made_room_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with started(tmp_path, monkeypatch) as window:
        monkeypatch.undo()
        frame, room = QMargins(2, 90, 2, 2), window.screen().availableGeometry()
        window.resize(room.size())
        monkeypatch.setattr(window, "frameGeometry", lambda: window.geometry().marginsAdded(frame))
        window.stay_on_screen()
        assert window.size().grownBy(frame) == window.size().grownBy(frame).boundedTo(room.size())


def test_the_place_and_the_size_are_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = QRect(0, 0, 1920, 1080)
    with started(tmp_path, monkeypatch, room) as window:
        window.resize(1100, 700)
        window.move(130, 70)
        settle()
    with started(tmp_path, monkeypatch, room) as window:
        assert (window.pos(), window.size()) == (QPoint(130, 70), QSize(1100, 700))


def test_a_window_in_a_frame_does_not_creep_from_start_to_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """A frame of 1 and 20 pixels, as a window manager draws it: places of the window are told with it."""
    corner, room = QPoint(1, 20), QRect(0, 0, 1920, 1080)

    def framed(window: MainWindow) -> None:
        monkeypatch.setattr(window, "pos", lambda: window.geometry().topLeft() - corner)

    monkeypatch.setattr(MainWindow, "move", lambda window, to: window.setGeometry(QRect(to + corner, window.size())))
    places = []
    for maximised in (False, True, False, True, False):
        with started(tmp_path, monkeypatch, room) as window:
            framed(window)
            window.showNormal()
            qtbot.waitUntil(lambda window=window: not window.isMaximized())
            if not places:
                window.move(QPoint(150, 120))
            places.append(window.geometry().topLeft())
            if maximised:
                window.showMaximized()
                qtbot.waitUntil(window.isMaximized)
    assert places == [QPoint(151, 140)] * 5


def test_a_window_that_was_left_on_a_screen_now_gone_is_moved_inside() -> None:
    assert moved_inside(QPoint(4000, -900), QSize(1000, 600), HD) == QPoint(280, 0)


def test_a_maximised_window_opens_maximised_and_remembers_what_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    with started(tmp_path, monkeypatch) as window:
        window.resize(1000, 640)
        settle()
        window.showMaximized()
        qtbot.waitUntil(window.isMaximized)
    with started(tmp_path, monkeypatch) as window:
        assert window.isMaximized()
        window.preferences["full_screen"] = True
        qtbot.waitUntil(window.isFullScreen)
        window.preferences["full_screen"] = False
        qtbot.waitUntil(window.isMaximized)
        assert window.preferences["window_width"] == 1000


@pytest.mark.parametrize("place", ["here", "1,2,3", "999999,0", "١,٢"])
def test_a_place_that_is_none_is_refused(tmp_path: Path, place: str) -> None:
    settings = Settings(tmp_path / "settings.json")
    with pytest.raises(ValueError, match="window_place"):
        settings["window_place"] = place


def test_new_game_remembers_who_played_each_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with started(tmp_path, monkeypatch) as window:
        window.show_new_game("table")
        screen = window.stack.currentWidget()
        assert isinstance(screen, NewGameScreen)
        for seat, level in zip(screen.seats, ("human", "sage", "novice", ""), strict=True):
            seat.choose(level)
        click(screen.start)
    with started(tmp_path, monkeypatch) as window:
        window.show_new_game("table")
        screen = window.stack.currentWidget()
        assert isinstance(screen, NewGameScreen)
        assert [seat.level for seat in screen.seats] == ["human", "sage", "novice", ""]
