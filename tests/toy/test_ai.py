"""AI seats where chance decides, where several decide at once, and where moves are too many to be listed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from aoc_desktop.ai.hints import rank_moves
from aoc_desktop.ai.knowledge import UNTAUGHT, Judge, judge_of
from aoc_desktop.ai.levels import BUDGETS, level
from aoc_desktop.ai.review import compare, turns_of
from aoc_desktop.ai.search import Budget, Plan, Searcher, decide, narrowed
from aoc_desktop.ai.series import play_series
from aoc_desktop.ai.training.train import Teacher, course_of, train
from aoc_desktop.ai.worker import Question, Thinker, answer, question
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import replay, start
from aoc_desktop.kernel.rng import Rng
from tests.toy.caravans import CODEC, GAME, TOWNS, CaravanState
from tests.toy.registered import caravan_record
from tests.toy.test_caravans import random_match

QUICK = Budget(roots=4, width=2, candidates=3, playouts=6, turns=1)
START = ["! 6", "@0 late", "late"]


def judge() -> Judge:
    return judge_of("caravans", start(GAME, caravan_record(2, seed=1)).state)


def at(*moves: str, players: int = 2, fairs: tuple[str, ...] = ("avila", "elche")) -> Match[CaravanState]:
    return replay(GAME, caravan_record(players, moves, fairs=list(fairs)))


def test_nobody_chooses_for_chance_in_a_play_out() -> None:
    """Search once let the die show what helps: 6, always."""
    state = start(GAME, caravan_record(2, seed=1)).state
    searcher = Searcher(GAME, judge(), 0)
    shown = {searcher.play_out(GAME.copy(state), 1, 2, Rng(luck)).die for luck in range(60)}
    assert shown == {1, 2, 3, 4, 5, 6}


def test_what_chance_may_bring_is_weighed_by_its_odds() -> None:
    """A bag of 6 salt, 2 silk and 2 spice, of which only silk is worth something, is worth 2 / 10 of a silk."""
    match = at(*START, "rest")
    assert match.deciders == (CHANCE,)
    searcher = Searcher(GAME, judge(), 0)
    worth = searcher._expected(lambda state, seat: 10.0 * (state.hands[seat].count("silk") - 1))
    assert worth(match.state, 0) == pytest.approx(2.0)


def test_a_plan_ends_where_chance_or_another_seat_decides() -> None:
    state = at(*START).state
    for plan in Searcher(GAME, judge(), 0).plans(state, 8, 3):
        after = GAME.copy(state)
        for move in plan.moves:
            assert GAME.deciders(after) == (0,)
            GAME.apply(after, 0, move)
        assert GAME.deciders(after) == (CHANCE,)


def test_in_the_last_round_everything_is_sold() -> None:
    match = at(*START)
    match.state.round = 4
    moves = []
    while match.deciders == (0,):
        move = decide(GAME, judge(), GAME.view(match.state, 0), 0, Rng(1), BUDGETS["expert"]._replace(noise=0.0))
        match.play(0, move)
        moves.append(" ".join(move))
    # The fair is where the caravan stands: selling here and now is worth twice the die.
    assert match.state.points[0] == 24
    assert moves[-1] == "rest"


@pytest.mark.parametrize("seat", [0, 2, 5])
def test_each_of_several_deciders_has_its_own_answer(seat: int) -> None:
    """Each secret choice is a decision by itself, whichever seats have yet to choose."""
    match = at("! 4", players=6)
    match.play(1, ("late",))
    found = answer(question("caravans", GAME.view(match.state, seat), seat, 7, "sage"))
    assert found.line in ((("early",),), (("late",),))


def test_moves_of_a_wide_set_are_some_of_every_kind() -> None:
    match = at(*START)
    match.state.hands[0] = ("salt",) * 300 + ("silk",) * 300
    legal = match.legal(0)
    moves = narrowed(legal, 48)
    assert len(moves) == len(set(moves)) <= 48
    assert {move[:2] for move in moves} >= {
        ("go", "burgos"),
        ("go", "huelva"),
        ("sell", "salt"),
        ("sell", "silk"),
        ("rest",),
    }
    assert all(move in legal for move in moves)
    assert moves == narrowed(legal, 48)


def test_a_result_of_chance_is_never_listed_where_it_cannot_be() -> None:
    match = at(*START)
    match.state.fair, match.state.fairs = "", ()
    legal = match.legal(CHANCE)
    move = narrowed(legal, 10)[0]
    assert sorted(move[1:]) == sorted(TOWNS)


@pytest.mark.parametrize("name", ["novice", "adept", "sage"])
def test_a_question_crosses_as_plain_data_and_has_one_answer(name: str) -> None:
    match = at(*START)
    asked = question("caravans", GAME.view(match.state, 0), 0, 3, name)
    again = asked._replace(view=json.loads(json.dumps(asked.view)))
    assert answer(asked) == answer(again)


def test_the_worker_process_knows_the_games_that_the_program_knows() -> None:
    match = at("! 4", players=8)
    asked = question("caravans", GAME.view(match.state, 5), 5, 3, "novice")
    thinker = Thinker()
    thinker.ask(asked)
    try:
        found = None
        while found is None:
            found = thinker.poll(1.0)
    finally:
        thinker.close()
    assert found == answer(asked)


def test_hints_tell_nothing_that_is_drawn() -> None:
    match = at(*START)
    found = rank_moves(GAME, GAME.view(match.state, 0), 0, Rng(1), QUICK)
    assert 2 <= len(found) <= 3
    assert found[0].chance == max(candidate.chance or 0 for candidate in found)
    for candidate in found:
        assert not any(event.reveals for event in candidate.events)
        assert all(event.seen_by is None or 0 in event.seen_by for event in candidate.events)


def test_a_review_finds_journeys_and_single_choices() -> None:
    match = random_match(3, seed=5)
    turns = turns_of(match, 1)
    for turn in turns:
        played = match.history[turn.first : turn.first + len(turn.moves)]
        assert [one.move for one in played] == list(turn.moves)
        assert {one.seat for one in played} == {1}
    choices = [turn for turn in turns if turn.moves[0][0] in ("early", "late")]
    assert choices
    assert all(len(turn.moves) == 1 for turn in choices)
    journey = next(turn for turn in turns if turn not in choices)
    best, played_one = compare(GAME, GAME.view(match.state_at(journey.first), 1), 1, Rng(2), journey.moves, QUICK)
    assert played_one.line == journey.moves
    assert (best.chance or 0) >= (played_one.chance or 0)


def test_the_worker_reviews_a_turn_of_the_toy() -> None:
    match = random_match(3, seed=5)
    turn = turns_of(match, 1)[-1]
    asked = Question(
        "caravans", CODEC.to_data(GAME.view(match.state_at(turn.first), 1)), 1, 5, QUICK, played=turn.moves
    )
    assert answer(asked) == answer(asked)


def test_training_books_no_die_to_a_seat() -> None:
    """A learner once took the die for a move of the last seat."""
    seats: list[Any] = []

    class Watched(Teacher):
        def _moves(self, state: Any, seat: int) -> Any:
            seats.append(seat)
            return super()._moves(state, seat)

    teacher = Watched(GAME, UNTAUGHT, 0.1, True, Rng(1))
    teacher.play(teacher.knowledge.practice("table", Rng(1)))
    assert CHANCE not in seats
    assert len(set(seats)) >= 2


def test_the_dice_of_training_fall_as_they_like() -> None:
    rolled: list[str] = []

    class Noted(type(GAME)):  # type: ignore[misc]
        def apply(self, state: Any, seat: int, move: Any, log: Any = None) -> None:
            if seat == CHANCE and not state.die:
                rolled.append(move[0])
            super().apply(state, seat, move, log)

    teacher = Teacher(Noted(), UNTAUGHT, 0.0, False, Rng(4))
    rng = Rng(4)
    for _ in range(8):
        rolled_before = len(rolled)
        teacher.play(GAME.setup(GAME.options(caravan_record(2, seed=1)), rng))
        assert len(rolled) > rolled_before
    assert len(set(rolled)) >= 4


def test_a_course_of_self_play_learns_from_the_toy() -> None:
    weights = train(GAME, "table", course_of(4, 2), seed=3)
    assert set(weights.values) == {"goods", "coins"}
    assert weights == train(GAME, "table", course_of(4, 2), seed=3)


def test_a_series_of_levels_is_played() -> None:
    tally = play_series(GAME, GAME.options(caravan_record(3)), ["expert", "random", "random"], 6, 1, lambda _: None)
    assert tally.games == 6
    assert tally.wins[0] > 3


def test_a_level_plans_its_journey_and_plays_it() -> None:
    match, rng = start(GAME, caravan_record(2, seed=3)), Rng(3)
    players = [level("adept"), level("random")]
    while deciders := match.deciders:
        seat = deciders[0]
        match.play(seat, GAME.draw(match.state, rng) if seat == CHANCE else players[seat](GAME, match.state, seat, rng))
    assert match.outcome is not None


def test_a_plan_that_is_cut_short_is_followed_by_greed_to_the_end_of_the_turn() -> None:
    """The journey goes on after the last planned move, and the good from the bag is drawn."""
    state = GAME.copy(at(*START).state)
    state.round = 4
    Searcher(GAME, judge(), 0).follow(state, Plan((("go", "burgos"), ("go", "burgos")), 0.0), Rng(1))
    assert state.towns[0] == "burgos"
    assert state.points[0] == 12, "two goods at the die's 6"
    assert len(state.hands[0]) == 1, "drawn from the bag"
    assert GAME.deciders(state) == (1,)


def test_a_plan_stops_where_its_seat_no_longer_decides() -> None:
    state = GAME.copy(at(*START).state)
    Searcher(GAME, judge(), 1).follow(state, Plan((("rest",),), 0.0), Rng(1))
    assert state == at(*START).state
