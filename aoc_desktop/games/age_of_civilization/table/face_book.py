"""Every card of a game as a face in one language: made once from the card set, the names and the card texts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from aoc_desktop.games.age_of_civilization.rules.cards import NO_OTHERS, CardSet, Effect
from aoc_desktop.games.age_of_civilization.table.faces import (
    CivilizationFace,
    WonderFace,
    civilization_face,
    wonder_face,
)
from aoc_desktop.games.age_of_civilization.table.formula import (
    ability_formula,
    action_formula,
    event_formula,
    formula,
    symbol_formula,
)
from aoc_desktop.games.age_of_civilization.table.rows.track import UPCOMING, ActionRow
from aoc_desktop.games.age_of_civilization.table.slots import Slot
from aoc_desktop.games.age_of_civilization.table.technology_faces import CLOSED, CellFace, SpecialFace
from aoc_desktop.games.age_of_civilization.table.track_faces import ActionFace, Modifier
from aoc_desktop.games.age_of_civilization.words.effects import effect_lines
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.games.age_of_civilization.words.words import WORDS
from aoc_desktop.kernel.events import Cause
from aoc_desktop.kernel.sources import UNKNOWN, CardSources
from aoc_desktop.ui.kit.tokens import THEN, Token
from aoc_desktop.ui.table.picture.faces import Faces

NOTHING: frozenset[str] = frozenset()


class FaceBook(Faces):
    """Faces by id. Market faces have no sentences; `full` ones have."""

    def __init__(self, cards: CardSet, language: str, solo: bool = False) -> None:
        super().__init__(WORDS, language)
        self.cards = cards
        self.solo = solo
        self._civilizations: dict[tuple[str, bool], CivilizationFace] = {}
        self._wonders: dict[tuple[str, bool], WonderFace] = {}
        self._actions: dict[tuple[object, ...], ActionFace] = {}
        self._cells: dict[tuple[str, str, bool], CellFace] = {}

    def name(self, kind: str, card: str, short: bool = True) -> str:
        """A card's name; the short form for narrow places."""
        if kind == "action" and card not in self.cards.action:
            kind = "track_card"
        return super().name(kind, card, short)

    def term_name(self, cause: Cause | None) -> str:
        translate = QCoreApplication.translate
        rules = {
            "rest": translate("Table", "rest"),
            "special_technology": translate("Table", "special technology card"),
            "population": translate("Table", "population"),
            "annex": translate("Table", "annexation"),
            "red_slot": translate("Table", "red slot"),
            "decline": translate("Table", "former workers"),
        }
        if cause is not None and cause.kind == "rule" and cause.id in rules:
            return rules[cause.id]
        return super().term_name(cause)

    @property
    def captions(self) -> frozenset[str]:
        return frozenset(load_language(self.language).text(f"card.{label}") for label in ("main", "inherited"))

    def sources(self, kind: str, card: str) -> CardSources:
        return self.cards.sources.get((kind, card), UNKNOWN)

    def sentences(self, effects: tuple[Effect, ...]) -> str:
        return " ".join(effect_lines(effects, self.cards, self.language, self.solo))

    # ------------------------------------------------------------------ civilisations and wonders

    def civilization(self, card: str, full: bool = False) -> CivilizationFace:
        key = (card, full)
        if key not in self._civilizations:
            data = self.cards.civilization[card]
            if self.solo and data.in_solo:
                data = data._replace(main=_alone(data.main), inherited=_alone(data.inherited))
            name = self.name("civilization", card, not full)
            face = civilization_face(data, name, self.cards.technology, self.marks("civilization", card))
            if full:
                face = face._replace(
                    group_name=self.name("group", data.group),
                    main_sentence=self.sentences(data.main),
                    inherited_sentence=self.sentences(data.inherited),
                )
            self._civilizations[key] = face
        return self._civilizations[key]

    def wonder(self, card: str, full: bool = False) -> WonderFace:
        key = (card, full)
        if key not in self._wonders:
            data = self.cards.wonder[card]
            mark = self.mark("wonder", card)
            face = wonder_face(data, self.name("wonder", card, not full), self.cards.technology, mark)
            self._wonders[key] = face._replace(sentence=self.sentences(data.effects)) if full else face
        return self._wonders[key]

    # ------------------------------------------------------------------ actions and events

    def action(self, row: ActionRow, slots: tuple[Slot, ...]) -> ActionFace:
        key = (row.card, row.place, row.price, row.modifiers, row.symbol)
        if key not in self._actions:
            self._actions[key] = self._empty_action(row)
        return self._actions[key]._replace(slots=slots if row.card in self.cards.action else ())

    def _empty_action(self, row: ActionRow) -> ActionFace:
        """Without workers."""
        data = self.cards.action.get(row.card)
        name = self.name("action", row.card)
        if data is None:
            return ActionFace(row.card, name, symbol_formula(row.symbol), symbol=row.symbol)
        tokens = action_formula(data, row.price, workers=row.place == UPCOMING, solo=self.solo)
        mark = self.marks("action", row.card).get("symbol", "") if row.symbol != "none" else ""
        modifiers = tuple(self.modifier(effect) for effect in row.modifiers)
        return ActionFace(row.card, name, tokens, (), row.symbol, modifiers, source_mark=mark)

    def modifier(self, effect: Effect) -> Modifier:
        """What a card adds to an action: the formula without its tile."""
        tokens = formula(effect, self.cards.technology)[1:]
        place = next((number for number, token in enumerate(tokens) if token.kind == THEN), None)
        if place is not None:
            tokens = [*tokens[:place], *tokens[place + 1 :]]
        return Modifier(tokens, self.cause_name(effect.cause.kind, effect.cause.id))

    def effect(self, effect: Effect) -> list[Token]:
        return formula(effect, self.cards.technology)

    def event(self, event: str) -> list[Token]:
        return event_formula(self.cards.event[event])

    # ------------------------------------------------------------------ technologies

    def technology(self, card: str, state: str = CLOSED, full: bool = False) -> CellFace:
        key = (card, state, full)
        if key not in self._cells:
            self._cells[key] = self._new_cell(card, state, full)
        return self._cells[key]

    def _new_cell(self, card: str, state: str, full: bool) -> CellFace:
        data = self.cards.technology[card]
        kind, owner = ("special_technology", data.special) if data.special else ("technology", card)
        tokens = ability_formula(data.effects, self.cards.technology)
        sentence = self.sentences(data.effects) if full else ""
        name = self.name("technology", card, not full)
        return CellFace(card, name, tokens, state, self.mark(kind, owner), sentence)

    def special(self, card: str, states: tuple[str, str] = (CLOSED, CLOSED), full: bool = False) -> SpecialFace:
        data = self.cards.special_technology[card]
        first, second = (
            self.technology(row.id, state, full)._replace(source_mark="")
            for row, state in zip((data.row_1, data.row_2), states, strict=True)
        )
        mark = self.mark("special_technology", card)
        return SpecialFace(card, self.name("special_technology", card, not full), (first, second), mark)


def _alone(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Without what they do to others, who are not there."""
    return tuple(effect._replace(others=NO_OTHERS) for effect in effects)
