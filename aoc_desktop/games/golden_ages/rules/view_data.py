"""A seat's view as plain data and back, for the AI's worker process: what the seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from aoc_desktop.games.golden_ages.rules.board import Board
from aoc_desktop.games.golden_ages.rules.cards import (
    Building,
    Civilization,
    Effect,
    Future,
    Judgement,
    Technology,
    Tile,
    Wonder,
)
from aoc_desktop.games.golden_ages.rules.game import card_set
from aoc_desktop.games.golden_ages.rules.scenarios import SHELF
from aoc_desktop.games.golden_ages.rules.state import Pending, Player, State, Table, Tally
from aoc_desktop.games.golden_ages.rules.view import View
from aoc_desktop.kernel.declared import Named, ViewCodec, card_of
from aoc_desktop.kernel.game import Move


def _table_data(view: View) -> dict[str, Any]:
    table = view.state.table
    return {
        "cards": table.cards.id if table.cards.own_table is None else table.cards.own_table,
        "count": table.count,
        "variants": sorted(table.variants),
        "square_rotation": table.square_rotation,
        "scenario": None if table.scenario is None else table.scenario.own_table or table.scenario.id,
    }


def _table(data: Mapping[str, Any]) -> Table:
    chosen = SHELF.told(data["scenario"])
    cards = card_set(data["cards"]) if chosen is None else chosen.cards
    return Table(cards, data["count"], frozenset(data["variants"]), data["square_rotation"], chosen)


def _board(placed: Iterable[tuple[str, Move]], table: Table) -> Board:
    board = table.cards.first_boards[table.square_rotation, "open_sea" in table.variants]
    for tile_id, move in tuple(placed)[1:]:
        tile = table.cards.tile[tile_id]
        board = board.with_tile(tile, next(place for place in tile.placements if place.move == move))
    return board


def _effect(cause: tuple[Any, ...], table: Table) -> Effect:
    """The effect that is printed at this place."""
    cards = table.cards
    groups = [card.effects for card in cards.technologies] + [card.effects for card in cards.wonders]
    groups += [card.effects for card in cards.buildings] + [card.effects for card in cards.civilizations]
    if table.scenario is not None:
        groups += [table.scenario.effects_of(seat) for seat in range(table.count)]
    return next(effect for group in groups for effect in group if tuple(effect.cause) == cause)


NAMED = {
    Board: Named(Board.key, _board),
    Building: card_of("building"),
    Civilization: card_of("civilization"),
    Effect: Named(lambda effect: tuple(effect.cause), _effect),
    Future: card_of("future"),
    Judgement: card_of("judgement"),
    Technology: card_of("technology"),
    Tile: card_of("tile"),
    Wonder: card_of("wonder"),
}
CODEC = ViewCodec((View, State, Player, Pending, Tally), NAMED, _table_data, _table)
