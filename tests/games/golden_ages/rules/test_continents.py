"""Phase B, continents: tiles and capitals (rules, section 3; rulings 5, 32)."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.rules.eras import draw_tile
from aoc_desktop.games.golden_ages.rules.squares import SQUARES, listed
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.events import Event
from tests.games.golden_ages.position import Position, beginning, kinds


def drawing(tile: str, era: int = 2, players: int = 2, **more: object) -> Position:
    """Seat 0 has drawn this tile and is to place it."""
    game = Position(players, era, **more)  # type: ignore[arg-type]
    state = game.state
    state.phase, state.step = "continents", "place"
    state.tile = state.table.cards.tile[tile]
    state.two_stack = tuple(other for other in state.two_stack if other.id != tile)
    state.three_stack = tuple(other for other in state.three_stack if other.id != tile)
    return game


def refusal(game: Position, move: str) -> str:
    reason = game.why_not(move)
    return "" if reason is None else reason.code


def test_a_tile_lies_beside_another_and_land_meets_land() -> None:
    game = drawing("t12")
    assert refusal(game, "place a1 0") == "touches_nothing"
    assert refusal(game, "place e4 0") == "on_tile"
    assert "place c4 0" not in game.legal(), "its stone would lie on d4"
    assert game.why_not("place g4 0") == Reason("land_on_water", {"square": "g4", "other": "f4"})
    assert game.why_not("place e2 0") == Reason("clashes", {"square": "e2", "count": 2, "squares": ["e3", "f3"]})


def test_water_meets_water() -> None:
    game = drawing("t16")
    assert "place e2 0" in game.legal(), "its coast meets the northern coast of e3 and f3"
    assert game.why_not("place g3 0") == Reason("water_on_land", {"square": "g3", "other": "f3"})


def test_every_place_keeps_all_edges_matching() -> None:
    """The sets of bits agree with the rule asked edge by edge."""
    for tile in ("t5", "t8", "t13", "t16"):
        game = drawing(tile)
        board = game.state.board
        card = game.state.table.cards.tile[tile]
        fitting = {placement.move for placement in board.places(card)}
        for placement in card.placements:
            alone = not placement.covers & board.continent and bool(placement.around & board.continent)
            assert (placement.move in fitting) == (alone and not board.clash(placement))


def test_ruling_32_tiles_do_not_touch_across_the_date_line() -> None:
    game = drawing("t16", tiles=(("t2", "e6", 0), ("t4", "d5", 270), ("t12", "i3", 0)))
    assert refusal(game, "place a3 90") == "touches_date_line"


def test_a_tile_never_leaves_the_board() -> None:
    game = drawing("t16")
    assert refusal(game, "place j2 0") == "across_date_line"
    assert game.why_not("place a6 90") == Reason("off_board", {"square": "a6", "side": "south"})
    assert game.why_not("place a1 270") == Reason("off_board", {"square": "a1", "side": "north"})


def test_who_turns_it_wrongly_is_told_how_it_fits() -> None:
    assert drawing("t16").why_not("place c6 90") == Reason("fits_turned", {"square": "c6", "rotation": 180})


def test_an_island_beside_the_tile_is_not_enough() -> None:
    assert refusal(drawing("t12"), "place h2 90") == "touches_island"


def test_a_covered_island_is_gone_and_its_colonists_go_home_as_they_are() -> None:
    game = drawing("t11").colonists(1, standing="c6", lying="e6 c6")
    places = game.state.board.places(game.state.table.cards.tile["t11"])
    move = next(place.move for place in places if place.covers >> SQUARES["c6"] & 1)
    events = game.play(" ".join(move))
    assert not game.state.board.islands >> SQUARES["c6"] & 1
    assert game.standing(1) == ["e6"]
    assert game.lying(1) == ["e6", "e6"]
    assert "island_gone" in kinds(events)


def test_era_1_the_capital_stands_on_the_new_tile_with_three_colonists() -> None:
    game = beginning(tiles_three=["t2", "t4", "t3", "t1"], square_rotation=0)
    seat = game.state.seat
    game.play("place e6 0")
    assert game.legal() == ["capital e5", "capital e6", "capital f6"]
    game.play("capital e5")
    assert game.standing(seat) == ["e5", "e5", "e5"]


def test_later_the_capital_moves_with_the_own_colonists_on_its_square_or_stays() -> None:
    game = drawing("t16").colonists(0, "d5 d5 e4").colonists(1, "d5 e6 e6")
    game.play("place e2 0")
    assert game.legal() == ["capital e2", "capital f2", "stay"]
    game.play("capital e2")
    assert game.standing(0) == ["e2", "e2", "e4"]
    assert game.standing(1) == ["d5", "e6", "e6"], "colonists of others stay"


def test_the_capital_may_stay() -> None:
    game = drawing("t16")
    game.play("place e2 0", "stay")
    assert game.player(0).capital == SQUARES["d5"]
    assert game.state.seat == 1


# ------------------------------------------------------------------ ruling 5: no place for a tile


def no_room(era: int) -> Position:
    """The whole board is one continent: nothing fits any more."""
    game = drawing("t16", era=era, tiles=())
    state = game.state
    full = state.board
    board = type(full)(
        full.placed, (1 << 60) - 1, 0, full.symbols, full.once, full.twice, full.land_edges, full.open_sea
    )
    state.board = board
    if state.tile is not None:
        state.two_stack = (state.tile, *state.two_stack)
    state.tile = None
    return game


def test_ruling_5_without_any_place_the_capital_stays_unasked() -> None:
    game = no_room(era=2)
    before = game.state.two_stack
    state = game.state
    state.step, state.phase = "civilization", "update"
    cards = state.table.cards.civilization
    game.player(0).offer, game.player(1).offer = cards["spain"], cards["turkey"]
    game.play("choose spain")
    events = game.play("choose turkey")
    assert kinds(events).count("no_tile_fits") == 2
    assert state.step == game.state.step == "turn"
    assert game.state.two_stack == before, "the stack keeps its order"
    assert game.state.two_known == len(before), "and everybody has seen it"


def test_ruling_5_in_era_1_the_capital_goes_to_any_continent_square_without_one() -> None:
    game = no_room(era=1)
    state = game.state
    game.player(0).capital = -1
    draw_tile(state, 0, None)
    assert state.step == "capital"
    taken = game.player(1).capital
    assert len(state.pending.squares) == 59
    assert taken not in state.pending.squares
    assert refusal(game, "capital e6") == "capital_there"
    assert refusal(game, "stay") == "must_place_capital"
    assert game.legal("capital e5") == ["capital e5"]


def test_ruling_5_tiles_laid_aside_go_under_the_stack_known_to_all() -> None:
    """t12 is land all around: on a board whose only free squares lie between coasts it fits nowhere, t16 does."""
    game = Position(era=2)
    state = game.state
    tiles = state.table.cards.tile
    coast = state.board
    state.board = type(coast)(
        coast.placed, coast.continent, 0, coast.symbols, coast.once, coast.twice, (0, 0, 0, 0), False
    )
    state.two_stack = (tiles["t12"], tiles["t16"], tiles["t5"])
    log: list[Event] = []
    draw_tile(state, 0, log)
    assert state.tile is tiles["t16"]
    assert [tile.id for tile in state.two_stack] == ["t5", "t12"]
    assert state.two_known == 1
    assert listed(state.board.islands) == []
    assert kinds(log) == ["laid_aside", "tile_drawn", "put_back"]
