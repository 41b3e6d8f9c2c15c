"""A fight in an area: who removes tokens, in which order, until when (rules 10)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from aoc_desktop.games.advanced_civilization.rules.events import Fight, FightOrder, Side, nation_told
from aoc_desktop.games.advanced_civilization.rules.pieces import remove_tokens
from aoc_desktop.games.advanced_civilization.rules.state import Log, State

Sides = list[tuple[int, int]]
"""Nations with their tokens; the neutral number stands for barbarians and pirates."""


def sides_in(state: State, area: int) -> Sides:
    return [(nation, row[area]) for nation, row in enumerate(state.tokens) if row[area]]


def removes_last(state: State, nation: int) -> bool:
    """Barbarians and pirates have no cards; inert nations use theirs."""
    return nation < state.table.players and state.abilities[nation].remove_last


def removal_order(state: State, sides: Sides) -> list[list[int]]:
    """Nations that remove at once, group after group: numbers at the beginning of the fight decide."""
    ordered = sorted((removes_last(state, nation), count, nation) for nation, count in sides)
    return [[nation for _, _, nation in group] for _, group in groupby(ordered, key=lambda side: side[:2])]


def fight(state: State, sides: Sides, limit: int) -> dict[int, int]:
    """What each nation has left. In cycles, group after group, each nation of a group removes one token at once."""
    left = dict(sides)
    total = sum(left.values())
    if len(sides) < 2 or total <= limit:
        return left
    groups = removal_order(state, sides)
    alive = len(sides)
    while True:
        for group in groups:
            for nation in group:
                if left[nation]:
                    left[nation] -= 1
                    total -= 1
                    alive -= not left[nation]
            if alive <= 1 or total <= limit:
                return left


def fight_in(state: State, area: int, limit: int, log: Log) -> None:
    """A fight among all tokens of an area."""
    fight_among(state, area, sides_in(state, area), limit, log)


def fight_among(state: State, area: int, sides: Sides, limit: int, log: Log, attackers: bool = False) -> None:
    """What the fight removes goes home. `attackers`: those of a city fight each other first."""
    left = fight(state, sides, limit)
    for nation, count in sides:
        if lost := count - left[nation]:
            remove_tokens(state, nation, area, lost)
    if any(left[nation] < count for nation, count in sides):
        note_fight(state, area, sides, left, None if attackers else limit, log)


def note_fight(state: State, area: int, sides: Sides, left: Mapping[int, int], limit: int | None, log: Log) -> None:
    """What each nation lost and has left, and who had to remove first."""
    if log is not None:
        total = sum(count for _, count in sides)
        told = [Side(nation_told(state, nation), count - left[nation], left[nation]) for nation, count in sides]
        log.append(Fight(state.table.board.areas[area], total, limit, tuple(told)))
        groups = [tuple(nation_told(state, nation) for nation in group) for group in removal_order(state, sides)]
        last = tuple(nation for nation, _ in sides if removes_last(state, nation))
        log.append(FightOrder(tuple(groups), last))
