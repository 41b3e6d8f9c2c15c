"""The Explorer: moving, arrival, control and cities (rules, sections 2 and 4; rulings 7, 8, 12, 16–18, 30)."""

from __future__ import annotations

import pytest

from tests.games.golden_ages.position import Position, gains, kinds


def explorers(start: str, **holding: object) -> Position:
    """Seat 0 has one colonist standing on a square, the others lie at home."""
    return Position().hold(0, **holding).colonists(0, standing=start, lying="d5 d5")  # type: ignore[arg-type]


# ------------------------------------------------------------------ reach


def test_with_the_wheel_a_colonist_goes_one_step_or_none() -> None:
    assert explorers("e4").legal("explore") == [f"explore e4 {to}" for to in ("d4", "e3", "e4", "e5", "f4")]


def test_carriage_reaches_two_squares_over_land_and_islands() -> None:
    reached = explorers("f6", technologies="carriage").legal("explore")
    assert "explore f6 g6" in reached, "an island"
    assert "explore f6 e5" in reached
    assert "explore f6 f4" not in reached, "f5 is open sea"


def test_the_largest_range_counts() -> None:
    assert explorers("e4", technologies="carriage rail").player(0).powers.range == 3


def test_aviation_reaches_every_land_square() -> None:
    game = explorers("e4", technologies="carriage rail aviation")
    assert len(game.legal("explore")) == 10 + 8, "ten continent squares and eight islands"


def test_ruling_7_open_sea_cannot_be_crossed() -> None:
    assert explorers("c5", technologies="carriage").why_not("explore c5 c3") is not None
    assert "explore f4 f6" not in explorers("f4", technologies="carriage").legal()


def test_option_open_sea_the_way_may_lead_over_it_but_not_end_there() -> None:
    game = Position(variants=["open_sea"]).hold(0, technologies="carriage").colonists(0, "f4")
    assert "explore f4 f6" in game.legal()
    assert "explore f4 f5" not in game.legal()


def test_pieces_never_block() -> None:
    game = explorers("e3", technologies="carriage").colonists(1, "e4 e4 e4").cities(1, "e4")
    assert "explore e3 e5" in game.legal()


# ------------------------------------------------------------------ control


def test_control_pays_for_every_symbol_with_an_effect() -> None:
    game = explorers("e4", gold=0)
    events = game.play("explore e4 f4")
    assert gains(events) == {"hunting": 1}


def test_two_equal_symbols_count_twice_and_every_effect_pays() -> None:
    game = explorers("c5", civilization="mongolia", technologies="metallurgy", gold=0)
    events = game.play("explore c5 c6")
    assert gains(events) == {"metallurgy": 2, "mongolia": 4}
    assert game.count("stone") == 2


def test_a_square_that_is_held_already_pays_nothing() -> None:
    for where in ({"standing": "e4 f4"}, {"standing": "e4", "lying": "f4"}):
        game = Position().hold(0, gold=0).colonists(0, **where)
        assert gains(game.play("explore e4 f4")) == {}
    game = Position().hold(0, gold=0).colonists(0, "e4").cities(0, "f4")
    assert gains(game.play("explore e4 f4")) == {}


def test_a_symbol_under_a_capital_does_not_exist() -> None:
    game = explorers("e5", gold=0)
    assert gains(game.play("explore e5 e6")) == {}, "seat 1's capital hides the game"
    assert game.count("game") == 0


def test_hold_by_a_lying_colonist_is_control() -> None:
    game = explorers("e4")
    game.play("explore e4 e5", "no_city")
    assert game.lying(0) == ["d5", "d5", "e5"]
    assert game.count("wheat") == 1


def test_several_players_may_control_the_same_symbol() -> None:
    game = Position().colonists(0, "e4").colonists(1, "e4")
    assert (game.count("stone", 0), game.count("stone", 1)) == (1, 1)


@pytest.mark.parametrize(
    ("technologies", "paid"), [("agriculture", {"agriculture": 1}), ("agriculture medicine", {"medicine": 3})]
)
def test_an_obsolete_technology_no_longer_pays(technologies: str, paid: dict[str, int]) -> None:
    assert gains(explorers("e4", technologies=technologies).play("explore e4 e5")) == paid


# ------------------------------------------------------------------ landing and the date line


def test_landing_beside_others_pays_once_whoever_is_there() -> None:
    game = explorers("e4", civilization="usa").colonists(1, "e5 e5").cities(1, "e5")
    assert gains(game.play("explore e4 e5")) == {"usa": 4}


def test_landing_on_a_foreign_capital_pays_too() -> None:
    game = explorers("e5", civilization="usa").colonists(1)
    assert gains(game.play("explore e5 e6")) == {"usa": 4}


def test_the_own_capital_is_nobody_elses() -> None:
    game = explorers("d4", civilization="usa")
    assert gains(game.play("explore d4 d5")) == {}


def date_line(range_: str = "", **holding: object) -> Position:
    """Land on both sides of the date line: a4 beside j4, an island."""
    tiles = (("t2", "e6", 0), ("t4", "d5", 270), ("t12", "a4", 0))
    return Position(tiles=tiles).hold(0, "portugal", range_, **holding).colonists(0, "a4")  # type: ignore[arg-type]


def test_the_date_line_joins_east_and_west() -> None:
    game = date_line()
    assert "explore a4 j4" in game.legal()
    events = game.play("explore a4 j4")
    assert gains(events)["portugal"] == 3
    assert "crosses" in kinds(events)


def test_ruling_8_a_way_that_comes_back_to_another_square_counts_as_crossing() -> None:
    game = date_line("carriage rail", gold=0)
    events = game.play("explore a4 b4")
    assert gains(events)["portugal"] == 3, "a4, j4, a4, b4: three steps"


def test_too_few_steps_for_the_detour() -> None:
    assert "portugal" not in gains(date_line("carriage").play("explore a4 b4"))


def test_with_aviation_every_move_crosses() -> None:
    game = date_line("carriage rail aviation")
    assert gains(game.play("explore a4 b4"))["portugal"] == 3


def test_ruling_8_a_move_that_ends_where_it_began_is_no_movement() -> None:
    game = date_line("carriage rail aviation", gold=0)
    events = game.play("explore a4 a4")
    assert gains(events) == {}


# ------------------------------------------------------------------ lying down, staying up, empty explorers


def test_the_explorer_lies_down() -> None:
    game = explorers("e4")
    game.play("explore e4 e3")
    assert game.standing(0) == []
    assert game.lying(0) == ["e3", "d5", "d5"], "from north to south"


def test_ruling_18_russia_explorers_stay_up_and_soldiers_lie_down() -> None:
    game = Position().hold(0, "russia", gold=9).colonists(0, "e4 d4").colonists(1, "e5")
    game.play("explore e4 e3", "no_city")
    assert game.standing(0) == ["e3", "d4"]
    game.at(0).play("explore d4 e4", "no_city")
    game.at(0).play("attack e4 e5")
    assert game.lying(0) == ["e5"]


def test_ruling_30_an_empty_explorer_is_allowed() -> None:
    game = explorers("d5")
    game.play("explore d5 d5")
    assert game.lying(0) == ["d5", "d5", "d5"]
    assert game.state.seat == 1, "no city on a capital's square, so nothing is asked"


# ------------------------------------------------------------------ founding


def founding(start: str = "e4", to: str = "e5", **holding: object) -> Position:
    game = explorers(start, **holding)
    game.play(f"explore {start} {to}")
    return game


def test_a_city_takes_one_cube_and_barter_pays() -> None:
    game = founding(gold=0)
    assert game.legal() == ["found", "no_city"]
    events = game.play("found")
    assert game.city_cubes(0) == {"e5": 1}
    assert (game.player(0).reserve, game.player(0).gold) == (4, 1)
    assert gains(events) == {"barter": 1}


def test_with_construction_exactly_two_cubes_and_each_pays() -> None:
    game = founding(technologies="metallurgy construction", gold=0)
    events = game.play("found")
    assert game.city_cubes(0) == {"e5": 2}
    assert gains(events) == {"barter": 2}


def test_ruling_12_hagia_sophia_pays_2_for_each_cube_beside_commerce() -> None:
    technologies = "metallurgy construction writing currency commerce"
    game = founding(technologies=technologies, wonders="hagia_sophia", gold=0)
    assert gains(game.play("found")) == {"commerce": 4, "hagia_sophia": 4}


def test_no_city_on_islands_capitals_and_cities() -> None:
    assert founding("f6", "g6").state.step == "turn", "an island"
    assert founding("d4", "d5").state.step == "turn", "the own capital"
    game = explorers("e4").cities(1, "e5")
    game.play("explore e4 e5")
    assert game.state.step == "turn", "another's city"


def test_colonists_of_others_do_not_hinder_a_city() -> None:
    game = explorers("e4").colonists(1, "e5")
    game.play("explore e4 e5")
    assert game.state.step == "found"


def test_ruling_16_missing_cubes_come_from_the_own_cities_on_the_map() -> None:
    game = explorers("e4", reserve=0, gold=0).cities(0, "e3 f3")
    game.play("explore e4 e5", "found")
    assert game.legal() == ["take e3", "take f3"]
    events = game.play("take f3")
    assert game.city_cubes(0) == {"e3": 1, "e5": 1}
    assert gains(events) == {"barter": 1}, "it pays like any other cube"
    assert game.player(0).reserve == 0


def test_a_single_city_gives_its_cube_unasked() -> None:
    game = explorers("e4", reserve=0).cities(0, "e3")
    game.play("explore e4 e5", "found")
    assert game.city_cubes(0) == {"e5": 1}


def test_one_of_two_cubes_may_be_taken() -> None:
    game = explorers("e4", technologies="metallurgy construction", reserve=1).cities(0, "f3", "e3")
    game.play("explore e4 e5", "found", "take e3")
    assert game.city_cubes(0) == {"e3": 1, "f3": 1, "e5": 2}


def test_ruling_17_with_fewer_than_two_cubes_construction_founds_nothing() -> None:
    game = explorers("e4", technologies="metallurgy construction", reserve=1)
    game.play("explore e4 e5")
    assert game.state.step == "turn"


def test_no_city_can_be_declined() -> None:
    game = founding()
    game.play("no_city")
    assert game.city_cubes(0) == {}
    assert game.state.seat == 1
