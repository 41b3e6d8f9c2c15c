"""What a scenario file may say: pydantic models. Scenarios are ours, so a fault in one is a fault of the program."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from aoc_desktop.games.age_of_civilization.rules.card_models import STANDING, EffectData, GainData, Named
from aoc_desktop.kernel.card_models import Count, Id, Model, Positive

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


class MedalData(Model):
    id: Literal["bronze", "silver", "gold"]
    points: Count | None = None
    wonders: Count | None = None
    control: Count | None = None
    survive: bool = False
    no_war_lost: bool = False


class FiguresData(Model):
    """What was measured when the numbers were settled: how many of the games earned at least this medal."""

    level: str
    games: int
    seed: int
    bronze: int
    silver: int
    gold: int
    mean_points: float


class ScenarioData(Named):
    format: Literal[1]
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
    figures: FiguresData | None = None
