"""The window in the long run: every frame of a whole game between AI seats, and memory over many games in a row."""

from __future__ import annotations

import gc
import os
import weakref
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter, sleep

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from aoc_desktop.play.session import SeatInfo
from aoc_desktop.ui.frame.main_window import MainWindow
from tests.benchmarks.test_window_speed import PaintCount, Times
from tests.ui.person import preferences_in

WARM_UP, GAMES = 5, 53
"""The fifth game and the last one have as many players and the same variants: their tables are alike."""
FEW = 3
"""Games of the small version."""


@pytest.fixture
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    from aoc_desktop.ui.frame.app import application

    application()
    made = MainWindow(preferences_in(tmp_path))
    made.resize(1280, 720)
    made.show()
    yield made
    made.close()
    made.deleteLater()
    QApplication.processEvents()


def begin(window: MainWindow, levels: tuple[str, ...], seed: int, variants: tuple[str, ...] = ()) -> None:
    """A game between AI seats."""
    window.show_new_game("table")
    form = window.stack.currentWidget()
    record = form.record()._replace(players=len(levels), variants=variants, setup={"seed": seed})
    window.start_game(record, [SeatInfo(f"P{number}", level) for number, level in enumerate(levels)])


def play_out(window: MainWindow) -> None:
    """Until the final screen is shown."""
    while window.stack.currentWidget() is not window._made.get("result"):
        QApplication.processEvents()


def watch(window: MainWindow, moves: int) -> tuple[Times, Times]:
    """Every frame of a game at the usual speed, until so many moves or its end: the work for each frame that changed
    the table, and the time between two while something is under way."""
    table, session = window.table, window.session
    assert table is not None
    assert session is not None
    painted = PaintCount(table.view.viewport())
    frames, between = Times("frames"), Times("from frame to frame")
    last = 0.0
    while not session.finished and len(session.match.history) < moves:
        before, work = painted.paints, Times("")
        work.take(QApplication.processEvents)
        if painted.paints == before:
            sleep(0.002)
            continue
        frames.spent += work.spent
        frames.wall += work.wall
        now = perf_counter()
        if table.view.animator.running and last:
            between.wall.append(1000 * (now - last))
            between.spent.append(1000 * (now - last))
        last = now if table.view.animator.running else 0.0
    return frames, between


def memory() -> float:
    """What the process holds now, in megabytes."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def instant_games(window: MainWindow, count: int) -> Iterator[None]:
    variants: tuple[tuple[str, ...], ...] = ((), ("innovation",), ("changing_world",), ("draft",))
    for number in range(count):
        begin(window, ("random",) * (2 + number % 3), seed=number + 1, variants=variants[number % 4])
        play_out(window)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as the program's own event loop does
        yield


def test_a_table_that_was_left_is_forgotten(window: MainWindow) -> None:
    """The small version: of several games, only the last one's table and session are still there."""
    met: list[weakref.ref[object]] = []
    for _ in instant_games(window, FEW):
        assert window.table is not None
        met += [weakref.ref(thing) for thing in (window.session, window.table, window.table.view)]
    gc.unfreeze()  # a table freezes what it made
    gc.collect()
    assert [type(found).__name__ for thing in met[:-3] if (found := thing()) is not None] == []
    assert window.table in [thing() for thing in met]


def test_things_move_between_two_states(window: MainWindow) -> None:
    """The small version: a few moves at the usual speed are many pictures, not two."""
    window.preferences["pace"] = 400
    begin(window, ("random", "random"), seed=2)
    frames, _ = watch(window, 4)
    assert len(frames.spent) > 12


@pytest.mark.benchmark
def test_frames_of_a_whole_game_between_ai_seats(window: MainWindow) -> None:
    window.preferences["pace"] = 400
    begin(window, ("adept", "novice"), seed=2)
    frames, between = watch(window, 1000)
    print()
    between.judged()
    assert frames.judged() < 33


@pytest.mark.benchmark
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system does not tell")
def test_memory_after_fifty_games(window: MainWindow) -> None:
    held = [memory() for _ in instant_games(window, GAMES)]
    warm, last = held[WARM_UP - 1], held[-1]
    grown = 100 * (last / warm - 1)
    print(f"\n  memory: {warm:.0f} MB after {WARM_UP} games, {last:.0f} MB after {GAMES}: {grown:+.1f} %")
    print("  every twelfth: " + ", ".join(f"{each:.0f}" for each in held[WARM_UP - 1 :: 12]))
    assert last < warm * 1.1
