"""BOARD: the whole of a nation over the window: its mat, all cards as it would pay for them, the large AST."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from aoc_desktop.games.advanced_civilization.table.card_picture import CardFaces
from aoc_desktop.games.advanced_civilization.table.colours import nation_seat
from aoc_desktop.games.advanced_civilization.table.faces import (
    OWNED,
    SHORT,
    CivilizationFace,
    paint_civilization_card,
    paint_owner_edge,
)
from aoc_desktop.games.advanced_civilization.table.layout import MAT
from aoc_desktop.games.advanced_civilization.table.mat.items import MatSection
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.table.succession_table import SuccessionTable
from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.places import Place
from aoc_desktop.ui.table.picture.draw_context import Scenery
from aoc_desktop.ui.table.picture.stage import Draw

BOARD = QSizeF(1010, 560)
COLUMNS, GAP, CARD = 6, 6.0, 64.0


class BoardSection:
    """Puts the mat of a seat, what each card costs it, and the table of all markers on a stage."""

    def put(self, scenery: Scenery, area: QRectF, seat: Seat) -> None:
        models: TableModels = scenery.models
        MatSection().put(scenery, QRectF(area.left(), area.top(), MAT, area.height()), seat=seat)
        rest = area.adjusted(MAT + 8, 0, 0, 0)
        prices = models.prices(seat)
        wide = (rest.width() - GAP * (COLUMNS - 1)) / COLUMNS
        for number, (card, price, owned) in enumerate(prices):
            row, column = divmod(number, COLUMNS)
            rect = QRectF(rest.left() + column * (wide + GAP), rest.top() + row * (CARD + GAP), wide, CARD)
            self._put_card(scenery, rect, card, price, nation_seat(models.mats[seat].nation).fill if owned else "")
        rows = -(-len(prices) // COLUMNS)
        top = rest.top() + rows * (CARD + GAP) + 4
        SuccessionTable().put(scenery, QRectF(rest.left(), top, rest.width(), rest.bottom() - top))

    def _put_card(self, scenery: Scenery, rect: QRectF, card: str, price: int, edge: str) -> None:
        """Owned: with the nation's edge; else veiled, with what it would cost."""
        faces: CardFaces = scenery.faces
        note = faces.speech.text("mat.owned_card") if edge else ""
        face = faces.civilization_card(card)._replace(price=price, state=OWNED if edge else SHORT, note=note)
        place: Place = ("civilization_card", card)
        draw: Draw = partial(_paint_card, face=face, edge=edge)
        scenery.stage.put(f"card:{card}", rect, (face, edge), draw, place, z=4, margin=4)


def _paint_card(painter: QPainter, rect: QRectF, face: CivilizationFace, edge: str) -> None:
    paint_civilization_card(painter, rect, face)
    if edge:
        paint_owner_edge(painter, rect, edge)
