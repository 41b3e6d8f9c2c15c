"""A past moment on the table: the panels beside it, and the way back."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from aoc_desktop.ai.worker import Answer
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui.screens.result.review import ReviewScreen
from tests.ui.person import CTRL, LEFT, SHIFT, Arrival, Key, Person, choose
from tests.ui.walk.games import good_moves, moments
from tests.ui.walk.screens import TABLES, Walk
from tests.ui.walk.window import settled
from tests.ui.windows import click, key


def seated(arrive: Arrival, **wanted: object) -> Person:
    """In the middle of a game between two people."""
    person = arrive(**wanted)
    person.set_table(("human", "human"), seed=4)
    rng = Rng(3)
    for _ in range(9):
        person.perform(choose(person.listed(), rng, person.gestures), person.by_clicks)
    return person


def click_a_line(person: Person) -> None:
    """The first line of the log that is a person's move."""
    person.key(Key.Key_L, CTRL | SHIFT)
    view = person.page.side.log.view
    row = next(row for row in range(view.model().rowCount()) if "rises as" in view.model().index(row, 0).data())
    index = view.model().index(row, 0)
    view.scrollTo(index)
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(index).center())
    assert person.page.history_view.past is not None


@pytest.mark.parametrize("focus", ["log", "table"])
def test_escape_returns_to_the_present(arrive: Arrival, focus: str) -> None:
    person = seated(arrive)
    click_a_line(person)
    if focus == "table":
        person.page.history_view.currentWidget().setFocus()
    person.key(Key.Key_Escape)
    assert person.page.history_view.past is None
    assert person.window.stack.currentWidget() is person.page
    assert person.page.history_view.currentWidget() is person.view
    assert person.view.hasFocus()
    person.key(Key.Key_Escape)  # nothing more to leave
    assert person.window.stack.currentWidget() is person.page


def test_the_log_is_at_its_end_again_in_the_present(arrive: Arrival) -> None:
    person = seated(arrive)
    log = person.page.side.log
    click_a_line(person)
    assert log.view.selectionModel().hasSelection()
    bar = log.view.verticalScrollBar()
    assert bar.value() < bar.maximum(), "else the test sees nothing"
    person.key(Key.Key_Escape)
    QApplication.processEvents()
    assert not log.view.selectionModel().hasSelection()
    assert not log.view.currentIndex().isValid()
    assert bar.value() == bar.maximum()
    person.perform(person.listed()[0], person.by_clicks)
    assert bar.value() == bar.maximum()
    last = log.view.model().index(log.view.model().rowCount() - 1, 0)
    QTest.mouseClick(log.view.viewport(), LEFT, pos=log.view.visualRect(last).center())
    assert log.current().isValid(), "a line of the present stays chosen: one may ask why"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_list_of_legal_moves_is_not_that_of_the_past(arrive: Arrival, language: str) -> None:
    person = seated(arrive, language=language)
    legal = person.page.side.legal
    person.key(Key.Key_L, CTRL)
    assert legal.view.isVisible()
    assert not legal.nothing.isVisible()
    person.page.history_view.show_moment(2)
    assert not legal.view.isVisible()
    assert legal.nothing.isVisible()
    assert legal.nothing.text().startswith("You are looking" if language == "en" else "Vous regardez")
    before = person.moves
    person.key(Key.Key_L, CTRL)
    person.key(Key.Key_Return)
    assert person.moves == before
    person.key(Key.Key_Escape)
    assert legal.view.isVisible()
    assert not legal.nothing.isVisible()
    assert legal.view.model().rowCount() == len(person.session.legal())


def test_a_turn_of_the_review_is_looked_at_and_esc_leads_back(arrive: Arrival) -> None:
    """Card, bar and the line below it speak of the same round and the same player."""
    person = arrive()
    window = person.window
    table = TABLES[1]
    Walk(window, thorough=False).sit(table, None)
    settled()  # the end of a game shows its result by itself
    window.ending.show_review()
    screen = window.stack.currentWidget()
    assert isinstance(screen, ReviewScreen)
    found = good_moves(*table, moments(*table)[-1])
    while len(screen.cards) < len(screen.review.turns):
        screen.review._answered(Answer(found[0].move, found[0].line, (found[0], found[0])))
    screen.review.stop()
    for card in screen.cards[1:4]:
        click(card.look)
        page = window.table
        assert page is not None
        assert window.stack.currentWidget() is page
        told = card._round.text()
        assert page.bar.course.accessibleName().startswith(told)
        assert page.prompt.text.startswith(f"{told}, {page.session.seats[0].name}")
        key(Key.Key_Escape)
        assert window.stack.currentWidget() is screen
        assert page.history_view.past is None


def test_the_last_picture_of_what_the_others_did_stays_until_a_key(arrive: Arrival) -> None:
    person = arrive()
    person.set_table(("human", "random"), seed=7)
    moments = person.page.history_view
    for _ in range(30):
        if person.session.human_decides and len(moments.since()) > 1:
            break
        person.perform(person.listed()[0], person.by_list)
        person.wait_for(lambda: person.session.human_decides or None)
    person.view.setFocus()
    person.key(Key.Key_B)
    assert moments.walking
    for _ in range(moments.last):
        moments._step()
    assert moments.walking, "it does not go by itself"
    assert moments.here == moments.last
    assert moments.waits
    person.key(Key.Key_B)
    assert moments.past is None
