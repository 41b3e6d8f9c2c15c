"""What a sage would give up when something must be lost: played unit by unit, each to be taken back."""

from __future__ import annotations

from aoc_desktop.games import policy_of
from aoc_desktop.games.advanced_civilization.state import State
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.models.live_session import LiveSession
from aoc_desktop.models.session import Session

STEPS = frozenset({"lose", "reduce", "pick", "annex", "assign"})
"""Of calamities: much is chosen there that few want to weigh one by one."""
LEVEL = "sage"


def can_suggest(session: Session, seat: Seat) -> bool:
    """Whether this person has something to give up, and may be helped."""
    state: State = session.match.state
    asked = session.human_decides and seat in session.match.deciders and state.step in STEPS
    return asked and isinstance(session, LiveSession) and session.why_no_hint() is None


def play_suggestion(session: LiveSession, seat: Seat) -> None:
    """All that this step asks of the person. It is a hint, and counts as one."""
    session.aided = True
    policy, game = policy_of(session.match.game.id), session.match.game
    step, begun = session.match.state.step, session.match.state.turn
    while can_suggest(session, seat) and (session.match.state.step, session.match.state.turn) == (step, begun):
        view = game.view(session.match.state, seat)
        if not session.play(policy(view, seat, Rng(0), LEVEL)[0]):
            return
