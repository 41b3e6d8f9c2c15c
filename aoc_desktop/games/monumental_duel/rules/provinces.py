"""The province pile: what protects its topmost Province, and what conquering that one costs (rules, 5.5)."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.monumental_duel.rules.cards import NONE, Card
from aoc_desktop.games.monumental_duel.rules.state import Player


class Conquest(NamedTuple):
    """The topmost Province of a pile and the Barricades on it."""

    province: Card
    place: int
    barricades: int
    defence: int

    @property
    def price(self) -> int:
        """Without discounts."""
        return self.province.cost[0] + self.defence


def conquest(owner: Player) -> Conquest | None:
    """The Province that can be conquered from this pile; None: it holds no Province."""
    place = top_province(owner)
    if place == NONE:
        return None
    above = owner.provinces[place + 1 :]
    return Conquest(owner.provinces[place], place, len(above), sum([card.defence for card in above]))


def top_province(owner: Player) -> int:
    """The place of the topmost Province in the pile, or NONE."""
    pile = owner.provinces
    for place in range(len(pile) - 1, -1, -1):
        if pile[place].kind == "province":
            return place
    return NONE


def discount_on(player: Player, what: str) -> int:
    """The discount of a player on a `province` or on `progress`; discounts add up (ruling 22)."""
    less = 0
    if not player.standing:
        return less
    for standing in player.standing:
        if standing.discount == what and not (standing.first_each_round and player.progress):
            less += standing.amount
    return less
