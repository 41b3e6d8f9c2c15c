"""Motifs of later peoples: castles, eagles and domes of kingdoms and unions."""

from __future__ import annotations

from aoc_desktop.ui.art import motifs_buildings as built
from aoc_desktop.ui.art import motifs_living as living
from aoc_desktop.ui.art.motifs import GROUND, Kit, around, crown, star


def three_towers(kit: Kit) -> None:
    """A castle of three battlement towers with a gate."""
    for x, width, height in ((26, 22, 42), (74, 22, 42), (50, 26, 56)):
        built.tower(kit, x, width, height, "dark" if x == 50 else "mid")
    kit.box(16, 66, 84, GROUND + 1, "dark")
    kit.fill("M 44 85 V 74 Q 50 66 56 74 V 85 Z", "gold")
    for x in (26, 50, 74):
        kit.box(x - 2, 52, x + 2, 60, "ivory")


def crowned_eagle(kit: Kit) -> None:
    """The eagle under its crown, its wings closer than Rome's."""
    with kit.at(50, 52, 0.94), kit.at(-50, -50):
        living.eagle(kit)
    crown(kit, 50, 18, 18)


def onion_church(kit: Kit) -> None:
    """Three onion domes with crosses, the middle one the highest."""
    for x, foot, wide in ((26, 58, 20), (74, 58, 20), (50, 46, 26)):
        tone = "dark" if x == 50 else "mid"
        kit.box(x - wide * 0.36, foot, x + wide * 0.36, GROUND + 1, tone)
        built.onion(kit, x, foot, wide, tone)
        kit.box(x - 0.9, foot - wide * 1.2, x + 0.9, foot - wide * 0.8, "gold")
        kit.box(x - 3, foot - wide * 1.12, x + 3, foot - wide * 1.04, "gold")
    kit.fill("M 46 85 V 72 Q 50 66 54 72 V 85 Z", "gold")
    for x in (26, 74):
        kit.fill(f"M {x - 2.5} 74 V 67 Q {x} 63 {x + 2.5} 67 V 74 Z", "ivory")


def striped_shield(kit: Kit) -> None:
    """A shield: stars above, stripes below."""
    kit.fill("M 22 16 H 78 V 46 C 78 66 66 78 50 86 C 34 78 22 66 22 46 Z", "dark")
    for x in (30, 40.5, 50, 59.5, 70):
        deep = 80 - abs(x - 50) * 0.62
        kit.box(x - 2.4, 40, x + 2.4, deep, "ivory")
    kit.box(22, 36, 78, 39, "gold")
    for x in (31, 43.7, 56.3, 69):
        star(kit, x, 27, 5.4, 5, 0.42, "gold")


def ring_of_stars(kit: Kit) -> None:
    """Twelve stars on a disc of the night."""
    kit.disc(50, 47, 45, "dark")
    for _, cos, sin in around(12):
        star(kit, 50 + cos * 33, 47 + sin * 33, 6.8, 5, 0.42)


def sugarloaf(kit: Kit) -> None:
    """A steep rock in the bay, with a palm on the shore."""
    kit.fill("M 30 86 C 34 70 38 40 54 34 C 72 32 78 60 88 86 Z", "dark")
    kit.fill("M 58 86 C 64 72 72 66 80 66 C 88 68 94 78 98 86 Z", "mid")
    living.palm(kit, 24, 48, 6)


def small_laurel(kit: Kit) -> None:
    """A wreath on a disc, a crown within."""
    kit.disc(50, 50, 44, "dark")
    living.laurel(kit, 34, 54, 8, 40)
    crown(kit, 50, 54, 30)
