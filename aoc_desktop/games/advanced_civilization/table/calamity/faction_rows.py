"""A Civil War as rows: the two factions, with their units by area."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.calamities.civil_war import FIRST, SECOND, War
from aoc_desktop.games.advanced_civilization.rules.state import State


class FactionRow(NamedTuple):
    name: str
    """first or second"""
    points: int
    tokens: tuple[tuple[str, int], ...]
    """By area."""
    cities: tuple[str, ...]
    kept: bool | None
    """Whether the victim keeps it; None: not chosen yet."""


def war_of(state: State) -> War | None:
    """The war that is fought now."""
    question = state.agenda[-1] if state.agenda else None
    war = getattr(question, "war", None)
    return war if isinstance(war, War) else None


def faction_rows(state: State, war: War) -> tuple[FactionRow, ...]:
    """The one that is picked, then what is left."""
    names = state.table.board.areas
    found = []
    for name in (FIRST, SECOND):
        units = war.units(state, name)
        tokens = tuple((names[area], number) for area, number in units.tokens)
        cities = tuple(names[area] for area in units.cities)
        found.append(FactionRow(name, units.points, tokens, cities, war.kept == name if war.kept else None))
    return tuple(found)
