"""A search in the rules: hits with their lines, best first, counted; next and previous; accents make no difference."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit.text_search import Rank, SearchLine, search
from aoc_desktop.ui.screens.rules import RulesScreen
from tests.ui.windows import Ctrl, Key, key

SHIFT = Qt.KeyboardModifier.ShiftModifier

PAGE = [
    SearchLine("Round", "Round"),
    SearchLine("A round ends when all have rested: war may come.", "Round"),
    SearchLine("Wars and plague", "Wars and plague"),
    SearchLine("War costs a worker.", "Wars and plague"),
    SearchLine("Rewards are told afterwards.", "Wars and plague"),
    SearchLine("Œuvre d’\u00e9poque, m\u00eame e\u0301ternelle.", "Wars and plague"),
]


def places(words: str) -> list[tuple[int, Rank]]:
    return [(hit.line, hit.rank) for hit in search(PAGE, words)]


def test_titles_come_first_then_beginnings_then_the_rest() -> None:
    assert places("war") == [(2, Rank.TITLE), (3, Rank.BEGINNING), (1, Rank.WORD), (4, Rank.INSIDE)]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("epoque", "époque"),
        ("ÉPOQUE", "époque"),
        ("oeuvre", "Œuvre"),
        ("eternelle", "e\u0301ternelle"),
        ("meme", "même"),
    ],
)
def test_accents_and_capitals_make_no_difference(words: str, found: str) -> None:
    hit = search(PAGE, words)[0]
    assert PAGE[hit.line].text[hit.start : hit.start + hit.length] == found


def test_words_apart_are_found_after_all_others() -> None:
    assert places("worker war") == [(3, Rank.SCATTERED)]
    assert places("zeppelin") == places("  ") == []


def rules(window: MainWindow) -> RulesScreen:
    window.show_rules()
    screen = window.stack.currentWidget()
    assert isinstance(screen, RulesScreen)
    return screen


@pytest.mark.parametrize("words", ["military", "plague"])
def test_a_search_leads_to_the_best_place_and_the_mark_goes_along(window: MainWindow, words: str) -> None:
    screen = rules(window)
    key(Key.Key_F, Ctrl)
    for count in range(1, len(words) + 1):
        screen.search.setText(words[:count])
    assert screen.hits.isVisible()
    assert screen._found.text() == f"1 of {screen.hits.count()}"
    best = screen.hits.item(0).text()
    assert words in best.casefold()
    assert screen.contents.currentItem().text() == best.splitlines()[0]
    assert screen.view.textCursor().selectedText().casefold() == words
    assert screen.view.viewport().rect().contains(screen.view.cursorRect())


def test_enter_goes_on_and_back_through_the_hits_and_esc_ends_the_search(window: MainWindow) -> None:
    screen = rules(window)
    key(Key.Key_F, Ctrl)
    screen.search.setText("worker")
    count = screen.hits.count()
    assert count > 3
    key(Key.Key_Return)
    assert screen._found.text() == f"2 of {count}"
    key(Key.Key_Return, SHIFT)
    key(Key.Key_Return, SHIFT)
    assert screen._found.text() == f"{count} of {count}", "before the first comes the last"
    key(Key.Key_Down)
    assert screen.hits.hasFocus()
    key(Key.Key_Escape)
    assert (screen.search.text(), screen._found.text()) == ("", "")
    assert screen.contents.isVisible()
    assert window.stack.currentWidget() is screen
    key(Key.Key_Escape)
    assert window.stack.currentWidget() is not screen


def test_another_language_begins_without_a_search(window: MainWindow) -> None:
    screen = rules(window)
    screen.search.setText("plague")
    window.back()
    window.preferences["language"] = "fr"
    QApplication.processEvents()
    assert (screen.search.text(), screen.hits.count()) == ("", 0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_hit_of_either_language_can_be_shown(window: MainWindow, language: str) -> None:
    window.preferences["language"] = language
    screen = rules(window)
    screen.search.setText("e")
    titles = {screen.contents.item(place).text() for place in range(screen.contents.count())}
    for place in range(screen.hits.count()):
        screen.hits.setCurrentRow(place)
        assert screen.contents.currentItem().text() == screen.hits.item(place).text().splitlines()[0]
    assert {line.title for line in screen.view.lines() if line.title} == titles
