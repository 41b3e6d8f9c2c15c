"""What a card set file may say: pydantic models of every table. `card_checks` looks at several cards at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, model_validator

from aoc_desktop.kernel.card_models import AlwaysOrWhen, Count, Id, Model, Positive, Source, refusal

Square = Annotated[str, Field(pattern=r"^[a-j][1-6]$")]
Era = Annotated[int, Field(ge=1, le=4)]
Symbol = Literal["game", "gem", "stone", "wheat"]
Symbols = Annotated[list[Symbol], Field(max_length=2)]
Own = Literal[
    "game",
    "gem",
    "stone",
    "wheat",
    "cubes",
    "cities_and_capital",
    "buildings",
    "wonders",
    "glory",
    "technologies",
    "high_technologies",
    "gold",
    "own_standing",
]
Counted = Own | Literal["agora_all", "lying_all"]
When = Literal[
    "play",
    "build",
    "develop",
    "activate",
    "game_end",
    "control",
    "cube",
    "attack",
    "other_attacks",
    "agora",
    "land",
    "date_line",
]

# Each standing effect with the field that it must have, if any.
STANDING: Mapping[str, str] = {
    "range": "squares",
    "building_slot": "slot",
    "cubes_per_city": "cubes",
    "builder_without_colonist": "",
    "attack_without_colonist": "",
    "attack_discount": "gold",
    "attack_surcharge": "gold",
    "glory_choice": "tiles",
    "attack_toll": "",
    "technology_discount": "gold",
    "many_technologies": "",
    "explorers_stay_up": "",
    "free_wonder": "",
}
RESULTS = ("gain", "technology", "stand_up", "relocate")
GIVING = ("play", "build", "activate")
"""The moments at which a card may give a technology."""


class Named(Model):
    id: Id


class GainData(Model):
    gold: Positive | None = None
    points: Positive | None = None

    @model_validator(mode="after")
    def gives_something(self) -> GainData:
        if not self.model_fields_set:
            raise refusal("empty", "")
        return self


class GrantData(Model):
    """A technology that a card gives: a certain one, or one of the player's choice."""

    id: Id | None = None
    needs: Id | None = None
    otherwise_gold: Positive | None = None
    choose: Annotated[int, Field(ge=1, le=9)] | None = None
    discount: Positive | Literal["all"] | None = None
    level: Annotated[int, Field(ge=2, le=5)] | None = None
    skip: bool = False
    develop_effects: bool = True

    @model_validator(mode="after")
    def fields_go_together(self) -> GrantData:
        certain = {"id", "needs", "otherwise_gold"}
        if self.id is None and self.choose is None:
            raise refusal("missing_for", "id", "technology")
        wrong = self.model_fields_set - certain if self.id is not None else self.model_fields_set & certain
        for field in sorted(wrong):
            raise refusal("not_for", field, "id" if self.id is not None else "choose")
        if self.choose is not None and self.discount is None:
            raise refusal("missing_for", "discount", "choose")
        if (self.needs is None) != (self.otherwise_gold is None):
            field = "needs" if self.needs is None else "otherwise_gold"
            raise refusal("missing_for", field, "technology")
        return self


class EffectData(AlwaysOrWhen):
    """A standing or triggered effect; which fields go together is checked by kind."""

    when: When | None = None
    symbol: Symbol | None = None
    per: Counted | None = None
    gain: GainData | None = None
    technology: GrantData | None = None
    stand_up: Literal[1] | None = None
    relocate: Annotated[list[Literal["agora", "capital"]], Field(min_length=1, max_length=2)] | None = None
    squares: Positive | Literal["any"] | None = None
    slot: Annotated[int, Field(ge=1, le=3)] | None = None
    cubes: Literal[2] | None = None
    tiles: Literal[2] | None = None
    gold: Positive | None = None

    def _check_standing(self, given: set[str]) -> None:
        if self.always not in STANDING:
            raise refusal("unknown_effect", "always", self.always)
        needed = STANDING[str(self.always)]
        if needed and needed not in given:
            raise refusal("missing_for", needed, self.always)
        for field in sorted(given - {needed}):
            raise refusal("not_for", field, self.always)

    def _check_triggered(self, given: set[str]) -> None:
        for field in sorted(given - {"symbol", "per", *RESULTS}):
            raise refusal("not_for", field, self.when)
        if (self.when == "control") != (self.symbol is not None):
            raise refusal("not_for" if self.symbol else "missing_for", "symbol", self.when)
        results = [field for field in RESULTS if field in given]
        if not results:
            raise refusal("gives_nothing", "gain", self.when)
        for field in results[1:]:
            raise refusal("not_for", field, results[0])
        if self.per is not None and self.gain is None:
            raise refusal("not_for", "per", results[0])
        if (self.stand_up or self.relocate) and self.when != "activate":
            raise refusal("not_for", results[0], self.when)
        if self.relocate is not None and len(set(self.relocate)) < len(self.relocate):
            raise refusal("duplicate", "relocate", self.relocate[0])
        self._check_gifts()

    def _check_gifts(self) -> None:
        if self.technology is not None and self.when not in GIVING:
            raise refusal("not_for", "technology", self.when)
        if self.technology is not None and self.when == "activate" and (self.technology.choose or 1) > 1:
            raise refusal("not_for", "technology.choose", self.when)
        # Gold that comes when gold is counted would have to be counted again.
        if self.when == "game_end" and self.gain is not None and self.gain.gold is not None:
            raise refusal("not_for", "gain", self.when)


class TechnologyData(Named):
    row: Annotated[int, Field(ge=1, le=4)]
    level: Annotated[int, Field(ge=1, le=5)]
    cost: Count | None = None
    cubes: Count | None = None
    points: Count | None = None
    obsoletes: list[Id] = Field(default=[])
    effects: list[EffectData]
    source: Source
    confidence: Literal["low"] | None = None

    @model_validator(mode="after")
    def fields_go_together(self) -> TechnologyData:
        for field in ("cost", "cubes", "points"):
            given = getattr(self, field) is not None
            if given != (self.level > 1):
                raise refusal("not_for" if given else "missing_for", field, "level")
        return self


class CardData(Named):
    """A card of an era that is its effects."""

    era: Era
    effects: list[EffectData]
    source: Source
    confidence: Literal["low"] | None = None


class WonderData(CardData):
    cost: Count
    cost_for: dict[Id, Count] = Field(default={})


class BuildingData(CardData):
    players: Annotated[list[Annotated[int, Field(ge=2, le=4)]], Field(min_length=1, max_length=9)]


class CivilizationData(CardData):
    value: Positive


class JudgementData(Named):
    points: Positive
    per: Counted
    each: Positive
    source: Source
    confidence: Literal["low"] | None = None


class FutureData(Named):
    points: Positive
    most: Own
    source: Source
    confidence: Literal["low"] | None = None


class CellData(Model):
    at: Annotated[list[Annotated[int, Field(ge=-3, le=3)]], Field(min_length=2, max_length=2)]
    symbols: Symbols
    edges: Annotated[str, Field(pattern=r"^[LW]{4}$")]


class TileData(Named):
    size: Literal[2, 3, 4]
    cells: Annotated[list[CellData], Field(min_length=2, max_length=4)]
    source: Source

    @model_validator(mode="after")
    def first_cell_is_the_origin(self) -> TileData:
        if len(self.cells) != self.size:
            raise refusal("wrong_count", "cells", len(self.cells))
        if self.cells[0].at != [0, 0]:
            raise refusal("wrong_value", "cells", None)
        if len({tuple(cell.at) for cell in self.cells}) < self.size:
            raise refusal("duplicate", "cells", None)
        return self


class IslandData(Model):
    square: Square
    symbols: Symbols
    source: Source


class GloryData(Model):
    value: Positive
    copies: Positive
    source: Source


class ComponentsData(Model):
    players: Annotated[list[Positive], Field(min_length=2, max_length=2)]
    continent_tiles: Count
    buildings: Count
    wonders: Count
    civilizations: Count
    judgements_and_futures: Count
    glory_tiles: Count
    technology_tiles: Count
    colonists: Count
    capitals: Literal[1]
    cubes: Count
    gold: Annotated[int, Field(ge=0, le=999)]
    source: Source


class PlayerData(Model):
    gold: Count
    points: Count
    reserve: Count
    colonists: Annotated[int, Field(ge=1, le=9)]
    source: Source


class ActionsData(Model):
    artist_points: Count
    golden_age_gold: Count
    invasion_costs: Annotated[list[Count], Field(min_length=1, max_length=9)]
    judgements_shown: Positive
    source: Source


class FinalData(Model):
    gold_per_point: Positive
    source: Source


class BoardData(Model):
    rows: Literal[6]
    columns: Literal[10]
    start: Square
    source: Source


class CardSetData(Model):
    format: Literal[1]
    id: Id
    components: ComponentsData
    player: PlayerData
    actions: ActionsData
    final: FinalData
    board: BoardData
    island: list[IslandData]
    tile: list[TileData]
    glory: list[GloryData]
    technology: list[TechnologyData]
    wonder: list[WonderData]
    building: list[BuildingData]
    civilization: list[CivilizationData]
    judgement: list[JudgementData]
    future: list[FutureData]
