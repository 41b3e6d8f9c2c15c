"""Where tokens go: cities on sites first, the rest spread to where it grows, tried for every number of new cities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.board import SITE_TOKENS
from aoc_desktop.games.advanced_civilization.rules.phases.support import TOKENS_PER_CITY
from aoc_desktop.games.advanced_civilization.rules.phases.voyage import SHIP_ROOM
from aoc_desktop.games.advanced_civilization.rules.policy.ground import Ground
from aoc_desktop.games.advanced_civilization.rules.policy.tuning import Tuning
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY

PASSES = 3
"""Times that every token is asked whether it would rather be elsewhere."""
EPSILON = 0.05
MOST_STOPS = 2
Flows = dict[tuple[int, int], int]
"""Tokens that go from one area to another by land."""


class Trip(NamedTuple):
    """A ship fetches tokens and lands them, all at one place or some at each."""

    ship: int
    """The place where it lies now."""
    source: int
    """The place where it loads."""
    stops: tuple[tuple[int, int], ...]
    """Where it unloads, and how many."""

    @property
    def number(self) -> int:
        return sum(number for _, number in self.stops)


class Settlement(NamedTuple):
    """A movement phase as it is planned, and what it leads to."""

    flows: Flows
    trips: tuple[Trip, ...]
    built: tuple[int, ...]
    after: Ground
    value: float


class Draft:
    """A movement phase in the making."""

    def __init__(self, ground: Ground, values: list[list[float]]) -> None:
        self.ground = ground.copy()
        self.values = values
        self.flows: Flows = {}
        self.trips: list[Trip] = []
        self.ships = list(ground.ships)
        self.built: list[int] = []

    def copy(self) -> Draft:
        other = Draft(self.ground, self.values[:])
        other.flows = self.flows.copy()
        other.trips = self.trips[:]
        other.ships = self.ships[:]
        other.built = self.built[:]
        return other

    def last(self, area: int, fewer: int = 0) -> float:
        """What the last token of an area is worth there, when some have left already."""
        values = self.values[area]
        place = self.ground.own[area] - fewer
        return values[place - 1] if 0 < place <= len(values) else 0.0

    def another(self, area: int, more: int = 0) -> float:
        """What one token more would be worth in an area."""
        values = self.values[area]
        place = self.ground.own[area] + more
        return values[place] if place < len(values) else 0.0

    def walk(self, start: int, end: int, number: int) -> None:
        ground = self.ground
        ground.own[start] -= number
        ground.fresh[start] -= number
        ground.own[end] += number
        self.flows[start, end] = self.flows.get((start, end), 0) + number

    def sail(self, trip: Trip) -> None:
        ground = self.ground
        areas = ground.board.place_area
        ground.own[areas[trip.source]] -= trip.number
        ground.fresh[areas[trip.source]] -= trip.number
        for end, number in trip.stops:
            ground.own[areas[end]] += number
        self.ships.remove(trip.ship)
        self.trips.append(trip)

    def found(self, area: int) -> None:
        """The tokens that make a city do not move any more."""
        ground = self.ground
        ground.fresh[area] = 0
        ground.build(area)
        self.values[area] = []
        self.built.append(area)


class Gathering(NamedTuple):
    """How a city's tokens come together."""

    cost: float
    walks: tuple[tuple[int, int], ...]
    trip: Trip | None


def token_values(ground: Ground, tuning: Tuning) -> list[list[float]]:
    """What the first, second … token of each area is worth."""
    field = [0.0] * len(ground.own)
    weights = [tuning.field * tuning.decay**steps for steps in range(5)]
    for site, around in ground.geography.around.items():
        if ground.city[site] == NOBODY and ground.foe[site] <= tuning.contest:
            for area, steps in around:
                field[area] += weights[steps]
    values = []
    for area, cap in enumerate(ground.cap):
        here = field[area]
        each = tuning.token + (tuning.site if ground.free_site(area) else 0.0)
        row = [each] * cap
        if cap:
            row[0] += tuning.first + here
            if cap > 1:
                row[1] += tuning.second + here / 2
        values.append(row)
    return values


def gather(draft: Draft, area: int, needed: int) -> Gathering | None:
    """The cheapest way to bring so many tokens together, or None."""
    ground = draft.ground
    missing = needed - ground.own[area]
    cost = sum(draft.values[area][: min(ground.own[area], len(draft.values[area]))])
    if missing <= 0:
        return Gathering(cost, (), None)
    taken: dict[int, int] = {}
    givers = [near for near in ground.near[area] if ground.fresh[near]]
    if sum(ground.fresh[near] for near in givers) + (SHIP_ROOM if draft.ships else 0) < missing:
        return None
    while missing:
        best, least = -1, 1e9
        for near in givers:
            gone = taken.get(near, 0)
            if ground.fresh[near] > gone:
                loss = draft.last(near, gone)
                if loss < least:
                    best, least = near, loss
        if best < 0:
            break
        taken[best] = taken.get(best, 0) + 1
        cost += least
        missing -= 1
    trip = None
    if missing:
        found = best_trip(draft, area, missing, taken)
        if found is None:
            return None
        trip, extra = found
        cost += extra
    return Gathering(cost, tuple(taken.items()), trip)


def best_trip(draft: Draft, area: int, number: int, taken: dict[int, int]) -> tuple[Trip, float] | None:
    """A ship that brings exactly so many tokens, at the least loss where they come from."""
    if number > SHIP_ROOM:
        return None
    ground = draft.ground
    board = ground.board
    best: tuple[Trip, float] | None = None
    for end in board.berths_of[area]:
        ways = ground.geography.routes(end, ground.open_sea)
        for source in ways:
            start = board.place_area[source]
            left = ground.reach - len(ways[source])
            if start == area or left < 0 or ground.fresh[start] - taken.get(start, 0) < number:
                continue
            for ship in draft.ships:
                way = ground.geography.routes(ship, ground.open_sea).get(source)
                if way is None or len(way) > left:
                    continue
                gone = taken.get(start, 0)
                loss = sum(draft.last(start, gone + nth) for nth in range(number))
                if best is None or loss < best[1]:
                    best = (Trip(ship, source, ((end, number),)), loss)
                break
    return best


def sites_to_try(ground: Ground, tuning: Tuning) -> list[tuple[int, int]]:
    """Areas where a city might be built this turn, with the tokens that it takes."""
    found = []
    for area, city in enumerate(ground.city):
        if city != NOBODY:
            continue
        foe = ground.foe[area]
        needed = ground.board.city_tokens[area] + foe
        if foe > tuning.contest or (needed > SITE_TOKENS + tuning.contest and not tuning.plain):
            continue
        supply = ground.own[area]
        for near in ground.near[area]:
            supply += ground.fresh[near]
        if ground.ships and ground.board.coastal[area]:
            supply += SHIP_ROOM
        if supply >= needed:
            found.append((area, needed))
    return found


def next_city(draft: Draft, sites: list[tuple[int, int]]) -> bool:
    """The site that costs least is taken."""
    best: tuple[float, int, Gathering] | None = None
    for area, needed in sites:
        if area in draft.built:
            continue
        gathering = gather(draft, area, needed)
        if gathering is not None and (best is None or gathering.cost < best[0]):
            best = (gathering.cost, area, gathering)
    if best is None:
        return False
    _, area, gathering = best
    for near, number in gathering.walks:
        draft.walk(near, area, number)
    if gathering.trip is not None:
        draft.sail(gathering.trip)
    draft.found(area)
    return True


def spread(draft: Draft) -> None:
    """Every token goes where it is worth most, one step from where it is."""
    ground = draft.ground
    for _ in range(PASSES):
        moved = False
        for area, fresh in enumerate(ground.fresh):
            while fresh:
                loss = draft.last(area)
                end, gain = -1, EPSILON
                for near in ground.near[area]:
                    more = draft.another(near) - loss
                    if more > gain:
                        end, gain = near, more
                if end < 0:
                    break
                draft.walk(area, end, 1)
                fresh -= 1
                moved = True
        if not moved:
            return


def ferry(draft: Draft) -> None:
    """Ships that are left carry tokens to where they are worth more."""
    ground = draft.ground
    for ship in list(draft.ships):
        best: tuple[float, Trip] | None = None
        for source, way in ground.geography.routes(ship, ground.open_sea).items():
            left = ground.reach - len(way)
            if left < 1 or not ground.fresh[ground.board.place_area[source]]:
                continue
            found = best_cargo(draft, Trip(ship, source, ()), left)
            if found is not None and (best is None or found[0] > best[0]):
                best = found
        if best is not None and best[0] > EPSILON:
            draft.sail(best[1])


def best_cargo(draft: Draft, trip: Trip, left: int) -> tuple[float, Trip] | None:
    """The best place for tokens from the trip's source, and a second one on the way from there."""
    ground = draft.ground
    areas = ground.board.place_area
    start = areas[trip.source]
    gone = trip.number
    losses = [draft.last(start, nth) for nth in range(gone, min(SHIP_ROOM, ground.fresh[start]))]
    taken = {start, *(areas[place] for place, _ in trip.stops)}
    place = trip.stops[-1][0] if trip.stops else trip.source
    best: tuple[float, Trip, int] | None = None
    for end, further in ground.geography.routes(place, ground.open_sea).items():
        if 0 < len(further) <= left and draft.values[areas[end]] and areas[end] not in taken:
            gain, number = _best_number(draft, areas[end], losses)
            if number and (best is None or gain > best[0]):
                best = (gain, trip._replace(stops=(*trip.stops, (end, number))), left - len(further))
    if best is None:
        return None
    gain, trip, left = best
    if len(trip.stops) < MOST_STOPS and left and trip.number < SHIP_ROOM:
        more = best_cargo(draft, trip, left)
        if more is not None and more[0] > EPSILON:
            return gain + more[0], more[1]
    return gain, trip


def _best_number(draft: Draft, area: int, losses: list[float]) -> tuple[float, int]:
    """How many tokens gain most by the voyage."""
    gain = best = 0.0
    number = 0
    for nth, loss in enumerate(losses):
        gain += draft.another(area, nth) - loss
        if gain > best:
            best, number = gain, nth + 1
    return best, number


def judged(ground: Ground, tuning: Tuning, values: list[list[float]], demanded: int) -> float:
    """What a position after the surplus is worth to its owner."""
    value = tuning.city * ground.cities + tuning.demand * min(0, ground.cities - demanded)
    kept = 0
    for area, tokens in enumerate(ground.own):
        if tokens:
            kept += tokens
            value += sum(values[area][:tokens])
    needed = TOKENS_PER_CITY * ground.cities
    value -= tuning.support * max(0, needed - kept)
    value -= tuning.reserve_weight * max(0.0, needed + tuning.reserve - kept)
    # What is left of the stock after the next taxes: without it nothing grows.
    stock = ground.all_tokens - kept - tuning.kept_money * ground.treasury - needed
    return value - tuning.tax * max(0.0, -stock) - tuning.crowd * max(0.0, tuning.room - stock)


def finished(draft: Draft, tuning: Tuning, values: list[list[float]], demanded: int) -> Settlement:
    """The rest is spread, the surplus goes, and the position is judged."""
    spread(draft)
    if draft.ships:
        ferry(draft)
    after = draft.ground
    after.settle_surplus()
    after.ships = (*draft.ships, *(trip.stops[-1][0] for trip in draft.trips))
    value = judged(after, tuning, values, demanded)
    return Settlement(draft.flows, tuple(draft.trips), tuple(draft.built), after, value)


def settlements(ground: Ground, tuning: Tuning, demanded: int, style: Tuning | None = None) -> list[Settlement]:
    """One plan for every number of new cities, from none to as many as can be; a style spreads by its own values."""
    values = token_values(ground, tuning)
    draft = Draft(ground, token_values(ground, style) if style else values[:])
    sites = sites_to_try(ground, tuning)
    found = [finished(draft.copy(), tuning, values, demanded)]
    while draft.ground.spare_cities and next_city(draft, sites):
        found.append(finished(draft.copy(), tuning, values, demanded))
    return found


def styles(tuning: Tuning) -> list[Tuning]:
    """Other ways to spread: towards sites, on the sites themselves, in pairs, one by one."""
    ways = [
        tuning._replace(field=3 * tuning.field),
        tuning._replace(site=tuning.site + 2, second=tuning.second + 1),
        tuning._replace(field=0.0, first=tuning.first + 1),
        tuning._replace(field=2 * tuning.field, site=tuning.site + 1, first=tuning.first / 2),
    ]
    return ways[: tuning.styles]


def yielded(ground: Ground, tuning: Tuning, demanded: int) -> float:
    """What a turn brings: a step on the AST if its cities stand, and trade cards, the richer the more cities."""
    cities = ground.cities
    value = tuning.demand * min(0, cities - demanded) + tuning.income * cities * (cities + 1) / 2
    return value - tuning.upkeep * len(ground.ships)


def foreseen(plan: Settlement, tuning: Tuning, demanded: Sequence[int], turns: int) -> float:
    """What comes of a plan in the seat's own next turns, the others as they stand, and where they lead."""
    value = yielded(plan.after, tuning, demanded[0])
    weight = 1.0
    ground = plan.after
    last = plan.value
    for turn in range(1, turns + 1):
        ground = ground.copy()
        ground.next_turn(tuning.kept_money)
        asked = demanded[min(turn, len(demanded) - 1)]
        following = max(settlements(ground, tuning, asked), key=lambda each: each.value)
        weight *= tuning.patience
        ground, last = following.after, following.value
        value += weight * yielded(ground, tuning, asked)
    return value + weight * last


def best_settlement(ground: Ground, tuning: Tuning, demanded: Sequence[int], look: int) -> Settlement:
    """`demanded`: the cities that the AST asks for at the end of this turn, of the next …"""
    found = settlements(ground, tuning, demanded[0])
    if not look:
        return max(found, key=lambda each: each.value)
    for style in styles(tuning):
        found += settlements(ground, tuning, demanded[0], style)
    found.sort(key=lambda each: -each.value)
    return max(found[: tuning.wide], key=lambda each: foreseen(each, tuning, demanded, look))


def best_value(ground: Ground, tuning: Tuning, demanded: Sequence[int], look: int) -> float:
    """What the best plan is worth."""
    found = settlements(ground, tuning, demanded[0])
    if not look:
        return max(each.value for each in found)
    return max(foreseen(each, tuning, demanded, look) for each in found)
