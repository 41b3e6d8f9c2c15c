"""Sessions that are only looked at: a moment of the past (`PastSession`), and the table after a move that was only
tried (`FutureSession`), for drawing it in advance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.kernel.match import Match, PlayedMove
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.session import LESSON, LOOKING_BACK, Session, new_id


class PastSession(Session):
    """A session at a past moment, in which all moves are refused."""

    def __init__(self, present: Session, moves: int, parent: QObject | None = None) -> None:
        """The game after its first `moves` moves."""
        super().__init__(present.match.at(moves), present.seats, present.pace, parent)
        self._present = present
        self.practice, self.by_itself = present.practice, present.by_itself

    def _place(self, moves: int) -> None:
        self.pace = self._present.pace
        self.match = self._present.match.at(moves)

    def go_to(self, moves: int, told: bool = False) -> None:
        """Go to another moment. Views see the moves on the way if `told`, or if it is a single step."""
        here = len(self.match.history)
        self._place(moves)
        if told or moves == here + 1:
            for played in self.match.history[here:]:
                self.played.emit(played)
        self.waiting.emit()

    @property
    def human_decides(self) -> bool:
        return False

    @property
    def legal_now(self) -> None:
        return None

    def legal(self) -> list[Move]:
        return []

    def why_not(self, move: Move) -> Reason | None:
        return LOOKING_BACK

    def record(self) -> Record:
        """A game to play on from here: a new game, and a practice game, because the player knows what was hidden."""
        record = super().record()
        kept = {
            name: value for name, value in record.meta.items() if name != LESSON
        }  # a lesson guides its own game only
        marks = {"id": new_id(), "continues": self.id, "seconds": 0, "practice": True}
        return record._replace(meta={**kept, **marks})


def moves_since(history: Sequence[PlayedMove], viewer: Seat) -> range:
    """The numbers of the moves of other seats since the viewer's last turn."""
    last = next((n for n in range(len(history), 0, -1) if history[n - 1].seat == viewer), 0)
    if last < len(history):
        return range(last, len(history))
    while last and history[last - 1].seat == viewer:  # the viewer has begun to move again: look before that
        last -= 1
    end = last
    while last and history[last - 1].seat != viewer:
        last -= 1
    return range(last, end)


def round_starts(history: Sequence[PlayedMove]) -> dict[int, int]:
    """How many moves had been made when each round began."""
    starts: dict[int, int] = {}
    for moves, played in enumerate(history):
        starts.setdefault(played.moment.round, moves)
    return starts


# A look ahead: the table after a move, to be drawn in advance and not shown.


class FutureSession(Session):
    """The session after a move that was only tried.

    Hidden parts are drawn anew, so that the deciding player learns nothing.
    """

    def __init__(self, present: Session, parent: QObject | None = None) -> None:
        super().__init__(_now(present), present.seats, present.pace, parent)

    def try_out(self, present: Session, move: Move) -> None:
        """Become the present after this move of the deciding seat."""
        seat = present.decider
        assert seat is not None
        self.match, self.pace = _known(present, seat), present.pace
        self.unconfirmed = None
        self.looks_from = seat if self.match.game.moment(self.match.state).secrets else None
        self.match.play(seat, move)


def _now(present: Session) -> Match[Any]:
    return present.match.at(len(present.match.history))


def _known(present: Session, seat: Seat) -> Match[Any]:
    """The match with all parts that the seat does not know drawn anew."""
    match = _now(present)
    match.state = match.game.redraw(match.game.view(match.state, seat), Rng(0))
    return match
