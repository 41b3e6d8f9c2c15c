"""What trade cards are worth to a seat: sets that grow, and calamities that hurt."""

from __future__ import annotations

from collections.abc import Sequence

from aoc_desktop.games.advanced_civilization.rules.cards import Calamity, CardSet
from aoc_desktop.games.advanced_civilization.rules.state import State

REDUCED = 22.0
"""A city that becomes tokens, in points: what it scores, less what the tokens are worth."""
DESTROYED = 45.0
POINT = 2.5
"""A unit point lost elsewhere."""
HORDE = 45.0


def set_value(stack: int, cards: float, seed: float) -> float:
    """A set's worth, and what its cards promise."""
    return stack * (cards * cards + seed * cards)


def change_value(cards: CardSet, goods: Sequence[int], change: dict[int, int], seed: float) -> float:
    """What a hand gains when so many cards of each commodity come or go."""
    gain = 0.0
    for card, number in change.items():
        commodity = cards.commodities[card]
        before = goods[card]
        after = before + number
        # More cards than there are in the game grow no set.
        gain += commodity.stack * (after * after - before * before + seed * number)
    return gain


def calamity_cost(state: State, seat: int, calamity: Calamity, owned: int) -> float:
    """What a calamity would cost its holder, roughly, if it owned these cards."""
    cities = state.map_cities(seat)
    if not cities:
        return POINT
    kind = calamity.kind
    if kind in ("betray", "eruption_or_quake"):
        return REDUCED if calamity.softened(owned) else DESTROYED
    if kind == "reduce_cities":
        return REDUCED * min(cities, calamity.for_victim(calamity.cities, owned))
    if kind == "reduce_excess":
        excess = max(0, cities - calamity.spared)
        return REDUCED * min(cities, calamity.for_victim(excess, owned))
    if kind == "slave_revolt":
        blocked = calamity.for_victim(calamity.tokens, owned)
        missing = max(0, 2 * cities - max(0, state.map_tokens(seat) - blocked))
        return REDUCED * ((missing + 3) // 4)
    if kind == "horde":
        nation = state.table.cards.nations[state.nation[seat]].id
        return 0.0 if nation == calamity.immune_nation else HORDE
    if kind == "piracy":
        return DESTROYED * min(2, cities)
    if kind == "civil_war":
        return 2 * DESTROYED
    return POINT * calamity.for_victim(calamity.points, owned)


def calamity_costs(state: State, seat: int) -> list[float]:
    """By number, for a seat as it stands."""
    owned = state.owned_bits[seat]
    return [calamity_cost(state, seat, each, owned) for each in state.table.cards.calamities]
