"""The duel in the right column: both totals and a scale for each thing that scores, with the dominations."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from aoc_desktop.games.monumental_duel.table.place_words import category
from aoc_desktop.games.monumental_duel.table.rows.sums import ScoreRow
from aoc_desktop.games.monumental_duel.table.rows.table import Outlook, SeatRow, TableModels
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.icons import paint_icon, paint_seat
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain, text_width
from aoc_desktop.ui.table.page.panel import LEFT, RIGHT, TablePanel
from aoc_desktop.ui.table.page.seat_box import HEAD, SeatBox

SIGNS = {
    "province": "province",
    "knowledge": "knowledge",
    "wonder": "wonder",
    "policy": "policy",
    "point_token": "point",
    "revolt": "revolt",
}
LINE = 25.0
CENTRE = Align.AlignHCenter | Align.AlignVCenter


class DuelShown(NamedTuple):
    """What the box shows beside the other player's own row."""

    viewer: int
    names: tuple[str, str]
    totals: tuple[int, int]
    after: tuple[int, int]
    """While a move is looked at; otherwise the same."""
    rows: tuple[ScoreRow, ...]
    worth: int


class DuelBox(SeatBox):
    """Mine at the left, the other's at the right."""

    low = HEAD
    closed = HEAD + 6 * 18
    opened = HEAD + 34 + 6 * LINE + 6

    def __init__(self, panel: TablePanel) -> None:
        super().__init__(panel)
        panel.models.previewed.connect(lambda _preview: panel.follow())

    def shown(self, row: SeatRow, rows: TableModels) -> DuelShown:
        seats = rows.seats.rows
        totals = seats[0].points, seats[1].points
        own = rows.preview.own if rows.preview is not None else None
        after = own.after if isinstance(own, Outlook) else totals
        worth = rows.cards.points["domination"]
        names = seats[0].name, seats[1].name
        return DuelShown(rows.viewer, names, totals, after, tuple(rows.score.rows), worth)

    def paint_body(self, painter: QPainter, rect: QRectF, row: SeatRow, shown: DuelShown) -> None:
        room = rect.adjusted(12, HEAD, -12, -4)
        lines = len(shown.rows)
        high = room.height() / (lines + (1 if rect.height() >= self.opened - 1 else 0))
        if high < 15:
            return
        y = room.top()
        if rect.height() >= self.opened - 1:
            self._paint_totals(painter, QRectF(room.left(), y, room.width(), high), shown)
            y += high
        for score in shown.rows:
            self._paint_scale(painter, QRectF(room.left(), y, room.width(), high), score, shown)
            y += high

    def _paint_totals(self, painter: QPainter, rect: QRectF, shown: DuelShown) -> None:
        theme, me = self.panel.theme, shown.viewer
        for seat, align, x in ((me, LEFT, rect.left()), (1 - me, RIGHT, rect.right() - 11)):
            paint_seat(painter, QRectF(x, rect.center().y() - 5, 11, 11), theme.seats[seat])
            inner = rect.adjusted(17, 0, -17, 0)
            text = str(shown.totals[seat])
            draw_text(painter, inner, text, plain(19, theme.text, 900), align)
            change = shown.after[seat] - shown.totals[seat]
            if change:
                wide = text_width(text, 900, 19) + 5
                place = inner.adjusted(wide, 0, 0, 0) if align == LEFT else inner.adjusted(0, 0, -wide, 0)
                colour = theme.gain if change > 0 else theme.loss
                draw_text(painter, place, f"▸{shown.after[seat]}", plain(14, colour, 900), align)
        side = 20.0
        paint_icon(
            painter,
            QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side),
            "point",
            on_dark=theme.on_dark,
        )

    def _paint_scale(self, painter: QPainter, rect: QRectF, score: ScoreRow, shown: DuelShown) -> None:
        theme, me = self.panel.theme, shown.viewer
        painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), theme.line_px), QColor(theme.line))
        for seat, align in ((me, LEFT), (1 - me, RIGHT)):
            text = str(score.points[seat]).replace("-", "−")
            colour = theme.loss if score.points[seat] < 0 else theme.text
            draw_text(painter, rect, text, plain(14.5, colour, 900), align)
            if score.dominates[seat]:
                self._paint_laurel(painter, rect, align == LEFT, shown.worth)
        side = min(16.0, rect.height() - 6)
        words = category(score.what)
        wide = text_width(words, 400, 12)
        left = rect.center().x() - (side + 4 + wide) / 2
        paint_icon(
            painter, QRectF(left, rect.center().y() - side / 2, side, side), SIGNS[score.what], on_dark=theme.on_dark
        )
        draw_text(
            painter,
            QRectF(left + side + 4, rect.top(), wide + 2, rect.height()),
            words,
            plain(12, theme.soft_text),
            LEFT,
        )

    def _paint_laurel(self, painter: QPainter, rect: QRectF, left: bool, worth: int) -> None:
        theme, side = self.panel.theme, 15.0
        x = rect.left() + 24 if left else rect.right() - 24 - side - 16
        paint_icon(painter, QRectF(x, rect.center().y() - side / 2, side, side), "domination")
        words = QRectF(x + side + 1, rect.top(), 20, rect.height())
        draw_text(painter, words, f"+{worth}", plain(12, theme.link, 700), LEFT)

    def told_at(self, point: QPointF, rect: QRectF, row: SeatRow) -> Place | None:
        return "seat", str(row.seat)
