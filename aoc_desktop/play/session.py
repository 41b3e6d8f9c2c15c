"""A game as a table shows it: a Match with seats and a pace, the seat that decides, and its legal moves. `LiveSession`
(play/live_session.py) plays on; past moments and tried moves (play/past.py) are sessions too."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from aoc_desktop.ai.levels import strongest
from aoc_desktop.kernel.errors import IllegalMove, Reason
from aoc_desktop.kernel.events import Event, seen
from aoc_desktop.kernel.game import CHANCE, Legal, Move, Seat
from aoc_desktop.kernel.match import Match, PlayedMove
from aoc_desktop.kernel.notation import is_at_once
from aoc_desktop.kernel.record import Record, record_of_match
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.saved_record import distinct, is_brought
from aoc_desktop.profile.settings import ASK

HUMAN = "human"
LESSON = "lesson"
"""Where a record's `meta` says how far a guided game has come."""
PASSING = ("unconfirmed", "handed_on", "result", "checksum", "own", "signed", "journal")
"""Entries of a record's `meta` that belong to one moment or one file, not to the game."""
LOOKING_BACK = Reason("looking_back")


class SeatInfo(NamedTuple):
    """The player of a seat: a name, "human" or an AI level, the number of a chosen colour, and the style of an AI."""

    name: str
    level: str = HUMAN
    colour: int | None = None
    style: str = ""

    @property
    def is_human(self) -> bool:
        return self.level == HUMAN


def colours_of(seats: Sequence[SeatInfo]) -> tuple[int, ...]:
    """A colour for each seat, by its number: the chosen one, or else the first free one."""
    return distinct([seat.colour for seat in seats])


class Pace(NamedTuple):
    """How fast automatic moves come, and when the game asks; every field is a setting of the user's."""

    delay: int = 400
    """Milliseconds before an AI seat's or an automatic move; 0: at once."""
    play_forced_moves: bool = True
    end_of_turn: str = ASK
    """One of `AT_ONCE`, `BREATH` and `ASK` (profile/settings.py)."""
    breath: int = 1200
    """Milliseconds after which a turn ends by itself."""
    ask_before_revelation: bool = False
    practice: bool = False
    """Undo goes beyond revelations, which makes the game a practice game."""
    step_by_step: bool = False
    """Each move of an AI seat waits for the user's key."""


class Session(QObject):
    """A game as a table shows it. Only the subclass LiveSession plays."""

    played = Signal(object)
    """A move was played: its PlayedMove."""
    taken_back = Signal(object)
    """A move was undone: its PlayedMove."""
    counts = True
    """Whether its end is a result: kept, told, reviewed. A puzzle's is not."""

    waiting = Signal()
    """The decider or the awaited confirmation may have changed. Comes after every other signal."""

    def __init__(
        self,
        match: Match[Any],
        seats: Sequence[SeatInfo],
        pace: Pace = Pace(),  # noqa: B008 (immutable)
        parent: QObject | None = None,
    ) -> None:
        """`match` must have been started from a record (kernel.record.start)."""
        super().__init__(parent)
        self.match = match
        self.seats = tuple(seats)
        self.pace = pace
        self.unconfirmed: Seat | None = None
        """The human seat whose turn has ended but was not confirmed yet: it may still undo."""
        self.looks_from: Seat | None = None
        """The seat whose view the table shows, whoever decides; None: the view of the person who decides."""
        self.by_itself: set[int] = set()
        """Numbers of the moves, from 1 on, that were played automatically for a person. Records do not mark them."""
        self.allows: Callable[[Move], bool] | None = None
        """A lesson: which legal moves it lets a person play now; the session then plays no forced move."""
        self.allowed: Callable[[], Sequence[Move]] = tuple
        """The allowed moves as a list, for games with too many legal moves to filter."""
        self.notes: dict[str, Any] = {}
        """Entries for the record's `meta` that the table wants to find again."""
        meta = match.beginning.meta
        self.aided = meta.get("aided") is True
        """Whether a hint was given in this game; the result then lacks the word "unaided"."""
        self.practice = meta.get("practice") is True
        """Whether an unfair undo was ever made: the game then earns no achievements."""
        self.handed_on = meta.get("handed_on") is True
        """Play by mail: the game was sent to another player and has not changed here since."""
        self.id = str(meta.get("id", ""))
        """Tells this game from all others, in saves and results."""
        self.seconds = _seconds(meta.get("seconds"))
        """Seconds of play so far."""
        self._legal: tuple[Any, int, Seat, Legal] | None = None
        """The legal moves of a seat, with the state and number of moves for which they were listed."""
        self._held: tuple[int, Match[Any]] | None = None
        """The match before the move that ended a round, and the number of moves including that move."""

    @property
    def brought(self) -> bool:
        """Whether the game was not played on this machine: it then earns nothing."""
        return is_brought(self.match.beginning.meta)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple(info.name for info in self.seats)

    # Deciders and their legal moves

    @property
    def decider(self) -> Seat | None:
        """The seat that must decide now; None when the game is over or a confirmation is awaited.

        Where several decide at once, people are asked one after the other, and AI seats think meanwhile."""
        deciders = self.match.deciders
        if not deciders or self.unconfirmed is not None:
            return None
        if len(deciders) == 1:
            return deciders[0]
        return next((seat for seat in deciders if self.is_human(seat)), deciders[0])

    def still_asked(self, seat: Seat, moves: int) -> bool:
        """Whether a question that the seat got after so many moves still stands: since then only others of several
        deciders have answered, without a revelation."""
        since = self.match.history[moves:]
        others = all(is_at_once(one.line) and one.seat != seat and one.revelation is None for one in since)
        return len(self.match.history) >= moves and others and self.decider == seat

    @property
    def person(self) -> Seat | None:
        """The person at the screen: the one whose view it is, the one who decides, or the only one."""
        if self.looks_from is not None:
            return self.looks_from
        if self.decider is not None and self.is_human(self.decider):
            return self.decider
        people = [seat for seat, info in enumerate(self.seats) if info.is_human]
        return people[0] if len(people) == 1 else None

    @property
    def human_decides(self) -> bool:
        decider = self.decider
        return decider is not None and self.is_human(decider)

    def is_human(self, seat: Seat) -> bool:
        """Whether a person plays the seat; CHANCE has none."""
        return seat != CHANCE and self.seats[seat].is_human

    def level_against(self, seat: Seat) -> str:
        """The strongest level that a seat plays against: odds are told by it."""
        return strongest(info.level for other, info in enumerate(self.seats) if other != seat)

    @property
    def finished(self) -> bool:
        return not self.match.deciders

    @property
    def legal_now(self) -> Legal | None:
        """The legal moves of the person at the table, not listed yet; None unless a person decides."""
        return self._legal_of(self._human()) if self.human_decides else None

    def look_again(self) -> None:
        """Forget the listed moves, because the state was changed without a move."""
        self._legal = None

    def _legal_of(self, seat: Seat) -> Legal:
        """The legal moves of a seat, listed once for each state and shared by all that ask."""
        state = self.match.state
        if self._legal is None or self._legal[0] is not state or self._legal[1:3] != (len(self.match.history), seat):
            self._legal = state, len(self.match.history), seat, self.match.legal(seat)
        return self._legal[3]

    def legal(self) -> list[Move]:
        """The legal moves of the person at the table; empty while an AI seat thinks or a confirmation is awaited.

        A game with wide sets of moves (`Traits.wide_moves`) is asked word by word instead.
        """
        moves = list(self._legal_of(self._human())) if self.human_decides else []
        return moves if self.allows is None else [move for move in moves if self.allows(move)]

    def why_not(self, move: Move) -> Reason | None:
        """Why the person at the table may not play this now; None if it is legal."""
        if self.unconfirmed is not None:
            return Reason("turn_ends")
        decider = self.decider
        if decider is not None and not self.is_human(decider):
            player = {"player": self.seats[decider].name} if decider != CHANCE else {}
            return Reason("not_your_turn", {"seat": decider, **player})
        reason = self.match.why_not(0, move) if decider is None else self._legal_of(decider).why_not(move)
        if reason is None and self.allows is not None and not self.allows(move):
            return self._lesson()
        return reason

    def _lesson(self) -> Reason:
        """The lesson asks for another move, or first wants to be read."""
        return Reason("lesson" if self.legal() or not self.human_decides else "lesson_read")

    def preview(self, move: Move) -> tuple[Any, tuple[Event, ...]]:
        """The state after a legal move, and its events, as far as the player can know: if the move would reveal
        something hidden, it is played on a redrawn state."""
        match, seat = self.match, self._human()
        state, events = match.preview(seat, move)
        if any(event.reveals for event in events):
            log: list[Event] = []
            state = match.game.redraw(match.game.view(match.state, seat), Rng(0))
            match.game.apply(state, seat, move, log)
            events = tuple(log)
        return state, seen(events, seat)

    def reveals(self, move: Move) -> bool:
        """Whether a legal move would show something hidden, which ends undo."""
        return any(event.reveals for event in self.preview(move)[1])

    def _human(self) -> Seat:
        assert self.decider is not None
        return self.decider

    # Automatic moves, hints and undo: only LiveSession has them

    @property
    def awaits_step(self) -> bool:
        """Whether an AI seat waits, step by step, for the user's key."""
        return False

    @property
    def breath_left(self) -> float:
        """How much of the breath is left before a turn ends by itself, from 1 down to 0; 0 if it waits."""
        return 0.0

    def hold_breath(self) -> None:
        """The turn no longer ends by itself: it waits for its player."""

    @property
    def is_thinking(self) -> bool:
        """Whether an AI seat is deciding in its own process."""
        return False

    def play(self, move: Move) -> bool:
        """Play a move of the person at the table; raises IllegalMove with the reason. False: the person was asked to
        confirm it and declined."""
        reason = self.why_not(move) or LOOKING_BACK
        raise IllegalMove(reason.code, **reason.params)

    def why_no_hint(self) -> Reason | None:
        """None if the person at the table can ask for a hint now."""
        return LOOKING_BACK

    def why_no_undo(self) -> Reason | None:
        """None if the person at the table can take back the last move, otherwise the reason."""
        return LOOKING_BACK

    @property
    def next_undone(self) -> PlayedMove | None:
        """The person's move that the next undo takes back first."""
        return None

    # What the table shows

    @property
    def on_table(self) -> Match[Any]:
        """The match as the table shows it. A move that ends the round also brings war and the next round: until its
        player confirms the turn, the table shows the match before that move."""
        history = self.match.history
        if self.unconfirmed is None or self._round == history[-1].moment.round:
            return self.match
        if self._held is None or self._held[0] != len(history):
            self._held = len(history), self.match.at(len(history) - 1)
        return self._held[1]

    @property
    def _round(self) -> int:
        return self.match.game.moment(self.match.state).round

    @property
    def holds_back(self) -> bool:
        """Whether the table does not show the last move yet."""
        return self.on_table is not self.match

    def turn_moves(self, seat: Seat) -> list[PlayedMove]:
        """The moves of the seat's current or just ended turn, for the summary."""
        moves: list[PlayedMove] = []
        for played in reversed(self.match.history):
            if played.seat != seat or (moves and any(event.kind == "turn_begins" for event in played.events)):
                break
            moves.insert(0, played)
        return moves

    def turn_events(self, seat: Seat) -> list[Event]:
        """The events of these moves that the seat may see."""
        return [event for played in self.turn_moves(seat) for event in seen(played.events, seat)]

    # Keeping

    def record(self) -> Record:
        """The game so far."""
        record = record_of_match(self.match)
        meta = {name: value for name, value in record.meta.items() if name not in PASSING}
        meta |= {"seats": [self._seat_data(seat) for seat in self.seats], "seconds": round(self.seconds)}
        meta |= {name: True for name in ("aided", "practice", "handed_on") if getattr(self, name)}
        if self.unconfirmed is not None:
            meta["unconfirmed"] = len(record.moves)
        if (outcome := self.match.outcome) is not None:
            ranking = [list(group) for group in outcome.ranking]
            meta["result"] = {"ranking": ranking, "points": list(outcome.points), **outcome.extras}
        meta |= self.notes
        return record._replace(meta=meta)

    def _seat_data(self, seat: SeatInfo) -> dict[str, Any]:
        drawn = {} if seat.is_human else {"seed": self.match.beginning.seed}
        chosen = {} if seat.colour is None else {"colour": seat.colour}
        styled = {"style": seat.style} if seat.style else {}
        return {"name": seat.name, "level": seat.level, **drawn, **chosen, **styled}


def new_id() -> str:
    """A random id for a new game."""
    return secrets.token_hex(8)


def _seconds(value: object) -> float:
    """The seconds in a record's `meta`; 0 if they are unreadable."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return 0.0
    return float(value) if 0 <= value < 10**8 else 0.0
