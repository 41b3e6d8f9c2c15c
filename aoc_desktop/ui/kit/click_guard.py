"""A click means one thing: what appears under a resting pointer takes none for a moment."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import inf
from time import monotonic
from typing import ClassVar, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtGui import QMouseEvent, QSinglePointEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QWidget

GUARD = 0.35
"""Seconds."""
SLIP = 6
"""A pointer that moves no farther, in pixels, rests."""
REPEATED = frozenset(("undo", "redo"))
"""Actions of which the words change with each click, and the meaning does not."""
PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


@runtime_checkable
class Shows(Protocol):
    """A widget on which several things lie."""

    def lies_at(self, point: QPoint) -> Hashable:
        """What a click there would mean; equal as long as it means the same."""


class ClickGuard(QObject):
    """Watches the pointer over one window. Keys are not affected."""

    clock: ClassVar[Callable[[], float]] = monotonic
    """Tests set their own."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._rests_at: QPoint | None = None
        self._seen: Hashable = None
        """What lies there; None: not looked yet."""
        self._since = -inf
        """When it appeared there under the pointer."""
        self._opened = -inf
        """When the whole window appeared: nobody has aimed at anything in it yet."""
        self._refused = False
        """Whether the press was, and its release is to be."""
        self._down = False
        """Whether a press was let through and lasts: something may be dragged."""
        self._rest = QTimer(self, singleShot=True, interval=0)
        self._rest.timeout.connect(self._look)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Of the window: it is shown, or painted anew. Of its handle: every event of the mouse, before any widget."""
        kind = event.type()
        if watched is self._window:
            if kind == QEvent.Type.Show:
                handle = self._window.windowHandle()
                if handle is not None:
                    handle.installEventFilter(self)
                self._opened = ClickGuard.clock()
            elif kind == QEvent.Type.UpdateRequest:
                self._look()
            return False
        if kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._follow(event)
        elif kind == QEvent.Type.Enter and isinstance(event, QSinglePointEvent):
            self._appear(event.position().toPoint())
        elif kind in PRESSES and isinstance(event, QMouseEvent):
            return self._refuses(event)
        elif kind == QEvent.Type.MouseButtonRelease:
            refused, self._refused, self._down = self._refused, False, False
            return refused
        return False

    def _appear(self, point: QPoint) -> None:
        """The window has come under the pointer: another closed over it."""
        self._rests_at, self._seen, self._since = point, self._what(point), ClickGuard.clock()

    def _follow(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if self._rests_at is None or (point - self._rests_at).manhattanLength() > SLIP:
            self._rests_at, self._seen, self._since = point, None, -inf
            self._rest.start()

    def _look(self) -> None:
        """What lies under the pointer now; it may have changed since."""
        if self._rests_at is None or self._down:
            return
        seen = self._what(self._rests_at)
        if self._seen is not None and seen != self._seen:
            self._since = ClickGuard.clock()
        self._seen = seen

    def _refuses(self, event: QMouseEvent) -> bool:
        self._follow(event)
        self._look()
        self._refused |= ClickGuard.clock() - max(self._since, self._opened) < GUARD
        self._down = not self._refused
        return self._refused

    def _what(self, point: QPoint) -> Hashable:
        widget: QWidget | None = self._window.childAt(point)
        above = widget.parentWidget() if widget is not None else None
        if isinstance(above, Shows):
            return above, above.lies_at(above.mapFrom(self._window, point))
        if isinstance(above, QAbstractItemView):
            return above, above.indexAt(above.viewport().mapFrom(self._window, point)).data()
        if isinstance(widget, QAbstractButton):
            action = getattr(widget, "action_id", "")
            return widget, action if action in REPEATED else (action, widget.text(), widget.isEnabled())
        return widget or self._window
