"""The three parts of the table, from top to bottom: time, markets, my board."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from aoc_desktop.games.age_of_civilization.table.items_board import BoardSection
from aoc_desktop.games.age_of_civilization.table.items_markets import MarketSection
from aoc_desktop.games.age_of_civilization.table.items_time import TimeSection
from aoc_desktop.games.age_of_civilization.table.layout import areas
from aoc_desktop.ui.table.look import Layout
from aoc_desktop.ui.table.picture.draw_context import DrawContext
from aoc_desktop.ui.table.picture.marks import put_card_marks


class Sections(Layout):
    """Put everything that lies on the table on a stage."""

    def __init__(self) -> None:
        self.time, self.markets, self.board = TimeSection(), MarketSection(), BoardSection()

    def put(self, context: DrawContext, bounds: QRectF) -> None:
        bands = areas(bounds.width(), bounds.height())
        self.time.put(context, bands.trough)
        self.markets.put(context, bands.markets)
        put_card_marks(context, context.models.marks.market)
        self.board.put(context, bands.board, context.models.my_board)

    def slot_rects(self, action: str) -> list[QRectF]:
        """Where the slots of an action lie on the scene."""
        return self.time.slots.get(action, [])
