"""The drawn map: grounds where they belong, names that touch nothing, pieces that are told apart."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from aoc_desktop.games.advanced_civilization.rules.card_files import STANDARD, shipped_set
from aoc_desktop.games.advanced_civilization.table.colours import GROUNDS, NATIONS, TERRAIN
from aoc_desktop.games.advanced_civilization.table.map.framing import Framing, frame
from aoc_desktop.games.advanced_civilization.table.map.items import Printing, paint_marks, paint_printed
from aoc_desktop.games.advanced_civilization.table.map.marks import Printed, badge_box, shown_names
from aoc_desktop.games.advanced_civilization.table.map.pieces import paint_city, paint_ship, paint_stack
from aoc_desktop.games.advanced_civilization.table.map.shapes import load_shapes
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.kit.theme import DARK, LIGHT, Theme
from tests.ui.contrast import lab, linear

ZONE = QRectF(0, 0, 792, 640)
BOARDS = shipped_set(STANDARD).boards


def names_in(language: str, board: str) -> Mapping[str, str]:
    names = load_language(language).names
    areas = {area.id: names.name("area", area.id).display for area in BOARDS[board].areas}
    return areas | {sea: names.name("open_sea", sea).display for sea in BOARDS[board].seas}


def printing(board: str, language: str = "en") -> Printing:
    plan = BOARDS[board]
    volcanoes = plan.board(min(plan.players)).volcanoes.values()
    return Printing(
        {area.id: Printed(area.limit, area.site) for area in plan.areas},
        tuple(plan.seas),
        tuple(tuple(plan.areas[number].id for number in areas) for areas in volcanoes),
        names_in(language, board),
        names_in("en", board),
    )


def framed(board: str) -> Framing:
    shapes = load_shapes()
    return frame(shapes.views[board], ZONE, shapes.canvas)


def drawn(board: str, theme: Theme, marks: bool = False) -> QImage:
    image = QImage(792, 640, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    paint_printed(painter, printing(board), framed(board), theme)
    if marks:
        paint_marks(painter, printing(board), framed(board), theme)
    painter.end()
    return image


def near(one: QColor, other: str) -> float:
    first, second = lab(linear(one.name())), lab(linear(other))
    return float(sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5)


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
def test_land_in_play_has_its_terrain_and_other_land_is_outside(theme: Theme) -> None:
    image, framing, shapes = drawn("west", theme), framed("west"), load_shapes()
    played = {area.id for area in BOARDS["west"].areas}
    seen = 0
    for name, shape in shapes.areas.items():
        place = framing.to_table(shape.token)
        # A river, a wave or a coast's shade may lie on the very point.
        if not ZONE.adjusted(4, 4, -4, -4).contains(place):
            continue
        expected = TERRAIN[shape.terrain] if name in played else GROUNDS[theme.name].outside
        assert near(image.pixelColor(place.toPoint()), expected) < 25, name
        seen += 1
    assert seen > len(played)


@pytest.mark.parametrize(("board", "shown"), [("west", True), ("east", False)])
def test_a_link_is_drawn_where_its_area_is_in_play(board: str, shown: bool) -> None:
    """Its dots are lighter than any water."""
    image, framing = drawn(board, DARK), framed(board)
    (link,) = load_shapes().links
    dots = [framing.to_table(link.line.pointAtPercent(part / 200)).toPoint() for part in range(201)]
    lightest = max(image.pixelColor(dot).lightnessF() for dot in dots if ZONE.toRect().contains(dot))
    assert (lightest > 0.6) == shown


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_names_touch_neither_pieces_nor_each_other(board: str, language: str) -> None:
    shapes, framing, told = load_shapes(), framed(board), printing(board, language)
    pieces = [badge_box(framing.to_table(shapes.areas[area].token), 1.2) for area in told.areas]
    placed = shown_names(shapes, told.of_areas(), told.english, framing, pieces)
    boxes = [*pieces, *(name.box for name in placed)]
    for name in placed:
        assert sum(name.box.intersects(box) for box in boxes) == 1, name.name
        assert name.name == told.names[name.shape.id]


def test_more_names_appear_when_the_map_is_drawn_nearer() -> None:
    shapes, told = load_shapes(), printing("full")
    counts = [
        len(shown_names(shapes, told.of_areas(), told.english, framed("full").nearer(zoom), ()))
        for zoom in (1.0, 1.25, 1.6)
    ]
    assert counts == sorted(counts)
    assert counts[0] > 0.7 * len(told.areas)
    assert counts[-1] >= len(told.areas) - 1


def test_nothing_that_is_written_is_cut() -> None:
    drawn("extended", DARK, marks=True)
    assert not lettering.overflows


def picture(nation: str, kind: str, number: int = 3, moved: bool = False) -> QImage:
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if kind == "stack":
        paint_stack(painter, QPointF(20, 20), nation, number, moved=moved)
    elif kind == "city":
        paint_city(painter, QRectF(6, 6, 28, 28), nation, new=moved)
    else:
        paint_ship(painter, QRectF(9, 9, 22, 22), nation, cargo=number)
    painter.end()
    return image


@pytest.mark.parametrize("kind", ["stack", "city", "ship"])
def test_every_nation_has_pieces_of_its_own(kind: str) -> None:
    nations = [*NATIONS, "neutral"] if kind != "ship" else list(NATIONS)
    pictures = [picture(nation, kind) for nation in nations]
    for number, image in enumerate(pictures):
        assert all(image != other for other in pictures[:number]), nations[number]


def test_a_stack_tells_its_number_and_whether_it_has_moved() -> None:
    assert picture("crete", "stack", 3) != picture("crete", "stack", 4)
    assert picture("crete", "stack") != picture("crete", "stack", moved=True)
    assert picture("crete", "city") != picture("crete", "city", moved=True)
    assert picture("crete", "ship", 1) != picture("crete", "ship", 5)


def test_a_number_of_two_figures_fits_on_every_shape() -> None:
    for nation in (*NATIONS, "neutral"):
        picture(nation, "stack", 55)
    assert not lettering.overflows
