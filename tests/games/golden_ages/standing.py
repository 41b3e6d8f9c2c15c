"""A position of a golden game in two lines: when it is, and what the players have."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.rules.state import State


def when(state: State) -> str:
    return f"era {state.era}"


def standing(state: State) -> str:
    return " | ".join(
        f"{player.points}p {player.gold}g {player.cubes_on_map}/{player.reserve}c" for player in state.players
    )
