"""The parts of the table: the other's City, the track, mine, and what lies over them for a while."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from aoc_desktop.games.monumental_duel.table.items_city import CitySection
from aoc_desktop.games.monumental_duel.table.items_side import SideSection
from aoc_desktop.games.monumental_duel.table.items_stock import StockSection
from aoc_desktop.games.monumental_duel.table.items_track import TrackSection
from aoc_desktop.games.monumental_duel.table.items_tray import TraySection
from aoc_desktop.games.monumental_duel.table.layout import Frame, board_frame, frame
from aoc_desktop.games.monumental_duel.table.rows.cities import City
from aoc_desktop.games.monumental_duel.table.rows.table import TableModels
from aoc_desktop.ui.kit.card_kit import outline
from aoc_desktop.ui.kit.theme import Radius, Theme
from aoc_desktop.ui.table.look import Layout
from aoc_desktop.ui.table.picture.draw_context import DrawContext, paint_panel


class Sections(Layout):
    """Puts everything that lies on the table on a stage."""

    def __init__(self) -> None:
        self.parts = (TrackSection(), StockSection(), CitySection(), SideSection(), TraySection())

    def put(self, context: DrawContext, bounds: QRectF) -> None:
        rows: TableModels = context.models
        measures = frame(bounds)
        if rows.standing.civilizations:  # nothing lies on the table yet
            self.parts[-1].put(context, measures)
            return
        self._put_grounds(context, measures, rows)
        for part in self.parts:
            part.put(context, measures)

    def _put_grounds(self, context: DrawContext, measures: Frame, rows: TableModels) -> None:
        """The edge of each zone towards the middle has the colour of its seat."""
        for key, rect, seat in (("mine", measures.mine, rows.viewer), ("theirs", measures.other, 1 - rows.viewer)):
            colour = context.seat(seat).fill
            draw = partial(_paint_ground, colour=colour, below=key == "theirs", theme=context.theme)
            context.stage.put(f"ground:{key}", rect, (key, colour, context.theme.name), draw, z=0, margin=3)


def put_board(context: DrawContext, rect: QRectF, city: City) -> None:
    """A player's zone at full size, on a stage of its own."""
    measures = board_frame(rect)
    for part in (StockSection(), CitySection(), SideSection()):
        part.put_large(context, measures, city)


def _paint_ground(painter: QPainter, rect: QRectF, colour: str, below: bool, theme: Theme) -> None:
    paint_panel(painter, rect, theme, "" if below else colour)
    if not below:
        return
    painter.save()
    clip = QPainterPath()
    clip.addRect(QRectF(rect.left() - 1, rect.bottom() - Radius.PANEL, rect.width() + 2, Radius.PANEL + 1))
    painter.setClipPath(clip)
    outline(painter, rect, Radius.PANEL, colour, 3)
    painter.restore()
