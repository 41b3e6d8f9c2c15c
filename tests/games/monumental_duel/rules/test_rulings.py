"""Rulings that no other file names (rules, section 11), and what steps do when little is possible."""

from __future__ import annotations

from aoc_desktop.games.monumental_duel.rules.events import StandingDrawn
from aoc_desktop.games.monumental_duel.rules.game import GAME
from tests.games.monumental_duel.position import Position, cards_with


def test_7_a_reinforced_card_no_longer_works_this_round() -> None:
    game = (
        Position().city(0, "a1 fort+bargaining", "a2 mine", active="a1 a2").policies(0, "treaties").hold(1, passed=True)
    )
    game.at(0).play("policy treaties", "reinforce a1", "ambassador train")
    assert "points" not in game.tokens(0)
    assert game.discard(0) == ["bargaining"]


def test_7_a_reinforced_card_may_be_archived_afterwards() -> None:
    game = Position().city(0, "a1 fort", "a2 forum", active="a1 a2").policies(0, "treaties").hold(1, passed=True).at(0)
    game.play("policy treaties", "reinforce a1", "use a2", "choose archive")
    assert game.ids(game.player(0).archived) == ["fort"]


def test_11_an_advantage_without_tokens_lasts_until_the_end_of_the_round() -> None:
    game = Position().advantage(0)
    game.at(0).play("pass", "pass")
    assert game.state.holder == -1


def test_12_taking_the_advantage_does_nothing_for_its_holder() -> None:
    game = Position().advantage(0, "science", 2).track("khyber").hold(0, military=4).at(0)
    game.play("acquire khyber")
    assert (game.state.holder, game.state.holder_tokens) == (0, 2)


def test_22_discounts_of_two_sources_add_up() -> None:
    cards = cards_with(policy=[{"id": "secularism", "use": None, "standing": {"discount": "province", "military": 1}}])
    game = Position(cards=cards).policies(1, "black_powder secularism", "a b", "black_powder secularism")
    game.hold(1, gold=0, military=1).track("troy").at(1)
    assert "acquire troy" in game.legal()


def test_30_cards_on_top_stay_known_over_the_round() -> None:
    full = [f"{row}{column} mine" for row in "abc" for column in "123"]
    game = Position().city(0, *full).city(1, *full).deck(0, "workshop", "fort").at(0)
    game.play("pass", "pass")
    assert game.ids(game.player(0).top) == ["workshop"]
    assert game.ids(GAME.view(game.state, 1).state.players[0].top) == ["workshop"]


def test_41_what_an_option_does_after_its_first_result_can_be_declined() -> None:
    steps = [{"do": "gain", "gold": 1}, {"do": "reinforce", "count": 1}, {"do": "gain_building", "which": "any"}]
    options = {"one": steps, "two": [{"do": "spy"}]}
    cards = cards_with(building=[{"id": "mine", "use": [{"do": "either", "options": options}]}])
    game = Position(cards=cards).city(0, "a1 mine", active="a1").hold(1, passed=True).at(0)
    game.play("use a1", "choose one")
    assert game.legal() == ["reinforce a1", "skip"]
    game.play("skip")
    assert "skip" in game.legal()
    assert len(game.legal("building")) == 4


def test_41_a_cost_between_results_is_paid() -> None:
    steps = [{"do": "gain", "gold": 1}, {"do": "discard", "count": 1, "cost": True}, {"do": "gain", "culture": 1}]
    cards = cards_with(building=[{"id": "mine", "use": steps}])
    game = Position(cards=cards).city(0, "a1 mine", "b1 fort", "b2 fort", active="a1").hold(1, passed=True).at(0)
    game.play("use a1")
    assert game.legal() == ["discard b1", "discard b2"]


def test_41_an_effect_on_activation_is_done_as_far_as_possible() -> None:
    steps = [{"do": "gain", "gold": 1}, {"do": "discard", "count": 1}]
    cards = cards_with(building=[{"id": "mine", "use": None, "on_activated": steps}])
    game = Position(cards=cards).city(0, "a1 mine", "b2 fort", "c3 library").activation(0)
    game.play("activate a 1")
    assert game.legal() == ["discard b2", "discard c3"]


def test_14_a_drawn_card_whose_effect_works_only_in_the_city_says_so() -> None:
    game = Position().deck(0, "bargaining").hold(0, science=2).hold(1, passed=True).at(0)
    events = game.play("progress")
    assert StandingDrawn(0, "bargaining") in events
    plain = Position().deck(0, "geometry").hold(0, science=2).hold(1, passed=True).at(0)
    assert "standing_drawn" not in [event.kind for event in plain.play("progress")]
    game.play("ambassador train")
    assert "points" not in game.tokens(0)


def test_14_the_tomb_drawn_says_so_too() -> None:
    game = Position("mughals", "greece").deck(0, "mughal_tomb").hold(0, science=2).hold(1, passed=True).at(0)
    assert "standing_drawn" in [event.kind for event in game.play("progress")]


def test_24_every_decision_is_the_acting_players() -> None:
    game = Position().track("ganges_delta").hold(0, military=4).at(0)
    game.play("acquire ganges_delta")
    assert game.state.seat == 1, "the opponent's turn; the Revolts asked nothing"
    assert game.state.step == "action"


def test_a_count_ends_early_when_nothing_more_can_be_chosen() -> None:
    cards = cards_with(building=[{"id": "mine", "use": [{"do": "discard", "count": 3}]}])
    game = Position(cards=cards).city(0, "a1 mine", "b1 fort", "b2 library", active="a1").hold(1, passed=True).at(0)
    game.play("use a1", "discard b1")
    assert game.discard(0) == ["fort", "library"]
    assert game.state.step == "action"


def test_several_tokens_of_any_kind_are_paid_one_by_one() -> None:
    steps = [{"do": "pay_any", "count": 2}, {"do": "gain", "points": 1}]
    game = Position(cards=cards_with(building=[{"id": "mine", "use": steps}])).city(0, "a1 mine", active="a1")
    game.hold(0, gold=1, science=1, military=1).hold(1, passed=True).at(0)
    game.play("use a1", "pay gold")
    assert game.legal() == ["pay military", "pay science"]
    game.play("pay science")
    assert game.tokens(0) == {"military": 1, "points": 1}
    assert not game.city(0, "a1 mine", active="a1").hold(0, used=0).at(0).legal("use")


def test_costs_are_judged_before_anything_is_paid() -> None:
    """Rules, 9.2: each step by itself; one that is not possible when its turn comes does nothing."""
    steps = [{"do": "pay", "gold": 1}, {"do": "pay", "science": 1}, {"do": "gain", "points": 1}]
    game = Position(cards=cards_with(building=[{"id": "mine", "use": steps}])).city(0, "a1 mine", active="a1")
    game.hold(0, gold=1).hold(1, passed=True).at(0).play("use a1")
    assert game.tokens(0) == {"points": 1}


def test_several_costs_of_one_step_share_the_gold() -> None:
    steps = [{"do": "pay", "production": 1, "science": 1, "culture": 1}, {"do": "gain", "points": 3}]
    game = Position(cards=cards_with(building=[{"id": "mine", "use": steps}])).city(0, "a1 mine", active="a1")
    game.hold(0, gold=1, culture=1).at(0)
    assert not game.legal("use")
    assert not game.hold(0, gold=2, culture=0).at(0).legal("use")
    game.hold(0, gold=2, culture=1).at(0).play("use a1")
    assert game.tokens(0) == {"points": 3}
    costly = [{"do": "pay", "production": 1, "gold": 2}, {"do": "gain", "points": 1}]
    both = Position(cards=cards_with(building=[{"id": "mine", "use": costly}])).city(0, "a1 mine", active="a1")
    assert not both.at(0).legal("use")
    assert both.hold(0, gold=3).at(0).legal("use")


def test_a_wonder_completed_by_its_own_bonus_is_completed_once() -> None:
    """A user's wonder whose bonus draws: the Marble Quarry drawn may complete it."""
    cards = cards_with(wonder=[{"id": "colossus", "bonus": [{"do": "draw_use"}, {"do": "gain", "points": 1}]}])
    game = Position(cards=cards).hold(0, construction="colossus", production=9).deck(0, "marble_quarry").track("troy")
    game.hold(1, passed=True).at(0).play("complete", "draw", "use")
    assert game.ids(game.player(0).top) == ["colossus"]
    assert game.tokens(0)["points"] == 2
