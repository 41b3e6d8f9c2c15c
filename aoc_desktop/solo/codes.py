"""Numbers as short codes that people can read to each other: letters and digits in groups of four, with a check. The
alphabet is Crockford's base 32, without I, L, O and U; a typed I, L, O or small letter is understood. The last two
signs make the code a word of a Reed–Solomon code over GF(32): any two wrong signs, and any two neighbours exchanged,
are noticed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from aoc_desktop.kernel.errors import DomainError

if TYPE_CHECKING:
    from aoc_desktop.kernel.record import Record

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUP = 4
CHECKS = 2
_TAKEN_FOR = {"I": "1", "L": "1", "O": "0"}
_SEPARATORS = "- \t\u2010\u2011\u2013\u00a0\u202f"
_POLYNOMIAL = 0b100101
"""x⁵ + x² + 1: its root 2 generates all 31 numbers other than 0."""


class BadCode(DomainError):
    """A code that is mistyped, or that this program does not know."""


class Codes(Protocol):
    """How a game tells its tables by codes; its module `challenge` is one."""

    SIGNS: int
    """Of a code, without those of the check."""

    def code_of(self, record: Record) -> str:
        """The code of a game's beginning; refused where a code cannot hold it."""

    def record_of_code(self, text: str) -> Record:
        """The game that a code stands for; a mistyped or unknown one is refused with the reason."""


def encode(number: int, signs: int) -> str:
    """A number below 32 ** signs as a code of so many signs and two for the check."""
    if not 0 <= number < 32**signs:
        raise ValueError(number)
    data = [number >> 5 * place & 31 for place in reversed(range(signs))]
    word = "".join(ALPHABET[digit] for digit in (*data, *_checks(data)))
    return "-".join(word[start : start + GROUP] for start in range(0, len(word), GROUP))


def decode(text: str, signs: int) -> int:
    """The number that a code stands for; a mistyped one is refused."""
    digits = [_digit(letter) for letter in text if letter not in _SEPARATORS]
    if len(digits) != signs + CHECKS:
        raise BadCode("code_length", found=len(digits), needed=signs + CHECKS)
    if any(_remainders(digits)):
        raise BadCode("code_mistyped")
    number = 0
    for digit in digits[:signs]:
        number = number << 5 | digit
    return number


def _digit(letter: str) -> int:
    sign = _TAKEN_FOR.get(letter.upper(), letter.upper())
    if len(sign) != 1 or sign not in ALPHABET:
        raise BadCode("code_sign", sign=letter)
    return ALPHABET.index(sign)


def _times(one: int, two: int) -> int:
    """The product in GF(32)."""
    product = 0
    while two:
        if two & 1:
            product ^= one
        one <<= 1
        if one & 32:
            one ^= _POLYNOMIAL
        two >>= 1
    return product


def _remainders(digits: list[int]) -> list[int]:
    """The word taken as a polynomial, at 2 and at 4: both are 0 for a word of the code."""
    found = []
    for at in (2, 4):
        value = 0
        for digit in digits:
            value = _times(value, at) ^ digit
        found.append(value)
    return found


def _checks(data: list[int]) -> tuple[int, int]:
    """The two signs c and d that complete the word: 2c + d and 4c + d must be what it leaves at 2 and at 4."""
    at_2, at_4 = _remainders([*data, 0, 0])
    c = next(c for c in range(32) if _times(c, 2 ^ 4) == at_2 ^ at_4)
    return c, at_2 ^ _times(c, 2)
