"""How the parts of a mat are painted: head, numbers, bars, sets, cards, and what the AST asks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from aoc_desktop.games.advanced_civilization.table.card_signs import (
    CARD,
    COMMODITY,
    PHASE,
    THING,
    group_colour,
    paint_calamity_tile,
    paint_card_tile,
    paint_sign,
)
from aoc_desktop.games.advanced_civilization.table.map.pieces import paint_city, paint_plain_city, paint_plain_ship
from aoc_desktop.games.advanced_civilization.table.mat.mats import Ask, SetRow
from aoc_desktop.ui.kit.card_kit import fill, rounded
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.kit.lettering import Align, draw_text, drawn_width, grown_size, heading, plain, text_width
from aoc_desktop.ui.kit.theme import Theme, Type
from aoc_desktop.ui.table.picture.draw_context import LEFT, paint_box, paint_light

RIGHT = Align.AlignRight | Align.AlignVCenter
PIP = "#F2B23A"
"""A card of a set."""


WIDTH = 188.0
"""Of a line of the mat at its narrowest."""
ASK_HIGH, ASK_MORE = 66.0, 17.0
"""Of what the AST asks, and what a second line of its head takes."""


def text_px() -> float:
    """Of the mat's sentences: in a small window no smaller than its captions."""
    return max(Type.TEXT, grown_size(Type.CAPTION))


def paint_thing(painter: QPainter, rect: QRectF, name: str) -> None:
    """The sign of a number: stock, treasury, tokens, cities, ships, hand."""
    if name == "cities":
        paint_plain_city(painter, rect)
    elif name == "ships":
        paint_plain_ship(painter, rect)
    else:
        paint_sign(painter, rect, THING, name)


def paint_head(painter: QPainter, rect: QRectF, nation: str, name: str, player: str, theme: Theme) -> None:
    """The nation's city, its name, who plays it."""
    if nation:  # what belongs to no nation is a pirate's
        paint_city(painter, QRectF(rect.left(), rect.top() + 2, 36, 36), nation)
    words = rect.adjusted(42 if nation else 0, 0, 0, 0)
    draw_text(painter, QRectF(words.left(), words.top(), words.width(), 25), name, heading(21, theme.text), LEFT)
    below = QRectF(words.left(), words.top() + 24, words.width(), 16)
    draw_text(painter, below, player, plain(Type.CAPTION, theme.soft_text), LEFT)


def paint_points(painter: QPainter, rect: QRectF, value: int, theme: Theme) -> None:
    wide = text_width(str(value), 900, 20) + 1
    draw_text(painter, rect, str(value), plain(20, theme.text, 900), RIGHT)
    star = QRectF(rect.right() - wide - 22, rect.center().y() - 10, 20, 20)
    paint_icon(painter, star, "point", on_dark=theme.on_dark)


def paint_number(
    painter: QPainter, rect: QRectF, name: str, value: int, most: int, words: str, low: bool, lit: bool, theme: Theme
) -> None:
    """A sign and its number, with what it is of or what it is called."""
    paint_box(painter, rect, theme)
    side, left, px = (25.0, 6.0, 18.0) if words else (19.0, 5.0, max(15.0, grown_size(Type.CAPTION)))
    paint_thing(painter, QRectF(rect.left() + left, rect.center().y() - side / 2, side, side), name)
    ink = theme.loss if low else theme.text
    x = rect.left() + left + side + 4
    wide = text_width(str(value), 900, px) + 1
    draw_text(painter, QRectF(x, rect.top(), wide, rect.height()), str(value), plain(px, ink, 900), LEFT)
    rest = QRectF(x + wide + 3, rect.top(), rect.right() - x - wide - 5, rect.height())
    said = words or (f"/{most}" if most else "")
    if said and text_width(said, 400, grown_size(Type.FLOOR)) <= rest.width():
        draw_text(painter, rest, said, plain(Type.CAPTION, theme.soft_text), LEFT)
    if lit:
        paint_light(painter, rect, 9, theme)


def paint_bar(painter: QPainter, rect: QRectF, title: str, have: int, need: int, of: str, theme: Theme) -> None:
    """What there is against what is needed: green where it is enough."""
    line, met = QRectF(rect.left(), rect.top(), rect.width(), 16), have >= need
    ink = theme.text if met else theme.loss
    sign = QRectF(rect.right() - 13, line.center().y() - 6, 12, 12)
    paint_icon(painter, sign, "check" if met else "close", theme.gain if met else theme.loss)
    px, right = min(grown_size(Type.CAPTION), line.height()), sign.left() - 3
    figure = text_width(str(have), 700, px) + 1
    least = grown_size(Type.FLOOR)
    if text_width(title, 400, least) + 7 + figure + text_width(of, 400, px) > right - rect.left():
        of = f"/{need}"  # a long title: the shorter form, as on the numbers above
    wide = text_width(of, 400, px) + 1
    draw_text(painter, QRectF(right - wide, line.top(), wide, 16), of, plain(Type.CAPTION, theme.soft_text), RIGHT)
    value = QRectF(right - wide - 4 - figure, line.top(), figure, 16)
    draw_text(painter, value, str(have), plain(Type.CAPTION, ink, 700), RIGHT)
    said = QRectF(line.left(), line.top(), value.left() - line.left() - 3, 16)
    draw_text(painter, said, title, plain(Type.CAPTION, theme.soft_text), LEFT)
    bar = QRectF(rect.left(), line.bottom() + 2, rect.width(), 5)
    fill(painter, rounded(bar, 2.5), theme.inset)
    share = min(1.0, have / need) if need else 1.0
    if share:
        done = QRectF(bar.left(), bar.top(), bar.width() * share, bar.height())
        fill(painter, rounded(done, 2.5), theme.gain if met else theme.loss)


def paint_set(painter: QPainter, rect: QRectF, row: SetRow, name: str, lit: bool, theme: Theme) -> None:
    """Sign, name, a pip for each card of the game, worth now and with one more."""
    painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), theme.line_px), QColor(theme.line))
    side = min(18.0, rect.height() - 3)
    paint_sign(painter, QRectF(rect.left(), rect.center().y() - side / 2, side, side), COMMODITY, row.commodity)
    more = f"▸{row.more}" if row.more else ""
    last = QRectF(rect.right() - 38, rect.top(), 38, rect.height())
    draw_text(painter, last, more, plain(Type.CAPTION, theme.soft_text), RIGHT)
    worth = QRectF(last.left() - 34, rect.top(), 34, rect.height())
    draw_text(painter, worth, str(row.worth), plain(text_px(), theme.text, 900), RIGHT)
    if row.mined:
        paint_sign(painter, QRectF(worth.left() - 10, rect.center().y() - 6, 12, 12), CARD, "mining", theme.text)
    named = max(51 + rect.width() - WIDTH, 58.0 if text_px() > Type.TEXT else 51.0)
    pips = QRectF(rect.left() + 25 + named, rect.center().y() - 6, worth.left() - rect.left() - 25 - named - 2, 12)
    paint_pips(painter, pips, row.held, row.most, theme)
    said = QRectF(rect.left() + 23, rect.top(), named, rect.height())
    draw_text(painter, said, name, plain(text_px(), theme.text, 600), LEFT)
    if lit:
        paint_light(painter, rect.adjusted(2, 2, -2, -2), 4, theme)


def paint_pips(painter: QPainter, rect: QRectF, count: int, most: int, theme: Theme) -> None:
    step = min(6.0, rect.width() / max(1, most))
    for number in range(most):
        box = QRectF(rect.left() + number * step, rect.top(), step - 1, rect.height())
        if number < count:
            fill(painter, rounded(box, 1), PIP)
        else:
            painter.setPen(QPen(QColor(theme.line), theme.line_px))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 1, 1)


def paint_secret(painter: QPainter, rect: QRectF, calamity: str, name: str, note: str, theme: Theme) -> None:
    """A calamity in the hand."""
    side = min(18.0, rect.height() - 3)
    paint_calamity_tile(painter, QRectF(rect.left(), rect.center().y() - side / 2, side, side), calamity)
    said = text_width(name, 700, text_px()) + 1
    first = QRectF(rect.left() + 23, rect.top(), min(said, rect.width() - 23), rect.height())
    draw_text(painter, first, name, plain(text_px(), theme.loss, 700), LEFT)
    rest = QRectF(first.right() + 6, rect.top(), rect.right() - first.right() - 6, rect.height())
    if text_width(note, 400, grown_size(Type.FLOOR)) <= rest.width():
        draw_text(painter, rest, note, plain(Type.FLOOR, theme.soft_text), RIGHT)


def paint_card(painter: QPainter, rect: QRectF, card: str, groups: tuple[str, ...]) -> None:
    paint_card_tile(painter, rect, card, groups)


def paint_note(
    painter: QPainter, rect: QRectF, title: str, lines: tuple[tuple[str, str, bool], ...], theme: Theme
) -> None:
    """A dark field of short lines, each with its sign; what is bad stands in the colour of losses."""
    fill(painter, rounded(rect, 8), theme.inset)
    head = QRectF(rect.left() + 10, rect.top() + 6, rect.width() - 20, 17)
    draw_text(painter, head, title, plain(Type.CAPTION, theme.text, 700), LEFT)
    for number, (sign, words, bad) in enumerate(lines):
        line = QRectF(rect.left() + 10, head.bottom() + 3 + number * 20, rect.width() - 16, 19)
        paint_sign(painter, QRectF(line.left(), line.center().y() - 6.5, 13, 13), PHASE, sign, theme.text)
        said = line.adjusted(19, 0, 0, 0)
        draw_text(painter, said, words, plain(text_px(), theme.loss if bad else theme.text), LEFT)


def paint_wish(
    painter: QPainter, rect: QRectF, card: tuple[str, tuple[str, ...], str], price: int, verdict: str, theme: Theme
) -> None:
    """A card that is saved for: its price, and what is missing."""
    paint_card_tile(painter, QRectF(rect.left(), rect.center().y() - 9, 18, 18), card[0], card[1])
    last = QRectF(rect.right() - 40, rect.top(), 40, rect.height())
    ink = theme.loss if verdict.startswith("−") else theme.gain
    draw_text(painter, last, verdict, plain(text_px(), ink, 700), RIGHT)
    cost = QRectF(last.left() - 34, rect.top(), 34, rect.height())
    draw_text(painter, cost, str(price), plain(text_px(), theme.text, 700), RIGHT)
    said = QRectF(rect.left() + 24, rect.top(), cost.left() - rect.left() - 26, rect.height())
    draw_text(painter, said, card[2], plain(text_px(), theme.text), LEFT)


def paint_asks(
    painter: QPainter,
    rect: QRectF,
    head: tuple[str, str],
    asks: tuple[Ask, ...],
    forecast: tuple[str, bool],
    theme: Theme,
) -> None:
    """The square ahead: what it asks, tick or cross each, and what the marker would do."""
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), theme.line_px), QColor(theme.line))
    first = plain(Type.CAPTION, theme.text, 700)
    wide = min(drawn_width(head[0], first), text_width(head[0], 700, 17)) + 1
    top = QRectF(rect.left(), rect.top() + 5, rect.width(), 17)
    draw_text(painter, QRectF(top.left(), top.top(), wide, 17), head[0], first, LEFT)
    beside = top.adjusted(wide + 8, 0, 0, 0)
    if asks_high(head, rect.width()) > ASK_HIGH:
        beside = top = top.translated(0, ASK_MORE)
    draw_text(painter, beside, head[1], plain(Type.CAPTION, theme.soft_text), LEFT)
    x = rect.left()
    for ask in asks:
        x = _paint_ask(painter, QPointF(x, top.bottom() + 10), ask, theme) + 8
    foot = QRectF(rect.left(), rect.bottom() - 18, rect.width(), 18)
    draw_text(painter, foot, forecast[0], plain(text_px(), theme.gain if forecast[1] else theme.loss, 700), LEFT)


def asks_high(head: tuple[str, str], width: float) -> float:
    """How high it is: its head takes two lines where both parts would be too small side by side."""
    if not head[1]:
        return ASK_HIGH
    needed = text_width(head[0], 700, min(17.0, grown_size(Type.CAPTION))) + 9
    return ASK_HIGH + (ASK_MORE if needed + text_width(head[1], 400, grown_size(Type.FLOOR)) > width else 0.0)


def _paint_ask(painter: QPainter, at: QPointF, ask: Ask, theme: Theme) -> float:
    """One demand, from its left edge; where it ends."""
    x, side = at.x(), 15.0
    box = QRectF(x, at.y() - side / 2, side, side)
    if ask.what == "cities":
        paint_plain_city(painter, box)
    elif ask.what == "groups":
        _paint_groups(painter, box)
    elif ask.what == "cards":
        paint_sign(painter, box, THING, "civilization_cards")
    else:
        paint_icon(painter, box, "point", on_dark=theme.on_dark)
    words = f"{ask.have}/{ask.asked}"
    letters = plain(Type.CAPTION, theme.text if ask.met else theme.loss, 700)
    wide = min(drawn_width(words, letters), text_width(words, 700, 18)) + 1
    said = QRectF(box.right() + 3, at.y() - 9, wide, 18)
    draw_text(painter, said, words, letters, LEFT)
    mark = QRectF(said.right() + 2, at.y() - 6, 11, 11)
    paint_icon(painter, mark, "check" if ask.met else "close", theme.gain if ask.met else theme.loss)
    return mark.right()


def _paint_groups(painter: QPainter, box: QRectF) -> None:
    """Five strokes in the colours of the groups."""
    for number, group in enumerate(("crafts", "sciences", "arts", "civics", "religion")):
        stroke = QRectF(box.left() + number * box.width() / 5, box.top() + 2, box.width() / 5 - 1, box.height() - 4)
        fill(painter, rounded(stroke, 1), group_colour(group))


def paint_words(painter: QPainter, rect: QRectF, words: str, ink: str, weight: int, lines: int = 1) -> None:
    draw_text(painter, rect, words, plain(Type.CAPTION, ink, weight), LEFT, lines=lines)
