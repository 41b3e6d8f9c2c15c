"""Computer players decide by what they may know: in worlds that look the same to a seat they do the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from aoc_desktop.ai.levels import LEVELS
from aoc_desktop.ai.styles import styles_of
from aoc_desktop.ai.worker import answer, question
from aoc_desktop.games import GAMES, commands_of, game_named
from aoc_desktop.kernel.game import CHANCE, Game, Seat
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng

APART = 7
"""Decisions of a game between two that are looked at."""


def decisions(game: Game[Any], first: int = 1) -> Iterator[tuple[Any, Seat]]:
    """Positions from games between novices in which a seat has a choice; one game after another."""
    for seed in range(first, first + 1000):
        rng = Rng(seed)
        players = game.players[0] if game.players[0] > 1 else 2
        record = Record(game.id, commands_of(game.id).card_set, players, "table", (), {"seed": seed})
        state, number = game.setup(game.options(record), rng), 0
        while deciders := game.deciders(state):
            seat = deciders[0]
            if seat == CHANCE:
                game.apply(state, CHANCE, game.draw(state, rng))
                continue
            if len(list(islice(game.legal(state, seat), 2))) > 1:
                number += 1
                if number % APART == 0:
                    yield game.copy(state), seat
            game.apply(state, seat, LEVELS["novice"](game, state, seat, rng))


def worlds(game: Game[Any], count: int, first: int = 1) -> Iterator[tuple[Any, Any, Seat]]:
    """Positions, each with another one that its seat cannot tell from it."""
    found = 0
    for number, (state, seat) in enumerate(decisions(game, first)):
        other = game.redraw(game.view(state, seat), Rng(number))
        if other.key() != state.key():
            yield state, other, seat
            found += 1
        if found == count:
            return


def blind(game_id: str, count: int, levels: tuple[str, ...], first: int = 1) -> None:
    game = game_named(game_id)
    styles = ("", *styles_of(game_id))
    for number, (state, other, seat) in enumerate(worlds(game, count, first)):
        level, style = levels[number % len(levels)], styles[number % len(styles)]
        view = game.view(state, seat)
        assert game.view(other, seat) == view
        asked = (question(game_id, seen, seat, 5, level, style) for seen in (view, game.view(other, seat)))
        there, here = map(answer, asked)
        assert there.line == here.line, (number, level)
        plain = [LEVELS[level](game, world, seat, Rng(5)) for world in (state, other)]
        assert plain[0] == plain[1], (number, level)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_no_decision(game: str) -> None:
    blind(game, 4, ("novice", "apprentice", "adept", "expert"))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_five_hundred_worlds_change_no_decision(game: str) -> None:
    blind(game, 500, ("sage", "expert", "adept", "expert"), first=7000)
