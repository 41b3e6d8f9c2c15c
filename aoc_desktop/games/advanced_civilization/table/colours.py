"""Colours of Advanced Civilization alone: sea and land, nations with their shapes, what is written on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from aoc_desktop.ui.kit.high_contrast import bold_seat, is_bold, plain_or
from aoc_desktop.ui.kit.theme import FACE, SEAT_TEXT, Seat, Theme


class Ground(NamedTuple):
    """What changes with the theme: the water and the land that is not played on."""

    sea: str
    sea_edge: str
    shallow: str
    outside: str
    outside_ink: str
    sea_name: str


GROUNDS: Mapping[str, Ground] = {
    "dark": Ground("#12344A", "#0B2233", "#1D4A63", "#3B3B32", "#57564A", "#A9C6D3"),
    "light": Ground("#4F87A0", "#3A708B", "#6A9DB3", "#A89472", "#8C7A56", "#0E2A38"),
    "contrast": Ground("#000000", "#000000", "#000000", "#000000", "#FFFFFF", "#FFFFFF"),
}
TERRAIN: Mapping[str, str] = {
    "mountain": "#E2CFA9",
    "forest": "#DBD7A8",
    "steppe": "#E6DCAE",
    "desert": "#EFD9A2",
    "fertile": "#EADBB2",
    "flood": "#C6D193",
}
SIGN_INK, WAVES, BOLD_WAVES = "#A98F5E", "#7F9A5A", "#5C7430"
BORDER, COAST, RIVER, BOLD_RIVER = "#8F7145", "#4A3820", "#6E9FB4", "#2F6F94"
GLOW, SHADE, DROP = "#BFE0EE", "#7A5A2C", "#05121A"
LAND_INK, LAND_HALO = "#2A2118", "#F3E6C4"
WATER_INK, WATER_HALO = "#FFF8E8", "#0B2233"
BADGE, BADGE_INK, BADGE_EDGE = "#FFFDF4", "#1C150C", "#2A2118"
LAVA, CONE, CONE_EDGE = "#E8562A", "#7A4632", "#3E2014"
IVORY = "#FFFFFF"
HULL, HULL_EDGE = "#8A5A30", "#3E2614"

NATIONS: Mapping[str, Seat] = {
    "africa": Seat("#A3683A", "#5A3416", "circle"),
    "italy": Seat("#D5402F", "#7C1A10", "square"),
    "illyria": Seat("#F1C63F", "#8A640A", "hexagon"),
    "thrace": Seat("#2A8554", "#0F4A2B", "triangle"),
    "crete": Seat("#9CCB3B", "#52720F", "diamond"),
    "asia": Seat("#F28B2B", "#8C470A", "sun"),
    "assyria": Seat("#4468CC", "#1E3580", "cross"),
    "babylon": Seat("#71C3EE", "#266C94", "pentagon"),
    "egypt": Seat("#A768D6", "#5A2A80", "arch"),
}
GROUPS: Mapping[str, str] = {
    "crafts": "#B9671B",
    "sciences": "#2C7A4E",
    "arts": "#2F68AE",
    "civics": "#AE3632",
    "religion": "#B08710",
}
BANDS: Mapping[str, str] = {**GROUPS, "crafts": "#AC5F17", "religion": "#8C6B08"}
"""Behind a card's name: darker where white would not be read on the group's colour."""
NO_GROUP = "#5B5148"
"""Of a group that only a card set of one's own knows."""
STACKS = (
    "#81705A", "#7D6A45", "#557A70", "#6A6512", "#82490E", "#8A4631", "#682B6E", "#8C2A68", "#8A5D08",
)  # fmt: skip
"""The bands of trade cards, by stack."""
CALAMITY_BAND, CALAMITY_PAPER = "#5A1410", "#F8E4DE"
VEILED, VEILED_SOFT, VEILED_LOSS = "#BDB6A8", "#4A3E2C", "#821A10"
"""The paper of a card that cannot be bought, its cost and what is missing."""
NEUTRAL = Seat("#4A4540", "#1A1714", "burst")
"""Barbarians and pirates."""
LIKE_SHAPES = (
    frozenset({"circle", "hexagon", "pentagon"}),
    frozenset({"square", "arch"}),
    frozenset({"square", "cross"}),
    frozenset({"sun", "burst"}),
)
"""Shapes that a hasty eye confuses: their colours must be apart for everybody."""
_DARK_INK = frozenset({"illyria", "crete", "asia", "babylon", "egypt"})


def ground_of(theme: Theme) -> Ground:
    return GROUNDS[theme.name]


def nation_seat(nation: str) -> Seat:
    """Colour and shape of a nation; what is nobody's is dark."""
    seat = NATIONS.get(nation, NEUTRAL)
    return bold_seat(seat) if is_bold() else seat


def wash_of(nation: str) -> str:
    """What tints its land: on that the colour itself is seen, whatever the theme."""
    return NATIONS.get(nation, NEUTRAL).fill


def calamity_paper() -> str:
    return plain_or(CALAMITY_PAPER, FACE.paper)


def ink_on(nation: str) -> str:
    """What a number on a nation's stack is written with."""
    return SEAT_TEXT if nation in _DARK_INK or is_bold() else IVORY


def text_pairs() -> Iterator[tuple[str, str, str]]:
    """Every (role, text colour, background) that is written on the map."""
    for nation in (*NATIONS, "neutral"):
        yield f"number on {nation}", ink_on(nation), nation_seat(nation).fill
    for terrain, colour in TERRAIN.items():
        yield f"name on {terrain}", LAND_INK, colour
    yield "a name's halo on land", LAND_INK, LAND_HALO
    yield "a name's halo on water", WATER_INK, WATER_HALO
    yield "limit", BADGE_INK, BADGE
    yield from card_pairs()
    yield "name of a sea, dark", GROUNDS["dark"].sea_name, GROUNDS["dark"].sea


def card_pairs() -> Iterator[tuple[str, str, str]]:
    """The same for what is written on cards."""
    for group, band in BANDS.items():
        yield f"name on {group}", IVORY, band
    for stack, band in enumerate(STACKS, 1):
        yield f"number of stack {stack}", IVORY, band
    yield "name on a calamity", IVORY, CALAMITY_BAND
    for role, ink in (("price", FACE.ink), ("cost", VEILED_SOFT), ("missing", VEILED_LOSS)):
        yield f"{role} on a card that cannot be bought", ink, VEILED
    yield "sentence of a calamity", FACE.ink, CALAMITY_PAPER
