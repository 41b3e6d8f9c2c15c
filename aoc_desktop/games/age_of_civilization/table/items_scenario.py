"""What a scenario of Path of Glory lays on the table: its row of control cards, its drought tokens."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.age_of_civilization.table.face_book import FaceBook
from aoc_desktop.games.age_of_civilization.table.formula import ability_formula
from aoc_desktop.games.age_of_civilization.table.layout import WIDTHS, Zone
from aoc_desktop.games.age_of_civilization.table.rows.scenario import CONTROLLED, LATER, MOST_DROUGHT, NEXT, ControlRow
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.formula_paint import paint_formula
from aoc_desktop.ui.kit.icons import mix, paint_cube, paint_icon
from aoc_desktop.ui.kit.lettering import Align, Letters, draw_text, heading, plain, text_width
from aoc_desktop.ui.kit.theme import FACE, Theme, Type
from aoc_desktop.ui.kit.tokens import signed
from aoc_desktop.ui.table.picture.draw_context import DrawContext, paint_box, paint_card_ground, paint_light

LEFT = Align.AlignLeft | Align.AlignVCenter
RADIUS = 7.0
WIDEST = WIDTHS["control"][3][1]
"""Of a control card on the table."""
translate = QCoreApplication.translate


# ------------------------------------------------------------------ control cards
def put_control_cards(context: DrawContext, zone: Zone) -> None:
    """In the order of the row, from left to right and down."""
    rows = context.models.control.rows
    mine = sum(row.state == CONTROLLED for row in rows)
    context.caption("control", zone.head, translate("Table", "Road"), f"{mine}/{len(rows)}")
    for row, rect in zip(rows, zone.cards, strict=True):
        _put_control_card(context, row, rect)


def _put_control_card(context: DrawContext, row: ControlRow, rect: QRectF) -> None:
    theme, seat = context.theme, context.seat(0)
    lit = row.legal and context.interactive and not context.lights.busy

    def draw(painter: QPainter, spot: QRectF) -> None:
        if lit:
            paint_light(painter, spot, RADIUS, theme)
        paint_card_ground(painter, spot, RADIUS)
        paint_control_card(painter, spot, context.faces, row.card, theme, row.state)
        if row.state == CONTROLLED:
            outline(painter, spot, RADIUS, seat.fill, 2.5)
            paint_cube(painter, QRectF(spot.right() - 19, spot.top() + 3, 16, 16), seat)

    look = (row, context.faces.name("control_card", row.card), lit)
    context.stage.put(f"control:{row.card}", rect, look, draw, ("control", row.card), margin=12)


def paint_control_card(
    painter: QPainter, rect: QRectF, book: FaceBook, card: str, theme: Theme, state: str = NEXT
) -> None:
    """Ivory while it can be had or is held, paler while others come before it; larger in a larger place."""
    data = book.cards.control_card[card]
    begins = max(effect.from_round for effect in data.effects)
    painter.save()
    if (scale := rect.width() / WIDEST) > 1:
        painter.translate(rect.topLeft())
        painter.scale(scale, scale)
        rect = QRectF(0, 0, WIDEST, rect.height() / scale)
    paper = mix(FACE.paper, theme.trough, 0.28) if state == LATER else FACE.paper
    fill(painter, rounded(rect, RADIUS), paper)
    inner = rect.adjusted(6, 2, -5, -3)
    head = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.42)
    room = head.adjusted(0, 0, -15, 0) if state == CONTROLLED else head
    draw_text(painter, room, book.name("control_card", card), heading(14, FACE.ink), LEFT)
    below = QRectF(inner.left(), head.bottom(), inner.width(), inner.bottom() - head.bottom())
    if state != CONTROLLED:
        price = str(data.coins)
        width = text_width(price, 900, 13)
        coin = QRectF(below.right() - 12, below.center().y() - 6, 12, 12)
        paint_icon(painter, coin, "coin")
        place = QRectF(coin.left() - width - 1, below.top(), width + 1, below.height())
        draw_text(painter, place, price, plain(13, FACE.ink, 900), LEFT)
        below = below.adjusted(0, 0, -width - 18, 0)
    if begins > 1:
        words = translate("Table", "R{0}").format(begins)
        width = text_width(words, 700, Type.FLOOR) + 5
        draw_text(painter, QRectF(below.topLeft(), below.bottomLeft() + QPointF(width, 0)), words, _soft(), LEFT)
        below = below.adjusted(width, 0, 0, 0)
    paint_formula(painter, below, ability_formula(data.effects, book.cards.technology), 17, align=LEFT)
    painter.restore()


def _soft() -> Letters:
    return plain(Type.FLOOR, FACE.soft_ink, 700)


# ------------------------------------------------------------------ drought
def put_drought(context: DrawContext, zone: Zone) -> None:
    """Five places, the tokens that have come, and what they cost."""
    standing, theme = context.models.standing.scenario, context.theme
    tokens = standing.drought or 0
    scenario = context.models.player_view.view.state.table.scenario
    assert scenario is not None
    assert scenario.drought is not None
    less = scenario.drought.coins * (tokens // scenario.drought.every)
    actions = [action.id for action in context.faces.cards.actions if action.id in scenario.drought.actions]
    context.caption("drought", zone.head, translate("Table", "Drought"))
    rect = QRectF(zone.cards[0].topLeft(), zone.area.bottomRight())

    def draw(painter: QPainter, spot: QRectF) -> None:
        paint_box(painter, spot, theme)
        side = min(30.0, (spot.width() - 18) / 2)
        for number in range(MOST_DROUGHT):
            x = spot.left() + 8 + (number % 2) * (side + 8)
            y = spot.top() + 8 + (number // 2) * (side + 5)
            place = QRectF(x, y, side, side)
            if number < tokens:
                paint_icon(painter, place, "drought", None, theme.on_dark)
            else:
                outline(painter, place.adjusted(2, 2, -2, -2), side / 2, theme.line, 1.4, dashed=True)
        foot = QRectF(spot.left() + 6, spot.bottom() - 52, spot.width() - 12, 22)
        side = 20.0
        for number, action in enumerate(actions):
            tile = QRectF(foot.left() + number * (side + 4), foot.top(), side, side)
            paint_icon(painter, tile, f"action_{action}")
        words = QRectF(foot.left(), foot.bottom() + 2, foot.width(), 22)
        ink = theme.loss if less else theme.soft_text
        text = signed(-less) if less else "±0"
        width = text_width(text, 900, Type.FIGURE) + 4
        draw_text(painter, QRectF(words.left(), words.top(), width, 22), text, plain(Type.FIGURE, ink, 900), LEFT)
        paint_icon(painter, QRectF(words.left() + width, words.top() + 3, 16, 16), "coin")

    context.stage.put("drought", rect, (tokens, less), draw, ("drought", ""), margin=2)
