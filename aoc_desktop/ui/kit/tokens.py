"""Signs in a row: the tokens that every game's formulas are made of. `formula_paint` draws them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

TILE, DISC, OBJECT, FIGURE, WORD, MAP = "tile", "disc", "object", "figure", "word", "map"
THEN, PER, BREAK = "then", "per", "break"
MINUS, TIMES = "−", "×"
MOST, LEAST = "max", "min"
"""The only words of the language: the same in English and French."""


class Token(NamedTuple):
    """One sign: an icon, a figure or word, or punctuation (then, per, break)."""

    kind: str
    name: str = ""
    """The icon."""
    text: str = ""
    """A figure or word; for a map nine digits, row by row, 1 = meant."""
    struck: bool = False
    """Crossed out: not this, or no longer this price."""


def thing(name: str, struck: bool = False) -> Token:
    return Token(OBJECT, name, struck=struck)


def figure(number: int, struck: bool = False) -> Token:
    """A plain number: a cost, or how many."""
    return Token(FIGURE, text=str(number), struck=struck)


def signed(number: int) -> str:
    """A gain or loss: "+2", "−1"."""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def signed_figure(number: int) -> Token:
    return Token(FIGURE, text=signed(number))


def word(text: str) -> Token:
    return Token(WORD, text=text)


THEN_SIGN, PER_SIGN, BREAK_SIGN = Token(THEN), Token(PER), Token(BREAK)


def joined(formulas: Iterable[Sequence[Token]]) -> list[Token]:
    """Several formulas, each to stand on its own line where there is room."""
    tokens: list[Token] = []
    for part in formulas:
        tokens += [BREAK_SIGN, *part] if tokens else part
    return tokens
