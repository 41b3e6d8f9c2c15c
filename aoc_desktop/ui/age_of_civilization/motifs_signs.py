"""Signs and made things: wheels, wings, crowns, shields, weapons, masks, seals and coins."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from aoc_desktop.ui.age_of_civilization.motifs import Kit, around, star
from aoc_desktop.ui.age_of_civilization.motifs_living import lion_head, zebu


def wheel(kit: Kit, x: float, y: float, radius: float, spokes: int, tone: str = "gold") -> None:
    """A wheel with tapering spokes and a hub."""
    kit.ring(x, y, radius, radius * 0.17, tone)
    for angle, _, _ in around(x, y, spokes):
        with kit.at(x, y, radius, angle):
            kit.poly([(0.1, -0.04), (0.88, -0.075), (0.88, 0.075), (0.1, 0.04)], tone)
    kit.disc(x, y, radius * 0.2, tone)


def winged_disc(kit: Kit) -> None:
    """The winged ring of the Achaemenids: three rows of feathers, a tail, a crown."""
    for x, tone in ((44, "dark"), (56, "dark")):
        side = -1 if x < 50 else 1
        kit.stroke(f"M {x} 60 C {x + side * 2} 70 {x + side * 8} 74 {x + side * 14} 73", 3.4, tone)
    kit.fill("M 42 54 H 58 L 66 80 L 58 77.5 L 50 82 L 42 77.5 L 34 80 Z", "dark")
    kit.box(41, 63, 59, 66, "mid")
    for row, tone in ((2, "dark"), (1, "mid"), (0, "dark")):
        y, tip = 36 + row * 7.6, 1 + row * 8
        kit.twice(
            f"M 50 {y} C 36 {y - 1} 20 {y - 3} {tip} {y - 7} C {tip} {y} {tip + 3} {y + 6} {tip + 9} {y + 8} "
            f"C 24 {y + 10} 38 {y + 10} 50 {y + 10} Z",
            tone,
        )
    for x, low in ((16, 44), (24, 52), (32, 58), (39, 59)):
        kit.stroke(f"M {x + 3} 36 L {x} {low}", 1.7, "ivory")
        kit.stroke(f"M {97 - x} 36 L {100 - x} {low}", 1.7, "ivory")
    kit.disc(50, 45, 14.5, "gold")
    kit.disc(50, 45, 9, "ivory")
    kit.disc(50, 45, 4, "dark")


def triskele(kit: Kit, x: float, y: float, size: float) -> None:
    """Three spirals turning out of one centre."""
    for angle, cos, sin in around(x, y, 3):
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
        for angle, _, _ in around(0, 0, 4):
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
            kit.box(-1.7, -46, 1.7, 48, "dark")
            kit.fill("M 0 -60 L 4.6 -48 L 0 -42 L -4.6 -48 Z", "ivory")
    kit.disc(50, 47, 33, "dark")
    kit.ring(50, 47, 30.6, 2.4, "gold")
    star(kit, 50, 47, 27, 16, 0.36)
    kit.disc(50, 47, 6.4, "dark")
    kit.disc(50, 47, 3.8, "ivory")


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
    for angle, _, _ in around(50, 47, 12):
        with kit.at(50, 47, turn=angle):
            kit.box(23, -3.4, 29, 3.4, "mid")
    kit.disc(50, 47, 21, "gold")
    for x in (31, 69):
        kit.disc(x, 47, 4.6, "ivory")
    for x in (42, 58):
        kit.oval(x, 42, 4.6, 4, "dark")
        kit.disc(x, 42, 1.9, "ivory")
    kit.fill("M 50 43 L 54 52 H 46 Z", "dark")
    kit.fill("M 39 54 H 61 C 60 61 55 62 50 62 C 45 62 40 61 39 54 Z", "dark")
    kit.fill("M 45.5 57 H 54.5 L 53 68 L 50 72 L 47 68 Z", "ivory")
    kit.fill("M 36 34 Q 50 26 64 34 L 62 37.4 Q 50 31 38 37.4 Z", "dark")


def tree_crown(kit: Kit) -> None:
    """A crown of Silla: three golden trees and two antlers on a band hung with jade."""
    for x, lean in ((28, -7), (72, 7)):
        with kit.at(x, 66, 0.86, lean):
            _gold_tree(kit)
    with kit.at(50, 66):
        _gold_tree(kit)
    kit.twice("M 19 66 C 8 54 8 40 4 28 L 9 26 C 11 34 12 38 15 42 L 14 30 L 19 30 C 19 44 20 54 25 65 Z", "gold")
    kit.fill("M 12 64 Q 50 71 88 64 L 86 77 Q 50 84 14 77 Z", "gold")
    for x, y in ((21, 71.4), (35.5, 73.4), (50, 74), (64.5, 73.4), (79, 71.4)):
        kit.disc(x, y, 3, "dark")
    kit.box(12, 79, 88, 86, "dark")


def _gold_tree(kit: Kit) -> None:
    """A trunk with three pairs of upturned branches and a leaf at the top."""
    kit.box(-2.2, -46, 2.2, 2, "gold")
    for level, reach in ((-8, 10), (-21, 9), (-34, 8)):
        kit.fill(
            f"M {-reach} {level - 9} H {4 - reach} V {level - 3} H {reach - 4} V {level - 9} H {reach} "
            f"V {level + 1} H {-reach} Z",
            "gold",
        )
    kit.fill("M 0 -56 L 4.4 -48 L 0 -42 L -4.4 -48 Z", "gold")


def coin(kit: Kit) -> None:
    """A stater of Lydia with its lion."""
    kit.disc(52, 50, 37, "dark")
    kit.disc(50, 47, 37, "gold")
    lion_head(kit, 51, 47, 0.78)


def seal(kit: Kit) -> None:
    """A stone seal of the Indus: a humped bull under a line of signs."""
    kit.fill("M 17 14 Q 17 11 20 11 H 86 Q 89 11 89 14 V 80 Q 89 83 86 83 H 20 Q 17 83 17 80 Z", "dark")
    kit.fill("M 12 12 Q 12 9 15 9 H 81 Q 84 9 84 12 V 78 Q 84 81 81 81 H 15 Q 12 81 12 78 Z", "ivory")
    zebu(kit, 47, 75, 0.82)
    kit.stroke("M 20 15.5 V 27", 3, "mid", flat=True)
    kit.stroke("M 26 15.5 V 27", 3, "mid", flat=True)
    kit.stroke("M 34 15.5 C 32 30 44 30 42 15.5", 3, "mid")
    kit.stroke("M 50 27 C 58 24 58 18 55 15 C 52 18 52 24 60 27", 2.6, "mid")
    star(kit, 69, 21, 6, 4, 0.42, "mid")


def mask(kit: Kit) -> None:
    """A white-faced mask of the Kongo coast in its collar of feathers."""
    for place in range(11):
        angle = -190 + place * 20
        with kit.at(50, 50, turn=angle):
            kit.fill("M 16 0 C 24 -7 36 -7 43 0 C 36 7 24 7 16 0 Z", "dark" if place % 2 == 0 else "mid")
    for x in (34, 42, 50, 58, 66):
        kit.fill(f"M {x - 5} 66 H {x + 5} L {x + 2.6} 88 H {x - 2.6} Z", "mid" if x in (42, 58) else "dark")
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
