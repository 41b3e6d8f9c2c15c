"""Finished games of a series, one line each in a file: a series that was cut off goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from aoc_desktop.kernel.game import Outcome, Seat


class Played(NamedTuple):
    """A finished game of a series, as its outcome and what it took."""

    ranking: tuple[tuple[Seat, ...], ...]
    points: tuple[int, ...]
    extras: Mapping[str, Any]
    moves: int
    thinking: tuple[tuple[float, ...], ...]
    """Seconds of each decision, level by level."""


class ResultsLog:
    """The games of all series that share a file; a line that cannot be read is a game that is played again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._found: dict[tuple[Any, ...], Played] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                self._read(line)

    def _read(self, line: str) -> None:
        try:
            data = json.loads(line)
            key = (data["game"], tuple(data["levels"]), data["seed"], data["number"])
            ranking = tuple(tuple(group) for group in data["ranking"])
            thinking = tuple(tuple(seconds) for seconds in data["thinking"])
            self._found[key] = Played(ranking, tuple(data["points"]), data["extras"], data["moves"], thinking)
        except (ValueError, KeyError, TypeError):  # cut off while it was written
            return

    def get(self, game: str, levels: Sequence[str], seed: int, number: int) -> Played | None:
        return self._found.get((game, tuple(levels), seed, number))

    def add(self, game: str, levels: Sequence[str], seed: int, number: int, played: Played) -> None:
        rounded = [[round(second, 5) for second in seconds] for seconds in played.thinking]
        data = {"game": game, "levels": list(levels), "seed": seed, "number": number, **played._asdict()}
        data |= {"extras": dict(played.extras), "thinking": rounded}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(data) + "\n")


def played_of(outcome: Outcome, moves: int, thinking: Sequence[Sequence[float]]) -> Played:
    return Played(outcome.ranking, outcome.points, outcome.extras, moves, tuple(tuple(each) for each in thinking))
