"""A walk through all that can be read: no word untranslated, no placeholder left, no text cut off or too small."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, product
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop.games.age_of_civilization.table.tooltips import tooltip
from aoc_desktop.games.age_of_civilization.words.speech import say
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.resources import resource
from aoc_desktop.text.language import load_language
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.table.page.table_page import TablePage
from tests.text.test_reasons import REASONS
from tests.ui.walk import made_up
from tests.ui.walk.ears import unheard
from tests.ui.walk.eyes import (
    Seen,
    all_seen,
    cut_off,
    painted_words,
    plain_text,
    small_letters,
    small_words,
    visible_widgets,
)
from tests.ui.walk.low_vision import unseen_in_high_contrast
from tests.ui.walk.screens import SCREENS, USUAL, State, Walk, point_everywhere
from tests.ui.walk.window import PATH, settled, window_in_all_languages, words_left

Extent = tuple[int, int]
AT_THE_TABLE = ("tables", "column", "over_the_table", "end_of_turn", "hint", "banners")
SPOKEN = [("fr", 100), ("fr", 150), ("fr", 200), ("en", 100)]
PLACEHOLDER = re.compile(r"\{[a-z0-9_]*\}|%n|%\d|\[\w+/[\w ]*\]|\(s\)", re.IGNORECASE)
BADLY_SET = re.compile(r"[^\u202f][;!?»%]|«[^\u202f]|[^\u202f\d]:|\w'\w|(?<![\d.§])\d+\.\d+(?!\.?\d)")
"""French wants a narrow no-break space there, a curly apostrophe, and a comma before decimals; §4.32 is none."""


def _texts(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield load_language("en").typeset(data)
    for value in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _texts(value)


STORIES = {text for path in resource().glob("*/scenarios/*.toml") for text in _texts(parse_toml(path))}
"""Stand in the scenario's own file, in the languages that it has."""


@pytest.fixture
def window(tmp_path: Path) -> Iterator[MainWindow]:
    with window_in_all_languages(tmp_path) as window:
        yield window


def problems(walk: Walk, state: State, language: str, size: int, small: set[str]) -> Iterator[str]:
    settled()
    lettering.overflows.clear()
    widgets = visible_widgets()
    with painted_words(widgets) as painted, drawing(walk.window):
        for widget in widgets:
            if widget.isWindow():
                widget.grab()
        seen = all_seen(widgets)
        if state.table is not None and size == 100 and language != "en":
            seen += pointed_at(state.table)
    seen += [Seen("painted", text) for text in painted.words]
    for shown, text in dict.fromkeys(seen):
        if PLACEHOLDER.search(text):
            yield f"placeholder in {shown}: {text!r}"
        if language == "fr" and BADLY_SET.search(PATH.sub("", text)) and not state.typed:
            yield f"badly set in {shown}: {text!r}"
        if language == made_up.CODE and text not in STORIES and (left := words_left(text) - state.typed):
            yield f"untranslated in {shown}: {left} of {text!r}"
    if language == made_up.CODE:
        return
    for overflow in dict.fromkeys((overflow.text, overflow.rect.getRect()) for overflow in lettering.overflows):
        yield f"cut {overflow}"
    for text in painted.beyond:
        yield f"painted beyond the edge: {text!r}"
    yield from cut_off(widgets)
    yield from unheard(widgets)
    yield from small_words(widgets)
    yield from sorted(small)
    small.clear()
    if walk.window.size().toTuple() != walk.size:
        yield f"the window was forced to {walk.window.size().toTuple()}"


@contextmanager
def drawing(window: MainWindow) -> Iterator[None]:
    """Nothing is drawn but here: cards drawn earlier would be kept as pictures, and their words not be seen."""
    window.setUpdatesEnabled(True)
    try:
        yield
    finally:
        window.setUpdatesEnabled(False)


def pointed_at(page: TablePage) -> list[Seen]:
    found = []
    for _ in point_everywhere(page):
        view = page.view
        page.prompt.grab()
        found += [Seen("bubble", line.text) for line in view.hover.bubble.words.lines]
        found.append(Seen("remark", page.prompt.remark))
        if view.hover.hovered is not None:
            found.append(Seen("tooltip", plain_text(tooltip(view.hover.hovered, view.models, view.faces))))
    return found


def walked(
    window: MainWindow, language: str, size: int, thorough: bool, extent: Extent = USUAL, names: Sequence[str] = ()
) -> list[str]:
    """Everything that is wrong on the way through these screens (all: none is named)."""
    walk = Walk(window, thorough, extent)
    window.preferences["language"], window.preferences["text_size"] = language, size
    window.resize(*extent)
    window.setUpdatesEnabled(False)
    with small_letters() as small:
        return [
            f"{name}, {state.name}: {problem}"
            for name in names or SCREENS
            for state in SCREENS[name](walk)
            for problem in problems(walk, state, language, size, small)
        ]


@pytest.mark.parametrize(("language", "size"), [*SPOKEN, (made_up.CODE, 100)])
def test_everything_can_be_read(language: str, size: int, window: MainWindow) -> None:
    """A few of each kind in both languages, at both sizes of words; and in one that no word has by chance."""
    assert walked(window, language, size, thorough=False) == []


@pytest.mark.parametrize(("language", "extent"), [("en", (1920, 1080)), ("fr", (2560, 1080))])
def test_the_table_can_be_read_in_a_large_window(language: str, extent: Extent, window: MainWindow) -> None:
    """All that is painted there, and what lies over it, with large words; other screens have the walk below."""
    assert walked(window, language, 150, False, extent, AT_THE_TABLE) == []


@pytest.mark.parametrize(
    ("language", "size"),
    [
        *product(("en", "fr"), ((960, 600), (1100, 1000))),
        ("fr", (1920, 1080)),
        ("en", (2560, 1080)),
    ],
)
def test_large_words_are_read_whole_in_any_window(language: str, size: Extent, window: MainWindow) -> None:
    """The smallest window there is, one that is higher than wide, a large one and a very wide one."""
    window.preferences["language"], window.preferences["text_size"] = language, 150
    window.resize(*size)
    window.setUpdatesEnabled(False)  # only sizes are looked at
    cut = []
    for screen in SCREENS.values():
        for state in screen(Walk(window, thorough=False)):
            settled()
            cut += [f"{state.name}: {problem}" for problem in cut_off(visible_widgets())]
    assert cut == []


@pytest.mark.parametrize(("language", "size"), SPOKEN)
def test_every_message_is_read_whole(language: str, size: int, window: MainWindow) -> None:
    """All of them: whether one is cut depends on a pixel of its length."""
    window.preferences["language"], window.preferences["text_size"] = language, size
    cut = []
    for code, params in REASONS:
        window.notice.say(say(Reason(code, params), language), warning=True)
        settled()
        cut += [f"{code}: {problem}" for problem in cut_off([window.notice.bubble, window.notice.words])]
    assert cut == []


def test_every_text_stands_out_in_high_contrast(window: MainWindow) -> None:
    """At least 7:1 against the very pixels that it is painted on, on all screens and on what lies over the table."""
    walk = Walk(window, thorough=False)
    states = chain.from_iterable(show(walk) for show in SCREENS.values())
    assert unseen_in_high_contrast(window, states) == []


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size"), SPOKEN)
def test_everything_can_be_read_everywhere(language: str, size: int, window: MainWindow) -> None:
    """Every moment, card, section and message."""
    assert walked(window, language, size, thorough=True) == []


@pytest.mark.slow
def test_every_word_is_translated_everywhere(window: MainWindow) -> None:
    assert walked(window, made_up.CODE, 100, thorough=True) == []
