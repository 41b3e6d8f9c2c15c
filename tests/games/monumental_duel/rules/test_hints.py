"""Hints at this table: ranked moves with chances, told in both languages, and never what chance will bring."""

from __future__ import annotations

from functools import cache
from typing import Any

from aoc_desktop.ai.hints import rank_moves
from aoc_desktop.ai.levels import level
from aoc_desktop.ai.search import Budget
from aoc_desktop.games import words_of
from aoc_desktop.games.monumental_duel.rules.features import KNOWLEDGE
from aoc_desktop.games.monumental_duel.rules.game import GAME
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.rng import Rng

QUICK = Budget(roots=6, width=2, candidates=4, playouts=8, turns=1)


@cache
def positions() -> list[Any]:
    """Decisions in the course of a game between experts."""
    rng, state, found = Rng(1), KNOWLEDGE.practice("duel", Rng(6)), []
    player = level("expert")
    while deciders := GAME.deciders(state):
        seat = deciders[0]
        if seat == CHANCE:
            GAME.apply(state, CHANCE, GAME.draw(state, rng))
            continue
        found.append(GAME.copy(state))
        GAME.apply(state, seat, player(GAME, state, seat, rng))
    return found


def test_candidates_are_legal_ranked_and_told() -> None:
    for state in positions()[::25]:
        _check(state)


def _check(state: Any) -> None:
    seat, words = state.seat, words_of(GAME.id)
    found = rank_moves(GAME, GAME.view(state, seat), seat, Rng(1), QUICK)
    assert 1 <= len(found) <= 4
    assert len({candidate.move for candidate in found}) == len(found)
    chances = [candidate.chance for candidate in found]
    assert chances == sorted(chances, key=lambda chance: -(chance or 0))
    for candidate in found:
        assert candidate.move in GAME.legal(state, seat)
        assert candidate.line[0] == candidate.move
        assert not any(event.reveals for event in candidate.events)
        for language in ("en", "fr"):
            assert words.turn(candidate.line, language)
            assert words.log(candidate.events, language, ["Ada", "Bo"]) is not None


def test_whoever_is_far_ahead_in_the_last_round_is_told_so() -> None:
    state = next(state for state in positions() if state.last_round)
    seat = state.seat
    for ahead in (40, -40):
        state.players[seat].tokens[5] += ahead
        chance = rank_moves(GAME, GAME.view(state, seat), seat, Rng(1), QUICK)[0].chance
        assert chance is not None
        assert (chance > 0.9) == (ahead > 0)
        state.players[seat].tokens[5] -= ahead
