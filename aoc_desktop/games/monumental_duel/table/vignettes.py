"""The picture of every card and the emblem of every civilisation."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.monumental_duel.rules.cards import Card
from aoc_desktop.games.monumental_duel.table.colours import CIVILIZATIONS, EMBLEMS, group_of_card
from aoc_desktop.ui.art.emblems import paint_roundel, paint_scene, paint_vignette
from aoc_desktop.ui.kit.svg import svg_names

SHARED: Mapping[str, str] = {
    "bargaining": "vignettes/coinage",
    "miniature_painting": "vignettes/block_printing",
    "mughal_tomb": "scenes/tomb",
    "great_wall": "wonders/great_wall",
    "hanging_gardens": "wonders/hanging_gardens",
}
"""Cards that show the drawing of another."""
OTHERS: Mapping[str, str] = {
    "building": "vignettes/library",
    "knowledge": "vignettes/philosophy",
    "wonder": "vignettes/wonder",
    "province": "vignettes/province",
    "warlord": "emblems/unknown",
}
"""For cards that only a user's card set knows."""


def drawing_of_card(card: Card) -> str:
    if card.id in svg_names("art/vignettes"):
        return f"vignettes/{card.id}"
    return SHARED.get(card.id) or OTHERS.get(card.kind) or OTHERS["building"]


def paint_art(painter: QPainter, rect: QRectF, card: Card, civilization: str = "") -> None:
    """The picture of a card, filling `rect`."""
    paint_scene(painter, rect, group_of_card(card, civilization), drawing_of_card(card))


def paint_emblem(painter: QPainter, rect: QRectF, civilization: str) -> None:
    """The roundel of a civilisation."""
    paint_roundel(painter, rect, EMBLEMS.get(civilization, civilization), CIVILIZATIONS.get(civilization, ""))


def paint_emblem_scene(painter: QPainter, rect: QRectF, civilization: str) -> None:
    """The same as a landscape."""
    paint_vignette(painter, rect, EMBLEMS.get(civilization, civilization), CIVILIZATIONS.get(civilization, ""))
