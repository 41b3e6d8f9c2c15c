"""Colours and measures of The Golden Ages alone: the sea chart, its tiles, and whose emblem a civilisation wears."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from aoc_desktop.ui.kit.theme import ChartPart, Theme


class Chart(NamedTuple):
    """The printed sheet under the tiles."""

    sheet: str
    sea: str
    sea_edge: str
    ink: str = "#F0E2BC"
    frame: str = "#4A3820"
    arrow: str = "#A8402A"


CHARTS: Mapping[str, Chart] = {
    "dark": Chart("#E6D6B0", "#2B6476", "#1A4353"),
    "light": Chart("#F2E6C8", "#5E97A0", "#3F7886"),
    "contrast": Chart("#FFFFFF", "#000000", "#000000", "#FFFFFF", "#000000", "#FFE94D"),
}
SHALLOW, SHALLOW_LOW = "#8DBBB5", "#76A9A9"
LAND, COAST, OCHRE = "#F0E0B8", "#3A2A14", "#A8742C"
WATERLINE = "#5C9699"
SAND, HALO = "#DCC48D", "#BFE0DA"
WASH: Mapping[str, str] = {"game": "#B9C58A", "wheat": "#EBD079", "stone": "#CFC3AE", "gem": "#EBC3AE"}
TERRAIN: Mapping[str, str] = {"game": "#5E7444", "wheat": "#A98A3A", "stone": "#8C7C66", "gem": "#A8806C"}
BRONZE = "#7A5A10"
JUDGEMENT_TINT = "#F2E6CC"
NIGHT, NIGHT_LOW, NIGHT_EDGE = "#1A2C52", "#0F1B36", "#6E8FC4"
GLORY, GLORY_LOW = "#B42A25", "#7E1714"
OBSOLETE, OBSOLETE_TEXT = "#D8CDB6", "#5C4C36"

PEOPLES: Mapping[str, tuple[str, str]] = {
    "babylon": ("babylon", "middle_east"),
    "phoenicia": ("phoenicia", "middle_east"),
    "egypt": ("egypt", "africa"),
    "greece": ("greece", "europe"),
    "persia": ("persia", "middle_east"),
    "rome": ("rome", "europe"),
    "china": ("china", "east_asia"),
    "inca": ("inca", "americas_oceania"),
    "aztec": ("aztecs", "americas_oceania"),
    "mongolia": ("mongolia", "barbarians"),
    "france": ("franks", "europe"),
    "arabia": ("arabia", "middle_east"),
    "byzantium": ("byzantium", "europe"),
    "spain": ("spain", "europe"),
    "turkey": ("ottomans", "middle_east"),
    "england": ("britain", "europe"),
    "portugal": ("iberia", "europe"),
    "prussia": ("prussia", "europe"),
    "austria": ("austria", "europe"),
    "russia": ("russia", "europe"),
    "japan": ("japan", "east_asia"),
    "usa": ("usa", "americas_oceania"),
    "european_union": ("european_union", "europe"),
    "india": ("india", "south_asia"),
    "brazil": ("brazil", "americas_oceania"),
}
"""The recipe of a civilisation's emblem, and the colours of its group."""
WONDER_PICTURES: Mapping[str, str] = {"pyramids": "great_pyramids"}
"""Wonders that the kit knows by another name."""

SOURCES: Mapping[str, ChartPart] = {
    "artist": ChartPart("#B58AD0", "#6A2E72", "falling"),
    "technologies": ChartPart("#56B6A8", "#135A51", "rising"),
    "cards": ChartPart("#E2C27A", "#74530F"),
    "judgements": ChartPart("#5E9BEA", "#2C62B4", "dots"),
    "glory": ChartPart("#E0695E", "#8A2424", "crossed"),
    "gold": ChartPart("#EDBE3F", "#94650C", "lines"),
    "future": ChartPart("#8FA6D8", "#33497E", "upright"),
}


def chart_of(theme: Theme) -> Chart:
    return CHARTS[theme.name]


def people_of(civilization: str) -> tuple[str, str]:
    """Emblem and group; one that only a user's card set knows wears the quiet grey."""
    return PEOPLES.get(civilization, (civilization, ""))
