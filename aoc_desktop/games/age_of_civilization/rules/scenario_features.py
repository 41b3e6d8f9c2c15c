"""What an AI may value in a scenario: the row, the drought, what passes, effects to come; and the medals as its goal.

Only scenarios have these features: those of other games stay what they are.
"""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules.special import grants_now
from aoc_desktop.games.age_of_civilization.rules.state import ROUNDS, State

WONDER_AIM = 3.5
CONTROL_AIM = 4.0
"""Points that each wonder or card of the row is worth beside what it does, as far as a medal asks for it."""
WAR_AIM = 6.0
"""Points for never having lost a war, where a medal asks for that."""
LOST = 15.0
"""Points that a lost civilisation costs."""


def goal(state: State) -> float:
    """What the medals make a position worth beside its points, in points: progress towards their conditions.

    The points that a medal asks for have no part in it: more points are always better.
    """
    scenario = state.table.scenario
    if scenario is None:
        return 0.0
    counts, medals = state.scenario, scenario.medals
    worth = WONDER_AIM * min(len(state.players[0].wonders), max(0, *(medal.wonders for medal in medals)))
    worth += CONTROL_AIM * min(counts.control, max(0, *(medal.control for medal in medals)))
    if counts.wars_lost and any(medal.no_war_lost for medal in medals):
        worth -= WAR_AIM
    if counts.lost:
        worth -= LOST
    return worth


def scenario_features(state: State, left: int, moment: str, found: dict[str, float]) -> None:
    """Features that change with the scenario's own counters."""
    scenario = state.table.scenario
    assert scenario is not None
    counts = state.scenario
    if scenario.control_cards:
        found[f"control={counts.control}@{left}"] = 1.0
    if scenario.drought is not None:
        found[f"drought@{left}"] = counts.drought
    if any(medal.no_war_lost for medal in scenario.medals):
        found[f"undefeated@{left}"] = float(not counts.wars_lost)
    for effect in counts.passing:
        found[f"passing:{effect.cause.id}@{moment}"] = 1.0
    _coming(state, left, found)


def _coming(state: State, left: int, found: dict[str, float]) -> None:
    """Effects in force only from a later round on: what they will give in the rounds for which they count."""
    begun = ROUNDS - left
    for effect in state.lasting_effects():
        rounds = ROUNDS - max(begun, effect.from_round - 1)
        if effect.from_round - 1 <= begun or not rounds:
            continue
        if effect.when == "action":
            place = state.table.cards.action[effect.action].place
            slots = sum(open_slots[place] for open_slots in state.table.available_slots[ROUNDS - rounds :])
            name = f"coming_points:{effect.action}"
            found[name] = found.get(name, 0.0) + effect.gain.points * slots
        elif effect.when == "end_of_turn":
            found["coming_income"] = found.get("coming_income", 0.0) + effect.gain.points * rounds


def rival_strength(state: State) -> int:
    """The virtual opponent's military when the round ends."""
    scenario = state.table.scenario
    return state.opponent_military + (1 if scenario is None else scenario.opponent_grows)


def is_spared(state: State) -> bool:
    """Whether a truce holds this round."""
    return bool(state.scenario.passing) and grants_now(state, "truce")
