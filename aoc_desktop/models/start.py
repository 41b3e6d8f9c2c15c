"""Starting and continuing games: from options to a Session."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from aoc_desktop.games import game_named
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, replay, start
from aoc_desktop.models.session import HUMAN, Pace, SeatInfo, Session


def new_game(record: Record, seats: Sequence[SeatInfo], pace: Pace, parent: QObject | None = None) -> Session:
    """A new game as the record describes it (a seed is enough); the session's record holds the full set-up."""
    game = game_named(record.game)
    match = start(game, record)
    setup = {**record.setup, **game.setup_of(match.state)}
    return Session(match, record._replace(setup=setup, moves=()), seats, pace, parent)


def continued_game(record: Record, pace: Pace, parent: QObject | None = None) -> Session:
    """A game from its record, at its last move, with the seats that its `meta` names (people where it names none)."""
    match: Match[object] = replay(game_named(record.game), record)
    return Session(match, record, seats_of(record), pace, parent)


def seats_of(record: Record) -> list[SeatInfo]:
    given = record.meta.get("seats", [])
    seats = [SeatInfo(f"{number}") for number in range(1, record.players + 1)]
    for number, seat in enumerate(given[: record.players]):
        seats[number] = SeatInfo(str(seat.get("name", number + 1)), str(seat.get("level", HUMAN)))
    return seats
