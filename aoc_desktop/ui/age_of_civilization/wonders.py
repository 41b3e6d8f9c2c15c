"""The fifteen wonders as silhouettes at dusk, in the same box as the emblems but reaching wider."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath

from aoc_desktop.ui.age_of_civilization import motifs_buildings as built
from aoc_desktop.ui.age_of_civilization.motifs import GROUND, Kit, arch, outline, star

LEAF, LEAF_DARK = QColor("#6E9A5A"), QColor("#3F6B3C")
LAVENDER, NIGHT, AMBER = ("#8F86B8", "#EAD0BC"), ("#2C5883", "#8DB8C4"), ("#E29F62", "#F7DDB2")
MIST, ROSE, JADE = ("#9FB7C8", "#E4DFCB"), ("#DA8D78", "#F6D6B0"), ("#8FC1B4", "#DCE5C6")


class Picture(NamedTuple):
    """A wonder's sky, from the top down, and what is drawn before it."""

    sky: tuple[str, str]
    draw: Callable[[Kit], None]


def great_pyramids(kit: Kit) -> None:
    """Three pyramids of Giza, the middle one still cased at its top, and the Sphinx."""
    kit.disc(96, 30, 9, "gold")
    built.pyramid(kit, 104, 46, 36, "mid", "dark")
    built.pyramid(kit, 60, 70, 58, "mid", "dark")
    kit.poly([(52, 38), (60, 26), (68.2, 38), (63, 36.5), (61, 39), (57, 36)], "ivory")
    built.pyramid(kit, 8, 58, 48, "mid", "dark")
    kit.fill("M 10 85 V 76 H 30 L 32 70 Q 31 61 38 60 Q 45 61 44 70 L 45 78 H 56 V 85 Z", "deep")


def hanging_gardens(kit: Kit) -> None:
    """Terraces on arches, heavy with green."""
    for step, half in enumerate((48, 37, 26, 15)):
        low = GROUND - step * 15
        kit.box(50 - half, low - 15, 50 + half, low + 1, "dark" if step % 2 else "mid")
        built.windows(kit, 50 - half + 2, 50 + half - 2, low, 7 - step * 2 if step < 3 else 1, (6.4, 10), "deep")
    for step, half in enumerate((48, 37, 26, 15)):
        _hedge(kit, 50, GROUND - step * 15 - 15, half)
    kit.painter.fillPath(outline("M 50 26 C 40 24 40 12 50 8 C 60 12 60 24 50 26 Z"), LEAF_DARK)


def _hedge(kit: Kit, x: float, top: float, half: float) -> None:
    """A planted edge: round bushes and trailing leaves."""
    path, trail = QPainterPath(), QPainterPath()
    count = round(half / 4)
    for place in range(count + 1):
        spot = x - half + place * 2 * half / count
        size = 3.4 + (place % 3) * 0.9
        path.addEllipse(QRectF(spot - size, top - size * 1.2, size * 2, size * 2))
        long = 4 + (place * 7 % 5) * 1.4
        trail.addRoundedRect(QRectF(spot - 1.6, top, 3.2, long), 1.6, 1.6)
    path.setFillRule(path.fillRule().WindingFill)
    kit.painter.fillPath(trail, LEAF)
    kit.painter.fillPath(path, LEAF_DARK)


def temple_of_artemis(kit: Kit) -> None:
    """A vast temple front, its pediment lit, stags before it."""
    built.temple(kit, 50, 96, 56, 8)
    kit.poly([(26, 42), (50, 32), (74, 42)], "mid")
    kit.disc(50, 38.6, 2.6, "gold")
    kit.box(2, 80, 98, GROUND + 1, "mid")
    kit.fill(arch(50, 80, 6, 18), "gold")


def statue_of_zeus(kit: Kit) -> None:
    """The seated god within his temple, sceptre and victory in hand."""
    kit.box(2, 78, 98, GROUND + 1, "dark")
    for x in (9, 91):
        kit.box(x - 4, 26, x + 4, 80, "dark")
        kit.box(x - 6, 22, x + 6, 27, "dark")
    kit.poly([(-2, 22.4), (50, 4), (102, 22.4)], "dark")
    kit.poly([(20, 19), (50, 8.5), (80, 19)], "mid")
    kit.fill("M 34 79 V 44 H 39 V 62 H 68 V 79 Z", "mid")
    kit.fill("M 40 68 C 38 56 40 46 45 43 H 54 C 58 46 58 54 58 58 L 68 60 L 70 76 H 74 V 79 H 62 L 60 68 Z", "gold")
    kit.disc(50, 36, 5.6, "gold")
    kit.fill("M 46 38 Q 50 48 55 38 Z", "ivory")
    kit.stroke("M 44 47 L 33 52 L 31 46", 3.6, "gold")
    kit.stroke("M 30 32 V 78", 2.4, "ivory")
    kit.stroke("M 56 48 L 68 50", 3.6, "gold")
    star(kit, 71, 45, 5, 5, 0.45, "ivory")


def mausoleum(kit: Kit) -> None:
    """High base, a ring of columns, a stepped roof and a chariot."""
    kit.box(12, 62, 88, GROUND + 1, "dark")
    kit.box(8, 78, 92, GROUND + 1, "dark")
    kit.box(10, 59, 90, 63, "mid")
    kit.box(24, 38, 76, 60, "mid")
    for place in range(8):
        x = 21 + place * 8.3
        kit.box(x - 1.9, 38, x + 1.9, 60, "dark")
    kit.box(16, 34, 84, 39, "dark")
    for step in range(5):
        half = 31 - step * 5.4
        kit.box(50 - half, 30.6 - step * 3.6, 50 + half, 34.6 - step * 3.6, "mid" if step % 2 else "dark")
    kit.fill("M 42 16 V 10 L 45 7 H 52 L 57 4 L 59 8 L 56 11 V 16 H 53 V 12 H 46 V 16 Z", "gold")
    built.windows(kit, 20, 80, 77, 7, (4.4, 10), "mid")


def colossus(kit: Kit) -> None:
    """The bronze Helios over the harbour of Rhodes, torch raised."""
    for left, right in ((14, 42), (58, 86)):
        kit.poly([(left, GROUND + 1), (left + 4, 72), (right - 4, 72), (right, GROUND + 1)], "dark")
    kit.fill("M 36 73 L 40 52 L 41 48 H 59 L 60 52 L 64 73 H 56 L 50 55 L 44 73 Z", "mid")
    kit.fill("M 40 52 C 40 42 36 34 38 28 H 62 C 64 34 60 42 60 52 Z", "mid")
    kit.fill("M 40 46 H 60 L 62 57 L 50 60 L 38 57 Z", "dark")
    kit.stroke("M 40 31 L 31 40 L 35 50", 5, "mid")
    kit.stroke("M 60 31 L 70 23 L 71 12", 5, "mid")
    star(kit, 50, 19, 10.5, 12, 0.6)
    kit.disc(50, 20, 5.8, "mid")
    kit.fill("M 66 9 H 76 L 73.5 14 H 68.5 Z", "dark")
    kit.fill("M 71 -4 C 77 2 77 7 73.5 9.4 H 68.5 C 65 7 66 3 71 -4 Z", "gold")
    kit.fill("M 44 75 H 56 L 62 85 H 38 Z", "ivory")


def lighthouse(kit: Kit) -> None:
    """The Pharos in three storeys, throwing its light both ways."""
    beam = QColor("#FFF3C4")
    beam.setAlphaF(0.72)
    kit.painter.fillPath(outline("M 50 19 L -14 2 V 36 Z M 50 19 L 114 2 V 36 Z"), beam)
    kit.poly([(30, GROUND + 1), (33, 58), (67, 58), (70, GROUND + 1)], "dark")
    kit.box(31, 55.5, 69, 59, "dark")
    kit.poly([(38, 56), (41, 33), (59, 33), (62, 56)], "mid")
    kit.box(37, 30, 63, 34, "dark")
    kit.box(43, 12, 57, 31, "dark")
    kit.disc(50, 20, 6.2, "gold")
    kit.poly([(41, 13), (50, 3), (59, 13)], "dark")
    for x, foot in ((50, GROUND), (41, 68), (59, 68)):
        kit.fill(arch(x, foot, 6, 9), "mid")
    kit.fill(arch(50, 50, 6, 10), "gold")
    kit.fill("M 4 86 C 12 78 22 80 28 85 Z M 72 85 C 80 79 92 79 98 86 Z", "deep")


def great_library(kit: Kit) -> None:
    """A hall of columns, open to shelves of scrolls."""
    kit.box(8, 36, 92, 78, "mid")
    for row in (42, 52, 62):
        for place in range(11):
            x = 15.5 + place * 6.9
            kit.disc(x, row, 2.2, "ivory" if (place + row) % 3 else "gold")
    kit.fill("M 6 30 H 94 V 37 H 6 Z", "dark")
    built.dome(kit, 50, 30.4, 44, 17)
    kit.box(48, 9, 52, 15, "dark")
    for x in (10, 29, 71, 90):
        kit.box(x - 3.4, 36, x + 3.4, 80, "dark")
        kit.box(x - 5.4, 36, x + 5.4, 39.6, "dark")
    kit.fill(arch(50, 80, 22, 38), "dark")
    kit.fill(arch(50, 80, 15, 32), "gold")
    kit.box(2, 77, 98, GROUND + 1, "dark")


def stonehenge(kit: Kit) -> None:
    """Trilithons with the midsummer sun between them."""
    kit.disc(50, 56, 15, "gold")
    for x in (-6, 14, 86, 106):
        kit.poly([(x - 5, GROUND + 1), (x - 4, 54), (x + 4, 54), (x + 5, GROUND + 1)], "mid")
    kit.box(-13, 47, 20, 54.5, "mid")
    kit.box(80, 47, 113, 54.5, "mid")
    for left, right in ((27, 39), (61, 73)):
        kit.fill(f"M {left} 85 L {left + 1.5} 36 Q {(left + right) / 2} 34 {right - 1} 36 L {right} 85 Z", "dark")
    kit.fill("M 22 36 L 24 26 Q 50 23 76 26 L 78 36 Q 50 38 22 36 Z", "dark")
    kit.fill("M 88 86 L 92 78 L 108 76 L 114 86 Z", "deep")


def great_wall(kit: Kit) -> None:
    """The wall climbing its mountains from tower to tower."""
    kit.poly([(-20, 85), (22, 40), (52, 85)], "mid")
    kit.poly([(34, 85), (84, 26), (128, 85)], "mid")
    kit.fill("M -8 85 V 71 C 8 68 20 62 34 64 C 54 66 66 50 92 34 V 48 C 74 62 60 82 36 80 L 20 85 Z", "dark")
    for x, y, turn in ((10, 67.6, -16), (17, 65, -14), (43, 64.5, 0), (50, 62, -28), (57, 58, -32), (64, 53.4, -36), (71, 48.4, -34)):
        with kit.at(x, y, turn=turn):
            kit.box(-2, -4, 2, 2, "dark")
    for x, top, width in ((-2, 52, 18), (30, 42, 18), (84, 16, 20)):
        kit.box(x - width / 2, top, x + width / 2, top + 26, "dark")
        kit.box(x - width / 2 - 1.6, top, x + width / 2 + 1.6, top + 4, "dark")
        built.battlement(kit, x - width / 2 - 1.6, x + width / 2 + 1.6, top + 0.4, 4, "dark", 4)
        kit.fill(arch(x, top + 16, 4.6, 8), "gold")


def colosseum(kit: Kit) -> None:
    """The broken ring of arches."""
    kit.fill("M 4 85 V 42 Q 24 34 46 33 V 26 Q 76 26 96 38 V 85 Z", "dark")
    kit.fill("M 46 33.4 V 26 Q 76 26 96 38 V 42 Q 74 31 46 33.4 Z", "mid")
    for foot, tall, lift in ((82, 12, 2), (66, 11, 4), (50, 9, 5)):
        for place in range(10):
            x = 9.5 + place * 9
            bend = ((x - 50) / 46) ** 2 * lift
            if foot == 50 and x < 46:
                continue
            kit.fill(arch(x, foot + bend - lift * 0.6, 5.6, tall), "ivory" if foot > 50 else "gold")
    kit.box(2, 83, 98, GROUND + 1, "dark")


def petra(kit: Kit) -> None:
    """The Treasury, carved into its cliff."""
    kit.fill("M -34 86 C -30 60 -26 36 -12 22 L 0 16 L 10 6 L 34 2 L 60 4 L 86 2 L 98 12 L 112 20 C 126 40 130 64 134 86 Z", "mid")
    kit.fill("M 14 86 V 12 Q 50 4 86 12 V 86 Z", "dark")
    kit.box(20, 50, 80, 55, "ivory")
    kit.poly([(24, 50.4), (50, 42), (76, 50.4)], "ivory")
    for x in (24, 34, 44, 56, 66, 76):
        kit.box(x - 2.4, 54, x + 2.4, 81, "ivory")
    kit.fill(arch(50, 82, 8, 20), "gold")
    for x in (26, 74):
        kit.box(x - 6, 24, x + 6, 40, "ivory")
        kit.poly([(x - 8, 24.4), (x - 2 if x < 50 else x + 2, 16), (x + 8, 24.4)], "ivory")
        kit.box(x - 2, 29, x + 2, 40, "dark")
    kit.box(41, 25, 59, 40, "ivory")
    kit.poly([(39, 25.4), (50, 15), (61, 25.4)], "ivory")
    kit.box(48, 10, 52, 17, "ivory")
    kit.fill(arch(50, 40, 6, 11), "dark")
    kit.box(18, 80, 82, GROUND + 1, "mid")


def angkor_wat(kit: Kit) -> None:
    """Five towers over long galleries, mirrored in the moat."""
    kit.disc(50, 40, 20, "gold")
    for x, width, tall in ((4, 14, 32), (96, 14, 32), (26, 17, 44), (74, 17, 44)):
        built.bud_tower(kit, x, width, tall, 70, "mid")
    built.bud_tower(kit, 50, 22, 58, 70)
    kit.box(-26, 64, 126, 69.5, "dark")
    for place in range(22):
        x = -23 + place * 6.95
        kit.box(x - 1.7, 69, x + 1.7, 78, "dark")
    kit.box(-30, 77, 130, GROUND + 1, "dark")
    kit.fill(arch(50, 78, 9, 14, pointed=True), "gold")


def machu_picchu(kit: Kit) -> None:
    """Terraces and gables below the steep horn of the mountain."""
    kit.fill("M 44 85 C 54 70 62 34 72 14 Q 76 8 81 16 C 88 34 98 60 118 85 Z", "dark")
    kit.fill("M -26 85 C -8 72 4 58 18 46 Q 23 42 28 47 C 40 58 50 72 66 85 Z", "mid")
    kit.fill("M 72 14 Q 76 8 81 16 C 84 24 86 30 88 36 L 80 30 L 76 40 L 70 32 L 64 40 C 67 30 69 22 72 14 Z", "mid")
    for level, left, right in ((79, 2, 100), (73, 8, 94), (67, 16, 88)):
        kit.box(left, level, right, level + 6.4, "dark")
        kit.painter.fillRect(QRectF(left, level, right - left, 2.4), LEAF)
    for x, size in ((30, 10), (46, 12), (64, 10), (79, 8)):
        foot = 67.4
        kit.poly([(x - size / 2, foot), (x - size / 2, foot - size * 0.6), (x, foot - size * 1.2),
                  (x + size / 2, foot - size * 0.6), (x + size / 2, foot)], "ivory")  # fmt: skip
        kit.box(x - 1.3, foot - 4.6, x + 1.3, foot, "dark")


def hagia_sophia(kit: Kit) -> None:
    """The great dome on its half domes, between later minarets."""
    for x in (-6, 106):
        built.minaret(kit, x, 66, 6, balcony=2)
    built.half_dome(kit, 32, 64, 20, left=True)
    built.half_dome(kit, 68, 64, 20, left=False)
    kit.box(30, 48, 70, 66, "mid")
    built.dome(kit, 50, 49, 52, 25)
    kit.box(23, 47.5, 77, 57, "dark")
    built.windows(kit, 25, 75, 56, 7, (4, 7), "gold")
    kit.box(6, 63, 94, GROUND + 1, "mid")
    built.windows(kit, 10, 90, 82, 9, (4.6, 11), "dark")
    kit.box(49, 16, 51, 25, "gold")
    kit.disc(50, 16, 2.2, "gold")


def unknown_wonder(kit: Kit) -> None:
    """A plain temple front for a wonder of a user's own card set."""
    built.temple(kit, 50, 70, 50, 6)


wonder_picture = Picture(MIST, unknown_wonder)

WONDERS: dict[str, Picture] = {
    "great_pyramids": Picture(AMBER, great_pyramids),
    "hanging_gardens": Picture(JADE, hanging_gardens),
    "temple_of_artemis": Picture(LAVENDER, temple_of_artemis),
    "statue_of_zeus": Picture(MIST, statue_of_zeus),
    "mausoleum": Picture(ROSE, mausoleum),
    "colossus": Picture(NIGHT, colossus),
    "lighthouse": Picture(NIGHT, lighthouse),
    "great_library": Picture(JADE, great_library),
    "stonehenge": Picture(LAVENDER, stonehenge),
    "great_wall": Picture(MIST, great_wall),
    "colosseum": Picture(AMBER, colosseum),
    "petra": Picture(ROSE, petra),
    "angkor_wat": Picture(LAVENDER, angkor_wat),
    "machu_picchu": Picture(JADE, machu_picchu),
    "hagia_sophia": Picture(ROSE, hagia_sophia),
}
