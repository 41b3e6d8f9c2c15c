"""Wonders from the Middle Ages to our own time, as silhouettes at dusk."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from aoc_desktop.ui.art import motifs_buildings as built
from aoc_desktop.ui.art.motifs import GROUND, Kit, arch, around
from aoc_desktop.ui.art.wonders import AMBER, JADE, LAVENDER, MIST, NIGHT, ROSE, Picture

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
