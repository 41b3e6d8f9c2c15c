"""Whole games of every option as readable text: a change of behaviour shows as a difference in review."""

from __future__ import annotations

from pathlib import Path

import pytest

from aoc_desktop.games.golden_ages.game import GAME
from aoc_desktop.games.golden_ages.state import State
from tests import golden
from tests.golden import playthrough
from tests.golden_ages.modes import MODES, Mode

FOLDER = Path(__file__).parent / "golden"


def standing(state: State) -> str:
    return " | ".join(
        f"{player.points}p {player.gold}g {player.cubes_on_map}/{player.reserve}c" for player in state.players
    )


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_golden_playthrough(mode: Mode) -> None:
    golden.check(FOLDER / f"{mode.name}.txt", playthrough(GAME, mode, standing, "era"))
