"""The toy keeps the kernel's promises: records, views, odds, undo, for 2 to 8 seats."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import parse_record, record_of_match, replay, start
from aoc_desktop.kernel.rng import Rng
from tests.toy.caravans import CODEC, GAME, CaravanState
from tests.toy.registered import caravan_record


def random_match(players: int, seed: int) -> Match[CaravanState]:
    match, rng = start(GAME, caravan_record(players, seed=seed)), Rng(seed)
    while deciders := match.deciders:
        seat = rng.choice(deciders)
        if seat == CHANCE:
            match.draw(rng)
        else:
            match.play(seat, match.legal(seat).sample(rng))
    return match


@pytest.mark.parametrize("players", GAME.players)
def test_a_whole_game_is_played_written_read_and_replayed(players: int) -> None:
    played = random_match(players, seed=players)
    assert played.outcome is not None
    assert any(line.startswith("! shuffle") for line in played.moves)
    again = replay(GAME, parse_record(record_of_match(played).to_json()))
    assert again.state == played.state
    assert again.outcome == played.outcome


def test_a_game_can_be_taken_back_and_played_again() -> None:
    match = random_match(5, seed=2)
    end = GAME.copy(match.state)
    while match.history:
        match.undo(beyond_revelation=True)
    assert match.state == start(GAME, caravan_record(5, seed=2)).state
    while match.can_redo:
        match.redo()
    assert match.state == end


def test_views_tell_no_secret_and_redrawn_states_look_the_same() -> None:
    match, rng = start(GAME, caravan_record(4, seed=7)), Rng(7)
    while deciders := match.deciders:
        for seat in (None, *range(4)):
            view = GAME.view(match.state, seat)
            assert CODEC.from_data(json.loads(json.dumps(CODEC.to_data(view)))) == view
            assert GAME.view(GAME.redraw(view, rng), seat) == view
        seat = deciders[-1]
        match.play(seat, GAME.draw(match.state, rng) if seat == CHANCE else match.legal(seat).sample(rng))


def test_equal_goods_in_the_bag_are_drawn_as_often_as_they_are_many() -> None:
    state = start(GAME, caravan_record(2, seed=1)).state
    state.die, state.fair, state.order, state.drawing = 3, "elche", (0, 1), True
    assert GAME.odds(state) == [(("salt",), 6), (("silk",), 2), (("spice",), 2)]
    rng = Rng(1)
    drawn = Counter(GAME.draw(state, rng)[0] for _ in range(5000))
    assert abs(drawn["salt"] - 3000) < 150
    assert abs(drawn["silk"] - drawn["spice"]) < 150


def test_a_shuffle_has_no_listed_odds_and_its_result_is_checked() -> None:
    state = start(GAME, caravan_record(2, seed=1)).state
    state.die, state.order, state.fairs = 3, (0, 1), ()
    assert GAME.odds(state) is None
    legal = GAME.legal(state, CHANCE)
    shuffled = GAME.draw(state, Rng(4))
    assert shuffled in legal
    assert legal.why_not((*shuffled[:-1], shuffled[1])) is not None, "a town twice"
    assert legal.why_not(shuffled[:-1]) is not None, "a town is missing"
