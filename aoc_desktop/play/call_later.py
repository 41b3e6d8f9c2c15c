"""Something is done a moment later, if what wants it is still there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def later(owner: QObject, call: Callable[[], object], after: int = 0) -> None:
    """In so many milliseconds; never, if `owner` is deleted before.

    `QTimer.singleShot(after, owner, call)` would never let go of `call` then, and so of everything that it knows."""
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(call)
    timer.timeout.connect(timer.deleteLater)
    timer.start(after)
