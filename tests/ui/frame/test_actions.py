"""One registry of actions: each is in a menu, has a key of its own, help, and a name for assistive technology."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from aoc_desktop.games import GAMES
from aoc_desktop.ui.frame.action_list import MENUS
from aoc_desktop.ui.frame.look import specs
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit.icons import icon_names
from tests.ui.windows import open_page


@pytest.mark.parametrize("game", GAMES)
def test_every_action_is_reachable_by_menu_and_by_key(window: MainWindow, game: str) -> None:
    open_page(window, game)
    menu = window.actions_.menus(window)
    inside = {action.objectName() for group in menu.findChildren(QMenu) for action in group.actions()}
    for spec in specs():
        assert (spec.id in inside) == (spec.scope in ("", game))
        assert window.actions_.keys(spec.id)
        assert all(not sequence.isEmpty() for sequence in window.actions_.keys(spec.id))
        assert window.actions_[spec.id].shortcuts() == window.actions_.keys(spec.id)
        assert window.actions_[spec.id] in window.actions()  # the key works without the menu
    menu.deleteLater()


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


def test_a_menu_in_which_nothing_can_be_used_says_why(window: MainWindow) -> None:
    """Tooltips alone would leave it to a pointer that rests; the keyboard passes over greyed entries."""
    menu = window.actions_.menus(window)
    said = {
        submenu.objectName(): [entry.text() for entry in submenu.actions() if entry.objectName() == "why_greyed"]
        for submenu in menu.findChildren(QMenu)
    }
    assert said["move"] == ["No table is in front of you."]
    assert said["saved"] == ["The list of saved games is not in front of you."]
    assert said["game"] == said["help"] == []
