"""A puzzle at the table: one person plays from its position to its horizon, takes back freely, and is judged there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any

from PySide6.QtCore import QObject, Signal

from aoc_desktop.ai.worker import Answer, Question
from aoc_desktop.games import codec_of, puzzles_of
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Legal, Move, Seat
from aoc_desktop.kernel.match import Match, PlayedMove
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.session import Pace, SeatInfo
from aoc_desktop.play.thinking import Thinking
from aoc_desktop.play.undo import Undo, was_decided
from aoc_desktop.profile.settings import AT_ONCE
from aoc_desktop.solo.puzzles import Puzzle

OTHERS = "expert"
"""Who sat on the other seats in the games that were searched."""


class OpenMoves:
    """The legal moves of a position but those that are closed in its puzzle."""

    def __init__(self, legal: Legal, why_closed: Callable[[Move], Reason | None]) -> None:
        self.legal, self._why_closed = legal, why_closed

    @cached_property
    def _open(self) -> list[Move]:
        return [move for move in self.legal if self._why_closed(move) is None]

    @cached_property
    def closed(self) -> bool:
        """Whether any is."""
        return len(self._open) < sum(1 for _ in self.legal)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._open)

    def __contains__(self, move: object) -> bool:
        return move in self._open

    def why_not(self, move: Move) -> Reason | None:
        return self.legal.why_not(move) or self._why_closed(move)

    def next(self, prefix: Move) -> Sequence[str]:
        size = len(prefix)
        follow = {move[size] for move in self._open if len(move) > size and move[:size] == prefix}
        return [word for word in self.legal.next(prefix) if word in follow]

    def sample(self, rng: Rng) -> Move:
        return rng.choice(self._open)


class PuzzleSession(LiveSession):
    """Nobody else decides before the horizon, and nothing goes on after it."""

    judged = Signal(int)
    """The person has come to the horizon, with this result."""
    advised = Signal(object)
    """The answer to `ask_way`: its Answer says what is still possible, and how."""

    counts = False

    def __init__(
        self,
        puzzle: Puzzle,
        match: Match[Any],
        player: str,
        others: Sequence[str],
        pace: Pace,
        parent: QObject | None = None,
    ) -> None:
        """`match` stands at the puzzle's position; `others`: names for the other seats."""
        free = iter(others)
        count = max(1, match.beginning.players)
        seats = [SeatInfo(player) if n == puzzle.seat else SeatInfo(next(free), OTHERS) for n in range(count)]
        super().__init__(match, seats, _puzzling(pace), parent)
        kinds = puzzles_of(match.game.id)
        kind = kinds.kind(puzzle.kind) if kinds is not None else None
        assert kind is not None, puzzle.kind
        self.puzzle, self.kind = puzzle, kind
        self.begins = len(match.history)
        """The number of moves of the game from which the puzzle comes."""
        self._first = match.game.copy(match.state)
        self.horizon = kind.horizon(match.game, self._first, puzzle.seat)
        self._open: OpenMoves | None = None
        self.shows_solution = False
        self.best_try: tuple[int, tuple[Move, ...]] | None = None
        """The best result of this sitting, with its moves."""
        self._ways = Thinking(self)
        self._ways.answered.connect(self.advised)
        self._ways.failed.connect(self.hint_failed)

    # ------------------------------------------------------------------ to the horizon, and not beyond

    @property
    def at_horizon(self) -> bool:
        return self.horizon.over(self.match.state)

    @property
    def decider(self) -> Seat | None:
        return None if self.shows_solution or self.at_horizon else super().decider

    @property
    def finished(self) -> bool:
        return self.at_horizon

    def measure(self, state: Any) -> int:
        """How the seat stands in this state, by what counts at the horizon."""
        return self.kind.measure(state, self.puzzle.seat)

    def why_not(self, move: Move) -> Reason | None:
        return Reason("puzzle_over") if self.at_horizon else super().why_not(move)

    def _legal_of(self, seat: Seat) -> Legal:
        """Closed moves are not among them: no place lights up for them."""
        legal = super()._legal_of(seat)
        if self._open is None or self._open.legal is not legal:
            self._open = OpenMoves(legal, self._why_closed)
        return self._open

    def _why_closed(self, move: Move) -> Reason | None:
        after = self.match.game.copy(self.match.state)
        self.match.game.apply(after, self.puzzle.seat, move)
        return self.horizon.why_closed(after)

    def forced_move(self) -> Move | None:
        """Where moves are closed the only open one is still the person's to play."""
        move = super().forced_move()
        return None if move is None or self._open is None or self._open.closed else move

    def set_pace(self, pace: Pace) -> None:
        super().set_pace(_puzzling(pace))

    def _after(self, played: PlayedMove, asked: bool = False) -> None:
        super()._after(played, asked)
        if self.at_horizon and not self.shows_solution:
            result = self.measure(self.match.state)
            if self.best_try is None or result > self.best_try[0]:
                self.best_try = result, self.played_here
            self.judged.emit(result)

    @property
    def played_here(self) -> tuple[Move, ...]:
        """The moves since the puzzle's beginning."""
        return tuple(played.move for played in self.match.history[self.begins :])

    # ------------------------------------------------------------------ taking back

    def next_undo(self) -> Undo | Reason:
        """To the last decision, whatever has come to light: nothing hidden counts here."""
        for left in range(len(self.match.history) - 1, self.begins - 1, -1):
            if was_decided(self, left):
                return Undo(left, practice=False)
        return Reason("nothing_to_undo")

    def start_over(self) -> None:
        """Back to the puzzle's position."""
        self.shows_solution = False
        self._stop()
        undone = []
        while len(self.match.history) > self.begins:
            self.by_itself.discard(len(self.match.history))
            undone.append(self.match.undo(beyond_revelation=True))
        for played in undone:
            self.taken_back.emit(played)
        self.go_on()

    def show_solution(self) -> None:
        """Lay the best line on the table, to be replayed."""
        self.start_over()
        self._stop()
        self.shows_solution = True
        for move in self.puzzle.moves:
            self.match.play(self.puzzle.seat, move)
        self.waiting.emit()

    # ------------------------------------------------------------------ hints

    def why_no_hint(self) -> Reason | None:
        """The puzzle has hints of its own."""
        return Reason("puzzle_over") if self.at_horizon or self.shows_solution else None

    def ask_way(self) -> None:
        """Ask what is still possible from here; `advised` brings the answer."""
        game = self.match.game
        view = codec_of(game.id).to_data(game.view(self._first, self.puzzle.seat))
        asked = Question(game.id, view, self.puzzle.seat, 0, played=self.played_here, puzzle=self.puzzle.kind)
        self._ways.ask(asked, self._is_way)

    def _is_way(self, found: Answer) -> bool:
        return not found.line or self.match.why_not(self.puzzle.seat, found.move) is None

    def drop_way(self) -> None:
        """The position has changed, or nobody waits any more."""
        if self._ways.is_thinking:
            self._ways.cancel()


def _puzzling(pace: Pace) -> Pace:
    """No question stands between the moves of a puzzle, and undo goes as far as one likes."""
    return pace._replace(end_of_turn=AT_ONCE, ask_before_revelation=False, practice=True)
