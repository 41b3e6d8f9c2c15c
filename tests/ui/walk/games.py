"""Moments of real games for the walk: each asks or shows something that no earlier moment of the game did."""

from __future__ import annotations

from functools import cache

from aoc_desktop.ai.hints import Candidate, rank_moves
from aoc_desktop.ai.search import Budget
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.solo.days import record_of_kind
from aoc_desktop.kernel.record import Record, record_of_match, start
from aoc_desktop.kernel.rng import Rng
from tests.sessions import record
from tests.ui.person import choose

NAMES = ("Öæ", "Ñß", "Þø", "Åð")
"""No Latin letter from A to Z: what has one must have been translated."""
LEVELS = ("human", "adept", "sage", "novice")


@cache
def whole_game(players: int, variants: tuple[str, ...], edition: str, seed: int) -> Record:
    return _played(record(players, variants, edition, seed))


@cache
def scenario_game(name: str) -> Record:
    return _played(record_of_kind(name, 4))


def _played(beginning: Record) -> Record:
    """Play to the end, by a player who tries untried moves first."""
    match = start(GAME, beginning)
    rng, made = Rng(beginning.seed), []
    while match.deciders:
        seat = match.deciders[0]
        move = choose(list(match.legal(seat)), rng, made)
        made.append(move)
        match.play(seat, move)
    return record_of_match(match)


@cache
def moments(players: int, variants: tuple[str, ...], edition: str, seed: int) -> tuple[int, ...]:
    """Numbers of moves after which the first seat is asked something new, or faces a fuller table."""
    game = whole_game(players, variants, edition, seed)
    match = start(GAME, game._replace(moves=()))
    found: dict[object, int] = {}
    for number in range(len(game.moves)):
        seat = match.deciders[0]
        verbs = frozenset(move[0] for move in match.legal(seat))
        if seat == 0:
            asked = match.state.agenda[-1].asks if match.state.agenda else ""
            found.setdefault((match.state.phase, asked, verbs), number)
            found[match.state.phase, "late"] = number
        match.play(seat, tuple(game.moves[number].split()))
    return tuple(sorted(set(found.values())))


@cache
def good_moves(players: int, variants: tuple[str, ...], edition: str, seed: int, number: int) -> tuple[Candidate, ...]:
    """A hint after so many moves, found in a moment: how good it is does not matter to its reader."""
    game = whole_game(players, variants, edition, seed)
    match = start(GAME, game._replace(moves=game.moves[:number]))
    seat = match.deciders[0]
    return tuple(rank_moves(GAME, GAME.view(match.state, seat), seat, Rng(seed), Budget(8, 3, 5, 5, 1)))


def at(game: Record, moves: int | None = None, people: int = 1) -> Record:
    """The game after so many moves (all: None), with the first seats for people and the others for AI levels."""
    seats = [{"name": NAMES[seat], "level": "human" if seat < people else LEVELS[seat]} for seat in range(game.players)]
    return game._replace(moves=game.moves[:moves], meta={"seats": seats})
