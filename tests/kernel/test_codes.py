"""Codes that people read to each other: short, forgiving of look-alikes, and never wrong unnoticed."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aoc_desktop.solo.codes import ALPHABET, BadCode, decode, encode

# Frozen: a code on a player's paper must mean the same for ever.
FROZEN = {0: "0000-0000-0000", 1: "0000-0000-0168", 2**50 - 1: "ZZZZ-ZZZZ-ZZQ3", 123456789: "0000-3NQK-8NAP"}


@pytest.mark.parametrize("number", FROZEN)
def test_codes_never_change(number: int) -> None:
    assert encode(number, 10) == FROZEN[number]


@given(st.integers(0, 2**50 - 1))
def test_a_code_tells_its_number(number: int) -> None:
    assert decode(encode(number, 10), 10) == number


def test_small_letters_look_alikes_and_missing_hyphens_are_understood() -> None:
    code = encode(2**45 + 1, 10)
    assert "1" in code
    assert "0" in code
    typed = code.lower().replace("-", " ").replace("1", "l").replace("0", "o")
    assert decode(typed, 10) == decode(code.replace("-", "").replace("1", "I"), 10) == 2**45 + 1


def test_every_wrong_sign_is_noticed() -> None:
    code = encode(987654321, 10).replace("-", "")
    for place, right in enumerate(code):
        for wrong in ALPHABET.replace(right, ""):
            with pytest.raises(BadCode, match="code_mistyped"):
                decode(code[:place] + wrong + code[place + 1 :], 10)


def test_two_wrong_signs_and_exchanged_neighbours_are_noticed() -> None:
    code = encode(987654321987, 10).replace("-", "")
    for one, two in combinations(range(12), 2):
        signs = list(code)
        signs[one], signs[two] = code[two], code[one]
        for changed in (signs, [*code[:one], "K", *code[one + 1 : two], "7", *code[two + 1 :]]):
            if "".join(changed) != code:
                with pytest.raises(BadCode, match="code_mistyped"):
                    decode("".join(changed), 10)


@pytest.mark.parametrize(
    ("typed", "why"),
    [("", "code_length"), ("0000-0000", "code_length"), ("0000-0000-0000-0", "code_length"), ("000U", "code_sign")],
)
def test_what_is_no_code_says_why(typed: str, why: str) -> None:
    with pytest.raises(BadCode, match=why):
        decode(typed, 10)


def test_a_number_too_large_for_its_code_is_a_mistake_of_the_program() -> None:
    with pytest.raises(ValueError, match="32"):
        encode(32, 1)
