"""Vignettes of knowledge, drawn from the motif kit."""

from __future__ import annotations

from aoc_desktop.ui.art.motifs import GROUND, Kit, star


def lamp(kit: Kit) -> None:
    """An oil lamp: what is known without a sign of its own."""
    kit.fill(
        "M 18 56 C 26 52 34 52 40 52 H 66 C 78 52 84 60 92 58 C 88 74 72 78 58 78 H 46 C 34 78 26 68 18 56 Z", "dark"
    )
    kit.box(44, 77, 62, GROUND, "dark")
    kit.stroke("M 78 62 C 96 58 92 40 80 48", 4, "dark")
    kit.fill("M 20 54 C 8 46 20 36 18 22 C 28 32 32 46 20 54 Z", "gold")


def scales(kit: Kit) -> None:
    """A merchant's balance."""
    kit.box(48, 18, 52, 78, "dark")
    kit.box(34, 78, 66, GROUND, "dark")
    kit.poly([(12, 27), (50, 20), (88, 27), (88, 31), (50, 24), (12, 31)], "dark")
    kit.disc(50, 17, 5, "gold")
    for x in (14, 86):
        kit.stroke(f"M {x} 29 L {x - 11} 56 M {x} 29 L {x + 11} 56", 1.8, "dark")
        kit.fill(f"M {x - 14} 55 H {x + 14} Q {x} 72 {x - 14} 55 Z", "mid")
    for x in (9, 18):
        kit.disc(x, 52, 4, "gold")


def scytale(kit: Kit) -> None:
    """A rod with a strip of letters wound round it."""
    with kit.at(50, 50, 1, -18):
        kit.box(-46, -7, 46, 7, "dark")
        for place in range(6):
            x = -36 + place * 13
            kit.poly([(x, -10), (x + 9, -10), (x + 3, 10), (x - 6, 10)], "ivory")
            for row in (-5, 0, 5):
                kit.box(x - 1 - row * 0.3, row - 1, x + 4 - row * 0.3, row + 1, "mid")


def geometry(kit: Kit) -> None:
    """A compass stands on a triangle and its circle."""
    kit.ring(50, 62, 26, 3, "mid")
    kit.poly([(24, 80), (50, 34), (76, 80)], "ivory")
    kit.poly([(31, 76), (50, 42), (69, 76)], "mid")
    for side in (-1, 1):
        kit.poly([(50, 14), (50 + side * 4, 14), (50 + side * 24, 80), (50 + side * 20, 80)], "dark")
    kit.disc(50, 16, 6, "gold")


def bronze_working(kit: Kit) -> None:
    """A cauldron over its fire, a sword beside it."""
    kit.fill("M 14 40 H 66 C 68 62 56 74 40 74 C 24 74 12 62 14 40 Z", "dark")
    kit.box(10, 34, 70, 41, "deep")
    kit.fill("M 26 84 C 22 76 32 74 30 66 C 38 72 40 76 40 66 C 50 72 56 78 52 84 Z", "gold")
    kit.poly([(84, 14), (88, 24), (88, 60), (80, 60), (80, 24)], "ivory")
    kit.box(73, 60, 95, 64, "gold")
    kit.box(82, 64, 86, 78, "dark")


def celestial_navigation(kit: Kit) -> None:
    """A sail under the stars of a great sky."""
    for x, y, size in ((10, 20, 5), (30, 10, 3.4), (72, 14, 6), (92, 30, 3.4), (110, 14, 4), (-14, 34, 3.4)):
        star(kit, x, y, size, 4, 0.34)
    kit.stroke("M 30 10 L 72 14 L 92 30", 1.6, "ivory")
    kit.fill("M 48 30 C 62 44 64 56 62 66 H 48 Z", "ivory")
    kit.fill("M 45 38 C 36 48 34 58 35 66 H 45 Z", "ivory")
    kit.box(45.4, 26, 48, 72, "deep")
    kit.fill("M 24 70 H 74 C 70 80 62 84 54 84 H 42 C 34 84 28 80 24 70 Z", "deep")


def block_printing(kit: Kit) -> None:
    """A carved block and the sheet drawn from it."""
    with kit.at(32, 58, 1, -6):
        kit.box(-24, -26, 20, 24, "dark")
        for row in range(4):
            kit.box(-18, -20 + row * 11, 14 - (row % 2) * 9, -14 + row * 11, "mid")
    with kit.at(70, 50, 1, 8):
        kit.box(-18, -30, 22, 28, "ivory")
        for row in range(4):
            kit.box(-12, -23 + row * 12, 16 - (row % 2) * 8, -18 + row * 12, "dark")


def telegraphy(kit: Kit) -> None:
    """Poles with their wires over the land."""
    left, right = kit.span
    for level in (30, 40):
        kit.stroke(f"M {left} {level} Q {(left + 16) / 2} {level + 10} 16 {level} Q 50 {level + 16} 84 {level} "
                   f"Q {(right + 84) / 2} {level + 10} {right} {level}", 1.6, "deep")  # fmt: skip
    for x in (16, 84):
        kit.box(x - 2.4, 18, x + 2.4, GROUND, "dark")
        kit.box(x - 14, 28, x + 14, 32, "dark")
        kit.box(x - 11, 38, x + 11, 42, "dark")
        for side in (-11, 0, 11):
            kit.disc(x + side, 26.4, 2.2, "ivory")
    kit.fill("M 50 12 L 42 34 H 50 L 46 52 L 60 28 H 51 L 58 12 Z", "gold")


def encyclopaedia(kit: Kit) -> None:
    """A row of bound volumes, one lies open before them."""
    for place in range(7):
        x, top = 12 + place * 11, 26 + (place * 3) % 5
        kit.box(x, top, x + 9.6, 78, "dark" if place % 2 else "mid")
        kit.box(x, top + 8, x + 9.6, top + 11, "gold")
        kit.box(x, 66, x + 9.6, 68.4, "gold")
    kit.fill(
        "M 50 70 C 40 62 26 62 18 66 V 84 C 28 80 40 80 50 86 C 60 80 72 80 82 84 V 66 C 74 62 60 62 50 70 Z", "ivory"
    )
    kit.stroke("M 50 71 V 85", 2, "mid")
