"""The review of a finished game: its turns, and each beside the best that the AI finds."""

from __future__ import annotations

import pytest

from aoc_desktop.ai.review import compare, turns_of
from aoc_desktop.ai.search import Budget
from aoc_desktop.ai.worker import Question, answer
from aoc_desktop.games import codec_of
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.kernel.record import replay, start
from aoc_desktop.kernel.rng import Rng
from tests.sessions import record
from tests.solo_games import finished

QUICK = Budget(roots=4, width=2, candidates=2, playouts=9, turns=1)


@pytest.mark.parametrize("kind", ["skirmish", "innovation", "silk_road", "lost_civilization"])
def test_the_turns_of_a_game_are_found_whole(kind: str) -> None:
    match = replay(GAME, finished(2, kind))
    turns = turns_of(match, 0)
    assert 1 <= len(turns) <= 6
    rounds = [turn.moment.round for turn in turns]
    assert rounds == sorted(set(rounds))
    for turn in turns:
        played = [one.move for one in match.history[turn.first : turn.first + len(turn.moves)]]
        assert list(turn.moves) == played


def test_at_a_table_only_the_turns_of_the_seat_are_told() -> None:
    match = start(GAME, record(2, seed=3))
    rng = Rng(3)
    while match.deciders:
        match.play(match.deciders[0], match.legal(match.deciders[0]).sample(rng))
    for turn in turns_of(match, 1):
        assert {one.seat for one in match.history[turn.first : turn.first + len(turn.moves)]} == {1}


def test_a_wasted_turn_is_noticed() -> None:
    """In the last round of this game a wonder can be built and hunted twice; resting instead gives that away."""
    match = replay(GAME, finished(2))
    last = turns_of(match, 0)[-1]
    state = GAME.copy(match.state_at(last.first))
    while GAME.deciders(state) and state.phase == "civilization":
        GAME.apply(state, 0, ("skip",))
    best, played = compare(GAME, GAME.view(state, 0), 0, Rng(1), (("rest",),), QUICK)
    assert best.points >= played.points + 2
    assert best.line != (("rest",),)


def test_a_turn_that_cannot_be_bettered_is_the_best_itself() -> None:
    match = replay(GAME, finished(2))
    last = turns_of(match, 0)[-1]
    best, played = compare(GAME, GAME.view(match.state_at(last.first), 0), 0, Rng(1), last.moves, QUICK)
    assert best.line == played.line == last.moves
    assert best.points == played.points


def test_the_worker_gives_the_same_review_for_the_same_question() -> None:
    match = replay(GAME, finished(2))
    turn = turns_of(match, 0)[1]
    view = codec_of(GAME.id).to_data(GAME.view(match.state_at(turn.first), 0))
    asked = Question(GAME.id, view, 0, 5, QUICK, played=turn.moves)
    first = answer(asked)
    assert first == answer(asked)
    best, played = first.candidates
    assert played.line == turn.moves
    assert best.points >= played.points
    assert best.playouts == played.playouts > 0
