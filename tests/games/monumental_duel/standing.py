"""A position of a golden game in two lines: when it is, and what the players have."""

from __future__ import annotations

from aoc_desktop.games.monumental_duel.rules.scoring import score
from aoc_desktop.games.monumental_duel.rules.state import State


def when(state: State) -> str:
    return f"round {state.round}"


def standing(state: State) -> str:
    return " | ".join(
        f"{score(state, seat)} points, {'/'.join(map(str, player.tokens))}, {player.agents} agents"
        for seat, player in enumerate(state.players)
    )
