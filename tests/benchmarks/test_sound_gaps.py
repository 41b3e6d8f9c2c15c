"""The window stays smooth while sounds are played: gaps of a 4 ms timer in its thread (`run.py benchmark -k sound`).

Beside the clock stands the processor time that other threads of the program took within a gap: on a full machine the
clock also counts what other programs did meanwhile. Played to the library's null device, with sound and without by
turns; the first run loads the library.
"""

from __future__ import annotations

import itertools
from time import perf_counter, process_time, thread_time
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt, QTimer
from pytestqt.qtbot import QtBot

from aoc_desktop.kernel.resources import resource
from aoc_desktop.ui.frame.sound_player import Player, open_device, samples_of

pytestmark = pytest.mark.benchmark

RUNS = 3
PAUSE = 120
"""Milliseconds between two moves, each of which makes two sounds that overlap."""
BLOCKED = 25.0


class Gap(NamedTuple):
    """Milliseconds between two beats: on the clock, and what other threads of ours took of the processor."""

    clock: float
    others: float


def gaps_while_playing(qtbot: QtBot, player: Player | None) -> list[Gap]:
    """Every sound twice, or as long a silence."""
    beats: list[tuple[float, float]] = []
    beat = QTimer()
    beat.setTimerType(Qt.TimerType.PreciseTimer)
    beat.setInterval(4)
    beat.timeout.connect(lambda: beats.append((perf_counter(), process_time() - thread_time())))
    beat.start()
    names = sorted(path.stem for path in resource("sounds").glob("*.wav"))
    for number in range(2 * len(names)):
        if player is not None:
            player.play(names[number % len(names)], 60)
            player.play(names[(number + 3) % len(names)], 60, 0.05)
        qtbot.wait(PAUSE)
    beat.stop()
    return [Gap(1000 * (b[0] - a[0]), 1000 * (b[1] - a[1])) for a, b in itertools.pairwise(beats)]


def test_gaps_of_a_timer_while_sounds_are_played(qtbot: QtBot) -> None:
    longest: dict[str, list[float]] = {"with sound": [], "without": []}
    for _ in range(RUNS):
        samples_of.cache_clear()
        player = Player(lambda mixer: open_device(mixer, lambda library: [library.Backend.NULL]))
        heard = gaps_while_playing(qtbot, player)
        player.close()
        longest["with sound"].append(max(gap.clock for gap in heard))
        longest["without"].append(max(gap.clock for gap in gaps_while_playing(qtbot, None)))
        taken = max(gap.others for gap in heard)
        print(f"\n  {len(heard)} gaps with sound: others took at most {taken:.1f} ms of the processor in one")
        assert taken <= BLOCKED
    for kind, found in longest.items():
        print(f"  {kind}: longest gaps {', '.join(f'{gap:.1f}' for gap in found)} ms on the clock")
    assert min(longest["with sound"]) <= BLOCKED
