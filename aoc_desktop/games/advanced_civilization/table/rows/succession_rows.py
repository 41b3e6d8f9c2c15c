"""The Succession Table: where every marker stands and what its next step would be now, the viewer's with its basket."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, State
from aoc_desktop.games.advanced_civilization.table.market.rows import basket_of
from aoc_desktop.games.advanced_civilization.table.mat.mats import advance_of
from aoc_desktop.kernel.game import Seat

ADVANCES, STAYS, FALLS, DONE = "advances", "stays", "falls", "done"


class SuccessionRow(NamedTuple):
    """A nation's row."""

    nation: str
    seat: Seat
    """-1: nobody plays it."""
    epochs: tuple[str, ...]
    values: tuple[int, ...]
    """Points that a square asks for; 0: none."""
    square: int
    """-1: nobody plays it."""
    outcome: str
    """What happens to the marker if nothing else does: advances, stays, falls, done."""
    lacking: tuple[str, int, int]
    """What keeps it: cities, cards, groups or points, what there is, what is asked; all empty: nothing."""


NOTHING = ("", 0, 0)


def succession_rows(state: State, viewer: Seat) -> list[SuccessionRow]:
    """All nations in AST order, those that nobody plays included."""
    seats = {nation: seat for seat, nation in enumerate(state.nation) if nation != NOBODY}
    ahead = with_basket(state, viewer)
    rows = []
    for number, nation in enumerate(state.table.cards.nations):
        seat = seats.get(number, -1)
        epochs = tuple(epoch.id for epoch in nation.epochs)
        outcome, lacking = forecast(ahead, seat) if seat >= 0 else ("", NOTHING)
        square = state.ast[seat] if seat >= 0 else -1
        rows.append(SuccessionRow(nation.id, seat, epochs, nation.values, square, outcome, lacking))
    return rows


def with_basket(state: State, viewer: Seat) -> State:
    """As if the viewer had paid for the cards that it has chosen."""
    chosen, _ = basket_of(state, viewer)
    if not chosen:
        return state
    ahead = state.copy()
    for card in chosen:
        ahead.acquire(viewer, card)
    return ahead


def forecast(state: State, seat: Seat) -> tuple[str, tuple[str, int, int]]:
    """What the rules would do to a marker now (rules 20), and what keeps it."""
    advance = advance_of(state, seat)
    if advance.to != advance.square:
        return (FALLS if advance.to < advance.square else ADVANCES), NOTHING
    if not advance.epoch:
        return DONE, NOTHING
    unmet = next(ask for ask in advance.asks if not ask.met)
    return STAYS, (unmet.what, unmet.have, unmet.asked)
