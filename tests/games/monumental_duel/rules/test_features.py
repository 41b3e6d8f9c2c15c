"""What an AI may value: features by name, their worth, and that nothing depends on what is hidden."""

from __future__ import annotations

import json

import pytest

from aoc_desktop.ai.knowledge import weights_of
from aoc_desktop.games.monumental_duel.rules.features import KNOWLEDGE, LAST_STAGE, features, stage_of
from aoc_desktop.games.monumental_duel.rules.game import GAME
from aoc_desktop.games.monumental_duel.rules.scoring import score, score_lines
from aoc_desktop.games.monumental_duel.rules.state import State
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.rng import Rng
from tests.games.monumental_duel.position import SETUP, Position, beginning


def test_features_tell_tokens_cards_and_leads_by_name() -> None:
    game = (
        Position()
        .city(0, "a1 mine", "b1 work_camp", active="a1")
        .hold(0, culture=1, production=5, construction="colossus")
        .advantage(0, "science", 2)
    )
    found = features(game.hold(0, provinces="troy").state, 0)
    stage = stage_of(game.state)
    assert found[f"culture_for_policy@{stage}"] == 1
    assert found[f"can_policy@{stage}"] == 1
    assert [found[f"production{bend}@{stage}"] for bend in ("<2", "<4", "")] == [2, 4, 5]
    assert found[f"mine@{stage}"] == 1
    assert found[f"ready_mine@{stage}"] == 1
    assert found[f"waiting_production@{stage}"] == 1
    assert found[f"begun@{stage}"] == found[f"can_complete@{stage}"] == 1
    assert found[f"advantage_tokens@{stage}"] == 2
    assert found[f"lead_province=1@{stage}"] == 1
    assert found[f"defence@{stage}"] == 3
    assert features(game.state, 1)[f"lead_province=-1@{stage}"] == 1
    assert KNOWLEDGE.tied("mine@1") == "mine"


def test_a_province_is_exposed_to_whoever_can_pay_for_it() -> None:
    game = Position().city(1, "a1 fort", active="a1").hold(0, provinces="troy").hold(1, military=2, gold=0)
    assert not any(name.startswith("exposed") for name in features(game.state, 0))
    game.hold(1, military=2, gold=1)
    assert any(name.startswith("exposed") for name in features(game.state, 0))
    assert any(name.startswith("can_conquer") for name in features(game.state, 1))


def test_stages_follow_what_is_left_of_the_deck() -> None:
    state = beginning(**SETUP).state
    stages = []
    for left in (24, 18, 17, 11, 10, 5, 4, 0):
        state.development = state.development[:left]
        stages.append(stage_of(state))
    assert stages == [1, 1, 2, 2, 3, 3, 4, 4]
    state.last_round = True
    assert stage_of(state) == LAST_STAGE == 5


def test_worth_is_the_score_and_the_weighted_features() -> None:
    game = Position().hold(0, gold=2, points=1, passed=True)
    stage = stage_of(game.state)
    assert KNOWLEDGE.worth({})(game.state, 0) == score(game.state, 0)
    weights = {f"gold@{stage}": 1.5, f"passed@{stage}": -1.0}
    assert KNOWLEDGE.worth(weights)(game.state, 0) == score(game.state, 0) + 2.0
    assert KNOWLEDGE.points(game.state, 0) == score(game.state, 0)
    assert (KNOWLEDGE.goal(game.state, 0), KNOWLEDGE.seats(game.state)) == (0.0, 2)


def test_in_a_whole_game_the_quick_worth_is_the_sum_of_the_features_and_keys_tell_positions_apart() -> None:
    weights = weights_of("monumental_duel", "duel").values
    worth = KNOWLEDGE.worth(weights)
    rng, state = Rng(2), KNOWLEDGE.practice("duel", Rng(5))
    while deciders := GAME.deciders(state):
        for seat in range(2):
            slow = sum(weights.get(name, 0) * value for name, value in KNOWLEDGE.features(state, seat).items())
            assert worth(state, seat) == pytest.approx(sum(dict(score_lines(state, seat)).values()) + slow)
        _compare_keys(state, deciders[0])
        chance = deciders[0] == CHANCE
        GAME.apply(state, deciders[0], GAME.draw(state, rng) if chance else GAME.legal(state, deciders[0]).sample(rng))
    assert [worth(state, seat) for seat in range(2)] == [score(state, seat) for seat in range(2)]


def _compare_keys(state: State, seat: int) -> None:
    """All that the moves of one decision lead to: no fewer keys than there are positions."""
    states, keys = set(), set()
    for move in GAME.legal(state, seat):
        after = GAME.copy(state)
        GAME.apply(after, seat, move)
        states.add(json.dumps(GAME.snapshot(after), sort_keys=True))
        keys.add(KNOWLEDGE.turn_key(after, max(seat, 0)))
    assert len(keys) >= len(states)


def test_the_shipped_weights_value_every_stage() -> None:
    weights = weights_of("monumental_duel", "duel")
    assert all(weights.values[f"gold@{stage}"] != 0 for stage in range(1, LAST_STAGE + 1))
    assert all(spread >= 1 for spread in weights.spread)


def test_the_end_has_no_features() -> None:
    game = Position()
    assert KNOWLEDGE.turns_left(game.state, 0) == 10
    game.state.last_round = True
    game.at(0).play("pass", "pass")
    assert KNOWLEDGE.features(game.state, 0) == {}
    assert KNOWLEDGE.turns_left(game.state, 0) == 0


def test_nothing_valued_depends_on_what_is_hidden() -> None:
    state = beginning(**SETUP).state
    again = GAME.redraw(GAME.view(state, 0), Rng(9))
    assert features(again, 0) == features(state, 0)
    assert KNOWLEDGE.turn_key(again, 0) == KNOWLEDGE.turn_key(state, 0)
    assert KNOWLEDGE.turn(state) == (1, "activation", state.seat)
    assert KNOWLEDGE.weights_name(state) == "duel"
    assert len(KNOWLEDGE.practice("duel", Rng(1)).players) == 2
