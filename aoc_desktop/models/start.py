"""Starting and continuing games: from a record to a Session."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject

from aoc_desktop.ai.levels import LEVELS
from aoc_desktop.games import game_named
from aoc_desktop.kernel.record import Record, replay, start
from aoc_desktop.models.session import HUMAN, Pace, SeatInfo, Session, new_id
from aoc_desktop.profile.results import checksum

ID = re.compile(r"[0-9a-zA-Z_-]{1,64}")


def new_game(record: Record, seats: Sequence[SeatInfo], pace: Pace, parent: QObject | None = None) -> Session:
    """A new game as the record describes it: a seed is enough."""
    record = record._replace(meta={**record.meta, "id": new_id()})
    return Session(start(game_named(record.game), record), seats, pace, parent)


def continued_game(record: Record, pace: Pace, parent: QObject | None = None) -> Session:
    """A game from its record, at its last move, with the seats that its `meta` names (people where it names none)."""
    known = _with_id(record)
    return Session(replay(game_named(record.game), known), seats_of(record), pace, parent)


def _with_id(record: Record) -> Record:
    """A record from elsewhere may not say which game it is: then its content does, so that it is never two."""
    given = record.meta.get("id")
    if isinstance(given, str) and ID.fullmatch(given):
        return record
    return record._replace(meta={**record.meta, "id": checksum(record)[:16]})


def seats_of(record: Record) -> list[SeatInfo]:
    """Who sits where; what `meta` says otherwise than we write it is ignored, as the notation asks."""
    seats = [SeatInfo(f"{number}") for number in range(1, record.players + 1)]
    given = record.meta.get("seats", [])
    for number, seat in enumerate(given[: record.players] if isinstance(given, list) else []):
        if isinstance(seat, Mapping):
            level = seat.get("level", HUMAN)
            name = str(seat.get("name", number + 1))
            seats[number] = SeatInfo(name, level if level in LEVELS else HUMAN)
    return seats
