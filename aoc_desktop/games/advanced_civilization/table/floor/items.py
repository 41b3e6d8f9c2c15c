"""TRADING FLOOR: the offer above, answers below it, everything said this turn at the right, my hand at the foot."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from aoc_desktop.games.advanced_civilization.table.card_signs import PHASE, THING, paint_sign
from aoc_desktop.games.advanced_civilization.table.chips import HEIGHT, MAP_SWITCH, chip_width, put_button, put_chip
from aoc_desktop.games.advanced_civilization.table.colours import nation_seat
from aoc_desktop.games.advanced_civilization.table.epochs import paint_marker
from aoc_desktop.games.advanced_civilization.table.floor.answers import (
    CARD,
    AnswersSection,
    put_goods,
    put_lot,
    put_numbers,
    put_wanted,
)
from aoc_desktop.games.advanced_civilization.table.floor.rows import (
    ANSWERING,
    CHOOSING,
    CONTENT,
    TALK,
    TRUTH,
    WANTED,
    WISH,
    Floor,
    LotRow,
    lies,
)
from aoc_desktop.games.advanced_civilization.table.floor.said import SaidSection
from aoc_desktop.games.advanced_civilization.table.floor.words import TradeWords
from aoc_desktop.games.advanced_civilization.table.mat.hand import HandSection
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.table.rows.trade_gestures import MY_SIDE, OFFERED
from aoc_desktop.kernel.game import Move
from aoc_desktop.ui.kit.card_kit import outline
from aoc_desktop.ui.kit.high_contrast import pale
from aoc_desktop.ui.kit.lettering import Align, draw_text, heading, plain, text_width
from aoc_desktop.ui.kit.theme import Theme, Type
from aoc_desktop.ui.table.picture.draw_context import LEFT, DrawContext, paint_box, paint_light, paint_panel

RIGHT = Align.AlignRight | Align.AlignVCenter
EDGE, HEAD, SAID, HAND, OFFER = 14.0, 42.0, 216.0, 148.0, 172.0
"""Air at the sides, the head, the width of what was said, and the heights of hand and offer."""
SPLIT = 0.64
"""Where what is given ends and what is wanted begins, of the width of an offer."""
CLOSE: Move = ("close",)


def put_way_back(context: DrawContext, rect: QRectF) -> None:
    """Over the map, while floor or market wait behind it."""
    words = TradeWords(context.models, context.faces)
    title = words.text("floor.title" if context.models.standing.phase == "trade" else "market.title")
    wide = chip_width(title)
    put_button(
        context, QRectF(rect.right() - wide - 10, rect.top() + 10, wide, HEIGHT), MAP_SWITCH, title, primary=True
    )


class Parts(NamedTuple):
    """Where the parts of the floor lie."""

    head: QRectF
    offer: QRectF
    lower: QRectF
    said: QRectF
    hand: QRectF


def floor_parts(zone: QRectF) -> Parts:
    """The announcements take what is left of a wide table, up to half as much again."""
    said_wide = min(SAID * 1.5, SAID + max(0.0, zone.width() - 792) * 0.4)
    left, wide = zone.left() + EDGE, zone.width() - 3 * EDGE - said_wide
    hand_top = zone.bottom() - HAND
    top = zone.top() + HEAD
    offer = QRectF(left, top, wide, OFFER)
    return Parts(
        QRectF(left, zone.top() + 6, zone.width() - 2 * EDGE, HEAD - 10),
        offer,
        QRectF(left, offer.bottom() + 8, wide, hand_top - offer.bottom() - 16),
        QRectF(left + wide + EDGE, top, said_wide, hand_top - top - 8),
        QRectF(left, hand_top, zone.width() - 2 * EDGE, HAND),
    )


class FloorSection:
    """Puts the trading floor on the stage, in the map's place."""

    def __init__(self) -> None:
        self.answers, self.said, self.hand = AnswersSection(), SaidSection(), HandSection()

    def put(self, context: DrawContext, rect: QRectF) -> None:
        models: TableModels = context.models
        words, floor, parts = TradeWords(models, context.faces), models.trade.floor, floor_parts(rect)
        ground = partial(_paint_ground, theme=context.theme, foot=HAND)
        context.stage.put("floor", rect, (rect.width(), rect.height()), ground, z=2, margin=4)
        self._put_head(context, parts.head, floor, words)
        self._put_offer(context, parts.offer, floor, words)
        self._put_lower(context, parts.lower, floor, words)
        self.said.put(context, parts.said, words)
        self.hand.put(context, parts.hand)

    def _put_head(self, context: DrawContext, rect: QRectF, floor: Floor, words: TradeWords) -> None:
        models: TableModels = context.models
        title, button = words.text("floor.title"), words.text("floor.map")
        order = tuple(models.seats.rows[seat].nation for seat in floor.order)
        now = models.seats.rows[floor.proposer].nation if floor.proposer >= 0 else ""
        stopped = tuple(models.seats.rows[seat].nation for seat in floor.stopped)
        rounds = words.text("floor.round", n=floor.round, m=floor.rounds) if floor.rounds else ""
        wide = chip_width(button)
        draw = partial(_paint_head, title=title, rounds=rounds, order=order, now=now, stopped=stopped)
        head = rect.adjusted(0, 0, -wide - 10, 0)
        paint = partial(draw, theme=context.theme)
        context.stage.put("floor head", head, (title, rounds, order, now, stopped), paint, z=5, margin=2)
        spot = QRectF(rect.right() - wide, rect.center().y() - HEIGHT / 2, wide, HEIGHT)
        put_button(context, spot, MAP_SWITCH, button)

    # ------------------------------------------------------------------ the offer

    def _put_offer(self, context: DrawContext, rect: QRectF, floor: Floor, words: TradeWords) -> None:
        models: TableModels = context.models
        mine = floor.proposer == models.viewer
        nation = models.seats.rows[floor.proposer].nation if floor.proposer >= 0 else ""
        accent = nation_seat(nation).fill if nation else ""
        target = mine and floor.asked == CONTENT
        lit = target and MY_SIDE in context.lights.lit
        draw = partial(
            _paint_offer, accent=accent, lit=lit, strong=context.lights.target == MY_SIDE, theme=context.theme
        )
        look = (accent, lit, context.lights.target == MY_SIDE)
        heard = OFFERED if floor.offer is not None and floor.offer.true else None
        context.stage.put("offer", rect, look, draw, MY_SIDE if target else heard, z=4, margin=6)
        inner = rect.adjusted(12, 8, -12, -8)
        offer = floor.offer
        building = mine and floor.asked in (CONTENT, TRUTH, TALK, WISH, WANTED)
        if offer is None or (not offer.size and not building):
            self._put_no_offer(context, inner, floor, words)
            return
        self._put_given(context, inner, floor, offer, words)
        self._put_wish(context, inner, floor, offer, words)
        if offer.say:
            binds = words.text("floor.talk_binds")
            talk = QRectF(inner.left(), inner.bottom() - 22, inner.width(), 22)
            text = words.talk(offer, models.viewer)
            paint = partial(_paint_talk, text=text, remark=binds, theme=context.theme)
            context.stage.put("talk", talk, (text, binds), paint, z=6, margin=1)

    def _put_no_offer(self, context: DrawContext, inner: QRectF, floor: Floor, words: TradeWords) -> None:
        """Before an offer: buttons for whoever may make one, for the others who may."""
        models: TableModels = context.models
        if floor.asked == CHOOSING:
            text = words.text("floor.your_offer")
        elif floor.proposer < 0:
            text = words.text("label.no_offer")
        else:
            key = "floor.makes_offer" if floor.offer is not None else "floor.no_offer"
            text = words.text(key, nation=words.nation(floor.proposer))
        line = QRectF(inner.left(), inner.top() + 26, inner.width(), 24)
        draw = partial(_paint_centred, text=text, theme=context.theme)
        context.stage.put("no offer", line, text, draw, z=6, margin=1)
        if floor.asked == CHOOSING:
            self._put_chips(context, inner, (("offer",), ("pass",), ("stop",)), models)

    def _put_chips(self, context: DrawContext, inner: QRectF, moves: tuple[Move, ...], models: TableModels) -> None:
        """Buttons in a row, the first of them the main one."""
        texts = [str(models.legal.text(move)) for move in moves]
        wide = [chip_width(text) for text in texts]
        x = inner.center().x() - (sum(wide) + 10 * (len(wide) - 1)) / 2
        for number, (move, text) in enumerate(zip(moves, texts, strict=True)):
            put_chip(context, QRectF(x, inner.top() + 62, wide[number], HEIGHT), move, text, primary=not number)
            x += wide[number] + 10

    def _put_given(self, context: DrawContext, inner: QRectF, floor: Floor, offer: LotRow, words: TradeWords) -> None:
        models: TableModels = context.models
        mine = offer.seat == models.viewer
        head = QRectF(inner.left(), inner.top(), inner.width() * SPLIT, 20)
        title = words.gives(offer, models.viewer) if offer.size else words.text("floor.you_give_what")
        note = {CONTENT: words.text("floor.least"), TRUTH: words.text("floor.which_certain")}.get(floor.asked, "")
        context.caption("given", head, title, note if mine else "")
        room = QRectF(inner.left(), head.bottom() + 6, inner.width() * SPLIT - 40, CARD[1])
        put_lot(context, offer, room, words, floor.asked if mine else "", "offer")
        if mine and floor.asked == CONTENT:
            self._put_close(context, inner, words.text("floor.close_offer"))

    def _put_close(self, context: DrawContext, inner: QRectF, text: str) -> None:
        wide = chip_width(text)
        put_chip(
            context, QRectF(inner.right() - wide, inner.bottom() - HEIGHT, wide, HEIGHT), CLOSE, text, primary=True
        )

    def _put_wish(self, context: DrawContext, inner: QRectF, floor: Floor, offer: LotRow, words: TradeWords) -> None:
        models: TableModels = context.models
        left = inner.left() + inner.width() * SPLIT
        head = QRectF(left, inner.top(), inner.right() - left, 20)
        room = QRectF(left, head.bottom() + 6, inner.right() - left, CARD[1])
        asked = floor.asked if offer.seat == models.viewer else ""
        if asked == WISH:
            context.caption("wish", head, words.text("floor.how_many"))
            put_numbers(context, room)
        elif offer.ask:
            note = words.text("floor.which_two") if asked == WANTED else words.named(offer) if offer.want else ""
            context.caption("wish", head, words.wants(offer, models.viewer), note)
            put_wanted(context, offer, room, words, asked == WANTED)
        if offer.ask or asked == WISH:
            swap = QRectF(left - 34, room.center().y() - 12, 24, 24)
            context.stage.put(
                "swap", swap, context.theme.name, partial(_paint_swap, theme=context.theme), z=6, margin=1
            )

    # ------------------------------------------------------------------ below the offer

    def _put_lower(self, context: DrawContext, rect: QRectF, floor: Floor, words: TradeWords) -> None:
        models: TableModels = context.models
        mine = floor.proposer == models.viewer
        if mine and floor.asked in (TALK, WANTED):
            key = "floor.what_of_rest" if floor.asked == TALK else "floor.which_two"
            self._put_naming(context, rect, floor, floor.offer, words, key)
        elif not mine and floor.asked in (ANSWERING, CONTENT, TRUTH, TALK):
            self._put_my_answer(context, rect, floor, words)
        elif floor.answers:
            note = words.text("floor.answers_note" if mine else "floor.answers_others")
            context.caption(
                "answers", QRectF(rect.left(), rect.top(), rect.width(), 20), words.text("floor.answers"), note
            )
            self.answers.put(context, rect.adjusted(0, 24, 0, 0), floor, words)

    def _put_naming(
        self, context: DrawContext, rect: QRectF, floor: Floor, lot: LotRow | None, words: TradeWords, key: str
    ) -> None:
        """All commodities, to name one; while talking, what would be true is marked for me alone."""
        cards = context.models.state.table.cards.commodities
        told = [card.id for card in cards if lot is not None and floor.asked == TALK and not lies(lot, card.id)]
        note = words.text("floor.talk_binds") if floor.asked == TALK else ""
        context.caption("naming", QRectF(rect.left(), rect.top(), rect.width() - 130, 20), words.text(key), note)
        put_goods(context, rect.adjusted(0, 32, 0, 0), words, frozenset(told))
        if floor.asked == TALK:
            text = words.text("floor.silent_button")
            wide = chip_width(text)
            put_chip(context, QRectF(rect.right() - wide, rect.top() - 4, wide, HEIGHT), ("say", "nothing"), text)

    def _put_my_answer(self, context: DrawContext, rect: QRectF, floor: Floor, words: TradeWords) -> None:
        """What the offer would bring by what is certain; then the answer as it is put together."""
        models: TableModels = context.models
        if floor.asked == TALK:
            self._put_naming(context, rect, floor, floor.mine, words, "floor.what_of_rest")
            return
        head = QRectF(rect.left(), rect.top(), rect.width(), 20)
        context.caption("answers", head, words.text("floor.your_answer"), words.text("floor.your_answer_note"))
        box = QRectF(rect.left(), head.bottom() + 4, rect.width(), min(132.0, rect.height() - 24))
        lit = MY_SIDE in context.lights.lit
        strong = context.lights.target == MY_SIDE
        draw = partial(_paint_answer_box, lit=lit, strong=strong, theme=context.theme)
        context.stage.put(
            "answer box", box, (lit, strong), draw, MY_SIDE if floor.asked == CONTENT else None, z=4, margin=6
        )
        inner = box.adjusted(12, 10, -12, -8)
        if floor.asked == ANSWERING:
            lines = words.gain_lines(floor)
            paint = partial(_paint_gain, lines=tuple(lines), gain=floor.gain, theme=context.theme)
            context.stage.put(
                "gain", QRectF(inner.left(), inner.top(), inner.width(), 44), tuple(lines), paint, z=6, margin=1
            )
            self._put_chips(context, inner.adjusted(0, -4, 0, 0), (("answer",), ("refuse",), ("stop",)), models)
        elif floor.mine is not None:
            put_lot(
                context,
                floor.mine,
                QRectF(inner.left(), inner.top() + 2, inner.width() - 150, CARD[1]),
                words,
                floor.asked,
                "mine",
            )
            if floor.asked == CONTENT:
                self._put_close(context, inner, words.text("floor.close_answer"))
        line = QRectF(rect.left(), box.bottom() + 4, rect.width(), 18)
        self._put_warning(context, line, words)
        others = floor._replace(answers=tuple(row for row in floor.answers if row.seat != models.viewer))
        self.answers.put(context, QRectF(rect.left(), line.bottom() + 2, rect.width(), 0), others, words, True)

    def _put_warning(self, context: DrawContext, line: QRectF, words: TradeWords) -> None:
        models: TableModels = context.models
        text = words.warning(models.trade.floor)
        if not text:
            return
        draw = partial(_paint_warning, text=text, theme=context.theme)
        context.stage.put("warning", line, text, draw, z=6, margin=1)


# ------------------------------------------------------------------ painting
def _paint_ground(painter: QPainter, rect: QRectF, theme: Theme, foot: float) -> None:
    paint_panel(painter, rect, theme)
    y = rect.bottom() - foot - 6
    painter.setPen(QPen(QColor(theme.line), theme.line_px))
    painter.drawLine(QPointF(rect.left() + 1, y), QPointF(rect.right() - 1, y))


def _paint_head(
    painter: QPainter,
    rect: QRectF,
    title: str,
    rounds: str,
    order: tuple[str, ...],
    now: str,
    stopped: tuple[str, ...],
    theme: Theme,
) -> None:
    wide = text_width(title, 0, 21) + 2
    draw_text(painter, QRectF(rect.left(), rect.top(), wide, rect.height()), title, heading(21, theme.text), LEFT)
    x = rect.left() + wide + 18
    used = text_width(rounds, 400, Type.TEXT) + 1
    draw_text(painter, QRectF(x, rect.top(), used, rect.height()), rounds, plain(Type.TEXT, theme.soft_text), LEFT)
    x += used + 18
    past = now in order
    for nation in order:
        past = past and nation != now
        painter.setOpacity(pale(0.38) if past or nation in stopped else 1.0)
        if x + 12 > rect.right():
            break
        paint_marker(painter, QPointF(x, rect.center().y()), nation, 6)
        painter.setOpacity(1.0)
        if nation == now:
            painter.setPen(QPen(QColor(theme.lit), 2))
            painter.drawEllipse(QPointF(x, rect.center().y()), 11.5, 11.5)
        x += 29


def _paint_offer(painter: QPainter, rect: QRectF, accent: str, lit: bool, strong: bool, theme: Theme) -> None:
    paint_panel(painter, rect, theme._replace(panel=theme.raised), accent)
    if lit:
        paint_light(painter, rect.adjusted(3, 3, -3, -3), 10, theme, strong)


def _paint_answer_box(painter: QPainter, rect: QRectF, lit: bool, strong: bool, theme: Theme) -> None:
    paint_box(painter, rect, theme)
    if lit:
        paint_light(painter, rect.adjusted(3, 3, -3, -3), 9, theme, strong)


def _paint_centred(painter: QPainter, rect: QRectF, text: str, theme: Theme) -> None:
    draw_text(painter, rect, text, plain(16, theme.text))


def _paint_talk(painter: QPainter, rect: QRectF, text: str, remark: str, theme: Theme) -> None:
    paint_sign(painter, QRectF(rect.left(), rect.center().y() - 8, 16, 16), THING, "talk", theme.soft_text)
    wide = text_width(remark, 400, Type.CAPTION) + 4
    room = rect.adjusted(24, 0, -wide - 8, 0)
    draw_text(painter, room, text, plain(Type.TEXT, theme.text, 600), LEFT)
    draw_text(painter, rect, remark, plain(Type.CAPTION, theme.soft_text), RIGHT)


def _paint_swap(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    paint_sign(painter, rect, PHASE, "trade", theme.text)


def _paint_gain(painter: QPainter, rect: QRectF, lines: tuple[str, ...], gain: int, theme: Theme) -> None:
    high = 20.0
    for number, line in enumerate(lines):
        place = QRectF(rect.left(), rect.top() + number * high, rect.width(), high)
        colour = theme.gain if not number and gain >= 0 else theme.text
        draw_text(painter, place, line, plain(Type.TEXT, colour, 600 if not number else 400), LEFT)


def _paint_warning(painter: QPainter, rect: QRectF, text: str, theme: Theme) -> None:
    outline(painter, QRectF(rect.left(), rect.center().y() - 3, 6, 6), 3, theme.loss, 3)
    draw_text(painter, rect.adjusted(14, 0, 0, 0), text, plain(Type.CAPTION, theme.loss, 600), LEFT)
