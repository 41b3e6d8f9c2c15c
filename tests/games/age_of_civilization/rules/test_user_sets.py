"""Effects that the box does not combine: what a user's card set may do, the engine plays."""

import pytest

from aoc_desktop.kernel.errors import BadCards
from tests.games.age_of_civilization.position import Position, cards_with, gains, kinds, sacrifices


def given(card: str, *effects: dict) -> dict:
    """A civilisation of the box with another main ability and no inherited one."""
    return {"id": card, "main": list(effects), "inherited": []}


def wonder(card: str, *effects: dict) -> dict:
    return {"id": card, "effects": list(effects)}


# ------------------------------------------------------------------ actions


def test_a_wonder_that_brings_a_technology_asks_before_the_actions_own_effects():
    cards = cards_with(wonder=[wonder("petra", {"when": "gain", "gain": {"technologies": 1}})])
    game = Position(2, cards).hold(0, main="mughals", coins=6, workers=2).wonders("petra").at("actions")
    events = game.play("act wonder petra")
    assert gains(events, "points") == {"wonder": 3}
    assert game.legal() == ["pick mining", "pick navigation", "pick writing"]
    assert gains(game.play("pick mining"), "points") == {"mughals": 1}
    assert game.snapshot()["step"] == "actions"
    assert gains(game.play("act enslave"), "coins") == {"enslave": 2, "mining": 1}


def test_a_wonder_that_brings_a_wonder_goes_on_until_the_market_is_empty():
    effect = {"when": "gain", "gain": {"wonders": 1, "points": 1}}
    cards = cards_with(wonder=[wonder("petra", effect), wonder("colossus", effect), wonder("mausoleum", effect)])
    game = Position(2, cards).hold(0, coins=7, workers=1).wonders("petra", "colossus", "mausoleum").at("actions")
    game.play("act wonder petra", "take colossus")
    events = game.play("take mausoleum")
    assert gains(events, "points") == {"mausoleum": 1}
    assert game.player(0).points == 3 + 3
    assert game.snapshot()["step"] == "actions"


def test_an_action_that_gives_two_technologies_names_the_first_and_asks_for_the_second():
    research = {"id": "research", "gain": {"points": 1, "technologies": 2}}
    game = Position(2, cards_with(action=[research])).hold(0, main="arabia", coins=4, workers=1).at("actions")
    game.play("act research writing")
    assert game.legal() == ["pick education", "pick mining", "pick navigation"]
    events = game.play("pick education")
    assert gains(events, "coins") == {"arabia": 1}  # one action, one effect
    assert game.technologies() == ["writing", "education"]
    assert game.player(0).points == 1


def test_an_action_that_gives_two_technologies_gives_one_if_only_one_is_left():
    research = {"id": "research", "gain": {"points": 1, "technologies": 2}}
    eight = ["navigation", "mining", "education", "currency", "iron_working", "science", "engineering", "gunpowder"]
    game = Position(2, cards_with(action=[research])).hold(0, technologies=eight, coins=4, workers=1).at("actions")
    game.play("act research writing")
    assert game.snapshot()["step"] == "actions"
    assert len(game.technologies()) == 9


def test_an_action_that_gives_two_wonders():
    action = {"id": "wonder", "gain": {"points": 3, "wonders": 2}}
    game = Position(2, cards_with(action=[action])).hold(0, coins=7, workers=1).wonders("petra", "great_pyramids")
    game.at("actions").play("act wonder petra")
    assert game.legal() == ["take great_pyramids"]
    assert gains(game.play("take great_pyramids"), "coins") == {"great_pyramids": 5}
    assert game.snapshot()["step"] == "actions"


def test_an_action_that_gives_two_wonders_gives_the_last_one():
    action = {"id": "wonder", "gain": {"points": 3, "wonders": 2}}
    game = Position(2, cards_with(action=[action])).hold(0, coins=7, workers=1).wonders("petra").at("actions")
    game.play("act wonder petra")
    assert game.snapshot()["step"] == "actions"


SHARED = {"id": "research", "others": {"coins": 1}}


def test_the_others_share_of_a_research_comes_after_its_technology():
    game = Position(2, cards_with(action=[SHARED])).hold(0, technologies=["education"], coins=4, workers=1)
    events = game.at("actions").play("act research science")
    assert [(event.seat, event.cause.id) for event in events if event.kind == "gained"] == [
        (0, "research"),
        (0, "science"),
        (1, "research"),
    ]


def test_the_others_share_waits_for_the_choices_of_the_technology():
    science = {"id": "science", "effects": [{"when": "gain", "gain": {"technologies": 1}}]}
    cards = cards_with(action=[SHARED], technology=[science])
    game = Position(2, cards).hold(0, technologies=["education"], coins=4, workers=1).at("actions")
    events = game.play("act research science")
    assert gains(events, "coins", seat=1) == {}
    assert gains(game.play("pick writing"), "coins", seat=1) == {"research": 1}


def test_rest_effects_that_ask_are_answered_before_the_end_of_turn():
    kongo = given("kongo", {"when": "rest", "gain": {"technologies": 1}}, {"when": "rest", "gain": {"coins": 1}})
    game = Position(2, cards_with(civilization=[kongo])).hold(0, main="kongo", technologies=["navigation"], workers=1)
    game.at("actions").play("rest")
    assert gains(game.play("pick currency"), "coins") == {"kongo": 1}
    assert game.legal() == ["use currency"]


# ------------------------------------------------------------------ rise and end of turn


def test_a_rise_that_brings_a_technology_and_then_points_for_technologies():
    egypt = given(
        "egypt",
        {"when": "rise", "gain": {"technologies": 1}},
        {"when": "rise", "gain": {"points": 2}, "per": {"technologies": 1}},
    )
    game = Position(2, cards_with(civilization=[egypt])).market("egypt", "rome")
    assert gains(game.play("rise egypt"), "points") == {}
    assert gains(game.play("pick writing"), "points") == {"egypt": 2}
    assert list(game.market_coins().values()) == [1, 0]


def test_an_end_of_turn_effect_that_gives_two_technologies():
    mali = given("mali", {"when": "end_of_turn", "gain": {"technologies": 2}})
    game = Position(2, cards_with(civilization=[mali])).hold(0, main="mali").at("end_of_turn")
    game.play("use mali navigation")
    assert (game.snapshot()["step"], game.legal()) == ("pick", ["pick currency", "pick mining", "pick writing"])
    game.play("pick currency")
    assert game.legal() == ["use currency"]  # it joins the step
    game.play("use currency")
    assert game.state.seat == 1


def test_an_end_of_turn_effect_that_gives_a_wonder():
    mali = given("mali", {"when": "end_of_turn", "gain": {"wonders": 1}})
    game = Position(2, cards_with(civilization=[mali])).hold(0, main="mali").wonders("petra", "great_pyramids")
    game.at("end_of_turn")
    assert game.legal() == ["use mali great_pyramids", "use mali petra"]
    assert gains(game.play("use mali great_pyramids"), "coins") == {"great_pyramids": 5}
    assert game.state.seat == 1


def test_an_end_of_turn_effect_that_gives_a_technology_and_a_wonder_asks_for_both():
    mali = given("mali", {"when": "end_of_turn", "gain": {"technologies": 1, "wonders": 1}})
    game = Position(2, cards_with(civilization=[mali])).hold(0, main="mali").wonders("petra").at("end_of_turn")
    game.play("use mali writing")
    assert game.legal() == ["take petra"]
    game.play("take petra")
    assert game.state.seat == 1


@pytest.mark.parametrize(
    ("other", "moves"),
    [("egypt", ["use mali mining", "use mali navigation", "use mali writing"]), ("huns", ["use mali"])],
)
def test_an_end_of_turn_technology_for_the_most_military(other, moves):
    mali = given("mali", {"when": "end_of_turn", "requires": "most_military", "gain": {"technologies": 1}})
    game = Position(2, cards_with(civilization=[mali])).hold(0, main="mali").hold(1, main=other).at("end_of_turn")
    assert game.legal() == moves


# ------------------------------------------------------------------ sacrifices that ask

LEARNING = wonder("mausoleum", {"when": "sacrifice", "gain": {"technologies": 1}})


def test_a_sacrifice_that_brings_another_seat_a_technology_asks_it_during_somebodys_turn():
    game = Position(2, cards_with(wonder=[LEARNING])).hold(0, main="mongolia", workers=3)
    game.hold(1, wonders=["mausoleum"], workers=2).at("actions")
    events = game.play("act conquest")
    assert sacrifices(events, seat=1) == {"mongolia": 1}
    assert (game.snapshot()["seat"], game.legal()) == (1, ["pick mining", "pick navigation", "pick writing"])
    game.play("pick mining")
    assert game.technologies(1) == ["mining"]
    assert (game.snapshot()["seat"], game.snapshot()["step"]) == (0, "actions")


def test_red_slots_that_bring_technologies_ask_for_each_worker_before_the_end_of_turn():
    game = Position(2, cards_with(wonder=[LEARNING])).hold(0, wonders=["mausoleum"], workers=3, coins=0).at("actions")
    game.play("act conquest", "act enslave", "done")
    game.play("pick navigation", "pick currency")
    assert game.technologies() == ["navigation", "currency"]
    assert game.legal() == ["use currency"]


def test_an_end_of_turn_effect_that_costs_others_a_worker_lets_them_choose():
    germania = given("germania", {"when": "end_of_turn", "others": {"sacrifice": 1}})
    game = Position(2, cards_with(wonder=[LEARNING], civilization=[germania])).hold(0, main="germania")
    game.hold(1, wonders=["mausoleum"], workers=2).at("end_of_turn").play("use germania")
    assert game.snapshot()["seat"] == 1
    game.play("pick writing")
    assert (game.state.seat, game.snapshot()["step"]) == (1, "civilization")


def test_use_with_a_technology_gives_it_to_the_player_who_uses_the_card():
    both = given("germania", {"when": "end_of_turn", "gain": {"technologies": 1}, "others": {"sacrifice": 1}})
    game = Position(2, cards_with(wonder=[LEARNING], civilization=[both])).hold(0, main="germania")
    game.hold(1, wonders=["mausoleum"], workers=2).at("end_of_turn").play("use germania writing")
    assert game.technologies(0) == ["writing"]


def test_a_plague_that_brings_technologies_is_answered_before_the_round_begins():
    game = Position(2, cards_with(wonder=[LEARNING])).hold(0, wonders=["mausoleum"], workers=2)
    assert "round_begins" not in kinds(game.end_round(3))
    assert "round_begins" in kinds(game.play("pick writing"))
    assert game.state.round == 4


# ------------------------------------------------------------------ war and events that ask


def test_a_war_that_brings_a_wonder_is_answered_before_the_losses():
    persia = given("persia", {"when": "war", "gain": {"wonders": 1}})
    game = Position(2, cards_with(civilization=[persia])).hold(0, main="persia", workers=2).hold(1, main="huns")
    game.wonders("great_wall", "petra")
    assert sacrifices(game.end_round(1)) == {}
    assert (game.snapshot()["seat"], game.legal()) == (0, ["take great_wall", "take petra"])
    events = game.play("take great_wall")
    assert sacrifices(events) == {}  # immune from now on
    assert game.state.round == 2


def test_wars_of_several_players_ask_in_the_new_turn_order():
    persia = given("persia", {"when": "war", "gain": {"wonders": 1}})
    franks = given("franks", {"when": "war", "gain": {"wonders": 1}})
    game = Position(3, cards_with(civilization=[persia, franks])).hold(0, main="persia").hold(2, main="franks")
    game.wonders("petra", "colossus").end_round(1)
    assert game.snapshot()["seat"] == 2
    game.play("take petra")
    assert (game.snapshot()["seat"], game.legal()) == (0, ["take colossus"])


def test_an_event_that_gives_a_wonder_is_answered_before_the_symbol():
    debate = {"id": "great_debate", "gain": {"wonders": 1}}
    game = Position(
        2, cards_with(event=[debate]), variants=["changing_world"], events=["great_debate", "rats", "nothing"]
    )
    game.hold(0, technologies=["writing"], workers=2).wonders("mausoleum", "petra")
    assert "plague" not in kinds(game.end_round(3))
    events = game.play("take mausoleum")
    assert gains(events, "coins") == {"mausoleum": 1}


def test_an_event_that_gives_tied_players_a_wonder_asks_in_the_new_turn_order():
    debate = {"id": "great_debate", "gain": {"wonders": 1}}
    game = Position(
        3, cards_with(event=[debate]), variants=["changing_world"], events=["great_debate", "rats", "nothing"]
    )
    game.wonders("mausoleum", "petra", "colossus").end_round(3)  # the token passes to seat 2
    asked = []
    while game.snapshot()["step"] == "pick":
        asked.append(game.snapshot()["seat"])
        game.play(game.legal()[0])
    assert asked == [2, 0, 1]


def test_a_plague_asks_in_the_new_turn_order():
    cards = cards_with(wonder=[LEARNING, wonder("petra", *LEARNING["effects"])])
    game = Position(2, cards).hold(0, wonders=["mausoleum"], workers=1).hold(1, wonders=["petra"], workers=1)
    game.end_round(3)  # the token passes to seat 1
    assert game.snapshot()["seat"] == 1


# ------------------------------------------------------------------ standing effects


def test_forbid_others_of_a_main_ability_ends_when_it_declines():
    huns = given("huns", {"always": "forbid_others", "action": "farm"})
    game = Position(2, cards_with(civilization=[huns])).hold(0, workers=2).hold(1, main="huns").at("actions")
    assert game.why_not("act farm").code == "forbidden"
    game.hold(1, main="egypt", inherited=["huns"])
    assert game.why_not("act farm") is None


def test_forbid_others_of_an_inherited_ability_forbids_nothing():
    huns = {"id": "huns", "inherited": [{"always": "forbid_others", "action": "farm"}]}
    game = Position(2, cards_with(civilization=[huns])).hold(0, workers=2).hold(1, main="egypt", inherited=["huns"])
    assert game.at("actions").why_not("act farm") is None


def test_a_discount_for_each_wonder():
    huns = given("huns", {"always": "discount", "action": "culture", "coins": 1, "per": {"wonders": 1}})
    game = Position(2, cards_with(civilization=[huns])).hold(0, main="huns", wonders=["petra", "colossus"])
    assert game.at("actions").price("culture") == 2


def test_free_beats_every_discount():
    huns = given("huns", {"always": "free", "action": "wonder"}, {"always": "discount", "action": "wonder", "coins": 1})
    game = Position(2, cards_with(civilization=[huns])).hold(0, main="huns", coins=0, workers=1).wonders("petra")
    game.at("actions").play("act wonder petra")
    assert game.player(0).coins == 0


def test_a_surcharge_raises_the_price():
    huns = given("huns", {"always": "discount", "action": "enslave", "coins": -2})
    game = Position(2, cards_with(civilization=[huns])).hold(0, main="huns", coins=1, workers=1).at("actions")
    assert game.why_not("act enslave") == ("coins", {"action": "enslave", "needed": 2, "have": 1})
    game.give(0, coins=2).play("act enslave")
    assert game.player(0).coins == 2


def test_military_for_each_worker_counts_placed_workers_too():
    huns = given("huns", {"always": "military", "amount": 1, "per": {"workers": 1}})
    game = Position(2, cards_with(civilization=[huns])).hold(0, main="huns", workers=3).hold(1, main="scythia")
    game.at("actions", round=2).play("act fish", "act enslave")
    assert game.military() == 3
    game.play("done")
    assert game.military() == 2


@pytest.mark.parametrize(("rival", "coins"), [("kush", {"farm": 3, "huns": 5}), ("franks", {"farm": 3})])
def test_an_action_effect_that_requires_the_most_military(rival, coins):
    huns = given(
        "huns",
        {"when": "action", "action": "farm", "requires": "most_military", "gain": {"coins": 5}},
        {"always": "military", "amount": 1},
    )
    game = Position(2, cards_with(civilization=[huns])).hold(0, main="huns", workers=2).hold(1, inherited=[rival])
    assert gains(game.at("actions").play("act farm"), "coins") == coins


def test_words_that_may_follow():
    game = Position(2).hold(0, main="egypt", coins=4, workers=1).at("actions")
    legal = game.match.legal(0)
    assert list(legal.next(())) == ["act", "rest"]
    assert list(legal.next(("act", "research"))) == ["writing", "navigation", "mining"]
    assert list(legal.next(("act", "fish"))) == []


def test_negative_military_makes_nothing_dearer():
    huns = given(
        "huns",
        {"always": "military", "amount": -3},
        {"always": "discount", "action": "culture", "coins": 1, "per": {"military": 1}},
    )
    game = Position(2, cards_with(civilization=[huns])).hold(0, main="huns")
    assert game.military() == -3
    assert game.at("actions").price("culture") == 4


def test_a_sacrifice_may_not_make_others_sacrifice():
    endless = given("huns", {"when": "sacrifice", "gain": {"workers": 1}, "others": {"sacrifice": 1}})
    with pytest.raises(BadCards) as refusal:
        cards_with(civilization=[endless])
    assert refusal.value.reason.params["problem"] == "depends_on_itself"


def test_a_seat_that_does_not_decide_has_no_moves():
    game = Position(3)
    assert len(list(game.match.legal(0))) == 5
    assert list(game.match.legal(1)) == []
    assert list(game.match.legal(-1)) == []
