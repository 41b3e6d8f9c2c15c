"""Players for measuring alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from aoc_desktop.ai.levels import BUDGETS
from aoc_desktop.ai.training.former import measured
from aoc_desktop.games import game_named
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng


@pytest.mark.parametrize("game_id", ["age_of_civilization", "golden_ages", "monumental_duel"])
def test_the_sage_before_this_one_can_still_be_played_against(game_id: str) -> None:
    game = game_named(game_id)
    cards = {"age_of_civilization": "second_edition", "golden_ages": "base", "monumental_duel": "espionage"}[game_id]
    state = game.setup(game.options(Record(game_id, cards, 2, "table", (), {"seed": 1})), Rng(1))
    seat = game.deciders(state)[0]
    assert measured("sage_0_2")(game, state, seat, Rng(1)) in game.legal(state, seat)
    shipped = resource(game_id, "ai", "weights.json")
    assert measured(f"{shipped}@expert")(game, state, seat, Rng(1)) in game.legal(state, seat)


def test_no_seat_is_offered_a_former_sage() -> None:
    assert "sage_0_2" not in BUDGETS
    with pytest.raises(BadOptions):
        measured("sage_0_0")


def test_a_level_of_today_is_what_it_is(tmp_path: Path) -> None:
    assert measured("expert").budget == "expert"  # type: ignore[attr-defined]
