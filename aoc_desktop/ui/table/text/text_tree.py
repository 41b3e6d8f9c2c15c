"""The tree of the table as text: an ordinary view, walked by arrows, letters and Alt with a digit."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTreeView

from aoc_desktop.play.call_later import later
from aoc_desktop.play.rows import Index
from aoc_desktop.play.text_table import Key, Role, TextModel
from aoc_desktop.ui.frame.keys import CHORD
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import listened_to, tell_focus
from aoc_desktop.ui.table.picture.view import ENTER
from aoc_desktop.ui.table.text.commands import plain
from aoc_desktop.ui.table.text.text_delegate import TextDelegate

TOGETHER = 900
"""Milliseconds between letters that look for one row."""
LAID_OUT = 30
"""Milliseconds after which rows are where they belong, if the tree got more or less room with the focus: rows that are
laid out anew are others to a screen reader."""


class TextTree(QTreeView):
    """Which row has the keyboard, and what is done with it. It knows nothing of games."""

    chosen = Signal(object)
    """Enter, or a click on what has it already: the row's key."""
    reached = Signal(object)
    """The keyboard is at another row."""
    cancelled = Signal()
    """Esc."""
    missed = Signal(str)
    """No row in sight begins with these letters."""
    own_key = Signal(QKeyEvent)
    """A key that `wanted` took."""

    def __init__(self, model: TextModel, preferences: Preferences) -> None:
        super().__init__()
        self.setObjectName("text_table")
        self.setModel(model)
        self.rows = model
        self.delegate = TextDelegate(preferences, self)
        self.setItemDelegate(self.delegate)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setExpandsOnDoubleClick(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.clicked.connect(self._click)
        self.selectionModel().currentChanged.connect(self._reach)
        self._typed = ""
        self._typing = QTimer(self, singleShot=True, interval=TOGETHER)
        """Runs while a letter belongs to those before it."""
        self._at: Key = None
        """Where the keyboard was before a click."""
        self.wanted: Callable[[QKeyEvent], bool] = lambda _event: False
        """Whether a key means something here that it does not mean elsewhere."""

    # ------------------------------------------------------------------ where the keyboard is

    @property
    def here(self) -> Key:
        return self.rows.key_of(self.currentIndex())

    def go_to(self, key: Key) -> bool:
        """The keyboard goes to this row; False if there is none."""
        index = self.rows.index_of(key)
        if not index.isValid():
            return False
        above = index.parent()
        while above.isValid():
            self.expand(above)
            above = above.parent()
        self.setCurrentIndex(index)
        self.scrollTo(index)
        return True

    def open_row(self, key: Key) -> QModelIndex:
        """What is below it is seen; its first row."""
        index = self.rows.index_of(key)
        self.expand(index)
        return self.rows.index(0, 0, index)

    def _reach(self, now: Index, _before: Index) -> None:
        self.reached.emit(self.rows.key_of(now))

    def said(self) -> str:
        """What a screen reader says of the row."""
        return str(self.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole) or "")

    # ------------------------------------------------------------------ hands

    def _click(self, index: QModelIndex) -> None:
        """On a section: it opens or closes; on another row: once to go there, once more to do it."""
        key = index.data(Role.KEY)
        if not index.parent().isValid():
            self.setExpanded(index, not self.isExpanded(index))
        elif key == self._at:
            self.chosen.emit(key)
        self._at = key

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            letter = bool(event.text().strip()) and event.text() != "/" and not event.modifiers() & CHORD
            if (letter and event.text().isprintable()) or self.wanted(event):
                event.accept()  # it looks for a row, or means something here
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, index = event.key(), self.currentIndex()
        if self.wanted(event):
            self.own_key.emit(event)
        elif key in ENTER:
            if not event.isAutoRepeat():
                self.chosen.emit(self.rows.key_of(index))
        elif key == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif key == Qt.Key.Key_Space or event.modifiers() & CHORD:
            event.ignore()  # shortcuts that nobody took are none of ours
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """To the next row in sight that begins so; quick letters belong together, accents do not matter."""
        again = self._typing.isActive()
        self._typed = self._typed + search if again else search
        self._typing.start()
        wanted = " ".join(plain(self._typed))
        rows = list(self._in_sight())
        here = rows.index(self.currentIndex()) if self.currentIndex() in rows else -1
        following = here if again else here + 1
        for index in (*rows[following:], *rows[:following]):
            if wanted and " ".join(plain(str(index.data()))).startswith(wanted):
                self.setCurrentIndex(index)
                return
        self.missed.emit(self._typed)

    def _in_sight(self) -> Iterator[QModelIndex]:
        """All rows whose sections are open."""
        index = self.rows.index(0, 0)
        while index.isValid():
            yield index
            index = self.indexBelow(index)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.rows.index(0, 0))
        elif listened_to():  # Qt tells of the tree alone, after this
            later(self, lambda: tell_focus(self), LAID_OUT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Sentences break elsewhere."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
