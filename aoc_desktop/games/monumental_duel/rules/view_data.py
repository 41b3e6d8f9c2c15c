"""A seat's view as plain data and back, for the AI's worker process: what the seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from aoc_desktop.games.monumental_duel.rules.card_files import card_set
from aoc_desktop.games.monumental_duel.rules.cards import Card, Civilization, Effect
from aoc_desktop.games.monumental_duel.rules.scenarios import SHELF
from aoc_desktop.games.monumental_duel.rules.state import Player, State, Table, Tally, Task
from aoc_desktop.games.monumental_duel.rules.view import View
from aoc_desktop.kernel.declared import Named, ViewCodec, card_of
from aoc_desktop.kernel.events import Cause


def _table_data(view: View) -> dict[str, Any]:
    table = view.state.table
    return {
        "cards": table.cards.id if table.cards.own_table is None else table.cards.own_table,
        "variants": sorted(table.variants),
        "dealt": {civilization: [card.id for card in cards] for civilization, cards in table.dealt.items()},
        "scenario": None if table.scenario is None else table.scenario.own_table or table.scenario.id,
    }


def _table(data: Mapping[str, Any]) -> Table:
    chosen = SHELF.told(data["scenario"])
    cards = card_set(data["cards"]) if chosen is None else chosen.cards
    dealt = {civilization: tuple(cards.card[card] for card in ids) for civilization, ids in data["dealt"].items()}
    return Table(cards, frozenset(data["variants"]), dealt, chosen)


NAMED = {
    Card: card_of("card"),
    Civilization: card_of("civilization"),
    Effect: Named(lambda effect: tuple(effect.cause), lambda cause, table: table.cards.effects[Cause(*cause)]),
}
CODEC = ViewCodec((View, State, Player, Task, Tally), NAMED, _table_data, _table)
