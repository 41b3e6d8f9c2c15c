"""A seat's view as plain data and back, for the AI's worker process: what the seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from aoc_desktop.games.age_of_civilization.rules.cards import (
    Civilization,
    Effect,
    SpecialTechnology,
    Technology,
    Wonder,
)
from aoc_desktop.games.age_of_civilization.rules.game import card_set
from aoc_desktop.games.age_of_civilization.rules.scenarios import scenario, scenario_cards
from aoc_desktop.games.age_of_civilization.rules.state import Player, ScenarioState, State, Table, Task
from aoc_desktop.games.age_of_civilization.rules.view import Sighting, View
from aoc_desktop.kernel.declared import Named, ViewCodec, card_of
from aoc_desktop.kernel.events import Cause


def _table_data(view: View) -> dict[str, Any]:
    table = view.state.table
    return {
        "cards": table.cards.id if table.cards.own_table is None else table.cards.own_table,
        "solo": table.solo,
        "scenario": None if table.scenario is None else table.scenario.id,
        "variants": sorted(table.variants),
        "track": list(table.track),
        "events": [token.id for token in table.events],
    }


def _table(data: Mapping[str, Any]) -> Table:
    chosen = None if data["scenario"] is None else scenario(data["scenario"])
    cards = scenario_cards(card_set(data["cards"]), chosen)
    events = tuple(cards.event[name] for name in data["events"])
    return Table(cards, data["solo"], frozenset(data["variants"]), tuple(data["track"]), events, chosen)


def _effect(place: tuple[Any, ...], table: Table) -> Effect:
    """The effect that is printed at this place; what a special action grants has a time besides."""
    cards = table.cards
    groups = [card.effects for card in cards.technology.values()]
    groups += [card.effects for card in cards.wonders]
    groups += [card.main + card.inherited for card in cards.civilizations]
    groups += [action.share for action in cards.actions]
    specials = [action.special for action in cards.actions if action.special is not None]
    groups += [(special.grants,) for special in specials if special.grants is not None]
    if table.scenario is not None:
        groups += [table.scenario.effects, *(card.effects for card in table.scenario.control_cards)]
    return next(effect for group in groups for effect in group if (*effect.cause, effect.lasts) == place)


NAMED = {
    Civilization: card_of("civilization"),
    Effect: Named(lambda effect: (*effect.cause, effect.lasts), _effect),
    SpecialTechnology: card_of("special_technology"),
    Technology: card_of("technology"),
    Wonder: card_of("wonder"),
}
CODEC = ViewCodec((View, Sighting, State, ScenarioState, Player, Task, Cause), NAMED, _table_data, _table)
