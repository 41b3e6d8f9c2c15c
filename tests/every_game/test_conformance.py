"""Agreement with an independent engine: whole games position by position, and counts of move sequences (perft)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from aoc_desktop.games import GAMES, game_named
from tests.conformance import check_counts, check_whole_game, names_in
from tests.games import data_of

FOLDERS = {game: data_of(game, "conformance") for game in GAMES}
CASES = [(game, name) for game, folder in FOLDERS.items() for name in names_in(folder)]
COUNTS = [(game, case) for game, folder in FOLDERS.items() for case in json.loads((folder / "perft.json").read_text())]


@pytest.mark.parametrize(("game", "name"), CASES)
def test_every_position_of_a_whole_game(game: str, name: str) -> None:
    check_whole_game(game_named(game), FOLDERS[game], name)


@pytest.mark.parametrize(
    ("game", "case"),
    [pytest.param(*each, id=f"{each[0]} {each[1]['record'][:2]}-{each[1]['after_moves']}") for each in COUNTS],
)
def test_counts_of_move_sequences(game: str, case: dict[str, Any]) -> None:
    check_counts(game_named(game), FOLDERS[game], case)


def test_every_game_has_its_cases() -> None:
    assert {game for game, _ in CASES} == {game for game, _ in COUNTS} == set(GAMES)
