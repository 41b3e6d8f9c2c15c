"""Building parts that return in many pictures: pyramids, steps, temples, domes, roofs, towers, walls."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from aoc_desktop.ui.art.motifs import GROUND, Kit, arch, outline


def pyramid(kit: Kit, x: float, width: float, height: float, tone: str = "dark", shade: str = "deep") -> None:
    """A pyramid with a lit and a shaded face."""
    half, ridge, top = width / 2, x + width * 0.14, GROUND - height
    kit.poly([(x - half, GROUND), (x, top), (x + half, GROUND)], shade)
    kit.poly([(x - half, GROUND), (x, top), (ridge, GROUND)], tone)


def steep_pyramid(kit: Kit, x: float, width: float, height: float, tone: str = "dark", shade: str = "deep") -> None:
    """A Nubian pyramid: steep, cut off at the top, with its chapel before it."""
    half, tip, top = width / 2, width * 0.06, GROUND - height
    kit.poly([(x - half, GROUND), (x - tip, top), (x + tip, top), (x + half, GROUND)], shade)
    kit.poly([(x - half, GROUND), (x - tip, top), (x + tip, top), (x + width * 0.16, GROUND)], tone)


def chapel(kit: Kit, x: float, width: float, tone: str = "ivory") -> None:
    """The pylon of a Nubian chapel: two sloping towers and a door."""
    half, top = width / 2, GROUND - width * 0.62
    for side in (-1, 1):
        kit.poly(
            [
                (x + side * half, GROUND),
                (x + side * half * 0.86, top),
                (x + side * half * 0.3, top),
                (x + side * half * 0.24, GROUND),
            ],
            tone,
        )
    kit.box(x - half * 0.5, top + width * 0.2, x + half * 0.5, top + width * 0.34, tone)


def steps(kit: Kit, x: float, width: float, top_width: float, height: float, count: int, slope: float = 0.0) -> None:
    """Terraces in two alternating tones, the lowest dark."""
    tall = height / count
    for step in range(count):
        half = (width + (top_width - width) * step / max(count - 1, 1)) / 2
        low = GROUND - step * tall + 0.3
        tone = "dark" if step % 2 == 0 else "mid"
        high = low - tall - 0.3
        kit.poly([(x - half, low), (x - half + slope, high), (x + half - slope, high), (x + half, low)], tone)


def stair(kit: Kit, x: float, width: float, top_width: float, height: float, tone: str = "ivory") -> None:
    """A broad flight of stairs, narrower with height."""
    low, high = width / 2, top_width / 2
    top = GROUND - height
    kit.poly([(x - low, GROUND + 1), (x - high, top), (x + high, top), (x + low, GROUND + 1)], tone)


def box_temple(kit: Kit, x: float, foot: float) -> None:
    """A Maya temple house with its roof comb."""
    kit.box(x - 15, foot - 11, x + 15, foot + 0.4, "dark")
    kit.box(x - 18, foot - 13, x + 18, foot - 9.5, "dark")
    kit.poly([(x - 11, foot - 12.6), (x - 9, foot - 22), (x + 9, foot - 22), (x + 11, foot - 12.6)], "mid")
    for side in (-5, 0, 5):
        kit.box(x + side - 1.3, foot - 19.5, x + side + 1.3, foot - 15, "dark")
    kit.box(x - 3.6, foot - 8, x + 3.6, foot + 0.4, "ivory")


def temple(kit: Kit, x: float, width: float, height: float, columns: int, tone: str = "dark") -> None:
    """A Greek temple front: steps, columns, pediment; `tone` paints the roof and the steps too."""
    half, top = width / 2, GROUND - height
    kit.box(x - half, GROUND - height * 0.07, x + half, GROUND + 1, tone)
    kit.box(x - half * 0.93, GROUND - height * 0.13, x + half * 0.93, GROUND - height * 0.06, tone)
    eaves, lintel = top + height * 0.30, top + height * 0.42
    kit.poly([(x - half, eaves), (x, top), (x + half, eaves)], tone)
    kit.box(x - half * 0.92, eaves - 0.3, x + half * 0.92, lintel, tone)
    thick = width / columns * 0.50
    for column in range(columns):
        middle = x + (column - (columns - 1) / 2) * (half * 1.84 - thick) / (columns - 1)
        kit.box(middle - thick / 2, lintel - 0.3, middle + thick / 2, GROUND - height * 0.12, tone)


def dome(kit: Kit, x: float, foot: float, width: float, height: float, tone: str = "dark") -> None:
    """A round dome standing on `foot`."""
    path = QPainterPath()
    path.moveTo(x + width / 2, foot)
    path.arcTo(QRectF(x - width / 2, foot - height, width, height * 2), 0, 180)
    path.closeSubpath()
    kit.fill(path, tone)


def half_dome(kit: Kit, x: float, foot: float, width: float, left: bool, tone: str = "mid") -> None:
    """A quarter of a sphere that leans on a taller building."""
    path = QPainterPath()
    path.moveTo(x, foot)
    path.arcTo(QRectF(x - width, foot - width, width * 2, width * 2), 180 if left else 0, -90 if left else 90)
    path.closeSubpath()
    kit.fill(path, tone)


def onion(kit: Kit, x: float, foot: float, width: float, tone: str = "dark") -> None:
    """A swelling dome drawn up to a point; as tall as it is wide."""
    with kit.at(x, foot, width / 100):
        kit.fill("M -38 0 C -66 -34 -50 -66 -22 -80 C -10 -86 -3 -94 0 -108 C 3 -94 10 -86 22 -80 "
                 "C 50 -66 66 -34 38 0 Z", tone)  # fmt: skip


def minaret(kit: Kit, x: float, height: float, width: float, tone: str = "dark", balcony: int = 1) -> None:
    """A pencil-shaped tower with balconies and a pointed cap."""
    half, top = width / 2, GROUND - height
    cap = top + height * 0.2
    kit.poly([(x - half, GROUND), (x - half * 0.8, cap), (x + half * 0.8, cap), (x + half, GROUND)], tone)
    kit.poly([(x - half, cap + 0.3), (x, top), (x + half, cap + 0.3)], tone)
    for place in range(balcony):
        level = cap + height * (0.1 + 0.24 * place)
        kit.box(x - width * 0.95, level, x + width * 0.95, level + max(width * 0.45, 1.8), tone)


def roof(kit: Kit, x: float, foot: float, width: float, height: float, tone: str = "dark", ridge: float = 0.3) -> None:
    """A sweeping roof with upturned eaves."""
    half, top, crest = width / 2, foot - height, width / 2 * ridge
    path = QPainterPath()
    path.moveTo(x - half, foot - height * 0.34)
    path.cubicTo(x - half * 0.72, foot - height * 0.2, x - crest * 1.1 - half * 0.1, top + height * 0.5, x - crest, top)
    path.lineTo(x + crest, top)
    path.cubicTo(
        x + crest * 1.1 + half * 0.1,
        top + height * 0.5,
        x + half * 0.72,
        foot - height * 0.2,
        x + half,
        foot - height * 0.34,
    )
    path.quadTo(x + half * 0.86, foot, x + half * 0.66, foot)
    path.lineTo(x - half * 0.66, foot)
    path.quadTo(x - half * 0.86, foot, x - half, foot - height * 0.34)
    kit.fill(path, tone)


def pagoda(kit: Kit, x: float, tiers: int, width: float, storey: float) -> None:
    """Stacked storeys and roofs, each narrower, under a ringed spire."""
    for tier in range(tiers):
        wide = width * (1 - tier * 0.5 / tiers)
        foot = GROUND - tier * storey
        kit.box(x - wide * 0.25, foot - storey, x + wide * 0.25, foot + 0.4, "mid")
        roof(kit, x, foot - storey * 0.42, wide, storey * 0.52)
    door = width * 0.07
    kit.fill(arch(x, GROUND, door * 2, storey * 0.36), "deep")
    top = GROUND - tiers * storey
    kit.poly([(x - 1.5, top + 2), (x - 0.8, top - 11), (x + 0.8, top - 11), (x + 1.5, top + 2)], "dark")
    kit.box(x - 3.2, top - 3.2, x + 3.2, top - 1.2, "dark")
    kit.disc(x, top - 7, 2.1, "dark")


def tower(kit: Kit, x: float, width: float, height: float, tone: str = "dark", merlons: int = 3) -> None:
    """A battlement tower."""
    half, top = width / 2, GROUND - height
    kit.box(x - half * 0.86, top, x + half * 0.86, GROUND + 1, tone)
    kit.box(x - half, top, x + half, top + height * 0.1, tone)
    battlement(kit, x - half, x + half, top + 0.4, merlons, tone)


def battlement(kit: Kit, left: float, right: float, foot: float, merlons: int, tone: str, tall: float = 5.0) -> None:
    """A row of merlons standing on `foot`."""
    pitch = (right - left) / (2 * merlons - 1)
    for merlon in range(merlons):
        edge = left + merlon * 2 * pitch
        kit.box(edge, foot - tall, edge + pitch, foot, tone)


def bud_tower(kit: Kit, x: float, width: float, height: float, foot: float, tone: str = "dark") -> None:
    """A Khmer tower: tiers drawing in like the leaves of a lotus bud."""
    kit.box(x - width * 0.5, foot - height * 0.26, x + width * 0.5, foot, tone)
    low, tiers = foot - height * 0.26, 6
    tall = height * 0.66 / tiers
    for tier in range(tiers):
        wide = width * 0.56 * (1 - (tier / tiers) ** 1.7)
        narrow = width * 0.56 * (1 - ((tier + 0.75) / tiers) ** 1.7) * 0.94
        top = low - tall
        kit.poly([(x - wide, low + 0.3), (x - narrow, top), (x + narrow, top), (x + wide, low + 0.3)], tone)
        low = top
    kit.poly([(x - width * 0.14, low + 0.4), (x, low - height * 0.1), (x + width * 0.14, low + 0.4)], tone)


def mountain(kit: Kit, x: float, width: float, height: float, tone: str = "dark", snow: float = 0.34) -> None:
    """A mountain with a ragged cap of snow, shaded to the right."""
    half, top = width / 2, GROUND - height
    kit.poly([(x - half, GROUND), (x, top), (x + half, GROUND)], tone)
    low, drop = half * snow, height * snow
    kit.poly(
        [
            (x, top),
            (x + low, top + drop),
            (x + low * 0.46, top + drop * 0.76),
            (x + low * 0.12, top + drop * 1.22),
            (x - low * 0.3, top + drop * 0.78),
            (x - low * 0.64, top + drop * 1.06),
            (x - low, top + drop),
        ],
        "ivory",
    )


def terraces(kit: Kit, x: float, width: float, height: float, count: int) -> None:
    """A hillside cut into round terraces, dark walls and green treads."""
    for step in range(count):
        half = width / 2 * (1 - step / (count + 0.6))
        low = GROUND + 1 - step * height / count
        top = GROUND - (step + 1) * height / count
        path = QPainterPath()
        path.moveTo(x - half, low)
        path.lineTo(x - half + 2, top + 2)
        path.quadTo(x, top - 3, x + half - 2, top + 2)
        path.lineTo(x + half, low)
        kit.fill(path, "mid" if step % 2 else "dark")


def windows(kit: Kit, left: float, right: float, foot: float, count: int, size: tuple[float, float], tone: str) -> None:
    """A row of round-headed windows."""
    for place in range(count):
        middle = left + (right - left) * (place + 0.5) / count
        kit.fill(arch(middle, foot, size[0], size[1]), tone)


def torii(kit: Kit) -> None:
    """The gate of a shrine before the rising sun: two posts, a tie beam, a curved double lintel."""
    for left, right, lean in ((24, 32, 2.5), (68, 76, -2.5)):
        kit.poly([(left, GROUND + 1), (left + lean, 38), (right + lean, 38), (right, GROUND + 1)], "dark")
    kit.box(20, 47, 80, 53.5, "dark")
    kit.box(46.5, 38, 53.5, 48, "dark")
    kit.fill(outline("M 10 26 Q 50 35 90 26 L 88 34 Q 50 42 12 34 Z"), "dark")
    kit.fill(outline("M 16 35 Q 50 43.5 84 35 L 83 39 Q 50 46.5 17 39 Z"), "mid")
    for left, right in ((22, 34), (66, 78)):
        kit.box(left, GROUND - 5, right, GROUND + 1, "deep")
