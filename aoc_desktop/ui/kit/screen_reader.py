"""Speak to listeners in ways that every screen reader knows, and keep the sentences, to be heard again or read.

Some screen readers know no announcements (Orca as Debian 12 ships it). So on Linux a spontaneous sentence is a
notification that shows itself, which all of them read; elsewhere it is an announcement. For the focus inside a widget,
the widget's name is changed.
"""

from __future__ import annotations

import sys
from collections import deque
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibleInterface

KEPT = 60
"""So many of the last sentences."""
SETTLED_AFTER = 40
"""Milliseconds for which the focus must rest: a move of the focus cuts off a sentence spoken just before."""
OWN_NAME = "own_name"
"""The widget's real name, while its name tells of the focus inside it."""
NOTIFIES = sys.platform.startswith("linux")
"""True where screen readers read notifications; elsewhere they know announcements only."""
HEARD_AS = "heard_as"
"""The property of a widget that has another role than its class."""


class Spoken(QObject):
    """The last sentences, with or without a screen reader, and those that wait to be spoken."""

    said = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.lines: deque[str] = deque(maxlen=KEPT)
        """The newest last."""
        self._waiting: list[tuple[QWidget, str]] = []
        self.settling = QTimer(self, singleShot=True, interval=SETTLED_AFTER)
        """Runs until the focus rests."""
        self.settling.timeout.connect(self.speak)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow_focus)

    def note(self, text: str) -> None:
        """Keep a sentence that a screen reader speaks by itself, because the focus came to it."""
        self.lines.append(text)
        self.said.emit(text)

    def forget(self) -> None:
        """Forget the sentences: another player sits down."""
        self.lines.clear()

    def say(self, widget: QWidget, text: str) -> None:
        self._waiting.append((widget, text))
        self.settling.start()

    def _follow_focus(self, left: QWidget | None) -> None:
        """Give a widget its own name back when the focus leaves it; waiting sentences wait again."""
        if left is not None and (name := left.property(OWN_NAME)) is not None:
            left.setProperty(OWN_NAME, None)
            left.setAccessibleName(name)
        if self._waiting:
            self.settling.start()

    def speak(self) -> None:
        """Speak all waiting sentences, joined for each window."""
        waited, self._waiting = [(widget, text) for widget, text in self._waiting if isValid(widget)], []
        for window in dict.fromkeys(widget.window() for widget, _ in waited):
            texts = [text for widget, text in waited if widget.window() is window]
            new = [text for at, text in enumerate(texts) if not any(text in before for before in texts[:at])]
            _tell(window, " ".join(new))
            self.note(" ".join(new))


@lru_cache(maxsize=1)
def spoken() -> Spoken:
    """The one of this program."""
    return Spoken()


def listened_to() -> bool:
    """Whether assistive technology is there."""
    from PySide6.QtGui import QAccessible

    return QAccessible.isActive()


def tell_focus(view: QWidget) -> None:
    """Tell a screen reader of the row that has a view's focus, and of it alone."""
    from PySide6.QtGui import QAccessible, QAccessibleEvent

    interface = QAccessible.queryAccessibleInterface(view)
    row = interface.focusChild() if interface is not None and view.hasFocus() else None
    if row is not None and row.isValid():
        QAccessible.updateAccessibility(QAccessibleEvent(row, QAccessible.Event.Focus))


def announce(widget: QWidget, text: str) -> None:
    """Speak a spontaneous sentence as soon as the focus rests."""
    if text:
        spoken().say(widget, text)


def announce_here(widget: QWidget, text: str) -> None:
    """Speak at once the thing inside a focused widget that the keyboard has reached, as the widget's name."""
    if not text:
        return
    if widget.property(OWN_NAME) is None:
        widget.setProperty(OWN_NAME, widget.accessibleName())
    elif text == widget.accessibleName():
        widget.setAccessibleName("")  # a repeated name would not be spoken
    widget.setAccessibleName(text)
    spoken().note(text)


def _tell(window: QWidget, text: str) -> None:
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent  # costs the start 2 ms

    if not QAccessible.isActive():
        return
    if NOTIFIES:
        notification = _notification(window)
        notification.setAccessibleName(text)
        if notification.isHidden():
            notification.show()  # Qt tells of it: told once more, it would be said twice
        else:
            QAccessible.updateAccessibility(QAccessibleEvent(notification, QAccessible.Event.ObjectShow))
    else:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(window, text))


class _Notification(QWidget):
    """Of one pixel: its words are seen elsewhere."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        set_role(self, "Notification")
        self.setGeometry(0, 0, 1, 1)


def _notification(window: QWidget) -> QWidget:
    tell_roles()
    children = (child for child in window.children() if isinstance(child, _Notification))
    return next(children, None) or _Notification(window)


def set_role(widget: QWidget, role: str) -> None:
    """Set the role that a screen reader takes the widget for, by Qt's name for it, if Qt has none for its class. A
    "Grouping" is named when the focus enters it. Call this before any assistive technology has seen the widget."""
    widget.setProperty(HEARD_AS, role)


@lru_cache(maxsize=1)
def tell_roles() -> None:
    """From now on Qt asks for them."""
    from PySide6.QtGui import QAccessible

    QAccessible.installFactory(_interface)


def _interface(_name: str, widget: QObject) -> QAccessibleInterface | None:
    from PySide6.QtGui import QAccessible
    from PySide6.QtWidgets import QAccessibleWidget

    if not isinstance(widget, QWidget) or (role := widget.property(HEARD_AS)) is None:
        return None
    return QAccessibleWidget(widget, QAccessible.Role[role], "")  # Qt owns it
