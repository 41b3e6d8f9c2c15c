"""Catch unexpected errors: log each, tell the user once in a dialog with a report, and let the game go on from its last
move."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, QTimer, QtMsgType, qInstallMessageHandler, qVersion
from PySide6.QtWidgets import QDialog, QFileDialog, QVBoxLayout, QWidget

from aoc_desktop import __version__
from aoc_desktop.play.call_later import later
from aoc_desktop.profile.log_file import LOGGER, last_lines, log_path
from aoc_desktop.profile.places import write_where_named
from aoc_desktop.terminal import note
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.widgets import button, label, row

SOON = 2000
"""Milliseconds: an error so soon after a recovery means that recovering does not help."""


class CrashReports(QObject):
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
        self.dialog: CrashDialog | None = None

    def install(self) -> None:
        """From now on only the user ends the program."""
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
            self.dialog = CrashDialog(self._window, summary, report, self._game, played)
            self.dialog.open()

    def _game(self) -> str:
        """The game on the table; empty if there is none, or if reading it fails."""
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


# The dialog for an unexpected error: what became of the game, and a report for the developers.


class CrashDialog(QDialog):
    """Tells what happened and what became of the game, and offers a report for the developers."""

    def __init__(
        self, parent: QWidget, summary: str, trace: str, record: Callable[[], str], played: bool = False
    ) -> None:
        """`played`: a game lay on the table when it happened."""
        super().__init__(parent)
        self._trace, self._record = trace, record
        self.setObjectName("mishap")
        self.setWindowTitle(self.tr("Something went wrong"))
        title = label(self.tr("Something unexpected happened"), "heading")
        words = label(self._what_now(played), wrap=True)
        self.summary = label(_short(summary), "caption", wrap=True)
        words.setMinimumWidth(420)
        self.said = label(role="soft", wrap=True)
        self.said.hide()
        self.save, self.close_button = button(self.tr("Save a report…")), button(self.tr("Go on"), primary=True)
        self.save.clicked.connect(self._save)
        self.close_button.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 20, 22, 18)
        layout.setSpacing(12)
        for part in (title, words, self.summary, self.said):
            layout.addWidget(part)
        layout.addSpacing(4)
        layout.addLayout(row(self.save, None, self.close_button))
        self.close_button.setFocus()
        announce(self, words.text())

    def _what_now(self, played: bool) -> str:
        if self._record():
            return self.tr(
                "Your game is safe: it goes on from its last move. If this happens again, a report helps to mend it."
            )
        if played:
            return self.tr(
                "The table had to be left. The moves of your game are kept: “Continue” goes on from the last one."
                " If this happens again, a report helps to mend it."
            )
        return self.tr("You can go on. If this happens again, a report helps to mend it.")

    def report(self) -> str:
        """The details that help to find the fault. The only user data is the game with its players' names."""
        import platform

        parts = (
            f"aoc-desktop {__version__}, Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}",
            self._trace,
            "Game:\n" + self._record(),
            f"Log ({log_path().name}):\n" + last_lines(),
        )
        return "\n\n".join(part.rstrip() for part in parts) + "\n"

    def _save(self) -> None:
        name, _ = QFileDialog.getSaveFileName(self, self.save.text(), "aoc-desktop-report.txt", "*.txt")
        if not name:
            return
        try:
            write_where_named(Path(name), self.report())
            told = self.tr("The report is saved as {0}. It holds the game with its players’ names.")
            self.said.setText(told.format(Path(name).name))
        except OSError as error:
            self.said.setText(self.tr("The report could not be written: {0}.").format(error.strerror or error))
        self.said.show()
        self.adjustSize()


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 160 else f"{line[:159]}…"
