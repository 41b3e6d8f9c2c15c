"""What all card faces share: shadow, paper, outlines, marks of sources, card back."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from aoc_desktop.ui.kit.high_contrast import LINE, is_bold, line_px, on_black, opaque, sheer
from aoc_desktop.ui.kit.icons import mix, paint_icon
from aoc_desktop.ui.kit.lettering import draw_text, plain
from aoc_desktop.ui.kit.theme import ELEVATION, FACE, SHADOW, Radius, Size, Theme

NO_PEN = Qt.PenStyle.NoPen


def zoomed(rect: QRectF) -> bool:
    """Wide enough for sentences under the formulas."""
    return rect.width() >= Size.SENTENCES_FROM


def card_radius(rect: QRectF, width_at_1: float) -> float:
    return min(Radius.ZOOM, Radius.CARD * rect.width() / width_at_1)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def paint_shadow(painter: QPainter, rect: QRectF, radius: float, elevation: str = "card", scale: float = 1.0) -> None:
    """Stacked rounded rectangles under a card; no blur. What the card covers is left out: most of its area."""
    if is_bold():  # a line instead: black shows no shadow
        outline(painter, rect.adjusted(-LINE, -LINE, LINE, LINE), radius + LINE, FACE.edge, LINE)
        return
    drop = ELEVATION[elevation] * scale
    covered = rect.adjusted(radius, radius, -radius, -radius)
    for alpha, spread in SHADOW:
        grown = spread * drop / ELEVATION["card"]
        rim = rounded(rect.adjusted(-grown, drop - grown, grown, drop + grown), radius + grown)
        rim.addRect(covered)
        shade = QColor(0, 0, 0)
        shade.setAlphaF(alpha)
        fill(painter, rim, shade)


def paint_veil(painter: QPainter, rect: QRectF, radius: float, colour: str, share: float) -> None:
    """Veil an unusable thing with the table's own colour; greying would change the card's colours. In high contrast its
    line is broken."""
    if is_bold():
        rim = rect.adjusted(-LINE, -LINE, LINE, LINE)
        line = rounded(rim, radius + LINE)
        line.addPath(rounded(rect, radius))  # the hole: only the line itself is painted over
        fill(painter, line, colour)
        outline(painter, rim, radius + LINE, FACE.edge, LINE, dashed=True)
        return
    fill(painter, rounded(rect, radius), sheer(colour, share))


def fill(painter: QPainter, path: QPainterPath, brush: QBrush | QColor | str) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path, QColor(brush) if isinstance(brush, str) else brush)
    painter.restore()


def outline(painter: QPainter, rect: QRectF, radius: float, colour: str, width: float, dashed: bool = False) -> None:
    """A line inside the edge of a rectangle."""
    width, colour = line_px(width), on_black(colour)
    half = width / 2
    pen = QPen(QColor(colour), width)
    if dashed:
        pen.setDashPattern([3, 3])
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)
    painter.restore()


def paint_empty_place(painter: QPainter, rect: QRectF, caption: str, theme: Theme, scale: float = 1.0) -> None:
    """Paint an empty place with its caption."""
    outline(painter, rect, Radius.CARD * scale, theme.line, 1.2 * scale, dashed=True)
    words = plain(12.5 * scale, theme.soft_text)
    draw_text(painter, rect.adjusted(6 * scale, 2, -6 * scale, -2), caption, words, lines=3)


def paint_source_mark(painter: QPainter, mark: str, corner: QPointF, side: float, colour: str | None = None) -> None:
    """The hut or the magnifying glass, its lower right corner at `corner`: this value is our own, or deduced."""
    paint_icon(painter, QRectF(corner.x() - side, corner.y() - side, side, side), mark, colour)


# ------------------------------------------------------------------ slots
def paint_card_back(painter: QPainter, rect: QRectF) -> None:
    """Deep blue, a double gold frame, a sun of 24 rays around a temple."""
    width = rect.width()
    radius = min(Radius.ZOOM, width * 0.07)
    fill(painter, rounded(rect, radius), FACE.back)
    outline(painter, rect, radius, mix(FACE.back, "#FFFFFF", 0.12), max(1.0, width * 0.008))
    for inset, line in ((0.05, 0.018), (0.085, 0.009)):
        frame = rect.adjusted(width * inset, width * inset, -width * inset, -width * inset)
        outline(painter, frame, radius * 0.6, FACE.back_gold, max(0.8, width * line))
    _paint_sun(painter, rect.center(), width * 0.36)
    side = width * 0.13
    for x in (rect.left() + width * 0.16, rect.right() - width * 0.16):
        for y in (rect.top() + width * 0.16, rect.bottom() - width * 0.16):
            paint_icon(painter, QRectF(x - side / 2, y - side / 2, side, side), "event_celebration", FACE.back_gold)


def _paint_sun(painter: QPainter, centre: QPointF, radius: float) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.setPen(NO_PEN)
    for number in range(24):
        long = number % 2 == 0
        reach = radius if long else radius * 0.82
        ray = QPainterPath(QPointF(0, -reach))
        ray.lineTo(radius * 0.055, -reach * 0.72)
        ray.lineTo(0, -radius * 0.42)
        ray.lineTo(-radius * 0.055, -reach * 0.72)
        gold = QColor(FACE.back_gold)
        gold.setAlphaF(1.0 if long else opaque(0.6))
        painter.fillPath(ray, gold)
        painter.rotate(15)
    painter.setPen(QPen(QColor(FACE.back_gold), max(0.8, radius * 0.05)))
    painter.setBrush(QColor(FACE.back))
    painter.drawEllipse(QPointF(0, 0), radius * 0.36, radius * 0.36)
    painter.restore()
    side = radius * 0.4
    temple = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    paint_icon(painter, temple, "wonder", FACE.back_gold)
