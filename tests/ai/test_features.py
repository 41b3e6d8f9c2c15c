"""The value function: named features, and the quick sum of them that search uses."""

from __future__ import annotations

import json

import pytest

from aoc_desktop.ai.knowledge import Judge, Weights, knowledge_of, weights_of
from aoc_desktop.games.age_of_civilization.features import KNOWLEDGE, Worth, features, turns_left
from aoc_desktop.games.age_of_civilization.game import GAME
from aoc_desktop.kernel.rng import Rng
from tests.age_of_civilization.modes import MODES, Mode
from tests.age_of_civilization.position import Position
from tests.ai.games import DRAFT, PLAIN, SECOND, SOLO, state_of


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_the_quick_worth_is_the_sum_of_the_features(mode: Mode) -> None:
    name = mode.scenario or ("solo" if mode.players == 1 else "table")
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
