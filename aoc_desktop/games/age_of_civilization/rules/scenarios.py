"""The scenarios of Path of Glory: data files compiled into what they change, and a card set with their actions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from aoc_desktop.games.age_of_civilization.rules.abilities import printed_abilities
from aoc_desktop.games.age_of_civilization.rules.cards import Action, CardSet, ControlCard, Effect, EventToken
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.scenarios import PREFIX, Figures, Medal, Told, scenario_named, shipped_scenario

SCENARIOS = ("age_of_wonders", "silk_road", "lost_civilization", "mongol_devastation", "death_and_rebirth")
"""In the order in which they open: each with at least bronze in the one before it."""
BLANK = "blank"


class War(NamedTuple):
    """War at the end of every round: what it costs the weakest."""

    sacrifice: int
    coins: int


class Drought(NamedTuple):
    """Each of `actions` gives `coins` less for `every` so many tokens."""

    actions: frozenset[str]
    coins: int
    every: int


class Scenario(NamedTuple):
    """What a scenario changes in a Skirmish."""

    id: str
    coins: int
    wonders: int
    market: int
    rises: str
    """The civilisation that rises in round 1, set aside beforehand; after that one may only annex. Empty: as usual."""
    lost_without_workers: bool
    no_plague: bool
    """A blank card lies in Plague's place."""
    opponent_starts: int
    opponent_grows: int
    war: War | None
    drought: Drought | None
    effects: tuple[Effect, ...]
    """In force for the player, some only from a round on."""
    special_actions: tuple[Action, ...]
    control_cards: tuple[ControlCard, ...]
    first_event: int
    """The position of the first special event token; the others lie above the next ones."""
    events: tuple[EventToken, ...]
    medals: tuple[Medal, ...]
    """Bronze, silver, gold."""
    figures: Figures | None
    told: Mapping[str, Told]
    emblem: tuple[str, str]
    levels: tuple[str, ...] = ()
    """It is played alone."""
    variants: tuple[str, ...] = ()
    own_table: Mapping[str, Any] | None = None


@cache
def scenario(scenario_id: str) -> Scenario:
    """A scenario by its id, compiled once."""
    data = shipped_scenario("age_of_civilization", scenario_id, SCENARIOS)
    from aoc_desktop.games.age_of_civilization.rules.scenario_files import load_scenario

    return load_scenario(data, f"{scenario_id}.toml")


def scenario_of(mode: str) -> Scenario | None:
    """The scenario that a record's mode names, if any."""
    return scenario(scenario_named(mode)) if mode.startswith(PREFIX) else None


def scenario_cards(cards: CardSet, chosen: Scenario | None) -> CardSet:
    """The card set with a scenario's special actions, events and control cards; a blank card where it has no Plague."""
    if chosen is None:
        return cards
    _check_cards(cards, chosen)
    places = range(len(cards.actions), len(cards.actions) + len(chosen.special_actions))
    special = [action._replace(place=place) for action, place in zip(chosen.special_actions, places, strict=True)]
    actions = (*cards.actions, *special)
    return cards._replace(
        actions=actions,
        action={action.id: action for action in actions},
        event={**cards.event, **{event.id: event for event in chosen.events}},
        control_card={card.id: card for card in chosen.control_cards},
        printed_abilities=printed_abilities(actions),
        no_action=BLANK if chosen.no_plague else cards.no_action,
    )


def _check_cards(cards: CardSet, chosen: Scenario) -> None:
    """A user's card set must have the cards that the scenario speaks of, and none of its own."""
    needed = {effect.action for effect in chosen.effects if effect.action}
    needed |= chosen.drought.actions if chosen.drought is not None else set()
    for card in chosen.control_cards:
        needed |= {effect.action for effect in card.effects if effect.action}
    for special in chosen.special_actions:
        if special.id in cards.action:
            raise BadOptions("scenario_card_twice", scenario=chosen.id, card=special.id)
        if special.special is not None and special.special.grants is not None:
            needed |= {special.special.grants.action} - {""}
    missing = sorted(needed - set(cards.action))
    if chosen.rises and chosen.rises not in cards.civilization:
        missing.append(chosen.rises)
    if missing:
        raise BadOptions("scenario_card_missing", scenario=chosen.id, card=missing[0])
