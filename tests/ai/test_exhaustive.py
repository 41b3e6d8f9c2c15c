"""Every line to a horizon is found: by a table of positions, and again without one."""

from __future__ import annotations

from typing import Any

import pytest

from aoc_desktop.ai.exhaustive import Exhaustive, TooManyPositions, every_line
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.horizon import Horizon
from aoc_desktop.kernel.rng import Rng
from tests.ai.games import SOLO
from tests.kernel.toy_games import AMBUSH, ToyOptions


def last_turn(seed: int) -> State:
    """A solo game after random moves, where its last turn begins."""
    rng = Rng(seed)
    state = GAME.setup(SOLO.options, rng)
    while not (state.round == 6 and state.phase == "actions" and not state.agenda):
        GAME.apply(state, 0, GAME.legal(state, 0).sample(rng))
    return state


def to_the_end() -> Horizon:
    return Horizon(GAME, 0, lambda state: state.phase == "finished", lambda state: state.players[0].points)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_table_finds_what_every_line_finds(seed: int) -> None:
    state, search = last_turn(seed), Exhaustive(to_the_end(), 100_000)
    found = search.outlook(state)
    assert (found.best, found.lines) == every_line(to_the_end(), state)
    assert 0 < found.best_lines <= found.lines
    assert 0 < found.chance <= 1


def test_the_line_leads_to_the_best_result() -> None:
    state, search = last_turn(1), Exhaustive(to_the_end(), 100_000)
    best, after = search.outlook(state).best, GAME.copy(state)
    for move in search.line(state):
        assert move in GAME.legal(after, 0)
        GAME.apply(after, 0, move)
    assert after.phase == "finished"
    assert after.players[0].points == best == search.firsts(state)[0][1]
    assert search.best_ends(state, lambda end: end.players[0].key()) >= 1


def test_a_search_above_its_cap_says_so() -> None:
    with pytest.raises(TooManyPositions):
        Exhaustive(to_the_end(), 3).outlook(last_turn(1))


def test_a_move_that_asks_chance_or_another_seat_is_closed() -> None:
    state: Any = AMBUSH.setup(ToyOptions(2, {}), Rng(1))
    while AMBUSH.deciders(state) == (CHANCE,):
        AMBUSH.apply(state, CHANCE, AMBUSH.draw(state, Rng(1)))
    search = Exhaustive(Horizon(AMBUSH, 0, lambda _: False, lambda _: 0, lambda state: repr(state)), 100)
    assert search.outlook(state).best is None
    assert search.closed == len(list(AMBUSH.legal(state, 0)))


def test_beyond_the_horizon_nothing_is_told_apart() -> None:
    """A game may keep there nothing by which a kind of puzzle could."""

    def key(state: State) -> Any:
        assert state.phase != "finished"
        return state.key()

    state, search = last_turn(1), Exhaustive(to_the_end()._replace(key=key), 100_000)
    assert search.best_ends(state, lambda end: end.players[0].key()) >= 1
