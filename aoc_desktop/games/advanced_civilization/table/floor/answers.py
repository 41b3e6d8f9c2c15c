"""Answers to an offer, side by side: what is certain, what is said, what would change for me."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from aoc_desktop.games.advanced_civilization.table.card_signs import COMMODITY, THING, paint_sign
from aoc_desktop.games.advanced_civilization.table.colours import nation_seat
from aoc_desktop.games.advanced_civilization.table.epochs import paint_marker
from aoc_desktop.games.advanced_civilization.table.faces import TradeFace, name_rows, paint_trade_card
from aoc_desktop.games.advanced_civilization.table.floor.rows import (
    ANSWERS,
    ANY,
    READY,
    THINKS,
    TRUTH,
    AnswerRow,
    Floor,
    LotRow,
)
from aoc_desktop.games.advanced_civilization.table.floor.words import NOTHING, TradeWords
from aoc_desktop.games.advanced_civilization.table.mat.hand import CERTAIN, FULL_NAME, SECRET, paint_ribbon
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.table.rows.trade_gestures import WANTED
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import fill, outline, paint_card_back, rounded
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.kit.lettering import Align, draw_name, draw_text, heading, plain, text_width
from aoc_desktop.ui.kit.theme import FACE, Theme, Type
from aoc_desktop.ui.kit.tokens import signed
from aoc_desktop.ui.table.picture.draw_context import LEFT, SHADE, DrawContext, paint_card_ground, paint_light

RIGHT = Align.AlignRight | Align.AlignVCenter
HIGHEST, GAP, SHORT = 46.0, 5.0, 28.0
NAME, BUTTON = 92.0, 62.0


class AnswerFace(NamedTuple):
    """All that a row shows."""

    nation: str
    name: str
    state: str
    true: tuple[str, ...]
    names: tuple[str, ...]
    hidden: int
    first: str
    """As wanted, or a counter-offer."""
    second: str
    """What is said of the rest."""
    wanted: bool
    change: int | None
    button: str
    """Empty: nothing can be dealt here."""


class AnswersSection:
    """Puts the answers on the stage, in the order in which seats are asked."""

    def put(
        self, context: DrawContext, area: QRectF, floor: Floor, words: TradeWords, side_by_side: bool = False
    ) -> None:
        rows = sorted(floor.answers, key=lambda row: row.state != ANSWERS)
        if not rows:
            return
        if side_by_side:
            self._put_thinking(context, area, rows, words)
            return
        given = [row for row in rows if row.state == ANSWERS]
        others = [row for row in rows if row.state != ANSWERS]
        free = area.height() - -(-len(others) // 2) * (SHORT - 4)
        high = min(HIGHEST, free / len(given) - GAP) if given else 0.0
        for number, row in enumerate(given):
            rect = QRectF(area.left(), area.top() + number * (high + GAP), area.width(), high)
            self._put_row(context, rect, row, words)
        below = QRectF(area.left(), area.top() + len(given) * (high + GAP), area.width(), 0)
        self._put_thinking(context, below, others, words)

    def _put_thinking(self, context: DrawContext, area: QRectF, rows: list[AnswerRow], words: TradeWords) -> None:
        """Who still thinks, or gives nothing, in two columns: there is no more to tell of them."""
        columns = 2
        wide = (area.width() + GAP) / columns - GAP
        for number, row in enumerate(rows):
            x = area.left() + number % columns * (wide + GAP)
            y = area.top() + number // columns * (SHORT - 4)
            self._put_row(context, QRectF(x, y, wide, SHORT - 5), row, words)

    def _put_row(self, context: DrawContext, rect: QRectF, row: AnswerRow, words: TradeWords) -> None:
        models: TableModels = context.models
        place: Place = ("answer", str(row.seat))
        lights = context.lights
        lit = place in lights.lit
        strong = lit and place in (lights.about, lights.target)
        face = answer_face(models, row, words, lit)
        draw = partial(paint_answer, face=face, lit=lit, strong=strong, theme=context.theme)
        context.stage.put(f"answer:{row.seat}", rect, (face, lit, strong), draw, place, z=9, margin=8)


def answer_face(models: TableModels, row: AnswerRow, words: TradeWords, lit: bool) -> AnswerFace:
    given = row.state == ANSWERS and bool(row.lot.true)
    kind = words.text("floor.as_wanted" if row.wanted else "floor.counter_offer")
    said = words.text("floor.says_nothing") if row.lot.say in ("", NOTHING) else words.rest(row.lot.say)
    return AnswerFace(
        models.seats.rows[row.seat].nation,
        str(words.nation(row.seat).display),
        row.state,
        row.lot.true if given else (),
        tuple(words.card(card) for card in row.lot.true) if given else (),
        row.lot.hidden if given else 0,
        kind if given else words.text(f"floor.{row.state}"),
        said if given else "",
        row.wanted and given,
        row.change if given and row.knows_change else None,
        words.text("floor.deal") if lit else "",
    )


# ------------------------------------------------------------------ painting
def paint_answer(painter: QPainter, rect: QRectF, face: AnswerFace, lit: bool, strong: bool, theme: Theme) -> None:
    seat = nation_seat(face.nation)
    if face.true:
        fill(painter, rounded(rect, 9), theme.raised)
        outline(painter, rect, 9, theme.line, 1)
    _paint_edge(painter, rect, seat.fill)
    paint_marker(painter, QPointF(rect.left() + 20, rect.center().y()), face.nation, 6.5)
    name = QRectF(rect.left() + 34, rect.top(), NAME - 30, rect.height())
    wide = NAME - 30 if face.true else 120.0
    draw_name(painter, QRectF(name.left(), name.top(), wide, name.height()), face.name, heading(17, theme.text), LEFT)
    if not face.true:
        _paint_status(painter, QRectF(name.left() + wide + 8, rect.top(), 260, rect.height()), face, theme)
        return
    right = _paint_change(painter, rect, face, strong, theme)
    used = _paint_cards(painter, QRectF(rect.left() + NAME + 8, rect.top(), 220, rect.height()), face)
    said = QRectF(used + 8, rect.top(), right - used - 12, rect.height())
    _paint_said(painter, said, face, theme)
    if lit:
        paint_light(painter, rect.adjusted(2, 2, -2, -2), 9, theme, strong)


def _paint_edge(painter: QPainter, rect: QRectF, colour: str) -> None:
    painter.save()
    painter.setClipRect(QRectF(rect.left() - 1, rect.top() - 1, 7, rect.height() + 2))
    outline(painter, rect, 9, colour, 3)
    painter.restore()


def _paint_status(painter: QPainter, rect: QRectF, face: AnswerFace, theme: Theme) -> None:
    x = rect.left()
    if face.state in (THINKS, READY):
        spot = QRectF(x, rect.center().y() - 7, 14, 14)
        if face.state == THINKS:
            paint_sign(painter, spot, THING, "hourglass", theme.soft_text)
        else:
            paint_icon(painter, spot, "check", theme.gain)
        x += 20
    place = QRectF(x, rect.top(), rect.right() - x, rect.height())
    draw_text(painter, place, face.first, plain(Type.TEXT, theme.soft_text), LEFT)


def _paint_change(painter: QPainter, rect: QRectF, face: AnswerFace, strong: bool, theme: Theme) -> float:
    """The button and the sum of what is certain; where they begin."""
    right = rect.right() - 8
    if face.button:
        button = QRectF(right - 52, rect.center().y() - 13, 52, 26)
        fill(painter, rounded(button, 7), theme.primary if strong else theme.panel)
        outline(painter, button, 7, theme.line, 1)
        ink = theme.primary_text if strong else theme.text
        draw_text(painter, button.adjusted(2, 0, -2, 0), face.button, plain(Type.TEXT, ink, 600))
        right = button.left() - 6
    if face.change is not None:
        text, ink = signed(face.change), theme.gain if face.change >= 0 else theme.loss
        wide = text_width(text, 900, 17) + 2
        draw_text(painter, QRectF(right - wide, rect.top(), wide, rect.height()), text, plain(17, ink, 900), RIGHT)
        right -= wide + 8
    return right


def _paint_cards(painter: QPainter, room: QRectF, face: AnswerFace) -> float:
    """Certain cards by sign and name, the others as backs; where they end."""
    x, high = room.left(), min(30.0, room.height() - 8)
    for card, name in zip(face.true, face.names, strict=True):
        wide = 30 + text_width(name, 600, 13) + 8
        chip = QRectF(x, room.center().y() - high / 2, wide, high)
        fill(painter, rounded(chip, 6), FACE.paper)
        outline(painter, chip, 6, FACE.edge, 1)
        paint_sign(painter, QRectF(x + 5, chip.center().y() - 11, 22, 22), COMMODITY, card)
        draw_text(painter, chip.adjusted(30, 0, -4, 0), name, plain(13, FACE.ink, 600), LEFT)
        x += wide + 6
    shown, wide = min(face.hidden, 4), (high - 2) * 0.7
    for number in range(shown):
        paint_card_back(painter, QRectF(x + number * 8, room.center().y() - high / 2 + 1, wide, high - 2))
    x += wide + 8 * (shown - 1) if shown else 0
    if face.hidden > 4:
        draw_text(
            painter, QRectF(x + 2, room.top(), 26, room.height()), f"×{face.hidden}", plain(12.5, FACE.paper, 700)
        )
        x += 26
    return x


def _paint_said(painter: QPainter, rect: QRectF, face: AnswerFace, theme: Theme) -> None:
    """As wanted or not, and what is said of the rest; one line of it where two have no room."""
    first = theme.gain if face.wanted else theme.soft_text
    if rect.height() < 34:
        draw_text(painter, rect, face.second, plain(12.5, theme.link), LEFT)
        return
    half = rect.height() / 2
    draw_text(
        painter, QRectF(rect.left(), rect.top() + 4, rect.width(), half - 4), face.first, plain(13, first, 600), LEFT
    )
    low = QRectF(rect.left(), rect.top() + half, rect.width(), half - 4)
    draw_text(painter, low, face.second, plain(12.5, theme.link), LEFT)


# Lots on the trading floor: cards that are certain, cards that only their giver knows, cards that are wanted.


CARD = (56.0, 78.0)
LOT_GAP, PART, RIBBON = 7.0, 15.0, 17.0
"""Between cards, where the certain ones end, and the label under a card."""
BACK = "back"


class LotCard(NamedTuple):
    """A card of a lot as it lies on the floor."""

    card: str
    certain: bool
    number: int


def lot_cards(lot: LotRow) -> list[LotCard]:
    """The certain ones first; those of others that nobody knows are backs."""
    hidden = lot.secret if lot.content else (BACK,) * lot.hidden
    cards = [*((card, True) for card in lot.true), *((card, False) for card in hidden)]
    return [LotCard(card, certain, number) for number, (card, certain) in enumerate(cards)]


def lot_places(cards: Sequence[LotCard], room: QRectF) -> list[QRectF]:
    """Side by side, as close as it takes; a gap where the certain ones end."""
    parted = PART if cards and cards[0].certain and not cards[-1].certain else 0.0
    count = max(1, len(cards) - 1)
    pitch = min(CARD[0] + LOT_GAP, (room.width() - CARD[0] - parted) / count)
    places = []
    for card in cards:
        x = room.left() + card.number * pitch + (parted if not card.certain else 0.0)
        places.append(QRectF(x, room.top(), *CARD))
    return places


def put_lot(context: DrawContext, lot: LotRow, room: QRectF, words: TradeWords, asked: str, name: str) -> None:
    """`asked`: what its giver is asked now; `name`: which lot of the floor it is."""
    cards = lot_cards(lot)
    places = lot_places(cards, room)
    for card, rect in zip(cards, places, strict=True):
        _put_lot_card(context, card, rect, words, asked == TRUTH, f"{name}:{card.number}", bool(lot.content))
    borders = [number for number in range(1, len(cards)) if cards[number - 1].certain and not cards[number].certain]
    for number in borders:
        x = (places[number - 1].right() + places[number].left()) / 2
        line = QRectF(x - 1, room.top() - 2, 2, CARD[1] + RIBBON + 6)
        context.stage.put(f"border:{name}", line, context.theme.name, partial(_paint_border, theme=context.theme), z=7)


def _put_lot_card(
    context: DrawContext, card: LotCard, rect: QRectF, words: TradeWords, choosing: bool, key: str, mine: bool
) -> None:
    lights = context.lights
    place: Place = ("lot", card.card)
    lit = choosing and place in lights.lit
    strong = choosing and place == lights.about and lit
    picked = choosing and place == lights.asked
    face = None if card.card == BACK else context.faces.trade_card(card.card)
    draw = partial(_paint_lot_card, face=face, lit=lit, strong=strong or picked, theme=context.theme)
    z = 11 + card.number * 0.01
    look = (card.card, lit, strong or picked)
    context.stage.put(f"lot:{key}", rect, look, draw, place if face is not None else None, z=z, margin=SHADE)
    if choosing or not (card.certain or mine):
        return
    text = words.text("floor.for_certain" if card.certain else "floor.only_you")
    ribbon = QRectF(rect.left() - 2, rect.bottom() + 4, rect.width() + 4, RIBBON)
    paint = partial(paint_ribbon, text=text, ground=(CERTAIN if card.certain else SECRET)[0], ink=CERTAIN[1])
    context.stage.put(f"ribbon:{key}", ribbon, (text, card.certain), paint, z=z, margin=1)


def _paint_lot_card(
    painter: QPainter, rect: QRectF, face: TradeFace | None, lit: bool, strong: bool, theme: Theme
) -> None:
    paint_card_ground(painter, rect, 6)
    if face is None:
        paint_card_back(painter, rect)
    else:
        named = rect.width() >= FULL_NAME and name_rows(face.name, rect.width() - 2) < 3
        paint_trade_card(painter, rect, face if named else face._replace(name=""))
    if lit or strong:
        paint_light(painter, rect, 6, theme, strong)


def _paint_border(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.setPen(QPen(QColor(theme.soft_text), 1.2, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(rect.center().x(), rect.top()), QPointF(rect.center().x(), rect.bottom()))


# ------------------------------------------------------------------ what is wanted
def put_wanted(context: DrawContext, lot: LotRow, room: QRectF, words: TradeWords, choosing: bool) -> None:
    """Two dashed places with the cards that are wanted, and how many more."""
    lights = context.lights
    named = lights.asked[1] if choosing and lights.asked is not None and lights.asked[0] == "goods" else ""
    want = lot.want or ((named,) if named else ())
    for number in range(2):
        rect = QRectF(room.left() + number * (CARD[0] + 6), room.top(), *CARD)
        card = want[number] if number < len(want) else ""
        lit = choosing and WANTED in lights.lit
        draw = partial(_paint_wanted, card=card, name=words.card(card) if card else "?", lit=lit, theme=context.theme)
        place = WANTED if choosing else None
        look = (card, words.card(card) if card else "", lit)
        context.stage.put(f"wanted:{number}", rect, look, draw, place, z=9, margin=6)
    if lot.ask > 2:
        more = QRectF(room.left() + 2 * (CARD[0] + 6) + 4, room.top(), room.right() - room.left() - 130, CARD[1])
        text = words.text("floor.and_more", n=lot.ask - 2)
        paint = partial(_paint_soft, text=text, theme=context.theme)
        context.stage.put("and more", more, text, paint, z=7, margin=1)


def _paint_wanted(painter: QPainter, rect: QRectF, card: str, name: str, lit: bool, theme: Theme) -> None:
    outline(painter, rect, 6, theme.lit if lit else theme.soft_text, 1.6, dashed=True)
    if card and card != ANY:
        side = 32.0
        spot = QRectF(rect.center().x() - side / 2, rect.top() + 13, side, side)
        paint_sign(painter, spot, COMMODITY, card)
    low = QRectF(rect.left() + 2, rect.bottom() - 27, rect.width() - 4, 22) if card and card != ANY else rect
    draw_text(painter, low, name, plain(12.5, theme.text, 600), lines=1 if card and card != ANY else 2)


def _paint_soft(painter: QPainter, rect: QRectF, text: str, theme: Theme) -> None:
    draw_text(painter, rect, text, plain(Type.CAPTION, theme.soft_text), lines=3)


def put_numbers(context: DrawContext, room: QRectF) -> None:
    """How many cards are wanted: a disc for each number."""
    lights = context.lights
    numbers = sorted((place for place in lights.lit if place[0] == "ask"), key=lambda place: int(place[1]))
    side, gap, columns = 36.0, 8.0, 4
    for number, place in enumerate(numbers):
        x, y = number % columns * (side + gap), number // columns * (side + gap)
        rect = QRectF(room.left() + x, room.top() + y, side, side)
        strong = place == lights.about
        draw = partial(_paint_number, text=place[1], strong=strong, theme=context.theme)
        context.stage.put(f"ask:{place[1]}", rect, (place[1], strong), draw, place, z=10, margin=6)


def _paint_number(painter: QPainter, rect: QRectF, text: str, strong: bool, theme: Theme) -> None:
    side = rect.width() / 2
    fill(painter, rounded(rect, side), theme.raised)
    outline(painter, rect, side, theme.lit, 3.5 if strong else 2)
    draw_text(painter, rect, text, plain(17, theme.text, 800))


# ------------------------------------------------------------------ all commodities, to name one
def put_goods(context: DrawContext, room: QRectF, words: TradeWords, truths: frozenset[str]) -> None:
    """Every commodity that can be named now, in the order of the stacks; `truths`: those that would be true."""
    lights, cards = context.lights, context.models.state.table.cards
    order = [card.id for card in sorted(cards.commodities, key=lambda card: card.stack)]
    shown = [card for card in (*order, ANY) if ("goods", card) in lights.lit]
    columns = 10 if len(shown) > 18 else 9
    rows = max(1, -(-len(shown) // columns))
    wide = (room.width() + 6) / columns - 6
    high = min(72.0, (room.height() + 6) / rows - 6)
    for number, card in enumerate(shown):
        x = room.left() + number % columns * (wide + 6)
        rect = QRectF(x, room.top() + number // columns * (high + 6), wide, high)
        place: Place = ("goods", card)
        strong = place in (lights.about, lights.asked, lights.held)
        stack = cards.stack_of[cards.card[card]] if card != ANY else 0
        name, true = words.card(card), card in truths
        draw = partial(_paint_goods, card=card, name=name, stack=stack, strong=strong, true=true, theme=context.theme)
        context.stage.put(f"goods:{card}", rect, (card, name, strong, true), draw, place, z=10, margin=6)


def _paint_goods(
    painter: QPainter, rect: QRectF, card: str, name: str, stack: int, strong: bool, true: bool, theme: Theme
) -> None:
    fill(painter, rounded(rect, 7), FACE.paper)
    outline(painter, rect, 7, theme.lit, 3.0 if strong else 1.6)
    ink = FACE.ink
    low = QRectF(rect.left() + 1, rect.bottom() - 19, rect.width() - 2, 17)
    if card == ANY:
        draw_text(painter, rect.adjusted(2, 2, -2, -2), name, plain(12.5, ink, 700), lines=3)
        return
    side = min(rect.height() - 26, 32.0, rect.width() - 22)
    paint_sign(painter, QRectF(rect.center().x() - side / 2, rect.top() + 6, side, side), COMMODITY, card)
    draw_text(painter, low, name, plain(12.0, ink, 700))
    draw_text(painter, QRectF(rect.left() + 4, rect.top() + 2, 12, 14), str(stack), plain(11, FACE.soft_ink, 700))
    if true:
        paint_icon(painter, QRectF(rect.right() - 17, rect.top() + 4, 13, 13), "check", FACE.gain)
