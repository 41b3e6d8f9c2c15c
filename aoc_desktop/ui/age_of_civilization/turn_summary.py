"""The end of a turn: what it brought, and the player's word that it is over. Undo is still possible."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from aoc_desktop.models.session import Session
from aoc_desktop.text.age_of_civilization.log import log_lines
from aoc_desktop.text.age_of_civilization.prompts import turn_summary
from aoc_desktop.ui.actions import Actions
from aoc_desktop.ui.controls import SeatSign
from aoc_desktop.ui.key_cap import KeyButton
from aoc_desktop.ui.over import on_page
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.widgets import column, label, row, rule

SIGN = 14
WIDTH = 400
MOST_LINES = (10, 6, 3, 1)
"""So many of the last lines are told, or fewer where the panel would be higher than its share of the table."""
SHARE = 0.6
QUIET = ("turn_ends", "turn_begins", "round_begins", "first_player", "no_symbol", "permanent_card_moves")
"""What of the end of the round is seen on the table anyway."""


class TurnSummary(QFrame):
    """A panel over the table's lower right corner while a turn waits for its confirmation."""

    resized = Signal()
    """It has come, gone, or says something else."""

    def __init__(self, parent: QWidget, session: Session, preferences: Preferences, actions: Actions) -> None:
        super().__init__(parent)
        self._over = parent
        self._session, self._preferences = session, preferences
        self.setObjectName("turn_summary")
        self.setProperty("role", "bubble")
        self._told: list[str] = []
        self._sign = SeatSign(preferences.seats[0])
        self._title = label(role="heading")
        self._net = label(role="strong", wrap=True)
        self._lines = label(role="caption", wrap=True)
        self.end = KeyButton(actions, "primary", preferences, primary=True)
        self.undo = KeyButton(actions, "undo", preferences)
        self.undo.set_brief(2)
        for made in (self.end, self.undo):  # a click leaves the keyboard at the table: they go away
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._layout = layout = column(gap=8, margins=(18, 14, 18, 14))
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
        names = [info.name for info in self._session.seats]
        lines: list[str] = []
        for turn in self._session.turn_moves(seat):
            ends = next((place for place, event in enumerate(turn.events) if event.kind == "turn_ends"), None)
            lines += log_lines(turn.events[:ends], language, names)
            later = [event for event in turn.events[ends:] if event.kind not in QUIET] if ends is not None else []
            if after := log_lines(later, language, names):  # not of the turn, nor in its sum
                lines += [self.tr("Then the round ends:"), *after]
        self._sign.set_seat(self._preferences.seats[seat])
        self._title.setText(self.tr("The turn of {0}").format(names[seat]))
        self._net.setText(turn_summary(self._session.turn_events(seat), seat, language))
        self._told = lines
        self.raise_()
        self.resized.emit()

    def settle(self, page: QWidget, taken: Sequence[QRectF]) -> QRectF:
        """In its corner, which a hint leaves before a turn is over."""
        if self.isHidden():
            return QRectF()
        width = round(WIDTH * self._preferences.scale)
        self._sign.set_side(SIGN * self._preferences.scale)
        self.setFixedWidth(width)
        for most in MOST_LINES:
            height = self._height(width, most)
            if height <= SHARE * self._over.height():
                break
        self.resize(width, height)
        self.move(self._over.width() - width - 20, max(8, self._over.height() - height - 20))
        return on_page(page, self)

    def _height(self, width: int, most: int) -> int:
        """What it takes with so many lines."""
        told = self._told
        self._lines.setText("\n".join(told if len(told) <= most else ["…", *told[-most:]]))
        self._layout.invalidate()
        self._layout.activate()
        return self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()
