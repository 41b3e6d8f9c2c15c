"""Tables of Advanced Civilization on the real window: a short game, played by people and a simple player's choice."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from aoc_desktop.games import game_named
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.kernel.record import Record, read_record, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.session import SeatInfo
from tests.games import data_of
from tests.games.advanced_civilization.player import choose
from tests.sessions import NAMES
from tests.ui.person import Person

GAME = "advanced_civilization"
HUMAN, RANDOM = "human", "random"


def sit_down(
    person: Person, levels: tuple[str, ...], seed: int = 1, variants: tuple[str, ...] = (), **setup: object
) -> None:
    """A table as the window opens it, without the form that sets it."""
    names = (*NAMES, "Nikos", "Yuna", "Tariq", "Bela")
    seats = [SeatInfo(name, level) for name, level in zip(names, levels, strict=False)]
    record = Record(GAME, "standard", len(levels), "table", variants, {"seed": seed, "turn_limit": 4, **setup})
    person.window.start_game(record, seats)
    person.listen()
    person.settle()


def sensible(person: Person, rng: Rng) -> tuple[str, ...]:
    """What a player would do who knows the rules and no more."""
    return choose(person.session.match.state, person.listed(), rng)


def play_until(person: Person, step: str, rng: Rng) -> None:
    """The list of legal moves is followed until this is asked of the person."""
    for _ in range(400):
        if person.listed() and person.session.match.state.step == step:
            return
        if person.listed():
            person.session.play(sensible(person, rng))
        person.settle()
    raise AssertionError(f"{step} is never asked")


CONFORMANCE = data_of("advanced_civilization", "conformance")


@cache
def record_until(name: str, wanted: Callable[[State], bool]) -> Record:
    """A game of the conformance suite up to the first decision that is wanted."""
    record = read_record(next(CONFORMANCE.glob(f"{name}*.record.json")))
    match = start(game_named(record.game), record)
    for number, line in enumerate(record.moves):
        if wanted(match.state):
            return record._replace(moves=record.moves[:number])
        match.play_line(line)
    raise AssertionError(f"{name} never comes to this")


def open_at(person: Person, name: str, wanted: Callable[[State], bool]) -> None:
    """The window goes on with that game; everybody is a person."""
    person.window.continue_record(record_until(name, wanted))
    person.listen()
    person.settle()
    if person.page.curtain.is_down:
        person.lift_curtain()
