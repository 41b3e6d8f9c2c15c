"""The form that sets a table of The Golden Ages."""

from __future__ import annotations

import pytest

from aoc_desktop.games.golden_ages.table.options_form import AgesForm
from aoc_desktop.ui.screens.new_game.screen import NewGameScreen
from tests.ui.person import Arrival
from tests.ui.windows import entry_of, open_page


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The booklet has no variants: these options are the program's."),
        ("fr", "Le livret n'a pas de variantes\u202f: ces options sont celles du programme."),
    ],
)
def test_the_options_are_told_to_be_the_programs(arrive: Arrival, language: str, said: str) -> None:
    person = arrive(language=language)
    person.click_widget(entry_of(open_page(person.window, "golden_ages"), "new_game"))
    form = person.window.stack.currentWidget()
    assert isinstance(form, NewGameScreen)
    assert isinstance(form.options, AgesForm)
    assert form.options.whose.isVisible()
    assert form.options.whose.text().replace("’", "'").replace("\u00a0", "\u202f") == said
    below = [form.options.variants["last_turns"], form.options.reasons["last_turns"]]
    assert all(form.options.whose.y() < widget.y() for widget in below)
    assert form.options.heading.y() < form.options.whose.y()
