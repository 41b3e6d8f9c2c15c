"""Scenario files: what they may say is checked at the edge, and each shipped one says where its numbers come from."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest
from pydantic import ValidationError

from aoc_desktop.cli import main
from aoc_desktop.games.age_of_civilization.rules.scenario_files import ScenarioData
from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS, scenario, scenario_of
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.scenarios import MEDALS


def raw(name: str) -> dict[str, Any]:
    return tomllib.loads(resource("age_of_civilization", "scenarios", f"{name}.toml").read_text(encoding="utf-8"))


def test_every_file_is_a_scenario_and_every_scenario_a_file() -> None:
    files = {path.stem for path in resource("age_of_civilization", "scenarios").glob("*.toml")}
    assert files == set(SCENARIOS)
    for name in SCENARIOS:
        assert scenario_of(f"scenario:{name}") is scenario(name)
        assert scenario(name).id == name
    assert scenario_of("solo") is None


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_figures_that_settled_the_numbers_are_recorded(name: str) -> None:
    """Expert over 200 seeds: bronze in at least 90 of 100 games, silver in 50 to 80, gold in 10 to 40."""
    figures = scenario(name).figures
    assert figures is not None
    assert (figures.level, figures.games) == ("expert", 200)
    assert figures.bronze >= 0.90 * figures.games
    assert 0.50 * figures.games <= figures.silver <= 0.80 * figures.games
    assert 0.10 * figures.games <= figures.gold <= 0.40 * figures.games


CHANGES: list[tuple[str, dict[str, Any]]] = [
    ("an unknown field", {"weather": "rain"}),
    ("two medals", {"medal": [{"id": "bronze"}, {"id": "gold"}]}),
    ("an unknown medal", {"medal": [{"id": "bronze"}, {"id": "silver"}, {"id": "lead"}]}),
    ("a grant for ever", {"special_action": [{"id": "x", "workers": 1, "grants": {"always": "truce"}}]}),
    (
        "a grant that cannot be taken back",
        {"special_action": [{"id": "x", "workers": 1, "grants": {"always": "upcoming_actions"}, "lasts": "round"}]},
    ),
    ("more sacrificed than placed", {"special_action": [{"id": "x", "workers": 1, "sacrifice": 2}]}),
    ("a count of nothing", {"special_action": [{"id": "x", "workers": 1, "per": {"control": 2}}]}),
    ("an effect from round 7", {"effects": [{"always": "slot", "action": "trade", "from_round": 7}]}),
    ("an effect that is none", {"effects": [{"always": "rain"}]}),
]


@pytest.mark.parametrize(("says", "change"), CHANGES, ids=[says for says, _ in CHANGES])
def test_a_faulty_file_is_refused(says: str, change: dict[str, Any]) -> None:
    data = raw("age_of_wonders")
    ScenarioData.model_validate(data)
    with pytest.raises(ValidationError):
        ScenarioData.model_validate({**data, **change})


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENARIOS)
def test_expert_earns_the_medals_as_recorded(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`python3 run.py slow -k medals` plays the series again: about a minute for each scenario."""
    figures = scenario(name).figures
    assert figures is not None
    seats = ["--seats", figures.level, "--games", str(figures.games), "--seed", str(figures.seed)]
    assert main(["simulate", "--scenario", name, *seats, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    earned = {medal: data["medals"][medal]["at_least"] for medal in MEDALS}
    with capsys.disabled():
        print(f"\n{name}: {earned}, {data['seats'][0]['mean_points']} points on average")
    assert earned == {medal: getattr(figures, medal) for medal in MEDALS}
    assert data["seats"][0]["mean_points"] == figures.mean_points
