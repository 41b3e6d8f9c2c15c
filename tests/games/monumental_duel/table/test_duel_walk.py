"""A walk through the screens of Monumental Duel: no placeholder left, no text cut off or too small, French well set."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from aoc_desktop.ui.frame.main_window import MainWindow
from tests.games.monumental_duel.modes import MODES, Mode
from tests.ui.walk.any_game import SPOKEN, WalkedGame, played, screens, speak, tables, text_table, unreadable
from tests.ui.walk.low_vision import unseen_in_high_contrast
from tests.ui.walk.screens import Walk
from tests.ui.walk.window import WITHOUT_WAITING
from tests.ui.windows import opened

GAME = "monumental_duel"
BUSY = ("develop", "acquire", "complete", "conquer", "ambassador", "deploy", "use", "advantage", "warlord", "swap")
WALKED = [MODES[0], MODES[3], MODES[5]]
"""Greece against the Mughals, the Mughals against Aksum, Aksum against the Mughals."""


@pytest.fixture
def window(folder: Path) -> Iterator[MainWindow]:
    with opened(folder, **WITHOUT_WAITING) as window:
        yield window


@cache
def whole_game(mode: Mode) -> WalkedGame:
    record = mode.record
    return played(record._replace(setup={**record.setup, "seed": 11}), BUSY, 11)


@pytest.mark.parametrize(("language", "size"), SPOKEN)
def test_every_screen_can_be_read(language: str, size: int, window: MainWindow) -> None:
    speak(window, language, size)
    found = unreadable(window, screens(Walk(window, False), GAME), language, size)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("language", "size"), SPOKEN)
@pytest.mark.parametrize("number", range(len(WALKED)))
def test_the_table_can_be_read_at_every_step(language: str, size: int, number: int, window: MainWindow) -> None:
    game = whole_game(WALKED[number])
    assert {"activation", "action", "dice"} <= set(game.asked)
    speak(window, language, size)
    states = tables(Walk(window, False), game)
    found = unreadable(window, states, language, size, point=size == 100 and number == 0)
    assert not found, "\n".join(found)


def test_every_text_stands_out_in_high_contrast(window: MainWindow) -> None:
    walk = Walk(window, False)
    states = chain(screens(walk, GAME), tables(walk, whole_game(WALKED[0])), text_table(walk))
    assert unseen_in_high_contrast(window, states) == []
