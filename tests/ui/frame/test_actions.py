"""One registry of actions: each is in a menu, has a key of its own, help, and a name for assistive technology."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from aoc_desktop.games import GAMES
from aoc_desktop.play.session import SeatInfo
from aoc_desktop.ui.frame.action_list import MENUS
from aoc_desktop.ui.frame.look import specs
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit.icons import icon_names
from tests.ui.windows import open_page, play_some

MOST = 15
"""Entries of one level of the menu."""


def menu_of(window: MainWindow) -> dict[str, dict[str, str]]:
    """By submenu and action, the words of the menu as it would open now."""
    menu = window.actions_.menus(window)
    groups = {submenu.title(): submenu.actions() for submenu in menu.findChildren(QMenu)}
    found = {title: {entry.objectName(): entry.text() for entry in group} for title, group in groups.items()}
    dead = [title for title, group in groups.items() if not any(entry.isEnabled() for entry in group)]
    menu.deleteLater()
    assert dead == []
    return found


def rooms(window: MainWindow, qtbot: QtBot, game: str) -> Iterator[str]:
    """From room to room, as a player goes."""
    yield "shelf"
    open_page(window, game)
    yield "page"
    window.show_new_game("table")
    yield "new game"
    window.start_game(window.look.quick_game(), [SeatInfo("Ada"), SeatInfo("Bo", "random")])
    yield "table"
    play_some(window, qtbot, 1)
    yield "table after a move"
    window.show_saved_games()
    yield "saved games"
    window.show_rules()
    yield "rules"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_menu_is_of_the_room_with_no_dead_end_and_no_name_twice(
    window: MainWindow, qtbot: QtBot, game: str, language: str
) -> None:
    window.preferences["language"] = language
    for room in rooms(window, qtbot, game):
        found = menu_of(window)
        words = [*found, *(entry for entries in found.values() for entry in entries.values())]
        assert [word for word, times in Counter(words).items() if times > 1] == [], room
        assert len(found) <= MOST
        assert all(len(entries) <= MOST for entries in found.values()), room
        shown = {name for entries in found.values() for name in entries}
        assert ("rename_game" in shown) == (room == "saved games"), room
        assert ("undo" in shown) == room.startswith("table"), room


@pytest.mark.parametrize("game", GAMES)
def test_every_action_is_in_the_menu_of_its_room_and_has_a_key(window: MainWindow, qtbot: QtBot, game: str) -> None:
    """An action that is worded like another for now is reached by that one."""
    names: set[str] = set()
    for room in rooms(window, qtbot, game):
        for entries in menu_of(window).values() if room != "shelf" else ():
            names |= entries.keys()
            names |= {spec.id for spec in specs() if window.actions_[spec.id].text() in entries.values()}
    for spec in specs():
        assert (spec.id in names) == (spec.scope in ("", game) and spec.id != "menu"), spec.id
        assert window.actions_.keys(spec.id)
        assert all(not sequence.isEmpty() for sequence in window.actions_.keys(spec.id))
        assert window.actions_[spec.id].shortcuts() == window.actions_.keys(spec.id)
        assert window.actions_[spec.id] in window.actions()  # the key works without the menu


@pytest.mark.parametrize("game", GAMES)
def test_no_two_actions_share_a_key(game: str) -> None:
    """Actions of different games may: they are never on one table."""
    at_table = [spec for spec in specs() if spec.scope in ("", game)]
    keys = Counter(key.strip() for spec in at_table for key in spec.keys.split(";"))
    assert max(keys.values()) == 1
    assert all(QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText) == key for key in keys)


def test_every_action_is_declared_whole(window: MainWindow) -> None:
    for spec in specs():
        assert spec.menu in MENUS
        assert spec.help.endswith(".")
        assert spec.icon in icon_names()
        action = window.actions_[spec.id]
        assert action.text() == spec.text
        assert window.actions_.key_text(spec.id) in action.toolTip()


def test_every_action_does_something(window: MainWindow) -> None:
    for spec in specs():
        assert window.actions_[spec.id].receivers("2triggered(bool)") > 0, spec.id


def test_what_is_greyed_says_why(window: MainWindow) -> None:
    for spec in specs():
        action = window.actions_[spec.id]
        if not action.isEnabled():
            assert spec.help not in action.toolTip(), spec.id
