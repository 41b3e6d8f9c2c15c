"""A seat's view as plain data and back, for the AI's worker process: what the seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from aoc_desktop.games.monumental_duel.rules.card_files import card_set
from aoc_desktop.games.monumental_duel.rules.cards import Card, CardSet
from aoc_desktop.games.monumental_duel.rules.spying import DIE
from aoc_desktop.games.monumental_duel.rules.state import Cells, Player, State, Table, Task
from aoc_desktop.games.monumental_duel.rules.view import View
from aoc_desktop.kernel.events import Cause
from aoc_desktop.kernel.game import Move

STATE_PLAIN = (
    "first_player", "round", "last_round", "era", "phase", "step", "seat", "source", "holder", "holder_resource",
    "holder_tokens", "free_reroll",
)  # fmt: skip
STATE_CARDS = ("track", "development_discard", "removed")
PLAYER_PLAIN = (
    "agents", "active", "used", "knowledge_used", "in_force", "policies_used", "conquered", "progress", "warlord_used",
    "ambassador_used", "passed",
)  # fmt: skip
PLAYER_CARDS = ("top", "drawn", "archived", "policies", "provinces", "reserved")
PLAYER_WORDS = ("activated", "lines")
TASK_PLAIN = ("do", "seat", "at", "left", "cell", "paid", "revolt", "again", "source")


def to_data(view: View) -> dict[str, Any]:
    """JSON data of a view."""
    state = view.state
    table = state.table
    return {
        "cards": table.cards.id if table.cards.own_table is None else table.cards.own_table,
        "variants": sorted(table.variants),
        "dealt": {civilization: _ids(cards) for civilization, cards in table.dealt.items()},
        "viewer": view.seat,
        "development": view.development_size,
        **{name: getattr(state, name) for name in STATE_PLAIN},
        **{name: _ids(getattr(state, name)) for name in STATE_CARDS},
        "piles": list(state.piles),
        "dice": list(state.dice),
        "moves": [list(move) for move in state.moves],
        "task": None if state.task is None else _task_data(state.task),
        "agenda": [_task_data(task) for task in state.agenda],
        "players": [_player_data(player) for player in state.players],
    }


def _ids(cards: Iterable[Card | None]) -> list[str | None]:
    return [None if card is None else card.id for card in cards]


def _task_data(task: Task) -> dict[str, Any]:
    return {
        **{name: getattr(task, name) for name in TASK_PLAIN},
        "effect": None if task.effect is None else list(task.effect.cause),
        "card": None if task.card is None else task.card.id,
        "cards": _ids(task.cards),
        "dice": list(task.dice),
    }


def _player_data(player: Player) -> dict[str, Any]:
    return {
        **{name: getattr(player, name) for name in PLAYER_PLAIN},
        **{name: _ids(getattr(player, name)) for name in PLAYER_CARDS},
        **{name: list(getattr(player, name)) for name in PLAYER_WORDS},
        "civilization": None if player.civilization is None else player.civilization.id,
        "espionage": player.espionage.id,
        "tokens": list(player.tokens),
        "gained": list(player.gained),
        "faces": _ids(player.faces),
        "attached": _ids(player.attached),
        "bag": _ids(player.bag),
        "discard": _ids(player.discard),
        "construction": None if player.construction is None else player.construction.id,
    }


def from_data(data: Mapping[str, Any]) -> View:
    """The view that `to_data` wrote."""
    cards = card_set(data["cards"])
    dealt = {civilization: _cards(cards, ids) for civilization, ids in data["dealt"].items()}
    zones: dict[str, Any] = {name: _cards(cards, data[name]) for name in STATE_CARDS}
    state = State(
        Table(cards, frozenset(data["variants"]), dealt),
        [_player(cards, player) for player in data["players"]],
        development=(),
        piles=tuple(data["piles"]),
        moves=_moves(data["moves"]),
        task=None if data["task"] is None else _task(cards, data["task"]),
        agenda=[_task(cards, task) for task in data["agenda"]],
        dice=tuple(data["dice"]),
        **{name: data[name] for name in STATE_PLAIN},
        **zones,
    )
    view = View(state, data["viewer"])
    view.development_size = data["development"]
    return view


def _moves(data: Iterable[list[str]]) -> list[Move]:
    moves = [tuple(move) for move in data]
    return DIE if moves == DIE else moves


def _cards(cards: CardSet, ids: Iterable[str]) -> tuple[Card, ...]:
    return tuple(cards.card[card] for card in ids)


def _cells(cards: CardSet, ids: Iterable[str | None]) -> Cells:
    return tuple(None if card is None else cards.card[card] for card in ids)


def _task(cards: CardSet, data: Mapping[str, Any]) -> Task:
    return Task(
        effect=None if data["effect"] is None else cards.effects[Cause(*data["effect"])],
        card=None if data["card"] is None else cards.card[data["card"]],
        cards=_cards(cards, data["cards"]),
        dice=tuple(data["dice"]),
        **{name: data[name] for name in TASK_PLAIN},
    )


def _player(cards: CardSet, data: Mapping[str, Any]) -> Player:
    zones: dict[str, Any] = {name: _cards(cards, data[name]) for name in PLAYER_CARDS}
    zones |= {name: tuple(data[name]) for name in PLAYER_WORDS}
    player = Player(
        None if data["civilization"] is None else cards.civilization[data["civilization"]],
        cards.card[data["espionage"]],
        list(data["tokens"]),
        list(data["gained"]),
        _cells(cards, data["faces"]),
        _cells(cards, data["attached"]),
        _cards(cards, data["bag"]),
        _cards(cards, data["discard"]),
        construction=None if data["construction"] is None else cards.card[data["construction"]],
        **{name: data[name] for name in PLAYER_PLAIN},
        **zones,
    )
    player.refresh_standing()
    return player
