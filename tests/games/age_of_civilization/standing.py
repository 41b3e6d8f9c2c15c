"""A position of a golden game in two lines: when it is, and what the players have."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules.state import State


def when(state: State) -> str:
    return f"round {state.round}"


def standing(state: State) -> str:
    return " | ".join(
        f"{player.points}p {player.coins}c {player.free_workers}/{player.workers}w" for player in state.players
    )
