"""Drawing needs an application, and no screen."""

import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QCursor
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from aoc_desktop.ui.frame.app import application as our_application
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit import click_guard, lettering
from aoc_desktop.ui.kit.high_contrast import put_on
from aoc_desktop.ui.kit.screen_reader import Spoken, spoken, tell_roles
from aoc_desktop.ui.kit.theme import DARK
from aoc_desktop.ui.table.page import confirmations
from tests.ui.person import Arrival, Person, preferences_in
from tests.ui.windows import opened


@pytest.fixture(scope="session", autouse=True)
def application() -> QApplication:
    return our_application()


@pytest.fixture(autouse=True)
def no_overflows() -> Iterator[None]:
    """Each test begins with an empty list."""
    lettering.overflows.clear()
    yield
    lettering.overflows.clear()


@pytest.fixture(autouse=True)
def nothing_left(application: QApplication) -> Iterator[None]:
    """What a test leaves open is deleted by Qt: a scene that Python's garbage collector takes apart may crash. The
    pointer is taken away: the next window would open under it."""
    yield
    for widget in QApplication.topLevelWidgets():
        widget.close()
        widget.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCursor.setPos(-1, -1)
    put_on(DARK)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays here has looked at what appeared, however fast the machine is; `tests/every_game/test_clicks.py` tries
    the guard itself."""
    monkeypatch.setattr(click_guard, "GUARD", 0.0)


@pytest.fixture(autouse=True)
def means_it(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Who plays here means every move: what was asked before one. Other questions are asked as they are."""
    asked: list[str] = []
    ask = confirmations.said_yes

    def answer(box: QMessageBox) -> bool:
        if box.objectName() != "is_meant":
            return ask(box)
        asked.append(box.text())
        return True

    monkeypatch.setattr(confirmations, "said_yes", answer)
    return asked


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the program keeps everything in this test."""
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def window(folder: Path) -> Iterator[MainWindow]:
    """The program as it is opened for the first time."""
    with opened(folder) as window:
        yield window


@pytest.fixture
def arrive(folder: Path) -> Iterator[Arrival]:
    """A user starts the program, with settings of their own; starting it again uses the same folder."""
    people: list[Person] = []

    def make(**wanted: object) -> Person:
        people.append(Person(preferences_in(folder, **wanted)))
        return people[-1]

    yield make
    for person in people:
        person.leave()


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """A screen reader is there: what it is told to say."""
    said: list[str] = []

    def at_once(self: Spoken, widget: QWidget, text: str) -> None:
        self._waiting.append((widget, text))
        self.speak()

    tell_roles()
    QAccessible.setActive(True)
    monkeypatch.setattr(Spoken, "say", at_once)
    spoken().said.connect(said.append)
    yield said
    spoken().said.disconnect(said.append)
    QAccessible.setActive(False)
