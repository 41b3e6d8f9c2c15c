"""The bar over the table: where the game stands and what Undo takes back are to be read in every window."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui.table.page.top_bar import NUMBERS, TopBar
from tests.ui.person import Arrival, Person, choose

SIZES = [(960, 600), (1280, 720), (1366, 768), (3840, 2160)]


def after_an_action(arrive: Arrival, language: str) -> Person:
    person = arrive(language=language, play_forced_moves=False)
    person.set_table(("human",) * 4, ("innovation", "changing_world"), seed=23)
    rng = Rng(23)
    while person.session.match.state.phase != "actions" or person.session.why_no_undo() is not None:
        person.page.play(choose(person.listed(), rng))
    return person


def in_all_sizes(person: Person) -> Iterator[tuple[tuple[int, int], int]]:
    for size in SIZES:
        for text_size in (100, 125, 150):
            person.window.preferences["text_size"] = text_size
            person.window.resize(*size)
            person.settle()
            yield size, text_size


def nothing_lies_over_the_course(bar: TopBar) -> bool:
    shown = [bar.course, bar.undo, bar.redo, bar.hint, bar.primary]
    return all(left.geometry().right() < right.geometry().left() for left, right in pairwise(shown))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_step_and_what_undo_takes_back_are_always_to_be_seen(arrive: Arrival, language: str) -> None:
    person = after_an_action(arrive, language)
    bar = person.page.bar
    assert "2 Actions" in bar.course.accessibleName()
    assert bar.undo.text().partition(":")[2]
    for size, text_size in in_all_sizes(person):
        small = size == SIZES[0]
        assert nothing_lies_over_the_course(bar), (size, text_size)
        assert bar.course.wanted_width(bar.course.room) <= bar.course.width(), (size, text_size)
        assert bar.course.room.steps != NUMBERS or small, (size, text_size)
        assert bar.undo.width() >= bar.undo.width_if(1) or small, (size, text_size)


def test_the_bar_has_room_for_another_language_that_was_chosen_elsewhere(arrive: Arrival) -> None:
    person = after_an_action(arrive, "en")
    bar = person.page.bar
    person.window.show_rules()
    person.window.preferences["language"] = "fr"
    person.settle()
    person.window.back()
    person.settle()
    assert bar.undo.text().startswith("Annuler")
    assert nothing_lies_over_the_course(bar)
    assert bar.course.wanted_width(bar.course.room) <= bar.course.width()


def test_redo_names_what_it_does_again(arrive: Arrival) -> None:
    person = after_an_action(arrive, "en")
    named = person.page.bar.undo.text().removeprefix("Undo: ")
    person.click_widget(person.page.bar.undo)
    assert person.page.bar.redo.text() == person.page.bar.redo.accessibleName() == f"Redo: {named}"
    person.click_widget(person.page.bar.redo)
    assert person.page.bar.redo.text() == "Redo"
