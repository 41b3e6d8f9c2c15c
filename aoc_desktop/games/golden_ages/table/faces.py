"""Faces of civilisations, wonders and buildings, into a rectangle of any size. All words come from the caller."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from aoc_desktop.games.golden_ages.table.colours import WONDER_PICTURES, people_of
from aoc_desktop.ui.art.drawings import Tones, drawing_of
from aoc_desktop.ui.art.emblems import GOLD, IVORY, paint_landscape, paint_roundel, paint_vignette, paint_wonder
from aoc_desktop.ui.art.friezes import paint_frieze
from aoc_desktop.ui.kit.card_kit import card_radius, fill, paint_source_mark, rounded, zoomed
from aoc_desktop.ui.kit.formula_paint import SMALLEST, arrange, paint_formula
from aoc_desktop.ui.kit.groups import group_of
from aoc_desktop.ui.kit.high_contrast import opaque
from aoc_desktop.ui.kit.lettering import Align, draw_name, draw_text, heading, plain, text_height, text_width
from aoc_desktop.ui.kit.theme import FACE, Type
from aoc_desktop.ui.kit.tokens import Token, figure, thing

LEFT = Align.AlignLeft | Align.AlignVCenter
NUMERALS = ("", "I", "II", "III", "IV")
SMALLEST_SIGN = 11.5
"""On small cards a sign may be smaller than elsewhere: the large one is a key away."""
FLAT = 1.6
"""A wonder so much wider than high has its picture at the left."""
CIVILIZATION, WONDER, BUILDING = (122.0, 134.0), (170.0, 56.0), (81.0, 60.0)
"""At 1280 × 720."""
SLATE_AND_CLAY = Tones("#3B4550", "#8C6A58", IVORY, GOLD)
"""Of houses, where wonders are bronze."""


class CivilizationFace(NamedTuple):
    id: str
    name: str
    value: int
    era: int
    tokens: Sequence[Token]
    sentence: str = ""
    source_mark: str = ""


class WonderFace(NamedTuple):
    id: str
    name: str
    cost: int
    price: int
    """What the person at the table pays."""
    cheaper: tuple[tuple[str, int], ...]
    """Civilisations that pay less, and what."""
    tokens: Sequence[Token]
    sentence: str = ""
    source_mark: str = ""


class BuildingFace(NamedTuple):
    id: str
    name: str
    tokens: Sequence[Token]
    mark: str = ""
    """"3+": from how many players on it is there."""
    sentence: str = ""
    source_mark: str = ""


def paint_tab(painter: QPainter, art: QRectF, tokens: Sequence[Token], size: float, right: bool = False) -> None:
    """Figures on a dark tab in an upper corner of a picture."""
    plan = arrange(tokens, QSizeF(art.width(), size), size)
    wide = plan.width + size * 0.7
    left = art.right() - wide if right else art.left()
    tab = QRectF(left, art.top(), wide, size * 1.36)
    corner = size * 0.42
    shape = QPainterPath()
    grown = tab.adjusted(0, -corner, corner, 0) if right else tab.adjusted(-corner, -corner, 0, 0)
    shape.addRoundedRect(grown, corner, corner)
    shade = QColor(FACE.tab)
    shade.setAlphaF(opaque(0.84))
    painter.save()
    painter.setClipRect(art, Qt.ClipOperation.IntersectClip)
    fill(painter, shape, shade)
    painter.restore()
    paint_formula(painter, tab.adjusted(0, size * 0.1, 0, -size * 0.1), tokens, size, True, colour=FACE.worker)


def _paper(painter: QPainter, rect: QRectF, radius: float) -> None:
    fill(painter, rounded(rect, radius), FACE.paper)
    painter.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)


def _paint_words(painter: QPainter, place: QRectF, tokens: Sequence[Token], sentence: str, icon: float) -> None:
    """A formula and, where the card is large, the same in words."""
    letters = plain(max(Type.TEXT, icon * 0.4), FACE.ink)
    words = min(text_height(sentence, letters, place.width()), place.height() * 0.66) if sentence else 0.0
    gap = icon * 0.3 if sentence else 0.0
    least = SMALLEST if sentence else SMALLEST_SIGN
    plan = arrange(tokens, QSizeF(place.width(), place.height() - words - gap), icon, least)
    top = place.center().y() - (plan.height + gap + words) / 2
    paint_formula(painter, QRectF(place.left(), top, place.width(), plan.height), tokens, icon, smallest=least)
    if sentence:
        below = QRectF(place.left(), top + plan.height + gap, place.width(), place.bottom() - top - plan.height - gap)
        draw_text(painter, below, sentence, letters, Align.AlignHCenter | Align.AlignTop, lines=7)


# ------------------------------------------------------------------ civilisation
def paint_civilization(painter: QPainter, rect: QRectF, face: CivilizationFace) -> None:
    """Art with value and era, the name in its people's colour, the formula."""
    emblem, group_name = people_of(face.id)
    group, width = group_of(group_name), rect.width()
    large = zoomed(rect)
    unit = min(width, rect.height() * 0.92)
    name_high = unit * (0.17 if large else 0.2)
    art = QRectF(rect.topLeft(), QSizeF(width, rect.height() * (0.42 if large else 0.52)))
    band = QRectF(rect.left(), art.bottom(), width, name_high)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paper(painter, rect, card_radius(rect, CIVILIZATION[0]))
    paint_vignette(painter, art, emblem, group_name)
    painter.fillRect(band, QColor(group.accent))
    paint_frieze(painter, QRectF(band.topLeft(), QSizeF(width, unit * 0.04)), group.frieze)
    size = unit * (0.075 if large else 0.14)
    paint_tab(painter, art, [thing("first_player"), figure(face.value)], size)
    if large:
        paint_tab(painter, art, [Token("word", text=NUMERALS[face.era])], size, right=True)
    painter.restore()
    letters = heading(unit * (0.1 if large else 0.145), FACE.accent_text, 12.5)
    draw_name(painter, band.adjusted(unit * 0.03, unit * 0.035, -unit * 0.03, 0), face.name, letters)
    edge = width * (0.07 if large else 0.03)
    place = QRectF(rect.left() + edge, band.bottom() + 2, width - 2 * edge, rect.bottom() - band.bottom() - 4)
    _paint_words(painter, place, face.tokens, face.sentence if large else "", unit * (0.115 if large else 0.19))
    if face.source_mark:
        corner = rect.bottomRight() - QPointF(width, width) * 0.03
        paint_source_mark(painter, face.source_mark, corner, max(9.0, unit * 0.06))


# ------------------------------------------------------------------ wonder
def paint_wonder_card(painter: QPainter, rect: QRectF, face: WonderFace) -> None:
    """Lying: its picture at the left. Standing: above, with the sentence below the formula."""
    flat = rect.width() > rect.height() * FLAT
    scale = rect.height() / WONDER[1] if flat else rect.width() / 240
    art = QRectF(
        rect.topLeft(), QSizeF(rect.height(), rect.height()) if flat else QSizeF(rect.width(), rect.height() * 0.4)
    )
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paper(painter, rect, 8 * scale)
    paint_wonder(painter, art, WONDER_PICTURES.get(face.id, face.id))
    size = (15 if flat else 20) * scale
    struck = [figure(face.cost, struck=True)] if face.price != face.cost else []
    paint_tab(painter, art, [*struck, figure(face.price), thing("coin")], size)
    painter.restore()
    house = 11 * scale
    if flat:
        inner = QRectF(art.right(), rect.top(), rect.right() - art.right(), rect.height()).adjusted(
            6 * scale, 1 * scale, -5 * scale, -2 * scale
        )
        third = inner.height() * 0.36
        letters = heading(16 * scale, FACE.ink, 12.5 * min(1.0, scale))
        draw_name(painter, QRectF(inner.left(), inner.top(), inner.width(), third), face.name, letters, LEFT)
        low = third * (0.9 if face.cheaper else 0.0)
        room = QRectF(inner.left(), inner.top() + third, inner.width(), inner.height() - third - low)
        paint_formula(painter, room, face.tokens, 18 * scale, align=LEFT)
        if face.cheaper:
            _paint_cheaper(painter, QRectF(inner.left(), inner.bottom() - low, inner.width() - house, low), face, scale)
    else:
        name = QRectF(rect.left(), art.bottom() + 4 * scale, rect.width(), 34 * scale)
        draw_name(painter, name.adjusted(8, 0, -8, 0), face.name, heading(24 * scale, FACE.ink))
        low = 26 * scale if face.cheaper else 8 * scale
        place = QRectF(rect.left(), name.bottom(), rect.width(), rect.bottom() - name.bottom() - low)
        edge = 14 * scale
        sentence = face.sentence if zoomed(rect) else ""
        _paint_words(painter, place.adjusted(edge, 0, -edge, 0), face.tokens, sentence, 30 * scale)
        if face.cheaper:
            row = QRectF(rect.left() + edge, rect.bottom() - low, rect.width() - 2 * edge - house, 20 * scale)
            _paint_cheaper(painter, row, face, scale * 1.3)
    if face.source_mark:
        paint_source_mark(painter, face.source_mark, rect.bottomRight() - QPointF(4, 4) * scale, house)


def _paint_cheaper(painter: QPainter, place: QRectF, face: WonderFace, scale: float) -> None:
    """The roundel of each civilisation that pays less, with its price."""
    side = min(place.height(), 16 * scale)
    x = place.left()
    for civilization, price in face.cheaper:
        spot = QRectF(x, place.center().y() - side / 2, side, side)
        paint_roundel(painter, spot, *people_of(civilization))
        room = QRectF(spot.right() + 2 * scale, place.top(), 34 * scale, place.height())
        mine = price == face.price != face.cost
        colour = FACE.gain if mine else FACE.soft_ink
        paint_formula(
            painter, room, [figure(price), thing("coin")], side * 0.94, align=LEFT, colour=colour, smallest=11
        )
        x = room.right() + 3 * scale


# ------------------------------------------------------------------ building
def paint_building(painter: QPainter, rect: QRectF, face: BuildingFace) -> None:
    """Art strip, name, formula; its sentence in the zoom."""
    large = zoomed(rect)
    scale = rect.width() / BUILDING[0] if not large else rect.width() / 150
    # A name that one line cannot hold takes of the picture.
    long = not large and text_width(face.name, 600, Type.FLOOR) > rect.width() - 4
    art = QRectF(rect.topLeft(), QSizeF(rect.width(), rect.height() * (0.36 if large else 0.18 if long else 0.40)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paper(painter, rect, 8 * min(scale, rect.height() / BUILDING[1]))
    paint_house(painter, art, face.id)
    if face.mark and large:
        paint_tab(painter, art, [Token("word", text=face.mark)], 14 * scale, right=True)
    painter.restore()
    rest = rect.height() - art.height()
    name = QRectF(rect.left() + 2, art.bottom(), rect.width() - 4, rest * (0.2 if large else 0.6 if long else 0.46))
    letters = heading(min(15.0 * scale, name.height() * 0.86), FACE.ink)
    if large or text_width(face.name, 0, letters.floor) <= name.width():
        draw_name(painter, name, face.name, letters)
    else:
        draw_text(painter, name, face.name, plain(12.0, FACE.ink, 600), lines=2 if long else 1)
    place = QRectF(rect.left(), name.bottom(), rect.width(), rect.bottom() - name.bottom() - 2 * scale)
    edge = rect.width() * (0.07 if large else 0.02)
    icon = (24 if large else 17) * scale
    _paint_words(painter, place.adjusted(edge, 0, -edge, 0), face.tokens, face.sentence if large else "", icon)
    if face.source_mark and large:
        paint_source_mark(painter, face.source_mark, rect.bottomRight() - QPointF(6, 6), 12 * scale)


def paint_small_card(painter: QPainter, rect: QRectF, kind: str, card: str, name: str) -> None:
    """A card in one line: its picture and its name, for boards of others."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paper(painter, rect, 5)
    letters = plain(12.0, FACE.ink, 600)
    room = rect.width() - rect.height() * 1.1 - 6
    named = bool(name) and text_width(name, letters.weight, letters.floor) <= room
    art = QRectF(rect.topLeft(), QSizeF(rect.height() * 1.1 if named else rect.width(), rect.height()))
    if kind == "wonder":
        paint_wonder(painter, art, WONDER_PICTURES.get(card, card))
    else:
        paint_house(painter, art, card)
    painter.restore()
    if named:
        draw_text(painter, rect.adjusted(art.width() + 3, 0, -3, 0), name, letters, LEFT)


def paint_own_wonder(painter: QPainter, rect: QRectF, face: WonderFace) -> None:
    """A wonder of one's own: a picture at the left, name and what it still does at the right. Where many lie, the
    picture stands for the name."""
    longest = max(text_width(word, 600, Type.FLOOR) for word in face.name.split()) + 7
    share = next((share for share in (0.4, 0.3) if longest <= rect.width() * (1 - share)), 1.0)
    narrow = rect.width() < 96 or share == 1.0
    high = rect.height() * (0.58 if face.tokens else 1.0) if narrow else rect.height()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paper(painter, rect, 6)
    art = QRectF(rect.topLeft(), QSizeF(rect.width() * (1.0 if narrow else share), high))
    paint_wonder(painter, art, WONDER_PICTURES.get(face.id, face.id))
    painter.restore()
    if narrow:
        below = QRectF(rect.left() + 1, art.bottom(), rect.width() - 2, rect.bottom() - art.bottom())
        paint_formula(painter, below, face.tokens, 15, smallest=9)
        return
    room = QRectF(art.right() + 3, rect.top() + 1, rect.right() - art.right() - 5, rect.height() - 2)
    low = room.height() * (0.44 if face.tokens else 0.0)
    name = room.adjusted(0, 0, 0, -low)
    draw_text(painter, name, face.name, plain(12.0, FACE.ink, 600, 11), lines=3 if not face.tokens else 2)
    paint_formula(painter, room.adjusted(0, room.height() - low, 0, 0), face.tokens, 17, smallest=9)


def paint_house(painter: QPainter, rect: QRectF, house: str) -> None:
    """A landscape that fills `rect`, with the house on its ground."""
    paint_landscape(painter, rect, SLATE_AND_CLAY, drawing_of("houses", house))
