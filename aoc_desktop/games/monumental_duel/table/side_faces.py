"""Faces of what lies beside a City: policies, provinces, espionage, wonder begun, persons, the Advantage."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from aoc_desktop.games.monumental_duel.rules.cards import MILITARY, PRODUCTION
from aoc_desktop.games.monumental_duel.table.colours import (
    ADVANTAGE_BOTTOM,
    ADVANTAGE_BOWL,
    ADVANTAGE_EDGE,
    ADVANTAGE_TEXT,
    ADVANTAGE_TOP,
    KINDS,
    LIT_ROW,
    WOOD,
    WOOD_EDGE,
    WOOD_TEXT,
    group_of_card,
)
from aoc_desktop.games.monumental_duel.table.faces import (
    LEFT,
    RIGHT,
    SMALL,
    CardFace,
    clip_card,
    draw_short_name,
    paint_corner,
    paint_name_band,
    paint_price,
)
from aoc_desktop.games.monumental_duel.table.formula import faces_formula
from aoc_desktop.games.monumental_duel.table.vignettes import paint_art
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.dice import paint_die
from aoc_desktop.ui.kit.formula_paint import arrange, paint_formula
from aoc_desktop.ui.kit.high_contrast import BLACK, WHITE, downwards, line_px, plain_or, under_white
from aoc_desktop.ui.kit.icons import mix, paint_icon
from aoc_desktop.ui.kit.lettering import draw_name, draw_text, elided, heading, name_lines, plain, text_width
from aoc_desktop.ui.kit.theme import FACE, Theme
from aoc_desktop.ui.kit.tokens import THEN_SIGN, Token, signed_figure, thing

FACES_OF_ROWS = ((1,), (2, 3), (4,), (5,), (6,))
"""The lines of an espionage card."""
STRIP = 25.0


def paint_policy(painter: QPainter, rect: QRectF, face: CardFace) -> None:
    """A policy whole: name, effect, bonus on the tint behind the scroll."""
    group = group_of_card(face.card, face.civilization)
    two = rect.height() > 80 and name_lines(face.name, heading(16, FACE.accent_text), rect.width() - 10) == 2
    name_high = 34.0 if two else min(24.0, rect.height() * 0.26)
    bonus_high = min(34.0, rect.height() * (0.28 if two else 0.34))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip_card(painter, rect, 8)
    painter.fillRect(QRectF(rect.left(), rect.bottom() - bonus_high, rect.width(), bonus_high), QColor(group.tint))
    paint_name_band(painter, QRectF(rect.topLeft(), QSizeF(rect.width(), name_high)), face, 16)
    painter.restore()
    middle = rect.adjusted(5, name_high + 1, -5, -bonus_high - 1)
    paint_formula(painter, middle, face.ability, min(24.0, middle.height()), smallest=SMALL)
    low = QRectF(rect.left() + 6, rect.bottom() - bonus_high, rect.width() - 12, bonus_high)
    _paint_bonus(painter, low, face, min(22.0, bonus_high - 6))
    if face.source_mark:
        paint_icon(painter, QRectF(rect.right() - 15, rect.bottom() - 15, 10, 10), face.source_mark)


def _paint_bonus(painter: QPainter, place: QRectF, face: CardFace, size: float) -> None:
    """The scroll, then what it brings."""
    paint_icon(painter, QRectF(place.left(), place.center().y() - size * 0.42, size * 0.84, size * 0.84), "policy")
    paint_formula(painter, place.adjusted(size + 3, 0, 0, 0), face.bonus, size, align=LEFT, smallest=SMALL)


def paint_compact_policy(painter: QPainter, rect: QRectF, face: CardFace) -> None:
    """A policy at a line, or the other's: name above, effect and bonus in one row."""
    group = group_of_card(face.card, face.civilization)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip_card(painter, rect, 6)
    high = rect.height() * 0.46
    painter.fillRect(QRectF(rect.topLeft(), QSizeF(rect.width(), high)), QColor(group.accent))
    painter.fillRect(
        QRectF(rect.center().x() + 4, rect.top() + high, rect.width() / 2, rect.height()), QColor(group.tint)
    )
    painter.restore()
    top = QRectF(rect.left() + 6, rect.top(), rect.width() - 12, high)
    draw_text(painter, top, face.name, plain(12.5, FACE.accent_text, 600), LEFT)
    low = QRectF(rect.left() + 4, rect.top() + high, rect.width() - 8, rect.height() - high)
    half = low.width() / 2
    size = min(17.0, low.height())
    paint_formula(painter, QRectF(low.topLeft(), QSizeF(half + 2, low.height())), face.ability, size, smallest=11)
    _paint_bonus(painter, low.adjusted(half + 6, 0, 0, 0), face, size)


def paint_policy_strip(painter: QPainter, rect: QRectF, face: CardFace) -> None:
    """What is left to see of a covered policy: its name and its bonus."""
    group = group_of_card(face.card, face.civilization)
    fill(painter, rounded(rect.adjusted(0, -8, 0, 0), 8), group.tint)
    outline(painter, rect.adjusted(0, -8, 0, 0), 8, mix(group.tint, group.accent, 0.3), 1)
    inner = rect.adjusted(8, 0, -6, 0)
    plan = arrange(face.bonus, QSizeF(inner.width() * 0.5, rect.height()), 18, SMALL)
    room = QRectF(inner.left(), inner.top(), inner.width() - plan.width - 5, inner.height())
    draw_name(painter, room, face.name, plain(12.5, group.dark, 600), LEFT)
    paint_formula(painter, inner, face.bonus, 18, align=RIGHT, smallest=SMALL)


def paint_line_strip(painter: QPainter, rect: QRectF, face: CardFace) -> None:
    """A policy above a column: its name on the accent, effect and bonus beside it."""
    group = group_of_card(face.card, face.civilization)
    fill(painter, rounded(rect, 6), FACE.paper)
    wide = min(rect.width() * 0.5, text_width(face.name, 600, 12) + 14)
    name = QRectF(rect.left(), rect.top(), wide, rect.height())
    painter.save()
    painter.setClipPath(rounded(rect, 6))
    painter.fillRect(name, QColor(group.accent))
    painter.restore()
    draw_name(painter, name.adjusted(5, 0, -5, 0), face.name, plain(12, FACE.accent_text, 600))
    room = rect.adjusted(wide + 3, 0, -3, 0)
    size = rect.height() - 4
    plan = arrange(face.ability, QSizeF(room.width() * 0.6, room.height()), size, SMALL)
    paint_formula(painter, room, face.ability, size, align=LEFT, smallest=10)
    _paint_bonus(painter, room.adjusted(plan.width + 6, 0, 0, 0), face, size)


def paint_stub(painter: QPainter, rect: QRectF, face: CardFace) -> None:
    """A reserved card: its picture under its name."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip_card(painter, rect, 6)
    paint_art(painter, rect, face.card, face.civilization)
    name = QRectF(rect.left(), rect.top(), rect.width(), 15)
    painter.fillRect(name, QColor(group_of_card(face.card, face.civilization).accent))
    painter.restore()
    words = elided(face.name, 600, 11, name.width() - 4)
    draw_text(painter, name.adjusted(2, 0, -2, 0), words, plain(11.5, FACE.accent_text, 600))


# ------------------------------------------------------------------ provinces
def paint_barricade_strip(painter: QPainter, rect: QRectF, name: str, defence: int) -> None:
    fill(painter, rounded(rect, 7), plain_or(WOOD, BLACK))
    outline(painter, rect, 7, WOOD_EDGE, 1.2)
    side = rect.height() * 0.72
    box = QRectF(rect.left() + 5, rect.center().y() - side / 2, side, side)
    paint_icon(painter, box, "barricade")
    draw_text(painter, rect.adjusted(side + 8, 0, -40, 0), name, plain(12.5, plain_or(WOOD_TEXT, WHITE), 600), LEFT)
    tokens = [signed_figure(defence), thing("military")] if defence else []
    paint_formula(painter, rect.adjusted(0, 0, -5, 0), tokens, side + 3, align=RIGHT, smallest=SMALL)


def paint_province(painter: QPainter, rect: QRectF, face: CardFace, price: tuple[int, int], words: str) -> None:
    """The topmost Province with what conquering it costs: the Province and what its Barricades add."""
    strip_high = 24.0
    group = group_of_card(face.card)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip_card(painter, rect, 8)
    strip = QRectF(rect.left(), rect.bottom() - strip_high, rect.width(), strip_high)
    name = QRectF(rect.left(), strip.top() - 23, rect.width(), 23)
    paint_art(painter, QRectF(rect.topLeft(), QSizeF(rect.width(), name.top() - rect.top())), face.card)
    painter.fillRect(strip, QColor(group.tint))
    paint_name_band(painter, name, face, 16)
    paint_corner(painter, rect, [thing(face.card.terrain)], 22)
    painter.restore()
    own, added = price
    tokens = [Token("figure", text=str(own))]
    if added:
        tokens = [Token("figure", text=f"{own} + {added}")]
    tokens.append(thing("military"))
    paint_formula(painter, strip.adjusted(0, 0, -5, 0), tokens, 21, align=RIGHT, smallest=SMALL)
    taken = arrange(tokens, strip.size(), 21, SMALL).width + 8
    draw_text(painter, strip.adjusted(7, 0, -taken, 0), words, plain(12.5, group.ink, 700), LEFT)


def paint_compact_province(painter: QPainter, rect: QRectF, face: CardFace, price: int) -> None:
    """The other's topmost Province: name and whole price in one band."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip_card(painter, rect, 7)
    name = QRectF(rect.left(), rect.bottom() - 22, rect.width(), 22)
    paint_art(painter, QRectF(rect.topLeft(), QSizeF(rect.width(), name.top() - rect.top())), face.card)
    painter.fillRect(name, QColor(KINDS["province"].shown.accent))
    paint_corner(painter, rect, [thing(face.card.terrain)], 20)
    painter.restore()
    draw_name(painter, name.adjusted(6, 0, -40, 0), face.name, plain(13.5, FACE.accent_text, 600), LEFT)
    paint_price(painter, QRectF(name.right() - 37, name.top() + 2.5, 35, 17), price, MILITARY)


def paint_province_strip(painter: QPainter, rect: QRectF, face: CardFace) -> None:
    """An older Province of the pile: name and terrain."""
    group = KINDS["province"].shown
    fill(painter, rounded(rect.adjusted(0, -8, 0, 0), 7), group.tint)
    outline(painter, rect.adjusted(0, -8, 0, 0), 7, mix(group.tint, group.accent, 0.3), 1)
    draw_text(painter, rect.adjusted(8, 0, -28, 0), face.name, plain(12.5, group.ink, 600), LEFT)
    side = rect.height() * 0.74
    paint_icon(painter, QRectF(rect.right() - side - 6, rect.center().y() - side / 2, side, side), face.card.terrain)


# ------------------------------------------------------------------ wonder begun, persons
def paint_site(painter: QPainter, rect: QRectF, face: CardFace, price: int) -> None:
    """A wonder under construction: the pawn on the paid section, its bonus, what is still to pay."""
    strip_high = min(28.0, rect.height() * 0.46)
    tall = rect.height() > 70
    two = tall and text_width(face.name, 0, 15) > rect.width() - 10
    name_high = (36.0 if two else 23.0) if tall else rect.height() - strip_high
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip_card(painter, rect, 8)
    strip = QRectF(rect.left(), rect.bottom() - strip_high, rect.width(), strip_high)
    name = QRectF(rect.left(), strip.top() - name_high, rect.width(), name_high)
    if tall:
        paint_art(painter, QRectF(rect.topLeft(), QSizeF(rect.width(), name.top() - rect.top())), face.card)
    painter.fillRect(strip, QColor(KINDS["wonder"].shown.tint))
    paint_name_band(painter, name, face, 15.5 if tall else 14)
    painter.restore()
    pill_wide = 31.0
    high = strip_high - 7
    paid = QRectF(strip.left() + 4, strip.top() + 3.5, pill_wide, high)
    fill(painter, rounded(paid, high / 2), mix("#8E3B1E", FACE.paper, 0.55))
    draw_text(painter, paid.adjusted(7, 0, 0, 0), str(face.card.cost[0]), plain(high * 0.72, FACE.soft_ink, 900), LEFT)
    pawn = strip_high + 6
    paint_icon(painter, QRectF(paid.right() - pawn * 0.72, strip.bottom() - pawn - 1, pawn, pawn), "pawn")
    paint_price(painter, QRectF(strip.right() - pill_wide - 4, strip.top() + 3.5, pill_wide, high), price, PRODUCTION)
    room = strip.adjusted(pill_wide + 5, 0, -pill_wide - 5, 0)
    paint_formula(painter, room, face.bonus, 19, smallest=11)


def paint_person(painter: QPainter, rect: QRectF, face: CardFace) -> None:
    """A warlord: art, name, formula."""
    low_high = 30.0 if rect.height() > 70 else 20.0
    name_high = 23.0 if rect.height() > 70 else 20.0
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip_card(painter, rect, 8)
    low = QRectF(rect.left(), rect.bottom() - low_high, rect.width(), low_high)
    name = QRectF(rect.left(), low.top() - name_high, rect.width(), name_high)
    paint_art(
        painter, QRectF(rect.topLeft(), QSizeF(rect.width(), name.top() - rect.top())), face.card, face.civilization
    )
    paint_name_band(painter, name, face, 16 if rect.height() > 70 else 14)
    painter.restore()
    paint_formula(painter, low.adjusted(4, 1, -4, -1), face.ability, min(23.0, low_high - 3), smallest=SMALL)


def paint_compact_person(painter: QPainter, rect: QRectF, face: CardFace) -> None:
    """The other's warlord: art at the left, name and formula."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip_card(painter, rect, 6)
    wide = rect.height() * 0.95
    paint_art(painter, QRectF(rect.topLeft(), QSizeF(wide, rect.height())), face.card, face.civilization)
    painter.restore()
    inner = rect.adjusted(wide + 5, 2, -4, -2)
    half = QSizeF(inner.width(), inner.height() / 2)
    draw_short_name(painter, QRectF(inner.topLeft(), half), face.name)
    paint_formula(
        painter, QRectF(QPointF(inner.left(), inner.center().y()), half), face.ability, 16, align=LEFT, smallest=SMALL
    )


def paint_agents(painter: QPainter, place: QRectF, agents: int, most: int, more: int = 0) -> None:
    """Places for the dice: filled, free, or green where one would come."""
    side = min(place.height(), place.width() / (most * 1.2))
    left = place.center().x() - (most * 1.2 - 0.2) * side / 2
    for number in range(most):
        box = QRectF(left + number * 1.2 * side, place.center().y() - side / 2, side, side)
        if number < agents:
            paint_icon(painter, box, "agent")
        elif number < agents + more:
            fill(painter, rounded(box, 5), plain_or("#D6F0DA", BLACK))
            outline(painter, box, 5, FACE.gain, 1.2, dashed=True)
            draw_text(painter, box, "+1", plain(side * 0.52, FACE.gain, 900))
        else:
            outline(painter, box, 5, FACE.soft_ink, 1.2, dashed=True)


def paint_ambassador(painter: QPainter, rect: QRectF, face: CardFace, agents: int, most: int, more: int = 0) -> None:
    paint_person(painter, rect, face._replace(ability=()))
    low = QRectF(rect.left() + 6, rect.bottom() - 27, rect.width() - 12, 24)
    paint_agents(painter, low, agents, most, more)


def paint_compact_ambassador(painter: QPainter, rect: QRectF, face: CardFace, agents: int, most: int) -> None:
    paint_compact_person(painter, rect, face._replace(ability=()))
    wide = rect.height() * 0.95
    place = QRectF(rect.left() + wide + 4, rect.center().y() + 1, 56, rect.height() / 2 - 4)
    paint_agents(painter, place, agents, most)


# ------------------------------------------------------------------ espionage
def paint_espionage(painter: QPainter, rect: QRectF, face: CardFace, rolled: Collection[int] = ()) -> None:
    """All five lines; those that were rolled are marked."""
    head = max(24.0, rect.height() * 0.145)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip_card(painter, rect, 8)
    painter.fillRect(QRectF(rect.topLeft(), QSizeF(rect.width(), head)), QColor(KINDS["espionage"].shown.accent))
    high = (rect.height() - head) / len(FACES_OF_ROWS)
    signs = [[Token("tile", "die_back")], [Token("tile", "other_card")], *faces_formula(face.card)]
    for number, values in enumerate(FACES_OF_ROWS):
        row = QRectF(rect.left(), rect.top() + head + number * high, rect.width(), high)
        if any(value in rolled for value in values):
            painter.fillRect(row, QColor(plain_or(LIT_ROW, FACE.target)))
        if number:
            painter.fillRect(QRectF(row.topLeft(), QSizeF(row.width(), line_px(1))), QColor(FACE.edge))
        side = min(high * 0.72, 34.0)
        for place, value in enumerate(values):
            box = QRectF(row.left() + 8 + place * side * 1.18, row.center().y() - side / 2, side, side)
            paint_die(painter, box, value)
        room = row.adjusted(14 + side * 1.18 * len(values), 1, -7, -1)
        paint_formula(painter, room, signs[number], min(26.0, high * 0.8), align=RIGHT, smallest=SMALL)
    painter.restore()
    name = QRectF(rect.left() + 6, rect.top(), rect.width() - 12, head)
    if face.source_mark:
        corner = QRectF(rect.right() - 17, rect.top() + head / 2 - 5.5, 11, 11)
        paint_icon(painter, corner, face.source_mark, FACE.glyph)
        name.adjust(0, 0, -12, 0)
    draw_name(painter, name, face.name, heading(min(17.0, head * 0.66), FACE.accent_text))


def paint_compact_espionage(painter: QPainter, rect: QRectF, face: CardFace) -> None:
    """The other's active card: name, and what 4, 5 and 6 bring."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip_card(painter, rect, 6)
    high = rect.height() * 0.46
    painter.fillRect(QRectF(rect.topLeft(), QSizeF(rect.width(), high)), QColor(KINDS["espionage"].shown.accent))
    painter.restore()
    top = QRectF(rect.left() + 6, rect.top(), rect.width() - 12, high)
    draw_text(painter, top, face.name, plain(12.5, FACE.accent_text, 600), LEFT)
    tokens: list[Token] = []
    shown: list[Token] | None = None
    for formula in faces_formula(face.card):
        if formula != shown:  # two faces alike are told once
            tokens += [token for token in formula if token != THEN_SIGN and token.name != "opponent"]
        shown = formula
    low = QRectF(rect.left() + 4, rect.top() + high, rect.width() - 8, rect.height() - high)
    paint_formula(painter, low, tokens, 16, smallest=10)


def paint_numbers(painter: QPainter, rect: QRectF, number: str, strong: bool = False) -> None:
    """The tab of an espionage card that lies under the active one."""
    fill(
        painter,
        rounded(rect.adjusted(0, -6, 0, 0), 6),
        under_white(mix(KINDS["espionage"].accent, "#8D93D6", 0.45 if strong else 0.2)),
    )
    draw_text(painter, rect, number, plain(12.5, FACE.accent_text, 600))


# ------------------------------------------------------------------ the Advantage
def paint_advantage(painter: QPainter, rect: QRectF, title: str, turn: float, tokens: Sequence[str], line: str) -> None:
    """Bronze, between the two stocks: the arrow points at its holder, the tokens lie in its bowl."""
    fill(painter, rounded(rect, 8), downwards(rect, plain_or(ADVANTAGE_TOP, BLACK), ADVANTAGE_BOTTOM))
    outline(painter, rect, 8, ADVANTAGE_EDGE, 1.4)
    draw_text(
        painter, QRectF(rect.left() + 4, rect.top() + 4, rect.width() - 8, 26), title, heading(16.5, ADVANTAGE_TEXT)
    )
    bowl_high = 32.0
    bowl = QRectF(rect.left() + 14, rect.bottom() - bowl_high - 27, rect.width() - 28, bowl_high)
    side = min(48.0, bowl.top() - rect.top() - 34)
    centre = QPointF(rect.center().x(), (rect.top() + 30 + bowl.top()) / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.rotate(turn)
    paint_icon(painter, QRectF(-side / 2, -side / 2, side, side), "advantage")
    painter.restore()
    fill(painter, rounded(bowl, 8), ADVANTAGE_BOWL)
    size = min(22.0, (bowl.width() - 8) / max(1, len(tokens)))
    left = bowl.center().x() - size * len(tokens) / 2
    for number, sign in enumerate(tokens):
        paint_icon(
            painter,
            QRectF(left + number * size, bowl.center().y() - size / 2, size, size).adjusted(1, 1, -1, -1),
            sign,
            on_dark=True,
        )
    words = QRectF(rect.left() + 5, bowl.bottom() + 3, rect.width() - 10, 22)
    draw_text(painter, words, line, plain(12.5, ADVANTAGE_TEXT))


def paint_dashed(painter: QPainter, rect: QRectF, words: str, theme: Theme) -> None:
    """A place where nothing lies yet."""
    outline(painter, rect, 8, theme.line, 1.2, dashed=True)
    draw_text(painter, rect.adjusted(5, 1, -5, -1), words, plain(12.5, theme.soft_text), lines=3)
