"""Card set files: read, merged with the set they extend, validated, and compiled into a CardSet.

This is the edge: pydantic lives here and nowhere else in the engine. It is loaded when cards are read.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from aoc_desktop.games.golden_ages.cards import CardSet
from aoc_desktop.kernel.card_files import fingerprint, merged_cards, parse_toml
from aoc_desktop.kernel.errors import BadCards
from aoc_desktop.resources import resource

if TYPE_CHECKING:
    from pathlib import Path

SHIPPED = ("base",)
CARD_TABLES = ("technology", "wonder", "building", "civilization", "judgement", "future", "tile")


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
    from aoc_desktop.games.golden_ages.card_checks import validate
    from aoc_desktop.games.golden_ages.compile_cards import compile_cards

    return compile_cards(validate(whole_set(data, file), file))


def whole_set(data: Mapping[str, Any], file: str) -> dict[str, Any]:
    """The set with everything that it takes from the set it extends: cards merge by id, other tables key by key."""
    base_id = data.get("extends")
    if base_id is None:
        return dict(data)
    if base_id not in SHIPPED:
        raise BadCards("card_field", file=file, card="", field="extends", problem="unknown_base", found=base_id)
    if base_id == data.get("id"):
        raise BadCards("card_field", file=file, card="", field="id", problem="id_of_its_base", found=base_id)
    base = _shipped_data(str(base_id))
    merged = {key: value for key, value in base.items() if key != "id"}
    for key, value in data.items():
        if key in CARD_TABLES:
            merged[key] = merged_cards(base[key], value, key, file)
        elif isinstance(value, Mapping) and isinstance(base.get(key), Mapping):
            merged[key] = {**base[key], **value}
        elif key != "extends":
            merged[key] = value
    return merged


@cache
def _shipped_data(set_id: str) -> dict[str, Any]:
    if set_id not in SHIPPED:
        raise BadCards("unknown_card_set", card_set=set_id, known=list(SHIPPED))
    return parse_toml(resource("golden_ages", f"{set_id}.toml"))
