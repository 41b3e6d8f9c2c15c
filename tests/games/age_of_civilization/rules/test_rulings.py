"""The rulings of the rules page (section 11), one by one, as far as other files do not play them already.

Ruling 6 is played in test_end_of_turn, 9 in test_special_technologies, 11 in test_draft, 12 in test_solo,
14 in test_scoring.
"""

import pytest

from aoc_desktop.games.age_of_civilization.rules.cards import CardSet
from tests.games.age_of_civilization.position import Position, acting, cards_with, gains, kinds, sacrifices, track_with


def acting_with(cards: CardSet, action: str, **holding: object) -> Position:
    """Seat 0 in step 2 of round 3 of a game with a user's cards, this action open."""
    track = track_with("farm" if action in ("research", "wonder") else action)
    return Position(2, cards, track=track).hold(0, **{"coins": 9, "workers": 4, **holding}).at("actions", round=3)


# ------------------------------------------------------------------ 1


def test_ruling_1_rise_coins_then_workers_then_rise_effects_then_the_market():
    game = Position(2).hold(0, main="egypt", workers=1).market("rome", lydia=2).at("civilization")
    events = game.play("rise lydia")
    told = [(event.kind, event.cause.id if event.cause else "") for event in events]
    assert told == [
        ("rises", ""),
        ("declines", ""),
        ("workers_discarded", ""),
        ("gained", "bonus_coins"),
        ("gained", "population"),
        ("gained", "lydia"),
        ("gained", "lydia"),  # the other player's coin
        ("market_coins", ""),
        ("drawn", ""),
    ]


def test_ruling_1_the_market_waits_for_the_choices_of_the_rise():
    game = Position(2).hold(0, main="egypt").market("rome", iberia=2).at("civilization")
    game.play("rise iberia")
    assert game.market_coins() == {"rome": 0}
    game.play("pick writing")
    assert list(game.market_coins().values()) == [1, 0]


# ------------------------------------------------------------------ 2


def test_ruling_2_cost_points_technology_with_its_gain_then_effects_held():
    game = acting("research", main="egypt", inherited=["arabia"], technologies=["education"])
    events = game.play("act research science")
    assert [(event.kind, event.cause.id) for event in events if event.cause] == [
        ("performs", "research"),
        ("paid", "research"),
        ("gained", "research"),
        ("technology", "research"),
        ("gained", "science"),
        ("gained", "arabia"),
    ]


def test_ruling_2_the_others_share_comes_before_action_effects():
    events = acting("trade", wonders=["colossus"]).play("act trade")
    order = [(event.seat, event.cause.id) for event in events if event.kind == "gained"]
    assert order == [(0, "trade"), (1, "trade"), (0, "colossus")]


def test_ruling_2_an_effect_that_comes_with_the_action_does_not_count_for_it():
    writing = {"id": "writing", "effects": [{"when": "action", "action": "research", "gain": {"coins": 1}}]}
    petra = {"id": "petra", "effects": [{"when": "action", "action": "wonder", "gain": {"points": 1}}]}
    game = acting_with(cards_with(technology=[writing], wonder=[petra]), "research", coins=20).wonders("petra")
    assert gains(game.play("act research writing"), "coins") == {}
    assert gains(game.play("act research mining"), "coins") == {"writing": 1}
    assert gains(game.play("act wonder petra"), "points") == {"wonder": 3}


def test_ruling_2_the_offer_comes_after_every_other_effect_of_the_action():
    game = acting("construction", main="axum", technologies=["engineering"], inherited=["zimbabwe"])
    events = game.play("act construction")
    assert gains(events, "points") == {"construction": 2, "axum": 1, "engineering": 1}
    assert gains(events, "coins") == {"zimbabwe": 1}
    assert game.snapshot()["step"] == "offer"


def test_ruling_2_the_offer_is_made_each_time_the_action_is_performed():
    axum = {"id": "axum", "inherited": [{"always": "slot", "action": "construction"}]}
    game = acting_with(cards_with(civilization=[axum]), "construction", main="axum", coins=20)
    game.play("act construction", "use axum", "act construction")
    assert game.legal() == ["decline axum", "use axum"]


# ------------------------------------------------------------------ 3


def test_ruling_3_most_is_judged_before_the_effects_of_the_conquest():
    """A technology won by the Conquest comes too late for its printed points, and for what requires the most."""
    huns = {
        "id": "huns",
        "main": [
            {"when": "action", "action": "conquest", "gain": {"technologies": 1}},
            {"when": "action", "action": "conquest", "requires": "most_military", "gain": {"points": 1}},
        ],
    }
    game = acting_with(cards_with(civilization=[huns]), "conquest", main="huns", technologies=["mining"])
    game.hold(1, main="franks")
    events = game.play("act conquest")
    assert gains(events, "points") == {}
    assert gains(game.play("pick iron_working"), "points") == {}


def test_ruling_3_an_effect_that_requires_the_most_military_is_not_judged_anew():
    huns = {
        "id": "huns",
        "main": [
            {"when": "action", "action": "conquest", "gain": {"technologies": 1}},
            {"when": "action", "action": "conquest", "requires": "most_military", "gain": {"coins": 5}},
        ],
        "inherited": [],
    }
    game = acting_with(cards_with(civilization=[huns]), "conquest", main="huns", technologies=["mining"])
    game.hold(1, main="franks")
    game.play("act conquest")
    assert gains(game.play("pick iron_working"), "coins") == {}


# ------------------------------------------------------------------ 4, 5


def test_ruling_4_a_technology_that_is_given_must_be_taken():
    game = Position(2).hold(0, main="egypt").market(iberia=2).at("civilization")
    game.play("rise iberia")
    assert game.legal() == ["pick mining", "pick navigation", "pick writing"]
    assert game.why_not("rest").code == "pending_choice"


def test_ruling_4_a_wonder_that_is_given_must_be_taken():
    game = Position(2).market("inca").wonders("petra")
    game.play("rise inca")
    assert game.legal() == ["take petra"]


FORBIDDING = [{"id": "vikings", "main": [{"always": "forbid_others", "action": "culture"}]}]


def test_ruling_5_an_offered_culture_is_stopped_by_who_forbids_culture():
    game = acting_with(cards_with(civilization=FORBIDDING), "construction", main="axum", technologies=["education"])
    game.hold(1, main="vikings")
    game.play("act construction")
    assert game.snapshot()["step"] == "actions"  # Axum's offer is not asked
    game.play("done")
    assert game.state.seat == 1  # nor Education's


def test_ruling_5_the_one_who_forbids_takes_the_offer():
    game = Position(2, cards_with(civilization=FORBIDDING)).hold(0, main="vikings", technologies=["education"], coins=4)
    game.at("end_of_turn")
    assert game.legal() == ["end", "use education"]


def test_ruling_5_education_forbidden_says_why():
    game = Position(2, cards_with(civilization=FORBIDDING)).hold(0, main="mali", technologies=["education"], coins=9)
    game.hold(1, main="vikings").at("end_of_turn")
    assert game.why_not("use education").code == "forbidden"


# ------------------------------------------------------------------ 7, 8


@pytest.mark.parametrize("immune", ["polynesia", "dai_viet"])
def test_ruling_7_immunity_helps_neither_against_mongolia_nor_against_events(immune):
    game = acting("conquest", main="mongolia").hold(1, main=immune, workers=3)
    assert sacrifices(game.play("act conquest"), seat=1) == {"mongolia": 1}
    game = Position(2, variants=["changing_world"], events=["earthquake", "rats", "nothing"])
    game.hold(0, main=immune, workers=3)
    assert sacrifices(game.end_round(3)) == {"earthquake": 1, "plague": 1}


def test_ruling_7_sacrifice_effects_trigger_for_every_worker_whatever_the_cause():
    """Event and plague, war, red slots, and another player's Conquest."""
    game = Position(2, variants=["changing_world"], events=["earthquake", "rats", "nothing"])
    game.hold(0, wonders=["mausoleum"], workers=3)
    assert gains(game.end_round(3), "coins") == {"mausoleum": 2}
    game = Position(2).hold(0, wonders=["mausoleum"], workers=3)
    assert gains(game.end_round(1), "coins") == {"mausoleum": 1}
    game = acting("conquest", wonders=["mausoleum"], workers=3)
    game.play("act conquest", "act enslave")
    assert gains(game.play("done"), "coins") == {"mausoleum": 2}
    game = acting("conquest", main="mongolia").hold(1, wonders=["mausoleum"], workers=3)
    assert gains(game.play("act conquest"), "coins", seat=1) == {"mausoleum": 1}


def test_ruling_8_everyones_war_effects_come_before_all_losses():
    """Two who lose, one of them with an effect of its own, and a third player with another."""
    egypt = {"id": "egypt", "main": [{"when": "war", "gain": {"coins": 1}}]}
    game = Position(3, cards_with(civilization=[egypt]))
    game.hold(0, main="egypt", workers=2).hold(1, workers=2).hold(2, main="persia", workers=2)
    told = [(event.kind, event.seat) for event in game.end_round(1) if event.kind in ("war", "gained", "sacrificed")]
    assert [kind for kind, _ in told] == ["war", "gained", "gained", "sacrificed", "sacrificed"]
    assert {seat for kind, seat in told if kind == "gained"} == {0, 2}
    assert {seat for kind, seat in told if kind == "sacrificed"} == {0, 1}


def test_ruling_8_losses_are_at_once_a_sacrifice_does_not_change_who_loses():
    """Seat 1 is sacrificed first and gains military by it; seat 0, tied with it, still loses its worker."""
    mausoleum = {"id": "mausoleum", "effects": [{"when": "sacrifice", "gain": {"points": 1}}]}
    egypt = {"id": "egypt", "inherited": [{"always": "military", "amount": 1, "per": {"points": 1}}]}
    game = Position(2, cards_with(wonder=[mausoleum], civilization=[egypt]))
    game.hold(1, main="egypt", wonders=["mausoleum"], workers=2, points=0).hold(0, workers=2)
    events = game.end_round(1)
    assert sacrifices(events, 0) == sacrifices(events, 1) == {"war": 1}
    assert game.military(1) == 1


# ------------------------------------------------------------------ 10


def test_ruling_10_a_red_slot_sacrifices_every_worker_on_it():
    game = acting("wonder", main="aztecs", wonders=["mausoleum"], coins=9, workers=3).wonders("petra")
    game.play("act wonder petra")
    events = game.play("done")
    assert sacrifices(events) == {"red_slot": 2}
    assert gains(events, "coins") == {"mausoleum": 2}


def fewer(card: str, change: int) -> dict:
    return {"id": card, "effects": [{"always": "workers", "action": "enslave", "change": change}]}


def test_ruling_10_workers_needed_never_fall_below_0():
    game = acting_with(cards_with(wonder=[fewer("petra", -2)]), "wonder", wonders=["petra"], workers=0)
    game.play("act enslave")
    assert game.player(0).free_workers == 0
    assert sacrifices(game.play("done")) == {}


@pytest.mark.parametrize("order", [["petra", "colossus"], ["colossus", "petra"]])
def test_ruling_10_changes_of_workers_add_up_in_any_order(order):
    cards = cards_with(wonder=[fewer("petra", 2), fewer("colossus", -2)])
    game = acting_with(cards, "wonder", wonders=order, workers=2)
    game.play("act enslave")
    assert game.player(0).free_workers == 1


# ------------------------------------------------------------------ 13


def test_ruling_13_upcoming_cards_count_in_the_round_in_which_the_effect_resolves():
    """A technology won in the plague at the end of round 3 is gained in round 4: 2 points of Science."""
    mausoleum = {"id": "mausoleum", "effects": [{"when": "sacrifice", "gain": {"technologies": 1}}]}
    game = Position(2, cards_with(wonder=[mausoleum]))
    game.hold(0, wonders=["mausoleum"], technologies=["education"], workers=2)
    game.end_round(3)
    assert (game.snapshot()["step"], game.snapshot()["seat"]) == ("pick", 0)
    events = game.play("pick science")
    assert gains(events, "points") == {"science": 2}
    assert "round_begins" in kinds(events)


@pytest.mark.parametrize("token", ["great_debate", "celebration"])
def test_ruling_13_most_with_nobody_owning_one_means_all(token):
    game = Position(3, variants=["changing_world"], events=[token, "rats", "nothing"])
    game.end_round(3)
    assert [player.points for player in game.state.players] == [2, 2, 2]
