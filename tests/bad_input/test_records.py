"""Records that are damaged, edited or hold illegal moves.

Bad input gets exit status 2 and one line that names the file, the place and the reason. Never a traceback.

Each case is an input and the telling words of the line that answers it.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop import cli
from tests.bad_input.cases import (
    DECK,
    GOOD,
    MARKET,
    SETUP,
    SOLO,
    WONDERS,
    Words,
    check_words,
    checked,
    complaint,
    replayed,
)


def test_the_good_record_is_good(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(GOOD))
    assert cli.main(["replay", str(path)]) == 0
    output = capsys.readouterr()
    assert output.out.startswith("6 moves, round 2 of 6, player 2 to decide (civilization)\n")
    assert output.err == ""


# ---------------------------------------------------------------- files that are not records

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
    "deep nesting": (b"[" * 200_000, ("nested too deeply",)),
    "an endless number": (b'{"format": ' + b"9" * 5000 + b"}", ("format", "the number is too large")),
    "an endless seed": (TEXT.replace('"first_player": 0', '"seed": ' + "9" * 5000).encode(), ("seed", "too large")),
    "an endless number in a list": (TEXT.replace('"hunt"', "9" * 5000, 1).encode(), ("track", "too large")),
    "a list": (b"[]", ("wrong type", "a list")),
    "a number": (b"7", ("wrong type", "a whole number")),
    "a field twice": (TEXT[:-1].encode() + b', "moves": []}', ("moves", "there twice")),
    "a field of the set-up twice": (TEXT.replace('"first_player"', '"deck": [], "first_player"').encode(), ("deck",)),
}


@pytest.mark.parametrize("case", NO_RECORD)
def test_what_is_no_record(case: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data, words = NO_RECORD[case]
    check_words(replayed(capsys, tmp_path, data), words)


def test_a_missing_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    check_words(complaint(capsys, "replay", str(tmp_path / "lost.json")), ("lost.json", "No such file"))


def test_a_folder_instead_of_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    check_words(complaint(capsys, "replay", str(tmp_path / "games")), ("games", "cannot be read", "directory"))


def test_a_huge_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(2 * 10**9)
    check_words(complaint(capsys, "replay", str(path)), ("huge.json", "larger than 5,000,000 bytes"))


def test_a_file_that_may_not_be_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tests may run as root, whom no file refuses: so the refusal is put into this one file's reading."""
    path = tmp_path / "game.json"
    path.write_text("{}")
    open_file = os.open

    def refuse(file: str | Path, *given: Any, **named: Any) -> int:
        if file == path:
            raise PermissionError(13, "Permission denied")
        return open_file(file, *given, **named)

    monkeypatch.setattr(os, "open", refuse)
    check_words(complaint(capsys, "replay", str(path)), ("game.json", "cannot be read", "Permission denied"))


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
    "a move that is a list": ({"moves": [["rise", "egypt"]]}, ("moves", "entry 1", "wrong type", "a list")),
    "a move that is a number": ({"moves": ["rise egypt", 5]}, ("moves", "entry 2", "wrong type", "a whole number")),
    "a variant that is a number": ({"variants": [1]}, ("variants", "entry 1", "wrong type")),
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
    "unknown scenario": ({**SOLO, "mode": "scenario:atlantis"}, ("atlantis", "silk_road")),
    "a scenario for two": ({"mode": "scenario:silk_road"}, ("1 player",)),
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
    check_words(replayed(capsys, tmp_path, {**GOOD, **changes}), words)


@pytest.mark.parametrize("field", GOOD)
def test_a_missing_field(field: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data = {name: value for name, value in GOOD.items() if name != field}
    check_words(replayed(capsys, tmp_path, data), (field, "missing"))


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999"])
def test_numbers_that_are_none(number: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = TEXT.replace('"players": 2', f'"players": {number}')
    check_words(replayed(capsys, tmp_path, text.encode()), ("players", "wrong type"))
    seeded = json.dumps({**GOOD, "setup": {"seed": 0}}).replace('"seed": 0', f'"seed": {number}')
    check_words(replayed(capsys, tmp_path, seeded.encode()), ("setup.seed", "wrong type"))


# ---------------------------------------------------------------- set-ups that a user has edited

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
    "a track with a card twice": (
        {"track": [*SETUP["track"][:7], "hunt"]},
        ("track", "“hunt” is there twice, at places 1 and 8"),
    ),
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
    check_words(line, words)


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
        check_words(replayed(capsys, tmp_path, data), words)


# ---------------------------------------------------------------- moves that are not allowed

# Round 1: Egypt has 4 workers and 3 coins; hunt, fish and farm are available. Seat 1 comes next.
E = "rise egypt"
FIRST_ROUND = [E, "rest", "rise rome", "rest"]
MOVES: dict[str, tuple[list[str], Words]] = {
    "no word at all": ([""], ("move 1", "cannot be read")),
    "a space too many": (["rise  egypt"], ("move 1", "cannot be read")),
    "a seat that is no number": (["@x rise egypt"], ("move 1", "cannot be read")),
    "another seat's turn": (["@1 rise egypt"], ("move 1", "“@1” is player 2", "player 1 (“@0”)")),
    "a seat that is not there": (["@9 rise egypt"], ("move 1", "“@9” is player 10", "player 1 (“@0”)")),
    "chance": (["! 5"], ("move 1", "not your turn")),
    "a word of no game": (["dance"], ("move 1", "“dance” is not a move")),
    "a capital": (["Rise egypt"], ("move 1", "“Rise egypt” is not a move")),
    "a verb without its card": (["rise"], ("move 1", "“rise” must name a card")),
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
    "a slot twice": ([E, "act fish", "act fish"], ("move 3", "already used the Fish slot")),
    "two slots three times": ([E, "act hunt", "act hunt", "act hunt"], ("move 4", "all 2 Hunt slots")),
    "no worker left": (
        [E, "act hunt", "act hunt", "act farm", "act fish"],
        ("move 5", "no free worker"),
    ),
    "too few workers": ([E, "act hunt", "act hunt", "act fish", "act farm"], ("move 5", "Farm needs 2 workers", "1")),
    "too few coins": ([E, "act wonder petra"], ("move 2", "Wonder costs 5 coins", "you have 3")),
    "too few coins to research": ([E, "act research writing"], ("move 2", "Writing costs 4 coins", "you have 3")),
    "no technology named": ([E, "act research"], ("move 2", "Research costs 4 coins; you have 3")),
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
    check_words(line, (*words, f"({moves[-1]})"))


def test_a_seat_without_end(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = replayed(capsys, tmp_path, {**GOOD, "moves": ["@" + "9" * 5000 + " rest"]})
    check_words(line, ("move 1 (@999", "cannot be read as a move"))


# A whole game of resting: 6 rounds of 2 turns.
WHOLE_GAME = [*FIRST_ROUND, *["skip", "rest"] * 10]


def test_a_move_after_the_end_is_counted(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = replayed(capsys, tmp_path, {**GOOD, "moves": [*WHOLE_GAME, "rest"]})
    check_words(line, ("move 25 (rest)",))


def test_a_move_after_the_end_is_told_as_such(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = replayed(capsys, tmp_path, {**GOOD, "moves": [*WHOLE_GAME, "rest"]})
    check_words(line, ("move 25 (rest)", "The game is over"))


def test_a_seats_move_after_the_end(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = replayed(capsys, tmp_path, {**GOOD, "moves": [*WHOLE_GAME, "@0 rest"]})
    check_words(line, ("move 25 (@0 rest)", "The game is over"))


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
    check_words(checked(output.err), ("game.json", "move 3 (act dance)"))
