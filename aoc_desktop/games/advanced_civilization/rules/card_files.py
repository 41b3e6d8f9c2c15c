"""The data files: read, validated, and compiled into a CardSet.

This is the edge: pydantic lives here and nowhere else in the engine, and is loaded when cards are read.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.cards import CardSet
from aoc_desktop.kernel.card_files import extended, fingerprint, parse_toml
from aoc_desktop.kernel.errors import BadCards
from aoc_desktop.kernel.resources import resource

STANDARD = "standard"
FILES = ("map", "boards", "nations", "commodities", "calamities", "civilization_cards")
SHIPPED = (STANDARD,)
PARTS: Mapping[str, str] = {}
CARD_TABLES = ("civilization_card", "commodity", "calamity")
PLACES = {
    "civilization_card": ("civilization_cards", "card"),
    "commodity": ("commodities", "commodity"),
    "calamity": ("calamities", "calamity"),
}
"""Where the cards of each kind stand in the files of the box."""
OWN_FIELDS = {"format", "id", "extends"}
"""What only a set of cards has, and no whole one with all files."""


def card_set(given: str | Mapping[str, Any]) -> CardSet:
    """The shipped set by its id, or a user's set as the table that stands whole in a record."""
    return shipped_set(given) if isinstance(given, str) else load_cards(given, "card_set")


@cache
def shipped_set(set_id: str) -> CardSet:
    """The card set of the box, compiled once."""
    return load_cards(_shipped_data(set_id), STANDARD)


def load_cards(data: Mapping[str, Any], file: str) -> CardSet:
    """Validate and compile a card set given as a table: all its files, or what it changes of the box."""
    from aoc_desktop.games.advanced_civilization.rules.compile_cards import compile_cards, validate

    own_table = None if file == STANDARD else data
    return compile_cards(validate(_as_files(data, file), file), str(data.get("id", file)), own_table)


def whole_set(data: Mapping[str, Any], file: str) -> dict[str, Any]:
    """The cards of a set, with all that it takes from the box."""
    from aoc_desktop.games.advanced_civilization.rules.card_models import OwnSetData
    from aoc_desktop.kernel.card_models import model_of

    found = extended(data, file, SHIPPED, _cards_of_box, CARD_TABLES)
    if data.keys() & OWN_FIELDS:
        model_of(OwnSetData, found, file)
    return found


def _cards_of_box(set_id: str) -> dict[str, Any]:
    box = _shipped_data(set_id)
    return {"format": 1, **{kind: box[name][table] for kind, (name, table) in PLACES.items()}}


def _as_files(data: Mapping[str, Any], file: str) -> Mapping[str, Any]:
    """A set of cards has the map, the boards and the nations of the box."""
    if not data.keys() & OWN_FIELDS:
        return data
    whole, found = whole_set(data, file), dict(_shipped_data(STANDARD))
    for kind, (name, table) in PLACES.items():
        found[name] = {**found[name], table: whole[kind]}
    return found


def set_fingerprint(given: str | Mapping[str, Any]) -> str:
    """The same for the same values, whatever order they stand in."""
    return fingerprint(_shipped_data(given) if isinstance(given, str) else _as_files(given, "card_set"))


@cache
def _shipped_data(set_id: str) -> dict[str, Any]:
    if set_id != STANDARD:
        raise BadCards("unknown_card_set", card_set=set_id, known=[STANDARD])
    return {name: parse_toml(resource("advanced_civilization", f"{name}.toml")) for name in FILES}
