"""Where the points came from: the parts add up to the points, in every mode."""

from __future__ import annotations

from pathlib import Path

import pytest

from aoc_desktop.games.age_of_civilization.rules import events as kinds
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.state import ROUNDS
from aoc_desktop.games.age_of_civilization.solo.score_sources import OF_CARD, SOURCES, STOPS, gains
from aoc_desktop.kernel.events import Cause, RoundBegins
from aoc_desktop.kernel.record import read_record, replay
from aoc_desktop.solo.gains import END, Gained, by_round, by_source, turning_points
from tests.games import data_of

RECORDS = sorted(data_of("age_of_civilization", "conformance").glob("*.record.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem[:2])
def test_the_parts_add_up_to_the_points(path: Path) -> None:
    match = replay(GAME, read_record(path))
    players = len(match.state.players)
    gained = gains(event for played in match.history for event in played.events)
    points = [player.points for player in match.state.players]
    assert [sum(parts.values()) for parts in by_source(gained, players, SOURCES)] == points
    lines = by_round(gained, players, STOPS)
    assert [line[-1] for line in lines] == points
    assert all(len(line) == ROUNDS + 1 for line in lines)


def test_each_cause_has_its_source() -> None:
    events = [
        RoundBegins(2),
        kinds.Gained(0, "points", 2, Cause("action", "culture")),
        kinds.Gained(0, "points", 1, Cause("technology", "writing")),
        kinds.Gained(0, "points", 3, Cause("wonder", "petra")),
        kinds.Gained(0, "points", 4, Cause("civilization", "egypt", "main")),
        kinds.Gained(0, "points", 1, Cause("rule", "no_technology")),
        kinds.Gained(0, "coins", 9, Cause("action", "farm")),
        kinds.GameEnds(),
        kinds.Gained(0, "points", 5, Cause("civilization", "egypt", "inherited")),
    ]
    found = gains(events)
    assert by_source(found, 1, SOURCES)[0] == {
        "actions": 3,
        "technologies": 1,
        "civilizations": 4,
        "wonders": 3,
        "end_of_game": 5,
    }
    assert set(by_source(found, 1, SOURCES)[0]) == set(SOURCES)
    assert by_round(found, 1, (1, 2, 3, END)) == [[0, 11, 11, 16]]


def test_the_turns_that_brought_most_decided_it() -> None:
    small = Gained(0, 1, 2, "technologies", "technology", "writing")
    card = Gained(1, 2, 2, "technologies", "technology", "writing")
    many = [Gained(0, 5, 1, "actions", "action", action) for action in ("hunt", "farm", "trade", "culture")]
    wonder = Gained(0, 5, 1, "wonders", "wonder", "petra")
    end = Gained(0, 0, 3, "end_of_game", "wonder", "petra")
    found = turning_points([small, card, card, *many, wonder, end], 3, OF_CARD)
    assert found == [[card._replace(points=4)], [wonder, *many], [end]], "a turn of five times one is one of five"
