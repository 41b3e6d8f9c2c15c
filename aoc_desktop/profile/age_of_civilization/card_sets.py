"""Card sets of the user's own: corrections of single cards, written as a file that extends an edition."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from aoc_desktop.games.age_of_civilization.card_files import CARD_TABLES, SHIPPED, load_cards, whole_set
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.errors import BadCards
from aoc_desktop.profile.places import card_sets_folder, write_safely

OWN = "own"
"""The source of a value that the user has given."""
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
USUAL = "my_cards"
Shown = str | Path | Mapping[str, Any]
"""A set as the almanac shows it: an edition by its id, a user's file, or the table that a game's record has."""
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def own_sets() -> list[Path]:
    """The user's card set files, by name."""
    return sorted(card_sets_folder().glob("*.toml"))


def set_table(shown: Shown) -> dict[str, Any]:
    """A set as its file has it: of an edition, one that takes everything from it."""
    if isinstance(shown, Path):
        return parse_toml(shown)
    return dict(shown) if isinstance(shown, Mapping) else {"format": 1, "id": "", "extends": shown}


def set_data(shown: Shown) -> dict[str, Any]:
    """A set with all that it takes from the edition it extends."""
    return whole_set(set_table(shown), shown.name if isinstance(shown, Path) else "card_set")


def card_data(shown: Shown, kind: str, card: str) -> dict[str, Any]:
    """A card as its file has it; empty: the set has none of this id."""
    return next((dict(entry) for entry in set_data(shown).get(kind, []) if entry["id"] == card), {})


def _file(name: str) -> Path:
    return card_sets_folder() / f"{name}.toml"


def is_a_name(name: str) -> bool:
    return NAME.fullmatch(name) is not None and name not in SHIPPED


def suits(name: str, shown: Shown) -> bool:
    """Whether corrections of a shown set can be kept under this name: no set has it yet, the shown one has it, or one
    that extends the same edition."""
    path = _file(name)
    if not path.exists() or path == shown:
        return True
    try:
        edition = parse_toml(path).get("extends")
    except BadCards:
        return False
    return edition is not None and edition == set_table(shown).get("extends")


def name_for(shown: Shown) -> str:
    """The set that corrections of a shown one go to, unless the user names another."""
    table = set_table(shown)
    own = shown.stem if isinstance(shown, Path) else str(table.get("id"))
    usual = (own, USUAL, f"{USUAL}_{table.get('extends')}", *(f"{USUAL}_{number}" for number in range(2, 100)))
    return next((name for name in usual if is_a_name(name) and suits(name, shown)), "")


def read_value(text: str) -> Any:
    """A value typed as a card file has it; ValueError with the reason if it is none."""
    return tomllib.loads(f"value = {text}")["value"]


def corrected(name: str, shown: Shown, kind: str, card: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """The user's set of this name with a card's values as given: not written yet, but checked whole. One that does not
    exist yet begins as the shown set."""
    path = _file(name)
    if not is_a_name(name) or not suits(name, shown):
        raise BadCards("card_field", file=path.name, card="", field="id", problem="wrong_value", found=name)
    data = parse_toml(path) if path.exists() else {**set_table(shown), "id": name}
    before = card_data(data, kind, card)
    fields = {field: value for field, value in values.items() if before.get(field) != value}
    cards = [dict(entry) for entry in data.get(kind, [])]
    entry = next((one for one in cards if one["id"] == card), None)
    if entry is None:
        entry = {"id": card}
        cards.append(entry)
    entry.update(fields)
    entry["source"] = _source(before.get("source"), entry.get("source"), fields)
    data[kind] = cards
    load_cards(data, path.name)
    return data


def _source(known: Any, own: Any, fields: Mapping[str, Any]) -> dict[str, str] | str:
    """What was corrected is the user's; where a card has one source for all, the whole card is."""
    if not isinstance(known, Mapping):
        return OWN
    kept = dict(own) if isinstance(own, Mapping) else {}
    named = [field for field in fields if field in known] or (["card"] if "card" in known else [])
    return {**kept, **dict.fromkeys(named, OWN)}


def replaced(name: str, shown: Shown, kind: str, card: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """Values of the user's own in the set of this name that would be lost, and that the shown set does not have."""
    if not _file(name).exists():
        return {}
    own: Mapping[str, Any] = next((entry for entry in parse_toml(_file(name)).get(kind, []) if entry["id"] == card), {})
    seen = card_data(shown, kind, card)
    return {
        field: own[field] for field, value in values.items() if field in own and own[field] not in (value, seen[field])
    }


def save(name: str, data: Mapping[str, Any]) -> Path:
    """Write a checked set to the user's folder."""
    path = _file(name)
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
