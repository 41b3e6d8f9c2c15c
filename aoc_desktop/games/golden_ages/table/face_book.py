"""Every card of a game as a face in one language: made once from the card set, the names and the card texts."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.rules.cards import CardSet, Effect
from aoc_desktop.games.golden_ages.table.faces import BuildingFace, CivilizationFace, WonderFace
from aoc_desktop.games.golden_ages.table.formula import effects_formula, future_formula, judgement_formula
from aoc_desktop.games.golden_ages.table.tile_faces import CLOSED, FutureFace, JudgementFace, Score, TechnologyFace
from aoc_desktop.games.golden_ages.words.cards import card_text
from aoc_desktop.games.golden_ages.words.words import WORDS
from aoc_desktop.kernel.sources import UNKNOWN, CardSources
from aoc_desktop.ui.kit.tokens import Token
from aoc_desktop.ui.table.picture.faces import Faces

NOTHING: frozenset[str] = frozenset()


class FaceBook(Faces):
    """Faces by id. Small ones have no sentences; `full` ones have."""

    def __init__(self, cards: CardSet, language: str) -> None:
        super().__init__(WORDS, language)
        self.cards = cards
        self._tokens: dict[tuple[str, str], list[Token]] = {}

    def sources(self, kind: str, card: str) -> CardSources:
        return self.cards.sources.get((kind, card), UNKNOWN)

    def sentence(self, kind: str, card: str, full: bool) -> str:
        return card_text(self.cards, kind, card, self.language) if full else ""

    def _formula(self, kind: str, card: str, effects: tuple[Effect, ...]) -> list[Token]:
        key = kind, card
        if key not in self._tokens:
            self._tokens[key] = effects_formula(effects, lambda technology: self.name("technology", technology))
        return self._tokens[key]

    def civilization(self, card: str, full: bool = False) -> CivilizationFace:
        data = self.cards.civilization[card]
        return CivilizationFace(
            card,
            self.name("civilization", card, not full),
            data.value,
            data.era,
            self._formula("civilization", card, data.effects),
            self.sentence("civilization", card, full),
            self.mark("civilization", card),
        )

    def wonder(self, card: str, full: bool = False, civilization: str = "") -> WonderFace:
        """`civilization`: that of the person who may build it."""
        data = self.cards.wonder[card]
        return WonderFace(
            card,
            self.name("wonder", card, not full),
            data.cost,
            data.cost_for.get(civilization, data.cost),
            tuple(data.cost_for.items()),
            self._formula("wonder", card, data.effects),
            self.sentence("wonder", card, full),
            self.mark("wonder", card),
        )

    def own_wonder(self, card: str) -> WonderFace:
        """On its owner's board: what it brought when it was built is over."""
        left = tuple(effect for effect in self.cards.wonder[card].effects if effect.when != "build")
        return self.wonder(card)._replace(tokens=self._formula("own wonder", card, left))

    def building(self, card: str, full: bool = False) -> BuildingFace:
        data = self.cards.building[card]
        most = max(data.players, default=0)
        return BuildingFace(
            card,
            self.name("building", card, not full),
            self._formula("building", card, data.effects),
            f"{most}+" if most > 2 else "",
            self.sentence("building", card, full),
            self.mark("building", card),
        )

    def technology(
        self, card: str, state: str = CLOSED, cubes: int | None = None, full: bool = False
    ) -> TechnologyFace:
        data = self.cards.technology[card]
        return TechnologyFace(
            card,
            self.name("technology", card, not full),
            self._formula("technology", card, data.effects),
            data.cubes if cubes is None else cubes,
            state,
            self.sentence("technology", card, full),
            self.mark("technology", card),
        )

    def judgement(
        self, card: str, scores: tuple[Score, ...] = (), viewer: int | None = None, full: bool = False
    ) -> JudgementFace:
        return JudgementFace(
            card,
            self.name("judgement", card, not full),
            judgement_formula(self.cards.judgement[card]),
            scores,
            viewer,
            self.sentence("judgement", card, full),
            self.mark("judgement", card),
        )

    def future(self, card: str, standing: str = "", full: bool = False) -> FutureFace:
        return FutureFace(
            card,
            self.name("future", card, not full),
            future_formula(self.cards.future[card]),
            standing,
            self.sentence("future", card, full),
            self.mark("future", card),
        )
