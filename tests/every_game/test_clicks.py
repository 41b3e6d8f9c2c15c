"""A click means one thing: at the tables of all games what appears under the pointer takes none for a moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from aoc_desktop.games import GAMES
from aoc_desktop.ui.kit.click_guard import GUARD, ClickGuard
from aoc_desktop.ui.kit.confirm_dialog import question
from tests.every_game.asking import sit_down
from tests.ui.person import LEFT, Arrival, Person


class Clock:
    """Stands still unless it is set on."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(ClickGuard, "clock", made)
    return made


def click(person: Person, point: QPoint) -> None:
    """As the system tells the window of it: before any widget."""
    QTest.mouseMove(person.window.windowHandle(), point)
    QTest.mouseClick(person.window.windowHandle(), LEFT, pos=point)
    person.settle()


def standing(person: Person) -> object:
    """What a click may change."""
    hand = person.view.hand
    return len(person.moves), hand.held, hand.asked, hand.question


def clickable(person: Person) -> list[QPoint]:
    """Places in the window where a click does something now."""
    view, found = person.view, []
    for piece in view.stage.with_places():
        assert piece.place is not None
        if piece.place in view.hand.ready() | set(view.hand.targets()) and view.hand.meaning(piece.place).moves:
            try:
                point = person.point_of(piece.place)
            except AssertionError:  # another piece lies over it
                continue
            found.append(view.viewport().mapTo(person.window, point))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_second_click_on_the_same_spot_does_nothing_of_its_own(arrive: Arrival, game: str, clock: Clock) -> None:
    """Whoever clicks twice plays once, unless the click still means the same; after a moment it counts again."""
    person = arrive()
    sit_down(person, game)
    tried = 0
    for _ in range(30):
        person.lift_curtain()
        clock.now += 10
        if not (spots := clickable(person)):
            person.session.play(next(iter(person.session.legal())))
            person.settle()
            continue
        spot, before = spots[tried % len(spots)], standing(person)
        meant = person.view.lies_at(person.view.mapFrom(person.window, spot))
        click(person, spot)
        once = standing(person)
        if once == before or person.page.curtain.is_down:
            continue
        other = person.view.lies_at(person.view.mapFrom(person.window, spot)) != meant
        tried += 1
        click(person, spot)
        if other:
            assert standing(person) == once
        person.view.hand.cancel()
        if tried == 5:
            return
    assert tried >= 2


def test_a_click_counts_again_after_a_moment(arrive: Arrival, clock: Clock) -> None:
    person = arrive()
    person.set_table(("human", "human"))
    clock.now += 1
    point = person.view.viewport().mapTo(person.window, person.point_of(clickable_place(person)))
    click(person, point)
    held = person.view.hand.held
    assert held is not None
    click(person, point)
    assert person.view.hand.held == held, "put down by a slip of the finger"
    clock.now += GUARD + 0.01
    click(person, point)
    assert person.view.hand.held is None


def clickable_place(person: Person) -> tuple[str, str]:
    return next(iter(sorted(place for place in person.view.hand.ready() if place[0] == "market")))


def test_a_pointer_that_moves_clicks_at_once(arrive: Arrival, clock: Clock) -> None:
    """Quick play is not slowed: what was there before, and is aimed at, takes the click."""
    person = arrive()
    person.set_table(("human", "human"))
    clock.now += 1
    card = clickable_place(person)
    click(person, person.view.viewport().mapTo(person.window, person.point_of(card)))
    target = next(iter(person.view.hand.targets()))
    click(person, person.view.viewport().mapTo(person.window, person.point_of(target)))
    assert len(person.moves) == 1


def test_a_dialog_under_the_pointer_takes_no_click_for_a_moment(arrive: Arrival, clock: Clock) -> None:
    person = arrive()
    answered: list[object] = []
    box: QMessageBox = question(person.window, "sure", "Sure?", "Shall it be so?", "Yes", "No")
    box.buttonClicked.connect(answered.append)
    box.open()
    QTest.qWaitForWindowExposed(box)
    yes = box.buttons()[0]
    middle = yes.mapTo(box, yes.rect().center())
    QTest.mouseClick(box.windowHandle(), LEFT, pos=middle)
    assert answered == []
    clock.now += GUARD + 0.01
    QTest.mouseClick(box.windowHandle(), LEFT, pos=middle)
    assert answered == [yes]
