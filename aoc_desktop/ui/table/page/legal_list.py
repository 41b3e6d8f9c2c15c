"""The list of all legal moves, an ordinary list: keyboard and screen readers can play a whole game with it. In it,
letters look for a move."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListView, QVBoxLayout, QWidget

from aoc_desktop.kernel.game import Move
from aoc_desktop.ui.frame.keys import CHORD
from aoc_desktop.ui.kit.controls import Scrolled
from aoc_desktop.ui.kit.key_cap import KeyButton
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.rich_line import RichLineDelegate
from aoc_desktop.ui.kit.screen_reader import announce, listened_to
from aoc_desktop.ui.kit.widgets import label
from aoc_desktop.ui.table.page.curtain import Curtain
from aoc_desktop.ui.table.page.game_actions import moves_now
from aoc_desktop.ui.table.page.history_view import HistoryView

Type = QEvent.Type
LEAST_HEIGHT = 48
"""With four players there is little room left for a list."""
MOST_HEIGHT = 16777215
"""Qt's own: as high as may be."""


class LegalList(QWidget):
    """Enter or a double click plays the chosen move."""

    chosen = Signal(object)
    """The move of the row, as the model holds it."""
    looked_at = Signal(object)
    """The move of the row under the pointer or the focus; None: of none any more."""

    def __init__(self, model: QAbstractItemModel, move_role: int, nouns_role: int, preferences: Preferences) -> None:
        super().__init__()
        self._model, self._move_role = model, move_role
        self._away = False
        self._name = ""
        self._typed, self._typing = "", QTimer(self, singleShot=True)
        delegate = RichLineDelegate(preferences, nouns_role, self)
        delegate.follow(model)
        self.view = QListView()
        self.view.setObjectName("legal_moves")
        self.view.setItemDelegate(delegate)
        self.view.setMouseTracking(True)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.view.doubleClicked.connect(self._play)
        self.view.entered.connect(lambda index: self.looked_at.emit(index.data(self._move_role)))
        self.view.installEventFilter(self)
        self.view.viewport().installEventFilter(self)
        self.nothing = label(role="soft", wrap=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._reason = Scrolled(self.nothing, read=True)  # with larger words there may be more to say than room
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self._reason, 1)
        layout.addWidget(self.view, 1)
        for changed in (model.rowsInserted, model.rowsRemoved, model.rowsMoved, model.modelReset):
            changed.connect(self._forget_heard)
        model.rowsInserted.connect(self._refresh)
        model.rowsRemoved.connect(self._refresh)
        model.modelReset.connect(self._refresh)
        self._refresh()

    def _forget_heard(self) -> None:
        """Qt would go on to tell a screen reader of rows that are gone."""
        if listened_to():
            from PySide6.QtGui import QAccessible, QAccessibleTableModelChangeEvent

            kind = QAccessibleTableModelChangeEvent.ModelChangeType.ModelReset
            QAccessible.updateAccessibility(QAccessibleTableModelChangeEvent(self.view, kind))

    def showEvent(self, event: QShowEvent) -> None:
        """Fill the list when it is first shown: its rows change after every move, and many players never open it."""
        super().showEvent(event)
        if self.view.model() is None:
            self.view.setModel(self._model)
            self.view.selectionModel().currentChanged.connect(self.look_again)
            self._refresh()

    def say_nothing(self, reason: str) -> None:
        """Why the list is empty, if it is."""
        self._away = False
        self.nothing.setText(reason)
        self._refresh()

    def look_away(self, reason: str) -> None:
        """The view shows another moment than the list's moves belong to: show the reason instead of the moves."""
        self._away = True
        self.nothing.setText(reason)
        self._refresh()

    def name(self, accessible: str) -> None:
        self._name = accessible
        self._reason.setAccessibleName(accessible)
        self._refresh()

    def take_focus(self) -> None:
        if self._away:
            announce(self, self.nothing.text())
            return
        self.view.setFocus()
        self._choose_first()

    def _refresh(self) -> None:
        empty = self._away or self._model.rowCount() == 0
        self.view.setAccessibleName(f"{self._name}. {self.nothing.text()}" if empty else self._name)
        self._reason.setVisible(empty)
        self.view.setVisible(not self._away)
        # Empty, it leaves all room to the reason, and keeps the keyboard for the moves to come.
        self.view.setMinimumHeight(0 if empty else LEAST_HEIGHT)
        self.view.setMaximumHeight(0 if empty else MOST_HEIGHT)
        if not empty:
            self._choose_first()

    def _choose_first(self) -> None:
        """Keep a line chosen, so that Enter always plays the marked move."""
        if self.view.model() is not None and not self.view.currentIndex().isValid() and self._model.rowCount():
            self.view.setCurrentIndex(self._model.index(0, 0))

    def _play(self, index: QModelIndex) -> None:
        move = index.data(self._move_role)
        if move is not None:
            self.chosen.emit(move)

    def look_again(self) -> None:
        """Tell once more which row has the focus."""
        focused = self.view.hasFocus() and self.view.currentIndex().isValid()
        self.looked_at.emit(self.view.currentIndex().data(self._move_role) if focused else None)

    # ------------------------------------------------------------------ keys

    def searches(self, event: QKeyEvent) -> bool:
        """Whether this key is a letter to search for; with an empty list the key keeps its meaning at the table."""
        return event.text().isalnum() and not event.modifiers() & CHORD and not self.view.isHidden() and self.rows > 0

    @property
    def rows(self) -> int:
        return 0 if self._away else self._model.rowCount()

    def _look_for(self, letter: str) -> None:
        """The next row with a word that begins so; the same letter again: the one after it."""
        again = self._typing.isActive() and self._typed == letter
        self._typed = self._typed + letter if self._typing.isActive() and not again else letter
        self._typing.start(max(600, QApplication.keyboardInputInterval()))
        here = self.view.currentIndex().row() + (1 if len(self._typed) == 1 else 0)
        for step in range(self.rows):
            index = self._model.index((here + step) % self.rows, 0)
            words = str(index.data()).casefold().replace("’", " ").split()
            if any(word.startswith(self._typed) for word in words):
                self.view.setCurrentIndex(index)
                self.view.scrollTo(index)
                return
        announce(self.view, self.tr("No move with “{0}”.").format(self._typed))

    def eventFilter(self, watched: object, event: object) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == Type.ShortcutOverride and self.searches(event):
            event.accept()  # it would play a move
            return True
        if isinstance(event, QEvent) and event.type() in (Type.Leave, Type.FocusIn, Type.FocusOut):
            self.look_again()
        if watched is not self.view or not isinstance(event, QKeyEvent) or event.type() != QKeyEvent.Type.KeyPress:
            return False
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if enter:
            self._play(self.view.currentIndex())
        elif self.searches(event):
            self._look_for(event.text().casefold())
            return True
        return enter


# Previews of moves that the pointer rests on beside the table, in the list or on the primary button.


class MoveHover(QObject):
    """Watches both, and tells the table of the present."""

    def __init__(self, history_view: HistoryView, curtain: Curtain, primary: KeyButton, legal: LegalList) -> None:
        super().__init__(history_view)
        self._moments, self._curtain, self._primary, self._legal = history_view, curtain, primary, legal
        legal.looked_at.connect(self._look_at)
        primary.installEventFilter(self)

    def look_again(self) -> None:
        """After a change: the pointer may now rest on another move."""
        if self._primary.underMouse():
            self._look_at(self._primary_move())
        else:
            self._legal.look_again()

    def _primary_move(self) -> Move | None:
        return moves_now(self._moments.view.models).get(self._primary.action_id)

    def _look_at(self, move: Move | None) -> None:
        """The past has no moves."""
        if self._moments.past is None and not self._curtain.is_down:
            self._moments.view.hover.look_at(move)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The primary button under the pointer or the focus."""
        if event.type() in (Type.Enter, Type.FocusIn):
            self._look_at(self._primary_move())
        elif event.type() in (Type.Leave, Type.FocusOut):
            self._look_at(None)
        return super().eventFilter(watched, event)
