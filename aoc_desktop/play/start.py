"""Starting and continuing games: from a record to a LiveSession."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from aoc_desktop.ai.levels import BUDGETS, LEVELS
from aoc_desktop.ai.styles import styles_of
from aoc_desktop.games import game_named
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, record_of_match, replay, start
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.session import HUMAN, Pace, SeatInfo, new_id
from aoc_desktop.profile.results import game_hash
from aoc_desktop.profile.saved_record import colours_named, seats_named, styles_named

ID = re.compile(r"[0-9a-zA-Z_-]{1,64}")


def new_game(record: Record, seats: Sequence[SeatInfo], pace: Pace, parent: QObject | None = None) -> LiveSession:
    """A new game as the record describes it: a seed is enough."""
    record = record._replace(meta={**record.meta, "id": new_id()})
    return LiveSession(start(game_named(record.game), record), seats, pace, parent)


def continued_game(record: Record, pace: Pace, parent: QObject | None = None) -> LiveSession:
    """A game from its record, at its last move, with the seats that its `meta` names (people where it names none)."""
    return session_of(replay(game_named(record.game), record), pace, parent)


def session_of(match: Match[Any], pace: Pace, parent: QObject | None = None) -> LiveSession:
    """A match as it was read from a saved game, at its last move."""
    match.beginning = _with_id(record_of_match(match))._replace(moves=())
    session = LiveSession(match, seats_of(match.beginning), pace, parent)
    session.resume()
    return session


def _with_id(record: Record) -> Record:
    """A record from elsewhere may not say which game it is: then its content does, so that it is never two."""
    given = record.meta.get("id")
    if isinstance(given, str) and ID.fullmatch(given):
        return record
    return record._replace(meta={**record.meta, "id": game_hash(record)[:16]})


def seats_of(record: Record) -> list[SeatInfo]:
    """The players by seat; unreadable entries of `meta` are ignored, as the notation asks."""
    found = []
    for (name, level), colour, style in zip(
        seats_named(record), colours_named(record), styles_named(record), strict=True
    ):
        known = level in BUDGETS and style in styles_of(record.game)
        found.append(SeatInfo(name, level if level in LEVELS else HUMAN, colour, style if known else ""))
    return found
