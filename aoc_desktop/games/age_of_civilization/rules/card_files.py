"""Card set files: read, merged with the set they extend, validated, and compiled into a CardSet.

This is the edge: pydantic lives here and nowhere else in the engine. It, and what else only reading needs, is loaded
when cards are read: so the engine is imported a third sooner.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from aoc_desktop.games.age_of_civilization.rules.cards import CardSet
from aoc_desktop.kernel.card_files import fingerprint, merged_cards, parse_toml
from aoc_desktop.kernel.errors import BadCards
from aoc_desktop.kernel.resources import resource

if TYPE_CHECKING:
    from pathlib import Path

GAME_ID = "age_of_civilization"
SHIPPED = ("second_edition", "first_edition")
CARD_TABLES = (
    "action",
    "technology",
    "civilization",
    "wonder",
    "special_technology",
    "event",
    "achievement",
)
PARTS = {
    **dict.fromkeys(("after", "column", "row"), "place"),
    **dict.fromkeys(("everyone", "per", "most", "least", "gain"), "effect"),
}


@cache
def shipped_set(set_id: str) -> CardSet:
    """A card set of the box, compiled once."""
    return load_cards(_shipped_data(set_id), f"{set_id}.toml")


def set_fingerprint(given: str | Mapping[str, Any]) -> str:
    """The same for the same values, whatever order they stand in: of a shipped set by its id, or of a whole one."""
    return _shipped_fingerprint(given) if isinstance(given, str) else fingerprint(whole_set(given, "card_set"))


@cache
def _shipped_fingerprint(set_id: str) -> str:
    return fingerprint(_shipped_data(set_id))


def read_card_file(path: Path) -> CardSet:
    """A user's card set."""
    return load_cards(parse_toml(path), path.name)


def load_cards(data: Mapping[str, Any], file: str) -> CardSet:
    """Validate and compile a card set given as a table (from a file, or whole in a record)."""
    from aoc_desktop.games.age_of_civilization.rules.card_checks import validate
    from aoc_desktop.games.age_of_civilization.rules.compile_cards import compile_cards

    whole = whole_set(data, file)
    try:
        checked = validate(whole, file)
    except BadCards as error:
        raise _of_a_new_card(error, data) from None
    return compile_cards(checked)


def _of_a_new_card(error: BadCards, data: Mapping[str, Any]) -> BadCards:
    """A field that is missing in a card of the user's own: perhaps a card of the set it extends is mistyped."""
    code, params = error.reason
    base = data.get("extends")
    if params.get("problem") != "missing" or not params["card"] or base is None:
        return error
    known = {card["id"] for kind in CARD_TABLES for card in _shipped_data(base).get(kind, ())}
    if params["card"] in known:
        return error
    return BadCards(code, **{**params, "problem": "missing_of_new", "found": None, "base": base})


def whole_set(data: Mapping[str, Any], file: str) -> dict[str, Any]:
    """The set with everything that it takes from the set it extends (the spec's section 10, `extends`)."""
    data = {name: value for name, value in data.items() if (name, value) != ("game", GAME_ID)}  # whose set it is
    base_id = data.get("extends")
    if base_id is None:
        return data
    if base_id in SHIPPED and base_id == data.get("id"):
        raise BadCards("card_field", file=file, card="", field="id", problem="id_of_its_base", found=base_id)
    if base_id not in SHIPPED:
        raise BadCards("card_field", file=file, card="", field="extends", problem="unknown_base", found=base_id)
    return extend(_shipped_data(str(base_id)), data, file)


def extend(base: Mapping[str, Any], data: Mapping[str, Any], file: str) -> dict[str, Any]:
    """Cards of one id merge key by key, other values replace; new cards join the end of their list."""
    merged = {key: value for key, value in base.items() if key not in ("id", "source")}
    for key, value in data.items():
        if key in CARD_TABLES:
            merged[key] = merged_cards(base.get(key, []), value, key, file)
        elif key == "variants" and isinstance(value, Mapping):
            merged[key] = {**base.get(key, {}), **value}
        elif key != "extends":
            merged[key] = value
    for kind, choice in (("civilization", "civilizations"), ("wonder", "wonders")):
        known = {card["id"] for card in base.get(kind, ())}
        if choice in base and choice not in data:
            new = [card["id"] for card in merged[kind] if card["id"] not in known]
            merged[choice] = [*base[choice], *new]
        elif choice in data and "our_choice" in base:
            merged["our_choice"] = [card for card in merged["our_choice"] if card not in known]
    return merged


@cache
def _shipped_data(set_id: str) -> dict[str, Any]:
    if set_id not in SHIPPED:
        raise BadCards("unknown_card_set", card_set=set_id, known=list(SHIPPED))
    data = parse_toml(resource("age_of_civilization", "cards", f"{set_id}.toml"))
    return whole_set(data, f"{set_id}.toml")
