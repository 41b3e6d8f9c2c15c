"""Which part of the rules tells of what: a place on the table, a card, a move, a moment."""

from __future__ import annotations

from aoc_desktop.games.monumental_duel.state import State
from aoc_desktop.models.monumental_duel.table import TableModels
from aoc_desktop.models.places import Place

KINDS = {
    "building": "city",
    "knowledge": "city",
    "revolt": "city",
    "wonder": "actions",
    "province": "actions",
    "policy": "policies",
    "warlord": "actions",
    "ambassador": "spying",
    "espionage": "spying",
    "advantage": "actions",
    "resource": "resources",
    "civilization": "options",
}
PLACES = {
    "cell": "city",
    "their cell": "city",
    "row": "round",
    "column": "round",
    "purse": "resources",
    "their purse": "resources",
    "deck": "city",
    "their deck": "city",
    "development": "round",
    "track": "actions",
    "pile": "actions",
    "site": "actions",
    "provinces": "actions",
    "policies": "policies",
    "line": "policies",
    "die": "spying",
    "reroll": "spying",
    "advantage": "actions",
    "seat": "end",
}
MOVES = {
    "activate": "round",
    "swap": "policies",
    "develop": "policies",
    "policy": "policies",
    "bonus": "policies",
    "ambassador": "spying",
    "train": "spying",
    "deploy": "spying",
    "reroll": "spying",
    "resolve": "spying",
    "stop": "spying",
    "choose": "options",
    "archive": "words",
    "discard": "words",
    "reinforce": "words",
    "reserve": "words",
    "copy": "words",
}
STEPS = {"activation": "round", "action": "actions", "reroll": "spying", "dice": "spying", "spy": "spying"}


def topic_of_place(place: Place | None, rows: TableModels) -> str:
    """Empty if nothing lies there."""
    if place is None:
        return ""
    from aoc_desktop.ui.monumental_duel.telling import card_of

    if place[0] in PLACES:
        return PLACES[place[0]]
    card = card_of(place, rows)
    return KINDS.get(card[0], "") if card is not None else ""


def topic_of_card(about: str) -> str:
    """For a card ("kind:id"); anything else is a topic already."""
    kind, colon, _ = about.partition(":")
    return KINDS.get(kind, "overview") if colon else about


def topic_of_moment(state: State) -> str:
    return "end" if state.phase == "finished" else STEPS.get(state.step, "words")
