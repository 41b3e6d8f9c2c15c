"""The map on the stage: every area is hit where it is drawn, pieces lie in their areas and answer when they may."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from aoc_desktop.games.advanced_civilization.table.map.items import MapSection
from aoc_desktop.games.advanced_civilization.table.map.shapes import load_shapes
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.kit.theme import DARK
from aoc_desktop.ui.table.picture.draw_context import DrawContext, Lights
from aoc_desktop.ui.table.picture.stage import Stage
from tests.games.advanced_civilization.table.test_civilization_rows import moving_table

ZONE = QRectF(220, 72, 792, 640)


@pytest.fixture
def rows() -> Iterator[TableModels]:
    """Shared by the tests: how near one has looked is not kept for the next."""
    yield moving_table()
    moving_table().session.notes.clear()


class Laid:
    """The map of a game on a stage."""

    def __init__(self, rows: TableModels, lights: Lights | None = None) -> None:
        self.scene = QGraphicsScene()
        self.stage = Stage(self.scene)
        self.section = MapSection()
        self.context = DrawContext(self.stage, rows, DARK, None, lights or Lights())
        self.put()

    def put(self) -> None:
        self.stage.begin()
        self.section.put(self.context, ZONE)
        self.stage.end()

    def at(self, canvas: QPointF) -> Place | None:
        framing = self.section.framed(self.context.models.standing.board, ZONE)
        piece = self.stage.at(framing.to_table(canvas))
        return piece.place if piece is not None else None

    def drawn(self) -> QImage:
        image = QImage(1280, 720, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        self.scene.render(painter, QRectF(0, 0, 1280, 720), QRectF(0, 0, 1280, 720))
        painter.end()
        return image


def test_every_area_and_berth_is_hit_where_it_is_drawn(rows: TableModels) -> None:
    laid, shapes = Laid(rows), load_shapes()
    for name in rows.state.table.board.areas:
        assert laid.at(shapes.areas[name].token) == ("area", name)
        for berth, place in shapes.areas[name].ships.items():
            assert laid.at(place) == ("berth", berth)


def test_a_stack_is_a_place_only_where_it_may_be_taken(rows: TableModels) -> None:
    laid = Laid(rows, Lights(ready=rows.gesture_index.sources))
    middle = {name: shape.token for name, shape in load_shapes().areas.items()}
    for row in rows.stacks.rows:
        expected = "stack" if row.seat == rows.viewer else "area"
        assert laid.at(middle[row.area]) == (expected, row.area)


def test_over_a_stack_what_is_held_means_its_area(rows: TableModels) -> None:
    mine = next(row for row in rows.stacks.rows if row.seat == rows.viewer)
    held: Place = ("stack", mine.area)
    targets = frozenset(rows.gesture_index.targets(held))
    laid = Laid(rows, Lights(held=held, ready=rows.gesture_index.sources, lit=targets, busy=True))
    for place in targets:
        assert laid.at(load_shapes().areas[place[1]].token) == place


def test_lit_areas_look_different(rows: TableModels) -> None:
    plain = Laid(rows).drawn()
    name = rows.state.table.board.areas[0]
    assert Laid(rows, Lights(lit=frozenset({("area", name)}))).drawn() != plain
    assert Laid(rows).drawn() == plain


def test_drawn_nearer_the_map_keeps_to_its_zone(rows: TableModels) -> None:
    laid = Laid(rows)
    board = rows.standing.board
    laid.section.look_at(laid.section.framed(board, ZONE).nearer(3.0))
    laid.put()
    for piece in laid.stage.pieces.values():
        if piece.key.partition(":")[0] in ("area", "berth", "sea"):
            assert ZONE.adjusted(-1, -1, 1, 1).contains(piece.rect), piece.key
    assert laid.section.framed(board, ZONE).zoom == pytest.approx(3.0)


def test_names_lie_on_the_map_and_under_no_piece(rows: TableModels) -> None:
    laid = Laid(rows)
    kinds = {key: piece.rect for key, piece in laid.stage.pieces.items()}
    names = [rect for key, rect in kinds.items() if key.startswith("name:")]
    stacks = [rect.adjusted(2, 2, -2, -2) for key, rect in kinds.items() if key.startswith("stack:")]
    assert len(names) > 20
    assert stacks
    assert not any(name.intersects(stack) for name in names for stack in stacks)
    laid.drawn()
    assert not lettering.overflows
