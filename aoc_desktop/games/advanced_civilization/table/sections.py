"""The parts of the table: my mat at the left, the map beside it, and what takes the map's place in some phases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.advanced_civilization.table.calamity.items import CalamitySection
from aoc_desktop.games.advanced_civilization.table.colours import nation_seat
from aoc_desktop.games.advanced_civilization.table.epochs import EpochRow, paint_marker, paint_squares, square_boxes
from aoc_desktop.games.advanced_civilization.table.floor.items import FloorSection, put_way_back
from aoc_desktop.games.advanced_civilization.table.layout import needs_rail, parts
from aoc_desktop.games.advanced_civilization.table.map.framing import Framing
from aoc_desktop.games.advanced_civilization.table.map.items import MapSection
from aoc_desktop.games.advanced_civilization.table.map.pieces import paint_shape_of
from aoc_desktop.games.advanced_civilization.table.map.placed_pieces import put_events
from aoc_desktop.games.advanced_civilization.table.map.shapes import load_shapes
from aoc_desktop.games.advanced_civilization.table.market.items import MarketSection
from aoc_desktop.games.advanced_civilization.table.mat.items import MatSection
from aoc_desktop.games.advanced_civilization.table.mat.rail import RailSection
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.words.nations import nation_profile
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.lettering import draw_text, heading, plain
from aoc_desktop.ui.kit.theme import Radius, Theme, Type
from aoc_desktop.ui.table.look import Layout
from aoc_desktop.ui.table.picture.draw_context import LEFT, DrawContext


class Section(Protocol):
    """Puts its part of the table on a stage."""

    def put(self, context: DrawContext, rect: QRectF) -> None: ...


IN_PLACE_OF_MAP: Mapping[str, Callable[[], Section]] = {"trade": FloorSection, "civilization_cards": MarketSection}
"""By phase: what fills the map's zone instead; Ctrl+Tab shows the map."""
ON_LOWER_MAT: Mapping[str, Callable[[], Section]] = {"calamities": CalamitySection}
"""By phase: what lies on the lower mat instead of what it usually says."""


class Sections(Layout):
    """Put everything that lies on the table on a stage."""

    def __init__(self) -> None:
        self.map, self.mat, self.nations = MapSection(), MatSection(), NationSection()
        self.rail = RailSection()
        self.panorama = self.map
        self.instead = {phase: make() for phase, make in IN_PLACE_OF_MAP.items()}
        self.sheets = {phase: make() for phase, make in ON_LOWER_MAT.items()}
        self.map_wanted = False
        """The map is looked at although something else has its place."""

    def put(self, context: DrawContext, bounds: QRectF) -> None:
        models: TableModels = context.models
        rail = needs_rail(bounds, load_shapes().views[models.standing.board])
        phase = models.standing.phase
        if phase not in self.instead:
            self.map_wanted = False
        shown = None if self.map_wanted else self.instead.get(phase)
        narrow = isinstance(shown, MarketSection)  # the names of its cards need the room
        places = parts(bounds, rail, 1.0 if narrow else context.stage.scale)
        self.map.is_shown = shown is None
        (shown or self.map).put(context, places.map)
        framing = self.map.framed(models.standing.board, places.map)
        if shown is None:
            put_events(context, framing)
        if self.map_wanted and context.interactive:
            put_way_back(context, places.map)
        if models.standing.step == "nation":
            self.nations.put(context, places.map, framing)
        (self.rail if rail else self.mat).put(context, places.mat, self.sheets.get(phase))


# NATIONS: before the first turn, those that can still be chosen, and where each of them may begin.


CARD_WIDE, CARD_HIGH, GAP, FOOT = 96.0, 62.0, 8.0, 14.0
BUBBLE = 46.0
"""Between profile and cards: the words of the move stand there."""
PROFILE_WIDE, PROFILE_HEAD, PROFILE_LINE = 560.0, 40.0, 19.0
SIGN = 9.0
"""Half the width of a nation's shape on a start area."""


class NationSection:
    """Puts a card for each nation over the foot of the map, and its shape on its start areas."""

    def put(self, context: DrawContext, zone: QRectF, framing: Framing) -> None:
        models: TableModels = context.models
        nations = models.nations_left()
        if not nations:
            return
        self._put_starts(context, models, framing, nations)
        count = len(nations)
        wide = min(CARD_WIDE, (zone.width() - 2 * GAP - GAP * (count - 1)) / count)
        left = zone.center().x() - (wide * count + GAP * (count - 1)) / 2
        for number, nation in enumerate(nations):
            rect = QRectF(left + number * (wide + GAP), zone.bottom() - FOOT - CARD_HIGH, wide, CARD_HIGH)
            place: Place = ("nation", nation)
            lit, strong = place in context.lights.lit, context.lights.target == place
            name = models.name_of_nation(nation)
            draw = partial(_paint_card, nation=nation, name=name, lit=lit, strong=strong, theme=context.theme)
            context.stage.put(f"nation:{nation}", rect, (nation, name, lit, strong), draw, place, z=70, margin=8)
        self._put_profile(context, models, zone, nations)

    def _put_profile(self, context: DrawContext, models: TableModels, zone: QRectF, nations: list[str]) -> None:
        """Over the cards: the nation that is pointed at, or the first one."""
        target, table = context.lights.target, models.state.table
        meant = target[1] if target is not None and target[0] == "nation" and target[1] in nations else nations[0]
        lines = tuple(nation_profile(table.cards, table.board, meant, context.faces.language))
        epochs = next(each.epochs for each in table.cards.nations if each.id == meant)
        row = EpochRow(meant, tuple(epoch.id for epoch in epochs), 0)
        wide = min(PROFILE_WIDE, zone.width() - 2 * GAP)
        high = PROFILE_HEAD + PROFILE_LINE * len(lines) + GAP
        top = zone.bottom() - FOOT - CARD_HIGH - BUBBLE - high
        rect = QRectF(zone.center().x() - wide / 2, top, wide, high)
        name = models.name_of_nation(meant)
        draw = partial(_paint_profile, name=name, row=row, lines=lines, theme=context.theme)
        context.stage.put("nation profile", rect, (name, lines, context.theme.name), draw, z=70, margin=4)

    def _put_starts(self, context: DrawContext, models: TableModels, framing: Framing, nations: list[str]) -> None:
        """Bright for the nation under the pointer, pale for the others."""
        board, target = models.state.table.board, context.lights.target
        meant = target[1] if target is not None and target[0] == "nation" else ""
        for nation in nations:
            for area in board.start[nation]:
                middle = framing.to_table(load_shapes().areas[board.areas[area]].token)
                rect = QRectF(middle - QPointF(SIGN, SIGN), middle + QPointF(SIGN, SIGN))
                pale = meant not in ("", nation)
                draw = partial(_paint_start, nation=nation, pale=pale)
                context.stage.put(f"start:{nation}:{area}", rect, (nation, pale), draw, z=15, margin=4)


def _paint_profile(
    painter: QPainter, rect: QRectF, name: str, row: EpochRow, lines: tuple[str, ...], theme: Theme
) -> None:
    """Name and row of the Succession Table, then what speaks for the nation."""
    fill(painter, rounded(rect, Radius.PANEL), theme.panel)
    outline(painter, rect, Radius.PANEL, nation_seat(row.nation).fill, 2)
    head = QRectF(rect.left() + 12, rect.top() + 8, rect.width() - 24, PROFILE_HEAD - 12)
    draw_text(painter, QRectF(head.left(), head.top(), 150, head.height()), name, heading(19, theme.text), LEFT)
    squares = QRectF(head.left() + 160, head.top() + 5, head.width() - 160, head.height() - 10)
    boxes = square_boxes(squares, len(row.epochs), 3)
    paint_squares(painter, boxes, row._replace(marker=len(row.epochs)), theme, 3)
    paint_marker(painter, boxes[0].center(), row.nation, 6)
    for place, line in enumerate(lines):
        part = QRectF(head.left(), rect.top() + PROFILE_HEAD + place * PROFILE_LINE, head.width(), PROFILE_LINE)
        draw_text(painter, part, line, plain(Type.CAPTION + 0.5, theme.text), LEFT)


def _paint_start(painter: QPainter, rect: QRectF, nation: str, pale: bool) -> None:
    painter.setOpacity(0.35 if pale else 1.0)
    paint_shape_of(painter, rect.center(), nation, rect.width() / 2)


def _paint_card(painter: QPainter, rect: QRectF, nation: str, name: str, lit: bool, strong: bool, theme: Theme) -> None:
    fill(painter, rounded(rect, Radius.PANEL), theme.raised)
    outline(painter, rect, Radius.PANEL, theme.lit if lit else nation_seat(nation).fill, 3.5 if strong else 2)
    paint_shape_of(painter, QPointF(rect.center().x(), rect.top() + 22), nation, 13)
    words = QRectF(rect.left() + 4, rect.bottom() - 24, rect.width() - 8, 20)
    draw_text(painter, words, name, heading(15, theme.text))
