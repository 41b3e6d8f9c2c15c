"""Speed of saved games: what a move's keeping costs the window, loading, and a list of two thousand.

Processor time is judged, so that the machine's other work is not mistaken for ours; the clock's time, which the disk is
part of, is printed beside it.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from aoc_desktop.kernel.record import Record
from aoc_desktop.play.session import Pace
from aoc_desktop.play.start import session_of
from aoc_desktop.profile.saved_games import SavedGames, new_id
from aoc_desktop.ui.frame.app import application, preload
from tests.benchmarks.test_window_speed import PaintCount
from tests.profile.games import played_match, played_record
from tests.ui.windows import opened

pytestmark = pytest.mark.benchmark
GAMES = 2000
VARIANTS = ("innovation", "changing_world", "draft")


class Times:
    """Milliseconds of the processor and on the clock."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.spent: list[float] = []
        self.wall: list[float] = []

    @contextmanager
    def taken(self) -> Iterator[None]:
        began, spent = perf_counter(), process_time()
        yield
        self.spent.append(1000 * (process_time() - spent))
        self.wall.append(1000 * (perf_counter() - began))

    def p95(self) -> float:
        """The 95th percentile, printed with the rest."""
        print(f"  {self.name:34}{len(self.wall):5} times: {_said(self.spent)}; on the clock {_said(self.wall)}")
        return quantiles(self.spent, n=20)[-1]


def _said(times: list[float]) -> str:
    return f"median {median(times):.2f} ms, 95 % {quantiles(times, n=20)[-1]:.2f}, worst {max(times):.2f}"


def test_keeping_a_move_costs_the_window_little(tmp_path: Path) -> None:
    """Three whole games of four players, kept move by move as the window does: record made, line written."""
    application()
    saved = SavedGames(tmp_path / "games")
    times = Times("keeping a move")
    for seed in range(3):
        session = session_of(played_match(0, seed, 4, VARIANTS), Pace())
        lines = played_record(None, seed, 4, VARIANTS).moves
        kept = saved.new_game()
        for line in lines:
            session.match.play_line(line)
            with times.taken():
                problem = kept.keep(session.record(), whole=session.finished)
            assert problem == ""
        kept.close()
    print()
    assert times.p95() < 3
    assert quantiles(times.wall, n=20)[-1] < 3, "waiting for the disk would be seen on the clock alone"


def test_loading_a_game_of_four(tmp_path: Path) -> None:
    """From the file to a session that could go on, and to the painted table."""
    saved = SavedGames(tmp_path / "data" / "games")
    ids = [saved.add(played_record(None, seed, 4, VARIANTS)) for seed in range(6)]
    open_tables = [saved.add(_of_people(played_record(60, seed, 4, VARIANTS[:2]))) for seed in range(8)]
    saved.close()
    os.environ["AOC_DESKTOP_HOME"] = str(tmp_path)
    with opened(tmp_path) as window:
        preload().join()  # as the program does while the home screen is looked at
        window.load_game(open_tables.pop())
        assert window.table is not None
        times, shown = Times("from file to session"), Times("from file to painted table")
        for _ in range(4):
            for game_id in ids:
                with times.taken():
                    found = window.keeper.saved.read(game_id)
                    assert found.match is not None
                    session = session_of(found.match, Pace())
                assert len(session.match.history) > 60
                session.deleteLater()
        for game_id in open_tables:
            window.go_home()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the table before
            with shown.taken():
                window.load_game(game_id)
                painted = PaintCount(window.table.view.viewport())
                QApplication.sendPostedEvents()  # layout and painting; no timers, which draw what may come next
            assert painted.paints > 0
        print()
        assert times.p95() < 150
        assert shown.p95() < 400  # beyond loading: every picture on the table is drawn


def _of_people(record: Record) -> Record:
    """Make all seats people: no AI thinks during the measurement; without a draft no curtain hides the table."""
    people = [{"name": name, "level": "human"} for name in ("Ada", "Bo", "Cleo", "Dai")]
    return record._replace(meta={**record.meta, "seats": people})


def test_two_thousand_games_are_listed_at_once(tmp_path: Path) -> None:
    saved = SavedGames(tmp_path / "games")
    made = [saved.add(played_record(count, seed, 2 + seed % 3)) for seed, count in enumerate((None, 20, 40, 60))]
    for number in range(GAMES - len(made)):
        shutil.copytree(saved.folder / made[number % len(made)], saved.folder / f"{new_id()}x{number}")
    saved.close()
    began, spent = perf_counter(), process_time()
    first = SavedGames(saved.folder)
    assert len(first.entries()) == GAMES
    print(
        f"\n  {GAMES} games without an index: {perf_counter() - began:.2f} s ({process_time() - spent:.2f} processor)"
    )
    first.close()
    times = Times(f"{GAMES} games with the index")
    for _ in range(7):
        with times.taken():
            again = SavedGames(saved.folder)
            assert len(again.entries()) == GAMES
        assert again.unread == 0
        again.close()
    assert times.p95() < 500


def test_two_thousand_games_are_shown_at_once(tmp_path: Path) -> None:
    """From the key to the painted list."""
    saved = SavedGames(tmp_path / "data" / "games")
    made = [saved.add(played_record(count, seed, 2 + seed % 3)) for seed, count in enumerate((None, 20, 40, 60))]
    for number in range(GAMES - len(made)):
        shutil.copytree(saved.folder / made[number % len(made)], saved.folder / f"{new_id()}x{number}")
    saved.entries()
    saved.close()
    os.environ["AOC_DESKTOP_HOME"] = str(tmp_path)
    with opened(tmp_path) as window:
        times = Times(f"{GAMES} games, from key to paint")
        for _ in range(6):
            window.go_home()
            with times.taken():
                window.show_saved_games()
                QApplication.processEvents()
            assert window.stack.currentWidget().model.rowCount() == GAMES  # type: ignore[union-attr]
        print()
        assert times.p95() < 500
