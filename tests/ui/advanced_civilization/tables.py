"""Tables of Advanced Civilization on the real window: a short game, played by people and a simple player's choice."""

from __future__ import annotations

from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.models.session import SeatInfo
from tests.advanced_civilization.player import choose
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
