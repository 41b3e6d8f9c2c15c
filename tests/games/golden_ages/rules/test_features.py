"""What an AI may value: named features, worth under weights, and that nothing hidden is looked at."""

from __future__ import annotations

import json

import pytest

from aoc_desktop.ai.knowledge import judge_of, weights_of
from aoc_desktop.ai.levels import BUDGETS
from aoc_desktop.ai.search import decide
from aoc_desktop.ai.training.ladder import goals_of
from aoc_desktop.games.golden_ages.rules.features import KNOWLEDGE, features, turns_left
from aoc_desktop.games.golden_ages.rules.game import GAME
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng
from tests.games.golden_ages.modes import Mode
from tests.games.golden_ages.position import Position


def test_features_are_named_by_what_they_value() -> None:
    game = Position(era=2).hold(0, "rome", "carriage", "bank", "colossus", glory=[4], gold=7).cities(0, "e5", "f4")
    found = features(game.state, 0)
    assert found["gold@2"] == 7
    assert found["carriage@2"] == found["rome@2"] == found["bank+@2"] == found["colossus+@2"] == 1
    assert (found["cubes@2"], found["cities@2"], found["wheat_city@2"]) == (3, 2, 1)
    assert (found["end_points"], found["end_gold"]) == (4, 2)
    game.player(0).activated = 1
    assert "bank@2" in features(game.state, 0)


def test_near_gold_is_the_best_step_of_a_standing_colonist() -> None:
    game = Position().hold(0, "mongolia", "metallurgy").colonists(0, "c5")
    assert features(game.state, 0)["near_gold@1"] == 4, "two stones on c6, by the dearer effect alone"
    assert "near_gold@1" not in features(Position().colonists(0, "", "c5").state, 0)


def test_the_chosen_judgement_counts_as_it_stands() -> None:
    game = Position().golden_age(1, judgement="richest").hold(0, gold=9)
    assert features(game.state, 0)["judged@1"] == 3
    assert "golden_age@1" in features(game.state, 1)
    assert features(Position().hold(0, gold=9).state, 0)["best_judgement@1"] == 3


def test_greece_has_its_free_wonder_until_it_is_built() -> None:
    game = Position().hold(0, "greece")
    assert "free_wonder@1" in features(game.state, 0)
    game.play("free_wonder colossus")
    assert "free_wonder@1" not in features(game.state, 0)


def test_nothing_is_valued_when_the_game_is_over() -> None:
    game = Position(era=4).colonists(0, lying="d5")
    game.play("golden_age", "judge richest")
    assert features(game.state, 0) == {}
    assert turns_left(game.state, 0) == 0
    assert KNOWLEDGE.worth({"gold@4": 5.0})(game.state, 0) == KNOWLEDGE.points(game.state, 0)


def test_worth_is_points_and_weighted_features() -> None:
    game = Position().hold(0, gold=4)
    assert KNOWLEDGE.worth({"gold@1": 0.5})(game.state, 0) == 2.0
    assert KNOWLEDGE.goal(game.state, 0) == 0.0
    assert KNOWLEDGE.tied("gold@1") == "gold"


def test_turns_are_told_apart_though_the_same_seat_plays_them() -> None:
    game = Position().golden_age(1, judgement="richest")
    before = KNOWLEDGE.turn(game.state)
    game.play("explore d5 d4")
    assert KNOWLEDGE.turn(game.state) == before, "the city is asked within the turn"
    game.play("no_city")
    assert game.state.seat == 0
    assert KNOWLEDGE.turn(game.state) != before
    assert turns_left(game.state, 0) < turns_left(Position().state, 0)


def test_equal_positions_of_a_turn_have_equal_keys() -> None:
    one, other = Position(), Position()
    assert KNOWLEDGE.turn_key(one.state, 0) == KNOWLEDGE.turn_key(other.state, 0)
    other.play("art d5")
    assert KNOWLEDGE.turn_key(one.state, 0) != KNOWLEDGE.turn_key(other.state, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_weights_are_shipped_for_every_number_of_players(players: int) -> None:
    state = GAME.setup(Mode(players).options, Rng(1))
    name = KNOWLEDGE.weights_name(state)
    weights = weights_of(GAME.id, name)
    assert weights.values["gold@1"] != 0
    assert min(weights.spread) >= 1.0
    assert KNOWLEDGE.seats(KNOWLEDGE.practice(name, Rng(1))) in ((2,) if players == 2 else (3, 4))


def test_an_ai_seat_is_blind_to_what_is_hidden() -> None:
    """Two states that look the same to a seat: it decides the same in both."""
    for seed in range(4):
        state = GAME.setup(Mode(2).options, Rng(seed))
        rng = Rng(seed)
        for _ in range(12 + 9 * seed):
            GAME.apply(state, state.seat, GAME.legal(state, state.seat).sample(rng))
        seat = state.seat
        other = GAME.redraw(GAME.view(state, seat), Rng(99))
        judge = judge_of(GAME.id, state)
        moves = [decide(GAME, judge, GAME.view(each, seat), seat, Rng(7), BUDGETS["expert"]) for each in (state, other)]
        assert moves[0] == moves[1]


def test_the_goals_of_the_ladder() -> None:
    goals = {goal.levels: goal.share for goal in goals_of(GAME.id).matches}
    assert goals["novice", "random"] == 0.90
    assert goals["sage", "sage_0_2"] == 0.80
    figures = json.loads(resource(GAME.id, "ai", "ladder.json").read_text(encoding="utf-8"))
    assert {tuple(name.split(",")) for name in figures} == set(goals), "every goal was measured"
    assert all(found["goal"] == goals[tuple(found["levels"])] for found in figures.values())
