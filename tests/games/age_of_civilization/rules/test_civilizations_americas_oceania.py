"""The main abilities of the Americas and Oceania: Aztecs, Inca, Maya, Tiwanaku, Polynesia, Cahokia."""

import pytest

from tests.games.age_of_civilization.position import Position, acting, gains, sacrifices


def test_aztecs_pay_six_less_for_a_wonder_but_two_workers():
    game = acting("wonder", main="aztecs", coins=1, workers=2).wonders("petra")
    game.play("act wonder petra")
    assert game.player(0).coins == 0
    assert game.player(0).free_workers == 0


def test_aztecs_sacrifice_both_workers():
    game = acting("wonder", main="aztecs", workers=4).wonders("petra")
    game.play("act wonder petra")
    assert sacrifices(game.play("done")) == {"red_slot": 2}
    assert game.player(0).workers == 2


def test_aztecs_with_one_worker_cannot_build_a_wonder():
    game = acting("wonder", main="aztecs", workers=1).wonders("petra")
    assert game.why_not("act wonder petra") == ("workers", {"action": "wonder", "needed": 2, "free": 1})


def test_aztecs_with_no_coin_cannot_build_a_wonder():
    game = acting("wonder", main="aztecs", coins=0).wonders("petra")
    assert game.why_not("act wonder petra") == ("coins", {"action": "wonder", "needed": 1, "have": 0})


def test_aztecs_in_decline_build_as_everybody():
    game = acting("wonder", main="huns", inherited=["aztecs"], coins=7, workers=1).wonders("petra")
    game.play("act wonder petra")
    assert game.player(0).coins == 0


def test_inca_rising_takes_a_wonder_without_its_three_points():
    game = Position(2).hold(0, main="egypt", coins=0).market("rome", "inca").wonders("petra", "great_pyramids")
    game.at("civilization").play("rise inca")
    assert game.snapshot()["step"] == "pick"
    assert game.legal() == ["take great_pyramids", "take petra"]
    events = game.play("take great_pyramids")
    assert gains(events, "points") == {}
    assert gains(events, "coins") == {"great_pyramids": 5}
    assert [card.id for card in game.state.wonder_market] == ["petra"]
    assert game.snapshot()["step"] == "actions"


def test_inca_with_an_empty_wonder_market_takes_none():
    game = Position(2).market("rome", "inca").wonders().at("civilization")
    game.play("rise inca")
    assert game.player(0).wonders == ()
    assert game.snapshot()["step"] == "actions"


def test_inca_annexed_takes_no_wonder():
    game = Position(2).hold(0, main="egypt").market("rome", "inca").at("civilization")
    game.play("annex inca")
    assert game.player(0).wonders == ()
    assert game.snapshot()["step"] == "actions"


def test_maya_may_act_on_every_upcoming_card_not_on_past_ones():
    game = Position(2).hold(0, main="maya", coins=9, workers=4).at("actions", round=3)
    moves = game.legal("act")
    assert [move for move in moves if "wonder" not in move and "research" not in move] == [
        "act conquest",
        "act construction",
        "act culture",
        "act enslave",
        "act farm",
        "act trade",
    ]
    assert game.why_not("act fish").code == "past"
    assert game.why_not("act plague").code == "no_action_on_card"


def test_maya_uses_each_upcoming_slot_once():
    game = Position(2).hold(0, main="maya", coins=9, workers=4).at("actions", round=1)
    game.play("act culture")
    assert game.why_not("act culture").code == "slot_used"


def test_maya_farm_gives_two_coins_more_as_main_one_in_decline():
    assert gains(acting("farm", main="maya").play("act farm"), "coins") == {"farm": 3, "maya": 2}
    declined = acting("farm", main="egypt", inherited=["maya"])
    assert gains(declined.play("act farm"), "coins") == {"farm": 3, "maya": 1}


def test_maya_in_decline_may_not_act_on_upcoming_cards():
    game = Position(2).hold(0, main="egypt", inherited=["maya"], coins=9, workers=4).at("actions", round=3)
    assert game.why_not("act culture") == ("upcoming", {"action": "culture", "round": 6})


@pytest.mark.parametrize(
    ("round", "points"),
    [(1, {"tiwanaku": 5}), (2, {"tiwanaku": 4}), (3, {"tiwanaku": 3}), (5, {"tiwanaku": 1}), (6, {})],
)
def test_tiwanaku_rising_scores_each_upcoming_card_plague_included(round, points):
    game = Position(2).market("rome", "tiwanaku").at("civilization", round=round)
    assert gains(game.play("rise tiwanaku"), "points") == points


def test_tiwanaku_annexed_scores_nothing():
    game = Position(2).hold(0, main="egypt").market("rome", "tiwanaku").at("civilization")
    assert gains(game.play("annex tiwanaku"), "points") == {}


def test_polynesia_fish_gives_a_coin_more_on_the_track_and_on_its_own_slot():
    game = acting("fish", main="polynesia")
    assert gains(game.play("act fish"), "coins") == {"fish": 1, "polynesia": 1}
    assert gains(game.play("act fish"), "coins") == {"fish": 1, "polynesia": 1}
    assert game.why_not("act fish").code == "slots_used"


def test_polynesia_in_decline_fishes_twice_without_the_coin_more():
    game = acting("fish", main="egypt", inherited=["polynesia"])
    assert gains(game.play("act fish"), "coins") == {"fish": 1}
    assert gains(game.play("act fish"), "coins") == {"fish": 1}


def test_polynesia_loses_no_worker_in_war_but_one_to_the_plague():
    game = Position(2).hold(0, main="polynesia", workers=3).hold(1, main="huns", workers=3)
    assert sacrifices(game.end_round(1)) == {}
    assert sacrifices(game.end_round(3)) == {"plague": 1}


def test_polynesia_in_decline_loses_a_worker_in_war():
    game = Position(2).hold(0, main="egypt", inherited=["polynesia"], workers=3).hold(1, main="huns", workers=3)
    assert sacrifices(game.end_round(1)) == {"war": 1}


def test_cahokia_has_one_hunt_slot_of_its_own_beside_the_two_of_the_track():
    game = acting("hunt", main="cahokia")
    game.play("act hunt", "act hunt", "act hunt")
    assert game.why_not("act hunt").code == "slots_used"
    assert game.player(0).coins == 9 + 3 * 2
    assert game.player(0).points == 3


def test_cahokia_hunts_once_when_the_track_does_not_show_hunt():
    game = Position(2).hold(0, main="cahokia", workers=4).at("actions", round=3)
    game.play("act hunt")
    assert game.why_not("act hunt").code == "slot_used"


def test_cahokia_in_decline_has_no_slot():
    game = Position(2).hold(0, main="egypt", inherited=["cahokia"], workers=4).at("actions", round=3)
    assert game.why_not("act hunt").code == "past"
