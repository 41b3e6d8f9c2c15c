"""How a person makes the moves of Monumental Duel: what lies on the table now is taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from aoc_desktop.games.monumental_duel.rules.state import State
from aoc_desktop.kernel.game import Move
from tests.ui.hands import Gesture, Hands


class DuelHands(Hands):
    """Policies to be developed lie on the table only while one is asked for."""

    quiet = frozenset(("pass", "skip", "stop"))

    def button(self, move: Move) -> str:
        """The main button; other moves with a key of their own are made on the table."""
        name = super().button(move)
        return name if name in ("primary", "decline") else ""

    def gestures(self, move: Move) -> Iterator[Gesture]:
        stage, hand, rows = self.person.view.stage, self.person.view.hand, self.person.models
        ways = [way for way in dict.fromkeys(rows.gestures(move)) if stage.by_place(way[0]) is not None]
        if ways and hand.question is None:
            yield from self.person.least_used([[way] for way in ways])
        for _ in range(len(move) + 1):
            places = [place for place, moves in hand.targets().items() if move in moves]
            if not places:
                return
            yield places[0], places[0]

    def fingerprint(self, state: Any) -> object:
        assert isinstance(state, State)
        return state.key()


HANDS = DuelHands
