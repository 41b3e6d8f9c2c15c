"""What all card faces share: shadow, paper, outlines, slots with workers, house mark, bonus coins, card back."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QRadialGradient

from aoc_desktop.ui.icons import mix, paint_icon, paint_worker
from aoc_desktop.ui.lettering import draw_text, plain
from aoc_desktop.ui.theme import DARK, ELEVATION, FACE, SHADOW, Radius, Seat, Size, Theme

NO_PEN = Qt.PenStyle.NoPen
SLOT_GAP = 0.27
"""Between two slots, in heights: two lit ones must not flow into each other."""


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
    drop = ELEVATION[elevation] * scale
    covered = rect.adjusted(radius, radius, -radius, -radius)
    for alpha, spread in SHADOW:
        grown = spread * drop / ELEVATION["card"]
        rim = rounded(rect.adjusted(-grown, drop - grown, grown, drop + grown), radius + grown)
        rim.addRect(covered)
        shade = QColor(0, 0, 0)
        shade.setAlphaF(alpha)
        fill(painter, rim, shade)


def fill(painter: QPainter, path: QPainterPath, brush: QBrush | QColor | str) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path, QColor(brush) if isinstance(brush, str) else brush)
    painter.restore()


def outline(painter: QPainter, rect: QRectF, radius: float, colour: str, width: float, dashed: bool = False) -> None:
    """A line inside the edge of a rectangle."""
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
    """A place where nothing lies, and what is said of it."""
    outline(painter, rect, Radius.CARD * scale, theme.line, 1.2 * scale, dashed=True)
    words = plain(12.5 * scale, theme.soft_text)
    draw_text(painter, rect.adjusted(6 * scale, 2, -6 * scale, -2), caption, words, lines=3)


def paint_house_mark(painter: QPainter, corner: QPointF, side: float, colour: str | None = None) -> None:
    """The hut, its lower right corner at `corner`: this value is not from the rulebook."""
    paint_icon(painter, QRectF(corner.x() - side, corner.y() - side, side, side), "house", colour)


# ------------------------------------------------------------------ slots
class Slot(NamedTuple):
    """A slot of an action, as one seat sees it now."""

    state: str = "free"
    """free, lit (may be used), target (under the pointer) or taken."""
    workers: int = 1
    red: bool = False
    seat: Seat | None = None
    """Whose workers stand on it."""
    own: bool = False
    """Of the player's own, not of the table."""


def slot_width(slot: Slot, height: float) -> float:
    """A circle for one worker, a capsule for several."""
    return height * (1 + 0.66 * (max(1, slot.workers) - 1))


def slots_width(slots: tuple[Slot, ...], height: float) -> float:
    return sum(slot_width(slot, height) for slot in slots) + height * SLOT_GAP * max(0, len(slots) - 1)


def slot_places(slots: tuple[Slot, ...], left: float, top: float, height: float) -> list[QRectF]:
    places = []
    for slot in slots:
        places.append(QRectF(left, top, slot_width(slot, height), height))
        left += slot_width(slot, height) + height * SLOT_GAP
    return places


def paint_slot(painter: QPainter, rect: QRectF, slot: Slot, theme: Theme = DARK) -> None:
    radius = rect.height() / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if slot.state in ("lit", "target"):
        _paint_glow(painter, rect, slot.state == "target", theme)
    ground = FACE.red_slot if slot.red else FACE.slot
    if slot.state == "target":
        ground = FACE.target
    elif slot.state == "taken":
        ground = mix(ground, FACE.soft_ink, 0.2)
    edge = FACE.red_slot_edge if slot.red else FACE.slot_edge
    painter.setBrush(QColor(ground))
    painter.setPen(QPen(QColor(edge), max(1.5, rect.height() * 0.055)))
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()
    _paint_standing(painter, rect, slot)
    if slot.own:
        side = rect.height() * 0.44
        paint_icon(painter, QRectF(rect.right() - side * 0.8, rect.top() - side * 0.2, side, side), "own_slot")
    if slot.red:
        flame = rect.height() * 0.4
        corner = QRectF(rect.right() - flame * 0.86, rect.bottom() - flame * 0.8, flame, flame)
        paint_icon(painter, corner, "sacrifice")


def _paint_standing(painter: QPainter, rect: QRectF, slot: Slot) -> None:
    """The workers on a slot, or the printed ones that say how many it takes."""
    side = rect.height() * (0.86 if slot.state == "taken" else 0.66)
    count = max(1, slot.workers)
    for number in range(count):
        x = rect.center().x() + (number - (count - 1) / 2) * rect.height() * 0.64
        place = QRectF(x - side / 2, rect.center().y() - side / 2, side, side)
        if slot.seat is not None:
            paint_worker(painter, place, slot.seat)
        elif slot.state != "target":
            paint_icon(painter, place, "worker_flat", FACE.red_ghost if slot.red else FACE.ghost)


def _paint_glow(painter: QPainter, rect: QRectF, target: bool, theme: Theme) -> None:
    """Two rings and a glow that fades over 12 px: the only thing on the table that shines."""
    scale = rect.height() / 36
    ring, second = (4.0, 5.0) if target else (2.5, 3.0)
    lit = QColor(theme.lit)
    fade = [(ring + second + step, 0.09) for step in (6.5, 5.0, 3.5, 2.0, 1.0)]
    for width, alpha in (*fade, (ring + second, 0.35), (ring, 1.0)):
        lit.setAlphaF(alpha)
        grown = width * scale
        painter.setPen(NO_PEN)
        painter.setBrush(lit)
        radius = rect.height() / 2 + grown
        painter.drawRoundedRect(rect.adjusted(-grown, -grown, grown, grown), radius, radius)


# ------------------------------------------------------------------ bonus coins and card back
def bonus_coins_rect(card: QRectF) -> QRectF:
    """The top coin, hanging over the card's upper right corner."""
    side = card.width() * (0.16 if zoomed(card) else 0.23)
    return QRectF(card.right() - side * 0.78, card.top() - side * 0.2, side, side)


def paint_bonus_coins(painter: QPainter, card: QRectF, amount: int) -> None:
    """A stack of up to three coins; the number on the top one."""
    if amount <= 0:
        return
    top = bonus_coins_rect(card)
    for below in range(min(amount, 3) - 1, 0, -1):
        _paint_coin(painter, top.translated(-below * top.width() * 0.06, below * top.width() * 0.1))
    _paint_coin(painter, top)
    draw_text(painter, top, str(amount), plain(max(11.0, top.width() * 0.6), FACE.coin_text, 900))


def _paint_coin(painter: QPainter, rect: QRectF) -> None:
    gold = QRadialGradient(rect.center() - QPointF(0, rect.height() * 0.2), rect.width() * 0.75)
    gold.setColorAt(0, QColor("#FFE9A3"))
    gold.setColorAt(0.6, QColor("#EDBE3F"))
    gold.setColorAt(1, QColor("#C98F17"))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#7E560A"), max(1.0, rect.width() * 0.045)))
    painter.setBrush(gold)
    painter.drawEllipse(rect)
    rim = rect.width() * 0.11
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#B57F14"), max(0.8, rect.width() * 0.04)))
    painter.drawEllipse(rect.adjusted(rim, rim, -rim, -rim))
    painter.restore()


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
        gold.setAlphaF(1.0 if long else 0.6)
        painter.fillPath(ray, gold)
        painter.rotate(15)
    painter.setPen(QPen(QColor(FACE.back_gold), max(0.8, radius * 0.05)))
    painter.setBrush(QColor(FACE.back))
    painter.drawEllipse(QPointF(0, 0), radius * 0.36, radius * 0.36)
    painter.restore()
    side = radius * 0.4
    temple = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    paint_icon(painter, temple, "wonder", FACE.back_gold)
