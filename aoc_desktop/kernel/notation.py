"""Moves as text: one line each in records, logs, tests and bug reports."""

from __future__ import annotations

from aoc_desktop.kernel.errors import IllegalMove
from aoc_desktop.kernel.game import CHANCE, Move, Seat

LONGEST_SEAT = 4


def text_of(move: Move) -> str:
    return " ".join(move)


def counted(number: int, noun: str) -> str:
    """ "1 worker", "2 workers": for what the terminal prints."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def line_of(seat: Seat, move: Move, deciders: tuple[Seat, ...]) -> str:
    """The record's line: `! RESULT` for chance, `@SEAT MOVE` where several seats may decide at once."""
    if seat == CHANCE:
        return f"! {text_of(move)}"
    if len(deciders) > 1:
        return f"@{seat} {text_of(move)}"
    return text_of(move)


def is_at_once(line: str) -> bool:
    """Whether several seats could decide when this line was played."""
    return line.startswith("@")


def read_line(line: str, deciders: tuple[Seat, ...]) -> tuple[Seat, Move]:
    """Who plays what, from a record's line. Only the form is checked here; Match checks the rules."""
    if not deciders:
        raise IllegalMove("finished")
    words = tuple(line.split())
    if not words or " ".join(words) != line:
        raise IllegalMove("unreadable_move", move=line)
    first, rest = words[0], words[1:]
    if first == "!" and rest:
        return CHANCE, rest
    if first.startswith("@") and first[1:].isdecimal() and len(first) <= LONGEST_SEAT:
        return int(first[1:]), rest
    if first.startswith(("!", "@")) or len(deciders) > 1 or deciders[0] == CHANCE:
        raise IllegalMove("unreadable_move", move=line)
    return deciders[0], words
