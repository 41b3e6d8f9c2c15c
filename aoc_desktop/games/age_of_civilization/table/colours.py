"""Colours and measures that only Age of Civilization's cards have."""

from collections.abc import Iterator, Mapping

from aoc_desktop.ui.kit.groups import GROUPS
from aoc_desktop.ui.kit.icons import tile_colours
from aoc_desktop.ui.kit.theme import FACE, HATCHED_PART, PLAIN_PART, SEAT_TEXT, ChartPart

EVENTS: Mapping[str, str] = {
    "baby_boom": "#1A7267",
    "great_harvest": "#52701B",
    "great_debate": "#2F5A94",
    "celebration": "#87306F",
    "rats": "#6B4A5A",
    "earthquake": "#7C4230",
    "corruption": "#7A5A10",
    "barbarians": "#8A2424",
    "nothing": "#4A5C66",
    "great_famine": "#7A4B12",
    "black_death": "#5C3A7A",
    "printing_press": "#23527C",
}

CHART: Mapping[str, ChartPart] = {
    "actions": PLAIN_PART,
    "technologies": HATCHED_PART,
    "civilizations": ChartPart("#EE9A4B", "#8C4A13", "dots"),
    "wonders": ChartPart("#E2C27A", "#7D6226", "lines"),
    "end_of_game": ChartPart("#B28FE6", "#4C2E82", "falling"),
}


class CardSize:
    """Measures of cards, cells and zones, at 1280 × 720."""

    TIME = 180
    BOARD = 250
    CIVILIZATION = (114.0, 182.0)
    WONDER = (104.0, 87.0)
    ACTION = (153.0, 88.0)
    UPCOMING = (107.0, 88.0)
    PAST = (42.0, 88.0)
    CELL = (124.0, 60.0)
    CELL_GAP = (9.0, 17.0)
    PILE_STRIP = 33.0


def card_text_pairs() -> Iterator[tuple[str, str, str]]:
    """Every (role, text colour, background) of the cards."""
    papers = {"paper": FACE.paper, **{f"tint of {name}": group.tint for name, group in GROUPS.items()}}
    for name, paper in papers.items():
        for role in ("ink", "soft_ink", "gain", "loss"):
            yield f"{role} on {name}", getattr(FACE, role), paper
    for name, group in GROUPS.items():
        yield f"name of {name}", FACE.accent_text, group.accent
    for name, tile in tile_colours().items():
        yield f"glyph of {name}", FACE.glyph, tile
    for name, disc in EVENTS.items():
        yield f"glyph of {name}", FACE.cog_glyph, disc
    yield "bonus coin", FACE.coin_text, "#EDBE3F"
    for name, part in CHART.items():
        yield f"number on {name}", SEAT_TEXT, part.fill
