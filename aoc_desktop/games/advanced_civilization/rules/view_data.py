"""A seat's view as plain data and back, for the AI's worker process: what the seat may know and nothing else.

Tasks and the small tuples in them are told by the name of their class and their fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from aoc_desktop.games.advanced_civilization.rules import state as states
from aoc_desktop.games.advanced_civilization.rules.calamities import (
    city_calamities,
    civil_war,
    famine_flood_epidemic,
    hordes,
    losing,
    piracy,
    sharing,
    volcano,
)
from aoc_desktop.games.advanced_civilization.rules.calamities import phase as calamities
from aoc_desktop.games.advanced_civilization.rules.card_files import card_set
from aoc_desktop.games.advanced_civilization.rules.phases import (
    back_to_stacks,
    civilization_cards,
    conflict,
    construction,
    conversion,
    expansion,
    leaving,
    movement,
    opening,
    ships,
    support,
    taxation,
    voyage,
)
from aoc_desktop.games.advanced_civilization.rules.state import FIELDS, State, Table
from aoc_desktop.games.advanced_civilization.rules.tasks import Task
from aoc_desktop.games.advanced_civilization.rules.trade import lots, trade_cards
from aoc_desktop.games.advanced_civilization.rules.trade import rounds as trade
from aoc_desktop.games.advanced_civilization.rules.view import View

MODULES = (
    conversion,
    back_to_stacks,
    calamities,
    city_calamities,
    civil_war,
    civilization_cards,
    conflict,
    construction,
    expansion,
    famine_flood_epidemic,
    hordes,
    leaving,
    losing,
    lots,
    movement,
    opening,
    piracy,
    sharing,
    ships,
    states,
    support,
    taxation,
    trade,
    trade_cards,
    volcano,
    voyage,
)
DERIVED = ("table", "owned_bits", "abilities", "bonus_used", "fresh", "new", "revolted")
"""Fields of a state that are told in a way of their own, or follow from others."""
BYTES = ("status", "stock", "treasury", "city_stock", "ast", "frozen", "aside", "unseen")
PLAIN = tuple(name for name in FIELDS if name not in DERIVED)


def _classes() -> dict[str, type]:
    """Every class that may stand in an agenda or a layer."""
    found = [thing for module in MODULES for thing in vars(module).values() if isinstance(thing, type)]
    return {kind.__name__: kind for kind in found if issubclass(kind, Task) or hasattr(kind, "_fields")}


CLASSES = _classes()


def to_data(view: View) -> dict[str, Any]:
    """JSON data of a view."""
    state = view.state
    table = state.table
    return {
        "cards": table.cards.id if table.cards.own_table is None else table.cards.own_table,
        "board": table.board.id,
        "players": table.players,
        "order": list(table.order),
        "late": list(table.late),
        "variants": sorted(table.variants),
        "turn_limit": table.turn_limit,
        "trade_rounds": table.trade_rounds,
        "viewer": view.seat,
        "hand_sizes": list(view.hand_sizes),
        "unseen_cards": view.unseen,
        "lot_sizes": _told(view.lot_sizes),
        "bonus_used": sorted(state.bonus_used),
        "fresh": [[area, number] for area, number in state.fresh.items()],
        "new": sorted(state.new),
        "revolted": sorted(state.revolted),
        "state": {name: _told(getattr(state, name)) for name in PLAIN},
    }


def _told(value: Any) -> Any:
    """Objects as tables with their class; sequences as lists."""
    if isinstance(value, int | str | None):
        return value
    if is_dataclass(value):
        return {"is": type(value).__name__, **{each.name: _told(getattr(value, each.name)) for each in fields(value)}}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {"is": type(value).__name__, **{name: _told(getattr(value, name)) for name in value._fields}}
    return [_told(item) for item in value]


def from_data(data: Mapping[str, Any]) -> View:
    """The view that `to_data` wrote."""
    cards = card_set(data["cards"])
    board = cards.board(data["board"], data["players"] - len(data["late"]))
    table = Table(
        cards,
        board,
        data["players"],
        tuple(data["order"]),
        tuple(data["late"]),
        frozenset(data["variants"]),
        data["turn_limit"],
        data["trade_rounds"],
    )
    parts = {name: _read(value) for name, value in data["state"].items()}
    for name in BYTES:
        parts[name] = bytearray(parts[name])
    for name in ("hands", "tokens"):
        parts[name] = [bytearray(row) for row in parts[name]]
    for name in ("ships", "city"):
        parts[name] = list(parts[name])
    bits = tuple(sum(cards.civilization_cards[card].bit for card in owned) for owned in parts["owned"])
    state = State(
        table=table,
        owned_bits=bits,
        abilities=tuple(cards.abilities(each) for each in bits),
        bonus_used=frozenset(data["bonus_used"]),
        fresh=dict(data["fresh"]),
        new=frozenset(data["new"]),
        revolted=frozenset(data["revolted"]),
        **parts,
    )
    view = View(state, data["viewer"])
    view.hand_sizes = tuple(data["hand_sizes"])
    view.unseen = data["unseen_cards"]
    view.lot_sizes = _read(data["lot_sizes"])
    view.state = state  # what is hidden has been hidden
    return view


def _read(value: Any) -> Any:
    if isinstance(value, dict):
        kind = CLASSES[value["is"]]
        return kind(**{name: _read(item) for name, item in value.items() if name != "is"})
    return tuple(_read(item) for item in value) if isinstance(value, list) else value
