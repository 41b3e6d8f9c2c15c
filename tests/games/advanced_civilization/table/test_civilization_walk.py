"""A walk through the screens of Advanced Civilization: no placeholder left, no text cut off or too small, French well
set."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, read_record, replay
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit import lettering
from tests.games import data_of
from tests.games.advanced_civilization.table.moments import NAMES
from tests.ui.walk.any_game import SPOKEN, screens, speak, text_table, unreadable
from tests.ui.walk.eyes import small_letters
from tests.ui.walk.low_vision import unseen_in_high_contrast
from tests.ui.walk.screens import State, Walk
from tests.ui.walk.window import WITHOUT_WAITING, settled
from tests.ui.windows import opened

RECORDS = data_of("advanced_civilization", "conformance")


@pytest.fixture
def window(folder: Path) -> Iterator[MainWindow]:
    with opened(folder, **WITHOUT_WAITING) as window:
        yield window


@pytest.mark.parametrize(("language", "size"), SPOKEN)
def test_every_screen_can_be_read(language: str, size: int, window: MainWindow) -> None:
    speak(window, language, size)
    found = unreadable(window, screens(Walk(window, False), GAME.id), language, size)
    assert not found, "\n".join(found)


@cache
def walked(name: str) -> tuple[Record, dict[str, tuple[int, int]]]:
    """A whole game, and of each step that asks somebody the last time: after how many moves, and whom."""
    record = read_record(next(RECORDS.glob(f"{name}*.record.json")))
    match: Match[Any] = replay(GAME, record)
    asked: dict[str, tuple[int, int]] = {}
    for number, (state, played) in enumerate(zip(match.states(), match.history, strict=True)):
        if played.seat >= 0:
            asked[state.step] = number, played.seat
    return record, {**asked, "finished": (len(record.moves), 0)}


def tables(walk: Walk, name: str) -> Iterator[State]:
    """Whoever is asked is the person at the screen."""
    record, asked = walked(name)
    for step, (moves, seat) in asked.items():
        seats = [
            {"name": NAMES[each], "level": "human" if each == seat else "random"} for each in range(record.players)
        ]
        walk.sit_at(record._replace(moves=record.moves[:moves], meta={"seats": seats}))
        settled()
        yield State(step)


@pytest.mark.parametrize(("name", "language", "size"), [("03", "fr", 150), ("14", "fr", 100), ("14", "en", 150)])
def test_the_table_can_be_read_at_every_step(name: str, language: str, size: int, window: MainWindow) -> None:
    speak(window, language, size)
    found = unreadable(window, tables(Walk(window, False), name), language, size, point=False)
    assert not found, "\n".join(found)


ON_THE_MAT = ("mat ", "counter:", "bar:", "set:", "caption:mat ", "owned:", "wish:")


@pytest.mark.parametrize("size", [100, 150])
def test_the_mat_is_read_in_the_smallest_window(size: int, window: MainWindow) -> None:
    """Whatever the language makes of its lines, none has letters under 11 px, and none is cut."""
    speak(window, "fr", size)
    window.resize(960, 600)
    with small_letters() as small:
        for state in tables(Walk(window, False), "14"):
            assert window.table is not None
            stage = window.table.view.stage
            stage.pictures.clear()
            small.clear()
            lettering.overflows.clear()
            for key, piece in stage.pieces.items():
                if key.startswith(ON_THE_MAT):
                    piece.forget()
                    piece.picture(stage.ratio)
            cut = [overflow.text for overflow in lettering.overflows]
            assert (small, cut) == (set(), []), state.name


def test_every_text_stands_out_in_high_contrast(window: MainWindow) -> None:
    walk = Walk(window, False)
    states = chain(screens(walk, GAME.id), tables(walk, "14"), text_table(walk))
    assert unseen_in_high_contrast(window, states) == []
