"""The form that sets a table: each new game is a new table, unless the same one is asked for."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from aoc_desktop.games.age_of_civilization.table.own_actions import SKIRMISH
from aoc_desktop.kernel.record import Record
from aoc_desktop.ui.screens.new_game.screen import NewGameScreen
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
        "This seed fixes the order of the cards. Leave it empty for a table that nobody has seen."
    )
    form.seed.clear()
    assert form._hints["seed"].text() == HINT


def test_a_variant_that_cannot_be_played_does_not_look_chosen(arrive: Arrival) -> None:
    person = arrive()
    form = new_game(person)
    person.click_widget(form.options.variants["draft"])
    person.click_widget(form.options.variants["innovation"])
    person.key(Key.Key_Escape)
    person.window.actions_[SKIRMISH].trigger()
    assert not form.options.variants["draft"].isEnabled()
    assert not form.options.variants["draft"].isChecked()
    assert form.options.variants["innovation"].isChecked(), "can be played alone too"
    person.key(Key.Key_Escape)
    assert new_game(person).options.variants["draft"].isChecked(), "what was chosen for the table stays"
    assert form.record().variants == ("innovation", "draft")


def test_tab_stops_at_nothing_that_is_not_seen(arrive: Arrival) -> None:
    """Every stop in the form is a control; the scroll area is not a stop."""
    person = arrive(text_size=150)
    form = new_game(person)
    form.start.setFocus()
    stops = []
    while not stops or not form.start.hasFocus():
        person.key(Key.Key_Tab)
        stops.append(QApplication.focusWidget())
    assert form.seed in stops
    assert not any(isinstance(stop, QScrollArea) for stop in stops)


def test_the_form_names_the_key_that_the_user_chose(arrive: Arrival) -> None:
    person = arrive(shortcuts={"rules": "F12"})
    form = new_game(person)
    assert "F12 gives the measured strength of each level." in form._hints["levels"].text()
    person.key(Key.Key_F12)
    assert person.window.stack.currentWidget() is not form


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("width", "text_size"), [(960, 100), (960, 125), (960, 150), (1280, 150)])
def test_who_plays_is_never_cut(arrive: Arrival, language: str, width: int, text_size: int) -> None:
    """With large words in a small window the variants go below the players."""
    person = arrive(language=language, text_size=text_size)
    person.window.resize(width, 600)
    form = new_game(person)
    QTest.qWait(1)
    for seat in form.seats:
        for place in range(seat.player.count()):
            words = seat.player.fontMetrics().horizontalAdvance(seat.player.itemText(place))
            assert words < seat.player.width() - 38 * person.window.preferences.scale, seat.player.itemText(place)
    below = form._options.y() > form.seats[3].y()
    assert below == (width / text_size < 9)


def test_playing_alone_leaves_the_seats_of_the_table_as_they_were(arrive: Arrival) -> None:
    """In a fresh window, where solo is opened first, too."""
    person = arrive()
    usual = ["human", "adept", "", ""]
    person.key(Key.Key_K, CTRL)
    person.key(Key.Key_Escape)
    form = new_game(person)
    assert [seat.level for seat in form.seats] == usual
    form.seats[0].choose("novice")
    form.seats[3].choose("sage")
    person.key(Key.Key_Escape)
    person.key(Key.Key_K, CTRL)
    assert form.seats[0].level == "human"
    person.key(Key.Key_Escape)
    form = new_game(person)
    assert [seat.level for seat in form.seats] == ["novice", "adept", "", "sage"]
    assert [seat.name.isEnabled() for seat in form.seats] == [True, True, False, True]


def test_a_screen_reader_says_what_a_choice_is_for(arrive: Arrival) -> None:
    form = new_game(arrive())
    assert form.seats[0].player.accessibleDescription() == "Who plays seat 1"
    assert form.seats[1].player.accessibleDescription().startswith("Who plays seat 2. ")
    for name, box in form.options.variants.items():
        assert box.accessibleDescription() == form.options.reasons[name].text() != ""


@pytest.mark.parametrize(("language", "sentence"), [("en", "begin with more coins"), ("fr", "commencent avec plus")])
def test_a_fair_start_is_off_until_it_is_chosen(arrive: Arrival, language: str, sentence: str) -> None:
    person = arrive(language=language)
    form = new_game(person)
    box = form.options.variants["fair_start"]
    assert not box.isChecked()
    assert sentence in form.options.reasons["fair_start"].text()
    assert "fair_start" not in form.record().variants
    person.click_widget(box)
    assert form.record().variants == ("fair_start",)
    person.window.show_new_game("solo")
    assert not box.isEnabled()
    assert form.options.reasons["fair_start"].text() == box.toolTip() != ""


@pytest.mark.parametrize("name", ["Livia", "Cyrus", "Nandi"])
def test_a_player_called_as_an_opponent_can_start_at_once(arrive: Arrival, name: str) -> None:
    person = arrive(player_name=name)
    form = new_game(person)
    names = [seat.name.text() for seat in form.seats]
    assert names[0] == name
    assert len(set(names)) == len(names)
    assert form.start.isEnabled()


def test_a_name_chosen_later_in_the_settings_makes_its_namesake_give_way(arrive: Arrival) -> None:
    person = arrive(player_name="Ada")
    form = new_game(person)
    person.window.preferences["player_name"] = form.seats[1].name.text()
    assert form.seats[0].name.text() != form.seats[1].name.text()
    assert form.start.isEnabled()


def test_a_computer_player_may_have_a_style_and_keeps_it(arrive: Arrival) -> None:
    person = arrive()
    form = new_game(person)
    person.click_widget(form.seats[1].player)
    person.key(Key.Key_Escape)
    assert form.seats[1].manner.isVisible()
    assert not form.seats[0].manner.isVisible(), "people have the style that they have"
    form.seats[1].manner.setFocus()
    QTest.keyClicks(form.seats[1].manner, "Raid")
    assert form.seats[1].style_name == "raider"
    assert "Raider – Likes to attack" in form._hints["levels"].text()
    person.click_widget(form.start)
    assert person.session.seats[1].style == "raider"
    table = person.window.table
    assert table is not None
    assert table.models.played_by(1).endswith("· Raider")
    assert table.models.played_by(0) == ""
    person.window.show_new_game("table")
    assert form.seats[1].style_name == "raider", "the next table is set the same way"
    form.seats[1].choose("human")
    assert not form.seats[1].manner.isVisible()
    assert form.seats[1].info().style == ""
