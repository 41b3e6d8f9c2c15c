"""The cards of Monumental Duel for the almanac: seven kinds, with filters by owner, era, effect and source."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aoc_desktop.games.monumental_duel.rules.card_models import AMOUNTS, STEPS
from aoc_desktop.games.monumental_duel.rules.cards import ERAS, RESOURCES, CardSet
from aoc_desktop.games.monumental_duel.table.card_picture import (
    KINDS,
    LARGE,
    RULES_WIDTHS,
    SHAPES,
    card_signs,
    ids_of,
    shape_of,
)
from aoc_desktop.games.monumental_duel.table.face_book import FaceBook
from aoc_desktop.games.monumental_duel.table.formula import SIGNS
from aoc_desktop.games.monumental_duel.words.speech import GAME_ID, load_language
from aoc_desktop.profile.card_shapes import Vocabulary
from aoc_desktop.ui.kit.text_search import plain
from aoc_desktop.ui.screens.almanac.card_book import CardBook, Choice, Filter

WIDTHS = {"building": 140.0, "knowledge": 132.0, "wonder": 124.0, "province": 124.0}
USUAL = 140.0
HIGHEST = {
    "building": "track",
    "knowledge": "track",
    "wonder": "track",
    "province": "track",
    "policy": "policy",
    "warlord": "person",
    "espionage": "espionage",
}
"""The highest face among the cards of a kind."""
DEEDS = ("spy", "archive", "discard", "reinforce", "draw_use", "reserve", "revolt", "advantage")


class DuelBook(CardBook):
    """The box, or the cards of a running game."""

    game = GAME_ID
    kinds = KINDS
    cards: CardSet
    faces: FaceBook
    corrects = True
    vocabulary = Vocabulary(
        words={"do": tuple(STEPS), "from": AMOUNTS},
        cards={
            "which": "building",
            "activated": "building",
            "terrain": "terrain",
            "from": "resource",
            "to": "resource",
            "gained": "resource",
        },
        heads=("do",),
        order=("count", "kind"),
    )
    fixed = ("id", "source", "set", "civilization", "era", "number", "terrain")

    def faces_of(self, cards: CardSet) -> FaceBook:
        return FaceBook(cards, self.preferences.language)

    # ------------------------------------------------------------------ cards

    def kind_name(self, kind: str) -> str:
        return {
            "building": self.tr("Buildings"),
            "knowledge": self.tr("Knowledge"),
            "wonder": self.tr("Wonders"),
            "province": self.tr("Provinces"),
            "policy": self.tr("Policies"),
            "warlord": self.tr("Persons"),
            "espionage": self.tr("Espionage"),
        }[kind]

    def ids(self, kind: str) -> Sequence[str]:
        return ids_of(self.cards, kind)

    def name(self, kind: str, card: str) -> str:
        """Revolt and Ambassador lie with cards of another kind."""
        return self.faces.name(self.cards.card[card].kind, card, short=False)

    def below(self, kind: str, card: str) -> str:
        return "\n".join(self.faces.unsaid(kind, card))

    def width(self, kind: str) -> float:
        return WIDTHS.get(kind, USUAL)

    def rules_width(self, kind: str, card: str) -> float:
        return RULES_WIDTHS[shape_of(self.cards, card)]

    def height(self, kind: str, width: float, large: bool) -> float:
        return width * (LARGE if large else SHAPES[HIGHEST[kind]])

    def file_kind(self, kind: str, card: str) -> str:
        return self.cards.card[card].kind

    def can_correct(self, kind: str, card: str) -> bool:
        """Revolt has nothing but its number."""
        return self.cards.card[card].kind != "revolt"

    def field_name(self, field: str) -> str:
        return {
            "bonus": self.tr("Bonus"),
            "copies": self.tr("Copies"),
            "cost": self.tr("Cost"),
            "defence": self.tr("Defence"),
            "during_activation": self.tr("During activation"),
            "faces": self.tr("Faces of the die"),
            "on_activated": self.tr("When it is activated"),
            "pays": self.tr("Paid with"),
            "resources": self.tr("Resources"),
            "round_start": self.tr("At the start of a round"),
            "standing": self.tr("Standing effect"),
            "use": self.tr("Use"),
        }.get(field, field)

    # ------------------------------------------------------------------ asking

    def filters(self) -> list[Filter]:
        names = load_language(self.preferences.language).names
        eras = [Choice(era, names["era"][str(era)].display) for era in ERAS]
        owners = [Choice(each.id, names["civilization"][each.id].display) for each in self.cards.civilizations]
        effects = [Choice(SIGNS[name], names["resource"][name].display, SIGNS[name]) for name in RESOURCES]
        effects += [Choice(deed, self._deed(deed), deed) for deed in DEEDS]
        return [
            Filter("era", self.tr("Era"), [Choice(None, self.tr("All eras")), *eras]),
            Filter("owner", self.tr("Civilisation"), [Choice("", self.tr("All civilisations")), *owners]),
            Filter("effect", self.tr("Effect"), [Choice("", self.tr("All effects")), *effects]),
            self.source_filter(),
        ]

    def _deed(self, deed: str) -> str:
        return {
            "spy": self.tr("Spy"),
            "archive": self.tr("Archive"),
            "discard": self.tr("Discard"),
            "reinforce": self.tr("Reinforce"),
            "draw_use": self.tr("Draw and use"),
            "reserve": self.tr("Reserve"),
            "revolt": self.tr("Revolts"),
            "advantage": self.tr("Advantage"),
        }[deed]

    def found(self, kind: str, words: str, chosen: Mapping[str, object], only: frozenset[str] | None) -> list[str]:
        fitting = [card for card in self.ids(kind) if self._fits(kind, card, words, chosen)]
        return sorted(fitting, key=lambda card: plain(self.name(kind, card)))

    def _fits(self, kind: str, card: str, words: str, chosen: Mapping[str, object]) -> bool:
        data = self.cards.card[card]
        if chosen["era"] is not None and data.era != chosen["era"]:
            return False
        if chosen["owner"] and not self._owned(str(chosen["owner"]), card):
            return False
        if not self.has_source(chosen["source"], kind, card):
            return False
        if chosen["effect"] and chosen["effect"] not in card_signs(self.faces, card):
            return False
        text = plain(" ".join([self.name(kind, card), *self.lines(kind, card)]))
        return all(word in text for word in plain(words).split())

    def _owned(self, civilization: str, card: str) -> bool:
        owner = self.cards.civilization[civilization]
        return any(card == each.id for each in (*owner.deck, *owner.policies, owner.warlord))
