"""The Soldier: targets, cost, what an attack does (rules, section 4.4; rulings 9–11, 13, 23, 24, 29)."""

from __future__ import annotations

import pytest

from tests.games.golden_ages.position import Position, cards_with, gains, kinds


def soldiers(players: int = 2, **holding: object) -> Position:
    """Seat 0 stands on e4; seat 1 has a city and a lying colonist on e5."""
    game = Position(players).hold(0, **holding).colonists(0, "e4", "d5 d5")  # type: ignore[arg-type]
    return game.colonists(1, "e6 e6", "e5").cities(1, "e5")


def test_an_attack_sends_everything_home_and_takes_a_glory_tile() -> None:
    game = soldiers(gold=3)
    events = game.play("attack e4 e5")
    assert game.player(0).gold == 0
    assert game.player(0).glory == (4,)
    assert game.lying(0) == ["d5", "d5", "e5"]
    assert (game.city_cubes(1), game.player(1).reserve) == ({}, 6)
    assert game.lying(1) == ["e6"], "it keeps its posture"
    assert game.state.step == "found", "a city may follow"
    drawn = next(event for event in events if event.kind == "glory_drawn")
    assert drawn.reveals


@pytest.mark.parametrize(("made", "cost"), [(0, 3), (1, 5), (2, 8), (3, 12)])
def test_the_cost_rises_with_the_attacks_made(made: int, cost: int) -> None:
    game = soldiers(gold=cost, glory=[2] * made)
    game.play("attack e4 e5")
    assert game.player(0).gold == 0
    assert soldiers(gold=cost - 1, glory=[2] * made).legal("attack") == []


def test_four_attacks_are_all() -> None:
    assert soldiers(gold=99, glory=[2, 3, 4, 5]).legal("attack") == []


def test_a_soldier_may_be_there_already() -> None:
    game = Position().hold(0, gold=3).colonists(0, "e5").colonists(1, "e5")
    events = game.play("attack e5 e5")
    assert gains(events) == {}
    assert game.standing(1) == ["e6"], "it stands at home"


def test_ruling_9_a_capital_protects_its_owner() -> None:
    game = Position(3).hold(0, gold=9).colonists(0, "e5").colonists(1, "e6").colonists(2, "f4")
    assert game.legal("attack") == []


def test_ruling_9_a_capital_protects_a_third_player() -> None:
    game = Position(3).hold(0, gold=9).colonists(0, "e5").colonists(1, "f6").colonists(2, "e6")
    assert game.legal("attack") == []


def guests(standing: str = "d5", **holding: object) -> Position:
    """Seat 1 has a lying colonist on seat 0's capital's square, d5, whose symbol the capital hides."""
    game = Position().hold(0, **holding).colonists(0, standing)  # type: ignore[arg-type]
    return game.colonists(1, "e6", "d5")


def test_ruling_9_others_are_attacked_on_the_own_capitals_square() -> None:
    game = guests(gold=3)
    assert game.legal("attack") == ["attack d5 d5"]
    events = game.play("attack d5 d5")
    assert (game.player(0).gold, game.player(0).glory, gains(events)) == (0, (4,), {})
    assert (game.standing(1), game.lying(1)) == (["e6"], ["e6"]), "it keeps its posture"
    assert game.lying(0) == ["d5"]
    assert game.state.step == "turn", "no city on a capital's square"


def test_ruling_9_a_soldier_may_come_home_to_attack() -> None:
    game = guests("c5", gold=3)
    events = game.play("attack c5 d5")
    assert gains(events) == {}, "the capital hides the symbol"
    assert (game.lying(0), game.lying(1), game.state.step) == (["d5"], ["e6"], "turn")


def test_ruling_9_rocketry_attacks_at_home_too() -> None:
    game = guests("e4", technologies="rocketry", gold=3)
    assert "attack none d5" in game.legal("attack")
    game.play("attack none d5")
    assert (game.standing(0), game.lying(1), game.state.step) == (["e4"], ["e6"], "turn")


def test_ruling_9_walls_and_toll_count_at_home_too() -> None:
    game = guests(gold=6).hold(1, buildings="wall", wonders="united_nations", gold=0)
    game.play("attack d5 d5")
    assert (game.player(0).gold, game.player(1).gold) == (0, 6)


def test_ruling_10_the_gold_of_the_arrival_may_pay() -> None:
    game = soldiers(gold=2, technologies="agriculture")
    assert game.legal("attack") == ["attack e4 e5"]
    game.play("attack e4 e5")
    assert game.player(0).gold == 0


def test_ruling_10_usa_lands_before_it_pays() -> None:
    game = soldiers(civilization="usa", gold=0)
    game.play("attack e4 e5")
    assert game.player(0).gold == 1, "4 for landing, 3 for the attack"


def test_ruling_11_an_attack_hits_everybody_at_one_price() -> None:
    game = soldiers(players=3, gold=3).colonists(2, "e5", "f4")
    game.play("attack e4 e5")
    assert game.standing(2) == ["f4"]
    assert game.city_cubes(1) == {}
    assert game.player(0).gold == 0


def test_ruling_11_own_pieces_are_untouched() -> None:
    game = Position().hold(0, gold=3).colonists(0, "e4", "e5").colonists(1, "e5").cities(0, "e5")
    game.play("attack e4 e5")
    assert game.lying(0) == ["e5", "e5"]
    assert game.city_cubes(0) == {"e5": 1}
    assert game.state.step == "turn", "with an own city there no new one can be founded"


def test_ruling_23_walls_of_all_attacked_players_add_up() -> None:
    game = soldiers(players=3, gold=13).colonists(2, "e5").hold(1, buildings="wall").hold(2, buildings="wall wall")
    game.colonists(1, "e6", "e5").cities(1, "e5")
    game.play("attack e4 e5")
    assert game.player(0).gold == 13 - 3 - 3 * 3


def test_a_wall_of_somebody_who_is_not_attacked_does_not_count() -> None:
    game = soldiers(players=3, gold=3).hold(2, buildings="wall").colonists(2, "f4")
    game.play("attack e4 e5")
    assert game.player(0).gold == 0


def test_china_pays_2_less_and_chooses_between_two_tiles() -> None:
    game = soldiers(civilization="china", gold=1)
    game.play("attack e4 e5")
    assert game.player(0).gold == 0
    assert game.legal() == ["glory 2", "glory 4"]
    game.play("glory 2")
    assert game.player(0).glory == (2,)
    assert game.state.glory_stack[-1] == 4, "ruling 29: the other goes under the stack"
    assert game.state.glory_known == 1
    assert game.state.step == "found"


def test_equal_tiles_are_not_asked() -> None:
    game = soldiers(civilization="china", gold=1)
    game.state.glory_stack = (3, 3, 5)
    game.play("attack e4 e5")
    assert game.player(0).glory == (3,)
    assert game.state.glory_stack == (5, 3)


def test_with_one_tile_left_that_one_is_taken() -> None:
    game = soldiers(civilization="china", gold=1)
    game.state.glory_stack = (6,)
    game.play("attack e4 e5")
    assert game.player(0).glory == (6,)


def test_a_cost_is_never_below_0() -> None:
    actions = {"artist_points": 3, "golden_age_gold": 2, "invasion_costs": [1, 5, 8, 12], "judgements_shown": 5}
    cards = cards_with(actions={**actions, "source": "mine"})
    cheap = Position(cards=cards).hold(0, "china", gold=0).colonists(0, "e4").colonists(1, "e5")
    cheap.play("attack e4 e5")
    assert cheap.player(0).gold == 0


def test_france_gains_4_after_each_attack() -> None:
    game = soldiers(civilization="france", gold=3)
    assert gains(game.play("attack e4 e5")) == {"france": 4}


def test_ruling_13_great_wall_answers_to_every_attack_by_another_player() -> None:
    game = soldiers(players=3, gold=3).hold(2, wonders="great_wall", gold=0).colonists(2, "f4")
    game.play("attack e4 e5")
    assert game.player(2).gold == 3
    own = soldiers(gold=3, wonders="great_wall")
    own.play("attack e4 e5")
    assert own.player(0).gold == 0, "the owner's own attacks bring nothing"


def test_ruling_13_united_nations_receives_the_whole_payment() -> None:
    game = soldiers(players=3, gold=6).hold(1, buildings="wall").hold(2, wonders="united_nations", gold=0)
    game.colonists(1, "e6", "e5").colonists(2, "f4")
    events = game.play("attack e4 e5")
    assert gains(events, seat=2) == {"united_nations": 6}
    assert game.player(2).gold == 6


def test_ruling_13_the_owners_own_attacks_are_paid_to_the_supply() -> None:
    game = soldiers(gold=3, wonders="united_nations")
    game.play("attack e4 e5")
    assert game.player(0).gold == 0


def test_rocketry_attacks_anywhere_without_a_colonist() -> None:
    game = Position(era=4).hold(0, technologies="rocketry", gold=3).colonists(0, "", "d5 d5 d5").colonists(1, "f6")
    assert game.legal("attack") == ["attack none f6"]
    game.play("attack none f6")
    assert game.lying(0) == ["d5", "d5", "d5"], "nobody moves, nobody lies down"
    assert game.state.step == "found"


def test_a_city_after_an_attack_without_a_colonist_takes_control() -> None:
    game = Position(era=4).hold(0, technologies="rocketry metallurgy", gold=3).colonists(0, "", "d5").colonists(1, "f6")
    game.play("attack none f6")
    assert gains(game.play("found")) == {"metallurgy": 1, "barter": 1}


def test_without_a_colonist_nothing_comes_on_arrival() -> None:
    game = Position(era=4).hold(0, "usa", "rocketry", gold=3).colonists(0, "", "d5").colonists(1, "f6")
    assert gains(game.play("attack none f6")) == {}


def test_ruling_24_a_player_in_a_golden_age_is_attacked_like_any_other() -> None:
    game = soldiers(gold=3)
    game.player(1).golden_age = True
    game.play("attack e4 e5", "no_city")
    assert game.lying(1) == ["e6"]


def test_the_events_come_in_the_order_of_the_rules() -> None:
    game = soldiers(players=3, gold=3, civilization="france").hold(2, wonders="great_wall").colonists(2, "f4")
    order = [kind for kind in kinds(game.play("attack e4 e5")) if kind not in ("takes_control", "gives_up")]
    assert order[:5] == ["attacks", "lies_down", "price_part", "paid", "gained"]
    assert order[5:] == ["city_lost", "goes_home", "glory_drawn", "glory", "gained"]
