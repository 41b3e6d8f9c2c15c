"""The words of a move, read before any rule sees them: the verb is known, it has as many words as it takes, each is
short, a number has a bound, and what names a thing names one of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.notation import text_of

LONGEST_WORD = 60
"""Signs; an id has at most 40, and may bear a number."""
MOST_DIGITS = 4
NUMBER = "number"
"""The kind of word that every game reads alike."""


class Form(NamedTuple):
    """A verb: the steps it belongs to, what its words are, and how many of them may be left out."""

    steps: tuple[str, ...]
    words: tuple[str, ...] = ()
    optional: int = 0
    listed: bool = False
    """Whether more words of the last kind may follow, as in the result of a shuffle."""


def number_of(word: str) -> int | None:
    """The number that a word writes as moves do; None where it is another word. `int` would take digits of any script,
    and fail on five thousand of them."""
    return int(word) if len(word) <= MOST_DIGITS and word.isascii() and word.isdecimal() else None


def misread(move: Move, forms: Mapping[str, Form], unknown: Callable[[str, str], Reason | None]) -> Reason | None:
    """Why these words cannot be read as a move of the game; None where they can. `unknown` gets a kind and a word, and
    says why the word names nothing of that kind."""
    text = text_of(move)
    if not move or move[0] not in forms:
        return Reason("unknown_move", {"move": text})
    form = forms[move[0]]
    if len(move) > 1 + len(form.words) and not form.listed:
        return Reason("too_many_words", {"move": text})
    if len(move) < 1 + len(form.words) - form.optional:
        return Reason("word_missing", {"move": text, "what": form.words[len(move) - 1]})
    for place, word in enumerate(move[1:]):
        kind = form.words[min(place, len(form.words) - 1)]
        if len(word) > LONGEST_WORD:
            return Reason("unknown_word", {"text": word})
        if kind == NUMBER and number_of(word) is None:
            return Reason("unknown_number", {"text": word})
        if (reason := unknown(kind, word)) is not None:
            return reason
    return None
