"""A player's compact board in the right column: the plain one, and what a game adds to it below the head."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.play.places import Place
from aoc_desktop.play.rows import Marks, SeatRow
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.icons import paint_icon, paint_seat
from aoc_desktop.ui.kit.lettering import draw_text, drawn_width, elided, plain, text_width
from aoc_desktop.ui.table.page.panel import LEFT, RIGHT
from aoc_desktop.ui.table.picture.marks import paint_arrow

if TYPE_CHECKING:
    from aoc_desktop.ui.table.page.panel import TablePanel

translate = QCoreApplication.translate
NAME = 13.5
"""Letters of a player's name: small enough to grow with the others."""
HEAD = 30.0
"""The height of the head: name, level, points."""
CORNER = 10.0


class SeatBox:
    """The head of a player's box: name, level, points, whose turn it is. A game's own box paints the rest below it."""

    low = HEAD
    """How high a box is where many must share a low column."""
    closed = HEAD
    """How high it usually is."""
    opened = HEAD
    """How high it is where there is room for all it has."""

    def __init__(self, panel: TablePanel) -> None:
        self.panel = panel

    # ------------------------------------------------------------------ what a game fills

    def shown(self, row: Any, rows: Any) -> Hashable:
        """What it shows beside the row itself: handed to `paint_body`, and compared."""
        return None

    def paint_body(self, painter: QPainter, rect: QRectF, row: Any, shown: Any) -> None:
        """What lies below the head; `rect` is the whole box. A low box may have no room for anything."""

    def mark_place(self, rect: QRectF, row: Any, name: str) -> QPointF | None:
        """Where the arrow of a number that has changed begins; None: such a number is not shown."""
        return QPointF(rect.right() - 15, rect.top() + 16) if name == "points" else None

    def paint_marks(self, painter: QPainter, rect: QRectF, row: Any, marks: Marks) -> None:
        """What the last move changed. Over the picture of the box, which therefore stays the same."""
        for name, amount in marks.numbers[row.seat].items():
            if (place := self.mark_place(rect, row, name)) is not None:
                paint_arrow(painter, place, amount, self.panel.theme)

    def told_at(self, point: QPointF, rect: QRectF, row: Any) -> Place | None:
        """What a tooltip tells of at a point of the box, from its upper left corner."""
        return ("points", "") if point.y() < HEAD and point.x() > rect.width() - 60 else None

    # ------------------------------------------------------------------ the frame and the head

    def paint(self, painter: QPainter, rect: QRectF, row: Any, shown: Any) -> None:
        theme, seat = self.panel.theme, self.panel.theme.seats[row.seat]
        fill(painter, rounded(rect, CORNER), theme.raised)
        outline(painter, rect, CORNER, theme.lit if row.turn else theme.line, 2 if row.turn else theme.line_px)
        painter.save()
        painter.setClipRect(QRectF(rect.left(), rect.top(), 4, rect.height()))
        fill(painter, rounded(rect, CORNER), seat.fill)
        painter.restore()
        self._paint_head(painter, QRectF(rect.left() + 12, rect.top() + 5, rect.width() - 30, 22), row)
        self.paint_body(painter, rect, row, shown)

    def _who(self, row: SeatRow) -> str:
        level = self.panel.models.played_by(row.seat)
        return translate("Table", "AI, {0}").format(level) if level else translate("Table", "person")

    def _paint_head(self, painter: QPainter, rect: QRectF, row: SeatRow) -> None:
        theme = self.panel.theme
        paint_seat(painter, QRectF(rect.left() + 1, rect.center().y() - 6, 12, 12), theme.seats[row.seat])
        points = str(row.points)
        width = text_width(points, 900, 17) + 1
        draw_text(painter, rect, points, plain(17, theme.text, 900), RIGHT)
        star = QRectF(rect.right() - width - 21, rect.center().y() - 9, 18, 18)
        paint_icon(painter, star, "point", on_dark=theme.on_dark)
        name = rect.adjusted(20, 0, -width - 26, 0)
        letters = plain(NAME, theme.text, 700)
        room = min(name.width(), drawn_width(row.name, letters) + 1)
        cut = name.adjusted(0, 0, room - name.width(), 0)
        draw_text(painter, cut, elided(row.name, 700, 12.5, cut.width()), letters, LEFT)
        x = cut.right() + 6
        if row.first_player:
            paint_icon(painter, QRectF(x, rect.center().y() - 8, 16, 16), "first_player", on_dark=theme.on_dark)
            x += 20
        note, beside = self._who(row), QRectF(x, rect.top(), star.left() - x - 4, rect.height())
        if text_width(note, 400, 12) <= beside.width():
            draw_text(painter, beside, note, plain(12, theme.soft_text), LEFT)
