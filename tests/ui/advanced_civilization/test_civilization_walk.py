"""A walk through the screens of Advanced Civilization: no placeholder left, no text cut off or too small, French well
set."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from aoc_desktop.games.advanced_civilization.game import GAME
from aoc_desktop.ui.main_window import MainWindow
from tests.ui.walk.any_game import SPOKEN, screens, speak, unreadable
from tests.ui.walk.screens import Walk
from tests.ui.walk.window import WITHOUT_WAITING
from tests.ui.windows import opened


@pytest.fixture
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    with opened(tmp_path, **WITHOUT_WAITING) as window:
        yield window


@pytest.mark.parametrize(("language", "size"), SPOKEN)
def test_every_screen_can_be_read(language: str, size: int, window: MainWindow) -> None:
    speak(window, language, size)
    found = unreadable(window, screens(Walk(window, False), GAME.id), language, size)
    assert not found, "\n".join(found)
