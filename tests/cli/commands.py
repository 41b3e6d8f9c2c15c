"""Commands of the terminal as tests run them, and games to run them on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop import cli
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.kernel.record import Record, start
from aoc_desktop.kernel.rng import Rng

ROOT = Path(__file__).parents[2]
CARDS = ROOT / "resources" / "age_of_civilization" / "cards"
Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: str) -> str:
    """Run a command that must succeed; returns what it printed."""
    assert cli.main(arguments) == 0
    output = capsys.readouterr()
    assert output.err == ""
    return output.out


def simulated(capsys: Capture, *arguments: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(run(capsys, "simulate", "--json", *arguments))
    return data


def random_game(seed: int = 7, players: int = 2, mode: str = "table", variants: tuple[str, ...] = ()) -> Record:
    """A whole game played at random, as a record with its full set-up."""
    record = Record("age_of_civilization", "second_edition", players, mode, variants, {"seed": seed})
    match = start(GAME, record)
    setup = GAME.setup_of(match.state)
    rng = Rng(seed)
    while deciders := match.deciders:
        match.play(deciders[0], match.legal(deciders[0]).sample(rng))
    return record._replace(setup=setup, moves=tuple(match.moves))


def written(tmp_path: Path, record: Record) -> str:
    path = tmp_path / "game.json"
    path.write_text(record.to_json(), encoding="utf-8")
    return str(path)
