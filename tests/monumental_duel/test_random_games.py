"""Properties over random games: 20,000 moves in the normal run, 1,000,000 by `python3 run.py slow`."""

from __future__ import annotations

import pytest

from tests.monumental_duel.invariants import play_checked
from tests.monumental_duel.modes import MODES

NORMAL_MOVES = 20_000
MANY_MOVES = 1_000_000


def play_until(moves: int) -> int:
    """Games of all modes in turn until so many moves are played."""
    played = 0
    seed = 0
    while played < moves:
        played += play_checked(MODES[seed % len(MODES)], seed)
        seed += 1
    return seed


def test_invariants_over_20_000_random_moves() -> None:
    games = play_until(NORMAL_MOVES)
    assert games > len(MODES), "every mode was played"


@pytest.mark.slow
def test_invariants_over_a_million_random_moves() -> None:
    games = play_until(MANY_MOVES)
    print(f"\n{games} games of {len(MODES)} modes, at least {MANY_MOVES} moves: every invariant held")
    assert games > 100 * len(MODES)
