"""A seat's view as plain data and back, for the AI's worker process: what the seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from aoc_desktop.games.golden_ages.rules.board import Board
from aoc_desktop.games.golden_ages.rules.cards import CardSet, Effect
from aoc_desktop.games.golden_ages.rules.game import card_set
from aoc_desktop.games.golden_ages.rules.state import Pending, Player, State, Table
from aoc_desktop.games.golden_ages.rules.view import View
from aoc_desktop.kernel.events import Cause

NUMBERS = ("points", "gold", "reserve", "developed", "cities", "double_cities", "capital", "golden_age", "agora")
PLAIN = (
    "three_known",
    "two_known",
    "glory_known",
    "era",
    "phase",
    "step",
    "seat",
    "first_player",
    "last_turns_left",
    "turns",
)
"""Fields of a state that are plain already."""


def to_data(view: View) -> dict[str, Any]:
    """JSON data of a view."""
    state = view.state
    table = state.table
    return {
        "cards": table.cards.id if table.cards.own_table is None else table.cards.own_table,
        "count": table.count,
        "variants": sorted(table.variants),
        "square_rotation": table.square_rotation,
        "viewer": view.seat,
        "sizes": [view.three_size, view.two_size, view.glory_size],
        **{name: getattr(state, name) for name in PLAIN},
        "players": [_player_data(player) for player in state.players],
        "placed": [[tile.id, list(placement.move)] for tile, placement in state.board.placed[1:]],
        "three_stack": _ids(state.three_stack),
        "two_stack": _ids(state.two_stack),
        "glory_stack": list(state.glory_stack),
        "tile": None if state.tile is None else state.tile.id,
        "buildings": _ids(state.buildings),
        "wonders": _ids(state.wonders),
        "judgements": _ids(state.judgements),
        "judgement": None if state.judgement is None else state.judgement.id,
        "scored": _ids(state.scored),
        "pending": _pending_data(state.pending),
    }


def _ids(cards: Iterable[Any]) -> list[str]:
    return [card.id for card in cards]


def _id(card: Any) -> str | None:
    return None if card is None else str(card.id)


def _player_data(player: Player) -> dict[str, Any]:
    return {
        **{name: getattr(player, name) for name in NUMBERS},
        "hand": [_ids(cards) for cards in player.hand],
        "future": _id(player.future),
        "civilization": _id(player.civilization),
        "offer": _id(player.offer),
        "technologies": _ids(player.technologies),
        "standing": list(player.standing),
        "lying": list(player.lying),
        "slots": [_id(building) for building in player.slots],
        "wonders": _ids(player.wonders),
        "activated": player.activated,
        "glory": list(player.glory),
        "free_wonder_used": player.free_wonder_used,
    }


def _pending_data(pending: Pending) -> dict[str, Any]:
    return {
        "squares": list(pending.squares),
        "square": pending.square,
        "values": list(pending.values),
        "grant": None if pending.grant is None else list(pending.grant.cause),
        "left": pending.left,
        "waiting": [list(effect.cause) for effect in pending.waiting],
    }


def from_data(data: Mapping[str, Any]) -> View:
    """The view that `to_data` wrote."""
    cards = card_set(data["cards"])
    table = Table(cards, data["count"], frozenset(data["variants"]), data["square_rotation"])
    state = State(
        table=table,
        players=[_player(player, cards) for player in data["players"]],
        board=_board(data, table),
        three_stack=tuple(cards.tile[tile] for tile in data["three_stack"]),
        two_stack=tuple(cards.tile[tile] for tile in data["two_stack"]),
        later_buildings=(),
        judgements=tuple(cards.judgement[card] for card in data["judgements"]),
        glory_stack=tuple(data["glory_stack"]),
        tile=None if data["tile"] is None else cards.tile[data["tile"]],
        buildings=tuple(cards.building[card] for card in data["buildings"]),
        wonders=tuple(cards.wonder[card] for card in data["wonders"]),
        judgement=None if data["judgement"] is None else cards.judgement[data["judgement"]],
        scored=tuple(cards.judgement[card] for card in data["scored"]),
        pending=_pending(data["pending"], cards),
        **{name: data[name] for name in PLAIN},
    )
    view = View(state, data["viewer"])
    view.three_size, view.two_size, view.glory_size = data["sizes"]
    return view


def _board(data: Mapping[str, Any], table: Table) -> Board:
    board = table.cards.first_boards[table.square_rotation, "open_sea" in table.variants]
    for tile_id, move in data["placed"]:
        tile = table.cards.tile[tile_id]
        board = board.with_tile(tile, next(place for place in tile.placements if place.move == tuple(move)))
    return board


def _player(data: Mapping[str, Any], cards: CardSet) -> Player:
    player = Player(
        cards.first_powers,
        hand=tuple(tuple(cards.civilization[card] for card in pair) for pair in data["hand"]),
        future=None if data["future"] is None else cards.future[data["future"]],
        civilization=None if data["civilization"] is None else cards.civilization[data["civilization"]],
        offer=None if data["offer"] is None else cards.civilization[data["offer"]],
        technologies=tuple(cards.technology[card] for card in data["technologies"]),
        standing=tuple(data["standing"]),
        lying=tuple(data["lying"]),
        slots=tuple(None if card is None else cards.building[card] for card in data["slots"]),
        wonders=tuple(cards.wonder[card] for card in data["wonders"]),
        activated=data["activated"],
        glory=tuple(data["glory"]),
        free_wonder_used=data["free_wonder_used"],
        **{name: data[name] for name in NUMBERS},
    )
    player.rebuild_powers(cards)
    return player


def _pending(data: Mapping[str, Any], cards: CardSet) -> Pending:
    effects = _effects(cards) if data["grant"] is not None else {}
    return Pending(
        squares=tuple(data["squares"]),
        square=data["square"],
        values=tuple(data["values"]),
        grant=None if data["grant"] is None else effects[Cause(*data["grant"])],
        left=data["left"],
        waiting=tuple(effects[Cause(*cause)] for cause in data["waiting"]),
    )


def _effects(cards: CardSet) -> dict[Cause, Effect]:
    """Every effect of the set by the place where it is printed."""
    groups = [card.effects for card in cards.technologies] + [card.effects for card in cards.wonders]
    groups += [card.effects for card in cards.buildings] + [card.effects for card in cards.civilizations]
    return {effect.cause: effect for group in groups for effect in group}
