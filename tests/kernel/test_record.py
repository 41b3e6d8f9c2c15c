"""Records: every field is checked, every refusal names the field, and a written record is read back the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop.kernel.errors import BadOptions, IllegalMove, Reason, UnreadableRecord
from aoc_desktop.kernel.record import (
    LARGEST_FILE,
    MOST_MOVES,
    Record,
    parse_record,
    read_record,
    record_of,
    replay,
    start,
)
from tests.kernel.toy_games import AMBUSH, HIGH_CARD, toy_record

GOOD: dict[str, Any] = {
    "format": 1,
    "game": "ambush",
    "card_set": "none",
    "players": 3,
    "mode": "table",
    "variants": ["double", "blind"],
    "setup": {"seed": 7},
    "moves": ["! 5", "@2 rock"],
}


def without(field: str) -> dict[str, Any]:
    return {name: value for name, value in GOOD.items() if name != field}


def refusal_of(data: object) -> Reason:
    with pytest.raises(UnreadableRecord) as refusal:
        record_of(data)
    return refusal.value.reason


# ---------------------------------------------------------------- reading


def test_a_record_is_read() -> None:
    record = parse_record(json.dumps(GOOD))
    assert record == Record("ambush", "none", 3, "table", ("double", "blind"), {"seed": 7}, ("! 5", "@2 rock"), {})
    assert record.seed == 7


def test_the_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**GOOD, "meta": {"names": ["Zoé", "李"]}}, ensure_ascii=False), encoding="utf-8")
    assert read_record(path).meta == {"names": ["Zoé", "李"]}


def test_a_full_set_up_needs_no_seed() -> None:
    assert record_of({**GOOD, "setup": {"deck": [1, 2]}}).seed == 0


@pytest.mark.parametrize("seed", [0, -5, 2**63, 10**40])
def test_a_seed_is_any_whole_number(seed: int) -> None:
    assert parse_record(json.dumps({**GOOD, "setup": {"seed": seed}})).seed == seed


def test_a_card_set_may_stand_whole_in_the_record() -> None:
    cards = {"id": "mine", "civilization": [{"id": "atlantis"}]}
    assert record_of({**GOOD, "card_set": cards}).card_set == cards


def test_meta_may_hold_anything() -> None:
    meta = {"result": None, "checksum": "x", "of a later version": {"deep": [1, 2.5, True]}}
    assert record_of({**GOOD, "meta": meta}).meta == meta


def test_empty_lists_are_fine() -> None:
    record = record_of({**GOOD, "variants": [], "moves": []})
    assert record.variants == ()
    assert record.moves == ()


# ---------------------------------------------------------------- writing


def test_what_is_written_is_read_back_the_same() -> None:
    record = Record("ambush", {"id": "mine"}, 8, "table", ("a",), {"seed": -1}, ("! 6", "@0 rock"), {"names": ["Zoé"]})
    assert parse_record(record.to_json()) == record


def test_the_written_fields_are_those_of_the_format() -> None:
    written = json.loads(toy_record("ambush", 2, ["! 1"]).to_json())
    assert list(written) == ["format", "game", "card_set", "players", "mode", "variants", "setup", "moves"]
    assert written["format"] == 1
    assert written["variants"] == []
    assert written["moves"] == ["! 1"]


def test_signs_of_other_languages_stay_readable() -> None:
    assert "Zoé" in toy_record("ambush", 2)._replace(meta={"name": "Zoé"}).to_json()


# ---------------------------------------------------------------- fields that are wrong


@pytest.mark.parametrize("field", GOOD)
def test_a_missing_field_is_named(field: str) -> None:
    assert refusal_of(without(field)) == Reason("record_field", {"field": field, "problem": "missing", "found": None})


# A field, a value of the wrong type, and how that type is called.
WRONG_TYPES: list[tuple[str, object, str]] = [
    ("format", "1", "str"),
    ("format", True, "bool"),
    ("format", 1.0, "float"),
    ("game", 5, "int"),
    ("game", None, "NoneType"),
    ("card_set", ["second_edition"], "list"),
    ("card_set", 2, "int"),
    ("players", "2", "str"),
    ("players", 2.0, "float"),
    ("players", True, "bool"),
    ("players", None, "NoneType"),
    ("mode", ["table"], "list"),
    ("variants", "draft", "str"),
    ("variants", {}, "dict"),
    ("setup", [], "list"),
    ("setup", 7, "int"),
    ("moves", "end", "str"),
    ("moves", {"1": "end"}, "dict"),
    ("moves", None, "NoneType"),
    ("meta", "notes", "str"),
    ("meta", None, "NoneType"),
]


@pytest.mark.parametrize(("field", "value", "found"), WRONG_TYPES)
def test_a_field_of_the_wrong_type_is_named(field: str, value: object, found: str) -> None:
    expected = Reason("record_field", {"field": field, "problem": "wrong_type", "found": found})
    assert refusal_of({**GOOD, field: value}) == expected


@pytest.mark.parametrize(
    ("field", "items", "number", "found"),
    [("moves", ["! 5", 6], 2, "int"), ("moves", [["act", "farm"]], 1, "list"), ("variants", [None], 1, "NoneType")],
)
def test_an_item_of_the_wrong_type_is_named(field: str, items: list[object], number: int, found: str) -> None:
    expected = Reason("record_field", {"field": field, "problem": "entry_type", "number": number, "found": found})
    assert refusal_of({**GOOD, field: items}) == expected


@pytest.mark.parametrize(("seed", "found"), [("7", "str"), (7.5, "float"), (True, "bool"), (None, "NoneType")])
def test_a_seed_of_the_wrong_type_is_named(seed: object, found: str) -> None:
    expected = Reason("record_field", {"field": "setup.seed", "problem": "wrong_type", "found": found})
    assert refusal_of({**GOOD, "setup": {"seed": seed}}) == expected


@pytest.mark.parametrize(("data", "found"), [([], "list"), ("game", "str"), (None, "NoneType"), (1, "int")])
def test_a_record_is_an_object(data: object, found: str) -> None:
    assert refusal_of(data) == Reason("record_field", {"field": "", "problem": "wrong_type", "found": found})


def test_an_unknown_field_is_named() -> None:
    expected = Reason("record_field", {"field": "colour", "problem": "unknown_field", "found": None})
    assert refusal_of({**GOOD, "colour": "red"}) == expected


def test_a_newer_format_is_told_before_anything_else() -> None:
    """A later version may have other fields: the one useful thing to say is that it is newer."""
    assert refusal_of({"format": 2, "anything": 1}) == Reason("newer_format", {"found": 2, "known": 1})


@pytest.mark.parametrize("found", [0, -1])
def test_a_format_that_never_was(found: int) -> None:
    expected = Reason("record_field", {"field": "format", "problem": "wrong_value", "found": found})
    assert refusal_of({**GOOD, "format": found}) == expected


def test_a_variant_given_twice_is_named() -> None:
    """Together with the game, in whose words it is named."""
    refusal = refusal_of({**GOOD, "variants": ["draft", "draft"]})
    assert refusal == Reason("variant_twice", {"variant": "draft", "game": GOOD["game"]})


def test_an_endless_list_of_moves_is_refused() -> None:
    expected = Reason("record_field", {"field": "moves", "problem": "too_long", "found": MOST_MOVES + 1})
    assert refusal_of({**GOOD, "moves": ["end"] * (MOST_MOVES + 1)}) == expected


# ---------------------------------------------------------------- texts that are not records


def parse_refusal(text: str) -> Reason:
    with pytest.raises(UnreadableRecord) as refusal:
        parse_record(text)
    return refusal.value.reason


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("", 1, 1),
        ("{", 1, 2),
        ('{\n "format": 1,\n "game": amb', 3, 10),
        ("not json", 1, 1),
        ('{"format": 1} x', 1, 15),
    ],
)
def test_what_is_not_json_is_told_with_its_place(text: str, line: int, column: int) -> None:
    assert parse_refusal(text) == Reason("record_not_json", {"line": line, "column": column})


def test_a_field_given_twice_is_named() -> None:
    """JSON readers differ in which of the two they believe."""
    text = json.dumps(GOOD)[:-1] + ', "players": 4}'
    assert parse_refusal(text) == Reason("record_field", {"field": "players", "problem": "twice", "found": None})


def test_half_a_character_can_be_written_again(tmp_path: Path) -> None:
    record = parse_record(json.dumps({**GOOD, "meta": {"name": "\ud83d é"}}))
    (tmp_path / "game.json").write_text(record.to_json(), encoding="utf-8")
    assert read_record(tmp_path / "game.json") == record


def test_half_a_million_variants_are_refused_at_once() -> None:
    variants = [f"v{number}" for number in range(500_000)]
    assert refusal_of({**GOOD, "variants": [*variants, "v499999"]}).code == "variant_twice"


def test_deep_nesting_is_no_crash() -> None:
    reason = parse_refusal('{"setup": ' + "[" * 100_000 + "]" * 100_000 + "}")
    assert reason == Reason("record_too_deep")


def test_an_endless_number_is_no_crash() -> None:
    for text in ('{"players": %s}', '{"players": -%s}', '{"setup": {"players": [1, %s]}}'):
        assert parse_refusal(text % ("9" * 5000)) == Reason(
            "record_field", {"field": "players", "problem": "int_parsing_size", "found": None}
        )
    assert parse_refusal("9" * 5000).params["problem"] == "wrong_type"


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_numbers_that_are_none(number: str) -> None:
    assert parse_refusal(json.dumps(GOOD).replace('"players": 3', f'"players": {number}')) == Reason(
        "record_field", {"field": "players", "problem": "wrong_type", "found": "float"}
    )


# ---------------------------------------------------------------- files that cannot be read


def file_refusal(path: Path) -> Reason:
    with pytest.raises(UnreadableRecord) as refusal:
        read_record(path)
    return refusal.value.reason


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    expected = Reason("record_unreadable", {"detail": "No such file or directory"})
    assert file_refusal(tmp_path / "nothing.json") == expected


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    assert file_refusal(tmp_path).code == "record_unreadable"


def test_bytes_that_are_not_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b'{"game": "\xff"}')
    assert file_refusal(path) == Reason("record_not_utf8", {"byte": 10})


def test_a_huge_file_is_not_even_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def read(*_: object, **__: object) -> str:
        raise AssertionError("the file was read")

    path = tmp_path / "game.json"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    monkeypatch.setattr(Path, "read_text", read)
    assert file_refusal(path) == Reason("record_too_large", {"limit": 5_000_000})


# ---------------------------------------------------------------- playing a record


def test_a_record_starts_at_its_beginning_and_replays_to_its_end() -> None:
    record = toy_record("ambush", 2, ["! 5", "@0 rock", "scissors", "! 2", "@1 paper", "paper"])
    assert start(AMBUSH, record).moves == []
    match = replay(AMBUSH, record)
    assert match.moves == list(record.moves)
    assert match.outcome is not None
    assert match.outcome.points == (5, 0)
    assert match.outcome.ranking == ((0,), (1,))


def test_a_record_needs_no_generator_to_replay() -> None:
    """Chance lies in the record's lines: the seed decides nothing any more."""
    moves = ["! 5", "@0 rock", "scissors", "! 2", "@1 paper", "paper"]
    results = [replay(AMBUSH, toy_record("ambush", 2, moves, seed=seed)).outcome for seed in (1, 2, -9)]
    assert results[0] == results[1] == results[2]


def test_a_seed_and_the_set_up_it_draws_give_the_same_game() -> None:
    seeded = start(HIGH_CARD, toy_record("high_card", 4, seed=12))
    full = start(HIGH_CARD, toy_record("high_card", 4, **HIGH_CARD.setup_of(seeded.state)))
    assert HIGH_CARD.snapshot(full.state) == HIGH_CARD.snapshot(seeded.state)
    assert full.state == seeded.state
    assert start(HIGH_CARD, toy_record("high_card", 4, seed=13)).state != seeded.state


def test_a_wrong_move_is_named_by_its_number() -> None:
    with pytest.raises(IllegalMove) as refusal:
        replay(AMBUSH, toy_record("ambush", 2, ["! 5", "@0 rock", "lizard", "! 2"]))
    reason = Reason("no_such_word", {"move": ("lizard",)})
    assert refusal.value.reason == Reason("move", {"number": 3, "move": "lizard", "reason": reason})


def test_an_unreadable_move_is_named_by_its_number() -> None:
    with pytest.raises(IllegalMove) as refusal:
        replay(AMBUSH, toy_record("ambush", 2, ["! 5", "rock"]))
    reason = Reason("unreadable_move", {"move": "rock"})
    assert refusal.value.reason == Reason("move", {"number": 2, "move": "rock", "reason": reason})


def test_options_that_the_game_refuses() -> None:
    with pytest.raises(BadOptions):
        start(AMBUSH, toy_record("ambush", 9))
