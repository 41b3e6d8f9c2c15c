"""The strip of a puzzle above its table: the task, how one stands, hints, the solution, and what one's try came to."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from aoc_desktop.ai.worker import Answer
from aoc_desktop.play.puzzle import PuzzleSession
from aoc_desktop.profile.places import data_folder, write_safely
from aoc_desktop.profile.puzzles import MOST_HINTS, PuzzleStanding, PuzzleTries, PuzzleTry
from aoc_desktop.text.puzzles import judgement, result_words, task_words
from aoc_desktop.ui.kit.confirm_dialog import question
from aoc_desktop.ui.kit.controls import Flow
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.widgets import button, column, grey, label, row

if TYPE_CHECKING:
    from collections.abc import Callable

    from aoc_desktop.kernel.game import Move
    from aoc_desktop.ui.table.page.table_page import TablePage

GOAL_AFTER = 3
"""Tries after which the best result is shown without being asked for."""
HINT_STEPS = 2
"""Hints that the record has; from then on the position is searched."""


class PuzzleBar(QFrame):
    """It keeps every try, hint and look at the solution in the profile."""

    next_wanted = Signal()
    leave_wanted = Signal()

    def __init__(self, page: TablePage, session: PuzzleSession) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self.setObjectName("puzzle_bar")
        self._page, self._session, self.tries = page, session, PuzzleTries()
        self.day: date | None = None
        """The day whose puzzle it is played as."""
        self.today: Callable[[], date] = date.today
        standing = self.standing
        self._hints = 0 if standing.solved_at else standing.hints
        self._said: Callable[[], str] = str
        """What is told now, in whatever language."""
        self.task, self.message, self.numbers = label("", "soft", True), label("", "strong", True), label()
        self.numbers.setObjectName("puzzle_numbers")
        self.message.setObjectName("puzzle_message")
        self.buttons = {name: button() for name in ("start_over", "hint", "solution", "leave", "onward")}
        for name, made in self.buttons.items():
            made.setObjectName(f"puzzle_{name}")
            made.clicked.connect(getattr(self, f"_{name}"))
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.buttons["onward"].setProperty("role", "primary")
        self.numbers.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        ways = QWidget()
        ways.setLayout(row(*self.buttons.values(), gap=6))
        whole = column(self.task, self.message, gap=2, margins=(12, 4, 12, 6))
        whole.addLayout(Flow(self.numbers, ways, gap=6))
        self.setLayout(whole)
        session.judged.connect(self._judge)
        session.advised.connect(self._advise)
        session.played.connect(lambda _: self._moved())
        session.taken_back.connect(lambda _: self._moved())
        page.history_view.changed.connect(self._follow)
        self.retranslate()

    @property
    def standing(self) -> PuzzleStanding:
        """What the profile has of this puzzle."""
        found = self.tries.standings(self._session.match.game.id)
        return found.get(self._session.puzzle.id, PuzzleStanding())

    # ------------------------------------------------------------------ what it says

    def retranslate(self) -> None:
        speech, session = self._page.preferences.speech, self._session
        self.task.setText(task_words(session.match.game.id, session.puzzle.kind, self._language))
        for name, made in self.buttons.items():
            made.setText(speech.text(f"puzzle.{name}"))
        self.refresh()

    @property
    def _language(self) -> str:
        return self._page.preferences.language

    def _result(self, result: int) -> str:
        return result_words(self._session.puzzle.unit, result, self._language)

    def refresh(self) -> None:
        """Numbers, message and buttons as they stand now."""
        speech, session, standing = self._page.preferences.speech, self._session, self.standing
        shown = self._page.history_view.shown
        now = session.measure(shown.match.state)
        told = [speech.sentence("puzzle.moment" if shown is not session else "puzzle.now", n=self._result(now))]
        if standing.best is not None:
            told.append(speech.sentence("puzzle.best", n=self._result(standing.best)))
        if standing.tries:
            told.append(speech.sentence("puzzle.tries", n=standing.tries))
        knows = standing.tries >= GOAL_AFTER or self._hints or standing.seen or standing.solved_at
        if knows:
            told.append(speech.sentence("puzzle.goal", n=self._result(session.puzzle.best)))
        self.numbers.setText("  ·  ".join(told))
        self.message.setText(self._said())
        self.message.setVisible(bool(self.message.text()))
        self.task.setVisible(not self.message.text())
        begun = len(session.match.history) > session.begins and not session.shows_solution
        grey(self.buttons["start_over"], begun, speech.text("reason.nothing_to_undo"))
        grey(self.buttons["hint"], session.why_no_hint() is None, speech.text("reason.puzzle_over"))
        for name in ("start_over", "hint", "solution"):
            self.buttons[name].setVisible(not session.shows_solution)
        self.buttons["onward"].setVisible(bool(standing.solved_at or standing.seen))

    def _say(self, said: Callable[[], str]) -> None:
        """Show it, and tell those who listen."""
        self._said = said
        self.refresh()
        announce(self, said())

    def _moved(self) -> None:
        """A hint or a judgement belongs to the position in which it was given."""
        self._session.drop_way()
        if not self._session.at_horizon:
            self._said = str
        self.refresh()

    # ------------------------------------------------------------------ the profile

    def _note(self, **what: object) -> None:
        """Enter a try, a hint or a look at the solution."""
        session = self._session
        fields = {"date": self.today(), "hints": self._hints, "daily": self.day, **what}
        entry = PuzzleTry.model_validate({"game": session.match.game.id, "puzzle": session.puzzle.id, **fields})
        try:
            self.tries.append([entry])
        except OSError as error:
            words = self._page.preferences.speech.sentence("puzzle.unkept", detail=error.strerror or str(error))
            self._page.notice.emit(words)

    # ------------------------------------------------------------------ the horizon

    def _judge(self, result: int) -> None:
        puzzle, before = self._session.puzzle, self.standing
        self._note(result=result, solved=result >= puzzle.best)
        kept = self._kept_as_report() if result > puzzle.best else ""
        earned = self.standing.stars if not before.solved_at else 0

        def said() -> str:
            speech = self._page.preferences.speech
            words = judgement(puzzle.unit, result, puzzle.best, self._language)
            if result > puzzle.best:
                key = "puzzle.above" if kept else "puzzle.above_unkept"
                words = speech.sentence(key, result=self._result(result), file=kept)
            return f"{words} {speech.sentence('puzzle.new_star', n=earned)}" if earned else words

        self._say(said)
        made = self.buttons["onward" if result >= puzzle.best else "start_over"]
        if self._page.reads or self._page.view.hasFocus():
            made.setFocus(Qt.FocusReason.TabFocusReason)

    def _kept_as_report(self) -> str:
        """The game that did what cannot be, as a file; empty if that fails."""
        path = data_folder() / f"puzzle-{self._session.puzzle.id}.json"
        with suppress(OSError):
            write_safely(path, self._session.record().to_json())
            return path.name
        return ""

    # ------------------------------------------------------------------ what its buttons do

    def _start_over(self) -> None:
        self._said = str
        self._session.start_over()
        self.refresh()
        self._page.take_focus()

    def hint(self) -> None:
        """The next of three: the result; how long the line is and what it uses; the move from here."""
        if self._session.why_no_hint() is not None:
            return
        self._hints = min(self._hints + 1, MOST_HINTS)
        self._note()
        if self._hints > HINT_STEPS:
            self._say(lambda: self._page.preferences.speech.sentence("puzzle.thinking"))
            self._session.ask_way()
        elif self._hints == 1:
            best = self._session.puzzle.best
            self._say(lambda: self._page.preferences.speech.sentence("puzzle.hint_best", result=self._result(best)))
        else:
            self._say(self._length_words)

    _hint = hint

    def _length_words(self) -> str:
        """Decisions, and a move of the last third: not the one that would give the turn away."""
        puzzle = self._session.puzzle
        later = puzzle.moves[len(puzzle.moves) * 2 // 3 :]
        telling = [move for move in later if len(move) > 1] or [move for move in puzzle.moves[1:] if len(move) > 1]
        move = (telling or later)[-1]
        told = self._page.models.words.short_move(move, self._language)
        return self._page.preferences.speech.sentence("puzzle.hint_length", n=puzzle.decisions, move=told)

    def _advise(self, found: Answer) -> None:
        best = self._session.puzzle.best

        def said() -> str:
            speech = self._page.preferences.speech
            if found.still is None:
                return speech.sentence("puzzle.hint_no_way", n=found.back)
            if found.back:
                still, lost = self._result(found.still), self._result(best)
                return speech.sentence("puzzle.hint_back", result=still, best=lost, n=found.back)
            move = self._page.models.words.short_move(found.move, self._language)
            return speech.sentence("puzzle.hint_move", move=move)

        self._say(said)

    def _solution(self) -> None:
        """Ask first, unless there is nothing to lose any more."""
        standing, speech = self.standing, self._page.preferences.speech
        if standing.solved_at or standing.seen:
            self._show_solution()
            return
        text, yes, no, more = (
            speech.sentence(f"puzzle.{name}") for name in ("see_solution", "see_yes", "see_no", "see_solution_more")
        )
        box = question(self, "see_solution", speech.text("puzzle.solution"), text, yes, no, more)
        box.accepted.connect(self._show_solution)
        box.open()

    def _show_solution(self) -> None:
        """The best line in the replay's own bar, from the puzzle's beginning."""
        if not self.standing.seen:
            self._note(seen=True)
        history_view = self._page.history_view
        history_view.leave()
        self._session.show_solution()
        history_view.start_replay()
        history_view.show_moment(self._session.begins)
        self._say(self._solution_words)

    def _solution_words(self) -> str:
        session, speech = self._session, self._page.preferences.speech
        puzzle = session.puzzle
        key = "puzzle.shown_several" if puzzle.solutions > 1 else "puzzle.shown"
        words = speech.sentence(key, n=puzzle.solutions, result=self._result(puzzle.best))
        if session.best_try is None or session.best_try[0] >= puzzle.best:
            return words
        result, mine = session.best_try
        pairs = list(zip(mine, puzzle.moves, strict=False))
        place = next((number for number, (one, other) in enumerate(pairs) if one != other), None)
        if place is None:
            return words
        mine_told, theirs = (self._named(move) for move in pairs[place])
        told = self._result(result)
        differs = speech.sentence("puzzle.differs", result=told, n=place + 1, mine=mine_told, theirs=theirs)
        return f"{words} {differs}"

    def _named(self, move: Move) -> str:
        return str(self._page.models.words.short_move(move, self._language))

    def _follow(self) -> None:
        """Another moment is looked at; when the replay is left, the puzzle begins anew."""
        if self._session.shows_solution and not self._page.history_view.replaying:
            self._start_over()
        else:
            self.refresh()

    def _onward(self) -> None:
        self.next_wanted.emit()

    def _leave(self) -> None:
        self.leave_wanted.emit()


def puzzle_bar(page: TablePage) -> PuzzleBar | None:
    """The strip of a table at which a puzzle is played."""
    return PuzzleBar(page, page.session) if isinstance(page.session, PuzzleSession) else None
