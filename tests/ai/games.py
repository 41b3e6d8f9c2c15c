"""Games for the tests of the AI seats: states in the middle of every mode."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.kernel.rng import Rng
from tests.games.age_of_civilization.modes import Mode

SECOND = "second_edition"
PLAIN = Mode(SECOND, 2, ())
SOLO = Mode(SECOND, 1, ())
DRAFT = Mode(SECOND, 3, ("draft",))


def state_of(mode: Mode, moves: int = 0, seed: int = 1) -> State:
    """A game of a mode after so many random moves (fewer if it ends before)."""
    rng = Rng(seed)
    state = GAME.setup(mode.options, rng)
    for _ in range(moves):
        deciders = GAME.deciders(state)
        if not deciders:
            break
        GAME.apply(state, deciders[0], GAME.legal(state, deciders[0]).sample(rng))
    return state
