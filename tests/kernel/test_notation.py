"""Moves as lines of a record: a written line can be read again, and an unreadable one is refused with its text."""

from __future__ import annotations

import pytest

from aoc_desktop.kernel.errors import IllegalMove, Reason
from aoc_desktop.kernel.game import CHANCE, Move, Seat
from aoc_desktop.kernel.notation import counted, line_of, read_line, text_of

# Who plays what, who could decide, and the line of the record.
LINES: list[tuple[Seat, Move, tuple[Seat, ...], str]] = [
    (0, ("end",), (0,), "end"),
    (3, ("act", "research", "writing"), (3,), "act research writing"),
    (2, ("rock",), (0, 2, 7), "@2 rock"),
    (7, ("offer", "wheat", "2"), (0, 7), "@7 offer wheat 2"),
    (CHANCE, ("5",), (CHANCE,), "! 5"),
    (CHANCE, ("deck", "ace", "king"), (CHANCE,), "! deck ace king"),
    (0, ("use", "axum#2"), (0,), "use axum#2"),
    (1, ("stadt", "köln"), (1,), "stadt köln"),
]


@pytest.mark.parametrize(("seat", "move", "deciders", "line"), LINES)
def test_a_move_and_its_line(seat: Seat, move: Move, deciders: tuple[Seat, ...], line: str) -> None:
    assert line_of(seat, move, deciders) == line
    assert read_line(line, deciders) == (seat, move)


def test_the_text_of_a_move_is_its_words() -> None:
    assert text_of(("act", "wonder", "petra")) == "act wonder petra"


@pytest.mark.parametrize(("number", "told"), [(0, "0 coins"), (1, "1 coin"), (2, "2 coins")])
def test_one_is_counted_without_an_s(number: int, told: str) -> None:
    assert counted(number, "coin") == told


def test_a_seat_may_be_named_where_only_one_decides() -> None:
    assert read_line("@1 rock", (1,)) == (1, ("rock",))


def test_a_seat_out_of_turn_can_be_read_so_that_the_match_can_say_whose_turn_it_is() -> None:
    assert read_line("@5 rock", (0, 1)) == (5, ("rock",))


UNREADABLE = [
    ("", (0,)),
    (" ", (0,)),
    (" end", (0,)),
    ("end ", (0,)),
    ("act  farm", (0,)),
    ("act\tfarm", (0,)),
    ("act\nfarm", (0,)),
    ("end\n", (0,)),
    ("@ rock", (0, 1)),
    ("@x rock", (0, 1)),
    ("@-1 rock", (0, 1)),
    ("@1.5 rock", (0, 1)),
    ("@@1 rock", (0, 1)),
    ("@² rock", (0, 1, 2)),
    # Who is meant? Several seats may decide, or chance must.
    ("rock", (0, 1)),
    ("5", (CHANCE,)),
]


@pytest.mark.parametrize(("line", "deciders"), UNREADABLE)
def test_a_line_that_cannot_be_read_is_refused_with_its_text(line: str, deciders: tuple[Seat, ...]) -> None:
    with pytest.raises(IllegalMove) as refusal:
        read_line(line, deciders)
    assert refusal.value.reason == Reason("unreadable_move", {"move": line})


def test_after_the_end_no_line_can_be_played() -> None:
    with pytest.raises(IllegalMove) as refusal:
        read_line("end", ())
    assert refusal.value.reason == Reason("finished")
