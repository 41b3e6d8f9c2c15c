"""A player's place at the end of a game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from aoc_desktop.ui.kit.icons import mix, paint_icon, paint_seat
from aoc_desktop.ui.kit.lettering import Align, draw_text, heading, plain
from aoc_desktop.ui.kit.screen_reader import set_role
from aoc_desktop.ui.kit.theme import Radius, Type
from aoc_desktop.ui.screens.result.result_parts import ResultParts

LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
WIDTH, HEIGHT = 520, 76
"""What a card needs at the usual size of words."""
LOW = 0.7
"""The share of that height which a card of one line needs."""
NARROW = 470.0
"""A card less wide than this leaves out the trophy: the numbers need the room."""


def rank_words(parts: ResultParts, seat: int, rank: int, points: int) -> str:
    """A player's place as it is heard."""
    player = f"{rank}. {parts.session.seats[seat].name}"
    return parts.preferences.speech.text("summary.score", player=player, n=points)


class RankCard(QWidget):
    """A player's place: rank, name, emblems, counts, points. Every number tells what it is the sum of."""

    def __init__(self, parts: ResultParts, seat: int, rank: int, points: int) -> None:
        super().__init__()
        self._parts, self._preferences = parts, parts.preferences
        self.seat, self._rank, self.points = seat, rank, points
        self._counts, self._tags = parts.counts(seat), parts.tags(seat)
        self._name = parts.session.seats[seat].name
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        set_role(self, "StaticText")
        self.restyle()
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(rank_words(self._parts, self.seat, self._rank, self.points))

    def restyle(self) -> None:
        scale, share = self._preferences.scale, 1.0 if self._two_lines else LOW
        self.setMinimumHeight(round(max(72.0, 64 * scale) * share))
        self.setMaximumHeight(round((128 if self._rank == 1 else 102) * scale * share))

    @property
    def _two_lines(self) -> bool:
        """Emblems stand under the name, counts in two lines."""
        return bool(self._tags) or len(self._counts) > 2

    @property
    def _scale(self) -> float:
        """Larger words only where the card has room for them."""
        height = HEIGHT * (1.0 if self._two_lines else LOW)
        return max(1.0, min(self._preferences.scale, self.width() / WIDTH, self.height() / height))

    @property
    def _rect(self) -> QRectF:
        return QRectF(0, 0, self.width() / self._scale, self.height() / self._scale).adjusted(1, 1, -1, -1)

    def number_at(self, point: QPointF) -> str:
        """Which number is there, by the name of its place; empty: none."""
        point, rect = point / self._scale, self._rect
        spots = {name: spot.adjusted(-29, 0, 0, 0) for name, spot in self._count_spots(rect).items()}
        spots["points"] = self._points_spot(rect).adjusted(-40, 0, 18, 0)
        return next((name for name, spot in spots.items() if spot.contains(point)), "")

    def event(self, event: QEvent) -> bool:
        """A number under the pointer opens its sum: when it rests there, or clicks."""
        if isinstance(event, QHelpEvent):
            self._explain(QPointF(event.pos()))
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        self.setCursor(hand if self.number_at(event.position()) else arrow)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._explain(event.position())

    def _explain(self, point: QPointF) -> None:
        number = self.number_at(point)
        told = self._parts.sum_of(self.seat, number) if number else ""
        QToolTip.showText(self.mapToGlobal(point).toPoint(), told, self)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, seat = self._preferences.theme, self._preferences.seats[self.seat]
        scale, rect = self._scale, self._rect
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        first = self._rank == 1
        edge, width = (theme.primary, 1.5 * theme.line_px) if first else (theme.line, theme.line_px)
        if self.hasFocus():
            edge, width = theme.lit, 2 * theme.line_px
        painter.setPen(QPen(QColor(edge), width))
        painter.setBrush(QColor(mix(theme.raised, seat.fill, 0.12) if first and not theme.bold else theme.raised))
        painter.drawRoundedRect(rect, Radius.PANEL, Radius.PANEL)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(seat.fill))
        painter.drawRoundedRect(QRectF(rect.left(), rect.top() + 8, 5, rect.height() - 16), 2.5, 2.5)
        self._paint_rank(painter, rect)
        self._paint_person(painter, rect)
        self._paint_counts(painter, rect)
        star = 30.0 if first else 24.0
        number, spot = plain(40 if first else 28, theme.text, 900), self._points_spot(rect)
        draw_text(painter, spot, str(self.points), number, RIGHT)
        place = QRectF(spot.left() - 10 - star, rect.center().y() - star / 2, star, star)
        paint_icon(painter, place, "point", None, theme.on_dark)
        painter.end()

    def _paint_rank(self, painter: QPainter, rect: QRectF) -> None:
        theme, middle = self._preferences.theme, rect.center().y()
        if rect.width() < NARROW:
            return
        if self._rank == 1:
            paint_icon(painter, QRectF(rect.left() + 24, middle - 20, 40, 40), "trophy", theme.primary)
            return
        place = QRectF(rect.left() + 20, middle - 16, 48, 32)
        draw_text(painter, place, str(self._rank), plain(Type.COUNTER, theme.text, 700))

    def _paint_person(self, painter: QPainter, rect: QRectF) -> None:
        theme, middle = self._preferences.theme, rect.center().y()
        large = rect.height() > 90
        seat = self._preferences.seats[self.seat]
        top = middle - (15 if not self._tags else 34 if large else 30)
        left = rect.left() - (66 if rect.width() < NARROW else 0)
        paint_seat(painter, QRectF(left + 88, top + 8, 13, 13), seat)
        name = QRectF(left + 110, top, max(110.0, rect.width() - 400), 30)
        draw_text(painter, name, self._name, heading(Type.COUNTER if self._rank == 1 else 20, theme.text), LEFT)
        side, x = (38.0 if large else 30.0), left + 86
        room = self._counts_left(rect) - x
        side = min(side, room / max(1, len(self._tags)) - 8)
        for tag in self._tags:
            self._parts.paint_tag(painter, QRectF(x, top + 34, side, side), tag)
            x += side + 8

    def _points_spot(self, rect: QRectF) -> QRectF:
        return QRectF(rect.right() - 80, rect.top(), 62, rect.height())

    def _count_spots(self, rect: QRectF) -> dict[str, QRectF]:
        """Where the small numbers stand, two by two, with room for their signs before them."""
        left, top = self._counts_left(rect) + 29, rect.center().y() - (29 if self._two_lines else 13)
        return {
            count.name: QRectF(left + 64 * (place % 2), top + 31 * (place // 2), 34, 26)
            for place, count in enumerate(self._counts)
        }

    def _counts_left(self, rect: QRectF) -> float:
        return rect.right() - (250 if rect.width() < NARROW else 274)

    def _paint_counts(self, painter: QPainter, rect: QRectF) -> None:
        theme = self._preferences.theme
        for count, spot in zip(self._counts, self._count_spots(rect).values(), strict=True):
            paint_icon(painter, QRectF(spot.left() - 29, spot.top() + 2, 22, 22), count.icon, None, theme.on_dark)
            draw_text(painter, spot, str(count.amount), plain(Type.NAME, theme.text, 700), LEFT)
