"""The table as text: a whole game of every kind by the keyboard alone, rows and typed commands in turn."""

from __future__ import annotations

import pytest

from aoc_desktop.games import GAMES
from aoc_desktop.kernel.rng import Rng
from tests.ui.hands import hands_of
from tests.ui.person import Arrival


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_read_and_typed(arrive: Arrival, game: str) -> None:
    """What comes of it is the record replayed (`Person.check`); moves were typed, and made on rows of several kinds."""
    person = arrive(text_table="on")
    hands_of(game, person).read_a_whole_game(Rng(3))
    assert person.at_end
    assert "command" in person.kinds
    assert len(set(person.kinds)) >= 3
