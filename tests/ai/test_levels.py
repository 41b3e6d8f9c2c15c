"""The levels play every mode by the rules, keep to their budgets, and stand in the right order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from aoc_desktop.ai.knowledge import judge_of
from aoc_desktop.ai.levels import BUDGETS, PlanningPlayer, budget_for, level
from aoc_desktop.ai.search import Budget, Searcher, chosen_for_trial, decide, halving
from aoc_desktop.ai.series import play_series
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.state import ROUNDS, State
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.rng import Rng
from tests.ai.games import PLAIN, state_of
from tests.games.age_of_civilization.modes import MODES, Mode

SMALL = Budget(roots=2, width=1, candidates=2, playouts=2, turns=1, noise=1.0)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_search_plays_every_mode_legally(mode: Mode) -> None:
    """Match refuses an illegal move. One side searches a little, the others play like novices."""
    match = Match(GAME, state_of(mode, seed=9))
    players = [PlanningPlayer(SMALL), *(level("novice") for _ in range(3))]
    rng = Rng(1)
    while match.deciders:
        seat = match.deciders[0]
        match.play(seat, players[seat](GAME, match.state, seat, rng))
    assert match.outcome is not None


def wins(levels: Sequence[str], games: int) -> float:
    return play_series(GAME, PLAIN.options, levels, games, 70, lambda number: None).wins[0]


def test_novice_beats_random() -> None:
    assert wins(["novice", "random"], 20) >= 17


def test_adept_beats_novice() -> None:
    assert wins(["adept", "novice"], 16) >= 10


def test_expert_and_sage_play_a_whole_game() -> None:
    tally = play_series(GAME, PLAIN.options, ["sage", "expert"], 1, 3, lambda number: None)
    assert min(tally.points) > 12


def test_the_play_outs_keep_to_the_budget() -> None:
    state = state_of(PLAIN, 10)
    seat = state.seat
    searcher = Searcher(GAME, judge_of(GAME.id, state), seat)
    budget = BUDGETS["sage"]
    plans = chosen_for_trial(searcher.plans(state, budget.roots, budget.width), budget.candidates, budget.per_move)
    assert len(plans) <= budget.candidates
    trials = halving(searcher, plans, GAME.view(state, seat), budget, Rng(1))
    assert len(trials) == len(plans)
    assert sum(len(trial.results) for trial in trials) <= budget.playouts
    assert len(trials[0].results) == max(len(trial.results) for trial in trials)


def test_a_wider_beam_looks_at_more_positions() -> None:
    state = state_of(PLAIN, 10)
    looked = []
    for roots, width in ((1, 1), (3, 1), (6, 4)):
        searcher = Searcher(GAME, judge_of(GAME.id, state), state.seat)
        searcher.plans(state, roots, width)
        looked.append(searcher.nodes)
    assert looked[0] < looked[1] < looked[2] < 3000


def test_a_limit_in_time_is_kept() -> None:
    state = state_of(PLAIN, 10)
    budget = Budget(roots=8, width=4, candidates=8, playouts=100_000, seconds=0.05)
    judge = judge_of(GAME.id, state)
    assert decide(GAME, judge, GAME.view(state, state.seat), state.seat, Rng(1), budget) in GAME.legal(
        state, state.seat
    )


def test_out_of_time_at_once_there_is_still_a_move() -> None:
    state = state_of(PLAIN, 10)
    budget = Budget(seconds=1e-9)
    judge = judge_of(GAME.id, state)
    assert decide(GAME, judge, GAME.view(state, state.seat), state.seat, Rng(1), budget) in GAME.legal(
        state, state.seat
    )


def test_a_game_may_say_what_is_different_in_its_levels() -> None:
    assert budget_for("age_of_civilization", "novice") == BUDGETS["novice"]
    assert budget_for("golden_ages", "novice") == BUDGETS["novice"]._replace(noise=9.0)
    assert budget_for("golden_ages", "sage") == BUDGETS["sage"]
    assert budget_for("age_of_civilization", "sage") != BUDGETS["sage"]


def last_turns(games: int) -> Iterator[State]:
    """Where a seat begins its last turn, in games between novices."""
    for seed in range(games):
        state = state_of(PLAIN, seed=seed)
        rng, novice = Rng(seed), PlanningPlayer("novice")
        began: object = None
        while GAME.deciders(state):
            seat = GAME.deciders(state)[0]
            turn = (seat, state.round)
            if state.round == ROUNDS and turn != began:
                began = turn
                yield GAME.copy(state)
            GAME.apply(state, seat, novice(GAME, state, seat, rng))


def test_in_the_last_turn_every_line_is_found() -> None:
    better = found = 0
    for state in last_turns(12):
        seat = GAME.deciders(state)[0]
        searcher = Searcher(GAME, judge_of(GAME.id, state), seat)
        plans = searcher.last_plans(state, 20_000)
        if plans is None:
            continue
        found += 1
        beam = searcher.plans(state, 8, 3)[0]
        after = GAME.copy(state)
        for move in plans[0].moves:
            assert move in GAME.legal(after, seat)
            GAME.apply(after, seat, move)
        assert plans[0].value == searcher.margin(after, seat) >= beam.value - 1e-9
        better += plans[0].value > beam.value + 0.5
    assert found >= 10
    assert better >= 1, "the beam misses the best of some last turns"


def test_before_its_last_turn_a_seat_cannot_look_to_the_end() -> None:
    for moves in (0, 10, 20):
        state = state_of(PLAIN, moves)
        assert Searcher(GAME, judge_of(GAME.id, state), state.seat).last_plans(state, 20_000) is None


def test_too_many_lines_are_left_to_the_beam() -> None:
    state = next(last_turns(1))
    seat = GAME.deciders(state)[0]
    assert Searcher(GAME, judge_of(GAME.id, state), seat).last_plans(state, 3) is None


def test_weighing_looks_further_than_quick_play() -> None:
    """The turn that a seat weighs stands, one turn later, no worse than the one it would have played quickly."""
    better = 0
    for moves in range(0, 40, 4):
        state = state_of(PLAIN, moves)
        seat = state.seat
        searcher = Searcher(GAME, judge_of(GAME.id, state), seat)
        weighed = searcher.weighed_turn(state, 4, 2, Rng(1))
        quick = searcher.quick_turn(GAME.copy(state), seat, 2)
        later = [
            searcher.judge.margin(searcher.play_out(GAME.copy(after), 1, 2, Rng(1)), seat) for after in (weighed, quick)
        ]
        better += later[0] > later[1] + 0.01
        assert later[0] >= later[1] - 3
    assert better >= 2


def test_sage_decides_the_same_again() -> None:
    state = state_of(PLAIN, 24)
    budget = budget_for(GAME.id, "sage")._replace(playouts=24)
    judge = judge_of(GAME.id, state)
    view = GAME.view(state, state.seat)
    chosen = [decide(GAME, judge, view, state.seat, Rng(3), budget) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in GAME.legal(state, state.seat)
