"""A view as plain data: it comes back equal, and holds nothing that the seat may not know."""

from __future__ import annotations

import json

import pytest

from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.view_data import CODEC
from aoc_desktop.kernel.rng import Rng
from tests.ai.games import PLAIN, state_of
from tests.games.age_of_civilization.modes import MODES, Mode


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_every_view_of_a_game_survives_the_way(mode: Mode) -> None:
    state = state_of(mode, seed=3)
    rng = Rng(4)
    while deciders := GAME.deciders(state):
        seat = deciders[0]
        view = GAME.view(state, seat)
        back = CODEC.from_data(json.loads(json.dumps(CODEC.to_data(view))))
        assert back == view
        again = GAME.redraw(back, Rng(1))
        assert sorted(GAME.legal(again, seat)) == sorted(GAME.legal(state, seat))
        GAME.apply(state, seat, GAME.legal(state, seat).sample(rng))


def test_questions_on_the_agenda_go_on_afterwards() -> None:
    """Inca rising asks for a wonder; what follows the answer is the same on both sides."""
    for seed in range(200):
        state = state_of(PLAIN, seed=seed)
        if any(card.id == "inca" for card, _ in state.market):
            break
    seat = state.seat
    GAME.apply(state, seat, ("rise", "inca"))
    back = GAME.redraw(CODEC.from_data(CODEC.to_data(GAME.view(state, seat))), Rng(1))
    back.deck = state.deck
    move = next(iter(GAME.legal(state, seat)))
    assert move[0] == "take"
    GAME.apply(state, seat, move)
    GAME.apply(back, seat, move)
    assert back.key() == state.key()


def test_the_deck_is_not_in_the_data() -> None:
    state = state_of(PLAIN, 8)
    text = json.dumps(CODEC.to_data(GAME.view(state, state.seat)))
    assert not [card.id for card in state.deck if f'"{card.id}"' in text]
