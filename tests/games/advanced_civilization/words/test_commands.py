"""Advanced Civilization from the terminal: series of games, where a record stands, card sets of a user's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aoc_desktop.cli import main
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.kernel.record import read_record, replay
from aoc_desktop.kernel.resources import resource
from tests.games import data_of

FOLDER = data_of("advanced_civilization", "conformance")


def test_a_series_of_games(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--seats", "random,random,random", "--games", "2", "--turn-limit", "5", "--seed", "3", "--json"]
    assert main(["simulate", "--game", "advanced_civilization", *options]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 2


def test_a_record_is_replayed_to_where_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(FOLDER / "01_west_2p_opening.record.json")]) == 0
    told = capsys.readouterr().out
    assert "best: Player 1 (Illyria)" in told
    assert "Rome: City of Italy." in told


def test_the_engine_says_where_it_stands_without_any_words() -> None:
    state = replay(GAME, read_record(FOLDER / "01_west_2p_opening.record.json")).state
    assert "illyria" in GAME.summary(state)
    assert "rome: city of player 2" in GAME.summary(state)


def own_set(folder: Path, name: str, right: str, wrong: str) -> Path:
    """The standard set in one file, with one thing changed."""
    parts = []
    for table in ("map", "boards", "nations", "commodities", "calamities", "civilization_cards"):
        text = resource("advanced_civilization", f"{table}.toml").read_text(encoding="utf-8")
        if table == name:
            assert right in text
            text = text.replace(right, wrong, 1)
        lines = []
        for line in text.splitlines():
            if line.startswith("[["):
                line = f"[[{table}.{line[2:]}"
            elif line.startswith("["):
                line = f"[{table}.{line[1:]}"
            lines.append(line)
        parts.append("\n".join([f"[{table}]", *lines]))
    path = folder / "own.toml"
    path.write_text("\n".join(parts), encoding="utf-8")
    return path


def check(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    status = main(["check-cards", "--game", "advanced_civilization", str(path)])
    read = capsys.readouterr()
    return status, read.out + read.err


def test_an_own_set_can_be_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, told = check(own_set(tmp_path, "civilization_cards", "cost = 45", "cost = 40"), capsys)
    assert status == 0
    assert "9 boards, 9 nations, 18 commodities, 12 calamities, 24 civilisation cards" in told


@pytest.mark.parametrize(
    ("table", "right", "wrong", "words"),
    [
        ("map", 'land = ["antioch"', 'land = ["atlantis"', ("aleppo", "land")),
        ("map", "limit = 2", "limit = 0", ("aleppo", "limit")),
        ("map", 'land = ["antioch", "assyria"', 'land = ["assyria"', ("antioch", "land")),
        ("boards", 'areas = ["apollonia"', 'areas = ["atlantis"', ("west", "areas")),
        ("boards", "tokens = { 2 = 55, 3 = 47 }", "tokens = { 2 = 55 }", ("west", "tokens.3")),
        ("nations", "order = 2", "order = 1", ("italy", "order")),
        ("nations", "early_bronze = 5, late_bronze = 8", "early_bronze = 9, late_bronze = 8", ("africa", "first")),
        ("commodities", 'id = "hides"', 'id = "ochre"', ("ochre", "id")),
        ("calamities", "stack = 2\ntradable = true", "stack = 2\ntradable = false", ("volcano", "stack")),
        ("calamities", 'card = "engineering"', 'card = "plumbing"', ("volcano", "modifiers")),
        ("civilization_cards", 'groups = ["crafts"]', 'groups = ["sports"]', ("pottery", "groups")),
        ("civilization_cards", 'effect = "ship_range"', 'effect = "flight"', ("cloth_making", "effect")),
        ("civilization_cards", "cost = 45", 'cost = "much"', ("pottery", "cost")),
    ],
)
def test_a_fault_is_told_by_card_and_field(
    table: str, right: str, wrong: str, words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told = check(own_set(tmp_path, table, right, wrong), capsys)
    assert status == 2
    assert all(word in told for word in words), told


def test_a_set_with_a_table_missing_or_too_many(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "own.toml"
    path.write_text("[map]\nformat = 1\n")
    assert check(path, capsys)[0] == 2
    path.write_text("[sports]\nformat = 1\n")
    status, told = check(path, capsys)
    assert status == 2
    assert "sports" in told
    path.write_text("map = 3\n")
    assert check(path, capsys)[0] == 2


def test_a_game_with_an_own_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = own_set(tmp_path, "civilization_cards", "cost = 45", "cost = 40")
    options = ["--seats", "random,random", "--games", "1", "--turn-limit", "4", "--cards", str(path)]
    assert main(["simulate", "--game", "advanced_civilization", *options]) == 0
    assert "1 game" in capsys.readouterr().out
