"""Agreement with an independent engine: whole games position by position, and counts of move sequences (perft)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop.games.monumental_duel.game import GAME
from tests.conformance import check_counts, check_whole_game, names_in

FOLDER = Path(__file__).parent / "conformance"
PERFT = json.loads((FOLDER / "perft.json").read_text())


@pytest.mark.parametrize("name", names_in(FOLDER))
def test_every_position_of_a_whole_game(name: str) -> None:
    check_whole_game(GAME, FOLDER, name)


@pytest.mark.parametrize("case", PERFT, ids=lambda case: f"{case['record'][:2]} after {case['after_moves']}")
def test_counts_of_move_sequences(case: dict[str, Any]) -> None:
    check_counts(GAME, FOLDER, case)
