"""A look ahead: the table as it would be after a move, to be drawn and never to be shown."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.match import Match
from aoc_desktop.models.session import Session


class FutureSession(Session):
    """Behaves like the session after a move that was only tried. Nothing moves here by itself."""

    def __init__(self, present: Session, parent: QObject | None = None) -> None:
        super().__init__(_now(present), present.seats, present.pace, parent)

    def try_out(self, present: Session, move: Move) -> None:
        """Stand where the present would be after this move of whoever decides now."""
        self.match, self.pace = _now(present), present.pace
        self.unconfirmed = None
        self._play(self.match.deciders[0], move)

    def go_on(self) -> None:
        """Nobody plays on from here."""


def _now(present: Session) -> Match[Any]:
    return present.match.at(len(present.match.history))
