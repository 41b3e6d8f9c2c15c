"""The guided first game: its record is legal, its steps stand where they say, and both languages say them."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.solo.tips import WHEN
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, read_record, start
from aoc_desktop.kernel.resources import resource, translation
from tests.games import data_of

FOLDER = data_of("advanced_civilization", "conformance")

LEARNER = 0
FIELDS = {"opponent", "hint_key", "rules_key"}
# Stock, treasury, cities and square when the step has been read or played (sentences, 9).
AFTER = {
    "place": (54, 0, 0, 0),
    "growth": (53, 0, 0, 0),
    "spread": (51, 0, 0, 1),
    "gather": (39, 0, 0, 3),
    "city": (33, 2, 1, 4),
    "ship": (23, 4, 2, 5),
    "voyage": (23, 4, 2, 5),
    "fight": (10, 9, 3, 6),
    "hand": (29, 9, 4, 6),
    "offer": (29, 9, 4, 6),
    "deal": (29, 9, 4, 6),
    "treachery": (29, 9, 5, 6),
    "buy": (31, 7, 5, 6),
    "free": (4, 17, 5, 7),
}


def lesson() -> dict[str, Any]:
    return tomllib.loads(resource("advanced_civilization", "tutorial.toml").read_text(encoding="utf-8"))


def beginning() -> Match[State]:
    given = lesson()
    setup = given["setup"]
    return start(GAME, Record(GAME.id, given["card_set"], 2, "table", tuple(given["variants"]), setup))


def numbers(match: Match[State]) -> tuple[int, int, int, int]:
    state = match.state
    return state.stock[LEARNER], state.treasury[LEARNER], state.map_cities(LEARNER), state.ast[LEARNER]


def test_the_record_is_played_and_every_step_stands_where_it_says() -> None:
    given, match = lesson(), beginning()
    record = given["record"]
    assert len(record) == 121
    played = 0
    for step in given["step"]:
        match.play_lines(record[played : step["at"]])
        asked = [*step.get("moves", []), *step.get("then", [])]
        assert record[step["at"] : step["at"] + len(asked)] == asked, step["id"]
        for line in asked:
            assert match.deciders == (LEARNER,), step["id"]
            match.play_line(line)
        played = step["at"] + len(asked)
        if step["id"] not in ("city", "buy"):  # told of the start of the next turn, and after the cards went back
            assert numbers(match) == AFTER[step["id"]], step["id"]
    assert played == len(record)


def test_the_numbers_that_the_steps_name() -> None:
    """What the sentences tell of the position: 16 tokens before Rome, the worth of the hand, squares and points."""
    record, match = lesson()["record"], beginning()
    steps = {step["id"]: step["at"] for step in lesson()["step"]}
    match.play_lines(record[: steps["gather"]])
    assert match.state.map_tokens(LEARNER) == 16
    match.play_lines(record[steps["gather"] : steps["ship"]])
    assert match.state.tokens[LEARNER][match.state.table.board.area["etruria"]] == 4
    match.play_lines(record[steps["ship"] : steps["hand"]])
    state = match.state
    cards = state.table.cards
    assert state.hands[LEARNER][cards.card["treachery"]] == 1
    assert cards.worth(state.hands[LEARNER], frozenset()) == 40
    match.play_lines(record[steps["hand"] : steps["deal"] + 1])
    assert cards.worth(match.state.hands[LEARNER], frozenset()) == 62
    match.play_lines(record[steps["deal"] + 1 :])
    shot = GAME.snapshot(match.state)
    assert [player["points"] for player in shot["players"]] == [1031, 874]
    assert shot["players"][LEARNER]["owned"] == ["mysticism"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_step_and_tip_is_said(language: str) -> None:
    given = lesson()
    path = translation("advanced_civilization", f"grammar_{language}.toml")
    said = tomllib.loads(path.read_text(encoding="utf-8"))["tutorial"]
    ids = [step["id"] for step in given["step"]] + [f"tip_{tip['id']}" for tip in given["tip"]]
    assert sorted(said) == sorted(ids)
    for text in said.values():
        assert text["title"]
        assert not text["title"].endswith(".")
        assert set(re.findall(r"{(\w+)}", text["title"] + text["text"])) <= FIELDS
        assert text["text"].endswith(".")


def test_every_moment_of_a_tip_is_known_and_comes() -> None:
    """Over games that were played each `when` holds at one decision and does not at another."""
    assert {tip["when"] for tip in lesson()["tip"]} == set(WHEN)
    found: set[tuple[str, bool]] = set()
    for name in (
        "12_west_2p_revolts",
        "13_east_4p_cheap_cards",
        "02_west_3p_random_nations",
        "04_west_extended_4p_leaving",
    ):
        record = read_record(FOLDER / f"{name}.record.json")
        match = start(GAME, record._replace(moves=()))
        for number, line in enumerate(record.moves):
            often = number % 3 == 0 or match.state.step == "build"
            if often and CHANCE not in match.deciders and match.state.turn:
                seat = match.deciders[0]
                found |= {(when, holds(match, seat)) for when, holds in WHEN.items()}
            match.play_line(line)
    assert {(name, held) for name in WHEN for held in (True, False)} - found == set()
