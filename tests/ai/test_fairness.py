"""AI seats decide from what they may know: shuffling what they cannot see changes nothing."""

from __future__ import annotations

import pytest

from aoc_desktop.ai.levels import BUDGETS, LEVELS
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.kernel.rng import Rng
from tests.ai.games import DRAFT, PLAIN, SECOND, SOLO, state_of
from tests.games.age_of_civilization.modes import Mode

MODES = [PLAIN, DRAFT, SOLO, Mode(SECOND, 4, ("changing_world", "draft", "innovation"))]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
@pytest.mark.parametrize("moves", [0, 4, 11, 16])
@pytest.mark.parametrize("name", ["novice", "adept", "expert"])
def test_what_is_hidden_does_not_matter(mode: Mode, moves: int, name: str) -> None:
    state = state_of(mode, moves)
    (seat,) = GAME.deciders(state)
    decision = LEVELS[name](GAME, state, seat, Rng(5))
    for seed in range(3):
        other = GAME.redraw(GAME.view(state, seat), Rng(100 + seed))
        assert GAME.view(other, seat) == GAME.view(state, seat)
        assert LEVELS[name](GAME, other, seat, Rng(5)) == decision


def test_the_hidden_parts_do_differ_in_these_tests() -> None:
    state = state_of(PLAIN)
    other = GAME.redraw(GAME.view(state, 0), Rng(100))
    assert [card.id for card in other.deck] != [card.id for card in state.deck]


def test_sage_is_as_blind() -> None:
    state = state_of(PLAIN, 6)
    (seat,) = GAME.deciders(state)
    other = GAME.redraw(GAME.view(state, seat), Rng(100))
    assert LEVELS["sage"](GAME, other, seat, Rng(5)) == LEVELS["sage"](GAME, state, seat, Rng(5))


@pytest.mark.parametrize("name", list(BUDGETS))
def test_the_same_seed_gives_the_same_move(name: str) -> None:
    state = state_of(PLAIN, 9)
    (seat,) = GAME.deciders(state)
    before = state.key()
    assert LEVELS[name](GAME, state, seat, Rng(3)) == LEVELS[name](GAME, state, seat, Rng(3))
    assert state.key() == before
