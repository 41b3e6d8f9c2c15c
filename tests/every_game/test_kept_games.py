"""A kept game that a corrected rule forbids says which move and why, and can be looked at up to there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from aoc_desktop.games import GAMES
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.record import Record, read_record
from aoc_desktop.profile.saved_game import played
from aoc_desktop.profile.saved_record import sealed
from aoc_desktop.text.reasons import say
from aoc_desktop.ui.frame.main_window import MainWindow
from tests.conformance import names_in
from tests.games import data_of
from tests.ui.windows import click, drop, opened

BEFORE = 6
"""Moves that are still allowed."""


@pytest.fixture
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path / "home"))
    with opened(tmp_path, end_of_turn="at_once") as window:
        yield window


def kept(game: str) -> tuple[Record, Reason]:
    """A game whose seventh move is a real one that the rules do not allow there, and what is said of it."""
    folder = data_of(game, "conformance")
    record = read_record(folder / f"{names_in(folder)[0]}.record.json")
    for line in record.moves[BEFORE:]:
        broken = record._replace(moves=(*record.moves[:BEFORE], line, *record.moves[BEFORE:20]))
        _, damage = played(broken, Path("kept"))
        if damage is not None and damage.params["number"] == BEFORE + 1:
            return broken, damage
    raise AssertionError(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_sentence_names_the_move_and_why(game: str) -> None:
    record, damage = kept(game)
    assert damage.code == "kept_move"
    why = damage.params["reason"]
    for language, begins in (("en", "The rules, corrected since, do not allow move 7 ("), ("fr", "Les règles, corr")):
        said = say(damage, language)
        assert said.startswith(begins)
        assert record.moves[BEFORE] in said
        if why.code != "not_your_turn":
            assert say(why, language, game)[-20:] in said


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_looked_at_up_to_that_move(game: str, window: MainWindow, tmp_path: Path) -> None:
    record, damage = kept(game)
    path = tmp_path / "kept.aocgame"
    path.write_text(sealed(record), encoding="utf-8")
    before = path.read_bytes()
    drop(window, path)
    box = window.findChild(QMessageBox, "taking_up")
    assert box is not None
    assert say(damage, "en") in box.text()
    assert "The first 6 moves can be played." in box.informativeText()
    click(next(made for made in box.buttons() if made.text() == "Replay it"))
    assert window.table is not None
    assert window.table.history_view.replaying
    assert len(window.table.session.match.moves) == BEFORE
    assert path.read_bytes() == before, "the record itself is never rewritten"
