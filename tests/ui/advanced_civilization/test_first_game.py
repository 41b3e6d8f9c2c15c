"""The guided first game of Advanced Civilization, from the shelf to its last step, by all three kinds of hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.advanced_civilization.tables import GAME
from tests.ui.lessons import HANDS, play_lesson


@pytest.mark.parametrize(("language", "hand", "size"), HANDS)
def test_the_lesson_is_played_at_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, hand: str, size: int
) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path / "home"))
    play_lesson(tmp_path, GAME, language, hand, size)
