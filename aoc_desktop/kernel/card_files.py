"""Card set files of any game: TOML read with the place of a fault, cards merged over those of another set, and the
first fault told as file, card, field and problem. The models that say what a file may hold are each game's own.

What only reading needs is loaded when cards are read: so an engine is imported sooner."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from aoc_desktop.kernel.errors import BadCards
from aoc_desktop.kernel.outside import TooDeep, TooLarge, read_text, refuse_depths
from aoc_desktop.kernel.sources import UNPLAYED

if TYPE_CHECKING:
    from pathlib import Path

LARGEST_FILE = 1_000_000

FieldError: TypeAlias = Mapping[str, Any]
"""One error as pydantic lists it: `loc`, `type`, `input`, `ctx`."""
Problem: TypeAlias = tuple[str, str, str, object]
"""One fault between cards: card, field, problem, value found."""


def fingerprint(data: Mapping[str, Any]) -> str:
    """A hash of the values that does not depend on their order, nor on what a set says about them."""
    from hashlib import sha256

    return sha256(json.dumps(_values(data), sort_keys=True).encode()).hexdigest()[:16]


def _values(data: object) -> object:
    """The values that play uses, at any depth: without the entries in which a set speaks about its values."""
    if isinstance(data, Mapping):
        return {key: _values(value) for key, value in data.items() if key not in UNPLAYED}
    return [_values(item) for item in data] if isinstance(data, (list, tuple)) else data


def parse_toml(path: Path) -> dict[str, Any]:
    """The table that a file holds, or BadCards with the place where it cannot be read."""
    try:
        text = read_text(path, LARGEST_FILE)
    except TooLarge:
        raise BadCards("file_too_large", file=path.name, limit=LARGEST_FILE) from None
    except OSError as error:
        raise BadCards("file_unreadable", file=path.name, detail=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise BadCards("file_not_utf8", file=path.name, byte=error.start) from None
    return _parsed(text, path.name)


_ENDLESS_KEY = re.compile(r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){50}""")
"""A field named by so many words that dots join: Python's reader takes the square of their number."""


def _parsed(text: str, file: str) -> dict[str, Any]:
    import tomllib

    try:
        if _ENDLESS_KEY.search(text):
            raise TooDeep
        data = tomllib.loads(text)
        refuse_depths(data)
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(text, file, str(error)) from None
    except (RecursionError, TooDeep):
        raise BadCards("file_too_deep", file=file) from None
    except ValueError:  # a number of more than 4300 digits: Python does not say where
        before = re.split(r"[0-9_]{4301}", text, maxsplit=1)[0]
        raise BadCards("file_number_too_large", file=file, line=before.count("\n") + 1) from None
    return data


def _not_toml(text: str, file: str, told: str) -> BadCards:
    """What Python tells, such as `Cannot declare ('wonder',) twice (at line 3, column 8)`, taken apart: the place, and
    words without names, which other languages can say too."""
    detail, _, place = told.rpartition(" (at ")
    detail = re.sub(r" \(.*\)|(?<=character) '.*|(?<=key) '.*", "", detail)
    if re.fullmatch(r"Expected .{1,8}", detail):  # the quotation mark that closes a text
        detail = "Unterminated string"
    numbers = [int(number) for number in re.findall(r"\d+", place)]
    if len(numbers) != 2:  # at end of document
        text = text.rstrip("\n")
        numbers = [text.count("\n") + 1, len(text.rpartition("\n")[2]) + 1]
    return BadCards("file_not_toml", file=file, line=numbers[0], column=numbers[1], detail=detail)


def merged_cards(base: list[dict[str, Any]], cards: Any, kind: str, file: str) -> list[dict[str, Any]]:
    """Cards of one id merge key by key; new cards join the end of their list."""
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


def extended(
    data: Mapping[str, Any],
    file: str,
    shipped: Collection[str],
    read: Callable[[str], Mapping[str, Any]],
    card_tables: Collection[str],
) -> dict[str, Any]:
    """The set with everything that it takes from the set it extends: cards merge by id, other tables key by key."""
    base_id = data.get("extends")
    if base_id is None:
        return dict(data)
    if base_id not in shipped:
        raise BadCards("card_field", file=file, card="", field="extends", problem="unknown_base", found=base_id)
    if base_id == data.get("id"):
        raise BadCards("card_field", file=file, card="", field="id", problem="id_of_its_base", found=base_id)
    base = read(str(base_id))
    merged = {key: value for key, value in base.items() if key != "id"}
    for key, value in data.items():
        if key in card_tables:
            merged[key] = merged_cards(base[key], value, key, file)
        elif isinstance(value, Mapping) and isinstance(base.get(key), Mapping):
            merged[key] = {**base[key], **value}
        elif key != "extends":
            merged[key] = value
    return merged


def duplicates(ids: Iterable[str]) -> Iterator[Problem]:
    """A move names a card by its id: each stands once in its name space."""
    for card_id, times in Counter(ids).items():
        if times > 1:
            yield card_id, "id", "duplicate", card_id


def refuse_first(problems: Iterable[Problem], file: str) -> None:
    """Raise BadCards for the first problem, if there is any."""
    for card, field, problem, found in problems:
        raise BadCards("card_field", file=file, card=card, field=field, problem=problem, found=found)


def _is_alternative(part: object) -> bool:
    """Whether a part of an error's path names a member of a union. Pydantic adds these names; they are not fields."""
    return part in ("bool", "str", "int", "constrained-int") or "[" in str(part)


def _deepest(errors: Sequence[FieldError]) -> FieldError:
    """The first error; where it is about one alternative of a union, the alternative that came nearest."""
    first = errors[0]["loc"]
    if not first or not _is_alternative(first[-1]):
        return errors[0]
    same = [error for error in errors if error["loc"][: len(first) - 1] == first[:-1]]
    return sorted(same, key=lambda error: len(error["loc"]))[-1]


def bad_cards(errors: Sequence[FieldError], data: Mapping[str, Any], file: str) -> BadCards:
    """The first error in our own words: pydantic's path becomes card and field."""
    error = _deepest(errors)
    path = list(error["loc"])
    card = ""
    if len(path) > 1 and isinstance(path[1], int):
        entry = data[str(path[0])][path[1]]
        card = str(entry.get("id", f"{path[0]} {path[1] + 1}")) if isinstance(entry, Mapping) else str(path[0])
        path = path[2:]
    context = dict(error.get("ctx", {}))
    if "field" in context:  # one of our own checks, which names the field and what it found
        path.append(context.pop("field"))
        found = context.pop("found")
    else:
        found = error["input"]
    field = ".".join(str(part) for part in path if part != "" and not _is_alternative(part))
    if len(str(found)) > 40:
        found = None
    return BadCards("card_field", file=file, card=card, field=field, problem=error["type"], found=found, **context)
