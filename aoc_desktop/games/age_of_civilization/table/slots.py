"""Slots with workers and bonus coins, as they lie on the cards of the time track and the market."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from aoc_desktop.ui.kit.card_kit import NO_PEN, zoomed
from aoc_desktop.ui.kit.high_contrast import radial
from aoc_desktop.ui.kit.icons import mix, paint_icon, paint_worker
from aoc_desktop.ui.kit.lettering import draw_text, plain
from aoc_desktop.ui.kit.theme import DARK, FACE, Seat, Theme
from aoc_desktop.ui.table.picture.draw_context import DrawContext

GLOW = 20.0
"""How far the light of a slot reaches."""
SLOT_GAP = 0.27
"""Between two slots, in heights: two lit ones must not flow into each other."""


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
    for width, alpha in ((ring + 1.5, 1.0),) if theme.bold else (*fade, (ring + second, 0.35), (ring, 1.0)):
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
    stops = ((0, "#FFE9A3"), (0.6, "#EDBE3F"), (1, "#C98F17"))
    gold = radial(rect.center() - QPointF(0, rect.height() * 0.2), rect.width() * 0.75, stops)
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


def stamp_slots(context: DrawContext, painter: QPainter, slots: Sequence[Slot], places: Sequence[QRectF]) -> None:
    """Slots with what stands on them: few looks, each drawn once."""
    for slot, place in zip(slots, places, strict=True):
        context.stamp(painter, place, ("slot", slot), partial(paint_slot, slot=slot, theme=context.theme), GLOW)


def placing(context: DrawContext) -> int:
    """The workers who stand on the slot of an action whose choice is asked for."""
    meant = context.lights.meant
    return meant.own.placed if meant is not None else 0
