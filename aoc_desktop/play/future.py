"""A look ahead: the table as it would be after a move, to be drawn and never to be shown."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.session import Session


class FutureSession(Session):
    """The session after a move that was only tried.

    Nothing comes to light that whoever decides does not know: what is hidden is drawn anew."""

    def __init__(self, present: Session, parent: QObject | None = None) -> None:
        super().__init__(_now(present), present.seats, present.pace, parent)

    def try_out(self, present: Session, move: Move) -> None:
        """Stand where the present would be after this move of whoever decides now."""
        seat = present.decider
        assert seat is not None
        self.match, self.pace = _known(present, seat), present.pace
        self.unconfirmed = None
        self.looks_from = seat if self.match.game.moment(self.match.state).secrets else None
        self.match.play(seat, move)


def _now(present: Session) -> Match[Any]:
    return present.match.at(len(present.match.history))


def _known(present: Session, seat: Seat) -> Match[Any]:
    """The match as far as the seat knows it."""
    match = _now(present)
    match.state = match.game.redraw(match.game.view(match.state, seat), Rng(0))
    return match
