"""Refusals in one sentence: a reason's code names the template, its parameters fill it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.text.language import Language, load_language

LONGEST = 120

# A field's refusal is said in other words where the card, or the field, is not known.
_BARE: Mapping[str, Mapping[tuple[str, ...], str]] = {
    "record_field": {(): "record_whole"},
    "setup_field": {(): "setup_whole"},
    "card_field": {("card",): "card_whole", ("field",): "set_field", (): "set_whole"},
}
# Pydantic's value says nothing here: the fault is a missing or a superfluous field.
_FOUND_SAYS_NOTHING = ("missing", "missing_of_new", "extra_forbidden", "unknown_field", "not_allowed")

# What pydantic says where it found a value of another kind than it needs.
_OTHER_TYPES = ("int_type", "bool_type", "list_type", "dict_type", "model_type")


def say(reason: Reason, language: str = "en", game: str = "") -> str:
    """The sentence for a reason, in the words of the game that it names, else of the one that is given. A code that no
    grammar knows still gives a readable one."""
    game = str(reason.params.get("game", game))
    speech = load_language(language, game)
    params = _prepared(speech, reason)
    for name, value in reason.params.items():
        if isinstance(value, Reason):
            inner = _as_written(reason.params["move"], value) if reason.code in ("move", "kept_move") else value
            params[name] = say(inner, language, game)
    try:
        key = f"reason.{_variant(speech, reason.code, params)}"
        # Said inside a line that begins with the file, as in `game.json: move 12 (act farm): …`.
        return speech.text(key, **params) if reason.code == "move" else speech.sentence(key, **params)
    except KeyError:
        return _unknown(speech, reason)


def _as_written(line: str, reason: Reason) -> Reason:
    """Name both counts when a line's seat is refused: a record counts seats from 0 (`@0`), people count players from
    1."""
    if reason.code != "not_your_turn" or reason.params["seat"] == CHANCE or not line.startswith("@"):
        return reason
    written, seat = line.split()[0], reason.params["seat"]
    params = {"written": written, "named": int(written[1:]) + 1, "number": seat + 1, "turn": f"@{seat}"}
    return Reason("not_your_turn_line", params)


def _prepared(speech: Language, reason: Reason) -> dict[str, Any]:
    """The parameters as the templates want them."""
    params: dict[str, Any] = {name: _clean(value) for name, value in reason.params.items()}
    if "problem" in params:
        params["problem"] = _problem(speech, reason.code, params)
    if "player" not in params and isinstance(params.get("seat"), int):
        params["number"] = params["seat"] + 1
        params["player"] = speech.text("reason.player", number=params["number"])
    if speech.has(key := f"reason.system.{params.get('detail')}"):
        params["detail"] = speech.text(key)
    if speech.has(key := f"kind.{params.get('kind')}"):
        params["kind"] = speech.text(key)
    if isinstance(params.get("what"), str):  # several cards may come to light at once
        params["what"] = params["what"].split()
    return params


def _unknown(speech: Language, reason: Reason) -> str:
    params = [f"{name}: {_plain(_clean(value))}" for name, value in reason.params.items()]
    key = "reason.unknown" if params else "reason.unknown_plain"
    return speech.sentence(key, code=reason.code, params=params)


def _variant(speech: Language, code: str, params: Mapping[str, Any]) -> str:
    """The template's name: the code, or a variant where the usual sentence would lack a name."""
    if code == "not_your_turn" and "number" in params:
        return "not_your_turn_chance" if params["seat"] == CHANCE else "not_your_turn_seat"
    if code == "revealed":
        special = f"revealed_{params.get('kind')}"
        return special if speech.has(f"reason.{special}") else "revealed" if params.get("what") else "revealed_unnamed"
    if code in _BARE:
        given = tuple(name for name in ("card", "field") if params.get(name))
        return _BARE[code].get(given, code)
    return code


def _problem(speech: Language, code: str, params: Mapping[str, Any]) -> str:
    """The fault of a field, with the value found and the value expected where that helps."""
    problem, found = str(params["problem"]), params.get("found")
    places = (f"reason.problem.{code}.{problem}", f"reason.problem.{problem}")
    key = next((place for place in places if speech.has(place)), "reason.problem.unknown")
    if found is None and "found" in speech.fields(key):
        key = f"{key}_unnamed" if speech.has(f"{key}_unnamed") else "reason.problem.unknown"
    values = {**params, "code": problem, "expected": _expected(params.get("expected"))}
    shown = speech.fields(key)
    text = speech.text(key, **{name: _plain_in_text(value) for name, value in values.items()})
    if found is not None and "found" not in shown and problem not in _FOUND_SAYS_NOTHING:
        key = "with_text" if _is_text_for_another(problem, found, values["expected"]) else "with_found"
        found = _type_name(speech, found) if problem in ("wrong_type", "entry_type") else _plain(found)
        text = speech.text(f"reason.problem.{key}", problem=text, found=found)
    if params.get("expected") is not None and "expected" not in shown:
        expected = _type_name(speech, params["expected"])
        text = speech.text("reason.problem.with_expected", problem=text, expected=expected)
    return text


def _is_text_for_another(problem: str, found: object, expected: object) -> bool:
    """`"3"` where 3 is needed looks like it: that it is a text must be said."""
    looks_right = problem == "literal_error" and isinstance(expected, list) and found in expected
    return isinstance(found, str) and (looks_right or problem in _OTHER_TYPES)


def _type_name(speech: Language, value: object) -> str:
    """A type of Python in words; anything else as it is."""
    key = f"reason.type.{value}"
    return speech.text(key) if speech.has(key) else _plain(value)


def _expected(expected: object) -> object:
    """Pydantic's English list "'left', 'middle' or 'right'" as a list that any language can join."""
    if isinstance(expected, str) and (items := re.findall(r"'[^']*'|-?\d+", expected)):
        return [item.strip("'") for item in items]
    return expected


def _clean(value: object) -> object:
    """A value without what could break the line: control signs, endless texts, a full stop before our own."""
    if isinstance(value, str):
        text = value.strip()
        if not text.isprintable():
            text = "".join(sign if sign.isprintable() else "·" for sign in text)
        return f"{text[:LONGEST]}…" if len(text) > LONGEST else text.removesuffix(".")
    if isinstance(value, (list, tuple)) and not isinstance(value, Reason):
        return _beginning(value)
    return _clean(str(value)) if isinstance(value, Mapping) else value


def _beginning(values: Sequence[object]) -> list[object]:
    """The values of a list, cleaned; of one that would fill the line only those at its beginning."""
    kept: list[object] = []
    room = LONGEST
    for value in values:
        if room < 0:
            return [*kept, "…"]
        kept.append(_clean(value))
        room -= len(_plain(kept[-1])) + 2
    return kept


def _plain_in_text(value: object) -> object:
    """A value for a template: numbers stay numbers, because words agree with them."""
    return value if isinstance(value, (int, list)) and not isinstance(value, bool) else _plain(value)


def _plain(value: object) -> str:
    """A value as its author would recognise it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "[" + ", ".join(_plain(item) for item in value) + "]"
    return str(value)
