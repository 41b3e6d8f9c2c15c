"""What an AI may value in Advanced Civilization: a first set of features of one nation, by name, untrained yet."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

from aoc_desktop.games.advanced_civilization.rules.board import SITE_TOKENS
from aoc_desktop.games.advanced_civilization.rules.card_files import STANDARD, shipped_set
from aoc_desktop.games.advanced_civilization.rules.cards import FINISH
from aoc_desktop.games.advanced_civilization.rules.scoring import points_of
from aoc_desktop.games.advanced_civilization.rules.setup import Options, set_up
from aoc_desktop.games.advanced_civilization.rules.state import ACTIVE, NOBODY, State
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.rng import Rng

TABLE = "table"
LAST_PART = 4
"""Chances are told for the game's end, and for so many parts before it."""


def features(state: State, seat: Seat) -> dict[str, float]:
    """Cities with their support, tokens on the map and in stock, cards owned and held."""
    if state.finished or state.status[seat] != ACTIVE:
        return {}
    cities, tokens = state.map_cities(seat), state.map_tokens(seat)
    return {
        **_people(state, seat),
        "cities": cities,
        "tokens": tokens,
        "supported": min(tokens, 2 * cities),
        "stock": min(state.stock[seat], 2 * cities + 6),
        "cards": len(state.owned[seat]),
        "hand": sum(state.hands[seat]),
        "ships": len(state.ships[seat]),
    }


def _people(state: State, seat: Seat) -> dict[str, float]:
    """Tokens that the limits let live, areas they live in, and how far they are from a city on a site."""
    board = state.table.board
    kept = areas = gathered = 0
    for area, tokens in enumerate(state.tokens[seat]):
        if tokens and state.city[area] == NOBODY:
            areas += 1
            kept += min(tokens, board.limits[area])
            if board.sites[area] != "none":
                gathered = max(gathered, min(tokens, SITE_TOKENS))
    return {"kept": kept, "areas": areas, "gathered": gathered * gathered}


class AdvancedCivilizationKnowledge:
    """The expert's side of the game."""

    def features(self, state: State, seat: Seat) -> Mapping[str, float]:
        return features(state, seat)

    def tied(self, feature: str) -> str:
        return feature

    def worth(self, weights: Mapping[str, float]) -> Callable[[State, Seat], float]:
        def worth(state: State, seat: Seat) -> float:
            valued = sum(weights.get(name, 0.0) * amount for name, amount in features(state, seat).items())
            return points_of(state, seat) + valued

        return worth

    def goal(self, state: State, seat: Seat) -> float:
        return 0.0

    def weights_name(self, state: State) -> str:
        return TABLE

    def practice(self, kind: str, rng: Rng) -> State:
        return set_up(Options(shipped_set(STANDARD), 4), rng)

    def points(self, state: State, seat: Seat) -> int:
        return points_of(state, seat)

    def seats(self, state: State) -> int:
        return state.table.players

    def turns_left(self, state: State, seat: Seat) -> int:
        return 0 if state.finished else state.table.turn_limit - state.turn

    def part(self, state: State, seat: Seat) -> int:
        """By the squares that the foremost marker has yet to go, three at a time."""
        return min((FINISH - max(state.ast)) // 3, LAST_PART)

    def turn(self, state: State) -> Hashable | None:
        """A phase of one's own is one thought: a movement, an offer, a purchase."""
        return state.turn, state.phase

    def turn_key(self, state: State, seat: Seat) -> Hashable:
        return state.key()


KNOWLEDGE = AdvancedCivilizationKnowledge()
