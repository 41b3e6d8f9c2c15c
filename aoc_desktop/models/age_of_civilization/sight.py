"""What the models are made from: what somebody may see of the table, and what that person may do now."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.age_of_civilization.legal import LegalMoves
from aoc_desktop.games.age_of_civilization.state import State
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.models.session import Session


class Sight(NamedTuple):
    """One look at the table."""

    state: State
    """As the viewer knows it: without the deck, and without packs and hands but their own."""
    viewer: Seat
    moves: tuple[Move, ...]
    """What the person at the table may do now."""
    legal: LegalMoves | None
    refusal: Reason | None
    """Why nothing can be done now, if that is so."""
    deck: int = 0
    """How many cards it has."""
    hands: tuple[int, ...] = ()
    """How many cards each seat holds."""

    def why_not(self, move: Move) -> Reason | None:
        return self.refusal if self.legal is None else self.legal.why_not(move)

    def can(self, *words: str) -> bool:
        """Whether a legal move begins like this."""
        size = len(words)
        return any(move[:size] == words for move in self.moves)


def look(session: Session, viewer: Seat) -> Sight:
    state: State = session.on_table.state
    known: State = session.match.game.view(state, viewer).state
    counts = len(state.deck), tuple(len(player.hand) for player in state.players)
    if not session.human_decides:
        return Sight(known, viewer, (), None, session.why_not(("done",)), *counts)
    decider = session.decider
    assert decider is not None
    legal = LegalMoves(state, decider)
    moves = legal.moves if session.allows is None else filter(session.allows, legal.moves)
    return Sight(known, viewer, tuple(moves), legal, None, *counts)


def viewer_of(session: Session, before: Seat | None) -> Seat:
    """The person whose turn it is; while others play, whoever looked before; seat 0 where nobody is human."""
    if session.looks_from is not None:
        return session.looks_from
    humans = [seat for seat, info in enumerate(session.seats) if info.is_human]
    if not humans:
        return 0
    for seat in (session.unconfirmed, session.decider, before):
        if seat in humans:
            return int(seat)
    return humans[0]
