"""The sea chart under the tiles: parchment, neatline, rhumb lines, compass rose, beasts, a ship, and the islands."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from aoc_desktop.games.golden_ages.rules.cards import Island
from aoc_desktop.games.golden_ages.rules.squares import COLUMNS, ROWS
from aoc_desktop.games.golden_ages.table.coasts import JITTER
from aoc_desktop.games.golden_ages.table.colours import COAST, HALO, SAND, Chart
from aoc_desktop.games.golden_ages.table.tiles import paint_symbols
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui.art.drawings import draw_in
from aoc_desktop.ui.kit.card_kit import fill, rounded
from aoc_desktop.ui.kit.high_contrast import LINE, is_bold, radial, sheer
from aoc_desktop.ui.kit.icons import mix
from aoc_desktop.ui.kit.lettering import draw_text, heading, plain

FRAME = 17.0
"""Of parchment around the squares, at 1280 × 720."""
UNKNOWN_SEA = "Mare Ignotum"
"""Latin on the chart in every language."""
DRAWINGS = (("whale", 4.55, 0.62, 0.95), ("serpent", 3.05, 4.72, 1.0), ("ship", 8.1, 4.75, 0.9))
"""Each with its place and its width, in squares."""


def squares_rect(rect: QRectF) -> QRectF:
    """Where the squares lie on the sheet."""
    frame = FRAME * rect.width() / (COLUMNS * 61 + 2 * FRAME)
    return rect.adjusted(frame, frame, -frame, -frame)


def paint_chart(painter: QPainter, rect: QRectF, chart: Chart, islands: Sequence[Island]) -> None:
    """The whole sheet with its islands; tiles lie on it."""
    area = squares_rect(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill(painter, rounded(rect, 4), chart.sheet)
    _paint_frame(painter, rect, area, chart)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.fillRect(area, radial(area.center(), area.width() * 0.62, ((0, chart.sea), (1, chart.sea_edge))))
    if is_bold():
        _paint_crosses(painter, area, QColor(chart.ink), LINE)
    else:
        _paint_lines(painter, area, chart)
        _paint_drawings(painter, area, chart)
    side = area.width() / COLUMNS
    for island in islands:
        row, column = divmod(island.square, COLUMNS)
        spot = QRectF(area.left() + column * side, area.top() + row * side, side, side)
        paint_island(painter, spot, island)
    painter.restore()


def _paint_frame(painter: QPainter, rect: QRectF, area: QRectF, chart: Chart) -> None:
    """Letters, digits, the arrows of the date line, and a neatline of half squares."""
    side, frame = area.width() / COLUMNS, area.left() - rect.left()
    line = frame * 0.18
    for number in range(COLUMNS * 2):
        for y in (area.top() - line, area.bottom()):
            if number % 2 == (y < area.center().y()):
                painter.fillRect(QRectF(area.left() + number * side / 2, y, side / 2, line), QColor(chart.frame))
    for number in range(ROWS * 2):
        for x in (area.left() - line, area.right()):
            if number % 2 == (x < area.center().x()):
                painter.fillRect(QRectF(x, area.top() + number * side / 2, line, side / 2), QColor(chart.frame))
    letters = plain(max(11.0, frame * 0.66), chart.frame, 700)
    for column in range(COLUMNS):
        for y in (rect.top(), rect.bottom() - frame + line):
            place = QRectF(area.left() + column * side, y, side, frame - line)
            draw_text(painter, place, chr(ord("a") + column), letters)
    for row in range(ROWS):
        for left in (True, False):
            x = rect.left() if left else area.right() + line
            place = QRectF(x, area.top() + row * side, frame - line, side)
            draw_text(painter, place, str(row + 1), letters)
            for share in (0.27, 0.73):
                _paint_arrow(painter, place.center().x(), place.top() + side * share, frame * 0.3, left, chart.arrow)


def _paint_arrow(painter: QPainter, x: float, y: float, size: float, left: bool, colour: str) -> None:
    out = -size if left else size
    head = QPolygonF([QPointF(x + out * 0.7, y), QPointF(x - out * 0.7, y - size), QPointF(x - out * 0.7, y + size)])
    path = QPainterPath()
    path.addPolygon(head)
    path.closeSubpath()
    painter.fillPath(path, QColor(colour))


def _ink(chart: Chart, share: float) -> QColor:
    ink = QColor(chart.ink)
    ink.setAlphaF(share)
    return ink


def _paint_lines(painter: QPainter, area: QRectF, chart: Chart) -> None:
    """Rhumb lines from three points, a cross at every corner of squares, ticks of waves."""
    side = area.width() / COLUMNS
    painter.setPen(QPen(_ink(chart, 0.13), max(0.7, side * 0.013)))
    for column, row in ((1, 1), (6.5, 2.4), (8.4, 5.2)):
        centre = QPointF(area.left() + column * side, area.top() + row * side)
        for number in range(16):
            angle = number * pi / 8
            painter.drawLine(centre, centre + QPointF(cos(angle), sin(angle)) * area.width())
    _paint_crosses(painter, area, _ink(chart, 0.42), max(0.8, side * 0.016))
    rng = Rng(61)
    painter.setPen(QPen(_ink(chart, 0.2), max(0.8, side * 0.018)))
    for _ in range(70):
        x = area.left() + area.width() * rng.below(1000) / 1000
        y = area.top() + area.height() * rng.below(1000) / 1000
        wave = QPainterPath(QPointF(x, y))
        wave.quadTo(x + side * 0.06, y - side * 0.06, x + side * 0.12, y)
        wave.quadTo(x + side * 0.18, y + side * 0.06, x + side * 0.24, y)
        painter.drawPath(wave)


def _paint_crosses(painter: QPainter, area: QRectF, ink: QColor, width: float) -> None:
    """One at every corner of squares."""
    side = area.width() / COLUMNS
    painter.setPen(QPen(ink, width))
    arm = side * 0.045
    for column in range(1, COLUMNS):
        for row in range(1, ROWS):
            x, y = area.left() + column * side, area.top() + row * side
            painter.drawLine(QPointF(x - arm, y), QPointF(x + arm, y))
            painter.drawLine(QPointF(x, y - arm), QPointF(x, y + arm))


def _paint_drawings(painter: QPainter, area: QRectF, chart: Chart) -> None:
    side = area.width() / COLUMNS
    reach = side * 0.86
    rose = QRectF(area.left() + side - reach, area.top() + side - reach, 2 * reach, 2 * reach)
    draw_in(painter, "chart/rose", rose, chart.ink, chart.arrow)
    painter.save()
    painter.setOpacity(0.66)
    for drawing, column, row, wide in DRAWINGS:
        spot = QRectF(area.left() + column * side, area.top() + row * side, wide * side, wide * side)
        draw_in(painter, f"chart/{drawing}", spot, chart.ink)
    painter.restore()
    painter.save()
    painter.translate(area.left() + 5.0 * side, area.top() + 1.5 * side)
    painter.rotate(3)
    painter.setOpacity(0.62)
    words = heading(side * 0.3, chart.ink)
    draw_text(painter, QRectF(-side, -side * 0.3, side * 2, side * 0.6), UNKNOWN_SEA, words)
    painter.restore()


def paint_island(painter: QPainter, rect: QRectF, island: Island) -> None:
    """An irregular oval of sand in pale rings, without a plate, because an island takes no city."""
    side = rect.width()
    shore = _island_path(rect, island.square)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for width, share in () if is_bold() else ((0.26, 0.10), (0.17, 0.16), (0.09, 0.26)):
        pen = QPen(sheer(HALO, share), side * width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(shore, pen)
    painter.fillPath(shore, QColor(SAND))
    painter.setClipPath(shore, Qt.ClipOperation.IntersectClip)
    painter.strokePath(shore, QPen(QColor(mix(SAND, "#7A5A1C", 0.35)), side * 0.12))
    painter.setClipping(False)
    painter.restore()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.strokePath(shore, QPen(QColor(COAST), max(1.0, side * 0.024)))
    painter.restore()
    paint_symbols(painter, rect, island.symbols)


def _island_path(rect: QRectF, seed: int) -> QPainterPath:
    """Twelve points round the middle, each a little in or out."""
    rng, side = Rng(seed + 31), rect.width()
    points = []
    for number in range(12):
        angle = number * pi / 6
        reach = 0.40 * side * (1 + (rng.below(1000) / 500 - 1) * JITTER * 1.6)
        middle = rect.center() - QPointF(0, side * 0.06)
        points.append(middle + QPointF(cos(angle) * reach * 1.1, sin(angle) * reach * 0.92))
    path = QPainterPath((points[-1] + points[0]) / 2)
    for one, two in zip(points, [*points[1:], points[0]], strict=True):
        path.quadTo(one, (one + two) / 2)
    path.closeSubpath()
    return path
