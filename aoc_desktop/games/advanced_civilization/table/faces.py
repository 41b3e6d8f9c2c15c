"""Faces of trade cards and civilisation cards, into a rectangle of any size. All words come from the caller."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from aoc_desktop.games.advanced_civilization.table.card_signs import (
    CARD,
    COMMODITY,
    THING,
    paint_calamity_tile,
    paint_card_tile,
    paint_group_disc,
    paint_groups,
    paint_sign,
)
from aoc_desktop.games.advanced_civilization.table.colours import (
    BANDS,
    CALAMITY_BAND,
    STACKS,
    VEILED,
    VEILED_LOSS,
    VEILED_SOFT,
    calamity_paper,
)
from aoc_desktop.ui.kit.card_kit import card_radius, fill, outline, paint_source_mark, rounded, zoomed
from aoc_desktop.ui.kit.high_contrast import is_bold, line_px, plain_or, sheer, under_white
from aoc_desktop.ui.kit.icons import mix, paint_icon
from aoc_desktop.ui.kit.lettering import (
    LINE,
    Align,
    Letters,
    draw_name,
    draw_text,
    heading,
    plain,
    text_height,
    text_width,
    wrap,
)
from aoc_desktop.ui.kit.theme import CONTRAST, FACE, Type

LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
TOP_LEFT = Align.AlignLeft | Align.AlignTop
TRADE, CIVILIZATION = (64.0, 90.0), (126.0, 64.0)
"""Trade cards and civilisation cards at 1280 × 720."""
BAND, PLATE = 18.0, 32.0
"""The height of a trade card's band and of a civilisation card's, there."""
PLAIN, OWNED, BASKET, BUYABLE, SHORT, LOCKED = "plain", "owned", "basket", "buyable", "short", "locked"
"""How a civilisation card stands to the person who looks at it."""
CLOSEST = 0.8
"""How close the letters of a card's name may be set, of their natural width."""
VEIL = 0.42
"""How much grey lies over a card that cannot be bought."""


class TradeFace(NamedTuple):
    """A commodity or a calamity."""

    id: str
    name: str
    stack: int
    calamity: bool = False
    locked: bool = False
    """It cannot be traded."""
    sentence: str = ""
    source_mark: str = ""


class CivilizationFace(NamedTuple):
    id: str
    name: str
    groups: tuple[str, ...]
    cost: int
    price: int
    """What the person at the table pays."""
    state: str = PLAIN
    note: str = ""
    """Beside the price: "owned", "in basket", what is missing."""
    needs: tuple[str, tuple[str, ...]] | None = None
    """The card that is asked for, with its groups, where that is what is missing."""
    corner: bool = False
    """Something lies in its upper right corner."""
    sentence: str = ""
    credits_head: str = ""
    credits: tuple[tuple[str, tuple[str, ...], int], ...] = ()
    """The cards that cost its owner less, with their groups, and how much less."""
    source_mark: str = ""


def stack_colour(stack: int) -> str:
    return under_white(STACKS[(stack - 1) % len(STACKS)])


# ------------------------------------------------------------------ trade cards
def paint_trade_card(painter: QPainter, rect: QRectF, face: TradeFace) -> None:
    """The number of its stack on a toned band, its picture, its name; large, its sentence too."""
    if zoomed(rect):
        _paint_large_trade_card(painter, rect, face)
        return
    scale = rect.width() / TRADE[0]
    band = QRectF(rect.topLeft(), QSizeF(rect.width(), BAND * scale))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_paper(painter, rect, band, face, card_radius(rect, TRADE[0]))
    painter.restore()
    _paint_band_words(painter, band, face, scale)
    lines = name_rows(face.name, rect.width() - 2)
    high = 20 * scale if lines == 1 else lines * Type.FLOOR * LINE + 4
    name = QRectF(rect.left() + 1, rect.bottom() - high - 1, rect.width() - 2, high)
    room = QRectF(rect.left(), band.bottom(), rect.width(), name.top() - band.bottom())
    side = min(room.height() - 4 * scale, 40 * scale)
    _paint_picture(painter, QRectF(room.center().x() - side / 2, room.center().y() - side / 2, side, side), face)
    letters = plain(12.5 * scale if lines == 1 else Type.FLOOR, FACE.ink, 700)
    draw_narrow(painter, name, face.name, letters, lines)


def name_rows(name: str, width: float) -> int:
    """How many lines a name takes that is set small."""
    return len(wrap(name, 700, Type.FLOOR, width / _squeeze(name, width)))


def _squeeze(name: str, width: float) -> float:
    """How much closer its letters must be set, so that its longest word has room."""
    longest = max((text_width(word, 700, Type.FLOOR) for word in name.split()), default=0.0)
    return max(CLOSEST, min(1.0, width / longest)) if longest else 1.0


def draw_narrow(painter: QPainter, rect: QRectF, name: str, letters: Letters, lines: int) -> None:
    """A name whose longest word is wider than its place is set closer."""
    share = _squeeze(name, rect.width())
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(share, 1)
    draw_text(painter, QRectF(0, 0, rect.width() / share, rect.height()), name, letters, lines=lines)
    painter.restore()


def _paint_paper(painter: QPainter, rect: QRectF, band: QRectF, face: TradeFace, radius: float) -> None:
    fill(painter, rounded(rect, radius), calamity_paper() if face.calamity else FACE.paper)
    painter.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    painter.fillRect(band, QColor(CALAMITY_BAND if face.calamity else stack_colour(face.stack)))


def _paint_band_words(painter: QPainter, band: QRectF, face: TradeFace, scale: float) -> None:
    number = band.adjusted(6 * scale, 0, -6 * scale, 0)
    draw_text(painter, number, str(face.stack), plain(13 * scale, FACE.accent_text, 900), LEFT)
    if face.locked:
        side = band.height() * 0.62
        spot = QRectF(band.right() - side - 5 * scale, band.center().y() - side / 2, side, side)
        paint_sign(painter, spot, THING, "lock")


def _paint_picture(painter: QPainter, rect: QRectF, face: TradeFace) -> None:
    if face.calamity:
        paint_calamity_tile(painter, rect, face.id)
    else:
        paint_sign(painter, rect, COMMODITY, face.id)


def _paint_large_trade_card(painter: QPainter, rect: QRectF, face: TradeFace) -> None:
    """Zoomed: number and name on the band, the picture, the sentence below."""
    scale = rect.width() / 320
    band = QRectF(rect.topLeft(), QSizeF(rect.width(), 50 * scale))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_paper(painter, rect, band, face, card_radius(rect, TRADE[0]))
    painter.restore()
    draw_text(painter, band.adjusted(14 * scale, 0, 0, 0), str(face.stack), plain(26 * scale, "#FFFFFF", 900), LEFT)
    name = band.adjusted(46 * scale, 0, -44 * scale, 0)
    draw_name(painter, name, face.name, heading(25 * scale, FACE.accent_text))
    if face.locked:
        side = 24 * scale
        spot = QRectF(band.right() - side - 13 * scale, band.center().y() - side / 2, side, side)
        paint_sign(painter, spot, THING, "lock")
    side = 96 * scale
    picture = QRectF(rect.center().x() - side / 2, band.bottom() + 14 * scale, side, side)
    _paint_picture(painter, picture, face)
    edge = 18 * scale
    words = QRectF(rect.left() + edge, picture.bottom() + 12 * scale, rect.width() - 2 * edge, 0)
    words.setBottom(rect.bottom() - 14 * scale)
    draw_text(painter, words, face.sentence, plain(15 * scale, FACE.ink), TOP_LEFT, lines=14)
    if face.source_mark:
        paint_source_mark(painter, face.source_mark, rect.bottomRight() - QPointF(7, 7), 15 * scale)


# ------------------------------------------------------------------ civilisation cards
def paint_civilization_card(painter: QPainter, rect: QRectF, face: CivilizationFace) -> None:
    """Its picture and name on a band in its groups' colours, the price large, the cost struck where it is another."""
    if zoomed(rect):
        paint_large_civilization_card(painter, rect, face)
        return
    scale = rect.height() / CIVILIZATION[1]
    band = QRectF(rect.left(), rect.top(), rect.width(), PLATE * scale)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = 7 * scale
    painter.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, QColor(FACE.paper))
    paint_groups(painter, _box(band), face.groups, BANDS)
    veiled = face.state in (SHORT, LOCKED)
    if veiled and not is_bold():
        painter.fillRect(band, sheer("#26303A", VEIL))
        painter.fillRect(rect.adjusted(0, band.height(), 0, 0), QColor(VEILED))
    painter.restore()
    _paint_plate(painter, band, face, scale)
    _paint_foot(painter, QRectF(rect.left(), band.bottom(), rect.width(), rect.bottom() - band.bottom()), face, scale)


def _box(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect)
    return path


def _paint_plate(painter: QPainter, band: QRectF, face: CivilizationFace, scale: float) -> None:
    side = 19 * scale
    sign = QRectF(band.left() + 8 * scale, band.center().y() - side / 2, side, side)
    veiled = face.state in (SHORT, LOCKED)
    ink = mix(FACE.accent_text, "#26303A", 0.24) if veiled and not is_bold() else FACE.accent_text
    paint_sign(painter, sign, CARD, face.id, ink)
    right = 20 * scale if face.corner else 5 * scale
    room = QRectF(sign.right() + 6 * scale, band.top(), band.right() - sign.right() - 6 * scale - right, band.height())
    letters = heading(15.5 * scale, ink)
    if text_width(face.name, 0, letters.floor) <= room.width():
        draw_name(painter, room, face.name, letters, LEFT)
    elif " " in face.name:
        draw_text(painter, room, face.name, plain(13 * scale, ink, 600, 11), LEFT, lines=2)
    else:
        wide = room.adjusted(-3 * scale, 0, 2 * scale, 0)
        draw_name(painter, wide, face.name, plain(13 * scale, ink, 600, 11), LEFT)


def _paint_foot(painter: QPainter, foot: QRectF, face: CivilizationFace, scale: float) -> None:
    """The price and what is to be said of it; who owns the card reads its cost."""
    inner = foot.adjusted(9 * scale, 0, -9 * scale, 0)
    if face.state == OWNED:
        side = 13 * scale
        paint_icon(painter, QRectF(inner.left(), inner.center().y() - side / 2, side, side), "check", FACE.gain)
        letters = plain(13 * scale, FACE.gain, 700)
        cost = str(face.cost)
        wide = text_width(cost, 400, 13 * scale) + 4
        draw_text(painter, inner.adjusted(side + 4 * scale, 0, -wide, 0), face.note, letters, LEFT)
        draw_text(painter, inner, cost, plain(13 * scale, FACE.soft_ink), RIGHT)
        return
    price, px = str(face.price), 19 * scale
    soft = plain_or(VEILED_SOFT, FACE.soft_ink) if face.state in (SHORT, LOCKED) else FACE.soft_ink
    draw_text(painter, inner, price, plain(px, FACE.ink, 900), LEFT)
    used = text_width(price, 900, px)
    noted = text_width(face.note, 700, Type.FLOOR) + 9 * scale if face.note else 0.0
    crossed = text_width(str(face.cost), 400, max(12.5 * scale, Type.FLOOR)) + 9 * scale
    if face.price != face.cost and used + crossed + noted <= inner.width():
        struck = QRectF(inner.left() + used + 7 * scale, inner.top(), 40 * scale, inner.height())
        used += 7 * scale + paint_struck(painter, struck, str(face.cost), 12.5 * scale, soft)
    rest = inner.adjusted(used + 6 * scale, 0, 0, 0)
    if face.needs is not None:
        _paint_needs(painter, rest, face.needs, scale)
    elif face.note:
        colour = plain_or(VEILED_LOSS, FACE.loss) if face.state == SHORT else plain_or("#7A4E05", CONTRAST.link)
        draw_text(painter, rest, face.note, plain(12.5 * scale, colour, 700), RIGHT)


def paint_struck(painter: QPainter, rect: QRectF, text: str, px: float, colour: str) -> float:
    """A number with a line through it; how wide it is."""
    px = max(px, Type.FLOOR)
    draw_text(painter, rect, text, plain(px, colour), LEFT)
    wide = text_width(text, 400, px)
    painter.save()
    painter.setPen(QPen(QColor(colour), line_px(max(1.0, px * 0.09))))
    y = rect.center().y() + px * 0.04
    painter.drawLine(QPointF(rect.left() - 1, y), QPointF(rect.left() + wide + 1, y))
    painter.restore()
    return wide


def _paint_needs(painter: QPainter, rest: QRectF, needs: tuple[str, tuple[str, ...]], scale: float) -> None:
    """A padlock and the card that opens it."""
    side = 18 * scale
    tile = QRectF(rest.right() - side, rest.center().y() - side / 2, side, side)
    paint_card_tile(painter, tile, *needs)
    lock = 13 * scale
    paint_sign(
        painter,
        QRectF(tile.left() - lock - 4 * scale, rest.center().y() - lock / 2, lock, lock),
        THING,
        "lock",
        FACE.loss,
    )


def paint_large_civilization_card(painter: QPainter, rect: QRectF, face: CivilizationFace) -> None:
    """Zoomed: what it does, all credits it gives, its cost and groups."""
    scale = rect.width() / 320
    edge = 18 * scale
    band = QRectF(rect.topLeft(), QSizeF(rect.width(), 74 * scale))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill(painter, rounded(rect, card_radius(rect, CIVILIZATION[0])), FACE.paper)
    painter.setClipPath(rounded(rect, card_radius(rect, CIVILIZATION[0])), Qt.ClipOperation.IntersectClip)
    paint_groups(painter, _box(band), face.groups, BANDS)
    painter.restore()
    side = 44 * scale
    sign = QRectF(rect.left() + edge, band.center().y() - side / 2, side, side)
    paint_sign(painter, sign, CARD, face.id)
    name = QRectF(sign.right() + 14 * scale, band.top(), band.right() - sign.right() - 22 * scale, band.height())
    draw_name(painter, name, face.name, heading(26 * scale, FACE.accent_text), LEFT)
    letters = plain(15 * scale, FACE.ink)
    width = rect.width() - 2 * edge
    high = text_height(face.sentence, letters, width)
    foot = rect.bottom() - 46 * scale
    words = QRectF(rect.left() + edge, band.bottom() + 14 * scale, width, high + 1)
    draw_text(painter, words, face.sentence, letters, TOP_LEFT, lines=16)
    _paint_credits(
        painter, QRectF(rect.left() + edge, words.bottom() + 12 * scale, width, foot - words.bottom()), face, scale
    )
    low = QRectF(rect.left() + edge, foot, width, 36 * scale)
    draw_text(painter, low, str(face.cost), plain(24 * scale, FACE.ink, 900), LEFT)
    for number, group in enumerate(reversed(face.groups)):
        disc = 24 * scale
        paint_group_disc(
            painter, QRectF(low.right() - disc - number * 30 * scale, low.top() + 6 * scale, disc, disc), group
        )
    if face.source_mark:
        used = text_width(str(face.cost), 900, 24 * scale)
        corner = QPointF(low.left() + used + 24 * scale, low.top() + 27 * scale)
        paint_source_mark(painter, face.source_mark, corner, 16 * scale)


def _paint_credits(painter: QPainter, room: QRectF, face: CivilizationFace, scale: float) -> None:
    """A rule, a caption, and each card that costs less with how much."""
    painter.save()
    painter.setPen(QPen(QColor(FACE.edge), line_px(1.2 * scale)))
    painter.drawLine(room.topLeft(), room.topRight())
    painter.restore()
    head = QRectF(room.left(), room.top() + 5 * scale, room.width(), 20 * scale)
    draw_text(painter, head, face.credits_head, plain(13 * scale, FACE.soft_ink, 600), LEFT)
    columns, pitch, side = 5, room.width() / 5, 22 * scale
    for number, (card, groups, amount) in enumerate(face.credits):
        x = room.left() + number % columns * pitch
        y = head.bottom() + 5 * scale + number // columns * 30 * scale
        paint_card_tile(painter, QRectF(x, y, side, side), card, groups)
        spot = QRectF(x + side + 4 * scale, y, pitch - side - 5 * scale, side)
        draw_text(painter, spot, str(amount), plain(14 * scale, FACE.ink, 700), LEFT)


def paint_owner_edge(painter: QPainter, rect: QRectF, colour: str, width: float = 2.0) -> None:
    """The outline of a card that is one's own."""
    outline(painter, rect.adjusted(-width / 2, -width / 2, width / 2, width / 2), 8, colour, width)


def large_civilization_height(face: CivilizationFace, width: float) -> float:
    """As high as its sentence and its credits ask for."""
    scale = width / 320
    words = text_height(face.sentence, plain(15 * scale, FACE.ink), width - 36 * scale)
    rows = -(-len(face.credits) // 5)
    return (74 + 14 + 12 + 30 + 14 + 46) * scale + words + rows * 30 * scale


def large_trade_height(face: TradeFace, width: float) -> float:
    scale = width / 320
    words = text_height(face.sentence, plain(15 * scale, FACE.ink), width - 36 * scale)
    return (50 + 14 + 96 + 12 + 20) * scale + words
