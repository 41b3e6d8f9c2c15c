"""What a card set file may say: pydantic models of every table. `card_checks` looks at several cards at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, model_validator

from aoc_desktop.kernel.card_models import AlwaysOrWhen, Count, Id, Model, Positive, Source, refusal

Number = Annotated[int, Field(ge=-99, le=99)]
Column = Literal["left", "middle", "right"]
Symbol = Literal["none", "war", "plague"]
PerWhat = Literal[
    "technologies", "wonders", "workers", "coins", "points", "military", "upcoming_actions", "bonus_coins", "game"
]
Counted = Literal["technologies", "wonders", "workers", "coins", "points", "military"]
Per = Annotated[dict[PerWhat, Positive], Field(min_length=1, max_length=1)]

# Each standing effect: the fields that it must have, and those that it may have.
STANDING: Mapping[str, tuple[set[str], set[str]]] = {
    "military": ({"amount"}, {"per"}),
    "discount": ({"action", "coins"}, {"technologies", "requires", "per", "except_offer"}),
    "free": ({"action"}, {"technologies"}),
    "slot": ({"action"}, set()),
    "workers": ({"action", "change"}, set()),
    "spare_workers": ({"action"}, set()),
    "upcoming_actions": (set(), set()),
    "war_immunity": (set(), set()),
    "forbid_others": ({"action"}, set()),
}
RESULTS = {"gain", "others", "offer", "multiply_bonus_coins"}
TRIGGERED = RESULTS | {"requires", "per", "max"}


class Named(Model):
    id: Id


class GainData(Model):
    coins: Number = 0
    points: Count = 0
    workers: Count = 0
    technologies: Count = 0
    wonders: Count = 0

    @model_validator(mode="after")
    def gives_something(self) -> GainData:
        if not self.model_fields_set:
            raise refusal("empty", "")
        return self


class OthersData(Model):
    coins: Number = 0
    sacrifice: Count = 0


class EveryoneData(Model):
    coins: Number = 0
    workers: Count = 0
    sacrifice: Count = 0


class EffectData(AlwaysOrWhen):
    """A standing or triggered effect; which fields go together is checked by kind."""

    when: Literal["rise", "gain", "action", "rest", "end_of_turn", "war", "sacrifice", "game_end"] | None = None
    action: Id | None = None
    technologies: Annotated[list[Id], Field(min_length=1)] | None = None
    requires: Literal["most_military"] | None = None
    per: Per | None = None
    max: Positive | None = None
    amount: Number | None = None
    coins: Number | None = None
    change: Number | None = None
    except_offer: Id | None = None
    gain: GainData | None = None
    others: OthersData | None = None
    offer: Literal["culture", "seed_market"] | None = None
    multiply_bonus_coins: Positive | None = None

    def _check_standing(self, given: set[str]) -> None:
        if self.always not in STANDING:
            raise refusal("unknown_effect", "always", self.always)
        needed, allowed = STANDING[str(self.always)]
        for field in sorted(needed - given):
            raise refusal("missing_for", field, self.always)
        for field in sorted(given - needed - allowed):
            raise refusal("not_for", field, self.always)
        # A strength that depends on itself has no value.
        if self.always == "military" and "military" in (self.per or ()):
            raise refusal("depends_on_itself", "per")
        if "bonus_coins" in (self.per or ()):
            raise refusal("not_for", "per", self.always)

    def _check_triggered(self, given: set[str]) -> None:
        allowed = TRIGGERED | ({"action", "technologies"} if self.when == "action" else set())
        for field in sorted(given - allowed):
            raise refusal("not_for", field, self.when)
        if self.when == "action" and self.action is None:
            raise refusal("missing_for", "action", self.when)
        if not given & RESULTS:
            raise refusal("gives_nothing", "gain", self.when)
        if self.max is not None and self.per is None:
            raise refusal("missing_for", "per", "max")
        if "bonus_coins" in (self.per or ()) and self.when != "rise":
            raise refusal("not_for", "per", self.when)
        # A sacrifice that makes others sacrifice could come back to where it began, without end.
        if self.when == "sacrifice" and self.others is not None and self.others.sacrifice:
            raise refusal("depends_on_itself", "others", self.when)
        if self.multiply_bonus_coins is not None and self.when != "rise":
            raise refusal("not_for", "multiply_bonus_coins")
        if self.offer is not None:
            self._check_offer(given)
        if self.when == "game_end" and self.gain is not None:
            late = bool(self.gain.technologies or self.gain.wonders)
            if late:
                raise refusal("not_for", "gain", self.when)

    def _check_offer(self, given: set[str]) -> None:
        moments = {"culture": ("action", "end_of_turn"), "seed_market": ("end_of_turn",)}[str(self.offer)]
        if self.when not in moments:
            raise refusal("not_for", "offer", self.when)
        for field in sorted(given - {"action", "technologies", "offer"}):
            raise refusal("not_for", field, "offer")
        # Culture that offers Culture would never end.
        if self.action == "culture":
            raise refusal("depends_on_itself", "offer")


class ActionData(Named):
    where: Literal["permanent", "track"]
    slots: Positive
    workers: Count
    coins: Count
    sacrifice: bool
    gain: GainData
    gain_without_technology: GainData | None = None
    others: OthersData | None = None
    requires: Literal["most_military"] | None = None
    symbol: Symbol | None = None
    source: Source

    @model_validator(mode="after")
    def fields_go_together(self) -> ActionData:
        if self.where == "track" and self.symbol is None:
            raise refusal("missing_for", "symbol", "track")
        if self.where == "permanent" and self.symbol is not None:
            raise refusal("not_for", "symbol", "permanent")
        # What the move must name cannot hang on a condition.
        named = self.gain_without_technology
        if named is not None and (named.technologies or named.wonders):
            raise refusal("not_for", "gain_without_technology", "technologies")
        if self.requires is not None and (self.gain.technologies or self.gain.wonders):
            raise refusal("not_for", "requires", "technologies")
        return self


class RowData(Named):
    """A card, or a row of a special technology card, that is nothing but its effects."""

    effects: list[EffectData]


class TechnologyData(RowData):
    column: Column
    row: Annotated[int, Field(ge=1, le=3)]
    after: list[Id]
    source: Source


class SpecialTechnologyData(Named):
    column: Column
    row_1: RowData
    row_2: RowData
    source: Source


class CivilizationData(Named):
    group: Id
    population: Annotated[int, Field(ge=0, le=4)]
    solo: bool = True
    main: list[EffectData]
    inherited: list[EffectData]
    source: Source


class WonderData(RowData):
    source: Source


class EventData(Named):
    everyone: EveryoneData | None = None
    per: Per | None = None
    most: Counted | None = None
    least: Counted | None = None
    gain: GainData | None = None
    source: Source

    @model_validator(mode="after")
    def concerns_one_group(self) -> EventData:
        groups = [name for name in ("everyone", "most", "least") if getattr(self, name) is not None]
        if len(groups) > 1:
            raise refusal("not_for", groups[-1], groups[0])
        compared = bool(groups) and groups[0] != "everyone"
        if compared and self.gain is None:
            raise refusal("missing_for", "gain", groups[0])
        if not compared and self.gain is not None:
            raise refusal("not_for", "gain", "everyone")
        if self.per is not None and not groups:
            raise refusal("not_for", "per", "nothing")
        if "bonus_coins" in (self.per or ()):
            raise refusal("not_for", "per", "event")
        return self


class CivilizationsCondition(Model):
    population: Annotated[int, Field(ge=0, le=4)]
    count: Annotated[int, Field(ge=1, le=3)]


class AchievementData(Named):
    points: Count | None = None
    technologies: Count | None = None
    wonders: Count | None = None
    military: Count | None = None
    max_technologies: Count | None = None
    civilizations: CivilizationsCondition | None = None
    source: Source


class PlagueData(Model):
    symbol: Literal["plague"]
    source: Source


class FirstGameData(Model):
    order: list[Id]
    source: Source


class DraftData(Model):
    hand: Annotated[int, Field(ge=2, le=9)]
    keep: Annotated[int, Field(ge=1, le=9)]
    market: Literal["left_over", "five_from_deck"]

    @model_validator(mode="after")
    def keeps_no_more_than_dealt(self) -> DraftData:
        if self.keep > self.hand:
            raise refusal("more_kept_than_dealt", "keep", self.keep)
        return self


class VariantsData(Model):
    innovation: bool = True
    changing_world: bool = True
    draft: bool | DraftData = True


class CardSetData(Model):
    format: Literal[1]
    id: Id
    action: list[ActionData]
    technology: list[TechnologyData]
    civilization: list[CivilizationData]
    wonder: list[WonderData]
    special_technology: list[SpecialTechnologyData] = Field(default=[])
    event: list[EventData] = Field(default=[])
    achievement: list[AchievementData] = Field(default=[])
    plague: PlagueData
    first_game: FirstGameData
    civilizations: list[Id] | None = None
    wonders: list[Id] | None = None
    removed_in_solo: list[Id] | None = None
    our_choice: list[Id] = Field(default=[])
    variants: VariantsData = VariantsData()
