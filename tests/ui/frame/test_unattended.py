"""`aoc-desktop play RECORD --finish FILE`: AI seats end a game in the window, which then closes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from aoc_desktop import cli
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.kernel.record import Record, read_record, replay
from aoc_desktop.profile.saved_games import SavedGames
from aoc_desktop.ui.frame.app import OpenedFiles
from aoc_desktop.ui.frame.main_window import MainWindow
from tests.ui.person import Person, preferences_in


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game that a person has left."""
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path / "home"))
    seats = [{"name": "Ada", "level": "human"}, {"name": "Bo", "level": "random"}]
    record = Record("age_of_civilization", "second_edition", 2, "table", (), {"seed": 5}, (), {"seats": seats})
    path = tmp_path / "game.json"
    path.write_text(record.to_json(), encoding="utf-8")
    return path


def test_ai_seats_end_the_game_and_the_file_holds_it(game: Path, tmp_path: Path) -> None:
    out = tmp_path / "end.json"
    waiting = SavedGames().add(read_record(game))
    assert cli.main(["play", str(game), "--finish", str(out), "--level", "random"]) == 0
    ended = read_record(out)
    assert replay(GAME, ended).outcome is not None
    assert [seat["level"] for seat in ended.meta["seats"]] == ["random", "random"]
    left = [entry.id for entry in SavedGames().entries()]
    assert left == [waiting], "the game that waits at home is another one"
    assert not [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow) and one.isVisible()]


def test_who_closes_the_window_keeps_what_was_played(game: Path, tmp_path: Path) -> None:
    out = tmp_path / "end.json"
    QTimer.singleShot(0, QApplication.closeAllWindows)
    assert cli.main(["play", str(game), "--finish", str(out), "--level", "sage"]) == 1
    assert replay(GAME, read_record(out)).outcome is None


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "missing.json", "--finish", "end.json"], "missing.json"),
        (["play", "{game}", "--finish", "end.json", "--level", "king"], "king"),
        (["play", "{game}", "--finish", "{game}/end.json", "--level", "random"], "end.json"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    game: Path, arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([word.format(game=game) for word in arguments]) == 2
    said = capsys.readouterr().err
    assert complaint in said
    assert said.count("\n") == 1


def test_the_self_check_opens_the_window_and_asks_the_ai(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["self-check"]) == 0
    said = capsys.readouterr().out
    assert ", plain engines, Qt " in said
    assert "the window opens, the AI answers: rise " in said
    assert said.rstrip().endswith("sounds play")
    assert said.count("\n") == 1


def test_a_file_that_macos_hands_over_is_opened(game: Path, tmp_path: Path) -> None:
    person = Person(preferences_in(tmp_path))
    OpenedFiles(person.window).eventFilter(person.window, QFileOpenEvent(str(game)))
    assert person.session.record().players == 2
    person.leave()
