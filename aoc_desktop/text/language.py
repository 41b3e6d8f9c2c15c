"""A language: its grammar and its templates, read from `translations/grammar_xx.toml` when first needed. A game's own
sentences stand in `translations/<game>/grammar_xx.toml` and take precedence. The module names no language and no game:
a file dropped into the folder is a language. Missing sentences are told in English."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping, Sequence
from datetime import date, datetime
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from aoc_desktop.kernel.resources import resource, translation
from aoc_desktop.text.names import Name, Names
from aoc_desktop.text.template import BadTemplate, Field, Part, fields, parse, render

DEFAULT = "en"
MOST_KEPT = 4000
"""Sentences that are kept."""
LONGEST_ID = 64
"""Of a game's id: a longer one could not be looked for among files."""
_PREFIX = "grammar_"


def languages() -> dict[str, str]:
    """Every language there is: its code, and its name in the language itself."""
    found = {}
    for path in sorted(translation().glob(f"{_PREFIX}*.toml")):
        code = path.stem.removeprefix(_PREFIX)
        if (data := _grammar(code)) is not None:
            found[code] = str(data.get("name", code))
    return found


@cache
def load_language(code: str, game: str = "") -> Language:
    """A language, with the sentences and names of a game before the general ones where one is named.

    Without a file for `fr_CA`, that is `fr`; without any, English."""
    game = game if game.isidentifier() and len(game) <= LONGEST_ID else ""  # a record may name anything, also a path
    for known in (code, code.replace("-", "_").partition("_")[0], DEFAULT):
        if (data := _grammar(known)) is not None:
            names = [_names(), _names(game)] if game else [_names()]
            return Language(known, data, names, _of_game(known, game, data), game, "" if known == DEFAULT else DEFAULT)
    raise FileNotFoundError(translation(f"{_PREFIX}{DEFAULT}.toml"))


def _of_game(code: str, game: str, data: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """What a language says of a game: in the game's own file, and in a table of the game's name in the general file,
    so that a language can be a single file."""
    return [_grammar(code, game) or {}, data.get(game, {})] if game else []


def _grammar(code: str, *game: str) -> Mapping[str, Any] | None:
    """Read a language's grammar file; None if it is missing or has a mistake that its author must mend."""
    try:
        return _read(translation(*game, f"{_PREFIX}{code}.toml")) if code.isidentifier() else None
    except (OSError, ValueError):  # ValueError: not TOML, not UTF-8
        return None


@cache
def _names(*game: str) -> Mapping[str, Any]:
    """Names in all languages that we ship: those that any game needs, or those of one game."""
    path = resource(*game, "names.toml")
    return _read(path) if path.is_file() else {}


def _read(path: Path) -> dict[str, Any]:
    import tomllib  # only where a sentence is needed: most commands of the terminal say none

    return tomllib.loads(path.read_text(encoding="utf-8"))


class Language:
    """Plurals, lists, numbers, typography, names, and templates filled with values."""

    def __init__(
        self,
        code: str,
        data: Mapping[str, Any],
        names: Sequence[Mapping[str, Any]] = (),
        own: Sequence[Mapping[str, Any]] = (),
        game: str = "",
        otherwise: str = "",
    ) -> None:
        """`data` is a general grammar file; `own` is what the game says before it, and `names` are tables of names.
        The language `otherwise` says what this one cannot."""
        self.code = code
        self.name = str(data.get("name", code))
        self._game = game
        self._other = otherwise
        self._typography: Sequence[Sequence[str]] = data.get("typography", {}).get("replace", ())
        self._plural: Sequence[Mapping[str, Sequence[int]]] = data.get("plural", {}).get("forms", ({"is": [1]},))
        self._lists = {word: [self.typeset(sign) for sign in signs] for word, signs in data.get("lists", {}).items()}
        self._numbers: Mapping[str, str] = data.get("numbers", {})
        self._dates: Mapping[str, Any] = data.get("dates", {})
        self._tables = (*own, data)
        added = [table.get("names", {}) for table in reversed(self._tables)]
        self.names = Names(code, (*names, *added), data.get("forms", {}), self.typeset)
        self._parts: dict[str, tuple[Part, ...]] = {}
        self._templates: dict[str, str | None] = {}
        self._kept: dict[Hashable, str] = {}

    @cached_property
    def _otherwise(self) -> Language | None:
        """The English fallback, read only when a text is missing."""
        return load_language(self._other, self._game) if self._other else None

    def typeset(self, text: str) -> str:
        """The one place where typed text (of templates and names, never of users) gets its typography."""
        for typed, printed in self._typography:
            text = text.replace(typed, printed)
        return text

    def plural(self, amount: int) -> int:
        """Which form of a word follows this amount: 0 the first (singular), 1 the second …"""
        amount = abs(amount)
        return next((form for form, rule in enumerate(self._plural) if _holds(rule, amount)), len(self._plural))

    def join(self, items: Sequence[str], joiner: str = "and") -> str:
        """ "A", "A or B", "A, B or C"."""
        between, last = self._lists.get(joiner, (", ", ", "))
        head = between.join(items[:-1])
        return last.join((head, items[-1])) if head else "".join(items)

    def number(self, amount: int) -> str:
        """Digits, in groups of three from 10,000 on."""
        digits = f"{abs(amount):,}" if abs(amount) >= 10_000 else str(abs(amount))
        minus = self._numbers.get("minus", "-") if amount < 0 else ""
        return minus + digits.replace(",", self._numbers.get("group", ""))

    def decimal(self, value: float, places: int = 1) -> str:
        """A number with so many digits after the sign of decimals: "28.7", « 28,7 »."""
        whole, _, rest = f"{abs(value):.{places}f}".partition(".")
        minus = self._numbers.get("minus", "-") if float(f"{value:.{places}f}") < 0 else ""
        return minus + self.number(int(whole)) + (self._numbers.get("decimal", ".") + rest if rest else "")

    def percent(self, share: float, places: int = 0) -> str:
        """A share of one in hundredths: "59%", « 59 % »."""
        pattern = self.typeset(self._numbers.get("percent", "{n}%"))
        return pattern.replace("{n}", self.decimal(share * 100, places))

    def date(self, day: date) -> str:
        """ "1 March 2026", « 1er mars 2026 »; numbers where the language does not name its months."""
        months = self._dates.get("months", ())
        if len(months) != 12:
            return day.isoformat()
        number = str(self._dates.get("first", "1")) if day.day == 1 else str(day.day)
        pattern = self.typeset(str(self._dates.get("long", "{day} {month} {year}")))
        values = {"day": number, "month": str(months[day.month - 1]), "year": str(day.year)}
        for name, value in values.items():
            pattern = pattern.replace(f"{{{name}}}", value)
        return pattern

    def moment(self, when: datetime) -> str:
        """A date with its time of day."""
        return f"{self.date(when)}, {when:%H:%M}"

    def labelled(self, label: object, text: object) -> str:
        """ "Irrigation: …": a label and its text."""
        return self.text("labelled", label=str(label), text=str(text))

    def has(self, key: str) -> bool:
        """True if this language, or English for it, has the template."""
        return self._template(key) is not None or (self._otherwise is not None and self._otherwise.has(key))

    def fields(self, key: str) -> set[str]:
        """The values that the template asks for."""
        return fields(self._parts_of(key))

    def text(self, key: str, /, **values: object) -> str:
        """A template filled with values, for labels and parts of sentences; `key` is its place ("reason.coins")."""
        return self._said(key, values, begins=False)

    def sentence(self, key: str, /, **values: object) -> str:
        """The same with a capital, unless it begins with what a user typed."""
        return self._said(key, values, begins=True)

    def _said(self, key: str, values: Mapping[str, object], begins: bool) -> str:
        """Fill a template, or return the kept text: after a move most sentences about the table stay the same."""
        given = [tuple(value) if isinstance(value, list) else value for value in values.values()]
        asked = key, begins, *values, *given
        try:
            text = self._kept.get(asked)
        except TypeError:  # a list in a list, from a file that is told to be wrong
            return self._filled(key, values, begins)
        if text is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            text = self._kept[asked] = self._filled(key, values, begins)
        return text

    def _filled(self, key: str, values: Mapping[str, object], begins: bool) -> str:
        try:
            text = "".join(self._rendered(key, values))
            return capital(text) if begins and not self._begins_as_typed(key, values) else text
        except (BadTemplate, KeyError):  # a mistake in a user's translation must not silence the program
            if self._otherwise is None:
                raise
            return self._otherwise._filled(key, values, begins)

    def _begins_as_typed(self, key: str, values: Mapping[str, object]) -> bool:
        opening = (part for part in self._parts_of(key) if not isinstance(part, str) or any(map(str.isalnum, part)))
        first = next(opening, "")
        return isinstance(first, Field) and isinstance(self._value(first, values), str)

    def _rendered(self, key: str, values: Mapping[str, object]) -> list[str]:
        def plural(value: str, kind: str) -> int | None:
            return self._form_after(self._value(Field(value, kind), values))

        return render(self._parts_of(key), lambda field: self._shown(field, values), plural)

    def _parts_of(self, key: str) -> tuple[Part, ...]:
        if key not in self._parts:
            template = self._template(key)
            if template is None and self._otherwise is not None:
                self._parts[key] = self._otherwise._parts_of(key)
            elif template is None:
                raise KeyError(key)
            else:
                self._parts[key] = parse(self.typeset(template))
        return self._parts[key]

    def _template(self, key: str) -> str | None:
        if key not in self._templates:
            found = (_text_in(table, key) for table in self._tables)
            self._templates[key] = next((text for text in found if text is not None), None)
        return self._templates[key]

    def _value(self, field: Field, values: Mapping[str, object]) -> object:
        """The field's value; an id becomes its name where the field's kind, or its own word, is a kind of names. A
        number is named only where the field says by which kind: "{round:era}"."""
        value = values[field.value]
        kind = field.kind or field.value
        if isinstance(value, str):
            return self._named(kind, value)
        if isinstance(value, int) and field.kind in self.names:
            return self._named(kind, str(value))
        if isinstance(value, (list, tuple, set, frozenset)) and not isinstance(value, Name):
            return [self._named(kind, item) if isinstance(item, str) else item for item in value]
        return value

    def _named(self, kind: str, text: str) -> str | Name:
        if kind in ("card", "cards"):
            return self.names.find(text)
        return self.names[kind][text] if kind in self.names else text

    def _form_after(self, value: object) -> int | None:
        if isinstance(value, Name):
            return self.plural(1 if value.number == "s" else 2)
        if isinstance(value, list):
            return self._form_after(value[0]) or 0 if len(value) == 1 else self.plural(max(2, len(value)))
        return self.plural(value) if isinstance(value, int) else None

    def _shown(self, field: Field, values: Mapping[str, object]) -> str:
        value = self._value(field, values)
        if isinstance(value, list):
            return self.join([self._item(item, field.form) for item in value], field.joiner)
        return self._item(value, field.form)

    def _item(self, value: object, form: str) -> str:
        if isinstance(value, Name):
            return value.form(form)
        return self.number(value) if isinstance(value, int) else self.names.derived(form, str(value))


def _text_in(table: Mapping[str, Any], key: str) -> str | None:
    """What stands at a place such as "reason.coins", if it is a text."""
    found: Any = table
    for step in key.split("."):
        found = found.get(step) if isinstance(found, Mapping) else None
    return found if isinstance(found, str) else None


def _holds(rule: Mapping[str, Sequence[int]], amount: int) -> bool:
    """A rule of a plural form: `is`, `mod10`, `mod100` name the amounts meant, `not_mod100` those that are not."""
    return (
        amount in rule.get("is", (amount,))
        and amount % 10 in rule.get("mod10", (amount % 10,))
        and amount % 100 in rule.get("mod100", (amount % 100,))
        and amount % 100 not in rule.get("not_mod100", ())
    )


def capital(text: str) -> str:
    """The text with its first letter as a capital; « and “ before it stay, and so does a square ("d2")."""
    for place, sign in enumerate(text):
        if sign.isalnum() and text[place + 1 : place + 2].isdecimal():
            return text
        if sign.isalnum():
            return text[:place] + sign.upper() + text[place + 1 :]
    return text


def in_sentences(lines: Iterable[str]) -> str:
    """Join lines and end each with a stop, so that a screen reader does not run headings into what follows."""
    return " ".join(line if line.endswith((".", "!", "?", "…")) else f"{line}." for line in lines if line)


_STOP = re.compile(r"(?<=[.!?…]) (?=\S)")


def sentences(text: str) -> list[str]:
    """A text taken apart: where one sentence ends and another begins."""
    return [part for part in _STOP.split(text) if part]


def first_sentence(text: str) -> str:
    """Without its stop, to stand beside a title."""
    return next(iter(sentences(text)), "").removesuffix(".")
