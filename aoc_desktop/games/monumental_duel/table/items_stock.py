"""The stocks: roundel, purses, City deck of both players."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from aoc_desktop.games.monumental_duel.rules.cards import BASIC
from aoc_desktop.games.monumental_duel.table.face_book import FaceBook
from aoc_desktop.games.monumental_duel.table.faces import draw_short_name
from aoc_desktop.games.monumental_duel.table.formula import SIGNS
from aoc_desktop.games.monumental_duel.table.layout import STOCK, STOCK_WIDE, Frame
from aoc_desktop.games.monumental_duel.table.lit import light_of, paint_glow
from aoc_desktop.games.monumental_duel.table.rows.cities import City
from aoc_desktop.games.monumental_duel.table.rows.gestures import DECK
from aoc_desktop.games.monumental_duel.table.rows.table import TableModels
from aoc_desktop.games.monumental_duel.table.vignettes import paint_emblem
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import fill, paint_card_back, rounded
from aoc_desktop.ui.kit.icons import paint_icon, paint_seat
from aoc_desktop.ui.kit.lettering import Align, draw_name, draw_text, elided, heading, plain, text_width
from aoc_desktop.ui.kit.theme import FACE, Seat, Theme
from aoc_desktop.ui.table.picture.draw_context import DrawContext, paint_box
from aoc_desktop.ui.table.picture.stage import Draw

translate = QCoreApplication.translate
LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
HIGH = ("production", "science", "military")
SLACK = 0.5


class StockSection:
    """Puts both stocks."""

    def put(self, context: DrawContext, frame: Frame) -> None:
        rows: TableModels = context.models
        self.put_large(context, frame, rows.mine)
        self._put_theirs(context, frame, rows)

    # ------------------------------------------------------------------ mine

    def put_large(self, context: DrawContext, frame: Frame, city: City) -> None:
        rows: TableModels = context.models
        zone = frame.mine
        self._put_head(context, QRectF(STOCK, zone.top() + 6, STOCK_WIDE, 42), rows, city.seat, "mine")
        pitch = (zone.height() - 58 - 4) / 6.52
        high, y = pitch - 4, zone.top() + 54
        for resource in HIGH:
            self._put_purse(context, resource, QRectF(STOCK, y, STOCK_WIDE, high), city)
            y += pitch
        words = translate("Duel", "lost when you pass")
        if rows.standing.phase == "activation":
            words = translate("Duel", "only for this round")
        spot = QRectF(STOCK, y - 2, STOCK_WIDE, pitch * 0.52 - 2)
        context.stage.put(
            "fleeting", spot, words, partial(_paint_caption, words=words, theme=context.theme), z=5, margin=1
        )
        y += pitch * 0.5
        half = (STOCK_WIDE - 6) / 2
        self._put_purse(context, "gold", QRectF(STOCK, y, half, high), city)
        self._put_purse(context, "culture", QRectF(STOCK + half + 6, y, half, high), city)
        y += pitch
        self._put_purse(context, "points", QRectF(STOCK, y, STOCK_WIDE, high), city)
        y += pitch
        self._put_deck(context, QRectF(STOCK, y, STOCK_WIDE, high), city)

    def _put_purse(self, context: DrawContext, resource: str, rect: QRectF, city: City) -> None:
        look, draw = purse_face(context, resource, city, city.value(resource))
        context.stage.put(f"counter:{resource}", rect, look, draw, ("purse", resource), z=6, margin=9)

    def _put_deck(self, context: DrawContext, rect: QRectF, city: City) -> None:
        faces: FaceBook = context.faces
        holding = city.holding
        count = len(holding.top) + sum(number for _, number in holding.bag)
        known = faces.name(faces.cards.card[holding.top[0]].kind, holding.top[0]) if holding.top else ""
        words = known or (translate("Duel", "not known") if count else translate("Duel", "deck empty"))
        light = light_of(context, DECK)
        draw = partial(
            _paint_deck, count=count, words=words, price=progress_price(context), light=light, theme=context.theme
        )
        context.stage.put("my deck", rect, (count, words, progress_price(context), light), draw, DECK, z=6, margin=9)

    def _put_head(self, context: DrawContext, rect: QRectF, rows: TableModels, seat: int, key: str) -> None:
        row = rows.seats.rows[seat]
        names = context.faces.speech.names["civilization"]
        title = names[row.civilization].display if row.civilization else ""
        look = (row.civilization, title, row.name, seat, row.level if key == "theirs" else "", row.passed)
        note = ""
        if row.passed:
            note = translate("Duel", "has passed")
        elif key == "theirs":
            note = rows.played_by(seat) or translate("Duel", "person")
        draw = partial(
            _paint_head,
            civilization=row.civilization,
            title=title,
            name=row.name,
            note=note,
            seat=context.seat(seat),
            theme=context.theme,
        )
        context.stage.put(f"head:{key}", rect, (look, note), draw, ("seat", str(seat)), z=6, margin=2)

    # ------------------------------------------------------------------ theirs

    def _put_theirs(self, context: DrawContext, frame: Frame, rows: TableModels) -> None:
        city, zone = rows.theirs, frame.other
        self._put_head(context, QRectF(STOCK, zone.top() + 5, STOCK_WIDE, 40), rows, 1 - rows.viewer, "theirs")
        wide, high = (STOCK_WIDE - 8) / 3, min(34.0, (zone.height() - 50 - 30 - 8) / 2)
        for number, resource in enumerate((*BASIC, "gold", "culture", "points")):
            x, y = STOCK + (number % 3) * (wide + 4), zone.top() + 50 + (number // 3) * (high + 4)
            value = city.value(resource)
            draw = partial(_paint_small, sign=SIGNS[resource], value=value, theme=context.theme)
            place: Place = ("their purse", resource)
            spot = QRectF(x, y, wide, high)
            context.stage.put(f"their purse:{resource}", spot, (resource, value), draw, place, z=6, margin=2)
        holding = city.holding
        count = len(holding.top) + sum(number for _, number in holding.bag)
        low = QRectF(
            STOCK, zone.top() + 50 + 2 * (high + 4), STOCK_WIDE, zone.bottom() - zone.top() - 54 - 2 * (high + 4)
        )
        words = translate("Duel", "{0} deck   {1} discard").format(count, len(holding.discard))
        draw = partial(_paint_their_deck, words=words, theme=context.theme)
        context.stage.put("their deck", low, words, draw, ("their deck", ""), z=6, margin=2)


def progress_price(context: DrawContext) -> int:
    """What Scientific Progress costs the viewer now."""
    from aoc_desktop.games.monumental_duel.rules.provinces import discount_on

    rows: TableModels = context.models
    player = rows.state.players[rows.viewer]
    return max(0, rows.cards.progress_science - discount_on(player, "progress"))


def purse_face(context: DrawContext, resource: str, city: City, value: int) -> tuple[Hashable, Draw]:
    """What a purse that shows this value looks like; while a move is looked at, what it would become."""
    preview = context.preview
    change = preview.amount(resource) if preview is not None and preview.seat == city.seat else 0
    row = city.purse.row(resource)
    gained = row.gained if row is not None and row.fleeting and row.gained else 0
    note = translate("Duel", "of {0}").format(gained) if gained else ""
    if resource == "points":
        note = translate("Duel", "points")
    light = light_of(context, ("purse", resource))
    sign = SIGNS[resource]
    draw = partial(_paint_purse, sign=sign, value=value, change=change, note=note, light=light, theme=context.theme)
    return (sign, value, change, note, light), draw


# ------------------------------------------------------------------ painting
def _paint_head(
    painter: QPainter, rect: QRectF, civilization: str, title: str, name: str, note: str, seat: Seat, theme: Theme
) -> None:
    side = 36.0
    paint_emblem(painter, QRectF(rect.left(), rect.top() + 2, side, side), civilization)
    x = rect.left() + side + 6
    room = rect.right() - x
    draw_name(painter, QRectF(x, rect.top() + 1, room, 22), title, heading(17, theme.text), LEFT)
    paint_seat(painter, QRectF(x, rect.top() + 27, 10, 10), seat)
    beside = text_width(note, 400, 12) + 6 if note else 0.0
    if text_width(name, 600, 12.5) > room - 15 - beside:
        note, beside = "", 0.0  # the name comes first
    words = elided(name, 600, 12.5, room - 15 - beside)
    place = QRectF(x + 15, rect.top() + 23, room - 15, 18)
    draw_text(painter, place, words, plain(12.5, theme.text, 600), LEFT)
    if note:
        draw_text(painter, place, note, plain(12, theme.soft_text), RIGHT)


def _paint_purse(
    painter: QPainter, rect: QRectF, sign: str, value: int, change: int, note: str, light: int, theme: Theme
) -> None:
    paint_glow(painter, rect, 9, theme, light)
    paint_box(painter, rect, theme)
    narrow = rect.width() < 80
    side = min(28.0 if not narrow else 24.0, rect.height() - 8)
    left = rect.left() + (8 if not narrow else 5)
    paint_icon(painter, QRectF(left, rect.center().y() - side / 2, side, side), sign, on_dark=theme.on_dark)
    px = 21.0 if not (narrow and change) else 15.0
    x = left + side + (8 if not narrow else 4)
    wide = text_width(str(value), 900, px) + 1
    draw_text(painter, QRectF(x, rect.top(), wide, rect.height()), str(value), plain(px, theme.text, 900), LEFT)
    x += wide + 2
    if change:
        arrow = 10.0 if not narrow else 7.0
        paint_icon(painter, QRectF(x, rect.center().y() - arrow / 2, arrow, arrow), "arrow", theme.soft_text)
        after = str(value + change)
        colour = theme.gain if change > 0 else theme.loss
        spot = QRectF(x + arrow + 2, rect.top(), text_width(after, 900, px) + SLACK, rect.height())
        draw_text(painter, spot, after, plain(px, colour, 900), LEFT)
        x = spot.right()
    if note and not narrow and text_width(note, 400, 11) <= rect.right() - 8 - x:
        room = QRectF(QPointF(x, rect.top()), QPointF(rect.right() - 8, rect.bottom()))
        draw_text(painter, room, note, plain(12.5, theme.soft_text), RIGHT)


def _paint_small(painter: QPainter, rect: QRectF, sign: str, value: int, theme: Theme) -> None:
    paint_box(painter, rect, theme)
    side = min(18.0, rect.height() - 6)
    paint_icon(painter, QRectF(rect.left() + 3, rect.center().y() - side / 2, side, side), sign, on_dark=theme.on_dark)
    room = QRectF(rect.left() + side + 2, rect.top(), rect.width() - side - 5, rect.height())
    draw_text(painter, room, str(value), plain(14, theme.text, 900))


def _paint_caption(painter: QPainter, rect: QRectF, words: str, theme: Theme) -> None:
    draw_text(painter, rect, words, plain(12.5, theme.soft_text), LEFT)


def _paint_deck(painter: QPainter, rect: QRectF, count: int, words: str, price: int, light: int, theme: Theme) -> None:
    paint_glow(painter, rect, 9, theme, light)
    paint_box(painter, rect, theme)
    back = QRectF(rect.left() + 6, rect.top() + 4, (rect.height() - 8) * 0.72, rect.height() - 8)
    paint_card_back(painter, back)
    badge = QRectF(back.right() - 8, back.bottom() - 15, 16, 16)
    fill(painter, rounded(badge, 8), FACE.tab)
    draw_text(painter, badge, str(count), plain(11.5, FACE.accent_text, 900))
    x = back.right() + 10
    half = QSizeF(rect.right() - 7 - x, rect.height() / 2 - 2)
    side = 13.0
    top = QRectF(QPointF(x, rect.top() + 2), half)
    paint_icon(
        painter, QRectF(top.right() - side, top.center().y() - side / 2, side, side), "science", on_dark=theme.on_dark
    )
    title = translate("Duel", "Progress {0}").format(price)
    draw_name(painter, top.adjusted(0, 0, -side - 2, 0), title, plain(12.5, theme.soft_text), RIGHT)
    low = QRectF(QPointF(x, rect.center().y()), half)
    draw_short_name(painter, low, words, theme.text, 700, RIGHT)


def _paint_their_deck(painter: QPainter, rect: QRectF, words: str, theme: Theme) -> None:
    high = min(22.0, rect.height())
    back = QRectF(rect.left() + 2, rect.center().y() - high / 2, high * 0.7, high)
    paint_card_back(painter, back)
    draw_name(
        painter,
        QRectF(back.right() + 5, rect.top(), rect.width() - high * 0.7 - 8, rect.height()),
        words,
        plain(12.5, theme.text),
        LEFT,
    )
