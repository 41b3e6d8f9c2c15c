"""The drawn map is the map that the engine plays on: same areas, same borders, every point in one place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from aoc_desktop.games.advanced_civilization.rules.card_files import STANDARD, shipped_set
from aoc_desktop.games.advanced_civilization.table.map.framing import FLATTEST, NEAREST, STEEPEST, frame
from aoc_desktop.games.advanced_civilization.table.map.shapes import LAND, SEA, WATERS, Spot, load_shapes
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.resources import resource

MAP = parse_toml(resource("advanced_civilization", "map.toml"))
AREAS = {area["id"]: area for area in MAP["area"]}
SEAS = {sea["id"]: sea for sea in MAP["open_sea"]}
BOARDS = shipped_set(STANDARD).boards
ZONE = QRectF(220, 72, 792, 640)


def drawn(kind: str) -> set[frozenset[str]]:
    """Pairs that share a line of a kind."""
    known = {*AREAS, *SEAS}
    pairs = {frozenset(border.between) for border in load_shapes().borders if border.kind == kind}
    return {pair for pair in pairs if len(pair) == 2 and pair <= known}


def steps(start: float, end: float) -> list[float]:
    return [start + (end - start) * part / 12 for part in range(13)]


def test_areas_and_seas_are_those_of_the_map() -> None:
    shapes = load_shapes()
    assert set(shapes.areas) == set(AREAS)
    assert set(shapes.seas) == set(SEAS)
    assert set(shapes.views) == set(BOARDS)


def test_land_borders_are_those_of_the_map() -> None:
    assert drawn("land") == {frozenset((name, other)) for name, area in AREAS.items() for other in area["land"]}


def test_water_borders_are_those_of_the_map() -> None:
    told = {frozenset((name, other)) for name, place in (AREAS | SEAS).items() for other in place["water"]}
    # One pair cannot touch on a plane: a dotted link joins it.
    linked = {frozenset(("aegean_sea", "phaestos"))}
    assert told - drawn("water") <= linked | drawn("land")
    # Their waters touch, but no border is told there: they are neighbours by land, no ship sails from one to the other.
    assert drawn("water") - told == {frozenset(("sardes", "troy"))} <= drawn("land")
    assert {frozenset(link.between) for link in load_shapes().links} == linked


def test_every_coast_has_waters_and_a_berth_and_nothing_else_has() -> None:
    for name, area in AREAS.items():
        shape = load_shapes().areas[name]
        assert shape.waters.isEmpty() == (not area["coastal"]), name
        berths = tuple(area.get("berths", ())) or ((name,) if area["coastal"] else ())
        assert set(shape.ships) == set(berths), name


def test_what_is_drawn_in_an_area_is_found_there() -> None:
    """A click on a stack, a city or a ship means its own area."""
    shapes = load_shapes()
    for name, shape in shapes.areas.items():
        assert shapes.at(shape.token) == Spot(LAND, name)
        for berth, place in shape.ships.items():
            assert shapes.at(place) == Spot(WATERS, berth)
    for name, sea in shapes.seas.items():
        middle = sea.water.toFillPolygons()[0].boundingRect()
        spots = [
            QPointF(x, y) for x in steps(middle.left(), middle.right()) for y in steps(middle.top(), middle.bottom())
        ]
        assert Spot(SEA, name) in {shapes.at(spot) for spot in spots}


def test_no_two_areas_overlap() -> None:
    shapes = load_shapes()
    for x in range(5, 1000, 13):
        for y in range(5, 600, 11):
            point = QPointF(x + 0.37, y + 0.41)
            held = [name for name, area in shapes.areas.items() if area.land.contains(point)]
            held += [name for name, area in shapes.areas.items() if area.waters.contains(point)]
            held += [name for name, sea in shapes.seas.items() if sea.water.contains(point)]
            assert len(held) <= 1, (point, held)


def test_delphi_has_two_coasts() -> None:
    ships = load_shapes().areas["delphi"].ships
    assert ships["delphi_west"].x() < ships["delphi_east"].x()


def test_flood_plains_are_drawn_as_such() -> None:
    flooded = {name for name, area in AREAS.items() if area["flood"]}
    assert {name for name, shape in load_shapes().areas.items() if shape.terrain == "flood"} == flooded


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_lies_whole_in_its_zone(board: str) -> None:
    """Unzoomed, with every stack, city, badge and ship, at 1280×720."""
    shapes = load_shapes()
    framing = frame(shapes.views[board], ZONE, shapes.canvas)
    assert FLATTEST - 0.01 <= framing.across / framing.down <= STEEPEST + 0.01
    for area in BOARDS[board].areas:
        shape = shapes.areas[area.id]
        for place in (shape.token, shape.badge, *shape.ships.values()):
            assert ZONE.contains(framing.to_table(place)), area.id


def test_zoom_keeps_the_point_and_never_leaves_the_board() -> None:
    shapes = load_shapes()
    whole = frame(shapes.views["full"], ZONE, shapes.canvas)
    at = QPointF(600, 400)
    near = whole.nearer(2.0, at)
    assert near.zoom == pytest.approx(2.0)
    assert (near.to_canvas(at) - whole.to_canvas(at)).manhattanLength() < 0.01
    assert near.nearer(9.0).zoom == pytest.approx(NEAREST)
    away = near.moved(QPointF(100_000, -100_000))
    assert whole.whole.adjusted(-0.01, -0.01, 0.01, 0.01).contains(away.seen)
    assert away.nearer(0.01).seen == whole.seen == away.fitted().seen


def test_the_map_follows_the_hand() -> None:
    shapes = load_shapes()
    near = frame(shapes.views["full"], ZONE, shapes.canvas).nearer(2.0)
    crete = shapes.areas["knossos"].token
    by = QPointF(30, -20)
    assert (near.moved(by).to_table(crete) - near.to_table(crete) - by).manhattanLength() < 0.01
