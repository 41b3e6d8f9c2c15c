"""The guided first game of Monumental Duel, played to its end by mouse and keys in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.lessons import HANDS, play_lesson


@pytest.mark.parametrize(("language", "hand", "size"), HANDS)
def test_the_lesson_is_played_step_by_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, hand: str, size: int
) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path / "home"))
    play_lesson(tmp_path, "monumental_duel", language, hand, size)
