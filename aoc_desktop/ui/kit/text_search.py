"""Looking for words in lines of text: accents and capitals make no difference, the best places come first."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

LIGATURES = {"œ": "oe", "æ": "ae"}


class Rank(IntEnum):
    """How good a place is: lower is better."""

    TITLE = 0
    BEGINNING = 1
    """Of a line."""
    WORD = 2
    """The beginning of a word."""
    INSIDE = 3
    SCATTERED = 4
    """All the words are in the line, but not one after the other."""


class SearchLine(NamedTuple):
    """A paragraph, with the title that it stands under; a title stands under itself."""

    text: str
    title: str

    @property
    def is_title(self) -> bool:
        return self.text == self.title


class Hit(NamedTuple):
    """A line in which the words stand, and the first place there."""

    line: int
    start: int
    length: int
    rank: Rank


def plain(text: str) -> str:
    """Without accents and capitals: "Égypte" is found by "egypte"."""
    return "".join(_plain(sign) for sign in text)


def _plain(sign: str) -> str:
    if (apart := LIGATURES.get(sign.casefold())) is not None:
        return apart
    parts = unicodedata.normalize("NFD", sign.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def search(lines: Sequence[SearchLine], words: str) -> list[Hit]:
    """One hit for each line that has the words: titles, then beginnings of lines, of words, and the rest."""
    wanted = " ".join(plain(words).split())
    if not wanted:
        return []
    found = (_hit(number, line, wanted) for number, line in enumerate(lines))
    return sorted((hit for hit in found if hit is not None), key=lambda hit: (hit.rank, hit.line))


def _hit(number: int, line: SearchLine, wanted: str) -> Hit | None:
    letters = [_plain(sign) if not sign.isspace() else " " for sign in line.text]
    text = "".join(letters)
    starts = [place for place in range(len(text)) if text.startswith(wanted, place)]
    if not starts:
        parts = wanted.split()
        if len(parts) < 2 or not all(part in text for part in parts):
            return None
        return _in_line(number, letters, text.find(parts[0]), len(parts[0]), Rank.SCATTERED)
    first_of_word = next((place for place in starts if not place or not text[place - 1].isalnum()), None)
    rank = Rank.INSIDE if first_of_word is None else Rank.WORD
    if line.is_title:
        rank = Rank.TITLE
    elif first_of_word == 0:
        rank = Rank.BEGINNING
    return _in_line(number, letters, starts[0] if first_of_word is None else first_of_word, len(wanted), rank)


def _in_line(number: int, letters: Sequence[str], start: int, length: int, rank: Rank) -> Hit:
    """Back to the signs of the line: a letter such as œ may have become two, an accent of its own none."""
    ends = [0]
    for letter in letters:
        ends.append(ends[-1] + len(letter))
    first = max(place for place, end in enumerate(ends[:-1]) if end <= start)
    last = min(place for place, end in enumerate(ends) if end >= start + length)
    return Hit(number, first, last - first, rank)
