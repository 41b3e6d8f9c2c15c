"""Medals of the scenarios: what each asks for, how far the player is, and the best one earned."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules.scenarios import Medal
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.kernel.condition import Condition


def medal_conditions(state: State, medal: Medal) -> list[Condition]:
    """Every condition of a medal, with what the player has of it now. Points are those scored so far."""
    player = state.players[0]
    counted = {"wonders": len(player.wonders), "control": state.scenario.control, "points": player.points}
    found = [Condition(kind, have, getattr(medal, kind)) for kind, have in counted.items() if getattr(medal, kind) >= 0]
    if medal.survive:
        found.append(Condition("survive", int(not state.scenario.lost), 1))
    if medal.no_war_lost:
        found.append(Condition("no_war_lost", int(not state.scenario.wars_lost), 1))
    return found


def medal_progress(state: State) -> list[tuple[Medal, list[Condition]]]:
    """Bronze, silver, gold, each with its conditions as the game stands; nothing outside scenarios."""
    scenario = state.table.scenario
    return [] if scenario is None else [(medal, medal_conditions(state, medal)) for medal in scenario.medals]


def earned_medal(state: State) -> str | None:
    """The best medal whose conditions all hold; none for a lost civilisation."""
    earned = None
    if not state.scenario.lost:
        for medal, asked in medal_progress(state):
            if all(condition.holds for condition in asked):
                earned = medal.id
    return earned
