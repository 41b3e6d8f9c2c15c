"""Many steps of a turn as a strip of signs: what has passed pale, what is now a lit pill with its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from aoc_desktop.ui.kit.high_contrast import PALE
from aoc_desktop.ui.kit.icons import mix
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain, text_width
from aoc_desktop.ui.kit.theme import Size, Theme, Type

SIGN, PITCH = 12.0, 18.0
PAD, AROUND = 12.0, 4.0
"""Inside the pill, and around it."""
PASSED = 0.55
"""How much of the bar is in the colour of a step that has passed."""
PaintStep = Callable[[QPainter, QRectF, str, str], None]


def _pill(word: str) -> float:
    return 2 * PAD + SIGN + (text_width(word, 700, Type.TEXT) + 8 if word else 0)


def strip_width(steps: int, word: str) -> float:
    return (steps - 1) * PITCH + _pill(word) + 2 * AROUND


def _places(steps: Sequence[str], now: int, word: str) -> list[tuple[str, QRectF]]:
    """The place of each step, the pill's as a whole."""
    x, found = 0.0, []
    for number, step in enumerate(steps):
        if number == now:
            found.append((step, QRectF(x + AROUND, 6, _pill(word), Size.BAR - 12)))
            x += _pill(word) + 2 * AROUND
        else:
            found.append((step, QRectF(x, 0, PITCH, Size.BAR)))
            x += PITCH
    return found


def step_at(x: float, steps: Sequence[str], now: int, word: str) -> str:
    """The step whose sign stands there; empty: none."""
    return next((step for step, rect in _places(steps, now, word) if rect.left() <= x < rect.right()), "")


def paint_strip(
    painter: QPainter, steps: Sequence[str], now: int, word: str, paint_step: PaintStep, theme: Theme
) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, (step, rect) in enumerate(_places(steps, now, word)):
        if number == now:
            _paint_pill(painter, rect, step, word, paint_step, theme)
        else:
            share = (1 - PALE if theme.bold else PASSED) if number < now else 0.0
            ink = mix(theme.soft_text, theme.top_bar, share) if share else theme.text
            box = QRectF(rect.center().x() - SIGN / 2, rect.center().y() - SIGN / 2, SIGN, SIGN)
            paint_step(painter, box, step, ink)


def _paint_pill(painter: QPainter, rect: QRectF, step: str, word: str, paint_step: PaintStep, theme: Theme) -> None:
    painter.setPen(QPen(QColor(theme.lit), 1.8))
    painter.setBrush(QColor(theme.top_bar if theme.bold else mix(theme.top_bar, theme.lit, 0.16)))
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    side = SIGN + 2
    paint_step(painter, QRectF(rect.left() + PAD - 1, rect.center().y() - side / 2, side, side), step, theme.text)
    words = rect.adjusted(PAD + SIGN + 7, 0, -4, 0)
    if word:
        draw_text(painter, words, word, plain(Type.TEXT, theme.text, 700), Align.AlignLeft | Align.AlignVCenter)
