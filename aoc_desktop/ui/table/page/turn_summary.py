"""The end of a turn: what it brought, and the player's word that it is over. Undo is still possible."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from aoc_desktop.kernel.events import Event, seen
from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.kit.controls import SeatSign
from aoc_desktop.ui.kit.key_cap import KeyButton
from aoc_desktop.ui.kit.overlay_places import on_page
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.widgets import column, label, row, rule
from aoc_desktop.ui.table.look import table_of
from aoc_desktop.ui.table.page.last_lines import show_last_lines

SIGN = 14
WIDTH = 400
MOST_LINES = (10, 6, 3, 1)
"""So many of the last lines are told, or fewer where the panel would be higher than its share of the table."""
SHARE = 0.6


class TurnSummary(QFrame):
    """A panel over the table's lower right corner while a turn waits for its confirmation."""

    resized = Signal()
    """It has come, gone, or says something else."""

    def __init__(self, parent: QWidget, rows: Rows, preferences: Preferences, actions: Actions) -> None:
        super().__init__(parent)
        self._over, self._rows, self._session = parent, rows, rows.session
        self._preferences = preferences
        self.setObjectName("turn_summary")
        self.setProperty("role", "bubble")
        self.told: list[str] = []
        """The lines of the turn, whether all of them have room or not."""
        self._sign = SeatSign(preferences.seats[0])
        self._title = label(role="heading")
        self._net = label(role="strong", wrap=True)
        self._lines = label(role="caption", wrap=True)
        self.end = KeyButton(actions, "primary", preferences, primary=True)
        self.undo = KeyButton(actions, "undo", preferences)
        self.undo.set_brief(2)
        for made in (self.end, self.undo):  # a click leaves the keyboard at the table: they go away
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        layout = column(gap=8, margins=(18, 14, 18, 14))
        layout.addLayout(row(self._sign, self._title, None))
        for part in (self._net, rule(), self._lines):
            layout.addWidget(part)
        layout.addLayout(row(None, self.undo, self.end))
        self.setLayout(layout)
        self.hide()

    def refresh(self) -> None:
        """Show or hide, as the session stands."""
        seat = self._session.unconfirmed
        self.setVisible(seat is not None)
        if seat is None:
            self.resized.emit()
            return
        language = self._preferences.language
        self._sign.set_seat(self._preferences.seats[seat])
        self._title.setText(self.tr("The turn of {0}").format(self._session.seats[seat].name))
        self._net.setText(self._rows.words.turn_changes(self._session.turn_events(seat), seat, language))
        self.told = self._lines_of(seat)
        self.raise_()
        self.resized.emit()

    def _lines_of(self, seat: Seat) -> list[str]:
        """What happened in the turn, as its player saw it, and what came after it."""
        quiet, lines = table_of(self._session).quiet, list[str]()
        for turn in self._session.turn_moves(seat):
            events = seen(turn.events, seat)
            ends = next((place for place, event in enumerate(events) if event.kind == "turn_ends"), None)
            lines += self._log(events[:ends])
            later = [event for event in events[ends:] if event.kind not in quiet] if ends is not None else []
            if after := self._log(later):  # not of the turn, nor in its sum
                lines += [self.tr("Then the round ends:"), *after]
        return lines

    def _log(self, events: Sequence[Event]) -> list[str]:
        names = self._session.names
        state = self._session.match.state
        return [text for text, _ in self._rows.words.log(events, self._preferences.language, names, state)]

    def settle(self, page: QWidget, taken: Sequence[QRectF]) -> QRectF:
        """In its corner, which a hint leaves before a turn is over."""
        if self.isHidden():
            return QRectF()
        width = round(WIDTH * self._preferences.scale)
        self._sign.set_side(SIGN * self._preferences.scale)
        height = show_last_lines(self, self._lines, self.told, MOST_LINES, width, SHARE * self._over.height())
        self.move(self._over.width() - width - 20, max(8, self._over.height() - height - 20))
        return on_page(page, self)
