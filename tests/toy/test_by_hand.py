"""Whole games of the toy through the real window: by drag, click, keyboard and list, then the record is checked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication

from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui import lettering
from tests.ui.person import Person, preferences_in


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    lettering.overflows.clear()
    made = Person(preferences_in(tmp_path, play_forced_moves=False))
    yield made
    made.leave()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCursor.setPos(-1, -1)


@pytest.mark.parametrize("hand", ["by_dragging", "by_clicks", "by_keys", "by_list"])
def test_a_whole_game_by_hand(person: Person, hand: str) -> None:
    person.set_table(("human", "human", "random"), seed=4, game="caravans")
    person.play_to_the_end(getattr(person, hand), Rng(5), person.lift_curtain)
    person.check()
    assert lettering.overflows == []


def test_eight_seats_at_one_table(person: Person) -> None:
    """Two people pass the screen on; six others play by themselves."""
    person.set_table(("human", "human", *["random"] * 6), seed=2, game="caravans")
    person.play_to_the_end(person.by_dragging, Rng(6), person.lift_curtain)
    person.check()
    assert {"caravan>town", "good>market"} <= set(person.kinds), "both kinds of pieces were dragged"
    assert lettering.overflows == []
