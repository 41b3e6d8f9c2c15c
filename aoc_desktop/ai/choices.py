"""The moves that search looks at: all of them, or where they are too many, some of every kind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from aoc_desktop.kernel.game import Game, Legal, Move, Seat
from aoc_desktop.kernel.rng import Rng

MOST_MOVES = 48
"""Moves of a wide set that are looked at."""


def moves_of(game: Game[Any], state: Any, seat: Seat) -> Iterable[Move]:
    """What a seat may choose from."""
    legal = game.legal(state, seat)
    return narrowed(legal, MOST_MOVES) if game.traits.wide_moves else legal


def narrowed(legal: Legal, most: int) -> list[Move]:
    """At most so many legal moves, spread over the words that may begin and continue them. Never lists them all.

    Which of many continuations are followed is drawn, always in the same way: the same position has the same moves."""
    rng = Rng(most)
    found: list[Move] = []
    begun: list[Move] = [()]
    while begun and len(found) < most:
        grown: list[Move] = []
        room = most - len(found)
        for prefix in begun:
            words = _some(legal.next(prefix), -(-room // len(begun)), rng)
            grown += [(*prefix, word) for word in words]
        whole = [move for move in grown if move in legal]
        found += whole
        ended = set(whole)
        begun = _some([prefix for prefix in grown if prefix not in ended or legal.next(prefix)], room, rng)
    return found[:most] or [legal.sample(rng)]


def _some(items: Iterable[Any], most: int, rng: Rng) -> list[Any]:
    """All of them, or so many, in their order."""
    chosen = list(items)
    if len(chosen) <= most:
        return chosen
    places = list(range(len(chosen)))
    rng.shuffle(places)
    return [chosen[place] for place in sorted(places[:most])]
