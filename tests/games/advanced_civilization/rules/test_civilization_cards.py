"""Phases 13, 15 and 16 and the end: conversion (rules 17), cards (18), stacks (19), AST (20), score (21)."""

import pytest

from aoc_desktop.games.advanced_civilization.rules.card_files import shipped_set
from aoc_desktop.games.advanced_civilization.rules.scoring import is_over, points_of, result
from aoc_desktop.games.advanced_civilization.rules.turn import end_turn
from tests.games.advanced_civilization.position import MORE_TOWNS, TOWNS, Position, told

CARDS = shipped_set("standard")


def worth(bonus: bool = False, **goods: int) -> int:
    counts = [goods.get(card.id, 0) for card in CARDS.commodities]
    mining = CARDS.civilization["mining"].abilities.set_bonus
    return CARDS.worth(counts, mining if bonus else frozenset())


# ------------------------------------------------------------------ conversion


def converting(game: Position) -> Position:
    game.own(0, "enlightenment", "monotheism").begin("abilities")
    return game


def test_monotheism_takes_all_units_of_an_area_beside_its_own():
    game = converting(Position().tokens(0, rome=1).tokens(1, samnium=2).tokens(2, samnium=1))
    assert game.legal() == ["convert samnium", "pass"]
    game.play("convert samnium")
    assert game.on_map(0) == {"rome": 1, "samnium": 3}
    assert (game.on_map(1), game.on_map(2)) == ({}, {})


def test_a_city_is_converted_by_a_city_of_the_stock():
    game = converting(Position().tokens(0, rome=1).cities(1, "neapolis"))
    game.play("convert neapolis")
    assert (game.towns(0), game.towns(1)) == (["neapolis"], [])


@pytest.mark.parametrize("card", ["monotheism", "theology"])
def test_monotheism_and_theology_are_immune_and_spare_their_neighbours(card: str):
    """Ruling 25: all who live there or nobody."""
    game = Position().tokens(0, rome=1).tokens(1, samnium=1).tokens(2, samnium=1).own(2, "enlightenment", card)
    game.own(0, "enlightenment", "monotheism")
    game.state.ast_order = (0,)
    game.begin("abilities")
    assert game.asked == ""


def test_conversion_needs_a_land_border_and_enough_stock():
    assert converting(Position().tokens(0, rome=1).tokens(1, corsica=1)).asked == ""
    assert converting(Position().tokens(0, rome=1).tokens(1, samnium=3).stock(0, 2)).asked == ""


def test_barbarians_stay_and_pirates_cannot_be_converted():
    game = converting(Position().tokens(0, rome=1).tokens(1, samnium=1).tokens("barbarians", samnium=1))
    game.play("convert samnium")
    assert game.on_map("barbarians") == {"samnium": 1}
    assert converting(Position().tokens(0, rome=1).cities("pirates", "neapolis")).asked == ""


# ------------------------------------------------------------------ worth and prices


def test_the_rulebook_example_of_three_grain():
    """§28.51: 3² × 4 = 36."""
    assert worth(grain=3) == 36


def test_the_rulebook_examples_of_mining():
    """§28.53: bronze from 54 to 96; §32.262: iron 18 to 32, gems 32 to 72, and not both."""
    assert (worth(bronze=3), worth(True, bronze=3)) == (54, 96)
    assert (worth(iron=3), worth(True, iron=3)) == (18, 32)
    assert (worth(gems=2), worth(True, gems=2)) == (32, 72)
    assert worth(True, iron=3, gems=2) == 18 + 72


def test_mining_never_counts_more_cards_than_there_are():
    assert worth(True, gold=5) == worth(gold=5) == 225


def test_mining_raises_no_single_card():
    """§28.51, §35.1: a set is two cards at least."""
    assert worth(True, gold=1) == 9
    assert worth(True, gold=1, iron=2) == 9 + 18


def test_mining_helps_minerals_only():
    assert worth(True, grain=3, salt=2) == worth(grain=3, salt=2)


@pytest.mark.parametrize("commodity", CARDS.commodities, ids=lambda card: card.id)
def test_the_largest_set_of_each_commodity_is_worth_what_is_printed(commodity):
    from aoc_desktop.games.advanced_civilization.rules.card_files import _shipped_data

    printed = {card["id"]: card["largest"] for card in _shipped_data("standard")["commodities"]["commodity"]}
    assert worth(**{commodity.id: commodity.copies}) == printed[commodity.id]


def price(card: str, *owned: str) -> int:
    bits = sum(CARDS.civilization[each].bit for each in owned)
    return CARDS.price(CARDS.civilization[card], bits)


def test_astronomy_helps_two_sciences_bought_in_one_turn_once_each():
    """§31.54."""
    assert (price("coinage", "astronomy"), price("medicine", "astronomy")) == (90, 120)


def test_a_card_of_two_groups_is_helped_by_both():
    """§31.55: Engineering by a craft and a science."""
    assert price("engineering", "pottery", "astronomy") == 140 - 10 - 20


def test_credits_beyond_the_cost_are_lost():
    """§31.57: all other cards together pay more than Agriculture costs."""
    owned = [card.id for card in CARDS.civilization_cards if card.id != "pottery"]
    saved = sum(CARDS.civilization[card].credits[CARDS.civilization["pottery"].number] for card in owned)
    assert saved > 45
    assert price("pottery", *owned) == 0


@pytest.mark.parametrize(
    ("card", "cost"),
    {
        "pottery": 45, "cloth_making": 45, "metalworking": 80, "agriculture": 110, "roadbuilding": 140, "mining": 180,
        "engineering": 140, "astronomy": 80, "coinage": 110, "medicine": 140, "mathematics": 230,
        "drama_and_poetry": 60, "music": 60, "architecture": 120, "literacy": 110, "law": 170, "military": 180,
        "democracy": 200, "philosophy": 240, "mysticism": 50, "deism": 80, "enlightenment": 150, "monotheism": 220,
        "theology": 250,
    }.items(),
)  # fmt: skip
def test_what_each_card_costs(card: str, cost: int):
    assert CARDS.civilization[card].cost == cost


# ------------------------------------------------------------------ buying


def buying(game: Position) -> Position:
    game.begin("civilization_cards")
    return game


def test_the_rulebook_example_of_music():
    """§31.58: Mysticism, three Grain, two Papyrus, one Hides and ten tokens just pay for Music."""
    game = buying(Position().own(0, "mysticism").hand(0, grain=3, papyrus=2, hides=1).treasury(0, 10))
    assert game.pending["limit"] == 55
    game.play("buy music")
    # Nothing else can be paid: `done` is forced. All of each set must go, only their order is open.
    game.play("spend grain 3", "spend papyrus 2")
    assert game.owned(0) == ["mysticism", "music"]
    assert (game.held(0), game.state.treasury[0]) == ({}, 0)


def test_a_prerequisite_must_be_owned_since_an_earlier_turn():
    game = buying(Position().hand(0, gold=5, ivory=4))
    game.play("buy law")
    assert "buy democracy" not in game.legal()


def test_cards_chosen_this_turn_give_no_credit():
    game = buying(Position().treasury(0, 47).hand(0, gold=2))
    game.play("buy pottery")
    assert game.asked == "payment", "38 are left, and Cloth Making costs 45 still"


def test_goods_are_spent_set_by_set_until_the_price_is_covered():
    game = buying(Position().hand(0, grain=3, salt=3).treasury(0, 10))
    game.play("buy pottery")
    assert "settle" not in game.legal(), "ten tokens of 45"
    # One Grain, three Salt and ten tokens would be 41: not enough any more.
    assert game.legal() == ["spend grain 2", "spend grain 3", "spend salt 1", "spend salt 2", "spend salt 3"]
    game.play("spend grain 3")
    game.play("settle")
    assert (game.state.treasury[0], game.held(0)) == (1, {"salt": 3})


def test_no_change_is_given():
    game = buying(Position().hand(0, gold=3))
    assert "buy music" in game.legal()
    game.play("buy music")
    # 81 pay for 60: Gold alone is there, so nothing is asked.
    assert (game.state.treasury[0], game.owned(0)) == (0, ["music"])


def test_a_card_paid_by_credits_alone_is_bought_with_nothing():
    """§31.57."""
    crafts = ["cloth_making", "agriculture", "engineering", "metalworking", "mining"]
    game = buying(Position().own(0, *crafts))
    assert game.legal() == ["buy pottery", "done"]
    game.play("buy pottery")
    assert game.owned(0)[-1] == "pottery"


def test_spent_and_frozen_grain():
    game = Position().hand(0, grain=3).own(0, "pottery")
    game.state.frozen[0] = 2
    buying(game)
    assert game.asked == "", "one Grain is worth 4, not 36"


def test_hands_are_cut_down_to_eight_commodities():
    game = buying(Position().hand(0, ochre=6, hides=4))
    game.play("done")
    assert (game.asked, game.pending) == ("discard", {"left": 2})
    game.play("discard ochre", "discard hides")
    assert sum(game.held(0).values()) == 8


# ------------------------------------------------------------------ back to the stacks


def test_spent_cards_go_under_their_stack_in_an_order_of_chance():
    game = buying(Position().hand(0, ochre=6, hides=4))
    game.play("done", "discard ochre", "discard hides")
    assert (game.asked, game.pending) == ("shuffle", {"stack": 1, "cards": ["hides", "ochre"]})
    size = len(game.state.stacks[0])
    game.play("! under 1 ochre hides")
    names = game.state.table.cards.cards
    assert [names[card] for card in game.state.stacks[0][size:]] == ["ochre", "hides"]


def test_an_order_of_chance_holds_exactly_the_pile():
    game = buying(Position().hand(0, ochre=6, hides=4))
    game.play("done", "discard ochre", "discard hides")
    assert game.why_not("! under 1 ochre ochre") is not None
    assert game.why_not("! under 2 ochre hides") is not None
    assert game.question.next(game.state, -1, ("under", "1", "ochre")) == ["hides"]


def test_equal_cards_are_not_shuffled():
    game = buying(Position().hand(0, ochre=7, hides=3))
    game.play("done", "discard ochre", "discard ochre")
    assert game.asked == ""


def test_a_non_tradable_calamity_goes_to_the_very_bottom():
    game = Position().struck(0, "famine")
    game.begin("civilization_cards")
    names = game.state.table.cards.cards
    assert names[game.state.stacks[2][-1]] == "famine"
    assert not any(game.state.aside)


# ------------------------------------------------------------------ AST


def advanced(game: Position, seat: int = 0) -> int:
    game.begin("succession")
    return game.state.ast[seat]


def test_the_stone_age_asks_nothing():
    assert advanced(Position()) == 1


def test_the_early_bronze_age_asks_two_cities():
    assert advanced(Position().square(0, 4).cities(0, "carthage")) == 4
    assert advanced(Position().square(0, 4).cities(0, "carthage", "thapsus")) == 5


def test_without_cities_a_marker_falls_back_after_the_stone_age():
    assert advanced(Position().square(0, 5)) == 4
    assert advanced(Position().square(0, 3)) == 4


def test_too_few_cities_for_the_epoch_stay():
    assert advanced(Position().square(0, 5).cities(0, "carthage")) == 5


def test_the_late_bronze_age_asks_three_groups_and_a_card_of_two_counts_for_both():
    game = Position().square(0, 7).cities(0, "carthage", "thapsus", "cyrene")
    assert advanced(game.own(0, "engineering")) == 7
    assert advanced(game.own(0, "music")) == 8


def test_the_early_iron_age_asks_nine_cards_in_five_groups_and_four_cities():
    nine = ["pottery", "cloth_making", "astronomy", "coinage", "music", "drama_and_poetry", "law", "military"]
    game = Position().square(0, 10).cities(0, *TOWNS[:4]).own(0, *nine)
    assert advanced(game) == 10
    assert advanced(game.own(0, "deism")) == 11
    few = Position().square(0, 10).cities(0, *TOWNS[:3]).own(0, *nine, "deism")
    assert advanced(few) == 10


def test_the_late_iron_age_asks_the_value_of_each_square():
    """Ruling 30: no goods count here, Mining neither."""
    cards = ["theology", "philosophy", "mathematics", "monotheism", "democracy"]
    game = Position().square(0, 13).cities(0, *TOWNS[:5]).own(0, *cards).hand(0, gold=5)
    assert sum(CARDS.civilization[card].cost for card in cards) == 1140
    assert advanced(game) == 13
    assert advanced(game.own(0, "law")) == 14


# ------------------------------------------------------------------ end and score


def test_the_five_parts_of_the_score():
    game = Position().square(0, 3).cities(0, "carthage").own(0, "pottery").hand(0, grain=3).treasury(0, 7)
    assert points_of(game.state, 0) == 45 + 36 + 7 + 300 + 50


def test_mining_counts_in_the_final_score():
    """Ruling 32."""
    game = Position().own(0, "mining").hand(0, iron=3)
    assert points_of(game.state, 0) == 180 + 32


def mined_purchase(turn: int, treasury: int = 0, **goods: int) -> Position:
    """Music for 60, to be paid with the goods of an owner of Mining."""
    game = Position(turn_limit=40).own(0, "mining").hand(0, **goods).treasury(0, treasury)
    game.state.turn = turn
    game.begin("civilization_cards")
    game.play("buy music", "done")
    return game


def test_mining_that_helped_a_purchase_does_not_count_again_in_the_score():
    """Ruling 32, §32.262: once per turn, the last one included."""
    game = mined_purchase(40, iron=3, gold=2)
    game.play("spend gold 2")
    assert game.state.bonus_used == {0}
    assert points_of(game.state, 0) == 180 + 60 + 18


def test_goods_that_suffice_alone_leave_mining_for_the_score():
    """§28.53: 72 of Ivory pay the 60 of Music without any mineral; Mining still raises the Iron."""
    game = mined_purchase(40, ivory=3, iron=3)
    game.play("spend ivory 3")
    assert game.state.bonus_used == frozenset()
    assert points_of(game.state, 0) == 180 + 60 + 32


def test_with_the_next_turn_mining_is_back():
    game = mined_purchase(5, iron=3, gold=2)
    game.play("spend gold 2")
    assert points_of(game.state, 0) == 180 + 60 + 18
    end_turn(game.state, None)
    assert points_of(game.state, 0) == 180 + 60 + 32


def test_in_the_last_turn_mining_can_be_kept_for_the_score():
    """§28.53, §32.262: at the player's choice."""
    game = mined_purchase(40, treasury=40, iron=4, gold=2)
    game.play("spend iron 4")
    assert game.legal()[:2] == ["settle", "settle without_mining"]
    after = game.state.copy()
    game.play("settle")
    assert (game.state.treasury[0], points_of(game.state, 0) - 180 - 60) == (30, 30 + 36)
    game.state = after
    game.play("settle without_mining")
    assert (game.state.treasury[0], points_of(game.state, 0) - 180 - 60) == (12, 12 + 81)


@pytest.mark.parametrize(
    ("turn", "square", "kept"),
    [(39, 14, False), (39, 15, True), (40, 0, True)],
    ids=["too early", "square 15", "limit"],
)
def test_mining_is_kept_only_in_a_turn_that_may_be_the_last(turn: int, square: int, kept: bool):
    game = Position(turn_limit=40).own(0, "mining").hand(0, iron=4, gold=2).treasury(0, 40).square(2, square)
    game.state.turn = turn
    game.begin("civilization_cards")
    game.play("buy music", "done", "spend iron 4")
    assert ("settle without_mining" in game.legal()) == kept


@pytest.mark.parametrize(
    ("treasury", "goods"), [(20, {"iron": 4, "gold": 2}), (40, {"iron": 4, "gold": 1})], ids=["treasury", "no set left"]
)
def test_mining_is_not_kept_where_that_cannot_be_paid_or_gains_nothing(treasury: int, goods: dict[str, int]):
    game = mined_purchase(40, treasury, **goods)
    game.play("spend iron 4")
    assert "settle without_mining" not in game.legal()


def test_frozen_grain_counts_for_the_score():
    """Ruling 23."""
    game = Position().hand(0, grain=3)
    game.state.frozen[0] = 3
    assert points_of(game.state, 0) == 36


def test_the_game_ends_on_the_last_square_at_the_limit_or_with_one_seat_left():
    game = Position(turn_limit=6)
    assert not is_over(game.state)
    game.state.turn = 6
    assert is_over(game.state)
    game = Position().square(1, 16)
    assert is_over(game.state)
    game = Position(variants=["leaving"])
    game.state.status = [0, 2, 2]
    game.state.order_seats()
    assert is_over(game.state)


def test_equal_points_share_the_rank_and_leavers_come_behind():
    """Ruling 24: two seats on the last square, the score decides."""
    game = Position().square(0, 3).square(1, 3).square(2, 9)
    assert result(game.state).ranking == ((2,), (0, 1))
    game.state.status[2] = 2
    assert result(game.state).ranking == ((0, 1), (2,))


def test_latecomers_who_never_enter_are_last_with_nothing():
    game = Position(nations=["africa", "illyria", "crete", "egypt"], variants=["latecomers"], late=[3], board="west")
    outcome = result(game.state)
    assert (outcome.ranking[-1], outcome.points[3]) == ((3,), 0)


def test_a_seat_without_anything_keeps_playing():
    """Ruling 19: it draws nothing, pays nothing, and may be an heir."""
    game = Position().cities(0, *TOWNS).cities(2, *MORE_TOWNS)
    for phase in ("taxation", "expansion", "ships", "movement", "trade_cards"):
        game.begin(phase)
        assert 1 not in game.deciders
    assert told(game.begin("succession"), "advanced")[1][0] == 1
