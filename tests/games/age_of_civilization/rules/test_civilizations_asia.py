"""The main abilities of East and South Asia: China … Tibet, India … Mughals."""

import pytest

from tests.games.age_of_civilization.position import Position, acting, gains, sacrifices


def test_china_farm_gives_a_worker_and_with_its_inherited_ability_two_coins():
    game = acting("farm", main="china", workers=3)
    events = game.play("act farm")
    assert gains(events, "workers") == {"china": 1}
    assert gains(events, "coins") == {"farm": 3, "china": 2}


def test_china_worker_is_ready_at_once():
    game = acting("farm", main="china", workers=2)
    game.play("act farm", "act enslave")
    assert game.player(0).free_workers == 0
    game.play("done")
    assert game.player(0).workers == 2


def test_china_with_four_workers_gains_none_even_while_they_are_placed():
    game = acting("farm", main="china", workers=4)
    game.play("act enslave")
    events = game.play("act farm")
    assert gains(events, "workers") == {}
    assert game.player(0).free_workers == 1


def test_china_in_decline_gives_no_worker():
    events = acting("farm", main="egypt", inherited=["china"], workers=2).play("act farm")
    assert gains(events, "workers") == {}


@pytest.mark.parametrize(
    ("owned", "technology", "points"),
    [
        ([], "writing", {"research": 1, "korea": 2}),
        ([], "navigation", {"research": 1, "korea": 2}),
        (["writing"], "education", {"research": 1, "korea": 2}),
        ([], "mining", {"research": 1}),
        (["mining"], "iron_working", {"research": 1}),
        (["education"], "engineering", {"research": 1}),
    ],
)
def test_korea_research_of_writing_education_or_navigation_gives_two_points_more(owned, technology, points):
    game = acting("research", main="korea", technologies=owned)
    assert gains(game.play(f"act research {technology}"), "points") == points


def test_korea_in_decline_gives_no_points():
    events = acting("research", main="egypt", inherited=["korea"]).play("act research writing")
    assert gains(events, "points") == {"research": 1}


def test_korea_gives_no_points_for_a_technology_that_is_not_researched():
    game = acting("wonder", main="babylon", inherited=["korea"])
    game.play("rest")
    assert gains(game.play("use babylon writing"), "points") == {}


@pytest.mark.parametrize(
    ("inherited", "technologies", "price"),
    [
        ([], [], 3),
        (["kush"], [], 2),
        (["franks"], [], 1),
        (["franks", "kush"], [], 0),
        (["franks"], ["iron_working"], 0),  # 6 military: never below 0
    ],
)
def test_japan_pays_a_coin_less_for_culture_for_each_military(inherited, technologies, price):
    game = acting("culture", main="japan", inherited=inherited, technologies=technologies, coins=price)
    assert game.price("culture") == price
    game.play("act culture")
    assert game.player(0).coins == 0


def test_japan_needs_the_last_coin_of_the_price():
    game = acting("culture", main="japan", coins=2)
    assert game.why_not("act culture") == ("coins", {"action": "culture", "needed": 3, "have": 2})


def test_japan_in_decline_pays_the_full_price():
    assert acting("culture", main="huns", inherited=["japan"]).price("culture") == 4


def test_tibet_gives_a_point_at_the_end_of_each_turn():
    game = acting("wonder", main="tibet")
    game.play("act enslave", "done")
    assert game.legal() == ["use tibet"]
    assert gains(game.play("use tibet"), "points") == {"tibet": 1}


def test_tibet_resting_gives_two_points_and_one_at_the_end():
    game = acting("wonder", main="tibet")
    assert gains(game.play("rest"), "points") == {"tibet": 2}
    assert gains(game.play("use tibet"), "points") == {"tibet": 1}


def test_india_has_a_culture_slot_of_its_own():
    game = acting("culture", main="india", coins=8)
    game.play("act culture", "act culture")
    assert game.player(0).points == 4
    assert game.player(0).coins == 8 - 4 + 1 - 4 + 1
    assert game.why_not("act culture").code == "slots_used"


def test_india_does_culture_when_the_track_does_not_show_it():
    game = Position(2).hold(0, main="india", coins=9, workers=3).at("actions", round=1)
    events = game.play("act culture")
    assert gains(events, "points") == {"culture": 2}
    assert gains(events, "coins") == {"india": 1}
    assert game.why_not("act culture").code == "slot_used"


def test_india_in_decline_has_no_slot():
    game = Position(2).hold(0, main="egypt", inherited=["india"], coins=9, workers=3).at("actions", round=1)
    assert game.why_not("act culture").code == "upcoming"


@pytest.mark.parametrize(
    ("technology", "price"), [("writing", 3), ("navigation", 3), ("mining", 3), ("education", 4), ("currency", 4)]
)
def test_harappa_pays_a_coin_less_for_the_three_first_technologies(technology, price):
    assert acting("research", main="harappa").price("research", technology) == price


def test_harappa_with_three_coins_may_research_the_first_row_only():
    game = acting("research", main="harappa", coins=3, technologies=["writing"])
    assert game.legal("act research") == ["act research mining", "act research navigation"]


def test_harappa_in_decline_pays_the_full_price_of_research():
    assert acting("research", main="egypt", inherited=["harappa"]).price("research", "writing") == 4


def test_khmer_farm_gives_two_more_coins():
    assert gains(acting("farm", main="khmer").play("act farm"), "coins") == {"farm": 3, "khmer": 2}


def test_khmer_construction_gives_a_point_more():
    events = acting("construction", main="khmer").play("act construction")
    assert gains(events, "points") == {"construction": 2, "khmer": 1}


def test_khmer_in_decline_adds_nothing_to_farm_and_construction():
    assert gains(acting("farm", main="egypt", inherited=["khmer"]).play("act farm"), "coins") == {"farm": 3}
    events = acting("construction", main="egypt", inherited=["khmer"]).play("act construction")
    assert gains(events, "points") == {"construction": 2}


def test_indonesia_has_a_trade_slot_of_its_own():
    game = acting("trade", main="indonesia")
    game.play("act trade", "act trade")
    assert game.player(0).coins == 9 + 2 + 2
    assert game.player(1).coins == 3 + 1 + 1
    assert game.why_not("act trade").code == "slots_used"


def test_indonesia_trades_when_the_track_does_not_show_trade():
    game = Position(2).hold(0, main="indonesia", workers=2).at("actions", round=1)
    game.play("act trade")
    assert game.why_not("act trade").code == "slot_used"


def test_indonesia_fish_gives_two_coins_more_as_main_one_in_decline():
    assert gains(acting("fish", main="indonesia").play("act fish"), "coins") == {"fish": 1, "indonesia": 2}
    declined = acting("fish", main="egypt", inherited=["indonesia"])
    assert gains(declined.play("act fish"), "coins") == {"fish": 1, "indonesia": 1}
    assert declined.why_not("act trade") is None  # position 5 of this track is open in round 3
    declined.play("act trade")
    assert declined.why_not("act trade").code == "slot_used"


def test_dai_viet_farm_gives_a_coin_more():
    assert gains(acting("farm", main="dai_viet").play("act farm"), "coins") == {"farm": 3, "dai_viet": 1}


def test_dai_viet_loses_no_worker_in_war():
    game = Position(2).hold(0, main="dai_viet", workers=3).hold(1, main="huns", workers=3)
    assert sacrifices(game.end_round(1)) == {}  # 2 against 3
    assert game.player(0).workers == 3


def test_dai_viet_in_decline_loses_a_worker_in_war_and_adds_nothing_to_farm():
    game = Position(2).hold(0, main="egypt", inherited=["dai_viet"], workers=3).hold(1, main="huns", workers=3)
    assert sacrifices(game.end_round(1)) == {"war": 1}
    assert gains(acting("farm", main="egypt", inherited=["dai_viet"]).play("act farm"), "coins") == {"farm": 3}


def test_mughals_wonder_gives_a_point_more_and_costs_a_coin_less():
    game = acting("wonder", main="mughals", coins=6).wonders("petra")
    events = game.play("act wonder petra")
    assert gains(events, "points") == {"wonder": 3, "mughals": 1}
    assert game.player(0).coins == 0


def test_mughals_in_decline_do_neither():
    game = acting("wonder", main="huns", inherited=["mughals"], coins=7).wonders("petra")
    assert gains(game.play("act wonder petra"), "points") == {"wonder": 3}
    assert game.player(0).coins == 0
