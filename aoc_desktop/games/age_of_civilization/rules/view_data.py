"""A seat's view as plain data and back, for the AI's worker process: what the seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from aoc_desktop.games.age_of_civilization.rules.cards import CardSet, Civilization, Effect
from aoc_desktop.games.age_of_civilization.rules.game import card_set
from aoc_desktop.games.age_of_civilization.rules.scenarios import scenario, scenario_cards
from aoc_desktop.games.age_of_civilization.rules.state import Player, ScenarioState, State, Table, Task
from aoc_desktop.games.age_of_civilization.rules.view import Sighting, View
from aoc_desktop.kernel.events import Cause

NUMBERS = ("points", "coins", "workers", "free_workers")
PLAIN = (
    "first_player",
    "phase",
    "round",
    "seat",
    "opponent_military",
    "red_workers",
    "acted",
    "bonus_coins",
)
"""Fields of a state that are plain already."""


def to_data(view: View) -> dict[str, Any]:
    """JSON data of a view."""
    state = view.state
    table = state.table
    return {
        "cards": table.cards.id if table.cards.own_table is None else table.cards.own_table,
        "solo": table.solo,
        "scenario": None if table.scenario is None else table.scenario.id,
        "scenario_state": [*state.scenario[:-1], [effect.cause.id for effect in state.scenario.passing]],
        "variants": sorted(table.variants),
        "track": list(table.track),
        "events": _ids(table.events),
        "viewer": view.seat,
        "deck_size": view.deck_size,
        "kept_counts": list(view.kept_counts),
        "played": [_ids(played) for played in view.played],
        "sightings": [[sighting.pack, sighting.pick, _ids(sighting.cards)] for sighting in view.sightings],
        **{name: getattr(state, name) for name in PLAIN},
        "players": [_player_data(player) for player in state.players],
        "market": [[card.id, coins] for card, coins in state.market],
        "wonder_market": _ids(state.wonder_market),
        "special_market": _ids(state.special_market),
        "packs": [_ids(pack) for pack in state.packs],
        "used_slots": list(state.used_slots),
        "used_effects": list(state.used_effects),
        "agenda": [_task_data(task) for task in state.agenda],
    }


def _ids(cards: Iterable[Any]) -> list[str]:
    return [card.id for card in cards]


def _player_data(player: Player) -> dict[str, Any]:
    return {
        **{name: getattr(player, name) for name in NUMBERS},
        "main": player.main.id if player.main is not None else None,
        "civilizations": _ids(player.civilizations),
        "technologies": _ids(player.technologies),
        "wonders": _ids(player.wonders),
        "special": player.special.id if player.special is not None else None,
        "hand": _ids(player.hand),
        "kept": _ids(player.kept),
    }


def _task_data(task: Task) -> dict[str, Any]:
    return {
        "seat": task.seat,
        "asks": task.asks,
        "cause": None if task.cause is None else list(task.cause),
        "often": task.often,
        "effects": [list(effect.cause) for effect in task.effects],
        "rule": task.rule,
    }


def from_data(data: Mapping[str, Any]) -> View:
    """The view that `to_data` wrote."""
    chosen = None if data["scenario"] is None else scenario(data["scenario"])
    cards = scenario_cards(card_set(data["cards"]), chosen)
    events = tuple(cards.event[name] for name in data["events"])
    table = Table(cards, data["solo"], frozenset(data["variants"]), tuple(data["track"]), events, chosen)
    state = State(
        table=table,
        players=[_player(player, cards) for player in data["players"]],
        scenario=_scenario_state(data["scenario_state"], cards),
        market=tuple((cards.civilization[card], coins) for card, coins in data["market"]),
        deck=(),
        wonder_market=tuple(cards.wonder[card] for card in data["wonder_market"]),
        special_market=tuple(cards.special_technology[card] for card in data["special_market"]),
        dealt=(),
        packs=tuple(_civilizations(pack, cards) for pack in data["packs"]),
        used_slots=list(data["used_slots"]),
        used_effects=tuple(data["used_effects"]),
        agenda=_agenda(data["agenda"], table),
        **{name: data[name] for name in PLAIN},
    )
    for seat in range(len(state.players)):
        state.rebuild_abilities(seat)
    return View(
        data["viewer"],
        data["deck_size"],
        tuple(data["kept_counts"]),
        tuple(_civilizations(played, cards) for played in data["played"]),
        tuple(Sighting(pack, pick, _civilizations(seen, cards)) for pack, pick, seen in data["sightings"]),
        state,
    )


def _civilizations(ids: Iterable[str], cards: CardSet) -> tuple[Civilization, ...]:
    return tuple(cards.civilization[card] for card in ids)


def _player(data: Mapping[str, Any], cards: CardSet) -> Player:
    technologies = tuple(cards.technology[card] for card in data["technologies"])
    return Player(
        cards.printed_abilities,
        main=None if data["main"] is None else cards.civilization[data["main"]],
        civilizations=_civilizations(data["civilizations"], cards),
        technologies=technologies,
        technology_bits=sum(card.bit for card in technologies),
        wonders=tuple(cards.wonder[card] for card in data["wonders"]),
        special=None if data["special"] is None else cards.special_technology[data["special"]],
        hand=_civilizations(data["hand"], cards),
        kept=_civilizations(data["kept"], cards),
        **{name: data[name] for name in NUMBERS},
    )


def _scenario_state(data: list[Any], cards: CardSet) -> ScenarioState:
    control, drought, wars_lost, lost, passing = data
    granted = [action.special.grants for action in cards.actions if action.special is not None]
    by_action = {effect.cause.id: effect for effect in granted if effect is not None}
    return ScenarioState(control, drought, wars_lost, lost, tuple(by_action[action] for action in passing))


def _agenda(tasks: list[Mapping[str, Any]], table: Table) -> tuple[Task, ...]:
    return tuple(_task(task, table) for task in tasks)


def _task(data: Mapping[str, Any], table: Table) -> Task:
    effects = _effects(table) if data["effects"] else {}
    return Task(
        data["seat"],
        data["asks"],
        None if data["cause"] is None else Cause(*data["cause"]),
        data["often"],
        tuple(effects[Cause(*cause)] for cause in data["effects"]),
        data["rule"],
    )


def _effects(table: Table) -> dict[Cause, Effect]:
    """Every effect of the game by the place where it is printed."""
    cards = table.cards
    groups = [card.effects for card in cards.technology.values()]
    groups += [card.effects for card in cards.wonders]
    groups += [card.main + card.inherited for card in cards.civilizations]
    groups += [action.share for action in cards.actions]
    if table.scenario is not None:
        groups += [table.scenario.effects, *(card.effects for card in table.scenario.control_cards)]
    return {effect.cause: effect for group in groups for effect in group}
