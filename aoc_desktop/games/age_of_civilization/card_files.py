"""Card set files: read, merged with the set they extend, validated, and compiled into a CardSet.

This is the edge: pydantic lives here and nowhere else in the engine. It, and what else only reading needs, is loaded
when cards are read: so the engine is imported a third sooner.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from aoc_desktop.games.age_of_civilization.cards import CardSet
from aoc_desktop.kernel.errors import BadCards
from aoc_desktop.resources import resource

if TYPE_CHECKING:
    from pathlib import Path

SHIPPED = ("second_edition", "first_edition")
LARGEST_FILE = 1_000_000
CARD_TABLES = (
    "action",
    "technology",
    "civilization",
    "wonder",
    "special_technology",
    "event",
    "achievement",
)


@cache
def shipped_set(set_id: str) -> CardSet:
    """A card set of the box, compiled once."""
    return load_cards(_shipped_data(set_id), f"{set_id}.toml")


def set_fingerprint(given: str | Mapping[str, Any]) -> str:
    """The same for the same values, whatever order they stand in: of a shipped set by its id, or of a whole one."""
    return _shipped_fingerprint(given) if isinstance(given, str) else _fingerprint(whole_set(given, "card_set"))


@cache
def _shipped_fingerprint(set_id: str) -> str:
    return _fingerprint(_shipped_data(set_id))


def _fingerprint(data: Mapping[str, Any]) -> str:
    import json
    from hashlib import sha256

    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


def read_card_file(path: Path) -> CardSet:
    """A user's card set."""
    return load_cards(parse_toml(path), path.name)


def load_cards(data: Mapping[str, Any], file: str) -> CardSet:
    """Validate and compile a card set given as a table (from a file, or whole in a record)."""
    from aoc_desktop.games.age_of_civilization.card_checks import validate
    from aoc_desktop.games.age_of_civilization.compile_cards import compile_cards

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


def parse_toml(path: Path) -> dict[str, Any]:
    import tomllib

    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadCards("file_too_large", file=path.name, limit=LARGEST_FILE)
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise BadCards("file_unreadable", file=path.name, detail=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise BadCards("file_not_utf8", file=path.name, byte=error.start) from None
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(path, str(error)) from None
    except ValueError:  # a number of more than 4300 digits: Python does not say where
        before = re.split(r"[0-9_]{4301}", path.read_text(encoding="utf-8-sig"), maxsplit=1)[0]
        raise BadCards("file_number_too_large", file=path.name, line=before.count("\n") + 1) from None
    except RecursionError:
        raise BadCards("file_too_deep", file=path.name) from None


def _not_toml(path: Path, told: str) -> BadCards:
    """What Python tells, such as `Cannot declare ('wonder',) twice (at line 3, column 8)`, taken apart: the place, and
    words without names, which other languages can say too."""
    detail, _, place = told.rpartition(" (at ")
    detail = re.sub(r" \(.*\)|(?<=character) '.*|(?<=key) '.*", "", detail)
    if re.fullmatch(r"Expected .{1,8}", detail):  # the quotation mark that closes a text
        detail = "Unterminated string"
    numbers = [int(number) for number in re.findall(r"\d+", place)]
    if len(numbers) != 2:  # at end of document
        text = path.read_text(encoding="utf-8-sig").rstrip("\n")
        numbers = [text.count("\n") + 1, len(text.rpartition("\n")[2]) + 1]
    return BadCards("file_not_toml", file=path.name, line=numbers[0], column=numbers[1], detail=detail)


def whole_set(data: Mapping[str, Any], file: str) -> dict[str, Any]:
    """The set with everything that it takes from the set it extends (the spec's section 10, `extends`)."""
    base_id = data.get("extends")
    if base_id is None:
        return dict(data)
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
            merged[key] = _merged_cards(base.get(key, []), value, key, file)
        elif key == "variants" and isinstance(value, Mapping):
            merged[key] = {**base.get(key, {}), **value}
        elif key != "extends":
            merged[key] = value
    for kind, choice in (("civilization", "civilizations"), ("wonder", "wonders")):
        if choice in base and choice not in data:
            known = {card["id"] for card in base[kind]}
            new = [card["id"] for card in merged[kind] if card["id"] not in known]
            merged[choice] = [*base[choice], *new]
    return merged


def _merged_cards(base: list[dict[str, Any]], cards: Any, kind: str, file: str) -> list[dict[str, Any]]:
    if not isinstance(cards, list) or not all(isinstance(card, Mapping) and "id" in card for card in cards):
        raise BadCards("card_field", file=file, card=kind, field="id", problem="missing", found=None)
    merged = {card["id"]: dict(card) for card in base}
    seen: set[Any] = set()
    for card in cards:
        card_id = card["id"]
        if not isinstance(card_id, str):
            raise BadCards("card_field", file=file, card=kind, field="id", problem="string_type", found=card_id)
        if card_id in seen:
            raise BadCards("card_field", file=file, card=card_id, field="id", problem="duplicate", found=card_id)
        seen.add(card_id)
        old = merged.get(card_id, {})
        merged[card_id] = {**old, **card}
        if isinstance(old.get("source"), Mapping) and isinstance(card.get("source"), Mapping):
            merged[card_id]["source"] = {**old["source"], **card["source"]}
    return list(merged.values())


@cache
def _shipped_data(set_id: str) -> dict[str, Any]:
    if set_id not in SHIPPED:
        raise BadCards("unknown_card_set", card_set=set_id, known=list(SHIPPED))
    data = parse_toml(resource("age_of_civilization", "cards", f"{set_id}.toml"))
    return whole_set(data, f"{set_id}.toml")
