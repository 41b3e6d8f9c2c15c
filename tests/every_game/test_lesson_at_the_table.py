"""The guided first games, from the shelf to their last step, by their own words: real clicks on the real window in both
languages and at both sizes, however turns end and whatever is asked before."""

from __future__ import annotations

from pathlib import Path

import pytest

from aoc_desktop.games import FIRST, GAMES
from aoc_desktop.ui.kit.confirm_dialog import said_yes
from aoc_desktop.ui.table.page import confirmations
from tests.ui.lessons import ALL_WAYS, WAYS, Way, play_lesson


@pytest.fixture(autouse=True)
def asked_for_real(means_it: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(confirmations, "said_yes", said_yes)


def named(way: Way) -> str:
    return f"{way.language} {way.hand} {way.words} {way.window[0]} {way.ends}"


@pytest.mark.parametrize("way", WAYS, ids=named)
@pytest.mark.parametrize("game", GAMES)
def test_the_lesson_is_played_step_by_step(folder: Path, game: str, way: Way) -> None:
    if (game == FIRST and way.words > 100) or (way.hand == "keys" and game == FIRST):
        pytest.skip("tests/ui/table/test_tutorial.py goes on to the end of its game")
    play_lesson(folder, game, way)


@pytest.mark.slow
@pytest.mark.parametrize("way", ALL_WAYS, ids=named)
@pytest.mark.parametrize("game", GAMES)
def test_the_lesson_in_every_way(folder: Path, game: str, way: Way) -> None:
    play_lesson(folder, game, way)
