"""Whole buildings that stand for one people: each is drawn once, in its place in the box."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from aoc_desktop.ui.age_of_civilization import motifs_buildings as built
from aoc_desktop.ui.age_of_civilization.motifs import GROUND, Kit, arch, crescent, outline, sun


def stele(kit: Kit, x: float, width: float, height: float, floors: int, tone: str = "dark") -> None:
    """An Axumite stele: storeys of false windows under a rounded head."""
    half, top = width / 2, GROUND - height
    head = width * 0.78
    path = QPainterPath(QPointF(x - half, GROUND + 1))
    path.lineTo(x - half * 0.78, top + head * 0.8)
    path.lineTo(x - half * 0.52, top + head * 0.62)
    path.cubicTo(x - half * 1.0, top - head * 0.06, x + half * 1.0, top - head * 0.06, x + half * 0.52, top + head * 0.62)
    path.lineTo(x + half * 0.78, top + head * 0.8)
    path.lineTo(x + half, GROUND + 1)
    kit.fill(path, tone)
    storey = (height - head - width * 0.5) / max(floors, 1)
    for floor in range(floors):
        level = top + head + storey * (floor + 0.12)
        for side in (-1, 1):
            middle = x + side * half * 0.36
            kit.box(middle - half * 0.19, level, middle + half * 0.19, level + storey * 0.52, "gold")
    if floors:
        kit.box(x - half * 0.3, GROUND - width * 0.52, x + half * 0.3, GROUND, "ivory")


def mud_mosque(kit: Kit) -> None:
    """The mosque of the Niger bend: three rounded towers bristling with beams, pinnacles between them."""
    kit.box(15, 52, 85, GROUND + 1, "dark")
    for x in (15, 26.5, 38, 62, 73.5, 85):
        kit.fill(arch(x, GROUND, 7, 42), "dark")
    for x, top, width in ((26.5, 33, 13), (50, 21, 16), (73.5, 33, 13)):
        kit.fill(arch(x, GROUND, width, GROUND - top), "dark")
        for level in (top + 12, top + 21):
            kit.box(x - width * 0.78, level, x + width * 0.78, level + 2.2, "mid")
        kit.disc(x, top - 1.5, 2.3, "gold")
    for x in (20.5, 32.5, 67.5, 79.5):
        kit.box(x - 1.2, 60, x + 1.2, 76, "mid")
    kit.fill(arch(50, GROUND, 10, 20, pointed=True), "ivory")


def cone_tower(kit: Kit) -> None:
    """The conical tower of Great Zimbabwe behind its curved wall with a chevron band."""
    kit.fill("M 37 85 C 38 62 39 44 41.5 25 Q 50 20 58.5 25 C 61 44 62 62 63 85 Z", "dark")
    for level, half in ((34, 8.6), (43, 9.4), (52, 10.2)):
        kit.box(50 - half, level, 50 + half, level + 1.8, "mid")
    kit.fill("M -2 88 L -2 62 C 14 54 30 56 42 64 Q 50 68 58 64 C 70 56 86 54 102 62 L 102 88 Z", "mid")
    peaks = [(8, 71), (15, 64), (22, 70), (29, 64), (36, 71), (43, 67), (50, 74), (57, 67), (64, 71), (71, 64), (78, 70)]
    path = QPainterPath(QPointF(1, 65))
    for x, y in [*peaks, (85, 64), (92, 71), (99, 65)]:
        path.lineTo(x, y)
    kit.stroke(path, 2.4, "ivory")


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
        x = 17 + place * 6.6
        kit.box(x - 1.7, 70, x + 1.7, 80, "dark")
    kit.box(17, 69, 83, 72, "dark")
    kit.box(10, 78, 90, GROUND + 1, "dark")


def bell_stupas(kit: Kit) -> None:
    """Borobudur: latticed bells on round terraces before a volcano."""
    kit.fill("M 4 85 L 38 30 Q 43 34 48 30 L 84 85 Z", "mid")
    _bell(kit, 24, 72, 20)
    _bell(kit, 76, 72, 20)
    _bell(kit, 50, 70, 33)
    kit.box(8, 70, 92, 77.5, "dark")
    kit.box(2, 77, 98, GROUND + 1, "deep")


def _bell(kit: Kit, x: float, foot: float, width: float) -> None:
    """One stupa: a bell pierced by diamonds, a square block and a spire."""
    with kit.at(x, foot, width / 40):
        kit.fill("M -20 0 C -20 -14 -15 -28 0 -29 C 15 -28 20 -14 20 0 Z", "dark")
        for row, places in ((-6, (-12.5, -4.2, 4.2, 12.5)), (-14, (-8.4, 0, 8.4)), (-21.5, (-4.2, 4.2))):
            for spot in places:
                reach = 3.0
                kit.poly([(spot - reach, row), (spot, row - reach), (spot + reach, row), (spot, row + reach)], "ivory")
        kit.box(-6, -34, 6, -28, "dark")
        kit.poly([(-3.4, -33.5), (-1, -50), (1, -50), (3.4, -33.5)], "dark")


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
    kit.fill("M 16 85 L 18 60 Q 50 52 82 60 L 84 85 Z", "ivory")
    kit.fill("M 14 61 C 24 48 36 41 44 38 L 56 38 C 64 41 76 48 86 61 Q 50 53 14 61 Z", "dark")
    kit.fill("M 42 39 Q 43 33.5 50 33.5 Q 57 33.5 58 39 Z", "mid")
    kit.stroke("M 18 68 Q 50 60 82 68", 3.4, "mid", flat=True)
    kit.box(41, 60, 59, GROUND + 1, "dark")
    kit.box(44.5, 63.5, 55.5, GROUND, "gold")


def spirit_banner(kit: Kit, x: float, top: float) -> None:
    """A Mongol standard: horsehair hanging below a trident on a tall pole."""
    kit.box(x - 1.1, top + 6, x + 1.1, GROUND + 1, "dark")
    with kit.at(x, top):
        kit.fill("M -6 11 Q 0 7 6 11 C 8 20 7 30 3 37 L 0 33 L -3 37 C -7 30 -8 20 -6 11 Z", "dark")
        kit.fill("M -1.4 10 V -2 L 0 -6 L 1.4 -2 V 10 Z", "gold")
        kit.stroke("M -5 -1 C -5 7 5 7 5 -1", 2, "gold")


def great_mound(kit: Kit) -> None:
    """Monks Mound: broad terraces of earth, a ramp, and a thatched house above."""
    kit.fill("M 0 85 L 16 64 H 84 L 100 85 Z", "mid")
    kit.fill("M 22 65 L 33 49 H 67 L 78 65 Z", "dark")
    kit.fill("M 42 85 L 46.5 49 H 53.5 L 58 85 Z", "ivory")
    kit.box(41, 38, 59, 49.5, "dark")
    kit.fill("M 35 40 C 42 34 46 27 48 21 H 52 C 54 27 58 34 65 40 Z", "dark")
    kit.fill(arch(50, 49.5, 6, 8), "gold")
    for x in (4, 11, 18, 25, 75, 82, 89, 96):
        kit.fill(f"M {x - 2} 86 V 73 L {x} 70 L {x + 2} 73 V 86 Z", "deep")


def sun_gate(kit: Kit) -> None:
    """Tiwanaku's Gate of the Sun: one block of stone, a carved frieze, a rayed figure over the door."""
    whole = outline("M 14 85 V 32 H 86 V 85 Z").subtracted(outline("M 39 86 V 59 H 61 V 86 Z"))
    kit.fill(whole, "dark")
    kit.box(10, 29, 90, 34, "dark")
    for row in (38, 46):
        for x in (18, 26, 68, 76):
            kit.box(x, row, x + 5.4, row + 5.4, "mid")
    kit.box(14, 55, 36, 58, "mid")
    kit.box(64, 55, 86, 58, "mid")
    with kit.at(50, 44):
        sun(kit, 0, -1, 5.2, 12)
    kit.fill("M 45 50 H 55 L 57 57 H 43 Z", "gold")


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
        x = 5 + place * 7.5
        kit.fill(f"M {x - 3.4} 86 V 72 L {x} 67 L {x + 3.4} 72 V 86 Z", "mid" if place % 2 else "dark")


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
    """A lion seen from the front: mane, face, chest and two forelegs."""
    with kit.at(x, 0):
        kit.fill("M -9 85 L -9.5 62 H 9.5 L 9 85 H 2.4 V 72 H -2.4 V 85 Z", "mid")
        kit.disc(-7.6, 45.5, 3.2, "mid")
        kit.disc(7.6, 45.5, 3.2, "mid")
        kit.disc(0, 54, 11.4, "mid")
        kit.oval(0, 55, 7.4, 8, "ivory")
        for side in (-1, 1):
            kit.disc(side * 3, 53, 1.7, "dark")
        kit.fill("M -2.6 57 H 2.6 L 0 60.4 Z", "dark")


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
