"""Ctrl+C and the system's request to end, at any moment: the window closes in order, with the exit status of the
signal, without a word; every shown move is kept, no worker is left.

`python3 run.py slow -k signals` does it 200 times.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.saved_games import SavedGames
from tests.bad_input.cases import GOOD, ROOT
from tests.bad_input.test_records import WHOLE_GAME

if sys.platform == "win32":
    pytest.skip("processes are made by fork", allow_module_level=True)

STATES = ("start", "table", "thinking", "replay", "settings", "thinking", "question", "files", "menu", "home")
PEOPLE = [{"name": "Ada", "level": "human"}, {"name": "Bo", "level": "human"}]
SAGES = [{"name": "Ada", "level": "sage"}, {"name": "Bo", "level": "sage"}]


class Program:
    """Starts the window again and again; `tests/hostile/window_process.py` is what runs."""

    def __init__(self, home: Path) -> None:
        given = {**os.environ, "AOC_DESKTOP_HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-m", "tests.hostile.window_process"]
        self.errors = home / "stderr"
        home.mkdir(exist_ok=True)
        pipe = subprocess.PIPE
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=errors, text=True, env=given, cwd=ROOT
            )
        assert self.line() == "ready"

    def line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, f"the program ended by itself: {self.errors.read_text()}"
        return line.rstrip("\n")

    def begin(self, state: str, record: Path | str) -> int:
        """The process that has come to this state (from the start: that has begun)."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{state} {record}\n")
        self.process.stdin.flush()
        return int(self.awaited("begun"))

    def awaited(self, word: str, shown: list[str] | None = None) -> str:
        """The rest of the next line that begins with this word; lines on the way are collected in `shown`."""
        while True:
            found, _, rest = self.line().partition(" ")
            if found == "show" and shown is not None:
                shown[:] = rest.split(" / ")
            if found == word:
                return rest

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(timeout=60)
        self.process.stdout.close()


def records(folder: Path) -> dict[str, str]:
    """What each state begins with."""
    games = {"people": ([], PEOPLE), "sages": ([], SAGES), "over": (WHOLE_GAME, PEOPLE)}
    for name, (moves, seats) in games.items():
        (folder / f"{name}.json").write_text(json.dumps({**GOOD, "moves": moves, "meta": {"seats": seats}}))
    found = dict.fromkeys(STATES, str(folder / "people.json"))
    return {**found, "home": "-", "thinking": str(folder / "sages.json"), "replay": str(folder / "over.json")}


def is_gone(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def kept_moves(home: Path) -> list[list[str]]:
    """The moves of every saved game, none of which may be damaged."""
    saved = SavedGames(home / "data" / "games")
    found = []
    for entry in saved.entries():
        assert entry.damage is None
        record = saved.read(entry.id).record
        assert record is not None
        found.append(list(record.moves))
    saved.close()
    return found


def leave_often(folder: Path, times: int) -> Counter[str]:
    home, rng = folder / "home", Rng(times)
    (home / "config").mkdir(parents=True)
    settings = {"welcomed": True, "pace": 0, "language": "en", "end_of_turn": "at_once"}
    (home / "config" / "settings.json").write_text(json.dumps(settings))
    program, begin, seen, moves = Program(home), records(folder), Counter[str](), 0
    for number in range(times):
        state, asked = STATES[number % len(STATES)], rng.choice((signal.SIGINT, signal.SIGTERM))
        child, shown = program.begin(state, begin[state]), list[str]()
        worker = 0 if state == "start" else int(program.awaited("ready", shown))
        time.sleep(rng.below(600 if state == "start" else 150) / 1000)
        if worker and not is_gone(worker):
            os.kill(worker, signal.SIGINT)  # Ctrl+C is said to the whole terminal
        os.kill(child, asked)
        status = int(program.awaited("over", shown))
        where = f"{asked.name} number {number}, {state}: {program.errors.read_text()}"
        assert status == 128 + asked, where
        assert program.errors.read_text() == "", where
        kept = kept_moves(home)
        assert not shown or any(moves[: len(shown)] == shown for moves in kept), where
        until = time.monotonic() + 20
        while worker and not is_gone(worker) and time.monotonic() < until:
            time.sleep(0.01)
        assert not worker or is_gone(worker), where
        seen[f"{state} {asked.name}"] += 1
        moves += len(shown)
    program.close()
    print(f"\n  {times} signals in {len(seen)} ways, {moves} moves shown, all kept: {dict(seen)}")
    return seen


def test_the_window_leaves_in_order_20_times(tmp_path: Path) -> None:
    assert len(leave_often(tmp_path, 20)) > 10


@pytest.mark.slow
def test_200_signals(tmp_path: Path) -> None:
    assert len(leave_often(tmp_path, 200)) == 2 * len(set(STATES))


def test_who_asks_twice_is_in_haste(tmp_path: Path) -> None:
    """A window that cannot come to an end by itself ends at the second request."""
    program = """
import os, signal, sys
from PySide6.QtCore import QTimer
from aoc_desktop.ui.frame.app import application
from aoc_desktop.ui.frame.shutdown import Shutdown

app = application()
with Shutdown() as shutdown:
    QTimer.singleShot(0, lambda: os.kill(os.getpid(), signal.SIGTERM))
    assert shutdown.run(app) == 143
    os.kill(os.getpid(), signal.SIGTERM)
    print("not reached", flush=True)
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        capture_output=True,
        timeout=60,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert (done.returncode, done.stdout, done.stderr) == (143, b"", b"")


def test_the_worker_of_a_killed_window_ends_without_a_word(tmp_path: Path) -> None:
    home = tmp_path / "home"
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.json").write_text(json.dumps({"welcomed": True, "pace": 0}))
    program, begin = Program(home), records(tmp_path)
    child = program.begin("thinking", begin["thinking"])
    worker = int(program.awaited("ready"))
    assert worker
    os.kill(child, signal.SIGKILL)
    assert program.awaited("over") == "-9"
    until = time.monotonic() + 20
    while not is_gone(worker) and time.monotonic() < until:
        time.sleep(0.01)
    assert is_gone(worker)
    program.close()
    assert program.errors.read_text() == ""
