"""What a seat may know (rules, section 7), and that a redrawn state respects it."""

from __future__ import annotations

import json

import pytest

from aoc_desktop.games.golden_ages.rules.game import GAME
from aoc_desktop.games.golden_ages.rules.state import State
from aoc_desktop.games.golden_ages.rules.view_data import CODEC
from aoc_desktop.kernel.rng import Rng
from tests.games.golden_ages.modes import MODES, Mode
from tests.games.golden_ages.position import Position, beginning, cards_with


def test_others_cards_to_come_and_futures_are_hidden() -> None:
    game = beginning(3)
    view = GAME.view(game.state, 1)
    assert view.state.players[1].hand == game.player(1).hand
    assert view.state.players[1].future is game.player(1).future
    assert view.state.players[0].hand == ()
    assert view.state.players[0].future is None
    assert view.state.later_buildings == ()
    assert view.state.two_stack == ()


def test_an_onlooker_knows_nobodys_secrets() -> None:
    view = GAME.view(beginning().state, None)
    assert all(player.future is None and not player.hand for player in view.state.players)


def test_open_future_shows_them_all() -> None:
    view = GAME.view(beginning(variants=["open_future"]).state, 0)
    assert all(player.future is not None for player in view.state.players)


def test_the_end_of_the_game_shows_the_futures() -> None:
    game = Position(era=4).colonists(0, lying="d5")
    game.play("golden_age", "judge richest")
    assert all(player.future is not None for player in GAME.view(game.state, None).state.players)


def test_what_was_put_back_under_a_stack_is_known() -> None:
    game = Position().hold(0, "china", gold=1).colonists(0, "e4").colonists(1, "e5")
    game.play("attack e4 e5", "glory 4", "no_city")
    view = GAME.view(game.state, 1)
    assert view.state.glory_stack == (2,)
    for seed in range(20):
        redrawn = GAME.redraw(view, Rng(seed))
        assert redrawn.glory_stack[-1] == 2
        assert sorted(redrawn.glory_stack) == sorted(game.state.glory_stack)


def test_a_view_does_not_depend_on_what_is_hidden() -> None:
    game = beginning(3, seed=9)
    view = GAME.view(game.state, 0)
    hidden = game.state.copy()
    hidden.two_stack = hidden.two_stack[::-1]
    hidden.glory_stack = hidden.glory_stack[::-1]
    hidden.players[1].future, hidden.players[2].future = hidden.players[2].future, hidden.players[1].future
    assert GAME.view(hidden, 0) == view
    assert GAME.view(hidden, 1) != GAME.view(game.state, 1)


def test_redrawing_draws_everything_that_is_hidden() -> None:
    """Over many redraws each hidden card is seen in each hidden place: nothing leaks and nothing is left out."""
    game = beginning(2, seed=3)
    view = GAME.view(game.state, 0)
    states = [GAME.redraw(view, Rng(seed)) for seed in range(200)]
    futures = {state.players[1].future.id for state in states if state.players[1].future is not None}
    assert len(futures) == 8, "all but the own one"
    civilizations = {state.players[1].hand[0][0].id for state in states}
    assert len(civilizations) == 5, "six of era II but the own one"
    assert {state.two_stack[0].id for state in states} == {tile.id for tile in game.state.two_stack}
    assert {card.id for state in states for card in state.later_buildings[0]} == {"bank", "university", "wall"}


def middle(mode: Mode, seed: int, moves: int) -> State:
    state = GAME.setup(mode.options, Rng(seed))
    rng = Rng(seed)
    for _ in range(moves):
        if not GAME.deciders(state):
            break
        GAME.apply(state, state.seat, GAME.legal(state, state.seat).sample(rng))
    return state


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_a_view_crosses_as_plain_data(mode: Mode) -> None:
    for moves in (0, 1, 23, 60, 75, 300):
        state = middle(mode, 11, moves)
        for seat in (None, 0, 1):
            view = GAME.view(state, seat)
            data = json.loads(json.dumps(CODEC.to_data(view)))
            assert CODEC.from_data(data) == view


def test_a_view_of_a_users_set_and_of_a_question_crosses_too() -> None:
    game = Position(cards=None).hold(0, gold=4)
    game.play("wonder great_library")
    view = GAME.view(game.state, 0)
    assert CODEC.from_data(json.loads(json.dumps(CODEC.to_data(view)))) == view
    player = {"gold": 9, "points": 0, "reserve": 5, "colonists": 3, "source": "x"}
    table = {"format": 1, "id": "mine", "extends": "base", "player": player}
    own = cards_with(player=player)._replace(own_table=table)
    owned = Position(cards=own)
    data = CODEC.to_data(GAME.view(owned.state, 0))
    assert data["cards"] == table
    assert CODEC.from_data(data).state.table.cards.gold == 9
