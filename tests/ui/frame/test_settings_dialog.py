"""The settings as a user meets them: each change is seen at once, and is there the next time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from aoc_desktop.profile.places import card_sets_folder, choose_card_sets_folder
from aoc_desktop.profile.settings import OPTIONS, Settings
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.frame.settings_dialog import COMBOS, SettingsDialog
from tests.ui.windows import click, opened

LABEL = QAccessible.RelationFlag.Label


@pytest.fixture
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    with opened(tmp_path) as window:
        yield window
    choose_card_sets_folder(None)


@pytest.fixture
def dialog(window: MainWindow) -> Iterator[SettingsDialog]:
    window.actions_["settings"].trigger()
    shown = QApplication.activeModalWidget()
    assert isinstance(shown, SettingsDialog)
    yield shown
    shown.close()


def kept(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.json")


def test_larger_and_smaller_words(window: MainWindow, dialog: SettingsDialog, tmp_path: Path) -> None:
    sizes = []
    for size in (150, 100, 80):
        dialog.combos["text_size"].setCurrentIndex(dialog.combos["text_size"].findData(size))
        QTest.qWait(1)
        sizes.append(dialog.reset.fontInfo().pixelSize())
        assert kept(tmp_path)["text_size"] == size
    assert sizes[0] == 21
    assert sizes[0] > sizes[1] > sizes[2] >= 11


def test_the_words_over_a_choice_are_its_label_for_a_screen_reader(dialog: SettingsDialog) -> None:
    for control in (*dialog.combos.values(), dialog.name, dialog.folder):
        interface = QAccessible.queryAccessibleInterface(control)
        assert interface is not None
        labels = [one.text(QAccessible.Text.Name) for one, relation in interface.relations() if relation == LABEL]
        assert labels == [control.accessibleName()]


def unseen(combo: QComboBox) -> list[str]:
    """The entries that a click on the box leaves out of sight."""
    click(combo)
    view, model = combo.view(), combo.model()
    seen = range(view.viewport().height())
    places = [view.visualRect(model.index(place, 0)) for place in range(combo.count())]
    assert combo.screen().geometry().contains(view.window().geometry())
    combo.hidePopup()
    return [combo.itemText(i) for i, at in enumerate(places) if at.top() not in seen or at.bottom() not in seen]


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_list_of_choices_shows_them_all(
    window: MainWindow, dialog: SettingsDialog, theme: str, text_size: int
) -> None:
    window.preferences["theme"], window.preferences["text_size"] = theme, text_size
    QTest.qWait(1)
    for page, names in COMBOS.items():
        dialog.show_page(page)
        for name in names:
            assert unseen(dialog.combos[name]) == [], name


@pytest.mark.parametrize("text_size", [100, 150])
def test_whoever_may_take_a_seat_is_seen_in_its_list(window: MainWindow, text_size: int) -> None:
    window.preferences["text_size"] = text_size
    window.actions_["new_game"].trigger()
    QTest.qWait(1)
    for seat in window._made["new_game"].seats:
        assert unseen(seat.player) == []


def test_the_name_is_at_the_seat_of_the_next_game(window: MainWindow, dialog: SettingsDialog, tmp_path: Path) -> None:
    dialog.show_page("player")
    QTest.keyClicks(dialog.name, "Hypatia of Alexandria, the great")
    assert kept(tmp_path)["player_name"] == "Hypatia of Alexandria, t"
    window.show_new_game("table")
    assert window._made["new_game"].seats[0].name.text() == "Hypatia of Alexandria, t"


def test_card_sets_lie_in_a_folder_of_ones_own(
    window: MainWindow, dialog: SettingsDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog.show_page("player")
    usual = card_sets_folder()
    assert not dialog.usual_folder.isEnabled()
    own = tmp_path / "my cards"
    own.mkdir()
    (own / "mine.toml").write_text('format = 1\nid = "mine"\nextends = "second_edition"\n')
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    click(dialog.choose_folder)
    assert card_sets_folder() == usual, "thought better of it"
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(own))
    click(dialog.choose_folder)
    assert card_sets_folder() == own
    assert dialog.folder.text() == str(own)
    window.show_new_game("table")
    editions = window._made["new_game"].options.edition
    assert "mine" in [editions.itemText(place).split()[-1] for place in range(editions.count())]
    click(dialog.usual_folder)
    assert card_sets_folder() == usual


def test_the_take_back_rule_and_less_motion(window: MainWindow, dialog: SettingsDialog) -> None:
    assert not window.preferences.pace.practice
    dialog.show_page("game")
    dialog.combos["take_back"].setCurrentIndex(1)
    assert window.preferences.pace.practice
    dialog.show_page("look")
    window.preferences["pace"] = 800
    click(dialog.checks["reduced_motion"])
    assert window.preferences.motion(600) == 120


def test_full_screen_and_back(window: MainWindow, dialog: SettingsDialog) -> None:
    click(dialog.checks["full_screen"])
    assert window.isFullScreen()
    window.actions_["full_screen"].trigger()
    assert not dialog.checks["full_screen"].isChecked()
    assert not window.isFullScreen()


def test_everything_is_set_back_only_when_it_is_meant(window: MainWindow, dialog: SettingsDialog, qtbot: QtBot) -> None:
    window.preferences["theme"] = "light"
    window.preferences["shortcuts"] = {"rest": "J"}
    for answer, theme in ((1, "light"), (0, "dark")):
        click(dialog.reset)
        qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), QMessageBox))
        click(QApplication.activeModalWidget().buttons()[answer])
        qtbot.waitUntil(lambda: not isinstance(QApplication.activeModalWidget(), QMessageBox))
        assert window.preferences["theme"] == theme
    assert all(window.preferences[name] == option.default for name, option in OPTIONS.items())
    assert dialog.combos["theme"].currentData() == "dark"
