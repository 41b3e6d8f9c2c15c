"""Scoring, domination and ties (rules, section 10)."""

from __future__ import annotations

import pytest

from aoc_desktop.games.monumental_duel.rules.game import GAME
from aoc_desktop.games.monumental_duel.rules.scoring import counts, result, score, score_lines
from tests.games.monumental_duel.position import Position

EVEN = 4 * 3
"""All four dominations, when nobody has anything."""


def test_each_thing_scores_its_points() -> None:
    game = Position().hold(0, points=4, provinces="troy barricade persia").policies(0, "treaties democracy")
    game.city(0, "a1 great_wall+geometry", "b1 revolt").deck(0, "colossus", "scytale", "revolt telegraphy")
    assert dict(score_lines(game.state, 0)) == {
        "province": 2,
        "knowledge": 3,
        "wonder": 4,
        "policy": 4,
        "point_token": 4,
        "revolt": -2,
        "domination_province": 3,
        "domination_knowledge": 3,
        "domination_wonder": 3,
        "domination_policy": 3,
    }
    assert score(game.state, 1) == 0


def test_equal_counts_give_both_the_domination() -> None:
    """Also 0 to 0."""
    game = Position().hold(0, provinces="troy").hold(1, provinces="persia suez")
    assert dict(score_lines(game.state, 0)) == {
        "province": 1, "domination_knowledge": 3, "domination_wonder": 3, "domination_policy": 3,
    }  # fmt: skip
    assert score(game.state, 1) == 2 + EVEN


def test_what_scores_nothing() -> None:
    """Archived cards, Barricades, a wonder begun, reserved cards, Culture, Gold, the starting knowledge."""
    game = Position().hold(0, archived="revolt geometry", provinces="barricade", construction="colossus")
    game.hold(0, reserved="troy", culture=5, gold=9).city(0, "a1 fort+philosophy")
    assert score(game.state, 0) == EVEN


def test_a_card_being_used_is_owned() -> None:
    game = Position().hold(0, drawn=())
    game.player(0).drawn = game.cards("geometry")
    assert counts(game.state, 0).knowledge == 1


@pytest.mark.parametrize(
    ("first", "second", "ranking"),
    [
        ({"points": 1}, {}, ((0,), (1,))),
        ({}, {"points": 1}, ((1,), (0,))),
        ({"gold": 3}, {"culture": 9}, ((0,), (1,))),
        ({"culture": 1}, {}, ((0,), (1,))),
        ({}, {}, ((0, 1),)),
    ],
)
def test_ties(first: dict[str, int], second: dict[str, int], ranking: object) -> None:
    assert result(Position().hold(0, **first).hold(1, **second).state).ranking == ranking


def test_the_advantage_breaks_ties_before_gold() -> None:
    assert result(Position().advantage(1).hold(0, gold=9).state).ranking == ((1,), (0,))


def test_the_end_tells_the_points_and_their_sources() -> None:
    game = Position().hold(0, points=2)
    game.state.last_round = True
    game.at(0)
    assert GAME.outcome(game.state) is None
    events = game.play("pass", "pass")
    outcome = GAME.outcome(game.state)
    assert outcome is not None
    assert (outcome.points, outcome.ranking) == ((14, 12), ((0,), (1,)))
    assert outcome.breakdown[0]["point_token"] == 2
    told = [change for event in events for change in GAME.changes(event) if change.what == "score"]
    assert [sum(change.amount for change in told if change.seat == seat) for seat in range(2)] == [14, 12]
