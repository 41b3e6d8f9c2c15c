"""The page of records, from the home screen: numbers that can be checked by hand, export, reset, emptiness."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from aoc_desktop.games.age_of_civilization.solo.finished_game import laurel_of
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit import lettering, save_dialog
from aoc_desktop.ui.screens.records import RecordsScreen
from tests.profile.test_statistics import GAMES, game
from tests.solo_games import EARNED, finished
from tests.ui.windows import Key, click, key, opened


@pytest.fixture
def window(folder: Path) -> Iterator[MainWindow]:
    with opened(folder, player_name="Ada") as window:
        yield window


def records(window: MainWindow) -> RecordsScreen:
    """By the mouse, from the home screen."""
    click(window.home.findChild(QWidget, "entry_records"))
    screen = window.stack.currentWidget()
    assert isinstance(screen, RecordsScreen)
    return screen


def with_games(window: MainWindow) -> RecordsScreen:
    for played in GAMES:
        window.results.add(played)
    return records(window)


def test_before_the_first_game_the_page_says_so_and_leads_to_one(window: MainWindow) -> None:
    screen = records(window)
    assert screen._nothing.isVisible()
    assert not screen.export.isVisible()
    click(screen._play)
    assert window.stack.currentWidget() is window._made["new_game"]


def test_the_numbers_are_those_of_the_games(window: MainWindow) -> None:
    screen = with_games(window)
    values = {name: tile.value.text() for name, tile in screen.tiles.items()}
    assert values == {
        "games": "7",
        "wins": "83%",
        "best": "30",
        "mean": "23.5",
        "streak": "4 / 4",
        "time": "1 h 10 min",
        "unaided": "83%",
    }
    assert screen.tiles["games"].caption.text() == "games, 1 of them practice"
    assert screen.levels.accessibleName() == "Adept: 2 of 3. Sage: 2 of 2"
    assert screen.modes.accessibleName() == "2 players: 4 of 5. Skirmish: 1 of 1"
    assert screen.champions["favourite"].name.text() == "Rome"
    assert "2 games with" not in screen.points.accessibleName()
    assert screen.points.accessibleName().startswith("1 game with 18 points. ")


def test_games_won_with_hints_are_told_apart(window: MainWindow) -> None:
    window.results.add(game(1, 20, aided=True))
    window.results.add(game(2, 20))
    screen = records(window)
    assert screen.tiles["unaided"].value.text() == "50%"
    assert screen.tiles["unaided"].caption.text() == "without hints, 1 won"
    assert "2 of 2, 1 unaided" in screen.levels.accessibleName()


def test_a_zero_is_no_letter(window: MainWindow) -> None:
    """The font of headings has a zero like an O: figures are set in the other one."""
    screen = with_games(window)
    family = screen.tiles["games"].value.fontInfo().family()
    assert family == screen.tiles["games"].caption.fontInfo().family() != screen._title.fontInfo().family()


def test_one_mode_alone(window: MainWindow) -> None:
    screen = with_games(window)
    screen.mode.setFocus()
    key(Key.Key_End)
    assert screen.mode.currentText() == "Skirmish"
    assert screen.tiles["games"].value.text() == "1"
    assert screen.tiles["wins"].value.text() == "100%", "an achievement alone is a success"
    assert not screen.levels.accessibleName()


def test_skirmishes_with_the_cards_of_two_editions_are_told_apart(window: MainWindow) -> None:
    for number, cards in enumerate(("second_edition", "first_edition", "ma_boite"), 1):
        window.results.add(game(number, 20, other=None, card_set=cards))
    screen = records(window)
    modes = [screen.mode.itemText(place) for place in range(screen.mode.count())]
    assert sorted(modes) == ["All games", "Skirmish", "Skirmish, First edition", "Skirmish, ma_boite"]


def test_export_as_json_and_csv(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = with_games(window)
    for name, count in (("mine.json", 7), ("mine.csv", 13)):
        target = tmp_path / name
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, target=target: (str(target), ""))
        click(screen.export)
        assert name in window.notice.words.text()
        text = target.read_text(encoding="utf-8")
        if name.endswith("json"):
            assert len(json.loads(text)["results"]) == count
        else:
            assert len(list(csv.DictReader(text.splitlines()))) == count
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine.csv" / "no"), ""))
    click(screen.export)
    assert "could not be written" in window.notice.words.text()


def test_the_profile_goes_out_with_name_numbers_achievements_and_medals(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.preferences["player_name"] = "Ada"
    for record in (finished(5), finished(1, "age_of_wonders")):
        window.solo.solo_results.add(laurel_of(record, date(2026, 1, 31)), record)
    screen = with_games(window)
    target = tmp_path / "me.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    click(screen.export)
    told = json.loads(target.read_text(encoding="utf-8"))
    assert told["player"] == "Ada"
    of_game = told["games"]["age_of_civilization"]
    assert of_game["statistics"]["total"]["games"] + of_game["statistics"]["practice"] == 7
    assert of_game["statistics"]["favourite"]
    assert {entry["id"] for entry in of_game["achievements"]} == set(EARNED[5])
    assert [entry["scenario"] for entry in of_game["medals"]] == ["age_of_wonders"]


def test_an_export_does_not_overwrite_a_file_unasked(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = with_games(window)
    other = tmp_path / "mine.json"
    other.write_text("another", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    monkeypatch.setattr(QMessageBox, "exec", lambda _: 0)
    click(screen.export)
    assert other.read_text(encoding="utf-8") == "another"
    monkeypatch.setattr(save_dialog, "said_yes", lambda _: True)
    click(screen.export)
    assert json.loads(other.read_text(encoding="utf-8"))["results"]


def test_reset_asks_and_keeps_the_old_file(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    screen = with_games(window)
    for answer, games in ((1, 7), (0, 0)):
        click(screen.reset)
        qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), QMessageBox))
        click(QApplication.activeModalWidget().buttons()[answer])
        qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
        assert len(window.results.all()) == games
    assert screen._nothing.isVisible()
    (kept,) = (tmp_path / "data").glob("results.2*.jsonl")
    assert len(kept.read_text().splitlines()) == 7


def test_a_damaged_line_is_told_of(window: MainWindow) -> None:
    with_games(window)
    window.back()
    with window.results.path.open("a") as file:
        file.write("{ broken\n")
    screen = records(window)
    assert screen.tiles["games"].value.text() == "7"
    assert screen.damaged.isVisible()
    assert "1 line" in screen.damaged.text()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_nothing_is_cut_at_any_size(window: MainWindow, size: tuple[int, int], language: str) -> None:
    window.preferences["language"] = language
    window.resize(*size)
    screen = with_games(window)
    QTest.qWait(1)
    lettering.overflows.clear()
    screen.grab()
    assert [overflow.text for overflow in lettering.overflows] == []
    for tile in screen.tiles.values():
        assert tile.caption.sizeHint().width() <= tile.caption.width()
        assert tile.mapTo(screen, tile.rect().topRight()).x() < screen.width()
