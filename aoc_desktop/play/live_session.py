"""A game that is played: moves enter here, from a person's hand, from an AI seat, by undo and redo."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from aoc_desktop.ai.hints import HINT_BUDGET
from aoc_desktop.ai.levels import BUDGETS, level
from aoc_desktop.ai.policies import Line
from aoc_desktop.ai.worker import Answer, Question, question, question_seed
from aoc_desktop.games import codec_of, has_policy
from aoc_desktop.kernel.errors import IllegalMove, Reason
from aoc_desktop.kernel.game import CHANCE, Move, Seat
from aoc_desktop.kernel.match import Match, PlayedMove
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.only_move import without_choice
from aoc_desktop.play.session import Pace, SeatInfo, Session
from aoc_desktop.play.thinking import Thinking
from aoc_desktop.play.undo import Undo, next_undo
from aoc_desktop.profile.settings import ASK, BREATH

LONGEST_THOUGHT = 300.0
"""Seconds: a table that was left alone for longer was not being played at."""


class Table(Protocol):
    """What a session asks the table at which it is played."""

    def confirm(self, move: Move, reveals: bool) -> bool | None:
        """Whether a person means this move; `reveals`: it shows something hidden, and the pace says to ask before.
        None: there was nothing to ask."""

    def pause_before(self, seat: Seat, shown: Sequence[PlayedMove], delay: int) -> int:
        """Milliseconds before the automatic move of this seat; `shown`: the moves since the last pause, `delay`: the
        pace's."""

    def shows_with_last(self, seat: Seat) -> bool:
        """Whether the seat's next move is shown together with the last one: it then follows without pause or
        signal."""

    def ends_unsaid(self, played: PlayedMove) -> bool:
        """Whether a person's part was over with this move although nobody said so: a word of theirs ends it."""


class NoTable:
    """Where nobody watches: every move is meant, and shown by itself."""

    def confirm(self, move: Move, reveals: bool) -> bool | None:
        return None

    def pause_before(self, seat: Seat, shown: Sequence[PlayedMove], delay: int) -> int:
        return 0 if seat == CHANCE else delay  # dice need none

    def shows_with_last(self, seat: Seat) -> bool:
        return False

    def ends_unsaid(self, played: PlayedMove) -> bool:
        return False


class LiveSession(Session):
    """Plays one game. Signals come after the state has changed; `PlayedMove.events` say what happened."""

    hinted = Signal(object)
    """The answer to `ask_hint`: a tuple of Candidates, best first."""
    suggested = Signal(object)
    """The answer to `ask_suggestion`: a Move."""
    hint_dropped = Signal()
    """The requested hint or suggestion will not come: the game went on first, or nothing could be found."""
    hint_failed = Signal()
    """It will not come because the worker hangs, dies or answers nonsense."""
    unanswered = Signal(int)
    """This computer player gives no answer: it waits for `go_on`, which asks once more, or for `let_play`."""

    def __init__(
        self,
        match: Match[Any],
        seats: Sequence[SeatInfo],
        pace: Pace = Pace(),  # noqa: B008 (immutable)
        parent: QObject | None = None,
    ) -> None:
        super().__init__(match, seats, pace, parent)
        self.confirmed = 0
        """How many moves there were when a person last ended a turn for good."""
        self.forced: dict[int, bool] = {}
        """By the number of moves before it: whether a move left its player no choice. Filled when asked."""
        self.table: Table = NoTable()
        self.keep: Callable[[], object] = lambda: None
        """Called after each change of the game and before its signals: the keeper saves the game here."""
        self._within = False
        """The last move is shown together with the next one."""
        self._untold: list[PlayedMove] = []
        """The moves that are shown together next."""
        self._lines: dict[Seat, Line] = {}
        """The planned moves of AI seats, in games whose seats plan several moves at a time."""
        self.replies: Mapping[Seat, Sequence[Move]] = {}
        """A lesson: the moves of AI seats, in order; after the last they decide for themselves."""
        self._paused = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._move_by_itself)
        self._breath = QTimer(self, singleShot=True)
        """Runs while a turn is about to end by itself."""
        self._breath.timeout.connect(self.confirm)
        self._thinking = Thinking(self)
        self._thinking.answered.connect(self._thought)
        self._thinking.failed.connect(self._unanswered)
        self._thinks_for: Seat = CHANCE
        """The seat that is thinking, or thought last."""
        self._thinks_about: Any = None
        """The view that this seat had when it was asked."""
        self._advice = Thinking(self)
        self._advice.answered.connect(self._advised)
        self._advice.failed.connect(self._unadvised)
        self._advice_for: tuple[Seat, int] = CHANCE, 0
        """The seat that asked for a hint last, and the number of moves before."""
        self._clock = QElapsedTimer()

    def resume(self) -> None:
        """Go on with a game from its record; a turn that was unconfirmed then is unconfirmed still."""
        history = self.match.history
        waits = self.match.beginning.meta.get("unconfirmed") == len(history)
        if history and waits and self.is_human(history[-1].seat) and not self.finished:
            self.unconfirmed = history[-1].seat
        else:
            self.confirmed = len(history)

    # Playing

    def begin(self) -> None:
        """Let the first seat decide. To be called once everything listens."""
        self._clock.start()
        self.go_on()

    def play(self, move: Move) -> bool:
        """A move of the person at the table; raises IllegalMove with the reason. False: asked, they thought again."""
        if (reason := self.why_not(move)) is not None:
            raise IllegalMove(reason.code, **reason.params)
        meant = self.table.confirm(move, self.pace.ask_before_revelation and self.reveals(move))
        if meant is False:
            return False
        self._play(self._human(), move, asked=meant is True)
        return True

    def confirm(self) -> None:
        """End the turn for good: the next seat may play."""
        self._breath.stop()
        self.unconfirmed = None
        self.confirmed = len(self.match.history)
        self.go_on()

    def hand_on(self) -> None:
        """The game has gone to the person who plays next, by mail; that confirms the turn."""
        self._breath.stop()
        self.unconfirmed, self.handed_on = None, True

    @property
    def breath_left(self) -> float:
        return self._breath.remainingTime() / max(1, self.pace.breath) if self._breath.isActive() else 0.0

    def hold_breath(self) -> None:
        if self._breath.isActive():
            self._breath.stop()
            self.waiting.emit()

    def _play(self, seat: Seat, move: Move, asked: bool = False) -> None:
        self.forced.pop(len(self.match.history), None)
        self.match.play(seat, move)
        self._after(self.match.history[-1], asked)

    def _after(self, played: PlayedMove, asked: bool = False) -> None:
        """Follow a move that was played or redone: give a person who has ended a turn time to take it back, save, and
        go on. `asked`: the person was asked about this move, and is not asked again."""
        self.handed_on = False
        if self._clock.isValid():
            self.seconds += min(LONGEST_THOUGHT, self._clock.restart() / 1000)
        if self._ends_turn(played):
            if self._waits(played, asked):
                self.unconfirmed = played.seat
                if self.pace.end_of_turn == BREATH and _says_end(played):
                    self._breath.start(self.pace.breath)
            else:
                self.confirmed = len(self.match.history)
        self._untold.append(played)
        self._within = not self.is_human(played.seat) and self._is_within()
        if not self._within:
            self.keep()
        self.played.emit(played)
        self._go_on()

    def _waits(self, played: PlayedMove, asked: bool) -> bool:
        """Whether a turn that is over waits for its player, or for a breath: that is for taking it back, and for a look
        before the table turns to another person. A part that nobody ended waits for a word."""
        if self.pace.end_of_turn == ASK or (self.pace.end_of_turn == BREATH and not _says_end(played)):
            return not asked
        hands_over = self.human_decides and self.decider != played.seat
        return self.pace.end_of_turn == BREATH and (hands_over or played.revelation is None)

    def _is_within(self) -> bool:
        """Whether the next move is shown together with the last one; a person's move is always shown at once."""
        if self.human_decides or (mover := self._mover()) is None:
            return False
        return self.table.shows_with_last(mover)

    def _ends_turn(self, played: PlayedMove) -> bool:
        """Whether this move ends a person's turn, and not the game."""
        if not self.is_human(played.seat) or self.finished:
            return False
        return _says_end(played) or (self.allows is None and self.table.ends_unsaid(played))

    def go_on(self) -> None:
        """Announce who decides, and start the clock for an automatic move."""
        self._within = False
        self._go_on()

    def _go_on(self) -> None:
        """Start the clock for an automatic move; announce who decides, unless the next move is shown with the last
        one."""
        self._paused = False
        if not self.still_asked(*self._advice_for):
            self.drop_hint()
        if not self._thinks_on():
            self._stop_moving()
            mover = self._mover()
            if mover is not None and not self.awaits_step:
                pause = 0 if self._within else self.table.pause_before(mover, self._untold, self.pace.delay)
                self._timer.start(max(pause, self._breath_before(mover)))
        if not self._within:
            self._untold.clear()
            self.waiting.emit()

    def _breath_before(self, mover: Seat) -> int:
        """The last moment to take back what led to a person's only move, if that shows something hidden."""
        move = self.forced_move() if self.pace.end_of_turn == BREATH and self.is_human(mover) else None
        return 0 if move is None or not self.reveals(move) else self.pace.breath

    def _thinks_on(self) -> bool:
        """Whether an AI seat is still thinking about its question, after another of several deciders has answered."""
        seat = self._thinks_for
        if not self._thinking.is_thinking or seat not in self.match.deciders or self.unconfirmed is not None:
            return False
        return bool(self.match.game.view(self.match.state, seat) == self._thinks_about)

    def _mover(self) -> Seat | None:
        """The seat that moves automatically now: chance, an AI seat, or a person who has no choice."""
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
        if not self.pace.step_by_step or self._within or self.is_thinking or self.decider in (None, CHANCE):
            return False
        return not self.human_decides

    def forced_move(self) -> Move | None:
        """The only move that the person at the table has. One that shows something hidden is played for the person
        where no turn waits to be ended by hand."""
        if self.allows is not None:
            return None
        move = self.no_choice()
        return None if move is None or (self.pace.end_of_turn == ASK and self.reveals(move)) else move

    def no_choice(self) -> Move | None:
        """The only move that the person at the table has, or the first of several that come to the same."""
        if not self.human_decides:
            return None
        return without_choice(self.match.game, self.match.state, self._human(), self._legal_of(self._human()))

    def _move_by_itself(self) -> None:
        mover = self._mover()
        if mover is None:
            return
        forced = self.forced_move() if self.is_human(mover) else None
        if forced is not None:
            self.by_itself.add(len(self.match.history) + 1)
        redone = self.match.next_redone
        if redone is not None and redone.seat == mover:  # a move that undo took back with others is redone
            self._after(self.match.redo())
            return
        if self.is_human(mover):
            move = forced
        elif (reply := self._reply(mover)) is not None:
            move = reply
        elif mover != CHANCE and self.seats[mover].level in BUDGETS:
            move = self._planned(mover)
            if move is None:
                self._think(mover)
                return
        else:
            move = self._quick_move(mover)
        if move is not None:
            self._play(mover, move)

    def _planned(self, seat: Seat) -> Move | None:
        """The next move of the seat's plan."""
        line = self._lines.get(seat)
        return None if line is None else line.following(self.match.game, self.match.state, seat)

    def _think(self, seat: Seat) -> None:
        self._thinks_for, self._thinks_about = seat, self.match.game.view(self.match.state, seat)
        self._thinking.ask(
            self._question(seat, self.seats[seat].level, self.seats[seat].style),
            lambda found: self._is_sound(found, seat),
        )

    def _is_sound(self, found: Answer, seat: Seat) -> bool:
        """Whether the rules allow what a worker answers for a seat; one that is not asked any more may say anything."""
        moves = [found.move, *(candidate.move for candidate in found.candidates)]
        return seat not in self.match.deciders or all(self.match.why_not(seat, move) is None for move in moves)

    def _unanswered(self) -> None:
        self.waiting.emit()
        self.unanswered.emit(self._thinks_for)

    def stand_in(self, seat: Seat) -> str:
        """The level that may play on for one that gives no answer: the quickest, or at last the one without thought."""
        quickest = next(iter(BUDGETS))
        return "random" if self.seats[seat].level == quickest else quickest

    def let_play(self, seat: Seat, level: str) -> None:
        """From now on a computer player of this level has the seat."""
        self._lines.pop(seat, None)
        player = self.seats[seat]._replace(level=level)
        self.seats = (*self.seats[:seat], player, *self.seats[seat + 1 :])
        self.keep()
        self.go_on()

    def _reply(self, seat: Seat) -> Move | None:
        """The next move that the lesson has for an AI seat, if it is legal."""
        given = self.replies.get(seat, ())
        count = sum(played.seat == seat for played in self.match.history)
        move = given[count] if count < len(given) else None
        return move if move is not None and self.match.why_not(seat, move) is None else None

    @property
    def is_thinking(self) -> bool:
        """Whether an AI seat is deciding in its own process."""
        return self._thinking.is_thinking

    def _question(self, seat: Seat, level: str, style: str = "") -> Question:
        """The question for the worker: it holds only what the seat may know."""
        match = self.match
        view = match.game.view(match.state, seat)
        return question(match.game.id, view, seat, self._question_seed(), level, style)

    def _question_seed(self) -> int:
        return question_seed(self.match.beginning.seed, len(self.match.history) + 1)

    def _thought(self, found: Answer) -> None:
        """Play the answer for the seat that was asked."""
        if self.decider is not None and self._thinks_for in self.match.deciders:
            if has_policy(self.match.game.id):
                self._lines.setdefault(self._thinks_for, Line()).begin(
                    self.match.game, self.match.state, found.line[1:]
                )
            self._play(self._thinks_for, found.move)

    def _quick_move(self, seat: Seat) -> Move:
        """The move of chance, or of a level that needs no thought."""
        match = self.match
        if seat == CHANCE:
            return match.game.draw(match.state, self._rng(match.beginning.chance_seed))
        return level(self.seats[seat].level)(match.game, match.state, seat, self._rng(match.beginning.seed))

    def _rng(self, seed: int) -> Rng:
        """A generator that depends only on the game and the move's number: a continued game goes on the same way."""
        return Rng(seed).fork(len(self.match.history) + 1)

    @property
    def waits(self) -> bool:
        """Whether the clock runs for an automatic move."""
        return self._timer.isActive()

    @property
    def time_left(self) -> int:
        """Milliseconds until the automatic move; 0 if none waits."""
        return max(0, self._timer.remainingTime())

    def hurry(self) -> None:
        """Make the automatic move now, or the one that step by step waits for (Space)."""
        if self._timer.isActive() or self.awaits_step:
            self._timer.stop()
            self._move_by_itself()

    def pause(self) -> None:
        """Stop the clock and the worker: automatic moves wait until the next signal or `begin`."""
        self._paused = True
        self._breath.stop()
        self._stop()

    def _stop(self) -> None:
        self._lines.clear()
        self._stop_moving()
        self.drop_hint()

    def _stop_moving(self) -> None:
        self._timer.stop()
        if self._thinking.is_thinking:
            self._thinking.cancel()

    def set_pace(self, pace: Pace) -> None:
        """Set the pace from now on; a paused game stays paused."""
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
        """Ask for the best moves; `hinted` brings the answer unless the game goes on before."""
        match, seat = self.match, self._advised_seat()
        view = codec_of(match.game.id).to_data(match.game.view(match.state, seat))
        level = self.level_against(seat)
        asked = Question(match.game.id, view, seat, self._question_seed(), HINT_BUDGET, True, level=level)
        self._advice.ask(asked, lambda found: self._is_sound(found, seat))

    def ask_suggestion(self, level: str, ahead: Match[Any] | None = None) -> None:
        """Ask for the move of a player of this level; `suggested` brings it unless the game goes on before.

        `ahead`: what a plan has come to, which is asked about instead of the game itself."""
        seat, match = self._advised_seat(), ahead or self.match
        asked = question(match.game.id, match.game.view(match.state, seat), seat, self._question_seed(), level, "")
        self._advice.ask(asked, lambda found: match.why_not(seat, found.move) is None)

    def _advised_seat(self) -> Seat:
        """The person who asks for advice; raises IllegalMove with the reason if advice is not available now."""
        if (reason := self.why_no_hint()) is not None:
            raise IllegalMove(reason.code, **reason.params)
        seat = self._human()
        self._advice_for = seat, len(self.match.history)
        return seat

    @property
    def awaits_hint(self) -> bool:
        return self._advice.is_thinking

    def drop_hint(self) -> None:
        """Forget the requested hint, if any."""
        if self._advice.is_thinking:
            self._advice.cancel()
            self.hint_dropped.emit()

    def _unadvised(self) -> None:
        self.hint_dropped.emit()
        self.hint_failed.emit()

    def _advised(self, found: Answer) -> None:
        self.aided = True
        self.keep()
        if found.candidates:
            self.hinted.emit(found.candidates)
        else:
            self.suggested.emit(found.move)

    # Taking back

    def next_undo(self) -> Undo | Reason:
        """The next undo of the person at the table, or the reason why there is none."""
        return next_undo(self)

    def why_no_undo(self) -> Reason | None:
        """None if the person at the table can take back the last move, otherwise what stops it."""
        undo = self.next_undo()
        return undo if isinstance(undo, Reason) else None

    @property
    def undo_is_practice(self) -> bool:
        """Whether the next undo is one that only practice allows."""
        undo = self.next_undo()
        return isinstance(undo, Undo) and undo.practice

    @property
    def next_undone(self) -> PlayedMove | None:
        undo = self.next_undo()
        return self.match.history[undo.left] if isinstance(undo, Undo) else None

    def undo(self) -> None:
        """Take back the last move of a person: up to the last revelation or move of another player, or, in practice,
        beyond; all later moves go with it."""
        if (reason := self.why_no_undo()) is not None:
            raise IllegalMove(reason.code, **reason.params)
        undo = self.next_undo()
        assert isinstance(undo, Undo)
        self.practice = self.practice or undo.practice
        self._stop()
        self._breath.stop()
        self.unconfirmed = None
        self.handed_on = False
        undone = []
        while len(self.match.history) > undo.left:
            self.by_itself.discard(len(self.match.history))
            undone.append(self.match.undo(beyond_revelation=True))
        for seat, move in undo.again:
            if self.match.why_not(seat, move) is None:
                self.match.play(seat, move)
        self.keep()
        for played in undone:
            self.taken_back.emit(played)
        self.waiting.emit()

    def redo(self) -> None:
        self._stop()
        self._after(self.match.redo())


def _says_end(played: PlayedMove) -> bool:
    """Whether the turn of its player ended with this move."""
    return any(event.kind == "turn_ends" and event.seat == played.seat for event in played.events)
