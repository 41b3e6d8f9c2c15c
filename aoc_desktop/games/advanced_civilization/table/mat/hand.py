"""MY HAND: trade cards as fans, one for each set, with what it is worth now and with one card more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from aoc_desktop.games.advanced_civilization.table.faces import TRADE, TradeFace, name_rows, paint_trade_card
from aoc_desktop.games.advanced_civilization.table.floor.words import TradeWords
from aoc_desktop.games.advanced_civilization.table.mat.hand_rows import SetRow, worth_of_set
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import paint_veil, rounded
from aoc_desktop.ui.kit.lettering import draw_text, plain, text_width
from aoc_desktop.ui.kit.theme import Theme, Type
from aoc_desktop.ui.table.picture.draw_context import SHADE, DrawContext, paint_card_ground, paint_light

CARD, STEP, GAP, PART = 58.0, 11.0, 14.0, 26.0
"""Width of a card, how far the next of its set is shifted, between sets, and before what was given."""
CAPTION, FOOT = 18.0, 22.0
FULL_NAME = 50.0
"""A narrower card has no name: its picture, and a word at the pointer, tell it."""


class Fan(NamedTuple):
    """Cards of one set that lie together: in the hand, or in what I give."""

    row: SetRow
    cards: int
    given: bool


class HandSection:
    """Puts the viewer's hand on the stage."""

    def put(self, context: DrawContext, area: QRectF) -> None:
        models: TableModels = context.models
        words = TradeWords(models, context.faces)
        rows = models.trade.sets.rows
        given, held = sum(row.given for row in rows), sum(row.held for row in rows)
        key = "floor.hand_note_lot" if given else "floor.hand_note"
        note = words.text(key, n=held, k=given)
        head = QRectF(area.left(), area.top(), area.width(), CAPTION)
        context.caption("hand", head, words.text("floor.your_hand"), note)
        room = area.adjusted(0, CAPTION + 2, 0, 0)
        if rows:
            self.put_fans(context, room, words)
        else:
            why = "label.hand_empty_now" if models.my_mat.cities else "label.hand_empty"
            context.empty_place("no hand", room.adjusted(0, 2, 0, -8), words.text(why))

    def put_fans(self, context: DrawContext, room: QRectF, words: TradeWords) -> None:
        rows = context.models.trade.sets.rows
        for fan, rect in zip(fans := fans_of(rows), fan_places(fans, room), strict=True):
            self._put_fan(context, fan, rect, words)

    def _put_fan(self, context: DrawContext, fan: Fan, rect: QRectF, words: TradeWords) -> None:
        row, lights = fan.row, context.lights
        place: Place = ("hand", row.card)
        usable = not fan.given and (place in lights.ready or place in lights.lit)
        cards = QRectF(rect.left(), rect.top(), rect.width(), rect.height() - FOOT)
        face = context.faces.trade_card(row.card)
        strong = place in (lights.about, lights.held) and usable
        draw = partial(paint_fan, face=face, count=fan.cards, veiled=fan.given, theme=context.theme)
        draw = partial(draw, lit=usable and not lights.busy, strong=strong)
        look = (row.card, fan.cards, fan.given, usable and not lights.busy, strong)
        key = f"fan:{'given ' if fan.given else ''}{row.card}"
        context.stage.put(key, cards, look, draw, place, z=9 if fan.given else 12, margin=SHADE)
        foot = QRectF(rect.left() - GAP / 2, cards.bottom() + 3, rect.width() + GAP, FOOT - 3)
        worth, more = worth_of_set(row.stack, fan.cards), worth_of_set(row.stack, min(fan.cards + 1, row.copies))
        mined = 0 if fan.given else row.mined
        low = (worth + mined, more + mined, row.calamity, row.tradable, fan.given)
        text = words.text("floor.calamity" if row.tradable else "floor.stays") if row.calamity else ""
        paint = partial(_paint_worth, now=low[0], more=low[1], text=text, theme=context.theme, pale=fan.given)
        context.stage.put(f"worth:{key}", foot, (*low, text), paint, z=8, margin=1)


def fans_of(rows: Sequence[SetRow]) -> list[Fan]:
    """What I still hold first, then what I give."""
    held = [Fan(row, row.held - row.given, False) for row in rows if row.held > row.given]
    return [*held, *(Fan(row, row.given, True) for row in rows if row.given)]


def fan_places(fans: Sequence[Fan], room: QRectF) -> list[QRectF]:
    """Side by side; a large hand is drawn closer, then smaller."""
    natural = _width(fans, CARD, STEP, GAP)
    step, gap, card = STEP, GAP, CARD
    if natural > room.width():
        step, gap = STEP * 0.7, GAP * 0.6
        card = min(CARD, CARD * (room.width() - _width(fans, 0, step, gap)) / (_width(fans, CARD, 0, 0) or 1))
    high = min(room.height() - FOOT, CARD * TRADE[1] / TRADE[0])
    places, x = [], room.left()
    for number, fan in enumerate(fans):
        if fan.given and number and not fans[number - 1].given:
            x += PART - gap
        width = card + step * (fan.cards - 1)
        places.append(QRectF(x, room.top(), width, high + FOOT))
        x += width + gap
    return places


def _width(fans: Sequence[Fan], card: float, step: float, gap: float) -> float:
    parted = PART if any(fan.given for fan in fans) and not all(fan.given for fan in fans) else 0.0
    return sum(card + step * (fan.cards - 1) for fan in fans) + gap * (len(fans) - 1) + parted * (gap > 0)


# ------------------------------------------------------------------ painting
def paint_fan(
    painter: QPainter, rect: QRectF, face: TradeFace, count: int, veiled: bool, lit: bool, strong: bool, theme: Theme
) -> None:
    """Cards of a set behind one another, the last whole."""
    step = min(STEP, rect.width() * 0.16) if count > 1 else 0.0
    width = rect.width() - step * (count - 1)
    shown = face if width >= FULL_NAME and name_rows(face.name, width - 2) < 3 else face._replace(name="")
    for number in range(count):
        card = QRectF(rect.left() + step * number, rect.top(), width, rect.height())
        paint_card_ground(painter, card, 6)
        paint_trade_card(painter, card, shown if number == count - 1 else face._replace(name=""))
    if veiled:
        paint_veil(painter, rect, 6, theme.panel, 0.62)
    if lit or strong:
        paint_light(painter, rect, 6, theme, strong)


def _paint_worth(painter: QPainter, rect: QRectF, now: int, more: int, text: str, theme: Theme, pale: bool) -> None:
    """ "27 ▸ 48": now, and with one card more; of a calamity what it is."""
    if text:
        draw_text(painter, rect, text, plain(Type.CAPTION, theme.soft_text if pale else theme.loss, 600))
        return
    figure, then, px = str(now), f" ▸ {more}" if more > now else "", 14.0
    used, rest = text_width(figure, 900, px), text_width(then, 400, 12.5)
    shown = used + rest <= rect.width()
    left = rect.center().x() - (used + (rest if shown else 0)) / 2
    spot = QRectF(left, rect.top(), used + 1, rect.height())
    draw_text(painter, spot, figure, plain(px, theme.soft_text if pale else theme.text, 900))
    if then and shown:
        place = QRectF(spot.right(), rect.top(), rest + 1, rect.height())
        draw_text(painter, place, then, plain(12.5, theme.soft_text))


def paint_ribbon(painter: QPainter, rect: QRectF, text: str, ground: str, ink: str) -> None:
    """A small label under a card."""
    painter.fillPath(rounded(rect, 5), QColor(ground))
    draw_text(painter, rect.adjusted(3, 0, -3, 0), text, plain(11.5, ink, 600))


CERTAIN = ("#1F5B33", "#F2FFF4")
SECRET = ("#2A3A44", "#E8EEF0")
