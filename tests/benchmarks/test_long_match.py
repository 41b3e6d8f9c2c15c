"""A game of twenty thousand moves with large states: memory, undo, any moment of it, and keeping it on disk."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time

import pytest

from aoc_desktop.ai.statistics import percentile
from aoc_desktop.games import GAMES
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, record_of_match, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.saved_game import KeptGame
from tests.benchmarks.long_game import GAME
from tests.toy.registered import ENTRY

pytestmark = pytest.mark.benchmark

MOVES = 20_000
MOST_MEMORY = 60e6
SLOWEST_JUMP = 0.050
KEPT_MOVE = 17_000
SLOWEST_KEEP = 0.001


def long_match(moves: int) -> Match[list[int]]:
    match = start(GAME, Record(GAME.id, "none", 8, "table", (), {"seed": 1}))
    rng = Rng(1)
    for _ in range(moves):
        match.play(match.deciders[0], ("put", str(rng.below(3000)), str(rng.below(9))))
    return match


def slowest(times: list[float]) -> str:
    return f"median {sorted(times)[len(times) // 2] * 1000:.2f} ms, slowest {max(times) * 1000:.2f} ms"


def timed(do: Callable[[], object], clock: Callable[[], float] = perf_counter) -> float:
    began = clock()
    do()
    return clock() - began


def test_a_long_match_stays_small() -> None:
    gc.collect()
    tracemalloc.start()
    match = long_match(MOVES)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    print(f"\n  {len(match.history)} moves, states of 25 kB: {size / 1e6:.1f} MB")
    assert size < MOST_MEMORY


def test_any_moment_of_a_long_match_is_near() -> None:
    match, rng = long_match(MOVES), Rng(2)
    gc.collect()
    jumps = [timed(lambda: match.at(rng.below(MOVES))) for _ in range(200)]
    undos = [timed(lambda: match.undo(beyond_revelation=True)) for _ in range(300)]
    redos = [timed(match.redo) for _ in range(300)]
    print(f"\n  any moment: {slowest(jumps)}\n  undo: {slowest(undos)}\n  redo: {slowest(redos)}")
    assert max(jumps + undos + redos) < SLOWEST_JUMP


def test_keeping_a_late_move_costs_no_more_than_an_early_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.id, ENTRY._replace(engine="tests.benchmarks.long_game:GAME"))
    match = long_match(KEPT_MOVE)
    kept = KeptGame(tmp_path / "game")
    assert kept.keep(record_of_match(match), whole=True) == ""
    times = []
    for number in range(400):
        match.play(0, ("put", str(number), "1"))
        times.append(timed(lambda: kept.keep(record_of_match(match)), process_time))
    kept.close()
    late = percentile(times, 0.95)
    print(f"\n  keeping move {KEPT_MOVE}: {late * 1000:.3f} ms of processor time at the 95th percentile")
    assert late <= SLOWEST_KEEP
