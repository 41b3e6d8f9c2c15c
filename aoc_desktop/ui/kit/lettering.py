"""Text in the scene: the one place that draws it, so that every cut is recorded.

A line is drawn at its size if it fits, else smaller down to its floor, else cut with an ellipsis and recorded.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from aoc_desktop.ui.kit.fonts import heading_font, text_font
from aoc_desktop.ui.kit.theme import Type

LINE = 1.22
"""Height of a line, in sizes."""
STEP = 0.5
REFERENCE = 64
"""Widths are measured once at this size: unhinted letters grow in proportion."""
CLOSEST = 0.88
"""How close the letters of a name may be set, of their natural width, before it takes a second line."""
Align = Qt.AlignmentFlag


class Overflow(NamedTuple):
    """A text that did not fit: what tests look for."""

    text: str
    rect: QRectF


class Letters(NamedTuple):
    """How a text is set. Weight 0: the heading's typeface, which has only one."""

    px: float
    colour: str
    weight: int = 400
    floor: float = Type.FLOOR


overflows: list[Overflow] = []
SMALL = 14.0
"""Letters under this size grow with the user's text size, as far as their place allows."""
NAME_HEIGHT = 0.8
"""Letters of a name that grows, of the height of its line."""
_growth = [1.0]


@contextmanager
def grown(factor: float) -> Iterator[None]:
    """While a piece of the table is drawn: its small letters may be so much larger than given, where there is room."""
    _growth.append(factor)
    try:
        yield
    finally:
        _growth.pop()


def growth() -> float:
    """How much larger than given the piece that is drawn now wants its small letters, signs and figures."""
    return _growth[-1]


def grown_size(px: float) -> float:
    """What small letters of this size are as large as now, where there is room."""
    return px * _growth[-1] if px < SMALL else px


def heading(px: float, colour: str, floor: float = Type.NAME_FLOOR) -> Letters:
    """Letters of a name or title."""
    return Letters(px, colour, 0, max(Type.NAME_FLOOR, floor))


def plain(px: float, colour: str, weight: int = 400, floor: float = Type.FLOOR) -> Letters:
    return Letters(px, colour, weight, max(Type.FLOOR, floor))


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    letters: Letters,
    align: Align = Align.AlignCenter,
    lines: int = 1,
) -> bool:
    """Draw `text` in at most so many lines; True if it had to be cut."""
    px, rows, cut = fit(text, _grown(letters), rect.width(), rect.height(), lines)
    if cut:
        record_overflow(text, rect)
    elif not align & (Align.AlignLeft | Align.AlignRight):
        rows = _balanced(rows, text, letters.weight, px, rect.width())
    _draw_rows(painter, rect, rows, letters, px, align)
    return cut


def _grown_name(rect: QRectF, name: str, letters: Letters) -> float:
    widest = letters.px * rect.width() / max(1.0, text_width(name, letters.weight, letters.px))
    return max(letters.px, min(letters.px * _growth[-1], widest, rect.height() * NAME_HEIGHT))


def _grown(letters: Letters) -> Letters:
    return letters._replace(px=letters.px * _growth[-1]) if letters.px < SMALL else letters


def drawn_width(text: str, letters: Letters) -> float:
    """What a line takes where it has all the room it wants."""
    return text_width(text, letters.weight, _grown(letters).px)


def draw_name(painter: QPainter, rect: QRectF, name: str, letters: Letters, align: Align = Align.AlignCenter) -> bool:
    """Draw a name on one line, shrunk to its floor and set closer if need be, only then on two; True if it was cut.

    Where text is larger the name grows with it, as far as its line has room."""
    letters = letters._replace(px=_grown_name(rect, name, letters))
    lines = name_lines(name, letters, rect.width())
    natural = text_width(name, letters.weight, letters.floor)
    if lines == 2 or not rect.width() < natural <= rect.width() / CLOSEST + 0.01:
        return draw_text(painter, rect, name, letters, align, lines)
    painter.save()
    painter.translate(rect.left(), rect.top())
    painter.scale(rect.width() / natural, 1)
    cut = draw_text(painter, QRectF(0, 0, natural, rect.height()), name, letters, align)
    painter.restore()
    return cut


def name_lines(name: str, letters: Letters, width: float) -> int:
    _, _, cut = fit(name, letters, width / CLOSEST, letters.px * 4)
    return 2 if cut and len(_pieces(name)) > 1 else 1


def record_overflow(text: str, rect: QRectF) -> None:
    overflows.append(Overflow(text, QRectF(rect)))


def fit(text: str, letters: Letters, width: float, height: float, lines: int = 1) -> tuple[float, list[str], bool]:
    """The size and the rows in which a text fits, and whether it was cut."""
    floor = max(Type.FLOOR, letters.floor)
    px = max(letters.px, floor)
    while True:
        rows = wrap(text, letters.weight, px, width)
        if len(rows) <= lines and _fits(rows, letters.weight, px, width, height):
            return px, rows, False
        if px <= floor:
            return px, _cut(rows, letters.weight, px, width, height, lines), True
        px = max(floor, px - STEP)


def text_width(text: str, weight: int, px: float) -> float:
    return _reference_width(text, weight) * px / REFERENCE


def elided(text: str, weight: int, px: float, width: float) -> str:
    """Of a name that may have any length: cut here, knowingly."""
    if text_width(text, weight, px) <= width:
        return text
    while text and text_width(text + "…", weight, px) > width:
        text = text[:-1]
    return text + "…"


def text_height(text: str, letters: Letters, width: float) -> float:
    """The height that a text takes, wrapped at its full size."""
    return len(wrap(text, letters.weight, letters.px, width)) * LINE * letters.px


def wrap(text: str, weight: int, px: float, width: float) -> list[str]:
    """Rows as full as they can be, broken at ordinary spaces and after hyphens only."""
    rows: list[str] = []
    for paragraph in text.split("\n"):
        if text_width(whole := paragraph.rstrip(" "), weight, px) <= width:  # most do: no need to measure every word
            rows.append(whole)
            continue
        row = ""
        for piece in _pieces(paragraph):
            if row and text_width((row + piece).rstrip(" "), weight, px) > width:
                rows.append(row.rstrip(" "))
                row = piece
            else:
                row += piece
        rows.append(row.rstrip(" "))
    return rows


def _balanced(rows: list[str], text: str, weight: int, px: float, width: float) -> list[str]:
    """The same number of rows, as narrow as they can be: no word is left alone on the last one."""
    if len(rows) < 2:
        return rows
    narrow = width / 2
    while narrow < width:
        tried = wrap(text, weight, px, narrow)
        if len(tried) == len(rows) and all(text_width(row, weight, px) <= narrow for row in tried):
            return tried
        narrow += px / 2
    return rows


def _pieces(paragraph: str) -> list[str]:
    pieces = [""]
    for letter in paragraph:
        pieces[-1] += letter
        if letter in " -":
            pieces.append("")
    return [piece for piece in pieces if piece]


def _fits(rows: list[str], weight: int, px: float, width: float, height: float) -> bool:
    if len(rows) * px * LINE - px * (LINE - 1) > height + 0.5:
        return False
    return all(text_width(row, weight, px) <= width + 0.01 for row in rows)


def _cut(rows: list[str], weight: int, px: float, width: float, height: float, lines: int) -> list[str]:
    room = max(1, min(lines, int((height + px * (LINE - 1) + 0.5) / (px * LINE))))
    kept = rows[:room]
    short = len(kept) < len(rows)
    return [
        _elided(row, weight, px, width, short and row_number == len(kept) - 1) for row_number, row in enumerate(kept)
    ]


def _elided(row: str, weight: int, px: float, width: float, always: bool) -> str:
    if not always and text_width(row, weight, px) <= width:
        return row
    while row and text_width(row + "…", weight, px) > width:
        row = row[:-1]
    return row.rstrip(" ") + "…"


def _draw_rows(painter: QPainter, rect: QRectF, rows: list[str], letters: Letters, px: float, align: Align) -> None:
    """Capitals, not the font's box, are centred between top and bottom: that is what the eye sees."""
    capital, line = _capital(letters.weight) * px, LINE * px
    block = capital + line * (len(rows) - 1)
    if align & Align.AlignTop:
        baseline = rect.top() + px * 0.94
    elif align & Align.AlignBottom:
        baseline = rect.bottom() - px * 0.24 - line * (len(rows) - 1)
    else:
        baseline = rect.center().y() - block / 2 + capital
    for row in rows:
        width = text_width(row, letters.weight, px)
        draw_line(painter, QPointF(_left(rect, width, align), baseline), row, letters, px)
        baseline += line


def _left(rect: QRectF, width: float, align: Align) -> float:
    if align & Align.AlignRight:
        return rect.right() - width
    if align & Align.AlignLeft:
        return rect.left()
    return rect.center().x() - width / 2


def draw_line(painter: QPainter, baseline: QPointF, text: str, letters: Letters, px: float) -> None:
    """One line at exactly this size (a font's own pixel size is a whole number)."""
    font = _font(letters.weight, max(1, round(px)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.translate(baseline)
    scale = px / font.pixelSize()
    painter.scale(scale, scale)
    painter.setFont(font)
    painter.setPen(QColor(letters.colour))
    painter.drawText(QPointF(0, 0), text)
    painter.restore()


@lru_cache(maxsize=256)
def _font(weight: int, px: int) -> QFont:
    return text_font(px, weight) if weight else heading_font(px)


@lru_cache(maxsize=8192)
def _reference_width(text: str, weight: int) -> float:
    return QFontMetricsF(_font(weight, REFERENCE)).horizontalAdvance(text)


@lru_cache(maxsize=16)
def _capital(weight: int) -> float:
    return QFontMetricsF(_font(weight, REFERENCE)).capHeight() / REFERENCE


def capital_height(weight: int, px: float) -> float:
    return _capital(weight) * px
