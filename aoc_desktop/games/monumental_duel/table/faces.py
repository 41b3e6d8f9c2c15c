"""Faces of development and City cards, into a rectangle of any size. All words come from the caller."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from aoc_desktop.games.monumental_duel.rules.cards import RESOURCES, Card
from aoc_desktop.games.monumental_duel.table.colours import CardSize, group_of_card
from aoc_desktop.games.monumental_duel.table.formula import SIGNS, ability_formula, bonus_formula, gift_formula
from aoc_desktop.games.monumental_duel.table.vignettes import paint_art
from aoc_desktop.ui.kit.card_kit import card_radius, fill, outline, paint_source_mark, rounded
from aoc_desktop.ui.kit.formula_paint import arrange, paint_formula
from aoc_desktop.ui.kit.high_contrast import line_px, plain_or, under_white
from aoc_desktop.ui.kit.icons import mix, paint_icon
from aoc_desktop.ui.kit.lettering import Align, draw_name, draw_text, elided, growth, heading, plain, text_width
from aoc_desktop.ui.kit.theme import FACE, Type
from aoc_desktop.ui.kit.tokens import Token

LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
KIND_SIGNS = {"building": "building", "knowledge": "knowledge", "province": "province", "wonder": "wonder"}
PRICES = {"production": "#8E3B1E", "science": "#17695F", "military": "#4C5B69"}
"""The pill of a price, by what is paid."""
ROMAN = ("", "I", "II", "III")
SMALL = 12.0
"""Signs of narrow strips."""


class CardFace(NamedTuple):
    """All that a card shows. `ability` has no lead; sentences are for the large face only."""

    card: Card
    name: str
    civilization: str = ""
    gift: Sequence[Token] = ()
    ability: Sequence[Token] = ()
    bonus: Sequence[Token] = ()
    source_mark: str = ""
    facts: str = ""
    sentences: tuple[str, ...] = ()


def card_face(card: Card, name: str, civilization: str = "", mark: str = "", leaves: str = "") -> CardFace:
    """A face without sentences; `leaves`: the word for a Revolt that goes away."""
    ability = ability_formula(card, leaves=leaves)
    return CardFace(card, name, civilization, gift_formula(card), ability, bonus_formula(card), mark)


def clip_card(painter: QPainter, rect: QRectF, radius: float) -> None:
    fill(painter, rounded(rect, radius), FACE.paper)
    painter.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)


def grown_parts(height: float, parts: float, share: float) -> float:
    """How much the lines of a face grow with the letters: so far as its picture keeps the rest of the height."""
    return max(1.0, min(growth(), share * height / parts))


# ------------------------------------------------------------------ parts that many faces share
def paint_name_band(
    painter: QPainter, band: QRectF, face: CardFace, px: float, align: Align = Align.AlignCenter
) -> None:
    painter.fillRect(band, QColor(group_of_card(face.card, face.civilization).accent))
    inner = band.adjusted(5, 0, -5, 0)
    draw_name(painter, inner, face.name, heading(px, FACE.accent_text, 12.5), align)


def paint_corner(painter: QPainter, card: QRectF, tokens: Sequence[Token], height: float) -> None:
    """The gift on ivory in the upper right corner."""
    if not tokens:
        return
    plan = arrange(tokens, QSizeF(card.width() * 0.6, height), height * 0.9)
    pad = height * 0.2
    tab = QRectF(card.right() - plan.width - 2 * pad, card.top(), plan.width + 2 * pad, height)
    shape = QPainterPath()
    shape.setFillRule(Qt.FillRule.WindingFill)
    shape.addRoundedRect(tab, 7, 7)
    shape.addRect(QRectF(tab.topLeft(), QSizeF(tab.width(), height / 2)))
    shape.addRect(QRectF(tab.center().x(), tab.top(), tab.width() / 2, height))
    fill(painter, shape, FACE.slot)
    paint_formula(painter, tab, tokens, height * 0.9)


def paint_tab(painter: QPainter, card: QRectF, face: CardFace, height: float) -> None:
    """Kind and era in the upper left corner."""
    sign, era = KIND_SIGNS[face.card.kind], ROMAN[face.card.era]
    side, px = height * 0.72, height * 0.62
    width = side + text_width(era, 600, px) + height * 0.62
    tab = QRectF(card.left(), card.top(), width, height)
    shape = QPainterPath()
    shape.addRoundedRect(tab.adjusted(-8, -8, 0, 0), 7, 7)
    fill(painter, shape, group_of_card(face.card, face.civilization).accent)
    box = QRectF(tab.left() + height * 0.16, tab.center().y() - side / 2, side, side)
    paint_icon(painter, box, sign, FACE.glyph)
    draw_text(
        painter, QRectF(box.right() + 2, tab.top(), width - side, height), era, plain(px, FACE.accent_text, 600), LEFT
    )


def paint_price(painter: QPainter, rect: QRectF, amount: int, resource: int, struck: int = 0) -> None:
    """A pill with the price; `struck`: what it would have been."""
    name = RESOURCES[resource]
    fill(painter, rounded(rect, rect.height() / 2), under_white(PRICES[name]))
    side, px = rect.height() * 0.74, rect.height() * 0.72
    width = text_width(str(amount), 900, px)
    left = rect.center().x() - (width + side + 3) / 2
    draw_text(
        painter, QRectF(left, rect.top(), width + 1, rect.height()), str(amount), plain(px, FACE.accent_text, 900), LEFT
    )
    paint_icon(painter, QRectF(left + width + 3, rect.center().y() - side / 2, side, side), SIGNS[name], on_dark=True)
    if struck:
        draw_text(painter, rect.translated(rect.width() + 3, 0), f"({struck})", plain(11, FACE.soft_ink), LEFT)


def paint_octagon(painter: QPainter, box: QRectF, number: int, paid: bool = False) -> None:
    """The price of a section of a wonder; `paid`: pale, a pawn stands on it."""
    cut = box.width() * 0.3
    path = QPainterPath(QPointF(box.left() + cut, box.top()))
    for x, y in (
        (box.right() - cut, box.top()), (box.right(), box.top() + cut), (box.right(), box.bottom() - cut),
        (box.right() - cut, box.bottom()), (box.left() + cut, box.bottom()), (box.left(), box.bottom() - cut),
        (box.left(), box.top() + cut),
    ):  # fmt: skip
        path.lineTo(x, y)
    path.closeSubpath()
    fill(painter, path, mix(PRICES["production"], FACE.paper, 0.6) if paid else under_white(PRICES["production"]))
    ink = FACE.soft_ink if paid else FACE.accent_text
    draw_text(painter, box, str(number), plain(box.height() * 0.64, ink, 900))


def paint_hut(painter: QPainter, rect: QRectF, face: CardFace, size: float = 10.0) -> None:
    if face.source_mark:
        paint_source_mark(painter, face.source_mark, rect.bottomRight() - QPointF(5, 5), size)


# ------------------------------------------------------------------ development cards
def paint_track_card(painter: QPainter, rect: QRectF, face: CardFace) -> None:
    """A card of the track: tab, art, name, formula, price; a wonder has its two sections in the strip."""
    card = face.card
    group = group_of_card(card, face.civilization)
    strip_high, formula_high = 27.0, 28.0 + max(0.0, rect.height() - CardSize.TRACK[1]) * 0.3
    two = text_width(face.name, 0, 14.5) > rect.width() - 8
    name_high = 34.0 if two else 23.0
    grows = grown_parts(rect.height() - strip_high, formula_high + name_high, 0.72)
    formula_high, name_high = formula_high * grows, name_high * grows
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip_card(painter, rect, card_radius(rect, CardSize.TRACK[0]))
    strip = QRectF(rect.left(), rect.bottom() - strip_high, rect.width(), strip_high)
    middle = QRectF(rect.left(), strip.top() - formula_high, rect.width(), formula_high)
    name = QRectF(rect.left(), middle.top() - name_high, rect.width(), name_high)
    art = QRectF(rect.topLeft(), QSizeF(rect.width(), name.top() - rect.top()))
    paint_art(painter, art, card, face.civilization)
    painter.fillRect(strip, QColor(group.tint))
    rule = QRectF(strip.topLeft(), QSizeF(strip.width(), line_px(1)))
    painter.fillRect(rule, QColor(plain_or(mix(group.tint, group.accent, 0.3), group.ink)))
    paint_name_band(painter, name, face, 15.5 if not two else 14.0)
    paint_tab(painter, rect, face, 20)
    corner = [Token("object", card.terrain)] if card.terrain else face.gift
    paint_corner(painter, rect, corner, 21)
    painter.restore()
    shown = face.bonus if card.kind == "province" else face.ability
    paint_formula(painter, middle.adjusted(3, 1, -3, -1), shown, 21, smallest=SMALL)
    _paint_strip(painter, strip, face)
    if face.source_mark and card.kind != "wonder":
        paint_source_mark(painter, face.source_mark, rect.bottomRight() - QPointF(6, 6), 11)
    elif face.source_mark:
        tab = QRectF(rect.right() - 18, rect.top(), 18, 18)
        fill(painter, rounded(tab.adjusted(0, -6, 6, 0).intersected(rect), 5), group.accent)
        paint_source_mark(painter, face.source_mark, tab.bottomRight() - QPointF(3, 3), 11, FACE.glyph)


def _paint_strip(painter: QPainter, strip: QRectF, face: CardFace) -> None:
    card = face.card
    if card.kind == "wonder":
        side = strip.height() - 6
        for number, left in enumerate((strip.left() + 2, strip.right() - side - 2)):
            paint_octagon(painter, QRectF(left, strip.top() + 3.5, side, side), card.cost[number])
        room = strip.adjusted(side + 2.5, 0, -side - 2.5, 0)
        paint_formula(painter, room, face.bonus, 18, smallest=SMALL)
    elif card.cost:
        pill = QRectF(strip.left() + 4, strip.top() + 4, 42, strip.height() - 7)
        paint_price(painter, pill, card.cost[0], card.pays)


def paint_pile_card(painter: QPainter, rect: QRectF, face: CardFace, left: int) -> None:
    """A basic building with its price and how many are left of it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip_card(painter, rect, 7)
    strip = QRectF(rect.left(), rect.bottom() - 22, rect.width(), 22)
    name = QRectF(rect.left(), strip.top() - 17, rect.width(), 17)
    paint_art(painter, QRectF(rect.topLeft(), QSizeF(rect.width(), name.top() - rect.top())), face.card)
    group = group_of_card(face.card)
    painter.fillRect(strip, QColor(group.tint))
    painter.fillRect(name, QColor(group.accent))
    paint_corner(painter, rect, face.gift or face.ability, 19)
    painter.restore()
    draw_name(painter, name.adjusted(2, 0, -2, 0), face.name, plain(12, FACE.accent_text, 600))
    paint_price(painter, QRectF(strip.left() + 3, strip.top() + 3, 34, 17), face.card.cost[0], face.card.pays)
    draw_text(painter, strip.adjusted(38, 0, -5, 0), f"×{left}", plain(12.5, FACE.soft_ink, 600), RIGHT)


# ------------------------------------------------------------------ City cards
class CellLook(NamedTuple):
    """How a cell of the City looks now."""

    active: bool = False
    used: bool = False
    knowledge_used: bool = False
    lit: bool = False


def paint_city_card(painter: QPainter, rect: QRectF, face: CardFace, knowledge: CardFace | None = None) -> None:
    """A card of my City, upright; its knowledge slides out below."""
    strip_high = 26.0 if knowledge is not None else 0.0
    body = rect.adjusted(0, 0, 0, -strip_high)
    if knowledge is not None:
        paint_knowledge_strip(painter, QRectF(rect.left(), body.bottom() - 8, rect.width(), strip_high + 8), knowledge)
    formula_high = 0.0
    if face.ability:
        formula_high = 30.0 if knowledge is None else 24.0
    name_high = 22.0
    grows = grown_parts(body.height(), formula_high + name_high, 0.62)
    formula_high, name_high = formula_high * grows, name_high * grows
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip_card(painter, body, card_radius(rect, CardSize.CITY[0]))
    low = QRectF(body.left(), body.bottom() - formula_high, body.width(), formula_high)
    name = QRectF(body.left(), low.top() - name_high, body.width(), name_high)
    paint_art(
        painter, QRectF(body.topLeft(), QSizeF(body.width(), name.top() - body.top())), face.card, face.civilization
    )
    paint_name_band(painter, name, face, 16)
    paint_corner(painter, body, face.gift, min(26.0, max(18.0, name.top() - body.top())))
    painter.restore()
    if face.ability:
        paint_formula(painter, low.adjusted(6, 1, -6, -1), face.ability, min(22.0, low.height() - 3), smallest=SMALL)
    paint_hut(painter, body, face, 9)


def paint_knowledge_strip(painter: QPainter, rect: QRectF, face: CardFace) -> None:
    """What is seen of a knowledge under its cover: its name if it fits, else the book; its formula always."""
    group = group_of_card(face.card._replace(set="development"))
    fill(painter, rounded(rect, 8), group.tint)
    outline(painter, rect, 8, mix(group.tint, group.accent, 0.35), 1)
    place = QRectF(rect.left() + 7, rect.top() + 8, rect.width() - 13, rect.height() - 9)
    plan = arrange(face.ability, place.size(), 18, SMALL)
    room = place.width() - plan.width - 8
    if text_width(face.name, 700, 12) <= room:
        draw_text(
            painter,
            QRectF(place.topLeft(), QSizeF(room, place.height())),
            face.name,
            plain(12.5, group.dark, 700),
            LEFT,
        )
    else:
        paint_icon(painter, QRectF(place.left(), place.center().y() - 8, 16, 16), "knowledge")
        place = place.adjusted(20, 0, 0, 0)
    paint_formula(painter, place, face.ability, 18, align=RIGHT, smallest=SMALL)


def paint_row_card(painter: QPainter, rect: QRectF, face: CardFace, knowledge: CardFace | None = None) -> None:
    """A card of the other's City: art at the left, name, gift and formula beside it, knowledge as a teal chip."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip_card(painter, rect, 6)
    wide = rect.height() * 0.95
    paint_art(painter, QRectF(rect.topLeft(), QSizeF(wide, rect.height())), face.card, face.civilization)
    accent = group_of_card(face.card, face.civilization).accent
    painter.fillRect(QRectF(rect.left() + wide, rect.top(), 4, rect.height()), QColor(accent))
    painter.restore()
    inner = rect.adjusted(wide + 8, 2, -4, -2)
    half = QSizeF(inner.width(), inner.height() / 2)
    draw_short_name(painter, QRectF(inner.topLeft(), half), face.name)
    low = QRectF(QPointF(inner.left(), inner.center().y()), half)
    tokens = [*face.gift, *face.ability]
    if knowledge is None:
        paint_formula(painter, low, tokens, 16, align=LEFT, smallest=SMALL)
        return
    group = group_of_card(knowledge.card._replace(set="development"))
    plan = arrange(knowledge.ability, QSizeF(low.width() * 0.7, low.height()), 14, SMALL)
    shown: Sequence[Token] = knowledge.ability
    wide = plan.width + 10
    if not plan.fits or not arrange(tokens, QSizeF(low.width() - wide - 3, low.height()), 16, SMALL).fits:
        shown, wide = [Token("object", "knowledge")], low.height() + 4  # the book says that there is one
    chip = QRectF(low.right() - wide, low.top(), wide, low.height())
    fill(painter, rounded(chip, 5), group.tint)
    outline(painter, chip, 5, mix(group.tint, group.accent, 0.4), 1)
    paint_formula(painter, chip, shown, 14, smallest=SMALL)
    beside = QRectF(low.topLeft(), QPointF(chip.left() - 3, low.bottom()))
    paint_formula(painter, beside, tokens, 16, align=LEFT, smallest=SMALL)


def draw_short_name(
    painter: QPainter, rect: QRectF, name: str, colour: str = "", weight: int = 600, align: Align = LEFT
) -> None:
    """A name in a narrow place: as large as it fits, then cut knowingly; the tooltip has it whole."""
    shown = elided(name, weight, Type.FLOOR, rect.width())
    draw_text(painter, rect, shown, plain(12.5, colour or FACE.ink, weight), align)


def paint_used(painter: QPainter, corner: QPointF, side: float) -> None:
    """The Action token, its middle at `corner`."""
    paint_icon(painter, QRectF(corner.x() - side / 2, corner.y() - side / 2, side, side), "used")
