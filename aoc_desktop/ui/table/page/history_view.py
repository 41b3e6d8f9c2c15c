"""The table at the moment that is looked at: the present or an earlier one, and the two ways of going through them.

A moment is known by the number of moves before it. The replay goes through a whole game by its bar; the walk goes
through what the others did since the viewer's last turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.move_batches import last_stop, next_stop
from aoc_desktop.play.past import PastSession, moves_since, round_starts
from aoc_desktop.play.session import Session
from aoc_desktop.text.language import in_sentences
from aoc_desktop.text.words import Words
from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import listened_to, set_role
from aoc_desktop.ui.table.look import table_of
from aoc_desktop.ui.table.page.replay_bar import Mark, ReplayBar
from aoc_desktop.ui.table.picture.view import TableView

STEP = 900
"""How long each moment of the walk is shown, at the usual pace."""


class HistoryView(QStackedWidget):
    """The table of the present; over it, while one looks back, the table as it was."""

    zoom_wanted = Signal(str, str)
    help_wanted = Signal(str)
    status = Signal(str)
    looking_back = Signal()
    """The table as it was is about to be shown."""
    changed = Signal()
    """Another moment is on the table."""
    returned = Signal()
    """The present is on the table again."""
    resized = Signal()

    def __init__(self, session: LiveSession, preferences: Preferences, actions: Actions) -> None:
        super().__init__()
        set_role(self, "Grouping")  # a stack shows a screen reader only its page, not what lies over it
        self.session, self._preferences = session, preferences
        self._together = table_of(session).pace.together
        self.view = self._new_view(session)
        self.addWidget(self.view)
        self.past: PastSession | None = None
        self._past_view: TableView | None = None
        self.visited = False
        """Whether another screen opened this moment, to look at the decision that followed rather than the move
        before."""
        self.replay = ReplayBar(preferences, actions)
        self.replay.hide()
        self.replay.moment_wanted.connect(self.show_moment)
        self.replay.next_stop = self.next_stop
        self._walk: list[int] = []
        """The moments that are being walked through; before the first of them the others have not moved."""
        self._steps = QTimer(self)
        self._steps.timeout.connect(self._step)

    def _new_view(self, session: Session) -> TableView:
        view = TableView(session, self._preferences.language, self._preferences.theme)
        view.still = bool(self._preferences["reduced_motion"])
        view.zoom_wanted.connect(self.zoom_wanted)
        view.help_wanted.connect(self.help_wanted)
        view.hover.status.connect(self.status)
        view.set_text_size(self._preferences.text_size)
        return view

    @property
    def _words(self) -> Words:
        words: Words = self.view.models.words
        return words

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    @property
    def shown(self) -> Session:
        """The session on the table: the game, or the past moment that is looked at."""
        return self.past or self.session

    @property
    def shown_view(self) -> TableView:
        return self._past_view or self.view

    @property
    def here(self) -> int:
        return len(self.shown.match.history)

    @property
    def last(self) -> int:
        return len(self.session.match.history)

    # ------------------------------------------------------------------ to and fro

    def show_moment(self, moves: int) -> None:
        """The table after so many moves, to look at; after the last one, the present."""
        self._walk = []
        self._go_to(moves)

    def _go_to(self, moves: int) -> None:
        """A step within the walk is one of its moments."""
        self._steps.stop()
        if moves not in self._walk:
            self._walk = []
        if moves >= self.last and not self.replaying:
            self.show_present()
        else:
            self._look_at(moves)

    def next_stop(self, moves: int) -> int:
        """The moment after these moves and those that are shown together then."""
        return next_stop(self.session.match.history, moves, self._together)

    def show_next(self) -> None:
        self._go_to(self.next_stop(self.here))

    def show_previous(self) -> None:
        self._go_to(last_stop(self.session.match.history, self.here, self._together))

    def _look_at(self, moves: int) -> None:
        moves = min(max(0, moves), self.last)
        self.looking_back.emit()
        if self.past is None:
            self.past = PastSession(self.session, moves, self)
            if not self.session.finished:  # looking back must not show another player's hand
                self.past.looks_from = self.view.models.viewer
            self._past_view = self._new_view(self.past)
            self._past_view.pan_zoom.look_like(self.view.pan_zoom)
            self.addWidget(self._past_view)
            self.setCurrentWidget(self._past_view)
        else:
            self.past.go_to(moves, told=moves == self.next_stop(self.here))
        self.replay.show_moment(moves)
        self.changed.emit()
        if self._steps.isActive():
            self._steps.start()  # drawing takes its time, too: it is seen from now on

    def show_present(self) -> None:
        self._steps.stop()
        self._walk = []
        self.visited = False
        was_away = self.past is not None
        looked = self._past_view is not None and self._past_view.hasFocus()
        self._drop_past()
        self.setCurrentWidget(self.view)
        if looked:
            self.view.setFocus()
        self.changed.emit()
        if was_away:
            self.returned.emit()

    def _drop_past(self) -> None:
        if self._past_view is not None:
            self.removeWidget(self._past_view)
            self._past_view.deleteLater()
        if self.past is not None:
            self.past.deleteLater()
        self.past = self._past_view = None

    def leave(self) -> None:
        """Back to the game as it stands, out of a replay as well."""
        (self.end_replay if self.replaying else self.show_present)()

    def go_on(self) -> None:
        """The game may go on, unless a replay has it wait."""
        if not self.replaying:
            self.session.begin()

    def stop(self) -> None:
        """Stop everything that moves on automatically: the walk through moments and the replay."""
        self._steps.stop()
        self.replay.stop()

    # ------------------------------------------------------------------ the replay

    @property
    def replaying(self) -> bool:
        return not self.replay.isHidden()

    def start_replay(self) -> None:
        """From the first moment; a game that goes on waits meanwhile."""
        self.session.pause()
        self.replay.show_course(self.last, self._rounds())
        self.replay.show()
        self.show_moment(0)
        self.replay.slider.setFocus()

    def end_replay(self) -> None:
        """Back to the game as it stands."""
        self.replay.stop()
        self.replay.hide()
        self.show_present()
        self.view.setFocus()
        self.session.begin()

    def _rounds(self) -> list[Mark]:
        """Where each round begins."""
        begins = round_starts(self.session.match.history)
        words, language = self._words, self._preferences.language
        return [Mark(moves, words.round_mark(number, language)) for number, moves in begins.items()]

    # ------------------------------------------------------------------ the walk

    @property
    def walking(self) -> bool:
        """Whether the others' moves are gone through, by themselves or step by step."""
        return self.past is not None and bool(self._walk)

    @property
    def waits(self) -> bool:
        """Whether the walk goes on only when it is told to."""
        return self.walking and not self._steps.isActive()

    @property
    def walk_begins(self) -> bool:
        return self.walking and self.here == self._walk[0]

    def since(self) -> range:
        """The numbers of the moves that others have made since the viewer's last turn."""
        return moves_since(self.session.match.history, self.view.models.viewer)

    def show_since(self) -> None:
        """Replay the others' moves, moment by moment; a second call pauses or resumes, Space ends it. The last moment
        stays until a key; for listeners each does."""
        if self.walking and self.here == self._walk[-1]:
            self.show_present()
        elif self.walking:
            self._go_by_itself(not self._steps.isActive())
            self._look_at(self.here)
        elif moves := self.since():
            self._walk = [moves.start]
            while self._walk[-1] < moves.stop:
                self._walk.append(min(moves.stop, self.next_stop(self._walk[-1])))
            self._go_by_itself(not listened_to())
            self._look_at(moves.start)

    def _go_by_itself(self, goes: bool) -> None:
        if goes:
            self._steps.start(max(500, self._preferences.motion(STEP)))
        else:
            self._steps.stop()

    def _step(self) -> None:
        later = [moment for moment in self._walk if moment > self.here]
        if self.past is not None and later:
            self._go_by_itself(len(later) > 1)  # the last one is looked at as long as one likes
            self._look_at(later[0])

    # ------------------------------------------------------------------ words and colours

    def past_words(self) -> str:
        """Which moment of the past this is, and the move that led there."""
        history, speech = self.shown.match.history, self._words.speech(self._preferences.language)
        if self.walking:
            return self._walk_words()
        if not history:
            return speech.sentence("prompt.past_start")
        match = self.shown.match
        moment = match.game.moment(match.state)
        asked = self.shown.decider if self.visited else None
        seats = (asked, *(played.seat for played in reversed(history)), moment.turn)
        seat = next((seat for seat in seats if seat is not None and seat != CHANCE), None)
        if seat is None:
            told = speech.sentence("prompt.past_round", round=moment.round)
        else:
            told = speech.sentence("prompt.past", round=moment.round, player=self.session.seats[seat].name)
        moves = range(last_stop(self.session.match.history, self.here, self._together) + 1, self.here + 1)
        return told if self.visited else in_sentences([told, self._line_of(moves)])

    def _line_of(self, moves: range) -> str:
        """What the log says first of these moves; empty: nothing."""
        return next((row.text for row in self.view.models.log.rows_of(moves)), "")

    def _walk_words(self) -> str:
        """How far the walk has come, and what this move was."""
        speech, walk, here = self._preferences.speech, self._walk, self.here
        done = walk.index(here) if here in walk else 0
        moves = range(walk[done - 1] + 1, here + 1) if done else range(0)
        line = self._line_of(moves)
        if not line:
            return speech.sentence("prompt.since", n=len(walk) - 1)
        return speech.text("prompt.since_step", n=done, m=len(walk) - 1, what=line)

    def settle(self, page: QWidget, taken: Sequence[QRectF]) -> QRectF:
        """Bubbles of the table that is shown keep clear of what else lies over it."""
        return self.shown_view.hover.settle(page, taken)

    def _views(self) -> list[TableView]:
        return [self.view] if self._past_view is None else [self.view, self._past_view]

    def be_still(self, still: bool) -> None:
        """Whether things fade from now on instead of travelling."""
        for view in self._views():
            view.animator.finish()
            view.still = still

    def retranslate(self) -> None:
        for view in self._views():
            view.set_language(self._preferences.language)
        self.replay.retranslate()
        if self.replaying:
            self.replay.show_course(self.last, self._rounds())

    def restyle(self) -> None:
        for view in self._views():
            view.set_theme(self._preferences.theme)
            view.set_text_size(self._preferences.text_size)
        self.replay.restyle()
