"""Barbarian Hordes: they land, fight, and go on as long as there are too many of them (rules 16.11)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.rules.phases.conflict import CITY_DEFENDERS, SIEGE_STRENGTH, siege_change
from aoc_desktop.games.advanced_civilization.rules.phases.fights import fight, note_fight, sides_in
from aoc_desktop.games.advanced_civilization.rules.pieces import place_tokens, remove_city, remove_tokens, unit_points
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import SeatQuestion
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move


def hordes(state: State, number: int, victim: int, giver: int, log: Log) -> None:
    """They land in a start area of the victim; the guide decides between equals."""
    table = state.table
    card = table.cards.calamities[number]
    nation = table.cards.nations[state.nation[victim]].id
    size = min(card.tokens, state.pool_tokens)
    starts = [area for area in table.board.start.get(nation, ()) if can_enter(state, area)]
    if nation == card.immune_nation or not starts or not size:
        note(log, kinds.NoEffect, victim, card.id, "immune" if nation == card.immune_nation else "nowhere")
        return
    guide = giver if giver != NOBODY else state.ranking()[0]
    note(log, kinds.Guide, guide, "stock" if giver == NOBODY else "giver")
    inhabited = [area for area in starts if unit_points(state, victim, area)]
    empty = [area for area in starts if not anybody(state, area)]
    areas = worst(state, victim, inhabited, size) if inhabited else empty or starts
    state.do(GuideHorde(guide, victim, NOBODY, size, tuple(areas)))


def can_enter(state: State, area: int) -> bool:
    """Barbarians never enter an area with a pirate city."""
    return state.city[area] != state.table.neutral


def anybody(state: State, area: int) -> bool:
    """Units of a seat or an inert nation."""
    return any(unit_points(state, seat, area) for seat in range(state.table.players))


def worst(state: State, victim: int, areas: list[int], number: int) -> list[int]:
    """The areas in which so many barbarians do the victim the most damage."""
    damages = [damage(state, victim, area, number) for area in areas]
    most = max(damages)
    return [area for area, each in zip(areas, damages, strict=True) if each == most]


def defenders_of(state: State, area: int) -> int:
    """How many tokens replace a city that falls."""
    owner = state.city[area]
    return min(CITY_DEFENDERS + siege_change(state, state.table.neutral, owner), state.stock[owner])


def city_holds(state: State, area: int, barbarians: int) -> bool:
    owner = state.city[area]
    return owner != NOBODY and barbarians < SIEGE_STRENGTH + siege_change(state, state.table.neutral, owner)


def after_assault(state: State, area: int, number: int) -> dict[int, int]:
    """The tokens that each nation would have after an assault; a city that falls fights with its defenders."""
    neutral = state.table.neutral
    counts = dict(sides_in(state, area))
    counts[neutral] = counts.get(neutral, 0) + number
    owner = state.city[area]
    if owner != NOBODY:
        counts[owner] = counts.get(owner, 0) + defenders_of(state, area)
    sides = [(nation, count) for nation, count in counts.items() if count]
    return fight(state, sides, state.table.board.limits[area])


def damage(state: State, victim: int, area: int, number: int) -> int:
    """The victim's unit points before less those after an assault by so many."""
    points = unit_points(state, victim, area)
    if not points:
        return 0
    if city_holds(state, area, state.tokens[state.table.neutral][area] + number):
        return 0
    return points - after_assault(state, area, number).get(victim, 0)


def assault(state: State, area: int, number: int, log: Log) -> None:
    """Barbarians of the pool enter an area and fight; no card, no pillage."""
    neutral = state.table.neutral
    owner = state.city[area]
    barbarians = state.tokens[neutral][area] + number
    if city_holds(state, area, barbarians):
        state.pool_tokens += state.tokens[neutral][area]
        state.tokens[neutral][area] = 0
        needed = SIEGE_STRENGTH + siege_change(state, neutral, owner)
        note(log, kinds.Repelled, owner, state.table.board.areas[area], needed, barbarians)
        return
    left = after_assault(state, area, number)
    if owner != NOBODY:
        defenders = defenders_of(state, area)
        remove_city(state, area)
        place_tokens(state, owner, area, defenders)
        note(log, kinds.CityBesieged, None, state.table.board.areas[area], owner, defenders, barbarians)
    state.tokens[neutral][area] += number
    state.pool_tokens -= number
    sides = sides_in(state, area)
    for nation, count in sides:
        remove_tokens(state, nation, area, count - left[nation])
    if len(sides) > 1:
        note_fight(state, area, sides, left, state.table.board.limits[area], log)


@dataclass(frozen=True)
class GuideHorde(SeatQuestion):
    """The guide's choice among equals: where the horde lands, or goes on to."""

    victim: int
    start: int
    """The area they come from; NOBODY at the landing."""
    number: int
    areas: tuple[int, ...]

    @property
    def step(self) -> str:
        return "horde"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        for area in self.areas:
            yield ("horde", state.table.board.areas[area])

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        area = state.table.board.area[move[1]]
        start = ""
        if self.start != NOBODY:
            remove_tokens(state, state.table.neutral, self.start, self.number)
            start = state.table.board.areas[self.start]
        note(log, kinds.Horde, self.victim, move[1], start, self.number)
        if log is not None:
            note(log, kinds.HordeWhy, self.victim, move[1], damage(state, self.victim, area, self.number))
        assault(state, area, self.number, log)
        self.go_on(state, area, log)

    def go_on(self, state: State, area: int, log: Log) -> None:
        """The surplus over the limit moves on together."""
        neutral = state.table.neutral
        surplus = state.tokens[neutral][area] - state.table.board.limits[area]
        if surplus <= 0:
            return
        areas = next_areas(state, self.victim, area, surplus)
        if areas:
            state.do(GuideHorde(self.seat, self.victim, area, surplus, tuple(areas)))
        else:
            remove_tokens(state, neutral, area, surplus)
            note(log, kinds.BarbariansLeave, surplus)

    def pending(self, state: State) -> dict[str, Any]:
        start = None if self.start == NOBODY else state.table.board.areas[self.start]
        return {"victim": self.victim, "from": start, "number": self.number}


def next_areas(state: State, victim: int, area: int, number: int) -> list[int]:
    """Beside them the area of most damage, where the victim lives alone first; else a step to the nearest damage."""
    near = [other for other in state.table.board.adjacent[area] if can_enter(state, other)]
    struck = [other for other in near if damage(state, victim, other, number) > 0]
    alone = [other for other in struck if lives_alone(state, victim, other)]
    if struck:
        return worst(state, victim, alone or struck, number)
    return steps_to_damage(state, victim, area, near, number)


def lives_alone(state: State, victim: int, area: int) -> bool:
    """Units of the victim and of no other seat or inert nation."""
    return all(bool(unit_points(state, seat, area)) == (seat == victim) for seat in range(state.table.players))


def steps_to_damage(state: State, victim: int, start: int, near: list[int], number: int) -> list[int]:
    """First steps of the shortest ways to the nearest areas with damage."""
    firsts: dict[int, set[int]] = {area: {area} for area in near}
    """The areas just reached, each with the first steps that lead there."""
    seen = {start, *near}
    while firsts:
        struck = [area for area in firsts if damage(state, victim, area, number) > 0]
        if struck:
            return sorted({first for area in struck for first in firsts[area]})
        reached: dict[int, set[int]] = {}
        for area, steps in firsts.items():
            for other in state.table.board.adjacent[area]:
                if other not in seen and can_enter(state, other):
                    reached.setdefault(other, set()).update(steps)
        seen |= set(reached)
        firsts = reached
    return []
