"""Properties over random games of every mode: 20,000 moves in the normal run, 1,000,000 by `python3 run.py slow`."""

from __future__ import annotations

import pytest

from tests.age_of_civilization.invariants import play_checked
from tests.age_of_civilization.modes import MODES
from tests.random_games import MANY_MOVES, NORMAL_MOVES, Series

GAMES = Series(play_checked, MODES)


def test_invariants_over_20_000_random_moves() -> None:
    games = GAMES.play(NORMAL_MOVES)
    assert games > len(MODES), "every mode was played"


@pytest.mark.slow
def test_invariants_over_a_million_random_moves() -> None:
    games = GAMES.play(MANY_MOVES)
    print(f"\n{games} games of {len(MODES)} modes, at least {MANY_MOVES} moves: every invariant held")
    assert games > 100 * len(MODES)
