"""The data files: read, validated, and compiled into a CardSet.

This is the edge: pydantic lives here and nowhere else in the engine, and is loaded when cards are read.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.cards import CardSet
from aoc_desktop.kernel.card_files import fingerprint, parse_toml
from aoc_desktop.kernel.errors import BadCards
from aoc_desktop.kernel.resources import resource

STANDARD = "standard"
FILES = ("map", "boards", "nations", "commodities", "calamities", "civilization_cards")


def card_set(given: str | Mapping[str, Any]) -> CardSet:
    """The shipped set by its id, or a user's set as the table that stands whole in a record."""
    return shipped_set(given) if isinstance(given, str) else load_cards(given, "card_set")


@cache
def shipped_set(set_id: str) -> CardSet:
    """The card set of the box, compiled once."""
    return load_cards(_shipped_data(set_id), STANDARD)


def load_cards(data: Mapping[str, Any], file: str) -> CardSet:
    """Validate and compile a card set given as a table."""
    from aoc_desktop.games.advanced_civilization.rules.compile_cards import compile_cards, validate

    own_table = None if file == STANDARD else data
    return compile_cards(validate(data, file), file, own_table)


def set_fingerprint(given: str | Mapping[str, Any]) -> str:
    """The same for the same values, whatever order they stand in."""
    return fingerprint(_shipped_data(given) if isinstance(given, str) else given)


@cache
def _shipped_data(set_id: str) -> dict[str, Any]:
    if set_id != STANDARD:
        raise BadCards("unknown_card_set", card_set=set_id, known=[STANDARD])
    return {name: parse_toml(resource("advanced_civilization", f"{name}.toml")) for name in FILES}
