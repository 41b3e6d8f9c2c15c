"""The cards of The Golden Ages for the almanac: seven kinds, by era, effect and source."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aoc_desktop.games.golden_ages.rules.card_models import STANDING
from aoc_desktop.games.golden_ages.rules.cards import ERAS, SYMBOLS, CardSet
from aoc_desktop.games.golden_ages.rules.events import Keeps, Plays, Replaces, Reveals
from aoc_desktop.games.golden_ages.table.card_picture import KINDS, WIDTHS, CardFaces, height_of, ids_of
from aoc_desktop.games.golden_ages.table.formula import COUNTED
from aoc_desktop.games.golden_ages.words.effects import effect_sentence
from aoc_desktop.games.golden_ages.words.speech import GAME_ID, load_language
from aoc_desktop.play.session import Session
from aoc_desktop.profile.card_shapes import Vocabulary
from aoc_desktop.text.language import capital
from aoc_desktop.ui.kit.text_search import plain
from aoc_desktop.ui.screens.almanac.card_book import CardBook, Choice, Filter

OF_ERAS = ("civilization", "wonder", "building")
THINGS = ("gold", "point", "technology", "wonder", "building", "colonist", "city", "glory_tile", "agora")
"""What an effect may be about, as the game's terms call it."""
SIGNS = {"gold": "coin", "colonist": "worker", "glory_tile": "glory"}
"""Terms that have another sign."""
SHOWN = (Reveals, Plays, Keeps, Replaces)
"""Events that show civilisations as they come and go."""


class AgesBook(CardBook):
    """The cards of the box, or of a running game."""

    game = GAME_ID
    kinds = KINDS
    cards: CardSet
    faces: CardFaces
    unseen_kind = "civilization"
    corrects = True
    vocabulary = Vocabulary(
        words={"always": tuple(STANDING)},
        cards={
            "always": "effect",
            "when": "effect",
            "per": "count",
            "most": "count",
            "symbol": "symbol",
            "id": "technology",
            "needs": "technology",
            "cost_for": "civilization",
        },
        heads=("always", "when"),
        order=("symbol", "gold", "gain", "technology", "per"),
    )
    fixed = ("id", "source", "confidence", "row", "level", "era", "size", "cells", "obsoletes")

    def faces_of(self, cards: CardSet) -> CardFaces:
        return CardFaces(cards, self.preferences.language)

    # ------------------------------------------------------------------ cards

    def kind_name(self, kind: str) -> str:
        return {
            "civilization": self.tr("Civilisations"),
            "technology": self.tr("Technologies"),
            "wonder": self.tr("Wonders"),
            "building": self.tr("Buildings"),
            "judgement": self.tr("Judgements"),
            "future": self.tr("Future technologies"),
            "tile": self.tr("Continent tiles"),
        }[kind]

    def ids(self, kind: str) -> Sequence[str]:
        return ids_of(self.cards, kind)

    def below(self, kind: str, card: str) -> str:
        return "\n".join(self.faces.lines(kind, card) if kind == "tile" else self.faces.unsaid(kind, card))

    def width(self, kind: str) -> float:
        return WIDTHS[kind]

    def height(self, kind: str, width: float, large: bool) -> float:
        return height_of(kind, width, large)

    def can_correct(self, kind: str, card: str) -> bool:
        """A tile is as it is cut."""
        return kind != "tile"

    def effect_words(self, cards: CardSet, kind: str, card: str, field: str) -> Sequence[str]:
        effects = getattr(getattr(cards, kind, {}).get(card), field, ()) if field == "effects" else ()
        return [capital(effect_sentence(effect, self.preferences.language)) for effect in effects]

    def field_name(self, field: str) -> str:
        return {
            "cost": self.tr("Cost in gold"),
            "cost_for": self.tr("Cost for a civilisation"),
            "cubes": self.tr("Cubes"),
            "each": self.tr("For every so many"),
            "effects": self.tr("Effects"),
            "most": self.tr("Who has most"),
            "per": self.tr("For each"),
            "players": self.tr("With so many players"),
            "points": self.tr("Points"),
            "value": self.tr("Value"),
        }.get(field, field)

    # ------------------------------------------------------------------ asking

    def filters(self) -> list[Filter]:
        names = load_language(self.preferences.language).names
        eras = [Choice(era, names["era"][str(era)].display) for era in range(1, ERAS + 1)]
        effects = [Choice(SIGNS.get(name, name), capital(names["terms"][name].display)) for name in THINGS]
        effects += [Choice(symbol, names["symbol"][symbol].display) for symbol in SYMBOLS]
        return [
            Filter("era", self.tr("Era"), [Choice(0, self.tr("All eras")), *eras], OF_ERAS),
            Filter("effect", self.tr("Effect"), [Choice("", self.tr("All effects")), *effects]),
            self.source_filter(),
        ]

    def found(self, kind: str, words: str, chosen: Mapping[str, object], only: frozenset[str] | None) -> list[str]:
        found = [card for card in ids_of(self.cards, kind) if self._fits(kind, card, words, chosen)]
        if only is not None and kind == self.unseen_kind:
            found = [card for card in found if card in only]
        if kind == "tile":
            return found
        return sorted(found, key=lambda card: plain(self.name(kind, card)))

    def _fits(self, kind: str, card: str, words: str, chosen: Mapping[str, object]) -> bool:
        era, sign = chosen["era"], str(chosen["effect"] or "")
        if not self.has_source(chosen["source"], kind, card):
            return False
        if era and kind in OF_ERAS and getattr(self.cards, kind)[card].era != era:
            return False
        if sign and not self._shows(kind, card, sign):
            return False
        text = plain(" ".join([self.name(kind, card), *self.faces.lines(kind, card)]))
        return all(word in text for word in plain(words).split())

    def _shows(self, kind: str, card: str, sign: str) -> bool:
        """Whether its formula has this sign; of a symbol, also its red ring."""
        if kind == "tile":
            tile = self.cards.tile[card]
            return any(sign in cell.symbols for cell in tile.placements[0].cells)
        face = getattr(self.faces, kind)(card)
        wanted = {sign, f"symbol_{sign}", f"control_{sign}", COUNTED.get(sign, sign)}
        return any(token.name in wanted for token in face.tokens)

    def unseen_words(self) -> str:
        return self.tr("Only civilisations not seen in this game yet")

    def unseen(self, session: Session, viewer: int | None) -> frozenset[str]:
        """Civilisations that no event has shown, and that the person does not hold."""
        state = session.match.game.view(session.match.state, viewer).state
        history = session.match.history
        seen = {
            word for played in history for event in played.events if isinstance(event, SHOWN) for word in event.words
        }
        for player in state.players:
            cards = [card for cards in player.hand for card in cards]
            cards += [card for card in (player.civilization, player.offer) if card is not None]
            seen |= {card.id for card in cards}
        return frozenset(card for card in self.cards.civilization if card not in seen)
