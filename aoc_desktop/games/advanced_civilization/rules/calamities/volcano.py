"""Volcano or earthquake (rules 16.4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.events import Eruption, Lost, calamity_cause
from aoc_desktop.games.advanced_civilization.rules.pieces import (
    destroy_city,
    reduce_city,
    remove_tokens,
    staying,
    unit_points,
)
from aoc_desktop.games.advanced_civilization.rules.state import CITY_POINTS, NOBODY, Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import SeatQuestion
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move

Site = tuple[int, int]
"""A city of the victim and a city beside it, or NOBODY."""


def volcano(state: State, number: int, victim: int, giver: int, log: Log) -> None:
    """A city beside a volcano: eruption. Any other city: earthquake."""
    volcanoes = state.table.board.volcanoes
    cities = state.cities_of(victim)
    if any(area in cities for areas in volcanoes.values() for area in areas):
        damage = {name: damage_of(state, areas) for name, areas in volcanoes.items() if lives_at(state, victim, areas)}
        most = max(damage.values())
        state.do(ChooseVolcano(victim, number, tuple(name for name in damage if damage[name] == most)))
    elif cities:
        sites = {site: quake_damage(state, number, site) for site in quake_sites(state, number, victim)}
        most = max(sites.values())
        state.do(ChooseQuake(victim, number, tuple(site for site in sites if sites[site] == most)))


def lives_at(state: State, seat: int, areas: tuple[int, ...]) -> bool:
    return any(unit_points(state, seat, area) for area in areas)


def damage_of(state: State, areas: tuple[int, ...]) -> int:
    """Unit points of all seats and inert nations."""
    return sum(unit_points(state, seat, area) for seat in range(state.table.players) for area in areas)


@dataclass(frozen=True)
class ChooseVolcano(SeatQuestion):
    calamity: int
    volcanoes: tuple[str, ...]

    @property
    def step(self) -> str:
        return "volcano"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        for name in self.volcanoes:
            yield ("volcano", name)

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        """All units there are removed; barbarians and pirates stay."""
        note(log, Eruption, seat, move[1], damage_of(state, state.table.board.volcanoes[move[1]]))
        cause = calamity_cause(state.table.cards.calamities[self.calamity].id)
        for area in state.table.board.volcanoes[move[1]]:
            for nation in range(state.table.players):
                tokens = state.tokens[nation][area]
                if tokens:
                    remove_tokens(state, nation, area, tokens)
                    note(log, Lost, nation, state.table.board.areas[area], "tokens", tokens, cause)
            if NOBODY < state.city[area] < state.table.players:
                destroy_city(state, area, cause, log)

    def pending(self, state: State) -> dict[str, Any]:
        return {"calamity": state.table.cards.calamities[self.calamity].id, "victim": self.seat}


def quake_sites(state: State, number: int, victim: int) -> list[Site]:
    """Each city of the victim with each city beside it of another seat that is not spared, or alone."""
    card = state.table.cards.calamities[number]
    struck = {seat for seat in state.ast_order if seat != victim and not card.exempts(state.owned_bits[seat])}
    sites = []
    for area in state.cities_of(victim):
        beside = [other for other in state.table.board.adjacent[area] if state.city[other] in struck]
        sites += [(area, other) for other in beside] or [(area, NOBODY)]
    return sites


def quake_damage(state: State, number: int, site: Site) -> int:
    area, beside = site
    card = state.table.cards.calamities[number]
    softened = card.softened(state.owned_bits[state.city[area]])
    damage = reduction_damage(state, area) if softened else CITY_POINTS
    return damage + (reduction_damage(state, beside) if beside != NOBODY else 0)


def reduction_damage(state: State, area: int) -> int:
    return max(0, CITY_POINTS - staying(state, state.city[area], area))


@dataclass(frozen=True)
class ChooseQuake(SeatQuestion):
    calamity: int
    sites: tuple[Site, ...]

    @property
    def step(self) -> str:
        return "quake"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        names = state.table.board.areas
        for area, beside in self.sites:
            yield ("quake", names[area]) if beside == NOBODY else ("quake", names[area], names[beside])

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        """The victim's city first: destroyed, with Engineering reduced; then the other is reduced."""
        card = state.table.cards.calamities[self.calamity]
        cause = calamity_cause(card.id)
        area, *beside = [state.table.board.area[word] for word in move[1:]]
        if card.softened(state.owned_bits[seat]):
            reduce_city(state, area, cause, log)
        else:
            destroy_city(state, area, cause, log)
        for other in beside:
            reduce_city(state, other, cause, log)

    def pending(self, state: State) -> dict[str, Any]:
        return {"calamity": state.table.cards.calamities[self.calamity].id, "victim": self.seat}
