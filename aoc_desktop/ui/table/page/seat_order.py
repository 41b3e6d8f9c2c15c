"""The seats in the order in which they act, with the number that made it: at the right of the line under the bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from aoc_desktop.kernel.game import Seat
from aoc_desktop.text.language import Language
from aoc_desktop.ui.kit.high_contrast import line_px, pale
from aoc_desktop.ui.kit.icons import stamp_seat
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain, text_width
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import Type

LEFT = Align.AlignLeft | Align.AlignVCenter
SIGN, GAP, PAD = 11.0, 11.0, 6.0
PAST = 0.45
"""How much of a seat is seen that has had its turn."""


class Turn(NamedTuple):
    """A seat in the order."""

    seat: Seat
    number: str
    past: bool = False
    now: bool = False


class SeatOrder(NamedTuple):
    title: str
    turns: tuple[Turn, ...] = ()

    def words(self, names: Sequence[str], speech: Language) -> str:
        """The order in words, for listeners."""
        told = ", ".join(f"{names[turn.seat]} {turn.number}".strip() for turn in self.turns)
        return speech.labelled(self.title, told) if told else ""


def order_width(order: SeatOrder) -> float:
    """In measures of 1280 × 720."""
    return text_width(order.title, 400, Type.TEXT) + 10 + sum(_width(turn) + GAP for turn in order.turns)


def _width(turn: Turn) -> float:
    return SIGN + (text_width(turn.number, 700, Type.TEXT) + 5 if turn.number else 0)


def paint_order(painter: QPainter, right: float, height: float, order: SeatOrder, preferences: Preferences) -> None:
    """Up to `right`, in pixels: past seats pale, the one that acts ringed."""
    theme, scale = preferences.theme, preferences.frame
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    x = right - order_width(order) * scale
    wide = text_width(order.title, 400, Type.TEXT) * scale + 1
    letters = plain(Type.TEXT * scale, theme.soft_text)
    draw_text(painter, QRectF(x, 0, wide, height), order.title, letters, LEFT)
    x += wide + 10 * scale
    for turn in order.turns:
        whole = _width(turn) * scale
        if turn.now:
            ring = QRectF(x - PAD * scale, 3 * scale, whole + 2 * PAD * scale, height - 6 * scale)
            painter.setPen(QPen(QColor(theme.lit), line_px(1.6 * scale)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2)
        painter.setOpacity(pale(PAST) if turn.past else 1.0)
        side = SIGN * scale
        stamp_seat(painter, QRectF(x, (height - side) / 2, side, side), preferences.seats[turn.seat])
        number = QRectF(x + side + 4 * scale, 0, whole - side, height)
        draw_text(painter, number, turn.number, plain(Type.TEXT * scale, theme.text, 700), LEFT)
        painter.setOpacity(1.0)
        x += whole + GAP * scale
    painter.restore()
