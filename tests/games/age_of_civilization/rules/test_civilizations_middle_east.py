"""The main abilities of the Middle East: Arabia … Assyria."""

import pytest

from tests.games.age_of_civilization.position import ALL_NINE, Position, acting, gains


@pytest.mark.parametrize(
    ("technologies", "coins"),
    [
        ([], {}),
        (["writing"], {}),
        (["writing", "mining"], {"arabia": 1}),
        (["writing", "mining", "navigation"], {"arabia": 1}),
        (["writing", "mining", "navigation", "education"], {"arabia": 2}),
        (
            ["writing", "mining", "navigation", "education", "science", "engineering", "iron_working", "gunpowder"],
            {"arabia": 4},
        ),
    ],
)
def test_arabia_gives_a_coin_for_every_two_technologies_at_the_end_of_the_turn(technologies, coins):
    game = acting("wonder", main="arabia", technologies=technologies)
    game.play("act enslave", "done")
    if "education" in technologies:
        assert game.why_not("end").code == "mandatory_left"
    assert gains(game.play("use arabia"), "coins") == coins


def test_arabia_in_decline_gives_nothing_at_the_end_of_the_turn():
    game = acting("wonder", main="egypt", inherited=["arabia"], technologies=["writing", "mining"])
    game.play("rest")
    assert game.state.seat == 1


def test_babylon_gains_an_available_technology_at_the_end_of_each_turn():
    game = acting("wonder", main="babylon", coins=0)
    game.play("rest")
    assert game.legal() == ["use babylon mining", "use babylon navigation", "use babylon writing"]
    events = game.play("use babylon writing")
    assert game.technologies() == ["writing"]
    assert gains(events, "points") == {}  # not a Research
    assert game.player(0).coins == 2  # of the rest: nothing is paid


def test_babylon_keeps_to_the_prerequisites():
    game = acting("wonder", main="babylon", technologies=["mining"])
    game.play("rest")
    assert game.why_not("use babylon education").code == "prerequisite"
    assert game.why_not("use babylon iron_working") is None


def test_babylon_must_take_a_technology():
    game = acting("wonder", main="babylon")
    game.play("rest")
    assert game.why_not("use babylon").code == "technology_not_chosen"
    assert game.why_not("end").code == "mandatory_left"


def test_babylon_with_every_technology_gains_nothing():
    game = Position(2).hold(0, main="babylon", technologies=ALL_NINE, coins=0).at("end_of_turn")
    game.play("use currency")
    assert game.legal() == ["use babylon"]
    game.play("use babylon")
    assert len(game.player(0).technologies) == 9


def test_babylon_gains_science_with_its_points():
    game = acting("wonder", main="babylon", technologies=["education"], coins=0)
    game.play("rest")
    assert gains(game.play("use babylon science"), "points") == {"science": 3}  # round 3: three cards upcoming


def test_babylon_in_decline_gains_no_technology():
    game = acting("wonder", main="egypt", inherited=["babylon"])
    game.play("rest")
    assert game.technologies() == []
    assert game.state.seat == 1


def test_hittites_research_iron_working_for_nothing_but_a_worker():
    game = acting("research", main="hittites", technologies=["mining"], coins=0, workers=1)
    assert game.legal("act research") == ["act research iron_working"]
    assert gains(game.play("act research iron_working"), "points") == {"research": 1}
    assert game.player(0).free_workers == 0
    assert game.why_not("act research writing").code == "no_worker"


def test_hittites_need_the_prerequisite_of_iron_working():
    game = acting("research", main="hittites", technologies=["writing"], coins=9)
    assert game.why_not("act research iron_working") == (
        "prerequisite",
        {"technology": "iron_working", "needs": ("mining",)},
    )


def test_hittites_pay_for_every_other_technology():
    assert acting("research", main="hittites").price("research", "mining") == 4
    assert acting("research", main="hittites").price("research", "gunpowder") == 4


def test_hittites_have_military_two_as_main_one_in_decline_and_pay_then():
    assert acting("wonder", main="hittites").military() == 2
    declined = acting("wonder", main="egypt", inherited=["hittites"])
    assert declined.military() == 1
    assert declined.price("research", "iron_working") == 4


@pytest.mark.parametrize(
    ("technology", "price"), [("science", 1), ("gunpowder", 1), ("engineering", 4), ("writing", 4), ("iron_working", 4)]
)
def test_ottomans_pay_three_less_for_science_and_gunpowder(technology, price):
    assert acting("research", main="ottomans").price("research", technology) == price


def test_ottomans_with_one_coin_research_science():
    game = acting("research", main="ottomans", technologies=["education"], coins=1)
    assert game.legal("act research") == ["act research science"]
    assert gains(game.play("act research science"), "points") == {"research": 1, "science": 3}


def test_ottomans_in_decline_pay_the_full_price():
    assert acting("research", main="egypt", inherited=["ottomans"]).price("research", "science") == 4


@pytest.mark.parametrize(
    ("inherited", "technologies", "coins"),
    [
        ([], [], {"persia": 1}),  # its own inherited 2
        (["kush"], [], {"persia": 1}),
        (["franks"], [], {"persia": 2}),
        (["rome"], ["iron_working"], {"persia": 3}),
        (["franks", "rome"], ["iron_working", "gunpowder"], {"persia": 6}),
    ],
)
def test_persia_gains_a_coin_for_every_two_military_when_a_war_breaks_out(inherited, technologies, coins):
    game = Position(2).hold(0, main="persia", inherited=inherited, technologies=technologies)
    assert gains(game.end_round(1), "coins") == coins


def test_persia_gains_its_coins_with_the_least_military_too():
    game = Position(2).hold(0, main="persia", workers=2).hold(1, main="huns", workers=2)
    assert gains(game.end_round(1), "coins") == {"persia": 1}
    assert game.player(0).workers == 1


def test_persia_gains_nothing_from_the_plague():
    game = Position(2).hold(0, main="persia", workers=2)
    assert gains(game.end_round(3), "coins") == {}


def test_persia_in_decline_gains_nothing_in_war():
    game = Position(2).hold(0, main="egypt", inherited=["persia"])
    assert gains(game.end_round(1), "coins") == {}


def test_phoenicia_may_lay_two_coins_on_a_market_card_for_two_points():
    game = Position(2).hold(0, main="phoenicia", coins=2, workers=2).market("rome", china=1).at("end_of_turn")
    assert game.legal() == ["end", "use phoenicia china", "use phoenicia rome"]
    assert gains(game.play("use phoenicia china"), "points") == {"phoenicia": 2}
    assert game.player(0).coins == 0
    assert game.market_coins() == {"rome": 0, "china": 3}
    assert game.state.seat == 1  # once a turn


def test_phoenicia_coins_go_to_whoever_takes_the_card():
    game = Position(2).hold(0, main="phoenicia", coins=2).hold(1, main="egypt", coins=0).market("rome", "china")
    game.at("end_of_turn").play("use phoenicia china")
    assert gains(game.play("annex china"), "coins", seat=1) == {"bonus_coins": 2}


def test_phoenicia_with_one_coin_is_not_asked():
    game = Position(2).hold(0, main="phoenicia", coins=1, workers=1).market("rome").at("actions", round=1)
    game.play("act fish")
    game.give(0, coins=1)
    game.play("done")
    assert game.state.seat == 1


def test_phoenicia_may_decline():
    game = Position(2).hold(0, main="phoenicia", coins=5).market("rome").at("end_of_turn")
    game.play("end")
    assert game.player(0).coins == 5
    assert game.player(0).points == 0


def test_phoenicia_in_decline_offers_nothing():
    game = acting("wonder", main="egypt", inherited=["phoenicia"])
    game.play("rest")
    assert game.state.seat == 1


@pytest.mark.parametrize(("technology", "price"), [("writing", 0), ("navigation", 0), ("mining", 4), ("education", 4)])
def test_sumer_researches_writing_and_navigation_for_nothing(technology, price):
    assert acting("research", main="sumer").price("research", technology) == price


def test_sumer_still_needs_a_worker_for_each_research():
    game = acting("research", main="sumer", coins=0, workers=2)
    game.play("act research writing", "act research navigation")
    assert game.player(0).points == 2
    assert game.player(0).free_workers == 0


def test_sumer_in_decline_pays():
    assert acting("research", main="egypt", inherited=["sumer"]).price("research", "writing") == 4


def test_lydia_rising_gains_four_coins_and_every_other_player_one():
    game = Position(3).hold(0, main="egypt", coins=0).market("rome", lydia=2).at("civilization")
    events = game.play("rise lydia")
    assert gains(events, "coins") == {"bonus_coins": 2, "lydia": 4}
    assert gains(events, "coins", seat=1) == {"lydia": 1}
    assert gains(events, "coins", seat=2) == {"lydia": 1}


def test_lydia_annexed_gives_nobody_its_rise_coins():
    game = Position(2).hold(0, main="egypt", coins=0).market("rome", lydia=2).at("civilization")
    events = game.play("annex lydia")
    assert gains(events, "coins") == {"bonus_coins": 2}
    assert gains(events, "coins", seat=1) == {}


def test_assyria_enslave_gives_a_coin_and_with_its_inherited_ability_a_point_more():
    events = acting("enslave", main="assyria").play("act enslave")
    assert gains(events, "coins") == {"enslave": 2, "assyria": 1}
    assert gains(events, "points") == {"assyria": 1}


def test_assyria_has_military_one_and_none_in_decline():
    assert acting("enslave", main="assyria").military() == 1
    declined = acting("enslave", main="egypt", inherited=["assyria"])
    assert declined.military() == 0
    assert gains(declined.play("act enslave"), "coins") == {"enslave": 2}
