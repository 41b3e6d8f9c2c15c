"""Card set files: read, merged with the set they extend, validated, and compiled into a CardSet.

This is the edge: pydantic lives here and nowhere else in the engine. It is loaded when cards are read.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from aoc_desktop.games.golden_ages.rules.cards import CardSet
from aoc_desktop.kernel.card_files import extended, fingerprint, parse_toml
from aoc_desktop.kernel.errors import BadCards
from aoc_desktop.kernel.resources import resource

if TYPE_CHECKING:
    from pathlib import Path

SHIPPED = ("base",)
CARD_TABLES = ("technology", "wonder", "building", "civilization", "judgement", "future", "tile")
PARTS: Mapping[str, str] = {}


@cache
def shipped_set(set_id: str) -> CardSet:
    """A card set of the box, compiled once."""
    return load_cards(_shipped_data(set_id), f"{set_id}.toml")


def set_fingerprint(given: str | Mapping[str, Any]) -> str:
    """Of a shipped set by its id, or of a whole one."""
    return fingerprint(_shipped_data(given) if isinstance(given, str) else whole_set(given, "card_set"))


def read_card_file(path: Path) -> CardSet:
    """A user's card set."""
    return load_cards(parse_toml(path), path.name)


def load_cards(data: Mapping[str, Any], file: str) -> CardSet:
    """Validate and compile a card set given as a table (from a file, or whole in a record)."""
    from aoc_desktop.games.golden_ages.rules.compile_cards import compile_cards, validate

    return compile_cards(validate(whole_set(data, file), file))


def whole_set(data: Mapping[str, Any], file: str) -> dict[str, Any]:
    """The set with everything that it takes from the set it extends: cards merge by id, other tables key by key."""
    return extended(data, file, SHIPPED, _shipped_data, CARD_TABLES)


@cache
def _shipped_data(set_id: str) -> dict[str, Any]:
    if set_id not in SHIPPED:
        raise BadCards("unknown_card_set", card_set=set_id, known=list(SHIPPED))
    return parse_toml(resource("golden_ages", f"{set_id}.toml"))
