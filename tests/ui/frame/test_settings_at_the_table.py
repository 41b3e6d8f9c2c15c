"""Settings that are changed in the middle of a game reach whatever is open, and wake nothing that waits."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from aoc_desktop.ai.hints import Candidate
from aoc_desktop.ui.table.picture.view import TableView
from tests.ui.person import Arrival, Key, Person

PEOPLE, AI_FIRST = ("human", "human"), ("random", "random", "human")


def set_for(person: Person, **wanted: object) -> None:
    for name, value in wanted.items():
        person.window.preferences[name] = value
    QApplication.processEvents()


def seen(view: TableView) -> QImage:
    return view.viewport().grab().toImage()


@pytest.mark.parametrize(("name", "value"), [("theme", "light"), ("language", "fr"), ("text_size", 150)])
def test_what_was_to_be_drawn_ahead_is_drawn_as_it_is_set_now(arrive: Arrival, name: str, value: object) -> None:
    person = arrive()
    person.set_table(PEOPLE, seed=7)
    rehearsal = person.page.draw_ahead
    person.wait_for(lambda: rehearsal.left > 8 or None)
    set_for(person, **{name: value})
    person.wait_for(lambda: rehearsal.finished or None)
    person.session.play(person.session.legal()[-1])
    shown = seen(person.view)
    person.view.redraw()
    assert seen(person.view) == shown


def test_the_bubble_grows_with_its_words_and_has_the_colours_of_now(arrive: Arrival) -> None:
    person = arrive()
    person.set_table(PEOPLE, seed=7)
    person.view.setFocus()
    person.key(Key.Key_Tab)
    bubble = person.view.hover.bubble
    assert bubble.isVisible()
    before, words = bubble.boundingRect().size(), bubble.words
    set_for(person, text_size=150)
    assert bubble.words == words
    assert bubble.boundingRect().height() > before.height()
    set_for(person, theme="light")
    assert bubble.theme.name == "light"


@pytest.mark.parametrize(("name", "value"), [("linear", True), ("text_table", "on")])
def test_who_asks_for_the_table_to_be_read_is_not_hurried_from_then_on(
    arrive: Arrival, name: str, value: object
) -> None:
    person = arrive(end_of_turn="breath")
    person.set_table(PEOPLE, seed=7)
    assert person.session.pace.end_of_turn == "breath"
    set_for(person, **{name: value})
    assert person.session.pace.end_of_turn == "ask"


def test_the_summary_of_a_turn_grows_with_its_words_and_has_the_seats_colours(arrive: Arrival) -> None:
    person = arrive(end_of_turn="ask")
    person.set_table(PEOPLE, seed=7)
    while person.session.unconfirmed is None:
        person.session.play(person.session.legal()[-1])
    summary = person.page.summary
    set_for(person, text_size=150)
    QApplication.processEvents()
    assert summary.isVisible()
    assert summary.height() >= summary.layout().heightForWidth(summary.width())
    set_for(person, colour_blind_seats=True)
    assert summary._sign._seat == person.window.preferences.seats[person.session.unconfirmed]


def test_a_hint_grows_with_its_words(arrive: Arrival) -> None:
    person = arrive()
    person.set_table(PEOPLE, seed=7)
    person.key(Key.Key_H)
    hints = person.page.hints
    person.session.hinted.emit(tuple(Candidate(move, 20, 0.5, (move,), (), 1) for move in person.session.legal()[:3]))
    before = hints.size()
    set_for(person, text_size=150)
    assert hints.isVisible()
    assert hints.width() > before.width()
    assert hints.height() > before.height()


def test_a_game_that_was_left_waits_whatever_is_set(arrive: Arrival) -> None:
    person = arrive(pace=400)
    person.set_table(AI_FIRST, seed=7)
    person.window.go_home()
    before = person.moves
    set_for(person, pace=0, ask_before_revelation=True)
    person.settle()
    assert person.moves == before
    person.window.continue_game()
    person.settle()
    assert len(person.moves) > len(before)


def test_a_game_waits_while_it_is_shown_again_from_its_beginning(arrive: Arrival) -> None:
    person = arrive(pace=400)
    person.set_table(AI_FIRST, seed=7)
    person.page.history_view.start_replay()
    before = person.moves
    set_for(person, pace=0)
    person.settle()
    assert person.moves == before
    person.page.history_view.leave()
    person.settle()
    assert len(person.moves) > len(before)


def test_the_past_goes_at_the_pace_of_now(arrive: Arrival) -> None:
    person = arrive()
    person.set_table(PEOPLE, seed=7)
    for _ in range(3):
        person.session.play(person.session.legal()[-1])
    moments = person.page.history_view
    moments.show_moment(0)
    set_for(person, pace=400)
    moments.show_moment(1)
    assert moments.shown_view.animator.running
    set_for(person, pace=0)
    moments.show_moment(2)
    assert not moments.shown_view.animator.running
