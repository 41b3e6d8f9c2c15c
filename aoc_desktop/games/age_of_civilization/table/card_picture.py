"""Any card as a picture and as words: for the zoom, the almanac, "Why?" and the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.age_of_civilization.rules.cards import COLUMNS, Action, CardSet, Effect, Technology
from aoc_desktop.games.age_of_civilization.table.face_book import FaceBook
from aoc_desktop.games.age_of_civilization.table.faces import paint_civilization, paint_wonder
from aoc_desktop.games.age_of_civilization.table.formula import action_formula, symbol_formula
from aoc_desktop.games.age_of_civilization.table.items_scenario import paint_control_card
from aoc_desktop.games.age_of_civilization.table.slots import Slot
from aoc_desktop.games.age_of_civilization.table.technology_faces import OPEN, paint_cell, paint_special_card
from aoc_desktop.games.age_of_civilization.table.track_faces import ActionFace, paint_action_card, paint_event
from aoc_desktop.games.age_of_civilization.words import cards as texts
from aoc_desktop.games.age_of_civilization.words.effects import effect_lines, effect_notes
from aoc_desktop.games.age_of_civilization.words.scenarios import control_card_lines, special_action_lines
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.ui.kit.theme import Size, Theme

ACTIONS = ("action", "track_card")
"""A track card without an action, Plague, lies among the actions."""
SHAPE = {
    "civilization": 1.62,
    "wonder": 0.92,
    "technology": 0.62,
    "special_technology": 1.2,
    "action": 0.78,
    "track_card": 0.78,
    "event": 1.0,
    "control_card": 0.5,
}
"""Height of a large card, in widths."""
SMALL_SHAPE = {**SHAPE, "civilization": 1.6, "wonder": 0.84, "technology": 0.48, "special_technology": 1.3}
RULES_WIDTHS = {
    "civilization": 124,
    "wonder": 150,
    "technology": 160,
    "special_technology": 150,
    "action": 170,
    "event": 150,
}
"""Of a card on the page of the rules."""


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
    return width * (SHAPE if large else SMALL_SHAPE)[kind]


def paint_card(painter: QPainter, rect: QRectF, book: FaceBook, kind: str, card: str, theme: Theme) -> None:
    """A card's face into `rect`; with its sentences where it is wide enough for them."""
    large = rect.width() >= Size.SENTENCES_FROM
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
    elif kind == "control_card":
        paint_control_card(painter, rect, book, card, theme)
    elif kind in ACTIONS:
        paint_action_card(painter, rect, _action_face(book, card, large), theme)
    else:
        raise ValueError(kind)


def _action_face(book: FaceBook, card: str, large: bool) -> ActionFace:
    name = book.name("action", card, not large)
    data = book.cards.action.get(card)
    sentence = " ".join(card_lines(book.cards, "action", card, book.language, book.solo)) if large else ""
    if data is None:
        symbol = "plague" if card == "plague" else "none"
        return ActionFace(card, name, symbol_formula(symbol), (), symbol, sentence=sentence)
    slots = (Slot(workers=data.workers, red=data.sacrifice),) * data.slots
    return ActionFace(card, name, action_formula(data, solo=book.solo), slots, data.symbol, sentence=sentence)


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


def card_lines(
    cards: CardSet, kind: str, card: str, language: str, solo: bool = False, notes: bool = False
) -> list[str]:
    """What a card says, in sentences; with notes, what the tooltip adds."""
    lines: list[str]
    effects: tuple[Effect, ...] = ()
    if kind == "civilization":
        lines = texts.civilization_lines(cards.civilization[card], cards, language, solo, notes)
    elif kind == "wonder":
        lines, effects = texts.wonder_lines(cards.wonder[card], cards, language, solo), cards.wonder[card].effects
    elif kind == "technology":
        technology = cards.technology[card]
        lines, effects = texts.technology_lines(technology, cards, language, solo), technology.effects
    elif kind == "special_technology":
        special, speech = cards.special_technology[card], load_language(language)
        lines = texts.special_technology_lines(special, cards, language)
        for row in (special.row_1, special.row_2):
            said = " ".join(texts.technology_lines(row, cards, language, solo))
            lines.append(speech.labelled(speech.names["technology"][row.id].display, said))
    elif kind == "event":
        lines = [texts.event_sentence(cards.event[card], language)]
    elif kind == "control_card":
        lines = control_card_lines(cards.control_card[card], cards, language)
    elif kind in ACTIONS:
        action = cards.action.get(card)
        lines = texts.plague_lines(language, card) if action is None else _action_lines(action, language, solo)
    else:
        raise ValueError(kind)
    if notes:
        lines += (note for effect in effects for note in effect_notes(effect, language))
    return lines if kind == "civilization" else list(dict.fromkeys(lines))


def unsaid_lines(cards: CardSet, kind: str, card: str, language: str, solo: bool = False) -> list[str]:
    """What a large face leaves out of its card's lines, and the notes."""
    lines, speech = card_lines(cards, kind, card, language, solo), load_language(language)
    notes = [line for line in card_lines(cards, kind, card, language, solo, notes=True) if line not in lines]
    if kind == "control_card":
        return lines
    if kind == "technology":
        return [*_not_effects(cards.technology[card], cards, language, solo), *notes]
    if kind == "special_technology":
        special = cards.special_technology[card]
        lines = texts.special_technology_lines(special, cards, language)
        for row in (special.row_1, special.row_2):
            if said := " ".join(_not_effects(row, cards, language, solo)):
                lines.append(speech.labelled(speech.names["technology"][row.id].display, said))
        return [*lines, *notes]
    return notes


def _not_effects(technology: Technology, cards: CardSet, language: str, solo: bool) -> list[str]:
    """What is to be known of a technology beside what it does."""
    does = effect_lines(technology.effects, cards, language, solo)
    return [line for line in texts.technology_lines(technology, cards, language, solo) if line not in does]


def _action_lines(action: Action, language: str, solo: bool) -> list[str]:
    """An action of the box, or one of a scenario."""
    if action.special is not None:
        return special_action_lines(action, language)
    return texts.action_lines(action, language, solo)


def knows(cards: CardSet, kind: str, card: str) -> bool:
    """Whether the set has such a card; the track card Plague counts as an action."""
    table = getattr(cards, kind, None)
    return (isinstance(table, dict) and card in table) or (kind in ACTIONS and card in ("plague", "blank"))


class CardFaces(FaceBook):
    """The faces of the table, and any card large, as a picture and in words."""

    def knows(self, kind: str, card: str) -> bool:
        return knows(self.cards, kind, card)

    def lines(self, kind: str, card: str, notes: bool = False) -> list[str]:
        return card_lines(self.cards, kind, card, self.language, self.solo, notes)

    def unsaid(self, kind: str, card: str) -> list[str]:
        return unsaid_lines(self.cards, kind, card, self.language, self.solo)

    def source(self, kind: str, card: str) -> str:
        """Of the first edition also whether the card is our selection: its rulebook does not name it."""
        chosen = [self.speech.sentence("source.our_choice")] if card in self.cards.our_choice else []
        return " ".join([*chosen, super().source(kind, card)])

    def flat(self, kind: str) -> bool:
        return kind == "event"

    def height(self, kind: str, card: str, width: float) -> float:
        return height_of(kind, width, width >= Size.SENTENCES_FROM)

    def paint_card(self, painter: QPainter, rect: QRectF, kind: str, card: str, theme: Theme) -> None:
        paint_card(painter, rect, self, kind, card, theme)
