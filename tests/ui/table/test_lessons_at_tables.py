"""The guided first games of the other games at their own tables: each step points at what lies there, is read whole and
covers nothing that it asks for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from aoc_desktop.games import GAMES
from aoc_desktop.play.lesson import load_lesson
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.table.page.tutorial import Tutorial
from tests.ui.person import Person, preferences_in
from tests.ui.walk.eyes import cut_off

LESSONS = list(GAMES)[1:]


@pytest.fixture(params=[("en", 100), ("fr", 150)], ids=lambda both: f"{both[0]}{both[1]}")
def person(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    for game_id in LESSONS:  # the shelf of these tests holds one game
        monkeypatch.setitem(
            GAMES, game_id, GAMES[game_id]._replace(look=f"aoc_desktop.games.{game_id}.table.look:LOOK")
        )
    language, size = request.param
    made = Person(preferences_in(tmp_path, language=language, text_size=size, player_name="Ada"))
    yield made
    made.leave()


def opened(person: Person, game_id: str) -> Tutorial:
    person.window.continue_record(load_lesson(game_id).record("Ada", "Novice"))
    person.settle()
    found: Tutorial = person.page.tutorial
    return found


@pytest.mark.parametrize("game_id", LESSONS)
def test_every_step_points_at_something_and_leaves_what_it_needs_free(person: Person, game_id: str) -> None:
    shown = opened(person, game_id)
    seen = []
    while (step := shown.guide.step) is not None:
        seen.append(step.id)
        person.page.over.settle()
        bubble = shown.bubble
        assert bubble.isVisible(), step.id
        assert not cut_off([bubble, *(part for part in bubble.findChildren(QWidget) if part.isVisible())]), step.id
        assert bool(step.point) == (not shown.target().isEmpty()), step.id
        covered = [rect for rect in shown.needed() if rect.intersects(QRectF(bubble.geometry()))]
        assert not covered, step.id
        if step.is_read:
            person.click_widget(bubble.next)
        for _ in range(step.size):
            moves = person.wait_for(lambda: person.listed() or None)
            person.session.play(moves[0])
            person.settle()
        QApplication.processEvents()
        QTest.qWait(1)
    assert seen == [step.id for step in load_lesson(game_id).steps]
    assert [overflow.text for overflow in lettering.overflows] == []
