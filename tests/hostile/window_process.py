"""The window in a process of its own, for the test that asks it to leave by signals: `run` as the program calls it, led
to a state (a table, an AI that thinks, a replay, a dialog …), which it says on its standard output.

The first process loads the program and waits; for each line that it reads (a state and a record) it becomes two, and
the child is the program, from its door to its end.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog

from aoc_desktop.play.session import Session
from aoc_desktop.signals import heed_signals
from aoc_desktop.ui.frame import app as preload
from aoc_desktop.ui.frame.app import application, run
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit.confirm_dialog import question, said_yes
from aoc_desktop.ui.table.page import confirmations, table_page  # noqa: F401 (loaded before the fork)

confirmations.said_yes = lambda _box: True  # every move is meant


def say(words: str) -> None:
    os.write(1, f"{words}\n".encode())


def ask(window: MainWindow) -> None:
    said_yes(question(window, "signal", "A question", "Is anybody there?", "Yes", "No"))


def modal() -> bool:
    return QApplication.activeModalWidget() is not None


OPENED: dict[str, tuple[Callable[[MainWindow], object], Callable[[], bool]]] = {
    "settings": (lambda window: window.show_settings(), modal),
    "question": (ask, modal),
    "files": (lambda window: window.choose_record(), lambda: isinstance(QApplication.activeModalWidget(), QFileDialog)),
    "menu": (lambda window: window.show_menu(), lambda: QApplication.activePopupWidget() is not None),
}
"""What opens over the table, and how one sees that it has."""


class Guide:
    """Looks again and again, until the window has come to its state."""

    def __init__(self, state: str) -> None:
        self.state = state
        self.watched: Session | None = None
        self.opened = False
        self.timer = QTimer()
        self.timer.timeout.connect(self.look)
        self.timer.start(5)

    def look(self) -> None:
        window = next((one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)), None)
        if window is None or not window.isVisible():
            return
        if window.session is not None and window.session is not self.watched:
            self.watch(window.session)
        if self.reached(window):
            self.timer.stop()
            worker = window.session._thinking._thinker.process_id if window.session is not None else None
            say(f"ready {worker or 0}")

    def watch(self, session: Session) -> None:
        self.watched = session
        session.played.connect(lambda _: say(f"show {' / '.join(session.match.moves)}"))

    def reached(self, window: MainWindow) -> bool:
        session, table = window.session, window.table
        if self.state == "home":
            return window.stack.currentWidget() is window.home
        if session is None or table is None:
            return False
        if self.state == "replay":
            return table.history_view.replaying
        if self.state == "thinking":
            return session.is_thinking
        if len(session.match.history) < 4 and session.human_decides:
            session.play(session.legal()[0])
            return False
        if self.state == "table" or not session.human_decides:
            return session.human_decides
        return self.is_open(window)

    def is_open(self, window: MainWindow) -> bool:
        open_it, is_there = OPENED[self.state]
        if not self.opened:
            self.opened = True
            QTimer.singleShot(0, lambda: open_it(window))  # some wait in a loop of their own
        return is_there()


def play(state: str, record: str) -> int:
    heed_signals()
    say(f"begun {os.getpid()}")
    application()
    guide = Guide(state) if state != "start" else None
    status = run(Path(record) if record != "-" else None)
    del guide
    return status


def main() -> int:
    preload.preload().join()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # whatever the tests were started by
    say("ready")
    while line := sys.stdin.readline():
        state, record = line.split(maxsplit=1)
        child = os.fork()
        if child == 0:
            sys.stdin.close()
            return play(state, record.strip())
        _, ended = os.waitpid(child, 0)
        say(f"over {os.waitstatus_to_exitcode(ended)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
