"""The questions before a move that shows a card or cannot be undone, before an undo beyond such a move, and when a
computer player gives no answer; and what the session asks its table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from aoc_desktop.kernel.game import CHANCE, Move, Seat
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.move_batches import belongs_next
from aoc_desktop.profile.settings import AT_ONCE
from aoc_desktop.ui.kit.confirm_dialog import question, read_rules_by_key, said_yes
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.table.look import table_of
from aoc_desktop.ui.table.page.banner import Banner
from aoc_desktop.ui.table.page.desk import Desk
from aoc_desktop.ui.table.page.game_actions import named_move


class Confirmations:
    """Asks the people at a table what cannot be made good, and takes moves back for them."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def ask_who_plays_on(self, seat: Seat) -> None:
        """A computer player gives no answer: ask it once more (Esc too), or let another level have the seat."""
        desk, session = self._desk, self._desk.session
        level = session.stand_in(seat)
        named = desk.preferences.speech.names["ai_level"][level].display
        box = _no_answer(desk.page, session.seats[seat].name, named)
        box.accepted.connect(lambda: session.let_play(seat, level))
        box.rejected.connect(session.go_on)
        box.open()

    def say_no_hint(self) -> None:
        """The hint, or what a game asked for the person, will not come."""
        words = QCoreApplication.translate("Unanswered", "No hint can be found now: the computer gives no answer.")
        self._desk.notice.emit(words)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """By the ids of their actions."""
        return {"undo": self._undo, "redo": self._redo}

    def is_meant(self, move: Move, reveals: bool) -> bool | None:
        """One question at most before a move that has another beside it: what will come of it if that cannot be
        made good, and the game's own, or that it shows a card. None: it needs none."""
        desk, session = self._desk, self._desk.session
        if session.no_choice() is not None:
            return None
        own = desk.look.asks_before(move, desk.rows, desk.preferences.language)
        words = "\n".join(filter(None, (self._what_comes(move), own)))
        if not words and not reveals:
            return None
        box = _is_meant(desk.page, self._name_of(move), words) if words else _reveals(desk.page, self._name_of(move))
        return self._said_yes(box, desk.look.topics.of_move(move))

    def _what_comes(self, move: Move) -> str:
        """What a move brings that cannot be made good, as the log will tell it, up to what comes to light; empty for
        all other moves, and in a puzzle, which takes back any."""
        desk, session = self._desk, self._desk.session
        events = session.preview(move)[1] if session.counts else ()
        known = list(takewhile(lambda event: not event.reveals, events))
        if not any(event.grave for event in known):
            return ""
        lines = desk.rows.words.log(known, desk.preferences.language, session.names, session.match.state)
        told = [text for text, _ in lines]
        return "\n".join(told if len(known) == len(events) else [*told, _no_way_back()])

    def _undo(self) -> None:
        """The first undo that fair play would refuse asks: a practice game is one for ever."""
        desk, session = self._desk, self._desk.session
        fair = session.practice or not session.undo_is_practice
        if fair or self._said_yes(_practises(desk.page, desk.actions.text("undo")), "program"):
            words = self._what_goes("text.undone", session.next_undone)
            desk.attempt(session.undo)
            announce(desk.page, words)

    def _redo(self) -> None:
        words = self._what_goes("text.redone", self._desk.session.match.next_redone)
        self._desk.attempt(self._desk.session.redo)
        announce(self._desk.page, words)

    def _what_goes(self, key: str, played: PlayedMove | None) -> str:
        """ "Taken back: Hunt", for listeners; another player's secret move is not named."""
        preferences = self._desk.preferences
        if played is None or (move := named_move(played, self._desk.rows, preferences.language)) is None:
            return ""
        return preferences.speech.sentence(key, move=move)

    def _name_of(self, move: Move) -> str:
        return self._desk.rows.words.move(move, self._desk.preferences.language)

    def _said_yes(self, box: QMessageBox, topic: str) -> bool:
        """Ask; opening the rule from the box does not count as yes."""
        desk = self._desk
        read_rules_by_key(box, desk.page, desk.actions.keys("rules"), lambda: desk.help_wanted.emit(topic))
        return said_yes(box)


class AtTable:
    """What the session asks the page at which it is played."""

    def __init__(self, session: LiveSession, confirmations: Confirmations, banner: Banner) -> None:
        self._session, self._confirmations, self._banner = session, confirmations, banner
        self._pace = table_of(session).pace

    def confirm(self, move: Move, reveals: bool) -> bool | None:
        return self._confirmations.is_meant(move, reveals or self._goes_on_to_reveal(move))

    def pause_before(self, seat: Seat, shown: Sequence[PlayedMove], delay: int) -> int:
        """Until the banners are read and the moves looked at; dice need no delay."""
        return self._banner.banner_pause() + (0 if seat == CHANCE else self._pace.looked_at(shown, delay))

    def shows_with_last(self, seat: Seat) -> bool:
        pace = self._session.pace
        step = pace.delay or pace.step_by_step
        return belongs_next(self._session.match, seat, self._pace.together if step else self._pace.at_once)

    def ends_unsaid(self, played: PlayedMove) -> bool:
        match, judge = self._session.match, self._pace.ends_unsaid
        now = match.game.moment(match.state)
        return judge is not None and judge(played.seat, played.move, played.moment, now, match.deciders)

    def _goes_on_to_reveal(self, move: Move) -> bool:
        """Whether nobody would say Done before something hidden is shown: then the move itself is asked."""
        session, judge = self._session, self._pace.ends_unsaid
        if judge is None or session.allows is not None or session.pace.end_of_turn == AT_ONCE:
            return False
        game, seat = session.match.game, session.decider
        state, events = session.preview(move)
        ends = judge(seat or 0, move, game.moment(session.match.state), game.moment(state), game.deciders(state))
        return ends and any(event.reveals for event in events)


def _reveals(parent: QWidget, title: str) -> QMessageBox:
    """A card will be shown by the move of this title, which ends undo: is that wanted?"""
    translate = QCoreApplication.translate
    yes, no = translate("Revelation", "Play it"), translate("Revelation", "Think again")
    return question(parent, "reveal", title, _no_way_back(), yes, no)


def _no_way_back() -> str:
    return QCoreApplication.translate("Revelation", "This move reveals a card: it cannot be taken back afterwards.")


def _is_meant(parent: QWidget, title: str, words: str) -> QMessageBox:
    """A move with more behind it than one sees: is it wanted?"""
    yes, no = (
        QCoreApplication.translate("Revelation", "Play it"),
        QCoreApplication.translate("Revelation", "Think again"),
    )
    return question(parent, "is_meant", title, words, yes, no)


def _practises(parent: QWidget, title: str) -> QMessageBox:
    """What fair play would refuse makes it a practice game for ever: is that wanted?"""
    translate = QCoreApplication.translate
    text = translate("Revelation", "Take this back and make it a practice game?")
    more = translate(
        "Revelation", "Cards have come to light since. A practice game stays one: it earns no achievement and no medal."
    )
    yes, no = translate("Revelation", "Practise"), translate("Revelation", "Leave it")
    return question(parent, "practice", title, text, yes, no, more)


def _no_answer(parent: QWidget, player: str, level: str) -> QMessageBox:
    """The computer was asked twice for a move of this player: who plays on?"""
    translate = QCoreApplication.translate
    title = translate("Unanswered", "No answer")
    text = translate("Unanswered", "The computer finds no move for {0}.").format(player)
    more = translate("Unanswered", "It was asked twice. You can ask it again, or let an easier level play this seat.")
    yes, no = translate("Unanswered", "Let “{0}” play on").format(level), translate("Unanswered", "Ask again")
    return question(parent, "no_answer", title, text, yes, no, more)
