"""Card sets of the user's own: corrections of single cards, written as a file that extends an edition."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from aoc_desktop.games.age_of_civilization.card_files import CARD_TABLES, SHIPPED, load_cards, parse_toml, whole_set
from aoc_desktop.kernel.errors import BadCards
from aoc_desktop.profile.places import card_sets_folder, write_safely

OWN = "own"
"""The source of a value that the user has given."""
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def own_sets() -> list[Path]:
    """The user's card set files, by name."""
    return sorted(card_sets_folder().glob("*.toml"))


def set_data(chosen: str | Path) -> dict[str, Any]:
    """An edition by its id, or a user's file, with all that it takes from the edition it extends."""
    if isinstance(chosen, Path):
        return whole_set(parse_toml(chosen), chosen.name)
    return whole_set({"extends": chosen}, chosen)


def card_data(chosen: str | Path, kind: str, card: str) -> dict[str, Any]:
    """A card as its file has it."""
    return next(dict(entry) for entry in set_data(chosen).get(kind, []) if entry["id"] == card)


def read_value(text: str) -> Any:
    """A value typed as a card file has it; ValueError with the reason if it is none."""
    return tomllib.loads(f"value = {text}")["value"]


def corrected(name: str, base: str, kind: str, card: str, fields: Mapping[str, Any]) -> dict[str, Any]:
    """The user's set of this name with a card's fields corrected: not written yet, but checked whole."""
    if not NAME.fullmatch(name) or name in SHIPPED:
        raise BadCards("card_field", file=f"{name}.toml", card="", field="id", problem="wrong_value", found=name)
    path = card_sets_folder() / f"{name}.toml"
    data: dict[str, Any] = parse_toml(path) if path.exists() else {"format": 1, "id": name, "extends": base}
    cards = [dict(entry) for entry in data.get(kind, [])]
    entry = next((one for one in cards if one["id"] == card), None)
    if entry is None:
        entry = {"id": card}
        cards.append(entry)
    entry.update(fields)
    entry["source"] = _source(data, base, kind, card, fields, entry.get("source"))
    data[kind] = cards
    load_cards(data, path.name)
    return data


def _source(
    data: Mapping[str, Any], base: str, kind: str, card: str, fields: Mapping[str, Any], before: Any
) -> dict[str, str] | str:
    """What was corrected is the user's; where a card has one source for all, the whole card is."""
    old = card_data(str(data.get("extends", base)), kind, card).get("source")
    if not isinstance(old, Mapping):
        return OWN
    kept = dict(before) if isinstance(before, Mapping) else {}
    known = [field for field in fields if field in old] or (["card"] if "card" in old else [])
    return {**kept, **dict.fromkeys(known, OWN)}


def save(name: str, data: Mapping[str, Any]) -> Path:
    """Write a checked set to the user's folder."""
    path = card_sets_folder() / f"{name}.toml"
    write_safely(path, to_toml(data))
    return path


def to_toml(data: Mapping[str, Any]) -> str:
    """A card set as text: plain fields first, then a table for each card."""
    lines = [f"{key} = {toml_value(value)}" for key, value in data.items() if key not in CARD_TABLES]
    for kind in CARD_TABLES:
        for card in data.get(kind, []):
            lines += ["", f"[[{kind}]]", *(f"{key} = {toml_value(value)}" for key, value in card.items())]
    return "\n".join(lines) + "\n"


def toml_value(value: Any) -> str:
    """A value on one line, as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(key)} = {toml_value(item)}" for key, item in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(toml_value(item) for item in value)}]"
    return str(value)


def _key(key: str) -> str:
    return key if _BARE_KEY.fullmatch(key) else json.dumps(key, ensure_ascii=False)
