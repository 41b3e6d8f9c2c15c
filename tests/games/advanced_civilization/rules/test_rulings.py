"""The rulings of the rules page (section 26), as far as other files do not play them already.

1, 2: test_taxes_and_growth. 3, 4, 5: test_ships_and_movement. 6, 7, 8: test_conflict. 9: test_cities. 10, 11, 13, 15,
20, 28, 29: test_calamities. 12: test_civil_war. 19, 23, 24, 25, 30, 32: test_civilization_cards. 22, 33: test_trade.
"""

from aoc_desktop.games.advanced_civilization.rules.card_files import shipped_set
from tests.games.advanced_civilization.position import MORE_TOWNS, TOWNS, Position, told


def test_ruling_14_points_that_nobody_can_lose_vanish():
    game = Position().tokens(1, germany=2).struck(0, "famine")
    assert told(game.events, "assigned") == [(0, 1, 2)]
    assert game.on_map(1) == {}


def test_ruling_16_a_horde_without_further_damage_leaves_its_surplus_to_the_pool():
    game = Position().tokens(0, sahara=1)
    pool = game.state.pool_tokens
    game.struck(0, "barbarian_hordes")
    assert game.state.pool_tokens == pool - 1


def test_ruling_17_a_city_that_changes_its_owner_is_not_new_for_the_taker():
    game = Position().cities(0, "carthage", new=True).struck(0, "treachery", giver=2)
    assert game.towns(2) == ["carthage"]
    assert game.state.new == frozenset()


def test_ruling_18_calamities_beyond_two_go_back_with_the_others():
    game = Position().hand(0, superstition=1, epidemic=1, civil_disorder=1)
    game.begin("calamities")
    game.play("! calamities 0 epidemic superstition")
    assert "civil_disorder" in [game.state.table.cards.cards[card] for card, n in enumerate(game.state.aside) if n]
    game.begin("civilization_cards")
    assert not any(game.state.aside)
    names = [game.state.table.cards.cards[card] for card in game.state.stacks[6]]
    assert names[-1] == "civil_disorder"


def test_ruling_21_no_calamity_survives_its_phase():
    game = Position().hand(0, superstition=1, grain=2).hand(1, famine=1)
    game.begin("calamities")
    assert (game.held(0), game.held(1)) == ({"grain": 2}, {})


def test_ruling_26_conversion_comes_before_the_second_support():
    game = Position().cities(0, "rome").tokens(0, samnium=2).tokens(1, campania=2).own(0, "enlightenment", "monotheism")
    game.begin("abilities")
    game.play("convert campania")
    game.begin("support_again")
    assert game.towns(0) == ["rome"]


def test_ruling_27_a_city_stands_alone_after_phase_8():
    game = Position().cities(0, *TOWNS[:4]).cities(1, *MORE_TOWNS[:4]).tokens(2, rome=3)
    game.begin("surplus")
    cities = {*game.towns(0), *game.towns(1)}
    assert not cities & {*game.on_map(0), *game.on_map(1), *game.on_map(2)}


def test_ruling_31_the_treasury_pays_exactly_the_rest():
    game = Position().hand(0, salt=3).treasury(0, 30)
    game.begin("civilization_cards")
    game.play("buy pottery")
    # All three Salt are needed: the whole payment is forced.
    assert game.state.treasury[0] == 30 - (45 - 27)


def test_ruling_34_a_leavers_cards_go_under_their_stacks_at_the_turns_end():
    game = Position(variants=["leaving"]).hand(0, grain=2, salt=1).tokens(0, carthage=1)
    game.state.census = (0,)
    game.begin("movement")
    game.play("leave")
    sizes = [len(stack) for stack in game.state.stacks]
    assert sum(game.state.unseen) == 3
    game.begin("civilization_cards")
    assert [len(stack) for stack in game.state.stacks] == [*sizes[:2], sizes[2] + 1, sizes[3] + 2, *sizes[4:]]
    # Known by number only: one layer of each stack holds cards that nobody has seen.
    assert [layers[-1].unknown for layers in game.state.layers[2:4]] == [1, 2]


def test_ruling_35_a_famine_is_lowered_to_what_is_there_before_grain_is_shown():
    """§30.312: three points are left, one Grain saves four."""
    game = Position().tokens(0, carthage=3).own(0, "pottery").hand(0, grain=1).struck(0, "famine")
    assert (game.asked, game.pending["due"]) == ("pottery", 3)
    game.play("show 1")
    assert game.on_map(0) == {"carthage": 3}


def test_ruling_36_a_nation_with_half_of_its_start_areas_may_be_chosen():
    """§16.12: Assyria plays with Nalchik alone where the east panel is missing."""
    boards = shipped_set("standard").boards
    assert boards["without_east_panel"].start["assyria"] == ("nalchik",)
    assert "egypt" not in boards["three_west_panels"].start


def test_ruling_37_trade_goes_in_as_many_rounds_as_the_option_says():
    """§28.41: instead of five minutes of talk."""
    game = Position(trade_rounds=1).hand(0, grain=3).hand(1, salt=3)
    game.begin("trade")
    game.play("offer", "say nothing", "ask 3", "want any any", "refuse", "pass")
    assert (game.asked, told(game.events, "trade_over")) == ("", [("rounds",)])


def test_each_inert_nation_stays_as_it_is():
    """Rules 22: no growth, no draw, no square."""
    game = Position().tokens(1, germany=2).cities(1, "rome")
    game.state.status[1] = 2
    game.state.order_seats()
    for phase in ("taxation", "expansion", "trade_cards", "succession"):
        game.begin(phase)
    assert (game.on_map(1), game.held(1), game.state.ast[1]) == ({"germany": 2}, {}, 0)
