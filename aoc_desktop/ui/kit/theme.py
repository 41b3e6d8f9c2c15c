"""Every colour and size of the program, in one place (resources/style.md: the look; this file: its numbers).

Colours are "#rrggbb" strings, sizes are pixels at 1280 × 720. Card faces are the same on the dark table and the light
one; for high contrast they are printed black (`bold.put_on`).
Types are written as such, not as texts (`annotations` of `__future__`): a NamedTuple compiles each text at the start.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple


class Seat(NamedTuple):
    """A player's colour, and the shape that says the same without colour."""

    fill: str
    edge: str
    shape: str


SEAT_TEXT = "#10181C"
SEATS = (
    Seat("#22B3A8", "#0B5F5A", "circle"),
    Seat("#EE7448", "#8C3413", "square"),
    Seat("#9A74D6", "#4C2E82", "triangle"),
    Seat("#A9BC3A", "#586410", "diamond"),
    Seat("#FFBE14", "#7A5205", "star"),
    Seat("#B2D4FF", "#2F5D8C", "pentagon"),
    Seat("#DB6B94", "#74244A", "hexagon"),
    Seat("#FFDBAA", "#7A5A2C", "cross"),
)
# Found by search: these stay apart under every kind of colour blindness (tests/ui/kit/test_theme.py).
COLOUR_BLIND_SEATS = (
    Seat("#5288F7", "#10306F", "circle"),
    Seat("#DA671C", "#73320A", "square"),
    Seat("#FBEB68", "#7A6A0A", "triangle"),
    Seat("#E591CA", "#702A58", "diamond"),
    Seat("#FF1459", "#7A0428", "star"),
    Seat("#45FFA0", "#0B6B3E", "pentagon"),
    Seat("#DAFFFF", "#3E6E74", "hexagon"),
    Seat("#96A78B", "#3C4A34", "cross"),
)


class Theme(NamedTuple):
    """What lies around the cards: table, panels, text."""

    name: str
    on_dark: bool
    """Whether resources and moments are drawn for a dark ground."""
    table_centre: str
    table_edge: str
    top_bar: str
    panel: str
    raised: str
    trough: str
    inset: str
    line: str
    text: str
    soft_text: str
    primary: str
    primary_text: str
    lit: str
    lit_text: str
    loss: str
    gain: str
    link: str
    upcoming: str
    upcoming_text: str
    closed: str
    closed_text: str
    permanent_top: str
    permanent_bottom: str
    permanent_edge: str
    permanent_text: str
    event_text: str
    seats: tuple[Seat, ...] = SEATS
    """The players' colours; those for the colour-blind take their place where asked for."""
    bold: bool = False
    """High contrast: lines are twice as wide, the focus is filled, all fills are opaque."""

    @property
    def line_px(self) -> int:
        return 2 if self.bold else 1

    @property
    def chosen(self) -> tuple[str, str]:
        """The ground of a chosen row where it is filled, and the letters on it."""
        return (self.lit, self.lit_text) if self.bold else (self.raised, self.text)


DARK = Theme(
    name="dark",
    on_dark=True,
    table_centre="#1B303A",
    table_edge="#101C24",
    top_bar="#0B151B",
    panel="#182832",
    raised="#213742",
    trough="#0E1A21",
    inset="#0C161D",
    line="#35505D",
    text="#F4ECDB",
    soft_text="#B7C3C4",
    primary="#E7B84B",
    primary_text="#2A1C02",
    lit="#FFCB52",
    lit_text="#2A1C02",
    loss="#FF9C86",
    gain="#8FD6A0",
    link="#FFDD93",
    upcoming="#26363F",
    upcoming_text="#C9D2D1",
    closed="#24363F",
    closed_text="#DCE3E0",
    permanent_top="#5A4526",
    permanent_bottom="#3A2C17",
    permanent_edge="#A88446",
    permanent_text="#F8EFDA",
    event_text="#F4ECDB",
)

LIGHT = Theme(
    name="light",
    on_dark=False,
    table_centre="#E6DABF",
    table_edge="#CDBB97",
    top_bar="#FBF6EA",
    panel="#F3EBDA",
    raised="#FBF6EA",
    trough="#D3C29C",
    inset="#DCCDAD",
    line="#B39F78",
    text="#2A2118",
    soft_text="#4F4230",
    primary="#8A5A0B",
    primary_text="#FFF8E6",
    lit="#C07A00",
    lit_text="#1A1200",
    loss="#A8271B",
    gain="#22692F",
    link="#7A4E05",
    upcoming="#E2D6BC",
    upcoming_text="#4B3E2D",
    closed="#E7DCC4",
    closed_text="#3A2F22",
    permanent_top="#6B522C",
    permanent_bottom="#4B3819",
    permanent_edge="#C9A662",
    permanent_text="#F8EFDA",
    event_text="#2A2118",
)

CONTRAST = Theme(
    name="contrast",
    on_dark=True,
    table_centre="#000000",
    table_edge="#000000",
    top_bar="#000000",
    panel="#000000",
    raised="#000000",
    trough="#000000",
    inset="#000000",
    line="#FFFFFF",
    text="#FFFFFF",
    soft_text="#FFFFFF",
    primary="#FFE94D",
    primary_text="#000000",
    lit="#FFE94D",
    lit_text="#000000",
    loss="#FFB4A4",
    gain="#A6F0B6",
    link="#FFE94D",
    upcoming="#000000",
    upcoming_text="#FFFFFF",
    closed="#000000",
    closed_text="#FFFFFF",
    permanent_top="#000000",
    permanent_bottom="#000000",
    permanent_edge="#FFE94D",
    permanent_text="#FFFFFF",
    event_text="#FFFFFF",
    bold=True,
)
"""The only place where pure black and white are used."""

THEMES: Mapping[str, Theme] = {"dark": DARK, "light": LIGHT, "contrast": CONTRAST}


class Sky(NamedTuple):
    """The picture behind the home screen: evening for the night table, morning for the light one."""

    top: str
    middle: str
    low: str
    sun: str
    sun_core: str
    rings: str
    hill: str
    ground: str
    dark: str
    """Buildings before the hill."""
    mid: str
    ivory: str
    text: str
    """Words on the sky itself."""


SKIES: Mapping[str, Sky] = {
    "dark": Sky(
        top="#12303B",
        middle="#7D5A4D",
        low="#DB9A55",
        sun="#FBD98A",
        sun_core="#FFE9B5",
        rings="#FFE9B5",
        hill="#4E6B64",
        ground="#0A1F27",
        dark="#0E2A33",
        mid="#1B4550",
        ivory="#F3D9A0",
        text="#F9EBD2",
    ),
    "light": Sky(
        top="#BFD6DA",
        middle="#F0E0BE",
        low="#FBEFD0",
        sun="#F7D07A",
        sun_core="#FFEBB8",
        rings="#8A5A0B",
        hill="#B9BE94",
        ground="#5F5235",
        dark="#5B5138",
        mid="#857650",
        ivory="#FFF3D6",
        text="#2A2118",
    ),
    "contrast": Sky(
        top="#000000",
        middle="#000000",
        low="#000000",
        sun="#000000",
        sun_core="#000000",
        rings="#FFFFFF",
        hill="#000000",
        ground="#000000",
        dark="#000000",
        mid="#3A3A3A",
        ivory="#FFFFFF",
        text="#FFFFFF",
    ),
}


class Face:
    """The paper of a card, and what differs on another one. No dataclass: that costs the start a millisecond."""

    paper: str = "#FCF6E9"
    ink: str = "#2A2118"
    soft_ink: str = "#6E5C44"
    gain: str = "#22692F"
    loss: str = "#A8271B"
    edge: str = "#DCCFB4"
    slot: str = "#FFFDF4"
    slot_edge: str = "#6E5C44"
    red_slot: str = "#FBE0DA"
    red_slot_edge: str = "#C4302B"
    target: str = "#FFE9A8"
    ghost: str = "#D9D2C3"
    """The worker printed on a free slot."""
    red_ghost: str = "#D8AFA6"
    arrow: str = "#8F7A58"
    worker: str = "#FFF2DC"
    """The ivory workers of the population tab."""
    tab: str = "#2B2422"
    """Behind them, at 80 %."""
    accent_text: str = "#FFFFFF"
    ground: str = "#33271C"
    """Under a wonder."""
    coin_text: str = "#3A2600"
    back: str = "#16303A"
    back_gold: str = "#D7B25A"
    cog: str = "#D7B25A"
    cog_edge: str = "#7A5A1C"
    cog_glyph: str = "#FFF1D6"
    glyph: str = "#FFF8E8"

    def __init__(self, **other: str) -> None:
        vars(self).update(other)

    def print_as(self, other: "Face") -> None:
        """Take the colours of another paper: what cards are painted with from now on."""
        vars(self).clear()
        vars(self).update(vars(other))


PAPER = Face()
BOLD_PAPER = Face(
    paper="#000000",
    ink="#FFFFFF",
    soft_ink="#FFFFFF",
    gain=CONTRAST.gain,
    loss=CONTRAST.loss,
    edge="#FFFFFF",
    slot="#000000",
    slot_edge="#FFFFFF",
    red_slot="#000000",
    red_slot_edge="#FF7A6B",
    target="#4D4400",
    ghost="#8C8C8C",
    red_ghost="#C2665C",
    arrow="#FFFFFF",
    worker="#FFFFFF",
    tab="#000000",
    ground="#FFFFFF",
    coin_text="#000000",
    back="#000000",
    back_gold="#FFE94D",
    cog="#FFE94D",
    cog_edge="#000000",
    cog_glyph="#FFFFFF",
    glyph="#FFFFFF",
)
FACE = Face()
"""The paper in force."""


class Tones(NamedTuple):
    """The three tones that an icon's drawing may name."""

    main: str
    edge: str
    fill: str


class Resource(NamedTuple):
    """A thing that is counted, on paper and on a dark ground."""

    paper: Tones
    dark: Tones

    def on(self, dark: bool) -> Tones:
        return self.dark if dark else self.paper


RESOURCES: Mapping[str, Resource] = {
    "point": Resource(Tones("#2C62B4", "#1B4486", "#3E78CF"), Tones("#5E9BEA", "#C6DCFA", "#7DB0F2")),
    "worker": Resource(Tones("#8A7453", "#5F4E35", "#B09A78"), Tones("#D6C6AF", "#7C6B54", "#F1E6D5")),
    "military": Resource(Tones("#75838F", "#46525E", "#62717F"), Tones("#93A3B2", "#D5DEE6", "#7D8E9D")),
    "technology": Resource(Tones("#1E7F72", "#135A51", "#1E7F72"), Tones("#56B6A8", "#B9E4DD", "#56B6A8")),
    "wonder": Resource(Tones("#A97D22", "#74530F", "#A97D22"), Tones("#E2C27A", "#7D6226", "#E2C27A")),
    "war": Resource(Tones("#B42A25", "#6F120F", "#D9655C"), Tones("#B42A25", "#6F120F", "#D9655C")),
    "plague": Resource(Tones("#5C3A7A", "#341C4A", "#8C68AC"), Tones("#5C3A7A", "#341C4A", "#8C68AC")),
    "own_slot": Resource(Tones("#4A3B28", "#6E5C44", "#FFFDF4"), Tones("#2A3D48", "#93ABB5", "#FFF8E8")),
    "moment": Resource(Tones("#3A2E20", "#6E5C44", "#FFFDF4"), Tones("#F4ECDB", "#7F9CA8", "#2A404C")),
    "immune": Resource(Tones("#22692F", "#22692F", "#22692F"), Tones("#7CCB86", "#7CCB86", "#7CCB86")),
    "others": Resource(Tones("#4A3B28", "#4A3B28", "#4A3B28"), Tones("#F4ECDB", "#F4ECDB", "#F4ECDB")),
    "forbidden": Resource(Tones("#B42A25", "#B42A25", "#B42A25"), Tones("#FF9C86", "#FF9C86", "#FF9C86")),
    "house": Resource(Tones("#6E5C44", "#6E5C44", "#6E5C44"), Tones("#B7C3C4", "#B7C3C4", "#B7C3C4")),
    "deduced": Resource(Tones("#6E5C44", "#6E5C44", "#6E5C44"), Tones("#B7C3C4", "#B7C3C4", "#B7C3C4")),
    "first_player": Resource(Tones("#A9730C", "#A9730C", "#A9730C"), Tones("#E7B84B", "#E7B84B", "#E7B84B")),
    "cube": Resource(Tones("#8A7453", "#4F4230", "#B09A78"), Tones("#B3A184", "#6B5A42", "#D6C6AF")),
    "bonus_coin": Resource(Tones("#6E5C44", "#6E5C44", "#FFFDF4"), Tones("#B7C3C4", "#B7C3C4", "#2A404C")),
    "drought": Resource(Tones("#C4711E", "#6E370A", "#FFD98A"), Tones("#D8842C", "#5A2C08", "#FFE3A6")),
    "path": Resource(Tones("#7A4B12", "#4E2E08", "#A8783A"), Tones("#E2B36A", "#8A5E20", "#F3D6A0")),
    "city": Resource(Tones("#8A7453", "#4F4230", "#B09A78"), Tones("#B3A184", "#6B5A42", "#D6C6AF")),
    "building": Resource(Tones("#A85B41", "#6B3422", "#A85B41"), Tones("#D98E72", "#7A3E2A", "#D98E72")),
    "colonist_lying": Resource(Tones("#8A7453", "#5F4E35", "#B09A78"), Tones("#D6C6AF", "#7C6B54", "#F1E6D5")),
    "province": Resource(Tones("#A8272F", "#5C0F12", "#6B4A22"), Tones("#D9544C", "#F2B3AC", "#C9A066")),
    "knowledge": Resource(Tones("#1E7F72", "#0B3F3A", "#E6F4EE"), Tones("#3FA798", "#BFE8E0", "#0B3F3A")),
    "medal": Resource(Tones("#C98F17", "#7A5208", "#A8272F"), Tones("#EDBE3F", "#8A5E0B", "#C4404A")),
}


class Metal(NamedTuple):
    """A medal's metal: light, middle and deep tone, and the tone of the embossed sign."""

    light: str
    middle: str
    deep: str
    struck: str


MEDALS: tuple[Metal, ...] = (
    Metal("#F6D3B4", "#D8966A", "#96592F", "#5A2E12"),
    Metal("#F7F9FB", "#CBD3DA", "#8A96A2", "#46525E"),
    Metal("#FFF0B8", "#F2C85A", "#C08A1A", "#6A4606"),
)
"""Bronze, silver, gold; the number of stars says the same."""
RIBBON = ("#C4404A", "#8E1F2A")


class ChartPart(NamedTuple):
    """A part of a bar: colour and hatching say the same."""

    fill: str
    edge: str
    hatching: str = ""


PLAIN_PART = ChartPart("#5E9BEA", "#2C62B4")
HATCHED_PART = ChartPart("#56B6A8", "#135A51", "rising")


class Type:
    """The type scale, at 1280 × 720."""

    CAPTION = 12.5
    TEXT = 14.0
    FIGURE = 15.0
    NAME = 17.0
    COUNTER = 23.0
    TITLE = 28.0
    WORDMARK = 62.0
    FLOOR = 11.0
    """The smallest size of any text."""
    NAME_FLOOR = 12.5
    """Names shrink to this before they are cut."""


class Radius:
    CARD = 8.0
    ZOOM = 14.0
    PANEL = 12.0
    BUTTON = 7.0
    CELL = 7.0


class Size:
    """Measures of the table, at 1280 × 720."""

    GAP = 8
    MARGIN = 36
    BAR = 40
    PROMPT = 28
    RIGHT_COLUMN = 260
    SENTENCES_FROM = 300.0
    """From this width on a card says each formula in words too."""


SHADOW = ((0.20, 0.0), (0.12, 1.0), (0.06, 2.0))
"""A card's shadow: alpha and spread of three stacked rounded rectangles."""
ELEVATION = {"flat": 0.0, "panel": 1.0, "card": 2.0, "raised": 4.0, "bubble": 6.0}


def text_pairs(theme: Theme) -> Iterator[tuple[str, str, str]]:
    """Every (role, text colour, background) that the program writes with this theme around the cards.

    Links, gains and losses are written on panels only: the light table and its trough are too dark for them.
    """
    plain, coloured = ("text", "soft_text"), ("link", "gain", "loss")
    for ground in ("table_centre", "table_edge", "top_bar", "panel", "raised", "trough", "inset"):
        panels = ground in ("top_bar", "panel", "raised")
        for role in (*plain, *coloured) if panels else plain:
            yield f"{role} on {ground}", getattr(theme, role), getattr(theme, ground)
    for name in ("primary", "lit", "upcoming", "closed"):
        yield f"{name}_text", getattr(theme, f"{name}_text"), getattr(theme, name)
    for part in ("permanent_top", "permanent_bottom"):
        yield f"permanent_text on {part}", theme.permanent_text, getattr(theme, part)
    yield "event_text", theme.event_text, theme.trough


def seat_text_pairs() -> Iterator[tuple[str, str, str]]:
    """The same for the seats."""
    for palette in (SEATS, COLOUR_BLIND_SEATS):
        for number, seat in enumerate(palette, 1):
            yield f"on seat {number}", SEAT_TEXT, seat.fill
