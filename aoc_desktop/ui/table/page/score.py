"""The score track in the right column: a line for each seat."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from aoc_desktop.play.places import Place
from aoc_desktop.play.rows import SeatRow
from aoc_desktop.play.session import Session
from aoc_desktop.text.summary import score_summary
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.high_contrast import line_px, opaque
from aoc_desktop.ui.kit.icons import paint_seat
from aoc_desktop.ui.kit.lettering import draw_text, plain, text_width
from aoc_desktop.ui.kit.theme import DARK, Theme, Type
from aoc_desktop.ui.kit.tokens import signed
from aoc_desktop.ui.table.page.panel import LEFT, WIDTH, TablePanel

translate = QCoreApplication.translate
STEP, LONGEST_WALK = 90, 600
"""Milliseconds for one space of the score track, and at most."""
REACH = 20.0
"""How far a marker, and what a move would add, may reach beyond its line."""
MARKERS = {"triangle": 22.0, "diamond": 21.0, "star": 23.0, "cross": 21.0, "pentagon": 19.0}
USUAL_MARKER = 18.0
"""How large the marker of each shape is."""
FIGURES = 2
"""How many stand on a marker; longer numbers stand beside it."""


class ScorePanel(TablePanel):
    """The score track: a line for each seat, with what a looked-at move would add."""

    board_wanted = Signal(int)
    """A game's own panel may open the board of a seat."""
    longest = LONGEST_WALK
    """Milliseconds that a marker walks at most."""

    def __init__(self, session: Session, language: str, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(session, language, theme, parent)
        self.motion: Callable[[int], int] = lambda time: 0
        """Scales a duration by the pace; 0: markers jump."""
        self._steps = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._steps.valueChanged.connect(self.update)
        self._from = self._to = self._points()
        self.models.changed.connect(self._step)
        self.models.previewed.connect(self.follow)
        self.name()

    def _points(self) -> dict[int, int]:
        return {row.seat: row.points for row in self.models.seats.rows}

    def _step(self) -> None:
        """Markers walk to their new places, space by space."""
        if self.walking:
            self._steps.stop()
            self.update()  # numbers that still roll arrive now
        self._from, self._to = self._to, self._points()
        farthest = max((abs(points - self._from.get(seat, 0)) for seat, points in self._to.items()), default=0)
        duration = self.motion(min(self.longest, STEP * farthest))
        if duration and self.isVisible():
            self._steps.setDuration(duration)
            self._steps.start()
        else:
            self._from = self._to

    @property
    def walking(self) -> bool:
        """Whether a marker is on its way."""
        return self._steps.state() == QVariantAnimation.State.Running

    def at(self, seat: int) -> float:
        """Where a marker stands now."""
        start, end = self._from.get(seat, 0), self._to.get(seat, 0)
        return start + (end - start) * float(self._steps.currentValue() or 0.0) if start != end else float(end)

    def name(self) -> None:
        self.setAccessibleName(self.tr("Score"))
        self.describe()

    def describe(self) -> None:
        players = [(row.name, row.points) for row in self.models.seats.rows]
        self.setAccessibleDescription(score_summary(players, self.models.words.speech(self.language)))

    def shown(self) -> object:
        return self._points(), self._gain()

    def sizeHint(self) -> QSize:
        count = len(self.models.seats.rows)
        return QSize(int(WIDTH), 20 + 18 + 6 + _pitch(count) * count + 6)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Most moves change the points of one seat at most: scale and lines are kept as pictures. Not those of a marker
        on its way: there would be one for each moment."""
        painter = QPainter(self)
        painter.scale(self.factor, self.factor)
        box = QRectF(0, 20, WIDTH, self.height() / self.factor - 20)
        whole = QRectF(0, 0, WIDTH, box.bottom())
        top, step = self._top()
        look: Hashable = ("track", top, self.theme.name, self.language)
        self.stamp(painter, whole, look, partial(self._paint_ground, top=top, step=step))
        body, gains, rows = _body(box), self._gain(), self.models.seats.rows
        pitch = body.height() / max(1, len(rows))
        for number, row in enumerate(rows):
            line = QRectF(body.left(), body.top() + pitch * number, body.width(), pitch)
            at, gain = round(self.at(row.seat), 2), gains.get(row.seat, 0)
            walks = at != row.points
            look = None if walks else ("line", self.theme.seats[row.seat], row.points, gain, top, self.theme.name)
            draw = partial(self._paint_seat, row=row, at=at, gain=gain, top=top)
            self.pictures.stamp(painter, line, look, self.ratio, draw, REACH)
        painter.end()

    def _paint_ground(self, painter: QPainter, rect: QRectF, top: int, step: int) -> None:
        """What stays while the points change: the title and the scale."""
        theme = self.theme
        head = QRectF(rect.left(), rect.top(), rect.width(), 17)
        draw_text(painter, head, translate("Table", "Score"), plain(Type.CAPTION, theme.text, 600), LEFT)
        box = rect.adjusted(0, 20, 0, 0)
        fill(painter, rounded(box, 9), theme.raised)
        outline(painter, box, 9, theme.line, theme.line_px)
        body = _body(box)
        line = QColor(theme.line)
        line.setAlphaF(opaque(0.8))
        for value in range(0, top + 1, step):
            x = body.left() + body.width() * value / top
            words = QRectF(x - 16, box.top() + 4, 32, 16)
            draw_text(painter, words, str(value), plain(Type.FLOOR, theme.soft_text))
            painter.fillRect(QRectF(x - 0.5, body.top(), line_px(1), body.height()), line)

    def _top(self) -> tuple[int, int]:
        """The last number of the scale, and the step between two."""
        gain = self._gain()
        most = max([self.look.score.usual, *(row.points + gain.get(row.seat, 0) for row in self.models.seats.rows)])
        step = scale_step(most)
        return -(-most // step) * step, step

    def _gain(self) -> dict[int, int]:
        preview = self.models.preview
        if preview is None:
            return {}
        gains = {seat: change.amount for seat, change in preview.others if change.what == "points"}
        gains[preview.seat] = preview.amount("points")
        return gains

    def told_at(self, point: QPointF) -> tuple[Place | None, int]:
        """The points of the seat whose line it is."""
        rows = self.models.seats.rows
        body = _body(QRectF(0, 20, WIDTH, self.height() / self.factor - 20))
        line = int((point.y() - body.top()) // (body.height() / max(1, len(rows))))
        return (("points", ""), rows[line].seat) if 0 <= line < len(rows) else (None, 0)

    def _paint_seat(self, painter: QPainter, body: QRectF, row: SeatRow, at: float, gain: int, top: int) -> None:
        theme, seat = self.theme, self.theme.seats[row.seat]
        x, y = body.left() + body.width() * max(0.0, at) / top, body.center().y()
        bar = QColor(seat.fill)
        bar.setAlphaF(opaque(0.55))
        fill(painter, rounded(QRectF(body.left() - 3, y - 2.5, x - body.left() + 3, 5), 2.5), bar)
        side = 17.0
        if gain:
            after = body.left() + body.width() * max(0, row.points + gain) / top
            spot = QRectF(after - side / 2, y - side / 2, side, side)
            outline(painter, spot, side / 2, theme.lit, 2, dashed=True)
            chip = QRectF(min(after + side / 2 + 4, body.right() - 20), y - 9, 34, 18)
            fill(painter, rounded(chip, 9), theme.lit)
            draw_text(painter, chip, signed(gain), plain(12.5, theme.lit_text, 700))
        marker = marker_at(QPointF(x, y), seat.shape)
        paint_seat(painter, marker, seat)
        if len(number := str(round(at))) <= FIGURES:
            draw_text(painter, number_on(marker, seat.shape), number, plain(11, "#10181C", 900))
        else:
            wide = text_width(number, 700, 12) + 1
            left = marker.right() + 3 if gain == 0 and marker.right() + 3 + wide <= body.right() + REACH else None
            place = QRectF(marker.left() - 3 - wide if left is None else left, y - 9, wide, 18)
            draw_text(painter, place, number, plain(12, theme.text, 700))


def scale_step(most: int) -> int:
    """Between two numbers of a scale up to `most`: few enough that their figures stand side by side."""
    if most <= 100:
        return 5 if most <= 30 else 10
    step = 10
    while True:
        for times in (2, 5, 10):
            if most <= step * times * 6:
                return step * times
        step *= 10


def _pitch(seats: int) -> int:
    """From one line to the next: less where many share the panel."""
    return 25 if seats <= 5 else 20


def marker_at(centre: QPointF, shape: str) -> QRectF:
    """Shapes with slanting sides are larger: two figures must stand on each."""
    side = MARKERS.get(shape, USUAL_MARKER)
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def number_on(marker: QRectF, shape: str) -> QRectF:
    """Where the points stand: lower on a triangle, where it is wide."""
    return marker.translated(0, 4 if shape == "triangle" else 0)


def _body(box: QRectF) -> QRectF:
    """Where the lines of the seats run."""
    return box.adjusted(18, 22, -18, -6)
