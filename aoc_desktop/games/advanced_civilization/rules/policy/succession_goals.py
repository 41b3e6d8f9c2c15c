"""What the next squares of the AST ask of a seat: cities, cards, groups, points (rules 20)."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.cards import FINISH
from aoc_desktop.games.advanced_civilization.rules.state import State


class Demand(NamedTuple):
    """What a square asks for, and how many turns away it is at best."""

    turns: int
    cities: int
    cards: int
    groups: int
    points: int


def demands(state: State, seat: int) -> list[Demand]:
    """Of every square that is still to come, the next one first: turns 0 means at the end of this turn."""
    square = state.ast[seat]
    nation = state.table.cards.nations[state.nation[seat]]
    found = []
    for turns, following in enumerate(range(square + 1, FINISH + 1)):
        epoch = nation.epochs[following]
        found.append(Demand(turns, epoch.cities, epoch.cards, epoch.groups, nation.values[following]))
    return found


def cities_demanded(state: State, seat: int) -> list[int]:
    """Cities without which the marker would not move at the end of this turn, of the next …"""
    square = state.ast[seat]
    epochs = state.table.cards.nations[state.nation[seat]].epochs
    return [max(epochs[here].cities, epochs[here + 1].cities) for here in range(square, FINISH)] or [epochs[-1].cities]


def groups_of(state: State, owned: int) -> frozenset[str]:
    return frozenset[str]().union(*(card.groups for card in state.table.cards.owned_cards(owned)))
