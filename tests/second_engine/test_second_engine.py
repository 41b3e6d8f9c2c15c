"""Path of Glory and Skirmish in two engines: 3,000 moves, and 150,000 by `python3 run.py slow -k second_engine`."""

from __future__ import annotations

import ast
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import read_record
from tests.games import data_of
from tests.second_engine.comparison import GAMES, OF_EACH, play_both, play_until
from tests.second_engine.game import SecondGame
from tests.second_engine.scenarios import SCENARIOS

NORMAL_MOVES = 3_000
MANY_MOVES = 150_000

HERE = Path(__file__).parent
IMPORTS = {"__future__", "collections", "functools", "pathlib", "tests", "tomllib", "typing"}
ENGINE = ("cards", "game", "gains", "scenarios", "table", "turn")
CONFORMANCE = data_of("age_of_civilization", "conformance")
SOLO = ("06_second_edition_solo", "07_second_edition_solo_innovation", "10_first_edition_solo")
RECORDS = data_of("age_of_civilization", "scenario_records")
ENDINGS = {"none", "bronze", "silver", "gold"}


def test_the_second_engine_takes_nothing_from_the_first() -> None:
    for module in ENGINE:
        for node in ast.walk(ast.parse((HERE / f"{module}.py").read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [str(node.module)] if isinstance(node, ast.ImportFrom) else []
            assert not [name for name in names if name.split(".")[0] not in IMPORTS], module


@pytest.mark.parametrize("name", SOLO)
def test_the_second_engine_plays_skirmish_like_a_third_one(name: str) -> None:
    """The conformance games were made elsewhere: they vouch for the second engine before it judges the first."""
    record = json.loads((CONFORMANCE / f"{name}.record.json").read_text(encoding="utf-8"))
    snapshots = (CONFORMANCE / f"{name}.snapshots.jsonl").read_text(encoding="utf-8").splitlines()
    game = SecondGame(record["card_set"], record["mode"], record["setup"])
    assert game.snapshot() == json.loads(snapshots[0])
    for move, snapshot in zip(record["moves"], snapshots[1:], strict=True):
        game.play(move)
        assert game.snapshot() == json.loads(snapshot), move


@pytest.mark.parametrize("ending", ["failure", "bronze", "silver", "gold"])
@pytest.mark.parametrize("scenario", [scenario.id for scenario in SCENARIOS])
def test_games_to_every_medal_end_alike(scenario: str, ending: str) -> None:
    record = read_record(RECORDS / f"{scenario}_{ending}.json")

    def as_recorded(match: Match[Any], legal: list[str]) -> str:
        return record.moves[len(match.moves)]

    moves, result = play_both(record._replace(moves=()), as_recorded)
    assert moves == len(record.moves)
    assert result["medal"] == (None if ending == "failure" else ending)


def test_both_engines_agree_over_3_000_moves() -> None:
    tally = play_until(NORMAL_MOVES)
    assert tally.games > OF_EACH * len(GAMES), "every mode of every edition, at random and played well"


@pytest.mark.slow
def test_both_engines_agree_over_150_000_moves() -> None:
    tally = play_until(MANY_MOVES)
    print(f"\n{tally.games} games, {tally.moves.total()} moves: no difference")
    for mode, medals in tally.medals.items():
        print(f"{mode}: {tally.moves[mode]} moves; {counted(medals)}")
        assert set(medals) == (ENDINGS if mode.startswith("scenario") else {"none"}), "every ending was met"


def counted(medals: Counter[str]) -> str:
    return ", ".join(f"{medal} {number}" for medal, number in medals.most_common())
