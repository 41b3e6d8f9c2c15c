"""The map as rows: stacks of tokens, cities and ships, as the viewer sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.rules.phases.voyage import Voyage
from aoc_desktop.games.advanced_civilization.rules.pieces import limit_for
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, State
from aoc_desktop.kernel.events import seen
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import PlayedMove


class StackRow(NamedTuple):
    """Tokens of one nation in one area."""

    key: str
    seat: Seat
    """The neutral number for barbarians."""
    nation: str
    """Its id; empty for barbarians."""
    area: str
    tokens: int
    fresh: int
    """How many of them may still move; all of them where nobody moves."""
    over: int
    """How many stand there above the limit."""
    spot: int
    """Its place among all stacks there, from 0; the owner of the city, else the largest stack, comes first."""
    crowd: int
    """How many stacks are there."""
    builds: bool = False
    """They may become a city."""


class CityRow(NamedTuple):
    area: str
    seat: Seat
    """The neutral number for pirates."""
    nation: str
    new: bool


class ShipRow(NamedTuple):
    """One ship; ships of a seat are told apart by their order."""

    key: str
    seat: Seat
    nation: str
    place: str
    """A berth or an open sea."""
    ready: bool
    """It may still sail; every ship where nobody moves."""
    sailing: bool
    """It is on its voyage now."""
    cargo: int
    spot: int
    crowd: int


def nation_of(state: State, seat: Seat) -> str:
    """The id of a seat's nation; empty for barbarians and pirates, and before one is chosen."""
    if seat >= state.table.players or state.nation[seat] == NOBODY:
        return ""
    return state.table.cards.nations[state.nation[seat]].id


def mover(state: State) -> Seat | None:
    """Whose tokens are fresh or moved now; None outside of movement."""
    question = state.agenda[-1] if state.agenda else None
    seat = getattr(question, "seat", None)
    return seat if state.step in ("movement", "voyage") and isinstance(seat, int) else None


def stack_rows(state: State) -> list[StackRow]:
    board, moving = state.table.board, mover(state)
    rows = []
    for area, name in enumerate(board.areas):
        here = [(seat, row[area]) for seat, row in enumerate(state.tokens) if row[area]]
        here.sort(key=lambda stack: (stack[0] != state.city[area], -stack[1], stack[0]))
        for spot, (seat, count) in enumerate(here):
            fresh = state.fresh.get(area, 0) if seat == moving else count
            limit = limit_for(state, seat, area) if seat < state.table.players else count
            over, builds = max(0, count - limit), len(here) == 1 and can_build(state, seat, area)
            nation = nation_of(state, seat)
            rows.append(StackRow(f"{seat}:{name}", seat, nation, name, count, fresh, over, spot, len(here), builds))
    return rows


def can_build(state: State, seat: Seat, area: int) -> bool:
    """Whether the tokens of a seat are enough for a city there."""
    needed = state.table.board.city_tokens[area]
    free = seat < state.table.players and state.city[area] == NOBODY and state.city_stock[seat]
    return bool(free and state.tokens[seat][area] >= needed)


def city_rows(state: State) -> list[CityRow]:
    return [
        CityRow(name, state.city[area], nation_of(state, state.city[area]), area in state.new)
        for area, name in enumerate(state.table.board.areas)
        if state.city[area] != NOBODY
    ]


def ship_rows(state: State) -> list[ShipRow]:
    board, moving, voyage = state.table.board, mover(state), voyage_of(state)
    all_places = [place for ships in state.ships for place in ships]
    seen: dict[int, int] = {}
    rows = []
    for seat, ships in enumerate(state.ships):
        ready, at_sea = list(state.ready), voyage is not None and seat == moving
        for number, place in enumerate(ships):
            sailing = at_sea and voyage is not None and place == voyage.place
            may = seat != moving or (not sailing and place in ready)
            if sailing:
                at_sea = False
            elif seat == moving and may:
                ready.remove(place)
            spot = seen[place] = seen.get(place, -1) + 1
            cargo = voyage.cargo if sailing and voyage is not None else 0
            rows.append(
                ShipRow(
                    f"{seat}:{number}",
                    seat,
                    nation_of(state, seat),
                    board.places[place],
                    may,
                    sailing,
                    cargo,
                    spot,
                    all_places.count(place),
                )
            )
    return rows


def voyage_of(state: State) -> Voyage | None:
    """The voyage that is under way."""
    question = state.agenda[-1] if state.agenda else None
    return question if isinstance(question, Voyage) else None


# Areas where others have changed something since the viewer's last decision: they keep a dot until the next one.


CHANGES_AREA = (
    *(
        kinds.Landed,
        kinds.Fight,
        kinds.TooWeak,
        kinds.CityBesieged,
        kinds.CityDestroyed,
        kinds.CityBuilt,
        kinds.Reduced,
    ),
    *(kinds.Razed, kinds.Taken, kinds.Lost, kinds.Annexed, kinds.Horde, kinds.Pirates, kinds.Converted),
)
"""Events that change the area they name. What befalls nearly every area, growth and surplus, is left out."""


def changed_areas(history: Sequence[PlayedMove], viewer: Seat) -> frozenset[str]:
    found: set[str] = set()
    for played in reversed(history):
        if played.seat == viewer:
            break
        for event in seen(played.events, viewer):
            if isinstance(event, kinds.Moved):
                found.add(event.end)
            elif isinstance(event, CHANGES_AREA):
                found.add(event.area)
    return frozenset(found)
