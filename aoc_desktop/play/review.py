"""A review of a finished game by the AI, turn by turn in the worker's process; it can be stopped at any time."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from aoc_desktop.ai.hints import Candidate
from aoc_desktop.ai.review import REVIEW_BUDGET, PlayedTurn, turns_of
from aoc_desktop.ai.search import Budget
from aoc_desktop.ai.worker import Answer, Question, question_seed
from aoc_desktop.games import codec_of
from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.session import Session
from aoc_desktop.play.thinking import Thinking

SLIP_IN_POINTS, SLIP_IN_CHANCE = 0.5, 0.02


class TurnReview(NamedTuple):
    """A turn as it was played, and as the AI would have played it."""

    turn: PlayedTurn
    best: Candidate
    played: Candidate

    @property
    def agrees(self) -> bool:
        return self.best.line == self.played.line

    @property
    def lost(self) -> float:
        """How much less the played turn promised: in winning chance, or in the points of whoever plays alone."""
        return max(0.0, self.best.figure - self.played.figure)

    @property
    def is_mistake(self) -> bool:
        """Less than this is within what the AI may misjudge."""
        return not self.agrees and self.lost >= (SLIP_IN_POINTS if self.best.chance is None else SLIP_IN_CHANCE)


def question_of(session: Session, seat: Seat, turn: PlayedTurn, budget: Budget = REVIEW_BUDGET) -> Question:
    """How good a turn was, as its seat could know it then."""
    match = session.match
    view = codec_of(match.game.id).to_data(match.game.view(match.state_at(turn.first), seat))
    seed = question_seed(match.beginning.seed, turn.first + 1)
    return Question(match.game.id, view, seat, seed, budget, played=turn.moves, level=session.level_against(seat))


class Review(QObject):
    """One review of one seat."""

    progressed = Signal(int, int)
    """Turns done, turns in all."""
    finished = Signal()
    stopped = Signal()
    """It does not go on by itself, because a turn could not be judged."""

    def __init__(self, session: Session, seat: Seat, budget: Budget | None = None) -> None:
        super().__init__(session)
        self._session, self._seat, self._budget = session, seat, budget or REVIEW_BUDGET
        self.turns = turns_of(session.match, seat)
        self.found: list[TurnReview] = []
        self._thinking = Thinking(self)
        self._thinking.answered.connect(self._answered)
        self._thinking.failed.connect(self.stopped)

    @property
    def running(self) -> bool:
        return self._thinking.is_thinking

    @property
    def done(self) -> bool:
        return len(self.found) == len(self.turns)

    def begin(self) -> None:
        """Start, or go on where it was stopped."""
        self.progressed.emit(len(self.found), len(self.turns))
        if self.done:
            self.finished.emit()
        else:
            turn = self.turns[len(self.found)]
            asked = question_of(self._session, self._seat, turn, self._budget)
            self._thinking.ask(asked, lambda _answer: True)

    def stop(self) -> None:
        """Stop the review; the turns found so far are kept."""
        self._thinking.cancel()

    def _answered(self, answer: Answer) -> None:
        best, played = answer.candidates
        self.found.append(TurnReview(self.turns[len(self.found)], best, played))
        self.begin()
