"""The questions before a move that shows a card or cannot be undone, before an undo beyond such a move, and when a
computer player gives no answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.ui.kit.confirm_dialog import question, read_rules_by_key, said_yes
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.table.page.game_actions import named_move

if TYPE_CHECKING:
    from aoc_desktop.ui.table.page.table_page import TablePage


class Confirmations:
    """Asks the people at a table what cannot be made good, and takes moves back for them."""

    def __init__(self, page: TablePage) -> None:
        self._page = page

    def ask_who_plays_on(self, seat: Seat) -> None:
        """A computer player gives no answer: ask it once more (Esc too), or let another level have the seat."""
        page, session = self._page, self._page.session
        level = session.stand_in(seat)
        named = page.preferences.speech.names["ai_level"][level].display
        box = _no_answer(page, session.seats[seat].name, named)
        box.accepted.connect(lambda: session.let_play(seat, level))
        box.rejected.connect(session.go_on)
        box.open()

    def say_no_hint(self) -> None:
        """The hint, or what a game asked for the person, will not come."""
        words = QCoreApplication.translate("Unanswered", "No hint can be found now: the computer gives no answer.")
        self._page.notice.emit(words)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """By the ids of their actions."""
        return {"undo": self._undo, "redo": self._redo}

    def reveals(self, move: Move) -> bool:
        """Whether a move that shows a card is wanted."""
        return self._said_yes(_reveals(self._page, self._name_of(move)), self._page.look.topic_of_move(move))

    def is_meant(self, move: Move) -> bool:
        """What the game asks about before it is played; most moves are meant as they are."""
        page = self._page
        words = page.look.asks_before(move, page.models, page.preferences.language)
        return not words or self._said_yes(_is_meant(page, self._name_of(move), words), page.look.topic_of_move(move))

    def _undo(self) -> None:
        """The first undo that fair play would refuse asks: a practice game is one for ever."""
        page, session = self._page, self._page.session
        fair = session.practice or not session.undo_is_practice
        if fair or self._said_yes(_practises(page, page.actions_.text("undo")), "program"):
            words = self._what_goes("text.undone", session.next_undone)
            page.attempt(session.undo)
            announce(page, words)

    def _redo(self) -> None:
        words = self._what_goes("text.redone", self._page.session.match.next_redone)
        self._page.attempt(self._page.session.redo)
        announce(self._page, words)

    def _what_goes(self, key: str, played: PlayedMove | None) -> str:
        """ "Taken back: Hunt", for listeners; another player's secret move is not named."""
        preferences = self._page.preferences
        if played is None or (move := named_move(played, self._page.models, preferences.language)) is None:
            return ""
        return preferences.speech.sentence(key, move=move)

    def _name_of(self, move: Move) -> str:
        return str(self._page.models.words.move(move, self._page.preferences.language))

    def _said_yes(self, box: QMessageBox, topic: str) -> bool:
        """Ask; opening the rule from the box does not count as yes."""
        page = self._page
        read_rules_by_key(box, page, page.actions_.keys("rules"), lambda: page.help_wanted.emit(topic))
        return said_yes(box)


def _reveals(parent: QWidget, title: str) -> QMessageBox:
    """A card will be shown by the move of this title, which ends undo: is that wanted?"""
    translate = QCoreApplication.translate
    text = translate("Revelation", "This move reveals a card: it cannot be taken back afterwards.")
    yes, no = translate("Revelation", "Play it"), translate("Revelation", "Think again")
    return question(parent, "reveal", title, text, yes, no)


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
