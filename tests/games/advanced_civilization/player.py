"""A player for random games that gets somewhere: it gathers on city sites, builds, trades and buys.

Moves that are drawn evenly would starve a nation within ten turns, and hardly a calamity would ever be seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from aoc_desktop.games.advanced_civilization.rules.board import SITE_TOKENS
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, State
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng

# How often a verb is played where it can be, in hundredths; the first that comes up is taken.
LIKES = {
    "build": 95,
    "settle": 30,
    "offer": 75,
    "answer": 60,
    "close": 35,
    "deal": 70,
    "buy": 80,
    "convert": 70,
    "anchor": 40,
}
SELDOM = {"leave": 2, "ship": 15, "voyage": 25, "stop": 10}


def choose(state: State, moves: Sequence[Move], rng: Rng) -> Move:
    """One of the legal moves, with a will of its own."""
    if state.step == "movement":
        return _move(state, moves, rng)
    verbs = list(dict.fromkeys(move[0] for move in moves))
    for verb in verbs:
        if rng.below(100) < LIKES.get(verb, 0):
            return rng.choice([move for move in moves if move[0] == verb])
    wanted = [move for move in moves if rng.below(100) < SELDOM.get(move[0], 100)]
    return rng.choice(wanted or moves)


def _move(state: State, moves: Sequence[Move], rng: Rng) -> Move:
    """Six tokens together on a site become a city; otherwise spread one by one, and stop early."""
    board = state.table.board
    seat = state.agenda[-1].deciders(state)[0]  # type: ignore[attr-defined]
    steps = [move for move in moves if move[0] == "move"]
    for move in rng_order(steps, rng)[:40]:
        end = board.area[move[2]]
        there = state.tokens[seat][end]
        if board.sites[end] != "none" and state.city[end] == NOBODY and there < SITE_TOKENS:
            near = sum(state.fresh.get(other, 0) for other in board.land[end])
            if there + near >= SITE_TOKENS and there + int(move[3]) <= SITE_TOKENS + 1:
                return move
    others = [move for move in moves if move[0] != "move" and rng.below(100) < SELDOM.get(move[0], 100)]
    small = [move for move in steps if move[3] == "1" and not state.tokens[seat][board.area[move[2]]]]
    if small and rng.below(100) < 60:
        return rng.choice(small)
    return rng.choice(others or moves) if rng.below(100) < 85 else rng.choice(moves)


def rng_order(moves: Sequence[Move], rng: Rng) -> list[Move]:
    shuffled = list(moves)
    rng.shuffle(shuffled)
    return shuffled
