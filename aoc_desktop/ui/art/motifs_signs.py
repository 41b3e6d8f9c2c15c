"""Signs and made things: wheels, wings, crowns, shields, weapons, masks, seals and coins."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from aoc_desktop.ui.art import motifs_buildings as built
from aoc_desktop.ui.art import motifs_living as living
from aoc_desktop.ui.art.motifs import GROUND, Kit, around, crown, star
from aoc_desktop.ui.art.motifs_living import lion_head, stag, zebu


def wheel(kit: Kit, x: float, y: float, radius: float, spokes: int, tone: str = "gold") -> None:
    """A wheel with tapering spokes and a hub."""
    kit.ring(x, y, radius, radius * 0.17, tone)
    for angle, _, _ in around(spokes):
        with kit.at(x, y, radius, angle):
            kit.poly([(0.1, -0.04), (0.88, -0.075), (0.88, 0.075), (0.1, 0.04)], tone)
    kit.disc(x, y, radius * 0.2, tone)


def winged_disc(kit: Kit) -> None:
    """The winged ring of the Achaemenids: two rows of feathers, a tail, a crown."""
    kit.fill("M 42 52 H 58 L 65 80 L 57.5 77 L 50 82 L 42.5 77 L 35 80 Z", "dark")
    kit.box(42, 62, 58, 65, "mid")
    kit.box(40, 69, 60, 72, "mid")
    for side in (False, True):
        with kit.at(50, 44, flip=side):
            for place in range(8):
                with kit.at(10 + place * 3.3, -6 - place * 0.2, turn=84 - place * 10.5):
                    kit.fill(_feather(17 + place * 1.9, 3.5), "dark" if place % 2 else "deep")
            for place in range(6):
                with kit.at(9 + place * 3.5, -6, turn=80 - place * 12):
                    kit.fill(_feather(10 + place * 1.2, 3.2), "mid")
            kit.fill("M 4 -12 C 18 -14 32 -14 44 -17 C 42 -8 30 -4 4 0 Z", "dark")
    kit.disc(50, 43, 14, "gold")
    kit.disc(50, 43, 8.6, "ivory")


def _feather(length: float, half: float) -> str:
    """A feather along x: straight sides and a rounded end."""
    flat, tip = length - half, length + half * 0.4
    return f"M 0 {-half} H {flat} C {tip} {-half} {tip} {half} {flat} {half} H 0 Z"


def triskele(kit: Kit, x: float, y: float, size: float) -> None:
    """Three spirals turning out of one centre."""
    for angle, cos, sin in around(3):
        path = QPainterPath(QPointF(x, y))
        centre = (x + cos * size * 0.52, y + sin * size * 0.52)
        for step in range(1, 61):
            turn = math.radians(angle + 180) + step / 60 * math.tau * 1.55
            reach = size * 0.52 * (1 - step / 60) ** 0.72 * 0.94 + size * 0.03
            path.lineTo(centre[0] + math.cos(turn) * reach, centre[1] + math.sin(turn) * reach)
        kit.stroke(path, size * 0.15, "dark")


def fleur_de_lis(kit: Kit) -> None:
    """The lily of the Frankish kings."""
    kit.fill("M 50 20 C 40 31 37 41 43 54 L 45 62 H 55 L 57 54 C 63 41 60 31 50 20 Z", "dark")
    kit.twice(
        "M 42 62 C 42 49 36 36 25 35 C 12 35 7 49 15 58 C 20 63 28 60 28 54 C 24 56 21 53 22 49 C 24 45 30 47 32 53 "
        "C 33 56 34 59 34 62 Z",
        "dark",
    )
    kit.box(29, 60, 71, 66.5, "gold")
    kit.fill("M 45 66 C 45 74 46 80 50 88 C 54 80 55 74 55 66 Z", "dark")
    kit.twice("M 35 66 C 34 72 31 75 25 77 C 32 81 42 77 43 66 Z", "dark")


def cross(kit: Kit, x: float, foot: float, size: float) -> None:
    """A cross with widening arms."""
    with kit.at(x, foot - size * 0.58, size / 20):
        for angle, _, _ in around(4):
            length = 12 if angle == 90 else 8
            with kit.at(0, 0, turn=angle):
                kit.poly([(0, -1.2), (length, -2.4), (length, 2.4), (0, 1.2)], "gold")


def armillary(kit: Kit) -> None:
    """The armillary sphere of the navigators, on its stand."""
    kit.fill("M 46 70 H 54 L 56 80 H 68 V 86 H 32 V 80 H 44 Z", "dark")
    for across in (9.5, 22):
        path = QPainterPath()
        path.addEllipse(QPointF(50, 43), across, 29)
        kit.stroke(path, 2.6, "dark")
    with kit.at(50, 43, turn=-24):
        for level, across in ((-15, 25.5), (15, 25.5)):
            path = QPainterPath()
            path.addEllipse(QRectF(-across, level - 5, across * 2, 10))
            kit.stroke(path, 2.4, "dark")
        band = QPainterPath()
        band.addEllipse(QPointF(0, 0), 31, 10)
        kit.stroke(band, 5.4, "gold")
    kit.ring(50, 43, 33, 5, "dark")
    kit.disc(50, 43, 5.4, "gold")


def star_shield(kit: Kit) -> None:
    """A Macedonian shield with the star of sixteen rays, before crossed sarissas."""
    for lean in (-1, 1):
        with kit.at(50, 47, turn=lean * 45):
            kit.box(-1.8, -44, 1.8, 48, "dark")
            kit.fill("M 0 -55 L 4.8 -44 L 0 -38 L -4.8 -44 Z", "ivory")
    kit.disc(50, 47, 33, "dark")
    kit.ring(50, 47, 30.6, 2.4, "gold")
    star(kit, 50, 47, 27, 16, 0.36)
    kit.disc(50, 47, 6.4, "dark")
    kit.disc(50, 47, 3.8, "ivory")


def stag_shield(kit: Kit) -> None:
    """A Scythian shield with its golden stag, like the one of Kostromskaya."""
    kit.disc(50, 47, 45, "dark")
    kit.ring(50, 47, 45, 3, "gold")
    with kit.at(50, 47, 0.82), kit.at(-51, -46):
        stag(kit)


def bow(kit: Kit) -> None:
    """A composite bow of the steppe with a nocked arrow."""
    kit.stroke("M 36 11 L 27 47 L 36 83", 1.9, "dark")
    kit.stroke("M 36 11 C 32 5 42 4 43 12 C 45 24 64 28 62 47 C 64 66 45 70 43 82 C 42 90 32 89 36 83", 5.6, "dark")
    kit.box(59, 40, 65.4, 54, "gold")
    kit.box(18, 45.4, 86, 48.8, "dark")
    kit.fill("M 82 40 L 97 47 L 82 54 L 85 47 Z", "dark")
    for x in (11, 18):
        kit.fill(f"M {x} 40 L {x + 7} 47 L {x} 54 H {x - 5} L {x + 2} 47 L {x - 5} 40 Z", "mid")


def sun_stone(kit: Kit) -> None:
    """The sun of the Aztecs: a face within a ring of days, rays all around."""
    star(kit, 50, 47, 43, 16, 0.76)
    kit.disc(50, 47, 32, "dark")
    for angle, _, _ in around(12):
        with kit.at(50, 47, turn=angle):
            kit.box(23, -3.4, 29, 3.4, "mid")
    kit.disc(50, 47, 21, "gold")
    for x in (31.0, 69.0):
        kit.disc(x, 47, 4.6, "ivory")
    for x in (41.5, 58.5):
        kit.fill(f"M {x - 5} 41 H {x + 5} C {x + 4} 47 {x - 4} 47 {x - 5} 41 Z", "dark")
    kit.fill("M 50 43 L 54 52 H 46 Z", "dark")
    kit.fill("M 39 54 H 61 C 60 61 55 62 50 62 C 45 62 40 61 39 54 Z", "dark")
    kit.fill("M 45.5 57 H 54.5 L 53 68 L 50 72 L 47 68 Z", "ivory")
    kit.fill("M 36 34 Q 50 26 64 34 L 62 37.4 Q 50 31 38 37.4 Z", "dark")


def tree_crown(kit: Kit) -> None:
    """A crown of Silla: three golden trees on a band, hung with jade, around its inner cap."""
    kit.fill("M 17 70 C 18 42 32 20 50 15 C 68 20 82 42 83 70 Z", "dark")
    for x, lean in ((25, -8), (75, 8)):
        with kit.at(x, 66, 0.84, lean):
            _gold_tree(kit)
    with kit.at(50, 67):
        _gold_tree(kit)
    kit.fill("M 11 63 Q 50 71 89 63 L 87 76 Q 50 84 13 76 Z", "gold")
    for x, y in ((22, 70.4), (36, 72.6), (50, 73.4), (64, 72.6), (78, 70.4)):
        kit.disc(x, y, 3, "dark")
    kit.fill("M 10 80 Q 50 87 90 80 L 92 90 H 8 Z", "dark")


def _gold_tree(kit: Kit) -> None:
    """A trunk with two pairs of square branches, hung with jade, and a leaf at the top."""
    kit.box(-2.8, -42, 2.8, 2, "gold")
    for level, reach in ((-6.0, 11.4), (-23.0, 10.6)):
        inner, top = reach - 4.8, level - 13
        branch = f"M {-reach} {top} H {-inner} V {level - 5} H {inner} V {top} H {reach} V {level} H {-reach} Z"
        kit.fill(branch, "gold")
        for side in (-reach + 2.4, reach - 2.4):
            kit.poly([(side - 2.4, top + 0.3), (side, top - 4), (side + 2.4, top + 0.3)], "gold")
        kit.disc(0, level - 2.4, 2.4, "ivory")
    kit.fill("M 0 -56 Q 9 -46 0 -36 Q -9 -46 0 -56 Z", "gold")
    kit.disc(0, -45, 2.4, "ivory")


def coin(kit: Kit) -> None:
    """A stater of Lydia with its lion."""
    kit.disc(52, 50, 37, "dark")
    kit.disc(50, 47, 37, "gold")
    lion_head(kit, 51, 47, 0.78)


def seal(kit: Kit) -> None:
    """A stone seal of the Indus: a humped bull under a line of signs."""
    with kit.at(50, 84, 0.86), kit.at(-50, -84):
        kit.fill("M 19 15 Q 19 12 22 12 H 84 Q 87 12 87 15 V 79 Q 87 82 84 82 H 22 Q 19 82 19 79 Z", "dark")
        kit.fill("M 15 12 Q 15 9 18 9 H 80 Q 83 9 83 12 V 76 Q 83 79 80 79 H 18 Q 15 79 15 76 Z", "ivory")
        zebu(kit, 48, 74, 0.8)
        kit.stroke("M 23 15.5 V 27", 3.2, "mid", flat=True)
        kit.stroke("M 29 15.5 V 27", 3.2, "mid", flat=True)
        kit.stroke("M 37 15.5 C 35 30 47 30 45 15.5", 3.2, "mid")
        kit.stroke("M 52 27 C 61 24 61 18 57.5 15 C 54 18 54 24 63 27", 3, "mid")
        star(kit, 72, 21, 6.4, 4, 0.42, "mid")


def mask(kit: Kit) -> None:
    """A white-faced mask of the Kongo coast in its collar of feathers."""
    for place in range(9):
        with kit.at(50, 52, turn=-158 + place * 17):
            reach = 47 if place % 2 == 0 else 41
            plume = f"M 10 -2.4 L {reach - 10} -5.6 Q {reach} -5 {reach} 0 Q {reach} 5 {reach - 10} 5.6 L 10 2.4 Z"
            kit.fill(plume, "dark" if place % 2 == 0 else "mid")
    for place in range(7):
        with kit.at(50, 48, turn=36 + place * 18):
            kit.fill("M 10 -4 L 36 -5.4 L 40 0 L 36 5.4 L 10 4 Z", "mid" if place % 2 else "dark")
    kit.fill("M 50 16 C 72 16 76 36 74 50 C 72 66 62 78 50 78 C 38 78 28 66 26 50 C 24 36 28 16 50 16 Z", "dark")
    kit.fill("M 50 28 C 56 22 70 26 70 42 C 70 60 62 73 50 73 C 38 73 30 60 30 42 C 30 26 44 22 50 28 Z", "ivory")
    for x in (40.5, 59.5):
        kit.fill(f"M {x - 6.5} 44 Q {x} 38 {x + 6.5} 44 Q {x} 49 {x - 6.5} 44 Z", "dark")
    kit.fill("M 47.6 36 H 52.4 L 55 56 H 45 Z", "mid")
    kit.oval(50, 64, 7, 3.6, "dark")
    kit.disc(50, 21.5, 3, "gold")


def ringed(kit: Kit, x: float, y: float, radius: float) -> None:
    """A golden ring that frames a sign."""
    kit.ring(x, y, radius, 3.6, "gold")


# Motifs of later peoples: castles, eagles and domes of kingdoms and unions.


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
