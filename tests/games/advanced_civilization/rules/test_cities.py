"""Phases 7 to 9: construction (rules 11), surplus (12), support and reduction (13)."""

from aoc_desktop.games.advanced_civilization.rules.pieces import limit_for
from tests.games.advanced_civilization.position import TOWNS, Position, told


def test_six_tokens_on_a_site_become_a_city():
    game = Position().tokens(0, carthage=6, numidia=1)
    game.begin("construction")
    assert game.legal() == ["build carthage", "done"]
    game.play("build carthage")
    assert (game.towns(0), game.on_map(0)) == (["carthage"], {"numidia": 1})
    assert game.state.new == {game.state.table.board.area["carthage"]}


def test_all_own_tokens_of_the_area_go_to_the_stock():
    game = Position().tokens(0, carthage=9)
    game.begin("construction")
    game.play("build carthage")
    assert game.state.stock[0] == 47


def test_without_a_site_twelve_are_needed():
    game = Position().tokens(0, tunisia=11, numidia=12)
    game.begin("construction")
    assert game.legal("build") == ["build numidia"]


def test_with_two_players_island_sites_do_not_exist():
    """§16.8: twelve tokens in Palermo, six are not enough."""
    game = Position(nations=["africa", "illyria"]).tokens(0, palermo=6, carthage=6)
    game.begin("construction")
    assert game.legal("build") == ["build carthage"]
    game = Position().tokens(0, palermo=6)
    game.begin("construction")
    assert game.legal("build") == ["build palermo"]


def test_nobody_builds_beside_a_city():
    game = Position().tokens(0, carthage=6).cities(1, "carthage")
    game.begin("construction")
    assert game.asked == ""


def test_nine_cities_are_the_most():
    game = Position().cities(0, *TOWNS).tokens(0, carthage=6)
    game.begin("construction")
    assert game.asked == ""


def test_architecture_pays_what_is_missing_once_a_turn():
    game = Position().tokens(0, carthage=3, thapsus=5).treasury(0, 9).own(0, "architecture")
    game.begin("construction")
    assert game.legal("build") == ["build carthage architecture", "build thapsus architecture"]
    game.play("build carthage architecture")
    assert (game.state.treasury[0], game.towns(0)) == (6, ["carthage"])
    assert game.asked == "", "used this turn"


def test_architecture_needs_half_the_tokens_and_the_treasury():
    game = Position().tokens(0, carthage=2, tunisia=5, numidia=6).treasury(0, 3).own(0, "architecture")
    game.begin("construction")
    assert game.asked == ""
    game.treasury(0, 6).begin("construction")
    assert game.legal("build") == ["build numidia architecture"]


def test_architecture_is_no_help_beside_others_nor_where_tokens_suffice():
    """Ruling 9."""
    game = Position().tokens(0, carthage=5, thapsus=6).tokens("barbarians", carthage=1).treasury(0, 9)
    game.own(0, "architecture").begin("construction")
    assert game.legal("build") == ["build thapsus"]


# ------------------------------------------------------------------ surplus


def test_the_limit_stays_and_ships_do_not_count():
    """§26.2: three ships and three tokens where two may live: one token leaves."""
    game = Position().tokens(0, numidia=3).ships(0, *["numidia"] * 3)
    assert told(game.begin("surplus"), "surplus") == [(0, "numidia", 2, 1)]
    assert game.on_map(0) == {"numidia": 2}
    assert len(game.state.ships[0]) == 3


def test_agriculture_keeps_one_more_where_nobody_else_lives():
    game = Position().tokens(0, numidia=5, dacia=2).tokens(1, dacia=1).own(0, "agriculture")
    game.begin("surplus")
    assert game.on_map(0) == {"numidia": 3, "dacia": 2}


def test_agriculture_is_no_help_beside_others():
    game = Position().tokens(0, dacia=2).tokens(1, dacia=1).own(0, "agriculture")
    assert limit_for(game.state, 0, game.state.table.board.area["dacia"]) == 3


def test_all_tokens_beside_a_city_leave():
    game = Position().tokens(0, rome=2).tokens(1, rome=1).cities(1, "rome")
    game.begin("surplus")
    assert (game.on_map(0), game.on_map(1)) == ({}, {})


def test_barbarians_keep_the_limit_too():
    game = Position().tokens("barbarians", dacia=7)
    game.begin("surplus")
    assert game.on_map("barbarians") == {"dacia": 3}


# ------------------------------------------------------------------ support


def test_two_tokens_support_a_city():
    game = Position().cities(0, "carthage", "thapsus").tokens(0, numidia=2, tunisia=2)
    game.begin("support")
    assert game.asked == ""
    assert game.towns(0) == ["carthage", "thapsus"]


def test_too_few_tokens_reduce_a_city_to_the_limit_of_its_area():
    game = Position().cities(0, "carthage", "thapsus").tokens(0, numidia=2)
    game.begin("support")
    assert (game.asked, game.pending) == ("reduce", {"cause": "support", "left": None, "blocked": 0})
    assert game.legal() == ["reduce carthage", "reduce thapsus"]
    game.play("reduce carthage")
    # Three tokens of the reduced city support the other at once.
    assert (game.towns(0), game.on_map(0)) == (["thapsus"], {"carthage": 3, "numidia": 2})


def test_new_cities_are_reduced_first():
    game = Position().cities(0, "carthage").cities(0, "rome", "neapolis", new=True).tokens(0, numidia=2)
    game.begin("support")
    assert game.legal() == ["reduce neapolis", "reduce rome"]


def test_a_reduction_goes_on_until_the_cities_are_supported():
    game = Position().cities(0, "syracuse", "tarentum", "neapolis").stock(0, 2)
    game.begin("support")
    game.play("reduce syracuse", "reduce tarentum")
    assert game.on_map(0) == {"syracuse": 1, "tarentum": 1}
    assert game.towns(0) == ["neapolis"]


def test_an_empty_stock_leaves_nothing_behind():
    game = Position().cities(0, "carthage").stock(0, 0)
    game.begin("support")
    assert (game.towns(0), game.on_map(0)) == ([], {})


def test_agriculture_counts_when_a_city_is_reduced():
    game = Position().cities(0, "carthage").own(0, "agriculture")
    game.begin("support")
    assert game.on_map(0) == {"carthage": 4}


def test_inert_nations_and_pirates_need_no_support():
    game = Position().cities(1, "rome").cities("pirates", "carthage")
    game.state.status[1] = 2
    game.state.order_seats()
    game.begin("support")
    assert (game.towns(1), game.towns("pirates")) == (["rome"], ["carthage"])
