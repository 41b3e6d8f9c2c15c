"""The picture of every card: one recipe line each, drawn from the motif kit."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from aoc_desktop.games.monumental_duel.rules.cards import Card
from aoc_desktop.games.monumental_duel.table import vignettes_city as city
from aoc_desktop.games.monumental_duel.table.colours import CIVILIZATIONS, EMBLEMS, group_of_card
from aoc_desktop.ui.art import motifs_buildings as built
from aoc_desktop.ui.art import motifs_living as living
from aoc_desktop.ui.art import motifs_monuments as great
from aoc_desktop.ui.art import wonders
from aoc_desktop.ui.art.emblems import Recipe, paint_roundel, paint_scene, paint_vignette, recipe
from aoc_desktop.ui.art.motifs import GROUND, Kit, arch, crescent, outline, part, star, sun, waves

# Vignettes of provinces, and of the wonders that no other game has.


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


# Vignettes of knowledge, drawn from the motif kit.


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


PICTURES: Mapping[str, Recipe] = {
    "work_camp": recipe(part(city.work_camp)),
    "library": recipe(part(city.library)),
    "fort": recipe(part(city.fort)),
    "mine": recipe(part(city.mine)),
    "forum": recipe(part(city.forum)),
    "hoplite_field": recipe(part(city.hoplite_field)),
    "mughal_tomb": recipe(part(great.taj)),
    "stelae_field": recipe(part(city.stelae_field), sky=part(crescent, 74, 22, 8, -20)),
    "workshop": recipe(part(city.workshop)),
    "laboratory": recipe(part(city.laboratory)),
    "archery_range": recipe(part(city.archery_range)),
    "barricade": recipe(part(city.barricade)),
    "caravanserai": recipe(
        part(living.palm, -14, 46, 5), part(living.palm, 112, 40, -5), part(city.caravanserai), sky=part(sun, 20, 24, 8)
    ),
    "marble_quarry": recipe(part(city.marble_quarry)),
    "gymnasium": recipe(part(city.gymnasium)),
    "arsenal": recipe(part(city.arsenal)),
    "house_of_wisdom": recipe(part(city.house_of_wisdom), sky=part(crescent, 84, 20, 7, -20)),
    "merchant_hall": recipe(part(city.merchant_hall)),
    "philosophy": recipe(part(lamp)),
    "miniature_painting": recipe(part(block_printing)),
    "coinage": recipe(part(scales)),
    "bargaining": recipe(part(scales)),
    "scytale": recipe(part(scytale)),
    "geometry": recipe(part(geometry)),
    "bronze_working": recipe(part(bronze_working)),
    "celestial_navigation": recipe(part(celestial_navigation), base=part(waves, 2)),
    "block_printing": recipe(part(block_printing)),
    "telegraphy": recipe(part(telegraphy)),
    "encyclopaedia": recipe(part(encyclopaedia)),
    "great_wall": recipe(part(wonders.great_wall)),
    "hanging_gardens": recipe(part(wonders.hanging_gardens)),
    "colossus": recipe(part(wonders.colossus), base=part(waves)),
    "bandiagara": recipe(part(bandiagara), sky=part(sun, 14, 14, 7)),
    "djenne": recipe(part(djenne), sky=part(sun, 96, 18, 7)),
    "lalibela": recipe(part(lalibela)),
    "taj_mahal": recipe(part(great.taj), sky=part(crescent, 82, 20, 7, -20)),
    "eiffel_tower": recipe(part(eiffel_tower)),
    "troy": recipe(part(troy), base=part(waves)),
    "ethiopia": recipe(part(ethiopia)),
    "persia": recipe(part(persia)),
    "ganges_delta": recipe(part(ganges_delta)),
    "sicily": recipe(part(sicily), base=part(waves)),
    "khyber": recipe(part(khyber)),
    "suez": recipe(part(suez), base=part(waves)),
    "punjab": recipe(part(punjab)),
    "hercules": recipe(part(city.hercules)),
    "akbar": recipe(part(city.akbar)),
    "makeda": recipe(part(city.makeda)),
    "ambassador": recipe(part(city.hooded), sky=part(crescent, 84, 18, 7, -20)),
    "revolt": recipe(part(city.revolt)),
}
OTHERS: Mapping[str, Recipe] = {
    "building": recipe(part(city.library)),
    "knowledge": recipe(part(lamp)),
    "wonder": recipe(part(built.temple, 50, 70, 50, 6)),
    "province": recipe(part(built.mountain, 50, 84, 56), sky=part(sun, 80, 22, 8)),
    "warlord": recipe(part(living.laurel, 40, 47), part(star, 50, 47, 21, 8, 0.5, "dark"), base=None),
}
"""For cards that only a user's card set knows."""


def paint_art(painter: QPainter, rect: QRectF, card: Card, civilization: str = "") -> None:
    """The picture of a card, filling `rect`."""
    chosen = PICTURES.get(card.id) or OTHERS.get(card.kind) or OTHERS["building"]
    paint_scene(painter, rect, group_of_card(card, civilization), chosen)


def paint_emblem(painter: QPainter, rect: QRectF, civilization: str) -> None:
    """The roundel of a civilisation."""
    paint_roundel(painter, rect, EMBLEMS.get(civilization, civilization), CIVILIZATIONS.get(civilization, ""))


def paint_emblem_scene(painter: QPainter, rect: QRectF, civilization: str) -> None:
    """The same as a landscape."""
    paint_vignette(painter, rect, EMBLEMS.get(civilization, civilization), CIVILIZATIONS.get(civilization, ""))
