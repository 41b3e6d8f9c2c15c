"""What others have done since the person at the table last decided, over the table for a while: it goes by itself, by
Esc, and with the first click on it or on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from aoc_desktop.kernel.events import seen
from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.ui.kit.overlay_places import free_place, on_page
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.widgets import column, label
from aoc_desktop.ui.table.look import table_of
from aoc_desktop.ui.table.page.last_lines import show_last_lines

WIDTH = 360
"""At scale 1, as are all measures here."""
EDGE = 16
MARGINS = 14, 10, 14, 10
MOST_LINES = (12, 8, 5, 3)
SHARE = 0.62
"""How much of the table's height it takes at most."""
STAYS, PER_LINE, LONGEST = 2500, 700, 8_000
"""Milliseconds for which it can be read once the person is asked."""


class Tidings(QFrame):
    """Grows while others play; goes some time after the person is asked, or with the next move."""

    resized = Signal()
    """It has come, gone, or tells something else."""

    def __init__(self, parent: QWidget, rows: Rows, preferences: Preferences) -> None:
        super().__init__(parent)
        self._over, self._rows, self._session = parent, rows, rows.session
        self._preferences, self._look = preferences, table_of(rows.session)
        self.told: list[str] = []
        self.spared: Callable[[], Sequence[QRectF]] = tuple
        """What on the page it leaves to be seen."""
        self._told_for: tuple[Seat, int] | None = None
        """For whom, and after how many moves, it was last told."""
        self.setObjectName("tidings")
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
        """Whoever goes on at this table has read it."""
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
        known = [turn._replace(events=seen(turn.events, viewer)) for turn in history[last:]]
        self.told = list(self._look.tidings(known, self._rows, self._preferences.language))

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
        """At the lower right of the table, if that is free; where nothing is free the log alone tells it."""
        if not self.told or (self.isHidden() and not self._timer.isActive()):
            return QRectF()
        scale = self._preferences.scale
        self._layout.setContentsMargins(*(round(side * scale) for side in MARGINS))
        width = min(round(WIDTH * scale), self._over.width() - 2 * EDGE)
        height = show_last_lines(self, self._lines, self.told, MOST_LINES, width, SHARE * self._over.height())
        table = on_page(page, self._over)
        usual = QRectF(self.rect()).translated(self._over.width() - width - EDGE, self._over.height() - height - EDGE)
        place = free_place(usual.translated(table.topLeft()), (*taken, *self.spared()), table)
        self.setVisible(place is not None)
        if place is None:
            return QRectF()
        self.move((place.topLeft() - table.topLeft()).toPoint())
        return place
