"""Every test of this folder finds Caravans in the registry; sessions need an application, and no screen."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtWidgets import QApplication

from aoc_desktop.games import GAMES
from aoc_desktop.ui.kit import lettering
from tests.toy.registered import ENTRY
from tests.ui.conftest import announced, means_it, no_overflows, nothing_left  # noqa: F401 (fixtures of these tests too)
from tests.ui.person import Person, preferences_in

Arrive = Callable[..., Person]


@pytest.fixture(scope="session", autouse=True)
def application() -> QApplication:
    running = QApplication.instance()
    return running if isinstance(running, QApplication) else QApplication([])


@pytest.fixture(autouse=True)
def caravans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "caravans", ENTRY)


@pytest.fixture
def arrive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Arrive]:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path / "home"))
    people: list[Person] = []
    lettering.overflows.clear()

    def make(*seats: str, seed: int = 1, size: tuple[int, int] = (1280, 720), **wanted: object) -> Person:
        preferences = preferences_in(tmp_path, **{"play_forced_moves": False, **wanted})
        person = Person(preferences, size)
        people.append(person)
        person.set_table(seats, seed=seed, game="caravans")
        return person

    yield make
    for person in people:
        person.leave()
