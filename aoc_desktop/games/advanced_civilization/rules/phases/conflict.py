"""Phase 6: fights wherever too many live together, then sieges of cities (rules 10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.rules.events import nation_told
from aoc_desktop.games.advanced_civilization.rules.phases.fights import fight, fight_among, fight_in, sides_in
from aoc_desktop.games.advanced_civilization.rules.pieces import place_tokens, remove_city, remove_tokens
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import Chance, SeatQuestion, Task
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move

SIEGE_STRENGTH = 7
CITY_DEFENDERS = 6
MOST_PILLAGE = 3


def begin(state: State, log: Log) -> None:
    """Fights in areas without a city, fights before cities, too weak attackers leave, then sieges one by one."""
    limits = state.table.board.limits
    totals = list(map(sum, zip(*state.tokens, strict=True)))
    city_areas = [area for area, owner in enumerate(state.city) if owner != NOBODY and totals[area]]
    for area, total in enumerate(totals):
        if total > limits[area] and state.city[area] == NOBODY:
            fight_in(state, area, limits[area], log)
    for area in city_areas:
        fight_before_city(state, area, log)
    for area in city_areas:
        repel_weak(state, area, log)
    state.do(Sieges(tuple(area for area in city_areas if attacker_of(state, area) != NOBODY)))


def fight_before_city(state: State, area: int, log: Log) -> None:
    """The attackers among themselves until one is left, then that one against the tokens of the city's owner."""
    attackers = [side for side in sides_in(state, area) if side[0] != state.city[area]]
    fight_among(state, area, attackers, 0, log, attackers=True)
    fight_in(state, area, 0, log)


def attacker_of(state: State, area: int) -> int:
    """After the fight before a city at most one nation has tokens there."""
    owner = state.city[area]
    return next((nation for nation, _ in sides_in(state, area) if nation != owner), NOBODY)


def siege_change(state: State, attacker: int, defender: int) -> int:
    """Engineering of the attacker and of the defender; barbarians and pirates have none."""
    players = state.table.players
    change = state.abilities[attacker].siege_attack if attacker < players else 0
    return change + (state.abilities[defender].siege_defence if defender < players else 0)


def repel_weak(state: State, area: int, log: Log) -> None:
    attacker = attacker_of(state, area)
    if attacker == NOBODY:
        return
    needed = SIEGE_STRENGTH + siege_change(state, attacker, state.city[area])
    tokens = state.tokens[attacker][area]
    if tokens < needed:
        remove_tokens(state, attacker, area, tokens)
        seat = attacker if attacker < state.table.players else None
        note(log, kinds.TooWeak, seat, state.table.board.areas[area], needed, tokens)


@dataclass(frozen=True)
class Sieges(Task):
    """Defenders in AST order, inert ones in their place, pirates last; the others in map order."""

    areas: tuple[int, ...]

    def go(self, state: State, log: Log) -> None:
        if not self.areas:
            return
        ranks = [*state.nation, len(state.table.cards.nations)]
        defender = min((state.city[area] for area in self.areas), key=lambda nation: ranks[nation])
        own = tuple(area for area in self.areas if state.city[area] == defender)
        if len(own) > 1 and defender < state.table.players and state.active(defender):
            state.do(ChooseSiege(defender, own, self.areas))
        else:
            besiege(state, own[0], self.areas, log)


def besiege(state: State, area: int, areas: tuple[int, ...], log: Log) -> None:
    state.do(Sieges(tuple(other for other in areas if other != area)))
    siege(state, area, log)


@dataclass(frozen=True)
class ChooseSiege(SeatQuestion):
    """A defender with two or more besieged cities says which is next."""

    own: tuple[int, ...]
    areas: tuple[int, ...]

    @property
    def step(self) -> str:
        return "defend"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        for area in self.own:
            yield ("defend", state.table.board.areas[area])

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        besiege(state, state.table.board.area[move[1]], self.areas, log)

    def pending(self, state: State) -> dict[str, Any]:
        return {"sieges": [state.table.board.areas[area] for area in self.own]}


def siege(state: State, area: int, log: Log) -> None:
    """The city is replaced by defenders, who fight for the area; the city is destroyed in any case (rules 26.7)."""
    table = state.table
    attacker, defender = attacker_of(state, area), state.city[area]
    defenders = CITY_DEFENDERS + siege_change(state, attacker, defender)
    if defender < table.players:
        defenders = min(defenders, state.stock[defender])
    seat, name = attacker if attacker < table.players else None, table.board.areas[area]
    note(log, kinds.CityBesieged, seat, name, nation_told(state, defender), defenders, state.tokens[attacker][area])
    remove_city(state, area)
    if defender < table.players:
        place_tokens(state, defender, area, defenders)
        fight_in(state, area, table.board.limits[area], log)
    else:
        fight_pirates(state, area, attacker, defenders)
    left = 0 if defender == table.neutral else state.tokens[defender][area]
    owner = defender if defender < table.players else None
    note(log, kinds.CityDestroyed, owner, name, nation_told(state, attacker), state.tokens[attacker][area], left)
    if attacker < table.players and state.active(attacker):
        state.do(Pillage(attacker, area, defender))
        if defender < table.players and any(state.hands[defender]):
            state.do(Loot(area, attacker, defender))


def fight_pirates(state: State, area: int, attacker: int, pirates: int) -> None:
    """Pirate tokens come from outside the game and vanish after the fight."""
    sides = [(attacker, state.tokens[attacker][area]), (state.table.neutral, pirates)]
    left = fight(state, sides, state.table.board.limits[area])
    remove_tokens(state, attacker, area, state.tokens[attacker][area] - left[attacker])


@dataclass(frozen=True)
class Loot(Chance):
    """One trade card of the defender, each equally likely, goes to the attacker; only the two know which."""

    area: int
    attacker: int
    defender: int

    @property
    def step(self) -> str:
        return "loot"

    def odds(self, state: State) -> Sequence[tuple[Move, int]] | None:
        names = state.table.cards.cards
        hand = state.hands[self.defender]
        return sorted((("loot", names[card]), count) for card, count in enumerate(hand) if count)

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        card = state.table.cards.card[move[1]]
        state.hands[self.defender][card] -= 1
        state.hands[self.attacker][card] += 1
        note(log, kinds.Looted, self.attacker, self.defender)
        note(log, kinds.LootSeen, self.attacker, move[1], (self.attacker, self.defender))

    def pending(self, state: State) -> dict[str, Any]:
        return sack(state, self.area, self.attacker, self.defender)


@dataclass(frozen=True)
class Pillage(SeatQuestion):
    """The attacker moves up to three tokens from stock to treasury, also from a pirate city."""

    area: int
    defender: int

    @property
    def step(self) -> str:
        return "pillage"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        for number in range(min(MOST_PILLAGE, state.stock[seat]) + 1):
            yield ("pillage", str(number))

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        number = int(move[1])
        state.stock[seat] -= number
        state.treasury[seat] += number
        note(log, kinds.Pillaged, seat, number)

    def pending(self, state: State) -> dict[str, Any]:
        return sack(state, self.area, self.seat, self.defender)


def sack(state: State, area: int, attacker: int, defender: int) -> dict[str, Any]:
    """What a snapshot tells while a city is being sacked."""
    named = defender if defender < state.table.players else "pirates"
    return {"area": state.table.board.areas[area], "attacker": attacker, "defender": named}
