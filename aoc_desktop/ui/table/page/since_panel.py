"""Panels over the table that report a passage of the game: the others' moves since the person last decided, which
closes by itself, by Esc or with the first click, and the summary at the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QLabel, QWidget

from aoc_desktop.kernel.events import Event, seen
from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.kit.controls import SeatSign
from aoc_desktop.ui.kit.key_cap import KeyButton
from aoc_desktop.ui.kit.overlay_places import free_place, on_page
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.widgets import column, label, row, rule
from aoc_desktop.ui.table.look import table_of

WIDTH = 360
"""At scale 1, as are all measures here."""
EDGE = 16
MARGINS = 14, 10, 14, 10
MOST_LINES = (12, 8, 5, 3)
FEWEST = (1,)
"""Lines where there is little room."""
SHARE = 0.62
"""How much of the table's height it takes at most."""
STAYS, PER_LINE, LONGEST = 2500, 700, 8_000
"""Milliseconds for which it can be read once the person is asked."""


class SincePanel(QFrame):
    """Grows while others play; goes some time after the person is asked, or with the next move."""

    resized = Signal()
    """The panel has come, gone, or changed its text."""

    def __init__(self, parent: QWidget, rows: Rows, preferences: Preferences) -> None:
        super().__init__(parent)
        self._over, self._rows, self._session = parent, rows, rows.session
        self._preferences, self._look = preferences, table_of(rows.session)
        self.told: list[str] = []
        self._told_for: tuple[Seat, int] | None = None
        """The viewer and number of moves of the last report."""
        self.setObjectName("since_panel")
        self.setProperty("role", "bubble")
        self._title = label(role="strong", wrap=True)
        self._lines = label(role="caption", wrap=True)
        self._layout = layout = column(gap=4, margins=MARGINS)
        layout.addWidget(self._title)
        layout.addWidget(self._lines)
        self.setLayout(layout)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.dismiss)
        rows.changed.connect(self._follow)
        preferences.changed.connect(self._speak)
        self.hide()

    def give_way_to(self, view: QAbstractScrollArea) -> None:
        """Close the panel when the player goes on at this view."""
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """The click or the key does what it does anyway."""
        escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if event.type() == QEvent.Type.MouseButtonPress or (escape and event.type() == QEvent.Type.KeyPress):
            self.dismiss()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.dismiss()

    def dismiss(self) -> None:
        """Read; it comes again with the next news."""
        self._timer.stop()
        if not self.isHidden():
            self.hide()
            self.resized.emit()

    @property
    def stays(self) -> int:
        return min(LONGEST, STAYS + PER_LINE * len(self.told))

    def _follow(self, _turns: object) -> None:
        session = self._session
        history = session.on_table.history
        viewer = self._rows.viewer
        if session.finished:
            self.dismiss()
            return
        if (viewer, len(history)) == self._told_for:
            return
        self.told = []  # what another may not read is gone before anything else
        if not (session.human_decides or session.pace.delay):
            self.dismiss()
            return
        self._told_for = viewer, len(history)
        self._tell()
        self._show()

    def _speak(self, name: str) -> None:
        """What can still be read is told in the language that was chosen."""
        if name == "language" and not self.isHidden():
            self._tell()
            self._show()

    def _tell(self) -> None:
        history, viewer = self._session.on_table.history, self._rows.viewer
        last = next((number for number in range(len(history) - 1, -1, -1) if history[number].seat == viewer), 0)
        known = [played._replace(events=seen(played.events, viewer)) for played in history[last:]]
        self.told = list(self._look.since_panel(known, self._rows, self._preferences.language))

    def _show(self) -> None:
        if not self.told:
            self.dismiss()
            return
        self._title.setText(self.tr("Since your last decision"))
        self.setAccessibleName(self._title.text())
        self.show()
        self.raise_()
        if self._session.human_decides:
            self._timer.start(self.stays)
        else:
            self._timer.stop()
        self.resized.emit()

    def settle(self, page: QWidget, taken: Sequence[QRectF]) -> QRectF:
        """At the lower right of the table, if that is free; with fewer lines, or its title alone, where there is less
        room. Without any it stays hidden, and the log tells the events."""
        if not self.told or (self.isHidden() and not self._timer.isActive()):
            return QRectF()
        scale = self._preferences.scale
        self._layout.setContentsMargins(*(round(side * scale) for side in MARGINS))
        width = min(round(WIDTH * scale), self._over.width() - 2 * EDGE)
        table, highest = on_page(page, self._over), SHARE * self._over.height()
        for most in (MOST_LINES, MOST_LINES[-1:], FEWEST, (0,)):
            height = show_last_lines(self, self._lines, self.told, most, width, highest)
            spot = QRectF(self.rect()).translated(
                self._over.width() - width - EDGE, self._over.height() - height - EDGE
            )
            if (place := free_place(spot.translated(table.topLeft()), taken, table)) is not None:
                break
        self.setVisible(place is not None)
        if place is None:
            return QRectF()
        self.move((place.topLeft() - table.topLeft()).toPoint())
        return place


# A panel over the table with the last lines of a report: as many as its share of the height has room for.


def show_last_lines(
    panel: QWidget, lines: QLabel, told: Sequence[str], numbers: Sequence[int], width: int, highest: float
) -> int:
    """Of the `numbers` of lines the first that keeps the panel low enough, or else the last; returns its height."""
    layout = panel.layout()
    assert layout is not None
    panel.setFixedWidth(width)
    for most in numbers:
        lines.setVisible(most > 0)
        lines.setText("\n".join(told if len(told) <= most else ["…", *told[-most:]]))
        layout.invalidate()
        layout.activate()
        height = panel.heightForWidth(width) if panel.hasHeightForWidth() else panel.sizeHint().height()
        if height <= highest:
            break
    panel.resize(width, height)
    return height


# The end of a turn: its effects, and the button that confirms it. Undo is still possible.


SIGN = 14
SUMMARY_WIDTH = 400
SUMMARY_LINES = (10, 6, 3, 1)
"""So many of the last lines are told, or fewer where the panel would be higher than its share of the table."""
SUMMARY_SHARE = 0.6
FILLS_EVERY = 40
"""Milliseconds between two looks at how far the bar has come."""


class TurnSummary(QFrame):
    """A panel over the table's lower right corner while a turn waits for its confirmation, or for a breath: then it is
    low, and a bar fills on the button by which the turn ends."""

    resized = Signal()
    """The panel has come, gone, or changed its text."""

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
        self._line = rule()
        for part in (self._net, self._line, self._lines):
            layout.addWidget(part)
        layout.addLayout(row(None, self.undo, self.end))
        self.setLayout(layout)
        self._fills = QTimer(self, interval=FILLS_EVERY)
        self._fills.timeout.connect(self._fill)
        self.hide()

    def _fill(self) -> None:
        left = self._session.breath_left
        self.end.fill(1 - left if left else 0.0)
        if not left or self.isHidden():
            self._fills.stop()

    def hold_at(self, view: QAbstractScrollArea) -> None:
        """A click there stops the bar."""
        view.viewport().installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """The click does what it does anyway."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self._session.hold_breath()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._session.hold_breath()

    def refresh(self) -> None:
        """Show or hide, as the session stands."""
        seat = self._session.unconfirmed
        self.setVisible(seat is not None)
        if seat is None:
            self.resized.emit()
            return
        language = self._preferences.language
        self._sign.set_seat(self._preferences.seats[seat])
        self._title.setText(self.tr("{0}’s turn").format(self._session.seats[seat].name))
        self._net.setText(self._rows.words.turn_changes(self._session.turn_events(seat), seat, language))
        breathes = self._session.breath_left > 0
        self.told = [] if breathes else self._lines_of(seat)
        for part in (self._line, self._lines):
            part.setVisible(not breathes)
        self._fill()
        if breathes:
            self._fills.start()
        self.raise_()
        self.resized.emit()

    def _lines_of(self, seat: Seat) -> list[str]:
        """What happened in the turn, as its player saw it, and what came after it."""
        quiet, lines = table_of(self._session).quiet, list[str]()
        for played in self._session.turn_moves(seat):
            events = seen(played.events, seat)
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
        width = round(SUMMARY_WIDTH * self._preferences.scale)
        self._sign.set_side(SIGN * self._preferences.scale)
        height = show_last_lines(
            self, self._lines, self.told, SUMMARY_LINES, width, SUMMARY_SHARE * self._over.height()
        )
        self.move(self._over.width() - width - 20, max(8, self._over.height() - height - 20))
        return on_page(page, self)
