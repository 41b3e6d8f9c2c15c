"""Where a sentence names cards, rules and terms, so that each can have its sign and be pointed at."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from aoc_desktop.text.language import load_language

TERMS = ("coin", "bonus_coin", "point", "worker", "military", "military_unit", "technology", "wonder")
SIGNED_TERMS = tuple(("terms", term) for term in (*TERMS, "special_technology_card"))
"""Words that have a sign on the cards; to be looked for in any sentence."""


class Noun(NamedTuple):
    """A name inside a sentence: where it stands, and what it means."""

    start: int
    length: int
    kind: str
    """Of a card, "rule" or "terms"."""
    id: str


def nouns(text: str, meant: Iterable[tuple[str, str]], language: str) -> tuple[Noun, ...]:
    """What of `meant` (kind and id) the sentence names, in its order. Longer names come first: "Great Library" is not
    also a library."""
    found: list[Noun] = []
    spoken = text.casefold()
    forms = {
        (form, kind, card): None
        for kind, card in meant
        for form, folded in _forms(kind, card, language)
        if folded in spoken  # most are not, and a pattern takes longer
    }
    for form, kind, card in sorted(forms, key=lambda each: -len(each[0])):
        for match in _pattern(form, kind == "rule").finditer(text):
            taken = any(match.start() < noun.start + noun.length and noun.start < match.end() for noun in found)
            if not taken:
                found.append(Noun(match.start(), len(form), kind, card))
    return tuple(sorted(found))


@lru_cache(maxsize=1024)
def _pattern(form: str, any_case: bool) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(form)}(?!\w)", re.IGNORECASE if any_case else 0)


@lru_cache(maxsize=1024)
def _forms(kind: str, card: str, language: str) -> tuple[tuple[str, str], ...]:
    """What a sentence may call it, as written and casefolded."""
    speech = load_language(language)
    if kind == "rule":
        key = f"rule.{card}"
        forms = [speech.text(key)] if speech.has(key) else []
    else:
        name = speech.names[kind][card]
        forms = [name.display, name.short, name.plural]
    return tuple((form, form.casefold()) for form in forms)
