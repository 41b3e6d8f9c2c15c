"""A match: one game being played, with its history, undo and redo, and each seat's own log.

The history holds moves, not states: a state is copied every few moves, and what lies between is played again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Generic, NamedTuple

from aoc_desktop.kernel.errors import DomainError, IllegalMove, Reason
from aoc_desktop.kernel.events import Event, seen
from aoc_desktop.kernel.game import CHANCE, Game, Legal, Moment, Move, Outcome, S, Seat
from aoc_desktop.kernel.notation import line_of, read_line
from aoc_desktop.kernel.rng import Rng

COPIED_EVERY = 20
"""Moves between two copies of the state. The last few states are all kept, so that undo need not replay."""


class PlayedMove(NamedTuple):
    """One move of the history: who played it, what it was, what came of it, and the moment it was played in."""

    seat: Seat
    move: Move
    line: str
    events: tuple[Event, ...]
    moment: Moment

    @property
    def revelation(self) -> Event | None:
        """The event that brought something hidden to light, if any."""
        return next((event for event in self.events if event.reveals), None)

    @property
    def why_no_undo(self) -> Reason | None:
        """What it revealed, if it did: that cannot be taken back."""
        event = self.revelation
        return None if event is None else Reason("revealed", {"what": " ".join(event.words), "kind": event.kind})


class Match(Generic[S]):
    """Plays moves one by one. What `state` becomes never changes the states of the past."""

    def __init__(self, game: Game[S], state: S) -> None:
        self.game = game
        self.state = state
        self.history: list[PlayedMove] = []
        self._lines: list[str] = []
        """Their lines, for a long game is kept on disk after every move."""
        self._undone: list[PlayedMove] = []
        self._copies: dict[int, S] = {}
        """States by the number of moves before them; never changed, so that matches may share them."""
        self.beginning: Any = None
        """The record (kernel.record.Record) of the set-up, if the match was started from one."""

    @property
    def deciders(self) -> tuple[Seat, ...]:
        return self.game.deciders(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def moves(self) -> list[str]:
        """The moves so far as the lines of a record."""
        return self._lines[:]

    def legal(self, seat: Seat) -> Legal:
        return self.game.legal(self.state, seat)

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        """None if `seat` may play `move` now, otherwise why not."""
        return self._why_not(seat, move, self.deciders)

    def _why_not(self, seat: Seat, move: Move, deciders: tuple[Seat, ...]) -> Reason | None:
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
        deciders = self.deciders
        if (reason := self._why_not(seat, move, deciders)) is not None:
            raise IllegalMove(reason.code, **reason.params)
        log: list[Event] = []
        self._copy_state()
        moment, line = self.game.moment(self.state), line_of(seat, move, deciders)
        try:
            self.game.apply(self.state, seat, move, log)
        except Exception:  # a fault of the rules: the match stays as it was before the move
            self.state = self.game.copy(self._copies[len(self.history)])
            raise
        self.history.append(PlayedMove(seat, move, line, tuple(log), moment))
        self._lines.append(line)
        return self.history[-1].events

    def _copy_state(self) -> None:
        """Before a move: copy the state, and drop the copy that left the last few."""
        here = len(self.history)
        self._copies[here] = self.game.copy(self.state)
        old = here - COPIED_EVERY
        if old % COPIED_EVERY:
            self._copies.pop(old, None)

    def state_at(self, moves: int) -> S:
        """The state after so many moves: only to be looked at, for others may look at it too."""
        if moves == len(self.history):
            return self.game.copy(self.state)
        if moves in self._copies:
            return self._copies[moves]
        start = moves
        while start not in self._copies:
            start -= 1
        state = self.game.copy(self._copies[start])
        for played in self.history[start:moves]:
            self.game.apply(state, played.seat, played.move)
        return state

    def states(self) -> Iterator[S]:
        """The state before each move, one after the other; only to be looked at, for the next move changes it."""
        state = self.game.copy(self.state_at(0))
        for played in self.history:
            yield state
            self.game.apply(state, played.seat, played.move)

    def at(self, moves: int) -> Match[S]:
        """The match as it was after so many moves; nothing can be redone in it."""
        match: Match[S] = Match(self.game, self.game.copy(self.state_at(moves)))
        match.beginning = self.beginning
        match.history, match._lines = self.history[:moves], self._lines[:moves]
        match._copies = {number: state for number, state in self._copies.items() if number <= moves}
        return match

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
        return self.history[-1].why_no_undo

    def undo(self, beyond_revelation: bool = False) -> PlayedMove:
        """Take back the last move; beyond revealed information only if asked."""
        reason = self.why_no_undo()
        if reason is not None and (reason.code != "revealed" or not beyond_revelation):
            raise IllegalMove(reason.code, **reason.params)
        before = len(self.history) - 1
        self.state = self.game.copy(self.state_at(before))
        self._copies.pop(before, None)
        self._undone.append(self.history.pop())
        self._lines.pop()
        return self._undone[-1]

    def redo(self) -> PlayedMove:
        """Play again the move that was taken back last."""
        if not self._undone:
            raise IllegalMove("nothing_to_redo")
        undone = self._undone.pop()
        self._play(undone.seat, undone.move)
        return self.history[-1]

    @property
    def next_redone(self) -> PlayedMove | None:
        """The move that was taken back last."""
        return self._undone[-1] if self._undone else None

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def log(self, seat: Seat | None) -> Iterator[tuple[int, Event]]:
        """What this seat (None: an onlooker) may know of what happened, each with the number of its move."""
        for number, played in enumerate(self.history, 1):
            for event in seen(played.events, seat):
                yield number, event
