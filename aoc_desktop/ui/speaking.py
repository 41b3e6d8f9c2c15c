"""What a screen reader is told: said now, and kept for whoever wants to hear it again or to read it."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

KEPT = 60
"""So many of the last sentences."""


class Spoken(QObject):
    """The last sentences, whether a screen reader was there to say them or not."""

    said = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.lines: deque[str] = deque(maxlen=KEPT)
        """The newest last."""

    def note(self, text: str) -> None:
        self.lines.append(text)
        self.said.emit(text)

    def forget(self) -> None:
        """Somebody else sits down: what was said before was said to others."""
        self.lines.clear()


@lru_cache(maxsize=1)
def spoken() -> Spoken:
    """The one of this program."""
    return Spoken()


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say it now."""
    if not text:
        return
    spoken().note(text)
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # costs the start 2 ms

    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
