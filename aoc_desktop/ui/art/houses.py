"""Houses of a city, from the market to the power plant: slate and clay where wonders are bronze."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from aoc_desktop.ui.art import motifs_buildings as built
from aoc_desktop.ui.art.emblems import GOLD, IVORY, paint_landscape
from aoc_desktop.ui.art.motifs import GROUND, Kit, Tones, arch, part

SLATE, CLAY = "#3B4550", "#8C6A58"
MORNING, NOON, DUSK, GLASS = (
    ("#D9925A", "#F2D2A4"),
    ("#7E9CBB", "#D9E2E4"),
    ("#8E7F9C", "#E0C7BE"),
    ("#4F8286", "#CBDFD2"),
)


class House(NamedTuple):
    """A house's sky and what is drawn before it."""

    sky: tuple[str, str]
    draw: Callable[[Kit], None]


def market(kit: Kit) -> None:
    """Two stalls under striped awnings."""
    for x in (26, 74):
        kit.box(x - 18, 58, x + 18, GROUND + 1, "mid")
        kit.box(x - 13, 62, x + 13, 74, "gold")
        for place in range(6):
            left = x - 21 + place * 7
            kit.poly([(left, 58), (left + 1.5, 44), (left + 5.5, 44), (left + 7, 58)], "dark" if place % 2 else "ivory")


def library(kit: Kit) -> None:
    """Shelves full of books under a flat roof."""
    kit.box(14, 40, 86, GROUND + 1, "dark")
    kit.box(10, 35, 90, 42, "dark")
    for row in range(3):
        foot = 54 + row * 13.5
        for place in range(9):
            tall = 7.5 + (place * 5 + row * 3) % 4
            left = 19 + place * 7
            tone = ("ivory", "mid", "gold", "mid")[(place + row) % 4]
            kit.box(left, foot - tall, left + 5, foot, tone)


def granary(kit: Kit) -> None:
    """Three round silos with pointed roofs."""
    for x, tall in ((22, 30), (78, 30), (50, 38)):
        kit.box(x - 13, GROUND - tall, x + 13, GROUND + 1, "mid")
        kit.fill(f"M {x - 18} {GROUND - tall} Q {x} {GROUND - tall - 26} {x + 18} {GROUND - tall} Z", "dark")
    kit.fill(arch(50, GROUND + 1, 9, 18), "gold")


def bank(kit: Kit) -> None:
    """A temple front that keeps a coin in its pediment."""
    built.temple(kit, 50, 84, 50, 5)
    kit.disc(50, 44, 4, "gold")
    kit.fill(arch(50, GROUND, 8, 18), "gold")


def university(kit: Kit) -> None:
    """A dome on columns between two wings."""
    kit.box(-2, 62, 102, GROUND + 1, "mid")
    built.windows(kit, 2, 26, 80, 3, (4, 10), "gold")
    built.windows(kit, 74, 98, 80, 3, (4, 10), "gold")
    built.temple(kit, 50, 46, 38, 4)
    kit.box(36, 34, 64, 48, "mid")
    built.dome(kit, 50, 36, 30, 18)
    kit.box(48.6, 10, 51.4, 20, "dark")


def wall(kit: Kit) -> None:
    """A gate between two towers in a long wall."""
    kit.box(-20, 58, 120, GROUND + 1, "mid")
    built.battlement(kit, -20, 120, 59, 20, "mid", 5)
    for x in (-6, 30, 70, 106):
        built.tower(kit, x, 22, 46, "dark")
    kit.fill(arch(50, GROUND + 1, 14, 20), "gold")


def museum(kit: Kit) -> None:
    """A long temple on steps."""
    built.temple(kit, 50, 100, 42, 8)
    kit.box(-6, 79, 106, GROUND + 1, "mid")


def observatory(kit: Kit) -> None:
    """A dome with a slit, its telescope towards the sky."""
    kit.box(26, 58, 74, GROUND + 1, "mid")
    with kit.at(56, 40, turn=-42):
        kit.box(0, -5, 46, 5, "gold")
        kit.box(40, -6.5, 48, 6.5, "mid")
    built.dome(kit, 50, 59, 50, 30)
    kit.fill(arch(50, GROUND + 1, 8, 14), "gold")


def factory(kit: Kit) -> None:
    """A saw roof beside two smoking chimneys."""
    kit.disc(16, 16, 7, "ivory")
    kit.disc(26, 11, 5, "ivory")
    for x in (12, 26):
        kit.poly([(x - 4, 84), (x - 3, 26), (x + 3, 26), (x + 4, 84)], "dark")
    for place in range(3):
        left = 36 + place * 22
        kit.poly([(left, 85), (left, 46), (left + 22, 60), (left + 22, 85)], "mid")
        kit.box(left + 5, 68, left + 16, 76, "gold")
    kit.box(4, 68, 38, GROUND + 1, "dark")


def movie_theater(kit: Kit) -> None:
    """A front with a lit marquee and a star above it."""
    kit.box(14, 34, 86, GROUND + 1, "dark")
    kit.box(42, 14, 58, 36, "mid")
    kit.disc(50, 24, 5, "gold")
    kit.box(8, 48, 92, 62, "gold")
    kit.box(11, 51, 89, 59, "ivory")
    for place in range(10):
        kit.disc(13 + place * 8.2, 64.5, 1.8, "gold")
    for x in (30, 50, 70):
        kit.box(x - 7, 69, x + 7, GROUND + 1, "mid")


def laboratory(kit: Kit) -> None:
    """A flask of gold before a wall of glass."""
    kit.box(6, 66, 94, GROUND + 1, "dark")
    kit.fill("M 42 16 H 58 V 20 H 56 V 38 L 74 70 Q 76 78 68 78 H 32 Q 24 78 26 70 L 44 38 V 20 H 42 Z", "ivory")
    kit.fill("M 37 54 H 63 L 71 69 Q 73 75 67 75 H 33 Q 27 75 29 69 Z", "gold")
    for x, y, size in ((45, 62, 2.4), (54, 67, 3), (50, 46, 2)):
        kit.disc(x, y, size, "ivory")


def power_plant(kit: Kit) -> None:
    """Two cooling towers with their steam."""
    for x in (28, 72):
        kit.disc(x - 4, 18, 8, "ivory")
        kit.disc(x + 7, 12, 6, "ivory")
        kit.fill(f"M {x - 20} 85 Q {x - 8} 54 {x - 13} 28 H {x + 13} Q {x + 8} 54 {x + 20} 85 Z", "mid")
        kit.box(x - 13, 27, x + 13, 31, "dark")
    kit.box(40, 64, 60, GROUND + 1, "dark")
    kit.box(45, 70, 55, 77, "gold")


HOUSES: dict[str, House] = {
    "market": House(MORNING, market),
    "library": House(MORNING, library),
    "granary": House(MORNING, granary),
    "bank": House(NOON, bank),
    "university": House(NOON, university),
    "wall": House(NOON, wall),
    "museum": House(DUSK, museum),
    "observatory": House(DUSK, observatory),
    "factory": House(DUSK, factory),
    "movie_theater": House(GLASS, movie_theater),
    "laboratory": House(GLASS, laboratory),
    "power_plant": House(GLASS, power_plant),
}
PLAIN_HOUSE = House(NOON, part(built.temple, 50, 70, 44, 4))
"""For one that only a user's card set knows."""


def paint_house(painter: QPainter, rect: QRectF, house: str) -> None:
    """A landscape that fills `rect`, with the house on its ground."""
    picture = HOUSES.get(house, PLAIN_HOUSE)
    tones = Tones(QColor(SLATE), QColor(CLAY), QColor(IVORY), QColor(GOLD))
    paint_landscape(painter, rect, tones, picture.sky, picture.draw)
