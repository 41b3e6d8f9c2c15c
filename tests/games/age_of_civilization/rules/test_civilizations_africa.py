"""The main abilities of Africa: Axum, Egypt, Kongo, Carthage, Kush, Mali, Zimbabwe."""

import pytest

from tests.games.age_of_civilization.position import Position, acting, gains, inheriting


def test_axum_construction_gives_a_point_more_and_then_offers_culture():
    game = acting("construction", main="axum", coins=9)
    events = game.play("act construction")
    assert gains(events, "points") == {"construction": 2, "axum": 1}
    assert game.player(0).coins == 9 - 1  # its own inherited ability: 1 coin less
    assert game.snapshot()["step"] == "offer"
    assert game.legal() == ["decline axum", "use axum"]


def test_axum_culture_is_paid_and_needs_no_worker_and_no_culture_card():
    game = acting("construction", main="axum", coins=9, workers=2)
    game.play("act construction")
    assert gains(game.play("use axum"), "points") == {"culture": 2}
    assert game.player(0).coins == 9 - 1 - 4
    assert game.snapshot()["step"] == "actions"


def test_axum_culture_has_every_modifier_of_culture():
    game = acting("construction", main="axum", technologies=["writing"], inherited=["harappa"])
    game.play("act construction")
    assert gains(game.play("use axum"), "points") == {"culture": 2, "writing": 1}
    assert game.player(0).coins == 9 - 1 - 3


def test_axum_offer_may_be_declined():
    game = acting("construction", main="axum")
    game.play("act construction")
    assert gains(game.play("decline axum"), "points") == {}
    assert game.player(0).coins == 8
    assert game.snapshot()["step"] == "actions"


@pytest.mark.parametrize(("coins", "step"), [(5, "offer"), (4, "actions")])
def test_axum_offer_is_not_asked_if_it_cannot_be_paid(coins, step):
    game = acting("construction", main="axum", coins=coins)
    game.play("act construction")
    assert game.snapshot()["step"] == step


@pytest.mark.parametrize("way", ["declined", "annexed"])
def test_axum_inherited_brings_neither_the_point_nor_the_offer(way):
    game = inheriting("axum", way, "construction")
    assert gains(game.play("act construction"), "points") == {"construction": 2}
    assert game.snapshot()["step"] == "actions"


def test_egypt_pays_two_less_for_a_wonder():
    game = acting("wonder", main="egypt", coins=5).wonders("petra")
    game.play("act wonder petra")
    assert game.player(0).coins == 0


def test_egypt_needs_all_five_coins():
    game = acting("wonder", main="egypt", coins=4).wonders("petra")
    assert game.why_not("act wonder petra") == ("coins", {"action": "wonder", "needed": 5, "have": 4})


def test_egypt_in_decline_pays_the_full_price_of_a_wonder():
    assert acting("wonder", main="huns", inherited=["egypt"]).price("wonder") == 7


def test_kongo_rest_gives_a_coin_more_and_two_points():
    events = acting("wonder", main="kongo", workers=2).play("rest")
    assert gains(events, "coins") == {"rest": 2, "kongo": 2}  # one of the main ability, one of the inherited
    assert gains(events, "points") == {"kongo": 2}
    assert gains(events, "workers") == {"rest": 1}


def test_kongo_gives_nothing_when_the_player_acts():
    game = acting("wonder", main="kongo")
    game.play("act enslave")
    events = game.play("done")
    assert gains(events, "coins") == gains(events, "points") == {}


def test_carthage_rising_triples_the_bonus_coins():
    game = Position(2).hold(0, main="egypt", coins=1).market("rome", carthage=3).at("civilization")
    assert gains(game.play("rise carthage"), "coins") == {"bonus_coins": 3, "carthage": 6}
    assert game.player(0).coins == 10


def test_carthage_without_bonus_coins_gives_none():
    game = Position(2).market("rome", "carthage").at("civilization")
    assert gains(game.play("rise carthage"), "coins") == {}


def test_carthage_annexed_triples_nothing():
    game = Position(2).hold(0, main="egypt", coins=1).market("rome", carthage=3).at("civilization")
    assert gains(game.play("annex carthage"), "coins") == {"bonus_coins": 3}


def test_carthage_as_main_triples_no_other_card():
    game = Position(2).hold(0, main="carthage", coins=1).market("carthage", rome=3).at("civilization")
    assert gains(game.play("rise rome"), "coins") == {"bonus_coins": 3}


def test_kush_hunt_gives_a_coin_more():
    assert gains(acting("hunt", main="kush").play("act hunt"), "coins") == {"hunt": 1, "kush": 1}


def test_kush_has_military_two_as_main_one_in_decline():
    assert acting("hunt", main="kush").military() == 2
    assert acting("hunt", main="egypt", inherited=["kush"]).military() == 1


def test_kush_in_decline_adds_nothing_to_hunt():
    assert gains(acting("hunt", main="egypt", inherited=["kush"]).play("act hunt"), "coins") == {"hunt": 1}


def test_mali_gives_two_coins_at_the_end_of_each_turn():
    game = acting("wonder", main="mali")
    game.play("rest")
    assert game.legal() == ["use mali"]
    assert gains(game.play("use mali"), "coins") == {"mali": 2}


def test_mali_in_decline_gives_nothing_at_the_end_of_the_turn():
    game = acting("wonder", main="egypt", inherited=["mali"])
    game.play("rest")
    assert game.state.seat == 1


def test_zimbabwe_has_a_construction_slot_of_its_own():
    game = acting("construction", main="zimbabwe", workers=4)
    assert gains(game.play("act construction"), "points") == {"construction": 2}
    assert gains(game.play("act construction"), "points") == {"construction": 2}
    assert game.player(0).coins == 9 - 2 + 1 - 2 + 1


def test_zimbabwe_builds_when_the_track_does_not_show_construction():
    game = Position(2).hold(0, main="zimbabwe", coins=9, workers=4).at("actions", round=1)
    game.play("act construction")
    assert game.why_not("act construction").code == "slot_used"


def test_zimbabwe_in_decline_has_no_slot():
    game = Position(2).hold(0, main="egypt", inherited=["zimbabwe"], coins=9, workers=4).at("actions", round=1)
    assert game.why_not("act construction").code == "upcoming"
