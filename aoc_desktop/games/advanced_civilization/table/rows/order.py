"""In which order seats act in this phase, with the number that made it: census, cities, or the AST."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.snapshot import deciders
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import PlayedMove

CENSUS, CITIES, AST = "census", "cities", "ast"
KINDS = {
    "ships": CENSUS,
    "movement": CENSUS,
    "trade_cards": CITIES,
    "trade": CITIES,
    "setup": "",
}
"""By phase; the others go in AST order."""


class OrderRow(NamedTuple):
    seat: Seat
    number: int | None
    """Tokens counted, cities; None where the nation alone decides."""
    past: bool
    """Has had its turn."""
    now: bool


class PhaseOrder(NamedTuple):
    kind: str
    """census, cities or ast; empty: nobody acts in an order."""
    rows: tuple[OrderRow, ...] = ()


def phase_order(state: State, history: Sequence[PlayedMove]) -> PhaseOrder:
    kind = KINDS.get(state.phase, AST)
    if not kind or state.finished:
        return PhaseOrder("")
    seats = {CENSUS: state.census, CITIES: state.trade_order}.get(kind, state.ast_order)
    counted = _counted(history) if kind == CENSUS else {}
    deciding = [seat for seat in deciders(state) if seat in seats]
    here = min(seats.index(seat) for seat in deciding) if deciding else -1
    rows = []
    for place, seat in enumerate(seats):
        number = counted.get(seat) if kind == CENSUS else state.map_cities(seat) if kind == CITIES else None
        rows.append(OrderRow(seat, number, place < here, seat in deciding))
    return PhaseOrder(kind, tuple(rows))


def _counted(history: Sequence[PlayedMove]) -> dict[Seat, int]:
    """The last census, as it was told to everybody."""
    for played in reversed(history):
        for event in reversed(played.events):
            if event.kind == "census":
                pairs = (pair.split(":") for pair in event.what.split())
                return {int(seat): int(tokens) for seat, tokens in pairs}
    return {}
