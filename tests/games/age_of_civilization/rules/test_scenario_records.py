"""Each scenario played to bronze, silver, gold and failure: records found once by simulation, fixed since.

AOC_WRITE_GOLDEN=1 looks for new ones (after a change of rules or numbers); read the difference before it is committed.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop.ai.levels import level
from aoc_desktop.cli import main
from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.medals import medal_progress
from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS
from aoc_desktop.games.age_of_civilization.rules.setup import Options
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, read_record, record_of_match, replay, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.scenarios import MEDALS
from tests.games import data_of

FOLDER = data_of("age_of_civilization", "scenario_records")
ENDINGS = ("failure", *MEDALS)
MOST_SEEDS = 400


def record_path(scenario: str, ending: str) -> Path:
    return FOLDER / f"{scenario}_{ending}.json"


def played(scenario: str, seed: int, player: str) -> Match[State]:
    """A game of the scenario, played to its end by a level."""
    record = Record(GAME.id, "second_edition", 1, f"scenario:{scenario}", (), {"seed": seed})
    match = start(GAME, record)
    seat, rng = level(player), Rng(seed).fork(0)
    while match.deciders:
        match.play(0, seat(GAME, match.state, 0, rng))
    return match


def search(scenario: str, ending: str) -> str:
    """The first game that ends so: medals by expert, failures by novice; Lost Civilization fails by being lost."""
    player = "novice" if ending == "failure" else "expert"
    if ending == "failure" and scenario == "lost_civilization":
        player = "random"
    for seed in range(1, MOST_SEEDS):
        match = played(scenario, seed, player)
        assert match.outcome is not None
        medal = match.outcome.medal or "failure"
        if medal == ending and (player != "random" or match.state.scenario.lost):
            data = json.loads(record_of_match(match).to_json())
            data["meta"] = {"seed": seed, "level": player, "result": GAME.snapshot(match.state)["result"]}
            return json.dumps(data, indent=1) + "\n"
    raise AssertionError(f"no {ending} of {scenario} in {MOST_SEEDS} games")


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_fixed_record_ends_as_it_did(scenario: str, ending: str) -> None:
    path = record_path(scenario, ending)
    if os.environ.get("AOC_WRITE_GOLDEN"):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(search(scenario, ending), encoding="utf-8", newline="\n")
    record = read_record(path)
    match = replay(GAME, record)
    snapshot = GAME.snapshot(match.state)
    assert snapshot["result"] == json.loads(path.read_text(encoding="utf-8"))["meta"]["result"]
    assert match.outcome is not None
    assert match.outcome.medal == (None if ending == "failure" else ending)
    holding = [all(condition.holds for condition in asked) for _, asked in medal_progress(match.state)]
    if ending != "failure":
        place = MEDALS.index(ending)
        assert holding[place]
        assert not any(holding[place + 1 :])
    assert match.state.scenario.lost == (scenario == "lost_civilization" and ending == "failure")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_terminal_replays_a_scenario(scenario: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = record_path(scenario, "gold")
    assert main(["replay", str(path)]) == 0
    assert "medal: gold" in capsys.readouterr().out
    assert main(["replay", str(path), "--snapshots"]) == 0
    shots: list[dict[str, Any]] = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert shots[-1]["result"]["medal"] == "gold"
    assert all("in_force" in shot for shot in shots)


def test_a_record_of_another_scenario_does_not_replay() -> None:
    """The set-up of one scenario is not that of another: six wonders are too many for the Silk Road."""
    record = read_record(record_path("age_of_wonders", "gold"))
    options = Options(shipped_set("second_edition"), 1, "scenario:silk_road", frozenset(), dict(record.setup))
    with pytest.raises(Exception, match="setup_field"):
        GAME.setup(options, Rng(1))
