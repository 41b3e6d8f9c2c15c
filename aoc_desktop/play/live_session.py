"""A game that is played: moves enter here, from a person's hand, from an AI seat, by undo and redo."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

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

LONGEST_THOUGHT = 300.0
"""Seconds: a table that was left alone for longer was not being played at."""


class LiveSession(Session):
    """Plays one game. Signals come after the state has changed; `PlayedMove.events` say what happened."""

    hinted = Signal(object)
    """The answer to `ask_hint`: a tuple of Candidates, best first."""
    suggested = Signal(object)
    """The answer to `ask_suggestion`: a Move."""
    hint_dropped = Signal()
    """The hint or suggestion that was asked for will not come: something else happened first."""

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
        """By the number of moves before it: whether a move left its player no choice, as far as that was asked."""
        self.asks: Callable[[Move], bool] | None = None
        """Asked before a person's move that shows something hidden, if the pace says so; False: it is not played."""
        self.warns: Callable[[Move], bool] | None = None
        """Asked before any move of a person; False: they thought again, and it is not played."""
        self.keep: Callable[[], object] = lambda: None
        """Called when the game has changed, before anybody is told of it: whoever keeps it on disk does so now."""
        self.banner_pause: Callable[[], int] = lambda: 0
        """Milliseconds for which the table still shows what has befallen: nothing moves by itself before."""
        self.together: Callable[[Seat], bool] = lambda _seat: False
        """Whether what this seat does now is shown with the last move: then nobody waits for it, nor is told before."""
        self.looked_at: Callable[[Sequence[PlayedMove], int], int] = lambda _shown, delay: delay
        """How long what was played, and is shown now, is looked at before something moves by itself, at a pace with
        this delay."""
        self._within = False
        """The last move is shown with what comes next."""
        self._untold: list[PlayedMove] = []
        """The moves that are shown together next."""
        self._lines: dict[Seat, Line] = {}
        """What AI seats have planned, in a game whose seats plan several moves at a time."""
        self.replies: Mapping[Seat, Sequence[Move]] = {}
        """A lesson: what AI seats play, move by move; after the last they decide for themselves."""
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
        self._advice_for: tuple[Seat, int] = CHANCE, 0
        """Who asked for a hint last, and after how many moves."""
        self._clock = QElapsedTimer()

    def resume(self) -> None:
        """Go on with a game from its record: a turn that was not confirmed when it was left still is not."""
        history = self.match.history
        if history and self.match.beginning.meta.get("unconfirmed") == len(history) and self._ends_turn(history[-1]):
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
        if self.asks is not None and self.pace.ask_before_revelation and self.reveals(move) and not self.asks(move):
            return False
        if self.warns is not None and not self.warns(move):
            return False
        self._play(self._human(), move)
        return True

    def confirm(self) -> None:
        """End the turn for good: the next seat may play."""
        self.unconfirmed = None
        self.confirmed = len(self.match.history)
        self.go_on()

    def _play(self, seat: Seat, move: Move) -> None:
        self.forced.pop(len(self.match.history), None)
        self.match.play(seat, move)
        self._after(self.match.history[-1])

    def _after(self, played: PlayedMove) -> None:
        """A move was played or redone: a person who has ended a turn is asked to confirm it."""
        self.handed_on = False
        if self._clock.isValid():
            self.seconds += min(LONGEST_THOUGHT, self._clock.restart() / 1000)
        if self._ends_turn(played):
            if self.pace.confirm_end_of_turn:
                self.unconfirmed = played.seat
            else:
                self.confirmed = len(self.match.history)
        self._untold.append(played)
        self._within = not self.is_human(played.seat) and self._is_within()
        if not self._within:
            self.keep()
        self.played.emit(played)
        self._go_on()

    def _is_within(self) -> bool:
        """Whether what follows is shown with the last move; what a person does is shown at once."""
        if self.human_decides or (mover := self._mover()) is None:
            return False
        return self.together(mover)

    def _ends_turn(self, played: PlayedMove) -> bool:
        """Whether a person's turn has ended with it, and the game has not."""
        ended = any(event.kind == "turn_ends" and event.seat == played.seat for event in played.events)
        return ended and self.is_human(played.seat) and not self.finished

    def go_on(self) -> None:
        """Announce who decides, and start the clock where nobody at the table has to."""
        self._within = False
        self._go_on()

    def _go_on(self) -> None:
        """Nothing is announced between moves that are shown together."""
        self._paused = False
        if not self.still_asked(*self._advice_for):
            self.drop_hint()
        if not self._thinks_on():
            self._stop_moving()
            mover = self._mover()
            if mover is not None and not self.awaits_step:
                self._timer.start(0 if self._within else self.banner_pause() + self._pause_before(mover))
        if not self._within:
            self._untold.clear()
            self.waiting.emit()

    def _pause_before(self, mover: Seat) -> int:
        """Dice need no time to think."""
        return 0 if mover == CHANCE else self.looked_at(self._untold, self.pace.delay)

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
        if not self.pace.step_by_step or self._within or self.is_thinking or self.decider in (None, CHANCE):
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
            move = self._planned(mover)
            if move is None:
                self._think(mover)
                return
        else:
            move = self._quick_move(mover)
        if move is not None:
            self._play(mover, move)

    def _planned(self, seat: Seat) -> Move | None:
        """What the seat has planned to do now."""
        line = self._lines.get(seat)
        return None if line is None else line.following(self.match.game, self.match.state, seat)

    def _think(self, seat: Seat) -> None:
        self._thinks_for, self._thinks_about = seat, self.match.game.view(self.match.state, seat)
        self._thinking.ask(self._question(seat, self.seats[seat].level))

    def _reply(self, seat: Seat) -> Move | None:
        """What the lesson lets an AI seat play now, if that is legal."""
        given = self.replies.get(seat, ())
        count = sum(played.seat == seat for played in self.match.history)
        move = given[count] if count < len(given) else None
        return move if move is not None and self.match.why_not(seat, move) is None else None

    @property
    def is_thinking(self) -> bool:
        """Whether an AI seat is deciding in its own process."""
        return self._thinking.is_thinking

    def _question(self, seat: Seat, level: str) -> Question:
        """What the worker is asked: only what the seat may know."""
        match = self.match
        view = match.game.view(match.state, seat)
        return question(match.game.id, view, seat, self._question_seed(), level)

    def _question_seed(self) -> int:
        return question_seed(self.match.beginning.seed, len(self.match.history) + 1)

    def _thought(self, found: Answer) -> None:
        """The answer belongs to the seat that was asked."""
        if self.decider is not None and self._thinks_for in self.match.deciders:
            if has_policy(self.match.game.id):
                self._lines.setdefault(self._thinks_for, Line()).begin(
                    self.match.game, self.match.state, found.line[1:]
                )
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

    @property
    def time_left(self) -> int:
        """Milliseconds until then; 0 where nothing waits."""
        return max(0, self._timer.remainingTime())

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
        self._lines.clear()
        self._stop_moving()
        self.drop_hint()

    def _stop_moving(self) -> None:
        self._timer.stop()
        if self._thinking.is_thinking:
            self._thinking.cancel()

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
        match, seat = self.match, self._advised_seat()
        view = codec_of(match.game.id).to_data(match.game.view(match.state, seat))
        level = self.level_against(seat)
        self._advice.ask(Question(match.game.id, view, seat, self._question_seed(), HINT_BUDGET, True, level=level))

    def ask_suggestion(self, level: str) -> None:
        """Ask for the move of a player of this level; `suggested` brings it unless something happens before."""
        self._advice.ask(self._question(self._advised_seat(), level))

    def _advised_seat(self) -> Seat:
        """The person who asks now; raises IllegalMove with the reason if a hint cannot be asked for."""
        if (reason := self.why_no_hint()) is not None:
            raise IllegalMove(reason.code, **reason.params)
        seat = self._human()
        self._advice_for = seat, len(self.match.history)
        return seat

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
        if found.candidates:
            self.hinted.emit(found.candidates)
        else:
            self.suggested.emit(found.move)

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

    @property
    def next_undone(self) -> PlayedMove | None:
        undo = next_undo(self)
        return self.match.history[undo.left] if isinstance(undo, Undo) else None

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
