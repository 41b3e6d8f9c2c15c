"""Formulas on paper or panel: signs laid out in rows, as large as the place allows, never under the floor of type."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from aoc_desktop.ui.kit.high_contrast import is_bold, opaque
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.kit.lettering import Align, capital_height, draw_line, growth, plain, record_overflow, text_width
from aoc_desktop.ui.kit.theme import DARK, FACE, RESOURCES, Type
from aoc_desktop.ui.kit.tokens import BREAK, DISC, FIGURE, MAP, OBJECT, PER, THEN, TILE, WORD, Token

SMALLEST = 14.0
"""The height under which a sign can no longer be told: beyond, a formula counts as overflowing."""
ROW_GAP = 0.16
WORTH_MERGING, WORTH_BREAKING = 1.08, 1.3
"""How much larger a formula must become for its effects to share a row, or for an effect to be broken up."""
AIRY = 0.9
"""What larger signs than usual take of the height of their place, at most."""
STEP = 0.5
FIGURE_WEIGHT, WORD_WEIGHT = 900, 700


class Arrangement(NamedTuple):
    """How a formula lies: its rows, the height of a tile, and whether the ▸ were left out."""

    rows: list[list[Token]]
    size: float
    compact: bool
    fits: bool = True

    @property
    def height(self) -> float:
        return self.size * (len(self.rows) + ROW_GAP * (len(self.rows) - 1))

    @property
    def width(self) -> float:
        return max(row_width(row, self.size, self.compact) for row in self.rows)


def paint_formula(
    painter: QPainter,
    rect: QRectF,
    tokens: Sequence[Token],
    height: float,
    on_dark: bool = False,
    align: Align = Align.AlignCenter,
    colour: str | None = None,
    smallest: float = SMALLEST,
) -> bool:
    """Draw a formula with tiles of at most this height; True if it did not fit."""
    on_dark = on_dark and not is_bold()  # there the paper is as dark as any ground, and its ink is white
    if not tokens:
        return False
    plan = arrange(tokens, rect.size(), height, smallest)
    if not plan.fits:
        record_overflow(spoken(tokens), rect)
    y = rect.center().y() - plan.height / 2
    if align & Align.AlignTop:
        y = rect.top()
    ink = colour or (DARK.text if on_dark else FACE.ink)
    for row in plan.rows:
        width = row_width(row, plan.size, plan.compact)
        x = rect.center().x() - width / 2
        if align & Align.AlignLeft:
            x = rect.left()
        elif align & Align.AlignRight:
            x = rect.right() - width
        _paint_row(painter, QPointF(x, y + plan.size / 2), row, plan, ink, on_dark)
        y += plan.size * (1 + ROW_GAP)
    return not plan.fits


def spoken(tokens: Sequence[Token]) -> str:
    """A formula as text, for tests and messages."""
    signs = {THEN: "▸", PER: "/", BREAK: "|"}
    words = [signs.get(token.kind) or token.text or token.name for token in tokens]
    return " ".join(words)


# ------------------------------------------------------------------ arranging
def arrange(tokens: Sequence[Token], size: QSizeF, height: float, smallest: float = SMALLEST) -> Arrangement:
    """The most readable way to lay a formula into a place; a less readable one must earn it by larger signs. Larger
    text in the settings enlarges the signs too, as far as the place allows."""
    return _arranged(tuple(tokens), size.width(), size.height(), height, smallest, growth())


@lru_cache(maxsize=2048)
def _arranged(
    tokens: tuple[Token, ...], width: float, room_high: float, height: float, smallest: float, larger: float
) -> Arrangement:
    """The same formulas are laid into the same places again and again, and asked for before they are painted."""
    best: Arrangement | None = None
    for rows, worth in _layouts(tokens):
        plan = _sized(rows, width, min(height, _row_room(rows, room_high)), worth == WORTH_MERGING, smallest)
        if plan.fits and (best is None or plan.size > best.size * worth):
            best = plan
    if best is None:
        return _squeezed(tokens, room_high, smallest)
    return _enlarged(best, width, room_high * AIRY, height * larger, smallest) if larger > 1 else best


def _row_room(rows: list[list[Token]], room_high: float) -> float:
    return room_high / (len(rows) + ROW_GAP * (len(rows) - 1))


def _enlarged(usual: Arrangement, width: float, room_high: float, height: float, smallest: float) -> Arrangement:
    """The same rows with larger signs, if there is room; the ▸ are not dropped for little."""
    plan = _sized(usual.rows, width, min(height, _row_room(usual.rows, room_high)), usual.compact, smallest)
    enough = 1.0 if plan.compact == usual.compact else WORTH_MERGING
    return plan if plan.fits and plan.size > usual.size * enough else usual


def _layouts(tokens: Sequence[Token]) -> Iterator[tuple[list[list[Token]], float]]:
    """One row per effect; all in one row; long effects broken before "/" and before what the others get."""
    lines = [list(line) for line in _split(tokens)]
    yield lines, 1.0
    if len(lines) > 1:
        yield [_merged(lines)], WORTH_MERGING
    broken = [part for line in lines for part in _broken(line)]
    if len(broken) > len(lines):
        yield broken, WORTH_BREAKING


def _merged(lines: list[list[Token]]) -> list[Token]:
    """All effects in one row; an action that two of them share is shown once."""
    row = list(lines[0])
    for line in lines[1:]:
        row += line[1:] if line[0].kind == TILE and line[0] == lines[0][0] else line
    return row


def _split(tokens: Sequence[Token]) -> Iterator[Sequence[Token]]:
    start = 0
    for place, token in enumerate(tokens):
        if token.kind == BREAK:
            yield tokens[start:place]
            start = place + 1
    yield tokens[start:]


def _broken(line: list[Token]) -> list[list[Token]]:
    for place, token in enumerate(line):
        if place and (token.kind == PER or token.name == "others"):
            return [line[:place], line[place:]]
    for place in range(len(line) - 1, 0, -1):
        if line[place].kind == THEN:
            return [line[:place], line[place:]]
    return [line]


def _sized(rows: list[list[Token]], width: float, height: float, merged: bool, smallest: float) -> Arrangement:
    """The largest size at which these rows fit; the ▸ are dropped where effects share a row or become too small."""
    spread = [] if merged else [(False, max(smallest + 1, height * 0.62))]
    for compact, floor in (*spread, (True, smallest)):
        size = height
        while size >= floor:
            if all(row_width(row, size, compact) <= width for row in rows):
                return Arrangement(rows, size, compact)
            # The floor itself is always tried, wherever the steps begin.
            size = max(floor, size - STEP) if size > floor else 0.0
    return Arrangement(rows, smallest, True, False)


def _squeezed(tokens: Sequence[Token], height: float, smallest: float) -> Arrangement:
    return Arrangement([list(line) for line in _split(tokens)], min(smallest, height), True, False)


# ------------------------------------------------------------------ measuring
def row_width(row: Sequence[Token], size: float, compact: bool) -> float:
    width = 0.0
    previous: Token | None = None
    for token in _shown(row, compact):
        width += _space(previous, token, size, compact) + token_width(token, size)
        previous = token
    return width


def _shown(row: Sequence[Token], compact: bool) -> list[Token]:
    return [token for token in row if not (compact and token.kind == THEN)]


def token_width(token: Token, size: float) -> float:
    match token.kind:
        case "tile" | "disc":
            return size
        case "object":
            return size * 0.82
        case "map":
            return size * 0.86
        case "then":
            return size * 0.24
        case "figure" if token.struck:
            return text_width(token.text, WORD_WEIGHT, _word_px(size))
        case "figure":
            return text_width(token.text, FIGURE_WEIGHT, _figure_px(size))
        case "per":
            return text_width("/", FIGURE_WEIGHT, _figure_px(size))
    return text_width(token.text, WORD_WEIGHT, _word_px(size))


def _figure_px(size: float) -> float:
    return max(Type.FLOOR, size * 0.66)


def _word_px(size: float) -> float:
    return max(Type.FLOOR, size * 0.58)


def _space(previous: Token | None, token: Token, size: float, compact: bool) -> float:
    """A number stands close to its object; a sentence's parts stand apart."""
    if previous is None:
        return 0.0
    if token.kind == THEN or previous.kind == THEN:
        return size * 0.2
    if previous.kind == FIGURE and token.kind == OBJECT:
        return size * 0.05
    if previous.kind == token.kind == FIGURE:  # the price of now beside the printed one: not one number
        return size * 0.3
    if PER in (token.kind, previous.kind):
        return size * 0.09
    starts = token.kind in (TILE, DISC) or token.name == "others"
    if starts or (token.kind == FIGURE and previous.kind == OBJECT):
        return size * (0.26 if compact else 0.36)
    return size * 0.12


# ------------------------------------------------------------------ painting
def _paint_row(
    painter: QPainter, left: QPointF, row: Sequence[Token], plan: Arrangement, ink: str, on_dark: bool
) -> None:
    x, y = left.x(), left.y()
    previous: Token | None = None
    for token in _shown(row, plan.compact):
        x += _space(previous, token, plan.size, plan.compact)
        width = token_width(token, plan.size)
        _paint_token(painter, QRectF(x, y - plan.size / 2, width, plan.size), token, plan.size, ink, on_dark)
        x += width
        previous = token


def _paint_token(painter: QPainter, box: QRectF, token: Token, size: float, ink: str, on_dark: bool) -> None:
    square = QRectF(box.left(), box.center().y() - box.width() / 2, box.width(), box.width())
    if token.kind in (TILE, DISC, OBJECT):
        paint_icon(painter, square, token.name, on_dark=on_dark, opacity=0.85 if token.struck else 1.0)
        if token.struck:
            _strike(painter, square, on_dark)
    elif token.kind == MAP:
        _paint_map(painter, square, token, on_dark)
    elif token.kind == THEN:
        arrow = square.adjusted(-box.width() * 0.35, -box.width() * 0.35, box.width() * 0.35, box.width() * 0.35)
        paint_icon(painter, arrow, "arrow", DARK.soft_text if on_dark else FACE.arrow)
    else:
        _paint_text(painter, box, token, size, ink)


def _paint_text(painter: QPainter, box: QRectF, token: Token, size: float, ink: str) -> None:
    light = token.kind == WORD or token.struck
    weight, px = (WORD_WEIGHT, _word_px(size)) if light else (FIGURE_WEIGHT, _figure_px(size))
    baseline = box.center().y() + capital_height(weight, px) / 2
    text = "/" if token.kind == PER else token.text
    draw_line(painter, QPointF(box.left(), baseline), text, plain(px, ink, weight), px)
    if token.kind == FIGURE and token.struck:
        painter.save()
        painter.setPen(QPen(QColor(ink), max(1.2, px * 0.1)))
        painter.drawLine(QPointF(box.left() - 1, box.center().y() + 1), QPointF(box.right() + 1, box.center().y() - 1))
        painter.restore()


def _strike(painter: QPainter, square: QRectF, on_dark: bool) -> None:
    """A red bar from corner to corner, with a rim of the ground so that it stands off what it crosses."""
    reach = square.width() * 0.46
    ends = (square.center() + QPointF(-reach, reach), square.center() + QPointF(reach, -reach))
    bar = max(1.6, square.width() * 0.12)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for colour, width in ((DARK.panel if on_dark else FACE.paper, bar * 2.0), (_red(on_dark), bar)):
        painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(*ends)
    painter.restore()


def _red(on_dark: bool) -> str:
    return RESOURCES["forbidden"].on(on_dark).main


def _paint_map(painter: QPainter, square: QRectF, token: Token, on_dark: bool) -> None:
    """The nine places of the technology card, those that are meant filled."""
    pitch = square.width() / 3
    tones = RESOURCES["technology"].on(on_dark)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, digit in enumerate(token.text):
        row, column = divmod(place, 3)
        cell = QRectF(square.left() + column * pitch, square.top() + row * pitch, pitch, pitch)
        inset = pitch * 0.13
        painter.setPen(QPen(QColor(tones.main), max(0.6, pitch * 0.12)) if digit == "0" else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tones.main) if digit == "1" else Qt.BrushStyle.NoBrush)
        painter.setOpacity(1.0 if digit == "1" else opaque(0.55))
        inset = inset if digit == "0" else inset * 0.4
        painter.drawRoundedRect(cell.adjusted(inset, inset, -inset, -inset), pitch * 0.15, pitch * 0.15)
    painter.restore()
    if token.struck:
        _strike(painter, square, on_dark)
