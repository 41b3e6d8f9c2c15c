"""Workers that are of no use, to be started in the place of `serve`: each is a process of its own."""

from __future__ import annotations

import os
import struct
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from time import sleep

from aoc_desktop.ai.worker import Answer, answer, serve
from aoc_desktop.games import GameEntry

NOWHERE = ("fly", "to", "the", "moon")
Fault = Callable[[Connection], None]


def hangs(_pipe: Connection) -> None:
    sleep(3600)


def speaks_of_something_else(pipe: Connection) -> None:
    pipe.send("rise and shine")


def says_what_is_no_message(pipe: Connection) -> None:
    pipe.send_bytes(b"\x80\x05nonsense.")


def stops_in_the_middle(pipe: Connection) -> None:
    """It announces a long message, and hangs after its first bytes."""
    os.write(pipe.fileno(), struct.pack("!i", 100_000) + b"\x80\x05")
    sleep(3600)


def dies_in_the_middle(pipe: Connection) -> None:
    os.write(pipe.fileno(), struct.pack("!i", 100_000) + b"\x80\x05")
    os._exit(1)


def answers_without_a_move(pipe: Connection) -> None:
    pipe.send(Answer((), ()))


def answers_with_numbers(pipe: Connection) -> None:
    pipe.send(Answer((1, 2), ((1, 2),)))  # type: ignore[arg-type]


def answers_with_a_number_for_a_line(pipe: Connection) -> None:
    pipe.send(Answer(NOWHERE, 7))  # type: ignore[arg-type]


def plays_against_the_rules(pipe: Connection) -> None:
    pipe.send(Answer(NOWHERE, (NOWHERE,)))


FAULTS: tuple[Fault, ...] = (
    hangs,
    speaks_of_something_else,
    says_what_is_no_message,
    stops_in_the_middle,
    dies_in_the_middle,
    answers_without_a_move,
    answers_with_numbers,
    answers_with_a_number_for_a_line,
    plays_against_the_rules,
)


def bad_worker(fault: Fault, starts: Path, bad: int, pipe: Connection, games: Mapping[str, GameEntry]) -> None:
    """The first so many workers have this fault, those after them none. Each leaves a line in `starts`."""
    with starts.open("a") as file:
        file.write(f"{os.getpid()}\n")
    if len(starts.read_text().splitlines()) > bad:
        serve(pipe, games)
        return
    while True:
        pipe.recv()
        fault(pipe)


def answers_twice(pipe: Connection, games: Mapping[str, GameEntry]) -> None:
    """Whatever is asked."""
    while True:
        found = answer(pipe.recv())
        pipe.send(found)
        pipe.send(found)
