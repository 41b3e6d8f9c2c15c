"""A seat's view as plain data and back, for the AI's worker process: what the seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any

from aoc_desktop.games.age_of_civilization.cards import CardSet, Civilization, Effect
from aoc_desktop.games.age_of_civilization.game import card_set
from aoc_desktop.games.age_of_civilization.state import Player, State, Table, Task
from aoc_desktop.games.age_of_civilization.view import Sighting, View
from aoc_desktop.kernel.events import Cause

PACKAGE = __package__
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


def to_data(view: View, cards: str | Mapping[str, Any] | None = None) -> dict[str, Any]:
    """JSON data of a view. `cards` is the record's card set; a set of the user's own must be given."""
    state = view.state
    table = state.table
    return {
        "cards": table.cards.id if cards is None else cards,
        "solo": table.solo,
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
    rule = task.rule
    return {
        "seat": task.seat,
        "asks": task.asks,
        "cause": None if task.cause is None else list(task.cause),
        "often": task.often,
        "effects": [list(effect.cause) for effect in task.effects],
        "rule": None if rule is None else [rule.__module__.removeprefix(f"{PACKAGE}."), rule.__name__],
    }


def from_data(data: Mapping[str, Any]) -> View:
    """The view that `to_data` wrote."""
    cards = card_set(data["cards"])
    events = tuple(cards.event[name] for name in data["events"])
    table = Table(cards, data["solo"], frozenset(data["variants"]), tuple(data["track"]), events)
    state = State(
        table=table,
        players=[_player(player, cards) for player in data["players"]],
        market=tuple((cards.civilization[card], coins) for card, coins in data["market"]),
        deck=(),
        wonder_market=tuple(cards.wonder[card] for card in data["wonder_market"]),
        special_market=tuple(cards.special_technology[card] for card in data["special_market"]),
        dealt=(),
        packs=tuple(_civilizations(pack, cards) for pack in data["packs"]),
        used_slots=list(data["used_slots"]),
        used_effects=tuple(data["used_effects"]),
        agenda=_agenda(data["agenda"], cards),
        **{name: data[name] for name in PLAIN},
    )
    view = View.__new__(View)
    view.seat = data["viewer"]
    view.deck_size = data["deck_size"]
    view.kept_counts = tuple(data["kept_counts"])
    view.played = tuple(_civilizations(played, cards) for played in data["played"])
    view.sightings = tuple(Sighting(pack, pick, _civilizations(seen, cards)) for pack, pick, seen in data["sightings"])
    view.state = state
    return view


def _civilizations(ids: Iterable[str], cards: CardSet) -> tuple[Civilization, ...]:
    return tuple(cards.civilization[card] for card in ids)


def _player(data: Mapping[str, Any], cards: CardSet) -> Player:
    technologies = tuple(cards.technology[card] for card in data["technologies"])
    player = Player(
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
    player.rebuild_abilities(cards)
    return player


def _agenda(tasks: list[Mapping[str, Any]], cards: CardSet) -> tuple[Task, ...]:
    return tuple(_task(task, cards) for task in tasks)


def _task(data: Mapping[str, Any], cards: CardSet) -> Task:
    effects = _effects(cards) if data["effects"] else {}
    rule = None
    if data["rule"] is not None:
        module, name = data["rule"]
        rule = getattr(import_module(f"{PACKAGE}.{module}"), name)
    return Task(
        data["seat"],
        data["asks"],
        None if data["cause"] is None else Cause(*data["cause"]),
        data["often"],
        tuple(effects[Cause(*cause)] for cause in data["effects"]),
        rule,
    )


def _effects(cards: CardSet) -> dict[Cause, Effect]:
    """Every effect of the set by the place where it is printed."""
    groups = [card.effects for card in cards.technology.values()]
    groups += [card.effects for card in cards.wonders]
    groups += [card.main + card.inherited for card in cards.civilizations]
    return {effect.cause: effect for group in groups for effect in group}
