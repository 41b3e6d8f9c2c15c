"""A seat's view as plain data and back, for the AI's worker process: what the seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from aoc_desktop.games.advanced_civilization.rules import game  # noqa: F401  # loads every kind of task
from aoc_desktop.games.advanced_civilization.rules.calamities.civil_war import Units, War
from aoc_desktop.games.advanced_civilization.rules.card_files import card_set
from aoc_desktop.games.advanced_civilization.rules.scenarios import SHELF
from aoc_desktop.games.advanced_civilization.rules.state import Layer, LotHeard, State, Table
from aoc_desktop.games.advanced_civilization.rules.tasks import Task
from aoc_desktop.games.advanced_civilization.rules.trade.lots import Lot
from aoc_desktop.games.advanced_civilization.rules.view import View
from aoc_desktop.kernel.declared import ViewCodec


def _table_data(view: View) -> dict[str, Any]:
    table = view.state.table
    return {
        "cards": table.cards.id if table.cards.own_table is None else table.cards.own_table,
        "board": table.board.id,
        "players": table.players,
        "order": list(table.order),
        "late": list(table.late),
        "variants": sorted(table.variants),
        "turn_limit": table.turn_limit,
        "trade_rounds": table.trade_rounds,
        "scenario": None if table.scenario is None else table.scenario.own_table or table.scenario.id,
    }


def _table(data: Mapping[str, Any]) -> Table:
    cards = card_set(data["cards"])
    late = tuple(data["late"])
    return Table(
        cards,
        cards.board(data["board"], data["players"] - len(late)),
        data["players"],
        tuple(data["order"]),
        late,
        frozenset(data["variants"]),
        data["turn_limit"],
        data["trade_rounds"],
        SHELF.told(data["scenario"]),
    )


def _below(kind: Any) -> Iterator[type]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)


CODEC = ViewCodec((View, State, Layer, Lot, LotHeard, Units, War, *_below(Task)), {}, _table_data, _table)
