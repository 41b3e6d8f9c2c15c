"""The levels that a seat can be given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.game import Game, Move, Seat
from aoc_desktop.kernel.rng import Rng

Player = Callable[[Game[Any], Any, Seat, Rng], Move]
"""Decides a move for a seat, from the state (which it must look at only through `game.view`) and its own chance."""


def random_player(game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Move:
    """Any legal move, each as likely as the others."""
    return game.legal(state, seat).sample(rng)


LEVELS: Mapping[str, Player] = {"random": random_player}


def level(name: str) -> Player:
    if name not in LEVELS:
        raise BadOptions("unknown_level", level=name, known=list(LEVELS))
    return LEVELS[name]
