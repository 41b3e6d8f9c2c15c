"""MY MAT: nation, points, stock and treasury, pieces that can be taken from it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.models.advanced_civilization.gestures import NEW_CITY, NEW_SHIP, STOCK
from aoc_desktop.models.advanced_civilization.seats import SeatRow
from aoc_desktop.models.advanced_civilization.table import TableModels
from aoc_desktop.models.places import Place
from aoc_desktop.ui.advanced_civilization.colours import nation_seat
from aoc_desktop.ui.icons import paint_icon
from aoc_desktop.ui.lettering import draw_text, heading, plain
from aoc_desktop.ui.table.scenery import LEFT, Scenery, paint_box, paint_light, paint_panel
from aoc_desktop.ui.theme import Theme, Type

if TYPE_CHECKING:
    from aoc_desktop.ui.advanced_civilization.sections import Section

HEAD, LINE = 54.0, 40.0


class MatSection:
    """Puts the viewer's mat on the stage."""

    def put(self, scenery: Scenery, area: QRectF, sheet: Section | None = None) -> None:
        models: TableModels = scenery.models
        row = models.seats.rows[models.viewer]
        draw = partial(paint_panel, theme=scenery.theme, accent=nation_seat(row.nation).fill)
        scenery.stage.put("mat", area, (row.nation, area.width(), area.height()), draw, z=2, margin=4)
        inner = area.adjusted(8, 10, -8, -8)
        head = QRectF(inner.left(), inner.top(), inner.width(), HEAD)
        name = models.nation_name(row.seat)
        paint = partial(_paint_head, row=row, name=name, theme=scenery.theme)
        scenery.stage.put("mat head", head, (row, name), paint, z=4, margin=2)
        self._put_numbers(scenery, inner, row)
        if sheet is not None:
            sheet.put(scenery, QRectF(inner.left(), inner.center().y(), inner.width(), inner.height() / 2))

    def _put_numbers(self, scenery: Scenery, inner: QRectF, row: SeatRow) -> None:
        numbers: tuple[tuple[str, int, Place | None], ...] = (
            ("stock", row.stock, STOCK),
            ("treasury", row.treasury, None),
            ("cities", row.cities, NEW_CITY),
            ("tokens", row.tokens, None),
            ("ships", row.ships, NEW_SHIP),
        )
        for number, (name, value, place) in enumerate(numbers):
            rect = QRectF(inner.left(), inner.top() + HEAD + number * (LINE + 4), inner.width(), LINE)
            lit = place in scenery.lights.lit or place in scenery.lights.ready
            paint = partial(_paint_number, name=name, value=value, lit=lit, theme=scenery.theme)
            scenery.stage.put(f"counter:{name}", rect, (name, value, lit), paint, place, z=4, margin=6)


def _paint_head(painter: QPainter, rect: QRectF, row: SeatRow, name: str, theme: Theme) -> None:
    draw_text(painter, QRectF(rect.left(), rect.top(), rect.width() - 70, 28), name, heading(22, theme.text), LEFT)
    who = QRectF(rect.left(), rect.top() + 26, rect.width() - 70, 18)
    draw_text(painter, who, row.name, plain(Type.CAPTION, theme.soft_text), LEFT)
    points = QRectF(rect.right() - 70, rect.top(), 70, 28)
    paint_icon(painter, QRectF(points.left(), points.top() + 5, 18, 18), "point", on_dark=theme.on_dark)
    draw_text(painter, points.adjusted(20, 0, 0, 0), str(row.points), plain(19, theme.text, 900), LEFT)


def _paint_number(painter: QPainter, rect: QRectF, name: str, value: int, lit: bool, theme: Theme) -> None:
    paint_box(painter, rect, theme)
    draw_text(painter, rect.adjusted(10, 0, 0, 0), f"{value}  {name}", plain(Type.TEXT, theme.text, 600), LEFT)
    if lit:
        paint_light(painter, rect, 9, theme)
