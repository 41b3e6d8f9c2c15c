"""The ten actions, slots and workers, costs, and resting."""

import pytest

from aoc_desktop.kernel.errors import IllegalMove
from tests.games.age_of_civilization.position import Position, acting, gains, sacrifices

# ------------------------------------------------------------------ what each action costs and gives

PRINTED = [
    # action, workers, coins paid, coins gained, points gained, red
    ("wonder", 1, 7, 0, 3, True),
    ("enslave", 1, 0, 2, 0, True),
    ("culture", 1, 4, 0, 2, False),
    ("construction", 2, 2, 0, 2, False),
    ("conquest", 1, 0, 0, 2, True),
    ("fish", 1, 0, 1, 0, False),
    ("trade", 1, 0, 2, 0, False),
    ("farm", 2, 0, 3, 0, False),
]


def move(action: str) -> str:
    return "act wonder petra" if action == "wonder" else f"act {action}"


@pytest.mark.parametrize(("action", "workers", "paid", "coins", "points", "red"), PRINTED)
def test_an_action_as_printed(action, workers, paid, coins, points, red):
    game = acting(action, coins=paid, workers=workers).wonders("petra")
    events = game.play(move(action))
    assert gains(events, "coins") == ({action: coins} if coins else {})
    assert gains(events, "points") == ({action: points} if points else {})
    assert game.player(0).coins == coins
    assert game.player(0).free_workers == 0
    assert sacrifices(game.play("done")) == ({"red_slot": 1} if red else {})


@pytest.mark.parametrize(("action", "paid"), [("wonder", 7), ("culture", 4), ("construction", 2)])
def test_a_coin_too_few_and_the_action_is_refused(action, paid):
    game = acting(action, coins=paid - 1).wonders("petra")
    assert game.why_not(move(action)) == ("coins", {"action": action, "needed": paid, "have": paid - 1})


@pytest.mark.parametrize("action", ["construction", "farm"])
def test_farm_and_construction_need_two_workers(action):
    game = acting(action, workers=1)
    assert game.why_not(move(action)) == ("workers", {"action": action, "needed": 2, "free": 1})


def test_without_a_worker_no_action_is_performed():
    game = acting("fish", workers=0)
    assert game.why_not("act fish").code == "no_worker"
    assert game.legal() == ["rest"]


def test_research_gives_a_point_and_a_technology_for_four_coins():
    game = acting("research", coins=4, workers=1)
    events = game.play("act research writing")
    assert gains(events, "points") == {"research": 1}
    assert game.player(0).coins == 0
    assert game.technologies() == ["writing"]
    assert sacrifices(game.play("done")) == {}


def test_research_with_three_coins_is_refused():
    game = acting("research", coins=3)
    assert game.why_not("act research writing") == (
        "coins_for_technology",
        {"technology": "writing", "needed": 4, "have": 3},
    )


# ------------------------------------------------------------------ slots


@pytest.mark.parametrize(
    "action", ["wonder", "enslave", "culture", "construction", "conquest", "fish", "trade", "farm"]
)
def test_one_slot_serves_once_a_turn(action):
    game = acting(action, coins=20).wonders("petra", "colossus")
    game.play(move(action))
    second = "act wonder colossus" if action == "wonder" else move(action)
    assert game.why_not(second) == ("slot_used", {"action": action})


def test_a_slot_serves_every_player_every_turn():
    game = acting("fish", coins=0, workers=2).hold(1, coins=0, workers=2)
    game.play("act fish", "done", "skip", "act fish", "done")
    assert [game.player(seat).coins for seat in (0, 1)] == [1, 1]
    assert game.state.round == 4
    game.play("skip", "act fish", "done", "skip", "act fish", "done")
    assert [game.player(seat).coins for seat in (0, 1)] == [2, 2]


def test_hunt_has_two_slots():
    game = acting("hunt")
    game.play("act hunt", "act hunt")
    assert game.why_not("act hunt") == ("slots_used", {"action": "hunt", "count": 2})
    assert game.player(0).coins == 11
    assert game.player(0).points == 2
    assert sacrifices(game.play("done")) == {}


def test_research_has_two_slots():
    game = acting("research", coins=12)
    game.play("act research writing", "act research mining")
    assert game.why_not("act research navigation") == ("slots_used", {"action": "research", "count": 2})


def test_the_first_research_may_open_the_second():
    game = acting("research", coins=8)
    assert game.why_not("act research education").code == "prerequisite"
    game.play("act research writing", "act research education")
    assert game.technologies() == ["writing", "education"]
    assert game.player(0).points == 2


def test_a_technology_gained_helps_the_next_action_of_the_turn():
    game = acting("culture", coins=8)
    game.play("act research writing")
    assert gains(game.play("act culture"), "points") == {"culture": 2, "writing": 1}


def test_iron_working_researched_makes_the_conquest_of_the_same_turn_score():
    game = acting("conquest", coins=4, technologies=["mining"]).hold(1, main="huns")
    game.play("act research iron_working")
    assert gains(game.play("act conquest"), "points") == {"conquest": 2}


@pytest.mark.parametrize(
    ("round", "open_now"),
    [
        (1, {"hunt", "fish", "farm"}),
        (2, {"fish", "farm", "conquest"}),
        (3, {"farm", "conquest", "trade"}),
        (4, {"conquest", "trade"}),  # and Plague
        (5, {"trade", "construction"}),
        (6, {"construction", "culture"}),
    ],
)
def test_three_track_cards_are_open_in_each_round_beside_the_permanent_card(round, open_now):
    game = Position(2).hold(0, coins=9, workers=4).at("actions", round=round)
    performed = {text.split()[1] for text in game.legal("act")}
    assert performed == open_now | {"wonder", "research", "enslave"}


def test_past_and_upcoming_cards_say_so():
    game = Position(2).hold(0, coins=9, workers=4).at("actions", round=3)
    assert game.why_not("act hunt") == ("past", {"action": "hunt"})
    assert game.why_not("act construction") == ("upcoming", {"action": "construction", "round": 5})


def test_own_slots_add_to_those_of_the_track_and_serve_once_each():
    game = acting("culture", main="india", special="", technologies=[], coins=12)
    game.play("act culture", "act culture")
    assert game.why_not("act culture").code == "slots_used"


# ------------------------------------------------------------------ hunt, trade, conquest, wonder


def test_hunt_gives_a_point_to_a_player_without_technology():
    events = acting("hunt").play("act hunt")
    assert gains(events, "coins") == {"hunt": 1}
    assert gains(events, "points") == {"no_technology": 1}


def test_hunt_gives_no_point_to_a_player_with_a_technology():
    events = acting("hunt", technologies=["writing"]).play("act hunt")
    assert gains(events, "coins") == {"hunt": 1}
    assert gains(events, "points") == {}


def test_hunt_asks_at_that_moment_before_and_after_a_research():
    game = acting("hunt", coins=4)
    assert gains(game.play("act hunt"), "points") == {"no_technology": 1}
    game.play("act research writing")
    assert gains(game.play("act hunt"), "points") == {}


def test_trade_gives_every_other_player_a_coin():
    game = acting("trade", players=4)
    events = game.play("act trade")
    assert [gains(events, "coins", seat) for seat in range(4)] == [
        {"trade": 2},
        {"trade": 1},
        {"trade": 1},
        {"trade": 1},
    ]


@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ("egypt", "egypt", {"conquest": 2}),  # 0 and 0: a tie is the most
        ("franks", "byzantium", {"conquest": 2}),  # 2 and 2
        ("huns", "franks", {"conquest": 2}),  # 3 and 2
        ("franks", "huns", {}),  # 2 and 3
    ],
)
def test_conquest_scores_if_nobody_has_more_military(mine, theirs, points):
    game = acting("conquest", main=mine).hold(1, main=theirs)
    assert gains(game.play("act conquest"), "points") == points


@pytest.mark.parametrize("stronger", [1, 2, 3])
def test_conquest_compares_with_every_player(stronger):
    game = acting("conquest", players=4, main="franks").hold(stronger, main="huns")
    assert gains(game.play("act conquest"), "points") == {}
    assert gains(acting("conquest", players=4, main="franks").play("act conquest"), "points") == {"conquest": 2}


def test_conquest_without_the_most_military_still_takes_its_worker():
    game = acting("conquest", workers=2).hold(1, main="huns")
    game.play("act conquest")
    assert sacrifices(game.play("done")) == {"red_slot": 1}


def test_wonder_takes_the_wonder_of_choice():
    game = acting("wonder", coins=7).wonders("petra", "colossus")
    assert game.legal("act wonder") == ["act wonder colossus", "act wonder petra"]
    game.play("act wonder colossus")
    assert [card.id for card in game.player(0).wonders] == ["colossus"]


def test_wonder_with_cards_in_the_market_must_name_one():
    assert acting("wonder").wonders("petra").why_not("act wonder").code == "wonder_not_chosen"


def test_wonder_with_an_empty_market_gives_its_points():
    game = acting("wonder", coins=7).wonders()
    assert game.legal("act wonder") == ["act wonder"]
    assert gains(game.play("act wonder"), "points") == {"wonder": 3}
    assert game.player(0).coins == 0
    assert sacrifices(game.play("done")) == {"red_slot": 1}


def test_a_wonder_that_is_not_in_the_market_cannot_be_taken():
    assert acting("wonder").wonders("petra").why_not("act wonder colossus").code == "wonder_gone"


# ------------------------------------------------------------------ costs


def test_costs_never_fall_below_nothing():
    game = acting("construction", main="axum", technologies=["mining"], coins=0)  # 2 - 1 - 2
    assert game.price("construction") == 0
    game.play("act construction")
    assert game.player(0).coins == 0


def test_discounts_add_up():
    game = acting("wonder", main="aztecs", inherited=["khmer"], technologies=["engineering"])
    assert game.price("wonder") == 0  # 7 - 6 - 1 - 2


def test_a_cost_is_paid_before_the_gain():
    """Enough coins must be there: what the action brings does not help to pay for it."""
    game = acting("construction", inherited=["zimbabwe"], coins=1)
    assert game.why_not("act construction").code == "coins"


# ------------------------------------------------------------------ workers


def test_red_workers_are_sacrificed_only_when_the_workers_return():
    game = acting("conquest", workers=3)
    game.play("act conquest", "act enslave")
    assert game.player(0).workers == 3
    assert game.player(0).free_workers == 1
    game.play("done")
    assert game.player(0).workers == 1
    assert game.player(0).free_workers == 1


def test_white_workers_come_back():
    game = acting("farm", workers=4)
    game.play("act farm")
    assert game.player(0).free_workers == 2
    game.play("done")
    assert game.player(0).free_workers == 4


def test_whether_a_slot_is_red_is_settled_when_the_worker_is_placed():
    """Stirrup gained after a Conquest does not save its worker."""
    game = Position(2, variants=["innovation"]).hold(
        0, special="horsemen", technologies=["horseback_riding"], coins=4, workers=3
    )
    game.at("actions", round=2).play("act conquest", "act research stirrup")
    assert sacrifices(game.play("done")) == {"red_slot": 1}


def test_stirrup_gained_before_a_conquest_saves_its_worker():
    game = Position(2, variants=["innovation"]).hold(
        0, special="horsemen", technologies=["horseback_riding"], coins=4, workers=3
    )
    game.at("actions", round=2).play("act research stirrup", "act conquest")
    assert sacrifices(game.play("done")) == {}


@pytest.mark.parametrize(("workers", "gained"), [(2, {"china": 1}), (3, {"china": 1}), (4, {})])
def test_placed_workers_count_towards_the_limit_of_four(workers, gained):
    game = acting("farm", main="china", workers=workers)
    assert gains(game.play("act farm"), "workers") == gained


def test_unused_workers_are_fine():
    game = acting("fish", workers=4)
    game.play("act fish", "done")
    assert game.player(0).workers == 4


# ------------------------------------------------------------------ rest


def test_rest_gives_two_coins_and_a_worker():
    game = acting("fish", coins=0, workers=2)
    events = game.play("rest")
    assert gains(events, "coins") == {"rest": 2}
    assert gains(events, "workers") == {"rest": 1}
    assert game.player(0).workers == 3


def test_rest_gives_no_fifth_worker():
    game = acting("fish", workers=4)
    assert gains(game.play("rest"), "workers") == {}
    assert game.player(0).workers == 4


def test_rest_may_exceed_the_population_of_the_main_civilization():
    game = acting("fish", main="babylon", workers=2)  # population 2
    game.play("rest")
    assert game.player(0).workers == 3


def test_who_has_acted_may_not_rest():
    game = acting("fish")
    game.play("act fish")
    assert game.why_not("rest").code == "rest_after_action"
    with pytest.raises(IllegalMove):
        game.play("rest")


def test_who_has_not_acted_ends_the_step_by_resting():
    assert acting("fish").why_not("done").code == "done_without_action"
