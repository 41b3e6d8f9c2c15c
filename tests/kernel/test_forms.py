"""Words of a move are read before any rule sees them."""

from __future__ import annotations

import pytest

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.forms import LONGEST_WORD, Form, misread, number_of

FORMS = {
    "sail": Form(("voyage",), ("town", "number"), 1),
    "rest": Form(("voyage",)),
    "shuffle": Form(("chance",), ("town",), listed=True),
}


def unknown(kind: str, word: str) -> Reason | None:
    known = kind != "town" or word in ("tyre", "ur", "x" * LONGEST_WORD)
    return None if known else Reason("unknown_town", {"text": word})


@pytest.mark.parametrize(
    "move",
    ["sail tyre", "sail ur 0", "sail ur 9999", "rest", "shuffle ur tyre ur tyre ur", f"sail {'x' * LONGEST_WORD}"],
)
def test_words_that_can_be_read(move: str) -> None:
    assert misread(tuple(move.split()), FORMS, unknown) is None


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("", "unknown_move"),
        ("Sail tyre", "unknown_move"),
        ("rest now", "too_many_words"),
        ("sail ur 3 3", "too_many_words"),
        ("sail", "word_missing"),
        ("shuffle", "word_missing"),
        ("sail atlantis", "unknown_town"),
        ("shuffle ur tyre atlantis", "unknown_town"),
        ("sail ur many", "unknown_number"),
        ("sail ur -1", "unknown_number"),
        ("sail ur 10000", "unknown_number"),
        (f"sail ur {'9' * 50}", "unknown_number"),
        (f"sail ur {'9' * 5_000}", "unknown_word"),
        (f"sail {'x' * (LONGEST_WORD + 1)}", "unknown_word"),
    ],
)
def test_words_that_cannot_be_read_and_why(move: str, code: str) -> None:
    reason = misread(tuple(move.split()), FORMS, unknown)
    assert reason is not None
    assert reason.code == code


@pytest.mark.parametrize(("word", "number"), [("0", 0), ("007", 7), ("9999", 9999)])
def test_a_number_as_moves_write_it(word: str, number: int) -> None:
    assert number_of(word) == number


@pytest.mark.parametrize(
    "word", ["", "-1", "+1", "1.5", "1_0", "1e3", "²", "½", "٣", "９", "10000", "9" * 5_000, "nan"]
)
def test_what_python_might_take_for_a_number_or_fail_on(word: str) -> None:
    assert number_of(word) is None
