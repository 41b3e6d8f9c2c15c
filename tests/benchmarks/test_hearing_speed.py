"""The time from a key in the list of legal moves or the menu to the screen reader's text, in process (see
`test_text_table_speed` for the measurement and its reasons)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QMenu, QWidget

from tests.benchmarks.test_text_table_speed import GAMES, SLOWEST, heard_of, percentile
from tests.games.advanced_civilization.table.tables import sit_down
from tests.ui.person import CTRL, Key, Person, preferences_in

pytestmark = pytest.mark.benchmark
Text = QAccessible.Text


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    person = Person(preferences_in(tmp_path, text_table="off"))
    QAccessible.setActive(True)
    yield person
    person.leave()
    QAccessible.setActive(False)


def heard(widget: QWidget) -> str:
    """What a screen reader asks for when the focus has come to a part of it."""
    if isinstance(widget, QListView):
        return heard_of(widget)
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface.text(Text.Name) + interface.text(Text.Description)


def timed(person: Person, widget: QWidget, keys: list[Qt.Key]) -> list[float]:
    times = []
    for key in keys:
        begun = perf_counter()
        QTest.keyPress(widget if isinstance(widget, QMenu) else person.window.windowHandle(), key)
        assert heard(widget)
        times.append(perf_counter() - begun)
        QTest.keyRelease(widget if isinstance(widget, QMenu) else person.window.windowHandle(), key)
        QApplication.processEvents()
    return times


@pytest.mark.parametrize("game", GAMES)
def test_a_legal_move_is_heard_at_once(game: str, person: Person) -> None:
    if game == "advanced_civilization":
        sit_down(person, ("human", "random", "random"))
    else:
        person.set_table(("human", "random"), seed=4, game=game)
    times: list[float] = []
    for _ in range(8):
        person.settle()
        if not person.listed():
            continue
        person.key(Key.Key_L, CTRL)
        times += timed(person, person.page.side.legal.view, [Key.Key_Down] * 8 + [Key.Key_Up] * 8)
        person.key(Key.Key_Return)
        person.settle()
    report(f"{game}, legal moves", times)


def test_a_menu_is_heard_at_once(person: Person) -> None:
    person.key(Key.Key_F10)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    report("menu", timed(person, menu, [Key.Key_Down] * 60))
    menu.close()


def report(what: str, times: list[float]) -> None:
    middle, slow = percentile(times, 0.5), percentile(times, 0.95)
    print(f"\n  {what}: {middle * 1000:.1f} ms, 95 %: {slow * 1000:.1f} ms of {len(times)}")
    assert slow < SLOWEST
