"""The cards of Age of Civilization for the almanac: editions and own sets, six kinds, filters and corrections."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aoc_desktop.games.age_of_civilization.rules.card_models import STANDING
from aoc_desktop.games.age_of_civilization.rules.cards import CardSet
from aoc_desktop.games.age_of_civilization.rules.kinds import IN_ALMANAC
from aoc_desktop.games.age_of_civilization.table.almanac_filter import Wanted, filtered, unseen
from aoc_desktop.games.age_of_civilization.table.card_picture import (
    RULES_WIDTHS,
    CardFaces,
    height_of,
    ids_of,
)
from aoc_desktop.games.age_of_civilization.words.effects import effect_sentence
from aoc_desktop.games.age_of_civilization.words.speech import GAME_ID, load_language
from aoc_desktop.play.session import Session
from aoc_desktop.profile.card_shapes import Vocabulary
from aoc_desktop.text.language import capital
from aoc_desktop.ui.kit.groups import GROUPS
from aoc_desktop.ui.kit.icons import action_icon
from aoc_desktop.ui.screens.almanac.card_book import CardBook, Choice, Filter

EFFECTS = ("main", "inherited", "effects")
"""Fields that are lists of effects."""
WIDTHS = {"civilization": 112, "wonder": 126, "technology": 150, "special_technology": 140, "action": 156, "event": 150}
THINGS = ("coin", "point", "worker", "military", "technology", "wonder", "war", "sacrifice")


class EditionBook(CardBook):
    """An edition, a set of the user's own, or the cards of a running game."""

    game = GAME_ID
    set_kind = "edition"
    kinds = IN_ALMANAC
    cards: CardSet
    faces: CardFaces
    corrects = True
    fixed = ("id", "source", "group", "where", "column", "row")
    unseen_kind = "civilization"
    vocabulary = Vocabulary(
        words={"always": tuple(STANDING)},
        cards={"action": "action", "technologies": "technology", "after": "technology", "except_offer": "technology"},
        heads=("always", "when"),
        order=(
            "action",
            "points",
            "coins",
            "amount",
            "change",
            "gain",
            "offer",
            "per",
            "max",
            "requires",
            "technologies",
        ),
    )

    def faces_of(self, cards: CardSet) -> CardFaces:
        return CardFaces(cards, self.preferences.language)

    # ------------------------------------------------------------------ cards

    def kind_name(self, kind: str) -> str:
        return {
            "civilization": self.tr("Civilisations"),
            "wonder": self.tr("Wonders"),
            "technology": self.tr("Technologies"),
            "special_technology": self.tr("Special technologies"),
            "action": self.tr("Actions"),
            "event": self.tr("Events"),
        }[kind]

    def ids(self, kind: str) -> Sequence[str]:
        return ids_of(self.cards, kind)

    def below(self, kind: str, card: str) -> str:
        return "\n".join(self.lines(kind, card)) if kind == "technology" else ""

    def width(self, kind: str) -> float:
        return WIDTHS[kind]

    def rules_width(self, kind: str, card: str) -> float:
        return RULES_WIDTHS[kind]

    def height(self, kind: str, width: float, large: bool) -> float:
        return height_of(kind, width, large)

    # ------------------------------------------------------------------ asking and correcting

    def filters(self) -> list[Filter]:
        names = load_language(self.preferences.language).names
        groups = [Choice(group, names["group"][group].display) for group in GROUPS]
        populations = [Choice(n, self.tr("%n worker(s)", "", n)) for n in range(5)]
        all_groups = Choice("", self.tr("All groups"))
        all_populations = Choice(None, self.tr("All populations"))
        all_effects = Choice("", self.tr("All effects"))
        of = ("civilization",)
        return [
            Filter("group", self.tr("Group"), [all_groups, *groups], of),
            Filter("population", self.tr("Population"), [all_populations, *populations], of),
            Filter("effect", self.tr("Effect"), [all_effects, *self._effects()]),
            self.source_filter(),
        ]

    def _effects(self) -> list[Choice]:
        """What an effect may be about, each with the sign that the cards have for it."""
        names = load_language(self.preferences.language).names
        found = [(thing, capital(names["terms"][thing].display)) for thing in THINGS]
        found += [(action_icon(action.id), names["action"][action.id].display) for action in self.cards.actions]
        return [Choice(sign, words, sign) for sign, words in found]

    def found(self, kind: str, words: str, chosen: Mapping[str, object], only: frozenset[str] | None) -> list[str]:
        population = chosen["population"]
        wanted = Wanted(
            kind,
            words,
            str(chosen["group"] or ""),
            population if isinstance(population, int) else None,
            str(chosen["source"] or ""),
            only,
            str(chosen["effect"] or ""),
        )
        return filtered(self.faces, wanted)

    def unseen_words(self) -> str:
        return self.tr("Only civilisations not seen in this game yet")

    def unseen(self, session: Session, viewer: int | None) -> frozenset[str]:
        return unseen(session, viewer)

    def can_correct(self, kind: str, card: str) -> bool:
        return kind != "action" or card in self.cards.action

    def effect_words(self, cards: CardSet, kind: str, card: str, field: str) -> Sequence[str]:
        effects = getattr(getattr(cards, kind, {}).get(card), field, ()) if field in EFFECTS else ()
        return [effect_sentence(effect, cards, self.preferences.language) for effect in effects]

    def field_name(self, field: str) -> str:
        return {
            "population": self.tr("Population"),
            "main": self.tr("Main ability"),
            "inherited": self.tr("Inherited ability"),
            "effects": self.tr("Effects"),
            "coins": self.tr("Cost in coins"),
            "workers": self.tr("Workers"),
            "slots": self.tr("Slots"),
            "gain": self.tr("Gain"),
            "symbol": self.tr("Symbol"),
            "after": self.tr("Opened by"),
            "row_1": self.tr("First row"),
            "row_2": self.tr("Second row"),
            "sacrifice": self.tr("Red slots"),
            "requires": self.tr("Condition"),
            "gain_without_technology": self.tr("Gain without technology"),
            "others": self.tr("Other players"),
            "everyone": self.tr("All players"),
            "per": self.tr("For each"),
            "most": self.tr("Who has most"),
            "least": self.tr("Who has least"),
            "solo": self.tr("In solo play"),
        }.get(field, field)
