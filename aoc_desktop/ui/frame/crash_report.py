"""An unexpected error: noted in the log, told once and calmly, and the game goes on from its last move."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QObject, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QWidget

from aoc_desktop.play.call_later import later
from aoc_desktop.profile.log_file import LOGGER
from aoc_desktop.terminal import note

if TYPE_CHECKING:
    from aoc_desktop.ui.frame.crash_dialog import MishapDialog

SOON = 2000
"""Milliseconds: an error so soon after a recovery means that recovering does not help."""


class Mishaps(QObject):
    """Catches what no code expected: exceptions in slots and event handlers, and what Qt complains of.

    `recover` puts the program back to its last good state, `record` is the game so far for a report.
    """

    def __init__(
        self, window: QWidget, recover: Callable[[], None], give_up: Callable[[], None], record: Callable[[], str]
    ) -> None:
        super().__init__(window)
        self._window, self._recover, self._give_up, self._record = window, recover, give_up, record
        self._told: set[str] = set()
        self._waits = False
        self._recovered = QTimer(self)
        self._recovered.setSingleShot(True)
        self.dialog: MishapDialog | None = None

    def install(self) -> None:
        """From now on nothing ends the program but its user."""
        sys.excepthook = self._caught
        threading.excepthook = lambda given: self._note(given.exc_type, given.exc_value, given.exc_traceback)
        qInstallMessageHandler(note_qt_message)
        self._window.destroyed.connect(uninstall)

    def _note(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> str:
        """Into the log, and to the terminal if there is one."""
        text = "".join(traceback.format_exception(kind, error, trace))
        LOGGER.error("unexpected error\n%s", text.rstrip())
        note(text)
        return text

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, Exception):  # Ctrl+C in a terminal, and the like
            sys.__excepthook__(kind, error, trace)
            return
        text = self._note(kind, error, trace)
        place = traceback.extract_tb(trace)[-1:]
        cause = f"{kind.__name__}: {place}"
        new = cause not in self._told
        self._told.add(cause)
        if not self._waits:  # later: now some code of Qt's may be in the middle of painting or of a signal
            self._waits = True
            later(self, lambda: self._go_on(text if new else "", f"{kind.__name__}: {error}"))

    def _go_on(self, report: str, summary: str) -> None:
        """Recover; if that is what fails, leave the table. Then tell it, once."""
        self._waits = False
        again = self._recovered.isActive()
        self._recovered.start(SOON)
        played = bool(self._game())
        for way in (self._give_up,) if again else (self._recover, self._give_up):
            try:
                way()
                break
            except Exception:
                LOGGER.exception("recovering failed")
        if report and (self.dialog is None or not self.dialog.isVisible()):
            from aoc_desktop.ui.frame.crash_dialog import MishapDialog

            self.dialog = MishapDialog(self._window, summary, report, self._game, played)
            self.dialog.open()

    def _game(self) -> str:
        """The game on the table; nothing if there is none, or if it is what has failed."""
        try:
            return self._record()
        except Exception:
            LOGGER.exception("the game cannot be written down")
            return ""


def uninstall() -> None:
    """As Python and Qt have it by themselves."""
    sys.excepthook = sys.__excepthook__
    threading.excepthook = threading.__excepthook__
    qInstallMessageHandler(None)


def note_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """What Qt says goes into the log."""
    loud = kind in (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)
    (LOGGER.error if loud else LOGGER.info)("Qt: %s", message)
    if loud:
        note(f"{message}\n")
