"""What an AI may value in Monumental Duel: features of one side of the table, and their worth under weights.

A feature is named, so that the learned weights can be read. Most depend on the era: `gold@2` is the worth of a Gold in
era II. Cards owned count by name; what the end of the game would give is the score itself.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from aoc_desktop.games.monumental_duel.card_files import shipped_set
from aoc_desktop.games.monumental_duel.cards import RESOURCES
from aoc_desktop.games.monumental_duel.scoring import DOMINATIONS, counts, score
from aoc_desktop.games.monumental_duel.setup import Options, set_up
from aoc_desktop.games.monumental_duel.state import CELLS_OF, State
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.rng import Rng

Features = dict[str, float]
DUEL = "duel"
"""The one set of weights: every game is a duel."""
LONGEST = 10
"""At least three cards of thirty leave the track in every round."""


def features(state: State, seat: Seat) -> Features:
    """Everything that is valued about a seat's side beside its score, by name."""
    found: Features = {}
    if state.phase != "finished":
        _situation(state, seat, found)
        _cards(state, seat, found)
        _leads(state, seat, found)
    return found


def _situation(state: State, seat: Seat, found: Features) -> None:
    """Tokens, dice, the Advantage, policies, and what lies ready."""
    player, era = state.players[seat], state.era
    for resource, amount in zip(RESOURCES[:-1], player.tokens, strict=False):
        found[f"{resource}@{era}"] = amount
    found[f"agents={player.agents}@{era}"] = 1.0
    found[f"policies={len(player.policies)}@{era}"] = 1.0
    found[f"deck@{era}"] = len(player.owned())
    found[f"known@{era}"] = len(player.top)
    found[f"reserved@{era}"] = len(player.reserved)
    found[f"espionage_{player.espionage.id}@{era}"] = 1.0
    if state.holder == seat:
        found[f"advantage@{era}"] = 1.0
        found[f"advantage_tokens@{era}"] = state.holder_tokens
    if player.construction is not None:
        found[f"begun@{era}"] = 1.0
    if player.passed:
        found[f"passed@{era}"] = 1.0
    ready = [player.faces[cell] for cell in CELLS_OF[player.active & ~player.used]]
    found[f"ready@{era}"] = sum(card is not None and card.use is not None for card in ready)


def _cards(state: State, seat: Seat, found: Features) -> None:
    """The cards of the City deck, wherever they are, by name."""
    era = state.era
    for card in state.players[seat].owned():
        name = f"{card.id}@{era}"
        found[name] = found.get(name, 0.0) + 1.0


def _leads(state: State, seat: Seat, found: Features) -> None:
    """How far each domination is ahead or behind, to two."""
    mine, theirs = counts(state, seat), counts(state, 1 - seat)
    for what in DOMINATIONS:
        lead = max(-2, min(2, getattr(mine, what) - getattr(theirs, what)))
        found[f"lead_{what}={lead}@{state.era}"] = 1.0


class MonumentalDuelKnowledge:
    """The expert's side of Monumental Duel, as the general search asks for it."""

    def features(self, state: State, seat: Seat) -> Mapping[str, float]:
        return features(state, seat)

    def tied(self, feature: str) -> str:
        """A feature is learned as one for all eras at first."""
        return feature.partition("@")[0]

    def worth(self, weights: Mapping[str, float]) -> _Worth:
        return _Worth(weights)

    def goal(self, state: State, seat: Seat) -> float:
        """Nobody plays alone."""
        return 0.0

    def weights_name(self, state: State) -> str:
        return DUEL

    def practice(self, kind: str, rng: Rng) -> State:
        return set_up(Options(shipped_set("espionage")), rng)

    def points(self, state: State, seat: Seat) -> int:
        return score(state, seat)

    def seats(self, state: State) -> int:
        return 2

    def turns_left(self, state: State, seat: Seat) -> int:
        """In rounds: how many turns a round has is the players' choice."""
        return 0 if state.phase == "finished" else LONGEST - min(state.round, LONGEST) + 1

    def turn(self, state: State) -> Hashable | None:
        """Each decision stands alone: chance comes between those of a turn."""
        return None

    def turn_key(self, state: State, seat: Seat) -> Hashable:
        return (state.step, state.seat, state.source, state.dice, tuple(player.key() for player in state.players))


class _Worth:
    """A seat's expected final points under weights."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights = weights

    def __call__(self, state: State, seat: Seat) -> float:
        value = float(score(state, seat))
        get = self._weights.get
        if self._weights:
            for name, amount in features(state, seat).items():
                if amount:
                    value += get(name, 0.0) * amount
        return value


KNOWLEDGE = MonumentalDuelKnowledge()
