"""The legal moves of a decision: the state holds them, because a decision with one move is never asked."""

from __future__ import annotations

from aoc_desktop.games.monumental_duel.rules.state import NO_MOVES, State
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import CHANCE, Move
from aoc_desktop.kernel.listed_moves import ListedMoves


def decider(state: State) -> int | None:
    """The seat that decides, or CHANCE; None when the game is over."""
    if not state.moves:
        return None
    return CHANCE if state.step == "chance" else state.seat


class LegalMoves(ListedMoves[State]):
    """The legal moves of a seat in a state."""

    __slots__ = ()

    def _list(self) -> list[Move]:
        return self._state.moves if self._seat == decider(self._state) else NO_MOVES

    def _refusal(self, move: Move) -> Reason:
        from aoc_desktop.games.monumental_duel.rules.why_not import why_not

        return why_not(self._state, move)
