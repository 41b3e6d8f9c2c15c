"""A third language that is nothing but files: English in other letters.

Whatever passes through the translations comes out without a Latin letter; a Latin letter on the screen has not.
"""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from collections.abc import Mapping
from pathlib import Path
from string import ascii_lowercase
from typing import Any
from xml.etree import ElementTree

from aoc_desktop.kernel.resources import resource, translation

CODE = "qq"
NAME = "Ќакав"
_SMALL = {letter: chr(0x430 + place) for place, letter in enumerate(ascii_lowercase)}
_LETTERS = str.maketrans({**_SMALL, **{letter.upper(): other.upper() for letter, other in _SMALL.items()}})
_KEPT = re.compile(r"(\{[^{}]*\}|%n|\[\w+:|\[\[.*?\]\]|<[^>]+>|&\w+;)")
"""Fields, the word that a bracket agrees with, pictures of the rules."""


def in_other_letters(text: str) -> str:
    parts = _KEPT.split(text)
    return "".join(part if number % 2 else part.translate(_LETTERS) for number, part in enumerate(parts))


def drop_into(folder: Path) -> None:
    """Copy the shipped translations and drop the made-up language beside them."""
    shutil.copytree(translation(), folder)
    (folder / f"grammar_{CODE}.toml").write_text(_grammar(), encoding="utf-8")
    for game in [path.parent for path in folder.glob("*/grammar_en.toml")]:
        (game / f"grammar_{CODE}.toml").write_text(_grammar_of(game.name), encoding="utf-8")
    (folder / f"aoc_desktop_{CODE}.ts").write_text(_words(), encoding="utf-8")
    rules = resource("age_of_civilization", "rules_en.md").read_text(encoding="utf-8")
    (folder / f"rules_{CODE}.md").write_text(in_other_letters(rules), encoding="utf-8")


def _grammar_of(game: str) -> str:
    english = tomllib.loads(translation(game, "grammar_en.toml").read_text(encoding="utf-8"))
    path = resource(game, "names.toml")
    return _written(
        {"format": english.pop("format"), "names": _all_names(path, english.pop("names", {})), **_translated(english)}
    )


def _grammar() -> str:
    english = tomllib.loads(translation("grammar_en.toml").read_text(encoding="utf-8"))
    kept = {name: english.pop(name) for name in ("format", "plural", "numbers", "typography")}
    lists = {joiner: [in_other_letters(sign) for sign in signs] for joiner, signs in english.pop("lists").items()}
    own_names = english.pop("names", {})
    english.pop("forms"), english.pop("name"), english.pop("dates")
    names = _all_names(resource("names.toml"), own_names)
    return _written({**kept, "name": NAME, "lists": lists, "names": names, **_translated(english)})


def _all_names(path: Path, own: Mapping[str, Any]) -> dict[str, Any]:
    names = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for kind, entries in own.items():
        names.setdefault(kind, {}).update(entries)
    return {kind: _names(entries) for kind, entries in names.items() if isinstance(entries, Mapping)}


def _written(data: Mapping[str, Any]) -> str:
    return "".join(f"{name} = {_toml(value)}\n" for name, value in data.items())


def _translated(table: Mapping[str, Any]) -> dict[str, Any]:
    return {
        key: _translated(value) if isinstance(value, Mapping) else in_other_letters(value)
        for key, value in table.items()
    }


def _names(entries: Mapping[str, Any]) -> dict[str, Any]:
    made = {}
    for name, entry in entries.items():
        if isinstance(entry, Mapping) and "en" in entry:
            fields = {key: value for key, value in entry.items() if key == "en" or key.startswith("en_")}
            made[name] = {
                f"{CODE}{key.removeprefix('en')}": value if key == "en_number" else in_other_letters(str(value))
                for key, value in fields.items()
            }
    return made


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {_toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def _key(key: str) -> str:
    return key if re.fullmatch(r"[\w-]+", key, re.ASCII) else json.dumps(key, ensure_ascii=False)


def _words() -> str:
    """The interface's words: the French file tells which there are."""
    tree = ElementTree.parse(translation("aoc_desktop_fr.ts")).getroot()
    tree.set("language", CODE)
    for message in tree.iter("message"):
        said = in_other_letters(str(message.findtext("source")).replace("(s)", ""))
        found = message.find("translation")
        assert found is not None
        forms = list(found.iter("numerusform"))
        for form in forms:
            form.text = said
        if not forms:
            found.text = said
    return ElementTree.tostring(tree, encoding="unicode")
