"""Bad input of every kind: exit status 2 and one line that names the file, the place and the reason. Never a traceback.

Each case is an input and the telling words of the line that answers it.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop import cli

ROOT = Path(__file__).parents[1]

Words = tuple[str, ...]


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run a command that must fail; returns its one line."""
    assert cli.main(arguments) == 2
    output = capsys.readouterr()
    assert output.out == ""
    return checked(output.err)


def checked(error: str) -> str:
    """One readable line: no traceback, no name of a Python error, no reason without a sentence of its own."""
    assert error.startswith("aoc-desktop: ")
    assert error.endswith(".\n")
    assert not error.endswith("..\n")
    line = error[:-1]
    assert line.isprintable()
    assert len(line) < 400
    for wrong in ("Traceback", "Error", "Refused:", "None", "pydantic", "cannot be used ("):
        assert wrong not in line
    assert not re.search(r"\{\w+[}:.]", line), "a template that was not filled"
    return line


def names_all(line: str, words: Words) -> None:
    for word in words:
        assert word in line, f"{word!r} is not in {line!r}"


# ---------------------------------------------------------------- a good record, to be spoiled

WONDERS = ["petra", "colossus", "stonehenge", "great_wall", "mausoleum"]
MARKET = ["egypt", "rome", "axum", "babylon", "phoenicia"]
# fmt: off
DECK = [
    "china", "kongo", "carthage", "kush", "mali", "zimbabwe", "byzantium", "britain", "franks", "iberia", "italy",
    "greece", "macedon", "korea", "japan", "tibet", "arabia", "hittites", "ottomans", "persia", "sumer", "lydia",
    "assyria", "india", "harappa", "khmer", "indonesia", "dai_viet", "mughals", "aztecs", "inca", "maya", "tiwanaku",
    "polynesia", "cahokia", "scythia", "vikings", "slavs", "huns", "celts", "germania", "khitan", "mongolia",
]
# fmt: on
SETUP: dict[str, Any] = {
    "first_player": 0,
    "track": ["hunt", "fish", "farm", "conquest", "trade", "plague", "construction", "culture"],
    "wonders": WONDERS,
    "market": MARKET,
    "deck": DECK,
}
GOOD: dict[str, Any] = {
    "format": 1,
    "game": "age_of_civilization",
    "card_set": "second_edition",
    "players": 2,
    "mode": "table",
    "variants": [],
    "setup": SETUP,
    "moves": ["rise egypt", "act hunt", "act farm", "done", "rise rome", "rest"],
}
SOLO = {"players": 1, "mode": "solo", "setup": {"seed": 1}, "moves": []}


def replayed(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: object) -> str:
    path = tmp_path / "game.json"
    path.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
    line = complaint(capsys, "replay", str(path))
    assert line.startswith("aoc-desktop: game.json: ")
    return line


def test_the_good_record_is_good(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(GOOD))
    assert cli.main(["replay", str(path)]) == 0
    output = capsys.readouterr()
    assert output.out.startswith("6 moves, round 2 of 6, seat 2 to decide (civilization)\n")
    assert output.err == ""


# ---------------------------------------------------------------- files that are no record at all

TEXT = json.dumps(GOOD)
NO_RECORD: dict[str, tuple[bytes, Words]] = {
    "empty file": (b"", ("not JSON", "line 1, column 1")),
    "truncated": (TEXT[:200].encode(), ("not JSON", "line 1", "column")),
    "cut in the middle of a list": (b'{\n"format": 1,\n"moves": ["rise egypt",', ("not JSON", "line 3")),
    "a text": (b"hello", ("not JSON", "line 1, column 1")),
    "something after the end": (TEXT.encode() + b"}", ("not JSON",)),
    "not UTF-8": (TEXT.replace("egypt", "égypte").encode("latin-1"), ("byte", "not UTF-8")),
    "UTF-16": (TEXT.encode("utf-16"), ("byte 0", "not UTF-8")),
    "zeros": (b"\0" * 100, ("not JSON",)),
    "deep nesting": (b"[" * 200_000, ("too deeply nested",)),
    "an endless number": (b'{"format": ' + b"9" * 5000 + b"}", ("4300 digits",)),
    "a list": (b"[]", ("wrong type", "a list")),
    "a number": (b"7", ("wrong type", "a whole number")),
    "a field twice": (TEXT[:-1].encode() + b', "moves": []}', ("moves", "there twice")),
    "a field of the set-up twice": (TEXT.replace('"first_player"', '"deck": [], "first_player"').encode(), ("deck",)),
}


@pytest.mark.parametrize("case", NO_RECORD)
def test_what_is_no_record(case: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data, words = NO_RECORD[case]
    names_all(replayed(capsys, tmp_path, data), words)


def test_a_missing_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    names_all(complaint(capsys, "replay", str(tmp_path / "lost.json")), ("lost.json", "No such file"))


def test_a_folder_instead_of_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    names_all(complaint(capsys, "replay", str(tmp_path / "games")), ("games", "cannot be read", "directory"))


def test_a_huge_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(2 * 10**9)
    names_all(complaint(capsys, "replay", str(path)), ("huge.json", "larger than 5,000,000 bytes"))


def test_a_file_that_may_not_be_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tests may run as root, whom no file refuses: so the refusal is put into this one file's reading."""
    path = tmp_path / "game.json"
    path.write_text("{}")
    read_text = Path.read_text

    def refuse(self: Path, encoding: str | None = None) -> str:
        if self == path:
            raise PermissionError(13, "Permission denied")
        return read_text(self, encoding)

    monkeypatch.setattr(Path, "read_text", refuse)
    names_all(complaint(capsys, "replay", str(path)), ("game.json", "cannot be read", "Permission denied"))


# ---------------------------------------------------------------- fields of a record

FIELDS: dict[str, tuple[dict[str, Any], Words]] = {
    "newer format": ({"format": 2}, ("format 2", "formats up to 1")),
    "format 0": ({"format": 0}, ("format", "0")),
    "format as a text": ({"format": "1"}, ("format", "wrong type", "a text")),
    "unknown field": ({"colour": "red"}, ("colour", "no such field")),
    "unknown game": ({"game": "chess"}, ("chess", "age_of_civilization")),
    "unknown card set": ({"card_set": "third_edition"}, ("third_edition", "second_edition and first_edition")),
    "card set as a list": ({"card_set": ["second_edition"]}, ("card_set", "wrong type", "a list")),
    "bool for int": ({"players": True}, ("players", "wrong type", "true or false")),
    "float for int": ({"players": 2.0}, ("players", "wrong type", "a number with a fraction")),
    "text for int": ({"players": "2"}, ("players", "wrong type", "a text")),
    "null for int": ({"players": None}, ("players", "wrong type", "nothing")),
    "object where a list is expected": ({"moves": {}}, ("moves", "wrong type", "a table")),
    "list where an object is expected": ({"setup": []}, ("setup", "wrong type", "a list")),
    "a move that is a list": ({"moves": [["rise", "egypt"]]}, ("moves", "wrong type", "a list")),
    "a move that is a number": ({"moves": ["rise egypt", 5]}, ("moves", "wrong type", "a whole number")),
    "a variant that is a number": ({"variants": [1]}, ("variants", "wrong type")),
    "a variant twice": ({"variants": ["draft", "draft"]}, ("Draft", "twice")),
    "meta as a text": ({"meta": "Anna"}, ("meta", "wrong type", "a text")),
    "too many moves": ({"moves": ["done"] * 100_001}, ("moves", "too long", "100001")),
    "0 players": ({"players": 0}, ("2 to 4 players", "not 0")),
    "1 player at a table": ({"players": 1}, ("2 to 4 players", "not 1")),
    "5 players": ({"players": 5}, ("2 to 4 players", "not 5")),
    "a negative number of players": ({"players": -2}, ("2 to 4 players", "not −2")),
    "a huge number of players": ({"players": 10**30}, ("2 to 4 players", "1,000,000")),
    "2 players in solo": ({**SOLO, "players": 2}, ("solo game has 1 player", "not 2")),
    "unknown mode": ({"mode": "duel"}, ("duel", "table, solo or scenario:NAME")),
    "empty mode": ({"mode": ""}, ("mode", "table, solo or scenario:NAME")),
    "a scenario not yet playable": ({**SOLO, "mode": "scenario:silk_road"}, ("Silk Road", "cannot be played yet")),
    "unknown variant": ({"variants": ["speed"]}, ("speed", "not known")),
    "solo with the draft": ({**SOLO, "variants": ["draft"]}, ("Draft", "not for solo")),
    "solo with events": ({**SOLO, "variants": ["changing_world"]}, ("A changing world", "not for solo")),
    "first edition with innovation": (
        {"card_set": "first_edition", "variants": ["innovation"], "setup": {"seed": 1}},
        ("Innovation", "First edition"),
    ),
    "first edition with events": (
        {"card_set": "first_edition", "variants": ["changing_world"], "setup": {"seed": 1}},
        ("A changing world", "First edition"),
    ),
    "a card of the other edition": ({"card_set": "first_edition"}, ("Set-up", "phoenicia", "not a card of this set")),
}


@pytest.mark.parametrize("case", FIELDS)
def test_fields_of_a_record(case: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    changes, words = FIELDS[case]
    names_all(replayed(capsys, tmp_path, {**GOOD, **changes}), words)


@pytest.mark.parametrize("field", GOOD)
def test_a_missing_field(field: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data = {name: value for name, value in GOOD.items() if name != field}
    names_all(replayed(capsys, tmp_path, data), (field, "missing"))


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999"])
def test_numbers_that_are_none(number: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = TEXT.replace('"players": 2', f'"players": {number}')
    names_all(replayed(capsys, tmp_path, text.encode()), ("players", "wrong type"))
    seeded = json.dumps({**GOOD, "setup": {"seed": 0}}).replace('"seed": 0', f'"seed": {number}')
    names_all(replayed(capsys, tmp_path, seeded.encode()), ("setup.seed", "wrong type"))


# ---------------------------------------------------------------- set-ups that somebody has edited

SETUPS: dict[str, tuple[dict[str, Any], Words]] = {
    "a card missing in the deck": ({"deck": DECK[1:]}, ("deck", "“china” is missing")),
    "a card twice in the deck": ({"deck": [*DECK, "china"]}, ("deck", "“china” is there twice")),
    "an unknown card in the deck": ({"deck": [*DECK[1:], "atlantis"]}, ("deck", "“atlantis” is not a card")),
    "a card in market and deck": ({"deck": [*DECK, "egypt"]}, ("deck", "“egypt” is there twice")),
    "a deck that is a text": ({"deck": "china"}, ("deck", "a list")),
    "a deck of numbers": ({"deck": [1, 2]}, ("deck", "a list")),
    "a deck that is null": ({"deck": None}, ("deck", "a list")),
    "a market of 4": ({"market": MARKET[:4], "deck": [*DECK, MARKET[4]]}, ("market", "4", "5")),
    "a market of 6": ({"market": [*MARKET, "china"], "deck": DECK[1:]}, ("market", "6", "5")),
    "a card twice in the market": ({"market": [*MARKET[:4], "egypt"]}, ("market", "“egypt” is there twice")),
    "an unknown card in the market": ({"market": ["atlantis", *MARKET[1:]]}, ("market", "“atlantis” is not a card")),
    "a wonder in the market": ({"market": ["petra", *MARKET[1:]]}, ("market", "“petra” is not a card")),
    "too few wonders": ({"wonders": WONDERS[:4]}, ("wonders", "4", "5")),
    "a wonder twice": ({"wonders": [*WONDERS[:4], "petra"]}, ("wonders", "“petra” is there twice")),
    "an unknown wonder": ({"wonders": [*WONDERS[:4], "eiffel_tower"]}, ("wonders", "“eiffel_tower”")),
    "a track of 7": ({"track": SETUP["track"][:7]}, ("track", "not the cards", "8")),
    "a track with a card twice": ({"track": [*SETUP["track"][:7], "hunt"]}, ("track", "not the cards")),
    "a track with an unknown card": ({"track": [*SETUP["track"][:7], "dance"]}, ("track", "not the cards")),
    "a track with a permanent action": ({"track": [*SETUP["track"][:7], "wonder"]}, ("track", "not the cards")),
    "first player 2 of 2": ({"first_player": 2}, ("first_player", "2", "0–1")),
    "first player -1": ({"first_player": -1}, ("first_player", "-1", "0–1")),
    "first player true": ({"first_player": True}, ("first_player", "true", "0–1")),
    "first player as a text": ({"first_player": "0"}, ("first_player", "0–1")),
    "first player 0.0": ({"first_player": 0.0}, ("first_player", "0–1")),
    "events without their variant": ({"events": ["rats", "nothing", "celebration"]}, ("events", "these options")),
    "packs without the draft": ({"packs": [["egypt"], ["rome"]]}, ("packs", "these options")),
    "special cards without Innovation": ({"special_technologies": ["smiths"]}, ("special_technologies", "options")),
    "an unknown part": ({"dice": [1, 6]}, ("dice", "these options")),
    "a seed that is a text": ({"seed": "7"}, ("setup.seed", "a text")),
    "a seed that is a fraction": ({"seed": 7.5}, ("setup.seed", "a number with a fraction")),
    "a seed that is null": ({"seed": None}, ("setup.seed", "nothing")),
}


@pytest.mark.parametrize("case", SETUPS)
def test_an_edited_set_up(case: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    changes, words = SETUPS[case]
    line = replayed(capsys, tmp_path, {**GOOD, "setup": {**SETUP, **changes}})
    names_all(line, words)


def test_set_ups_of_the_variants(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    cases: list[tuple[dict[str, Any], dict[str, Any], Words]] = [
        ({"variants": ["changing_world"]}, {"events": ["rats"]}, ("events", "1", "3")),
        ({"variants": ["changing_world"]}, {"events": ["rats", "rats", "nothing"]}, ("events", "“rats”", "twice")),
        ({"variants": ["changing_world"]}, {"events": ["rain", "rats", "nothing"]}, ("events", "“rain”")),
        ({"variants": ["innovation"]}, {"special_technologies": ["smiths"]}, ("special_technologies", "1", "3")),
        ({"variants": ["draft"]}, {"packs": [["egypt"]]}, ("packs", "1", "2")),
        ({"variants": ["draft"]}, {"packs": [["egypt"], ["rome"]]}, ("packs", "1", "7")),
        ({"variants": ["draft"]}, {"packs": ["egypt", "rome"]}, ("packs", "a list")),
        ({"variants": ["draft"]}, {"packs": 7}, ("packs", "a list")),
        ({"variants": ["draft"]}, {"market": ["egypt"]}, ("market", "1", "0")),
        (SOLO, {"market": ["vikings", "rome", "china", "egypt", "axum"]}, ("market", "“vikings”", "solo")),
        (SOLO, {"track": SETUP["track"]}, ("track", "Plague is card 5")),
        (SOLO, {"wonders": WONDERS}, ("wonders", "5", "4")),
        (SOLO, {"first_player": 1}, ("first_player", "1", "0–0")),
    ]
    for changes, setup, words in cases:
        data = {**GOOD, "moves": [], **changes, "setup": {"seed": 1, **setup}}
        names_all(replayed(capsys, tmp_path, data), words)


# ---------------------------------------------------------------- moves that are not allowed

# Round 1: Egypt has 4 workers and 3 coins; hunt, fish and farm are available. Seat 1 comes next.
E = "rise egypt"
FIRST_ROUND = [E, "rest", "rise rome", "rest"]
MOVES: dict[str, tuple[list[str], Words]] = {
    "no word at all": ([""], ("move 1", "cannot be read")),
    "a space too many": (["rise  egypt"], ("move 1", "cannot be read")),
    "a seat that is no number": (["@x rise egypt"], ("move 1", "cannot be read")),
    "another seat's turn": (["@1 rise egypt"], ("move 1", "not your turn", "player 1")),
    "a seat that is not there": (["@9 rise egypt"], ("move 1", "not your turn", "player 1")),
    "chance": (["! 5"], ("move 1", "not your turn")),
    "a word of no game": (["dance"], ("move 1", "“dance” is not a move")),
    "a capital": (["Rise egypt"], ("move 1", "“Rise egypt” is not a move")),
    "a verb without its card": (["rise"], ("move 1", "“rise” is not a move")),
    "too many words": ([E, "rest now"], ("move 2", "“rest now” has too many words")),
    "an unknown civilisation": (["rise atlantis"], ("move 1", "atlantis is not a card")),
    "not in the market": (["rise china"], ("move 1", "China is not in the market")),
    "from a hand that is empty": (["rise china hand"], ("move 1", "China is not in your hand")),
    "annexing in round 1": (["annex rome"], ("move 1", "annexing begins in round 2")),
    "skipping in round 1": (["skip"], ("move 1", "must rise")),
    "a step too early": (["act hunt"], ("move 1", "“Actions”", "“Civilisation”")),
    "a step too late": ([E, "rise rome"], ("move 2", "“Civilisation”", "“Actions”")),
    "an unknown action": ([E, "act dance"], ("move 2", "dance is not a card")),
    "plague is no action": ([E, "act plague"], ("move 2", "no action")),
    "an upcoming action": ([E, "act culture"], ("move 2", "Culture", "round 6")),
    "an action that is past": (
        [*FIRST_ROUND, "rise axum", "rest", "skip", "act hunt"],
        ("move 8", "Hunt is no longer available"),
    ),
    "a slot twice": ([E, "act fish", "act fish"], ("move 3", "already used this slot")),
    "two slots three times": ([E, "act hunt", "act hunt", "act hunt"], ("move 4", "all 2 Hunt slots")),
    "no worker left": (
        [E, "act hunt", "act hunt", "act farm", "act fish"],
        ("move 5", "no free worker"),
    ),
    "too few workers": ([E, "act hunt", "act hunt", "act fish", "act farm"], ("move 5", "Farm needs 2 workers", "1")),
    "too few coins": ([E, "act wonder petra"], ("move 2", "Wonder costs 5 coins", "you have 3")),
    "too few coins to research": ([E, "act research writing"], ("move 2", "Writing costs 4 coins", "you have 3")),
    "no technology named": ([E, "act research"], ("move 2", "Choose the technology")),
    "an unknown technology": ([E, "act research magic"], ("move 2", "magic is not a card")),
    "a technology that needs another": ([E, "act research science"], ("move 2", "Science needs Education first")),
    "a technology of a special card": ([E, "act research steel"], ("move 2", "Steel", "Smiths")),
    "no wonder named": ([E, "act farm", "act wonder"], ("move 3", "Choose a wonder")),
    "a wonder that is not there": (
        [E, "act farm", "act wonder colosseum"],
        ("move 3", "Colosseum is not in the market"),
    ),
    "an unknown wonder": ([E, "act farm", "act wonder eiffel"], ("move 3", "eiffel is not a card")),
    "a word after an action that takes none": ([E, "act fish deep"], ("move 2", "“act fish deep” has too many words")),
    "resting after acting": ([E, "act fish", "rest"], ("move 3", "already acted")),
    "done without acting": ([E, "done"], ("move 2", "not acted")),
    "buying without Innovation": ([E, "buy smiths"], ("move 2", "without Innovation")),
    "a pick that nobody asked for": ([E, "pick writing"], ("move 2", "“Actions”")),
    "keeping without a draft": (["keep egypt"], ("move 1", "“Civilisation”")),
    "ending with something mandatory left": (["rise babylon", "rest", "end"], ("move 3", "Babylon")),
    "an effect without its choice": (["rise babylon", "rest", "use babylon"], ("move 3", "Choose the technology")),
    "an effect of a card not owned": (["rise babylon", "rest", "use mali"], ("move 3", "Mali offers nothing now")),
    "declining what is mandatory": (["rise babylon", "rest", "decline babylon"], ("move 3", "not optional")),
    "an offer without its card": (["rise phoenicia", "rest", "use phoenicia"], ("move 3", "Choose")),
    "an offer with a card that is gone": (
        ["rise phoenicia", "rest", "use phoenicia mali"],
        ("move 3", "Mali is not in"),
    ),
    "too late, after many moves": ([*FIRST_ROUND, "skip", "rest", "skip", "dance"], ("move 8", "dance")),
}


@pytest.mark.parametrize("case", MOVES)
def test_illegal_moves(case: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    moves, words = MOVES[case]
    line = replayed(capsys, tmp_path, {**GOOD, "moves": moves})
    names_all(line, (*words, f"({moves[-1]})"))


# A whole game of resting: 6 rounds of 2 turns.
WHOLE_GAME = [*FIRST_ROUND, *["skip", "rest"] * 10]


def test_a_move_after_the_end_is_counted(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = replayed(capsys, tmp_path, {**GOOD, "moves": [*WHOLE_GAME, "rest"]})
    names_all(line, ("move 25 (rest)",))


def test_a_move_after_the_end_is_told_as_such(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = replayed(capsys, tmp_path, {**GOOD, "moves": [*WHOLE_GAME, "rest"]})
    names_all(line, ("move 25 (rest)", "The game is over"))


def test_a_seats_move_after_the_end(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = replayed(capsys, tmp_path, {**GOOD, "moves": [*WHOLE_GAME, "@0 rest"]})
    names_all(line, ("move 25 (@0 rest)", "The game is over"))


def test_strange_signs_cannot_break_the_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for move in (
        "rise\u2028egypt",
        "\x1b[31mred",
        "\ud800",
        "\u202eevil",
        "rise " + "x" * 5000,
        "{move}",
        "rise [a/b]",
    ):
        path = tmp_path / "game.json"
        path.write_text(json.dumps({**GOOD, "moves": [move]}))
        assert cli.main(["replay", str(path)]) == 2
        error = capsys.readouterr().err
        assert error.startswith("aoc-desktop: game.json: move 1 (")
        assert error.count("\n") == 1
        assert error[:-1].isprintable()
        assert len(error) < 500


def test_snapshots_are_printed_up_to_the_illegal_move(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**GOOD, "moves": [E, "act hunt", "act dance"]}))
    assert cli.main(["replay", str(path), "--snapshots"]) == 2
    output = capsys.readouterr()
    assert len(output.out.splitlines()) == 3
    names_all(checked(output.err), ("game.json", "move 3 (act dance)"))


# ---------------------------------------------------------------- card sets

HEAD = 'format = 1\nid = "mine"\nextends = "second_edition"\n'


def egypt(effect: str) -> str:
    return HEAD + f'[[civilization]]\nid = "egypt"\nmain = [{effect}]\n'


def writing(effect: str) -> str:
    return HEAD + f'[[technology]]\nid = "writing"\neffects = [{effect}]\n'


TRACK_CARD = (
    '[[action]]\nid = "dance"\nwhere = "track"\nslots = 1\nworkers = 1\ncoins = 0\nsacrifice = false\n'
    'gain = { points = 1 }\nsymbol = "none"\nsource = "house"\n'
)
CARD_SETS: dict[str, tuple[str, Words]] = {
    "empty file": ("", ("format", "missing")),
    "bad TOML": ("format = 1\nid = \n", ("not TOML", "line 2")),
    "unclosed text": ('format = 1\n\nid = "mine\n', ("not TOML", "line 3")),
    "a key twice": ('format = 1\nformat = 1\nid = "mine"\n', ("not TOML", "line 2")),
    "an impossible date": ("format = 2020-13-45\n", ("not TOML", "line 1")),
    "deep nesting": ("a = " + "[" * 50_000, ("nested too deeply",)),
    "JSON": ('{"format": 1}', ("not TOML", "line 1")),
    "wrong format": (HEAD.replace("format = 1", "format = 2"), ("format", "1", "2")),
    "format as a text": (HEAD.replace("format = 1", 'format = "1"'), ("format", "1")),
    "no id": ('format = 1\nextends = "second_edition"\n', ("id", "missing")),
    "an id with capitals": (HEAD.replace("mine", "My Set"), ("id", "small letter", "My Set")),
    "an id that is too long": (HEAD.replace("mine", "m" * 41), ("id", "at most 40")),
    "an id that is a number": (HEAD.replace('"mine"', "5"), ("id", "a text", "5")),
    "extends unknown": (HEAD.replace("second_edition", "third_edition"), ("extends", "third_edition")),
    "extends itself": (
        'format = 1\nid = "second_edition"\nextends = "second_edition"\n',
        ("extends", "second_edition"),
    ),
    "extends a list": (HEAD.replace('"second_edition"', '["second_edition"]'), ("extends",)),
    "extends a number": (HEAD.replace('"second_edition"', "5"), ("extends", "5")),
    "a set without its tables": ('format = 1\nid = "mine"\n', ("action", "missing")),
    "an unknown table": (HEAD + "[colours]\nred = 1\n", ("colours", "no such field")),
    "cards that are no list": (HEAD + "[civilization]\nid = 'egypt'\n", ("civilization",)),
    "a card that is a number": (HEAD + "civilization = [5]\n", ("civilization",)),
    "a card without id": (HEAD + "[[civilization]]\npopulation = 3\n", ("civilization", "id", "missing")),
    "a card twice": (HEAD + "[[wonder]]\nid = 'petra'\n" * 2, ("petra", "id", "twice")),
    "a card's id as a number": (HEAD + "[[wonder]]\nid = 5\n", ("5", "id")),
    "a card's id with capitals": (
        HEAD + "[[wonder]]\nid = 'Eiffel'\neffects = []\nsource = 'x'\n",
        ("Eiffel", "id", "small letter"),
    ),
    "an id used by two kinds": (
        HEAD + "[[wonder]]\nid = 'egypt'\neffects = []\nsource = 'x'\n",
        ("egypt", "id", "twice"),
    ),
    "a new card with a field missing": (HEAD + "[[wonder]]\nid = 'eiffel'\neffects = []\n", ("eiffel", "source")),
    "an unknown field of a card": (HEAD + "[[wonder]]\nid = 'petra'\ncolour = 'red'\n", ("petra", "colour", "no such")),
    "population 7": (HEAD + "[[civilization]]\nid = 'egypt'\npopulation = 7\n", ("egypt", "population", "at most 4")),
    "population -1": (
        HEAD + "[[civilization]]\nid = 'egypt'\npopulation = -1\n",
        ("egypt", "population", "at least 0"),
    ),
    "population as a text": (
        HEAD + "[[civilization]]\nid = 'egypt'\npopulation = '4'\n",
        ("egypt", "population", "a whole number"),
    ),
    "population true": (HEAD + "[[civilization]]\nid = 'egypt'\npopulation = true\n", ("egypt", "population", "whole")),
    "population 2.5": (HEAD + "[[civilization]]\nid = 'egypt'\npopulation = 2.5\n", ("egypt", "population", "whole")),
    "population nan": (HEAD + "[[civilization]]\nid = 'egypt'\npopulation = nan\n", ("egypt", "population", "whole")),
    "population a date": (
        HEAD + "[[civilization]]\nid = 'egypt'\npopulation = 2020-01-01\n",
        ("egypt", "population", "whole"),
    ),
    "solo as a text": (HEAD + "[[civilization]]\nid = 'egypt'\nsolo = 'no'\n", ("egypt", "solo", "true or false")),
    "a price of -1": (HEAD + "[[action]]\nid = 'farm'\ncoins = -1\n", ("farm", "coins", "at least 0")),
    "a price of 100": (HEAD + "[[action]]\nid = 'farm'\ncoins = 100\n", ("farm", "coins", "at most 99")),
    "no slot": (HEAD + "[[action]]\nid = 'farm'\nslots = 0\n", ("farm", "slots", "at least 1")),
    "an unknown symbol": (
        HEAD + "[[action]]\nid = 'farm'\nsymbol = 'rain'\n",
        ("farm", "symbol", "none, war or plague"),
    ),
    "a symbol on the permanent card": (
        HEAD + "[[action]]\nid = 'wonder'\nsymbol = 'war'\n",
        ("wonder", "symbol", "permanent"),
    ),
    "an unknown place": (HEAD + "[[action]]\nid = 'farm'\nwhere = 'sea'\n", ("farm", "where", "permanent or track")),
    "8 track cards beside Plague": (HEAD + TRACK_CARD, ("action", "exactly 7", "8")),
    "a first game without a card": (
        HEAD + "[first_game]\norder = ['hunt', 'fish', 'farm']\nsource = 'x'\n",
        ("first_game.order", "7 actions"),
    ),
    "an unknown kind of effect": (egypt('{ always = "luck" }'), ("egypt", "main.0.always", "luck")),
    "an unknown moment": (egypt('{ when = "never", gain = { coins = 1 } }'), ("egypt", "main.0.when", "end_of_turn")),
    "neither always nor when": (egypt("{ gain = { coins = 1 } }"), ("egypt", "main.0.always", "either")),
    "both always and when": (
        egypt('{ always = "slot", when = "rest", action = "farm" }'),
        ("egypt", "main.0.always", "not both"),
    ),
    "an effect that is a text": (egypt('"slot"'), ("egypt", "main.0", "a table")),
    "a missing action": (egypt('{ always = "slot" }'), ("egypt", "main.0.action", "missing", "slot")),
    "a missing action of a trigger": (
        egypt('{ when = "action", gain = { coins = 1 } }'),
        ("egypt", "main.0.action", "missing", "action"),
    ),
    "a missing number": (egypt('{ always = "military" }'), ("egypt", "main.0.amount", "missing", "military")),
    "a field of another effect": (
        egypt('{ always = "slot", action = "farm", coins = 2 }'),
        ("egypt", "main.0.coins", "slot"),
    ),
    "an unknown field of an effect": (
        egypt('{ always = "slot", actoin = "farm" }'),
        ("egypt", "main.0.actoin", "no such"),
    ),
    "an effect that gives nothing": (egypt('{ when = "rest" }'), ("egypt", "main.0.gain", "rest", "must give")),
    "an empty gain": (egypt('{ when = "rest", gain = {} }'), ("egypt", "main.0.gain", "empty")),
    "a gain of an unknown thing": (
        egypt('{ when = "rest", gain = { gold = 1 } }'),
        ("egypt", "main.0.gain.gold", "no such"),
    ),
    "a negative count": (egypt('{ when = "rest", gain = { points = -1 } }'), ("egypt", "gain.points", "at least 0")),
    "a fraction": (egypt('{ when = "rest", gain = { points = 0.5 } }'), ("egypt", "gain.points", "whole number")),
    "an unknown action": (
        egypt('{ always = "discount", action = "dance", coins = 1 }'),
        ("egypt", "main", "action", "dance", "not an action"),
    ),
    "an unknown technology": (
        egypt('{ always = "free", action = "research", technologies = ["magic"] }'),
        ("egypt", "main", "technologies", "magic"),
    ),
    "no technology where some are named": (
        egypt('{ always = "free", action = "research", technologies = [] }'),
        ("egypt", "technologies", "at least 1"),
    ),
    "an unknown offering card": (
        egypt('{ always = "discount", action = "culture", coins = 1, except_offer = "school" }'),
        ("egypt", "except_offer", "school"),
    ),
    "an unknown offer": (
        egypt('{ when = "end_of_turn", offer = "cake" }'),
        ("egypt", "offer", "culture or seed_market"),
    ),
    "an offer at the wrong moment": (egypt('{ when = "rise", offer = "culture" }'), ("egypt", "main.0.offer", "rise")),
    "a market offer by an action": (
        egypt('{ when = "action", action = "farm", offer = "seed_market" }'),
        ("egypt", "main.0.offer", "action"),
    ),
    "an offer with a gain": (
        egypt('{ when = "end_of_turn", offer = "culture", gain = { coins = 1 } }'),
        ("egypt", "main.0.gain", "offer"),
    ),
    "Culture that offers Culture": (
        egypt('{ when = "action", action = "culture", offer = "culture" }'),
        ("egypt", "main.0.offer", "depend on itself"),
    ),
    "max without per": (egypt('{ when = "rest", gain = { coins = 1 }, max = 3 }'), ("egypt", "main.0.per", "max")),
    "per of two things": (
        egypt('{ when = "rest", gain = { coins = 1 }, per = { coins = 1, points = 1 } }'),
        ("egypt", "main.0.per", "at most 1"),
    ),
    "per of nothing": (egypt('{ when = "rest", gain = { coins = 1 }, per = {} }'), ("egypt", "per", "at least 1")),
    "per 0": (egypt('{ when = "rest", gain = { coins = 1 }, per = { coins = 0 } }'), ("egypt", "per", "at least 1")),
    "per of an unknown thing": (
        egypt('{ when = "rest", gain = { coins = 1 }, per = { friends = 1 } }'),
        ("egypt", "per", "friends"),
    ),
    "military per military": (
        egypt('{ always = "military", amount = 1, per = { military = 1 } }'),
        ("egypt", "main.0.per", "depend on itself"),
    ),
    "bonus coins where none are received": (
        egypt('{ when = "rest", gain = { coins = 1 }, per = { bonus_coins = 1 } }'),
        ("egypt", "main.0.per", "rest"),
    ),
    "multiplying bonus coins at a rest": (
        egypt('{ when = "rest", multiply_bonus_coins = 3 }'),
        ("egypt", "main.0.multiply_bonus_coins"),
    ),
    "a standing effect per bonus coin": (
        egypt('{ always = "military", amount = 1, per = { bonus_coins = 1 } }'),
        ("egypt", "main.0.per", "military"),
    ),
    "technologies at a rest": (
        egypt('{ when = "rest", gain = { coins = 1 }, technologies = ["writing"] }'),
        ("egypt", "main.0.technologies", "rest"),
    ),
    "a technology for having none": (
        HEAD + "[[action]]\nid = 'hunt'\ngain_without_technology = { technologies = 1 }\n",
        ("hunt", "gain_without_technology", "technologies"),
    ),
    "a technology under a condition": (
        HEAD + "[[action]]\nid = 'research'\nrequires = 'most_military'\n",
        ("research", "requires", "technologies"),
    ),
    "an event for everyone with a gain": (
        HEAD + "[[event]]\nid = 'rats'\ngain = { coins = 1 }\n",
        ("rats", "gain", "everyone"),
    ),
    "an event for nobody, per worker": (
        HEAD + "[[event]]\nid = 'nothing'\nper = { workers = 1 }\n",
        ("nothing", "per"),
    ),
    "an event per bonus coin": (
        HEAD + "[[event]]\nid = 'great_harvest'\nper = { bonus_coins = 1 }\n",
        ("great_harvest", "per", "event"),
    ),
    "no civilisation at all": (HEAD + "civilizations = []\n", ("civilization", "empty")),
    "a technology at the end of the game": (
        egypt('{ when = "game_end", gain = { technologies = 1 } }'),
        ("egypt", "main.0.gain", "game_end"),
    ),
    "an effect of a technology": (writing('{ always = "luck" }'), ("writing", "effects.0.always", "luck")),
    "an unknown column": (
        HEAD + "[[technology]]\nid = 'writing'\ncolumn = 'top'\n",
        ("writing", "left, middle or right"),
    ),
    "row 4": (HEAD + "[[technology]]\nid = 'writing'\nrow = 4\n", ("writing", "row", "at most 3")),
    "a cell taken twice": (HEAD + "[[technology]]\nid = 'writing'\nrow = 2\n", ("technology", "one place", "left 2")),
    "an unknown prerequisite": (
        HEAD + "[[technology]]\nid = 'science'\nafter = ['magic']\n",
        ("science", "after", "magic"),
    ),
    "a prerequisite loop": (
        HEAD + "[[technology]]\nid = 'writing'\nafter = ['science']\n",
        ("after", "need each other", "education", "science", "writing"),
    ),
    "a technology that needs itself": (
        HEAD + "[[technology]]\nid = 'mining'\nafter = ['mining']\n",
        ("mining", "after", "need each other"),
    ),
    "a special card without a row": (
        HEAD + "[[special_technology]]\nid = 'nuns'\ncolumn = 'left'\nsource = 'x'\n",
        ("nuns", "row_1", "missing"),
    ),
    "an event for two groups": (HEAD + "[[event]]\nid = 'rats'\nmost = 'coins'\n", ("rats", "most", "everyone")),
    "an event that compares and gives nothing": (
        HEAD + "[[event]]\nid = 'rain'\nmost = 'coins'\nsource = 'x'\n",
        ("rain", "gain", "most"),
    ),
    "an event about an unknown count": (
        HEAD + "[[event]]\nid = 'rain'\nmost = 'friends'\ngain = { coins = 1 }\nsource = 'x'\n",
        ("rain", "most", "friends"),
    ),
    "an achievement out of range": (
        HEAD + "[[achievement]]\nid = 'endless'\npoints = 500\nsource = 'x'\n",
        ("endless", "points", "at most 99"),
    ),
    "selecting an unknown civilisation": (HEAD + "civilizations = ['atlantis']\n", ("civilizations", "atlantis")),
    "selecting a civilisation twice": (
        HEAD + "civilizations = ['egypt', 'egypt']\n",
        ("civilizations", "egypt", "twice"),
    ),
    "bonus coins in a standing effect": (
        egypt('{ always = "military", amount = 1, per = { bonus_coins = 1 } }'),
        ("egypt", "main.0.per", "military"),
    ),
    "an action where none is performed": (
        egypt('{ when = "rest", action = "farm", gain = { coins = 1 } }'),
        ("egypt", "main.0.action", "rest"),
    ),
    "research for the strongest alone": (
        HEAD + "[[action]]\nid = 'research'\nrequires = 'most_military'\n",
        ("research", "requires", "technologies"),
    ),
    "an event that gives without comparing": (
        HEAD + "[[event]]\nid = 'rats'\ngain = { coins = 1 }\n",
        ("rats", "gain", "everyone"),
    ),
    "an event that counts for nobody": (HEAD + "[[event]]\nid = 'nothing'\nper = { coins = 1 }\n", ("nothing", "per")),
    "an event about bonus coins": (HEAD + "[[event]]\nid = 'rats'\nper = { bonus_coins = 1 }\n", ("rats", "per")),
    "selecting no civilisation": (HEAD + "civilizations = []\n", ("civilization", "empty")),
    "selecting no wonder": (HEAD + "wonders = []\n", ("wonder", "empty")),
    "removing an unknown civilisation in solo": (HEAD + "removed_in_solo = ['troy']\n", ("removed_in_solo", "troy")),
    "an unknown variant": (HEAD + "[variants]\nspeed = true\n", ("variants.speed", "no such field")),
    "a variant as a text": (HEAD + "[variants]\ninnovation = 'yes'\n", ("variants.innovation", "true or false")),
}


@pytest.mark.parametrize("case", CARD_SETS)
def test_card_sets(case: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text, words = CARD_SETS[case]
    path = tmp_path / "mine.toml"
    path.write_text(text)
    line = complaint(capsys, "check-cards", str(path))
    assert line.startswith("aoc-desktop: mine.toml")
    names_all(line, words)
    # The same set never starts a game.
    assert complaint(capsys, "simulate", "--games", "1", "--cards", str(path)) == line


# The shipped set with one thing changed: what cannot be said by extending it.
SHIPPED = (ROOT / "resources/age_of_civilization/cards/second_edition.toml").read_text(encoding="utf-8")
OF_FARM = ('id = "farm"\nwhere = "track"', 'id = "farm"\nwhere = "permanent"')
WHOLE_SETS: dict[str, tuple[list[tuple[str, str]], Words]] = {
    "6 track cards beside Plague": (
        [OF_FARM, ('gain = { coins = 3 }\nsymbol = "war"', "gain = { coins = 3 }")],
        ("action", "exactly 7", "6"),
    ),
    "a track card without symbol": (
        [('gain = { coins = 3 }\nsymbol = "war"', "gain = { coins = 3 }")],
        ("farm", "symbol", "missing", "track"),
    ),
    "no Plague": (
        [("[plague]                     #", "#"), ('symbol = "plague"\nsource = "rulebook2"', "")],
        ("plague",),
    ),
    "Plague with another symbol": ([('symbol = "plague"', 'symbol = "war"')], ("plague.symbol", "plague")),
    "an action named plague": (
        [('id = "farm"', 'id = "plague"'), ('"farm", "conquest"', '"plague", "conquest"')],
        ("farm",),
    ),
    "a technology id twice": ([('id = "mining"', 'id = "writing"')], ("writing", "id", "twice")),
    "an event id twice": ([('id = "rats"', 'id = "nothing"')], ("nothing", "id", "twice")),
    "no Culture, which Education offers": (
        [
            ('id = "culture"', 'id = "song"'),
            ('"construction", "culture"]', '"construction", "song"]'),
        ],
        ("culture", "not an action"),
    ),
    "a removed card that another needs": ([('id = "education"', 'id = "school"')], ("education",)),
    "a missing source": (
        [('effects = [{ when = "gain", gain = { coins = 5 } }]\nsource = "house"', "effects = []")],
        ("great_pyramids", "source", "missing"),
    ),
}


@pytest.mark.parametrize("case", WHOLE_SETS)
def test_whole_card_sets(case: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    changes, words = WHOLE_SETS[case]
    text = SHIPPED.replace('id = "second_edition"', 'id = "mine"')
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    line = complaint(capsys, "check-cards", str(path))
    assert line.startswith("aoc-desktop: mine.toml: ")
    names_all(line, words)


@pytest.mark.parametrize(
    ("draft", "words"),
    [
        ("{ hand = 4, keep = 5, market = 'left_over' }", ("variants.draft", "keep", "5 cards")),
        ("{ hand = 4, keep = 3 }", ("variants.draft.market", "missing")),
        ("{ hand = 4, keep = 3, market = 'none' }", ("variants.draft.market", "left_over or five_from_deck")),
    ],
)
def test_a_faulty_draft(draft: str, words: Words, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + f"[variants]\ndraft = {draft}\n")
    names_all(complaint(capsys, "check-cards", str(path)), ("mine.toml", *words))


def test_a_card_given_twice_is_named_as_such(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + "[[wonder]]\nid = 'petra'\n" * 2)
    names_all(complaint(capsys, "check-cards", str(path)), ("“petra” is there twice",))


def test_a_number_for_an_id_is_named_as_such(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + "[[wonder]]\nid = 5\n")
    assert "twice" not in complaint(capsys, "check-cards", str(path))


def test_only_what_can_never_be_gained_is_called_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Currency comes after Navigation or Mining: a loop on Mining does not close it."""
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + "[[technology]]\nid = 'mining'\nafter = ['mining']\n")
    line = complaint(capsys, "check-cards", str(path))
    names_all(line, ("mining", "iron_working"))
    assert "currency" not in line


def test_a_card_set_that_is_no_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b'id = "\xff"')
    names_all(complaint(capsys, "check-cards", str(path)), ("mine.toml", "UTF-8", "byte 6"))


def test_a_card_set_that_is_missing_or_a_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    names_all(complaint(capsys, "check-cards", str(tmp_path / "lost.toml")), ("lost.toml", "No such file"))
    (tmp_path / "sets").mkdir()
    names_all(complaint(capsys, "check-cards", str(tmp_path / "sets")), ("sets", "cannot be read", "directory"))


def test_a_huge_card_set(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    with path.open("wb") as file:
        file.truncate(10**9)
    names_all(complaint(capsys, "check-cards", str(path)), ("mine.toml", "larger than 1,000,000 bytes"))


def test_an_endless_number_in_a_card_set(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f"format = {'9' * 5000}\n")
    names_all(complaint(capsys, "check-cards", str(path)), ("mine.toml", "digits"))


def test_a_faulty_card_set_inside_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    effect = {"always": "luck"}
    cards = {
        "format": 1,
        "id": "mine",
        "extends": "second_edition",
        "civilization": [{"id": "egypt", "main": [effect]}],
    }
    line = replayed(capsys, tmp_path, {**GOOD, "card_set": cards})
    names_all(line, ("card_set", "egypt", "main.0.always", "luck"))
    assert "missing" in replayed(capsys, tmp_path, {**GOOD, "card_set": {}})
    names_all(replayed(capsys, tmp_path, {**GOOD, "card_set": {"extends": None, "id": []}}), ("card_set",))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"id": "\ud800"}, ("card_set", "id", "no text")),
        ({"civilization": [{"id": "egypt", "main": [{"when": "\ud800"}]}]}, ("egypt", "main.0.when", "no text")),
        ({"format": 10**40}, ("card_set", "format", "too large")),
        pytest.param(
            {"civilization": [{"id": "egypt", "main": [{"always": "\ud800"}]}]},
            ("egypt", "main.0.always"),
        ),
    ],
)
def test_signs_and_numbers_that_only_json_can_write(
    changes: dict[str, Any], words: Words, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    cards = {"format": 1, "id": "mine", "extends": "second_edition", **changes}
    names_all(replayed(capsys, tmp_path, {**GOOD, "card_set": cards}), words)


@pytest.mark.parametrize(
    "text",
    [
        egypt('{ when = "gain", gain = { coins = 1 } }'),
        writing('{ when = "rise", gain = { coins = 1 } }'),
        HEAD + '[[wonder]]\nid = "petra"\neffects = [{ when = "rise", gain = { coins = 1 } }]\n',
    ],
)
def test_an_effect_that_could_never_happen(text: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """`gain` is for technologies and wonders, `rise` for civilisations (spec, section 10)."""
    path = tmp_path / "mine.toml"
    path.write_text(text)
    names_all(complaint(capsys, "check-cards", str(path)), ("0.when",))


def test_a_card_set_that_is_too_small(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + "civilizations = ['egypt', 'rome', 'china']\n")
    line = complaint(capsys, "simulate", "--games", "1", "--cards", str(path))
    names_all(line, ("civilisations", "5 are needed", "3"))
    path.write_text(HEAD + "wonders = ['petra', 'colossus']\n")
    names_all(complaint(capsys, "simulate", "--games", "1", "--cards", str(path)), ("wonders", "5 are needed", "2"))


# ---------------------------------------------------------------- arguments

ARGUMENTS: dict[str, tuple[str, Words]] = {
    "no command": ("", ("aoc-desktop", "COMMAND")),
    "unknown command": ("dance", ("dance", "simulate")),
    "unknown option": ("simulate --colour red", ("--colour",)),
    "no record": ("replay", ("aoc-desktop replay", "record")),
    "two records": ("replay a.json b.json", ("b.json",)),
    "no card file": ("check-cards", ("aoc-desktop check-cards", "file")),
    "games 0": ("simulate --games 0", ("--games", "'0'", "from 1")),
    "games -5": ("simulate --games -5", ("--games",)),
    "games x": ("simulate --games x", ("--games", "'x'", "whole number")),
    "games 1.5": ("simulate --games 1.5", ("--games", "'1.5'", "whole number")),
    "games without a number": ("simulate --games", ("--games", "expected one argument")),
    "seed x": ("simulate --seed x", ("--seed", "'x'")),
    "unknown edition": ("simulate --edition third", ("--edition", "third", "first", "second")),
    "unknown level": ("simulate --seats random,genius", ("genius", "random")),
    "an empty level": ("simulate --seats random,", ("level",)),
    "1 seat": ("simulate --seats random", ("2 to 4 players", "1")),
    "5 seats": ("simulate --seats random,random,random,random,random", ("2 to 4 players", "5")),
    "solo with 2 seats": ("simulate --solo --seats random,random", ("solo", "1 player", "2")),
    "unknown variant": ("simulate --variants speed", ("speed",)),
    "solo with the draft": ("simulate --solo --variants draft", ("Draft", "solo")),
    "solo with events": ("simulate --solo --variants changing_world", ("A changing world", "solo")),
    "first edition with innovation": (
        "simulate --edition first --variants innovation",
        ("Innovation", "First edition"),
    ),
    "first edition with events": (
        "simulate --edition first --variants changing_world",
        ("A changing world", "First edition"),
    ),
    "a card file that is missing": ("simulate --cards lost.toml", ("lost.toml", "No such file")),
}


@pytest.mark.parametrize("case", ARGUMENTS)
def test_arguments(case: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, words = ARGUMENTS[case]
    names_all(complaint(capsys, *arguments.split()), words)


# ---------------------------------------------------------------- as real processes


def run(*arguments: str | bytes, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "aoc_desktop", *arguments],
        cwd=ROOT,
        capture_output=True,
        timeout=60,
        env={**os.environ, **environment},
    )


def test_a_process_ends_with_status_2_and_one_line(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**GOOD, "moves": ["rise egypt", "act wonder petra"]}))
    result = run("replay", str(path))
    assert result.returncode == 2
    assert result.stdout == b""
    assert result.stderr.decode() == (
        "aoc-desktop: game.json: move 2 (act wonder petra): Wonder costs 5 coins; you have 3.\n"
    )


def test_a_process_with_bad_arguments(tmp_path: Path) -> None:
    result = run("simulate", "--games", "many")
    assert result.returncode == 2
    assert result.stdout == b""
    names_all(checked(result.stderr.decode()), ("--games", "'many'"))


def test_a_process_with_a_faulty_card_set(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(egypt('{ always = "luck" }'))
    result = run("check-cards", str(path))
    assert result.returncode == 2
    assert result.stdout == b""
    names_all(checked(result.stderr.decode()), ("mine.toml", "egypt", "main.0.always", "luck"))


def test_a_terminal_that_knows_only_ascii(tmp_path: Path) -> None:
    """The line has typographic signs; a terminal that cannot show them is no reason to fall over."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**GOOD, "moves": ["dance"]}))
    result = run("replay", str(path), PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")
    assert result.returncode == 2
    assert b"Traceback" not in result.stderr
    assert b"dance" in result.stderr
    assert result.stderr.count(b"\n") == 1


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="file names are texts there")
def test_a_file_name_that_is_no_text(tmp_path: Path) -> None:
    path = os.fsencode(tmp_path) + b"/g\xff.json"
    with open(path, "w") as file:
        file.write("{}")
    result = run("replay", path)
    assert result.returncode == 2
    assert b"Traceback" not in result.stderr
    assert result.stderr.count(b"\n") == 1


def test_nobody_reads_to_the_end(tmp_path: Path) -> None:
    """`aoc-desktop replay game.json --snapshots | head -1` ends quietly."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**GOOD, "moves": WHOLE_GAME}))
    command = [sys.executable, "-m", "aoc_desktop", "replay", str(path), "--snapshots"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
