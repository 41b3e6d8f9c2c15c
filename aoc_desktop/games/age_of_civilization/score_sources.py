"""Where each player's points came from, and how they grew: for the final screen. The parts add up to the points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from aoc_desktop.games.age_of_civilization.changes import changes
from aoc_desktop.kernel.events import Event

ACTIONS, TECHNOLOGIES, WONDERS, CIVILIZATIONS, END_OF_GAME = (
    "actions",
    "technologies",
    "wonders",
    "civilizations",
    "end_of_game",
)
SOURCES = (ACTIONS, TECHNOLOGIES, CIVILIZATIONS, WONDERS, END_OF_GAME)
# Points of any other cause (resting, events, the rule of the first Hunt) are what play itself brought.
_OF_CARD = {"technology": TECHNOLOGIES, "wonder": WONDERS, "civilization": CIVILIZATIONS}


class Gained(NamedTuple):
    """Points that came at once, in a round, for a cause."""

    seat: int
    round: int
    """0 for the end of the game."""
    points: int
    source: str
    cause_kind: str
    cause: str


def gains(events: Iterable[Event]) -> list[Gained]:
    """Every gain of points of a whole game, in order."""
    found, current, ended = [], 1, False
    for event in events:
        if event.kind == "round_begins":
            current = event.amount
        elif event.kind == "game_ends":
            ended = True
        for change in changes(event):
            if change.what == "points":
                kind, card = (change.cause.kind, change.cause.id) if change.cause else ("", "")
                source = END_OF_GAME if ended else _OF_CARD.get(kind, ACTIONS)
                found.append(Gained(change.seat, 0 if ended else current, change.amount, source, kind, card))
    return found


def sources(gained: Sequence[Gained], players: int) -> list[dict[str, int]]:
    """Points of each player by source."""
    sums = [dict.fromkeys(SOURCES, 0) for _ in range(players)]
    for gain in gained:
        sums[gain.seat][gain.source] += gain.points
    return sums


def by_round(gained: Sequence[Gained], players: int, rounds: int) -> list[list[int]]:
    """Points of each player after each round, then after the end of the game."""
    lines = []
    for seat in range(players):
        line, total = [], 0
        for moment in [*range(1, rounds + 1), 0]:
            total += sum(gain.points for gain in gained if (gain.seat, gain.round) == (seat, moment))
            line.append(total)
        lines.append(line)
    return lines


def turning_points(gained: Sequence[Gained], count: int = 4) -> list[list[Gained]]:
    """The turns that brought most, what decided the game, in order: each as its gains, one for each cause, the largest
    first. Cards tell more than printed actions."""
    turns: dict[tuple[int, int], dict[tuple[str, str], Gained]] = {}
    for gain in gained:
        turn, cause = turns.setdefault((gain.round or 99, gain.seat), {}), (gain.cause_kind, gain.cause)
        turn[cause] = gain._replace(points=gain.points + (turn[cause].points if cause in turn else 0))
    best = sorted(turns, key=lambda when: -sum(gain.points for gain in turns[when].values()))[:count]
    return [
        sorted(turns[when].values(), key=lambda gain: (-gain.points, gain.cause_kind not in _OF_CARD))
        for when in sorted(best)
    ]
