"""What a card set file may say: pydantic models of every table. `card_checks` looks at several cards at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field, model_validator

from aoc_desktop.kernel.card_models import Count, Id, Model, Positive, Source, refusal

Few = Annotated[int, Field(ge=1, le=9)]
Era = Annotated[int, Field(ge=1, le=3)]
Score = Annotated[int, Field(ge=-9, le=9)]
Basic = Literal["production", "science", "military"]
Resource = Literal["production", "science", "military", "gold", "culture", "points"]
Terrain = Literal["coastal", "farmland", "mountain"]
AMOUNTS = ("production", "science", "military", "gold", "culture", "points")


class AmountsData(Model):
    """So many tokens of one or several resources."""

    production: Positive | None = None
    science: Positive | None = None
    military: Positive | None = None
    gold: Positive | None = None
    culture: Positive | None = None
    points: Positive | None = None

    @model_validator(mode="after")
    def names_something(self) -> AmountsData:
        if not any(getattr(self, resource) for resource in AMOUNTS):
            raise refusal("empty", "")
        return self


class Choice(Model):
    """A table of which exactly one field is given."""

    @model_validator(mode="after")
    def one_field(self) -> Choice:
        if not self.model_fields_set:
            raise refusal("empty", "")
        for field in sorted(self.model_fields_set)[1:]:
            raise refusal("not_for", field, sorted(self.model_fields_set)[0])
        return self


class ConditionData(Choice):
    gained: dict[Resource, Positive] | None = None
    conquered: Literal[True] | None = None
    advantage: Literal[True] | None = None
    archived: Literal["revolt"] | None = None

    @model_validator(mode="after")
    def one_resource(self) -> ConditionData:
        if self.gained is not None and len(self.gained) != 1:
            raise refusal("wrong_count", "gained", len(self.gained))
        return self


class PerData(Choice):
    activated: Annotated[list[Id], Field(min_length=1, max_length=9)] | None = None
    terrain: Terrain | None = None
    knowledge: Few | None = None
    policies: Few | None = None
    agents: Few | None = None


class Fields(NamedTuple):
    """The fields that a step must have, and those that it may have beside them."""

    needed: tuple[str, ...] = ()
    allowed: tuple[str, ...] = ()


STEPS: Mapping[str, Fields] = {
    "gain": Fields((), (*AMOUNTS, "condition", "per", "max")),
    "gain_basic": Fields(("count", "kind")),
    "pay": Fields((), AMOUNTS),
    "pay_any": Fields(("count",), ("gold_pays",)),
    "pay_different": Fields(("count",)),
    "archive": Fields((), ("where", "cost", "up_to")),
    "discard": Fields(("count",), ("cost", "up_to")),
    "reinforce": Fields(("count",), ("cost", "up_to")),
    "gain_building": Fields(("which",)),
    "revolt": Fields(("who", "count"), ("condition",)),
    "spy": Fields(),
    "agent": Fields(("count",)),
    "take": Fields(("gold",)),
    "draw_use": Fields(),
    "copy_bonus": Fields(),
    "copy_card": Fields(),
    "convert": Fields(("where", "to", "max")),
    "take_advantage": Fields(),
    "reserve": Fields(),
    "build_section": Fields(("discount",)),
    "breach": Fields(("count",)),
    "either": Fields(("options",)),
    "repeat": Fields(("condition",)),
}
WRITTEN = {"condition": "if", "where": "from", "gold_pays": "gold"}
"""Fields that have another name in the file."""


class StepData(Model):
    """One step of an effect; which fields go together is checked by what it does."""

    do: str
    production: Positive | None = None
    science: Positive | None = None
    military: Positive | None = None
    gold: Positive | None = None
    gold_pays: bool | None = None
    """`pay_any`: the file writes `gold = false`."""
    culture: Positive | None = None
    points: Positive | None = None
    count: Few | Literal["era"] | None = None
    kind: Literal["identical", "different", "free", "other"] | None = None
    which: Id | None = None
    who: Literal["self", "opponent"] | None = None
    condition: ConditionData | None = Field(default=None, alias="if")
    per: PerData | None = None
    max: Few | None = None
    up_to: bool | None = None
    cost: bool | None = None
    where: str | None = Field(default=None, alias="from")
    to: Resource | None = None
    discount: Count | None = None
    options: dict[Id, list[StepData]] | None = None

    @model_validator(mode="before")
    @classmethod
    def gold_or_no_gold(cls, data: Any) -> Any:
        """`gold` is an amount, or says whether Gold may pay."""
        if isinstance(data, Mapping) and isinstance(data.get("gold"), bool):
            return {**{key: value for key, value in data.items() if key != "gold"}, "gold_pays": data["gold"]}
        return data

    @model_validator(mode="after")
    def fields_go_together(self) -> StepData:
        if self.do not in STEPS:
            raise refusal("unknown_effect", "do", self.do)
        fields = STEPS[self.do]
        given = self.model_fields_set - {"do"}
        for field in fields.needed:
            if field not in given:
                raise refusal("missing_for", WRITTEN.get(field, field), self.do)
        for field in sorted(given - {*fields.needed, *fields.allowed}):
            raise refusal("not_for", WRITTEN.get(field, field), self.do)
        self._check_values()
        return self

    def _check_values(self) -> None:
        if self.do in ("gain", "pay") and not any(getattr(self, resource) for resource in AMOUNTS):
            raise refusal("gives_nothing", "gold", self.do)
        if self.count == "era" and (self.do != "gain_basic" or self.kind == "other"):
            raise refusal("wrong_value", "count", self.count)
        most = {"gain_basic": 3, "pay_different": 2}.get(self.do, 9)
        if isinstance(self.count, int) and self.count > most:
            raise refusal("wrong_value", "count", self.count)
        if self.do == "pay_different" and self.count != 2:
            raise refusal("wrong_value", "count", self.count)
        if self.do == "archive" and self.where not in (None, "city_or_discard"):
            raise refusal("wrong_value", "from", self.where)
        if self.do == "convert" and self.where not in AMOUNTS:
            raise refusal("wrong_value", "from", self.where)
        if self.max is not None and self.do == "gain" and self.per is None:
            raise refusal("missing_for", "per", "max")
        if self.condition is not None and (self.condition.archived is not None) != (self.do == "repeat"):
            raise refusal("not_for", "if", self.do)
        if self.options is not None and not 2 <= len(self.options) <= 4:
            raise refusal("wrong_count", "options", len(self.options))


Steps = Annotated[list[StepData], Field(min_length=1, max_length=9)]


class StandingData(Model):
    trigger: Literal["spy", "province"] | None = None
    gain: AmountsData | None = None
    discount: Literal["progress", "province"] | None = None
    science: Positive | None = None
    military: Positive | None = None
    first_each_round: bool = False
    any_basic_for_wonders: Literal[True] | None = None
    first_section_bonus: Literal[True] | None = None
    free_reroll: Literal[True] | None = None

    @model_validator(mode="after")
    def fields_go_together(self) -> StandingData:
        """One thing that it does, with the fields that belong to it."""
        heads = ("trigger", "discount", "any_basic_for_wonders", "first_section_bonus", "free_reroll")
        given = [head for head in heads if getattr(self, head) is not None]
        if len(given) != 1:
            raise refusal("empty" if not given else "not_for", given[1] if given else "trigger", None)
        amount = {"progress": "science", "province": "military"}.get(self.discount or "", "")
        needed = {"trigger": "gain", "discount": amount}.get(given[0], "")
        if needed and getattr(self, needed) is None:
            raise refusal("missing_for", needed, given[0])
        allowed = {given[0], needed, *(["first_each_round"] if self.discount == "progress" else [])}
        for field in sorted(self.model_fields_set - allowed):
            raise refusal("not_for", field, given[0])
        return self


class DuringActivationData(Choice):
    exchange: AmountsData | None = None
    swap: SwapData | None = None


class SwapData(Model):
    pay: AmountsData


class CardData(Model):
    id: Id
    source: Source


ABILITIES = ("use", "on_activated", "during_activation", "round_start", "standing")


class AbleData(CardData):
    """A card with at most one of the five abilities."""

    use: Steps | None = None
    on_activated: Steps | None = None
    during_activation: DuringActivationData | None = None
    round_start: Steps | None = None
    standing: StandingData | None = None

    @model_validator(mode="after")
    def one_ability(self) -> AbleData:
        for field in [ability for ability in ABILITIES if getattr(self, ability) is not None][1:]:
            raise refusal("two_abilities", field)
        return self

    def refuse(self, *fields: str) -> None:
        """Abilities that this kind of card cannot have."""
        for field in fields:
            if getattr(self, field) is not None:
                raise refusal("not_for", field, self.id)


class CityCardData(AbleData):
    """A card that lies in Cities."""

    resources: AmountsData | None = None

    @model_validator(mode="after")
    def city_abilities(self) -> CityCardData:
        self.refuse("round_start")
        if self.during_activation is not None and self.during_activation.swap is not None:
            raise refusal("not_for", "during_activation.swap", self.id)
        return self


class OfASetData(CityCardData):
    """A building or knowledge: a starting card, a basic building, or a card of the development deck."""

    set: Literal["start", "basic", "development"]
    era: Era | None = None
    cost: Count | None = None

    @model_validator(mode="after")
    def price_and_era(self) -> OfASetData:
        for field, wanted in (("era", self.set == "development"), ("cost", self.set != "start")):
            given = getattr(self, field) is not None
            if given != wanted:
                raise refusal("missing_for" if wanted else "not_for", field, self.set)
        return self


class BuildingData(OfASetData):
    copies: Positive | None = None
    defence: Positive | None = None

    @model_validator(mode="after")
    def pile(self) -> BuildingData:
        if (self.copies is not None) != (self.set == "basic"):
            raise refusal("missing_for" if self.set == "basic" else "not_for", "copies", self.set)
        if self.defence is not None and self.set != "basic":
            raise refusal("not_for", "defence", self.set)
        return self


class KnowledgeData(OfASetData):
    @model_validator(mode="after")
    def no_pile(self) -> KnowledgeData:
        if self.set == "basic":
            raise refusal("wrong_value", "set", self.set)
        if self.during_activation is not None:
            raise refusal("not_for", "during_activation", "knowledge")
        return self


class WonderData(CityCardData):
    era: Era
    cost: Annotated[list[Count], Field(min_length=2, max_length=2)]
    bonus: Steps


class ProvinceData(CardData):
    era: Era
    terrain: Terrain
    cost: Count
    bonus: Steps


class PolicyData(AbleData):
    civilization: Id
    bonus: Steps

    @model_validator(mode="after")
    def policy_abilities(self) -> PolicyData:
        self.refuse("on_activated")
        if self.during_activation is not None and self.during_activation.exchange is not None:
            raise refusal("not_for", "during_activation.exchange", self.id)
        if self.round_start is not None:
            steps = [step.do for step in self.round_start]
            if steps[-1] != "reserve" or any(step != "pay" for step in steps[:-1]):
                raise refusal("wrong_value", "round_start")
        return self


class WarlordData(CardData):
    civilization: Id
    use: Steps


class AmbassadorData(CardData):
    copies: Positive
    use: Steps


class CopiesData(CardData):
    copies: Positive


class EspionageData(CardData):
    number: Count
    copies: Positive
    faces: dict[Literal["4", "5", "6"], Steps]

    @model_validator(mode="after")
    def three_faces(self) -> EspionageData:
        for face in ("4", "5", "6"):
            if face not in self.faces:
                raise refusal("missing", f"faces.{face}")
        return self


class CivilizationData(CardData):
    policies_placed: Literal["stack", "lines"]
    deck: dict[Id, Positive]
    policies: list[Id]
    warlord: Id


class LimitsData(Model):
    players: Literal[2]
    city_rows: Literal[3]
    city_columns: Literal[3]
    track: Few
    track_kept: Count
    end_track: Count
    agents_per_player: Few
    reserved_per_player: Count
    start_gold: Count
    start_agents: Count
    progress_science: Count
    barricade_defence: Positive
    policy_culture: Annotated[list[Count], Field(min_length=5, max_length=5)]
    source: Source

    @model_validator(mode="after")
    def the_game_ends(self) -> LimitsData:
        """Cards leave the track in every round, and the round in which too few are left is the last."""
        if self.track_kept >= self.track:
            raise refusal("wrong_value", "track_kept", self.track_kept)
        if not self.track_kept <= self.end_track < self.track:
            raise refusal("wrong_value", "end_track", self.end_track)
        if self.start_agents > self.agents_per_player:
            raise refusal("wrong_value", "start_agents", self.start_agents)
        return self


class ScoringData(Model):
    province: Score
    knowledge: Score
    wonder: Score
    policy: Score
    point_token: Score
    revolt: Score
    domination: Score
    tie_breaks: list[Literal["advantage", "gold", "culture"]]
    source: Source


PerEra = Annotated[list[Count], Field(min_length=3, max_length=3)]


class DevelopmentDeckData(Model):
    knowledge: PerEra
    wonder: PerEra
    province: PerEra
    building: PerEra
    source: Source


class CardSetData(Model):
    format: Literal[1]
    id: Id
    game: Literal["monumental_duel"]
    components: dict[str, int | Source]
    limits: LimitsData
    scoring: ScoringData
    development_deck: DevelopmentDeckData
    civilization: list[CivilizationData]
    building: list[BuildingData]
    revolt: Annotated[list[CopiesData], Field(min_length=1, max_length=1)]
    knowledge: list[KnowledgeData]
    wonder: list[WonderData]
    province: list[ProvinceData]
    policy: list[PolicyData]
    warlord: list[WarlordData]
    ambassador: Annotated[list[AmbassadorData], Field(min_length=1, max_length=1)]
    advantage: Annotated[list[CopiesData], Field(min_length=1, max_length=1)]
    espionage: list[EspionageData]
