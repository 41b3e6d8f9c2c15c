"""Any card as a picture and as words: for the zoom, the almanac, "Why?" and the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from aoc_desktop.games.age_of_civilization.cards import COLUMNS, Action, CardSet
from aoc_desktop.text.age_of_civilization import cards as texts
from aoc_desktop.text.age_of_civilization.scenarios import special_action_lines
from aoc_desktop.text.language import load_language
from aoc_desktop.ui.age_of_civilization.card_kit import Slot, paint_shadow
from aoc_desktop.ui.age_of_civilization.face_book import FaceBook
from aoc_desktop.ui.age_of_civilization.faces import paint_civilization, paint_wonder
from aoc_desktop.ui.age_of_civilization.formula import action_formula, symbol_formula
from aoc_desktop.ui.age_of_civilization.technology_faces import OPEN, paint_cell, paint_special_card
from aoc_desktop.ui.age_of_civilization.track_faces import ActionFace, paint_action_card, paint_event
from aoc_desktop.ui.theme import Radius, Theme

KINDS = ("civilization", "wonder", "technology", "special_technology", "action", "event")
SHAPE = {
    "civilization": 1.62,
    "wonder": 0.92,
    "technology": 0.62,
    "special_technology": 1.2,
    "action": 0.78,
    "event": 1.0,
}
"""Height of a large card, in widths."""
SMALL_SHAPE = {**SHAPE, "civilization": 1.6, "wonder": 0.84, "technology": 0.48, "special_technology": 1.3}
SHADOW = 8


def ids_of(cards: CardSet, kind: str) -> list[str]:
    """The cards of a kind, in the card file's order."""
    tables: dict[str, Sequence[Any]] = {
        "civilization": cards.civilizations,
        "wonder": cards.wonders,
        "technology": cards.technologies,
        "special_technology": cards.special_technologies,
        "action": cards.actions,
        "event": cards.events,
    }
    found = [card.id for card in tables[kind]]
    return [*found, "plague"] if kind == "action" else found


def height_of(kind: str, width: float, large: bool = True) -> float:
    return width * (SHAPE if large else SMALL_SHAPE).get(kind, 1.0)


def paint_card(painter: QPainter, rect: QRectF, book: FaceBook, kind: str, card: str, theme: Theme) -> None:
    """A card's face into `rect`; with its sentences where it is wide enough for them."""
    large = rect.width() >= 300
    if kind == "civilization":
        paint_civilization(painter, rect, book.civilization(card, large))
    elif kind == "wonder":
        paint_wonder(painter, rect, book.wonder(card, large))
    elif kind == "technology":
        paint_cell(painter, rect, book.technology(card, OPEN, large), theme)
    elif kind == "special_technology":
        column = COLUMNS.index(book.cards.special_technology[card].column)
        paint_special_card(painter, rect, book.special(card, full=large), theme, column)
    elif kind == "event":
        sentence = texts.event_sentence(book.cards.event[card], book.language)
        name = book.name("event", card, not large)
        paint_event(painter, rect, card, name, book.event(card), theme, sentence)
    else:
        paint_action_card(painter, rect, _action_face(book, card, large), theme)


def _action_face(book: FaceBook, card: str, large: bool) -> ActionFace:
    name = book.name("action", card, not large)
    data = book.cards.action.get(card)
    sentence = " ".join(card_lines(book.cards, "action", card, book.language)) if large else ""
    if data is None:
        symbol = "plague" if card == "plague" else "none"
        return ActionFace(card, name, symbol_formula(symbol), (), symbol, sentence=sentence)
    slots = (Slot(workers=data.workers, red=data.sacrifice),) * data.slots
    return ActionFace(card, name, action_formula(data), slots, data.symbol, sentence=sentence)


def card_pixmap(book: FaceBook, kind: str, card: str, width: float, theme: Theme, ratio: float = 1.0) -> QPixmap:
    """A card with its shadow as a picture; the sentences where it is wide enough."""
    height = height_of(kind, width, width >= 300)
    pixmap = QPixmap(round((width + 2 * SHADOW) * ratio), round((height + 2 * SHADOW) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    rect = QRectF(SHADOW, SHADOW - 2, width, height)
    if kind != "event":
        paint_shadow(painter, rect, Radius.CARD)
    paint_card(painter, rect, book, kind, card, theme)
    painter.end()
    return pixmap


def card_signs(book: FaceBook, kind: str, card: str) -> frozenset[str]:
    """The signs that a card's formulas show: what it is about."""
    if kind == "civilization":
        civilization = book.civilization(card)
        tokens = [*civilization.main, *civilization.inherited]
    elif kind == "wonder":
        tokens = list(book.wonder(card).tokens)
    elif kind == "technology":
        tokens = list(book.technology(card).tokens)
    elif kind == "special_technology":
        tokens = [token for row in book.special(card).rows for token in row.tokens]
    elif kind == "event":
        tokens = book.event(card)
    else:
        tokens = list(_action_face(book, card, large=False).tokens)
    return frozenset(token.name for token in tokens)


def card_lines(cards: CardSet, kind: str, card: str, language: str) -> list[str]:
    """What a card says, in sentences."""
    if kind == "civilization":
        return texts.civilization_lines(cards.civilization[card], cards, language)
    if kind == "wonder":
        return texts.wonder_lines(cards.wonder[card], cards, language)
    if kind == "technology":
        return texts.technology_lines(cards.technology[card], cards, language)
    if kind == "special_technology":
        special = cards.special_technology[card]
        lines = texts.special_technology_lines(special, cards, language)
        for row in (special.row_1, special.row_2):
            name = load_language(language).names["technology"][row.id].display
            said = " ".join(texts.technology_lines(row, cards, language))
            lines.append(load_language(language).labelled(name, said))
        return lines
    if kind == "event":
        return [texts.event_sentence(cards.event[card], language)]
    if card in cards.action:
        return action_lines(cards.action[card], language)
    return texts.plague_lines(language, card)


def action_lines(action: Action, language: str, solo: bool = False) -> list[str]:
    """An action of the box, or one of a scenario."""
    if action.special is not None:
        return special_action_lines(action, language)
    return texts.action_lines(action, language, solo)


def knows(cards: CardSet, kind: str, card: str) -> bool:
    """Whether the set has such a card; the track card Plague counts as an action."""
    table = getattr(cards, kind, None)
    return (isinstance(table, dict) and card in table) or (
        kind in ("action", "track_card") and card in ("plague", "blank")
    )
