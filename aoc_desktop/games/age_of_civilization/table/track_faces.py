"""Faces of the time track: action cards (available, upcoming, past), the permanent card, event tokens."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from aoc_desktop.games.age_of_civilization.table.colours import EVENTS, CardSize
from aoc_desktop.games.age_of_civilization.table.slots import Slot, paint_slot, slot_places, slots_width
from aoc_desktop.ui.kit.card_kit import card_radius, fill, outline, paint_source_mark, rounded, zoomed
from aoc_desktop.ui.kit.formula_paint import arrange, paint_formula, row_width
from aoc_desktop.ui.kit.high_contrast import downwards, opaque
from aoc_desktop.ui.kit.icons import action_icon, event_icon, paint_icon
from aoc_desktop.ui.kit.lettering import (
    Align,
    draw_text,
    fit,
    grown_size,
    heading,
    plain,
    text_height,
    text_width,
)
from aoc_desktop.ui.kit.theme import FACE, Theme, Type
from aoc_desktop.ui.kit.tokens import Token

LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
NO_ACTION = ("plague", "blank")
"""Cards of the track without an action: no tile."""
LARGER_SIGNS = 1.25
"""How much larger the signs of a gain are on a wide card, at most."""


class Modifier(NamedTuple):
    """What one of my cards adds to an action, and that card's name."""

    tokens: Sequence[Token]
    source: str


class ActionFace(NamedTuple):
    """All that an action's card shows to one seat."""

    id: str
    name: str
    tokens: Sequence[Token]
    slots: tuple[Slot, ...] = ()
    symbol: str = "none"
    modifiers: tuple[Modifier, ...] = ()
    sentence: str = ""
    source_mark: str = ""
    """The symbol is not from the rulebook."""


# ------------------------------------------------------------------ available
def _scale(rect: QRectF) -> float:
    """A card that is wider than its shape has more room beside its parts, not larger ones."""
    wide = _width_scale(rect)
    return wide if zoomed(rect) else min(wide, 1.01 * rect.height() / CardSize.ACTION[1])


def _width_scale(rect: QRectF) -> float:
    return rect.width() / (CardSize.ACTION[0] * 1.55 if zoomed(rect) else CardSize.ACTION[0])


def _upcoming_scale(rect: QRectF) -> float:
    return min(rect.width() / CardSize.UPCOMING[0], 1.06 * rect.height() / CardSize.UPCOMING[1])


def action_slots(rect: QRectF, face: ActionFace) -> list[QRectF]:
    """Where the slots of an available card lie, for drawing, dropping and animation."""
    scale = _scale(rect)
    top, height = rect.top() + 46 * scale, 34 * scale
    width = slots_width(face.slots, height)
    if width > 80 * scale:  # own slots beside the printed ones: the formula needs its room
        top, height = top + height * (1 - 66 * scale / width) / 2, height * 66 * scale / width
    return slot_places(face.slots, rect.left() + 9 * scale, top, height)


def paint_action_card(painter: QPainter, rect: QRectF, face: ActionFace, theme: Theme) -> None:
    """An available card: tile and name, pennant, slots on the left, what it gives on the right."""
    paint_action_paper(painter, rect, face)
    paint_action_frame(painter, rect, face, theme)
    for slot, place in zip(face.slots, action_slots(rect, face), strict=True):
        paint_slot(painter, place, slot, theme)


def paint_action_frame(painter: QPainter, rect: QRectF, face: ActionFace, theme: Theme) -> None:
    """Around the card whose slot is under the pointer."""
    if any(slot.state == "target" for slot in face.slots):
        radius = card_radius(rect, CardSize.ACTION[0])
        outline(painter, rect.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1.5, theme.lit, 3 * _scale(rect))


def paint_action_paper(painter: QPainter, rect: QRectF, face: ActionFace) -> None:
    """The card without its slots."""
    scale = _scale(rect)
    fill(painter, rounded(rect, card_radius(rect, CardSize.ACTION[0])), FACE.paper)
    _paint_head(painter, rect, face, scale)
    places = action_slots(rect, face)
    left = places[-1].right() + 8 * scale if places else rect.left() + 9 * scale
    bottom = rect.top() + 86 * scale
    top = rect.top() + (37 if face.modifiers else 44) * scale
    place = QRectF(QPointF(left, top), QPointF(rect.right() - 8 * scale, bottom))
    _paint_gain(painter, place, face, scale, 22 * min(LARGER_SIGNS * scale, max(scale, _width_scale(rect))))
    if zoomed(rect) and face.sentence:
        words = QRectF(QPointF(rect.left() + 9 * scale, bottom), rect.bottomRight() - QPointF(9 * scale, 3 * scale))
        letters = plain(max(Type.TEXT, rect.width() * 0.047), FACE.ink)
        draw_text(painter, words, face.sentence, letters, Align.AlignLeft | Align.AlignTop, lines=8)


def _paint_head(painter: QPainter, rect: QRectF, face: ActionFace, scale: float) -> None:
    tile = QRectF(rect.left() + 8 * scale, rect.top() + 7 * scale, 27 * scale, 27 * scale)
    if face.id not in NO_ACTION:
        paint_icon(painter, tile, action_icon(face.id))
    right = rect.right() - 8 * scale
    if face.symbol != "none":
        pennant = QRectF(right - 22 * scale, rect.top() + 5 * scale, 22 * scale, 22 * scale)
        paint_icon(painter, pennant, face.symbol)
        right = pennant.left() - 3 * scale
        if face.source_mark:
            corner = QPointF(rect.right() - 2.5 * scale, pennant.bottom() + 7 * scale)
            paint_source_mark(painter, face.source_mark, corner, 8.5 * scale)
    left = tile.right() + 7 * scale if face.id not in NO_ACTION else tile.left()
    place = QRectF(left, tile.top(), right - left, tile.height())
    draw_text(painter, place, face.name, heading(Type.NAME * scale, FACE.ink, Type.NAME_FLOOR * scale), LEFT)


def _paint_gain(painter: QPainter, place: QRectF, face: ActionFace, scale: float, signs: float) -> None:
    """The printed formula, and below it in green what my own cards add."""
    if not face.modifiers:
        paint_formula(painter, place, face.tokens, signs, align=RIGHT)
        return
    row = max(14.0, 15 * scale)
    rows = min(2, len(face.modifiers))
    if not arrange(face.tokens, QSizeF(place.width(), place.height() - rows * row), 21 * scale).fits:
        rows = 1
    split = place.bottom() - rows * row
    paint_formula(painter, QRectF(place.topLeft(), QPointF(place.right(), split)), face.tokens, 21 * scale, align=RIGHT)
    for number, modifier in enumerate(_most(face.modifiers, rows)):
        _paint_modifier(painter, QRectF(place.left(), split + number * row, place.width(), row), modifier, scale)


def _most(modifiers: tuple[Modifier, ...], rows: int) -> list[Modifier]:
    """There is room for one or two; that there are more is said where the last one's source would stand."""
    if len(modifiers) <= rows:
        return list(modifiers)
    return [*modifiers[: rows - 1], modifiers[rows - 1]._replace(source="…")]


def _paint_modifier(painter: QPainter, row: QRectF, modifier: Modifier, scale: float) -> None:
    """The source's name where it fits whole: half a name tells nothing that the tooltip does not say better."""
    letters, gap = plain(12.5 * scale, FACE.gain, 700), 4 * scale
    plan = arrange(modifier.tokens, row.size(), row.height())
    room = row.width() - plan.width - gap
    large = letters._replace(px=grown_size(letters.px))
    px, _, cut = fit(modifier.source, large, max(1.0, room), row.height())
    used = 0.0
    if not cut:
        width = text_width(modifier.source, letters.weight, px)
        used = width + gap
        draw_text(painter, QRectF(row.right() - width, row.top(), width, row.height()), modifier.source, letters, RIGHT)
    formula = row.adjusted(0, 0, -used, 0)
    paint_formula(painter, formula, modifier.tokens, row.height(), align=RIGHT, colour=FACE.gain)


# ------------------------------------------------------------------ upcoming and past
def upcoming_slots(rect: QRectF, face: ActionFace) -> list[QRectF]:
    """Slots of an upcoming card, for those who may use them already: between its tile and its pennant."""
    scale = _upcoming_scale(rect)
    height, room = 25 * scale, rect.width() - 70 * scale
    height *= min(1.0, room / max(1.0, slots_width(face.slots, height)))
    left = rect.center().x() - slots_width(face.slots, height) / 2
    return slot_places(face.slots, left, rect.bottom() - height - 8 * scale, height)


def paint_upcoming_card(painter: QPainter, rect: QRectF, face: ActionFace, theme: Theme) -> None:
    """A card that time has not reached: paler, with its pennant at the lower right."""
    scale = _upcoming_scale(rect)
    radius = 8 * scale
    fill(painter, rounded(rect, radius), theme.upcoming)
    outline(painter, rect, radius, theme.line, 1)
    inner = rect.adjusted(8 * scale, 5 * scale, -6 * scale, -7 * scale)
    name = QRectF(inner.topLeft(), QSizeF(inner.width(), 24 * scale))
    draw_text(painter, name, face.name, heading(16 * scale, theme.upcoming_text, Type.NAME_FLOOR * scale), LEFT)
    row = QRectF(inner.left(), name.bottom(), inner.width(), 22 * scale)
    paint_formula(painter, row, face.tokens, 20 * scale, theme.on_dark, LEFT, theme.upcoming_text)
    side = 25 * scale
    if face.id not in NO_ACTION:
        paint_icon(painter, QRectF(inner.left(), inner.bottom() - side, side, side), action_icon(face.id))
    if face.symbol != "none":
        paint_icon(painter, QRectF(inner.right() - side, inner.bottom() - side, side, side), face.symbol)
        if face.source_mark and not face.slots:  # a slot would lie on it
            corner = QPointF(inner.right() - side - 2 * scale, inner.bottom())
            paint_source_mark(painter, face.source_mark, corner, 8.5 * scale, theme.upcoming_text)
    for slot, place in zip(face.slots, upcoming_slots(rect, face), strict=True):
        paint_slot(painter, place, slot, theme)


def paint_past_stub(painter: QPainter, rect: QRectF, action: str, caption: str, theme: Theme) -> None:
    """What is left of a card that time has passed."""
    scale = min(rect.width() / CardSize.PAST[0], rect.height() / CardSize.PAST[1])
    fill(painter, rounded(rect, 8 * scale), theme.upcoming)
    side = 22 * scale
    tile = QRectF(rect.center().x() - side / 2, rect.center().y() - side * 0.95, side, side)
    name = "plague" if action in NO_ACTION else action_icon(action)
    paint_icon(painter, tile, name, opacity=opaque(0.85))
    words = QRectF(rect.left() + 2, tile.bottom() + 3 * scale, rect.width() - 4, 16 * scale)
    draw_text(painter, words, caption, plain(Type.CAPTION * scale, theme.upcoming_text))


# ------------------------------------------------------------------ the permanent card
UNLIMITED = QSizeF(10_000, 10_000)
PERMANENT_SLOTS = (31, 28, 25, 22)
"""Sides of its slots, from the usual one to the smallest."""


class PermanentPart(NamedTuple):
    """What belongs to an action on the permanent card."""

    head: QRectF
    formula: QRectF
    slots: list[QRectF]
    area: QRectF
    """All of it."""


def permanent_parts(rect: QRectF, faces: Sequence[ActionFace]) -> list[PermanentPart]:
    """Each action gets the width that its name, formula and slots ask for; the rest is shared."""
    scale = rect.height() / 71
    pad = 8 * scale
    words = []
    for face in faces:
        name = 22 * scale + text_width(face.name, 0, Type.NAME_FLOOR * max(1.0, scale)) + 1
        signs = max(row_width(row, 15 * scale, True) for row in arrange(face.tokens, UNLIMITED, 14 * scale).rows)
        words.append(max(name, signs) + 2.7 * pad)
    slot, needs = 31 * scale, words
    for size in PERMANENT_SLOTS:  # slots with several workers are wide: smaller ones rather than cut names
        slot = size * scale
        needs = [wide + slots_width(face.slots, slot) for wide, face in zip(words, faces, strict=True)]
        if sum(needs) <= rect.width():
            break
    if sum(needs) > rect.width():
        return _stacked_parts(rect, faces, scale)
    spare = (rect.width() - sum(needs)) / max(1, len(faces))
    parts, left = [], rect.left()
    for face, need in zip(faces, needs, strict=True):
        right = left + need + spare
        width = slots_width(face.slots, slot)
        places = slot_places(face.slots, right - pad - width, rect.center().y() - slot / 2, slot)
        inner = right - pad * 1.7 - width - left - pad
        head = QRectF(left + pad, rect.top() + 8 * scale, inner, 26 * scale)
        low = QRectF(head.left(), head.bottom() + scale, inner, 28 * scale)
        parts.append(PermanentPart(head, low, places, QRectF(left, rect.top(), right - left, rect.height())))
        left = right
    return parts


def _stacked_parts(rect: QRectF, faces: Sequence[ActionFace], scale: float) -> list[PermanentPart]:
    """Where even small slots beside the names would cut them, slots stand beside the formula, below the name."""
    pad, slot = 6 * scale, 26 * scale
    needs = []
    for face in faces:
        name = 22 * scale + text_width(face.name, 0, Type.NAME_FLOOR * max(1.0, scale)) + 1
        signs = max(row_width(row, 13 * scale, True) for row in arrange(face.tokens, UNLIMITED, 13 * scale).rows)
        needs.append(max(name, signs + slots_width(face.slots, slot) + pad) + 2 * pad)
    spare = (rect.width() - sum(needs)) / max(1, len(faces))
    parts, left = [], rect.left()
    for face, need in zip(faces, needs, strict=True):
        right = left + need + spare
        width = slots_width(face.slots, slot)
        head = QRectF(left + pad, rect.top() + 6 * scale, right - left - 2 * pad, 24 * scale)
        low = QRectF(head.left(), head.bottom() + 5 * scale, head.width() - width - pad, 28 * scale)
        places = slot_places(face.slots, right - pad - width, low.center().y() - slot / 2, slot)
        parts.append(PermanentPart(head, low, places, QRectF(left, rect.top(), right - left, rect.height())))
        left = right
    return parts


def paint_permanent_bronze(painter: QPainter, rect: QRectF, faces: Sequence[ActionFace], theme: Theme) -> None:
    """The card without its slots."""
    scale = rect.height() / 71
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(downwards(rect, theme.permanent_top, theme.permanent_bottom))
    painter.drawRoundedRect(rect, 8 * scale, 8 * scale)
    painter.restore()
    outline(painter, rect, 8 * scale, theme.permanent_edge, 1.5 * scale)
    parts = permanent_parts(rect, faces)
    for number, (face, part) in enumerate(zip(faces, parts, strict=True)):
        _paint_permanent_action(painter, face, part, theme, scale)
        if number:
            line = QRectF(part.area.left(), rect.top() + 11 * scale, 1, rect.height() - 22 * scale)
            painter.fillRect(line, QColor(theme.permanent_edge))


def _paint_permanent_action(
    painter: QPainter, face: ActionFace, part: PermanentPart, theme: Theme, scale: float
) -> None:
    side = 18 * scale
    tile = QRectF(part.head.left(), part.head.center().y() - side / 2, side, side)
    paint_icon(painter, tile, action_icon(face.id))
    name = part.head.adjusted(side + 4 * scale, 0, 0, 0)
    draw_text(painter, name, face.name, heading(16 * scale, theme.permanent_text, Type.NAME_FLOOR * scale), LEFT)
    paint_formula(painter, part.formula, face.tokens, 20 * scale, True, LEFT, theme.permanent_text)


def paint_rail(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """What the permanent card glides on."""
    rail = QColor(theme.permanent_edge)
    rail.setAlphaF(opaque(0.6))
    fill(painter, rounded(rect, rect.height() / 2), rail)


# ------------------------------------------------------------------ event tokens
def paint_event_token(painter: QPainter, rect: QRectF, event: str) -> None:
    """The token alone: a gold cog of twelve points, a coloured disc, a glyph."""
    centre, radius = rect.center(), rect.width() / 2
    points = []
    for corner in range(24):
        reach = radius if corner % 2 == 0 else radius * 0.86
        points.append(centre + QPointF(reach * sin(corner * pi / 12), -reach * cos(corner * pi / 12)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(FACE.cog))
    painter.drawPolygon(QPolygonF(points))
    painter.setPen(QPen(QColor(FACE.cog_edge), radius * 0.06))
    painter.setBrush(QColor(EVENTS.get(event, EVENTS["nothing"])))
    painter.drawEllipse(centre, radius * 0.78, radius * 0.78)
    painter.restore()
    side = radius * 0.96
    glyph = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    paint_icon(painter, glyph, event_icon(event), FACE.cog_glyph)


def paint_event(
    painter: QPainter, rect: QRectF, event: str, name: str, tokens: Sequence[Token], theme: Theme, sentence: str = ""
) -> None:
    """Token, formula and name: side by side above the track, one below the other in the zoom."""
    if zoomed(rect):
        _paint_large_event(painter, rect, event, name, tokens, theme, sentence)
        return
    scale = rect.height() / 62
    letters = plain(Type.CAPTION * scale, theme.event_text, 600)
    lines = 1 if text_width(name, letters.weight, letters.floor) <= rect.width() else 2
    side = (42 if lines == 1 else 32) * scale
    paint_event_token(painter, QRectF(rect.left(), rect.top(), side, side), event)
    beside = QRectF(rect.left() + side + 5 * scale, rect.top(), rect.width() - side - 5 * scale, side)
    paint_formula(painter, beside, tokens, 20 * scale, theme.on_dark, LEFT, theme.event_text)
    words = QRectF(rect.left(), rect.top() + side, rect.width(), rect.height() - side)
    draw_text(painter, words, name, letters, LEFT, lines)


def _paint_large_event(
    painter: QPainter, rect: QRectF, event: str, name: str, tokens: Sequence[Token], theme: Theme, sentence: str
) -> None:
    width = rect.width()
    side = min(width * 0.5, rect.height() * 0.45)
    paint_event_token(painter, QRectF(rect.center().x() - side / 2, rect.top(), side, side), event)
    title = QRectF(rect.left(), rect.top() + side + width * 0.02, width, width * 0.12)
    draw_text(painter, title, name, heading(width * 0.078, theme.event_text))
    row = QRectF(rect.left(), title.bottom(), width, width * 0.14)
    paint_formula(painter, row, tokens, width * 0.11, theme.on_dark, colour=theme.event_text)
    letters = plain(max(Type.TEXT, width * 0.047), theme.event_text)
    below = QRectF(rect.left(), row.bottom() + width * 0.02, width, text_height(sentence, letters, width))
    draw_text(painter, below, sentence, letters, Align.AlignHCenter | Align.AlignTop, lines=6)
