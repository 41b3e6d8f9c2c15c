"""What a scenario adds to the table: its row of control cards and its drought."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.play.player_view import PlayerView

CONTROLLED, NEXT, LATER = "controlled", "next", "later"
MOST_DROUGHT = 5
"""A token comes at the end of each round but the last."""


class ControlRow(NamedTuple):
    """A card of the row."""

    card: str
    coins: int
    state: str
    """ "controlled", "next" or "later"."""
    legal: bool
    """Control can be taken now."""


class ScenarioStanding(NamedTuple):
    """What is not a row."""

    id: str = ""
    """Empty: no scenario."""
    drought: int | None = None
    """Tokens; None where there is no drought."""


def control_rows(player_view: PlayerView) -> list[ControlRow]:
    state, scenario = player_view.view.state, player_view.view.state.table.scenario
    if scenario is None:
        return []
    takers = [action.id for action in scenario.special_actions if action.special and action.special.control]
    legal = any(player_view.can("act", taker) for taker in takers)
    rows = []
    for number, card in enumerate(scenario.control_cards):
        mine = state.scenario.control
        place = CONTROLLED if number < mine else NEXT if number == mine else LATER
        rows.append(ControlRow(card.id, card.coins, place, legal and place == NEXT))
    return rows


def scenario_standing(player_view: PlayerView) -> ScenarioStanding:
    scenario = player_view.view.state.table.scenario
    if scenario is None:
        return ScenarioStanding()
    drought = player_view.view.state.scenario.drought if scenario.drought is not None else None
    return ScenarioStanding(scenario.id, drought)
