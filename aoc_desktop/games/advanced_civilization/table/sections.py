"""The parts of the table: my mat at the left, the map beside it, and what takes the map's place in some phases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtCore import QRectF

from aoc_desktop.games.advanced_civilization.table.calamity.items import CalamitySection
from aoc_desktop.games.advanced_civilization.table.floor.items import FloorSection, put_way_back
from aoc_desktop.games.advanced_civilization.table.layout import needs_rail, parts
from aoc_desktop.games.advanced_civilization.table.map.events import put_events
from aoc_desktop.games.advanced_civilization.table.map.items import MapSection
from aoc_desktop.games.advanced_civilization.table.map.nations import NationSection
from aoc_desktop.games.advanced_civilization.table.map.shapes import load_shapes
from aoc_desktop.games.advanced_civilization.table.market.items import MarketSection
from aoc_desktop.games.advanced_civilization.table.mat.items import MatSection
from aoc_desktop.games.advanced_civilization.table.mat.rail import RailSection
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.ui.table.look import Layout
from aoc_desktop.ui.table.picture.draw_context import Scenery


class Section(Protocol):
    """Puts its part of the table on a stage."""

    def put(self, scenery: Scenery, rect: QRectF) -> None: ...


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

    def put(self, scenery: Scenery, bounds: QRectF) -> None:
        models: TableModels = scenery.models
        rail = needs_rail(bounds, load_shapes().views[models.standing.board])
        phase = models.standing.phase
        if phase not in self.instead:
            self.map_wanted = False
        shown = None if self.map_wanted else self.instead.get(phase)
        narrow = isinstance(shown, MarketSection)  # the names of its cards need the room
        places = parts(bounds, rail, 1.0 if narrow else scenery.stage.scale)
        self.map.is_shown = shown is None
        (shown or self.map).put(scenery, places.map)
        framing = self.map.framed(models.standing.board, places.map)
        if shown is None:
            put_events(scenery, framing)
        if self.map_wanted and scenery.interactive:
            put_way_back(scenery, places.map)
        if models.standing.step == "nation":
            self.nations.put(scenery, places.map, framing)
        (self.rail if rail else self.mat).put(scenery, places.mat, self.sheets.get(phase))
