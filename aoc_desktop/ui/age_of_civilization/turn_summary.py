"""The end of a turn: what it brought, and the player's word that it is over. Undo is still possible."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QWidget

from aoc_desktop.models.session import Session
from aoc_desktop.text.age_of_civilization.log import log_lines
from aoc_desktop.text.age_of_civilization.prompts import turn_summary
from aoc_desktop.ui.actions import Actions
from aoc_desktop.ui.controls import SeatSign
from aoc_desktop.ui.key_cap import KeyButton
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.widgets import column, label, row, rule

SIGN = 14
WIDTH = 400
MOST_LINES = 10
QUIET = ("turn_ends", "turn_begins", "round_begins", "first_player", "no_symbol", "permanent_card_moves")
"""What of the end of the round is seen on the table anyway."""


class TurnSummary(QFrame):
    """A panel over the table's lower right corner while a turn waits for its confirmation."""

    def __init__(self, parent: QWidget, session: Session, preferences: Preferences, actions: Actions) -> None:
        super().__init__(parent)
        self._over = parent
        self._session, self._preferences = session, preferences
        self.setObjectName("turn_summary")
        self.setProperty("role", "bubble")
        self._sign = SeatSign(preferences.seats[0])
        self._title = label(role="heading")
        self._net = label(role="strong", wrap=True)
        self._lines = label(role="caption", wrap=True)
        self.end = KeyButton(actions, "end_turn", preferences, primary=True)
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
        parent.installEventFilter(self)
        self.hide()

    def refresh(self) -> None:
        """Show or hide, as the session stands."""
        seat = self._session.unconfirmed
        self.setVisible(seat is not None)
        if seat is None:
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
        if len(lines) > MOST_LINES:
            lines = ["…", *lines[-MOST_LINES:]]
        self._sign.set_seat(self._preferences.seats[seat])
        self._title.setText(self.tr("The turn of {0}").format(names[seat]))
        self._net.setText(turn_summary(self._session.turn_events(seat), seat, language))
        self._lines.setText("\n".join(lines))
        self._place()
        self.raise_()

    def _place(self) -> None:
        width = round(WIDTH * self._preferences.scale)
        self._sign.set_side(SIGN * self._preferences.scale)
        self.setFixedWidth(width)
        self._layout.activate()
        height = self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()
        self.resize(width, height)
        self.move(self._over.width() - width - 20, max(8, self._over.height() - height - 20))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)
