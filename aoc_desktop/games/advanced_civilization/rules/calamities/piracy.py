"""Piracy: coastal cities become pirate cities (rules 16.15)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.events import Pirates
from aoc_desktop.games.advanced_civilization.rules.pieces import remove_city
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import SeatQuestion
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move


def piracy(state: State, number: int, victim: int, giver: int, log: Log) -> None:
    """Two of the victim's, chosen by the giver; then two of others, chosen by the victim."""
    card = state.table.cards.calamities[number]
    chooser = victim if giver == NOBODY else giver
    state.do(
        OwnCities(chooser, victim, card.cities),
        OthersCities(victim, giver, card.secondary_cities, ()),
    )


def coastal_cities(state: State, seat: int) -> list[int]:
    return [area for area in state.cities_of(seat) if state.table.board.coastal[area]]


def seize(state: State, area: int, log: Log) -> None:
    """A pirate city of the pool takes its place; with none left the city is only removed."""
    note(log, Pirates, state.city[area], state.table.board.areas[area])
    remove_city(state, area)
    if state.pool_cities:
        state.pool_cities -= 1
        state.city[area] = state.table.neutral


@dataclass(frozen=True)
class OwnCities(SeatQuestion):
    victim: int
    left: int

    @property
    def step(self) -> str:
        return "pirate"

    def settled(self, state: State, log: Log) -> bool:
        """As many as are wanted, or fewer: all of them (rules 2.3)."""
        cities = coastal_cities(state, self.victim)
        if len(cities) > self.left:
            return not self.left
        for area in cities:
            seize(state, area, log)
        return True

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        for area in coastal_cities(state, self.victim):
            yield ("pirate", state.table.board.areas[area])

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        seize(state, state.table.board.area[move[1]], log)
        state.do(OwnCities(seat, self.victim, self.left - 1))

    def pending(self, state: State) -> dict[str, Any]:
        return {"victim": self.victim, "stage": "primary", "left": self.left}


@dataclass(frozen=True)
class OthersCities(SeatQuestion):
    """One coastal city of another seat, then one of a different seat; never of the giver."""

    giver: int
    left: int
    struck: tuple[int, ...]

    @property
    def step(self) -> str:
        return "pirate"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        if not self.left:
            return
        board = state.table.board
        spared = {seat, self.giver, *self.struck}
        for area, owner in enumerate(state.city):
            if owner in state.ast_order and owner not in spared and board.coastal[area]:
                yield ("pirate", board.areas[area])

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        area = state.table.board.area[move[1]]
        struck = (*self.struck, state.city[area])
        seize(state, area, log)
        state.do(OthersCities(seat, self.giver, self.left - 1, struck))

    def pending(self, state: State) -> dict[str, Any]:
        return {"victim": self.seat, "stage": "secondary", "left": self.left}
