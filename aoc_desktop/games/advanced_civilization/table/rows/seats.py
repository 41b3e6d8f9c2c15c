"""All seats side by side: what everybody may know of each, hands only by their size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.events import Census
from aoc_desktop.games.advanced_civilization.rules.phases.support import TOKENS_PER_CITY
from aoc_desktop.games.advanced_civilization.rules.phases.taxation import would_revolt
from aoc_desktop.games.advanced_civilization.rules.scoring import points_of
from aoc_desktop.games.advanced_civilization.rules.snapshot import deciders
from aoc_desktop.games.advanced_civilization.rules.state import STATUS, State
from aoc_desktop.games.advanced_civilization.table.map.rows import nation_of
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.play.player_view import PlayerView
from aoc_desktop.play.session import Session


class SeatRow(NamedTuple):
    """A player at a glance."""

    seat: Seat
    name: str
    level: str
    points: int
    """Without the hand, until the game is over."""
    nation: str
    status: str
    """active, waiting or inert"""
    cities: int
    tokens: int
    """On the map."""
    stock: int
    treasury: int
    hand: int
    ships: int
    ast: int
    cards: tuple[str, ...]
    """Civilisation cards in the order acquired."""
    supports: bool
    """Its tokens on the map carry its cities."""
    pays: bool
    """Its stock would pay the next tax."""
    turn: bool
    first_player: bool


def seat_rows(player_view: PlayerView, session: Session) -> list[SeatRow]:
    view = player_view.view
    state: State = view.state
    on_turn = deciders(state) if session.unconfirmed is None else (session.unconfirmed,)
    cards = state.table.cards.civilization_cards
    found = []
    for seat, info in enumerate(session.seats):
        cities = state.map_cities(seat)
        found.append(
            SeatRow(
                seat,
                info.name,
                info.level,
                points_of(state, seat, hand=state.finished),
                nation_of(state, seat),
                STATUS[state.status[seat]],
                cities,
                state.map_tokens(seat),
                state.stock[seat],
                state.treasury[seat],
                view.hand_sizes[seat],
                len(state.ships[seat]),
                state.ast[seat],
                tuple(cards[card].id for card in state.owned[seat]),
                state.map_tokens(seat) >= TOKENS_PER_CITY * cities,
                not would_revolt(state, seat),
                seat in on_turn,
                bool(state.census) and state.census[0] == seat,
            )
        )
    return found


# In which order seats act in this phase, with the number that made it: census, cities, or the AST.


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
            if isinstance(event, Census):
                return dict(event.counted)
    return {}
