"""Phases 1 to 3: taxation with revolts (rules 5), expansion (6), census (7)."""

from tests.games.advanced_civilization.position import MORE_TOWNS, TOWNS, Position, told


def test_each_city_pays_two_tokens_from_stock_to_treasury():
    game = Position().cities(0, "carthage", "thapsus").tokens(0, numidia=1)
    game.begin("taxation")
    assert (game.state.stock[0], game.state.treasury[0]) == (42, 4)
    assert game.asked == ""


def test_a_rest_too_small_for_a_city_stays_in_stock():
    game = Position().cities(0, "carthage", "thapsus").stock(0, 3)
    before = game.state.treasury[0]
    game.begin("taxation")
    assert (game.state.stock[0], game.state.treasury[0] - before) == (1, 2)


def test_coinage_chooses_one_rate_for_all_cities():
    game = Position().cities(0, "carthage", "thapsus").own(0, "coinage")
    game.begin("taxation")
    assert game.legal() == ["tax 1", "tax 2", "tax 3"]
    game.play("tax 3")
    assert game.state.treasury[0] == 6


def test_coinage_without_a_city_is_not_asked():
    game = Position().own(0, "coinage")
    game.begin("taxation")
    assert game.asked == ""


def test_an_unpaid_city_goes_to_the_seat_with_most_stock_points_by_its_choice():
    game = Position().cities(0, "carthage", "thapsus", "cyrene").stock(0, 4).stock(1, 20).stock(2, 30)
    game.begin("taxation")
    assert (game.asked, game.deciders, game.pending) == ("revolt", (2,), {"victim": 0, "left": 1})
    game.play("take thapsus")
    assert game.towns(2) == ["thapsus"]
    assert game.towns(0) == ["carthage", "cyrene"]
    assert list(game.state.city_stock) == [7, 9, 8]


def test_stock_points_count_a_city_five_and_ties_follow_the_ast():
    # 30 tokens and 6 cities against 20 tokens and 8 cities: 60 each.
    game = Position().cities(0, "carthage", "thapsus").stock(0, 2)
    game.cities(1, "rome", "neapolis", "moesia").tokens(1, dacia=2).stock(1, 30 + 6)
    game.cities(2, "knossos").tokens(2, thera=2).stock(2, 20 + 2)
    game.begin("taxation")
    assert list(game.state.stock[1:]) == [30, 20]
    assert [game.state.stock_points(seat) for seat in (1, 2)] == [60, 60]
    assert game.deciders == (1,)


def test_a_taker_takes_no_more_than_it_has_in_stock_and_the_next_goes_on():
    game = Position().cities(0, "carthage", "thapsus", "cyrene", "tripoli").stock(0, 0)
    game.cities(1, *TOWNS[:8]).cities(2, *MORE_TOWNS[:5]).stock(2, 10)
    game.begin("taxation")
    assert (game.deciders, game.pending["left"]) == ((1,), 1)
    game.play("take carthage")
    # The second heir takes all three that are left: nobody is asked (rules 2.3).
    assert set(game.towns(2)) == {*MORE_TOWNS[:5], "cyrene", "thapsus", "tripoli"}
    assert game.asked == ""


def test_what_nobody_can_take_is_razed_by_the_first_of_the_ranking():
    game = Position().cities(0, "carthage", "thapsus", "cyrene").stock(0, 4)
    game.cities(1, *TOWNS).stock(1, 20).cities(2, *MORE_TOWNS)
    game.begin("taxation")
    assert (game.asked, game.deciders) == ("raze", (2,))
    game.play("raze cyrene")
    assert game.towns(0) == ["carthage", "thapsus"]
    assert len(game.towns(2)) == 9


def test_democracy_pays_the_same_and_nothing_revolts():
    """Ruling 1."""
    game = Position().cities(0, "carthage", "thapsus").stock(0, 3).own(0, "democracy")
    game.begin("taxation")
    assert game.state.stock[0] == 1
    assert (game.asked, game.towns(0)) == ("", ["carthage", "thapsus"])


def test_a_city_taken_in_this_phase_is_not_taken_again():
    game = Position().cities(0, "carthage", "cyrene").stock(0, 2)
    game.cities(1, "rome", "neapolis").stock(1, 2).cities(2, *MORE_TOWNS)
    game.begin("taxation")
    assert game.deciders == (1,)
    game.play("take cyrene")
    # Seat 1 has three cities now; the one that it took is not taken from it.
    assert (game.deciders, game.legal()) == ((0,), ["take neapolis", "take rome"])


def test_the_ranking_is_made_once_for_each_victim():
    """Ruling 2: pieces that change hands do not change the order of the heirs."""
    game = Position().cities(0, "carthage", "thapsus", "cyrene", "tripoli").stock(0, 0)
    game.cities(1, *TOWNS[:6]).stock(1, 30).cities(2, *MORE_TOWNS[:6]).stock(2, 29)
    game.begin("taxation")
    assert (game.deciders, game.pending["left"]) == ((1,), 3)
    game.play("take carthage", "take cyrene")
    assert game.deciders == (1,)


# ------------------------------------------------------------------ expansion


def test_a_lone_token_brings_one_and_more_bring_two():
    game = Position().tokens(0, carthage=1, numidia=2, tunisia=5)
    game.begin("expansion")
    assert game.on_map(0) == {"carthage": 2, "numidia": 4, "tunisia": 7}


def test_growth_knows_no_limit_and_cannot_be_declined():
    game = Position().tokens(0, sahara=9)
    game.begin("expansion")
    assert game.on_map(0) == {"sahara": 11}
    assert game.asked == ""


def test_a_short_stock_is_placed_token_by_token():
    game = Position().tokens(0, carthage=1, numidia=2).stock(0, 2)
    game.begin("expansion")
    assert (game.asked, game.pending) == ("grow", {"left": {"carthage": 1, "numidia": 2}})
    game.play("grow carthage")
    # Numidia alone is left: the last token goes there without a question.
    assert game.on_map(0) == {"carthage": 2, "numidia": 3}
    assert game.asked == ""


def test_an_empty_stock_asks_nothing():
    game = Position().tokens(0, carthage=1, numidia=2).stock(0, 0)
    game.begin("expansion")
    assert game.asked == ""


def test_tokens_beside_a_city_do_not_grow():
    game = Position().tokens(0, carthage=2).cities(1, "carthage")
    game.begin("expansion")
    assert game.on_map(0) == {"carthage": 2}


def test_barbarians_do_not_grow():
    game = Position().tokens("barbarians", carthage=2)
    game.begin("expansion")
    assert game.on_map("barbarians") == {"carthage": 2}


# ------------------------------------------------------------------ census


def test_most_tokens_first_and_ties_by_ast_order():
    game = Position().tokens(0, carthage=3).tokens(1, germany=5).tokens(2, knossos=3)
    assert told(game.begin("census"), "census") == [(((1, 5), (0, 3), (2, 3)),)]
    assert game.state.census == (1, 0, 2)


def test_cities_and_ships_are_not_counted():
    game = Position().cities(0, "carthage").ships(0, "carthage").tokens(2, knossos=1)
    game.begin("census")
    assert game.state.census[0] == 2


def test_military_acts_last_whatever_its_number():
    game = Position().tokens(0, carthage=9).tokens(1, germany=5).tokens(2, knossos=7).own(0, "military")
    game.begin("census")
    assert game.state.census == (2, 1, 0)
