"""The form that sets a table: each new game is a new table, unless the same one is asked for."""

from __future__ import annotations

from PySide6.QtTest import QTest

from aoc_desktop.kernel.record import Record
from aoc_desktop.ui.age_of_civilization.new_game import NewGameScreen
from tests.ui.person import CTRL, Arrival, Key, Person

HINT = "The same seed sets the same table: to play it again, or against a friend."


def new_game(person: Person) -> NewGameScreen:
    person.key(Key.Key_N, CTRL)
    form = person.window.stack.currentWidget()
    assert isinstance(form, NewGameScreen)
    return form


def test_the_seed_of_one_game_is_not_that_of_the_next(arrive: Arrival) -> None:
    person = arrive()
    person.set_table(("human", "human"), seed=4711)
    assert person.session.record().seed == 4711
    form = new_game(person)
    assert form.seed.text() == ""
    assert [seat.level for seat in form.seats[:2]] == ["human", "human"], "what else was chosen stays"
    person.click_widget(form.start)
    assert person.session.record().seed != 4711


def test_a_seed_is_kept_while_one_looks_something_up(arrive: Arrival) -> None:
    person = arrive()
    form = new_game(person)
    person.click_widget(form.seed)
    QTest.keyClicks(form.seed, "4711")
    person.key(Key.Key_F1)
    assert person.window.stack.currentWidget() is not form
    person.key(Key.Key_Escape)
    assert person.window.stack.currentWidget() is form
    assert form.seed.text() == "4711"
    person.key(Key.Key_N, CTRL)
    assert form.seed.text() == "4711", "the form is in front already"
    person.key(Key.Key_Escape)
    assert new_game(person).seed.text() == ""


def test_the_form_says_when_it_sets_a_certain_table(arrive: Arrival) -> None:
    person = arrive()
    form = new_game(person)
    assert form._hints["seed"].text() == HINT
    friends = Record("age_of_civilization", "second_edition", 2, "table", (), {"seed": 99})
    person.window.show_new_game("table", friends)
    assert form.seed.text() == "99"
    assert form._hints["seed"].text() == (
        "The cards come as this seed sets them. Leave it empty for a table that nobody knows."
    )
    form.seed.clear()
    assert form._hints["seed"].text() == HINT
