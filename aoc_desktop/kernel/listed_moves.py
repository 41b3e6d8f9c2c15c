"""Legal moves that are few enough to be listed: listed when first asked for, tested, narrowed word by word, sampled."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Generic

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move, S, Seat
from aoc_desktop.kernel.rng import Rng


class ListedMoves(Generic[S]):
    """The legal moves of a seat in a state; empty unless the seat decides. Make a new one after each move. The game
    says how to list the moves and why another move is refused."""

    __slots__ = ("_listed", "_seat", "_state")

    def __init__(self, state: S, seat: Seat) -> None:
        self._state = state
        self._seat = seat
        self._listed: list[Move] | None = None

    @abstractmethod
    def _list(self) -> list[Move]:
        """Every legal move of the decision at hand."""

    @abstractmethod
    def _refusal(self, move: Move) -> Reason:
        """Why this move is refused: the reason nearest to what the player meant."""

    @property
    def moves(self) -> list[Move]:
        if self._listed is None:
            self._listed = self._list()
        return self._listed

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def __len__(self) -> int:
        return len(self.moves)

    def __contains__(self, move: object) -> bool:
        return move in self.moves

    def why_not(self, move: Move) -> Reason | None:
        """None if the move is legal, otherwise the reason nearest to the player's wish."""
        return None if move in self.moves else self._refusal(move)

    def next(self, prefix: Move) -> Sequence[str]:
        """The words that may follow `prefix`, each once, in the order of the moves."""
        size = len(prefix)
        words = [move[size] for move in self.moves if move[:size] == prefix and len(move) > size]
        return list(dict.fromkeys(words))

    def sample(self, rng: Rng) -> Move:
        return rng.choice(self.moves)
