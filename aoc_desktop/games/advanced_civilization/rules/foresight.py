"""What would come of tokens where they are: the fight or siege there, if nobody else moved. Played on a copy of what a
seat knows, by the conflict phase itself."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.events import CityBesieged
from aoc_desktop.games.advanced_civilization.rules.phases import conflict, surplus
from aoc_desktop.games.advanced_civilization.rules.phases.fights import removal_order, removes_last, sides_in
from aoc_desktop.games.advanced_civilization.rules.phases.support import TOKENS_PER_CITY
from aoc_desktop.games.advanced_civilization.rules.phases.taxation import least_tax, would_revolt
from aoc_desktop.games.advanced_civilization.rules.pieces import limit_for
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, State
from aoc_desktop.games.advanced_civilization.rules.tasks import Question
from aoc_desktop.kernel.events import Event


class Side(NamedTuple):
    """A nation in a fight; the neutral number stands for barbarians."""

    nation: int
    before: int
    after: int


class Siege(NamedTuple):
    """The attack on a city."""

    owner: int
    """The neutral number for pirates."""
    attacker: int
    """NOBODY: none is left before it."""
    present: int
    """What the attacker has left for it."""
    needed: int
    change: int
    """Engineering's part of what is needed."""
    defenders: int
    """That take the city's place; none if the attack is too weak."""
    falls: bool


class Battle(NamedTuple):
    """What the conflict phase would bring in an area."""

    area: str
    limit: int
    sides: tuple[Side, ...]
    order: tuple[tuple[int, ...], ...]
    """Who removes tokens in turn in the first fight; those of a group at once."""
    last: tuple[int, ...]
    """Nations that remove last by a card."""
    siege: Siege | None = None

    def left(self, nation: int) -> int:
        return next((side.after for side in self.sides if side.nation == nation), 0)


class Ahead(NamedTuple):
    """What comes of an area in which a seat has so many tokens."""

    tokens: int
    limit: int
    """For this seat."""
    over: int
    """How many would leave in the surplus phase."""
    needed: int
    """For a city there; 0: there is one already."""
    builds: bool
    """They can become a city."""
    others: tuple[tuple[int, int], ...]
    """Nations that live there too, with their tokens."""
    battle: Battle | None


class Footing(NamedTuple):
    """How a seat stands after the conflicts: what supports its cities, and what pays for them next turn."""

    tokens: int
    cities: int
    stock: int
    tax: int
    revolting: int
    """Cities that would revolt if the tax were due then."""

    @property
    def unsupported(self) -> int:
        return max(0, self.cities - self.tokens // TOKENS_PER_CITY)


def with_tokens(state: State, seat: int, changes: dict[int, int]) -> State:
    """The same map with more or fewer tokens of a seat in some areas; its stock stays as it is."""
    found = state.copy()
    for area, change in changes.items():
        found.tokens[seat][area] += change
    return found


def ahead(state: State, seat: int, area: int) -> Ahead:
    """What comes of an area as it stands."""
    board, tokens = state.table.board, state.tokens[seat][area]
    limit, battle = limit_for(state, seat, area), battle_in(state, area)
    needed = board.city_tokens[area] if state.city[area] == NOBODY else 0
    left = tokens if battle is None else battle.left(seat)
    builds = bool(needed and left >= needed and state.city_stock[seat])
    others = tuple(side for side in sides_in(state, area) if side[0] != seat)
    over = 0 if builds or battle is not None else max(0, tokens - (0 if state.city[area] == seat else limit))
    return Ahead(tokens, limit, over, needed, builds, others, battle)


def footing(state: State, seat: int) -> Footing:
    """After the conflicts, and after what exceeds the limits has left."""
    after, _ = after_conflict(state)
    surplus.begin(after, None)
    tax, revolting = least_tax(after, seat), would_revolt(after, seat)
    return Footing(after.map_tokens(seat), after.map_cities(seat), after.stock[seat], tax, revolting)


def battle_in(state: State, area: int) -> Battle | None:
    """None: nobody fights there."""
    sides, owner, board = sides_in(state, area), state.city[area], state.table.board
    limit = board.limits[area]
    attacked = owner != NOBODY and any(nation != owner for nation, _ in sides)
    if not attacked and (owner != NOBODY or len(sides) < 2 or sum(count for _, count in sides) <= limit):
        return None
    after, log = after_conflict(state)
    found = tuple(Side(nation, count, after.tokens[nation][area]) for nation, count in sides)
    last = tuple(nation for nation, _ in sides if removes_last(state, nation))
    siege = _siege(state, after, log, area) if attacked else None
    if siege is not None and siege.falls and owner != state.table.neutral and owner not in dict(sides):
        found = (*found, Side(owner, siege.defenders, after.tokens[owner][area]))
    return Battle(board.areas[area], limit, found, _first_order(state, sides, owner), last, siege)


def after_conflict(state: State) -> tuple[State, list[Event]]:
    """The map after the conflict phase; nobody pillages, and a defender takes sieges in map order."""
    after, log = state.copy(), list[Event]()
    after.agenda = ()
    conflict.begin(after, log)
    while after.agenda:
        task, after.agenda = after.agenda[-1], after.agenda[:-1]
        if isinstance(task, conflict.ChooseSiege):
            conflict.besiege(after, task.own[0], task.areas, log)
        elif not isinstance(task, Question):
            task.go(after, log)
    return after, log


def _first_order(state: State, sides: list[tuple[int, int]], owner: int) -> tuple[tuple[int, ...], ...]:
    """Several attackers before a city fight among themselves first."""
    attackers = [side for side in sides if side[0] != owner]
    return tuple(map(tuple, removal_order(state, attackers if len(attackers) > 1 else sides)))


def _siege(state: State, after: State, log: list[Event], area: int) -> Siege:
    owner, name = state.city[area], state.table.board.areas[area]
    before = state.copy()
    conflict.fight_before_city(before, area, None)
    attacker = conflict.attacker_of(before, area)
    if attacker == NOBODY:
        return Siege(owner, NOBODY, 0, conflict.SIEGE_STRENGTH, 0, 0, False)
    change = conflict.siege_change(state, attacker, owner)
    told = (event for event in log if isinstance(event, CityBesieged))
    defenders = next((event.defenders for event in told if event.area == name), 0)
    falls = after.city[area] != owner
    present, needed = before.tokens[attacker][area], conflict.SIEGE_STRENGTH + change
    return Siege(owner, attacker, present, needed, change, defenders, falls)


def better_number(state: State, seat: int, start: int, end: int, number: int, most: int) -> tuple[int, Battle] | None:
    """Another number of tokens that would be wiser: the smallest that wins, or that wins as well with fewer."""
    for other in range(1, most + 1):
        battle = battle_in(with_tokens(state, seat, {start: -other, end: other}), end)
        if battle is not None and wins(battle, seat):
            return (other, battle) if other != number else None
    return None


def wins(battle: Battle, seat: int) -> bool:
    """The seat is left there alone, and no city of another stands."""
    if battle.siege is not None and battle.siege.owner != seat:
        return battle.siege.falls and battle.left(seat) > 0
    return battle.left(seat) > 0 and all(side.after == 0 for side in battle.sides if side.nation != seat)
