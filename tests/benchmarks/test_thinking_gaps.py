"""The window stays smooth while sage thinks: gaps of a 16 ms timer in the window's process (`run.py benchmark`)."""

from __future__ import annotations

import itertools
from statistics import quantiles
from time import perf_counter

import pytest
from PySide6.QtCore import Qt, QTimer
from pytestqt.qtbot import QtBot

from aoc_desktop.kernel.record import Record
from aoc_desktop.play.session import Pace, SeatInfo
from aoc_desktop.play.start import new_game

pytestmark = pytest.mark.benchmark

THOUGHTS = 12


def test_gaps_of_a_timer_while_sage_thinks(qtbot: QtBot) -> None:
    record = Record("age_of_civilization", "second_edition", 2, "table", (), {"seed": 4})
    session = new_game(record, [SeatInfo("Ada", "sage"), SeatInfo("Livia", "sage")], Pace(delay=0))
    ticks: list[tuple[float, bool]] = []
    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setInterval(16)
    timer.timeout.connect(lambda: ticks.append((perf_counter(), session.is_thinking)))
    session.begin()
    qtbot.waitUntil(lambda: len(session.match.history) >= 1, timeout=60_000)  # the worker has started
    timer.start()
    qtbot.waitUntil(lambda: len(session.match.history) >= 1 + THOUGHTS, timeout=300_000)
    session.pause()
    gaps = [1000 * (now[0] - before[0]) for before, now in itertools.pairwise(ticks) if before[1]]
    worst = quantiles(gaps, n=20)[-1]
    print(f"\n  {len(gaps)} gaps while thinking: 95 % {worst:.1f} ms, longest {max(gaps):.1f} ms")
    assert worst <= 25
    assert max(gaps) <= 100
