"""A move that is refused says which rule stands against it: the reason nearest to the player's wish."""

import pytest

from tests.games.age_of_civilization.position import Position, acting, cards_with


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("dance", "unknown_move"),
        ("act", "card_not_named"),
        ("act fish twice now", "too_many_words"),
        ("act fish petra", "too_many_words"),
        ("act dance", "unknown_card"),
        ("act research", "technology_not_chosen"),
        ("act research alchemy", "unknown_card"),
        ("act wonder atlantis", "unknown_card"),
        ("rise rome", "wrong_step"),
        ("end", "wrong_step"),
        ("use education", "wrong_step"),
        ("keep rome", "wrong_step"),
    ],
)
def test_refused_in_the_actions_step(move, code):
    assert acting("fish").wonders("petra").why_not(move).code == code


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("rise atlantis", "unknown_card"),
        ("rise rome table", "unknown_move"),
        ("act fish", "wrong_step"),
    ],
)
def test_refused_in_the_civilization_step(move, code):
    assert Position(2).market("rome").why_not(move).code == code


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("use egypt", "not_offered"),
        ("use education now", "too_many_words"),
        ("use education", "offer_coins"),
        ("use phoenicia", "civilization_not_chosen"),
        ("use phoenicia atlantis", "unknown_card"),
        ("use phoenicia china", "not_in_market"),
        ("use currency coins", "too_many_words"),
        ("end", "mandatory_left"),
    ],
)
def test_refused_at_the_end_of_the_turn(move, code):
    game = Position(2).hold(0, main="phoenicia", technologies=["education", "currency"], coins=3)
    assert game.market("rome").at("end_of_turn").why_not(move).code == code


def test_phoenicia_says_what_it_lacks():
    game = Position(2).hold(0, main="phoenicia", technologies=["currency"], coins=1).market("rome").at("end_of_turn")
    assert game.why_not("use phoenicia rome").code == "seed_market_coins"
    game.give(0, coins=2).market()
    assert game.why_not("use phoenicia rome").code == "seed_market_empty"


def test_a_pick_is_answered_with_pick_and_a_take_with_take():
    game = Position(2).hold(0, main="egypt", technologies=["writing"]).market(iberia=2).at("civilization")
    game.play("rise iberia")
    assert game.why_not("take petra").code == "pending_choice"
    assert game.why_not("pick science").code == "prerequisite"
    game = Position(2).market("inca").wonders("petra")
    game.play("rise inca")
    assert game.why_not("pick writing").code == "pending_choice"
    assert game.why_not("take colossus").code == "wonder_gone"


def test_only_the_card_that_offers_can_be_used():
    game = acting("construction", main="axum")
    game.play("act construction")
    assert game.why_not("use education").code == "not_offered"


def test_an_effect_that_gives_no_technology_now_takes_no_choice():
    mali = {"id": "mali", "main": [{"when": "end_of_turn", "requires": "most_military", "gain": {"technologies": 1}}]}
    game = Position(2, cards_with(civilization=[mali])).hold(0, main="mali").hold(1, main="huns").at("end_of_turn")
    assert game.why_not("use mali writing").code == "nothing_to_gain"


def test_an_effect_that_gives_a_wonder_must_name_it():
    mali = {"id": "mali", "main": [{"when": "end_of_turn", "gain": {"wonders": 1}}]}
    game = Position(2, cards_with(civilization=[mali])).hold(0, main="mali").wonders("petra").at("end_of_turn")
    assert game.why_not("use mali").code == "wonder_not_chosen"
    assert game.why_not("use mali colossus").code == "wonder_gone"


def test_a_special_card_that_does_not_exist_cannot_be_bought():
    game = Position(2, variants=["innovation"]).hold(0, workers=1).at("actions")
    assert game.why_not("buy alchemists").code == "unknown_card"
