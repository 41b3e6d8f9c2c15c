"""Calamities that strike cities: Treachery (rules 16.5), Superstition (16.7), Slave Revolt (16.9), Civil Disorder
(16.13), Iconoclasm and Heresy (16.14)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.calamities.reckoning import note_reckoning
from aoc_desktop.games.advanced_civilization.rules.calamities.sharing import Caps, Suffer, caps_of, share_out
from aoc_desktop.games.advanced_civilization.rules.events import Due, SlaveRevolt, calamity_cause
from aoc_desktop.games.advanced_civilization.rules.phases.support import ReduceCities, Support
from aoc_desktop.games.advanced_civilization.rules.pieces import change_owner, destroy_city
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import SeatQuestion, Task
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move


def treachery(state: State, number: int, victim: int, giver: int, log: Log) -> None:
    """The giver takes a city; without a giver the victim reduces one."""
    card = state.table.cards.calamities[number]
    if giver == NOBODY:
        reduce_some(state, victim, number, card.cities, log)
    else:
        state.do(Betray(giver, victim, number))


@dataclass(frozen=True)
class Betray(SeatQuestion):
    """The giver names a city; it is removed if the giver has none in stock."""

    victim: int
    calamity: int

    @property
    def step(self) -> str:
        return "betray"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        for area in state.cities_of(self.victim):
            yield ("betray", state.table.board.areas[area])

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        area = state.table.board.area[move[1]]
        cause = calamity_cause(state.table.cards.calamities[self.calamity].id)
        if state.city_stock[seat]:
            change_owner(state, area, seat, cause, log)
        else:
            destroy_city(state, area, cause, log)

    def pending(self, state: State) -> dict[str, Any]:
        return {"calamity": state.table.cards.calamities[self.calamity].id, "victim": self.victim}


def reduce_some(state: State, seat: int, number: int, cities: int, log: Log) -> None:
    """A seat reduces so many of its cities, all of them at most."""
    card = state.table.cards.calamities[number]
    due = min(cities, state.map_cities(seat))
    note(log, Due, seat, "cities", due, calamity_cause(card.id))
    if due:
        state.do(ReduceCities(seat, card.id, due))


def superstition(state: State, number: int, victim: int, giver: int, log: Log) -> None:
    """A number of cities, changed by the victim's cards; Iconoclasm shares two more out among the others."""
    card = state.table.cards.calamities[number]
    if card.secondary:
        state.do(ShareReductions(number, victim, giver))
    note_reckoning(state, card, victim, card.cities, log)
    reduce_some(state, victim, number, card.for_victim(card.cities, state.owned_bits[victim]), log)


@dataclass(frozen=True)
class ShareReductions(Task):
    calamity: int
    victim: int
    giver: int

    def go(self, state: State, log: Log) -> None:
        card = state.table.cards.calamities[self.calamity]
        then = SufferReduction(NOBODY, 0, self.calamity)
        share_out(state, card.id, self.victim, card.secondary_cities, self.caps(state), then)

    def caps(self, state: State) -> Caps:
        """Who can take a share, and how much."""
        return caps_of(state, state.table.cards.calamities[self.calamity], self.victim, self.giver, state.map_cities)


@dataclass(frozen=True)
class SufferReduction(Suffer):
    calamity: int

    def go(self, state: State, log: Log) -> None:
        reduce_some(state, self.seat, self.calamity, self.share, log)


def civil_disorder(state: State, number: int, victim: int, giver: int, log: Log) -> None:
    """All cities beyond three, changed by the victim's cards."""
    card = state.table.cards.calamities[number]
    cities = state.map_cities(victim)
    excess = max(0, cities - card.spared)
    note_reckoning(state, card, victim, cities, log, spared=min(cities, card.spared))
    reduce_some(state, victim, number, card.for_victim(excess, state.owned_bits[victim]), log)


def slave_revolt(state: State, number: int, victim: int, giver: int, log: Log) -> None:
    """Some tokens support no city; those that reductions place do."""
    card = state.table.cards.calamities[number]
    blocked = min(card.for_victim(card.tokens, state.owned_bits[victim]), state.map_tokens(victim))
    note_reckoning(state, card, victim, card.tokens, log)
    note(log, SlaveRevolt, victim, blocked)
    state.do(Support(victim, card.id, blocked))
