"""Legal moves: those that are few enough to be listed, and those that are put together word by word."""

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


class WordByWord(Generic[S]):
    """The legal moves of a seat in a state, where the game says which words may follow others. They are tested without
    being listed; only `iter` and `sample` list them."""

    __slots__ = ("_seat", "_state")

    def __init__(self, state: S, seat: Seat) -> None:
        self._state, self._seat = state, seat

    @abstractmethod
    def next(self, prefix: Move) -> Sequence[str]:
        """The words that may follow `prefix`; none: it is a whole move."""

    @abstractmethod
    def _refusal(self, move: Move, word: str) -> Reason:
        """Why this word cannot follow those before it."""

    def __iter__(self) -> Iterator[Move]:
        return self._from(())

    def _from(self, prefix: Move) -> Iterator[Move]:
        words = self.next(prefix)
        if not words and prefix:
            yield prefix
        for word in words:
            yield from self._from((*prefix, word))

    def __contains__(self, move: object) -> bool:
        return isinstance(move, tuple) and self.why_not(move) is None

    def why_not(self, move: Move) -> Reason | None:
        for place, word in enumerate(move):
            if word not in self.next(move[:place]):
                return self._refusal(move, word)
        return Reason("unreadable_move", {"move": " ".join(move)}) if self.next(move) else None

    def sample(self, rng: Rng) -> Move:
        return rng.choice(list(self))
