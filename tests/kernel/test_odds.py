"""Chance: draws agree with the odds, in their results and their frequencies."""

from __future__ import annotations

from collections import Counter

from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.record import start
from aoc_desktop.kernel.rng import Rng
from tests.kernel.toy_games import AMBUSH, toy_record


def test_a_die_shows_each_face_as_often() -> None:
    state = start(AMBUSH, toy_record("ambush", 2)).state
    odds = dict(AMBUSH.odds(state) or ())
    assert set(odds) == set(AMBUSH.legal(state, CHANCE))
    rng = Rng(1)
    drawn = Counter(AMBUSH.draw(state, rng) for _ in range(6000))
    assert drawn.keys() == odds.keys()
    assert all(abs(count - 1000) < 150 for count in drawn.values())
