"""The log as an ordinary list: filtered by seat and round, a line opens its moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QMetaObject,
    QModelIndex,
    QObject,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QListView,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from aoc_desktop.ui.kit.controls import name_choice
from aoc_desktop.ui.kit.icons import icon_pixmap
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.rich_line import Index
from aoc_desktop.ui.kit.widgets import label
from aoc_desktop.ui.table.page.log_line import LineDelegate, LineReader, Roles

ALL = -1
LOW = 150
QUIET = ("turn_begins", "turn_ends")
"""The seat's sign before each line says this already."""


class LogFilter(QSortFilterProxyModel):
    """The lines of one seat, one round, or all. Lines without a seat always stay."""

    def __init__(self, roles: Roles, parent: QObject) -> None:
        super().__init__(parent)
        self._roles = roles
        self._seat, self._round = ALL, ALL

    def show_only(self, seat: int, round_number: int) -> None:
        self.beginResetModel()
        self._seat, self._round = seat, round_number
        self.endResetModel()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        index = self.sourceModel().index(row, 0)
        seat, number = index.data(self._roles.seat), index.data(self._roles.round)
        if index.data(self._roles.kind) in QUIET and not index.data(self._roles.heading):
            return False
        if self._round not in (ALL, number):
            return False
        return self._seat in (ALL, seat) or seat is None


class LogTools(QWidget):
    """The filters, and beside them what the menu has too: it gives way where a player's name would be cut."""

    SPACING = 4

    def __init__(self, filters: Sequence[QWidget], buttons: Sequence[QWidget]) -> None:
        super().__init__()
        self._filters, self._buttons = filters, buttons
        self.setObjectName("log_tools")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.SPACING)
        for part in (*filters, *buttons):
            row.addWidget(part)
        row.setStretch(0, 1)

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit()
        return handled

    def _fit(self) -> None:
        """As many buttons as there is room for; all of them beside a name that would be cut even without."""
        count = len(self._buttons)
        fitting = [shown for shown in range(count, -1, -1) if self._width(shown) <= self.width()]
        for place, button in enumerate(self._buttons):
            button.setVisible(place < (fitting[0] if fitting else count))

    def _width(self, buttons: int) -> int:
        parts = (*self._filters, *self._buttons[:buttons])
        return sum(part.sizeHint().width() + self.SPACING for part in parts) - self.SPACING


class LogList(QWidget):
    """The list with its filters and what can be done with a line."""

    moment_wanted = Signal(int)
    """The number of the move whose outcome is to be shown."""
    noun_clicked = Signal(str, str)
    """Kind and id of the card or rule that a line names."""

    def __init__(
        self,
        model: QAbstractItemModel,
        roles: Roles,
        names: Sequence[str],
        round_mark: Callable[[int], str],
        preferences: Preferences,
        line_tip: Callable[[QModelIndex], str],
        noun_tip: Callable[[str, str], str],
    ) -> None:
        """`round_mark`: what the game calls a round, in short; those that have begun can be chosen. The tips say what
        the cards of a line do, or one of them."""
        super().__init__()
        self._roles, self._names, self._preferences = roles, names, preferences
        self._last_round, self._round_mark = 1, round_mark
        self._filter = LogFilter(roles, self)
        self._filter.setSourceModel(model)
        delegate = LineDelegate(preferences, roles, self)
        delegate.follow(self._filter)
        self.view = QListView()
        self.view.setObjectName("log")
        self.view.setMinimumHeight(48)
        self.view.setItemDelegate(delegate)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setMouseTracking(True)
        self.reader = LineReader(self.view, delegate, line_tip, noun_tip)
        self.reader.noun_clicked.connect(self.noun_clicked)
        self.by_keyboard = False
        """Whether its lines are gone through by keys: looking back from one of them leads back there."""
        self.view.clicked.connect(self._clicked)
        self.view.activated.connect(self._open)
        self.nothing = label(role="soft", wrap=True)
        self.seats, self.rounds = QComboBox(), QComboBox()
        self.rounds.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)  # "R1–10" is longer than "R1–9"
        self.rounds.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.why, self.export = QToolButton(), QToolButton()
        self.filter = QToolButton()
        """Shows the row of filters where the list is too low to have it all the time; stands beside the list's tab."""
        self.filter.setObjectName("log_filter")
        self.filter.setCheckable(True)
        self.filter.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.filter.toggled.connect(self._make_room)
        self.filter.hide()
        for combo in (self.seats, self.rounds):
            combo.currentIndexChanged.connect(self._narrow)
        self._lay_out()
        self._wants_end = False
        self._at_end = True
        bar = self.view.verticalScrollBar()
        bar.valueChanged.connect(self._note_end)
        bar.rangeChanged.connect(self._stay_at_end)
        model.rowsInserted.connect(self._grown)
        model.rowsRemoved.connect(self._grown)
        self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        """Lines come when the list has its width: to lay out hundreds for another takes longer than the table."""
        super().showEvent(event)
        if self.view.model() is None:
            self.view.setModel(self._filter)
        self._make_room()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.filter.hide()

    def _lay_out(self) -> None:
        self._head = LogTools((self.seats, self.rounds), (self.why, self.export))
        self._layout = layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 6, 4, 4)
        layout.setSpacing(4)
        layout.addWidget(self._head)
        layout.addWidget(self.nothing)
        layout.addWidget(self.view, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """In a low list every row is for the lines themselves, unless they are filtered or are to be."""
        low = self.height() < LOW * self._preferences.scale
        filtered = self.seats.currentIndex() > 0 or self.rounds.currentIndex() > 0
        self.filter.setVisible(low and self.isVisible())
        shown = not low or filtered or self.filter.isChecked()
        if shown == self._head.isHidden():
            self._head.setVisible(shown)
            self._layout.invalidate()  # by itself it would not give that room away, while it is being resized
            self._layout.activate()

    def retranslate(self) -> None:
        for combo in (self.seats, self.rounds):
            combo.blockSignals(True)
        seat, number = self.seats.currentIndex(), self.rounds.currentIndex()
        self.seats.clear()
        self.seats.addItem(self.tr("All"), ALL)
        for place, name in enumerate(self._names):
            self.seats.addItem(name, place)
        self._list_rounds()
        self.seats.setCurrentIndex(max(0, seat))
        self.rounds.setCurrentIndex(max(0, number))
        for combo in (self.seats, self.rounds):
            combo.blockSignals(False)
        name_choice(self.seats, self.tr("Lines of this player"))
        name_choice(self.rounds, self.tr("Lines of this part of the game"))
        self.view.setAccessibleName(self.tr("Log"))
        for button, words in (
            (self.why, self.tr("Why?")),
            (self.export, self.tr("Export the log…")),
            (self.filter, self.tr("Filter the log")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        self.nothing.setText(self.tr("Nothing has happened yet"))
        self.restyle()
        self._grown()
        self._want_end()

    def _list_rounds(self) -> None:
        self.rounds.clear()
        later = f"–{self._last_round}" if self._last_round > 1 else ""
        self.rounds.addItem(f"{self._round_mark(1)}{later}", ALL)
        for place in range(1, self._last_round + 1):
            self.rounds.addItem(self._round_mark(place), place)

    def _count_rounds(self) -> None:
        """Another one may have begun: the last line that has a round tells. None is taken away while one looks back."""
        model = self._filter.sourceModel()
        found = (model.index(row, 0).data(self._roles.round) for row in range(model.rowCount() - 1, -1, -1))
        last = next((number for number in found if number), 1)
        if last > self._last_round:
            self._last_round, chosen = last, self.rounds.currentData()
            self.rounds.blockSignals(True)
            self._list_rounds()
            self.rounds.setCurrentIndex(max(0, self.rounds.findData(chosen)))
            self.rounds.blockSignals(False)

    def restyle(self) -> None:
        theme, side = self._preferences.theme, round(16 * self._preferences.scale)
        for button, icon in ((self.why, "help"), (self.export, "save"), (self.filter, "filter")):
            button.setIconSize(QSize(side, side))
            button.setIcon(icon_pixmap(icon, side, theme.text, self.devicePixelRatioF(), theme.on_dark))
        self.view.viewport().update()

    def current(self) -> QModelIndex:
        """The chosen line, in the model itself."""
        return self._filter.mapToSource(self.view.currentIndex())

    def lines(self) -> list[str]:
        """The shown lines, for the export."""
        count = self._filter.rowCount()
        return [str(self._filter.index(row, 0).data()) for row in range(count)]

    def choose_turn(self, turn: int) -> None:
        """Mark the first line that tells of a move, unless another of them is chosen: that is the one asked about."""
        lines = (self._filter.index(row, 0) for row in range(self._filter.rowCount()))
        for index in (self.view.currentIndex(), *lines):
            if index.isValid() and index.data(self._roles.key)[0] <= turn <= index.data(self._roles.turn):
                self._wants_end = False
                self.view.setCurrentIndex(index)
                self.view.scrollTo(index)
                return

    def take_focus(self) -> None:
        """With a line chosen: the last one, unless another was."""
        self.view.setFocus()
        if not self.view.currentIndex().isValid() and self._filter.rowCount():
            self.view.setCurrentIndex(self._filter.index(self._filter.rowCount() - 1, 0))
        self.by_keyboard = True

    def show_end(self) -> None:
        """No line is chosen, and the last one is in sight."""
        self.view.setCurrentIndex(QModelIndex())
        self._want_end()

    def _narrow(self) -> None:
        self._filter.show_only(self.seats.currentData(), self.rounds.currentData())
        self._grown()
        self._want_end()

    def _grown(self) -> None:
        """Scroll to new lines, unless the user is reading earlier ones."""
        self._count_rounds()
        self.nothing.setVisible(self._filter.rowCount() == 0)
        if self._at_end:
            self._want_end()

    def _want_end(self) -> None:
        if not self._wants_end:  # once, however many lines a move brings; still before they are painted
            self._wants_end = True
            QMetaObject.invokeMethod(self, "_to_end", Qt.ConnectionType.QueuedConnection)

    def _note_end(self, value: int) -> None:
        self._at_end = value == self.view.verticalScrollBar().maximum()

    def _stay_at_end(self, _least: int, most: int) -> None:
        """Where lines find their heights only later, or the list becomes lower, the last one stays in sight."""
        if self._at_end or not most:  # where all lines fit, the last one is in sight
            self._at_end = True
            self.view.verticalScrollBar().setValue(most)

    @Slot()
    def _to_end(self) -> None:
        if self._wants_end:
            self._wants_end = False
            self._at_end = True
            self.view.scrollToBottom()

    def _clicked(self, index: QModelIndex) -> None:
        self.by_keyboard = False
        self._open(index)

    def _open(self, index: QModelIndex) -> None:
        turn = index.data(self._roles.turn)
        if turn is not None:
            self.moment_wanted.emit(int(turn))
