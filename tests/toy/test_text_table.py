"""Caravans as text: whole games from the keyboard alone, typed commands, and what any game's text table does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from aoc_desktop.kernel.rng import Rng
from aoc_desktop.models.session import HUMAN
from tests.ui.person import Person, preferences_in

Arrive = Callable[..., Person]


@pytest.fixture
def arrive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Arrive]:
    """At a table that is text."""
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path / "home"))
    people: list[Person] = []

    def make(*seats: str, seed: int = 1, size: tuple[int, int] = (1280, 720), **wanted: object) -> Person:
        wanted = {"play_forced_moves": False, "text_table": "on", **wanted}
        person = Person(preferences_in(tmp_path, **wanted), size)
        people.append(person)
        person.set_table(seats, seed=seed, game="caravans")
        return person

    yield make
    for person in people:
        person.leave()


@pytest.mark.parametrize("way", ["by_text", "by_command"])
def test_a_whole_game_from_the_text_table(arrive: Arrive, way: str) -> None:
    """Two people at one screen, nothing but keys: every place by its row, or every move typed."""
    person = arrive(HUMAN, HUMAN, seed=3)
    assert person.page.reads
    assert not person.view.isVisible()
    person.play_to_the_end(getattr(person, way), Rng(5), lambda: person.lift_curtain(by_key=True))
    person.check()
    assert {"go", "sell", "rest", "early"} <= {move[0] for move in person.gestures}
