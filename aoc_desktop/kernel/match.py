"""A match: one game being played, with its history, undo and redo, and each seat's own log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Generic, NamedTuple

from aoc_desktop.kernel.errors import DomainError, IllegalMove, Reason
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import CHANCE, Game, Legal, Move, Outcome, S, Seat
from aoc_desktop.kernel.notation import line_of, read_line
from aoc_desktop.kernel.rng import Rng


class Turn(NamedTuple, Generic[S]):
    """One move of the history: the state it was played in, who played it, what it was and what came of it."""

    before: S
    seat: Seat
    move: Move
    line: str
    events: tuple[Event, ...]

    @property
    def revelation(self) -> Event | None:
        """The event that brought something hidden to light, if any."""
        return next((event for event in self.events if event.reveals), None)


class Match(Generic[S]):
    """Plays moves one by one. States in the history are copies: what `state` becomes never changes them."""

    def __init__(self, game: Game[S], state: S) -> None:
        self.game = game
        self.state = state
        self.history: list[Turn[S]] = []
        self._undone: list[Turn[S]] = []
        self.beginning: Any = None
        """The record (kernel.record.Record) of the set-up, if the match was started from one."""
        self.assisted = False
        """True once a move was taken back beyond revealed information."""

    @property
    def deciders(self) -> tuple[Seat, ...]:
        return self.game.deciders(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def moves(self) -> list[str]:
        """The moves so far as the lines of a record."""
        return [turn.line for turn in self.history]

    def legal(self, seat: Seat) -> Legal:
        return self.game.legal(self.state, seat)

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        """None if `seat` may play `move` now, otherwise why not."""
        deciders = self.deciders
        if not deciders:
            return Reason("finished")
        if seat not in deciders:
            return Reason("not_your_turn", {"seat": deciders[0]})
        return self.legal(seat).why_not(move)

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Play a legal move; raises IllegalMove with the reason otherwise. Forgets what could be redone."""
        events = self._play(seat, move)
        self._undone.clear()
        return events

    def _play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        if (reason := self.why_not(seat, move)) is not None:
            raise IllegalMove(reason.code, **reason.params)
        log: list[Event] = []
        before = self.game.copy(self.state)
        line = line_of(seat, move, self.deciders)
        self.game.apply(self.state, seat, move, log)
        self.history.append(Turn(before, seat, move, line, tuple(log)))
        return self.history[-1].events

    def play_line(self, line: str) -> tuple[Event, ...]:
        """Play a move given as a line of a record."""
        return self.play(*read_line(line, self.deciders))

    def play_lines(self, lines: Iterable[str]) -> None:
        """Play a record's moves, counted from 1."""
        for number, line in enumerate(lines, 1):
            self.play_numbered(number, line)

    def play_numbered(self, number: int, line: str) -> None:
        """Play a record's move; an error says its number."""
        try:
            self.play_line(line)
        except DomainError as error:
            raise IllegalMove("move", number=number, move=line, reason=error.reason) from error

    def draw(self, rng: Rng) -> tuple[Event, ...]:
        """Let chance decide."""
        return self.play(CHANCE, self.game.draw(self.state, rng))

    def preview(self, seat: Seat, move: Move) -> tuple[S, tuple[Event, ...]]:
        """What a legal move would lead to, with its events; the match itself stays as it is."""
        state = self.game.copy(self.state)
        log: list[Event] = []
        self.game.apply(state, seat, move, log)
        return state, tuple(log)

    def why_no_undo(self) -> Reason | None:
        """None if the last move can be taken back without help, otherwise what stops it."""
        if not self.history:
            return Reason("nothing_to_undo")
        if (event := self.history[-1].revelation) is not None:
            return Reason("revealed", {"what": event.what, "kind": event.kind})
        return None

    def undo(self, beyond_revelation: bool = False) -> Turn[S]:
        """Take back the last move. Beyond revealed information only if asked, and then the match is assisted."""
        reason = self.why_no_undo()
        if reason is not None and (reason.code != "revealed" or not beyond_revelation):
            raise IllegalMove(reason.code, **reason.params)
        if reason is not None:
            self.assisted = True
        turn = self.history.pop()
        self.state = self.game.copy(turn.before)
        self._undone.append(turn)
        return turn

    def redo(self) -> Turn[S]:
        """Play again the move that was taken back last."""
        if not self._undone:
            raise IllegalMove("nothing_to_redo")
        turn = self._undone.pop()
        self._play(turn.seat, turn.move)
        return self.history[-1]

    @property
    def next_redone(self) -> Turn[S] | None:
        """The move that was taken back last."""
        return self._undone[-1] if self._undone else None

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def log(self, seat: Seat | None) -> Iterator[tuple[int, Event]]:
        """What this seat (None: an onlooker) may know of what happened, each with the number of its move."""
        for number, turn in enumerate(self.history, 1):
            for event in turn.events:
                if event.seen_by is None or seat in event.seen_by:
                    yield number, event
