"""Founding cities and taking cubes back from the map (rules, section 4, Founding a city)."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.rules.effects import gain_all
from aoc_desktop.games.golden_ages.rules.events import CityLost, CubeTaken, Founds, GivesUp
from aoc_desktop.games.golden_ages.rules.movement import take_control
from aoc_desktop.games.golden_ages.rules.squares import NAMES, listed
from aoc_desktop.games.golden_ages.rules.state import NOTHING, Pending, Player, State
from aoc_desktop.kernel.events import Log, note


def can_found(state: State, seat: int, square: int) -> bool:
    """A continent square without city and capital, and cubes enough in reserve and on the map together."""
    if not state.board.continent >> square & 1 or state.capitals >> square & 1:
        return False
    if any(player.cities >> square & 1 for player in state.players):
        return False
    player = state.players[seat]
    return player.reserve + player.cubes_on_map >= player.powers.cubes_per_city


def missing_cubes(player: Player) -> int:
    """How many cubes must come from the map before a city can be founded."""
    return max(0, player.powers.cubes_per_city - player.reserve)


def ask_found(state: State, square: int) -> bool:
    """Put the question whether to found a city, if one can be founded."""
    if not can_found(state, state.seat, square):
        return False
    state.step = "found"
    state.pending = Pending(square=square)
    return True


def found(state: State, square: int, log: Log) -> bool:
    """Found a city; False if the player must first say which city gives a cube."""
    player = state.players[state.seat]
    while missing_cubes(player):
        own = listed(player.cities)
        if len(own) > 1:
            state.step = "take"
            state.pending = Pending(square=square)
            return False
        take_cube(state, own[0], log)
    state.pending = NOTHING
    _place_city(state, state.seat, square, log)
    return True


def take_cube(state: State, square: int, log: Log) -> None:
    """A cube of an own city goes to the reserve; a city without cubes is gone."""
    player = state.players[state.seat]
    bit = 1 << square
    if player.double_cities & bit:
        player.double_cities ^= bit
    else:
        player.cities ^= bit
    player.reserve += 1
    note(log, CubeTaken, state.seat, NAMES[square], player.cubes_on(square))
    if log is not None and not player.held & bit and (left := state.symbols_on(square)):
        note(log, GivesUp, state.seat, NAMES[square], left)


def _place_city(state: State, seat: int, square: int, log: Log) -> None:
    player = state.players[seat]
    bit = 1 << square
    held = player.held & bit
    cubes = player.powers.cubes_per_city
    player.reserve -= cubes
    player.cities |= bit
    if cubes > 1:
        player.double_cities |= bit
    note(log, Founds, seat, NAMES[square], cubes)
    if not held:
        take_control(state, seat, square, log)
    gain_all(state, seat, player.powers.cube, log, cubes)


def lose_city(state: State, seat: int, square: int, log: Log) -> None:
    """An attacked city: its cubes go to the owner's reserve."""
    player = state.players[seat]
    cubes = player.cubes_on(square)
    if cubes:
        bit = 1 << square
        player.cities &= ~bit
        player.double_cities &= ~bit
        player.reserve += cubes
        state.count(seat, cities_lost=1)
        note(log, CityLost, seat, NAMES[square], cubes)
