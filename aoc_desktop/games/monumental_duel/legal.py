"""The legal moves of a decision: the state holds them, because a decision with one move is never asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from aoc_desktop.games.monumental_duel.state import NO_MOVES, State
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import CHANCE, Move
from aoc_desktop.kernel.rng import Rng


def decider(state: State) -> int | None:
    """Who decides: a seat, CHANCE, or None when the game is over."""
    if not state.moves:
        return None
    return CHANCE if state.step == "chance" else state.seat


class LegalMoves:
    """What a seat may do at this moment: nothing unless it decides. Ask anew after a move."""

    __slots__ = ("_state", "moves")

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.moves: list[Move] = state.moves if seat == decider(state) else NO_MOVES

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def __len__(self) -> int:
        return len(self.moves)

    def __contains__(self, move: object) -> bool:
        return move in self.moves

    def why_not(self, move: Move) -> Reason | None:
        """None if the move is legal, otherwise the reason nearest to the player's wish."""
        if move in self.moves:
            return None
        from aoc_desktop.games.monumental_duel.why_not import why_not

        return why_not(self._state, move)

    def next(self, prefix: Move) -> Sequence[str]:
        """The words that may follow `prefix`, each once, in the order of the moves."""
        size = len(prefix)
        words = [move[size] for move in self.moves if move[:size] == prefix and len(move) > size]
        return list(dict.fromkeys(words))

    def sample(self, rng: Rng) -> Move:
        return rng.choice(self.moves)
