"""Moves that are shown together, for games whose turns have hundreds of them.

A game says which move belongs with the one before it (`Pace.together`); the table then plays such moves without a
pause between them, shows all of them at once, and looks back over them as one step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from aoc_desktop.kernel.game import Moment, Seat
from aoc_desktop.kernel.match import Match, PlayedMove

Together = Callable[[PlayedMove, Moment, Seat], bool]
"""Given the last move, the moment after it and the seat that moves then: whether that seat's next move belongs with
it."""


def belongs_next(match: Match[Any], seat: Seat, together: Together) -> bool:
    """Whether the seat's next move is shown with the last one."""
    return bool(match.history) and together(match.history[-1], match.game.moment(match.state), seat)


def next_stop(history: Sequence[PlayedMove], moves: int, together: Together) -> int:
    """The number of moves at the stop after `moves`: one move further, with all that belong with it."""
    stop = min(moves + 1, len(history))
    while stop < len(history) and together(history[stop - 1], history[stop].moment, history[stop].seat):
        stop += 1
    return stop


def last_stop(history: Sequence[PlayedMove], moves: int, together: Together) -> int:
    """The number of moves at the stop before `moves`: one move back, with all that belong with it."""
    stop = max(0, moves - 1)
    while stop and together(history[stop - 1], history[stop].moment, history[stop].seat):
        stop -= 1
    return stop
