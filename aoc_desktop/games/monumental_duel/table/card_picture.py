"""Any card as a picture: for the zoom, the almanac and the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from aoc_desktop.games.monumental_duel.rules.cards import CardSet
from aoc_desktop.games.monumental_duel.table.colours import group_of_card
from aoc_desktop.games.monumental_duel.table.face_book import FaceBook
from aoc_desktop.games.monumental_duel.table.faces import (
    KIND_SIGNS,
    CardFace,
    clip_card,
    paint_city_card,
    paint_corner,
    paint_octagon,
    paint_price,
    paint_tab,
    paint_track_card,
)
from aoc_desktop.games.monumental_duel.table.formula import faces_formula
from aoc_desktop.games.monumental_duel.table.side_faces import paint_espionage, paint_person, paint_policy
from aoc_desktop.games.monumental_duel.table.vignettes import paint_art, paint_emblem_scene
from aoc_desktop.ui.kit.card_kit import paint_source_mark
from aoc_desktop.ui.kit.formula_paint import paint_formula
from aoc_desktop.ui.kit.lettering import Align, Letters, draw_text, heading, plain, text_height
from aoc_desktop.ui.kit.theme import FACE, Radius, Size, Type
from aoc_desktop.ui.kit.tokens import Token

KINDS = ("building", "knowledge", "wonder", "province", "policy", "warlord", "espionage")
"""As the almanac has them; Revolt and Ambassador lie with buildings and warlords."""
WITH = {"revolt": "building", "ambassador": "warlord"}
SHAPES = {"track": 1.22, "city": 0.64, "policy": 0.74, "person": 0.8, "espionage": 1.34}
"""Height of a small face, in widths."""
LARGE = 1.3
RULES_WIDTHS = {"track": 110.0, "city": 146.0, "policy": 130.0, "person": 130.0, "espionage": 132.0}


def ids_of(cards: CardSet, kind: str) -> Sequence[str]:
    """The cards of a kind, as the almanac shows them."""
    return [card.id for card in cards.card.values() if WITH.get(card.kind, card.kind) == kind]


def kind_of(cards: CardSet, card: str) -> str:
    kind = cards.card[card].kind
    return WITH.get(kind, kind)


def shape_of(cards: CardSet, card: str) -> str:
    """Which of the small faces a card has."""
    data = cards.card[card]
    if data.kind in ("policy", "espionage"):
        return data.kind
    if data.kind in ("warlord", "ambassador", "advantage"):
        return "person"
    return "track" if data.era else "city"


def height_of(cards: CardSet, card: str, width: float) -> float:
    return width * (LARGE if width >= Size.SENTENCES_FROM else SHAPES[shape_of(cards, card)])


def paint_card(painter: QPainter, rect: QRectF, book: FaceBook, card: str) -> None:
    """A card's face into `rect`; with its sentences where it is wide enough for them."""
    if rect.width() >= Size.SENTENCES_FROM:
        paint_large(painter, rect, book.face(card, full=True))
        return
    face, shape = book.face(card), shape_of(book.cards, card)
    paints = {
        "track": paint_track_card,
        "city": paint_city_card,
        "policy": paint_policy,
        "person": paint_person,
        "espionage": paint_espionage,
    }
    paints[shape](painter, rect, face)


def card_signs(book: FaceBook, card: str) -> frozenset[str]:
    """The signs that a card's formulas show: what it is about."""
    face = book.face(card)
    lines = (face.gift, face.ability, face.bonus, *faces_formula(face.card))
    return frozenset(token.name for line in lines for token in line)


# ------------------------------------------------------------------ the large face
class LargeBands(NamedTuple):
    """Where the parts of a large face lie; the art takes what the others leave."""

    art: QRectF
    name: QRectF
    facts: QRectF
    formulas: list[tuple[QRectF, Sequence[Token]]]
    words: QRectF
    foot: QRectF


def large_bands(rect: QRectF, face: CardFace) -> LargeBands:
    width, inner = rect.width(), rect.width() * 0.88
    left = rect.left() + width * 0.06
    foot_high = width * 0.13 if face.card.cost else width * 0.03
    said = text_height(" ".join(face.sentences), _words(rect), inner) + width * 0.03
    shown = [tokens for tokens in (face.ability, face.bonus) if tokens]
    below = width * (0.15 + 0.08 + 0.14 * len(shown)) + said + foot_high
    art = QRectF(rect.left(), rect.top(), width, max(width * 0.28, rect.height() - below))
    name = QRectF(rect.left(), art.bottom(), width, width * 0.15)
    facts = QRectF(left, name.bottom() + width * 0.015, inner, width * 0.065)
    y = facts.bottom()
    formulas = []
    for tokens in shown:
        formulas.append((QRectF(left, y, inner, width * 0.14), tokens))
        y += width * 0.14
    foot = QRectF(rect.left(), rect.bottom() - foot_high, width, foot_high)
    return LargeBands(
        art, name, facts, formulas, QRectF(left, y + width * 0.01, inner, foot.top() - y - width * 0.01), foot
    )


def paint_large(painter: QPainter, rect: QRectF, face: CardFace) -> None:
    """Art, name, facts, formulas and the same in words."""
    card, width, bands = face.card, rect.width(), large_bands(rect, face)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip_card(painter, rect, Radius.ZOOM)
    _paint_large_art(painter, bands.art, face)
    if card.kind in KIND_SIGNS and card.era:
        paint_tab(painter, rect, face, width * 0.11)
    paint_corner(painter, rect, [Token("object", card.terrain)] if card.terrain else face.gift, width * 0.13)
    painter.fillRect(bands.name, QColor(group_of_card(card, face.civilization).accent))
    painter.restore()
    left = Align.AlignLeft | Align.AlignVCenter
    inner = bands.name.adjusted(width * 0.05, 0, -width * 0.05, 0)
    draw_text(painter, inner, face.name, heading(width * 0.085, FACE.accent_text, width * 0.05), left)
    draw_text(painter, bands.facts, face.facts, plain(max(Type.CAPTION, width * 0.04), FACE.soft_ink, 600), left)
    for place, tokens in bands.formulas:
        paint_formula(painter, place, tokens, width * 0.11)
    draw_text(
        painter, bands.words, " ".join(face.sentences), _words(rect), Align.AlignHCenter | Align.AlignTop, lines=12
    )
    if card.cost:
        _paint_foot(painter, bands.foot, face)
    if face.source_mark:
        corner = rect.bottomRight() - QPointF(width * 0.04, width * 0.035)
        paint_source_mark(painter, face.source_mark, corner, width * 0.05)


def _paint_large_art(painter: QPainter, art: QRectF, face: CardFace) -> None:
    """The picture; a policy has that of its civilisation, an espionage card is its own."""
    card, width = face.card, art.width()
    if card.kind == "policy":
        paint_emblem_scene(painter, art, face.civilization)
    elif card.kind == "espionage":
        painter.fillRect(art, QColor(group_of_card(card).tint))
        paint_espionage(painter, art.adjusted(width * 0.17, 8, -width * 0.17, -8), face)
    else:
        paint_art(painter, art, card, face.civilization)


def _words(rect: QRectF) -> Letters:
    return plain(max(Type.TEXT, rect.width() * 0.045), FACE.ink)


def _paint_foot(painter: QPainter, strip: QRectF, face: CardFace) -> None:
    """The price, of a wonder both sections."""
    card, high = face.card, strip.height() * 0.74
    top = strip.center().y() - high / 2
    if card.kind == "wonder":
        for number, price in enumerate(card.cost):
            paint_octagon(
                painter, QRectF(strip.left() + strip.width() * 0.05 + number * high * 1.3, top, high, high), price
            )
        return
    paint_price(painter, QRectF(strip.left() + strip.width() * 0.05, top, high * 2.2, high), card.cost[0], card.pays)
