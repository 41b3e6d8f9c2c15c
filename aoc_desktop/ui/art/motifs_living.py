"""Beasts, plants and ships."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from aoc_desktop.ui.art.motifs import GROUND, Kit, around, outline

# Beasts --------------------------------------------------------------------------------------------------------------


def eagle(kit: Kit) -> None:
    """The eagle of the legions: wings spread, head turned."""
    kit.twice(
        "M 49 40 C 43 31 33 24 8 20 C 8 27 10 32 14 36 C 12 36 11 36 10 35 C 11 42 15 47 21 49 "
        "C 19 50 18 50 16 49 C 19 56 26 60 33 59 C 31 61 30 61 28 61 C 33 66 44 65 50 59 Z",
        "dark",
    )
    kit.twice("M 46 43 C 39 36 31 31 19 28 C 21 36 30 44 45 48 Z", "mid")
    kit.fill("M 43 58 L 38 80 L 44.5 77 L 50 83 L 55.5 77 L 62 80 L 57 58 Z", "dark")
    kit.fill("M 42 38 C 43 34 44 31 43.5 26 C 43 19 47 15.5 52 15.5 C 56 15.5 59 17 60.5 20 L 57 25 "
             "C 55.5 28 58 34 59 40 C 60 50 59 56 57 60 L 50 68 L 43 60 C 41 54 40 46 42 38 Z", "dark")  # fmt: skip
    kit.fill("M 58.6 18.2 C 63 18 65.6 20.6 64.8 26 C 63.4 23.6 61 23.4 57.6 24.4 Z", "gold")
    kit.disc(54.4, 20, 1.6, "ivory")
    for x in (44, 56):
        kit.fill(f"M {x - 3.5} 72 L {x} 63 L {x + 3.5} 72 L {x} 69.5 Z", "gold")


def lion_head(kit: Kit, x: float, y: float, scale: float, tone: str = "dark", line: str = "mid") -> None:
    """A roaring lion in profile, as on the first coins."""
    with kit.at(x, y, scale):
        kit.fill(
            "M 6 36 L -8 34 L -9 28 L -20 29 L -19 22 L -30 20 L -26 13 L -36 8 L -30 2 L -38 -6 L -30 -9 L -34 -19 "
            "L -25 -18 L -25 -29 L -16 -24 L -12 -34 L -5 -27 C 4 -30 10 -27 14 -22 L 28 -14 C 35 -11 37 -5 35 1 "
            "L 30 4 C 25 5 19 4 13 1 L 9 7 L 15 14 L 28 12 C 31 17 27 25 20 26 C 13 27 9 31 6 36 Z",
            tone,
        )
        kit.fill("M 24 4 L 26.5 10 L 30 3.6 Z", "ivory")
        kit.fill("M 21 13.5 L 23.5 7 L 26.5 12.8 Z", "ivory")
        kit.fill("M 6 -13 Q 12 -17 18 -11 Q 12 -8 6 -13 Z", "ivory")
        kit.disc(-5, -20, 4.4, line)
        for tuft in (
            "M -8 -10 C -16 -12 -20 -8 -26 -6",
            "M -7 0 C -14 0 -18 3 -23 6",
            "M -4 10 C -10 12 -13 16 -16 19",
        ):
            kit.stroke(tuft, 3.8, line)


def zebu(kit: Kit, x: float, foot: float, scale: float, tone: str = "dark") -> None:
    """A humped bull of the Indus, facing right."""
    with kit.at(x, foot, scale):
        kit.fill(
            "M -30 0 L -29 -18 C -34 -24 -33 -33 -26 -36 C -14 -38 -4 -37 2 -38 C 4 -50 16 -51 19 -40 "
            "L 24 -37 C 28 -38 32 -36 34 -32 L 40 -22 C 40 -19 37 -17 34 -18 L 27 -22 C 27 -14 25 -9 20 -8 L 19 0 H 13 "
            "L 12 -14 C 4 -11 -8 -12 -16 -15 L -22 -11 L -23 0 Z",
            tone,
        )
        kit.fill("M 5 -13 L 8 0 H 2.5 L 1 -13 Z", tone)
        kit.fill("M -20 -14 L -14 0 H -19.5 L -25 -13 Z", tone)
        kit.stroke("M 28 -35 C 24 -44 26 -52 33 -55", 3.4, tone)
        kit.stroke("M 31 -34 C 36 -40 42 -44 40 -53", 3.4, tone)
        kit.stroke("M -30 -31 C -37 -28 -36 -16 -38 -9", 2.6, tone)


def lamassu(kit: Kit) -> None:
    """The guardian of Assyria's gates: bull's body, eagle's wing, bearded head under a horned crown."""
    kit.fill("M 40 85 L 37 66 H 46 L 48 85 Z", "mid")
    kit.fill("M 58 85 L 54 66 H 64 L 66 85 Z", "mid")
    kit.fill(
        "M 15 85 L 17 68 C 12 59 15 50 23 48 C 36 45 50 47 57 43 L 57 36 Q 54 28 60 22 H 70 V 36 L 79 50 "
        "C 80 60 79 66 78 70 L 79 85 H 70 L 67 71 C 56 73 42 71 33 68 L 26 73 L 27 85 Z",
        "dark",
    )
    kit.stroke("M 16 55 C 8 58 10 68 6 76", 3, "dark")
    kit.fill(
        "M 64 62 C 62 42 44 22 8 16 C 9 22 12 27 18 30 L 13 30 C 16 37 21 41 27 43 L 22 44 C 26 50 31 53 37 54 "
        "L 33 56 C 40 63 58 69 64 62 Z",
        "mid",
    )
    kit.stroke("M 21 24 C 38 30 48 39 54 52", 2.2, "ivory")
    kit.stroke("M 28 37 C 38 41 44 47 50 55", 2.2, "ivory")
    kit.fill("M 65 22 H 78 L 79 27 L 82 31 L 79 33 V 38 H 65 Z", "ivory")
    kit.fill("M 65 32 C 70 36 74 35 80 36 L 83 54 C 78 57 71 57 67 54 Z", "mid")
    for level in (42, 47, 52):
        kit.box(67, level, 82, level + 1.9, "dark")
    kit.disc(75.4, 27.6, 1.7, "dark")
    kit.fill("M 59 23 L 61 10 H 77 L 79 23 Z", "dark")
    kit.stroke("M 61 21 C 69 23 77 20 79 14", 2.6, "gold")
    kit.box(60, 7.5, 78, 11.5, "gold")


def stag(kit: Kit) -> None:
    """The golden stag of the steppe: legs folded, antlers curling along its back."""
    kit.fill(
        "M 12 64 C 13 53 26 49 40 52 C 51 54 58 51 62 43 L 68 31 L 62 26 L 71 27 C 76 27 80 30 84 34 L 91 40 "
        "C 92 43 90 45 86 45 L 76 44 C 75 53 75 60 73 66 C 71 72 66 75 58 75 L 28 77 C 18 77 11 72 12 64 Z",
        "gold",
    )
    kit.stroke("M 68 70 L 80 72 L 58 81", 5, "gold")
    kit.stroke("M 26 72 L 46 77 L 20 82", 5, "gold")
    kit.stroke("M 70 28 C 62 18 38 17 10 27", 4.6, "gold")
    for x, y in ((58, 20.5), (44, 18.5), (30, 20), (17, 23.5)):
        with kit.at(x, y):
            kit.stroke("M 0 0 C -6 -5 -4 -13 3 -13 C 8 -13 9 -7 5 -6", 3.6, "gold")
    kit.stroke("M 71 27 C 70 18 78 13 83 18", 3.6, "gold")
    kit.disc(77, 34.5, 2, "dark")
    kit.stroke("M 66 48 C 64 58 58 63 50 64", 2.8, "dark")
    kit.stroke("M 20 58 C 27 56 34 60 34 68", 2.8, "dark")


def horse_head(kit: Kit) -> None:
    """The white horse of the Khitan founders."""
    kit.fill("M 52 8 C 74 16 92 44 90 86 H 60 L 54 30 Z", "dark")
    kit.fill(
        "M 80 86 C 82 60 76 40 60 27 L 58 10 L 49 21 C 42 25 37 33 33 42 L 20 60 C 17 65 18 70 23 72 "
        "C 27 74 32 73 35 69 C 40 68 45 66 49 61 C 53 62 57 61 60 57 C 60 68 50 76 41 86 Z",
        "ivory",
    )
    for level in (30, 44, 58, 72):
        kit.fill(f"M 70 {level - 4} C 80 {level} 88 {level + 4} 97 {level + 16} C 88 {level + 14} 80 {level + 12} "
                 f"72 {level + 8} Z", "dark")  # fmt: skip
    kit.stroke("M 29 50 Q 36 54 41 65", 3, "gold", flat=True)
    kit.stroke("M 38 58 L 57 36", 3, "gold", flat=True)
    kit.disc(46, 38, 2.8, "dark")
    kit.disc(23, 66, 1.7, "dark")
    kit.fill("M 56 12 L 50 24 C 54 24 57 26 60 29 Z", "mid")


# Plants --------------------------------------------------------------------------------------------------------------


def palm(kit: Kit, x: float, height: float, lean: float = 6.0, tone: str = "dark") -> None:
    """A date palm: a bent trunk under seven fronds."""
    top = GROUND - height
    wide = height * 0.055
    trunk = QPainterPath(QPointF(x - wide, GROUND + 1))
    trunk.quadTo(x - wide, GROUND - height * 0.5, x + lean - wide * 0.5, top)
    trunk.lineTo(x + lean + wide * 0.5, top)
    trunk.quadTo(x + wide * 1.4, GROUND - height * 0.5, x + wide * 1.6, GROUND + 1)
    kit.fill(trunk, tone)
    for turn, size in ((-172, 0.9), (-140, 1.0), (-105, 0.85), (-72, 0.85), (-40, 1.0), (-8, 0.9)):
        with kit.at(x + lean, top + 1, height / 60 * size, turn):
            bend = (
                "M 0 0 C 8 -5 20 -5 29 6 C 20 1 10 3 0 2 Z"
                if turn > -90
                else "M 0 0 C 8 5 20 5 29 -6 C 20 -1 10 -3 0 -2 Z"
            )
            kit.fill(bend, tone)
    for side in (-1, 1):
        kit.disc(x + lean + side * height * 0.045, top + height * 0.05, height * 0.045, "gold")


def oak(kit: Kit) -> None:
    """A sacred oak: wide crown lit from the left, roots, golden acorns."""
    kit.fill("M 28 86 C 40 83 43 76 43 62 L 32 50 L 36 48 L 46 55 L 50 40 L 54 55 L 64 48 L 68 50 L 57 62 "
             "C 57 76 60 83 72 86 Z", "dark")  # fmt: skip
    for x, y, radius in ((22, 47, 14), (78, 47, 14), (33, 30, 15), (67, 30, 15), (50, 22, 14), (50, 40, 17)):
        leaves, shade = QPainterPath(), QPainterPath()
        leaves.addEllipse(QPointF(x, y), radius, radius)
        shade.addEllipse(QPointF(x + radius * 0.26, y + radius * 0.3), radius, radius)
        kit.fill(leaves, "dark")
        if (x, y) != (50, 40):
            kit.fill(leaves.subtracted(shade), "mid")
    for x, y in ((27, 48), (40, 33), (50, 49), (61, 31), (74, 46)):
        kit.fill(f"M {x - 3} {y} H {x + 3} C {x + 3.4} {y + 6} {x + 1} {y + 7} {x} {y + 8.4} "
                 f"C {x - 1} {y + 7} {x - 3.4} {y + 6} {x - 3} {y} Z", "gold")  # fmt: skip
        kit.fill(f"M {x - 4} {y + 1} C {x - 4} {y - 4.6} {x + 4} {y - 4.6} {x + 4} {y + 1} Z", "mid")


def fir(kit: Kit, x: float, width: float, height: float, tone: str = "mid") -> None:
    """A fir of three tiers."""
    for tier in range(3):
        half = width / 2 * (1 - tier * 0.24)
        low = GROUND - height * (0.08 + tier * 0.26)
        kit.poly([(x - half, low), (x, low - height * 0.42), (x + half, low)], tone)
    kit.box(x - width * 0.08, GROUND - height * 0.1, x + width * 0.08, GROUND + 1, tone)


def lotus(kit: Kit, foot: float, width: float, x: float = 50.0) -> None:
    """An open lotus: five petals, the inner ones before the outer."""
    with kit.at(x, foot, width / 72):
        for outer, tone in (("M 0 0 C -20 2 -34 -8 -37 -19 C -24 -20 -10 -14 0 0 Z", "dark"),
                            ("M 0 0 C -18 -4 -25 -20 -22 -33 C -10 -27 -2 -16 0 0 Z", "mid")):  # fmt: skip
            kit.fill(outer, tone)
            with kit.at(0, 0, flip=True):
                kit.fill(outer, tone)
        kit.fill("M 0 0 C -12 -12 -12 -28 0 -40 C 12 -28 12 -12 0 0 Z", "dark")


def laurel(kit: Kit, radius: float = 40.0, y: float = 46.0, leaves: int = 8, opening: float = 34.0) -> None:
    """A golden wreath, open at the top."""
    for side in (-1, 1):
        for leaf in range(leaves):
            angle = 84 - leaf * (174 - opening) / leaves
            with kit.at(50, y, flip=side < 0):
                for reach, turn in ((radius + 1.5, -62), (radius - 1.5, -118)):
                    spot = next(around(1, angle))
                    with kit.at(spot[1] * reach, spot[2] * reach, radius / 40, angle + turn):
                        kit.fill("M -2 0 Q 4.5 -5.4 12 0 Q 4.5 5.4 -2 0 Z", "gold")


# Ships ---------------------------------------------------------------------------------------------------------------


def trader(kit: Kit) -> None:
    """A Phoenician merchantman: horse-headed prow, curled stern, striped sail."""
    kit.box(48.6, 18, 51.4, 68, "dark")
    kit.fill("M 26 24 Q 50 19 74 24 Q 78 42 74 56 Q 50 61 26 56 Q 22 42 26 24 Z", "ivory")
    for x in (32.5, 45, 57.5, 70):
        kit.fill(f"M {x - 3} 22.6 H {x + 2.4} V 57.6 H {x - 3} Z", "mid")
    kit.fill("M 24 25 Q 50 19.5 76 25 V 21.5 Q 50 16 24 21.5 Z", "dark")
    kit.fill(
        "M 6 46 C 12 44 17 48 18 56 C 19 64 24 67 32 67 H 68 C 78 67 80 58 81 47 L 79 42 L 84 44 L 94 51 "
        "L 92 55 L 87 54 C 90 70 82 86 68 90 H 32 C 16 86 10 70 12 54 C 11 50 9 50 6 51 Z",
        "dark",
    )
    for x in (30, 41, 52, 63, 74):
        kit.disc(x, 73.5, 2.9, "gold")


def war_galley(kit: Kit) -> None:
    """A Carthaginian galley: ram, oars, and the sign of Tanit on its sail."""
    kit.box(46.6, 14, 49.4, 70, "dark")
    kit.fill("M 22 18 H 74 Q 78 38 74 58 Q 48 63 22 58 Q 26 38 22 18 Z", "ivory")
    kit.box(20, 15, 76, 19, "dark")
    kit.poly([(39, 55), (48, 34), (57, 55)], "dark")
    kit.stroke("M 36.5 28 V 33.5 H 59.5 V 28", 3, "dark")
    kit.disc(48, 27, 4.4, "dark")
    kit.fill(
        "M 8 42 C 16 42 15 54 18 62 C 19 66 22 67 28 67 H 72 C 78 67 81 62 82 56 L 86 56 C 86 64 88 70 98 75 L 84 80 "
        "C 80 86 72 88 60 88 H 34 C 18 88 11 74 11 58 C 11 52 10 49 5 48 Z",
        "dark",
    )
    for x in (26, 36, 46, 56, 66):
        kit.poly([(x, 72), (x + 2.8, 72), (x - 3.6, 88), (x - 6.4, 88)], "mid")


def galleon(kit: Kit) -> None:
    """A tall ship with three masts under full sail."""
    for x, top in ((26, 30), (50, 18), (74, 30)):
        kit.box(x - 1.2, top, x + 1.2, 70, "dark")
    kit.fill("M 36 26 H 64 Q 69 34 65 42 H 35 Q 31 34 36 26 Z", "ivory")
    kit.fill("M 33 44 H 67 Q 73 54 68 63 H 32 Q 27 54 33 44 Z", "ivory")
    kit.fill("M 17 38 H 31 Q 26 50 30 61 H 15 Q 11 50 17 38 Z", "mid")
    kit.fill("M 69 38 H 83 Q 89 50 85 61 H 70 Q 74 50 69 38 Z", "mid")
    kit.fill(
        "M 8 55 H 22 L 24 65 H 74 L 78 61 L 98 55 L 97 59 L 86 66 C 86 78 80 88 68 90 H 30 C 16 88 10 74 8 55 Z", "dark"
    )
    kit.box(16, 70, 82, 73, "mid")
    for x in (26, 38, 50, 62, 74):
        kit.box(x - 1.8, 76, x + 1.8, 79.6, "gold")


def longship(kit: Kit) -> None:
    """A dragon ship: curling prow and stern, shields along the rail, a striped sail."""
    kit.box(48.4, 14, 51.6, 70, "dark")
    sail = outline("M 24 20 H 76 Q 82 38 77 57 Q 50 52 23 57 Q 18 38 24 20 Z")
    kit.fill(sail, "gold")
    for x in (34, 50, 66):
        stripe = QPainterPath()
        stripe.addRect(x - 3.6, 10, 7.2, 60)
        kit.fill(sail.intersected(stripe), "dark")
    kit.box(21, 16.5, 79, 20.5, "dark")
    kit.fill(
        "M 13 36 C 20 38 18 52 22 60 C 24 65 28 67 34 67 H 66 C 72 67 76 65 78 60 C 82 52 78 40 84 34 "
        "C 88 30 94 33 96 37 L 90 39 L 94 42 L 88 43 C 88 58 90 84 68 88 H 32 C 10 84 12 58 12 44 "
        "C 12 40 9 40 7 43 C 4 38 8 35 13 36 Z",
        "dark",
    )
    for place, x in enumerate((28, 39, 50, 61, 72)):
        kit.disc(x, 69, 5.2, "mid" if place % 2 else "ivory")
        kit.disc(x, 69, 1.9, "dark")


def voyaging_canoe(kit: Kit) -> None:
    """A Polynesian double canoe under a crab-claw sail."""
    kit.fill("M 40 70 C 24 50 24 26 36 7 C 38 28 50 38 84 22 C 80 48 62 64 40 70 Z", "ivory")
    kit.stroke("M 40 70 C 24 50 24 26 36 7", 3.2, "dark")
    kit.stroke("M 40 70 C 62 64 80 48 84 22", 3.2, "dark")
    kit.stroke("M 40 66 L 42 32", 2, "mid")
    kit.stroke("M 42 66 L 56 37", 2, "mid")
    kit.stroke("M 44 66 L 70 34", 2, "mid")
    kit.fill("M 3 60 C 10 70 20 72 30 72 H 72 C 82 72 92 68 98 57 C 97 70 92 80 80 82 H 22 C 10 80 4 72 3 60 Z", "dark")
    kit.box(48, 66, 70, 73, "mid")
    kit.fill("M 45 67 L 59 58 L 73 67 Z", "dark")
