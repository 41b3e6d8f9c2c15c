"""Moves that are shown together: where a turn has hundreds of them, nobody wants to see each by itself.

A game says which move belongs with the one before it (`TableLook.together`); the table then plays such moves without a
pause between them, shows all of them at once, and looks back over them as one step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from aoc_desktop.kernel.game import Moment, Seat
from aoc_desktop.kernel.match import Match, PlayedMove

Together = Callable[[PlayedMove, Moment, Seat], bool]
"""The last move; the moment after it, and who moves then: whether what that seat does belongs with that move."""


def belongs_next(match: Match[Any], seat: Seat, together: Together) -> bool:
    """Whether the seat's next move is shown with the last one."""
    return bool(match.history) and together(match.history[-1], match.game.moment(match.state), seat)


def next_stop(history: Sequence[PlayedMove], moves: int, together: Together) -> int:
    """After the first `moves` moves: the number of moves with the next one and all that belong with it."""
    stop = min(moves + 1, len(history))
    while stop < len(history) and together(history[stop - 1], history[stop].moment, history[stop].seat):
        stop += 1
    return stop


def last_stop(history: Sequence[PlayedMove], moves: int, together: Together) -> int:
    """The number of moves before the last one of these and all that belong with it."""
    stop = max(0, moves - 1)
    while stop and together(history[stop - 1], history[stop].moment, history[stop].seat):
        stop -= 1
    return stop
