"""Barbarian Hordes (rules 16.11)."""

from tests.games.advanced_civilization.position import Position, told


def test_fifteen_barbarians_land_in_a_start_area_with_units_of_the_victim():
    game = Position().tokens(0, sahara=1).struck(0, "barbarian_hordes")
    assert told(game.events, "horde")[0] == (0, "sahara", "", 15)
    # Nothing more to harm: the surplus over the limit of 1 goes back.
    assert game.on_map("barbarians") == {"sahara": 1}
    assert told(game.events, "barbarians_leave") == [(14,)]
    assert game.on_map(0) == {}


def test_crete_is_immune():
    game = Position().tokens(2, knossos=2).struck(2, "barbarian_hordes")
    assert told(game.events, "no_effect") == [(2, "barbarian_hordes", "immune")]


def test_they_land_where_they_do_the_most_damage():
    game = Position().tokens(0, sahara=1, tunisia=2).struck(0, "barbarian_hordes")
    assert told(game.events, "horde")[0] == (0, "tunisia", "", 15)


def test_the_guide_chooses_between_equals():
    game = Position().tokens(0, sahara=1, tripolitania=1).struck(0, "barbarian_hordes", giver=1)
    assert (game.asked, game.deciders) == ("horde", (1,))
    assert game.pending == {"victim": 0, "from": None, "number": 15}
    assert game.legal() == ["horde sahara", "horde tripolitania"]


def test_without_a_giver_the_seat_with_most_stock_points_guides():
    game = Position().tokens(0, sahara=1, tripolitania=1).tokens(1, germany=2).tokens(2, knossos=1)
    assert game.struck(0, "barbarian_hordes").deciders == (2,)


def test_the_surplus_goes_on_to_the_worst_area_beside():
    game = Position().tokens(0, sahara=2, sabrata=2, tripolitania=1).struck(0, "barbarian_hordes", giver=1)
    # From the Sahara 14 go on to Sabrata, where two tokens stand, not to Tripolitania with one.
    areas = [horde[1] for horde in told(game.events, "horde")]
    assert areas == ["sahara", "sabrata", "tripolitania"]


def test_seven_barbarians_take_a_city_six_defend_it():
    game = Position().cities(0, "thapsus").tokens(0, tunisia=1).stock(0, 10).struck(0, "barbarian_hordes", giver=1)
    # Tunisia's limit is 2: 13 go on and take the city.
    assert (game.towns(0), told(game.events, "siege")) == ([], [(None, "thapsus", 0, 6, 13)])


def test_engineering_needs_eight_of_them():
    game = Position(nations=["italy", "illyria", "crete"]).own(0, "engineering").cities(0, "rome")
    game.tokens("barbarians", rome=0)
    game.state.pool_tokens = 7
    game.tokens(0, etruria=1)
    game.struck(0, "barbarian_hordes", giver=1)
    # Seven land in Etruria, five could go on: too few against the city.
    assert game.towns(0) == ["rome"]


def test_barbarians_never_enter_an_area_with_a_pirate_city():
    game = Position().cities("pirates", "sahara", "tripolitania", "tunisia").struck(0, "barbarian_hordes")
    assert told(game.events, "no_effect") == [(0, "barbarian_hordes", "nowhere")]


def test_without_units_in_start_areas_they_land_where_nobody_lives():
    game = Position().tokens(0, rome=1).tokens(1, sahara=1, tunisia=1).struck(0, "barbarian_hordes", giver=1)
    assert told(game.events, "horde")[0][1] == "tripolitania"


def test_they_walk_the_shortest_way_to_the_nearest_damage():
    game = Position().tokens(0, carthage=1).struck(0, "barbarian_hordes", giver=1)
    game.play("horde tunisia")
    assert game.pending == {"victim": 0, "from": "tunisia", "number": 13}
    assert game.legal() == ["horde numidia", "horde thapsus"]
    game.play("horde numidia")
    assert told(game.events, "horde")[-1] == (0, "carthage", "numidia", 11)


def test_among_areas_shared_with_others_the_worst_is_next():
    """§30.5221, §30.5224: two points in Dacia against one in Scythia."""
    shared = Position().tokens(1, sudeten=1, dacia=2, scythia=1).tokens(0, dacia=1, scythia=2)
    shared.struck(1, "barbarian_hordes", giver=0)
    assert [horde[1:3] for horde in told(shared.events, "horde")][:2] == [("sudeten", ""), ("dacia", "sudeten")]


def test_an_area_of_the_victim_alone_comes_before_a_shared_one():
    """§30.5231: one point in Germany before two in Dacia."""
    game = Position().tokens(1, sudeten=2, dacia=2, germany=1).tokens(0, dacia=1)
    game.struck(1, "barbarian_hordes", giver=0)
    assert [horde[1:3] for horde in told(game.events, "horde")][:2] == [("sudeten", ""), ("germany", "sudeten")]


def test_no_card_and_no_pillage_for_barbarians():
    game = Position().cities(0, "thapsus").tokens(0, tunisia=1).hand(0, grain=2).struck(0, "barbarian_hordes", giver=1)
    assert game.held(0) == {"grain": 2}


def test_a_small_pool_sends_fewer():
    """Ruling 20."""
    game = Position().tokens(0, sahara=1)
    game.state.pool_tokens = 4
    game.struck(0, "barbarian_hordes")
    assert told(game.events, "horde")[0] == (0, "sahara", "", 4)
