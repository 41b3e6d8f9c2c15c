"""Whole games of each pair of civilisations as readable text: a change of behaviour shows as a difference in review."""

from __future__ import annotations

from pathlib import Path

import pytest

from aoc_desktop.games.monumental_duel.game import GAME
from aoc_desktop.games.monumental_duel.scoring import score
from aoc_desktop.games.monumental_duel.state import State
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.rng import Rng
from tests import golden
from tests.golden import event_line
from tests.monumental_duel.modes import MODES, Mode

FOLDER = Path(__file__).parent / "golden"
SEED = 2026


def standing(state: State) -> str:
    return " | ".join(
        f"{score(state, seat)} points, {'/'.join(map(str, player.tokens))}, {player.agents} agents"
        for seat, player in enumerate(state.players)
    )


def playthrough(mode: Mode) -> str:
    """A random game of the mode: its set-up, then each move with its events and what the players have after it."""
    rng = Rng(SEED)
    match = Match(GAME, GAME.setup(mode.options, rng))
    lines = [mode.name, ""]
    lines += [f"{part}: {value}" for part, value in GAME.setup_of(match.state).items()]
    while match.deciders:
        state = match.state
        seat = match.deciders[0]
        move = GAME.draw(state, rng) if seat == CHANCE else match.legal(seat).sample(rng)
        lines += ["", f"round {state.round} seat {seat} {state.step}, {len(list(match.legal(seat)))} legal moves"]
        lines.append(f"> {' '.join(move)}")
        lines += [f"    {event_line(event)}" for event in match.play(seat, move)]
        lines.append(f"  {standing(match.state)}")
    lines += ["", str(match.outcome), ""]
    return "\n".join(lines)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_golden_playthrough(mode: Mode) -> None:
    golden.check(FOLDER / f"{mode.name}.txt", playthrough(mode))
