"""Speed of the map of Advanced Civilization: frames of zooming, moving and drawing anew, at two sizes of the window.

A game of seven seats from a record of the conformance suite, in its eighth turn. Processor time is judged.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from time import sleep

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QApplication

from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.play.start import continued_game
from aoc_desktop.profile.settings import Settings
from aoc_desktop.ui.frame.app import application
from aoc_desktop.ui.frame.headless import STILL, PageWindow
from aoc_desktop.ui.kit.preferences import Preferences
from tests.benchmarks.test_window_speed import Times
from tests.games.advanced_civilization.table.tables import record_until
from tests.games.advanced_civilization.table.test_map_look import MIDDLE, Map

pytestmark = pytest.mark.benchmark

FRAME = 33.0


def in_movement(state: State) -> bool:
    return state.turn >= 8 and state.step == "movement"


@pytest.fixture
def seen_at(tmp_path: Path) -> Iterator[Callable[[int, int], Map]]:
    application()
    windows = []

    def opened(width: int, height: int) -> Map:
        settings = Settings(tmp_path / "settings.json")
        settings["pace"] = 0
        session = continued_game(record_until("08_full_7p", in_movement), STILL)
        window = PageWindow(session, Preferences(settings), QSize(width, height))
        windows.append(window)
        QApplication.processEvents()
        return Map(window.page)

    yield opened
    for window in windows:
        window.page.close_table()
        window.close()
        window.deleteLater()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (3840, 2160)])
def test_frames_of_zooming_and_moving(seen_at: Callable[[int, int], Map], width: int, height: int) -> None:
    seen = seen_at(width, height)
    middle = seen.view.mapFromScene(seen.look.zone.center())
    zooming, moving, drawing = (Times(f"{what} {width}x{height}") for what in ("zooming", "moving", "drawing anew"))
    print()

    def frame(times: Times, work: Callable[[], object]) -> None:
        times.take(lambda: (work(), QApplication.processEvents()))

    def drawn_anew() -> None:
        while seen.look.gliding:
            sleep(0.001)
            frame(drawing, lambda: None)

    for steps in (1, -1, 1):
        for _ in range(12):
            frame(zooming, lambda steps=steps: seen.wheel_by(middle, 40 * steps))
        drawn_anew()
    for way in (QPoint(-8, -5), QPoint(8, 5)):
        seen.hold(middle, MIDDLE)
        for number in range(40):
            frame(moving, lambda way=way, number=number: seen.carry(middle + way * number, MIDDLE))
        seen.let_go(middle + way * 40, MIDDLE)
        drawn_anew()
    judged = [times.judged() for times in (zooming, moving, drawing)]
    assert max(judged) < FRAME
