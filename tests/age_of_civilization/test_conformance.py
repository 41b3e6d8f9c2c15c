"""Agreement with an independent engine: whole games snapshot by snapshot, and counts of move sequences (perft)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop.games.age_of_civilization.game import GAME
from aoc_desktop.games.age_of_civilization.legal import list_moves
from aoc_desktop.games.age_of_civilization.state import State
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import read_record, start

FOLDER = Path(__file__).parent / "conformance"
RECORDS = sorted(path.name for path in FOLDER.glob("*.record.json"))
PERFT = json.loads((FOLDER / "perft.json").read_text())


def match_of(record: str, moves: int) -> Match[State]:
    """The position of a record after so many of its moves."""
    read = read_record(FOLDER / record)
    match = start(GAME, read)
    match.play_lines(read.moves[:moves])
    return match


@pytest.mark.parametrize("name", RECORDS)
def test_every_snapshot_of_a_whole_game(name: str) -> None:
    record = read_record(FOLDER / name)
    expected = (FOLDER / name.replace(".record.json", ".snapshots.jsonl")).read_text().splitlines()
    assert len(expected) == len(record.moves) + 1
    match = start(GAME, record)
    assert GAME.snapshot(match.state) == json.loads(expected[0])
    for move, line in zip(record.moves, expected[1:], strict=True):
        match.play_line(move)
        assert GAME.snapshot(match.state) == json.loads(line), f"after {move}"
    assert match.outcome is not None


def perft(state: State, depth: int) -> int:
    """The number of legal move sequences of this length; games that end earlier count nothing."""
    moves = list_moves(state)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = GAME.copy(state)
        GAME.apply(after, 0, move)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize("case", PERFT, ids=lambda case: f"{case['record'][:2]} after {case['after_moves']}")
def test_counts_of_move_sequences(case: dict[str, Any]) -> None:
    state = match_of(case["record"], case["after_moves"]).state
    assert [perft(state, depth) for depth in range(1, len(case["counts"]) + 1)] == case["counts"]
