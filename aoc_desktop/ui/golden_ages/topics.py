"""Which part of the rules tells of what: places of the table, moves, words of the log, steps."""

from __future__ import annotations

from collections.abc import Mapping

from aoc_desktop.games.golden_ages.state import State
from aoc_desktop.kernel.game import Move
from aoc_desktop.models.places import Place

KINDS: Mapping[str, str] = {
    "civilization": "update",
    "technology": "actions",
    "wonder": "actions",
    "building": "actions",
    "judgement": "golden_age",
    "future": "end",
    "tile": "continents",
    "symbol": "control",
    "offer": "update",
    "square": "control",
    "colonist": "moving",
    "colonists": "moving",
    "capital": "continents",
    "agora": "actions",
    "slot": "actions",
    "my wonder": "actions",
    "my wonders": "actions",
    "glory": "attack",
    "glory track": "attack",
    "gold": "control",
    "points": "end",
    "symbols": "control",
    "cubes": "cities",
    "secrets": "end",
    "chip": "cities",
    "variant": "options",
    "action": "actions",
}
"""By the kind of a card, of a word or of a place."""
MOVES: Mapping[str, str] = {
    "reveal": "update",
    "choose": "update",
    "place": "continents",
    "capital": "continents",
    "stay": "continents",
    "explore": "moving",
    "attack": "attack",
    "glory": "attack",
    "found": "cities",
    "no_city": "cities",
    "take": "cities",
    "golden_age": "golden_age",
    "judge": "golden_age",
}
"""By the first word of a move; the others are plain actions."""
STEPS: Mapping[str, str] = {
    "reveal": "update",
    "civilization": "update",
    "place": "continents",
    "capital": "continents",
    "found": "cities",
    "take": "cities",
    "glory": "attack",
    "judgement": "golden_age",
    "finished": "end",
}
RULES: Mapping[str, str] = {
    "control": "control",
    "artist": "actions",
    "attack": "attack",
    "golden_age": "golden_age",
    "gold": "end",
    "technologies": "end",
    "glory": "end",
}
"""By the rule that an event names as its cause."""
LINES: Mapping[str, str] = {
    "era_begins": "update",
    "first_player": "update",
    "tile_placed": "continents",
    "tile_drawn": "continents",
    "capital_placed": "continents",
    "capital_moved": "continents",
    "explores": "moving",
    "founds": "cities",
    "attacks": "attack",
    "golden_age": "golden_age",
    "era_ends": "golden_age",
    "game_ends": "end",
}


def topic_of_card(about: str) -> str:
    """For a card ("kind:id"); anything else is a topic already."""
    kind, found, _ = about.partition(":")
    return KINDS.get(kind, "overview") if found else about


def topic_of_place(place: Place | None) -> str:
    return KINDS.get(place[0], "") if place is not None else ""


def topic_of_move(move: Move) -> str:
    return MOVES.get(move[0], "actions") if move else ""


def topic_of_noun(kind: str, name: str) -> str:
    return RULES.get(name, "") if kind == "rule" else KINDS.get(kind, "")


def topic_of_moment(state: State) -> str:
    return STEPS.get(state.step, "actions")
