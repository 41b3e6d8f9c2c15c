"""Hints of every game: the order is that of the one figure that is shown, in many positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from aoc_desktop.ai.hints import Candidate, rank_moves
from aoc_desktop.ai.knowledge import knowledge_of
from aoc_desktop.ai.search import Budget
from aoc_desktop.games import GAMES
from aoc_desktop.kernel.game import CHANCE, Game
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.text.hints import PARTS, figures_text
from tests.every_game.worlds import played_game

QUICK = Budget(roots=5, width=2, candidates=4, playouts=8, turns=1)
POSITIONS = 12
"""Of one game, evenly spread over its course; many more in the slow run."""


def hints_in(game_id: str, number: int, often: int) -> Iterator[list[Candidate]]:
    """Hints at decisions in the course of a game by random moves."""
    match = played_game(game_id, number)
    game: Game[Any] = match.game
    asked = [after for after, played in enumerate(match.history) if played.seat != CHANCE]
    for after in asked[:: max(1, len(asked) // often)]:
        state, seat = match.state_at(after), match.history[after].seat
        yield rank_moves(game, game.view(state, seat), seat, Rng(after), QUICK)


def told(candidate: Candidate) -> float:
    """The number that a person reads."""
    text = figures_text(candidate.points, candidate.chance, "en", candidate.goal)
    return next(
        float(word.rstrip("%")) for word in text.replace(",", "").split() if word[0].isdigit() or word[0] == "-"
    )


def check_order(game_id: str, number: int, often: int) -> None:
    """Points are told to whoever plays alone, a chance against others; the figure falls from row to row."""
    alone = knowledge_of(game_id).seats(played_game(game_id, number).state_at(0)) == 1
    for found in hints_in(game_id, number, often):
        figures = [told(candidate) for candidate in found]
        assert figures == sorted(figures, reverse=True), found
        assert {one.chance is None for one in found} == {alone}


@pytest.mark.parametrize("number", [0, 3])  # in Age of Civilization the first one is played alone
@pytest.mark.parametrize("game_id", GAMES)
def test_a_hints_order_is_that_of_the_figure_shown(game_id: str, number: int) -> None:
    check_order(game_id, number, POSITIONS)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_a_hints_order_is_that_of_the_figure_shown_in_many_positions(game_id: str) -> None:
    for number in range(12):
        check_order(game_id, number, 60)


def test_a_chance_in_words_is_within_two_of_a_hundred_of_its_figure() -> None:
    for percent in range(3, 98):
        assert min(abs(n / of - percent / 100) for n, of in PARTS) <= 0.0201, percent
