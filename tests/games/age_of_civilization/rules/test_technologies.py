"""The nine technologies and the arrows between them."""

import pytest

from aoc_desktop.kernel.errors import IllegalMove
from tests.games.age_of_civilization.position import ALL_NINE, Position, acting, gains

OPENED = [
    # what the player owns, what may be gained now
    ([], ["mining", "navigation", "writing"]),
    (["writing"], ["education", "mining", "navigation"]),
    (["navigation"], ["currency", "mining", "writing"]),
    (["mining"], ["currency", "iron_working", "navigation", "writing"]),
    (["education"], ["engineering", "mining", "navigation", "science", "writing"]),
    (["currency"], ["engineering", "gunpowder", "mining", "navigation", "writing"]),
    (["iron_working"], ["gunpowder", "mining", "navigation", "writing"]),
    (["science", "engineering", "gunpowder"], ["mining", "navigation", "writing"]),
]


@pytest.mark.parametrize(("owned", "open_now"), OPENED)
def test_any_one_of_its_prerequisites_opens_a_technology(owned, open_now):
    game = acting("research", technologies=owned)
    assert game.legal("act research") == [f"act research {card}" for card in open_now]


def test_no_technology_is_gained_twice():
    game = acting("research", technologies=["writing"])
    assert game.why_not("act research writing").code == "technology_owned"


def test_with_all_nine_technologies_research_cannot_be_performed():
    game = acting("research", technologies=ALL_NINE)
    assert game.legal("act research") == []
    assert game.why_not("act research").code == "none_available"


def test_writing_adds_a_point_to_culture():
    events = acting("culture", technologies=["writing"]).play("act culture")
    assert gains(events, "points") == {"culture": 2, "writing": 1}


def test_navigation_adds_a_coin_to_fish_and_to_trade():
    fish = acting("fish", technologies=["navigation"]).play("act fish")
    assert gains(fish, "coins") == {"fish": 1, "navigation": 1}
    trade = acting("trade", technologies=["navigation"]).play("act trade")
    assert gains(trade, "coins") == {"trade": 2, "navigation": 1}
    assert gains(trade, "coins", seat=1) == {"trade": 1}


def test_mining_adds_a_coin_to_enslave_and_makes_construction_free():
    enslave = acting("enslave", technologies=["mining"]).play("act enslave")
    assert gains(enslave, "coins") == {"enslave": 2, "mining": 1}
    game = acting("construction", technologies=["mining"], coins=0)
    assert gains(game.play("act construction"), "points") == {"construction": 2}


def test_education_offers_a_culture_at_the_end_of_the_turn():
    game = acting("fish", technologies=["education"], coins=4, workers=1)
    game.play("act fish", "done")
    assert game.legal() == ["end", "use education"]
    assert gains(game.play("use education"), "points") == {"culture": 2}
    assert game.player(0).coins == 1
    assert game.state.seat == 1  # once a turn


def test_education_offers_a_culture_after_a_rest_too():
    game = acting("wonder", technologies=["education"], coins=2)
    game.play("rest")
    assert game.legal() == ["end", "use education"]
    game.play("use education")
    assert game.player(0).coins == 0


def test_education_beside_the_culture_action_gives_two_cultures():
    game = acting("culture", technologies=["education", "writing"], coins=8)
    assert gains(game.play("act culture"), "points") == {"culture": 2, "writing": 1}
    game.play("done")
    assert gains(game.play("use education"), "points") == {"culture": 2, "writing": 1}
    assert game.player(0).coins == 0


def test_education_may_be_declined():
    game = acting("wonder", technologies=["education"])
    game.play("rest", "end")
    assert game.player(0).points == 0
    assert game.state.seat == 1


def test_education_is_not_asked_when_culture_cannot_be_paid():
    game = acting("wonder", technologies=["education"], coins=1)
    game.play("rest")  # 3 coins
    assert game.state.seat == 1


def test_currency_gives_a_coin_at_the_end_of_each_turn():
    game = acting("wonder", technologies=["currency"])
    game.play("rest")
    assert game.legal() == ["use currency"]
    assert gains(game.play("use currency"), "coins") == {"currency": 1}


def test_iron_working_is_military_three():
    assert acting("wonder", technologies=["iron_working"]).military() == 3


@pytest.mark.parametrize(
    ("round", "points"),
    [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)],
)
def test_science_scores_each_upcoming_card_when_gained(round, points):
    game = Position(2).hold(0, technologies=["education"], coins=4, workers=1).at("actions", round=round)
    assert gains(game.play("act research science"), "points") == {"research": 1, "science": points}


def test_science_in_the_last_round_scores_nothing_more():
    game = Position(2).hold(0, technologies=["education"], coins=4, workers=1).at("actions", round=6)
    assert gains(game.play("act research science"), "points") == {"research": 1}


def test_science_scores_once_only():
    game = acting("research", technologies=["science"], coins=4)
    assert gains(game.play("act research writing"), "points") == {"research": 1}


def test_science_by_iberia_scores_without_the_point_of_research():
    game = Position(2).hold(0, main="egypt", technologies=["education"]).market("rome", iberia=2).at("civilization")
    game.play("rise iberia")
    assert gains(game.play("pick science"), "points") == {"science": 4}


def test_engineering_adds_a_point_to_construction_and_takes_two_coins_off_a_wonder():
    game = acting("construction", technologies=["engineering"], coins=2)
    assert gains(game.play("act construction"), "points") == {"construction": 2, "engineering": 1}
    game = acting("wonder", technologies=["engineering"], coins=5).wonders("petra")
    game.play("act wonder petra")
    assert game.player(0).coins == 0


def test_engineering_and_egypt_take_four_coins_off_a_wonder():
    assert acting("wonder", main="egypt", technologies=["engineering"]).price("wonder") == 3


def test_gunpowder_is_military_three_and_adds_a_point_to_conquest():
    game = acting("conquest", technologies=["gunpowder"])
    assert game.military() == 3
    assert gains(game.play("act conquest"), "points") == {"conquest": 2, "gunpowder": 1}


def test_gunpowder_adds_its_point_without_the_most_military_too():
    """3 military against 6: only the 2 printed points need the most (both editions, Conquest)."""
    game = acting("conquest", technologies=["gunpowder"]).hold(1, technologies=["iron_working", "gunpowder"])
    assert (game.military(0), game.military(1)) == (3, 6)
    assert gains(game.play("act conquest"), "points") == {"gunpowder": 1}


def test_iron_working_and_gunpowder_add_up():
    assert acting("wonder", technologies=["iron_working", "gunpowder"]).military() == 6


def test_technologies_outlive_a_civilization():
    game = (
        Position(2).hold(0, main="egypt", technologies=["iron_working"], workers=4).market("tibet").at("civilization")
    )
    game.play("rise tibet")
    assert game.technologies() == ["iron_working"]
    assert game.military() == 3


def test_a_technology_out_of_order_is_refused():
    game = acting("research", technologies=["writing"])
    with pytest.raises(IllegalMove) as refused:
        game.play("act research engineering")
    assert refused.value.reason == ("prerequisite", {"technology": "engineering", "needs": ("education", "currency")})


def test_without_innovation_the_special_technologies_do_not_exist():
    game = acting("research")
    assert game.why_not("act research poetry").code == "special_not_owned"
    assert game.why_not("buy poets") == ("variant_off", {"variant": "innovation"})
