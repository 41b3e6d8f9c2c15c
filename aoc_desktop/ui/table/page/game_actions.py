"""The player's actions at the table, as the registry's actions: when each can be used, and why not; and the keys that
no widget of the page takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.session import Session
from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.frame.keys import CHORD
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.table.look import table_of
from aoc_desktop.ui.table.page.history_view import HistoryView
from aoc_desktop.ui.table.picture.view import ENTER

if TYPE_CHECKING:
    from aoc_desktop.ui.table.page.table_page import TablePage

USUAL = ("primary", "decline")
"""Actions of every game that are moves in most."""
NOT_ASKED = Reason("not_asked")
ALWAYS = (
    *("legal_moves", "log", "why", "export_log", "save_game_as", "save_record", "copy_record", "home", "zoom"),
    *(
        "text_table",
        "picture",
        "command_line",
        "say_again",
        "say_since",
        "say_asked",
        "say_last_move",
        "say_me",
        "say_others",
    ),
)

BEHIND_CURTAIN = ("save_game_as", "hand_on")
"""Actions that show no hand: the game goes to disk or to its next player."""


def primary_action(session: Session) -> str:
    """The action of the primary button now."""
    if session.unconfirmed is not None:
        return "primary"
    rows = Rows.of(session)
    return next((name for name, move in moves_now(rows).items() if rows.why_not(move) is None), "primary")


def moves_now(rows: Rows) -> Mapping[str, Move]:
    """The actions that are moves now."""
    return table_of(rows.session).moves_now(rows)


def offered_actions(history_view: HistoryView) -> tuple[str, ...]:
    """The actions with a button in the line under the bar now."""
    if history_view.past is not None and not history_view.replaying:  # a replay has these on its own bar
        return "previous_moment", "next_moment", "present", "continue_here"
    if history_view.session.finished:
        return ("result",) if history_view.session.counts else ()
    return ("hurry",) if history_view.session.awaits_step and not history_view.replaying else ()


def refresh_actions(history_view: HistoryView, actions: Actions, preferences: Preferences) -> None:
    """Enable what can be used; the rest says why not."""
    for name in ALWAYS:
        actions.enable(name, True)
    _refresh_moves(history_view.shown, actions, preferences)
    _refresh_course(history_view, actions)
    _refresh_moments(history_view, actions)


def hide_actions(actions: Actions) -> None:
    """The curtain is down: enable only the actions of BEHIND_CURTAIN, and take hands out of the words."""
    reason = QCoreApplication.translate("GameActions", "The player whose turn it is takes over first.")
    for name in actions.at_table:
        actions.enable(name, name in BEHIND_CURTAIN, reason)
        actions.say(name)


def _refresh_moves(session: Session, actions: Actions, preferences: Preferences) -> None:
    """Undo, redo, the hint and the moves without a card."""
    language, rows, look = preferences.language, Rows.of(session), table_of(session)

    def words(reason: Reason | None) -> str:
        return rows.say(reason, language) if reason is not None else ""

    moves = moves_now(rows)
    for name, move in moves.items():
        reason = rows.why_not(move)
        actions.enable(name, reason is None, words(reason))
        actions.say(name, look.button_words(name, move, rows, language))
    for name, prefix in look.beginnings.moves.items():
        can = bool(rows.begun(prefix))
        actions.enable(name, can, "" if can else words(rows.why_not_begin(prefix) or NOT_ASKED))
    for name in look.presses.actions:
        actions.enable(name, True)
    for name in USUAL:
        if name not in moves:
            actions.enable(name, False, words(rows.player_view.refusal or NOT_ASKED))
            actions.say(name, look.button_words("primary", None, rows, language) if name == "primary" else "")
    primary = primary_action(session)
    if session.unconfirmed is not None:
        actions.enable("primary", True)
        actions.say("primary")
    elif primary != "primary":  # its key presses the main button, whichever that is
        actions.enable("primary", True)
        actions.say("primary", actions[primary].text())
    reason = session.why_no_hint()
    actions.enable("hint", reason is None, words(reason))
    reason = session.why_no_undo()
    actions.enable("undo", reason is None, words(reason))
    undone = session.next_undone if reason is None else None
    actions.say("undo", _named("move.undo", undone, rows, preferences))
    redone = session.match.next_redone if reason != Reason("looking_back") else None
    actions.enable("redo", redone is not None, words(Reason("nothing_to_redo")))
    actions.say("redo", _named("move.redo", redone, rows, preferences))


def _named(words: str, played: PlayedMove | None, rows: Rows, preferences: Preferences) -> str:
    """ "Undo: Hunt": what would be taken back or done again, without its price; another's move may be a secret."""
    move = named_move(played, rows, preferences.language) if played is not None else None
    return preferences.speech.text(words, move=move) if move is not None else ""


def named_move(played: PlayedMove, rows: Rows, language: str) -> str | None:
    """A move without its price; None for another's, which may be a secret."""
    match = rows.session.match
    if played.seat != rows.viewer and match.game.moment(match.state).secrets:
        return None
    number = next((n for n, one in enumerate(match.history) if one is played), len(match.history))
    return rows.words.short_move(played.move, language, {"state": match.state_at(number), "seat": played.seat})


def _refresh_course(history_view: HistoryView, actions: Actions) -> None:
    """How the game goes on by itself, with other people, or to its result."""
    translate, session = QCoreApplication.translate, history_view.session
    over = session.finished
    actions.enable("result", over and session.counts, translate("GameActions", "The game is not over yet."))
    others_play = history_view.past is None and not over and not session.human_decides and session.unconfirmed is None
    running = others_play or history_view.walking or history_view.replaying
    actions.enable("hurry", running, translate("GameActions", "Nothing is running by itself."))
    by_step = translate("GameActions", "Next") if others_play and session.awaits_step else ""
    actions.say("hurry", actions.text("play_moments") if history_view.replaying else by_step)
    several = sum(seat.is_human for seat in session.seats) > 1
    lonely = translate("GameActions", "Nobody else plays here: there is no one to hand it to.")
    ended = translate("GameActions", "The game is over. “Save the record as…” writes it to a file for the others.")
    actions.enable("hand_on", several and not over, ended if several else lonely)


def _refresh_moments(history_view: HistoryView, actions: Actions) -> None:
    """Looking back, the replay, the walk through the others' moves."""
    translate = QCoreApplication.translate
    first = translate("GameActions", "This is the first moment.")
    for name in ("first_moment", "previous_moment"):
        actions.enable(name, history_view.here > 0, first)
    earlier, present = history_view.here < history_view.last, translate("GameActions", "This is the present.")
    for name in ("next_moment", "present"):
        actions.enable(name, earlier, present)
    actions.enable("continue_here", earlier, translate("GameActions", "Choose an earlier moment in the log first."))
    replaying = history_view.replaying
    actions.enable("replay", history_view.last > 0, translate("GameActions", "Nothing has happened yet."))
    actions.say("replay", translate("GameActions", "Leave the replay") if replaying else "")
    actions.enable("play_moments", replaying, translate("GameActions", "Open the replay first."))
    actions.say("play_moments", translate("GameActions", "Pause") if history_view.replay.playing else "")
    since = bool(history_view.since()) and not replaying
    going_on = translate("GameActions", "Go on") if history_view.waits else translate("GameActions", "Pause")
    actions.say("since_last_turn", going_on if history_view.walking else "")
    actions.enable("since_last_turn", since, translate("GameActions", "Nothing has happened since your last turn."))


# The meaning of keys that no widget of the table's page has taken, and the keys that its lists do not get.


class PageKeys(QObject):
    """Listens before the parts of the page do, and after them."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page

    def answers(self, event: QKeyEvent) -> bool:
        """Handle a key that no widget took: Esc leaves the past, Space closes a banner; the key of a greyed action
        tells why it is grey."""
        page, history_view = self._page, self._page.history_view
        if self._goes_on(event):
            return True
        if event.key() == Qt.Key.Key_Escape and history_view.past is not None:
            visited = history_view.visited
            history_view.leave()
            if visited:
                page.looked_enough.emit()
            return True
        if event.key() == Qt.Key.Key_Escape and any(part.hasFocus() for part in page.lists):
            page.take_focus()
            return True
        by_control = event.modifiers() & Qt.KeyboardModifier.ControlModifier  # alone Tab walks, also out of a list
        if event.key() == Qt.Key.Key_Tab and by_control and page.look.presses.actions and not page.curtain.is_down:
            page.act(next(iter(page.look.presses.actions)))
            return True
        action = page.actions_.taken_by(QKeySequence(event.keyCombination()))
        if action == "hurry" and page.banner.isVisible():
            page.banner.dismiss()
            return True
        reason = page.actions_.reason(action)
        if reason:
            page.notice.emit(reason)
        return bool(reason)

    def _goes_on(self, event: QKeyEvent) -> bool:
        """Enter presses the one button that is left, the lesson's Next (Space too) or the end of the turn, while no
        move can be played. In the log and on a number of the table Enter keeps its meaning. Space stops a turn that
        would end by itself."""
        page, view = self._page, self._page.view
        if event.key() == Qt.Key.Key_Space and page.session.breath_left:
            page.session.hold_breath()
            return True
        lesson = page.tutorial.waits_for if page.tutorial is not None else None
        keys = ENTER if lesson is None else (*ENTER, Qt.Key.Key_Space)
        button = lesson or (page.summary.end if page.summary.isVisible() else None)
        on_number = view.hasFocus() and view.by_keyboard and view.explains(view.walk.place)
        if button is None or event.key() not in keys or on_number or page.side.log.view.hasFocus():
            return False
        if not event.isAutoRepeat():  # the key that played the last move is still down
            button.click()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A list would look for a line that begins with the letter: it gets only the keys that mean nothing here. The
        curtain's button would take Alt and an arrow for the arrow."""
        page = self._page
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if watched is page.curtain.button and not event.modifiers() & CHORD:
                return False
            if watched is page.side.legal.view and page.side.legal.searches(event):
                return False
            return self._goes_on(event) if watched is page.view else self.answers(event)
        return super().eventFilter(watched, event)
