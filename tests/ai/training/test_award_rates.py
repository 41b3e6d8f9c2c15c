"""How often achievements are earned: shares of seats, one for each achievement."""

from __future__ import annotations

import pytest

from aoc_desktop.ai.training.award_rates import main, rates
from aoc_desktop.games import awards_of


def test_every_finished_game_earns_what_a_finished_game_earns() -> None:
    awards = awards_of("golden_ages")
    assert awards is not None
    found = rates(awards, ["random", "random", "random"], 2, 5)
    assert tuple(found) == awards.ids
    assert found["four_eras"] == 1
    assert all(0 <= share <= 1 for share in found.values())


def test_one_of_two_wins_a_crown(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--game", "monumental_duel", "--seats", "random,random", "--games", "3"])
    assert "| three_crowns | 50.0 % |" in capsys.readouterr().out
