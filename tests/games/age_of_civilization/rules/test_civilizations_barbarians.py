"""The main abilities of the barbarians, and the three civilisations that the first edition plays otherwise."""

import pytest

from tests.games.age_of_civilization.position import Position, acting, gains, losses, sacrifices, track_with


def test_scythia_keeps_its_workers_on_conquest():
    game = acting("conquest", main="scythia", workers=3)
    game.play("act conquest")
    assert sacrifices(game.play("done")) == {}
    assert game.player(0).workers == 3


def test_scythia_still_sacrifices_on_other_red_slots():
    game = acting("conquest", main="scythia", workers=3)
    game.play("act conquest", "act enslave")
    assert sacrifices(game.play("done")) == {"red_slot": 1}


def test_scythia_conquest_costs_every_other_player_two_coins():
    game = acting("conquest", players=3, main="scythia").give(1, coins=5).give(2, coins=1)
    events = game.play("act conquest")
    assert losses(events, "coins", seat=1) == {"scythia": 2}
    assert losses(events, "coins", seat=2) == {"scythia": 1}
    assert [player.coins for player in game.state.players] == [9, 3, 0]


def test_scythia_takes_coins_without_the_most_military_too():
    game = acting("conquest", main="scythia").hold(1, main="huns", coins=5)
    events = game.play("act conquest")
    assert gains(events, "points") == {}
    assert game.player(1).coins == 3


def test_scythia_in_decline_sacrifices_on_conquest_and_takes_nothing():
    game = acting("conquest", main="egypt", inherited=["scythia"])
    assert losses(game.play("act conquest"), "coins", seat=1) == {}
    assert sacrifices(game.play("done")) == {"red_slot": 1}


def test_vikings_forbid_others_to_trade_on_the_track():
    game = acting("trade", main="egypt").hold(1, main="vikings")
    assert game.why_not("act trade") == ("forbidden", {"action": "trade", "card": "vikings", "seat": 1})


@pytest.mark.parametrize("own", [{"main": "indonesia"}, {"main": "egypt", "wonders": ["petra"]}])
def test_vikings_forbid_others_to_trade_on_their_own_slots(own):
    game = Position(2).hold(0, workers=2, **own).hold(1, main="vikings").at("actions", round=1)
    assert game.why_not("act trade").code == "forbidden"


def test_vikings_trade_themselves():
    game = acting("trade", main="vikings")
    assert gains(game.play("act trade"), "coins") == {"trade": 2}
    assert game.player(1).coins == 4


def test_vikings_in_decline_or_annexed_forbid_nothing():
    game = acting("trade", main="egypt").hold(1, main="huns", inherited=["vikings"])
    assert game.why_not("act trade") is None


def test_vikings_have_military_one_and_none_in_decline():
    assert acting("trade", main="vikings").military() == 1
    assert acting("trade", main="egypt", inherited=["vikings"]).military() == 0


@pytest.mark.parametrize(
    ("other", "coins"),
    [("egypt", {"slavs": 1}), ("scythia", {"slavs": 1}), ("franks", {})],  # 0, a tie at 1, 2
)
def test_slavs_with_the_most_military_or_tied_gain_a_coin_at_the_end_of_the_turn(other, coins):
    game = acting("wonder", main="slavs").hold(1, main=other)
    game.play("rest")
    assert gains(game.play("use slavs"), "coins") == coins


def test_slavs_in_decline_gain_nothing():
    game = acting("wonder", main="egypt", inherited=["slavs"])
    game.play("rest")
    assert game.state.seat == 1


def test_huns_have_military_three_and_none_in_decline():
    assert acting("wonder", main="huns").military() == 3
    assert acting("wonder", main="egypt", inherited=["huns"]).military() == 0


def test_celts_have_a_hunt_slot_of_their_own_and_military_one():
    game = Position(2).hold(0, main="celts", workers=4).at("actions", round=3)
    assert game.military() == 1
    assert gains(game.play("act hunt"), "coins") == {"hunt": 1}
    assert game.why_not("act hunt").code == "slot_used"


def test_celts_in_decline_have_neither():
    game = Position(2).hold(0, main="egypt", inherited=["celts"], workers=4).at("actions", round=3)
    assert game.military() == 0
    assert game.why_not("act hunt").code == "past"


def test_germania_costs_every_other_player_a_coin_at_the_end_of_its_turn():
    game = acting("wonder", players=3, main="germania").give(1, coins=2).give(2, coins=0)
    game.play("rest")
    assert game.legal() == ["use germania"]
    events = game.play("use germania")
    assert losses(events, "coins", seat=1) == {"germania": 1}
    assert losses(events, "coins", seat=2) == {}
    assert [player.coins for player in game.state.players] == [11, 1, 0]


def test_germania_in_decline_costs_nobody_anything():
    game = acting("wonder", main="egypt", inherited=["germania"])
    game.play("rest")
    assert game.player(1).coins == 3


def test_khitan_enslave_gives_a_coin_more_and_has_military_two():
    game = acting("enslave", main="khitan")
    assert game.military() == 2
    assert gains(game.play("act enslave"), "coins") == {"enslave": 2, "khitan": 1}


def test_khitan_in_decline_has_neither():
    game = acting("enslave", main="egypt", inherited=["khitan"])
    assert game.military() == 0
    assert gains(game.play("act enslave"), "coins") == {"enslave": 2}


def test_mongolia_conquest_makes_every_other_player_sacrifice_a_worker():
    game = acting("conquest", players=3, main="mongolia").give(1, workers=3).give(2, workers=0)
    events = game.play("act conquest")
    assert sacrifices(events, seat=1) == {"mongolia": 1}
    assert sacrifices(events, seat=2) == {}
    assert [player.workers for player in game.state.players] == [4, 2, 0]


def test_mongolia_does_so_without_the_most_military_too():
    game = acting("conquest", main="mongolia").hold(1, technologies=["iron_working", "gunpowder"], workers=3)
    events = game.play("act conquest")
    assert gains(events, "points") == {}
    assert sacrifices(events, seat=1) == {"mongolia": 1}


def test_mongolia_has_military_three_as_main_two_in_decline():
    assert acting("conquest", main="mongolia").military() == 3
    declined = acting("conquest", main="egypt", inherited=["mongolia"]).give(1, workers=3)
    assert declined.military() == 2
    assert sacrifices(declined.play("act conquest"), seat=1) == {}


# ------------------------------------------------------------------ first edition

FOUR = ["writing", "mining", "navigation", "iron_working"]


@pytest.mark.parametrize(
    ("technologies", "coins"),
    [([], {}), (FOUR[:1], {"arabia": 1}), (FOUR[:3], {"arabia": 3}), (FOUR, {"arabia": 3})],
)
def test_first_edition_arabia_gives_a_coin_for_each_technology_at_most_three(technologies, coins):
    """First edition, Civilisations, Arabia."""
    game = Position(2, "first_edition").hold(0, main="arabia", technologies=technologies).at("end_of_turn")
    assert gains(game.play("use arabia"), "coins") == coins


def test_first_edition_aztecs_pay_five_less_for_a_wonder_but_two_workers():
    """First edition, Civilisations, Aztecs."""
    game = Position(2, "first_edition").hold(0, main="aztecs", coins=2, workers=2).wonders("colossus").at("actions")
    game.play("act wonder colossus")
    assert game.player(0).coins == 0
    assert sacrifices(game.play("done")) == {"red_slot": 2}


def test_first_edition_aztecs_with_one_coin_cannot_build():
    """First edition, Civilisations, Aztecs."""
    game = Position(2, "first_edition").hold(0, main="aztecs", coins=1, workers=2).wonders("colossus").at("actions")
    assert game.why_not("act wonder colossus") == ("coins", {"action": "wonder", "needed": 2, "have": 1})


@pytest.mark.parametrize(("main", "inherited"), [("aztecs", []), ("egypt", ["aztecs"])])
def test_first_edition_aztecs_have_a_construction_slot_of_their_own_all_game_long(main, inherited):
    """First edition, Civilisations, India: the Aztecs have a slot too; that it is Construction is ours."""
    game = Position(2, "first_edition", track=track_with("construction"))
    game.hold(0, main=main, inherited=inherited, workers=2, coins=2).at("actions", round=1)
    assert gains(game.play("act construction"), "points") == {"construction": 2}
    assert game.player(0).coins == 0


def test_first_edition_aztecs_add_no_point_to_conquest():
    """What they have in the second edition, they have not in the first."""
    game = acting("conquest", cards="first_edition", main="egypt", inherited=["aztecs"])
    assert gains(game.play("act conquest"), "points") == {"conquest": 2}


def test_first_edition_kongo_gains_two_coins_for_each_sacrificed_worker():
    """First edition, Civilisations, Kongo."""
    game = Position(2, "first_edition").hold(0, main="kongo", coins=0, workers=3).at("actions")
    game.play("act enslave", "act conquest")
    assert game.player(0).coins == 2  # of Enslave: the sacrifice comes when the workers return
    events = game.play("done")
    assert gains(events, "coins") == {"kongo": 4}


def test_first_edition_kongo_gains_coins_in_war_and_plague():
    """First edition, Civilisations, Kongo."""
    game = Position(2, "first_edition").hold(0, main="kongo", workers=3)
    assert gains(game.end_round(1), "coins") == {"kongo": 2}
    assert gains(game.end_round(3), "coins") == {"kongo": 2}


def test_first_edition_kongo_workers_discarded_by_a_rise_are_no_sacrifice():
    """First edition, Civilisations, Kongo."""
    game = Position(2, "first_edition").hold(0, main="kongo", coins=0, workers=3).market("rome").at("civilization")
    assert gains(game.play("rise rome"), "coins") == {}


def test_first_edition_kongo_in_decline_gains_a_coin_on_rest_and_none_for_sacrifices():
    """First edition, Civilisations, Kongo."""
    game = Position(2, "first_edition").hold(0, main="egypt", inherited=["kongo"], workers=3).at("actions")
    game.play("act enslave")
    assert gains(game.play("done"), "coins") == {}
    game.at("actions")
    assert gains(game.play("rest"), "coins") == {"rest": 2, "kongo": 1}


def test_first_edition_kongo_gets_no_points_for_resting():
    """First edition, Civilisations, Kongo."""
    game = Position(2, "first_edition").hold(0, main="kongo", workers=3).at("actions")
    assert gains(game.play("rest"), "points") == {}
