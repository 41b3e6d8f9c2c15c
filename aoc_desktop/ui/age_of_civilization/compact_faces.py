"""Cards where there is little height: civilisations, special cards and wonders in a few lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from aoc_desktop.ui.age_of_civilization import emblems
from aoc_desktop.ui.age_of_civilization.card_kit import fill, outline, paint_house_mark, rounded
from aoc_desktop.ui.age_of_civilization.faces import CivilizationFace, WonderFace
from aoc_desktop.ui.age_of_civilization.formula import Token
from aoc_desktop.ui.age_of_civilization.formula_paint import arrange, paint_formula
from aoc_desktop.ui.age_of_civilization.friezes import paint_frieze
from aoc_desktop.ui.age_of_civilization.technology_faces import SpecialFace
from aoc_desktop.ui.icons import paint_icon
from aoc_desktop.ui.lettering import Align, Letters, draw_name, draw_text, heading, name_lines, plain, text_width
from aoc_desktop.ui.theme import FACE, WONDER_GROUP, Radius, Theme, Type, group_of

LEFT = Align.AlignLeft | Align.AlignVCenter
RADIUS = Radius.CARD
CROWDED = 12.5
"""The height of signs, at least, where many cards share the market."""
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
    named = _paint_wide_name(painter, name.adjusted(0, 0, 0 if tall else -corner, 0), face, tall)
    _paint_wide_abilities(painter, main, strip, face, tall, population=not named)


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


def _paint_wide_name(painter: QPainter, band: QRectF, face: CivilizationFace, tall: bool) -> bool:
    """The name, and beside it the population where there is room for both; False if that must stand elsewhere."""
    if tall:
        draw_text(painter, band.adjusted(6, 6, -6, 0), face.name, heading(18.5, FACE.accent_text))
        return True
    side = min(11.5, band.height() * 0.56)
    taken = face.population * (side + 0.5) + 7
    beside = text_width(face.name, 600, Type.FLOOR) <= band.width() - taken - 5
    if beside:
        for number in range(face.population):
            x = band.right() - taken + 2 + number * (side + 0.5)
            paint_icon(painter, QRectF(x, band.center().y() - side / 2, side, side), "worker_flat", FACE.worker)
    room = band.adjusted(5, 0, -taken if beside else -2, 0)
    needed = text_width(face.name, 0, Type.NAME_FLOOR) + band.height() + 4
    if room.width() >= needed and band.height() >= 22:
        disc = band.height() - 3
        emblems.paint_roundel(painter, QRectF(band.left() + 4, band.top() + 1.5, disc, disc), face.id, face.group)
        room.setLeft(band.left() + disc + 8)
    letters = heading(min(16.0, band.height() * 0.72), FACE.accent_text)
    _draw_narrow(painter, room, face.name, letters, FACE.accent_text)
    return beside


def _draw_narrow(painter: QPainter, room: QRectF, name: str, letters: Letters, colour: str) -> None:
    """A name in its own typeface, or in the narrower one; what even then does not fit the tooltip tells."""
    if text_width(name, 0, Type.NAME_FLOOR) > room.width():
        letters = plain(Type.CAPTION, colour, 600)
        while name and text_width(name, 600, Type.FLOOR) > room.width():
            name = name.removesuffix("…")[:-1] + "…"
    draw_text(painter, room, name, letters, LEFT)


def _paint_wide_abilities(
    painter: QPainter, main: QRectF, strip: QRectF, face: CivilizationFace, tall: bool, population: bool
) -> None:
    icon = min(30.0, main.height() * 0.68) if tall else min(22.0, main.height() * 0.9)
    room = main.adjusted(5, 1, -5, -1)
    if face.house:
        side = 9.5 if tall else 8.5
        paint_house_mark(painter, main.bottomRight() - QPointF(4, 3 if tall else 2), side)
        beside = room.adjusted(side + 1.5, 0, -side - 1.5, 0) if tall else room.adjusted(0, 0, -side, 0)
        room = beside if arrange(face.main, beside.size(), icon, CROWDED).fits else room
    paint_formula(painter, room, face.main, icon, smallest=CROWDED)
    sign = min(12.0, strip.height() * 0.5)
    room = strip.adjusted(7 + sign, 1, -7 - sign if tall else -3, -1)
    size = min(25.0, strip.height() * 0.8)
    if not arrange(face.inherited, room.size(), size, CROWDED).fits:
        room, sign = strip.adjusted(3, 1, -3, -1), 0.0
    if sign:
        box = QRectF(strip.left() + 5, strip.center().y() - sign / 2, sign, sign)
        paint_icon(painter, box, "inherited", group_of(face.group).accent)
    if population:
        room.setRight(_paint_population_number(painter, strip, face.population))
    paint_formula(painter, room, face.inherited, size, smallest=CROWDED)


def _paint_population_number(painter: QPainter, strip: QRectF, population: int) -> float:
    """A figure and a worker at the right end; returns where they begin."""
    side = 12.0
    box = QRectF(strip.right() - side - 3, strip.center().y() - side / 2, side, side)
    paint_icon(painter, box, "worker_flat", FACE.soft_ink)
    number = QRectF(box.left() - 9, strip.top(), 9, strip.height())
    draw_text(painter, number, str(population), plain(12.5, FACE.ink, 900))
    return number.left() - 2


# ------------------------------------------------------------------ wonders and special cards
def paint_wonder_strip(painter: QPainter, rect: QRectF, face: WonderFace) -> None:
    """A wonder in two lines: its name, its formula."""
    fill(painter, rounded(rect, min(RADIUS, rect.height() * 0.2)), FACE.paper)
    edge = QRectF(rect.left(), rect.top() + 5, 3, rect.height() - 10)
    painter.fillRect(edge, QColor(WONDER_GROUP.accent))
    mark = 9.0 if face.house else 0.0
    inner = rect.adjusted(7, 1, -4, -1)
    letters = heading(min(15.0, max(12.5, inner.height() * 0.4)), FACE.ink)
    two = inner.height() > 50 and name_lines(face.name, letters, inner.width() - mark) == 2
    name = 28.0 if two else min(20.0, inner.height() * 0.5)
    words = QRectF(inner.left(), inner.top(), inner.width() - mark, name)
    if two:
        draw_name(painter, words, face.name, letters, LEFT)
    else:
        _draw_narrow(painter, words, face.name, letters, FACE.ink)
    if mark:
        paint_house_mark(painter, QPointF(inner.right() + 1, inner.top() + 2 + mark), mark)
    place = QRectF(inner.left(), inner.top() + name, inner.width(), inner.height() - name)
    paint_formula(painter, place, face.tokens, min(21.0, place.height()), align=LEFT, smallest=CROWDED)


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
    if face.house:
        words.setRight(words.right() - 11)
        paint_house_mark(painter, QPointF(words.right() + 10, words.center().y() + 4.5), 9.0)
    _draw_narrow(painter, words, face.name, heading(14.0, FACE.ink), FACE.ink)
    height = (inner.height() - name - 2) / 2
    for number, row in enumerate(face.rows):
        line = QRectF(rect.left() + 2, inner.top() + name + number * (height + 2), rect.width() - 4, height)
        _paint_special_line(painter, line, row.name, row.tokens)


def _paint_special_line(painter: QPainter, line: QRectF, name: str, tokens: Sequence[Token]) -> None:
    """With its name where there is room for two lines."""
    fill(painter, rounded(line, 4), FACE.paper)
    inner = line.adjusted(3, 0.5, -2, -0.5)
    if line.height() >= 30:
        words = QRectF(inner.topLeft(), QSizeF(inner.width(), 14))
        draw_text(painter, words, name, plain(12.0, FACE.ink, 700, Type.FLOOR), LEFT)
        inner.setTop(inner.top() + 14)
    paint_formula(painter, inner, tokens, min(20.0, inner.height()), align=LEFT, smallest=CROWDED)
