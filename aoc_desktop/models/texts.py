"""The legal moves in words and the log line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt

from aoc_desktop.kernel.events import Cause, Event, seen
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.models.rows import FIRST, Index, RowModel
from aoc_desktop.models.session import Session
from aoc_desktop.text.nouns import Noun, nouns
from aoc_desktop.text.words import Words

Facts = Callable[[Session, Move, str], Mapping[str, object]]
"""What the text of a legal move may say of its costs and gains, in a language."""


class LegalRow(NamedTuple):
    move: Move


class LegalRole(IntEnum):
    MOVE = FIRST
    TEXT = FIRST + 1
    NOUNS = FIRST + 2


class LegalModel(RowModel[LegalRow]):
    """Every legal move of the person at the table. A move is put into words only when somebody reads it."""

    def __init__(self, session: Session, words: Words, facts: Facts, parent: QObject | None = None) -> None:
        super().__init__(LegalRow, parent)
        self._session, self._words, self._facts = session, words, facts
        self._language = "en"
        self._made_after = 0
        self._texts: dict[Move, str] = {}
        self.describe: Callable[[Move], str] = lambda move: ""
        """What else there is to say of a legal move to whoever hears the list: the table knows."""

    def show_moves(self, moves: tuple[Move, ...], language: str) -> None:
        """A move that stays legal may now cost or give something else: all are read anew."""
        # While rows come and go, whoever reads one that is on its way out must not try it out.
        self._language, self._made_after = language, -1
        self.show([LegalRow(move) for move in moves])
        self._made_after = len(self._session.match.history)
        self._texts.clear()
        if moves:
            words = [int(LegalRole.TEXT), int(Qt.ItemDataRole.DisplayRole)]
            self.dataChanged.emit(self.index(0), self.index(len(moves) - 1), words)

    def text(self, move: Move) -> str:
        """A legal move in plain words, with what it costs and gives."""
        if move not in self._texts:
            facts = self._facts(self._session, move, self._language) if self._is_current else {}
            self._texts[move] = self._words.move(move, self._language, facts)
        return self._texts[move]

    @property
    def _is_current(self) -> bool:
        """Between a move and the next `show_moves`, or while a turn waits to be confirmed, old moves can no longer be
        tried out: a screen reader may still ask for one that it has seen."""
        session = self._session
        return session.human_decides and len(session.match.history) == self._made_after

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        words = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, LegalRole.TEXT)
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        move = self._rows[index.row()].move
        if role == LegalRole.NOUNS:
            meant = [*self._words.cards_of_move(move, self._language), *self._words.terms]
            return nouns(self.text(move), meant, self._language, self._words.game)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self.describe(move) if self._is_current else ""
        return self.text(move) if role in words else super().data(index, role)


class LogRow(NamedTuple):
    """A line of the log."""

    key: tuple[int, int]
    """Number of the move (from 1) and of its line."""
    text: str
    turn: int
    seat: Seat | None
    round: int
    kind: str
    """Of the event that the line begins with."""
    cards: tuple[tuple[str, str], ...]
    """The cards that the line speaks of: kind and id."""
    causes: tuple[Cause, ...]
    """The cards and rules behind it, for "Why?"."""
    nouns: tuple[Noun, ...] = ()
    """Where the text names them."""
    heading: bool = False
    """A round begins with it."""


class LogRole(IntEnum):
    KEY = FIRST
    TEXT = FIRST + 1
    TURN = FIRST + 2
    SEAT = FIRST + 3
    ROUND = FIRST + 4
    KIND = FIRST + 5
    CARDS = FIRST + 6
    CAUSES = FIRST + 7
    NOUNS = FIRST + 8
    HEADING = FIRST + 9


class LogModel(RowModel[LogRow]):
    """What happened, oldest first; grows and shrinks with the history."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(LogRow, parent, shown="text")
        self._words = words
        self._turns: list[PlayedMove] = []
        self._reader: Seat | None = None
        """Who reads: what only one seat knows is told to that seat alone."""
        self._secret_lines: dict[tuple[int, Seat | None], list[LogRow]] = {}
        """Lines of moves of which some seats know more than others, by the move's number and the reader."""

    def follow(self, session: Session, language: str, viewer: Seat) -> None:
        """Take away the lines of moves that were undone, add those of new ones."""
        reader = viewer if session.is_human(viewer) else None
        if reader != self._reader:
            self._reader = reader
            self._tell_secrets(session, language)
        history = session.match.history
        while self._turns and (len(self._turns) > len(history) or self._turns[-1] is not history[len(self._turns) - 1]):
            self._turns.pop()
            self._secret_lines.clear()
        left = len(self._rows)
        while left and self._rows[left - 1].turn > len(self._turns):
            left -= 1
        if left < len(self._rows):
            self.remove(left, len(self._rows) - 1)
        rows = [] if self._rows else self._beginning(session, language)
        for number, turn in enumerate(history[len(self._turns) :], len(self._turns) + 1):
            self._turns.append(turn)
            rows += self._lines(session, turn, number, language)
        if rows:
            self.insert(len(self._rows), rows)

    def _tell_secrets(self, session: Session, language: str) -> None:
        """Another person reads: the lines of moves of which some seats know more than others are told anew."""
        secret = [number for number, turn in enumerate(self._turns, 1) if any(event.seen_by for event in turn.events)]
        if not secret:
            return
        lines: dict[int, list[LogRow]] = {number: [] for number in range(len(self._turns) + 1)}
        for row in self._rows:
            lines[row.turn].append(row)
        for number in secret:
            if (key := (number, self._reader)) not in self._secret_lines:
                self._secret_lines[key] = self._lines(session, self._turns[number - 1], number, language)
            lines[number] = self._secret_lines[key]
        self.show([row for rows in lines.values() for row in rows])

    def say_again(self, session: Session, language: str) -> None:
        """The same lines in another language."""
        self._secret_lines.clear()
        rows = self._beginning(session, language)
        for number, turn in enumerate(self._turns, 1):
            rows += self._lines(session, turn, number, language)
        self.show(rows)

    def _beginning(self, session: Session, language: str) -> list[LogRow]:
        """Before the first move."""
        match = session.match
        state, players = match.state_at(0), [info.name for info in session.seats]
        text = self._words.beginning(match.beginning, state, players, language)
        rows = [LogRow((0, 0), text, 0, None, 1, "game_begins", (), ())]
        return rows + self._told(self._words.first_events(state), session, 0, 1, language, len(rows))

    def _lines(self, session: Session, turn: PlayedMove, number: int, language: str) -> list[LogRow]:
        told = seen(turn.events, self._reader)
        rows = [self._by_itself(session, turn, number, language)] if number in session.by_itself else []
        return rows + self._told(told, session, number, turn.moment.round, language, len(rows))

    def _by_itself(self, session: Session, turn: PlayedMove, number: int, language: str) -> LogRow:
        """Says that nobody had to decide this move; what came of it follows."""
        match = session.match
        only = len(list(match.game.legal(match.state_at(number - 1), turn.seat))) == 1
        kind = "only_choice" if only else "any_order"
        text = self._words.forced(kind, turn.move, language)
        cards = tuple(self._words.cards_of_move(turn.move, language, played=True))
        named = nouns(text, cards, language, self._words.game)
        return LogRow((number, 0), text, number, turn.seat, turn.moment.round, kind, cards, (), named)

    def _told(
        self, told: Sequence[Event], session: Session, number: int, round_now: int, language: str, above: int
    ) -> list[LogRow]:
        """The lines for these events of a move, below `above` others of it."""
        players = [info.name for info in session.seats]
        rows = []
        for line, (text, events) in enumerate(self._words.log(told, language, players, session.match.state), above):
            head = events[0]
            heading = head.kind == self._words.round_event
            round_now = head.amount if heading else round_now
            cards, causes = self._words.cards_of_events(events), _causes(events)
            meant = [*cards, *self._words.rules_of_events(events), *self._words.terms]
            named = nouns(text, meant, language, self._words.game)
            key = (number, line)
            rows.append(LogRow(key, text, number, head.seat, round_now, head.kind, cards, causes, named, heading))
        return rows


def _causes(events: list[Event]) -> tuple[Cause, ...]:
    return tuple(dict.fromkeys(event.cause for event in events if event.cause is not None))
