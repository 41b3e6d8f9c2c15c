"""Phases 4 and 5 as a seat plays them: ships, land moves and voyages that carry out a settlement."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.phases.ships import KeepShip
from aoc_desktop.games.advanced_civilization.rules.phases.voyage import ANCHOR, SHIP_ROOM, Voyage
from aoc_desktop.games.advanced_civilization.rules.policy.geography import FAR
from aoc_desktop.games.advanced_civilization.rules.policy.ground import Ground, ground_of
from aoc_desktop.games.advanced_civilization.rules.policy.settling import (
    Settlement,
    Trip,
    best_settlement,
    best_value,
    token_values,
)
from aoc_desktop.games.advanced_civilization.rules.policy.succession_goals import cities_demanded
from aoc_desktop.games.advanced_civilization.rules.policy.tuning import Tuning
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.rules.tasks import DONE
from aoc_desktop.kernel.game import Move

OPENING = 7
"""Until then few areas are settled: looking far costs little, and the first cities are due."""
NARROW = 12
"""Fewer areas that can be walked to are too few to live on."""
BERTHS_TRIED = 5
"""Places where a new ship is thought of."""


def movement_line(state: State, seat: int, tuning: Tuning) -> tuple[Move, ...]:
    """Voyages first, for they take fresh tokens, then the marches."""
    ground = ground_of(state, seat)
    plan = best_settlement(ground, tuning, cities_demanded(state, seat), foresight(state, ground, tuning, tuning.look))
    return (*moves_of_plan(ground, plan), DONE)


def foresight(state: State, ground: Ground, tuning: Tuning, later: int) -> int:
    """Turns to look ahead: a nation that cannot walk far must plan its first ships."""
    if state.turn > OPENING or not tuning.opening:
        return later
    homes = [area for area, tokens in enumerate(ground.own) if tokens]
    steps = ground.geography.steps
    near = sum(any(steps[home][area] < FAR for home in homes) for area in range(len(ground.own)))
    return max(later, tuning.opening) if near < NARROW else later


def moves_of_plan(ground: Ground, plan: Settlement) -> list[Move]:
    names = ground.board.areas
    moves: list[Move] = []
    for trip in plan.trips:
        moves += [("voyage", ground.board.places[trip.ship]), *voyage_moves(ground, trip)]
    for (start, end), number in plan.flows.items():
        moves.append(("move", names[start], names[end], str(number)))
    return moves


def voyage_moves(ground: Ground, trip: Trip) -> list[Move]:
    """From the ship's berth to where it loads, on to where it unloads."""
    places = ground.board.places
    there = ground.geography.routes(trip.ship, ground.open_sea)[trip.source]
    moves: list[Move] = [("sail", places[place]) for place in there]
    moves.append(("load", str(trip.number)))
    here = trip.source
    for end, number in trip.stops:
        moves += [("sail", places[place]) for place in ground.geography.routes(here, ground.open_sea)[end]]
        moves.append(("unload", str(number)))
        here = end
    return [*moves, ANCHOR]


def voyage_line(state: State, seat: int, tuning: Tuning) -> tuple[Move, ...]:
    """On the way already: land the cargo where it is worth most; without cargo, what a ship here would do."""
    voyage = state.agenda[-1]
    assert isinstance(voyage, Voyage)
    ground = ground_of(state, seat)
    ground.reach -= voyage.steps
    if voyage.cargo:
        return cargo_line(ground, voyage, tuning)
    ground.ships = (voyage.place,)
    if not voyage.loaded and not voyage.unloaded:
        plan = best_settlement(ground, tuning, cities_demanded(state, seat), 0)
        for trip in plan.trips:
            return tuple(voyage_moves(ground, trip))
    legal = list(voyage.moves(state, seat))
    return (ANCHOR,) if ANCHOR in legal else tuple(legal[:1])


def cargo_line(ground: Ground, voyage: Voyage, tuning: Tuning) -> tuple[Move, ...]:
    values = token_values(ground, tuning)
    board = ground.board
    best: tuple[float, tuple[int, ...]] = (-1.0, ())
    here_allowed = not voyage.unloaded and not voyage.loaded
    for end, way in ground.geography.routes(voyage.place, ground.open_sea).items():
        if len(way) <= ground.reach and (way or here_allowed):
            area = board.place_area[end]
            held = ground.own[area]
            worth = sum(values[area][held : held + voyage.cargo])
            if worth > best[0]:
                best = (worth, way)
    sails: list[Move] = [("sail", board.places[place]) for place in best[1]]
    return (*sails, ("unload", str(voyage.cargo)), ANCHOR)


# ------------------------------------------------------------ ships


def upkeep_line(state: State, seat: int, tuning: Tuning) -> tuple[Move, ...]:
    """A ship is kept if this turn's plan is better for it."""
    question = state.agenda[-1]
    assert isinstance(question, KeepShip)
    place = question.places[0]
    berth = state.table.board.places[place]
    ground = ground_of(state, seat)
    demanded = cities_demanded(state, seat)
    look = foresight(state, ground, tuning, 0)
    area = ground.board.place_area[place]
    if state.treasury[seat]:
        kept: Move = ("keep", berth, "treasury")
    elif ground.own[area]:
        kept = ("keep", berth, "levy")
    else:
        return (("scrap", berth),)
    without = ground.copy()
    ships = list(ground.ships)
    ships.remove(place)
    without.ships = tuple(ships)
    if kept[2] == "levy":
        ground.own[area] -= 1
        ground.fresh[area] -= 1
    gain = best_value(ground, tuning, demanded, look) - best_value(without, tuning, demanded, look)
    return (kept if gain > tuning.upkeep else ("scrap", berth),)


def shipyard_line(state: State, seat: int, tuning: Tuning) -> tuple[Move, ...]:
    """A new ship where it brings this turn's plan most, if it brings enough."""
    question = state.agenda[-1]
    legal = list(question.moves(state, seat))  # type: ignore[attr-defined]
    ground = ground_of(state, seat)
    demanded = cities_demanded(state, seat)
    look = foresight(state, ground, tuning, 0)
    places = state.table.board.places
    now = best_value(ground, tuning, demanded, look)
    best: tuple[float, Move] = (tuning.ship, DONE)
    for place in berths_to_try(ground):
        move = cheapest(legal, places[place])
        if move is None:
            continue
        tried = ground.copy()
        tried.ships = (*ground.ships, place)
        area = ground.board.place_area[place]
        if move[2] == "levy" and ground.own[area] <= ground.cap[area]:
            continue  # people who could live there are worth more than a ship
        levied = {"treasury": 0, "mixed": 1, "levy": 2}[move[2]]
        tried.own[area] -= levied
        tried.fresh[area] -= levied
        gain = best_value(tried, tuning, demanded, look) - now
        if gain > best[0]:
            best = (gain, move)
    return (best[1],)


def berths_to_try(ground: Ground) -> list[int]:
    """Where tokens are too many, or at least some are."""
    board = ground.board
    found = []
    for area, tokens in enumerate(ground.own):
        if tokens and board.berths_of[area]:
            found.append((min(SHIP_ROOM, tokens - ground.cap[area]), tokens, board.berths_of[area][0]))
    found.sort(reverse=True)
    return [place for _, _, place in found[:BERTHS_TRIED]]


def cheapest(legal: list[Move], berth: str) -> Move | None:
    """Money rather than people."""
    for payment in ("treasury", "mixed", "levy"):
        if ("ship", berth, payment) in legal:
            return ("ship", berth, payment)
    return None
