"""From a key at the table as text to what a screen reader is told, in process: `python3 run.py benchmark`.

Qt's own event goes to the platform's bridge and cannot be caught from Python. Measured is from the key event on the
window to the moment at which the row has the focus and its accessible interface has answered with name and description,
which is all that a screen reader asks for then. Qt is told that a screen reader is active when there is an application:
before that it forgets it, and the rows that it has told of are not followed when they change.
"""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from aoc_desktop.games import has_table
from aoc_desktop.kernel.rng import Rng
from tests.games.advanced_civilization.table.tables import sit_down
from tests.ui.person import ALT, CTRL, NONE, Key, Person, preferences_in

pytestmark = pytest.mark.benchmark

SLOWEST = 0.100
"""At the 95th percentile, in seconds."""
GAMES = ("age_of_civilization", "golden_ages", "monumental_duel", "advanced_civilization")
PRESSED = 200
WALK = (Key.Key_Home, Key.Key_Right, *[Key.Key_Down] * 15, Key.Key_Up, Key.Key_Left, Key.Key_Down)
"""After Alt and a digit, which leads to a section: it is opened and read."""


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[int(share * (len(times) - 1))]


@pytest.mark.parametrize("game", GAMES)
def test_a_row_is_heard_at_once(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    if not has_table(game):
        pytest.skip(f"{game} has no table yet")
    person = Person(preferences_in(tmp_path, text_table="on"))
    QAccessible.setActive(True)
    try:
        if game == "advanced_civilization":
            sit_down(person, ("human", "random", "random"))
        else:
            person.set_table(("human", "random"), seed=4, game=game)
        walk_times = walked(person)
        move_times = played(person)
    finally:
        person.leave()
        QAccessible.setActive(False)
    for what, times in (("row", walk_times), ("move", move_times)):
        middle, slow = percentile(times, 0.5) * 1000, percentile(times, 0.95) * 1000
        print(f"\n  {game}, {what}: {middle:.1f} ms, 95 %: {slow:.1f} ms of {len(times)}")
    assert percentile(walk_times, 0.95) < SLOWEST
    assert percentile(move_times, 0.95) < SLOWEST


def heard_of(view: QWidget) -> str:
    """What a screen reader asks for when the focus has come to a row: its name and its description."""
    interface = QAccessible.queryAccessibleInterface(view)
    assert interface is not None
    row = interface.focusChild()
    assert row is not None
    assert row.isValid()
    return row.text(QAccessible.Text.Name) + row.text(QAccessible.Text.Description)


def walked(person: Person) -> list[float]:
    """Through the rows, section by section: each key until the row that it leads to has been told."""
    tree, times, heard = person.page.text.tree, list[float](), list[float]()

    def hear(_key: object) -> None:
        assert heard_of(tree)
        heard.append(perf_counter())

    tree.reached.connect(hear)
    window = person.window.windowHandle()
    for number in range(PRESSED):
        key, modifiers = (Key(Key.Key_0 + number // 20 % 8), ALT) if number % 20 == 0 else (WALK[number % 20], NONE)
        heard.clear()
        begun = perf_counter()
        QTest.keyPress(window, key, modifiers)
        if heard:
            times.append(heard[0] - begun)
        QTest.keyRelease(window, key, modifiers)
        person.settle()
    tree.reached.disconnect(hear)
    assert len(times) > PRESSED / 3
    return times


def played(person: Person) -> list[float]:
    """Press Enter on a legal move and wait until the rows tell of the new position; the spoken sentences then wait
    until the focus rests."""
    rng, times, heard = Rng(3), list[float](), list[float]()
    person.session.waiting.connect(lambda: heard.append(perf_counter()))  # after the page, which has listened before
    for _ in range(40):
        person.settle()
        if not person.listed():
            continue
        person.key(Key.Key_L, CTRL)
        for _ in range(1 + rng.below(min(4, len(person.listed())))):
            person.key(Key.Key_Down)
        heard.clear()
        begun = perf_counter()
        QTest.keyPress(person.window.windowHandle(), Key.Key_Return)
        if heard:
            times.append(heard[0] - begun)
        QTest.keyRelease(person.window.windowHandle(), Key.Key_Return)
    return times
