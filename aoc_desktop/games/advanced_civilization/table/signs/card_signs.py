"""Every sign of cards, groups, phases and goods by its name, and the small tiles that they stand on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from aoc_desktop.games.advanced_civilization.table.colours import CALAMITY_BAND, GROUPS, IVORY, NO_GROUP
from aoc_desktop.games.advanced_civilization.table.signs import cards as signs_cards
from aoc_desktop.games.advanced_civilization.table.signs import goods as signs_goods
from aoc_desktop.games.advanced_civilization.table.signs.kit import (
    ACCENT,
    EMBER,
    INK,
    Layer,
    Sign,
    box,
    disc,
    stamp_layers,
    star,
)
from aoc_desktop.ui.kit.card_kit import rounded
from aoc_desktop.ui.kit.high_contrast import between, is_bold, under_white

# Signs of the sixteen phases, and of what a nation has beside the map: one ink.


_POSTS = f"{box(8, 30, 13, 45)} {box(21, 30, 26, 45)} {box(34, 30, 39, 45)}"
_TOWER = "M 7 4 L 14 4 L 14 10 L 20 10 L 20 4 L 27 4 L 27 10 L 33 10 L 33 4 L 40 4 L 40 26 L 7 26 Z"

PHASES: Mapping[str, Sign] = {
    "taxation": (
        Layer(disc(24, 11, 16, 7), INK, 3.6),
        Layer("M 8 13 L 8 36 C 8 46 40 46 40 36 L 40 13 M 8 24 C 8 34 40 34 40 24", INK, 3.6),
    ),
    "expansion": (
        Layer(disc(18, 30, 13), INK, 4.0),
        Layer(disc(18, 30, 6)),
        Layer("M 37 4 L 37 22 M 28 13 L 46 13", INK, 4.6),
    ),
    "census": (Layer("M 6 9 L 42 9 M 6 19 L 34 19 M 6 29 L 25 29 M 6 39 L 15 39", INK, 5.6),),
    "ships": (
        Layer("M 22 3 L 22 29 L 6 29 C 13 22 19 14 22 3 Z M 26 7 C 35 12 40 20 41 29 L 26 29 Z"),
        Layer("M 3 33 L 45 33 C 43 40 38 45 32 45 L 16 45 C 10 45 5 40 3 33 Z"),
    ),
    "movement": (
        Layer("M 5 42 C 7 25 16 17 30 17", INK, 6.4),
        Layer("M 27 4 L 45 17 L 27 30 Z"),
    ),
    "conflict": (
        Layer("M 6 5 L 35 34 M 42 5 L 13 34", INK, 4.6),
        Layer("M 25 42 L 42 25 M 23 42 L 6 25 M 37 36 L 44 43 M 11 36 L 4 43", INK, 4.6),
    ),
    "construction": (
        Layer(
            "M 4 4 L 13 4 L 13 10 L 19 10 L 19 4 L 29 4 L 29 10 L 35 10 L 35 4 L 44 4 L 44 45 L 30 45 "
            "L 30 34 C 30 25 18 25 18 34 L 18 45 L 4 45 Z"
        ),
    ),
    "surplus": (
        Layer(disc(22, 28, 15), INK, 4.4),
        Layer("M 15 28 L 29 28", INK, 4.8),
        Layer("M 33 8 L 46 8", INK, 5.0),
    ),
    "support": (Layer(_TOWER), Layer(_POSTS)),
    "trade_cards": (
        Layer("M 4 10 L 20 5 L 22 12 L 17 40 L 13 41 Z"),
        Layer(box(21, 8, 43, 42)),
    ),
    "trade": (
        Layer("M 6 15 L 34 15 M 42 33 L 14 33", INK, 5.6),
        Layer("M 31 4 L 45 15 L 31 26 Z M 17 22 L 3 33 L 17 44 Z"),
    ),
    "calamities": (Layer("M 29 2 L 9 27 L 22 27 L 17 46 L 40 19 L 27 19 Z"),),
    "abilities": (Layer(star(24, 26, 22, 5, 0.44)),),
    "support_again": (
        Layer("M 4 4 L 10 4 L 10 9 L 15 9 L 15 4 L 21 4 L 21 9 L 26 9 L 26 4 L 32 4 L 32 24 L 4 24 Z"),
        Layer(f"{box(6, 28, 11, 45)} {box(17, 28, 22, 45)}"),
        Layer("M 28 34 L 34 41 L 45 26", INK, 5.2),
    ),
    "civilization_cards": (Layer(f"{box(9, 3, 39, 45)} {star(24, 25, 11, 5, 0.44)}"),),
    "succession": (Layer(f"{box(3, 31, 15, 45)} {box(18, 19, 30, 45)} {box(33, 6, 45, 45)}"),),
}
THINGS: Mapping[str, Sign] = {
    "stock": (
        Layer(disc(15, 15, 8), "#E9D6B0"),
        Layer(disc(24, 11, 8), "#F7E8C8"),
        Layer(disc(33, 15, 8), "#DCC497"),
        Layer("M 4 19 L 44 19 L 41 45 L 7 45 Z", "#A9825A"),
        Layer("M 4 19 L 44 19 L 43.3 25 L 4.7 25 Z", "#C9A377"),
        Layer("M 16 27 L 17 44 M 24 27 L 24 44 M 32 27 L 31 44", "#7B5A37", 2.2),
    ),
    "treasury": (
        Layer("M 4 21 C 4 10 9 6 14 6 L 34 6 C 39 6 44 10 44 21 Z", "#B9752E"),
        Layer(box(4, 24, 44, 43), "#96581D"),
        Layer("M 13 6 L 13 43 M 35 6 L 35 43", "#5E3410", 2.6),
        Layer("M 4 22.5 L 44 22.5", "#5E3410", 3.0),
        Layer(box(19, 18, 29, 30), "#F2C14E"),
        Layer(disc(24, 23, 2.4), "#5E3410"),
    ),
    "hand": (
        Layer("M 3 13 L 17 8 L 24 36 L 11 41 Z", "#BCA987"),
        Layer("M 17 7 L 32 7 L 32 39 L 17 39 Z", "#DCCBA8"),
        Layer("M 30 9 L 45 13 L 37 42 L 23 39 Z", "#F7ECD4"),
        Layer("M 30 9 L 45 13 L 37 42 L 23 39 Z", "#7B6A48", 1.6),
    ),
    "tokens": (
        Layer(disc(24, 27, 19), "#8A775A"),
        Layer(disc(24, 23, 19), "#E6D5B4"),
        Layer(disc(24, 23, 12), "#B9A37B", 2.6),
    ),
    "civilization_cards": (
        Layer(box(9, 3, 39, 45), "#EADBBB"),
        Layer(box(9, 3, 39, 45), "#8A775A", 2.0),
        Layer(star(24, 25, 10, 5, 0.44), "#8C5A14"),
    ),
    "talk": (
        Layer(
            "M 3 6 L 45 6 L 45 34 L 22 34 L 12 44 L 13 34 L 3 34 Z M 10 13 L 10 16 L 38 16 L 38 13 Z "
            "M 10 20 L 10 23 L 38 23 L 38 20 Z M 10 27 L 10 30 L 26 30 L 26 27 Z"
        ),
    ),
    "hourglass": (
        Layer("M 9 4 L 39 4 M 9 44 L 39 44", INK, 4.6),
        Layer("M 13 6 C 13 17 35 31 35 42 M 35 6 C 35 17 13 31 13 42", INK, 3.4),
        Layer("M 17 14 L 31 14 L 24 22 Z M 24 29 L 33 41 L 15 41 Z"),
    ),
    "lock": (Layer("M 14 22 L 14 15 C 14 2 34 2 34 15 L 34 22", INK, 5.0), Layer(box(8, 21, 40, 45))),
}


# Signs of the twelve calamities: light on a dark red ground, embers in the second tone.


CALAMITIES: Mapping[str, Sign] = {
    "volcano": (
        Layer("M 3 43 L 17 20 L 31 20 L 45 43 Z"),
        Layer("M 17 20 L 20 26 L 23 22 L 26 29 L 28 22 L 31 20 Z", ACCENT),
        Layer("M 24 16 L 24 5 M 17 15 L 13 8 M 31 15 L 35 8", ACCENT, 3.6),
    ),
    "treachery": (
        Layer("M 21 28 L 39 5 L 43 4 L 43 9 L 24 31 Z"),
        Layer("M 14 22 L 28 34", INK, 5.0),
        Layer("M 18 31 L 8 42", ACCENT, 6.4),
    ),
    "famine": (
        Layer("M 17 45 C 20 34 25 24 33 10", INK, 3.0),
        Layer("M 32 12 C 25 10 25 5 29 2 C 34 4 36 8 32 12 Z"),
        Layer("M 27 22 C 20 20 18 15 20 11 C 26 12 29 16 27 22 Z M 29 20 C 30 14 35 11 40 12 C 40 18 36 21 29 20 Z"),
        Layer("M 22 33 C 15 31 13 26 15 22 C 21 23 24 27 22 33 Z M 24 31 C 25 25 30 22 35 23 C 35 29 31 32 24 31 Z"),
        Layer("M 6 10 L 42 40", ACCENT, 4.4),
    ),
    "superstition": (
        Layer(
            "M 2 24 C 11 9 37 9 46 24 C 37 39 11 39 2 24 Z M 8 24 C 15 34 33 34 40 24 C 33 14 15 14 8 24 Z",
        ),
        Layer(disc(24, 24, 7.4), ACCENT),
        Layer(disc(24, 24, 2.8), "#2A0C0A"),
    ),
    "civil_war": (
        Layer("M 22 4 L 18 14 L 23 21 L 17 30 L 20 43 C 10 38 6 28 6 9 C 12 9 17 7 22 4 Z"),
        Layer("M 27 5 C 32 8 36 9 42 9 C 42 28 37 38 26 44 L 23 31 L 29 21 L 24 14 Z", ACCENT),
    ),
    "slave_revolt": (
        Layer(disc(12, 24, 8, 9.5), INK, 4.6),
        Layer(disc(36, 24, 8, 9.5), INK, 4.6),
        Layer(
            "M 24 14 L 24 6 M 20 16 L 17 10 M 28 16 L 31 10 M 24 34 L 24 42 M 20 32 L 17 38 M 28 32 L 31 38",
            ACCENT,
            2.8,
        ),
    ),
    "flood": (
        Layer("M 24 5 L 42 21 L 36 21 L 36 29 L 12 29 L 12 21 L 6 21 Z"),
        Layer("M 3 34 C 8 29 12 29 17 34 C 22 39 26 39 31 34 C 36 29 40 29 45 34", ACCENT, 3.8),
        Layer("M 3 43 C 8 38 12 38 17 43 C 22 48 26 48 31 43 C 36 38 40 38 45 43", ACCENT, 3.8),
    ),
    "barbarian_hordes": (
        Layer("M 11 20 C 3 19 2 11 5 4 C 8 11 11 13 16 13 Z M 37 20 C 45 19 46 11 43 4 C 40 11 37 13 32 13 Z", ACCENT),
        Layer("M 10 28 C 10 16 16 10 24 10 C 32 10 38 16 38 28 L 38 43 L 30 45 L 30 33 L 18 33 L 18 45 L 10 43 Z"),
        Layer("M 24 10 L 24 41", "#2A0C0A", 2.2),
    ),
    "epidemic": (
        Layer(
            "M 24 4 C 35 4 42 11 42 21 C 42 27 40 31 35 33 L 35 43 L 13 43 L 13 33 C 8 31 6 27 6 21 "
            "C 6 11 13 4 24 4 Z "
            f"{disc(16, 22, 4.8, 5.4)} {disc(32, 22, 4.8, 5.4)} M 24 27 L 27 33 L 21 33 Z",
        ),
        Layer("M 19 38 L 19 43 M 24 38 L 24 43 M 29 38 L 29 43", "#2A0C0A", 1.8),
    ),
    "civil_disorder": (
        Layer("M 15 22 L 33 22 L 30 28 L 18 28 Z"),
        Layer("M 20 28 L 28 28 L 26 46 L 22 46 Z"),
        Layer("M 24 2 C 26 8 34 11 31 20 L 17 20 C 14 14 19 11 20 7 C 22 9 23 10 23 12 C 25 9 25 5 24 2 Z", ACCENT),
    ),
    "iconoclasm": (
        Layer("M 8 4 L 40 4 L 40 10 L 35 10 L 35 19 L 27 24 L 31 27 L 13 25 L 13 10 L 8 10 Z"),
        Layer("M 13 29 L 25 31 L 22 35 L 35 31 L 35 39 L 40 39 L 40 45 L 8 45 L 8 39 L 13 39 Z"),
        Layer("M 39 18 L 45 14 M 40 25 L 46 26", ACCENT, 3.0),
    ),
    "piracy": (
        Layer("M 9 3 L 9 46", INK, 4.0),
        Layer("M 12 5 C 20 1 28 9 44 5 L 44 30 C 30 34 22 26 12 30 Z"),
        Layer(disc(28, 15, 6.4, 5.6), "#2A0C0A"),
        Layer(box(25, 19, 31, 24), "#2A0C0A"),
        Layer(f"{disc(25.6, 15.4, 1.6)} {disc(30.4, 15.4, 1.6)}", "#FFF3E4"),
    ),
}
UNKNOWN: Sign = (Layer("M 24 4 L 45 42 L 3 42 Z"), Layer("M 24 17 L 24 29 M 24 36 L 24 36.1", "#2A0C0A", 4.4))


COMMODITY, CALAMITY, CARD, GROUP, PHASE, THING = (
    "commodity",
    "calamity",
    "civilization_card",
    "group",
    "phase",
    "thing",
)
"""Kinds of signs, called as in `names.toml` where they have names."""
_BOOK: Mapping[str, tuple[Mapping[str, Sign], Sign]] = {
    COMMODITY: (signs_goods.GOODS, signs_goods.UNKNOWN),
    CALAMITY: (CALAMITIES, UNKNOWN),
    CARD: (signs_cards.CARDS, signs_cards.UNKNOWN),
    GROUP: (signs_cards.GROUPS, signs_cards.UNKNOWN),
    PHASE: (PHASES, signs_cards.UNKNOWN),
    THING: (THINGS, signs_cards.UNKNOWN),
}
INSET = 0.14
"""Air between the edge of a tile and its sign, as a share of its side."""
SLANT = 0.1
"""How far the border between two groups leans, as a share of the width."""


def sign_of(kind: str, name: str) -> Sign:
    """The drawing; what only a card set of one's own knows has one for all."""
    signs, unknown = _BOOK[kind]
    return signs.get(name, unknown)


def paint_sign(painter: QPainter, rect: QRectF, kind: str, name: str, ink: str = IVORY, accent: str = EMBER) -> None:
    """A sign alone, in a square; goods and things have their own colours, the others the ink."""
    stamp_layers(painter, rect, sign_of(kind, name), ink, accent)


def group_colour(group: str) -> str:
    return between(GROUPS.get(group, NO_GROUP)) if is_bold() else GROUPS.get(group, NO_GROUP)


def paint_groups(
    painter: QPainter, shape: QPainterPath, groups: Sequence[str], colours: Mapping[str, str] = GROUPS
) -> None:
    """A shape filled with the colour of a group; with those of two, parted by a slanting line."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(shape, QColor(under_white(colours.get(groups[0] if groups else "", NO_GROUP))))
    if len(groups) > 1:
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        box = shape.boundingRect()
        lean = box.width() * SLANT
        part = QPainterPath(QPointF(box.center().x() + lean, box.top()))
        for corner in (box.topRight(), box.bottomRight(), QPointF(box.center().x() - lean, box.bottom())):
            part.lineTo(corner)
        painter.fillPath(part, QColor(under_white(colours.get(groups[1], NO_GROUP))))
    painter.restore()


def paint_card_tile(painter: QPainter, rect: QRectF, card: str, groups: Sequence[str]) -> None:
    """A civilisation card as a small tile in the colours of its groups."""
    paint_groups(painter, rounded(rect, rect.width() * 0.2), groups)
    _inside(painter, rect, CARD, card)


def paint_calamity_tile(painter: QPainter, rect: QRectF, calamity: str) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(rounded(rect, rect.width() * 0.16), QColor(CALAMITY_BAND))
    painter.restore()
    _inside(painter, rect, CALAMITY, calamity)


def paint_group_disc(painter: QPainter, rect: QRectF, group: str) -> None:
    """A group's sign on a disc of its colour."""
    disc = QPainterPath()
    disc.addEllipse(rect)
    paint_groups(painter, disc, (group,))
    _inside(painter, rect.adjusted(1, 1, -1, -1), GROUP, group)


def _inside(painter: QPainter, rect: QRectF, kind: str, name: str) -> None:
    air = rect.width() * INSET
    paint_sign(painter, rect.adjusted(air, air, -air, -air), kind, name)
