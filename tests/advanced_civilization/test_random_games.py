"""Properties over random games of every mode: 20,000 moves in the normal run, 1,000,000 by `python3 run.py slow`."""

from __future__ import annotations

import pytest

from aoc_desktop.kernel.record import Record, read_record
from tests.advanced_civilization.invariants import play_checked
from tests.advanced_civilization.modes import MODES
from tests.advanced_civilization.test_conformance import FOLDER
from tests.conformance import names_in
from tests.random_games import MANY_MOVES, NORMAL_MOVES


def played_before(seed: int) -> Record:
    """A game of the conformance cases, gone on with after a part of it: rich positions, calamities, many cards."""
    names = names_in(FOLDER)
    record = read_record(FOLDER / f"{names[seed % len(names)]}.record.json")
    part = 40 + seed * 13 % 55
    return record._replace(moves=record.moves[: len(record.moves) * part // 100])


def play_until(moves: int) -> int:
    """Games of all modes, and games gone on with, in turn until so many moves are played."""
    played = 0
    seed = 0
    while played < moves:
        number = seed // 2
        record = played_before(number) if seed % 2 else MODES[number * 7 % len(MODES)].record
        played += play_checked(record, seed)
        seed += 1
    return seed


def test_invariants_over_20_000_random_moves() -> None:
    games = play_until(NORMAL_MOVES)
    assert games > 8


@pytest.mark.slow
def test_invariants_over_a_million_random_moves() -> None:
    games = play_until(MANY_MOVES)
    print(f"\n{games} games of {len(MODES)} modes, at least {MANY_MOVES} moves: every invariant held")
    assert games > len(MODES), "every mode was played"
