"""Random play of any game in one run beside Age of Civilization's, and its copies."""

from __future__ import annotations

from typing import Any

from aoc_desktop.games.age_of_civilization.rules import card_files as civilization_cards
from aoc_desktop.games.age_of_civilization.rules.game import GAME as AGE_OF_CIVILIZATION
from aoc_desktop.games.age_of_civilization.rules.setup import Options as CivilizationOptions
from aoc_desktop.kernel.game import CHANCE, Game
from aoc_desktop.kernel.rng import Rng
from tests.benchmarks.test_engine_speed import best, timed

GAMES = 40


def play_random_game(game: Game[Any], options: Any, seed: int) -> int:
    """Through the Game protocol, as any user of the engine plays; returns the number of moves."""
    rng = Rng(seed)
    state = game.setup(options, rng)
    moves = 0
    while deciders := game.deciders(state):
        seat = deciders[0]
        game.apply(state, seat, game.draw(state, rng) if seat == CHANCE else game.legal(state, seat).sample(rng))
        moves += 1
    return moves


def moves_per_second(game: Game[Any], options: Any, number: int) -> float:
    return timed(lambda: sum(play_random_game(game, options, number * GAMES + seed) for seed in range(GAMES)))


def share_of_its_moves(game: Game[Any], options: Any) -> float:
    """How many times the first game's moves per second a game plays."""
    first = CivilizationOptions(civilization_cards.shipped_set("second_edition"), 4)
    # Round by round in turn, so that a machine that grows busy slows both.
    rounds = [
        (moves_per_second(AGE_OF_CIVILIZATION, first, number), moves_per_second(game, options, number))
        for number in range(7)
    ]
    theirs, ours = max(pair[0] for pair in rounds), max(pair[1] for pair in rounds)
    print(f"\n  moves/s: {ours:,.0f} beside {theirs:,.0f}, {ours / theirs:.2f} times")
    return ours / theirs


def copies_per_second(game: Game[Any], options: Any) -> float:
    """Copies of a position in the middle of a game."""
    rng = Rng(1)
    state = game.setup(options, rng)
    for _ in range(100):
        seat = game.deciders(state)[0]
        game.apply(state, seat, game.legal(state, seat).sample(rng))
    copies = best(lambda _: timed(lambda: len([game.copy(state) for _ in range(5_000)])))
    print(f"\n  copies/s: {copies:,.0f}")
    return copies
