"""Sums of what events change, by the game's own reading."""

from __future__ import annotations

from aoc_desktop.kernel.changes import changes_for, totals
from aoc_desktop.kernel.game import Change
from tests.kernel.toy_games import gained
from tests.toy.events import Gained

EVENTS = (Gained(0, 3), Gained(1, 5), Gained(0, 1))


def test_a_seat_has_its_own_changes_in_their_order() -> None:
    assert changes_for(0, EVENTS, gained) == [Change(0, "points", 3), Change(0, "points", 1)]


def test_totals_leave_out_what_comes_to_nothing() -> None:
    changes = [Change(0, "coins", 2), Change(0, "points", 3), Change(0, "coins", -2), Change(0, "points", 1)]
    assert totals(changes) == {"points": 4}
