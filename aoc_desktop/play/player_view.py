"""One look at the table, from which a game makes its rows: what the viewer may know, and which moves are legal now."""

from __future__ import annotations

from itertools import islice
from typing import Any, NamedTuple

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Legal, Move, Seat
from aoc_desktop.play.session import Session

MOST_LISTED = 2000
"""Longer lists of legal moves are never made: the player then composes a move word by word."""
ANYTHING: Move = ("",)
"""A placeholder move, for asking why the person at the table may not play at all."""


class PlayerView(NamedTuple):
    """One look at the table."""

    view: Any
    """What the viewer may know: the game's view of that seat."""
    viewer: Seat
    moves: tuple[Move, ...] = ()
    """The legal moves of the person at the table; empty if they are too many to list."""
    legal: Legal | None = None
    """None: the seat that decides is not a person at this table."""
    refusal: Reason | None = None
    """Why the person at the table cannot move now, if so."""
    wide: bool = False
    """Whether there are too many legal moves to list."""

    def why_not(self, move: Move) -> Reason | None:
        return self.refusal if self.legal is None else self.legal.why_not(move)

    def can(self, *words: str) -> bool:
        """Whether a legal move begins like this."""
        if self.wide and self.legal is not None:
            return not words or words in self.legal or bool(self.legal.next(words))
        size = len(words)
        return any(move[:size] == words for move in self.moves)


def look(session: Session, viewer: Seat) -> PlayerView:
    view = session.match.game.view(session.on_table.state, viewer)
    legal = session.legal_now
    if legal is None:
        return PlayerView(view, viewer, refusal=session.why_not(ANYTHING))
    listed = tuple(islice(legal, MOST_LISTED + 1))
    if len(listed) > MOST_LISTED:
        if session.allows is None:
            return PlayerView(view, viewer, (), legal, wide=True)
        listed = tuple(move for move in session.allowed() if move in legal)  # a lesson names the few that it asks for
    return PlayerView(view, viewer, listed if session.allows is None else tuple(filter(session.allows, listed)), legal)


def viewer_of(session: Session, before: Seat | None) -> Seat:
    """The person whose turn it is; else the last viewer; else the first person; seat 0 without people."""
    if session.looks_from is not None:
        return session.looks_from
    humans = [seat for seat, info in enumerate(session.seats) if info.is_human]
    if not humans:
        return 0
    for seat in (session.unconfirmed, session.decider, before):
        if seat in humans:
            return int(seat)
    return humans[0]
