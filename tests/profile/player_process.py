"""The program in a process of its own, for the test that kills it: the real window on a real folder, with hands that
never rest. It says on its standard output what it is about to keep, and what it has shown.

The first process loads the program and waits; for each line that it reads it becomes two, and the child plays. So the
program need not be loaded five hundred times. A line holds a seed and whether the disk is slow.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QTimer

from aoc_desktop.games.age_of_civilization.rules.game import GAME  # noqa: F401 (loaded before the fork)
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.session import HUMAN, SeatInfo, Session
from aoc_desktop.profile.settings import Settings
from aoc_desktop.ui.frame import app as preload
from aoc_desktop.ui.frame.app import application, make_window
from aoc_desktop.ui.table.page import confirmations, table_page  # noqa: F401

confirmations.said_yes = lambda _box: True  # who plays here by chance means every move
real_write = os.write


def say(words: str) -> None:
    real_write(1, f"{words}\n".encode())


class Hands:
    """Plays, takes back, leaves the table and comes back, by chance."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        settings = Settings()
        for name, value in {"language": "en", "pace": 0, "take_back": "practice", "end_of_turn": "at_once"}.items():
            settings[name] = value
        self.window = make_window(settings)
        self.window.resize(960, 600)
        self.window.show()
        self.watched: Session | None = None
        self.timer = QTimer()
        self.timer.timeout.connect(self.do_something)
        self.timer.start(0)

    def do_something(self) -> None:
        window, rng = self.window, self.rng
        session = window.session
        if session is None or session.finished:
            self.sit_down()
        elif rng.below(30) == 0:
            window.go_home()
            window.continue_game()
        elif session.human_decides:
            if rng.below(7) == 0 and session.why_no_undo() is None:
                session.undo()
            else:
                session.play(rng.choice(session.legal()))

    def sit_down(self) -> None:
        """Continue what was left, or begin a game."""
        window = self.window
        if window.session is None and window.keeper.left_game() is not None:
            window.continue_game()
        else:
            seats = [SeatInfo("Ada", HUMAN), SeatInfo("Bo", "random"), SeatInfo("Cleo", HUMAN)]
            seed = self.rng.below(10**9)
            record = Record("age_of_civilization", "second_edition", 3, "table", ("innovation",), {"seed": seed})
            window.start_game(record, seats)
        session = window.session
        assert session is not None
        session.pause()
        say(f"game {window.keeper._kept.id} {len(session.match.history)}")  # type: ignore[union-attr]
        real_keep: Callable[[], Any] = session.keep

        def keep() -> None:
            moves = session.match.moves
            say(f"keep {len(moves)} {moves[-1] if moves else ''}")
            real_keep()

        session.keep = keep
        session.played.connect(lambda _: say(f"show {len(session.match.history)}"))
        session.taken_back.connect(lambda _: say(f"show {len(session.match.history)}"))
        session.begin()


def slow_disk(seed: int) -> None:
    """Everything that touches the disk takes its time, and a line is written in two halves: there is more to hit."""
    rng = Rng(seed)

    def slowed(work: Callable[..., Any]) -> Callable[..., Any]:
        def slow(*given: Any, **named: Any) -> Any:
            time.sleep(rng.below(4) / 1000)
            return work(*given, **named)

        return slow

    def write(file: int, text: bytes) -> int:
        half = len(text) // 2
        done = real_write(file, text[:half])
        say("half")
        time.sleep(rng.below(20) / 1000)
        return done + real_write(file, text[half:])

    os.write = write
    for name in ("fsync", "replace", "mkdir", "ftruncate"):
        setattr(os, name, slowed(getattr(os, name)))


def play(seed: int, slow: bool) -> None:
    if slow:
        slow_disk(seed)
    app = application()
    hands = Hands(seed)
    app.exec()
    del hands


def main() -> None:
    preload.preload().join()
    say("ready")
    for line in sys.stdin:
        seed, slow = map(int, line.split())
        child = os.fork()
        if child == 0:
            play(seed, bool(slow))
            os._exit(0)
        say(f"child {child}")
        os.waitpid(child, 0)
        say("over")


if __name__ == "__main__":
    main()
