"""The table page: bar, prompt, table, right column, and what lies over the table for a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.play.call_later import later
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.lesson import is_lesson
from aoc_desktop.play.live_session import LiveSession, NoTable
from aoc_desktop.play.session import LOOKING_BACK
from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.frame.look import title_of
from aoc_desktop.ui.kit.memory import give_back
from aoc_desktop.ui.kit.notice import Notice
from aoc_desktop.ui.kit.overlay_places import Asked, OverPage
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import spoken
from aoc_desktop.ui.kit.theme import Size
from aoc_desktop.ui.kit.widgets import Screen
from aoc_desktop.ui.table.look import table_of
from aoc_desktop.ui.table.page.banner import Banner
from aoc_desktop.ui.table.page.confirmations import AtTable, Confirmations
from aoc_desktop.ui.table.page.curtain import Curtain
from aoc_desktop.ui.table.page.desk import Desk
from aoc_desktop.ui.table.page.game_actions import (
    PageKeys,
    hide_actions,
    moves_now,
    offered_actions,
    primary_action,
    refresh_actions,
)
from aoc_desktop.ui.table.page.help_here import HelpHere
from aoc_desktop.ui.table.page.hint_panel import HintPanel
from aoc_desktop.ui.table.page.history_view import HistoryView
from aoc_desktop.ui.table.page.legal_list import MoveHover
from aoc_desktop.ui.table.page.log_tools import LogLinks
from aoc_desktop.ui.table.page.prompt_line import PromptLine, RecentEvents
from aoc_desktop.ui.table.page.side_column import SideColumn
from aoc_desktop.ui.table.page.since_panel import SincePanel, TurnSummary
from aoc_desktop.ui.table.page.top_bar import TopBar
from aoc_desktop.ui.table.picture.chooser import asked_on
from aoc_desktop.ui.table.picture.draw_ahead import DrawAhead
from aoc_desktop.ui.table.text.speech_commands import SpeechCommands, ViewSwitch

if TYPE_CHECKING:
    from aoc_desktop.ui.table.page.puzzle_bar import PuzzleBar
    from aoc_desktop.ui.table.page.tutorial import Tutorial
    from aoc_desktop.ui.table.text.text_table import TextTable

NARROW = 1.28
"""A window less wide than this, in heights, has the right column under the table."""
PICTURE = 670
RESULT_AFTER = 1500
GIVE_BACK_AFTER = 1000
MADE, UNSEEN = 100, QSize(1020, 652)
"""A table that was never shown is less wide; for its text it is laid out in this size."""


class TablePage(Screen):
    """A game being played. All moves of all parts of the page go through the session."""

    zoom_wanted = Signal(str, str)
    help_wanted = Signal(str)
    notice = Signal(str)
    finished = Signal()
    continue_wanted = Signal(object)
    """A record to play on from."""
    looked_enough = Signal()
    """The visitor wants to go back to the screen they came from."""

    def __init__(
        self, session: LiveSession, preferences: Preferences, actions: Actions, parent: QWidget | None = None
    ) -> None:
        self.session, self.actions_ = session, actions
        self.models = Rows.of(session, preferences.language)
        self.look = table_of(session)
        preferences.wear(self.look.seat_looks(self.models))
        super().__init__(preferences, parent)
        self._told_result = False
        self.tutorial: Tutorial | None = None
        self._notice: Notice | None = None
        self.desk = Desk(session, preferences, actions, self)
        self.desk.zoom_wanted.connect(self.zoom_wanted)
        self.desk.help_wanted.connect(self.help_wanted)
        self.desk.notice.connect(self.notice)
        self.desk.move_chosen.connect(self.play)
        self._make(session)
        self._handlers = self._handle()
        self._lay_out()
        self.over = OverPage(self.content)
        self.over.asked, self.over.speaks = self._asked_here, self.history_view
        self._list_guests()
        session.table = AtTable(session, self.confirmations, self.banner)
        session.waiting.connect(self.refresh)
        session.unanswered.connect(self.confirmations.ask_who_plays_on)
        session.hint_failed.connect(self.confirmations.say_no_hint)
        if is_lesson(session.match.beginning):
            from aoc_desktop.ui.table.page.tutorial import Tutorial

            self.tutorial = Tutorial(self)
            self._list_guests()

    def host(self, notice: Notice) -> None:
        """The window's messages keep clear of what lies over the table."""
        self._notice = notice
        notice.resized.connect(self.over.settle)
        self._list_guests()

    def spoken_title(self) -> str:
        return title_of(self.session.match.game.id)

    def _asked_here(self) -> Asked:
        """What the present question needs of the table that is shown."""
        return Asked() if self.reads or self.history_view.past is not None else asked_on(self.content, self.view)

    def _list_guests(self) -> None:
        """What lies over the table, in the order of what must be seen: the end of a turn is a question itself; a lesson
        can fold, or wait until a message is gone."""
        listed = (
            self.summary,
            self.hints,
            self._notice,
            self.tutorial,
            self.banner,
        )
        self.over.guests = [guest for guest in listed if guest is not None]
        self.over.unbidden = [self.since_panel]

    def _make(self, session: LiveSession) -> None:
        preferences, actions = self.preferences, self.actions_
        self.bar = TopBar(session, preferences, actions)
        self.prompt = PromptLine(self.models, preferences, actions)
        self.history_view = HistoryView(session, preferences, actions)
        self.recent_events = RecentEvents(self.desk, self.history_view, self.prompt, lambda: self.reads)
        self.prompt.recent_events, self.prompt.how = self.recent_events.fresh, self.recent_events.how
        self.history_view.zoom_wanted.connect(self.zoom_wanted)
        self.history_view.help_wanted.connect(self.help_wanted)
        self.history_view.status.connect(self.prompt.remember)
        self.history_view.changed.connect(self._follow_moment)
        self.history_view.replay.playing_changed.connect(self.refresh_actions)
        self.view = self.history_view.view
        self.view.hand.changed.connect(self._follow_hand)
        self.models.legal.describe = self.view.hover.words.of_move
        self.side = SideColumn(session, preferences)
        self.side.move_chosen.connect(self.play)
        self.side.zoom_wanted.connect(self.zoom_wanted)
        self.side.help_wanted.connect(self.help_wanted)
        self.keys = PageKeys(self)
        for part in (self.view, *self.lists):
            part.installEventFilter(self.keys)
        self.draw_ahead = DrawAhead(self.view, self.side.opponents)
        self.banner = Banner(self.history_view, self.models, preferences)
        self.banner.gone.connect(self._go_on)
        self.banner.is_read = lambda: self.reads
        self.summary = TurnSummary(self.history_view, self.models, preferences, actions)
        self.since_panel = SincePanel(self.history_view, self.models, preferences)
        self.since_panel.give_way_to(self.view)
        self.hints = HintPanel(self.history_view, self.models, session, preferences)
        self.hints.chosen.connect(self.play)
        self.hints.advises.connect(self.view.hand.advise)
        self.history_view.looking_back.connect(self.hints.dismiss)
        self.summary.hold_at(self.view)
        for guest in (self.banner, self.summary, self.hints, self.since_panel, self.history_view):
            guest.resized.connect(lambda: self.over.settle())
        self.curtain = Curtain(self.models, preferences)
        self.curtain.fell.connect(self._hide_table)
        self.curtain.lifted.connect(self._show_table)
        self.curtain.button.installEventFilter(self.keys)
        self.speech_commands = SpeechCommands(self.desk, self.history_view, self.recent_events.awaited)
        self.confirmations = Confirmations(self.desk)
        self.text: TextTable | None = None
        """The table as text; made when first wanted."""
        self.help_here = HelpHere(self.history_view, self.side)
        self.move_hover = MoveHover(self.history_view, self.curtain, self.bar.primary, self.side.legal)
        self.puzzle: PuzzleBar | None = None
        if not session.counts:
            from aoc_desktop.ui.table.page.puzzle_bar import puzzle_bar

            self.puzzle = puzzle_bar(self)
        self.log_links = LogLinks(self.desk, self.history_view, self.side.log)
        self.log_links.focus_wanted.connect(self.take_focus)
        self.side.moment_wanted.connect(self.log_links.open_line)

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
        if self.puzzle is not None:
            left.addWidget(self.puzzle)
        self._left = left
        left.addWidget(self.history_view, 1)
        left.addWidget(self.history_view.replay)
        self._middle.addWidget(self.side)

    @property
    def in_lesson(self) -> bool:
        """Whether the guided first game still guides."""
        return self.tutorial is not None and self.tutorial.guide.step is not None

    # ------------------------------------------------------------------ life

    def make_ready(self) -> None:
        """Before the page is shown: put the focus where the player plays, without stops on the way."""
        self.show_text(self.preferences.wants_text)
        self.take_focus()

    def begin(self) -> None:
        """Everything listens: the game may go on."""
        self.session.begin()
        if self.session.finished:
            self._tell_result()
        self.take_focus()

    def take_focus(self) -> None:
        """Focus the picture, the text, or the curtain's button."""
        if self.curtain.is_down:
            self.curtain.button.setFocus()
        elif self.text is not None and self.reads:
            self.text.take_focus()
        else:
            self.view.setFocus()

    # ------------------------------------------------------------------ the table as text

    @property
    def reads(self) -> bool:
        """Whether the table is text now."""
        return self.history_view.isHidden()

    def show_text(self, reads: bool) -> None:
        """The table as text, or its picture."""
        if reads == self.reads:
            return
        if self.text is None:
            from aoc_desktop.ui.table.text.text_table import TextTable

            self.text = TextTable(self.desk, self.history_view, self.speech_commands, self.log_links)
            self._left.insertWidget(self._left.indexOf(self.history_view), self.text, 1)
        if reads and not self.view.sceneRect().width() > MADE:
            self.view.fit_unseen(UNSEEN)
        focused = self.focusWidget()
        if focused is not None:
            focused.clearFocus()  # where it is hidden with the focus, that would pass the menu on its way
        self.history_view.setVisible(not reads)
        self.side.setVisible(not reads)
        self.text.setVisible(reads)
        self.hints.lie_over(self.text if reads else self.history_view)
        self.bar.picture.setVisible(reads)
        self.actions_["text_table"].setChecked(reads)
        self.refresh_actions()
        self.over.settle()

    def close_table(self) -> None:
        """No longer needed: its pictures go at once, not when Qt comes to delete it."""
        self.draw_ahead.stop()
        self.view.stage.pictures.clear()
        for panel in self.side.panels():
            panel.forget()
        QTimer.singleShot(GIVE_BACK_AFTER, give_back)
        self.history_view.stop()
        self.session.table = NoTable()

    def _go_on(self) -> None:
        """Make the next automatic move when the banner is gone, also if the user closed it."""
        if self.session.waits:
            self.session.go_on()

    def picture(self) -> QPixmap:
        """The table in small, for the list of games. Anybody may look at that: secret hands stay behind the curtain."""
        with self.view.hover.hidden():
            grabbed = self.curtain.picture(self.size()) if self.curtain.guards else self.content.grab()
        return grabbed.scaledToWidth(PICTURE, Qt.TransformationMode.SmoothTransformation)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.over.settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        folded = self.width() < NARROW * self.height()
        width = Size.RIGHT_COLUMN * self.preferences.frame if self.width() >= 1200 else 240
        self.side.fold(folded, round(width))
        directions = QBoxLayout.Direction
        self._middle.setDirection(directions.TopToBottom if folded else directions.LeftToRight)

    # ------------------------------------------------------------------ the present moment

    def refresh(self) -> None:
        """After every change: show the decider, the question and the legal actions."""
        self.preferences.wear(self.look.seat_looks(self.models))
        self.curtain.fall_between_people()
        self.bar.course.session = self.history_view.shown
        self.side.look_at(self.history_view.shown)
        self.bar.primary.use(primary_action(self.session))
        self.refresh_actions()
        self.bar.refresh()
        self._ask()
        self._show_panels()
        self.move_hover.look_again()
        if self.text is not None:
            self.text.refresh()
        if self.session.finished:
            self._tell_result()

    def _show_panels(self) -> None:
        """What lies over the table: the summary of a turn that may still be taken back, and a hint."""
        self.summary.setVisible(False)
        if self.history_view.past is None and not self.preferences["linear"]:
            self.summary.refresh()
        self.hints.refresh()
        self.over.settle()

    def refresh_actions(self) -> None:
        if self.isHidden():
            return
        if self.curtain.is_down:
            hide_actions(self.actions_)
        else:
            refresh_actions(self.history_view, self.actions_, self.preferences)
            speaks = self.tutorial is not None and self.tutorial.speaks
            self.actions_.enable("fold_lesson", speaks, self.tr("No lesson is under way."))

    def _ask(self) -> None:
        """The sentence under the bar."""
        self.prompt.offer(*offered_actions(self.history_view))
        if self.look.step_signs is not None:
            shown = Rows.of(self.history_view.shown, self.preferences.language)
            self.prompt.show_order(self.look.step_signs.order(shown, self.preferences.language))
        if self.history_view.past is not None:
            self.prompt.ask(self.history_view.past_words())
            self.side.legal.look_away(self.desk.say(LOOKING_BACK))
        else:
            self._ask_hand()
            self.side.legal.say_nothing(self.recent_events.awaited())

    def _follow_hand(self) -> None:
        """The held thing or the question has changed."""
        self._ask_hand()
        self.over.settle()  # answers may lie there now
        if self.text is not None:
            self.text.refresh()

    def _ask_hand(self) -> None:
        """Show the game's question, or the rest of the move in hand."""
        if self.history_view.past is not None:
            return
        words, about = self.view.hover.question()
        if words:
            self.prompt.ask(words, self.models.viewer, about)
        else:
            self.prompt.ask_for_move()

    def _follow_moment(self) -> None:
        """The table shows another moment: the log stands at its line."""
        self.log_links.choose_line()
        self.refresh()

    def visit(self, moves: int) -> None:
        """Look at a moment for another screen: Esc leads back there."""
        self.history_view.visited = True
        self.history_view.show_moment(moves)
        self.history_view.shown_view.setFocus()

    def _hide_table(self) -> None:
        """Hide the table behind the curtain: close the last player's look at the past, and forget the sentences spoken
        to them."""
        spoken().forget()
        self._pages.setCurrentWidget(self.curtain)
        if self.history_view.past is not None:
            self.history_view.leave()
        self.refresh_actions()
        self.curtain.show_behind(None)
        later(self, self._show_behind)  # once the rows are the next player's

    def _show_behind(self) -> None:
        if self.curtain.is_down:
            self.curtain.show_behind(self.look.behind_curtain(self.view))

    def _show_table(self) -> None:
        self._pages.setCurrentWidget(self.content)
        self.refresh()
        self.take_focus()

    @property
    def lists(self) -> tuple[QWidget, ...]:
        return self.side.log.view, self.side.legal.view

    @property
    def onlooker(self) -> Seat | None:
        """The person whose hand may be shown; None while the curtain is down."""
        return None if self.curtain.is_down else self.models.viewer

    # ------------------------------------------------------------------ playing

    def play(self, move: Move) -> None:
        """A move from the list or from a button."""
        if self.curtain.is_down:
            return
        if self.history_view.past is not None:
            self.notice.emit(self.desk.say(LOOKING_BACK))
            return
        self.desk.attempt(lambda: self.session.play(move))

    def act(self, name: str) -> None:
        """Perform an action of the registry; behind the curtain do nothing."""
        if self.curtain.is_down:
            return
        if name == "primary":
            name = primary_action(self.session)
        if name == "primary" and self.session.unconfirmed is not None:
            self.session.confirm()
        elif name in (moves := moves_now(self.models)):
            self.play(moves[name])
        elif name in self.look.beginnings.moves:
            self.view.hand.begin(self.look.beginnings.moves[name])
            self.take_focus()
        elif name in self.look.presses.actions:
            self.look.presses.press(self.look.presses.actions[name], self.history_view.shown_view)
            if self.text is not None:
                self.text.refresh()
        else:
            self._handlers[name]()

    def _handle(self) -> dict[str, Callable[[], object]]:
        """The handlers of all actions that are not moves."""
        history_view = self.history_view
        return {
            **self.confirmations.handlers(),
            "hurry": self._hurry,
            "legal_moves": lambda: (self.text if self.text is not None and self.reads else self.side).open_legal(),
            "log": lambda: (self.text if self.text is not None and self.reads else self.side).open_log(),
            **ViewSwitch(self).handlers(),
            **self.speech_commands.handlers(),
            **self.log_links.handlers(),
            "since_last_turn": history_view.show_since,
            "previous_moment": history_view.show_previous,
            "next_moment": history_view.show_next,
            "present": lambda: history_view.show_moment(history_view.last),
            "first_moment": lambda: history_view.show_moment(0),
            "replay": lambda: history_view.end_replay() if history_view.replaying else history_view.start_replay(),
            "play_moments": history_view.replay.toggle,
            "continue_here": self._continue_here,
            "fold_lesson": lambda: self.tutorial.fold() if self.tutorial is not None else None,
            "zoom": lambda: history_view.shown_view.zoom_here(),
            "hint": self.puzzle.hint if self.puzzle is not None else lambda: self.desk.attempt(self.hints.toggle),
        }

    def _hurry(self) -> None:
        self.banner.dismiss()
        self.view.animator.finish()
        if self.history_view.replaying:
            self.history_view.replay.toggle()
        elif self.history_view.walking:
            self.history_view.show_present()
        else:
            self.session.hurry()
            self._ask()

    def ask_help(self) -> None:
        """Show the rule for the thing under the pointer or focus; elsewhere, and behind the curtain, for the current
        question."""
        self.help_wanted.emit("" if self.curtain.is_down else self.help_here.topic())

    def _tell_result(self) -> None:
        if self._told_result or self.history_view.past is not None:
            return
        self._told_result = True
        later(self, self._leave_for_result, self.preferences.motion(RESULT_AFTER))

    def _leave_for_result(self) -> None:
        if not self.history_view.replaying:
            self.finished.emit()

    def _continue_here(self) -> None:
        if self.history_view.past is not None:
            self.continue_wanted.emit(self.history_view.past.record())

    # ------------------------------------------------------------------ words and colours

    def retranslate(self) -> None:
        code = self.preferences.language
        self.models.set_language(code)
        self.history_view.retranslate()
        for panel in self.side.panels():
            panel.set_language(code)
        self.refresh()
        self.draw_ahead.begin()  # earlier drawings had the old words
        if self.tutorial is not None:
            self.tutorial.show_now()
        if self.puzzle is not None:
            self.puzzle.retranslate()

    def _on_preference(self, name: str) -> None:
        super()._on_preference(name)
        if name == "text_table" and not self.isHidden():
            self.show_text(self.preferences.wants_text)
            self.take_focus()
        if name == "reduced_motion":
            self.history_view.be_still(bool(self.preferences[name]))

    def restyle(self) -> None:
        self.history_view.restyle()
        for panel in self.side.panels():
            panel.set_theme(self.preferences.theme)
            panel.set_text_size(self.preferences.text_size)
        self.prompt.restyle()
        self.log_links.choose_line()
        self.bar.refresh()
        self._show_panels()
        self.draw_ahead.begin()  # … or in the old colours
        super().restyle()
