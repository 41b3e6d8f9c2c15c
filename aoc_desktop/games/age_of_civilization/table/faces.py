"""Faces of civilisations and wonders, into a rectangle of any size. All words come from the caller."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from aoc_desktop.games.age_of_civilization.rules.cards import Civilization, Wonder
from aoc_desktop.games.age_of_civilization.table.colours import CardSize
from aoc_desktop.games.age_of_civilization.table.formula import Technologies, ability_formula
from aoc_desktop.kernel.sources import latest
from aoc_desktop.ui.art import emblems
from aoc_desktop.ui.art.friezes import paint_frieze
from aoc_desktop.ui.kit.card_kit import (
    card_radius,
    fill,
    paint_source_mark,
    rounded,
    zoomed,
)
from aoc_desktop.ui.kit.formula_paint import SMALLEST, arrange, paint_formula, row_width
from aoc_desktop.ui.kit.groups import group_of
from aoc_desktop.ui.kit.high_contrast import line_px, opaque, plain_or
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.kit.lettering import (
    Align,
    Letters,
    draw_name,
    draw_text,
    growth,
    heading,
    name_lines,
    plain,
    text_height,
    text_width,
)
from aoc_desktop.ui.kit.theme import FACE, Type
from aoc_desktop.ui.kit.tokens import BREAK, Token

LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
SQUATTEST = 1.45
"""Height of a civilisation's card, in widths, under which its parts no longer grow with the width."""


NO_MARKS: Mapping[str, str] = MappingProxyType({})


class CivilizationFace(NamedTuple):
    """All that a civilisation's card shows."""

    id: str
    group: str
    name: str
    population: int
    main: Sequence[Token]
    inherited: Sequence[Token]
    group_name: str = ""
    main_sentence: str = ""
    inherited_sentence: str = ""
    source_marks: Mapping[str, str] = NO_MARKS
    """By field; one sign for all of them where the card is small."""

    @property
    def source_mark(self) -> str:
        return latest(self.source_marks.values())

    """Which of population, main, inherited are not from the rulebook."""


class WonderFace(NamedTuple):
    """All that a wonder's card shows."""

    id: str
    name: str
    tokens: Sequence[Token]
    sentence: str = ""
    source_mark: str = ""


def civilization_face(
    card: Civilization, name: str, technologies: Technologies | None = None, marks: Mapping[str, str] = NO_MARKS
) -> CivilizationFace:
    """A face without sentences, for the market; `_replace` adds them for the zoom."""
    main, inherited = (ability_formula(effects, technologies) for effects in (card.main, card.inherited))
    return CivilizationFace(card.id, card.group, name, card.population, main, inherited, source_marks=marks)


def wonder_face(card: Wonder, name: str, technologies: Technologies | None = None, mark: str = "") -> WonderFace:
    return WonderFace(card.id, name, ability_formula(card.effects, technologies), source_mark=mark)


# ------------------------------------------------------------------ civilisation
class Bands(NamedTuple):
    """Where the parts of a civilisation's card lie; the art takes what the others leave."""

    art: QRectF
    name: QRectF
    main: QRectF
    inherited: QRectF


def civilization_bands(rect: QRectF, face: CivilizationFace) -> Bands:
    unit = card_unit(rect)
    strip = _ability_height(rect, face.inherited, face.inherited_sentence, 0.29, 0.17)
    least = 0.48 * (1 + growth()) / 2  # larger signs take of the picture; on every card, so that names stand in line
    main = _ability_height(rect, face.main, face.main_sentence, least, 0.2)
    name = _name_height(rect, face)
    art = rect.height() - name - main - strip
    spare = art - 0.62 * unit
    if spare > 0:  # a taller card: the more there is, the more of it goes to the picture
        share = min(0.6, spare / unit)
        main += spare * (1 - share)
        art -= spare * (1 - share)
    heights, y, bands = (art, name, main, strip), rect.top(), []
    for height in heights:
        bands.append(QRectF(rect.left(), y, rect.width(), height))
        y += height
    return Bands(*bands)


def card_unit(rect: QRectF) -> float:
    """The width by which the parts of a card are measured: of a card wider than its shape, that of its height."""
    return rect.width() if zoomed(rect) else min(rect.width(), rect.height() / SQUATTEST)


def _ability_height(rect: QRectF, tokens: Sequence[Token], sentence: str, least: float, icon: float) -> float:
    """A band grows when its formula needs a second row, or its sentence another line."""
    width = rect.width()
    if zoomed(rect):
        plan = arrange(tokens, QSizeF(width * 0.86, width), width * 0.125)
        words = text_height(sentence, _sentence(rect), width * 0.86) if sentence else 0.0
        return max(least * width, plan.height + words + width * 0.13)
    unit = card_unit(rect)
    inner = width * (0.76 if icon < 0.2 else 0.93)
    plan = arrange(tokens, QSizeF(inner, (least - 0.05) * unit), unit * icon)
    if plan.fits:
        return least * unit
    return (least - 0.05) * unit + arrange(tokens, QSizeF(inner, unit), 14.5).height - unit * 0.12


def _sentence(rect: QRectF) -> Letters:
    return plain(max(Type.TEXT, rect.width() * 0.047), FACE.ink)


def _name_letters(rect: QRectF) -> Letters:
    width = rect.width()
    if zoomed(rect):
        return heading(width * 0.1, FACE.accent_text, width * 0.06)
    scale = card_unit(rect) / CardSize.CIVILIZATION[0]
    return heading(Type.NAME * scale, FACE.accent_text, Type.NAME_FLOOR * scale)


def _name_height(rect: QRectF, face: CivilizationFace) -> float:
    """.24 w with the frieze; a long name on a narrow card stands in two lines."""
    width = rect.width()
    if zoomed(rect):
        return 0.19 * width
    letters = _name_letters(rect)
    if name_lines(face.name, letters, width * 0.94) == 1:
        return 0.245 * card_unit(rect)
    return 0.09 * card_unit(rect) + 2 * letters.floor * 1.2


def paint_civilization(painter: QPainter, rect: QRectF, face: CivilizationFace) -> None:
    """A civilisation's card, from market size (90 px wide) to the zoom."""
    bands = civilization_bands(rect, face)
    group = group_of(face.group)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill(painter, rounded(rect, card_radius(rect, CardSize.CIVILIZATION[0])), FACE.paper)
    painter.setClipPath(rounded(rect, card_radius(rect, CardSize.CIVILIZATION[0])), Qt.ClipOperation.IntersectClip)
    emblems.paint_vignette(painter, bands.art, face.id, face.group)
    painter.fillRect(bands.name, QColor(group.accent))
    painter.fillRect(bands.main, QColor(FACE.paper))
    painter.fillRect(bands.inherited, QColor(group.tint))
    rule = line_px(max(1.0, rect.width() * 0.009))
    painter.fillRect(QRectF(rect.left(), bands.inherited.top() - rule / 2, rect.width(), rule), QColor(group.ink))
    paint_frieze(painter, QRectF(bands.name.topLeft(), QSizeF(rect.width(), card_unit(rect) * 0.05)), group.frieze)
    _paint_population(painter, bands.art, face.population, card_unit(rect))
    painter.restore()
    _paint_name(painter, rect, bands.name, face)
    _paint_abilities(painter, rect, bands, face)
    _paint_marks(painter, rect, bands, face)


def _paint_population(painter: QPainter, art: QRectF, population: int, unit: float) -> None:
    """Ivory workers on a dark tab in the upper left corner."""
    side = unit * (0.083 if zoomed(art) else 0.122)
    pitch = side * (1.26 if zoomed(art) else 1.06)
    tab = QRectF(art.left(), art.top(), pitch * population + side * 0.56, side * 1.42)
    shape = QPainterPath()
    corner = side * 0.4
    shape.addRoundedRect(tab.adjusted(-corner, -corner, 0, 0), corner, corner)
    shade = QColor(FACE.tab)
    shade.setAlphaF(opaque(0.82))
    fill(painter, shape, shade)
    for number in range(population):
        x = tab.left() + side * 0.3 + number * pitch + (pitch - side) / 2
        paint_icon(painter, QRectF(x, tab.center().y() - side / 2, side, side), "worker_flat", FACE.worker)


def _paint_name(painter: QPainter, rect: QRectF, band: QRectF, face: CivilizationFace) -> None:
    width, unit = rect.width(), card_unit(rect)
    place = band.adjusted(width * 0.03, unit * 0.055, -width * 0.03, -unit * 0.01)
    if not zoomed(rect):
        draw_name(painter, place, face.name, _name_letters(rect))
        return
    place.adjust(width * 0.02, 0, -width * 0.01, 0)
    group = plain(max(Type.CAPTION, width * 0.038), FACE.accent_text, 600)
    beside = text_width(face.group_name, group.weight, group.px) + width * 0.03 if face.group_name else 0.0
    draw_text(painter, place.adjusted(0, 0, -beside, 0), face.name, _name_letters(rect), LEFT)
    if face.group_name:
        draw_text(painter, place.adjusted(0, width * 0.012, 0, 0), face.group_name, group, RIGHT)


def _paint_abilities(painter: QPainter, rect: QRectF, bands: Bands, face: CivilizationFace) -> None:
    width, unit = rect.width(), card_unit(rect)
    if zoomed(rect):
        accent = group_of(face.group).ink
        _paint_spoken(painter, rect, bands.main, face.main, face.main_sentence)
        _paint_spoken(painter, rect, bands.inherited, face.inherited, face.inherited_sentence, accent)
        return
    paint_formula(painter, _main_place(rect, bands), face.main, _main_icon(rect, face))
    strip = bands.inherited.adjusted(width * 0.03, unit * 0.015, -width * 0.03, -unit * 0.01)
    _paint_inherited(painter, strip, face.inherited, unit * 0.19, unit * 0.1, group_of(face.group).ink)


def _main_place(rect: QRectF, bands: Bands) -> QRectF:
    side, low = rect.width() * 0.035, card_unit(rect) * 0.02
    return bands.main.adjusted(side, low, -side, -low)


def _main_icon(rect: QRectF, face: CivilizationFace) -> float:
    several = any(token.kind == BREAK for token in face.main)
    return card_unit(rect) * (0.2 if several else 0.23)


def _paint_inherited(
    painter: QPainter, place: QRectF, tokens: Sequence[Token], height: float, sign: float, accent: str
) -> None:
    """The strip sign, then the formula; both centred as one."""
    lead = sign * 1.5
    plan = arrange(tokens, QSizeF(place.width() - lead, place.height()), height)
    left = place.left() + max(0.0, (place.width() - plan.width - lead) / 2)
    paint_icon(painter, QRectF(left, place.center().y() - sign / 2, sign, sign), "inherited", accent)
    room = QRectF(left + lead, place.top(), plan.width + 0.5 if plan.fits else place.width() - lead, place.height())
    paint_formula(painter, room, tokens, height)


def _paint_spoken(
    painter: QPainter, rect: QRectF, band: QRectF, tokens: Sequence[Token], sentence: str, accent: str = ""
) -> None:
    """A formula and, below it, the same in words. An accent: the formula of an inherited ability."""
    width, letters = rect.width(), _sentence(rect)
    icon, sign = width * 0.125, width * 0.055
    inner = band.adjusted(width * 0.07, width * 0.03, -width * 0.07, -width * 0.03)
    words = text_height(sentence, letters, inner.width()) if sentence else 0.0
    lead = sign * 1.5 if accent else 0.0
    plan = arrange(tokens, QSizeF(inner.width() - lead, inner.height() - words), icon)
    gap = width * 0.03 if sentence else 0.0
    top = inner.center().y() - (plan.height + gap + words) / 2
    place = QRectF(inner.left(), top, inner.width(), plan.height)
    if accent:
        _paint_inherited(painter, place, tokens, icon, sign, accent)
    else:
        paint_formula(painter, place, tokens, icon)
    if sentence:
        below = QRectF(inner.left(), place.bottom() + gap, inner.width(), inner.bottom() - place.bottom() - gap)
        draw_text(painter, below, sentence, letters, Align.AlignHCenter | Align.AlignTop, lines=6)


def _paint_marks(painter: QPainter, rect: QRectF, bands: Bands, face: CivilizationFace) -> None:
    """One mark for the card at market size, one for each field in the zoom."""
    if not face.source_mark:
        return
    width = rect.width()
    if not zoomed(rect):
        _paint_small_mark(painter, rect, bands, face)
        return
    side, margin = width * 0.036, width * 0.03
    if "population" in face.source_marks:
        x = rect.left() + width * (0.083 * 1.26 * face.population + 0.083 * 0.56 + 0.03)
        corner = QPointF(x + side, bands.art.top() + width * 0.06 + side / 2)
        paint_source_mark(painter, face.source_marks["population"], corner, side, FACE.worker)
    for field, band in (("main", bands.main), ("inherited", bands.inherited)):
        if mark := face.source_marks.get(field):
            paint_source_mark(painter, mark, band.bottomRight() - QPointF(margin, margin * 0.7), side)


def _paint_small_mark(painter: QPainter, rect: QRectF, bands: Bands, face: CivilizationFace) -> None:
    """Lower right of the main band; upper right where the last row of the formula reaches so far."""
    width, band = rect.width(), bands.main
    side, margin = max(9.0, card_unit(rect) * 0.085), card_unit(rect) * 0.035
    plan = arrange(face.main, _main_place(rect, bands).size(), _main_icon(rect, face))
    last = row_width(plan.rows[-1], plan.size, plan.compact) if plan.rows else 0.0
    room = (width - last) / 2 - margin
    low = band.bottom() - margin
    if len(plan.rows) > 1 and room < side:
        low = band.top() + margin + side
    paint_source_mark(painter, face.source_mark, QPointF(band.right() - margin, low), side)


def paint_pile_strip(painter: QPainter, rect: QRectF, face: CivilizationFace) -> None:
    """What is left to see of an older civilisation: emblem, name and inherited formula."""
    scale = rect.height() / CardSize.PILE_STRIP
    group = group_of(face.group)
    # Round below, square above. As one path, joined by Qt, the upper half is lost at some sizes.
    fill(painter, rounded(rect, 8 * scale), group.tint)
    painter.fillRect(QRectF(rect.topLeft(), QSizeF(rect.width(), rect.height() / 2)), QColor(group.tint))
    painter.fillRect(QRectF(rect.topLeft(), QSizeF(rect.width(), line_px(max(1.0, scale)))), QColor(group.ink))
    side = rect.height() * 0.76
    emblems.paint_roundel(
        painter, QRectF(rect.left() + 5 * scale, rect.center().y() - side / 2, side, side), face.id, face.group
    )
    inner = rect.adjusted(side + 10 * scale, 2 * scale, -6 * scale, -scale)
    letters = heading(15 * scale, FACE.ink, Type.NAME_FLOOR * scale)
    share = min(inner.width() * 0.52, text_width(face.name, 0, letters.px) + 1)
    draw_name(painter, QRectF(inner.left(), inner.top(), share, inner.height()), face.name, letters, LEFT)
    place = inner.adjusted(share + 3 * scale, 0, 0, 0)
    if mark := face.source_marks.get("inherited"):
        paint_source_mark(painter, mark, rect.bottomRight() - QPointF(2 * scale, 2.5 * scale), 8.5 * scale)
        beside = place.adjusted(0, 0, -5 * scale, 0)
        place = beside if arrange(face.inherited, beside.size(), 20 * scale).fits else place
    paint_formula(painter, place, face.inherited, 20 * scale, align=RIGHT)


# ------------------------------------------------------------------ wonder
def paint_wonder(painter: QPainter, rect: QRectF, face: WonderFace) -> None:
    """A wonder's card: art, name, formula; its sentence in the zoom."""
    width = rect.width()
    radius = card_radius(rect, CardSize.WONDER[0])
    art = QRectF(rect.topLeft(), QSizeF(width, _wonder_art_height(rect, face)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill(painter, rounded(rect, radius), FACE.paper)
    painter.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    emblems.paint_wonder(painter, art, face.id)
    if face.source_mark and not zoomed(rect):
        paint_mark_tab(painter, face.source_mark, art, CardSize.WONDER[0] * _wonder_scale(rect) * 0.17)
    painter.restore()
    body = QRectF(rect.left(), art.bottom(), width, rect.bottom() - art.bottom())
    (_paint_wonder_zoom if zoomed(rect) else _paint_wonder_small)(painter, rect, body, face)


def _wonder_art_height(rect: QRectF, face: WonderFace) -> float:
    """.35 of the card; less where a long name stands over a formula of two rows."""
    usual = rect.height() * 0.35
    if zoomed(rect):
        return usual
    scale = _wonder_scale(rect)
    inner = rect.width() - 6 * scale
    left = rect.height() - usual - _wonder_name_height(rect, face) - 5 * scale
    if arrange(face.tokens, QSizeF(inner, left), 22 * scale).fits:
        return usual
    needed = arrange(face.tokens, QSizeF(inner, rect.height()), SMALLEST + 0.5).height
    return max(rect.height() * 0.12, usual - (needed - left))


def _wonder_scale(rect: QRectF) -> float:
    """As wide as it may be, a card of so little height must keep its picture."""
    return min(rect.width() / CardSize.WONDER[0], 1.15 * rect.height() / CardSize.WONDER[1])


def _wonder_letters(rect: QRectF) -> Letters:
    scale = _wonder_scale(rect)
    return heading(15.5 * scale, FACE.ink, Type.NAME_FLOOR * scale)


def _wonder_name_height(rect: QRectF, face: WonderFace) -> float:
    scale, letters = _wonder_scale(rect), _wonder_letters(rect)
    return 20 * scale if name_lines(face.name, letters, rect.width() - 6 * scale) == 1 else letters.floor * 2.3


def paint_mark_tab(painter: QPainter, mark: str, art: QRectF, side: float) -> None:
    tab = QRectF(art.right() - side, art.top(), side, side)
    shape = QPainterPath()
    corner = side * 0.3
    shape.addRoundedRect(tab.adjusted(0, -corner, corner, 0), corner, corner)
    shade = QColor(FACE.tab)
    shade.setAlphaF(opaque(0.78))
    fill(painter, shape, shade)
    inset = side * 0.22
    paint_icon(painter, tab.adjusted(inset, inset, -inset, -inset), mark, plain_or(FACE.slot, FACE.ink))


def _paint_wonder_small(painter: QPainter, rect: QRectF, body: QRectF, face: WonderFace) -> None:
    scale = _wonder_scale(rect)
    inner = body.adjusted(3 * scale, 2 * scale, -3 * scale, -3 * scale)
    name = _wonder_name_height(rect, face)
    draw_name(painter, QRectF(inner.left(), inner.top(), inner.width(), name), face.name, _wonder_letters(rect))
    place = QRectF(inner.left(), inner.top() + name, inner.width(), inner.height() - name)
    paint_formula(painter, place, face.tokens, 22 * scale)


def _paint_wonder_zoom(painter: QPainter, rect: QRectF, body: QRectF, face: WonderFace) -> None:
    width = rect.width()
    name = QRectF(body.left() + width * 0.05, body.top() + width * 0.02, width * 0.9, width * 0.12)
    draw_text(painter, name, face.name, heading(width * 0.078, FACE.ink, width * 0.055))
    rest = QRectF(body.left(), name.bottom() - width * 0.02, width, body.bottom() - name.bottom() + width * 0.02)
    _paint_spoken(painter, rect, rest, face.tokens, face.sentence)
    if face.source_mark:
        corner = rect.bottomRight() - QPointF(width * 0.025, width * 0.02)
        paint_source_mark(painter, face.source_mark, corner, width * 0.036)
