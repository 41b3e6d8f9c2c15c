"""The small language of sentence templates: `{n} [coin/coins]`, `{civ.the} [rises/rise]`, `{needs:technology.the, or}`.

A field is `{value}`, with a kind of name where the value's own name does not tell it (`{now:step}`), a form of the
name (`.the`, `.of`, `.to`), and for a list the word that joins it (`, or`). A bracket holds the forms of a word: the
number or name just before it decides, without one the next after it, or the one it names (`[n:It/They]`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias


class Field(NamedTuple):
    """A place for a value."""

    value: str
    kind: str = ""
    form: str = ""
    joiner: str = ""


class Choice(NamedTuple):
    """Forms of a word, singular first; `of` names the value that decides, empty: the nearest."""

    forms: tuple[str, ...]
    of: str = ""


Part: TypeAlias = str | Field | Choice

_PART = re.compile(
    r"\{(?P<value>\w+)(?::(?P<kind>\w+))?(?:\.(?P<form>\w+))?(?:, (?P<joiner>\w+))?\}"
    r"|\[(?:(?P<of>\w+):)?(?P<forms>[^\[\]{}/]*(?:/[^\[\]{}/]*)+)\]"
)


class BadTemplate(ValueError):
    """A template of a grammar file has a stray brace or bracket."""


@cache
def parse(template: str) -> tuple[Part, ...]:
    """The parts of a template, in their order."""
    parts: list[Part] = []
    at = 0
    for match in _PART.finditer(template):
        parts.append(template[at : match.start()])
        parts.append(_part(match))
        at = match.end()
    parts.append(template[at:])
    if any(isinstance(part, str) and re.search(r"[\[\]{}]", part) for part in parts):
        raise BadTemplate(template)
    return tuple(part for part in parts if part != "")


def _part(match: re.Match[str]) -> Part:
    if match["value"]:
        return Field(match["value"], match["kind"] or "", match["form"] or "", match["joiner"] or "")
    return Choice(tuple(match["forms"].split("/")), match["of"] or "")


def fields(parts: Sequence[Part]) -> set[str]:
    """The values that a template asks for."""
    return {part.value for part in parts if isinstance(part, Field)} | {
        part.of for part in parts if isinstance(part, Choice) and part.of
    }


def render(
    parts: Sequence[Part],
    show: Callable[[Field], str],
    plural: Callable[[str, str], int | None],
) -> list[str]:
    """Each part as text. `plural(value, kind)`: which form a word takes after the value; None: it does not decide."""
    shown: list[str] = []
    for place, part in enumerate(parts):
        if isinstance(part, str):
            shown.append(part)
        elif isinstance(part, Field):
            shown.append(show(part))
        else:
            number = plural(part.of, "") if part.of else _nearest(parts, place, plural)
            shown.append(part.forms[min(number or 0, len(part.forms) - 1)])
    return shown


def _nearest(parts: Sequence[Part], place: int, plural: Callable[[str, str], int | None]) -> int | None:
    """The number of the nearest field before the place, otherwise of the nearest after it."""
    for part in (*reversed(parts[:place]), *parts[place + 1 :]):
        if isinstance(part, Field) and (number := plural(part.value, part.kind)) is not None:
            return number
    return None
