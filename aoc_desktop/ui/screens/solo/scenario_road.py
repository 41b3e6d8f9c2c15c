"""The road through a game's scenarios, as a map: a station for each, with its medal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from aoc_desktop.kernel.scenarios import AnyScenario, Told
from aoc_desktop.profile.scenarios import Best
from aoc_desktop.ui.art.emblems import paint_roundel
from aoc_desktop.ui.kit.high_contrast import linear, sheer
from aoc_desktop.ui.kit.icons import mix, paint_icon
from aoc_desktop.ui.kit.lettering import draw_text, heading, plain
from aoc_desktop.ui.kit.medals import paint_medal
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import Type

# Where the stations stand: shares of the map's width and height, as a road over hills.
STATIONS = ((0.1, 0.50), (0.3, 0.34), (0.5, 0.52), (0.7, 0.32), (0.9, 0.48))
DISC = 84.0
MAP_HEIGHT = 196
MAP_GROWTH = 1.12


def map_scale(preferences: Preferences) -> float:
    """The map grows with the window; large words must leave room for the scenario below it."""
    return preferences.frame * min(preferences.text_size, MAP_GROWTH)


class Station(QAbstractButton):
    """A scenario on the road: its picture, its medal, name and dates below."""

    def __init__(self, number: int, scenario: AnyScenario, preferences: Preferences) -> None:
        super().__init__()
        self.scenario, self._number, self._preferences = scenario.id, number, preferences
        self._emblem, self.told = scenario.emblem, Told()
        self.best = Best(scenario.id, False)
        self.chosen = False
        self.setObjectName(f"station_{scenario.id}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(190, 150) * map_scale(self._preferences)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows belong to the road; Enter chooses like Space."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def disc(self) -> QRectF:
        side = min(DISC * map_scale(self._preferences), self.height() * 0.56)
        return QRectF((self.width() - side) / 2, self.height() * 0.06, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = self._preferences.theme, map_scale(self._preferences)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = self.disc()
        if self.chosen or self.hasFocus():
            halo = QColor(theme.lit)
            halo.setAlphaF(0.4)
            solid = 9 * scale if theme.bold and self.hasFocus() else 3.5 * scale
            for width, colour in ((9 * scale, halo), (solid, QColor(theme.lit))):
                if width == solid or (self.chosen and not theme.bold):
                    painter.setPen(QPen(colour, width))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    reach = 3 * scale
                    painter.drawEllipse(disc.adjusted(-reach, -reach, reach, reach))
        if self.best.open:
            paint_roundel(painter, disc, *self._emblem)
        else:
            painter.setPen(QPen(QColor(theme.line), 2 * scale))
            painter.setBrush(QColor(theme.raised))
            painter.drawEllipse(disc)
            inset = disc.width() * 0.33
            paint_icon(painter, disc.adjusted(inset, inset, -inset, -inset), "lock", theme.soft_text)
        if self.best.medal:
            side = disc.width() * 0.42
            place = QRectF(disc.right() - side * 0.72, disc.bottom() - side * 0.9, side, side * 1.16)
            paint_medal(painter, place, self.best.medal)
        self._paint_words(painter, disc.bottom() + 8 * scale, scale)
        painter.end()

    def _paint_words(self, painter: QPainter, top: float, scale: float) -> None:
        theme = self._preferences.theme
        line = QRectF(2, top, self.width() - 4, 24 * scale)
        draw_text(painter, line, f"{self._number}. {self.told.name}", heading(18 * scale, theme.text))
        dates = QRectF(2, line.bottom(), self.width() - 4, 18 * scale)
        draw_text(painter, dates, self.told.dates, plain(Type.CAPTION * scale, theme.soft_text))


class Road(QWidget):
    """The map: a road over quiet hills with the five stations on it."""

    chosen = Signal(str)

    def __init__(self, scenarios: Sequence[AnyScenario], preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self.stations = [Station(number, scenario, preferences) for number, scenario in enumerate(scenarios, 1)]
        for station in self.stations:
            station.setParent(self)
            station.clicked.connect(lambda _checked=False, name=station.scenario: self.chosen.emit(name))

    def show_bests(self, bests: Sequence[Best], told: Sequence[Told], chosen: str) -> None:
        for station, best, said in zip(self.stations, bests, told, strict=True):
            station.best, station.told, station.chosen = best, said, station.scenario == chosen
            state = "" if best.open else self.tr("locked")
            station.setAccessibleName(", ".join(part for part in (said.name, said.dates, state) if part))
            station.update()
        self.setFixedHeight(round(MAP_HEIGHT * map_scale(self._preferences)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = min(self.width() / len(self.stations) + 8, 230 * map_scale(self._preferences))
        height = self.height() * 0.74
        for station, (x, y) in zip(self.stations, STATIONS, strict=True):
            left = min(max(0.0, x * self.width() - width / 2), self.width() - width)
            station.setGeometry(round(left), round(y * self.height() - height * 0.42), round(width), round(height))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        here = next((number for number, station in enumerate(self.stations) if station.hasFocus()), None)
        if event.key() in steps and here is not None:
            station = self.stations[(here + steps[Qt.Key(event.key())]) % len(self.stations)]
            station.setFocus()
            self.chosen.emit(station.scenario)
        else:
            super().keyPressEvent(event)

    def _line(self) -> QPainterPath:
        points = []
        for station in self.stations:
            points.append(QPointF(station.geometry().topLeft()) + station.disc().center())
        points = [QPointF(-40, points[0].y() + 40), *points, QPointF(self.width() + 40, points[-1].y() - 40)]
        path = QPainterPath(points[0])
        for start, end in pairwise(points):
            middle = (start.x() + end.x()) / 2
            path.cubicTo(QPointF(middle, start.y()), QPointF(middle, end.y()), end)
        return path

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = self._preferences.theme, map_scale(self._preferences)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_hills(painter)
        line = self._line()
        earth = mix(theme.permanent_top, theme.table_centre, 0.2)
        for width, colour in ((20 * scale, mix(earth, "#000000", 0.35)), (15 * scale, earth)):
            painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(line)
        dots = QPen(QColor(theme.permanent_edge), 2 * scale)
        dots.setDashPattern([1.5, 5])
        painter.setPen(dots)
        painter.drawPath(line)
        painter.end()

    def _paint_hills(self, painter: QPainter) -> None:
        """A pale range behind the road."""
        theme, width, height = self._preferences.theme, self.width(), self.height()
        painter.setPen(Qt.PenStyle.NoPen)
        for share, top, reach in ((0.35, 0.30, 0.22), (0.55, 0.48, 0.16)):
            tone = mix(theme.table_centre, theme.line, share)
            stops = [(stop, sheer(tone, alpha)) for stop, alpha in ((0.0, 0.5), (0.35, 0.4), (1.0, 0.0))]
            ink = linear(QPointF(0, height * top), QPointF(0, height), stops)
            hills = QPainterPath(QPointF(0, height))
            hills.lineTo(0, height * (top + reach))
            for number in range(5):
                left, right = width * number / 5, width * (number + 1) / 5
                peak = height * (top - 0.06 * ((number * 7) % 3))
                hills.quadTo(QPointF((left + right) / 2, peak), QPointF(right, height * (top + reach)))
            hills.lineTo(width, height)
            painter.setBrush(ink)
            painter.drawPath(hills)
