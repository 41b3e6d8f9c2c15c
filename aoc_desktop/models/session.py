"""A running game as the window sees it: a Match with seats, pace and confirmation, and signals for what changes.

The one place where moves enter: from a person's hand, from an AI seat, by undo and redo.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from aoc_desktop.ai.hints import HINT_BUDGET
from aoc_desktop.ai.levels import BUDGETS, level
from aoc_desktop.ai.worker import Answer, Question, question, question_seed
from aoc_desktop.games import codec_of
from aoc_desktop.kernel.errors import IllegalMove, Reason
from aoc_desktop.kernel.events import Event, seen
from aoc_desktop.kernel.game import CHANCE, Legal, Move, Seat
from aoc_desktop.kernel.match import Match, PlayedMove
from aoc_desktop.kernel.record import Record, record_of_match
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.models.forced import without_choice
from aoc_desktop.models.taking_back import Undo, next_undo
from aoc_desktop.models.thinking import Thinking
from aoc_desktop.profile.saved_record import distinct

HUMAN = "human"
LESSON = "lesson"
"""Where a record's `meta` says how far a guided game has come."""
PASSING = ("unconfirmed", "handed_on", "result", "checksum", "journal")
"""What the `meta` of a record says of one moment, or of one file."""
LONGEST_THOUGHT = 300.0
"""Seconds: a table that was left alone for longer was not being played at."""


class SeatInfo(NamedTuple):
    """Who sits on a seat: a name, and "human" or an AI level; the number of a colour if one was chosen."""

    name: str
    level: str = HUMAN
    colour: int | None = None

    @property
    def is_human(self) -> bool:
        return self.level == HUMAN


def colours_of(seats: Sequence[SeatInfo]) -> tuple[int, ...]:
    """A colour for each seat, by its number: what was chosen, the first free ones for the others."""
    return distinct([seat.colour for seat in seats])


class Pace(NamedTuple):
    """How the game runs by itself; every field is a setting of the user's."""

    delay: int = 400
    """Milliseconds before an AI seat's or an automatic move; 0: at once."""
    play_forced_moves: bool = True
    confirm_end_of_turn: bool = True
    ask_before_revelation: bool = False
    practice: bool = False
    """Undo goes on beyond what was revealed, which makes the game a practice game."""
    step_by_step: bool = False
    """Each move of an AI seat waits until it is asked for."""


class Session(QObject):
    """Plays one game. Signals come after the state has changed; `PlayedMove.events` say what happened."""

    played = Signal(object)
    """A move was played: its PlayedMove."""
    taken_back = Signal(object)
    """A move was undone: its PlayedMove."""
    waiting = Signal()
    """Who must decide, or whether a confirmation is awaited, may have changed. Comes after every other signal."""
    hinted = Signal(object)
    """The answer to `ask_hint`: a tuple of Candidates, best first."""
    hint_dropped = Signal()
    """The hint that was asked for will not come: something else happened first."""

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
        self.confirmed = 0
        """How many moves there were when a person last ended a turn for good."""
        self.unconfirmed: Seat | None = None
        """The human seat whose turn has ended but was not confirmed yet: it may still undo."""
        self._legal: tuple[Any, int, Seat, Legal] | None = None
        """The legal moves of a seat, with the state and the number of moves that they belong to."""
        self.forced: dict[int, bool] = {}
        """By the number of moves before it: whether a move left its player no choice, as far as that was asked."""
        self._held: tuple[int, Match[Any]] | None = None
        """The match before the move that ended a round, and how many moves there are with it."""
        self.looks_from: Seat | None = None
        """The seat from which the table is seen whoever decides; None: the person's who does."""
        self.asks: Callable[[Move], bool] | None = None
        """Asked before a person's move that shows something hidden, if the pace says so; False: it is not played."""
        self.keep: Callable[[], object] = lambda: None
        """Called when the game has changed, before anybody is told of it: whoever keeps it on disk does so now."""
        self.lull: Callable[[], int] = lambda: 0
        """Milliseconds for which the table still shows what has befallen: nothing moves by itself before."""
        self._paused = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._move_by_itself)
        self._thinking = Thinking(self)
        self._thinking.answered.connect(self._thought)
        self._thinks_for: Seat = CHANCE
        """The seat that is thinking, or thought last."""
        self._thinks_about: Any = None
        """What it knew when it was asked."""
        self._advice = Thinking(self)
        self._advice.answered.connect(self._advised)
        meta = match.beginning.meta
        self.aided = meta.get("aided") is True
        """Whether a hint was given in this game. It costs nothing but the word "unaided"."""
        self.practice = meta.get("practice") is True
        """Whether something was taken back that fair undo would not: for ever, and no achievement is earned."""
        self.handed_on = meta.get("handed_on") is True
        """Play by mail: it was sent to another player and nothing was played here since."""
        self.id = str(meta.get("id", ""))
        """Tells this game from all others, in saves and results."""
        self.seconds = _seconds(meta.get("seconds"))
        """How long it has been played."""
        self._clock = QElapsedTimer()
        self.by_itself: set[int] = set()
        """Numbers of the moves, from 1 on, that were played for a person. A record does not tell them from others."""
        self.allows: Callable[[Move], bool] | None = None
        """A lesson: which of the legal moves it lets a person play now; nothing is then played by itself."""
        self.replies: Mapping[Seat, Sequence[Move]] = {}
        """A lesson: what AI seats play, move by move; after the last they decide for themselves."""
        self.notes: dict[str, Any] = {}
        """What whoever sits at the table wants to find again in the record's `meta`."""

    def resume(self) -> None:
        """Go on with a game from its record: a turn that was not confirmed when it was left still is not."""
        history = self.match.history
        if history and self.match.beginning.meta.get("unconfirmed") == len(history) and self._ends_turn(history[-1]):
            self.unconfirmed = history[-1].seat
        else:
            self.confirmed = len(history)

    # What is asked of whom

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

    @property
    def person(self) -> Seat | None:
        """Who sits at the screen: whose view it is, the person who decides, or the only one."""
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
        """Whether a person sits there; chance sits on no chair."""
        return seat != CHANCE and self.seats[seat].is_human

    @property
    def finished(self) -> bool:
        return not self.match.deciders

    @property
    def legal_now(self) -> Legal | None:
        """The legal moves of the person at the table, none of them listed yet; None where nobody there decides."""
        return self._legal_of(self._human()) if self.human_decides else None

    def look_again(self) -> None:
        """The state was changed by something else than a move: what was listed no longer holds."""
        self._legal = None

    def _legal_of(self, seat: Seat) -> Legal:
        """What a seat may do now: asked for by many after each move, listed once."""
        state = self.match.state
        if self._legal is None or self._legal[0] is not state or self._legal[1:3] != (len(self.match.history), seat):
            self._legal = state, len(self.match.history), seat, self.match.legal(seat)
        return self._legal[3]

    def next_words(self, prefix: Move = ()) -> Sequence[str]:
        """The words that may follow in a move of the person at the table."""
        legal = self.legal_now
        return () if legal is None else legal.next(prefix)

    def legal(self) -> list[Move]:
        """What the person at the table may do now: nothing while an AI seat thinks or a confirmation is awaited.

        A game with wide sets of moves (`Traits.wide_moves`) is asked word by word instead."""
        moves = list(self._legal_of(self._human())) if self.human_decides else []
        return moves if self.allows is None else [move for move in moves if self.allows(move)]

    def why_not(self, move: Move) -> Reason | None:
        """Why the person at the table may not do this now; None if it is legal."""
        if self.unconfirmed is not None:
            return Reason("pending_choice")
        decider = self.decider
        if decider is not None and not self.is_human(decider):
            player = {"player": self.seats[decider].name} if decider != CHANCE else {}
            return Reason("not_your_turn", {"seat": decider, **player})
        reason = self.match.why_not(0, move) if decider is None else self._legal_of(decider).why_not(move)
        if reason is None and self.allows is not None and not self.allows(move):
            return self._lesson()
        return reason

    def _lesson(self) -> Reason:
        """It asks for another move, or for none: then it is to be read."""
        return Reason("lesson" if self.legal() or not self.human_decides else "lesson_read")

    def preview(self, move: Move) -> tuple[Any, tuple[Event, ...]]:
        """The state that a legal move leads to, with its events, as far as its player can know: where something hidden
        would come to light, another card than the one that will come."""
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

    # Playing

    def begin(self) -> None:
        """Let the first seat decide. To be called once everything listens."""
        self._clock.start()
        self.go_on()

    def play(self, move: Move) -> bool:
        """A move of the person at the table; raises IllegalMove with the reason. False: asked, they thought again."""
        if (reason := self.why_not(move)) is not None:
            raise IllegalMove(reason.code, **reason.params)
        if self.asks is not None and self.pace.ask_before_revelation and self.reveals(move) and not self.asks(move):
            return False
        self._play(self._human(), move)
        return True

    def confirm(self) -> None:
        """End the turn for good: the next seat may play."""
        self.unconfirmed = None
        self.confirmed = len(self.match.history)
        self.go_on()

    @property
    def on_table(self) -> Match[Any]:
        """The match as the table shows it. A move that ends the round brings what its player has not agreed to yet,
        war and the next round: until the turn is confirmed the table stays as it was before that move."""
        history = self.match.history
        if self.unconfirmed is None or not any(event.kind == "round_begins" for event in history[-1].events):
            return self.match
        if self._held is None or self._held[0] != len(history):
            self._held = len(history), self.match.at(len(history) - 1)
        return self._held[1]

    @property
    def holds_back(self) -> bool:
        """Whether the table does not show the last move yet."""
        return self.on_table is not self.match

    def _play(self, seat: Seat, move: Move) -> None:
        self.forced.pop(len(self.match.history), None)
        self.match.play(seat, move)
        self._after(self.match.history[-1])

    def _after(self, turn: PlayedMove) -> None:
        """A move was played or redone: a person who has ended a turn is asked to confirm it."""
        self.handed_on = False
        if self._clock.isValid():
            self.seconds += min(LONGEST_THOUGHT, self._clock.restart() / 1000)
        if self._ends_turn(turn):
            if self.pace.confirm_end_of_turn:
                self.unconfirmed = turn.seat
            else:
                self.confirmed = len(self.match.history)
        self.keep()
        self.played.emit(turn)
        self.go_on()

    def _ends_turn(self, turn: PlayedMove) -> bool:
        """Whether a person's turn has ended with it, and the game has not."""
        ended = any(event.kind == "turn_ends" and event.seat == turn.seat for event in turn.events)
        return ended and self.is_human(turn.seat) and not self.finished

    def go_on(self) -> None:
        """Announce who decides, and start the clock where nobody at the table has to."""
        self._paused = False
        if not self._thinks_on():
            self._stop()
            mover = self._mover()
            if mover is not None and not self.awaits_step:
                # Dice need no time to think.
                self._timer.start(self.lull() + (0 if mover == CHANCE else self.pace.delay))
        self.waiting.emit()

    def _thinks_on(self) -> bool:
        """Whether an AI seat is thinking about what is still asked of it: another of several deciders has answered."""
        seat = self._thinks_for
        if not self._thinking.is_thinking or seat not in self.match.deciders or self.unconfirmed is not None:
            return False
        return bool(self.match.game.view(self.match.state, seat) == self._thinks_about)

    def _mover(self) -> Seat | None:
        """The seat that moves by itself now: chance, an AI seat, or a person who has no choice."""
        decider = self.decider
        if decider is None:
            return None
        others = [seat for seat in self.match.deciders if not self.is_human(seat)]
        if others:
            return others[0]
        return decider if self.pace.play_forced_moves and self.forced_move() is not None else None

    @property
    def awaits_step(self) -> bool:
        """Whether an AI seat would move now but, step by step, has to be asked to."""
        if not self.pace.step_by_step or self.is_thinking or self.decider in (None, CHANCE):
            return False
        return not self.human_decides

    def forced_move(self) -> Move | None:
        """What the person at the table cannot but play, if it shows nothing hidden."""
        if not self.human_decides or self.allows is not None:
            return None
        move = without_choice(self.match.game, self.match.state, self._human(), self._legal_of(self._human()))
        return None if move is None or self.reveals(move) else move

    def _move_by_itself(self) -> None:
        mover = self._mover()
        if mover is None:
            return
        forced = self.forced_move() if self.is_human(mover) else None
        if forced is not None:
            self.by_itself.add(len(self.match.history) + 1)
        redone = self.match.next_redone
        if redone is not None and redone.seat == mover:  # what moves by itself does again what was taken back with it
            self._after(self.match.redo())
            return
        if self.is_human(mover):
            move = forced
        elif (reply := self._reply(mover)) is not None:
            move = reply
        elif mover != CHANCE and self.seats[mover].level in BUDGETS:
            self._think(mover)
            return
        else:
            move = self._quick_move(mover)
        if move is not None:
            self._play(mover, move)

    def _think(self, seat: Seat) -> None:
        self._thinks_for, self._thinks_about = seat, self.match.game.view(self.match.state, seat)
        self._thinking.ask(self._question(seat))

    def _reply(self, seat: Seat) -> Move | None:
        """What the lesson lets an AI seat play now, if that is legal."""
        given = self.replies.get(seat, ())
        played = sum(turn.seat == seat for turn in self.match.history)
        move = given[played] if played < len(given) else None
        return move if move is not None and self.match.why_not(seat, move) is None else None

    @property
    def is_thinking(self) -> bool:
        """Whether an AI seat is deciding in its own process."""
        return self._thinking.is_thinking

    def _question(self, seat: Seat) -> Question:
        """What the worker is asked: only what the seat may know."""
        match = self.match
        view = match.game.view(match.state, seat)
        return question(match.game.id, view, seat, self._question_seed(), self.seats[seat].level)

    def _question_seed(self) -> int:
        return question_seed(self.match.beginning.seed, len(self.match.history) + 1)

    def _thought(self, found: Answer) -> None:
        """The answer belongs to the seat that was asked."""
        if self.decider is not None and self._thinks_for in self.match.deciders:
            self._play(self._thinks_for, found.move)

    def _quick_move(self, seat: Seat) -> Move:
        """Chance, or a level that needs no thought."""
        match = self.match
        if seat == CHANCE:
            return match.game.draw(match.state, self._rng(match.beginning.chance_seed))
        return level(self.seats[seat].level)(match.game, match.state, seat, self._rng(match.beginning.seed))

    def _rng(self, seed: int) -> Rng:
        """Depends on the game and the move's number only: a continued game goes on the same way."""
        return Rng(seed).fork(len(self.match.history) + 1)

    @property
    def waits(self) -> bool:
        """Whether something will move by itself when its time has come."""
        return self._timer.isActive()

    def hurry(self) -> None:
        """Do now what the clock would do later, or what waits to be asked for (Space)."""
        if self._timer.isActive() or self.awaits_step:
            self._timer.stop()
            self._move_by_itself()

    def pause(self) -> None:
        """Stop the clock and every thought: nothing moves by itself until the next signal or `begin`."""
        self._paused = True
        self._stop()

    def _stop(self) -> None:
        self._timer.stop()
        if self._thinking.is_thinking:
            self._thinking.cancel()
        self.drop_hint()

    def set_pace(self, pace: Pace) -> None:
        """From now on; a game that waits while nobody looks goes on waiting."""
        self.pace = pace
        if self._paused:
            self.waiting.emit()
        else:
            self._stop()
            self.go_on()

    # Hints

    def why_no_hint(self) -> Reason | None:
        """None if the person at the table can ask for a hint now."""
        if self.finished:
            return Reason("finished")
        if self.allows is not None:
            return self._lesson()
        return None if self.human_decides else Reason("hint_not_yours")

    def ask_hint(self) -> None:
        """Ask what a good player would do; `hinted` brings the answer unless something happens before."""
        if (reason := self.why_no_hint()) is not None:
            raise IllegalMove(reason.code, **reason.params)
        match, seat = self.match, self._human()
        view = codec_of(match.game.id).to_data(match.game.view(match.state, seat))
        self._advice.ask(Question(match.game.id, view, seat, self._question_seed(), HINT_BUDGET, hints=True))

    @property
    def awaits_hint(self) -> bool:
        return self._advice.is_thinking

    def drop_hint(self) -> None:
        """Forget the hint that was asked for; without one, nothing happens."""
        if self._advice.is_thinking:
            self._advice.cancel()
            self.hint_dropped.emit()

    def _advised(self, found: Answer) -> None:
        self.aided = True
        self.keep()
        self.hinted.emit(found.candidates)

    # Taking back

    def why_no_undo(self) -> Reason | None:
        """None if the person at the table can take back the last move, otherwise what stops it."""
        undo = next_undo(self)
        return undo if isinstance(undo, Reason) else None

    @property
    def undo_is_practice(self) -> bool:
        """Whether the next undo is one that only practice allows."""
        undo = next_undo(self)
        return isinstance(undo, Undo) and undo.practice

    def next_undone(self) -> PlayedMove:
        """The person's move that the next undo takes back, with all that followed it."""
        undo = next_undo(self)
        assert isinstance(undo, Undo)
        return self.match.history[undo.left]

    def undo(self) -> None:
        """Take back the last move of a person: up to the last revelation or move of another player, or, in practice,
        beyond, with all that followed it."""
        if (reason := self.why_no_undo()) is not None:
            raise IllegalMove(reason.code, **reason.params)
        undo = next_undo(self)
        assert isinstance(undo, Undo)
        self.practice = self.practice or undo.practice
        self._stop()
        self.unconfirmed = None
        self.handed_on = False
        turns = []
        while len(self.match.history) > undo.left:
            self.by_itself.discard(len(self.match.history))
            turns.append(self.match.undo(beyond_revelation=True))
        for seat, move in undo.again:
            if self.match.why_not(seat, move) is None:
                self.match.play(seat, move)
        self.keep()
        for turn in turns:
            self.taken_back.emit(turn)
        self.waiting.emit()

    def redo(self) -> None:
        self._stop()
        self._after(self.match.redo())

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
        return {"name": seat.name, "level": seat.level, **drawn, **chosen}

    def turn_moves(self, seat: Seat) -> list[PlayedMove]:
        """What the seat has played in its turn that is going on or has just ended: for the summary."""
        moves: list[PlayedMove] = []
        for turn in reversed(self.match.history):
            if turn.seat != seat or (moves and any(event.kind == "turn_begins" for event in turn.events)):
                break
            moves.insert(0, turn)
        return moves

    def turn_events(self, seat: Seat) -> list[Event]:
        """What the seat has seen happen by these moves."""
        return [event for turn in self.turn_moves(seat) for event in seen(turn.events, seat)]


def new_id() -> str:
    """For a game that has just begun."""
    return secrets.token_hex(8)


def _seconds(value: object) -> float:
    """As a record's `meta` has them; what it says otherwise is ignored."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return 0.0
    return float(value) if 0 <= value < 10**8 else 0.0
