"""The value function: named features, and the quick sum of them that search uses."""

from __future__ import annotations

import json

import pytest

from aoc_desktop.ai.knowledge import Judge, Weights, judge_of, knowledge_of, weights_of
from aoc_desktop.games.age_of_civilization.rules.features import (
    CONTROL_AIM,
    KNOWLEDGE,
    LOST,
    WAR_AIM,
    WONDER_AIM,
    Worth,
    features,
    turns_left,
)
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.kernel.rng import Rng
from tests.ai.games import DRAFT, PLAIN, SECOND, SOLO, state_of
from tests.games.age_of_civilization.modes import MODES, Mode
from tests.games.age_of_civilization.position import Position


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_the_quick_worth_is_the_sum_of_the_features(mode: Mode) -> None:
    name = KNOWLEDGE.weights_name(state_of(mode))
    weights = weights_of("age_of_civilization", name).values
    worth = Worth(weights)
    rng = Rng(2)
    state = state_of(mode)
    while deciders := GAME.deciders(state):
        for seat, player in enumerate(state.players):
            slow = player.points + sum(weights.get(name, 0) * value for name, value in features(state, seat).items())
            assert worth(state, seat) == pytest.approx(slow + KNOWLEDGE.goal(state, seat))
        GAME.apply(state, deciders[0], GAME.legal(state, deciders[0]).sample(rng))
    final = [player.points + KNOWLEDGE.goal(state, seat) for seat, player in enumerate(state.players)]
    assert [worth(state, seat) for seat in range(mode.players)] == final


def test_turns_left_counts_turns_not_begun() -> None:
    game = Position(players=2).at("civilization", round=3, seat=0)
    assert [turns_left(game.state, seat) for seat in (0, 1)] == [4, 4]
    game.play("skip")
    assert [turns_left(game.state, seat) for seat in (0, 1)] == [3, 4]


def test_an_action_that_is_past_is_worth_nothing_more() -> None:
    game = Position(players=2).hold(0, main="egypt", technologies=["navigation"], workers=2)
    assert features(game.at("civilization", round=2).state, 0)["coins:fish"] == 1
    assert "coins:fish" not in features(game.at("civilization", round=4).state, 0)


@pytest.mark.parametrize("mode", [PLAIN, SOLO, Mode(SECOND, 4, ())], ids=lambda mode: mode.name)
def test_every_kind_of_game_has_weights(mode: Mode) -> None:
    name = KNOWLEDGE.weights_name(state_of(mode))
    weights = weights_of("age_of_civilization", name)
    assert len(weights.values) > 300
    assert weights.values["coins@3"] != 0
    assert all(spread >= 1 for spread in weights.spread)


def test_chances_grow_with_the_margin_and_with_the_end() -> None:
    judge = Judge(knowledge_of("age_of_civilization"), Weights({}, (1.0, 2.0, 4.0)))
    assert judge.chance(0, 2) == 0.5
    assert judge.chance(3, 2) < judge.chance(3, 1) < judge.chance(3, 0)
    assert judge.chance(-1000, 0) < 1e-9


@pytest.mark.parametrize("mode", [PLAIN, DRAFT, SOLO], ids=lambda mode: mode.name)
def test_positions_that_differ_have_different_keys(mode: Mode) -> None:
    """All that the moves of one decision lead to: no fewer keys than there are positions."""
    rng = Rng(6)
    state = state_of(mode)
    while deciders := GAME.deciders(state):
        seat = deciders[0]
        moves = list(GAME.legal(state, seat))
        states, keys = set(), set()
        for move in moves:
            after = GAME.copy(state)
            GAME.apply(after, seat, move)
            states.add(json.dumps(GAME.snapshot(after), sort_keys=True))
            keys.add(KNOWLEDGE.turn_key(after, seat))
        assert len(keys) >= len(states)
        GAME.apply(state, seat, rng.choice(moves))


def test_the_goal_of_a_scenario_is_its_medals() -> None:
    """Each wonder or card of the row that a medal asks for, wars not lost, and survival; elsewhere nothing."""
    wonders = Position(scenario="age_of_wonders")
    assert KNOWLEDGE.goal(wonders.state, 0) == 0
    wonders.player(0).wonders = wonders.state.wonder_market
    assert KNOWLEDGE.goal(wonders.state, 0) == 5 * WONDER_AIM
    row = Position(scenario="silk_road")
    row.state.scenario = row.state.scenario._replace(control=3)
    assert KNOWLEDGE.goal(row.state, 0) == 3 * CONTROL_AIM
    war = Position(scenario="mongol_devastation")
    war.state.scenario = war.state.scenario._replace(wars_lost=2)
    assert KNOWLEDGE.goal(war.state, 0) == -WAR_AIM
    lost = Position(scenario="lost_civilization")
    lost.state.scenario = lost.state.scenario._replace(lost=True)
    assert KNOWLEDGE.goal(lost.state, 0) == -LOST
    assert KNOWLEDGE.goal(Position(solo=True).hold(0, wonders=["petra"]).state, 0) == 0


def test_expected_points_leave_the_goal_out() -> None:
    state = Position(scenario="silk_road").hold(0, main="inca", workers=3).at("actions").state
    state.scenario = state.scenario._replace(control=3)
    points, margin = judge_of("age_of_civilization", state).standing(state, 0)
    assert margin - points == pytest.approx(3 * CONTROL_AIM)


def test_what_a_quarry_grants_is_no_discount_for_later_turns() -> None:
    game = Position(scenario="age_of_wonders").hold(0, main="inca", workers=3).at("actions")
    before = features(game.state, 0)
    game.play("act quarry")
    after = features(game.state, 0)
    assert after.get("coins:wonder") == before.get("coins:wonder")
    assert after["passing:quarry@4+"] == 1


def test_the_rebirth_is_foreseen() -> None:
    state = Position(scenario="death_and_rebirth").hold(0, main="inca", workers=3).at("actions", round=2).state
    found = features(state, 0)
    assert found["coming_points:research"] == 2 * 3
    late = Position(scenario="death_and_rebirth").hold(0, main="inca", workers=3).at("actions", round=4)
    late.state.rebuild_abilities(0)
    assert "coming_points:research" not in features(late.state, 0)
