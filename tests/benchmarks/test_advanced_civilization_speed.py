"""Speed of Advanced Civilization's engine beside Age of Civilization's in the same run: `python3 run.py benchmark`."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from aoc_desktop.games.advanced_civilization.rules.card_files import shipped_set
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.setup import Options
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.kernel.game import CHANCE, Move
from aoc_desktop.kernel.notation import read_line
from aoc_desktop.kernel.record import Record, record_of_match, replay, start
from aoc_desktop.kernel.rng import Rng
from tests.benchmarks.test_engine_speed import best, moves_per_second, timed
from tests.games.advanced_civilization.player import choose

pytestmark = pytest.mark.benchmark

LONG_GAME = 14_000
SLOWEST_MOVE = 0.010
SLOWEST_REPLAY = 3.0


def new_game(seed: int, players: int) -> tuple[State, Rng]:
    rng = Rng(seed)
    return GAME.setup(Options(shipped_set("standard"), players), rng), rng


def next_move(state: State, seat: int, rng: Rng) -> Move:
    return GAME.draw(state, rng) if seat == CHANCE else GAME.legal(state, seat).sample(rng)


def play_random_game(seed: int) -> int:
    """Through the Game protocol, as any user of the engine plays; returns the number of moves."""
    state, rng = new_game(seed, 2 + seed % 7)
    moves = 0
    while deciders := GAME.deciders(state):
        GAME.apply(state, deciders[0], next_move(state, deciders[0], rng))
        moves += 1
    return moves


def test_random_play_beside_the_first_game() -> None:
    play_random_game(0)
    ours = best(lambda number: timed(lambda: sum(play_random_game(21 * number + game) for game in range(21))))
    first = best(moves_per_second)
    print(f"\n  {ours:,.0f} moves/s, {ours / first:.2f} times Age of Civilization's {first:,.0f}")
    assert ours >= 0.4 * first


def long_record(moves: int) -> Record:
    """Eight seats who build and trade, for so many moves."""
    setup = {"seed": 1, "turn_limit": 99, "trade_rounds": 9}
    match = start(GAME, Record(GAME.id, "standard", 8, "table", (), setup))
    rng = Rng(1)
    while match.deciders and len(match.history) < moves:
        seat = rng.choice(match.deciders)
        match.play(seat, choose(match.state, list(match.legal(seat)), rng))
    return record_of_match(match)


@pytest.fixture(scope="module")
def record() -> Record:
    return long_record(LONG_GAME)


def test_copies_of_a_rich_position(record: Record) -> None:
    state: Any = replay(GAME, record._replace(moves=record.moves[:9000])).state
    copies = best(lambda _: timed(lambda: len([GAME.copy(state) for _ in range(5_000)])))
    print(f"\n  {copies:,.0f} copies/s of a position with eight seats")
    assert copies >= 50_000


def test_no_single_move_takes_long(record: Record) -> None:
    """Legal moves listed and one applied, in a long game of eight and in random games of every number."""
    slowest = (0.0, "")
    for seed in range(35):
        state, rng = new_game(seed, 2 + seed % 7)
        while deciders := GAME.deciders(state):
            slowest = max(slowest, one_move(state, deciders[0], next_move(state, deciders[0], rng)))
    state = start(GAME, record).state
    for line in record.moves:
        slowest = max(slowest, one_move(state, *read_line(line, GAME.deciders(state))))
    print(f"\n  the slowest legal-and-apply: {1000 * slowest[0]:.1f} ms ({slowest[1]})")
    assert slowest[0] < SLOWEST_MOVE


def one_move(state: State, seat: int, move: Move) -> tuple[float, str]:
    """How long it takes. What seems slow is done again on copies: a busy machine is not mistaken for it."""
    step, before = state.step, GAME.copy(state)
    seconds = seconds_of(state, seat, move)
    if seconds > SLOWEST_MOVE / 4:
        seconds = min(seconds, *(seconds_of(GAME.copy(before), seat, move) for _ in range(5)))
    return seconds, f"{step}: {' '.join(move)}"


def seconds_of(state: State, seat: int, move: Move) -> float:
    began = process_time()
    list(GAME.legal(state, seat))
    GAME.apply(state, seat, move)
    return process_time() - began


def test_a_long_game_of_eight_replays_soon(record: Record) -> None:
    began = process_time()
    match = replay(GAME, record)
    seconds = process_time() - began
    print(f"\n  {len(match.history)} moves, turn {GAME.moment(match.state).round}: replayed in {seconds:.2f} s")
    assert len(match.history) == LONG_GAME
    assert seconds < SLOWEST_REPLAY
