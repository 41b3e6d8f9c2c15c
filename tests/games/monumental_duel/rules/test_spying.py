"""Spying: Agents, their dice, re-rolls, faces, and spying for free (rules, 5.10)."""

from __future__ import annotations

import pytest

from tests.games.monumental_duel.position import Position, cards_with, kinds


def deployed(*values: int, **held: object) -> Position:
    """Seat 0 has rolled these values."""
    game = Position().hold(0, agents=len(values), **held).at(0)
    game.play("ambassador deploy", *[f"! {value}" for value in values])
    return game


def test_training_gives_an_agent_up_to_three() -> None:
    game = Position().hold(0, agents=2).hold(1, passed=True).at(0)
    game.play("ambassador train")
    assert game.player(0).agents == 3
    assert not game.legal("ambassador"), "once per round, either of the two"
    assert Position().hold(0, agents=3).at(0).legal("ambassador") == ["ambassador deploy"]
    assert Position().hold(0, agents=0).at(0).legal("ambassador") == ["ambassador train"]


def test_every_die_is_one_result_of_chance() -> None:
    game = Position().hold(0, agents=2).at(0)
    game.play("ambassador deploy")
    assert (game.match.deciders, game.legal(), game.state.source) == ((-1,), list("123456"), "ambassador")
    game.play("! 5", "! 2")
    assert game.state.dice == (2, 5)


def test_rerolls_cost_a_basic_token_or_gold_as_often_as_wanted() -> None:
    game = deployed(2, 2, science=1, gold=1)
    assert game.legal() == ["reroll 2 gold", "reroll 2 science", "stop"]
    game.play("reroll 2 science")
    assert game.state.dice == (2,), "the die that is rolled again does not lie there"
    game.play("! 6")
    assert game.state.dice == (2, 6)
    game.play("reroll 6 gold", "! 6")
    assert game.tokens(0) == {}
    assert game.state.step == "dice", "nothing is left to pay with: no question"


def test_stop_ends_the_rolling() -> None:
    game = deployed(4, 5)
    game.play("stop")
    assert (game.state.step, game.legal()) == ("dice", ["resolve 4", "resolve 5"])
    assert game.tokens(0) == {"gold": 2}, "gains come only when a die is resolved"
    game.play("resolve 4")
    assert game.tokens(0) == {"gold": 4}, "the last die is resolved by itself"


def test_a_one_loses_the_agent() -> None:
    game = deployed(1, 6, gold=0)
    game.play("resolve 1")
    assert game.player(0).agents == 1
    assert game.tokens(0) == {"gold": 1, "points": 1}


@pytest.mark.parametrize("value", [2, 3])
def test_two_and_three_change_the_espionage_card(value: int) -> None:
    """Ruling 17: to another one."""
    game = deployed(value, gold=0)
    others = ["agitation", "palace_intrigue", "smuggling", "stolen_manuscripts"]
    assert game.legal() == [f"resolve {value} {card}" for card in others]
    game.play(f"resolve {value} agitation")
    assert game.player(0).espionage.id == "agitation"
    assert game.player(0).agents == 1


def test_a_die_counts_on_the_card_active_at_that_moment() -> None:
    game = deployed(2, 6, gold=0)
    game.play("resolve 2 palace_intrigue")
    assert game.tokens(0) == {"points": 2}


def test_bargaining_gives_a_point_before_anything_else() -> None:
    game = Position().city(0, "a1 fort+bargaining", active="a1").hold(1, passed=True).at(0)
    events = game.play("ambassador train")
    assert game.tokens(0) == {"gold": 2, "points": 1}
    assert kinds(events)[:3] == ["ambassador", "gained", "trains"]
    deploying = Position().city(0, "a1 fort+bargaining", active="a1").at(0)
    deploying.play("ambassador deploy")
    assert deploying.tokens(0) == {"gold": 2, "points": 1}
    asleep = Position().city(0, "a1 fort+bargaining").at(0)
    asleep.play("ambassador train")
    assert "points" not in asleep.tokens(0)


def test_scytale_gives_one_free_reroll_per_deployment() -> None:
    game = Position().city(0, "a1 fort+scytale", active="a1").hold(0, gold=0, agents=1).hold(1, passed=True).at(0)
    game.play("ambassador deploy")
    assert game.state.free_reroll
    game.play("! 1")
    assert game.legal() == ["reroll 1 free", "stop"]
    game.play("reroll 1 free")
    assert not game.state.free_reroll
    game.play("! 4")
    assert game.tokens(0) == {"gold": 1}


def test_a_free_reroll_that_is_not_used_is_gone() -> None:
    game = Position().city(0, "a1 fort+scytale", active="a1").hold(0, agents=2).at(0)
    game.play("ambassador deploy", "! 4", "! 5", "stop")
    assert not game.state.free_reroll


def test_spying_for_free_leaves_the_ambassador_alone() -> None:
    """Ruling 10: Telegraphy; its step is compulsory, a bonus may be declined."""
    game = Position().city(0, "a1 fort+telegraphy", active="a1").hold(0, ambassador_used=True).hold(1, passed=True)
    game.at(0).play("use a1 knowledge")
    assert (game.state.step, game.state.source, game.legal()) == ("spy", "telegraphy", ["deploy", "train"])
    game.play("train")
    assert game.player(0).agents == 2
    free = Position().city(0, "a1 fort+telegraphy", active="a1").hold(1, passed=True).at(0)
    free.play("use a1 knowledge", "train")
    assert len(free.legal("ambassador")) == 2


def test_with_three_agents_one_can_only_deploy() -> None:
    game = Position().city(0, "a1 fort+telegraphy", active="a1").hold(0, agents=3).at(0)
    game.play("use a1 knowledge")
    assert (game.state.step, game.state.source) == ("chance", "telegraphy")


# ------------------------------------------------------------------ the five espionage cards


@pytest.mark.parametrize(
    ("card", "value", "tokens"),
    [
        ("basic_espionage", 4, {"gold": 1}),
        ("basic_espionage", 5, {"gold": 1}),
        ("basic_espionage", 6, {"gold": 1, "points": 1}),
        ("smuggling", 6, {"gold": 2}),
        ("stolen_manuscripts", 4, {"science": 2}),
        ("stolen_manuscripts", 6, {"science": 1, "culture": 1}),
        ("palace_intrigue", 6, {"points": 2}),
    ],
)
def test_faces_that_give_tokens(card: str, value: int, tokens: dict[str, int]) -> None:
    game = deployed(value, gold=0, espionage=card)
    assert game.tokens(0) == tokens


def test_smuggling_four_gives_two_of_any_basic_resources() -> None:
    game = deployed(4, gold=0, espionage="smuggling")
    assert len(game.legal("gain")) == 6
    game.play("gain production science")
    assert game.tokens(0) == {"production": 1, "science": 1}


def test_smuggling_five_takes_gold_from_the_opponent() -> None:
    game = deployed(5, gold=0, espionage="smuggling")
    assert game.tokens(0) == {"gold": 2}
    assert game.tokens(1) == {"gold": 1}
    assert game.player(0).gained[3] == 2, "what is taken counts as gained"
    poor = Position().hold(0, gold=0, espionage="smuggling").hold(1, gold=0, passed=True).at(0)
    poor.play("ambassador deploy", "! 5")
    assert poor.tokens(0) == {"gold": 1}


@pytest.mark.parametrize(("value", "revolts", "gold"), [(4, 1, 0), (5, 1, 1), (6, 2, 0)])
def test_agitation_gives_the_opponent_revolts(value: int, revolts: int, gold: int) -> None:
    game = deployed(value, gold=0, espionage="agitation")
    assert game.discard(1) == ["revolt"] * revolts
    assert game.player(0).tokens[3] == gold
    assert game.state.piles[-1] == 10 - revolts


def test_agitation_takes_what_the_pile_has() -> None:
    game = Position().piles(revolt=1).hold(0, gold=0, espionage="agitation").at(0)
    game.play("ambassador deploy", "! 6")
    assert game.discard(1) == ["revolt"]
    assert game.state.piles[-1] == 0


def test_stolen_manuscripts_five_reserves_a_card() -> None:
    game = deployed(5, gold=0, espionage="stolen_manuscripts")
    assert (game.state.step, game.state.source, len(game.legal("reserve"))) == ("reserve", "stolen_manuscripts", 6)
    game.play("reserve persia")
    assert game.ids(game.player(0).reserved) == ["persia"]
    full = deployed(5, gold=0, espionage="stolen_manuscripts", reserved="troy sicily")
    assert full.tokens(0) == {"gold": 1}


def test_palace_intrigue_four_takes_the_advantage_without_tokens() -> None:
    game = Position().advantage(1, "science", 3).hold(0, gold=0, espionage="palace_intrigue").hold(1, passed=True).at(0)
    game.play("ambassador deploy", "! 4")
    assert (game.state.holder, game.state.holder_resource, game.state.holder_tokens) == (0, -1, 0)


def test_palace_intrigue_five_breaches_a_barricade() -> None:
    game = (
        Position()
        .hold(0, gold=0, espionage="palace_intrigue")
        .hold(1, passed=True, provinces="troy barricade barricade")
    )
    game.piles(barricade=3).at(0).play("ambassador deploy", "! 5")
    assert game.ids(game.player(1).provinces) == ["troy", "barricade"]
    assert game.state.piles[3] == 4
    assert game.tokens(0) == {"points": 1}


def test_barricades_under_the_top_province_are_not_breached() -> None:
    game = (
        Position().hold(0, gold=0, espionage="palace_intrigue").hold(1, passed=True, provinces="barricade troy").at(0)
    )
    game.play("ambassador deploy", "! 5")
    assert game.ids(game.player(1).provinces) == ["barricade", "troy"]


def test_a_deployment_within_a_deployment_leaves_the_outer_dice() -> None:
    """A user's card whose face lets one spy again."""
    faces = {"4": [{"do": "spy"}], "5": [{"do": "gain", "gold": 1}], "6": [{"do": "gain", "gold": 1}]}
    cards = cards_with(espionage=[{"id": "basic_espionage", "faces": faces}])
    game = Position(cards=cards).hold(0, agents=2, gold=0).hold(1, passed=True).at(0)
    game.play("ambassador deploy", "! 4", "! 5", "resolve 4", "deploy")
    assert game.state.dice == ()
    game.play("! 5", "! 1", "resolve 1")
    assert game.tokens(0) == {"gold": 2}
    assert (game.state.dice, game.player(0).agents) == ((), 1)
