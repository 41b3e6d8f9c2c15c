"""Another language while one plays: everything changes at once, and back to what it was to the letter."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.frame.settings_dialog import SettingsDialog
from tests.ui.walk import made_up
from tests.ui.walk.eyes import all_seen, painted_words, visible_widgets
from tests.ui.walk.games import moments
from tests.ui.walk.screens import SCREENS, TABLES, Walk
from tests.ui.walk.window import settled, window_in_all_languages, words_left

# What cannot be open while the settings are: menus, modal dialogs, messages that go by themselves.
FOLLOWS = {
    "home": 2,
    "new_game": 1,
    "settings": 2,
    "rules": 1,
    "almanac": 1,
    "tables": 1,
    "column": 1,
    "over_the_table": 1,
    "end_of_turn": 1,
    "curtain": 1,
    "results": 2,
}
"""Screens and how many of their states are tried."""


@pytest.fixture
def window(tmp_path: Path) -> Iterator[MainWindow]:
    with window_in_all_languages(tmp_path) as window:
        yield window


def speak(window: MainWindow, language: str) -> list[tuple[str, str]]:
    """Everything that can be read after the change, painted words included."""
    window.preferences["language"] = language
    settled()
    with painted_words(visible_widgets()) as painted:
        window.grab()
    return [*all_seen(visible_widgets()), *(("painted", text) for text in sorted(painted.words))]


@pytest.mark.parametrize("name", FOLLOWS)
def test_what_is_open_changes_at_once_and_back(name: str, window: MainWindow) -> None:
    walk = Walk(window, thorough=False)
    for state in islice(SCREENS[name](walk), FOLLOWS[name]):
        settled()
        window.grab()
        before = all_seen(visible_widgets())
        left = [(where, text) for where, text in speak(window, made_up.CODE) if words_left(text)]
        assert left == [], state.name
        french = speak(window, "fr")
        assert french != before, state.name
        speak(window, "en")
        window.grab()
        assert all_seen(visible_widgets()) == before, state.name


def test_the_picture_of_the_table_comes_back_too(window: MainWindow) -> None:
    page = Walk(window, thorough=False).sit(TABLES[2], moments(*TABLES[2])[-1])
    settled()
    before, log = page.grab().toImage(), page.side.log.lines()
    speak(window, "fr")
    assert page.grab().toImage() != before
    assert page.side.log.lines()[2] == "Öæ fait naître les Vikings\u202f: 4 Ouvriers."
    speak(window, "en")
    assert page.side.log.lines() == log
    assert page.grab().toImage() == before


def test_after_the_table_the_menu_names_no_move_of_it(window: MainWindow) -> None:
    page = Walk(window, thorough=False).sit(TABLES[0], 30)
    while window.session.why_no_undo() is not None:
        page.play(window.session.legal()[0])
    assert window.actions_["undo"].text().startswith("Undo: ")
    window.go_home()
    assert window.actions_["undo"].text() == "Undo"
    speak(window, "fr")
    assert window.actions_["undo"].text() == "Annuler"


def test_in_the_settings_the_table_behind_them_follows(window: MainWindow) -> None:
    """The user's own way: the list of languages in the settings, from the keyboard."""
    page = Walk(window, thorough=False).sit(TABLES[0], 30)
    window.show_settings()
    dialog = next(widget for widget in QApplication.topLevelWidgets() if isinstance(widget, SettingsDialog))
    combo = dialog.combos["language"]
    assert [combo.itemText(place) for place in range(combo.count())] == [
        "As the system",
        "English",
        "Français",
        made_up.NAME,
    ]
    combo.setCurrentIndex(combo.findData("fr"))
    settled()
    assert dialog.windowTitle() == "Paramètres"
    assert page.side.log.lines()[2] == "Öæ fait naître l’Égypte\u202f: 4 Ouvriers."
    assert window.actions_["undo"].text().startswith("Annuler")
    dialog.close()
