"""The legal moves of a decision, as a lazy view: listed, tested, narrowed word by word, or sampled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.rules.tasks import Question
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng


class LegalMoves:
    """What a seat may do at this moment: nothing unless it decides. Ask anew after a move."""

    __slots__ = ("_seat", "_state")

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._seat = seat

    @property
    def _question(self) -> Question | None:
        """The question, if the seat is asked."""
        if self._state.finished:
            return None
        question = self._state.agenda[-1]
        assert isinstance(question, Question)
        return question if self._seat in question.deciders(self._state) else None

    def __iter__(self) -> Iterator[Move]:
        question = self._question
        return iter(()) if question is None else iter(question.moves(self._state, self._seat))

    def __contains__(self, move: object) -> bool:
        question = self._question
        return question is not None and isinstance(move, tuple) and question.allows(self._state, self._seat, move)

    def why_not(self, move: Move) -> Reason | None:
        """None if the move is legal, otherwise the reason nearest to the player's wish."""
        if move in self:
            return None
        from aoc_desktop.games.advanced_civilization.rules.why_not import why_not

        return why_not(self._state, self._seat, move)

    def next(self, prefix: Move) -> Sequence[str]:
        """The words that may follow `prefix`, each once."""
        question = self._question
        return [] if question is None else question.next(self._state, self._seat, prefix)

    def sample(self, rng: Rng) -> Move:
        question = self._question
        assert question is not None, "asked only of a seat that decides"
        return question.sample(self._state, self._seat, rng)
