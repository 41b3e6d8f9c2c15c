"""From validated models to the scenarios that the engine plays."""

from __future__ import annotations

from collections.abc import Sequence

from aoc_desktop.games.age_of_civilization.rules import scenario_models as models
from aoc_desktop.games.age_of_civilization.rules.cards import (
    NO_GAIN,
    NO_OTHERS,
    Action,
    ControlCard,
    Effect,
    EventToken,
    Gain,
    Special,
)
from aoc_desktop.games.age_of_civilization.rules.compile_cards import effect_of, gain_of
from aoc_desktop.games.age_of_civilization.rules.scenarios import Drought, Figures, Medal, Scenario, War
from aoc_desktop.kernel.events import Cause


def compile_scenario(data: models.ScenarioData) -> Scenario:
    return Scenario(
        id=data.id,
        coins=data.coins,
        wonders=data.wonders,
        market=data.market,
        rises=data.rises or "",
        lost_without_workers=data.lost_without_workers,
        no_plague=data.no_plague,
        opponent_starts=data.opponent.starts,
        opponent_grows=data.opponent.grows,
        war=War(data.war.sacrifice, data.war.coins) if data.war else None,
        drought=_drought(data.drought),
        effects=_effects("scenario", data.id, data.effects),
        special_actions=tuple(_special_action(action) for action in data.special_action),
        control_cards=tuple(
            ControlCard(card.id, card.coins, _effects("control_card", card.id, card.effects))
            for card in data.control_card
        ),
        first_event=data.first_event,
        events=tuple(_event(event) for event in data.special_event),
        medals=tuple(Medal(**medal.model_dump(exclude_none=True)) for medal in data.medal),
        figures=Figures(**data.figures.model_dump()) if data.figures else None,
    )


def _drought(data: models.DroughtData | None) -> Drought | None:
    return None if data is None else Drought(frozenset(data.actions), data.coins, data.every)


def _effects(kind: str, card: str, effects: Sequence[models.ScenarioEffectData]) -> tuple[Effect, ...]:
    return tuple(
        effect_of(Cause(kind, card, "", number), effect)._replace(from_round=effect.from_round)
        for number, effect in enumerate(effects)
    )


def _special_action(data: models.SpecialActionData) -> Action:
    """An action like any other, always in reach; its place among the actions is settled with the card set."""
    cause = Cause("action", data.id)
    counted = Effect(cause)
    if data.per is not None:
        ((per, each),) = data.per.items()
        counted = Effect(cause, per=per, per_each=each, min_times=data.at_least or 0, gain=gain_of(data.gain))
    grants = None
    if data.grants is not None:
        grants = effect_of(cause, data.grants)._replace(lasts=data.lasts or "")
    gain = NO_GAIN if data.per is not None else gain_of(data.gain)
    return Action(
        id=data.id,
        place=-1,
        permanent=True,
        slots=1,
        workers=data.workers,
        coins=data.coins,
        sacrifice=data.sacrifice > 0,
        gain=gain,
        gain_without_technology=NO_GAIN,
        others=NO_OTHERS,
        share=(counted,) if counted.per else (),
        requires_most_military=False,
        symbol="none",
        printed_gain=gain,
        asks="",
        move=("act", data.id),
        cause=cause,
        special=Special(data.sacrifice, grants, data.control, data.remove_drought),
    )


def _event(data: models.SpecialEventData) -> EventToken:
    return EventToken(
        id=data.id,
        who="everyone",
        compare="",
        gain=Gain(coins=-data.lose_coins, technologies=data.technologies),
        sacrifice=data.sacrifice,
        per="",
        per_each=1,
        cause=Cause("special_event", data.id),
    )
