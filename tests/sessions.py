"""Sessions for tests: people or random seats, any mode, nothing that waits."""

from __future__ import annotations

from aoc_desktop.kernel.record import Record
from aoc_desktop.play.session import HUMAN, Pace, SeatInfo, Session
from aoc_desktop.play.start import new_game

NAMES = ("Ada", "Marcus", "Livia", "Chandra")
AT_ONCE = Pace(delay=0, play_forced_moves=False, end_of_turn="at_once")

# Players, variants, edition: every kind of table.
MODES = [
    (2, (), "second_edition"),
    (3, (), "second_edition"),
    (4, ("changing_world",), "second_edition"),
    (1, (), "second_edition"),
    (1, ("innovation",), "second_edition"),
    (2, ("draft",), "second_edition"),
    (4, ("draft", "innovation", "changing_world"), "second_edition"),
    (3, ("innovation", "changing_world"), "second_edition"),
    (4, ("draft",), "first_edition"),
]


def record(players: int, variants: tuple[str, ...] = (), edition: str = "second_edition", seed: int = 1) -> Record:
    mode = "solo" if players == 1 else "table"
    return Record("age_of_civilization", edition, players, mode, variants, {"seed": seed})


def session(
    players: int,
    variants: tuple[str, ...] = (),
    edition: str = "second_edition",
    seed: int = 1,
    humans: int | None = None,
    pace: Pace = AT_ONCE,
    **setup: object,
) -> Session:
    """`humans`: the first so many seats; by default all."""
    people = players if humans is None else humans
    seats = [SeatInfo(NAMES[seat], HUMAN if seat < people else "random") for seat in range(players)]
    wanted = record(players, variants, edition, seed)
    return new_game(wanted._replace(setup={**wanted.setup, **setup}), seats, pace)
