"""Start the program: application, fonts, settings, window; then preload the modules of a game."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from aoc_desktop import __version__
from aoc_desktop.play.call_later import later
from aoc_desktop.profile.log_file import start_log
from aoc_desktop.profile.settings import Settings
from aoc_desktop.ui.frame.crash_report import CrashReports
from aoc_desktop.ui.frame.look import looks, program_title
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.frame.shutdown import Shutdown
from aoc_desktop.ui.kit.fonts import load_fonts, text_font
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import Type

PRELOAD_AFTER = 300
"""Milliseconds, so that the home screen is painted first."""


def application(arguments: Sequence[str] = ()) -> QApplication:
    """The one application of the process, with our fonts."""
    # Qt shares every larger shape out among threads, which costs more than to paint what we paint.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    running = QApplication.instance()
    # The style is named here, not set later: that would make a second one, and 8 ms of Python enums for its class.
    given = [sys.argv[0], "-style", "Fusion", *arguments]
    app = running if isinstance(running, QApplication) else QApplication(given)
    app.setApplicationName("aoc-desktop")
    app.setApplicationDisplayName(program_title())
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("aoc-desktop")
    load_fonts()
    app.setFont(text_font(Type.TEXT))
    return app


def make_window(settings: Settings | None = None) -> MainWindow:
    """The main window with the user's settings; an application must be there."""
    return MainWindow(Preferences(settings or Settings()))


class OpenedFiles(QObject):
    """macOS hands over double-clicked files by an event. Only there: every event would pass through here."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self._window.open_file(Path(event.file()))
            return True
        return super().eventFilter(watched, event)


def run(record: Path | None = None) -> int:
    """Show the window, with a game if a record is given, until the user closes it."""
    app = application()
    window = make_window()
    CrashReports(window, window.recover, window.leave_table, window.record_text).install()
    if sys.platform == "darwin":
        app.installEventFilter(OpenedFiles(window))
    if record is None and not window.preferences["welcomed"]:
        window.welcome()
    loading: list[Thread] = []
    with Shutdown() as shutdown:
        window.show_as_set()
        QTimer.singleShot(0, start_log)
        if record is not None:
            window.open_file(record)
        else:
            later(window, lambda: loading.append(preload(window.sounds.wanted)), PRELOAD_AFTER)
        status = shutdown.run(app)
        window.close()
        for thread in loading:  # Python's end in the middle of its work could end in a crash
            thread.join()
    return status


# While the user looks at the home screen, load the modules and cards of a game aside: the first table then opens at
# once.


def preload(sound: bool = False) -> Thread:
    """Load modules, the usual card set and, if wanted, the sound player in a thread. It makes no Qt object: those
    belong to the main thread."""
    thread = Thread(target=_load, args=(sound,), name="preload", daemon=True)
    thread.start()
    return thread


def _load(sound: bool) -> None:
    import_module("aoc_desktop.ui.frame.crash_report")
    for look in looks():
        look.load()
    if sound:
        with suppress(ImportError):
            import_module("miniaudio")
    gc.freeze()  # all this stays: looked through again and again, it would cost a move now and then 70 ms
