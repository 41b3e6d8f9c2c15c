"""Civil War: the victim's nation falls into two factions, an heir takes one of them over (rules 16.8).

The units of the first faction are noted; the second faction is what else the victim has on the map.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.rules.calamities.losing import Loss, least_excess
from aoc_desktop.games.advanced_civilization.rules.events import calamity_cause
from aoc_desktop.games.advanced_civilization.rules.scoring import points_of
from aoc_desktop.games.advanced_civilization.rules.state import ACTIVE, CITY_POINTS, WAITING, Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import SeatQuestion, Task
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move

FIRST, SECOND = "first", "second"


class Units(NamedTuple):
    """Tokens by area, and areas of cities, both in map order."""

    tokens: tuple[tuple[int, int], ...]
    cities: tuple[int, ...]

    @property
    def points(self) -> int:
        return sum(number for _, number in self.tokens) + CITY_POINTS * len(self.cities)

    def plus_tokens(self, area: int, number: int) -> Units:
        counts = dict(self.tokens)
        counts[area] = counts.get(area, 0) + number
        return self._replace(tokens=tuple(sorted((place, count) for place, count in counts.items() if count)))

    def plus_city(self, area: int) -> Units:
        return self._replace(cities=tuple(sorted((*self.cities, area))))

    def minus_city(self, area: int) -> Units:
        return self._replace(cities=tuple(city for city in self.cities if city != area))

    def told(self, state: State) -> dict[str, Any]:
        names = state.table.board.areas
        return {
            "tokens": {names[area]: number for area, number in self.tokens},
            "cities": [names[area] for area in self.cities],
        }


class War(NamedTuple):
    victim: int
    calamity: str
    takers: tuple[int, ...]
    """The heir, then those who take over what it cannot: by stock points when the war began."""
    first: Units
    kept: str = ""

    @property
    def heir(self) -> int:
        return self.takers[0]

    @property
    def lost(self) -> str:
        """The faction that is taken over."""
        return SECOND if self.kept == FIRST else FIRST

    def units(self, state: State, faction: str) -> Units:
        if faction == FIRST:
            return self.first
        mine = dict(self.first.tokens)
        row = state.tokens[self.victim]
        tokens = [(area, count - mine.get(area, 0)) for area, count in enumerate(row) if count > mine.get(area, 0)]
        cities = [area for area in state.cities_of(self.victim) if area not in self.first.cities]
        return Units(tuple(tokens), tuple(cities))

    def pending(self, state: State, due: int) -> dict[str, Any]:
        return {
            "victim": self.victim,
            "heir": self.heir,
            "due": due,
            "first": self.first.told(state),
            "second": self.units(state, SECOND).told(state),
            "kept": self.kept or None,
        }


def civil_war(state: State, number: int, victim: int, giver: int, log: Log) -> None:
    """Not if the victim itself has the most stock points, nor if it is too small to be divided."""
    card = state.table.cards.calamities[number]
    takers = [seat for seat in state.ranking() if seat != victim]
    waiting = [seat for seat, status in enumerate(state.status) if status == WAITING]
    if waiting:
        takers.insert(0, min(waiting, key=lambda seat: state.nation[seat]))
    elif state.ranking()[0] == victim:
        note(log, kinds.NoEffect, victim, card.id, "heir")
        return
    mine = card.modifiers_of(state.owned_bits[victim])
    own = card.victim_points + sum(each.victim_points for each in mine)
    heirs = card.beneficiary_points
    for each in mine:
        own = own if each.set_victim_points is None else each.set_victim_points
        heirs = heirs if each.set_beneficiary_points is None else each.set_beneficiary_points
    if state.map_points(victim) <= own + heirs:
        note(log, kinds.NoEffect, victim, card.id, "small")
        return
    war = War(victim, card.id, tuple(takers), Units((), ()))
    note(log, kinds.Heir, victim, war.heir, state.stock_points(war.heir), calamity_cause(card.id))
    state.do(PickUnits(victim, war, own, heirs))


@dataclass(frozen=True)
class PickUnits(SeatQuestion):
    """The victim, then the heir, picks units of the first faction."""

    war: War
    due: int
    later: int
    """What the heir picks after the victim."""

    @property
    def step(self) -> str:
        return "pick"

    def settled(self, state: State, log: Log) -> bool:
        """Points due are lowered to what is left; nobody picks for 0 points."""
        left = self.war.units(state, SECOND).points
        if self.due > left:
            state.do(replace(self, due=left))
        elif self.due > 0:
            return False
        elif self.later:
            state.do(PickUnits(self.war.heir, self.war, self.later, 0))
        else:
            divide(state, self.war, log)
        return True

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        names = state.table.board.areas
        units = self.war.units(state, SECOND)
        tokens = sum(number for _, number in units.tokens)
        cities = [0] * len(units.cities)
        target = least_excess(self.due, tokens, 0, cities, 0)
        numbers = [
            number
            for number in range(1, min(self.due, tokens) + 1)
            if least_excess(self.due - number, tokens - number, 0, cities, 0) == target
        ]
        for area, held in units.tokens:
            for number in numbers:
                if number <= held:
                    yield ("pick", names[area], str(number))
        if cities and least_excess(self.due - CITY_POINTS, tokens, 0, cities[1:], 0) == target:
            for area in units.cities:
                yield ("pick", names[area], "city")

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        area = state.table.board.area[move[1]]
        note(log, kinds.Picked, seat, move[1], move[2])
        if move[2] == "city":
            war, points = self.war._replace(first=self.war.first.plus_city(area)), CITY_POINTS
        else:
            points = int(move[2])
            war = self.war._replace(first=self.war.first.plus_tokens(area, points))
        state.do(replace(self, war=war, due=self.due - points))

    def pending(self, state: State) -> dict[str, Any]:
        return self.war.pending(state, self.due)


def divide(state: State, war: War, log: Log) -> None:
    """Without a unit outside the first faction there is no war; what Military costs comes before the choice."""
    if not war.units(state, SECOND).points:
        note(log, kinds.NoEffect, war.victim, war.calamity, "undivided")
        return
    card = next(each for each in state.table.cards.calamities if each.id == war.calamity)
    loss = sum(each.each_faction_loses for each in card.modifiers_of(state.owned_bits[war.victim]))
    if loss:
        state.do(FactionToll(war, FIRST, loss))
    else:
        state.do(ChooseFaction(war.victim, war))


@dataclass(frozen=True)
class ChooseFaction(SeatQuestion):
    """The victim says which faction it keeps; a faction that has vanished is no choice."""

    war: War

    @property
    def step(self) -> str:
        return "faction"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        for faction in (FIRST, SECOND):
            if self.war.units(state, faction).points:
                yield ("keep", faction)

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        war = self.war._replace(kept=move[1])
        units = war.units(state, war.kept)
        note(log, kinds.Faction, seat, war.kept, sum(number for _, number in units.tokens), len(units.cities))
        take_over(state, war, log)

    def pending(self, state: State) -> dict[str, Any]:
        return self.war.pending(state, 0)


@dataclass(frozen=True)
class FactionToll(Task):
    """Military: each faction loses points, first near the other faction, then anywhere (step 2).

    The victim chooses in the first faction, the heir in the second."""

    war: War
    faction: str
    points: int

    def go(self, state: State, log: Log) -> None:
        war = self.war
        other = war.units(state, SECOND if self.faction == FIRST else FIRST)
        held = {*(area for area, _ in other.tokens), *other.cities}
        beside = {near for area in held for near in state.table.board.adjacent[area]}
        chooser = war.victim if self.faction == FIRST else war.heir
        loss = FactionLoss(
            chooser,
            war.calamity,
            war.victim,
            self.points,
            0,
            tuple(sorted(held | beside)),
            False,
            (),
            war,
            self.faction,
            self.points,
            self.points,
        )
        due = min(self.points, loss.most(state))
        state.do(replace(loss, due=due, rest=self.points - due))


@dataclass(frozen=True)
class FactionLoss(Loss):
    """The pieces are still the victim's, and so is the stock; only units of the faction count."""

    war: War
    faction: str
    rest: int
    """Still to be lost anywhere, after the zone."""
    points: int

    def owner(self) -> int:
        return self.war.victim

    def in_zone(self, area: int) -> bool:
        return self.zone is None or area in self.zone

    def tokens_in(self, state: State) -> list[tuple[int, int]]:
        units = self.war.units(state, self.faction)
        return [(area, number) for area, number in units.tokens if self.in_zone(area) and area not in self.spent]

    def cities_in(self, state: State) -> list[int]:
        return [area for area in self.war.units(state, self.faction).cities if self.in_zone(area)]

    def lose_tokens(self, state: State, area: int, number: int, log: Log) -> FactionLoss:
        super().lose_tokens(state, area, number, log)
        if self.faction == SECOND:
            return self
        return replace(self, war=self.war._replace(first=self.war.first.plus_tokens(area, -number)))

    def lose_city(self, state: State, area: int, staying: int, log: Log) -> FactionLoss:
        """The tokens that stay join the city's faction."""
        super().lose_city(state, area, staying, log)
        if self.faction == SECOND:
            return self
        return replace(self, war=self.war._replace(first=self.war.first.minus_city(area).plus_tokens(area, staying)))

    def finish(self, state: State, log: Log) -> None:
        if self.rest:
            anywhere = replace(self, zone=None, rest=0)
            state.do(replace(anywhere, due=min(self.rest, anywhere.most(state))))
        elif self.faction == FIRST:
            state.do(FactionToll(self.war, SECOND, self.points))
        else:
            state.do(ChooseFaction(self.war.victim, self.war))

    def pending(self, state: State) -> dict[str, Any]:
        return {**super().pending(state), "faction": self.faction}


def take_over(state: State, war: War, log: Log) -> None:
    """A latecomer enters now, with the victim's cards and square (rules 22)."""
    heir = war.heir
    if state.status[heir] == WAITING:
        state.status[heir] = ACTIVE
        state.order_seats()
        for card in state.owned[war.victim]:
            state.acquire(heir, card)
        state.ast[heir] = state.ast[war.victim]
        note(log, kinds.Entered, heir, war.victim, points_of(state, heir))
    state.do(Annex(heir, war, war.takers))


@dataclass(frozen=True)
class Annex(SeatQuestion):
    """The heir replaces all units that it can, cities by cities, tokens by tokens; the rest goes to the next."""

    war: War
    takers: tuple[int, ...]

    @property
    def step(self) -> str:
        return "annex"

    def settled(self, state: State, log: Log) -> bool:
        """The kind for which the stock suffices is replaced without asking."""
        units = self.war.units(state, self.war.lost)
        if state.stock[self.seat] >= sum(number for _, number in units.tokens):
            war = self.war
            for area, number in units.tokens:
                war = take_tokens(state, war, self.seat, area, number, log)
        else:
            war = self.war
        if state.city_stock[self.seat] >= len(units.cities):
            for area in units.cities:
                war = take_city(state, war, self.seat, area, log)
        left = war.units(state, war.lost)
        if (left.tokens and state.stock[self.seat]) or (left.cities and state.city_stock[self.seat]):
            if war is not self.war:
                state.do(replace(self, war=war))
            return war is not self.war
        if left.points and len(self.takers) > 1:
            state.do(Annex(self.takers[1], war, self.takers[1:]))
        return True

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        names = state.table.board.areas
        units = self.war.units(state, self.war.lost)
        for area, number in units.tokens:
            for taken in range(1, min(number, state.stock[seat]) + 1):
                yield ("annex", names[area], str(taken))
        if state.city_stock[seat]:
            for area in units.cities:
                yield ("annex", names[area], "city")

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        area = state.table.board.area[move[1]]
        if move[2] == "city":
            war = take_city(state, self.war, seat, area, log)
        else:
            war = take_tokens(state, self.war, seat, area, int(move[2]), log)
        state.do(replace(self, war=war))

    def pending(self, state: State) -> dict[str, Any]:
        return self.war.pending(state, 0)


def take_tokens(state: State, war: War, seat: int, area: int, number: int, log: Log) -> War:
    state.tokens[war.victim][area] -= number
    state.stock[war.victim] += number
    state.tokens[seat][area] += number
    state.stock[seat] -= number
    note(log, kinds.Annexed, seat, state.table.board.areas[area], "tokens", war.victim, number)
    return war._replace(first=war.first.plus_tokens(area, -number)) if war.lost == FIRST else war._replace()


def take_city(state: State, war: War, seat: int, area: int, log: Log) -> War:
    state.city[area] = seat
    state.city_stock[seat] -= 1
    state.city_stock[war.victim] += 1
    state.new = state.new - {area}
    note(log, kinds.Annexed, seat, state.table.board.areas[area], "city", war.victim, 1)
    return war._replace(first=war.first.minus_city(area)) if war.lost == FIRST else war._replace()
