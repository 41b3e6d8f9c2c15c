"""Cards where there is little height: civilisations, special cards and wonders in a few lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from aoc_desktop.ui.age_of_civilization import emblems
from aoc_desktop.ui.age_of_civilization.card_kit import fill, outline, paint_house_mark, rounded
from aoc_desktop.ui.age_of_civilization.faces import CivilizationFace, WonderFace
from aoc_desktop.ui.age_of_civilization.formula import Token
from aoc_desktop.ui.age_of_civilization.formula_paint import paint_formula
from aoc_desktop.ui.age_of_civilization.friezes import paint_frieze
from aoc_desktop.ui.age_of_civilization.technology_faces import SpecialFace
from aoc_desktop.ui.icons import paint_icon
from aoc_desktop.ui.lettering import Align, draw_name, draw_text, heading, name_lines, plain, text_width
from aoc_desktop.ui.theme import FACE, WONDER_GROUP, Radius, Theme, Type, group_of

LEFT = Align.AlignLeft | Align.AlignVCenter
RADIUS = Radius.CARD
TALL = 130.0
"""From this height on a card has a picture."""


# ------------------------------------------------------------------ civilisations
def paint_wide_civilization(painter: QPainter, rect: QRectF, face: CivilizationFace, corner: float = 0.0) -> None:
    """A civilisation wider than it is high: with its picture on the pile, in three lines in a crowded market.

    `corner`: what bonus coins cover of the upper right corner.
    """
    tall = rect.height() >= TALL
    name, main, strip = _bands(rect, tall)
    group = group_of(face.group)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(rounded(rect, RADIUS), Qt.ClipOperation.IntersectClip)
    fill(painter, rounded(rect, RADIUS), FACE.paper)
    if tall:
        art = QRectF(rect.left(), rect.top(), rect.width(), name.top() - rect.top())
        emblems.paint_vignette(painter, art, face.id, face.group)
        _paint_population_tab(painter, art, face.population)
    painter.fillRect(name, QColor(group.accent))
    painter.fillRect(strip, QColor(group.tint))
    painter.fillRect(QRectF(strip.left(), strip.top() - 0.5, strip.width(), 1.2), QColor(group.accent))
    if tall:
        paint_frieze(painter, QRectF(name.left(), name.top(), name.width(), 6), group.frieze)
    painter.restore()
    _paint_wide_name(painter, name.adjusted(0, 0, 0 if tall else -corner, 0), face, tall)
    _paint_wide_abilities(painter, main, strip, face, tall)


def _bands(rect: QRectF, tall: bool) -> tuple[QRectF, QRectF, QRectF]:
    height = rect.height()
    if tall:
        heights = (31.0, max(40.0, height * 0.22), max(34.0, height * 0.17))
    else:
        name, strip = max(17.0, min(24.0, height * 0.28)), max(18.0, height * 0.31)
        heights = (name, height - name - strip, strip)
    top = rect.bottom() - sum(heights)
    bands = []
    for band in heights:
        bands.append(QRectF(rect.left(), top, rect.width(), band))
        top += band
    return bands[0], bands[1], bands[2]


def _paint_population_tab(painter: QPainter, art: QRectF, population: int) -> None:
    side, pitch = 16.0, 17.5
    tab = QRectF(art.left(), art.top(), pitch * population + 9, side * 1.4)
    shape = QPainterPath()
    shape.addRoundedRect(tab.adjusted(-6, -6, 0, 0), 6, 6)
    shade = QColor(FACE.tab)
    shade.setAlphaF(0.82)
    fill(painter, shape, shade)
    for number in range(population):
        box = QRectF(tab.left() + 5 + number * pitch, tab.center().y() - side / 2, side, side)
        paint_icon(painter, box, "worker_flat", FACE.worker)


def _paint_wide_name(painter: QPainter, band: QRectF, face: CivilizationFace, tall: bool) -> None:
    if tall:
        place = band.adjusted(6, 6, -6, 0)
        draw_text(painter, place, face.name, heading(18.5, FACE.accent_text))
        return
    side = min(11.5, band.height() * 0.56)
    taken = face.population * (side + 0.5) + 5
    for number in range(face.population):
        x = band.right() - taken + number * (side + 0.5)
        paint_icon(painter, QRectF(x, band.center().y() - side / 2, side, side), "worker_flat", FACE.worker)
    left = 6.0
    needed = text_width(face.name, 0, Type.NAME_FLOOR) + band.height() + taken + 9
    if band.width() >= needed and band.height() >= 22:
        round_side = band.height() - 3
        emblems.paint_roundel(
            painter, QRectF(band.left() + 4, band.top() + 1.5, round_side, round_side), face.id, face.group
        )
        left += round_side + 2
    place = band.adjusted(left, 0, -taken - 2, 0)
    letters = heading(min(16.0, band.height() * 0.72), FACE.accent_text)
    if text_width(face.name, 0, Type.NAME_FLOOR) > place.width():  # the other typeface is narrower
        letters = plain(Type.CAPTION, FACE.accent_text, 600)
    draw_text(painter, place, face.name, letters, LEFT)


def _paint_wide_abilities(painter: QPainter, main: QRectF, strip: QRectF, face: CivilizationFace, tall: bool) -> None:
    icon = min(30.0, main.height() * 0.68) if tall else min(22.0, main.height() * 0.9)
    mark = 11.0 if tall and face.house else 0.0
    paint_formula(painter, main.adjusted(5 + mark, 1, -5 - mark, -1), face.main, icon)
    if face.house and tall:
        paint_house_mark(painter, main.bottomRight() - QPointF(4, 3), 9.5)
    sign = min(12.0, strip.height() * 0.5)
    paint_icon(painter, QRectF(strip.left() + 5, strip.center().y() - sign / 2, sign, sign), "inherited", _accent(face))
    room = strip.adjusted(7 + sign, 1, -7 - sign if tall else -3, -1)
    if face.house and not tall and strip.width() >= 130:
        paint_house_mark(painter, strip.bottomRight() - QPointF(3, 3), 8.5)
        room.adjust(0, 0, -8, 0)
    paint_formula(painter, room, face.inherited, min(25.0, strip.height() * 0.8))


def _accent(face: CivilizationFace) -> str:
    return group_of(face.group).accent


# ------------------------------------------------------------------ wonders and special cards
def paint_wonder_strip(painter: QPainter, rect: QRectF, face: WonderFace) -> None:
    """A wonder in two lines: its name, its formula."""
    fill(painter, rounded(rect, min(RADIUS, rect.height() * 0.2)), FACE.paper)
    edge = QRectF(rect.left(), rect.top() + 5, 3, rect.height() - 10)
    painter.fillRect(edge, QColor(WONDER_GROUP.accent))
    mark = 9.0 if face.house else 0.0
    inner = rect.adjusted(7, 1, -4, -1)
    letters = heading(min(15.0, max(12.5, inner.height() * 0.4)), FACE.ink)
    two = name_lines(face.name, letters, inner.width() - mark) == 2
    name = 28.0 if two else min(20.0, inner.height() * 0.5)
    draw_name(painter, QRectF(inner.left(), inner.top(), inner.width() - mark, name), face.name, letters, LEFT)
    if mark:
        paint_house_mark(painter, QPointF(inner.right() + 1, inner.top() + 2 + mark), mark)
    place = QRectF(inner.left(), inner.top() + name, inner.width(), inner.height() - name)
    paint_formula(painter, place, face.tokens, min(21.0, place.height()), align=LEFT)


def paint_special_strip(painter: QPainter, rect: QRectF, face: SpecialFace, theme: Theme, column: int) -> None:
    """A special technology card in three lines: its name and column, the formulas of its two technologies."""
    fill(painter, rounded(rect, RADIUS), WONDER_GROUP.tint)
    outline(painter, rect, RADIUS, theme.permanent_edge, 1.5)
    inner = rect.adjusted(6, 2, -5, -3)
    name = max(16.0, min(22.0, inner.height() * 0.3))
    bar = 10.0
    for number in range(3):
        strong = QColor(FACE.soft_ink)
        strong.setAlphaF(1.0 if number == column else 0.3)
        x = inner.right() - bar * 1.4 + number * bar * 0.48
        painter.fillRect(QRectF(x, inner.top() + (name - bar) / 2, bar * 0.38, bar), strong)
    words = QRectF(inner.left(), inner.top(), inner.width() - bar * 1.4 - 4, name)
    draw_name(painter, words, face.name, heading(14.0, FACE.ink), LEFT)
    height = (inner.height() - name - 2) / 2
    for number, row in enumerate(face.rows):
        line = QRectF(rect.left() + 3, inner.top() + name + number * (height + 2), rect.width() - 6, height)
        _paint_special_line(painter, line, row.name, row.tokens)


def _paint_special_line(painter: QPainter, line: QRectF, name: str, tokens: Sequence[Token]) -> None:
    """With its name where there is room for two lines."""
    fill(painter, rounded(line, 4), FACE.paper)
    inner = line.adjusted(4, 0.5, -4, -0.5)
    if line.height() >= 30:
        words = QRectF(inner.topLeft(), QSizeF(inner.width(), 14))
        draw_text(painter, words, name, plain(12.0, FACE.ink, 700, Type.FLOOR), LEFT)
        inner.setTop(inner.top() + 14)
    paint_formula(painter, inner, tokens, min(20.0, inner.height()), align=LEFT)
