"""Agreement with an independent engine, for any game: whole games position by position, and counts of sequences.

A case NAME is `NAME.record.json` with `NAME.snapshots.jsonl` (the snapshot before the first move and after each move)
or `NAME.sampled.jsonl` (some of them, each with its `move` number), and `NAME.digests` where there are any: for every
position the first digits of the SHA-256 of its snapshot.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from aoc_desktop.kernel.game import CHANCE, Game
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import read_record, start

RECORD = ".record.json"


def names_in(folder: Path) -> list[str]:
    return sorted(path.name.removesuffix(RECORD) for path in folder.glob(f"*{RECORD}"))


def digest(snapshot: dict[str, Any]) -> str:
    text = json.dumps(snapshot, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:12]


def snapshots_of(folder: Path, name: str) -> dict[int, dict[str, Any]]:
    """The snapshots of a case by the number of moves played."""
    whole = folder / f"{name}.snapshots.jsonl"
    if whole.exists():
        return {number: json.loads(line) for number, line in enumerate(whole.read_text().splitlines())}
    sampled = [json.loads(line) for line in (folder / f"{name}.sampled.jsonl").read_text().splitlines()]
    return {shot.pop("move"): shot for shot in sampled}


def digests_of(folder: Path, name: str) -> list[str]:
    path = folder / f"{name}.digests"
    return path.read_text().split() if path.exists() else []


def check_whole_game(game: Game[Any], folder: Path, name: str) -> None:
    """Every snapshot and every digest of a case, to the end of its game."""
    record = read_record(folder / f"{name}{RECORD}")
    snapshots, digests = snapshots_of(folder, name), digests_of(folder, name)
    positions = len(record.moves) + 1
    assert max(snapshots) == positions - 1
    assert len(digests) in (0, positions)
    assert digests or len(snapshots) == positions, "every position is compared in one way or the other"
    match = start(game, record)
    for number in range(positions):
        if number:
            match.play_line(record.moves[number - 1])
        shot = game.snapshot(match.state)
        where = f"after move {number}: {record.moves[number - 1] if number else 'the set-up'}"
        if number in snapshots:
            assert shot == snapshots[number], where
        if digests:
            assert digest(shot) == digests[number], where
    assert match.outcome is not None


def position(game: Game[Any], folder: Path, record: str, moves: int) -> Match[Any]:
    """The position of a record after so many of its moves."""
    read = read_record(folder / record)
    match = start(game, read)
    match.play_lines(read.moves[:moves])
    return match


def perft(game: Game[Any], state: Any, depth: int, chance: bool = True) -> int:
    """The number of legal move sequences of this length; games that end earlier count nothing.

    While several seats decide, every line of each of them counts. Without `chance` its results end a sequence."""
    seats = [seat for seat in game.deciders(state) if chance or seat != CHANCE]
    choices = [(seat, move) for seat in seats for move in game.legal(state, seat)]
    if depth == 1:
        return len(choices)
    total = 0
    for seat, move in choices:
        after = game.copy(state)
        game.apply(after, seat, move)
        total += perft(game, after, depth - 1, chance)
    return total


def check_counts(game: Game[Any], folder: Path, case: dict[str, Any]) -> None:
    """One entry of a perft.json; "chance": false where chance has too many results to be counted."""
    state = position(game, folder, case["record"], case["after_moves"]).state
    chance = case.get("chance", True)
    counts = [perft(game, state, depth, chance) for depth in range(1, len(case["counts"]) + 1)]
    assert counts == case["counts"]
