"""Vignettes of what stands in a City: buildings, the Revolt and persons, drawn from the motif kit."""

from __future__ import annotations

from aoc_desktop.ui.art import motifs_buildings as built
from aoc_desktop.ui.art.motifs import GROUND, Kit, arch

# ------------------------------------------------------------------ starting buildings


def work_camp(kit: Kit) -> None:
    """A crane swings a block over a stepped heap of others."""
    for row, count in ((0, 3), (1, 2), (2, 1)):
        for place in range(count):
            x, y = 22 + place * 13 + row * 6.5, GROUND - row * 13
            kit.box(x, y - 12, x + 12, y, "mid" if (row + place) % 2 else "dark")
    kit.box(78, 14, 83, GROUND, "dark")
    kit.poly([(70, GROUND), (80.5, 60), (91, GROUND)], "dark")
    kit.poly([(34, 25), (35, 21), (98, 9), (97, 14)], "dark")
    kit.stroke("M 81 12 L 92 22", 2, "dark")
    kit.stroke("M 40 23 V 33", 1.8, "deep")
    kit.box(33, 33, 47, 45, "ivory")


def library(kit: Kit) -> None:
    """Two floors of shelves behind columns, under a flat roof."""
    kit.box(14, 28, 86, GROUND, "dark")
    kit.box(10, 22, 90, 30, "deep")
    kit.poly([(14, 23), (50, 12), (86, 23)], "deep")
    for floor, top in enumerate((35, 58)):
        for place in range(6):
            left = 19 + place * 10.6
            kit.box(left, top, left + 8, top + 17, "deep")
            for book in range(3):
                tone = "gold" if (book + place + floor) % 4 == 0 else "ivory"
                kit.box(left + 1 + book * 2.3, top + 5 + (book + place) % 3, left + 2.7 + book * 2.3, top + 15, tone)
    kit.box(10, 53.5, 90, 57, "deep")


def fort(kit: Kit) -> None:
    """A keep between two round towers."""
    kit.box(20, 48, 80, GROUND, "dark")
    built.battlement(kit, 20, 80, 48.4, 7, "dark", 6)
    for x in (20, 80):
        built.tower(kit, x, 18, 52, "mid")
    built.tower(kit, 50, 26, 66)
    for x, y in ((20, 46), (80, 46), (44, 36), (56, 36)):
        kit.fill(arch(x, y + 8, 3.6, 9), "gold")
    kit.fill(arch(50, GROUND, 14, 24), "ivory")


def mine(kit: Kit) -> None:
    """A timbered pit mouth in the foot of snowy mountains."""
    built.mountain(kit, 18, 62, 44, "mid")
    built.mountain(kit, 84, 60, 40, "mid")
    built.mountain(kit, 50, 84, 66)
    kit.box(37, 56, 63, GROUND, "ivory")
    kit.box(41, 61, 59, GROUND, "deep")
    kit.box(33, 52, 67, 58, "ivory")
    kit.poly([(47, 64), (50, 61), (53, 64), (51.5, 70), (48.5, 70)], "gold")


def forum(kit: Kit) -> None:
    """An open colonnade round a square, a statue in its midst."""
    for left, right in ((-10, 32), (68, 110)):
        kit.box(left, 44, right, 51, "dark")
        for place in range(4):
            x = left + 4 + place * (right - left - 8) / 3
            kit.box(x - 2.2, 50, x + 2.2, GROUND, "mid")
    kit.box(-10, 79, 110, GROUND + 1, "dark")
    built.temple(kit, 50, 46, 62, 4)
    kit.disc(50, 29.5, 3.2, "gold")


def hoplite_field(kit: Kit) -> None:
    """A line of shields and spears; the middle one bears a chevron."""
    for x in (4, 20, 36, 64, 80, 96):
        kit.stroke(f"M {x + 4} {GROUND} V 16", 1.8, "deep")
        kit.poly([(x + 1.8, 20), (x + 4, 9), (x + 6.2, 20)], "ivory")
    for x in (4, 20, 36, 64, 80, 96):
        kit.disc(x, 62, 12, "dark")
        kit.ring(x, 62, 12, 2.6, "mid")
        kit.disc(x, 62, 2.6, "mid")
    kit.disc(50, 54, 21, "deep")
    kit.ring(50, 54, 21, 4, "gold")
    kit.fill("M 50 40 L 60 66 H 54 L 50 54 L 46 66 H 40 Z", "gold")


def stelae_field(kit: Kit) -> None:
    """Carved stelae of all heights."""
    for x, width, height, tone in (
        (16, 11, 34, "mid"),
        (84, 11, 40, "mid"),
        (33, 13, 50, "dark"),
        (68, 12, 44, "dark"),
    ):
        _stele(kit, x, width, height, tone)
    _stele(kit, 50, 17, 74, "dark")


def _stele(kit: Kit, x: float, width: float, height: float, tone: str) -> None:
    half, top = width / 2, GROUND - height
    kit.fill(
        f"M {x - half} {GROUND} L {x - half * 0.8} {top + half} Q {x} {top - half} {x + half * 0.8} {top + half} "
        f"L {x + half} {GROUND} Z",
        tone,
    )
    for floor in range(int(height // 14)):
        kit.box(x - half * 0.36, top + 9 + floor * 12, x + half * 0.36, top + 14 + floor * 12, "ivory")


# ------------------------------------------------------------------ basic buildings


def workshop(kit: Kit) -> None:
    """A saw-tooth hall with lit windows, an anvil in its door."""
    kit.box(12, 50, 88, GROUND, "dark")
    for place in range(3):
        left = 12 + place * 25.4
        kit.poly([(left, 51), (left, 30), (left + 25.4, 51)], "dark")
        kit.poly([(left + 3, 47), (left + 3, 36), (left + 16, 47)], "gold")
    kit.box(78, 16, 86, 52, "deep")
    kit.fill(arch(50, GROUND, 26, 26), "gold")
    kit.fill("M 40 71 H 60 L 55 76 H 53 V 80 H 56 V 84 H 44 V 80 H 47 V 76 H 45 Z", "deep")
    for x in (20, 30, 70, 80):
        kit.box(x - 2.6, 60, x + 2.6, 70, "ivory")


def laboratory(kit: Kit) -> None:
    """Flask, retort and phials on a bench."""
    kit.box(4, 76, 96, GROUND + 1, "dark")
    kit.fill("M 45 16 H 57 V 20 H 55 V 40 L 68 66 Q 71 76 62 76 H 40 Q 31 76 34 66 L 47 40 V 20 H 45 Z", "ivory")
    kit.fill("M 41 56 H 61 L 66 67 Q 68 73 61 73 H 41 Q 34 73 36 67 Z", "gold")
    kit.disc(80, 61, 14, "mid")
    kit.box(77, 34, 83, 50, "mid")
    kit.box(74, 31, 86, 35, "mid")
    kit.disc(80, 64, 9, "gold")
    for x, level in ((12, 52), (21, 58)):
        kit.box(x - 3, 38, x + 3, 76, "ivory")
        kit.box(x - 3, level, x + 3, 76, "mid")


def archery_range(kit: Kit) -> None:
    """A target between firs, an arrow in its middle."""
    for x, height in ((8, 42), (92, 42), (22, 30), (80, 30)):
        for tier in range(3):
            half, low = height * 0.3 * (1 - tier * 0.25), GROUND - height * (0.08 + tier * 0.26)
            kit.poly([(x - half, low), (x, low - height * 0.42), (x + half, low)], "mid")
    for lean in (-1, 1):
        kit.poly(
            [(50 + lean * 10, 58), (50 + lean * 14, 58), (50 + lean * 24, GROUND), (50 + lean * 19, GROUND)], "dark"
        )
    for radius, tone in ((31, "dark"), (28, "ivory"), (21, "dark"), (14, "ivory"), (7.5, "gold")):
        kit.disc(50, 44, radius, tone)
    kit.stroke("M 50 44 L 78 22", 2.6, "deep")
    kit.poly([(74, 21), (86, 12), (86, 18), (90, 20), (80, 27)], "deep")


def barricade(kit: Kit) -> None:
    """A palisade of sharpened stakes."""
    left, right = kit.span
    count = int((right - left) // 13) + 1
    for rail in (50, 68):
        kit.box(left, rail, right, rail + 5, "mid")
    for place in range(count):
        x = left + place * 13
        top = 30 + (place * 5) % 7
        kit.poly([(x, GROUND + 1), (x, top + 8), (x + 5, top), (x + 10, top + 8), (x + 10, GROUND + 1)], "dark")


# ------------------------------------------------------------------ development buildings


def caravanserai(kit: Kit) -> None:
    """A walled court with a tall gate."""
    kit.box(2, 50, 98, GROUND, "dark")
    built.battlement(kit, 2, 98, 50.4, 10, "dark", 5)
    built.windows(kit, 6, 36, GROUND, 3, (7, 20), "mid")
    built.windows(kit, 64, 94, GROUND, 3, (7, 20), "mid")
    kit.box(38, 26, 62, GROUND, "dark")
    built.battlement(kit, 38, 62, 26.4, 4, "dark", 5)
    kit.fill(arch(50, GROUND, 16, 42, pointed=True), "gold")


def marble_quarry(kit: Kit) -> None:
    """White steps cut into a hillside, a block on rollers."""
    kit.fill("M -20 84 C 10 30 60 20 120 22 V 84 Z", "dark")
    for step in range(4):
        left = 26 + step * 17
        kit.box(left, 66 - step * 13, 130, 72 - step * 13, "ivory")
        kit.box(left, 72 - step * 13, 130, 79 - step * 13, "mid")
    kit.box(10, 62, 34, 78, "ivory")
    for x in (14, 22, 30):
        kit.disc(x, 81, 3, "deep")


def gymnasium(kit: Kit) -> None:
    """A portico round a running track, with a discus thrower's disc."""
    kit.box(0, 32, 100, 39, "dark")
    kit.poly([(0, 33), (50, 18), (100, 33)], "dark")
    for place in range(8):
        x = 5 + place * 12.86
        kit.box(x - 2.4, 38, x + 2.4, 76, "mid")
    kit.box(-4, 76, 104, GROUND + 1, "dark")
    kit.disc(50, 54, 11, "gold")
    kit.ring(50, 54, 11, 2.6, "dark")
    kit.disc(50, 54, 3, "dark")


def arsenal(kit: Kit) -> None:
    """A vaulted hall with barred doors, between round shields."""
    kit.fill("M 4 84 V 52 C 16 30 84 30 96 52 V 84 Z", "dark")
    kit.fill("M 0 54 C 16 26 84 26 100 54 L 96 57 C 82 34 18 34 4 57 Z", "deep")
    kit.box(32, 46, 68, GROUND, "gold")
    kit.stroke("M 34 48 L 66 82 M 66 48 L 34 82", 3.4, "deep")
    kit.box(48.6, 46, 51.4, GROUND, "deep")
    for x in (18, 82):
        kit.disc(x, 66, 9, "ivory")
        kit.disc(x, 66, 5.6, "mid")
        kit.disc(x, 66, 2, "ivory")


def house_of_wisdom(kit: Kit) -> None:
    """A domed hall of many arches."""
    kit.box(4, 56, 96, GROUND, "dark")
    kit.box(26, 44, 74, GROUND, "dark")
    built.onion(kit, 50, 46, 44, "dark")
    for x in (14, 86):
        built.dome(kit, x, 57, 18, 11, "mid")
    built.windows(kit, 6, 30, GROUND, 2, (7, 18), "gold")
    built.windows(kit, 70, 94, GROUND, 2, (7, 18), "gold")
    kit.fill(arch(50, GROUND, 18, 32, pointed=True), "ivory")


def merchant_hall(kit: Kit) -> None:
    """A guild hall: stepped gable, bell tower, arcade."""
    kit.box(10, 46, 90, GROUND, "dark")
    built.battlement(kit, 10, 90, 46.4, 8, "dark", 5)
    kit.box(42, 14, 58, 50, "dark")
    built.battlement(kit, 40, 60, 14.4, 3, "dark", 5)
    kit.disc(50, 26, 5, "gold")
    for x in (14, 86):
        kit.box(x - 5, 32, x + 5, 50, "dark")
        kit.poly([(x - 6, 33), (x, 22), (x + 6, 33)], "dark")
    built.windows(kit, 12, 88, GROUND, 6, (8, 20), "gold")
    built.windows(kit, 14, 86, 60, 8, (3.6, 7), "ivory")


# ------------------------------------------------------------------ the Revolt


def revolt(kit: Kit) -> None:
    """Torches and forks over a crowd of heads."""
    left, right = kit.span
    for x, top in ((4, 24), (30, 14), (72, 18), (98, 28), (-24, 30), (124, 26)):
        kit.stroke(f"M {x} 84 V {top + 14}", 3, "deep")
        kit.fill(f"M {x - 4} {top + 18} H {x + 4} L {x + 6} {top + 10} H {x - 6} Z", "deep")
        kit.fill(f"M {x} {top - 12} C {x + 10} {top} {x + 8} {top + 8} {x + 5} {top + 12} H {x - 5} "
                 f"C {x - 8} {top + 8} {x - 9} {top} {x} {top - 12} Z", "gold")  # fmt: skip
    for x in (52, 16, 86):
        kit.stroke(f"M {x} 84 V 30 M {x - 6} 24 V 32 Q {x} 40 {x + 6} 32 V 24", 2.6, "deep")
    for number in range(int((right - left) // 13) + 2):
        place = left + number * 13
        kit.disc(place, 66 + (number % 2) * 5, 7.4, "deep")
        kit.oval(place, 90, 10, 18, "deep")


# ------------------------------------------------------------------ persons


def hercules(kit: Kit) -> None:
    """The lion's head he wears, and his club."""
    from aoc_desktop.ui.art.motifs_living import lion_head

    lion_head(kit, 42, 48, 1.05)
    with kit.at(86, 52, 1, 24):
        kit.fill("M -4 36 L -8 -20 Q -9 -36 0 -37 Q 9 -36 8 -20 L 4 36 Z", "dark")
        for y in (-28, -18, -8):
            kit.disc(-5 if y % 4 else 5, y, 2.4, "mid")


def _bust(kit: Kit) -> None:
    kit.fill("M 18 92 C 20 74 36 70 50 70 C 64 70 80 74 82 92 Z", "dark")
    kit.fill("M 38 42 C 38 28 62 28 62 42 V 54 C 62 66 56 72 50 72 C 44 72 38 66 38 54 Z", "dark")


def akbar(kit: Kit) -> None:
    """A turban with its plume, before the setting sun."""
    kit.disc(50, 50, 40, "gold")
    _bust(kit)
    kit.fill("M 30 42 C 28 22 44 16 54 18 C 68 18 74 30 70 42 C 60 34 44 36 30 42 Z", "ivory")
    kit.fill("M 66 24 C 70 10 80 8 84 12 C 78 14 74 22 70 30 Z", "ivory")
    kit.disc(62, 30, 4, "mid")
    kit.fill("M 40 58 C 44 66 56 66 60 58 C 58 74 42 74 40 58 Z", "deep")


def makeda(kit: Kit) -> None:
    """A queen with her tall crown."""
    kit.disc(50, 48, 40, "gold")
    _bust(kit)
    kit.fill("M 33 44 C 28 60 30 72 26 82 H 38 V 44 Z M 67 44 C 72 60 70 72 74 82 H 62 V 44 Z", "deep")
    kit.fill("M 34 40 L 30 18 L 40 28 L 50 12 L 60 28 L 70 18 L 66 40 Z", "ivory")
    for x in (40, 50, 60):
        kit.disc(x, 35, 2.4, "mid")


def hooded(kit: Kit) -> None:
    """A hooded stranger over the roofs of a town at night."""
    left, right = kit.span
    x, number = left, 0
    while x < right:
        tall = 20 + (number * 7) % 17
        kit.box(x, GROUND - tall, x + 13, GROUND, "mid")
        kit.box(x + 4, GROUND - tall + 6, x + 7, GROUND - tall + 10, "gold" if number % 3 == 0 else "dark")
        x += 14
        number += 1
    kit.fill("M 50 10 C 66 12 70 28 68 42 C 78 52 84 70 86 94 H 14 C 16 70 22 52 32 42 C 30 28 34 12 50 10 Z", "deep")
    kit.fill("M 50 22 C 59 23 61 33 60 42 C 58 50 54 53 50 53 C 46 53 42 50 40 42 C 39 33 41 23 50 22 Z", "dark")
    for eye in (45.4, 54.6):
        kit.disc(eye, 38, 1.8, "gold")
