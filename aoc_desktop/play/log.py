"""The log line by line. Moves that are told in one breath, such as all that a nation moves, share a line."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from itertools import takewhile
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from aoc_desktop.kernel.events import Cause, Event, RoundBegins, seen
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import Match, PlayedMove
from aoc_desktop.play.rows import FIRST, RowModel
from aoc_desktop.play.session import Session
from aoc_desktop.text.nouns import Noun, nouns
from aoc_desktop.text.words import Words


class LogRow(NamedTuple):
    """A line of the log."""

    key: tuple[int, int]
    """Number of the first move that it tells of (from 1) and of its line."""
    text: str
    turn: int
    """The last move that it tells of: what came of it is shown where the line is opened."""
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


class Passage(NamedTuple):
    """Moves that are told together; most stand alone."""

    first: int
    """The number of its first move."""
    moves: tuple[PlayedMove, ...]
    rows: tuple[LogRow, ...] = ()

    @property
    def last(self) -> int:
        return self.first + len(self.moves) - 1

    @property
    def is_secret(self) -> bool:
        """Whether some seats know more of it than others."""
        return any(event.seen_by for played in self.moves for event in played.events)

    def stands(self, history: Sequence[PlayedMove]) -> bool:
        """Whether all its moves are still in the history."""
        return self.last <= len(history) and history[self.last - 1] is self.moves[-1]


class LogModel(RowModel[LogRow]):
    """What happened, oldest first; grows and shrinks with the history."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(LogRow, parent, shown="text")
        self._words, self._language = words, "en"
        self._match: Match[Any]
        self._players: tuple[str, ...] = ()
        self._forced: set[int] = set()
        """The numbers of moves that their player did not have to decide."""
        self._passages: list[Passage] = []
        self._reader: Seat | None = None
        """The seat that reads: secrets of a seat are told to that seat alone."""
        self._secret_rows: dict[tuple[int, int, Seat | None], tuple[LogRow, ...]] = {}
        """Of passages of which some seats know more than others, by their moves and the reader."""

    def follow(self, session: Session, language: str, viewer: Seat) -> None:
        """Take away the lines of moves that were undone, add those of new ones."""
        self._read(session, language)
        reader = viewer if session.is_human(viewer) else None
        if reader != self._reader:
            self._reader = reader
            self._tell_secrets()
        history, passages = session.on_table.history, self._passages
        changed: list[Passage] = []
        """Those whose rows are in the list and no longer right."""
        while passages and not passages[-1].stands(history):
            changed.append(passages.pop())
            self._secret_rows.clear()
        told = len(passages)
        for number in range(passages[-1].last + 1 if passages else 1, len(history) + 1):
            if not self._goes_on(number, history[number - 1]):
                passages.append(Passage(number, (history[number - 1],)))
                continue
            before = passages[-1]
            if len(passages) == told:
                changed.append(before)
                told -= 1
            passages[-1] = Passage(before.first, (*before.moves, history[number - 1]))
        passages[told:] = [self._told(passage) for passage in passages[told:]]
        beginning = () if self._rows else self._beginning()
        place = len(self._rows) - sum(len(passage.rows) for passage in changed)
        self._retell(place, [*beginning, *(row for passage in passages[told:] for row in passage.rows)])

    def _read(self, session: Session, language: str) -> None:
        """The session itself is not kept: it owns this model, and what owns one another is hard to take apart."""
        self._match, self._forced, self._language = session.match, session.by_itself, language
        self._players = session.names

    def _goes_on(self, number: int, played: PlayedMove) -> bool:
        """Whether a move shares a line with those before it; the same for every reader."""
        if not self._passages or number in self._forced:
            return False
        before = [event for earlier in self._passages[-1].moves for event in seen(earlier.events, None)]
        return self._words.goes_on(before, seen(played.events, None))

    def _retell(self, place: int, rows: Sequence[LogRow]) -> None:
        """From this row on become these: what only says more stays where it is."""
        pairs = zip(self._rows[place:], rows, strict=False)
        same = len(list(takewhile(lambda pair: pair[0].key == pair[1].key, pairs)))
        for number in range(same):
            self._change(place + number, rows[number])
        if place + same < len(self._rows):
            self.remove(place + same, len(self._rows) - 1)
        if same < len(rows):
            self.insert(place + same, rows[same:])

    def _tell_secrets(self) -> None:
        """Another person reads: what some seats know more of than others is told anew."""
        secret = [place for place, passage in enumerate(self._passages) if passage.is_secret]
        if not secret:
            return
        for place in secret:
            passage = self._passages[place]
            key = passage.first, passage.last, self._reader
            if key not in self._secret_rows:
                self._secret_rows[key] = self._told(passage).rows
            self._passages[place] = passage._replace(rows=self._secret_rows[key])
        beginning = [row for row in self._rows if not row.turn]
        self.show([*beginning, *(row for passage in self._passages for row in passage.rows)])

    def say_again(self, session: Session, language: str) -> None:
        """The same lines in another language."""
        self._read(session, language)
        self._secret_rows.clear()
        self._passages = [self._told(passage) for passage in self._passages]
        self.show([*self._beginning(), *(row for passage in self._passages for row in passage.rows)])

    def rows_of(self, moves: range) -> list[LogRow]:
        """The lines of these moves (numbers from 1) and of no others."""
        rows: list[LogRow] = []
        for passage in takewhile(lambda passage: passage.last >= moves.start, reversed(self._passages)):
            inside = range(max(passage.first, moves.start), min(passage.last + 1, moves.stop))
            part = passage.moves[inside.start - passage.first : inside.stop - passage.first] if inside else ()
            if part:
                whole = len(part) == len(passage.moves)
                rows[:0] = passage.rows if whole else self._told(Passage(inside.start, part)).rows
        return rows

    # ------------------------------------------------------------------ words

    def _beginning(self) -> tuple[LogRow, ...]:
        """Before the first move."""
        match, players = self._match, self._players
        state = match.state_at(0)
        text = self._words.beginning(match.beginning, state, players, self._language)
        first = LogRow((0, 0), text, 0, None, 1, "game_begins", (), ())
        told = self._words.log(self._words.first_events(state), self._language, players, match.state)
        return first, *(self._row((0, line), *entry, 0, 1) for line, entry in enumerate(told, 1))

    def _told(self, passage: Passage) -> Passage:
        """With its rows, as the reader may know it."""
        events, number_of = list[Event](), dict[int, int]()
        for number, played in enumerate(passage.moves, passage.first):
            for event in seen(played.events, self._reader):
                events.append(event)
                number_of[id(event)] = number
        whole = passage.moves[0].events
        may_name = passage.first in self._forced and len(seen(whole, self._reader)) == len(whole)
        rows = [self._by_itself(passage)] if may_name else []
        round_now = passage.moves[0].moment.round
        entries = self._words.log(events, self._language, self._players, self._match.state)
        for line, (text, told) in enumerate(entries, len(rows)):
            first, last = number_of[id(told[0])], number_of[id(told[-1])]
            rows.append(self._row((first, line), text, told, last, round_now))
            round_now = rows[-1].round
        return passage._replace(rows=tuple(rows))

    def _row(self, key: tuple[int, int], text: str, events: Sequence[Event], last: int, round_now: int) -> LogRow:
        head, words = events[0], self._words
        cards, causes = words.cards_of_events(events), _causes(events)
        meant = [*cards, *words.rules_of_events(events), *words.terms]
        named = nouns(text, meant, self._language, words.game)
        number = head.round if isinstance(head, RoundBegins) else round_now
        return LogRow(
            key,
            text,
            last,
            words.seat_of_line(events),
            number,
            head.kind,
            cards,
            causes,
            named,
            isinstance(head, RoundBegins),
        )

    def _by_itself(self, passage: Passage) -> LogRow:
        """The line of a move without a choice; the lines of its events follow."""
        match, played, number = self._match, passage.moves[0], passage.first
        only = len(list(match.game.legal(match.state_at(number - 1), played.seat))) == 1
        kind = "only_choice" if only else "any_order"
        text = self._words.forced(kind, played.move, self._language)
        cards = tuple(self._words.cards_of_move(played.move, self._language, played=True))
        named = nouns(text, cards, self._language, self._words.game)
        return LogRow((number, 0), text, number, played.seat, played.moment.round, kind, cards, (), named)


def _causes(events: Sequence[Event]) -> tuple[Cause, ...]:
    return tuple(dict.fromkeys(event.cause for event in events if event.cause is not None))
