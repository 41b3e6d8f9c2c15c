"""Every greyed action gives its reason, also when its key is pressed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QKeyCombination
from PySide6.QtTest import QTest

from aoc_desktop.games.age_of_civilization.table.own_actions import FINISH_ACTIONS, REST
from tests.ui.person import CTRL, Arrival, Key, Person

SEATS = ("human", "human")


def press_the_key_of(person: Person, name: str) -> str:
    """What the window says of it; empty: nothing."""
    notice = person.window.notice
    notice.bubble.hide()
    combination = person.window.actions_.keys(name)[0][0]
    assert isinstance(combination, QKeyCombination)
    QTest.keyClick(person.window.windowHandle(), combination.key(), combination.keyboardModifiers())
    return notice.words.text() if notice.bubble.isVisible() else ""


def greyed(person: Person) -> list[str]:
    return [name for name in person.window.actions_.at_table if not person.window.actions_[name].isEnabled()]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_key_of_a_greyed_action_says_why(arrive: Arrival, language: str) -> None:
    person = arrive(language=language)
    person.set_table(SEATS)
    names = greyed(person)
    assert {"undo", "redo", "primary", REST, FINISH_ACTIONS, "since_last_turn", "hurry"} <= set(names)
    before = person.moves
    said = {name: press_the_key_of(person, name) for name in names}
    assert said == {name: person.window.actions_.reason(name) for name in names}
    assert all(said.values()), said
    assert person.moves == before


def test_also_while_the_log_has_the_focus(arrive: Arrival) -> None:
    """A list takes letters as the beginning of a line; here they are keys first. In the list of legal moves they look
    for a move."""
    person = arrive()
    person.set_table(SEATS)
    person.window.actions_["log"].trigger()
    assert person.page.side.log.view.hasFocus()
    for name in (REST, "primary", FINISH_ACTIONS):
        assert press_the_key_of(person, name) == person.window.actions_.reason(name) != ""


def test_a_key_that_can_be_used_is_not_refused(arrive: Arrival) -> None:
    person = arrive()
    person.set_table(SEATS)
    person.perform(next(move for move in person.listed() if move[0] == "rise"), person.by_clicks)
    assert REST not in greyed(person)
    assert press_the_key_of(person, REST) == ""
    assert person.moves[-1] == "rest"


def test_a_key_without_a_meaning_says_nothing(arrive: Arrival) -> None:
    person = arrive()
    person.set_table(SEATS)
    person.window.notice.bubble.hide()
    for key in (Key.Key_V, Key.Key_9):
        person.key(key)
        person.key(key, CTRL)
    assert not person.window.notice.bubble.isVisible(), person.window.notice.words.text()


def test_also_while_the_pointer_rests_on_a_card(arrive: Arrival) -> None:
    """Alt shows that card large before the other key comes."""
    person = arrive()
    person.set_table(SEATS)
    person.move_to(person.point_of(("market", person.models.market.rows[0].card)))
    assert press_the_key_of(person, "previous_moment") == person.window.actions_.reason("previous_moment") != ""
    assert person.view.hasFocus()


def test_after_a_card_was_shown_large_the_keyboard_is_back_on_the_table(arrive: Arrival) -> None:
    person = arrive()
    person.set_table(SEATS)
    person.view.setFocus()
    person.key(Key.Key_Tab)
    place = person.view.walk.place
    person.key(Key.Key_Z)
    assert not person.view.hasFocus()
    person.key(Key.Key_Escape)
    assert person.view.hasFocus()
    assert person.view.walk.place == place
    assert person.view.ring.isVisible()
