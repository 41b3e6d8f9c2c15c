"""Measuring: matches as data, and the open game that only measures use."""

from __future__ import annotations

import json
from pathlib import Path

from aoc_desktop.ai.results_log import ResultsLog
from aoc_desktop.ai.training.ladder import Goal, OpenGame, goals_of, main, measure, measure_alone, record
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng
from tests.ai.games import PLAIN, SOLO, state_of


def test_a_match_as_data() -> None:
    found = measure(GAME, PLAIN.options, Goal(("novice", "random"), 0.5), 4, 1)
    assert found["games"] == 4
    assert found["interval"][0] < found["share"] <= found["interval"][1]


def test_alone_with_and_without_seeing_the_deck() -> None:
    hidden = measure_alone(GAME, SOLO.options, "adept", 2, 1)
    seen = measure_alone(OpenGame(GAME), SOLO.options, "adept", 2, 1)
    assert len(hidden["points"]) == len(seen["points"]) == 2


def test_an_open_game_hides_nothing() -> None:
    state = state_of(PLAIN, 5)
    game = OpenGame(GAME)
    assert game.redraw(game.view(state, 0), Rng(1)).deck == state.deck
    assert game.view(state, 0) == game.view(GAME.copy(state), 0)


def test_a_figure_replaces_the_one_before(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    record(path, "b", {"games": 1})
    record(path, "a", {"games": 2})
    record(path, "b", {"games": 3})
    assert json.loads(path.read_text()) == {"a": {"games": 2}, "b": {"games": 3}}


def test_the_command_writes_its_figure(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    main(["--only", "novice,random", "--games", "4", "--whole", "--out", str(path)])
    main(["--only", "solo:novice", "--games", "1", "--out", str(path)])
    figures = json.loads(path.read_text())
    assert figures["novice,random"]["games"] == 4
    assert len(figures["solo:novice"]["points"]) == 1


def test_the_shipped_figures_can_be_read() -> None:
    figures = json.loads(resource("age_of_civilization", "ai", "ladder.json").read_text(encoding="utf-8"))
    assert figures["solo:sage"]["games"] == 200
    assert figures["solo:sage"]["mean_points"] > 30.06
    assert figures["sage,expert"]["proved"] is True
    assert figures["sage,former_sage"]["proved"] is True


def test_the_goals_lie_beside_the_weights() -> None:
    goals = goals_of("age_of_civilization")
    assert goals.matches[0] == Goal(("novice", "random"), 0.95)
    assert {len(goal.levels) for goal in goals.matches} == {2, 4}
    assert goals.alone == (25, 30)
    assert goals_of("chess").matches == (), "a game that asks for nothing"


def test_a_series_that_was_cut_off_goes_on_where_it_stopped(tmp_path: Path) -> None:
    log, levels = tmp_path / "games.jsonl", ("novice", "random")
    whole = measure(GAME, PLAIN.options, Goal(levels, 0.5), 4, 1, whole=True, kept=ResultsLog(log))
    lines = log.read_text().splitlines()
    assert len(lines) == 4
    log.write_text("\n".join([*lines[:2], lines[2][:40]]) + "\n")  # the third line was cut off
    resumed = measure(GAME, PLAIN.options, Goal(levels, 0.5), 4, 1, whole=True, kept=ResultsLog(log))
    figures = ("games", "wins", "share", "mean_points")
    assert [resumed[name] for name in figures] == [whole[name] for name in figures]
    assert len(log.read_text().splitlines()) == 5, "two were there, two were played"
    again = measure(GAME, PLAIN.options, Goal(levels, 0.5), 4, 1, whole=True, kept=ResultsLog(log))
    assert again["seconds_mean"] == resumed["seconds_mean"], "nothing was played again"
