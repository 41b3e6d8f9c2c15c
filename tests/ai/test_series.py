"""Series of games: intervals, sequential tests, and the command that plays them."""

from __future__ import annotations

import json

import pytest

from aoc_desktop.ai.series import play_series
from aoc_desktop.ai.statistics import decided, percentile, wilson
from aoc_desktop.cli import main
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from tests.ai.games import PLAIN


def test_wilson_intervals() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_sequential_test_decides_when_it_can() -> None:
    assert decided(3, 4, 0.7) is None
    assert decided(90, 100, 0.7) is True
    assert decided(50, 100, 0.7) is False
    assert decided(70, 100, 0.7) is None


def test_percentiles() -> None:
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert percentile([], 0.95) == 0.0


def test_a_series_with_a_goal_stops_early_at_a_full_rotation() -> None:
    tally = play_series(GAME, PLAIN.options, ["novice", "random"], 400, 1, lambda number: None, 0.5)
    assert tally.games < 60
    assert tally.games % 2 == 0
    assert decided(tally.wins[0], tally.games, 0.5) is True


def test_the_command_plays_levels(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "--seats", "novice,random", "--games", "2", "--seed", "3", "--json"]
    assert main(command) == 0
    first = json.loads(capsys.readouterr().out)
    assert [seat["level"] for seat in first["seats"]] == ["novice", "random"]
    assert first["seats"][0]["seconds_95"] > 0
    assert len(first["seats"][0]["interval"]) == 2
    assert main(command) == 0
    again = json.loads(capsys.readouterr().out)
    assert [seat["mean_points"] for seat in again["seats"]] == [seat["mean_points"] for seat in first["seats"]]


def test_a_share_is_between_0_and_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--until", "70"]) == 2
    assert "70" in capsys.readouterr().err
