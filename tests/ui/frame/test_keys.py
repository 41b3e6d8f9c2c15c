"""The user's own keys: an action loses a key only with consent, the table keeps the keys it needs, a senseless file is
mended."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from aoc_desktop.games import GAMES
from aoc_desktop.games.age_of_civilization.table.own_actions import FINISH_ACTIONS, REST, SKIRMISH
from aoc_desktop.ui.frame.action_list import MOVE, Spec
from aoc_desktop.ui.frame.keys import declared, sequences, settled, why_needed, written
from aoc_desktop.ui.frame.look import specs
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.frame.settings_dialog import SettingsDialog
from tests.ui.person import CTRL, NONE, SHIFT, Arrival, Key, Person
from tests.ui.windows import click


def to_front(window: QWidget) -> None:
    """What a window manager does with a window that has opened or is left."""
    window.activateWindow()
    while (focus := QApplication.focusWidget()) is None or focus.window() is not window:
        QTest.qWait(1)


class Chooser:
    """A user at the page of keys, with a keyboard."""

    def __init__(self, window: MainWindow) -> None:
        self.actions = window.actions_
        window.actions_["shortcuts"].trigger()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, SettingsDialog)
        to_front(dialog)
        self.dialog, self.editor = dialog, dialog.shortcuts

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        shown = QApplication.activeModalWidget()
        assert shown is not None
        QTest.keyClick(shown.windowHandle(), key, modifiers)

    def wants(self, action: str, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> str:
        """Choose a line, press Enter, press the key; return the message."""
        self.editor.tree.setFocus()
        self.editor.choose(action)
        self.press(Key.Key_Return)
        self.press(key, modifiers)
        return self.editor.message.text()

    def answer(self, yes: bool) -> str:
        """Answer the question; returns it."""
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        asked = f"{box.informativeText()} {box.text()}"
        click(box.buttons()[0 if yes else 1])
        QTest.qWait(1)
        return asked

    def keys(self, *actions: str) -> list[str]:
        return [self.actions.key_text(action) for action in actions]


@pytest.fixture
def chooser(window: MainWindow) -> Iterator[Chooser]:
    found = Chooser(window)
    yield found
    found.dialog.close()


# ---------------------------------------------------------------------- one key, one action


def test_a_key_that_somebody_has_is_given_or_left(chooser: Chooser) -> None:
    assert chooser.wants(REST, Key.Key_H) == "H already means “Hint”. “Hint” would have no key."
    assert chooser.answer(yes=False) == ("H already means “Hint”. “Hint” would have no key. Give H to “Rest”?")
    assert chooser.keys(REST, "hint") == ["R", "H"]
    assert chooser.editor.message.text() == "Nothing was changed."
    chooser.wants(REST, Key.Key_H)
    chooser.answer(yes=True)
    assert chooser.keys(REST, "hint") == ["H", ""]
    assert chooser.wants("hint", Key.Key_R) == "Changed.", "the key that rest has left"


def test_as_at_first_takes_no_key_unasked(chooser: Chooser) -> None:
    chooser.wants(FINISH_ACTIONS, Key.Key_V)
    chooser.wants("hint", Key.Key_F)
    chooser.editor.choose(FINISH_ACTIONS)
    click(chooser.editor.default)
    assert "F already means “Hint”. “Hint” would have H." in chooser.answer(yes=False)
    assert chooser.keys(FINISH_ACTIONS, "hint") == ["V", "F"]
    click(chooser.editor.default)
    chooser.answer(yes=True)
    assert chooser.keys(FINISH_ACTIONS, "hint") == ["F", "H"]


def test_the_key_that_was_given_back_works_at_the_table(arrive: Arrival) -> None:
    person = arrive()
    person.set_table(("human", "human"))
    chooser = Chooser(person.window)
    chooser.wants(REST, Key.Key_V)
    chooser.wants("hint", Key.Key_R)
    chooser.editor.choose(REST)
    click(chooser.editor.default)
    chooser.answer(yes=True)
    chooser.dialog.close()
    to_front(person.window)
    person.perform(next(move for move in person.listed() if move[0] == "rise"), person.by_clicks)
    person.key(Key.Key_R)
    assert person.moves[-1] == "rest"


def test_all_keys_as_at_first(chooser: Chooser, window: MainWindow) -> None:
    assert not chooser.editor.all_default.isEnabled()
    chooser.wants(REST, Key.Key_V)
    chooser.wants("hint", Key.Key_R)
    click(chooser.editor.all_default)
    chooser.answer(yes=False)
    assert chooser.keys(REST, "hint") == ["V", "R"]
    click(chooser.editor.all_default)
    chooser.answer(yes=True)
    assert {name: window.actions_.key_text(name) for name in declared()} == {
        name: written(sequences(keys)[0]).replace("Return", "Enter") for name, keys in declared().items()
    }


def test_what_would_change_nothing_is_grey_and_says_why(chooser: Chooser) -> None:
    chooser.editor.tree.setCurrentItem(chooser.editor.tree.topLevelItem(0))
    assert chooser.editor.change.toolTip() == "Choose a line first."
    chooser.editor.choose(REST)
    assert chooser.editor.change.isEnabled()
    assert not chooser.editor.default.isEnabled()
    assert chooser.editor.default.toolTip() == "It already has its default key."
    chooser.wants(REST, Key.Key_V)
    assert chooser.editor.default.isEnabled()


def test_the_keyboard_is_in_the_list_at_once(chooser: Chooser) -> None:
    assert chooser.editor.tree.hasFocus()
    assert chooser.editor.chosen() == "new_game"
    chooser.press(Key.Key_Down)
    chooser.press(Key.Key_Return)
    chooser.press(Key.Key_V)
    assert chooser.keys("play_now") == ["V"]


def test_whoever_goes_elsewhere_is_no_longer_asked_for_a_key(chooser: Chooser) -> None:
    chooser.editor.tree.setFocus()
    chooser.editor.choose(REST)
    chooser.press(Key.Key_Return)
    chooser.editor.choose("hint")
    chooser.press(Key.Key_V)
    assert chooser.keys(REST, "hint") == ["R", "H"]


# ---------------------------------------------------------------------- keys that are needed


@pytest.mark.parametrize(
    ("key", "modifiers", "reason"),
    [
        (Key.Key_Return, NONE, "Enter plays or opens what is chosen"),
        (Key.Key_Enter, NONE, "Enter plays or opens what is chosen"),
        (Key.Key_Return, SHIFT, "Shift+Enter plays or opens"),
        (Key.Key_Tab, NONE, "Tab goes from one part of a screen to the next"),
        (Key.Key_Backtab, SHIFT, "goes from one part of a screen to the next"),
        (Key.Key_Tab, CTRL, "Ctrl+Tab goes from one part"),
        (Key.Key_Up, NONE, "Up moves on the table"),
        (Key.Key_PageDown, NONE, "PgDown moves on the table"),
        (Key.Key_Space, NONE, "Space presses buttons"),
        (Key.Key_Escape, SHIFT, "Shift+Esc leads back"),
        (Key.Key_F, CTRL, "Ctrl+F searches the rules"),
    ],
)
def test_a_key_that_the_table_needs_is_refused(
    chooser: Chooser, key: Qt.Key, modifiers: Qt.KeyboardModifier, reason: str
) -> None:
    said = chooser.wants(REST, key, modifiers)
    assert reason in said
    assert said.endswith("nothing else can have this key. Press the new key for “Rest”; Esc keeps the old one.")
    assert chooser.keys(REST) == ["R"]
    chooser.press(Key.Key_V)
    assert chooser.keys(REST) == ["V"], "the next key is taken without asking again"


def test_an_action_may_have_its_declared_key_back(chooser: Chooser) -> None:
    chooser.wants("hurry", Key.Key_V)
    assert chooser.wants("hurry", Key.Key_Space) == "Changed."
    assert chooser.keys("hurry") == ["Space"]


def test_no_declared_key_is_needed_elsewhere() -> None:
    needed = {spec.id for spec in specs() for key in sequences(spec.keys) if why_needed(key)}
    assert needed == {"hurry"}, "Space: buttons answer to Enter as well"


# ---------------------------------------------------------------------- settings from elsewhere


@pytest.mark.parametrize(
    ("chosen", "found"),
    [
        ({"hint": "R"}, {"hint": "H", REST: "R"}),
        ({"hint": "V", REST: "V"}, {"hint": "V", REST: "R"}),
        ({"hint": "R", REST: "V"}, {"hint": "R", REST: "V"}),
        ({"hint": "R", REST: ""}, {"hint": "R", REST: ""}),
        ({"hint": "E", REST: "H", "primary": "Return"}, {"hint": "", REST: "H", "primary": "E; F9"}),
        ({"redo": "Ctrl+Y; F"}, {"redo": "Ctrl+Y", FINISH_ACTIONS: "F"}),
        ({REST: "Return"}, {REST: "R"}),
        ({REST: "no such key"}, {REST: "R"}),
        ({REST: "Ctrl+K, Ctrl+S"}, {REST: "R", SKIRMISH: "Ctrl+K"}),
        ({REST: "Alt"}, {REST: "R"}),
        ({REST: "v"}, {REST: "V"}),
        ({"of_a_newer_version": "R"}, {REST: "R"}),
        ({REST: ";;; ;"}, {REST: "R"}),
    ],
)
def test_any_file_comes_to_one_key_for_one_action(chosen: dict[str, str], found: dict[str, str]) -> None:
    keys = settled(chosen)
    assert {name: keys[name] for name in found} == found
    for game in GAMES:
        at_table = [keys[spec.id] for spec in specs() if spec.scope in ("", game)]
        all_keys = [written(key) for text in at_table for key in sequences(text)]
        assert len(all_keys) == len(set(all_keys)), game


def test_a_file_written_by_hand_is_mended_and_the_user_told(arrive: Arrival, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    shortcuts = {"hint": "R", "log": "Return", "zoom": "V", "of_a_newer_version": "R"}
    file.write_text(json.dumps({"shortcuts": shortcuts}))
    person: Person = arrive()
    notice = person.window.notice
    person.wait_for(lambda: notice.bubble.isVisible() or None)
    assert notice.words.text() == (
        "Some settings could not be used and were set back: Keys (Hint, Log). "
        "The old file is kept as settings.json.broken."
    )
    assert json.loads(file.read_text())["shortcuts"] == {"zoom": "V", "of_a_newer_version": "R"}
    assert json.loads((tmp_path / "settings.json.broken").read_text())["shortcuts"] == shortcuts
    person.set_table(("human", "human"))
    person.perform(next(move for move in person.listed() if move[0] == "rise"), person.by_clicks)
    person.key(Key.Key_R)
    assert person.moves[-1] == "rest"


# ---------------------------------------------------------------------- each game's own


def test_keys_chosen_under_former_names_are_kept() -> None:
    keys = settled({"rest": "V", "skip": "Y", "end_turn": "I", "finish_actions": "J", "skirmish": "Ctrl+U"})
    names = (REST, "decline", "primary", FINISH_ACTIONS, SKIRMISH)
    assert [keys[name] for name in names] == ["V", "Y", "I", "J", "Ctrl+U"]


def test_two_games_may_use_the_same_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are never on one table; but what belongs to every game is there with each of them."""
    other = Spec("pebbles.throw", MOVE, "Throw", "Throw a pebble.", "R", scope="pebbles")
    monkeypatch.setattr("aoc_desktop.ui.frame.keys.specs", lambda: (*specs(), other))
    assert settled({"hint": "V"})["pebbles.throw"] == settled({"hint": "V"})[REST] == "R"
    keys = settled({"pebbles.throw": "H"}, first="pebbles.throw")
    assert (keys["pebbles.throw"], keys["hint"]) == ("H", "")


def test_a_key_of_the_keypad_can_be_chosen_and_used(arrive: Arrival) -> None:
    person = arrive()
    person.set_table(("human", "human"))
    chooser = Chooser(person.window)
    assert chooser.wants(REST, Key.Key_5, Qt.KeyboardModifier.KeypadModifier) == "Changed."
    chooser.dialog.close()
    to_front(person.window)
    person.perform(next(move for move in person.listed() if move[0] == "rise"), person.by_clicks)
    person.key(Key.Key_5, Qt.KeyboardModifier.KeypadModifier)
    assert person.moves[-1] == "rest"


def test_e_presses_the_main_button_whatever_it_is(arrive: Arrival) -> None:
    person = arrive()
    person.set_table(("human", "human"))
    person.perform(next(move for move in person.listed() if move[0] == "rise"), person.by_clicks)
    assert person.window.actions_["primary"].text() == "Rest"
    person.key(Key.Key_E)
    assert person.moves[-1] == "rest"


@pytest.mark.parametrize(("language", "enter"), [("en", "Enter"), ("fr", "Entrée")])
def test_the_key_that_enters_has_one_name(arrive: Arrival, language: str, enter: str) -> None:
    """Qt calls one of the two Return, and "Retour" is no key of a French keyboard."""
    person = arrive(language=language)
    actions = person.window.actions_
    told = [actions.key_text(spec.id) for spec in specs()]
    assert [keys for keys in told if "Return" in keys or "Retour" in keys] == []
    assert any(keys.endswith(f"+{enter}") for keys in told)
