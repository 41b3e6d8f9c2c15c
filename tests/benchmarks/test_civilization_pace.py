"""How long a turn of seven AI seats takes at the real window: `python3 run.py benchmark -k pace`."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter, process_time, sleep

import pytest
from PySide6.QtWidgets import QApplication

from aoc_desktop.ai.levels import level
from aoc_desktop.kernel.rng import Rng
from tests.games.advanced_civilization.table.moments import take_up, turn_begins
from tests.ui.person import Person, preferences_in

pytestmark = pytest.mark.benchmark

TURNS = range(8, 12)
LONGEST = {400: 20.0, 0: 3.0}
"""Seconds for a turn of seven seats: by the clock at the usual pace, of the processor where nothing waits."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("pace", LONGEST)
def test_a_turn_of_seven_ai_seats(home: Path, pace: int) -> None:
    """The eighth seat is a person who answers at once: what it takes to work out those moves is not counted."""
    person = Person(preferences_in(home, pace=pace))
    take_up(person, turn_begins(TURNS.start), 0)
    session, adept, rng = person.session, level("adept"), Rng(3)
    session.table.confirm = lambda move, reveals: True  # type: ignore[method-assign]  # no person is there
    times: list[float] = []
    for turn in TURNS:
        began, busy, own, moves = perf_counter(), process_time(), 0.0, len(session.match.history)
        while session.match.state.turn == turn and not session.finished:
            QApplication.processEvents()
            if session.human_decides and session.decider is not None:
                asked = perf_counter()
                session.play(adept(session.match.game, session.match.state, session.decider, rng))
                own += perf_counter() - asked
            sleep(0.0005)
        clock, busy = perf_counter() - began - own, process_time() - busy
        times.append(clock if pace else busy)
        played = len(session.match.history) - moves
        print(f"\n  pace {pace}, turn {turn}: {clock:.1f} s, {busy:.1f} s of the processor, {played} moves", end="")
    person.leave()
    assert max(times) < LONGEST[pace]
