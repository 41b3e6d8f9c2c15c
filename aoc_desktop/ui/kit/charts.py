"""Charts: bars with hatching, lines with shapes, columns with their numbers; all readable without colour."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from aoc_desktop.ui.kit.high_contrast import line_px, opaque, sheer, under_black
from aoc_desktop.ui.kit.icons import paint_seat
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain, text_width
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import HATCHED_PART, PLAIN_PART, SEAT_TEXT, ChartPart, Type

LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter


SIGNS_APART = 15.0
"""Where the stops of a course are nearer than this, only its end bears the seat's sign."""


class BarPart(NamedTuple):
    """A part of every bar: its name and its look."""

    name: str
    look: ChartPart


class Bar(NamedTuple):
    """A seat's bar."""

    seat: int
    name: str
    values: tuple[int, ...]


class StackedBars(QWidget):
    """One bar for each seat, cut into parts; each part has its hatching and its number."""

    def __init__(self, preferences: Preferences, bars: Sequence[Bar], parts: Sequence[BarPart]) -> None:
        super().__init__()
        self._preferences = preferences
        self._bars, self._parts = list(bars), list(parts)
        self.setMinimumHeight(24 * len(self._bars) + 60)

    def say(self, parts: Sequence[BarPart]) -> None:
        """The parts' names in another language; and the whole chart in words for assistive technology."""
        self._parts = list(parts)
        lines = []
        for bar in self._bars:
            told = [f"{part.name} {value}" for part, value in zip(self._parts, bar.values, strict=True)]
            lines.append(self._preferences.speech.labelled(bar.name, ", ".join(told)))
        self.setAccessibleName(". ".join(lines))
        self.setToolTip("\n".join(lines))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = room_for(self, self._preferences, 30 * len(self._bars) + 64)
        painter.scale(scale, scale)
        area = QRectF(0, 0, self.width() / scale, self.height() / scale)
        names = max((text_width(bar.name, 700, Type.FIGURE) for bar in self._bars), default=0) + 44
        most = max(1, max(sum(max(0, value) for value in bar.values) for bar in self._bars))
        unit = (area.width() - names - 12) / most
        legend = self._legend_height(area.width())
        pitch = min(80.0, (area.height() - legend - 12) / max(1, len(self._bars)))
        for number, bar in enumerate(self._bars):
            self._paint_bar(painter, QRectF(0, number * pitch, area.width(), pitch), bar, names, unit)
        self._paint_legend(painter, QRectF(0, len(self._bars) * pitch + 12, area.width(), legend))
        painter.end()

    def _paint_bar(self, painter: QPainter, rect: QRectF, bar: Bar, names: float, unit: float) -> None:
        middle = rect.center().y()
        paint_seat(painter, QRectF(6, middle - 7, 14, 14), self._preferences.seats[bar.seat])
        ink = plain(Type.FIGURE, self._preferences.theme.text, 700)
        draw_text(painter, QRectF(30, rect.top(), names - 36, rect.height()), bar.name, ink, LEFT)
        x, height = names, min(46.0, max(rect.height() - 20, min(32.0, rect.height() - 8)))
        for part, value in zip(self._parts, bar.values, strict=True):
            if value <= 0:
                continue
            place = QRectF(x + 1, middle - height / 2, max(3.0, value * unit - 2), height)
            paint_hatched(painter, place, part.look)
            words = str(value)
            width = text_width(words, 900, Type.FIGURE) + 10
            if place.width() >= width:
                plate = QRectF(place.center().x() - width / 2, middle - 9, width, 18)
                self._plate(painter, plate, part.look)
                draw_text(painter, plate, words, plain(Type.FIGURE, SEAT_TEXT, 900))
            x += value * unit

    def _plate(self, painter: QPainter, place: QRectF, look: ChartPart) -> None:
        """A quiet ground under the number: no pattern behind text."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(under_black(look.fill)))
        painter.drawRoundedRect(place, 5, 5)

    def _legend_rows(self, width: float) -> list[list[tuple[BarPart, float]]]:
        rows: list[list[tuple[BarPart, float]]] = [[]]
        x = 0.0
        for part in self._parts:
            wanted = 24 + text_width(part.name, 400, Type.TEXT) + 20
            if x + wanted > width and rows[-1]:
                rows.append([])
                x = 0.0
            rows[-1].append((part, x))
            x += wanted
        return rows

    def _legend_height(self, width: float) -> float:
        return 26.0 * len(self._legend_rows(width))

    def _paint_legend(self, painter: QPainter, rect: QRectF) -> None:
        for number, line in enumerate(self._legend_rows(rect.width())):
            y = rect.top() + 26 * number
            for part, x in line:
                paint_hatched(painter, QRectF(x, y + 5, 18, 14), part.look)
                place = QRectF(x + 24, y, 200, 24)
                draw_text(painter, place, part.name, plain(Type.TEXT, self._preferences.theme.text), LEFT)


def room_for(chart: QWidget, preferences: Preferences, height: float) -> float:
    """The size of its words: as the user wants them, as far as a chart of this height has room for them."""
    return max(preferences.frame, min(preferences.scale, chart.height() / height))


def paint_hatched(painter: QPainter, rect: QRectF, look: ChartPart) -> None:
    """A rounded piece of a bar in its colour and hatching."""
    path = QPainterPath()
    path.addRoundedRect(rect, 3, 3)
    painter.fillPath(path, QColor(under_black(look.fill)))
    patterns = {
        "rising": Qt.BrushStyle.BDiagPattern,
        "falling": Qt.BrushStyle.FDiagPattern,
        "lines": Qt.BrushStyle.HorPattern,
        "dots": Qt.BrushStyle.Dense6Pattern,
        "crossed": Qt.BrushStyle.DiagCrossPattern,
        "upright": Qt.BrushStyle.VerPattern,
    }
    if look.hatching in patterns:
        painter.fillPath(path, QBrush(sheer(look.edge, opaque(0.7)), patterns[look.hatching]))
    painter.setPen(QPen(QColor(look.edge), line_px(1)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


class ChartLine(NamedTuple):
    """A seat's course."""

    seat: int
    name: str
    values: tuple[int, ...]


class LineChart(QWidget):
    """Points over the rounds; each seat has its shape at every point, and its total at the end."""

    def __init__(self, preferences: Preferences, lines: Sequence[ChartLine], marks: Sequence[str]) -> None:
        super().__init__()
        self._preferences = preferences
        self._lines, self._marks = list(lines), list(marks)
        self.setMinimumHeight(130)

    def show_lines(self, lines: Sequence[ChartLine], marks: Sequence[str]) -> None:
        """Other courses."""
        self._lines = list(lines)
        self.say(marks)

    def say(self, marks: Sequence[str]) -> None:
        self._marks = list(marks)
        labelled = self._preferences.speech.labelled
        told = [labelled(line.name, ", ".join(map(str, line.values))) for line in self._lines]
        self.setAccessibleName(". ".join(told))
        self.setToolTip("\n".join(told))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = room_for(self, self._preferences, 150)
        painter.scale(scale, scale)
        area = QRectF(42, 12, self.width() / scale - 96, self.height() / scale - 44)
        most = max(10, max((max(line.values) for line in self._lines), default=0))
        step = _step(most)
        top = (most + step - 1) // step * step
        self._paint_grid(painter, area, top, step)
        for line in reversed(self._lines):
            self._paint_line(painter, area, line, top)
        self._paint_totals(painter, area, top)
        painter.end()

    def _paint_grid(self, painter: QPainter, area: QRectF, top: int, step: int) -> None:
        theme = self._preferences.theme
        soft = plain(Type.CAPTION, theme.soft_text)
        for value in range(0, top + 1, step):
            y = area.bottom() - area.height() * value / top
            if theme.bold and value:  # the lines of the seats are the strong ones
                painter.setPen(QPen(QColor(theme.line), theme.line_px, Qt.PenStyle.DotLine))
                painter.drawLine(QPointF(area.left(), y + 1), QPointF(area.right(), y + 1))
            else:
                painter.fillRect(QRectF(area.left(), y, area.width(), theme.line_px), QColor(theme.line))
            draw_text(painter, QRectF(0, y - 10, area.left() - 10, 20), str(value), soft, RIGHT)
        widest = max((text_width(mark, 400, Type.CAPTION) for mark in self._marks), default=0) + 8
        every = 1 + int(widest / max(1.0, self._pitch(area)))
        for number, mark in enumerate(self._marks):
            if number % every == 0:
                x = self._x(area, number)
                draw_text(painter, QRectF(x - 30, area.bottom() + 8, 60, 20), mark, soft)

    def _x(self, area: QRectF, number: int) -> float:
        return area.left() + 12 + self._pitch(area) * number

    def _pitch(self, area: QRectF) -> float:
        return (area.width() - 24) / max(1, len(self._marks) - 1)

    def _points(self, area: QRectF, line: ChartLine, top: int) -> list[QPointF]:
        return [
            QPointF(self._x(area, number), area.bottom() - area.height() * max(0, value) / top)
            for number, value in enumerate(line.values)
        ]

    def _paint_line(self, painter: QPainter, area: QRectF, line: ChartLine, top: int) -> None:
        seat = self._preferences.seats[line.seat]
        points = self._points(area, line, top)
        painter.setPen(QPen(QColor(seat.fill), 2.5))
        for one, two in pairwise(points):
            painter.drawLine(one, two)
        crowded = self._pitch(area) < SIGNS_APART
        for point in points[-1:] if crowded else points:
            paint_seat(painter, QRectF(point.x() - 5.5, point.y() - 5.5, 11, 11), seat)

    def _paint_totals(self, painter: QPainter, area: QRectF, top: int) -> None:
        """The last numbers beside their points, moved apart where they would overlap."""
        ends = sorted((self._points(area, line, top)[-1].y(), line) for line in self._lines)
        least = min(16.0, area.height() / max(1, len(ends) - 1))
        heights = _apart([y for y, _ in ends], least, area.bottom())
        for y, (_, line) in zip(heights, ends, strict=True):
            place = QRectF(area.right() + 2, y - 9, 50, 18)
            words = plain(min(Type.FIGURE, least + 1), self._preferences.theme.text, 900)
            draw_text(painter, place, str(line.values[-1]), words, LEFT)


def _step(most: int) -> int:
    """Between two lines of the grid: a round number, so that there are few of them."""
    steps = (5, 10, *(unit * ten for ten in (10, 100, 1000, 10_000) for unit in (2, 5, 10)))
    return next((step for step in steps if most <= (4 if step == 5 else 5 if step == 10 else 8) * step), steps[-1])


def _apart(wanted: Sequence[float], least: float, bottom: float) -> list[float]:
    """Heights in their order, so far apart that words do not touch; none below the bottom."""
    found: list[float] = []
    for y in wanted:
        found.append(max(y, found[-1] + least) if found else y)
    for place in range(len(found) - 1, -1, -1):
        found[place] = min(found[place], bottom - least * (len(found) - 1 - place))
    return found


class Share(NamedTuple):
    """A row of shares: so many of so many."""

    name: str
    part: int
    whole: int
    words: str
    """What stands at its end, such as "3 of 5"."""


class ShareBars(QWidget):
    """A bar for each row, filled as far as its share goes."""

    PITCH = 34.0

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._rows: list[Share] = []

    def show_rows(self, rows: Sequence[Share]) -> None:
        self._rows = list(rows)
        told = [self._preferences.speech.labelled(row.name, row.words) for row in self._rows]
        self.setAccessibleName(". ".join(told))
        self.setToolTip("\n".join(told))
        self.fit()

    def fit(self) -> None:
        self.setFixedHeight(round(max(1, len(self._rows)) * self.PITCH * self._preferences.scale))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale, theme = self._preferences.scale, self._preferences.theme
        painter.scale(scale, scale)
        width = self.width() / scale
        names = min(width * 0.4, max((text_width(row.name, 600, Type.TEXT) for row in self._rows), default=0) + 14)
        words = max((text_width(row.words, 700, Type.TEXT) for row in self._rows), default=0) + 12
        for number, row in enumerate(self._rows):
            top = number * self.PITCH
            place = QRectF(0, top, names - 10, self.PITCH)
            draw_text(painter, place, row.name, plain(Type.TEXT, theme.text, 600), LEFT)
            bar = QRectF(names, top + 9, max(10.0, width - names - words), self.PITCH - 18)
            painter.setPen(QPen(QColor(theme.line), theme.line_px))
            painter.setBrush(QColor(theme.inset))
            painter.drawRoundedRect(bar, 4, 4)
            if row.part:
                share = bar.adjusted(0, 0, -bar.width() * (1 - row.part / row.whole), 0)
                paint_hatched(painter, share, HATCHED_PART)
            place = QRectF(width - words, top, words, self.PITCH)
            draw_text(painter, place, row.words, plain(Type.TEXT, theme.text, 700), RIGHT)
        painter.end()


class Column(NamedTuple):
    """A column of a histogram."""

    name: str
    value: int
    words: str
    """The same in a sentence, for the pointer and for assistive technology."""


class Histogram(QWidget):
    """Columns over an axis, each with its number on top."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._columns: list[Column] = []
        self.setMinimumHeight(120)

    def show_columns(self, columns: Sequence[Column]) -> None:
        self._columns = list(columns)
        told = [column.words for column in self._columns if column.value]
        self.setAccessibleName(". ".join(told))
        self.setToolTip("\n".join(told))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._columns:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale, theme = self._preferences.scale, self._preferences.theme
        painter.scale(scale, scale)
        area = QRectF(0, 22, self.width() / scale, self.height() / scale - 48)
        most = max(1, max(column.value for column in self._columns))
        pitch = min(72.0, area.width() / len(self._columns))
        left = (area.width() - pitch * len(self._columns)) / 2
        painter.fillRect(QRectF(0, area.bottom(), area.width(), theme.line_px), QColor(theme.line))
        every = 1 + int(max(text_width(column.name, 400, Type.CAPTION) for column in self._columns) + 6) // int(pitch)
        for number, column in enumerate(self._columns):
            height = area.height() * column.value / most
            x = left + number * pitch
            if column.value:
                bar = QRectF(x + pitch * 0.12, area.bottom() - height, pitch * 0.76, height)
                paint_hatched(painter, bar, PLAIN_PART)
                place = QRectF(x - 10, bar.top() - 21, pitch + 20, 20)
                draw_text(painter, place, str(column.value), plain(Type.TEXT, theme.text, 700))
            if number % every == 0:
                half = text_width(column.name, 400, Type.CAPTION) / 2 + 1
                middle = min(max(x + pitch / 2, half), area.width() - half)  # the outer ones stay inside
                place = QRectF(middle - half, area.bottom() + 5, 2 * half, 20)
                draw_text(painter, place, column.name, plain(Type.CAPTION, theme.soft_text))
        painter.end()


class Progress(QWidget):
    """The progress of a long task."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences, self._done, self._of = preferences, 0, 1
        self.setFixedSize(round(200 * preferences.scale), round(12 * preferences.scale))

    def show_share(self, done: int, of: int) -> None:
        self._done, self._of = done, max(1, of)
        self.setAccessibleName(f"{done} / {of}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._preferences.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.line), theme.line_px))
        painter.setBrush(QColor(theme.inset))
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(whole, whole.height() / 2, whole.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.primary))
        part = whole.adjusted(1, 1, -1, -1)
        part.setWidth(max(part.height(), part.width() * self._done / self._of))
        painter.drawRoundedRect(part, part.height() / 2, part.height() / 2)
        painter.end()
