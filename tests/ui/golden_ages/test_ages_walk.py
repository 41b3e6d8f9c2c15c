"""A walk through the screens of The Golden Ages: no placeholder left, no text cut off or too small, French well set."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from aoc_desktop.games.golden_ages.game import GAME
from aoc_desktop.kernel.record import Record, record_of_match, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui import lettering
from aoc_desktop.ui.main_window import MainWindow
from tests.sessions import NAMES
from tests.ui.test_walk import BADLY_SET, PLACEHOLDER, problems
from tests.ui.walk.eyes import small_letters
from tests.ui.walk.screens import USUAL, State, Walk, point_everywhere
from tests.ui.walk.window import PATH, settled
from tests.ui.windows import opened

SPOKEN = [("fr", 100), ("fr", 150), ("en", 100), ("en", 150)]
TABLES = ((2, ("last_turns",)), (3, ("balanced_civilizations",)), (4, ()))
STEPS = ("turn", "place", "capital", "found", "judgement", "civilization", "reveal", "technology", "glory", "take")
WITHOUT_WAITING = {"pace": 0, "confirm_end_of_turn": False, "play_forced_moves": False}


@pytest.fixture
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    with opened(tmp_path, **WITHOUT_WAITING) as window:
        yield window


@cache
def whole_game(players: int, variants: tuple[str, ...]) -> tuple[Record, dict[str, list[int]]]:
    """A game in which much is built, and after how many moves seat 0 is asked for each step."""
    record = Record(GAME.id, "base", players, "table", variants, {"seed": players})
    match, rng = start(GAME, record), Rng(players)
    asked: dict[str, list[int]] = {}
    while match.deciders:
        seat = match.deciders[0]
        if seat == 0:
            asked.setdefault(match.state.step, []).append(len(match.history))
        moves = list(GAME.legal(match.state, seat))
        dear = [move for move in moves if move[0] in ("found", "wonder", "build", "develop", "attack")]
        match.play(seat, rng.choice(dear if dear and rng.below(3) else moves))
    return record_of_match(match), asked


def moments(players: int, variants: tuple[str, ...]) -> list[int]:
    """The last time each step was asked for, and the end."""
    record, asked = whole_game(players, variants)
    return [*sorted(times[-1] for step, times in asked.items() if step in STEPS), len(record.moves)]


def sit(walk: Walk, players: int, variants: tuple[str, ...], moves: int) -> None:
    """The real table at a moment of that game."""
    record, _ = whole_game(players, variants)
    seats = [{"name": name, "level": "random" if number else "human"} for number, name in enumerate(NAMES[:players])]
    walk.sit_at(record._replace(moves=record.moves[:moves], meta={"seats": seats}))


def screens(walk: Walk) -> Iterator[State]:
    window = walk.window
    box = window.home.findChild(QWidget, "box_golden_ages")
    yield State("shelf")
    box.click()
    yield State("page")
    for name in ("new_game", "almanac", "rules", "achievements", "daily"):
        window.actions_[name].trigger()
        page = window.stack.currentWidget()
        if name == "almanac":
            for place in range(page.kinds.count()):
                page.kinds.setCurrentIndex(place)
                page.list.setCurrentRow(page.list.count() - 1)
                yield State(f"almanac: {page.kind}")
        else:
            yield State(name)


def tables(walk: Walk) -> Iterator[State]:
    for players, variants in TABLES:
        for moves in moments(players, variants):
            sit(walk, players, variants, moves)
            settled()
            yield State(f"{players} players after {moves} moves")


def pointed_at(window: MainWindow, language: str) -> Iterator[str]:
    """What is said of every place."""
    assert window.table is not None
    page = window.table
    for _ in point_everywhere(page):
        telling = page.view.telling
        words = [line.text for line in telling.bubble.words.lines]
        words.append(page.view.look.describe(telling.hovered, page.models, page.view.faces) if telling.hovered else "")
        telling.tell_more()
        words += [line.text for line in telling.note.words.lines]
        for text in words:
            if PLACEHOLDER.search(text) or (language == "fr" and BADLY_SET.search(PATH.sub("", text))):
                yield f"{telling.hovered}: {text!r}"


@pytest.mark.parametrize(("language", "size"), SPOKEN)
def test_everything_can_be_read(language: str, size: int, window: MainWindow) -> None:
    walk = Walk(window, False)
    window.preferences["language"], window.preferences["text_size"] = language, size
    window.resize(*USUAL)
    window.setUpdatesEnabled(False)
    with small_letters() as small:
        found = [
            f"{state.name}: {problem}"
            for state in (*screens(walk),)
            for problem in problems(walk, state, language, size, small)
        ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("language", "size"), SPOKEN)
def test_the_table_can_be_read_at_every_step(language: str, size: int, window: MainWindow) -> None:
    walk = Walk(window, False)
    window.preferences["language"], window.preferences["text_size"] = language, size
    window.resize(*USUAL)
    window.setUpdatesEnabled(False)
    found = []
    with small_letters() as small:
        for state in tables(walk):
            found += [f"{state.name}: {problem}" for problem in problems(walk, state, language, size, small)]
            if size == 100:
                found += [f"{state.name}: {problem}" for problem in pointed_at(window, language)]
            lettering.overflows.clear()
            QApplication.processEvents()
    assert not found, "\n".join(found)
