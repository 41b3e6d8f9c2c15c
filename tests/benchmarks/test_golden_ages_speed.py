"""Speed of The Golden Ages' engine in one run beside Age of Civilization's: `python3 run.py benchmark`."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest

from aoc_desktop.games.age_of_civilization import card_files as civilization_cards
from aoc_desktop.games.age_of_civilization.game import GAME as AGE_OF_CIVILIZATION
from aoc_desktop.games.age_of_civilization.setup import Options as CivilizationOptions
from aoc_desktop.games.golden_ages.card_files import shipped_set
from aoc_desktop.games.golden_ages.game import GAME
from aoc_desktop.games.golden_ages.setup import Options
from aoc_desktop.kernel.game import Game
from aoc_desktop.kernel.rng import Rng
from tests.benchmarks.test_engine_speed import best, timed

pytestmark = pytest.mark.benchmark

LEAST_SHARE = 0.45
LEAST_COPIES = 100_000
LONGEST_MOVE = 0.010
GAMES = 40


def play_random_game(game: Game[Any], options: Any, seed: int) -> int:
    """Through the Game protocol, as any user of the engine plays; returns the number of moves."""
    rng = Rng(seed)
    state = game.setup(options, rng)
    moves = 0
    while deciders := game.deciders(state):
        game.apply(state, deciders[0], game.legal(state, deciders[0]).sample(rng))
        moves += 1
    return moves


def moves_per_second(game: Game[Any], options: Any, number: int) -> float:
    return timed(lambda: sum(play_random_game(game, options, number * GAMES + seed) for seed in range(GAMES)))


def test_random_play_beside_the_first_game() -> None:
    first = CivilizationOptions(civilization_cards.shipped_set("second_edition"), 4)
    own = Options(shipped_set("base"), 4)
    # Round by round in turn, so that a machine that grows busy slows both.
    rounds = [
        (moves_per_second(AGE_OF_CIVILIZATION, first, number), moves_per_second(GAME, own, number))
        for number in range(7)
    ]
    theirs, ours = max(pair[0] for pair in rounds), max(pair[1] for pair in rounds)
    print(f"\n  moves/s: {ours:,.0f} beside {theirs:,.0f}, {ours / theirs:.2f} times")
    assert ours >= LEAST_SHARE * theirs


def test_copies() -> None:
    rng = Rng(1)
    state = GAME.setup(Options(shipped_set("base"), 4), rng)
    for _ in range(100):
        GAME.apply(state, state.seat, GAME.legal(state, state.seat).sample(rng))
    copies = best(lambda _: timed(lambda: len([GAME.copy(state) for _ in range(5_000)])))
    print(f"\n  copies/s: {copies:,.0f}")
    assert copies >= LEAST_COPIES


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
