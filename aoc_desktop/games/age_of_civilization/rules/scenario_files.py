"""Scenario files: what they may say, as pydantic models, and the scenarios that the engine plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, field_validator, model_validator

from aoc_desktop.games.age_of_civilization.rules.card_models import STANDING, EffectData, GainData, Named
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
from aoc_desktop.games.age_of_civilization.rules.scenarios import Drought, Scenario, War
from aoc_desktop.kernel.card_models import Count, Id, Model, Positive, model_of
from aoc_desktop.kernel.events import Cause
from aoc_desktop.kernel.scenario_models import (
    MedalModel,
    ScenarioModel,
    check_rising,
    emblem_of,
    figures_of,
    medal_of,
    told_of,
)

Round = Annotated[int, Field(ge=1, le=6)]
PASSING = ("no_drought", "truce")
"""Standing effects that only a special action grants, for the round."""


class ScenarioEffectData(EffectData):
    """An effect of a card set, perhaps only from a round on."""

    from_round: Round = 1

    def _check_standing(self, given: set[str]) -> None:
        super()._check_standing(given - {"from_round"})

    def _check_triggered(self, given: set[str]) -> None:
        super()._check_triggered(given - {"from_round"})


class GrantData(EffectData):
    """What a special action puts into force for a while."""

    def _check_standing(self, given: set[str]) -> None:
        if self.always not in PASSING:
            assert self.always in ("discount", "military"), "only these can be taken back"
            assert given == STANDING[self.always][0], "without conditions"


class SpecialActionData(Named):
    workers: Count
    coins: Count = 0
    sacrifice: Count = 0
    """How many of the workers are sacrificed; 0: a white slot."""
    gain: GainData | None = None
    per: Annotated[dict[Literal["control"], Positive], Field(min_length=1)] | None = None
    at_least: Positive | None = None
    grants: GrantData | None = None
    lasts: Literal["next", "round"] | None = None
    """Until the next such action of the turn, or to the end of the round."""
    control: bool = False
    remove_drought: bool = False

    @model_validator(mode="after")
    def fields_go_together(self) -> SpecialActionData:
        assert (self.grants is None) == (self.lasts is None), "grants and lasts go together"
        assert self.per is None or self.gain is not None, "per counts a gain"
        assert self.sacrifice <= self.workers, "no more can be sacrificed than are placed"
        return self


class ControlCardData(Named):
    coins: Count
    effects: list[ScenarioEffectData]


class SpecialEventData(Named):
    lose_coins: Count = 0
    sacrifice: Count = 0
    technologies: Count = 0


class OpponentData(Model):
    starts: Count
    grows: Count


class WarData(Model):
    """War at the end of every round, and what it costs the weakest."""

    sacrifice: Count
    coins: Count


class DroughtData(Model):
    actions: list[Id]
    coins: Positive
    every: Positive


class MedalData(MedalModel):
    """In the order in which they are told."""

    wonders: Count | None = None
    control: Count | None = None
    points: Count | None = None
    survive: bool = False
    no_war_lost: bool = False


class ScenarioData(ScenarioModel):
    coins: Count = 3
    wonders: Positive = 4
    market: Positive = 5
    rises: Id | None = None
    lost_without_workers: bool = False
    no_plague: bool = False
    opponent: OpponentData = OpponentData(starts=0, grows=1)
    war: WarData | None = None
    drought: DroughtData | None = None
    effects: list[ScenarioEffectData] = Field(default=[])
    special_action: list[SpecialActionData] = Field(default=[])
    control_card: list[ControlCardData] = Field(default=[])
    first_event: Annotated[int, Field(ge=4, le=8)] = 6
    special_event: list[SpecialEventData] = Field(default=[])
    medal: Annotated[list[MedalData], Field(min_length=3, max_length=3)]

    rising = field_validator("medal")(check_rising)


# ------------------------------------------------------------------ what the engine plays


def load_scenario(data: Mapping[str, Any], file: str) -> Scenario:
    """A scenario's table, or BadCards naming file, field and problem."""
    return compile_scenario(model_of(ScenarioData, data, file))


def compile_scenario(data: ScenarioData) -> Scenario:
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
        medals=tuple(medal_of(medal) for medal in data.medal),
        figures=figures_of(data),
        told=told_of(data),
        emblem=emblem_of(data),
    )


def _drought(data: DroughtData | None) -> Drought | None:
    return None if data is None else Drought(frozenset(data.actions), data.coins, data.every)


def _effects(kind: str, card: str, effects: Sequence[ScenarioEffectData]) -> tuple[Effect, ...]:
    return tuple(
        effect_of(Cause(kind, card, "", number), effect)._replace(from_round=effect.from_round)
        for number, effect in enumerate(effects)
    )


def _special_action(data: SpecialActionData) -> Action:
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


def _event(data: SpecialEventData) -> EventToken:
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
