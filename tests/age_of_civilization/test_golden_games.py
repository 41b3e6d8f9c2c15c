"""Whole games of every mode as readable text: a change of behaviour shows as a difference in review."""

from __future__ import annotations

from pathlib import Path

import pytest

from aoc_desktop.games.age_of_civilization.game import GAME
from aoc_desktop.games.age_of_civilization.state import State
from tests import golden
from tests.age_of_civilization.modes import MODES, Mode
from tests.golden import playthrough

FOLDER = Path(__file__).parent / "golden"


def standing(state: State) -> str:
    return " | ".join(
        f"{player.points}p {player.coins}c {player.free_workers}/{player.workers}w" for player in state.players
    )


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_golden_playthrough(mode: Mode) -> None:
    golden.check(FOLDER / f"{mode.name}.txt", playthrough(GAME, mode, standing))
