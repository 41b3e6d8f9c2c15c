"""The log as an ordinary list: filtered by seat and round, a line opens its moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QMetaObject,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QHelpEvent,
    QPainter,
    QPalette,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from aoc_desktop.ui.fonts import text_font
from aoc_desktop.ui.icons import icon_pixmap, mix, paint_seat
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.theme import Type
from aoc_desktop.ui.widgets import label

ALL = -1
INDENT = 24
QUIET = ("turn_begins", "turn_ends")
"""The seat's sign before each line says this already."""
Index = QModelIndex | QPersistentModelIndex


class Roles(NamedTuple):
    """Where the model keeps what a line is about."""

    turn: int
    seat: int
    round: int
    kind: int


class LogFilter(QSortFilterProxyModel):
    """Lines of one seat, one round, or all. What concerns nobody in particular always stays."""

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
        if index.data(self._roles.kind) in QUIET:
            return False
        if self._round not in (ALL, number):
            return False
        return self._seat in (ALL, seat) or seat is None


class LineDelegate(QStyledItemDelegate):
    """The seat's sign, then the words in as many rows as they need; a new round is a heading."""

    def __init__(self, preferences: Preferences, roles: Roles, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences, self._roles = preferences, roles
        self._heights: dict[tuple[str, bool, int, float], int] = {}
        """Measured once: the list asks for every line's height after each new one."""
        self._sizes: dict[int, QSize] = {}
        """The same by row, for `_sizes_for`: to ask the model for a line's words takes longer than all else."""
        self._sizes_for: tuple[int, float] = (0, 0.0)

    def follow(self, model: QAbstractItemModel) -> None:
        """Forget sizes by row as soon as rows become others. To be called before a view listens to the model."""
        model.rowsInserted.connect(self._forget_from)
        model.rowsRemoved.connect(self._forget_from)
        for signal in (model.dataChanged, model.rowsMoved, model.layoutChanged, model.modelReset):
            signal.connect(self._forget)

    def _forget(self) -> None:
        self._sizes.clear()

    def _forget_from(self, _parent: QModelIndex, first: int, _last: int) -> None:
        """Rows before the first one stay as they are."""
        for row in [row for row in self._sizes if row >= first]:
            del self._sizes[row]

    def _document(self, index: Index, width: float) -> QTextDocument:
        heading = index.data(self._roles.kind) == "round_begins"
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(text_font(Type.CAPTION * self._preferences.scale, 700 if heading else 400))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        document.setDefaultTextOption(option)
        document.setPlainText(str(index.data(Qt.ItemDataRole.DisplayRole)))
        document.setTextWidth(width)
        return document

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        width = view.viewport().width() if isinstance(view, QListView) else 236
        if self._sizes_for != (width, self._preferences.scale):
            self._sizes_for = width, self._preferences.scale
            self._sizes.clear()
        row = index.row()
        size = self._sizes.get(row)
        if size is None:
            size = self._sizes[row] = self._measured(index, width)
        return size

    def _measured(self, index: Index, width: int) -> QSize:
        heading = index.data(self._roles.kind) == "round_begins"
        key = str(index.data(Qt.ItemDataRole.DisplayRole)), heading, width, self._preferences.scale
        height = self._heights.get(key)
        if height is None:
            words = self._document(index, width - INDENT - 8).size().height()
            height = self._heights[key] = round(words + (10 if heading else 5))
        return QSize(width, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._preferences.theme
        rect: QRect = option.rect
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, QColor(mix(theme.panel, theme.primary, 0.25)))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, QColor(theme.raised))
        heading = index.data(self._roles.kind) == "round_begins"
        seat = index.data(self._roles.seat)
        if heading:
            painter.fillRect(QRectF(rect.left() + 4, rect.bottom() - 1, rect.width() - 8, 1), QColor(theme.line))
        elif seat is not None:
            place = QRectF(rect.left() + 7, rect.top() + 5, 10, 10)
            paint_seat(painter, place, self._preferences.seats[seat])
        document = self._document(index, rect.width() - INDENT - 8)
        painter.translate(rect.left() + (6 if heading else INDENT), rect.top() + (5 if heading else 2))
        context = _ink(theme.soft_text if heading else theme.text)
        document.documentLayout().draw(painter, context)
        painter.restore()


def _ink(colour: str) -> QAbstractTextDocumentLayout.PaintContext:
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, QColor(colour))
    return context


class LineTips(QObject):
    """What the cards of a line say, while the pointer rests on it."""

    def __init__(self, view: QListView, tip: Callable[[QModelIndex], str]) -> None:
        super().__init__(view)
        self._view, self._tip = view, tip
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QHelpEvent):
            return False
        index = self._view.indexAt(event.pos())
        text = self._tip(index) if index.isValid() else ""
        QToolTip.showText(event.globalPos(), text, self._view.viewport(), self._view.visualRect(index))
        return True


class LogList(QWidget):
    """The list with its filters and what can be done with a line."""

    moment_wanted = Signal(int)
    """The number of the move whose outcome is to be shown."""

    def __init__(
        self,
        model: QAbstractItemModel,
        roles: Roles,
        names: list[str],
        preferences: Preferences,
        tip: Callable[[QModelIndex], str],
    ) -> None:
        """`tip` says what the cards of a line do."""
        super().__init__()
        self._roles, self._names, self._preferences = roles, names, preferences
        self._filter = LogFilter(roles, self)
        self._filter.setSourceModel(model)
        delegate = LineDelegate(preferences, roles, self)
        delegate.follow(self._filter)
        self.view = QListView()
        self.view.setObjectName("log")
        self.view.setModel(self._filter)
        self.view.setMinimumHeight(48)
        self.view.setItemDelegate(delegate)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setMouseTracking(True)
        self._tips = LineTips(self.view, tip)
        self.view.clicked.connect(self._open)
        self.view.activated.connect(self._open)
        self.nothing = label(role="soft", wrap=True)
        self.seats, self.rounds = QComboBox(), QComboBox()
        self.why, self.export = QToolButton(), QToolButton()
        for combo in (self.seats, self.rounds):
            combo.currentIndexChanged.connect(self._narrow)
        self._lay_out()
        self._wants_end = False
        model.rowsInserted.connect(self._grown)
        model.rowsRemoved.connect(self._grown)
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(4)
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self.seats, 3)
        head.addWidget(self.rounds, 2)
        head.addWidget(self.why)
        head.addWidget(self.export)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 6, 4, 4)
        layout.setSpacing(4)
        tools = QWidget()
        tools.setObjectName("log_tools")
        tools.setLayout(head)
        layout.addWidget(tools)
        layout.addWidget(self.nothing)
        layout.addWidget(self.view, 1)

    def retranslate(self) -> None:
        for combo in (self.seats, self.rounds):
            combo.blockSignals(True)
        seat, number = self.seats.currentIndex(), self.rounds.currentIndex()
        self.seats.clear()
        self.seats.addItem(self.tr("All"), ALL)
        for place, name in enumerate(self._names):
            self.seats.addItem(name, place)
        self.rounds.clear()
        self.rounds.addItem(self.tr("R1–6", "all rounds, short"), ALL)
        for place in range(1, 7):
            self.rounds.addItem(self.tr("R{0}", "a round, short").format(place), place)
        self.seats.setCurrentIndex(max(0, seat))
        self.rounds.setCurrentIndex(max(0, number))
        for combo in (self.seats, self.rounds):
            combo.blockSignals(False)
        self.seats.setAccessibleName(self.tr("Lines of this player"))
        self.rounds.setAccessibleName(self.tr("Lines of this round"))
        self.view.setAccessibleName(self.tr("Log"))
        self.nothing.setText(self.tr("Nothing has happened yet"))
        self.restyle()
        self._grown()

    def restyle(self) -> None:
        theme = self._preferences.theme
        for button, icon in ((self.why, "help"), (self.export, "save")):
            button.setIcon(icon_pixmap(icon, 16, theme.text, self.devicePixelRatioF(), theme.on_dark))
        self.view.viewport().update()

    def current(self) -> QModelIndex:
        """The chosen line, in the model itself."""
        return self._filter.mapToSource(self.view.currentIndex())

    def lines(self) -> list[str]:
        """What is shown, for the export."""
        count = self._filter.rowCount()
        return [str(self._filter.index(row, 0).data()) for row in range(count)]

    def choose_turn(self, turn: int) -> None:
        """Mark the first line of a move."""
        for row in range(self._filter.rowCount()):
            index = self._filter.index(row, 0)
            if index.data(self._roles.turn) == turn:
                self._wants_end = False
                self.view.setCurrentIndex(index)
                self.view.scrollTo(index)
                return

    def _narrow(self) -> None:
        self._filter.show_only(self.seats.currentData(), self.rounds.currentData())
        self._grown()

    def _grown(self) -> None:
        empty = self._filter.rowCount() == 0
        self.nothing.setVisible(empty)
        if not self._wants_end:  # once, however many lines a move brings; still before they are painted
            self._wants_end = True
            QMetaObject.invokeMethod(self, "_to_end", Qt.ConnectionType.QueuedConnection)

    @Slot()
    def _to_end(self) -> None:
        if self._wants_end:
            self._wants_end = False
            self.view.scrollToBottom()

    def _open(self, index: QModelIndex) -> None:
        turn = index.data(self._roles.turn)
        if turn is not None:
            self.moment_wanted.emit(int(turn))
