"""What a sage would give up when something must be lost: played unit by unit, each to be taken back."""

from __future__ import annotations

from PySide6.QtCore import QObject

from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.session import Session

STEPS = frozenset({"lose", "reduce", "pick", "annex", "assign"})
"""Of calamities: much is chosen there that few want to weigh one by one."""
LEVEL = "sage"


def can_suggest(session: Session, seat: Seat) -> bool:
    """Whether this person has something to give up, and may be helped."""
    state: State = session.match.state
    asked = session.human_decides and seat in session.match.deciders and state.step in STEPS
    return asked and isinstance(session, LiveSession) and session.why_no_hint() is None


class Suggestion(QObject):
    """Plays all that a step asks of the person, one answer of the AI's process after the other. It is a hint, and
    counts as one."""

    def __init__(self, session: LiveSession, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._seat: Seat = 0
        self._step: tuple[str, int] | None = None
        """The step and the turn that are being answered; None: no step is."""
        session.suggested.connect(self._play)
        session.hint_dropped.connect(self._follow_dropped)
        session.hinted.connect(self._stop)

    def begin(self, seat: Seat) -> None:
        self._seat, self._step = seat, self._now
        self._go_on()

    @property
    def _now(self) -> tuple[str, int]:
        state: State = self._session.match.state
        return state.step, state.turn

    def _go_on(self) -> None:
        if self._step == self._now and can_suggest(self._session, self._seat):
            self._session.ask_suggestion(LEVEL)
        else:
            self._stop()

    def _play(self, move: Move) -> None:
        if self._step is not None and self._session.play(move):
            self._go_on()
        else:
            self._stop()

    def _follow_dropped(self) -> None:
        """A move without choice was played meanwhile: the rest is asked again. After anything else the person goes on
        by themselves."""
        session = self._session
        if len(session.match.history) in session.by_itself:
            self._go_on()
        else:
            self._stop()

    def _stop(self) -> None:
        self._step = None
