"""How the basket is paid: each card with its credits, goods that are spent, the treasury's part, what is lost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.advanced_civilization.rules.phases.civilization_cards import SETTLE_WITHOUT_MINING
from aoc_desktop.games.advanced_civilization.table.card_signs import COMMODITY, paint_card_tile, paint_sign
from aoc_desktop.games.advanced_civilization.table.chips import chip_place, chip_width, put_button
from aoc_desktop.games.advanced_civilization.table.floor.words import TradeWords
from aoc_desktop.games.advanced_civilization.table.market.rows import BasketRow, GoodsRow, Purse
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.table.rows.trade_gestures import BASKET
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.icons import mix
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain, text_width
from aoc_desktop.ui.kit.theme import FACE, Theme, Type
from aoc_desktop.ui.kit.tokens import MINUS
from aoc_desktop.ui.table.picture.draw_context import LEFT, DrawContext, paint_light, paint_panel

RIGHT = Align.AlignRight | Align.AlignVCenter
HIGH = 118.0
CHOSEN, SPENT = "chosen", "spent"
"""Kinds of places where a click takes something back: a card out of the basket, a set that was spent."""
ADVICE: Place = ("advice", "")
"""Spends what the cheapest payment would."""
TILE = (48.0, 78.0)


class BasketFace(NamedTuple):
    row: BasketRow
    name: str
    groups: tuple[str, ...]
    credits: tuple[tuple[str, tuple[str, ...], int], ...]


class PaymentSection:
    """Puts basket, goods and purse on the stage."""

    def put(self, context: DrawContext, area: QRectF) -> None:
        models: TableModels = context.models
        words = TradeWords(models, context.faces)
        lit, strong = BASKET in context.lights.lit, context.lights.target == BASKET
        draw = partial(_paint_ground, lit=lit, strong=strong, theme=context.theme)
        place = BASKET if models.trade.purse.step in ("cards", "payment") else None
        context.stage.put("payment", area, (lit, strong, area.width()), draw, place, z=3, margin=6)
        inner = area.adjusted(12, 8, -12, -8)
        basket_wide = max(220.0, inner.width() * 0.37)
        sums_wide = 128.0
        basket = QRectF(inner.left(), inner.top(), basket_wide, inner.height())
        sums = QRectF(inner.right() - sums_wide, inner.top(), sums_wide, inner.height())
        goods = QRectF(basket.right() + 24, inner.top(), sums.left() - basket.right() - 38, inner.height())
        self._put_basket(context, basket, words)
        self._put_goods(context, goods, words)
        self._put_sums(context, sums, models.trade.purse, words)

    # ------------------------------------------------------------------ the basket

    def _put_basket(self, context: DrawContext, area: QRectF, words: TradeWords) -> None:
        models: TableModels = context.models
        rows = models.trade.basket.rows
        head = QRectF(area.left(), area.top(), area.width(), 18)
        context.caption("basket", head, words.text("market.basket"), self._basket_note(models, words))
        foot = QRectF(area.left(), area.bottom() - 24, area.width(), 24)
        room = QRectF(area.left(), head.bottom() + 4, area.width(), foot.top() - head.bottom() - 6)
        pitch = min(26.0, room.height() / max(1, len(rows)))
        for number, row in enumerate(rows):
            rect = QRectF(room.left(), room.top() + number * pitch, room.width(), pitch - 2)
            face = basket_face(context, row)
            strong = context.lights.about == (CHOSEN, row.card)
            draw = partial(_paint_basket_row, face=face, strong=strong, theme=context.theme)
            context.stage.put(f"chosen:{row.card}", rect, (face, strong), draw, (CHOSEN, row.card), z=6, margin=2)
        if rows:
            total = str(sum(row.price for row in rows))
            text = words.text("market.to_pay")
            paint = partial(_paint_total, text=text, total=total, theme=context.theme)
            context.stage.put("to pay", foot, (text, total), paint, z=6, margin=1)

    def _basket_note(self, models: TableModels, words: TradeWords) -> str:
        purse = models.trade.purse
        if purse.step == "cards" and not models.trade.basket.rows:
            return words.text("market.purse_limit", n=purse.limit)
        deciders = models.standing.deciders
        if not purse.step and deciders and deciders[0] >= 0 and models.standing.phase == "civilization_cards":
            return words.text("market.waiting", nation=words.nation(deciders[0]))
        return ""

    # ------------------------------------------------------------------ goods

    def _put_goods(self, context: DrawContext, area: QRectF, words: TradeWords) -> None:
        models: TableModels = context.models
        rows, purse = models.trade.goods.rows, models.trade.purse
        head = QRectF(area.left(), area.top(), area.width(), 18)
        note = (
            words.text("market.goods_note" if purse.step == "payment" else "market.goods_preview")
            if purse.price
            else ""
        )
        title = words.text("market.goods_spent") if purse.price else words.text("floor.your_hand")
        buttons = []
        if purse.step == "payment" and any(row.advised for row in rows):
            buttons.append((ADVICE, words.text("market.as_advised")))
        if SETTLE_WITHOUT_MINING in models.player_view.moves:
            buttons.append((chip_place(SETTLE_WITHOUT_MINING), words.text("market.keep_mining")))
        right = head.right()
        for place, text in buttons:
            wide = chip_width(text)
            put_button(context, QRectF(right - wide, head.top() - 4, wide, 22), place, text)
            right -= wide + 6
        context.caption("goods", QRectF(head.left(), head.top(), right - head.left() - 6, head.height()), title, note)
        room = QRectF(area.left(), head.bottom() + 4, area.width(), area.bottom() - head.bottom() - 4)
        for row, rect in zip(rows, goods_places(len(rows), room), strict=True):
            self._put_set(context, row, rect, words, purse)

    def _put_set(self, context: DrawContext, row: GoodsRow, rect: QRectF, words: TradeWords, purse: Purse) -> None:
        lights = context.lights
        hand: Place = ("hand", row.card)
        place: Place = (SPENT, row.card) if row.spent else hand
        usable = hand in lights.ready and not row.spent
        strong = place in (lights.about, lights.held) and (usable or bool(row.spent))
        pale = bool(purse.price) and not row.spent and not row.advised
        draw = partial(paint_goods, row=row, name=words.card(row.card), strong=strong, usable=usable, pale=pale)
        look = (row, words.card(row.card), strong, usable, pale)
        context.stage.put(f"goods set:{row.card}", rect, look, partial(draw, theme=context.theme), place, z=6, margin=6)

    # ------------------------------------------------------------------ who pays what

    def _put_sums(self, context: DrawContext, area: QRectF, purse: Purse, words: TradeWords) -> None:
        if not purse.price:
            return
        lines = [
            (words.text("market.goods"), purse.goods, ""),
            (words.text("market.treasury"), purse.treasury, ""),
            (words.text("market.lost"), purse.lost, "loss" if purse.lost else "gain"),
            (words.text("market.paid"), purse.goods + purse.treasury, "total"),
        ]
        note = words.text("market.mining", n=purse.extra) if purse.extra else ""
        draw = partial(_paint_sums, lines=tuple(lines), note=note, theme=context.theme)
        context.stage.put("sums", area, (tuple(lines), note), draw, z=6, margin=1)


def basket_face(context: DrawContext, row: BasketRow) -> BasketFace:
    faces = context.faces
    credits = tuple((card, faces.groups(card), amount) for card, amount in row.credits)
    return BasketFace(row, faces.name("civilization_card", row.card), faces.groups(row.card), credits)


def goods_places(count: int, room: QRectF) -> list[QRectF]:
    """In one row; many sets lie in two, and are lower."""
    gap = 4.0
    lines = 1 if count * (TILE[0] + gap) <= room.width() + gap else 2
    columns = -(-count // lines) if count else 1
    wide = min(TILE[0], (room.width() + gap) / columns - gap)
    high = min(TILE[1], (room.height() + gap) / lines - gap)
    return [
        QRectF(room.left() + number % columns * (wide + gap), room.top() + number // columns * (high + gap), wide, high)
        for number in range(count)
    ]


# ------------------------------------------------------------------ painting
def _paint_ground(painter: QPainter, rect: QRectF, lit: bool, strong: bool, theme: Theme) -> None:
    paint_panel(painter, rect, theme)
    if lit:
        paint_light(painter, rect.adjusted(3, 3, -3, -3), 10, theme, strong)


def _paint_basket_row(painter: QPainter, rect: QRectF, face: BasketFace, strong: bool, theme: Theme) -> None:
    """ "Medicine  140 −20 −20  100": the cost, each credit with the card that gives it, the price."""
    if strong:
        fill(painter, rounded(rect, 5), theme.inset)
    side = min(20.0, rect.height())
    paint_card_tile(painter, QRectF(rect.left(), rect.center().y() - side / 2, side, side), face.row.card, face.groups)
    price = str(face.row.price)
    wide = max(34.0, text_width(price, 900, 15) + 4)
    draw_text(painter, rect, price, plain(15, theme.text, 900), RIGHT)
    left = _paint_credits(painter, rect.adjusted(side + 96, 0, -wide - 6, 0), face, theme)
    name = QRectF(rect.left() + side + 8, rect.top(), left - rect.left() - side - 12, rect.height())
    draw_text(painter, name, face.name, plain(13, theme.text, 600), LEFT)


def _paint_credits(painter: QPainter, rect: QRectF, face: BasketFace, theme: Theme) -> float:
    """From the right; where they begin. More than have room are summed up."""
    px, tile = 12.5, 14.0
    parts = [(f"{MINUS}{amount}", card, groups) for card, groups, amount in face.credits]
    widths = [text_width(text, 400, px) + tile + 3 for text, _, _ in parts]
    cost = str(face.row.cost)
    whole = text_width(cost, 400, px) + 3
    if whole + sum(widths) > rect.width():
        saved = face.row.cost - face.row.price
        text = f"{cost} {MINUS}{saved}" if saved else cost
        draw_text(painter, rect, text, plain(px, theme.soft_text), RIGHT)
        return rect.right() - text_width(text, 400, px) - 4
    x = left = rect.right() - whole - sum(widths)
    draw_text(painter, QRectF(x, rect.top(), whole, rect.height()), cost, plain(px, theme.soft_text), LEFT)
    x += whole
    for (text, card, groups), width in zip(parts, widths, strict=True):
        used = text_width(text, 400, px)
        draw_text(painter, QRectF(x, rect.top(), used + 1, rect.height()), text, plain(px, theme.soft_text), LEFT)
        paint_card_tile(painter, QRectF(x + used + 1, rect.center().y() - tile / 2, tile, tile), card, groups)
        x += width
    return left


def _paint_total(painter: QPainter, rect: QRectF, text: str, total: str, theme: Theme) -> None:
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 1), theme.line)
    draw_text(painter, rect, text, plain(Type.TEXT, theme.text, 700), LEFT)
    draw_text(painter, rect, total, plain(17, theme.text, 900), RIGHT)


def paint_goods(
    painter: QPainter, rect: QRectF, row: GoodsRow, name: str, strong: bool, usable: bool, pale: bool, theme: Theme
) -> None:
    """A set: its sign, its name, how many, what they pay; lit where spent, dashed where that is advised."""
    paper = mix(FACE.paper, "#8E8A80", 0.55) if pale else FACE.paper
    fill(painter, rounded(rect, 7), paper)
    if row.spent or strong:
        outline(painter, rect, 7, theme.lit, 3 if strong else 2.2)
    elif row.advised:
        outline(painter, rect, 7, theme.lit, 2, dashed=True)
    elif usable:
        outline(painter, rect, 7, theme.lit, 1.2)
    count = row.spent or row.advised or row.held
    number = f"×{count}" if count == row.held else f"×{count}/{row.held}"
    if rect.height() < 60:
        side = rect.height() - 14
        paint_sign(painter, QRectF(rect.left() + 3, rect.top() + 1, side, side), COMMODITY, row.card)
        beside = QRectF(rect.left() + side + 3, rect.top() + 2, rect.width() - side - 5, side - 2)
        draw_text(painter, beside, number, plain(12, FACE.soft_ink))
        low = QRectF(rect.left(), rect.bottom() - 16, rect.width(), 15)
        draw_text(painter, low, str(row.worth), plain(13, FACE.ink, 900))
        return
    side = 26.0
    paint_sign(painter, QRectF(rect.center().x() - side / 2, rect.top() + 5, side, side), COMMODITY, row.card)
    for text, top, letters in (
        (name, 31.0, plain(11.5, FACE.ink, 700)),
        (number, 44.0, plain(11.5, FACE.soft_ink)),
        (str(row.worth), 57.0, plain(14, FACE.ink, 900)),
    ):
        place = QRectF(rect.left() + 1, rect.top() + top, rect.width() - 2, 16)
        if text_width(text, letters.weight, letters.floor) <= place.width():
            draw_text(painter, place, text, letters)


def _paint_sums(
    painter: QPainter, rect: QRectF, lines: Sequence[tuple[str, int, str]], note: str, theme: Theme
) -> None:
    pitch = rect.height() / len(lines)
    inks = {"": theme.text, "total": theme.text, "loss": theme.loss, "gain": theme.gain}
    for number, (text, value, kind) in enumerate(lines):
        line = QRectF(rect.left(), rect.top() + number * pitch, rect.width(), pitch)
        if kind == "total":
            painter.fillRect(QRectF(line.left(), line.top(), line.width(), 1), theme.line)
        soft = theme.text if kind == "total" else theme.soft_text
        draw_text(painter, line.adjusted(0, 0, -44, 0), text, plain(Type.CAPTION, soft, 600 if kind else 400), LEFT)
        draw_text(painter, line, str(value), plain(15, inks[kind], 900), RIGHT)
    if note:
        draw_text(
            painter,
            QRectF(rect.left(), rect.top() + pitch * 0.72, rect.width(), 14),
            note,
            plain(11, theme.soft_text),
            LEFT,
        )
