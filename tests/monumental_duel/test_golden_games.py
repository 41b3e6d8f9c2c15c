"""Whole games of each pair of civilisations as readable text: a change of behaviour shows as a difference in review."""

from __future__ import annotations

from pathlib import Path

import pytest

from aoc_desktop.games.monumental_duel.game import GAME
from aoc_desktop.games.monumental_duel.scoring import score
from aoc_desktop.games.monumental_duel.state import State
from tests import golden
from tests.golden import playthrough
from tests.monumental_duel.modes import MODES, Mode

FOLDER = Path(__file__).parent / "golden"


def standing(state: State) -> str:
    return " | ".join(
        f"{score(state, seat)} points, {'/'.join(map(str, player.tokens))}, {player.agents} agents"
        for seat, player in enumerate(state.players)
    )


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_golden_playthrough(mode: Mode) -> None:
    golden.check(FOLDER / f"{mode.name}.txt", playthrough(GAME, mode, standing))
