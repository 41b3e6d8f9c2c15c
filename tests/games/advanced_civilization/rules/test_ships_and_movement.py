"""Phases 4 and 5: ships (rules 8), movement by land and by sea (9)."""

import pytest

from aoc_desktop.games.advanced_civilization.rules.state import STATUS
from tests.games.advanced_civilization.position import Position, told


def moving(game: Position, seat: int = 0) -> Position:
    """That seat alone moves."""
    game.state.census = (seat,)
    game.begin("movement")
    return game


def building(game: Position, seat: int = 0) -> Position:
    game.state.census = (seat,)
    game.begin("ships")
    return game


# ------------------------------------------------------------------ ships


def test_a_ship_costs_two_tokens_of_treasury_area_or_both():
    game = building(Position().tokens(0, carthage=2).treasury(0, 2))
    assert game.legal("ship") == ["ship carthage levy", "ship carthage mixed", "ship carthage treasury"]
    game.play("ship carthage mixed")
    assert (game.on_map(0), game.state.treasury[0]) == ({"carthage": 1}, 1)
    assert game.state.stock[0] == 47 - 1 - 1


def test_a_ship_needs_a_unit_on_the_coast():
    """Ruling 3: only berths; a city is a unit too, but no token can be levied there."""
    game = building(Position().tokens(0, tunisia=3).cities(0, "carthage").treasury(0, 2))
    assert game.legal("ship") == ["ship carthage treasury"]


def test_the_last_token_of_an_area_may_be_levied():
    game = building(Position().tokens(0, carthage=2))
    game.play("ship carthage levy")
    assert game.on_map(0) == {}
    assert game.asked == ""


def test_four_ships_are_the_most():
    game = Position().tokens(0, carthage=9).treasury(0, 9).ships(0, *["carthage"] * 3)
    building(game).play(*["keep carthage treasury"] * 3, "ship carthage levy")
    assert game.asked == ""
    assert len(game.state.ships[0]) == 4


def test_every_ship_is_kept_or_scrapped_in_map_order():
    game = building(Position().tokens(0, carthage=1).treasury(0, 1).ships(0, "thapsus", "carthage"))
    assert game.pending == {"berth": "carthage", "left": ["thapsus"]}
    assert game.legal() == ["keep carthage levy", "keep carthage treasury", "scrap carthage"]
    game.play("keep carthage treasury")
    # Nothing can pay for the other one: it is scrapped without a question.
    assert game.state.ships[0] == (game.state.table.board.place["carthage"],)


def test_an_own_token_keeps_a_ship():
    game = building(Position().tokens(0, carthage=2).treasury(0, 1).ships(0, "carthage"))
    game.play("keep carthage levy")
    assert (game.on_map(0), game.state.treasury[0]) == ({"carthage": 1}, 1)


def test_delphi_has_two_coasts():
    """Ruling 4."""
    game = building(Position().tokens(2, delphi=2), 2)
    assert game.legal("ship") == ["ship delphi_east levy", "ship delphi_west levy"]


# ------------------------------------------------------------------ land


def test_tokens_cross_one_land_border():
    game = moving(Position().tokens(0, carthage=2))
    assert game.legal("move") == [
        "move carthage numidia 1",
        "move carthage numidia 2",
        "move carthage thapsus 1",
        "move carthage thapsus 2",
    ]
    assert told(game.play("move carthage numidia 1"), "moved") == [(0, "carthage", "numidia", 1)]
    assert game.on_map(0) == {"carthage": 1, "numidia": 1}


def test_a_token_moves_once():
    game = moving(Position().tokens(0, carthage=1, numidia=1))
    game.play("move carthage numidia 1")
    assert game.pending["fresh"] == {"numidia": 1}
    game.play("move numidia carthage 1")
    assert game.asked == "", "nothing is fresh: `done` is forced"


def test_roadbuilding_crosses_an_area_without_others():
    game = Position().tokens(0, carthage=1).own(0, "engineering", "roadbuilding")
    reached = {line.split()[2] for line in moving(game).legal("move")}
    assert reached == {"numidia", "thapsus", "tunisia", "sabrata"}


@pytest.mark.parametrize("who", ["tokens", "city", "barbarians", "pirates"])
def test_roads_are_closed_by_whoever_holds_every_way(who: str):
    game = Position().tokens(0, carthage=1).own(0, "engineering", "roadbuilding")
    if who == "tokens":
        game.tokens(1, numidia=1, thapsus=1)
    elif who == "city":
        game.cities(1, "numidia", "thapsus")
    elif who == "barbarians":
        game.tokens("barbarians", numidia=1, thapsus=1)
    else:
        game.cities("pirates", "numidia", "thapsus")
    assert {line.split()[2] for line in moving(game).legal("move")} == {"numidia", "thapsus"}


def test_one_open_way_is_enough_for_a_road():
    game = Position().tokens(0, carthage=1).tokens(1, numidia=1).own(0, "engineering", "roadbuilding")
    assert "move carthage tunisia 1" in moving(game).legal("move")


def test_any_number_may_be_in_an_area_during_movement():
    game = moving(Position().tokens(0, carthage=20))
    game.play("move carthage numidia 20")
    assert game.on_map(0) == {"numidia": 20}


def test_words_narrow_the_list_one_by_one():
    game = moving(Position().tokens(0, carthage=2, numidia=1))
    legal, state = game.question, game.state
    assert legal.next(state, 0, ()) == ["move", "done"]
    assert legal.next(state, 0, ("move",)) == ["carthage", "numidia"]
    assert legal.next(state, 0, ("move", "carthage")) == ["numidia", "thapsus"]
    assert list(legal.next(state, 0, ("move", "carthage", "thapsus"))) == ["1", "2"]
    assert legal.next(state, 0, ("move", "rome")) == []
    assert legal.next(state, 0, ("move", "carthage", "rome")) == []
    assert legal.next(state, 0, ("done",)) == []


# ------------------------------------------------------------------ sea


def sailing(game: Position, berth: str, seat: int = 0) -> Position:
    moving(game, seat).play(f"voyage {berth}")
    return game


def test_a_ship_carries_five_tokens_four_steps():
    game = sailing(Position().tokens(2, knossos=7).ships(2, "knossos"), "knossos", 2)
    assert game.legal("load") == [f"load {number}" for number in range(1, 6)]
    game.play("load 5", "sail thera", "sail argos", "sail athens", "sail chalcis")
    # No step is left: all must land, and the ship anchors by itself.
    assert game.on_map(2) == {"chalcis": 5, "knossos": 2}
    assert game.state.ships[2] == (game.state.table.board.place["chalcis"],)
    assert game.asked == "movement"


def test_cloth_making_gives_a_fifth_step():
    game = Position().tokens(2, knossos=2).ships(2, "knossos").own(2, "cloth_making")
    sailing(game, "knossos", 2).play("load 1", "sail thera", "sail argos", "sail athens", "sail chalcis")
    assert "sail thessaly" in game.legal()


def test_open_seas_need_astronomy():
    game = Position().tokens(2, knossos=2).ships(2, "knossos")
    assert sailing(game, "knossos", 2).legal("sail") == ["sail phaestos", "sail thera"]
    game = Position().tokens(2, knossos=2).ships(2, "knossos").own(2, "astronomy")
    assert "sail aegean_sea" in sailing(game, "knossos", 2).legal("sail")


def test_a_voyage_never_ends_in_an_open_sea():
    game = Position().tokens(2, knossos=2).ships(2, "knossos").own(2, "astronomy")
    sailing(game, "knossos", 2).play("sail thera", "sail knossos", "sail thera")
    # One step is left: the Aegean would be its end.
    assert "sail aegean_sea" not in game.legal()


def test_in_an_open_sea_nobody_goes_aboard_or_ashore():
    game = Position().tokens(2, knossos=2).ships(2, "knossos").own(2, "astronomy")
    sailing(game, "knossos", 2).play("load 1", "sail aegean_sea")
    assert {line.split()[0] for line in game.legal()} == {"sail"}


def test_unloading_comes_before_loading_once_per_stay():
    """Ruling 5."""
    game = Position().tokens(2, knossos=3, thera=2).ships(2, "knossos")
    sailing(game, "knossos", 2).play("load 2", "sail thera", "unload 1")
    assert game.legal("unload") == []
    game.play("load 3")
    assert game.legal("load") == []
    assert game.legal("unload") == []
    assert game.pending["cargo"] == 4


def test_a_ship_loads_once_per_stay():
    game = Position().tokens(2, knossos=5).ships(2, "knossos")
    sailing(game, "knossos", 2).play("load 1")
    assert game.legal("load") == []


def test_a_landed_token_goes_aboard_the_same_ship_before_fresh_ones():
    game = Position().tokens(2, knossos=1, thera=1).ships(2, "knossos")
    sailing(game, "knossos", 2).play("load 1", "sail thera", "unload 1", "load 1")
    assert game.pending["fresh"] == {"thera": 1}
    assert game.pending["landed"] == {}


def test_landed_tokens_are_fresh_no_more():
    game = Position().tokens(2, knossos=1).ships(2, "knossos")
    sailing(game, "knossos", 2).play("load 1", "sail phaestos", "unload 1", "anchor")
    assert game.asked == ""
    assert game.on_map(2) == {"phaestos": 1}


def test_a_ship_sails_once_a_turn():
    game = Position().tokens(2, knossos=3).ships(2, "knossos")
    sailing(game, "knossos", 2).play("sail phaestos", "anchor")
    assert game.legal("voyage") == []


def test_anchoring_needs_an_empty_ship():
    game = Position().tokens(2, knossos=3).ships(2, "knossos")
    sailing(game, "knossos", 2).play("load 1")
    assert "anchor" not in game.legal()


def test_a_ship_leaves_delphi_by_the_coast_it_came_in_by():
    """Ruling 4 (§23.57)."""
    game = Position().tokens(2, delphi=2, knossos=1).ships(2, "delphi_east")
    assert sailing(game, "delphi_east", 2).legal("sail") == ["sail athens", "sail chalcis", "sail thessaly"]


def test_the_nation_leaves_as_its_first_decision_only():
    game = moving(Position(variants=["leaving"]).tokens(0, carthage=2).ships(0, "carthage"))
    assert "leave" in game.legal()
    game.play("move carthage numidia 1")
    assert "leave" not in game.legal()


def test_a_seat_without_tokens_is_asked_whether_it_leaves():
    game = moving(Position(variants=["leaving"]))
    assert game.legal() == ["done", "leave"]


def test_a_leaver_becomes_inert_and_its_ships_go_home():
    game = moving(Position(variants=["leaving"]).tokens(0, carthage=2).ships(0, "carthage").cities(0, "thapsus"))
    game.play("leave")
    assert STATUS[game.state.status[0]] == "inert"
    assert game.state.ships[0] == ()
    assert (game.on_map(0), game.towns(0)) == ({"carthage": 2}, ["thapsus"])
    assert game.state.ast_order == (1, 2)


def test_a_leaver_keeps_one_card_per_city_by_chance():
    game = Position(variants=["leaving"]).cities(0, "thapsus").hand(0, grain=2, salt=1)
    moving(game).play("leave")
    assert (game.asked, game.deciders) == ("leaver", (-1,))
    assert game.pending == {"seat": 0, "cards": ["grain", "grain", "salt"]}
    assert dict(game.question.odds(game.state)) == {("keeps", "grain"): 2, ("keeps", "salt"): 1}  # type: ignore[attr-defined]
    game.play("! keeps salt")
    assert game.held(0) == {"salt": 1}
    assert sum(game.state.unseen) == 2


def test_a_leaver_without_cities_keeps_nothing_and_chance_is_not_asked():
    game = Position(variants=["leaving"]).hand(0, grain=2, salt=1)
    moving(game).play("leave")
    assert game.asked == ""
    assert game.held(0) == {}


def test_the_last_active_seat_cannot_leave():
    game = Position(variants=["leaving"])
    game.state.status = [0, 2, 2]
    game.state.order_seats()
    moving(game.tokens(0, carthage=2))
    assert "leave" not in game.legal()
