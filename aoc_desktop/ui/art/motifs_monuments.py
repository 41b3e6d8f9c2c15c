"""Whole buildings that stand for one people: each is drawn once, in its place in the box."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from aoc_desktop.ui.art import motifs_buildings as built
from aoc_desktop.ui.art.motifs import GROUND, Kit, arch, crescent, outline, sun
from aoc_desktop.ui.art.motifs_living import lion_head


def stele(kit: Kit, x: float, width: float, height: float, floors: int, tone: str = "dark") -> None:
    """An Axumite stele: storeys of false windows under a rounded head, a door below."""
    half, top = width / 2, GROUND - height
    neck = top + width * 0.62
    path = QPainterPath(QPointF(x - half, GROUND + 1))
    path.lineTo(x - half * 0.7, neck)
    path.cubicTo(x - half * 0.9, top - width * 0.1, x + half * 0.9, top - width * 0.1, x + half * 0.7, neck)
    path.lineTo(x + half, GROUND + 1)
    kit.fill(path, tone)
    storey = (GROUND - width * 0.62 - neck) / max(floors, 1)
    for floor in range(floors):
        level = neck + storey * floor
        kit.box(x - half * 0.72, level - 1, x + half * 0.72, level + 0.8, "mid")
        for side in (-1, 1):
            middle = x + side * half * 0.32
            kit.box(middle - half * 0.17, level + storey * 0.34, middle + half * 0.17, level + storey * 0.78, "ivory")
    if floors:
        kit.box(x - half * 0.3, GROUND - width * 0.5, x + half * 0.3, GROUND, "ivory")


def mud_mosque(kit: Kit) -> None:
    """The mosque of the Niger bend: three rounded towers bristling with beams, pinnacles between them."""
    kit.box(15, 52, 85, GROUND + 1, "dark")
    for x in (15, 26.5, 38, 62, 73.5, 85):
        kit.fill(arch(x, GROUND, 7, 42), "dark")
    for x, top, width in ((26.5, 33, 13), (50, 21, 16), (73.5, 33, 13)):
        kit.fill(arch(x, GROUND, width, GROUND - top), "dark")
        for level in (top + 12, top + 21):
            kit.box(x - width * 0.78, level, x + width * 0.78, level + 2.2, "mid")
        kit.disc(x, top - 1.5, 2.4, "ivory")
    for x in (20.5, 32.5, 67.5, 79.5):
        kit.box(x - 1.2, 60, x + 1.2, 76, "mid")
    kit.fill(arch(50, GROUND, 10, 20, pointed=True), "ivory")


def cone_tower(kit: Kit) -> None:
    """The conical tower of Great Zimbabwe behind its great wall with a chevron band, as wide as the picture."""
    kit.fill("M 29 85 C 33 62 36 40 39.5 21 Q 41 14 50 14 Q 59 14 60.5 21 C 64 40 67 62 71 85 Z", "dark")
    for level, half in ((26, 11.6), (35.5, 13.2), (45, 14.8)):
        kit.box(50 - half, level, 50 + half, level + 2, "mid")
    left, right = kit.span
    kit.box(left, 60, right, GROUND + 2, "mid")
    kit.box(left, 58, right, 60.6, "dark")
    path = QPainterPath(QPointF(50, 65))
    for direction in (-1, 1):
        path.moveTo(50, 65)
        for place in range(1, int((right - left) / 14) + 2):
            path.lineTo(50 + direction * place * 7, 72 if place % 2 else 65)
    kit.stroke(path, 2.6, "ivory")


def great_church(kit: Kit) -> None:
    """A Byzantine church: a broad dome over a ring of windows, half domes leaning on it."""
    built.half_dome(kit, 30, 66, 18, left=True, tone="mid")
    built.half_dome(kit, 70, 66, 18, left=False, tone="mid")
    kit.box(28, 52, 72, 67, "mid")
    built.dome(kit, 50, 53, 46, 21)
    kit.box(27, 51, 73, 60, "dark")
    built.windows(kit, 29, 71, 59, 7, (3.4, 6.4), "gold")
    kit.box(14, 65, 86, GROUND + 1, "dark")
    built.windows(kit, 18, 82, 81, 7, (4.6, 11), "ivory")


def ribbed_dome(kit: Kit) -> None:
    """The dome of Florence: eight ribs, a white lantern, a drum with round windows."""
    kit.fill("M 23 60 C 23 36 38 24 46 20 L 54 20 C 62 24 77 36 77 60 Z", "mid")
    for rib in ("M 30 60 C 31 40 41 27 48 20", "M 70 60 C 69 40 59 27 52 20", "M 50 60 V 20"):
        kit.stroke(rib, 2.6, "ivory", flat=True)
    kit.fill("M 43 21 L 45.5 12 H 54.5 L 57 21 Z", "ivory")
    kit.fill("M 45 12.5 L 50 4 L 55 12.5 Z", "dark")
    kit.box(19, 59, 81, 64, "ivory")
    kit.box(22, 63.5, 78, GROUND + 1, "dark")
    for x in (30, 43.3, 56.6, 70):
        kit.disc(x, 71, 3.4, "ivory")
    kit.box(16, 78, 84, GROUND + 1, "dark")


def city_gate(kit: Kit) -> None:
    """The gate of Ishtar: two battlement towers, a curtain wall and a tall arch."""
    kit.box(32, 46, 68, GROUND + 1, "mid")
    built.battlement(kit, 34, 66, 46.4, 4, "mid")
    for x in (24, 76):
        built.tower(kit, x, 27, 52)
        for level in (46, 60):
            for side in (-5, 5):
                kit.box(x + side - 1.8, level, x + side + 1.8, level + 5, "mid")
    kit.fill(arch(50, GROUND + 1, 21, 32), "ivory")
    kit.fill(arch(50, GROUND + 1, 15, 27), "deep")


def imperial_mosque(kit: Kit) -> None:
    """An Ottoman mosque: a cascade of domes between four pencil minarets."""
    for x, height in ((12, 62), (88, 62)):
        built.minaret(kit, x, height, 5, balcony=2)
    built.half_dome(kit, 34, 64, 15, left=True, tone="mid")
    built.half_dome(kit, 66, 64, 15, left=False, tone="mid")
    kit.box(33, 50, 67, 66, "mid")
    built.dome(kit, 50, 51, 37, 21)
    kit.box(29, 50, 71, 56, "dark")
    built.windows(kit, 31, 69, 56, 6, (2.8, 4.6), "gold")
    kit.box(19, 63, 81, GROUND + 1, "dark")
    kit.fill(arch(50, GROUND, 13, 17, pointed=True), "gold")
    for x in (28, 38, 62, 72):
        kit.fill(arch(x, 79, 5, 10, pointed=True), "mid")


def taj(kit: Kit) -> None:
    """A Mughal mausoleum in white: an onion dome over a tall arch, chhatris and slender minarets."""
    for x in (10, 90):
        kit.box(x - 2.4, 38, x + 2.4, GROUND, "ivory")
        for level in (38, 54, 68):
            kit.box(x - 4, level, x + 4, level + 2, "mid")
        built.onion(kit, x, 38, 8.6, "dark")
    for x in (31, 69):
        kit.box(x - 5, 47, x + 5, 56, "mid")
        built.onion(kit, x, 48, 12, "ivory")
    kit.box(39, 44, 61, 54, "mid")
    built.onion(kit, 50, 46, 30, "ivory")
    kit.box(20, 54, 80, GROUND - 4, "ivory")
    kit.box(37, 50, 63, GROUND - 4, "ivory")
    kit.fill(arch(50, GROUND - 4, 16, 25, pointed=True), "dark")
    for x in (28, 72):
        kit.fill(arch(x, 66, 8, 9, pointed=True), "mid")
        kit.fill(arch(x, GROUND - 4, 8, 10, pointed=True), "mid")
    kit.box(4, GROUND - 5, 96, GROUND + 1, "dark")


def angkor(kit: Kit) -> None:
    """Three bud towers over a gallery of columns."""
    for x in (27, 73):
        built.bud_tower(kit, x, 17, 40, 70, "mid")
    built.bud_tower(kit, 50, 24, 54, 70)
    kit.box(14, 66, 86, 71, "dark")
    for place in range(11):
        middle = 17 + place * 6.6
        kit.box(middle - 1.7, 70, middle + 1.7, 80, "dark")
    kit.box(17, 69, 83, 72, "dark")
    kit.box(10, 78, 90, GROUND + 1, "dark")


def bell_stupas(kit: Kit) -> None:
    """Borobudur: latticed bells on round terraces."""
    _bell(kit, 19, 73, 25)
    _bell(kit, 81, 73, 25)
    kit.fill("M 26 74 Q 27 66 34 66 H 66 Q 73 66 74 74 Z", "mid")
    _bell(kit, 50, 68, 46)
    kit.box(2, 72.5, 98, 78.5, "dark")
    kit.box(-6, 78, 106, GROUND + 1, "deep")


def _bell(kit: Kit, x: float, foot: float, width: float) -> None:
    """One stupa: a bell pierced by diamonds, a square block and a spire."""
    with kit.at(x, foot, width / 40):
        kit.fill("M -20 0 C -20 -14 -15 -28 0 -29 C 15 -28 20 -14 20 0 Z", "dark")
        for row, places in ((-6, (-12, 0, 12)), (-13, (-6.4, 6.4)), (-20.5, (0.0,))):
            for spot in places:
                kit.poly([(spot - 4.4, row), (spot, row - 4), (spot + 4.4, row), (spot, row + 4)], "ivory")
        kit.box(-6, -34, 6, -28, "mid")
        kit.poly([(-3.6, -33.5), (-1, -48), (1, -48), (3.6, -33.5)], "dark")


def pillar_pagoda(kit: Kit) -> None:
    """The One Pillar Pagoda of Thang Long: a lotus-like shrine on a single post in a pond."""
    kit.box(44.5, 56, 55.5, GROUND + 2, "dark")
    kit.fill("M 45 68 L 30 55 L 36 55 L 46 61 Z", "dark")
    kit.fill("M 55 68 L 70 55 L 64 55 L 54 61 Z", "dark")
    kit.box(25, 52, 75, 57.5, "dark")
    kit.box(31, 38, 69, 53, "mid")
    for x in (33, 44, 56, 67):
        kit.box(x - 1.5, 38, x + 1.5, 53, "dark")
    kit.fill(arch(50, 52.5, 8, 11), "gold")
    built.roof(kit, 50, 41, 70, 22, "dark", ridge=0.42)
    kit.fill("M 37 20 Q 32 19 31 13 Q 37 17 43 17.5 L 57 17.5 Q 63 17 69 13 Q 68 19 63 20 Z", "dark")


def yurt(kit: Kit) -> None:
    """A felt tent with a patterned band, crown ring and door."""
    kit.fill("M 21 85 L 22 61 Q 50 53 78 61 L 79 85 Z", "ivory")
    kit.fill("M 17 63 C 26 50 37 43 44 40 L 56 40 C 63 43 74 50 83 63 Q 50 54 17 63 Z", "dark")
    kit.fill("M 41 41 Q 42 35 50 35 Q 58 35 59 41 Z", "mid")
    kit.stroke("M 22 69 Q 50 61 78 69", 3.6, "mid", flat=True)
    kit.box(41, 61, 59, GROUND + 1, "dark")
    kit.box(44.5, 64.5, 55.5, GROUND, "gold")


def spirit_banner(kit: Kit, x: float, top: float) -> None:
    """A Mongol standard: horsehair hanging below a trident on a tall pole."""
    kit.box(x - 1.1, top + 6, x + 1.1, GROUND + 1, "dark")
    with kit.at(x, top):
        kit.fill("M -6 11 Q 0 7 6 11 C 8 20 7 30 3 37 L 0 33 L -3 37 C -7 30 -8 20 -6 11 Z", "dark")
        kit.fill("M -1.4 10 V -2 L 0 -6 L 1.4 -2 V 10 Z", "gold")
        kit.stroke("M -5 -1 C -5 7 5 7 5 -1", 2, "gold")


def great_mound(kit: Kit) -> None:
    """Monks Mound: broad terraces of earth, a ramp, a thatched house above and a palisade below."""
    kit.fill("M -8 86 C 4 78 8 66 14 64 H 86 C 92 66 96 78 108 86 Z", "mid")
    kit.fill("M 18 65 C 27 60 29 49 34 47 H 66 C 71 49 73 60 82 65 Z", "dark")
    kit.fill("M 38 86 L 46 47 H 54 L 62 86 Z", "mid")
    kit.fill("M 44.5 65 L 48 47 H 52 L 55.5 65 Z", "ivory")
    kit.box(39, 35, 61, 47.5, "ivory")
    kit.fill("M 33 38.5 L 50 17 L 67 38.5 Z", "dark")
    kit.stroke("M 47 13 L 54 22 M 53 13 L 46 22", 2.2, "dark")
    kit.fill(arch(50, 47.5, 7, 9), "dark")
    for x in (-6, 2, 10, 18, 26, 74, 82, 90, 98, 106):
        kit.fill(f"M {x - 2.4} 86 V 75 L {x} 71 L {x + 2.4} 75 V 86 Z", "deep")


def sun_gate(kit: Kit) -> None:
    """Tiwanaku's Gate of the Sun: one block of stone, rows of carved attendants, the rayed god over the door."""
    whole = outline("M 10 85 V 31 H 90 V 85 Z").subtracted(outline("M 40 86 V 61 H 60 V 86 Z"))
    kit.fill(whole, "dark")
    kit.box(6, 26, 94, 32, "dark")
    for row in (39, 49):
        for x in (16.0, 24.0, 32.0, 68.0, 76.0, 84.0):
            kit.disc(x, row - 1.4, 1.8, "mid")
            kit.poly([(x - 3.2, row + 4.6), (x, row - 0.4), (x + 3.2, row + 4.6)], "mid")
    for left, right in ((10, 37), (63, 90)):
        kit.box(left, 57, right, 59.4, "mid")
    sun(kit, 50, 41.5, 5.6, 12)
    kit.fill("M 44.5 52 H 55.5 L 57.5 58.6 H 42.5 Z", "gold")
    for x in (39.4, 60.6):
        kit.box(x - 1.2, 41, x + 1.2, 58.6, "gold")


def log_fort(kit: Kit) -> None:
    """A Slavic gord: a log tower with a tent roof behind a palisade."""
    kit.fill("M 34 85 V 46 H 66 V 85 Z", "dark")
    kit.fill("M 28 48 V 40 H 72 V 48 Z", "mid")
    kit.fill("M 24 41 L 50 12 L 76 41 Z", "dark")
    for x in (37, 50, 63):
        kit.box(x - 2, 42, x + 2, 46, "deep")
    for level in (54, 61, 68):
        kit.box(34, level, 66, level + 1.8, "mid")
    kit.fill(arch(50, 66, 9, 12), "gold")
    for place in range(13):
        post = 5 + place * 7.5
        kit.fill(f"M {post - 3.4} 86 V 72 L {post} 67 L {post + 3.4} 72 V 86 Z", "mid" if place % 2 else "dark")


def lion_gate(kit: Kit) -> None:
    """Hattusa's Lion Gate: great stones leaning to a pointed arch, a lion carved on either side."""
    whole = outline("M 6 85 L 10 34 H 90 L 94 85 Z")
    door = outline("M 35 86 C 35 62 40 46 50 40 C 60 46 65 62 65 86 Z")
    kit.fill(whole.subtracted(door), "dark")
    kit.box(8, 28, 92, 35, "dark")
    built.battlement(kit, 8, 92, 28.4, 6, "dark")
    for x in (22, 78):
        _gate_lion(kit, x)


def _gate_lion(kit: Kit, x: float) -> None:
    """A lion half out of its stone: head in profile towards the door, chest and forelegs."""
    with kit.at(x, 0, flip=x > 50):
        kit.fill("M -10 85 L -11 60 H 9 L 8 85 H 1.6 V 73 H -3 V 85 Z", "mid")
        lion_head(kit, -1, 54, 0.42, "mid", "dark")


def desert_town(kit: Kit) -> None:
    """An oasis: a white dome and its little minaret beside the palms."""
    kit.box(52, 66, 90, GROUND + 1, "dark")
    built.dome(kit, 70, 66.5, 28, 19)
    kit.box(69, 42, 71, 49, "dark")
    kit.fill(arch(70, GROUND, 10, 13, pointed=True), "gold")
    built.minaret(kit, 88, 50, 6)


def crescent_finial(kit: Kit, x: float, y: float, size: float) -> None:
    """A crescent on a short staff, for the top of a dome."""
    kit.box(x - 0.9, y - size * 0.4, x + 0.9, y + size * 1.2, "gold")
    crescent(kit, x, y - size * 1.3, size)


def chorten(kit: Kit, x: float, size: float) -> None:
    """A Tibetan stupa: white vase on steps, a gold spire."""
    with kit.at(x, GROUND, size / 30):
        kit.box(-11, -5, 11, 1, "ivory")
        kit.box(-8.5, -9, 8.5, -4.5, "ivory")
        path = QPainterPath()
        path.addEllipse(QRectF(-8, -22, 16, 15))
        kit.fill(path, "ivory")
        kit.poly([(-3, -20.5), (-1.2, -33), (1.2, -33), (3, -20.5)], "gold")
