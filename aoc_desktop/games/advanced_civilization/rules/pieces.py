"""Pieces going on the map and off it. What leaves the map goes to its owner's stock; nothing leaves the game."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.events import Razed, Reduced, Taken
from aoc_desktop.games.advanced_civilization.rules.state import CITY_POINTS, NOBODY, Log, State
from aoc_desktop.kernel.events import Cause, note


def remove_tokens(state: State, nation: int, area: int, number: int) -> None:
    """Tokens of a seat go to its stock, barbarians to the pool."""
    state.tokens[nation][area] -= number
    if nation < state.table.players:
        state.stock[nation] += number
    else:
        state.pool_tokens += number


def place_tokens(state: State, seat: int, area: int, number: int) -> None:
    state.tokens[seat][area] += number
    state.stock[seat] -= number


def remove_city(state: State, area: int) -> None:
    """A city goes to its owner's stock, a pirate city to the pool."""
    owner = state.city[area]
    if owner < state.table.players:
        state.city_stock[owner] += 1
    else:
        state.pool_cities += 1
    state.city[area] = NOBODY
    if area in state.new:
        state.new = state.new - {area}


def place_city(state: State, seat: int, area: int) -> None:
    state.city[area] = seat
    state.city_stock[seat] -= 1


def change_owner(state: State, area: int, seat: int, cause: Cause, log: Log) -> None:
    """A city of the taker stands where another's stood. It is not new for the taker (rules 26.17)."""
    note(log, Taken, seat, state.table.board.areas[area], state.city[area], cause)
    remove_city(state, area)
    place_city(state, seat, area)


def destroy_city(state: State, area: int, cause: Cause, log: Log) -> None:
    note(log, Razed, state.city[area], state.table.board.areas[area], cause)
    remove_city(state, area)


def alone(state: State, seat: int, area: int) -> bool:
    """The area holds tokens of no other nation."""
    return not any(row[area] for nation, row in enumerate(state.tokens) if nation != seat)


def limit_for(state: State, seat: int, area: int) -> int:
    """The area's limit, one more with Agriculture where nobody else has tokens (rules 1)."""
    limit = state.table.board.limits[area]
    bonus = state.abilities[seat].limit_bonus
    return limit + bonus if bonus and alone(state, seat, area) else limit


def staying(state: State, seat: int, area: int) -> int:
    """The tokens that would replace a city if it were reduced."""
    return min(limit_for(state, seat, area), state.stock[seat])


def reduce_city(state: State, area: int, cause: Cause, log: Log) -> None:
    """The city goes to the stock; as many tokens as the limit says take its place, or as many as there are."""
    owner = state.city[area]
    remove_city(state, area)
    number = staying(state, owner, area)
    place_tokens(state, owner, area, number)
    note(log, Reduced, owner, state.table.board.areas[area], number, cause)


def unit_points(state: State, seat: int, area: int) -> int:
    return state.tokens[seat][area] + (CITY_POINTS if state.city[area] == seat else 0)


def others_units(state: State, seat: int, area: int) -> bool:
    """Units of another seat, inert or not, barbarians or a pirate city."""
    owner = state.city[area]
    return (owner not in (NOBODY, seat)) or not alone(state, seat, area)
