"""Phase 16: markers on the Archaeological Succession Table (rules 20)."""

from __future__ import annotations

from collections.abc import Iterator

from aoc_desktop.games.advanced_civilization.rules.cards import FINISH, Nation
from aoc_desktop.games.advanced_civilization.rules.events import Advanced, FellBack, Stayed
from aoc_desktop.games.advanced_civilization.rules.scenarios import PERSON
from aoc_desktop.games.advanced_civilization.rules.state import Log, State
from aoc_desktop.kernel.events import note


def begin(state: State, log: Log) -> None:
    scenario = state.table.scenario
    for seat in state.ast_order:
        if scenario is None or not scenario.marker_stays or seat != PERSON:
            move_marker(state, seat, log)


def move_marker(state: State, seat: int, log: Log) -> None:
    """Back without a city after the Stone Age; on if the epochs' demands are met; otherwise it stays."""
    square = state.ast[seat]
    nation = state.table.cards.nations[state.nation[seat]]
    if not state.map_cities(seat) and nation.epochs[square] is not nation.epochs[0]:
        state.ast[seat] = square - 1
        note(log, FellBack, seat, square - 1)
        return
    if square == FINISH:
        return
    if (lacking := lacks(state, seat, nation, square)) is not None:
        note(log, Stayed, seat, *lacking, square)
        return
    state.ast[seat] = square + 1
    entered = nation.epochs[square + 1].id if nation.epochs[square + 1] is not nation.epochs[square] else ""
    note(log, Advanced, seat, entered, square + 1)


def lacks(state: State, seat: int, nation: Nation, square: int) -> tuple[str, int, int] | None:
    """What keeps a marker on its square: which demand, what there is, what is asked; None if it advances."""
    found = demands(state, seat, nation, square)
    return next(((what, have, asked) for what, have, asked in found if have < asked), None)


def demands(state: State, seat: int, nation: Nation, square: int) -> Iterator[tuple[str, int, int]]:
    """What leaving a square for the next asks: which demand, what there is, what is asked."""
    here, there = nation.epochs[square], nation.epochs[square + 1]
    cities = state.map_cities(seat)
    yield "cities", cities, here.cities
    owned = state.table.cards.owned_cards(state.owned_bits[seat])
    if there is not here:
        yield "cities", cities, there.cities
        yield "cards", len(owned), there.cards
        yield "groups", len(frozenset[str]().union(*(card.groups for card in owned))), there.groups
    yield "points", sum(card.cost for card in owned), nation.values[square + 1]
