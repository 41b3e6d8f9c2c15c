"""Any card as a picture and as words: for the zoom, the almanac, "Why?" and the rules."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.golden_ages.rules.cards import CardSet, Effect
from aoc_desktop.games.golden_ages.table.face_book import FaceBook
from aoc_desktop.games.golden_ages.table.faces import paint_building, paint_civilization, paint_wonder_card
from aoc_desktop.games.golden_ages.table.tile_faces import NEXT, paint_future, paint_judgement, paint_technology
from aoc_desktop.games.golden_ages.table.tiles import faces_of_placement, paint_tile
from aoc_desktop.games.golden_ages.words import cards as texts
from aoc_desktop.games.golden_ages.words.effects import effect_notes
from aoc_desktop.ui.kit.theme import Size, Theme

KINDS = ("civilization", "technology", "wonder", "building", "judgement", "future", "tile")
SHAPE = {
    "civilization": 1.3,
    "wonder": 1.2,
    "building": 0.92,
    "technology": 0.62,
    "judgement": 0.8,
    "future": 1.0,
    "tile": 0.72,
}
"""Height of a large card, in widths."""
SMALL_SHAPE = {**SHAPE, "civilization": 1.1, "wonder": 0.33, "building": 0.74, "technology": 0.44, "judgement": 1.0}
WIDTHS = {
    "civilization": 130,
    "wonder": 190,
    "building": 104,
    "technology": 124,
    "judgement": 100,
    "future": 140,
    "tile": 120,
}
"""In the list of the almanac and on the page of the rules."""
LARGE = Size.SENTENCES_FROM


def ids_of(cards: CardSet, kind: str) -> list[str]:
    """The cards of a kind, in the card file's order."""
    return list(getattr(cards, kind))


def height_of(kind: str, width: float, large: bool = True) -> float:
    return width * (SHAPE if large else SMALL_SHAPE)[kind]


def paint_card(painter: QPainter, rect: QRectF, book: FaceBook, kind: str, card: str, theme: Theme) -> None:
    """A card's face into `rect`; with its sentences where it is wide enough for them."""
    full = rect.width() >= LARGE
    if kind == "civilization":
        paint_civilization(painter, rect, book.civilization(card, full))
    elif kind == "wonder":
        paint_wonder_card(painter, rect, book.wonder(card, full))
    elif kind == "building":
        paint_building(painter, rect, book.building(card, full))
    elif kind == "technology":
        paint_technology(painter, rect, book.technology(card, NEXT, full=full), theme.seats[0], theme)
    elif kind == "judgement":
        paint_judgement(painter, rect, book.judgement(card, full=full), theme.seats)
    elif kind == "future":
        paint_future(painter, rect, book.future(card, full=full))
    else:
        tile = book.cards.tile[card]
        unturned = next(placement for placement in tile.placements if placement.rotation == 0)
        paint_tile(painter, rect, faces_of_placement(unturned))


def card_lines(cards: CardSet, kind: str, card: str, language: str, notes: bool = False) -> list[str]:
    """What a card says, in sentences; with notes, what the tooltip adds."""
    if kind == "tile":
        return [texts.tile_text(cards.tile[card], language)]
    lines = [texts.card_text(cards, kind, card, language)]
    effects: tuple[Effect, ...] = getattr(getattr(cards, kind)[card], "effects", ())
    lines += beside_lines(cards, kind, card, language)
    if notes:
        lines += (note for effect in effects for note in effect_notes(effect, language))
    return list(dict.fromkeys(lines))


def beside_lines(cards: CardSet, kind: str, card: str, language: str) -> list[str]:
    """What is to be known of a card beside what it does: price, predecessor, value."""
    if kind == "technology":
        return texts.technology_lines(cards, cards.technology[card], language)
    if kind == "wonder":
        return texts.wonder_lines(cards.wonder[card], language)
    if kind == "building":
        return texts.building_lines(cards.building[card], language)
    if kind == "civilization":
        return [texts.civilization_line(cards.civilization[card], language)]
    return []


def knows(cards: CardSet, kind: str, card: str) -> bool:
    return kind in KINDS and card in getattr(cards, kind)


class CardFaces(FaceBook):
    """The faces of the table, and any card large, as a picture and in words."""

    def knows(self, kind: str, card: str) -> bool:
        return knows(self.cards, kind, card)

    def lines(self, kind: str, card: str, notes: bool = False) -> list[str]:
        return card_lines(self.cards, kind, card, self.language, notes)

    def unsaid(self, kind: str, card: str) -> list[str]:
        """What its effects are is on its face; price, predecessor, value and the notes are not."""
        said = self.lines(kind, card)
        notes = [line for line in self.lines(kind, card, notes=True) if line not in said]
        return [*beside_lines(self.cards, kind, card, self.language), *notes]

    def flat(self, kind: str) -> bool:
        return kind == "tile"

    def height(self, kind: str, card: str, width: float) -> float:
        return height_of(kind, width, width >= LARGE)

    def paint_card(self, painter: QPainter, rect: QRectF, kind: str, card: str, theme: Theme) -> None:
        paint_card(painter, rect, self, kind, card, theme)
