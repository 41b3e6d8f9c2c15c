"""Sentences to hear again at any time, by a key or a typed word: the question, the last move, a player's state, and the
events since the player's last turn; and the switch between the table's text and picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from aoc_desktop.kernel.game import Seat
from aoc_desktop.text.language import in_sentences
from aoc_desktop.ui.kit.screen_reader import announce, spoken
from aoc_desktop.ui.table.page.desk import Desk
from aoc_desktop.ui.table.page.history_view import HistoryView

if TYPE_CHECKING:
    from aoc_desktop.ui.table.page.table_page import TablePage


class SpeechCommands(QObject):
    """Speaks of the game on the page; behind the curtain the page calls none of it."""

    def __init__(self, desk: Desk, history_view: HistoryView, awaited: Callable[[], str]) -> None:
        """`awaited`: the question and the key that answers it, or whose move it is."""
        super().__init__(desk)
        self._desk, self._rows, self._moments, self.awaited = desk, desk.rows, history_view, awaited
        self._other = -1
        """The player that was told of last."""

    def handlers(self) -> dict[str, Callable[[], object]]:
        """By the ids of their actions."""
        return {
            "say_again": self.again,
            "say_asked": self.asked,
            "say_last_move": self.last_move,
            "say_me": lambda: self.seat(self._rows.viewer),
            "say_others": self.next_other,
            "say_since": self.since,
        }

    def _say(self, lines: Iterable[str], otherwise: str = "") -> None:
        announce(self._desk.page, in_sentences(lines) or otherwise)

    def again(self) -> None:
        """The last that was said."""
        said = spoken().lines
        self._say([said[-1]] if said else [], self.tr("Nothing was said yet."))

    def asked(self) -> None:
        self._say([self.awaited()])

    def last_move(self) -> None:
        last = len(self._desk.session.match.history)
        self._tell_moves(range(last - 1, last), self.tr("Nobody has moved yet."))

    def since(self) -> None:
        """What the others did since the viewer's last turn."""
        self._tell_moves(self._moments.since(), self.tr("Nothing has happened since your last turn."))

    def _tell_moves(self, moves: range, otherwise: str) -> None:
        """Moves by how many were made before them."""
        numbers = range(moves.start + 1, moves.stop + 1)
        self._say((row.text for row in self._rows.log.rows_of(numbers)), otherwise)

    def seat(self, seat: Seat) -> None:
        rows, language = self._rows, self._desk.preferences.language
        self._say([self._desk.look.seat_words(seat, rows, language).words])

    def next_other(self) -> None:
        """Another player each time, in the order of the seats."""
        others = [row.seat for row in self._rows.seats.rows if row.seat != self._rows.viewer]
        if others:
            self._other = next((seat for seat in others if seat > self._other), others[0])
            self.seat(self._other)
        else:
            self._say([], self.tr("Nobody else plays here."))


# The switch between text and picture: the keys for it, and the user's preference.


WIDTHS = ("wide", "narrow", "off")
"""Of the picture beside the text."""


class ViewSwitch(QObject):
    """Changes between text and picture on the page."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page

    def handlers(self) -> dict[str, Callable[[], object]]:
        """By the ids of their actions."""
        return {"text_table": self._toggle_text, "picture": self._change_picture, "command_line": self._type}

    def _toggle_text(self) -> None:
        self._page.preferences["text_table"] = "off" if self._page.reads else "on"

    def _type(self) -> None:
        """A command: the line for it stands below the text."""
        if not self._page.reads:
            self._toggle_text()
        assert self._page.text is not None
        self._page.text.open_commands()

    def _change_picture(self) -> None:
        """Wide, narrow, none; in a window without room for both, the picture instead of the text."""
        if self._page.text is None or not self._page.reads:
            self._toggle_text()
        elif self._page.text.is_narrow:
            self._page.show_text(False)
            self._page.take_focus()
        else:
            here = WIDTHS.index(self._page.preferences["picture"])
            self._page.preferences["picture"] = WIDTHS[(here + 1) % len(WIDTHS)]
