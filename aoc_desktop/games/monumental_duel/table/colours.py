"""Colours and measures that only Monumental Duel's cards have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from aoc_desktop.games.monumental_duel.rules.cards import Card
from aoc_desktop.ui.kit.groups import GROUPS, Group
from aoc_desktop.ui.kit.theme import FACE, SEAT_TEXT, ChartPart

CIVILIZATIONS: Mapping[str, str] = {"greece": "europe", "mughals": "south_asia", "aksum": "africa"}
"""Whose colours the starting cards of a civilisation wear."""
EMBLEMS: Mapping[str, str] = {"aksum": "axum"}
"""Emblems that are known by another name."""
KINDS: Mapping[str, Group] = {
    "building": Group("#7C4230", "#3E1D12", "#B0694C", "#F5E6DD", "#E3A07C", "#F8E2C8", ""),
    "basic": Group("#6A5A48", "#43301E", "#B07A45", "#F0E9DF", "#E8B56F", "#F9E8C8", ""),
    "knowledge": Group("#17695F", "#07332E", "#3C978B", "#DCF0EC", "#4FAFA4", "#E4F4EA", ""),
    "province": Group("#8A2424", "#4A2A26", "#A86C4C", "#F7DEDC", "#E58C66", "#FADDB0", ""),
    "wonder": Group("#7A5A10", "#4A3320", "#9A7442", "#F6EACB", "#E6A95F", "#F8E3BC", ""),
    "revolt": Group("#4A1713", "#2A0A08", "#7C2A1C", "#F4DAD4", "#B4502E", "#F0A65A", ""),
    "espionage": Group("#2B2F5E", "#141736", "#4A5190", "#E4E5F4", "#1C2148", "#5A63A6", ""),
}
"""Development cards and what else no civilisation owns, by kind."""
SKIES: Mapping[str, tuple[str, str]] = {
    "troy": ("#E6A868", "#FAE3B8"),
    "ethiopia": ("#8DB66E", "#EEF3CC"),
    "persia": ("#8C77A8", "#EFD3C0"),
    "ganges_delta": ("#7DB46A", "#F3EFC2"),
    "sicily": ("#E58C66", "#F9D9C0"),
    "khyber": ("#7F93B8", "#E9E6E0"),
    "suez": ("#6FAFC6", "#F3E6C4"),
    "punjab": ("#9CBB62", "#F5EBBA"),
    "celestial_navigation": ("#1D4A66", "#7FB9BE"),
    "telegraphy": ("#4C8FA0", "#DFEFE2"),
    "djenne": ("#D98F55", "#F7DDB2"),
    "lalibela": ("#B98AA0", "#F2DCC8"),
    "taj_mahal": ("#C79BB8", "#F6E4D8"),
    "eiffel_tower": ("#B7A6C4", "#EFDCCB"),
}
"""Where a picture has light of its own, from the top down."""
SHADOWED = 0.36, 0.34
"""How far the table veils what sleeps, in the dark theme and in the light one."""
WOOD, WOOD_EDGE, WOOD_TEXT = "#EBCFA6", "#8A5E2E", "#43301E"
"""A Barricade as a strip."""
LIT_ROW = "#FFE9A8"
"""A line of an espionage card that was rolled."""
ADVANTAGE_TOP, ADVANTAGE_BOTTOM, ADVANTAGE_EDGE, ADVANTAGE_BOWL = "#5A4526", "#3A2C17", "#A88446", "#241A0C"
ADVANTAGE_TEXT = "#F8EFDA"

CHART: Mapping[str, ChartPart] = {
    "province": ChartPart("#E0796C", "#8A2424"),
    "knowledge": ChartPart("#56B6A8", "#135A51", "rising"),
    "wonder": ChartPart("#E2C27A", "#7D6226", "dots"),
    "policy": ChartPart("#B98AD6", "#5C2E82", "falling"),
    "point_token": ChartPart("#5E9BEA", "#2C62B4", "lines"),
    "domination": ChartPart("#FFD97A", "#8A5A0B", "rising"),
}
"""What points come from."""


class CardSize:
    """Measures at 1280 × 720."""

    TRACK = (100.0, 122.0)
    CITY = (144.0, 92.0)
    PILE = (72.0, 68.0)
    COLUMN = 124.0
    ROW = 38.0
    """A card of the opponent's City."""
    TILT, TILT_FAR = -3.2, -1.8
    """Degrees by which an active card is tilted, in my City and in the other's."""


def group_of_civilization(civilization: str) -> Group:
    return GROUPS[CIVILIZATIONS.get(civilization, "barbarians")].shown


def group_of_card(card: Card, civilization: str = "") -> Group:
    """The colours of a card; starting cards, policies and warlords wear those of their civilisation."""
    if card.kind in ("policy", "warlord") or card.set == "start":
        group = group_of_civilization(civilization)
    elif card.kind in ("espionage", "ambassador", "advantage"):
        group = KINDS["espionage"]
    else:
        group = KINDS["basic" if card.set == "basic" else card.kind]
    top, bottom = SKIES.get(card.id, (group.sky_top, group.sky_bottom))
    return group._replace(sky_top=top, sky_bottom=bottom).shown


def card_text_pairs() -> Iterator[tuple[str, str, str]]:
    """Every (role, text colour, background) of the cards."""
    for name, group in (*KINDS.items(), *((name, group_of_civilization(name)) for name in CIVILIZATIONS)):
        yield f"name of {name}", FACE.accent_text, group.accent
        for role in ("ink", "soft_ink"):
            yield f"{role} on {name}", getattr(FACE, role), group.tint
    yield "Barricade", WOOD_TEXT, WOOD
    yield "rolled line", FACE.ink, LIT_ROW
    for ground in (ADVANTAGE_TOP, ADVANTAGE_BOTTOM):
        yield "Advantage", ADVANTAGE_TEXT, ground
    for name, part in CHART.items():
        yield f"number on {name}", SEAT_TEXT, part.fill
