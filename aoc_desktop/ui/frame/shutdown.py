"""Asked to leave by Ctrl+C in the terminal, or by the system: the window closes in order, as if by its own button."""

from __future__ import annotations

import os
import signal
import socket
from types import FrameType
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier

from aoc_desktop.profile.places import drop_drafts
from aoc_desktop.signals import ASKED_TO_LEAVE, LEAVING


class Shutdown(QObject):
    """Turns a signal into an end of the event loop, however many dialogs wait in it.

    An exception raised by a signal in the middle of Qt's work would crash more than the window. A second signal ends
    the program at once. Python handles a signal only when it runs again, and not while Qt waits: a pair of sockets
    wakes it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.status = 0
        """The exit status; 0 until a signal comes."""
        self._ours, self._theirs = socket.socketpair()
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._woken)
        self._before: dict[signal.Signals, Any] = {}
        self._woke_before = -1

    def __enter__(self) -> Shutdown:
        for side in (self._ours, self._theirs):
            side.setblocking(False)
        self._woke_before = signal.set_wakeup_fd(self._theirs.fileno(), warn_on_full_buffer=False)
        for number in LEAVING:
            if signal.getsignal(number) != signal.SIG_IGN:  # as in the background of a shell
                self._before[number] = signal.signal(number, self._asked)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._woke_before)
        self._notifier.setEnabled(False)
        self._ours.close()
        self._theirs.close()

    def run(self, app: QCoreApplication) -> int:
        """Run the event loop until the window is closed or a signal comes; return the exit status."""
        ended = self.status or app.exec()
        return self.status or ended

    def _asked(self, number: int, frame: FrameType | None) -> None:
        if self.status:
            drop_drafts()
            os._exit(ASKED_TO_LEAVE + number)
        self.status = ASKED_TO_LEAVE + number

    def _woken(self) -> None:
        """By any signal; the handler above has run by now."""
        self._ours.recv(64)
        if self.status:
            QCoreApplication.exit(self.status)
