"""Where a sentence names cards, rules and terms, so that each can have its sign and be pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from aoc_desktop.text.language import load_language


class Noun(NamedTuple):
    """A name inside a sentence: where it stands, and what it means."""

    start: int
    length: int
    kind: str
    """Of a card, "rule" or "terms"."""
    id: str


def nouns(text: str, meant: Iterable[tuple[str, str]], language: str, game: str) -> tuple[Noun, ...]:
    """What of `meant` (kind and id) the sentence names, in its order. Longer names come first: "Great Library" is not
    also a library."""
    found: list[Noun] = []
    spoken = text.casefold()
    forms = {
        (form, kind, card): None
        for kind, card in meant
        for form, folded in _forms(kind, card, language, game)
        if folded in spoken
    }
    for form, kind, card in sorted(forms, key=lambda each: -len(each[0])):
        written, form = (_small(text), _small(form)) if kind == "rule" else (text, form)
        for start in _places(form, written):
            taken = any(start < noun.start + noun.length and noun.start < start + len(form) for noun in found)
            if not taken:
                found.append(Noun(start, len(form), kind, card))
    return tuple(sorted(found))


def _small(text: str) -> str:
    """In small letters, each at its place: of this one capital alone Python makes two."""
    return text.replace("İ", "I").lower()


def _places(form: str, text: str) -> Iterator[int]:
    """Where it stands as a word of its own. Without patterns, each of which takes longer to make than to look for all
    the others."""
    start = text.find(form)
    while start >= 0:
        end = start + len(form)
        if not (text[start - 1 : start].isalnum() or text[end : end + 1].isalnum()):
            yield start
        start = text.find(form, end)


@lru_cache(maxsize=1024)
def _forms(kind: str, card: str, language: str, game: str) -> tuple[tuple[str, str], ...]:
    """What a sentence may call it, as written and casefolded."""
    speech = load_language(language, game)
    if kind == "rule":
        key = f"rule.{card}"
        forms = [speech.text(key)] if speech.has(key) else []
    else:
        name = speech.names[kind][card]
        forms = [name.display, name.short, name.plural]
    return tuple((form, form.casefold()) for form in forms if form)
