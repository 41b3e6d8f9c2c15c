"""Random games of any game in which everything is checked move by move: limits, copies, undo, refusals, views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest

from aoc_desktop.kernel.errors import IllegalMove
from aoc_desktop.kernel.game import Game, Move
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, replay, start
from aoc_desktop.kernel.rng import Rng

NORMAL_MOVES = 20_000
MANY_MOVES = 1_000_000


class Proof(NamedTuple):
    """A game, what must hold in each of its positions, and the words of which wrong moves are made."""

    game: Game[Any]
    check_state: Callable[[Any], None]
    verbs: Sequence[str]
    words: Callable[[Any], Sequence[str]]
    beginning: Callable[[int], Record]
    """Where each game begins, by its number."""
    least: tuple[int, int]
    """More games than this are played in 20,000 moves, and in 1,000,000."""
    longest: int = 3
    """How many words a wrong move may have, the verb included."""
    choose: Callable[[Any, Sequence[Move], Rng], Move] | None = None
    """Who plays so that a game gets anywhere: of these moves one, in this state. Unless given, any is as good."""


def play_games(proof: Proof, moves: int) -> int:
    """Checked games until so many moves are played; returns the number of games."""
    played = seed = 0
    while played < moves:
        played += play_checked(proof, proof.beginning(seed), seed)
        seed += 1
    return seed


def play_checked(proof: Proof, record: Record, seed: int) -> int:
    """A random game from a record's set-up and moves on, everything checked; returns the number of moves."""
    rng = Rng(seed)
    match = start(proof.game, record._replace(setup={**record.setup, "seed": seed}))
    match.play_lines(record.moves)
    proof.check_state(match.state)
    while match.deciders:
        _play_one(proof, match, rng)
    again = match.beginning._replace(moves=tuple(match.moves))
    del again.setup["seed"]  # the full set-up is enough
    assert replay(proof.game, again).state.key() == match.state.key()
    return len(match.history) - len(record.moves)


def _play_one(proof: Proof, match: Match[Any], rng: Rng) -> None:
    game = proof.game
    seat = rng.choice(match.deciders)
    moves = list(match.legal(seat))
    assert moves, "somebody must decide, but nothing is legal"
    assert len(set(moves)) == len(moves)
    move = rng.choice(moves) if proof.choose is None else proof.choose(match.state, moves, rng)
    before = game.copy(match.state)
    key = before.key()
    _check_refusal(proof, match, seat, moves, rng)
    match.play(seat, move)
    proof.check_state(match.state)
    after = match.state.key()
    # Aliasing: a copy taken before the move is untouched by it.
    assert before.key() == key
    assert match.state_at(len(match.history) - 1).key() == key
    match.undo(beyond_revelation=True)
    assert match.state.key() == key
    match.redo()
    assert match.state.key() == after
    _check_view(game, match.state, rng)


def _check_view(game: Game[Any], state: Any, rng: Rng) -> None:
    """A seat's view does not depend on what it cannot see: any redraw of it looks the same."""
    viewer = rng.below(len(game.moment(state).points))
    view = game.view(state, viewer)
    assert game.view(game.redraw(view, rng), viewer) == view


def _check_refusal(proof: Proof, match: Match[Any], seat: int, moves: list[Move], rng: Rng) -> None:
    """A move that is not listed is refused with a reason and changes nothing."""
    words = proof.words(match.state)
    move = (rng.choice(proof.verbs), *(rng.choice(words) for _ in range(rng.below(proof.longest))))
    if move in moves:
        return
    key = match.state.key()
    with pytest.raises(IllegalMove):
        match.play(seat, move)
    assert match.state.key() == key
