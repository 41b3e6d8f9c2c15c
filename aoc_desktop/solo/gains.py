"""How the points of a finished game grew: every gain, by round, and the turns that brought most."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import NamedTuple

from aoc_desktop.kernel.changes import Reading
from aoc_desktop.kernel.match import PlayedMove

END = 0
"""The round that stands for points counted after the game's end."""


class Gained(NamedTuple):
    """Points that came at once, in a round, for a cause."""

    seat: int
    round: int
    """0 for the end of the game."""
    points: int
    source: str
    cause_kind: str
    cause: str


def gains_of(history: Iterable[PlayedMove], reading: Reading) -> list[Gained]:
    """Every gain of points, in order; its source is the kind of its cause."""
    found = []
    for played in history:
        for change in (change for event in played.events for change in reading(event) if change.what == "points"):
            kind, cause = (change.cause.kind, change.cause.id) if change.cause else ("", "")
            found.append(Gained(change.seat, played.moment.round, change.amount, kind, kind, cause))
    return found


def by_source(gained: Sequence[Gained], players: int, sources: Sequence[str]) -> list[dict[str, int]]:
    """Points of each player by source."""
    sums = [dict.fromkeys(sources, 0) for _ in range(players)]
    for gain in gained:
        sums[gain.seat][gain.source] += gain.points
    return sums


def by_round(gained: Sequence[Gained], players: int, rounds: Sequence[int]) -> list[list[int]]:
    """Points of each player after each of these rounds."""
    lines = []
    for seat in range(players):
        line, total = [], 0
        for moment in rounds:
            total += sum(gain.points for gain in gained if (gain.seat, gain.round) == (seat, moment))
            line.append(total)
        lines.append(line)
    return lines


def turning_points(gained: Sequence[Gained], count: int = 4, telling: Container[str] = ()) -> list[list[Gained]]:
    """The turns that brought most, what decided the game, in order: each as its gains, one for each cause, the largest
    first. Among equals come kinds of causes that tell more (`telling`)."""
    turns: dict[tuple[int, int], dict[tuple[str, str], Gained]] = {}
    last = max((gain.round for gain in gained), default=END) + 1
    for gain in gained:
        when = last if gain.round == END else gain.round
        turn, cause = turns.setdefault((when, gain.seat), {}), (gain.cause_kind, gain.cause)
        turn[cause] = gain._replace(points=gain.points + (turn[cause].points if cause in turn else 0))
    best = sorted(turns, key=lambda when: -sum(gain.points for gain in turns[when].values()))[:count]
    return [
        sorted(turns[when].values(), key=lambda gain: (-gain.points, gain.cause_kind not in telling))
        for when in sorted(best)
    ]
