"""The table page: bar, prompt, table, right column, and what lies over the table for a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QStackedLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.match import Turn
from aoc_desktop.models.age_of_civilization.lesson import is_lesson
from aoc_desktop.models.age_of_civilization.table import TableModels
from aoc_desktop.models.past import LOOKING_BACK, PastSession, moves_since, round_starts
from aoc_desktop.models.session import Session
from aoc_desktop.text.age_of_civilization import prompts
from aoc_desktop.text.age_of_civilization.moves import move_text
from aoc_desktop.text.reasons import say
from aoc_desktop.ui.actions import Actions
from aoc_desktop.ui.age_of_civilization.banner import Banner, tidings
from aoc_desktop.ui.age_of_civilization.curtain import Curtain
from aoc_desktop.ui.age_of_civilization.game_actions import ALWAYS, MOVES, primary_action, refresh_moves
from aoc_desktop.ui.age_of_civilization.hint_panel import HintPanel
from aoc_desktop.ui.age_of_civilization.log_tools import explain, export_lines, noun_topic
from aoc_desktop.ui.age_of_civilization.prompt_line import PromptLine
from aoc_desktop.ui.age_of_civilization.rehearsal import Rehearsal
from aoc_desktop.ui.age_of_civilization.side_column import SideColumn
from aoc_desktop.ui.age_of_civilization.table_view import TableView
from aoc_desktop.ui.age_of_civilization.top_bar import TopBar
from aoc_desktop.ui.age_of_civilization.turn_summary import TurnSummary
from aoc_desktop.ui.key_cap import KeyButton
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.question import question, said_yes
from aoc_desktop.ui.replay_bar import Mark, ReplayBar
from aoc_desktop.ui.theme import Size
from aoc_desktop.ui.tidying import give_back
from aoc_desktop.ui.widgets import Screen

if TYPE_CHECKING:
    from aoc_desktop.ui.age_of_civilization.tutorial import Tutorial

NARROW = 1.28
"""A window less wide than this, in heights, has the right column under the table."""
PICTURE = 670
RESULT_AFTER = 1500
GIVE_BACK_AFTER = 1000
STEP = 900
"""How long each moment is shown when the moves since the last turn are replayed, at the usual pace."""


class TablePage(Screen):
    """A game being played. Moves enter through the session, whatever part of the page they come from."""

    zoom_wanted = Signal(str, str)
    help_wanted = Signal(str)
    notice = Signal(str)
    finished = Signal()
    continue_wanted = Signal(object)
    """A record to play on from."""

    def __init__(
        self, session: Session, preferences: Preferences, actions: Actions, parent: QWidget | None = None
    ) -> None:
        super().__init__(preferences, parent)
        self.session, self.actions_ = session, actions
        self.models = TableModels.of(session, preferences.language)
        self.past: PastSession | None = None
        self._past_view: TableView | None = None
        self._seen_by: int | None = None
        self._told_result = False
        self._make(session)
        self._lay_out()
        self.replay.moment_wanted.connect(self.show_moment)
        self.replay.playing_changed.connect(self.refresh_actions)
        self._replay = QTimer(self)
        self._replay.timeout.connect(self._replay_step)
        self._walk = range(0)
        """The others' moves that are being walked through, by their numbers."""
        session.asks = self._ask_revelation
        session.played.connect(self._played)
        session.waiting.connect(self.refresh)
        self.tutorial: Tutorial | None = None
        if is_lesson(session.match.beginning):
            from aoc_desktop.ui.age_of_civilization.tutorial import Tutorial

            self.tutorial = Tutorial(self)

    def _make(self, session: Session) -> None:
        preferences, actions = self.preferences, self.actions_
        self.bar = TopBar(session, preferences, actions)
        self.prompt = PromptLine(preferences)
        self.view = self._new_view(session)
        self.views = QStackedWidget()
        self.views.addWidget(self.view)
        self.side = SideColumn(session, preferences)
        self.side.move_chosen.connect(self.play)
        self.side.legal.looked_at.connect(self._preview)
        self.bar.primary.installEventFilter(self)
        self.side.zoom_wanted.connect(self.zoom_wanted)
        self.side.help_wanted.connect(self.help_wanted)
        self.side.moment_wanted.connect(self.show_moment)
        self.side.log.noun_clicked.connect(self._open_noun)
        self.side.log.why.clicked.connect(self.why)
        for listed in (self.side.log.view, self.side.legal.view):
            listed.installEventFilter(self)
        self.side.log.export.clicked.connect(lambda: self.act("export_log"))
        self.rehearsal = Rehearsal(self.view, self.side.opponents)
        self.banner = Banner(self.views, preferences)
        self.summary = TurnSummary(self.views, session, preferences, actions)
        self.hints = HintPanel(self.views, session, preferences, self.models.legal)
        self.hints.chosen.connect(self.play)
        self.hints.advises.connect(self.view.controller.advise)
        self.replay = ReplayBar(preferences, actions)
        self.replay.hide()
        self.curtain = Curtain(preferences)
        self.curtain.lifted.connect(self._lift_curtain)
        self._past_buttons = [
            KeyButton(actions, name, preferences, height=Size.PROMPT - 4, in_bar=True)
            for name in ("previous_moment", "next_moment", "present", "continue_here")
        ]
        self._result = KeyButton(actions, "result", preferences, height=Size.PROMPT - 4, in_bar=True)
        self._result.setParent(self.prompt)
        self._result.hide()
        self._next = KeyButton(actions, "hurry", preferences, height=Size.PROMPT - 4, in_bar=True)
        self._next.setParent(self.prompt)
        self._next.hide()
        for made in self._past_buttons:
            made.set_brief(3 if made in self._past_buttons[:2] else 1)
            made.setParent(self.prompt)
            made.hide()

    def _new_view(self, session: Session) -> TableView:
        view = TableView(session, self.preferences.language, self.preferences.theme)
        view.still = bool(self.preferences["reduced_motion"])
        view.zoom_wanted.connect(self.zoom_wanted)
        view.help_wanted.connect(self.help_wanted)
        view.status.connect(self.prompt.remember)
        view.set_text_size(self.preferences.text_size)
        return view

    def _lay_out(self) -> None:
        """From outside in: a widget that gets another parent is styled anew with all that is in it."""
        self._pages = QStackedLayout(self)
        self._pages.setContentsMargins(0, 0, 0, 0)
        self.content = QWidget(self)
        self._pages.addWidget(self.content)
        self._pages.addWidget(self.curtain)
        whole = QVBoxLayout(self.content)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.setSpacing(0)
        whole.addLayout(self._middle, 1)
        left = QVBoxLayout()
        left.setSpacing(0)
        self._middle.addLayout(left, 1)
        left.addWidget(self.prompt)
        left.addWidget(self.views, 1)
        left.addWidget(self.replay)
        self._middle.addWidget(self.side)

    @property
    def in_lesson(self) -> bool:
        """Whether the guided first game still guides."""
        return self.tutorial is not None and self.tutorial.guide.step is not None

    # ------------------------------------------------------------------ life

    def begin(self) -> None:
        """Everything listens: the game may go on."""
        self.session.begin()
        if self.session.finished:
            self._tell_result()
        (self.curtain.button if self._hidden else self.view).setFocus()

    def close_table(self) -> None:
        """No longer needed: its pictures go at once, not when Qt comes to delete it."""
        self.rehearsal.stop()
        self.view.stage.pictures.clear()
        for panel in self.side.panels():
            panel.forget()
        QTimer.singleShot(GIVE_BACK_AFTER, give_back)
        self._replay.stop()
        self.replay.stop()
        self.session.asks = None

    def picture(self) -> QPixmap:
        """The table in small, for the list of games."""
        grabbed = self.content.grab()
        return grabbed.scaledToWidth(PICTURE, Qt.TransformationMode.SmoothTransformation)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        folded = self.width() < NARROW * self.height()
        width = Size.RIGHT_COLUMN * self.preferences.frame if self.width() >= 1200 else 240
        self.side.fold(folded, round(width))
        directions = QBoxLayout.Direction
        self._middle.setDirection(directions.TopToBottom if folded else directions.LeftToRight)

    # ------------------------------------------------------------------ what is shown now

    @property
    def shown(self) -> Session:
        """The session on the table: the game, or the past moment that is looked at."""
        return self.past or self.session

    def refresh(self) -> None:
        """After every change: who decides, what is asked, what can be done."""
        self._draw_curtain()
        self.bar.course.session = self.shown
        self.side.look_at(self.shown)
        self.bar.primary.use(primary_action(self.session))
        self.refresh_actions()
        self.bar.refresh()
        self._ask()
        self.summary.setVisible(False)
        if self.past is None:
            self.summary.refresh()
        self.hints.refresh()
        self._preview_again()
        if self.session.finished:
            self._tell_result()

    def refresh_actions(self) -> None:
        """Enable what can be used; the rest says why not."""
        if self.isHidden():
            return
        actions, past = self.actions_, self.past is not None
        refresh_moves(self.shown, actions, self.preferences)
        for name in ALWAYS:
            actions.enable(name, True)
        actions.enable("why", True)
        actions.enable("result", self.session.finished, self.tr("The game is not over yet."))
        runs = not past and not self.session.finished and not self.session.human_decides
        running = runs and self.session.unconfirmed is None
        runs_by_itself = running or self._replay.isActive() or self.replay.playing
        actions.enable("hurry", runs_by_itself, self.tr("Nothing is running by itself."))
        actions.say("hurry", self.tr("Next") if running and self.session.awaits_step else "")
        count = len(self.session.match.history)
        here = len(self.shown.match.history)
        actions.enable("previous_moment", here > 0, self.tr("This is the first moment."))
        earlier, present = here < count, self.tr("This is the present.")
        actions.enable("first_moment", here > 0, self.tr("This is the first moment."))
        actions.enable("next_moment", earlier, present)
        actions.enable("present", earlier, present)
        actions.enable("continue_here", earlier, self.tr("Choose an earlier moment in the log first."))
        people = sum(seat.is_human for seat in self.session.seats)
        over = self.session.finished
        lonely = self.tr("Nobody else plays here: there is no one to hand it to.")
        ended = self.tr("The game is over. “Save the record as…” writes it to a file for the others.")
        actions.enable("hand_on", people > 1 and not over, ended if over and people > 1 else lonely)
        actions.enable("replay", count > 0, self.tr("Nothing has happened yet."))
        actions.enable("play_moments", self.replaying, self.tr("Open the replay first."))
        actions.say("replay", self.tr("Leave the replay") if self.replaying else "")
        actions.say("play_moments", self.tr("Pause") if self.replay.playing else "")
        self.replay.set_playing_icon()
        since = bool(self._since()) and not self.replaying
        actions.enable("since_last_turn", since, self.tr("Nothing has happened since your last turn."))

    def _ask(self) -> None:
        """The sentence under the bar."""
        session, language = self.session, self.preferences.language
        names = [seat.name for seat in session.seats]
        offered = self._past_buttons if self.past is not None and not self.replaying else []
        if session.finished and not offered:
            offered = [self._result]
        elif session.awaits_step and not offered and not self.replaying:
            offered = [self._next]
        self.prompt.offer(*offered)
        if self.past is not None:
            self.prompt.ask(self._past_words())
            self.side.legal.look_away(say(LOOKING_BACK, language))
            return
        seat: int | None
        if session.finished and (outcome := session.match.outcome) is not None:
            text, seat = prompts.result_prompt(outcome.ranking, outcome.points, names, language), outcome.ranking[0][0]
        elif (seat := session.unconfirmed) is not None:
            text = prompts.confirm_prompt(session.turn_events(seat), seat, language)
        else:
            seat = session.match.deciders[0]
            text = prompts.waiting_prompt(names[seat], language, session.awaits_step)
            if session.human_decides:
                state, legal = session.match.state, session.legal()
                text = prompts.prompt(state, legal, names, language, lambda move: session.preview(move)[1])
        self.prompt.ask(text, seat, prompts.asked_about(session.match.state))
        self.side.legal.say_nothing(text)

    def _past_words(self) -> str:
        assert self.past is not None
        history, speech = self.past.match.history, self.preferences.speech
        if self._replay.isActive():
            return self._since_words(len(history))
        if not history:
            return speech.sentence("prompt.past_start")
        last = history[-1]
        player = self.session.seats[last.seat].name
        return speech.sentence("prompt.past", round=last.before.round, player=player)

    def _since_words(self, here: int) -> str:
        """How far the walk through the others' moves has come, and what this one was."""
        speech, walk = self.preferences.speech, self._walk
        line = next((row.text for row in self.models.log.rows if row.turn == here), "")
        if here == walk.start or not line:
            return speech.sentence("prompt.since", n=len(walk))
        return speech.text("prompt.since_step", n=here - walk.start, m=len(walk), what=line)

    # ------------------------------------------------------------------ what a move would do

    def _preview(self, move: Move | None) -> None:
        """A row of the list is looked at; the past has no moves."""
        if self.past is None and not self._hidden:
            self.view.look_at(move)

    def _preview_again(self) -> None:
        """After a change: what is pointed at now may mean another move."""
        if self.bar.primary.underMouse():
            self._preview(MOVES.get(self.bar.primary.action_id))
        else:
            self.side.legal.look_again()

    def _preview_button(self, event: QEvent.Type) -> None:
        """The primary button under the pointer or the focus: the table shows what it would do."""
        if event in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self._preview(MOVES.get(self.bar.primary.action_id))
        elif event in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self._preview(None)

    # ------------------------------------------------------------------ playing

    def play(self, move: Move) -> None:
        """A move from the list or from a button."""
        if self._hidden:
            return
        if self.past is not None:
            self.notice.emit(say(LOOKING_BACK, self.preferences.language))
            return
        self._try(lambda: self.session.play(move))

    def _try(self, what: Callable[[], None]) -> None:
        try:
            what()
        except DomainError as error:
            self.notice.emit(say(error.reason, self.preferences.language))

    def _ask_revelation(self, move: Move) -> bool:
        """A card will be shown, which ends undo: is that wanted?"""
        title = move_text(move, self.preferences.language)
        text = self.tr("This move reveals a card: it cannot be taken back afterwards.")
        return said_yes(question(self, "reveal", title, text, self.tr("Play it"), self.tr("Think again")))

    def _undo(self) -> None:
        """The first undo that fair play would refuse asks: a practice game is one for ever."""
        if self.session.practice or not self.session.undo_is_practice or self._ask_practice():
            self._try(self.session.undo)

    def _ask_practice(self) -> bool:
        text = self.tr("Take this back and make it a practice game?")
        more = self.tr(
            "Cards have come to light since. A practice game stays one: it earns no achievement and no medal."
        )
        yes, no = self.tr("Practise"), self.tr("Leave it")
        return said_yes(question(self, "practice", self.actions_.text("undo"), text, yes, no, more))

    def act(self, name: str) -> None:
        """Do what an action of the registry says; behind the curtain nothing is done for whoever comes next."""
        if self._hidden:
            return
        if name == "end_turn" and self.session.unconfirmed is not None:
            self.session.confirm()
        elif name in MOVES:
            self.play(MOVES[name])
        else:
            handlers: dict[str, Callable[[], None]] = {
                "undo": self._undo,
                "redo": lambda: self._try(self.session.redo),
                "hurry": self._hurry,
                "legal_moves": self.side.open_legal,
                "log": self.side.open_log,
                "why": self.why,
                "export_log": lambda: export_lines(self, self.side.log.lines(), self.notice.emit),
                "since_last_turn": self.show_since,
                "previous_moment": lambda: self.show_moment(len(self.shown.match.history) - 1),
                "next_moment": lambda: self.show_moment(len(self.shown.match.history) + 1),
                "present": self._to_present,
                "first_moment": lambda: self.show_moment(0),
                "replay": self._toggle_replay,
                "play_moments": self.replay.toggle,
                "continue_here": self._continue_here,
                "zoom": self._zoom,
                "hint": lambda: self._try(self.hints.toggle),
            }
            handlers[name]()

    def answers(self, event: QKeyEvent) -> bool:
        """A key that nothing else wanted: Esc leaves the past, Space sends a banner away; the key of a greyed action is
        told why it is grey."""
        if event.key() == Qt.Key.Key_Escape and self.past is not None:
            (self.end_replay if self.replaying else self.show_present)()
            return True
        action = self.actions_.taken_by(QKeySequence(event.keyCombination()))
        if action == "hurry" and self.banner.isVisible():
            self.banner.dismiss()
            return True
        reason = self.actions_.reason(action)
        if reason:
            self.notice.emit(reason)
        return bool(reason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A list would look for a line that begins with the letter: it gets only the keys that mean nothing here."""
        if watched is self.bar.primary:
            self._preview_button(event.type())
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self.answers(event):
            return True
        return super().eventFilter(watched, event)

    def _hurry(self) -> None:
        self.banner.dismiss()
        self.view.animator.finish()
        if self.replay.playing:
            self.replay.stop()
        elif self._replay.isActive():
            self.show_present()
        else:
            self.session.hurry()
            self._ask()

    def _zoom(self) -> None:
        """The card under the pointer or the focus: the table knows which."""
        self._press(Qt.Key.Key_Z)

    def ask_help(self) -> None:
        """The same for the rules."""
        self._press(Qt.Key.Key_F1)

    def _press(self, key: Qt.Key) -> None:
        """Hand a key to the table, which the registry's shortcut took from it."""
        none = Qt.KeyboardModifier.NoModifier
        (self._past_view or self.view).keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, none))

    def why(self) -> None:
        """The cards and rules behind the chosen line of the log."""
        index = self.side.log.current()
        if not index.isValid():
            self.notice.emit(self.tr("Choose a line of the log first."))
            return
        dialog = explain(self, index, self.session.match.state.table.cards, self.preferences)
        dialog.zoom_wanted.connect(self.zoom_wanted)
        dialog.help_wanted.connect(self.help_wanted)
        dialog.open()

    def _open_noun(self, kind: str, card: str) -> None:
        """A name in the log: its card large, or its rule."""
        if kind == "rule":
            self.help_wanted.emit(noun_topic(kind, card))
        else:
            self.zoom_wanted.emit(kind, card)

    def _played(self, turn: Turn[Any]) -> None:
        names = [seat.name for seat in self.session.seats]
        if not self.session.finished:
            self.banner.tell(tidings(turn.events, self.preferences.speech, names))

    def _tell_result(self) -> None:
        if self._told_result or self.past is not None:
            return
        self._told_result = True
        QTimer.singleShot(self.preferences.motion(RESULT_AFTER), self, self._leave_for_result)

    def _leave_for_result(self) -> None:
        if not self.replaying:
            self.finished.emit()

    # ------------------------------------------------------------------ the past

    def show_moment(self, moves: int) -> None:
        """The table after so many moves, to look at; after the last one, the present."""
        self._replay.stop()
        if moves >= len(self.session.match.history) and not self.replaying:
            self.show_present()
        else:
            self._look_at(moves)

    def _look_at(self, moves: int) -> None:
        count = len(self.session.match.history)
        moves = min(max(0, moves), count)
        self.hints.dismiss()
        if self.past is None:
            self.past = PastSession(self.session, moves, self)
            if not self.session.finished:  # nobody sees another's hand by looking back
                self.past.looks_from = self.models.viewer
            self._past_view = self._new_view(self.past)
            self.views.addWidget(self._past_view)
            self.views.setCurrentWidget(self._past_view)
        else:
            self.past.go_to(moves)
        self.replay.show_moment(moves)
        self.side.log.choose_turn(max(1, moves))
        self.refresh()

    @property
    def replaying(self) -> bool:
        return not self.replay.isHidden()

    def start_replay(self) -> None:
        """From the first moment; a game that goes on waits meanwhile."""
        self.session.pause()
        self.replay.show_course(len(self.session.match.history), self._rounds())
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

    def _toggle_replay(self) -> None:
        (self.end_replay if self.replaying else self.start_replay)()

    def _rounds(self) -> list[Mark]:
        """Where each round begins."""
        begins = round_starts(self.session.match.history)
        return [Mark(moves, self.tr("R{0}", "short for round").format(number)) for number, moves in begins.items()]

    def _to_present(self) -> None:
        if self.replaying:
            self.show_moment(len(self.session.match.history))
        else:
            self.show_present()

    def show_present(self) -> None:
        self._replay.stop()
        looked = self._past_view is not None and self._past_view.hasFocus()
        self._drop_past_view()
        self.views.setCurrentWidget(self.view)
        if looked:
            self.view.setFocus()
        self.refresh()

    def _drop_past_view(self) -> None:
        if self._past_view is not None:
            self.views.removeWidget(self._past_view)
            self._past_view.deleteLater()
        if self.past is not None:
            self.past.deleteLater()
        self.past = self._past_view = None

    def _continue_here(self) -> None:
        if self.past is not None:
            self.continue_wanted.emit(self.past.record())

    def _since(self) -> range:
        """The numbers of the moves that others have made since the viewer's last turn."""
        return moves_since(self.session.match.history, self.models.viewer)

    def show_since(self) -> None:
        """Walk through what the others did, moment by moment; Space stops it."""
        moves = self._since()
        if not moves:
            return
        self._walk = moves
        self._replay.start(max(500, self.preferences.motion(STEP)))
        self._look_at(moves.start)

    def _replay_step(self) -> None:
        here = len(self.shown.match.history)
        if self.past is None or here >= self._walk.stop:
            self.show_present()
        else:
            self._look_at(here + 1)

    # ------------------------------------------------------------------ several people at one screen

    @property
    def _hidden(self) -> bool:
        return self._pages.currentWidget() is self.curtain

    def greet(self) -> None:
        """The game comes from another player: it opens for the one who is to play next."""
        self._hide_for(self._next_person(), greeting=True)

    def _next_person(self) -> int:
        humans = [seat for seat, info in enumerate(self.session.seats) if info.is_human]
        decider = self.session.match.deciders[0]
        return next((seat for seat in humans if seat >= decider), humans[0])

    def _hide_for(self, viewer: int, greeting: bool = False) -> None:
        self.curtain.draw_for(viewer, self.session.seats[viewer].name, greeting)
        self._pages.setCurrentWidget(self.curtain)
        self.curtain.button.setFocus()

    def _draw_curtain(self) -> None:
        """In a game with secret hands nobody sees another's: the screen is hidden until the next person takes over."""
        session = self.session
        humans = [seat for seat, info in enumerate(session.seats) if info.is_human]
        viewer = self.models.viewer
        if len(humans) < 2 or session.match.state.table.draft is None or viewer == self._seen_by:
            return
        self._hide_for(viewer)

    def _lift_curtain(self) -> None:
        self._seen_by = self.models.viewer
        self._pages.setCurrentIndex(0)
        self.view.setFocus()

    # ------------------------------------------------------------------ words and colours

    def rules_topic(self) -> str:
        """The part of the rules that matters now."""
        state = self.shown.match.state
        if state.agenda:
            return "end-of-turn" if state.agenda[-1].asks == "offer" else "technologies"
        return {"draft": "draft", "civilization": "civilisations", "actions": "actions", "finished": "scoring"}.get(
            state.phase, "end-of-turn"
        )

    def retranslate(self) -> None:
        code = self.preferences.language
        self.models.set_language(code)
        for part in (self.view, self._past_view, *self.side.panels()):
            if part is not None:
                part.set_language(code)
        self.replay.retranslate()
        if self.replaying:
            self.replay.show_course(len(self.session.match.history), self._rounds())
        self.refresh()
        if self.tutorial is not None:
            self.tutorial.show_now()

    def _on_preference(self, name: str) -> None:
        super()._on_preference(name)
        if name == "reduced_motion":
            self.view.animator.finish()
            self.view.still = bool(self.preferences[name])

    def restyle(self) -> None:
        theme = self.preferences.theme
        for part in (self.view, self._past_view, *self.side.panels()):
            if part is not None:
                part.set_theme(theme)
                part.set_text_size(self.preferences.text_size)
        self.prompt.restyle()
        self.replay.restyle()
        if self.past is not None:
            self.side.log.choose_turn(max(1, len(self.past.match.history)))
        self.bar.refresh()
        super().restyle()
