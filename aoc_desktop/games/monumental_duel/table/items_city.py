"""Both Cities: cards that tilt when active, knowledge peeking out, the band of a crossing."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from aoc_desktop.games.monumental_duel.rules.state import CELLS, COLUMNS, ROWS
from aoc_desktop.games.monumental_duel.table.colours import CardSize
from aoc_desktop.games.monumental_duel.table.face_book import FaceBook
from aoc_desktop.games.monumental_duel.table.faces import (
    CardFace,
    paint_city_card,
    paint_row_card,
    paint_used,
)
from aoc_desktop.games.monumental_duel.table.layout import Frame
from aoc_desktop.games.monumental_duel.table.lit import light_of, paint_glow, tilted, veil_share
from aoc_desktop.games.monumental_duel.table.rows.cities import CellRow, City
from aoc_desktop.games.monumental_duel.table.rows.table import TableModels
from aoc_desktop.games.monumental_duel.table.side_faces import paint_dashed
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import fill, paint_veil, rounded
from aoc_desktop.ui.kit.lettering import draw_text, plain
from aoc_desktop.ui.kit.theme import Theme
from aoc_desktop.ui.table.picture.draw_context import DrawContext, paint_card_ground

translate = QCoreApplication.translate
STRIP = 26.0
"""The knowledge below its cover."""


class CellLook(NamedTuple):
    """All that a cell shows."""

    card: CardFace | None
    knowledge: CardFace | None
    active: bool
    used: bool
    knowledge_used: bool
    veiled: bool
    light: int
    knowledge_light: int


def crossing(context: DrawContext) -> str:
    """The cell that is pointed at while row and column are chosen; empty: none is."""
    rows: TableModels = context.models
    if rows.standing.step != "activation" or not context.interactive:
        return ""
    target, preview = context.lights.target, context.preview
    if preview is not None and preview.move[0] == "activate" and len(preview.move) == 3:
        return preview.move[1] + preview.move[2]
    return target[1] if target is not None and target[0] == "cell" else ""


def in_cross(cell: str, cross: str) -> bool:
    return bool(cross) and (cell[0] == cross[0] or cell[1] == cross[1])


class CitySection:
    """Puts both Cities."""

    def put(self, context: DrawContext, frame: Frame) -> None:
        rows: TableModels = context.models
        self.put_large(context, frame, rows.mine)
        self._put_theirs(context, frame, rows.theirs)

    # ------------------------------------------------------------------ mine

    def put_large(self, context: DrawContext, frame: Frame, city: City) -> None:
        at_lines = city.holding.at_lines
        cross = crossing(context)
        self._put_headers(context, frame, city, cross)
        for row in city.cells.rows:
            rect = frame.cell(row.cell, at_lines)
            if not row.card:
                self._put_empty(context, row.cell, rect)
                continue
            self._put_card(context, row, rect, city, cross)

    def _put_card(self, context: DrawContext, row: CellRow, rect: QRectF, city: City, cross: str) -> None:
        faces: FaceBook = context.faces
        place: Place = ("cell", row.cell)
        owner = city.holding.civilization
        acting = context.models.standing.phase == "actions"
        crossed = in_cross(row.cell, cross)
        veiled = (not row.active if acting else bool(cross) and not crossed) and not light_of(context, place)
        look = CellLook(
            faces.face(row.card, owner),
            faces.face(row.knowledge, owner) if row.knowledge else None,
            row.active,
            row.used,
            row.knowledge_used,
            veiled,
            light_of(context, place) or int(crossed),
            light_of(context, ("knowledge", row.cell)) if row.knowledge else 0,
        )
        angle = CardSize.TILT if row.active else 0.0
        draw = partial(_paint_mine, look=look, angle=angle, theme=context.theme)
        face = row.card, row.knowledge, owner, look[2:], angle
        context.stage.put(f"city:{row.cell}", rect, face, draw, place, z=10)
        if row.knowledge:  # its own place, over the strip
            low = QRectF(rect.left(), rect.bottom() - STRIP, rect.width(), STRIP)
            context.stage.put(f"knowledge:{row.cell}", low, "", _nothing, ("knowledge", row.cell), z=11, margin=1)

    def _put_empty(self, context: DrawContext, cell: str, rect: QRectF) -> None:
        words = translate("Duel", "empty until the end of the round")
        draw = partial(paint_dashed, words=words, theme=context.theme)
        context.stage.put(f"gap:{cell}", rect, words, draw, ("cell", cell), z=9, margin=2)

    def _put_headers(self, context: DrawContext, frame: Frame, city: City, cross: str) -> None:
        """Letters left of the rows, digits above the columns; the band of the lines that are chosen."""
        at_lines = city.holding.at_lines
        held = context.lights.held or ("", "")
        active = _active_lines(city)
        for number, line in enumerate((*ROWS, *COLUMNS)):
            row = number < 3
            cells = [frame.cell(cell, at_lines) for cell in CELLS if line in cell]
            band = cells[0].united(cells[-1])
            kind = "row" if row else "column"
            strong = line in cross or held == (kind, line)
            if strong:
                context.stage.put(f"band:{line}", band, strong, partial(_paint_band, theme=context.theme), z=8)
            below = band.bottom() + 1 if at_lines else band.top() - 19  # policies lie above the columns
            spot = (
                QRectF(frame.cell("a1", at_lines).left() - 12, band.center().y() - 12, 12, 24)
                if row
                else QRectF(band.left(), below, band.width(), 12 if at_lines else 16)
            )
            marked = strong or line in active
            draw = partial(_paint_letter, text=line, marked=marked, theme=context.theme)
            context.stage.put(f"{kind}:{line}", spot, (line, marked), draw, (kind, line), z=9, margin=2)

    # ------------------------------------------------------------------ theirs

    def _put_theirs(self, context: DrawContext, frame: Frame, city: City) -> None:
        faces: FaceBook = context.faces
        holding = city.holding
        acting = context.models.standing.phase == "actions" and not holding.passed
        for row in city.cells.rows:
            rect = frame.far_cell(row.cell, holding.at_lines)
            place: Place = ("their cell", row.cell)
            if not row.card:
                draw = partial(paint_dashed, words="", theme=context.theme)
                context.stage.put(f"their gap:{row.cell}", rect, "", draw, place, z=9, margin=2)
                continue
            look = CellLook(
                faces.face(row.card, holding.civilization),
                faces.face(row.knowledge, holding.civilization) if row.knowledge else None,
                row.active,
                row.used,
                row.knowledge_used,
                acting and not row.active,
                0,
                0,
            )
            angle = CardSize.TILT_FAR if row.active else 0.0
            draw = partial(_paint_theirs, look=look, angle=angle, theme=context.theme)
            face = row.card, row.knowledge, holding.civilization, look[2:], angle
            context.stage.put(f"their city:{row.cell}", rect, face, draw, place, z=10)


def _active_lines(city: City) -> frozenset[str]:
    """The row and the column that were activated, as far as the City shows them."""
    cells = {row.cell for row in city.cells.rows if row.active}
    rows = [line for line in ROWS if sum(line in cell for cell in cells) >= 2]
    columns = [line for line in COLUMNS if sum(line in cell for cell in cells) >= 2]
    return frozenset((*rows, *columns)) if len(rows) == len(columns) == 1 else frozenset()


# ------------------------------------------------------------------ painting
def _paint_mine(painter: QPainter, rect: QRectF, look: CellLook, angle: float, theme: Theme) -> None:
    tilted(painter, rect, angle, partial(_paint_cell, look=look, theme=theme))


def _paint_cell(painter: QPainter, rect: QRectF, look: CellLook, theme: Theme) -> None:
    body = rect.adjusted(0, 0, 0, -STRIP + 4 if look.knowledge else 0)
    if look.knowledge_light:
        paint_glow(painter, rect, 8, theme, look.knowledge_light)
    paint_card_ground(painter, rect, 8)
    if look.light:
        paint_glow(painter, body, 8, theme, look.light)
    assert look.card is not None
    paint_city_card(painter, rect, look.card, look.knowledge)
    if look.veiled:
        paint_veil(painter, rect, 8, theme.table_centre, veil_share(theme) + 0.06)
    if look.knowledge_used:
        paint_used(painter, QPointF(rect.left() - 3, rect.bottom() - 9), 20)  # beside the name on the strip
    if look.used:
        paint_used(painter, QPointF(body.right() - 9, body.bottom() - 11), 27)


def _paint_theirs(painter: QPainter, rect: QRectF, look: CellLook, angle: float, theme: Theme) -> None:
    def draw(painter: QPainter, place: QRectF) -> None:
        assert look.card is not None
        paint_card_ground(painter, place, 6)
        paint_row_card(painter, place, look.card, look.knowledge)
        if look.veiled:
            paint_veil(painter, place, 6, theme.table_centre, veil_share(theme))
        if look.used or look.knowledge_used:
            paint_used(painter, QPointF(place.right() - 6, place.top() + 6), 18)

    tilted(painter, rect, angle, draw)


def _paint_band(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    shine = QColor(theme.lit)
    shine.setAlphaF(0.22)
    fill(painter, rounded(rect.adjusted(-7, -7, 7, 7), 12), shine)


def _paint_letter(painter: QPainter, rect: QRectF, text: str, marked: bool, theme: Theme) -> None:
    draw_text(painter, rect, text, plain(12.5, theme.link if marked else theme.soft_text, 700 if marked else 400))


def _nothing(painter: QPainter, rect: QRectF) -> None:
    """The strip is painted with its cover."""
