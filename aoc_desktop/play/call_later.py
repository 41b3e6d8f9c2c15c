"""Call a function later unless its owner was deleted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def later(owner: QObject, call: Callable[[], object], after: int = 0) -> None:
    """Call `call` after so many milliseconds, unless `owner` is deleted before.

    `QTimer.singleShot(after, owner, call)` would then never release `call`, nor the objects that it refers to.
    """
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(call)
    timer.timeout.connect(timer.deleteLater)
    timer.start(after)
