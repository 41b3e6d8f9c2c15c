"""Hints: ranked moves with figures and the events of the line."""

from __future__ import annotations

import pytest

from aoc_desktop.ai.hints import rank_moves
from aoc_desktop.ai.search import Budget
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS
from aoc_desktop.kernel.rng import Rng
from tests.ai.games import PLAIN, SOLO, state_of
from tests.games.age_of_civilization.modes import Mode
from tests.games.age_of_civilization.position import Position

QUICK = Budget(roots=6, width=2, candidates=4, playouts=8, turns=1)


def test_candidates_are_legal_distinct_and_ranked() -> None:
    state = state_of(PLAIN, 12)
    seat = state.seat
    found = rank_moves(GAME, GAME.view(state, seat), seat, Rng(1), QUICK)
    assert 1 < len(found) <= 4
    assert len({candidate.move for candidate in found}) == len(found)
    assert all(candidate.move in GAME.legal(state, seat) for candidate in found)
    chances = [candidate.chance for candidate in found]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    assert all(candidate.line[0] == candidate.move and candidate.events for candidate in found)


def test_nothing_that_is_drawn_is_told() -> None:
    state = state_of(PLAIN)
    for candidate in rank_moves(GAME, GAME.view(state, state.seat), state.seat, Rng(1), QUICK):
        assert not any(event.reveals for event in candidate.events)


def test_alone_there_is_no_winning_chance() -> None:
    state = state_of(SOLO)
    found = rank_moves(GAME, GAME.view(state, 0), 0, Rng(1), QUICK)
    assert {candidate.chance for candidate in found} == {None}
    assert found[0].points == max(candidate.points for candidate in found)
    assert {candidate.goal for candidate in found} == {0}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_hints_in_a_scenario(scenario: str) -> None:
    """The order is that of the figure: the points, and what counts for the medals."""
    state = state_of(Mode("second_edition", 1, (), scenario), 4)
    found = rank_moves(GAME, GAME.view(state, 0), 0, Rng(1), QUICK)
    figures = [candidate.points + candidate.goal for candidate in found]
    assert figures == sorted(figures, reverse=True)
    for candidate in found:
        assert candidate.move in GAME.legal(state, 0)
        assert candidate.chance is None
        assert 0 < candidate.points < 60


def test_a_tribute_is_worth_a_hint() -> None:
    """Nothing else to be done with the last worker and 3 coins, and a war that would be lost."""
    game = Position(scenario="mongol_devastation").hold(0, main="inca", coins=3, workers=1)
    game.at("actions", round=5, opponent_military=9)
    best = rank_moves(GAME, GAME.view(game.state, 0), 0, Rng(1), QUICK)[0]
    assert ("act", "tribute") in best.line


def test_the_reason_is_in_the_events() -> None:
    """With Writing a Culture gives 3: the best line of the last turn says so."""
    game = Position(players=2).hold(0, main="italy", technologies=["writing"], coins=4, workers=1)
    game.hold(1, main="egypt", workers=1).at("actions", round=6)
    best = rank_moves(GAME, GAME.view(game.state, 0), 0, Rng(1), QUICK)[0]
    assert best.move == ("act", "culture")
    causes = {event.cause.id for event in best.events if event.kind == "gained" and event.cause is not None}
    assert {"culture", "writing", "italy"} <= causes
