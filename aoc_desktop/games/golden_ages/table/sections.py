"""The parts of the table: the chart, what can be had at its right, my board below, questions over the chart."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from aoc_desktop.games.golden_ages.table.items_board import BoardSection
from aoc_desktop.games.golden_ages.table.items_chart import ChartSection
from aoc_desktop.games.golden_ages.table.items_offers import OffersSection, plaza_rect
from aoc_desktop.games.golden_ages.table.items_over import put_questions
from aoc_desktop.games.golden_ages.table.layout import areas, offers_of
from aoc_desktop.games.golden_ages.table.rows.table import TableModels
from aoc_desktop.ui.table.look import Layout
from aoc_desktop.ui.table.picture.draw_context import DrawContext


class Sections(Layout):
    """Put everything that lies on the table on a stage."""

    def __init__(self) -> None:
        self.chart, self.offers, self.board = ChartSection(), OffersSection(), BoardSection()

    def put(self, context: DrawContext, bounds: QRectF) -> None:
        models: TableModels = context.models
        parts = areas(bounds.width(), bounds.height())
        standing = models.standing
        places = offers_of(
            parts.offers, models.cards.judgements_shown, standing.wonders_at_start, standing.buildings_at_start
        )
        self.chart.put(context, parts.chart, plaza_rect(places.agora))
        self.offers.put(context, places)
        self.board.put(context, parts.board, models.my_board)
        square = self.chart.rect(standing.square) if standing.square else None
        put_questions(context, parts.chart, square)
