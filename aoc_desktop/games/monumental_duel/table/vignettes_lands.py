"""Vignettes of provinces, and of the wonders that no other game has."""

from __future__ import annotations

from PySide6.QtGui import QColor

from aoc_desktop.ui.art import motifs_buildings as built
from aoc_desktop.ui.art import motifs_living as living
from aoc_desktop.ui.art.motifs import GROUND, Kit, arch, outline, sun

FIELD, FIELD_DARK, RIVER = QColor("#7FA84E"), QColor("#4F7A38"), QColor("#7FB4C9")


# ------------------------------------------------------------------ provinces


def troy(kit: Kit) -> None:
    """Sloping walls and towers over the sea."""
    kit.fill("M -6 84 L 4 46 H 96 L 106 84 Z", "dark")
    built.battlement(kit, 4, 96, 46.4, 9, "dark", 6)
    for x, height in ((20, 62), (80, 62)):
        built.tower(kit, x, 20, height, "mid", 4)
    kit.fill(arch(50, GROUND, 16, 30), "gold")


def ethiopia(kit: Kit) -> None:
    """Round huts on green hills under the sun."""
    sun(kit, 78, 20, 8)
    kit.painter.fillPath(outline("M -60 90 C -30 44 10 44 40 70 C 64 44 110 40 160 90 Z"), FIELD_DARK)
    kit.painter.fillPath(outline("M -60 90 C 0 58 60 62 160 92 Z"), FIELD)
    for x, size in ((22, 1.0), (52, 1.25), (84, 0.9)):
        with kit.at(x, 84, size):
            kit.box(-11, -14, 11, 1, "mid")
            kit.fill("M -16 -12 Q 0 -34 0 -36 Q 0 -34 16 -12 Z", "dark")
            kit.fill(arch(0, 1, 6, 10), "deep")


def persia(kit: Kit) -> None:
    """Columns of a ruined hall on their terrace."""
    kit.box(-10, 74, 110, GROUND + 1, "dark")
    kit.box(-4, 68, 104, 75, "mid")
    for place, height in enumerate((44, 50, 50, 30, 50, 38)):
        x = 8 + place * 17
        kit.box(x - 2.8, 68 - height, x + 2.8, 69, "dark")
        kit.box(x - 5, 66 - height, x + 5, 70 - height, "dark")
    kit.box(20, 10, 48, 16, "dark")


def ganges_delta(kit: Kit) -> None:
    """Arms of a river between palms, the sun low over it."""
    sun(kit, 50, 50, 20)
    kit.painter.fillPath(outline("M -80 64 H 180 V 120 H -80 Z"), FIELD)
    for arm in (
        "M 44 64 H 56 C 60 74 80 84 110 96 H 70 C 60 82 52 74 44 64 Z",
        "M 44 64 H 52 C 44 74 20 84 -10 96 H 34 C 44 84 50 74 52 64 Z",
    ):
        kit.painter.fillPath(outline(arm), RIVER)
    living.palm(kit, 16, 46, -6)
    living.palm(kit, 84, 50, 6)
    living.palm(kit, 98, 34, 6)


def sicily(kit: Kit) -> None:
    """The volcano over the sea, smoking."""
    for x, y, size in ((50, 22, 7), (57, 14, 8), (47, 8, 7), (60, 2, 9)):
        kit.disc(x, y, size, "ivory")
    kit.fill("M -8 84 C 20 74 34 44 42 30 H 58 C 66 44 80 74 108 84 Z", "dark")
    kit.fill("M 42 30 H 58 L 61 38 L 55 36 L 51 50 L 46 38 L 39 38 Z", "gold")
    for x in (-2, 104):
        kit.fill(f"M {x} 62 L {x + 9} 78 H {x} Z", "ivory")


def khyber(kit: Kit) -> None:
    """A road through the gap between steep mountains."""
    built.mountain(kit, 52, 70, 40, "mid")
    built.mountain(kit, 4, 96, 66)
    built.mountain(kit, 98, 96, 70)
    kit.fill("M 46 84 C 58 74 40 66 50 56 H 54 C 50 66 68 74 60 84 Z", "ivory")


def suez(kit: Kit) -> None:
    """A sail between two shores of sand."""
    kit.fill("M -60 84 C -20 62 18 60 34 84 Z M 66 84 C 90 58 120 62 170 84 Z", "mid")
    living.palm(kit, 8, 34, 5)
    living.palm(kit, 98, 40, -5)
    kit.fill("M 52 18 C 68 34 70 52 66 64 H 52 Z", "ivory")
    kit.box(49.4, 14, 52, 70, "dark")
    kit.fill("M 34 66 H 72 C 68 78 60 80 52 80 C 44 80 38 76 34 66 Z", "dark")


def punjab(kit: Kit) -> None:
    """Furrowed fields under a wide sun."""
    sun(kit, 50, 58, 24)
    kit.painter.fillPath(outline("M -80 60 C 0 54 100 54 180 60 V 120 H -80 Z"), FIELD)
    for x in (-90, -50, -15, 18, 50, 82, 115, 150, 190):
        top = 50 + (x - 50) * 0.25
        kit.painter.fillPath(outline(f"M {top - 0.8} 58 H {top + 0.8} L {x + 5} 100 H {x - 5} Z"), FIELD_DARK)
    for x in (8, 92):
        kit.box(x - 2, 44, x + 2, 64, "dark")
        kit.disc(x, 40, 11, "dark")


# ------------------------------------------------------------------ wonders


def bandiagara(kit: Kit) -> None:
    """A cliff with dwellings in its face."""
    kit.fill("M -160 84 V 30 L -16 26 L 4 32 L 30 20 L 62 24 L 88 16 L 118 28 L 260 22 V 84 Z", "dark")
    kit.fill("M -160 60 C 0 54 60 66 260 56 V 66 C 60 74 0 62 -160 70 Z", "deep")
    for place in range(8):
        x, top = 2 + place * 12.6, 44 + (place * 5) % 7
        kit.box(x, top, x + 9, 64, "ivory" if place % 3 else "mid")
        kit.box(x + 3, top + 8, x + 6, 64, "deep")
        if place % 3 == 1:
            kit.poly([(x - 1, top + 0.4), (x + 4.5, top - 7), (x + 10, top + 0.4)], "mid")
    for x in (-20, 112):
        kit.box(x, 48, x + 8, 64, "mid")


def djenne(kit: Kit) -> None:
    """The great mosque of clay, its towers spiked with beams."""
    kit.box(0, 48, 100, GROUND, "mid")
    built.battlement(kit, 0, 100, 48.4, 12, "mid", 5)
    for x, top in ((20, 28), (50, 18), (80, 28)):
        kit.fill(f"M {x - 10} 84 V {top + 6} Q {x} {top - 6} {x + 10} {top + 6} V 84 Z", "dark")
        kit.box(x - 1.2, top - 8, x + 1.2, top + 4, "dark")
        kit.disc(x, top - 8, 2.2, "gold")
        for level in (top + 16, top + 30, top + 44):
            for side in (-6, 0, 6):
                kit.box(x + side - 1.2, level, x + side + 1.2, level + 3.4, "ivory")
    for x in (35, 65):
        kit.fill(arch(x, GROUND, 8, 20, pointed=True), "deep")


def lalibela(kit: Kit) -> None:
    """A church in the shape of a cross, hewn down into the rock."""
    kit.fill("M -160 84 V 44 L 8 36 L 16 84 Z M 260 84 V 44 L 92 36 L 84 84 Z", "mid")
    kit.box(28, 34, 72, GROUND, "dark")
    for level in (34, 50, 66):
        kit.box(25, level - 3, 75, level, "ivory")
    for level in (47, 63, 80):
        built.windows(kit, 32, 68, level, 3, (5, 9), "gold" if level == 63 else "mid")
    kit.box(48, 10, 52, 32, "gold")
    kit.box(42, 16, 58, 20, "gold")


def eiffel_tower(kit: Kit) -> None:
    """Four legs curving up into one."""
    kit.fill(
        "M 22 84 C 40 70 46 44 48.6 6 H 51.4 C 54 44 60 70 78 84 H 65 C 60 74 56 70 50 70 C 44 70 40 74 35 84 Z", "dark"
    )
    kit.box(35.5, 62, 64.5, 66, "deep")
    kit.box(42, 42, 58, 45.4, "deep")
    kit.fill("M 50 46 C 47 52 45 57 43.4 61 H 56.6 C 55 57 53 52 50 46 Z", "mid")
    kit.box(46, 22, 54, 24.6, "deep")
    kit.disc(50, 5, 2, "gold")
