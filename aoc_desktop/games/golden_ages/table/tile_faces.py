"""Faces of technologies, judgements, future technologies and glory tiles. All words come from the caller."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from aoc_desktop.games.golden_ages.table.colours import (
    BRONZE,
    GLORY,
    GLORY_LOW,
    JUDGEMENT_TINT,
    NIGHT,
    NIGHT_EDGE,
    NIGHT_LOW,
    OBSOLETE,
    OBSOLETE_TEXT,
)
from aoc_desktop.ui.kit.card_kit import fill, outline, paint_source_mark, rounded, zoomed
from aoc_desktop.ui.kit.formula_paint import paint_formula
from aoc_desktop.ui.kit.high_contrast import BLACK, LINE, WHITE, downwards, is_bold, opaque, plain_or, under_white
from aoc_desktop.ui.kit.icons import paint_cube, paint_icon, paint_seat
from aoc_desktop.ui.kit.lettering import Align, draw_text, heading, plain, text_width
from aoc_desktop.ui.kit.theme import DARK, FACE, Radius, Seat, Theme
from aoc_desktop.ui.kit.tokens import Token, figure, thing

LEFT = Align.AlignLeft | Align.AlignVCenter
TOP_LEFT = Align.AlignLeft | Align.AlignTop
DEVELOPED, OBSOLETE_STATE, PAYABLE, NEXT, CLOSED = "developed", "obsolete", "payable", "next", "closed"
TECHNOLOGY_HIGH = 46.0
"""At 1280 × 720."""


class TechnologyFace(NamedTuple):
    id: str
    name: str
    tokens: Sequence[Token]
    cubes: int = 0
    """That still lie on it."""
    state: str = CLOSED
    sentence: str = ""
    source_mark: str = ""


class Score(NamedTuple):
    """What a seat would score."""

    seat: int
    points: int
    change: int = 0
    """What a previewed move adds to it."""


class JudgementFace(NamedTuple):
    id: str
    name: str
    tokens: Sequence[Token]
    scores: tuple[Score, ...] = ()
    viewer: int | None = None
    sentence: str = ""
    source_mark: str = ""


class FutureFace(NamedTuple):
    id: str
    name: str
    tokens: Sequence[Token]
    standing: str = ""
    sentence: str = ""
    source_mark: str = ""


# ------------------------------------------------------------------ technology
def paint_technology(painter: QPainter, rect: QRectF, face: TechnologyFace, seat: Seat, theme: Theme) -> None:
    """Ivory if it is within reach, sunk if closed, greyed and struck if obsolete."""
    scale = rect.width() / 150 if zoomed(rect) else rect.height() / TECHNOLOGY_HIGH
    radius = Radius.CELL * scale
    paper = {CLOSED: theme.closed, OBSOLETE_STATE: plain_or(OBSOLETE, BLACK)}.get(face.state, FACE.paper)
    ink = {CLOSED: theme.closed_text, OBSOLETE_STATE: plain_or(OBSOLETE_TEXT, WHITE)}.get(face.state, FACE.ink)
    fill(painter, rounded(rect, radius), paper)
    if face.state in (DEVELOPED, OBSOLETE_STATE):
        outline(painter, rect, radius, seat.fill, 2.4 * scale, dashed=is_bold() and face.state == OBSOLETE_STATE)
    elif face.state == PAYABLE:
        outline(painter, rect, radius, theme.lit, 2.4 * scale)
    elif face.state == CLOSED or theme.bold:  # there everything lies on black: what is closed has a broken line
        outline(painter, rect, radius, theme.line, 1.0 * scale, dashed=theme.bold and face.state == CLOSED)
    on_dark = face.state == CLOSED and theme.on_dark
    if zoomed(rect):
        _paint_large_technology(painter, rect, face, scale, ink, on_dark)
        return
    inner = rect.adjusted(7 * scale, 3 * scale, -5 * scale, -3 * scale)
    letters = plain(14 * scale, ink, 600, 12.5 * min(scale, 1.0))
    name = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.46)
    draw_text(painter, name, face.name, letters, LEFT)
    if face.state == OBSOLETE_STATE:
        wide = min(inner.width(), text_width(face.name, 600, letters.px))
        painter.fillRect(QRectF(inner.left(), name.center().y() + scale, wide, 1.4 * scale), QColor(ink))
    low = inner.adjusted(0, inner.height() * 0.46, 0, 0)
    cube = 15 * scale
    room = low.adjusted(0, 0, -cube * 0.8 * face.cubes, 0)
    painter.save()
    if face.state == OBSOLETE_STATE:
        painter.setOpacity(opaque(0.5))
    paint_formula(painter, room, face.tokens, 19 * scale, on_dark, LEFT, ink)
    painter.restore()
    for number in range(face.cubes):
        x = low.right() - cube * (0.84 * (face.cubes - number) + 0.16)
        paint_cube(painter, QRectF(x, low.center().y() - cube / 2, cube, cube), seat)


def _paint_large_technology(
    painter: QPainter, rect: QRectF, face: TechnologyFace, scale: float, ink: str, on_dark: bool
) -> None:
    inner = rect.adjusted(9 * scale, 5 * scale, -9 * scale, -5 * scale)
    draw_text(
        painter, QRectF(inner.topLeft(), QSizeF(inner.width(), 20 * scale)), face.name, heading(15 * scale, ink), LEFT
    )
    row = QRectF(inner.left(), inner.top() + 22 * scale, inner.width(), 16 * scale)
    paint_formula(painter, row, face.tokens, 15 * scale, on_dark, LEFT, ink)
    if face.sentence:
        below = QRectF(inner.left(), row.bottom() + 4 * scale, inner.width(), inner.bottom() - row.bottom() - 4 * scale)
        draw_text(painter, below, face.sentence, plain(max(14.0, 7 * scale), ink), TOP_LEFT, lines=8)
    if face.source_mark:
        paint_source_mark(painter, face.source_mark, rect.bottomRight() - QPointF(8, 8), 7 * scale)


# ------------------------------------------------------------------ judgement
def paint_judgement(
    painter: QPainter, rect: QRectF, face: JudgementFace, seats: Sequence[Seat], verdict: str = "", lit: bool = False
) -> None:
    """Bronze edge, name, formula, and what each seat would score: figures when small, bars when large."""
    large = rect.width() >= 100 and rect.height() >= 140
    scale = rect.width() / (142.0 if large else 66.0)
    radius = Radius.CARD * min(scale, 1.4)
    painter.save()
    fill(painter, rounded(rect, radius), FACE.target if lit else FACE.paper)
    painter.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    edge = QRectF(rect.left(), rect.top(), rect.width(), 4.5 * scale)
    painter.fillRect(edge, QColor(BRONZE))
    high = rect.height()
    name = QRectF(rect.left() + 2, edge.bottom(), rect.width() - 4, high * (0.2 if large else 0.38))
    row = QRectF(rect.left(), name.bottom(), rect.width(), high * (0.16 if large else 0.26))
    if large:
        painter.fillRect(row, QColor(plain_or(JUDGEMENT_TINT, BLACK)))
    rest = QRectF(rect.left(), row.bottom(), rect.width(), rect.bottom() - row.bottom())
    if face.scores and not large:
        painter.fillRect(rest, QColor(plain_or(JUDGEMENT_TINT, BLACK)))
    painter.restore()
    if large:
        draw_text(painter, name, face.name, heading(17 * scale, FACE.ink), lines=2)
    else:
        draw_text(painter, name, face.name, plain(12.5 * scale, FACE.ink, 600, 11), lines=2)
    paint_formula(painter, row.adjusted(2, 0, -2, 0), face.tokens, (24 if large else 18) * scale)
    if face.scores and large:
        _paint_bars(painter, rest.adjusted(0, 4 * scale, 0, -2), face, seats, verdict, scale)
    elif face.scores:
        _paint_scores(painter, rest, face, seats, scale)
    elif large and face.sentence:
        words = plain(max(14.0, 8.4 * scale), FACE.ink)
        draw_text(painter, rest.adjusted(12, 0, -12, 0), face.sentence, words, lines=7)
    if face.source_mark:
        paint_source_mark(painter, face.source_mark, rect.bottomRight() - QPointF(3, 3), max(9.0, 7 * scale))


def _paint_scores(painter: QPainter, rest: QRectF, face: JudgementFace, seats: Sequence[Seat], scale: float) -> None:
    pitch = rest.width() / len(face.scores)
    for place, score in enumerate(face.scores):
        x, side = rest.left() + (place + 0.5) * pitch, 6.5 * scale
        paint_seat(painter, QRectF(x - side / 2, rest.top() + 2.4 * scale, side, side), seats[score.seat])
        mine = score.seat == face.viewer
        colour = FACE.gain if score.change > 0 else FACE.loss if score.change < 0 else FACE.ink
        letters = plain(12.5 * scale, colour, 900 if mine else 400)
        words = QRectF(x - pitch / 2, rest.top() + 8.4 * scale, pitch, rest.height() - 8.4 * scale)
        draw_text(painter, words, str(score.points), letters)


def _paint_bars(
    painter: QPainter, rest: QRectF, face: JudgementFace, seats: Sequence[Seat], verdict: str, scale: float
) -> None:
    most = max(1, *(score.points for score in face.scores))
    step = min(19 * scale, rest.height() / (len(face.scores) + 1.6))
    for place, score in enumerate(face.scores):
        y, side = rest.top() + step * (place + 0.5), 8.5 * scale
        seat = seats[score.seat]
        paint_seat(painter, QRectF(rest.left() + 10 * scale, y - side / 2, side, side), seat)
        trough = QRectF(rest.left() + 28 * scale, y - 4 * scale, rest.width() - 64 * scale, 8 * scale)
        fill(painter, rounded(trough, 3 * scale), plain_or("#E6D9BC", "#595959"))
        if score.points:
            bar = QRectF(trough.topLeft(), QSizeF(max(5.0, trough.width() * score.points / most), trough.height()))
            fill(painter, rounded(bar, 3 * scale), seat.fill)
            outline(painter, bar, 3 * scale, seat.edge, 1.0)
        place_of = QRectF(trough.right(), y - step / 2, 30 * scale, step)
        weight = 900 if score.seat == face.viewer else 600
        draw_text(painter, place_of, str(score.points), plain(14 * scale, FACE.ink, weight))
    if verdict:
        foot = QRectF(rest.left() + 4, rest.bottom() - 20 * scale, rest.width() - 8, 18 * scale)
        draw_text(painter, foot, verdict, plain(12.5 * scale, FACE.soft_ink, 700))


# ------------------------------------------------------------------ future and glory
def paint_future(painter: QPainter, rect: QRectF, face: FutureFace) -> None:
    """Night blue with three orbits."""
    scale = rect.width() / 140
    radius = Radius.CARD * min(scale, 1.6)
    _fill_down(painter, rect, radius, NIGHT, NIGHT_LOW)
    outline(painter, rect, radius, NIGHT_EDGE, 1.6 * scale)
    side = rect.height() * 0.26
    sign = QRectF(rect.center().x() - side / 2, rect.top() + rect.height() * 0.08, side, side)
    paint_icon(painter, sign, "future", DARK.text)
    name = QRectF(rect.left() + 6, sign.bottom(), rect.width() - 12, rect.height() * 0.22)
    draw_text(painter, name, face.name, heading(17 * scale, DARK.text), lines=2)
    row = QRectF(rect.left() + 6, name.bottom(), rect.width() - 12, rect.height() * 0.16)
    paint_formula(painter, row, face.tokens, 22 * scale, on_dark=True)
    rest = QRectF(rect.left() + 10, row.bottom(), rect.width() - 20, rect.bottom() - row.bottom() - 6)
    said = face.sentence if zoomed(rect) else face.standing
    draw_text(
        painter, rest, said, plain(max(12.5, 6.6 * scale if zoomed(rect) else 12.5 * scale), DARK.soft_text), lines=5
    )
    if face.source_mark:
        paint_source_mark(painter, face.source_mark, rect.bottomRight() - QPointF(6, 6), 10 * scale, DARK.soft_text)


def paint_glory(painter: QPainter, rect: QRectF, value: int | None) -> None:
    """A red plate with its points; without a value its back."""
    radius = rect.width() * 0.15
    if value is None:
        fill(painter, rounded(rect, radius), "#0F2F2E")
        outline(painter, rect, radius, FACE.back_gold, max(1.2, rect.width() * 0.04))
        side = rect.width() * 0.56
        spot = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        paint_icon(painter, spot, "glory")
        return
    _fill_down(painter, rect, radius, under_white(GLORY), GLORY_LOW)
    outline(painter, rect, radius, "#5E0F0D", max(1.0, rect.width() * 0.03))
    inner = rect.adjusted(rect.width() * 0.06, 0, -rect.width() * 0.06, 0)
    paint_formula(
        painter, inner, [figure(value), thing("point")], rect.width() * 0.48, True, colour=FACE.glyph, smallest=11
    )


def _fill_down(painter: QPainter, rect: QRectF, radius: float, top: str, bottom: str) -> None:
    fill(painter, rounded(rect, radius), downwards(rect, top, bottom))


def paint_price(painter: QPainter, rect: QRectF, price: int, near: bool, theme: Theme) -> None:
    """A place of the invasion track that no glory tile lies on yet."""
    fill(painter, rounded(rect, rect.width() * 0.15), theme.inset)
    if theme.bold:
        outline(painter, rect, rect.width() * 0.15, theme.line, LINE, dashed=not near)
    painter.save()
    if not near:
        painter.setOpacity(opaque(0.5))
    row = [figure(price), thing("coin")]
    paint_formula(painter, rect, row, rect.width() * 0.4, theme.on_dark, colour=theme.text, smallest=11)
    painter.restore()
