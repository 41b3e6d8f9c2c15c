"""What would come of the map if a seat stopped now: fights and sieges, what leaves, support, the next tax.

Played on a copy of what a seat knows, by the phases themselves, in the book's order; nobody does more of his own accord
than the rules ask. What calamities, trade and purchases change is not counted.
"""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.board import NO_AREA
from aoc_desktop.games.advanced_civilization.rules.events import CityBesieged
from aoc_desktop.games.advanced_civilization.rules.phases import conflict
from aoc_desktop.games.advanced_civilization.rules.phases.construction import BuildCity
from aoc_desktop.games.advanced_civilization.rules.phases.fights import removal_order, removes_last, sides_in
from aoc_desktop.games.advanced_civilization.rules.phases.support import ReduceCities, Reduction
from aoc_desktop.games.advanced_civilization.rules.phases.taxation import least_tax, would_revolt
from aoc_desktop.games.advanced_civilization.rules.phases.voyage import Voyage
from aoc_desktop.games.advanced_civilization.rules.pieces import limit_for, staying
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, PHASES, SETUP, State
from aoc_desktop.games.advanced_civilization.rules.tasks import DONE, Chance, Question, proceed
from aoc_desktop.games.advanced_civilization.rules.turn import begin_phase
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Move


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
    """How a seat stands when its cities are next to be supported, and when it is next taxed."""

    tokens: int
    """On the map as support is checked: fights and the surplus are over."""
    cities: int
    """As support is checked."""
    lost: int
    """Cities that would then be reduced, at the least."""
    stock: int
    """As the next tax takes it."""
    tax: int
    revolting: int
    """Cities that it would not pay for, and that would revolt."""


class Clash(NamedTuple):
    """A fight or siege in which the seat has a part."""

    area: str
    rival: int
    """The strongest of the others; the neutral number for barbarians and pirates."""
    before: tuple[int, int]
    """Own tokens, and the rival's (of a city: its defenders)."""
    after: tuple[int, int]
    city: str
    """"": no city; "falls", "stands": an attacked city of the rival; "lost", "holds": one's own."""

    @property
    def lost(self) -> bool:
        """The seat has nothing left there."""
        return self.after[0] == 0 and self.city != "holds"


class Leaving(NamedTuple):
    area: str
    tokens: int
    limit: int


class Outlook(NamedTuple):
    """All that comes of the map before the next tax."""

    clashes: tuple[Clash, ...]
    building: tuple[str, ...]
    """Areas that could become a city."""
    leaving: tuple[Leaving, ...]
    """Tokens above the limit, where no city can be built."""
    stands: Footing
    """If nothing is built."""
    built: Footing | None
    """If all is built that can be; None: nothing can."""


def with_tokens(state: State, seat: int, changes: dict[int, int]) -> State:
    """The same map with more or fewer tokens of a seat in some areas; its stock stays as it is."""
    found = state.copy()
    for area, change in changes.items():
        found.tokens[seat][area] += change
    return found


def played(state: State, seat: int, move: Move) -> State:
    """After the move itself, before anything that follows."""
    after = state.copy()
    question = after.agenda[-1]
    assert isinstance(question, Question)
    after.agenda = after.agenda[:-1]
    question.play(after, seat, move, None)
    return after


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


def outlook(state: State, seat: int) -> Outlook:
    """For a seat, from a state that holds no more than its viewer knows."""
    board, before = state.table.board, state.copy()
    _go_on(before, seat, "conflict")
    fought = before.copy()
    _go_on(fought, seat, "construction")
    clashes = [clash_in(before, fought, seat, area) for area in range(len(board.areas)) if _clashes(before, seat, area)]
    question = fought.agenda[-1] if fought.agenda else BuildCity(seat, False)
    asked = question if isinstance(question, BuildCity) and question.seat == seat else BuildCity(seat, False)
    building = tuple(move[1] for move in asked.moves(fought, seat) if move != DONE)
    after = fought.copy()
    _go_on(after, seat, "support")
    leaving = [
        Leaving(name, had - has, has)
        for name, had, has in zip(board.areas, fought.tokens[seat], after.tokens[seat], strict=True)
        if had > has and name not in building
    ]
    built = footing(state, seat, builds=True) if building else None
    return Outlook(tuple(clashes), building, tuple(leaving), _checked(after, seat), built)


def footing(state: State, seat: int, builds: bool = False) -> Footing:
    """At the next check of support, and at the tax after it; `builds`: the seat builds every city that it can."""
    after = state.copy()
    _go_on(after, seat, "support", builds)
    return _checked(after, seat)


def footings(state: State, seat: int) -> list[Footing]:
    """Of all seats, as this one foresees it."""
    after = state.copy()
    _go_on(after, seat, "support")
    checked = after.copy()
    own = _checked(checked, seat)
    return [own if other == seat else _footing(after, checked, other) for other in range(state.table.players)]


def _checked(state: State, seat: int) -> Footing:
    """The check that comes next, played on this very state."""
    before = state.copy()
    _go_on(state, seat, "trade_cards")
    if _number("support") < _number(state.phase) < _number("support_again"):
        _leave_out_calamities(state, seat)
        before = state.copy()
    if _number(state.phase) > _number("support"):
        _go_on(state, seat, "civilization_cards")
    return _footing(before, state, seat)


def _footing(before: State, after: State, seat: int) -> Footing:
    """Before support is checked, and after it."""
    tokens, cities = before.map_tokens(seat), before.map_cities(seat)
    lost = cities - after.map_cities(seat)
    return Footing(tokens, cities, lost, after.stock[seat], least_tax(after, seat), would_revolt(after, seat))


def _number(phase: str) -> int:
    """Its place among the phases; before the first turn there is none."""
    return -1 if phase == SETUP else PHASES.index(phase)


def _leave_out_calamities(state: State, seat: int) -> None:
    """Only the cities that a seat is about to reduce are reduced; nobody knows what the others will choose."""
    question = state.agenda[-1] if state.agenda else None
    while isinstance(question, ReduceCities) and question.seat == seat:
        state.agenda = state.agenda[:-1]
        if not question.settled(state, None):
            question.play(state, seat, _idle(question, state, seat), None)
        question = state.agenda[-1] if state.agenda else None
    state.agenda, state.phase = (), "abilities"


def _go_on(state: State, seat: int, phase: str, builds: bool = False) -> None:
    """Until a phase would begin; not at all where it is past. Nobody does more than the rules ask."""
    while state.phase != SETUP and _number(state.phase) < PHASES.index(phase):
        if not proceed(state, None):
            if PHASES[_number(state.phase) + 1] == phase:
                return
            begin_phase(state, None)
            continue
        question = state.agenda[-1]
        assert isinstance(question, Question)
        state.agenda = state.agenda[:-1]
        if isinstance(question, Chance):
            continue  # a card that is looted
        who = question.deciders(state)[0]
        move = _idle(question, state, who)
        if builds and who == seat and isinstance(question, BuildCity):
            move = next((other for other in question.moves(state, seat) if other != DONE), DONE)
        question.play(state, who, move, None)


def _idle(question: Question, state: State, seat: int) -> Move:
    """What a seat does that wants nothing: it pays what it can, brings a ship home, reduces as few cities as it can."""
    if isinstance(question, Reduction):
        area = max(question.cities(state), key=lambda city: staying(state, seat, city))
        return ("reduce", state.table.board.areas[area])
    if isinstance(question, Voyage):
        return _way_home(question, state, seat)
    if question.allows(state, seat, DONE):
        return DONE
    return next(iter(question.moves(state, seat)))


def _way_home(voyage: Voyage, state: State, seat: int) -> Move:
    """All tokens go ashore where the ship is, else at the next coast."""
    board, moves = state.table.board, list(voyage.moves(state, seat))
    ashore = [move for move in moves if move[0] in ("unload", "anchor")]
    if ashore:
        return ashore[-1]
    coasts = (move for move in moves if move[0] == "sail" and board.place_area[board.place[move[1]]] != NO_AREA)
    return next(coasts, moves[0])


def _clashes(state: State, seat: int, area: int) -> bool:
    """Whether the seat takes part in a fight here."""
    sides, owner = sides_in(state, area), state.city[area]
    mine = state.tokens[seat][area]
    if owner == NOBODY:
        return bool(mine) and len(sides) > 1 and sum(count for _, count in sides) > state.table.board.limits[area]
    return bool(mine and owner != seat) or (owner == seat and any(nation != seat for nation, _ in sides))


def clash_in(state: State, after: State, seat: int, area: int) -> Clash:
    """The fight of a seat in an area: who stood there, and who is left."""
    owner, others = state.city[area], [side for side in sides_in(state, area) if side[0] != seat]
    rival = owner if owner not in (NOBODY, seat) else max(others, key=lambda side: side[1])[0]
    city = ""
    if owner == seat:
        city = "holds" if after.city[area] == seat else "lost"
    elif owner != NOBODY:
        city = "stands" if after.city[area] == owner else "falls"
    left = after.tokens[seat][area], after.tokens[rival][area]
    return Clash(
        state.table.board.areas[area], rival, (state.tokens[seat][area], state.tokens[rival][area]), left, city
    )


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
