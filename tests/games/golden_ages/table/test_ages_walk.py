"""A walk through the screens of The Golden Ages: no placeholder left, no text cut off or too small, French well set."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from aoc_desktop.games.golden_ages.rules.game import GAME
from aoc_desktop.kernel.record import Record
from aoc_desktop.ui.frame.main_window import MainWindow
from tests.ui.walk.any_game import SPOKEN, WalkedGame, played, screens, speak, tables, text_table, unreadable
from tests.ui.walk.low_vision import unseen_in_high_contrast
from tests.ui.walk.screens import Walk
from tests.ui.walk.window import WITHOUT_WAITING
from tests.ui.windows import opened

TABLES = ((2, ("last_turns",)), (3, ("balanced_civilizations",)), (4, ()))
BUSY = ("found", "wonder", "build", "develop", "attack")


@pytest.fixture
def window(folder: Path) -> Iterator[MainWindow]:
    with opened(folder, **WITHOUT_WAITING) as window:
        yield window


@cache
def whole_game(players: int, variants: tuple[str, ...]) -> WalkedGame:
    return played(Record(GAME.id, "base", players, "table", variants, {"seed": players}), BUSY, players)


@pytest.mark.parametrize(("language", "size"), SPOKEN)
def test_everything_can_be_read(language: str, size: int, window: MainWindow) -> None:
    speak(window, language, size)
    found = unreadable(window, screens(Walk(window, False), GAME.id), language, size)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("language", "size"), SPOKEN)
@pytest.mark.parametrize(("players", "variants"), TABLES)
def test_the_table_can_be_read_at_every_step(
    players: int, variants: tuple[str, ...], language: str, size: int, window: MainWindow
) -> None:
    speak(window, language, size)
    states = tables(Walk(window, False), whole_game(players, variants))
    found = unreadable(window, states, language, size, point=size == 100)
    assert not found, "\n".join(found)


def test_every_text_stands_out_in_high_contrast(window: MainWindow) -> None:
    walk = Walk(window, False)
    states = chain(screens(walk, GAME.id), tables(walk, whole_game(4, ())), text_table(walk))
    assert unseen_in_high_contrast(window, states) == []
