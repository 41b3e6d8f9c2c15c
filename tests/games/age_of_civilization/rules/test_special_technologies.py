"""Innovation: buying a special technology card, what it covers, and its eighteen technologies."""

import pytest

from tests.games.age_of_civilization.position import ALL_NINE, Position, gains, sacrifices, track_with


def innovation(action: str = "farm", players: int = 2, **holding: object) -> Position:
    """Seat 0 in step 2 of round 3 of a game with special technologies, this action open."""
    game = Position(players, variants=["innovation"], track=track_with(action))
    return game.hold(0, **{"coins": 9, "workers": 4, **holding}).at("actions", round=3)


# ------------------------------------------------------------------ buying


@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 4), (4, 5)])
def test_one_card_more_than_players_lies_face_up(players, cards):
    assert len(Position(players, variants=["innovation"]).state.special_market) == cards


def test_solo_lays_out_two_cards():
    assert len(Position(solo=True, variants=["innovation"]).state.special_market) == 2


def test_a_card_costs_one_coin_and_is_not_replaced():
    game = innovation(coins=1).special_market("poets", "smiths")
    game.play("buy poets")
    assert game.player(0).coins == 0
    assert [card.id for card in game.state.special_market] == ["smiths"]


def test_without_a_coin_no_card_is_bought():
    assert innovation(coins=0).special_market("poets").why_not("buy poets").code == "no_coin"


def test_a_player_buys_one_card_in_a_game():
    game = innovation().special_market("poets", "smiths")
    game.play("buy poets")
    assert game.why_not("buy smiths").code == "already_bought"


def test_a_card_that_another_player_bought_is_gone():
    game = innovation().special_market("smiths").hold(1, special="poets")
    assert game.why_not("buy poets").code == "special_not_there"


def test_buying_is_no_action_one_may_still_rest():
    game = innovation(coins=1).special_market("poets")
    game.play("buy poets")
    assert game.why_not("done").code == "done_without_action"
    assert gains(game.play("rest"), "coins") == {"rest": 2}


def test_a_card_may_be_bought_between_two_actions():
    game = innovation().special_market("poets")
    game.play("act enslave", "buy poets", "act research poetry")
    assert game.technologies() == ["poetry"]


def test_no_card_is_bought_before_the_actions_or_at_the_end_of_the_turn():
    game = innovation().special_market("poets").at("civilization")
    assert game.why_not("buy poets").code == "wrong_step"
    game.at("end_of_turn")
    assert game.why_not("buy poets").code == "too_late_to_buy"


@pytest.mark.parametrize(
    ("owned", "card", "reason"),
    [
        ("writing", "poets", "column_not_empty"),
        ("education", "poets", "column_not_empty"),
        ("science", "poets", "column_not_empty"),
        ("navigation", "farmers", "column_not_empty"),
        ("engineering", "farmers", "column_not_empty"),
        ("mining", "smiths", "column_not_empty"),
        ("gunpowder", "smiths", "column_not_empty"),
        ("writing", "farmers", None),
        ("writing", "smiths", None),
        ("navigation", "poets", None),
        ("gunpowder", "farmers", None),
    ],
)
def test_the_column_must_hold_no_cube_row_three_included(owned, card, reason):
    why = innovation(technologies=[owned]).special_market(card).why_not(f"buy {card}")
    assert (why.code if why else None) == reason


# ------------------------------------------------------------------ what a card covers and opens


def researchable(game: Position) -> list[str]:
    return [move.split()[2] for move in game.legal("act research")]


@pytest.mark.parametrize(
    ("card", "start"),
    [
        ("philosophers", ["ideograms", "mining", "navigation"]),
        ("priests", ["mining", "mysticism", "navigation"]),
        ("poets", ["mining", "navigation", "poetry"]),
        ("shipwrights", ["canoes", "mining", "writing"]),
        ("farmers", ["irrigation", "mining", "writing"]),
        ("bankers", ["barter", "mining", "writing"]),
        ("horsemen", ["horseback_riding", "navigation", "writing"]),
        ("masons", ["masonry", "navigation", "writing"]),
        ("smiths", ["bronze_working", "navigation", "writing"]),
    ],
)
def test_row_one_of_the_card_is_open_from_the_start(card, start):
    assert researchable(innovation(special=card)) == start


@pytest.mark.parametrize(
    ("card", "owned", "open_now"),
    [
        # row 2 comes after row 1; other columns stay as they are
        ("poets", ["poetry"], ["drama", "mining", "navigation"]),
        ("farmers", ["irrigation"], ["crop_rotation", "mining", "writing"]),
        ("smiths", ["bronze_working"], ["navigation", "steel", "writing"]),
        # row 2 opens its own column's row 3, and only that
        ("poets", ["poetry", "drama"], ["mining", "navigation", "science"]),
        ("farmers", ["irrigation", "crop_rotation"], ["engineering", "mining", "writing"]),
        ("smiths", ["bronze_working", "steel"], ["gunpowder", "navigation", "writing"]),
        # covered: mining opens Currency no more, navigation does
        ("smiths", ["navigation"], ["bronze_working", "currency", "writing"]),
        # the printed prerequisites that are left still open row 3
        ("smiths", ["navigation", "currency"], ["bronze_working", "engineering", "gunpowder", "writing"]),
        ("farmers", ["writing", "education"], ["engineering", "irrigation", "mining", "science"]),
        ("farmers", ["mining", "iron_working"], ["gunpowder", "irrigation", "writing"]),
        ("poets", ["navigation", "currency"], ["engineering", "gunpowder", "mining", "poetry"]),
    ],
)
def test_what_a_card_opens_and_what_it_takes_away(card, owned, open_now):
    assert researchable(innovation(special=card, technologies=owned)) == open_now


def test_covered_technologies_do_not_exist_for_their_player():
    game = innovation(special="poets")
    assert game.why_not("act research writing") == ("covered", {"technology": "writing", "card": "poets"})


def test_covered_technologies_are_open_to_the_others():
    game = innovation(special="poets").hold(1, coins=9, workers=2).at("actions", seat=1)
    assert researchable(game) == ["mining", "navigation", "writing"]
    assert game.why_not("act research poetry").code == "special_not_owned"


def test_special_technologies_are_technologies_for_whatever_counts_them():
    game = innovation(special="poets", technologies=["poetry", "drama"], main="rome")
    assert game.military() == 3
    game.at("actions", round=1)
    assert gains(game.play("act hunt"), "points") == {}  # the player has technologies


def test_babylon_may_gain_a_special_technology():
    game = innovation(special="poets", main="babylon").at("end_of_turn")
    assert game.legal() == ["use babylon mining", "use babylon navigation", "use babylon poetry"]


def test_all_nine_places_are_filled_with_a_card_too():
    nine = ["poetry", "drama", *[card for card in ALL_NINE if card not in ("writing", "education")]]
    assert researchable(innovation(special="poets", technologies=nine)) == []


# ------------------------------------------------------------------ the eighteen technologies


def test_ideograms_take_a_coin_off_every_research():
    game = innovation(special="philosophers", technologies=["ideograms"])
    assert game.price("research", "mining") == 3
    assert game.price("research", "philosophy") == 3


def test_ideograms_do_not_pay_for_their_own_research():
    game = innovation(special="philosophers", coins=4)
    game.play("act research ideograms")
    assert game.player(0).coins == 0


@pytest.mark.parametrize(
    ("technologies", "points"),
    [
        (["philosophy"], {}),
        (["philosophy", "mining"], {"philosophy": 1}),
        (["ideograms", "philosophy", "mining"], {"philosophy": 1}),
    ],
)
def test_philosophy_scores_each_full_two_technologies_at_the_end(technologies, points):
    game = innovation(special="philosophers", technologies=technologies)
    assert gains(game.end_game(), "points") == points


def test_mysticism_gives_a_point_on_rest():
    assert gains(innovation(special="priests", technologies=["mysticism"]).play("rest"), "points") == {"mysticism": 1}


def test_theology_adds_a_point_to_culture_and_a_military():
    game = innovation("culture", special="priests", technologies=["theology"])
    assert game.military() == 1
    assert gains(game.play("act culture"), "points") == {"culture": 2, "theology": 1}


def test_poetry_is_a_culture_slot_of_ones_own():
    game = innovation(special="poets", technologies=["poetry"])
    game.play("act culture")
    assert game.why_not("act culture").code == "slot_used"


def test_drama_takes_two_coins_off_culture_and_off_the_one_education_would_offer():
    game = innovation("culture", special="poets", technologies=["drama"], coins=2)
    game.play("act culture")
    assert game.player(0).coins == 0
    assert game.price("culture", offer="education") == 2


def test_canoes_are_a_fish_slot_of_ones_own_and_add_a_coin():
    game = innovation("fish", special="shipwrights", technologies=["canoes"])
    assert gains(game.play("act fish"), "coins") == {"fish": 1, "canoes": 1}
    assert gains(game.play("act fish"), "coins") == {"fish": 1, "canoes": 1}
    assert game.why_not("act fish").code == "slots_used"


def test_cartography_adds_a_coin_and_a_point_to_trade():
    events = innovation("trade", special="shipwrights", technologies=["cartography"]).play("act trade")
    assert gains(events, "coins") == {"trade": 2, "cartography": 1}
    assert gains(events, "points") == {"cartography": 1}


def test_irrigation_adds_a_coin_to_farm():
    events = innovation("farm", special="farmers", technologies=["irrigation"]).play("act farm")
    assert gains(events, "coins") == {"farm": 3, "irrigation": 1}


def test_crop_rotation_farms_with_one_worker():
    game = innovation("farm", special="farmers", technologies=["crop_rotation"], workers=1)
    assert gains(game.play("act farm"), "coins") == {"farm": 3}
    assert game.player(0).free_workers == 0


def test_barter_is_a_trade_slot_of_ones_own():
    game = innovation("trade", special="bankers", technologies=["barter"])
    game.play("act trade", "act trade")
    assert game.why_not("act trade").code == "slots_used"


@pytest.mark.parametrize(
    ("coins", "gained"), [(3, {}), (4, {"banking": 1}), (7, {"banking": 1}), (8, {"banking": 2}), (12, {"banking": 2})]
)
def test_banking_gives_a_coin_for_every_four_coins_at_most_two(coins, gained):
    game = innovation(special="bankers", technologies=["banking"], coins=coins).at("end_of_turn")
    assert gains(game.play("use banking"), "coins") == gained


def test_horseback_riding_is_a_military_and_adds_a_coin_to_hunt():
    game = innovation("hunt", special="horsemen", technologies=["horseback_riding"])
    assert game.military() == 1
    assert gains(game.play("act hunt"), "coins") == {"hunt": 1, "horseback_riding": 1}


def test_stirrup_is_a_military_and_spares_the_workers_of_conquest():
    game = innovation("conquest", special="horsemen", technologies=["stirrup"])
    assert game.military() == 1
    game.play("act conquest")
    assert sacrifices(game.play("done")) == {}


def test_masonry_takes_a_coin_off_construction_and_gives_one():
    game = innovation("construction", special="masons", technologies=["masonry"], coins=1)
    events = game.play("act construction")
    assert gains(events, "points") == {"construction": 2}
    assert gains(events, "coins") == {"masonry": 1}
    assert game.player(0).coins == 1


def test_fortification_is_a_military_and_protects_in_war():
    game = innovation(special="masons", technologies=["fortification"], workers=3).hold(1, main="huns")
    assert game.military() == 1
    assert sacrifices(game.end_round(2)) == {}


def test_bronze_working_is_a_military_and_adds_a_coin_to_enslave():
    game = innovation(special="smiths", technologies=["bronze_working"])
    assert game.military() == 1
    assert gains(game.play("act enslave"), "coins") == {"enslave": 2, "bronze_working": 1}


def test_steel_is_military_three():
    assert innovation(special="smiths", technologies=["bronze_working", "steel"]).military() == 4
