"""Speed of The Golden Ages' engine in one run beside Age of Civilization's: `python3 run.py benchmark`."""

from __future__ import annotations

from time import perf_counter

import pytest

from aoc_desktop.games.golden_ages.rules.card_files import shipped_set
from aoc_desktop.games.golden_ages.rules.game import GAME
from aoc_desktop.games.golden_ages.rules.setup import Options
from aoc_desktop.kernel.rng import Rng
from tests.benchmarks.beside_the_first_game import copies_per_second, share_of_its_moves

pytestmark = pytest.mark.benchmark

LEAST_SHARE = 0.45
LEAST_COPIES = 100_000
LONGEST_MOVE = 0.010


def test_random_play_beside_the_first_game() -> None:
    assert share_of_its_moves(GAME, Options(shipped_set("base"), 4)) >= LEAST_SHARE


def test_copies() -> None:
    assert copies_per_second(GAME, Options(shipped_set("base"), 4)) >= LEAST_COPIES


def test_no_single_move_is_slow() -> None:
    """Legal moves and apply together, the slowest of whole games. Of three tries of a game the quickest counts: what
    the machine does beside it is not the engine's."""
    slowest = 0.0
    for seed in range(60):
        tries = [_times_of(seed) for _ in range(3)]
        slowest = max(slowest, *(min(move) for move in zip(*tries, strict=True)))
    print(f"\n  slowest legal-and-apply: {1000 * slowest:.2f} ms")
    assert slowest <= LONGEST_MOVE


def _times_of(seed: int) -> list[float]:
    rng = Rng(seed)
    state = GAME.setup(Options(shipped_set("base"), 2 + seed % 3), rng)
    times = []
    while deciders := GAME.deciders(state):
        began = perf_counter()
        GAME.apply(state, deciders[0], GAME.legal(state, deciders[0]).sample(rng))
        times.append(perf_counter() - began)
    return times
