"""The guided first game, from the shelf to its last step, by all three kinds of hand in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from aoc_desktop.games import FIRST, GAMES
from tests.ui.lessons import HANDS, play_lesson

LESSONS = [game for game in GAMES if game != FIRST]
"""The first game's goes on to the end of its game (tests/ui/table/test_tutorial.py)."""


@pytest.mark.parametrize(("language", "hand", "size"), HANDS)
@pytest.mark.parametrize("game", LESSONS)
def test_the_lesson_is_played_step_by_step(folder: Path, game: str, language: str, hand: str, size: int) -> None:
    play_lesson(folder, game, language, hand, size)
