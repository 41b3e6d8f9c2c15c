"""NATIONS: before the first turn, those that can still be chosen, and where each of them may begin."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.advanced_civilization.table.colours import nation_seat
from aoc_desktop.games.advanced_civilization.table.map.framing import Framing
from aoc_desktop.games.advanced_civilization.table.map.pieces import paint_shape_of
from aoc_desktop.games.advanced_civilization.table.map.shapes import load_shapes
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.lettering import draw_text, heading
from aoc_desktop.ui.kit.theme import Radius, Theme
from aoc_desktop.ui.table.picture.draw_context import Scenery

CARD_WIDE, CARD_HIGH, GAP, FOOT = 96.0, 62.0, 8.0, 14.0
SIGN = 9.0
"""Half the width of a nation's shape on a start area."""


class NationSection:
    """Puts a card for each nation over the foot of the map, and its shape on its start areas."""

    def put(self, scenery: Scenery, zone: QRectF, framing: Framing) -> None:
        models: TableModels = scenery.models
        nations = models.nations_left()
        if not nations:
            return
        self._put_starts(scenery, models, framing, nations)
        count = len(nations)
        wide = min(CARD_WIDE, (zone.width() - 2 * GAP - GAP * (count - 1)) / count)
        left = zone.center().x() - (wide * count + GAP * (count - 1)) / 2
        for number, nation in enumerate(nations):
            rect = QRectF(left + number * (wide + GAP), zone.bottom() - FOOT - CARD_HIGH, wide, CARD_HIGH)
            place: Place = ("nation", nation)
            lit, strong = place in scenery.lights.lit, scenery.lights.target == place
            name = models.name_of_nation(nation)
            draw = partial(_paint_card, nation=nation, name=name, lit=lit, strong=strong, theme=scenery.theme)
            scenery.stage.put(f"nation:{nation}", rect, (nation, name, lit, strong), draw, place, z=70, margin=8)

    def _put_starts(self, scenery: Scenery, models: TableModels, framing: Framing, nations: list[str]) -> None:
        """Bright for the nation under the pointer, pale for the others."""
        board, target = models.state.table.board, scenery.lights.target
        meant = target[1] if target is not None and target[0] == "nation" else ""
        for nation in nations:
            for area in board.start[nation]:
                middle = framing.to_table(load_shapes().areas[board.areas[area]].token)
                rect = QRectF(middle - QPointF(SIGN, SIGN), middle + QPointF(SIGN, SIGN))
                pale = meant not in ("", nation)
                draw = partial(_paint_start, nation=nation, pale=pale)
                scenery.stage.put(f"start:{nation}:{area}", rect, (nation, pale), draw, z=15, margin=4)


def _paint_start(painter: QPainter, rect: QRectF, nation: str, pale: bool) -> None:
    painter.setOpacity(0.35 if pale else 1.0)
    paint_shape_of(painter, rect.center(), nation, rect.width() / 2)


def _paint_card(painter: QPainter, rect: QRectF, nation: str, name: str, lit: bool, strong: bool, theme: Theme) -> None:
    fill(painter, rounded(rect, Radius.PANEL), theme.raised)
    outline(painter, rect, Radius.PANEL, theme.lit if lit else nation_seat(nation).fill, 3.5 if strong else 2)
    paint_shape_of(painter, QPointF(rect.center().x(), rect.top() + 22), nation, 13)
    words = QRectF(rect.left() + 4, rect.bottom() - 24, rect.width() - 8, 20)
    draw_text(painter, words, name, heading(15, theme.text))
