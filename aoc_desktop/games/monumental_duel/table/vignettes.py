"""The picture of every card: one recipe line each, drawn from the motif kit."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.monumental_duel.rules.cards import Card
from aoc_desktop.games.monumental_duel.table import vignettes_city as city
from aoc_desktop.games.monumental_duel.table import vignettes_knowledge as learned
from aoc_desktop.games.monumental_duel.table import vignettes_lands as lands
from aoc_desktop.games.monumental_duel.table.colours import CIVILIZATIONS, EMBLEMS, group_of_card
from aoc_desktop.ui.art import motifs_buildings as built
from aoc_desktop.ui.art import motifs_living as living
from aoc_desktop.ui.art import motifs_monuments as great
from aoc_desktop.ui.art import wonders
from aoc_desktop.ui.art.emblems import Recipe, paint_roundel, paint_scene, paint_vignette, recipe
from aoc_desktop.ui.art.motifs import crescent, part, star, sun, waves

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
    "philosophy": recipe(part(learned.lamp)),
    "miniature_painting": recipe(part(learned.block_printing)),
    "coinage": recipe(part(learned.scales)),
    "bargaining": recipe(part(learned.scales)),
    "scytale": recipe(part(learned.scytale)),
    "geometry": recipe(part(learned.geometry)),
    "bronze_working": recipe(part(learned.bronze_working)),
    "celestial_navigation": recipe(part(learned.celestial_navigation), base=part(waves, 2)),
    "block_printing": recipe(part(learned.block_printing)),
    "telegraphy": recipe(part(learned.telegraphy)),
    "encyclopaedia": recipe(part(learned.encyclopaedia)),
    "great_wall": recipe(part(wonders.great_wall)),
    "hanging_gardens": recipe(part(wonders.hanging_gardens)),
    "colossus": recipe(part(wonders.colossus), base=part(waves)),
    "bandiagara": recipe(part(lands.bandiagara), sky=part(sun, 14, 14, 7)),
    "djenne": recipe(part(lands.djenne), sky=part(sun, 96, 18, 7)),
    "lalibela": recipe(part(lands.lalibela)),
    "taj_mahal": recipe(part(great.taj), sky=part(crescent, 82, 20, 7, -20)),
    "eiffel_tower": recipe(part(lands.eiffel_tower)),
    "troy": recipe(part(lands.troy), base=part(waves)),
    "ethiopia": recipe(part(lands.ethiopia)),
    "persia": recipe(part(lands.persia)),
    "ganges_delta": recipe(part(lands.ganges_delta)),
    "sicily": recipe(part(lands.sicily), base=part(waves)),
    "khyber": recipe(part(lands.khyber)),
    "suez": recipe(part(lands.suez), base=part(waves)),
    "punjab": recipe(part(lands.punjab)),
    "hercules": recipe(part(city.hercules)),
    "akbar": recipe(part(city.akbar)),
    "makeda": recipe(part(city.makeda)),
    "ambassador": recipe(part(city.hooded), sky=part(crescent, 84, 18, 7, -20)),
    "revolt": recipe(part(city.revolt)),
}
OTHERS: Mapping[str, Recipe] = {
    "building": recipe(part(city.library)),
    "knowledge": recipe(part(learned.lamp)),
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
