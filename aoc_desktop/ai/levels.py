"""The levels that a seat can be given. They differ by how far they search and how clearly they see, never by rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from aoc_desktop.ai.knowledge import judge_of
from aoc_desktop.ai.search import Budget, decide
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.game import Game, Move, Seat
from aoc_desktop.kernel.rng import Rng

Player = Callable[[Game[Any], Any, Seat, Rng], Move]
"""Decides a move for a seat, from the state (which it must look at only through `game.view`) and its own chance."""

BUDGETS: Mapping[str, Budget] = {
    "novice": Budget(roots=3, width=1, noise=3.0),
    "adept": Budget(roots=6, width=3),
    "expert": Budget(roots=6, width=3, candidates=6, playouts=12, turns=1),
    "sage": Budget(roots=8, width=4, candidates=8, playouts=48, turns=6),
}


def random_player(game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Move:
    """Any legal move, each as likely as the others."""
    return game.legal(state, seat).sample(rng)


def searching_player(budget: Budget) -> Player:
    """A player that searches from its seat's view."""

    def player(game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Move:
        return decide(game, judge_of(game.id, state), game.view(state, seat), seat, rng, budget)

    return player


LEVELS: Mapping[str, Player] = {
    "random": random_player,
    **{name: searching_player(budget) for name, budget in BUDGETS.items()},
}


def level(name: str) -> Player:
    if name not in LEVELS:
        raise BadOptions("unknown_level", level=name, known=list(LEVELS))
    return LEVELS[name]
