"""The window at any size, opened there or come there by a jump (maximised, full screen, another monitor)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.models.session import HUMAN, SeatInfo
from aoc_desktop.ui.main_window import MainWindow
from tests.sessions import NAMES, record, session
from tests.ui.windows import opened

Extent = tuple[int, int]
SMALL, MIDDLE, LARGE = (1280, 720), (1920, 1080), (3840, 2160)
JUMPS = [(SMALL, MIDDLE), (MIDDLE, SMALL), (SMALL, LARGE), (LARGE, SMALL), ((1000, 1400), (1366, 768))]
SCREENS = ["home", "new_game", "table", "result", "solo", "daily"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    return tmp_path


@cache
def played_out(players: int) -> Record:
    running = session(players, seed=5)
    rng = Rng(1)
    while not running.finished:
        running.play(rng.choice(running.legal()))
    return running.record()


def sit_down(window: MainWindow, players: int) -> None:
    """One person against others who choose at random, before the first move."""
    seats = [SeatInfo(name, "random" if place else HUMAN) for place, name in enumerate(NAMES[:players])]
    window.start_game(record(players, seed=3), seats)


def go_on(window: MainWindow, players: int, share: float) -> None:
    """The same number of people in the middle of a game."""
    whole = played_out(players)
    window.continue_record(whole._replace(moves=whole.moves[: round(share * len(whole.moves))]))


def settle() -> None:
    for _ in range(5):
        QTest.qWait(5)
        QApplication.processEvents()


def show(window: MainWindow, screen: str) -> None:
    if screen == "table":
        go_on(window, 4, 0.5)
    elif screen == "result":
        window.continue_record(played_out(4))
        settle()
        window.show_result()
    elif screen != "home":
        window.actions_[screen].trigger()
    settle()


def lie(window: MainWindow) -> list[tuple[str, str, QRect]]:
    """Everything that is seen, and where."""
    seen = [widget for widget in window.findChildren(QWidget) if widget.isVisible()]
    return [
        (type(widget).__name__, widget.objectName(), QRect(widget.mapTo(window, QPoint()), widget.size()))
        for widget in seen
    ]


@pytest.mark.parametrize("screen", SCREENS)
def test_a_window_that_jumped_looks_like_one_opened_there(folder: Path, screen: str) -> None:
    for before, after in JUMPS:
        with opened(folder, window_width=after[0], window_height=after[1]) as window:
            window.resize(*after)
            show(window, screen)
            wanted, scale = lie(window), window.table.view.stage.scale if window.table else 1
        with opened(folder, window_width=before[0], window_height=before[1]) as window:
            window.resize(*before)
            show(window, screen)
            window.resize(*after)
            settle()
            assert (window.width(), window.height()) == after
            assert lie(window) == wanted, (before, after)
            if screen == "table" and window.table is not None:
                assert window.table.view.stage.scale == scale
