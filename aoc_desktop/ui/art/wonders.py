"""The fifteen wonders as silhouettes at dusk, in the same box as the emblems but reaching wider."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from aoc_desktop.ui.art import motifs_buildings as built
from aoc_desktop.ui.art.motifs import GROUND, Kit, arch, around, outline, star
from aoc_desktop.ui.kit.high_contrast import linear

LEAF, LEAF_DARK = QColor("#6E9A5A"), QColor("#3F6B3C")
LAVENDER, NIGHT, AMBER = ("#8F86B8", "#EAD0BC"), ("#2C5883", "#8DB8C4"), ("#E29F62", "#F7DDB2")
MIST, ROSE, JADE = ("#9FB7C8", "#E4DFCB"), ("#DA8D78", "#F6D6B0"), ("#8FC1B4", "#DCE5C6")


class Picture(NamedTuple):
    """A wonder's sky, from the top down, and the function that draws the wonder."""

    sky: tuple[str, str]
    draw: Callable[[Kit], None]


def great_pyramids(kit: Kit) -> None:
    """Three pyramids of Giza with golden tips, and the Sphinx before them."""
    kit.disc(100, 27, 9, "gold")
    for x, width, height in ((112, 60, 36), (56, 88, 58), (-8, 64, 42)):
        built.pyramid(kit, x, width, height, "mid", "dark")
        top, half = GROUND - height, width / 2 * 0.16
        kit.poly([(x - half, top + height * 0.16), (x, top), (x + half, top + height * 0.16)], "gold")
    kit.fill("M -4 86 V 79 Q -2 73 8 73 H 26 L 30 66 Q 28 58 34 56 Q 41 55 42 62 L 43.5 66 L 41 68 L 43 77 H 56 "
             "Q 60 77 60 81 V 86 Z", "deep")  # fmt: skip


def hanging_gardens(kit: Kit) -> None:
    """Terraces on arches, heavy with green."""
    tall = 16.0
    for step, half in enumerate((54, 41, 28, 15)):
        low = GROUND - step * tall
        kit.box(50 - half, low - tall, 50 + half, low + 1, "dark" if step % 2 else "mid")
        built.windows(kit, 50 - half + 3, 50 + half - 3, low, 7 - step * 2, (7, 10.5), "deep")
        for x in (54 - half, 46 + half):
            _cypress(kit, x, low - tall)
        _hedge(kit, 50, low - tall, half)


def _cypress(kit: Kit, x: float, foot: float) -> None:
    with kit.at(x, foot):
        kit.painter.fillPath(outline("M 0 -13 C 5 -8 5 -2 2 1 H -2 C -5 -2 -5 -8 0 -13 Z"), LEAF_DARK)


def _hedge(kit: Kit, x: float, top: float, half: float) -> None:
    """A planted edge: low bushes and leaves trailing over the wall."""
    bushes, trails = QPainterPath(), QPainterPath()
    bushes.setFillRule(Qt.FillRule.WindingFill)
    count = round(half / 3)
    for place in range(count + 1):
        spot = x - half + place * 2 * half / count
        size = 2.6 + (place % 3) * 0.7
        bushes.addEllipse(QRectF(spot - size, top - size * 1.3, size * 2, size * 2))
        long = 3 + (place * 7 % 5) * 1.3
        trails.addRoundedRect(QRectF(spot - 1.6, top, 3.2, long), 1.6, 1.6)
    kit.painter.fillPath(trails, LEAF)
    kit.painter.fillPath(bushes, LEAF)


def temple_of_artemis(kit: Kit) -> None:
    """A vast temple front, its pediment lit."""
    built.temple(kit, 50, 96, 56, 8)
    kit.poly([(26, 42), (50, 32), (74, 42)], "mid")
    kit.disc(50, 38.6, 2.6, "gold")
    kit.box(2, 80, 98, GROUND + 1, "mid")
    kit.fill(arch(50, 80, 6, 18), "gold")


def statue_of_zeus(kit: Kit) -> None:
    """The enthroned god within his temple, sceptre in one hand and Victory on the other."""
    kit.box(-6, 79, 106, GROUND + 1, "dark")
    for x in (4, 96):
        kit.box(x - 4, 28, x + 4, 80, "dark")
        kit.box(x - 6, 24, x + 6, 29, "dark")
    kit.poly([(-8, 24.4), (50, 5), (108, 24.4)], "dark")
    kit.poly([(14, 21), (50, 9.5), (86, 21)], "mid")
    kit.fill("M 32 80 V 40 L 36 36 L 40 40 V 64 H 64 V 80 Z", "mid")
    kit.box(28, 76, 80, 80.4, "mid")
    kit.fill(
        "M 40 70 C 38 58 40 48 46 45 H 54 C 58 48 58 56 58 60 H 66 Q 70 60 70 65 L 71 74 H 77 V 77 H 64 L 62 69 Z",
        "gold",
    )
    kit.fill("M 45 40 C 43 32 48 29 52 29 C 57 29 59 32 58.5 35 L 60 38 L 58 40 L 57 46 H 48 Z", "gold")
    kit.fill("M 58 38.6 L 60 45 Q 56 50 51 46 Q 51 42 54 40 Z", "ivory")
    kit.fill("M 44 37 Q 44 29 52 28.4 Q 58 28.6 59 33 Q 51 31 47.6 39 Z", "ivory")
    kit.stroke("M 46 49 L 36 54 L 30 48", 3.6, "gold")
    kit.stroke("M 29 31 V 79", 2.4, "ivory")
    kit.stroke("M 54 50 L 62 54 L 71 51", 3.6, "gold")
    kit.fill("M 71 51 L 69 44 L 63 40 L 70 40 L 72 36 L 74 40 L 81 40 L 75 44 L 74 51 Z", "ivory")


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
    """The bronze Helios over the harbour of Rhodes, crowned with rays, torch raised."""
    for left, right in ((8, 42), (58, 92)):
        kit.poly([(left, GROUND + 1), (left + 4, 75), (right - 4, 75), (right, GROUND + 1)], "dark")
    kit.fill(
        "M 30 76 L 34 70 L 39 55 L 41 46 H 59 L 61 55 L 66 70 L 70 76 H 60 L 57 68 L 50 55 L 43 68 L 40 76 Z", "mid"
    )
    kit.fill("M 41 50 C 42 42 37 38 36 31 Q 43 27 50 28 Q 57 27 64 31 C 63 38 58 42 59 50 Z", "mid")
    kit.fill("M 40.6 46 H 59.4 L 61.5 58 L 55 57 L 50 61 L 45 57 L 38.5 58 Z", "dark")
    kit.stroke("M 38 33 L 30 41 L 36 49", 4.6, "mid")
    kit.stroke("M 62 33 L 71 27 L 71 18", 4.6, "mid")
    star(kit, 50, 20, 11, 11, 0.58)
    kit.fill("M 45 20 C 45 13 55 13 55 20 L 53.6 27 V 30 H 46.4 V 27 Z", "mid")
    kit.fill("M 66.5 15 H 75.5 L 73 20 H 69 Z", "dark")
    kit.fill("M 71 3 C 76 8 76.4 12.6 74 15.4 H 68 C 65.6 12.6 66.4 9 71 3 Z", "gold")


def lighthouse(kit: Kit) -> None:
    """The Pharos in three storeys, throwing its light both ways."""
    for reach in (-80, 80):
        light = ((0, QColor(255, 243, 196, 235)), (1, QColor(255, 243, 196, 0)))
        beam = linear(QPointF(50, 0), QPointF(50 + reach, 0), light)
        kit.painter.fillPath(outline(f"M 50 17 L {50 + reach} -4 V 44 L 50 23 Z"), beam)
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
    kit.fill("M -4 86 C 6 77 20 79 28 86 Z M 72 86 C 80 79 96 78 104 86 Z", "deep")


def great_library(kit: Kit) -> None:
    """A hall of columns, open to racks of scrolls, under a low pediment."""
    kit.box(0, 38, 100, 78, "deep")
    for left in (8, 26, 64, 82):
        for row in (47, 57, 67):
            for place in range(3):
                kit.disc(left + 1.4 + place * 3.9, row, 1.9, "gold" if (place + row + left) % 4 == 0 else "ivory")
            kit.box(left - 2, row + 2.2, left + 12, row + 3.9, "mid")
    kit.fill(arch(50, 80, 22, 38), "mid")
    kit.fill(arch(50, 80, 15, 32), "gold")
    for x in (1.0, 20.0, 38.0, 62.0, 80.0, 99.0):
        kit.box(x - 3, 36, x + 3, 80, "mid")
        kit.box(x - 4.6, 37, x + 4.6, 40.4, "mid")
    kit.box(-6, 31, 106, 38, "dark")
    kit.poly([(-8, 31.4), (50, 11), (108, 31.4)], "dark")
    kit.box(42, 19, 58, 28.5, "ivory")
    for x in (40.5, 59.5):
        kit.box(x - 1.5, 17, x + 1.5, 30.5, "gold")
    for level in (21.4, 25):
        kit.box(45, level, 55, level + 1.7, "mid")
    kit.box(-6, 77, 106, GROUND + 1, "dark")


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
    for x, y, turn in (
        (10, 67.6, -16),
        (17, 65, -14),
        (43, 64.5, 0),
        (50, 62, -28),
        (57, 58, -32),
        (64, 53.4, -36),
        (71, 48.4, -34),
    ):
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
    """The Treasury, carved into its cliff: a portico, a broken pediment and a round shrine with its urn."""
    kit.fill(
        "M -40 86 C -36 62 -30 40 -16 26 L -4 20 L 4 8 L 30 3 L 62 5 L 90 2 L 102 14 L 116 24 C 130 42 134 64 140 86 Z",
        "mid",
    )
    kit.fill("M 12 86 V 14 Q 50 4 88 14 V 86 Z", "dark")
    kit.poly([(20, 52.4), (50, 44), (80, 52.4)], "ivory")
    kit.box(17, 51.6, 83, 56, "ivory")
    for x in (21, 32.5, 43, 57, 67.5, 79):
        kit.box(x - 2.3, 55.6, x + 2.3, 81, "ivory")
    kit.fill(arch(50, 82, 8.4, 21), "gold")
    for side in (-1, 1):
        inner, outer = 50 + side * 15, 50 + side * 32
        kit.poly([(inner, 26.4), (inner, 19), (outer, 26.4)], "ivory")
        kit.box(min(inner, outer), 26, max(inner, outer), 29, "ivory")
        for x in (inner + side * 2.2, (inner + outer) / 2, outer - side * 2.2):
            kit.box(x - 1.7, 28.6, x + 1.7, 42, "ivory")
        kit.box(min(inner, outer) - 1, 40.6, max(inner, outer) + 1, 43, "ivory")
    kit.fill("M 39 24 Q 48 22 48.6 14 H 51.4 Q 52 22 61 24 V 27.4 H 39 Z", "ivory")
    kit.disc(50, 12.6, 2.9, "ivory")
    for x in (41.4, 58.6):
        kit.box(x - 1.7, 27, x + 1.7, 42, "ivory")
    kit.fill(arch(50, 42, 7, 12), "mid")
    kit.box(38, 40.6, 62, 43, "ivory")
    kit.box(16, 80.4, 84, GROUND + 1, "mid")


def angkor_wat(kit: Kit) -> None:
    """Five towers over long galleries, the sun behind."""
    kit.disc(50, 40, 20, "gold")
    for x, width, tall in ((4, 14, 32), (96, 14, 32), (26, 17, 44), (74, 17, 44)):
        built.bud_tower(kit, x, width, tall, 70, "mid")
    built.bud_tower(kit, 50, 22, 58, 70)
    kit.box(-26, 64, 126, 69.5, "dark")
    for place in range(22):
        middle = -23 + place * 6.95
        kit.box(middle - 1.7, 69, middle + 1.7, 78, "dark")
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


# Wonders from the Middle Ages to our own time, as silhouettes at dusk.


DEEP_NIGHT = ("#17365A", "#6E93AC")


def notre_dame(kit: Kit) -> None:
    """Two towers with a rose between them, the nave and its spire behind."""
    kit.box(52, 50, 108, GROUND + 1, "mid")
    kit.poly([(50, 50), (60, 36), (102, 36), (110, 50)], "dark")
    kit.poly([(80, 36), (82, 8), (84, 36)], "dark")
    built.windows(kit, 60, 106, 78, 5, (5, 16), "gold")
    kit.box(4, 38, 60, GROUND + 1, "dark")
    for x in (14, 50):
        kit.box(x - 11, 14, x + 11, 40, "dark")
        kit.box(x - 12.5, 12, x + 12.5, 16, "mid")
        for side in (-4.5, 4.5):
            kit.fill(arch(x + side, 36, 5, 17), "mid")
    kit.disc(32, 52, 8, "mid")
    kit.disc(32, 52, 5.4, "gold")
    kit.box(4, 62, 60, 64.5, "mid")
    for x in (14, 32, 50):
        kit.fill(arch(x, GROUND + 1, 8, 16), "gold" if x == 32 else "mid")


def spiral_minaret(kit: Kit) -> None:
    """A tower that a ramp winds up, six turns to the top."""
    for step in range(6):
        half, low = 44 - step * 6.6, GROUND + 1 - step * 11.5
        tall = 11.5
        kit.poly(
            [(50 - half, low), (50 + half, low), (50 + half - 3.4, low - tall), (50 - half + 3.4, low - tall)],
            "mid" if step % 2 else "dark",
        )
        kit.poly(
            [(50 - half, low), (50 + half, low - 4), (50 + half - 1, low - 6.6), (50 - half + 1, low - 2.6)], "deep"
        )
    kit.box(45, 8, 55, 17, "dark")
    built.dome(kit, 50, 9, 10, 6)
    kit.fill(arch(50, GROUND + 1, 8, 12), "gold")


def oxford_university(kit: Kit) -> None:
    """A round library's dome between spires."""
    for x, tall in ((6, 52), (94, 52), (22, 38), (78, 38)):
        kit.box(x - 5, GROUND - tall * 0.62, x + 5, GROUND + 1, "mid")
        kit.poly([(x - 5, GROUND - tall * 0.62), (x, GROUND - tall - 10), (x + 5, GROUND - tall * 0.62)], "dark")
    kit.box(24, 58, 76, GROUND + 1, "dark")
    built.windows(kit, 28, 72, 82, 5, (6, 14), "gold")
    kit.box(30, 46, 70, 59, "mid")
    built.windows(kit, 33, 67, 57, 6, (3, 8), "deep")
    built.dome(kit, 50, 46, 40, 26)
    kit.box(47, 12, 53, 22, "mid")
    kit.poly([(47, 12), (50, 4), (53, 12)], "dark")


def versailles(kit: Kit) -> None:
    """A long palace front of three blocks with tall windows."""
    kit.box(-16, 50, 116, GROUND + 1, "mid")
    kit.box(-18, 46, 118, 51, "dark")
    built.windows(kit, -14, 20, 80, 4, (5, 14), "gold")
    built.windows(kit, 80, 114, 80, 4, (5, 14), "gold")
    kit.box(26, 42, 74, GROUND + 1, "dark")
    kit.poly([(30, 42), (50, 26), (70, 42)], "mid")
    kit.box(23, 40, 77, 44, "mid")
    built.windows(kit, 30, 70, 80, 5, (5, 18), "gold")
    built.windows(kit, 30, 70, 58, 5, (4, 8), "ivory")
    for x in (-8, 8, 92, 108):
        kit.box(x - 2, 38, x + 2, 47, "dark")


def eiffel_tower(kit: Kit) -> None:
    """Four legs that become one, with three platforms."""
    kit.fill(
        "M 12 85 C 30 72 40 46 46 14 H 54 C 60 46 70 72 88 85 H 70 C 66 72 58 66 50 66 C 42 66 34 72 30 85 Z", "dark"
    )
    kit.fill("M 42 58 C 45 48 47 38 48 30 H 52 C 53 38 55 48 58 58 Z", "mid")
    kit.box(31, 60, 69, 64, "mid")
    kit.box(39, 42, 61, 45, "mid")
    kit.box(45, 18, 55, 20.5, "mid")
    kit.box(49.2, 2, 50.8, 16, "dark")


def porcelain_tower(kit: Kit) -> None:
    """A pagoda of six storeys."""
    built.pagoda(kit, 50, 6, 56, 12.2)
    kit.box(22, 80, 78, GROUND + 1, "mid")


def kremlin(kit: Kit) -> None:
    """A red wall with a gate tower, onion domes behind it."""
    for x, foot, wide in ((20, 50, 24), (80, 50, 24), (50, 38, 30)):
        kit.box(x - wide * 0.34, foot, x + wide * 0.34, GROUND + 1, "mid")
        built.onion(kit, x, foot, wide, "dark")
        kit.box(x - 0.8, foot - wide * 1.16, x + 0.8, foot - wide * 0.8, "gold")
    built.battlement(kit, -18, 118, 68, 18, "dark", 5)
    kit.box(-18, 68, 118, GROUND + 1, "dark")
    kit.fill(arch(50, GROUND + 1, 12, 14), "gold")


def apollo_program(kit: Kit) -> None:
    """A rocket beside its tower, under the moon."""
    kit.disc(102, 22, 13, "ivory")
    kit.disc(98, 19, 3, "mid")
    kit.disc(106, 26, 2.2, "mid")
    kit.box(22, 22, 26, GROUND, "mid")
    kit.box(34, 22, 38, GROUND, "mid")
    for y in range(26, 82, 11):
        kit.stroke(f"M 24 {y} L 36 {y + 9}", 2.0, "mid")
        kit.box(22, y, 38, y + 1.8, "mid")
    kit.box(38, 34, 48, 37, "mid")
    kit.fill("M 48 84 V 26 C 48 18 54 10 57 5 C 60 10 66 18 66 26 V 84 Z", "ivory")
    kit.box(48, 42, 66, 46, "dark")
    kit.box(48, 62, 66, 66, "dark")
    kit.poly([(48, 68), (40, 85), (48, 82)], "dark")
    kit.poly([(66, 68), (74, 85), (66, 82)], "dark")
    kit.box(14, 80, 90, GROUND + 1, "dark")


def internet(kit: Kit) -> None:
    """A globe in a net, with its nodes."""
    kit.disc(50, 46, 32, "dark")
    for across in (32, 20, 7):
        oval = QPainterPath()
        oval.addEllipse(QPointF(50, 46), across, 32)
        kit.stroke(oval, 1.8, "mid")
    for y, half in ((30, 27.5), (46, 32), (62, 27.5)):
        kit.stroke(f"M {50 - half} {y} H {50 + half}", 1.8, "mid")
    for turn in (24, -32):
        with kit.at(50, 46, turn=turn):
            oval = QPainterPath()
            oval.addEllipse(QPointF(0, 0), 43, 15)
            kit.stroke(oval, 2.0, "gold")
            for _, cos, sin in around(3, 20 + turn):
                kit.disc(cos * 43, sin * 15, 3.2, "gold")


def united_nations(kit: Kit) -> None:
    """A slab of glass, the low dome of the assembly, a row of flags."""
    kit.box(26, 8, 56, GROUND + 1, "dark")
    for y in range(13, 80, 7):
        kit.box(29, y, 53, y + 3, "mid")
    kit.fill("M 56 85 V 66 Q 76 52 112 66 V 85 Z", "mid")
    built.dome(kit, 84, 60, 16, 7)
    for place in range(6):
        x = -14 + place * 7
        kit.box(x, 56, x + 1.4, GROUND, "ivory")
        kit.box(x + 1.4, 56, x + 6, 60.5, "gold" if place % 2 else "ivory")


LATER_WONDERS: dict[str, Picture] = {
    "notre_dame": Picture(LAVENDER, notre_dame),
    "spiral_minaret": Picture(AMBER, spiral_minaret),
    "oxford_university": Picture(MIST, oxford_university),
    "versailles": Picture(JADE, versailles),
    "eiffel_tower": Picture(ROSE, eiffel_tower),
    "porcelain_tower": Picture(JADE, porcelain_tower),
    "kremlin": Picture(ROSE, kremlin),
    "apollo_program": Picture(DEEP_NIGHT, apollo_program),
    "internet": Picture(NIGHT, internet),
    "united_nations": Picture(MIST, united_nations),
}
