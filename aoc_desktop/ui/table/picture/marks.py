"""The marks of the last move: beside a number that changed, around a card that came. They stand still."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPolygonF

from aoc_desktop.kernel.game import Seat
from aoc_desktop.text.words import Card
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.lettering import draw_text, plain, text_width
from aoc_desktop.ui.kit.theme import Theme, Type
from aoc_desktop.ui.kit.tokens import signed
from aoc_desktop.ui.table.picture.draw_context import DrawContext

HEIGHT, ARROW = 17.0, 7.0


def put_seat_marks(context: DrawContext, seat: Seat, pieces: Mapping[str, str]) -> None:
    """A badge with the difference on each number of this seat, a line around each new card. `pieces`: the piece that
    each number hangs on, by its name."""
    marks = context.models.marks
    changed = marks.numbers[seat]
    looked_at = context.preview is not None and context.preview.seat == seat  # then counters tell what would be
    for name, key in pieces.items():
        spot = context.stage.spot(key)
        if name in changed and spot is not None and not looked_at:
            rect, _ = spot
            _put_badge(context, name, changed[name], QPointF(rect.right() - 4, rect.top()))
    put_card_marks(context, marks.cards[seat])


def put_card_marks(context: DrawContext, cards: Iterable[Card]) -> None:
    for kind, card in cards:
        key = f"{kind}:{card}"
        spot = context.stage.spot(key)
        if spot is not None:
            rect, height = spot
            draw = partial(_paint_frame, theme=context.theme)
            context.stage.put(f"new:{key}", rect, context.theme.name, draw, z=height + 0.5, margin=6)


def _paint_frame(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    outline(painter, rect.adjusted(-3, -3, 3, 3), 10, theme.gain, 2)


def _put_badge(context: DrawContext, name: str, amount: int, corner: QPointF) -> None:
    text = signed(amount)
    width = max(HEIGHT, text_width(text, 800, Type.CAPTION) + 11)
    rect = QRectF(corner.x() - width, corner.y() - HEIGHT / 2 + 2, width, HEIGHT)
    draw = partial(_paint_badge, text=text, gained=amount > 0, theme=context.theme)
    context.stage.put(f"mark:{name}", rect, (text, context.theme.name), draw, z=14, margin=2)


def _paint_badge(painter: QPainter, rect: QRectF, text: str, gained: bool, theme: Theme) -> None:
    colour = theme.gain if gained else theme.loss
    fill(painter, rounded(rect, HEIGHT / 2), theme.panel)
    outline(painter, rect, HEIGHT / 2, colour, 1.5)
    draw_text(painter, rect, text, plain(Type.CAPTION, colour, 800))


def paint_arrow(painter: QPainter, left: QPointF, amount: int, theme: Theme) -> None:
    """More or less than before: an arrow up or down, where there is no room for the difference."""
    half = ARROW / 2 * (-1 if amount > 0 else 1)
    corners = [
        QPointF(left.x(), left.y() - half),
        QPointF(left.x() + ARROW, left.y() - half),
        QPointF(left.x() + ARROW / 2, left.y() + half),
    ]
    painter.setPen(QColor(0, 0, 0, 0))
    painter.setBrush(QColor(theme.gain if amount > 0 else theme.loss))
    painter.drawPolygon(QPolygonF(corners))
