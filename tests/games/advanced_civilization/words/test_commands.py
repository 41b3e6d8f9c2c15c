"""Advanced Civilization from the terminal: series of games, where a record stands, card sets of a user's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aoc_desktop.ai.levels import level
from aoc_desktop.cli import main
from aoc_desktop.games.advanced_civilization.rules.card_files import load_cards, shipped_set
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.words.commands import COMMANDS
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.record import Record, parse_record, read_record, record_of_match, replay, start
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.saved_record import card_set_of
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


MINE = """
format = 1
id = "my_box"
extends = "standard"

[[civilization_card]]
id = "pottery"
cost = 50
source = "box"

[[civilization_card]]
id = "weaving"
groups = ["crafts"]
cost = 60
requires = ""
credits = { pottery = 5 }
effects = [{ effect = "ship_range", amount = 1 }]
source = "own"

[[commodity]]
id = "tea"
stack = 3
count = 6
largest = 108
mineral = false
source = "own"

[[calamity]]
id = "famine"
primary = { kind = "lose_points", points = 12 }
"""
"""A user's set: what it says is different, all else is the box's."""


def mine(folder: Path, right: str = "", wrong: str = "") -> Path:
    path = folder / "my_box.toml"
    path.write_text(MINE.replace(right, wrong, 1) if right else MINE, encoding="utf-8")
    return path


def test_a_set_says_only_what_is_different(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, told = check(mine(tmp_path), capsys)
    assert status == 0
    assert "9 boards, 9 nations, 19 commodities, 12 calamities, 25 civilisation cards" in told
    cards, box = load_cards(parse_toml(mine(tmp_path)), "my_box.toml"), shipped_set("standard")
    assert cards.id == "my_box"
    own, printed = ({card.id: card for card in found.civilization_cards} for found in (cards, box))
    assert (own["pottery"].cost, printed["pottery"].cost) == (50, 45)
    assert own["pottery"].groups == printed["pottery"].groups
    assert next(card.points for card in cards.calamities if card.id == "famine") == 12


@pytest.mark.parametrize(
    ("right", "wrong", "words"),
    [
        ("cost = 50", 'cost = "much"', ("my_box.toml", "pottery", "cost")),
        ("cost = 60", "price = 60", ("my_box.toml", "weaving")),
        ('"standard"', '"western"', ("my_box.toml", "extends", "western")),
        ('"my_box"', '"standard"', ("my_box.toml", "id")),
        ('groups = ["crafts"]', 'groups = ["sports"]', ("weaving", "groups", "sports")),
        ("stack = 3", "stack = 12", ("tea", "stack")),
        ("[[calamity]]", "[[nation]]", ("my_box.toml", "nation")),
        ("format = 1", "format = 9", ("my_box.toml", "format")),
        ('id = "famine"', 'name = "famine"', ("my_box.toml", "calamity", "id")),
    ],
)
def test_a_fault_of_such_a_set_is_one_sentence(
    right: str, wrong: str, words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told = check(mine(tmp_path, right, wrong), capsys)
    assert status == 2
    assert len(told.strip().splitlines()) == 1
    assert all(word in told for word in words), told


def test_such_a_set_is_played_and_stands_in_the_record(tmp_path: Path) -> None:
    own = COMMANDS.cards_in(mine(tmp_path))
    match = start(GAME, Record(GAME.id, own, 4, "table", (), {"seed": 1}))
    rng, seats = Rng(1), level("adept")
    while match.state.turn < 11:
        seat = match.deciders[0]
        chance = seat == CHANCE
        match.play(seat, GAME.draw(match.state, rng) if chance else seats(GAME, match.state, seat, rng))
    written = parse_record(record_of_match(match).to_json())
    assert card_set_of(written) == "my_box"
    assert replay(GAME, written).state.key() == match.state.key()
    assert "tea" in {word for played in match.history for word in played.move}, "the new commodity is traded"
    assert GAME.fingerprint(own) not in (GAME.fingerprint("standard"), GAME.fingerprint({**own, "commodity": []}))
