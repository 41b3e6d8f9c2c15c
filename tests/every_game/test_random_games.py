"""Random games of every mode: what must hold in each position, and some as text, so that a change is seen in review.

20,000 moves of each game in the normal run, 1,000,000 by `python3 run.py slow`.
"""

from __future__ import annotations

from typing import Any

import pytest

from aoc_desktop.games import GAMES, game_named
from tests import golden
from tests.games import data_of, part_of
from tests.random_games import MANY_MOVES, NORMAL_MOVES, Proof, play_games

TOLD = [game for game in GAMES if data_of(game, "standing.py").is_file()]
"""Games whose random games are short enough to be read."""
MODES = [pytest.param(game, mode, id=f"{game}-{mode.name}") for game in TOLD for mode in part_of(game, "modes").MODES]


def proof_of(game: str) -> Proof:
    proof: Proof = part_of(game, "invariants").PROOF
    assert proof.game is game_named(game)
    return proof


@pytest.mark.parametrize("game", GAMES)
def test_invariants_over_20_000_random_moves(game: str) -> None:
    proof = proof_of(game)
    assert play_games(proof, NORMAL_MOVES) > proof.least[0]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_invariants_over_a_million_random_moves(game: str) -> None:
    proof = proof_of(game)
    games = play_games(proof, MANY_MOVES)
    print(f"\n{games} games of {game}, at least {MANY_MOVES} moves: every invariant held")
    assert games > proof.least[1]


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_golden_playthrough(game: str, mode: Any) -> None:
    lines = part_of(game, "standing")
    golden.check(
        data_of(game, "golden", f"{mode.name}.txt"),
        golden.playthrough(game_named(game), mode, lines.when, lines.standing),
    )
