"""Cards where there is little height: civilisations, special cards and wonders in a few lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from aoc_desktop.games.age_of_civilization.table.faces import CivilizationFace, WonderFace, paint_mark_tab
from aoc_desktop.games.age_of_civilization.table.technology_faces import SpecialFace, paint_column_bar
from aoc_desktop.ui.art import emblems
from aoc_desktop.ui.art.friezes import paint_frieze
from aoc_desktop.ui.kit.card_kit import fill, outline, paint_source_mark, rounded
from aoc_desktop.ui.kit.formula_paint import arrange, paint_formula
from aoc_desktop.ui.kit.groups import WONDER_GROUP, group_of
from aoc_desktop.ui.kit.high_contrast import line_px, opaque
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.kit.lettering import CLOSEST, Align, Letters, draw_name, draw_text, heading, plain, text_width
from aoc_desktop.ui.kit.theme import FACE, Radius, Theme, Type
from aoc_desktop.ui.kit.tokens import Token

LEFT, CENTRE = Align.AlignLeft | Align.AlignVCenter, Align.AlignCenter
RADIUS = Radius.CARD
CROWDED = 12.5
"""The height of signs, at least, where many cards share the market."""
PICTURED = 84.0
"""From this height on a civilisation has its picture; lower ones have three lines."""
LOW = 40.0
"""A picture lower than this is covered in good part by what lies on it."""
FRIEZE = 0.19
"""Its share of a band with a name."""
MARK = 9.0
"""The side of the mark of a source."""
LEAST_ART = 14.0
"""A picture lower than this shows nothing."""


# ------------------------------------------------------------------ civilisations
def paint_wide_civilization(painter: QPainter, rect: QRectF, face: CivilizationFace, corner: float = 0.0) -> None:
    """A civilisation wider than it is high: on the pile, and where many cards share the market.

    `corner`: what bonus coins cover of the upper right corner.
    """
    pictured = rect.height() >= PICTURED
    name, main, strip = _bands(rect, pictured)
    group = group_of(face.group)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(rounded(rect, RADIUS), Qt.ClipOperation.IntersectClip)
    fill(painter, rounded(rect, RADIUS), FACE.paper)
    if pictured:
        art = QRectF(rect.left(), rect.top(), rect.width(), name.top() - rect.top())
        _paint_picture(painter, art, face, corner)
    painter.fillRect(name, QColor(group.accent))
    painter.fillRect(strip, QColor(group.tint))
    painter.fillRect(QRectF(strip.left(), strip.top() - 0.5, strip.width(), line_px(1.2)), QColor(group.ink))
    if pictured:
        paint_frieze(painter, QRectF(name.left(), name.top(), name.width(), name.height() * FRIEZE), group.frieze)
    painter.restore()
    if pictured:
        words = name.adjusted(6, name.height() * FRIEZE, -6, 0)
        _draw_narrow(painter, words, face.name, heading(min(18.5, name.height() * 0.72), FACE.accent_text), CENTRE)
        named = True
    else:
        named = _paint_wide_name(painter, name.adjusted(0, 0, -corner, 0), face)
    _paint_wide_abilities(painter, main, strip, face, pictured, population=not named)


def _bands(rect: QRectF, pictured: bool) -> tuple[QRectF, QRectF, QRectF]:
    height = rect.height()
    if pictured:
        main = max(min(40.0, height * 0.31), height * 0.22)
        strip = max(min(34.0, height * 0.26), height * 0.17)
        heights = (min(31.0, height * 0.23), main, strip)
    else:
        name, strip = max(17.0, min(24.0, height * 0.28)), max(18.0, height * 0.31)
        heights = (name, height - name - strip, strip)
    top = rect.bottom() - sum(heights)
    bands = []
    for band in heights:
        bands.append(QRectF(rect.left(), top, rect.width(), band))
        top += band
    return bands[0], bands[1], bands[2]


def _paint_picture(painter: QPainter, art: QRectF, face: CivilizationFace, corner: float) -> None:
    """The vignette, and the workers on a dark tab; in a low picture the emblem stands between tab and coins."""
    side = min(16.0, art.height() * 0.6)
    pitch = side * 1.09
    tab = QRectF(art.left(), art.top(), pitch * face.population + side * 0.56, side * 1.4)
    scene = QRectF(art)
    if art.height() < LOW:
        middle = (tab.right() + art.right() - corner) / 2
        half = max(middle - art.left(), art.right() - middle)
        scene = QRectF(middle - half, art.top(), 2 * half, art.height())
    painter.save()
    painter.setClipRect(art, Qt.ClipOperation.IntersectClip)
    emblems.paint_vignette(painter, scene, face.id, face.group)
    shape = QPainterPath()
    shape.addRoundedRect(tab.adjusted(-6, -6, 0, 0), 6, 6)
    shade = QColor(FACE.tab)
    shade.setAlphaF(opaque(0.82))
    fill(painter, shape, shade)
    for number in range(face.population):
        box = QRectF(tab.left() + side * 0.3 + number * pitch, tab.center().y() - side / 2, side, side)
        paint_icon(painter, box, "worker_flat", FACE.worker)
    painter.restore()


def _paint_wide_name(painter: QPainter, band: QRectF, face: CivilizationFace) -> bool:
    """The name, and beside it the population where there is room for both; False if that must stand elsewhere."""
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
    _draw_narrow(painter, room, face.name, letters)
    return beside


def _draw_narrow(painter: QPainter, room: QRectF, name: str, letters: Letters, align: Align = LEFT) -> None:
    """A name in its own typeface, or in the narrower one; what even then does not fit the tooltip tells."""
    if text_width(name, 0, Type.NAME_FLOOR) * CLOSEST <= room.width():
        draw_name(painter, room, name, letters, align)
        return
    while name and text_width(name, 600, Type.FLOOR) * CLOSEST > room.width():
        name = name.removesuffix("…")[:-1] + "…"
    draw_name(painter, room, name, plain(Type.CAPTION, letters.colour, 600), align)


def _paint_wide_abilities(
    painter: QPainter, main: QRectF, strip: QRectF, face: CivilizationFace, pictured: bool, population: bool
) -> None:
    icon = min(30.0, max(main.height() * 0.68, min(22.0, main.height() * 0.9)))
    room = main.adjusted(5, 1, -5, -1)
    if face.source_mark:
        paint_source_mark(painter, face.source_mark, main.bottomRight() - QPointF(4, 2), MARK)
        beside, between = room.adjusted(0, 0, -MARK, 0), room.adjusted(MARK, 0, -MARK, 0)
        plan = arrange(face.main, beside.size(), icon, CROWDED)
        if plan.fits:
            room = between if plan.width <= between.width() else beside
    paint_formula(painter, room, face.main, icon, smallest=CROWDED)
    sign = min(12.0, strip.height() * 0.5)
    room = strip.adjusted(7 + sign, 1, -7 - sign if pictured else -3, -1)
    size = min(25.0, strip.height() * 0.8)
    if not arrange(face.inherited, room.size(), size, CROWDED).fits:
        room, sign = strip.adjusted(3, 1, -3, -1), 0.0
    if sign:
        box = QRectF(strip.left() + 5, strip.center().y() - sign / 2, sign, sign)
        paint_icon(painter, box, "inherited", group_of(face.group).ink)
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
    """A wonder in two lines, its name and its formula; above them its picture where there is room for a third."""
    radius = min(RADIUS, rect.height() * 0.2)
    name = max(17.0, min(22.0, rect.height() * 0.3))
    line = max(min(21.0, rect.height() * 0.55), min(26.0, rect.height() * 0.34))
    art = rect.height() - name - line
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill(painter, rounded(rect, radius), FACE.paper)
    painter.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    if art >= LEAST_ART:
        picture = QRectF(rect.topLeft(), QSizeF(rect.width(), art))
        emblems.paint_wonder(painter, picture, face.id)
        if face.source_mark:
            paint_mark_tab(painter, face.source_mark, picture, min(art, MARK + 6))
    else:
        name, art = rect.height() - line, 0.0
        painter.fillRect(QRectF(rect.left(), rect.top(), 3, rect.height()), QColor(WONDER_GROUP.ink))
    painter.restore()
    inner = rect.adjusted(3 if art else 6, art, -3, 0)
    words = QRectF(inner.left(), inner.top(), inner.width(), name)
    place = QRectF(inner.left(), inner.top() + name, inner.width(), line - 2)
    height = min(22.0, place.height())
    if face.source_mark and not art:
        beside = place.adjusted(0, 0, -MARK - 2, 0)
        if arrange(face.tokens, beside.size(), height, CROWDED).fits:
            place, corner = beside, rect.bottomRight() - QPointF(4, 3)
        else:
            words.setRight(words.right() - MARK - 1)
            corner = QPointF(rect.right() - 3, words.center().y() + MARK / 2)
        paint_source_mark(painter, face.source_mark, corner, MARK)
    align = CENTRE if art else LEFT
    _draw_narrow(painter, words, face.name, heading(min(15.0, name * 0.82), FACE.ink), align)
    paint_formula(painter, place, face.tokens, height, align=align, smallest=CROWDED)


def paint_special_strip(painter: QPainter, rect: QRectF, face: SpecialFace, theme: Theme, column: int) -> None:
    """A special technology card in three lines: its name and column, the formulas of its two technologies."""
    fill(painter, rounded(rect, RADIUS), WONDER_GROUP.shown.tint)
    outline(painter, rect, RADIUS, theme.permanent_edge, 1.5)
    inner = rect.adjusted(6, 2, -5, -3)
    name = max(16.0, min(22.0, inner.height() * 0.3))
    bar = 10.0
    for number in range(3):
        x = inner.right() - bar * 1.4 + number * bar * 0.48
        paint_column_bar(painter, QRectF(x, inner.top() + (name - bar) / 2, bar * 0.38, bar), number == column)
    words = QRectF(inner.left(), inner.top(), inner.width() - bar * 1.4 - 4, name)
    if face.source_mark:
        words.setRight(words.right() - MARK - 4)
        corner = QPointF(words.right() + MARK + 3, words.center().y() + MARK / 2)
        paint_source_mark(painter, face.source_mark, corner, MARK)
    height = (inner.height() - name - 2) / 2
    for number, row in enumerate(face.rows):
        line = QRectF(rect.left() + 2, inner.top() + name + number * (height + 2), rect.width() - 4, height)
        _paint_special_line(painter, line, row.name, row.tokens)
    _draw_narrow(painter, words, face.name, heading(14.0, FACE.ink))  # a g hangs down into the first line


def _paint_special_line(painter: QPainter, line: QRectF, name: str, tokens: Sequence[Token]) -> None:
    """With its name where there is room for two lines."""
    fill(painter, rounded(line, 4), FACE.paper)
    inner = line.adjusted(3, 0.5, -2, -0.5)
    if line.height() >= 30:
        words = QRectF(inner.topLeft(), QSizeF(inner.width(), 14))
        draw_text(painter, words, name, plain(12.0, FACE.ink, 700, Type.FLOOR), LEFT)
        inner.setTop(inner.top() + 14)
    paint_formula(painter, inner, tokens, min(20.0, inner.height()), align=LEFT, smallest=CROWDED)
