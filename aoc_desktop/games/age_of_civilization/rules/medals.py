"""Medals of the scenarios: what each asks for, how far the player is, and the best one earned."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.kernel.condition import Condition
from aoc_desktop.kernel.scenarios import Medal, best_medal


def medal_conditions(state: State, medal: Medal) -> list[Condition]:
    """Every condition of a medal, with what the player has of it now. Points are those scored so far."""
    player = state.players[0]
    counted = {
        "wonders": len(player.wonders),
        "control": state.scenario.control,
        "points": player.points,
        "survive": int(not state.scenario.lost),
        "no_war_lost": int(not state.scenario.wars_lost),
    }
    return [Condition(kind, counted[kind], need) for kind, need in medal.asks]


def medal_progress(state: State) -> list[tuple[Medal, list[Condition]]]:
    """Bronze, silver, gold, each with its conditions as the game stands; nothing outside scenarios."""
    scenario = state.table.scenario
    return [] if scenario is None else [(medal, medal_conditions(state, medal)) for medal in scenario.medals]


def earned_medal(state: State) -> str | None:
    """The best medal whose conditions all hold; none for a lost civilisation."""
    return None if state.scenario.lost else best_medal(medal_progress(state))
