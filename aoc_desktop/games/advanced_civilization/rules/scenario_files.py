"""Scenario files: what they may say, as pydantic models, and the scenarios that the engine plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from pydantic import Field, field_validator, model_validator

from aoc_desktop.games.advanced_civilization.rules.card_files import STANDARD, shipped_set
from aoc_desktop.games.advanced_civilization.rules.cards import FINISH
from aoc_desktop.games.advanced_civilization.rules.scenarios import (
    SCENARIOS,
    Fertile,
    Foretold,
    PiecesChanged,
    Scenario,
    prelude,
)
from aoc_desktop.kernel.card_files import Problem, refuse_first
from aoc_desktop.kernel.card_models import Count, Id, Model, Positive, model_of, refusal
from aoc_desktop.kernel.scenario_models import (
    Amount,
    Level,
    MedalModel,
    ScenarioModel,
    check_rising,
    emblem_of,
    figures_of,
    medal_of,
    told_of,
)

Points = Annotated[int, Field(ge=0, le=9999)]
Turns = Annotated[list[Positive], Field(min_length=1, max_length=40)]
Ids = Annotated[list[Id], Field(max_length=40)]


class TableData(Model):
    board: Id
    nation: Id
    others: Annotated[list[Id], Field(min_length=1, max_length=7)]
    levels: Annotated[list[Level], Field(min_length=1, max_length=7)]
    turn_limit: Annotated[int, Field(ge=4, le=99)]
    trade_rounds: Annotated[int, Field(ge=1, le=9)] = 2


class PreludeData(Model):
    turns: Positive
    record: Id


class ChangeData(Model):
    nation: Id
    clear: bool = False
    tokens: Annotated[dict[Id, Positive], Field(max_length=40)] = Field(default={})
    cities: Annotated[list[Id], Field(max_length=9)] = Field(default=[])
    treasury: Count | None = None
    cards: Ids = Field(default=[])
    ast: Annotated[int, Field(ge=0, lt=FINISH)] | None = None


class StrikeData(Model):
    calamity: Id
    turns: Turns


class GrowthData(Model):
    areas: Annotated[list[Id], Field(min_length=1, max_length=40)]
    turns: Turns
    amount: Annotated[int, Field(ge=1, le=9)]


class MedalData(MedalModel):
    """In the order in which they are told."""

    cities: Amount | None = None
    square: Amount | None = None
    card_points: Points | None = None
    max_rank: Annotated[int, Field(ge=1, le=8)] | None = None
    points: Points | None = None


class ScenarioData(ScenarioModel):
    table: TableData
    prelude: PreludeData
    change: Annotated[list[ChangeData], Field(max_length=8)] = Field(default=[])
    strike: Annotated[list[StrikeData], Field(max_length=12)] = Field(default=[])
    growth: GrowthData | None = None
    cities_most: Annotated[int, Field(ge=0, le=9)] | None = None
    draws_as: Annotated[int, Field(ge=1, le=9)] | None = None
    marker_stays: bool = False
    medal: Annotated[list[MedalData], Field(min_length=3, max_length=3)]

    rising = field_validator("medal")(check_rising)

    @model_validator(mode="after")
    def fields_go_together(self) -> ScenarioData:
        if len(self.table.levels) != len(self.table.others):
            raise refusal("wrong_count", "table.levels", len(self.table.levels))
        if self.prelude.record not in SCENARIOS:
            raise refusal("wrong_value", "prelude.record", self.prelude.record)
        if self.prelude.turns >= self.table.turn_limit:
            raise refusal("wrong_value", "prelude.turns", self.prelude.turns)
        given = [(f"strike.{place}.turns", strike.turns) for place, strike in enumerate(self.strike)]
        for field, turns in [*given, ("growth.turns", [] if self.growth is None else self.growth.turns)]:
            for turn in turns:
                if not self.prelude.turns < turn <= self.table.turn_limit:
                    raise refusal("wrong_value", field, turn)
        return self


# ------------------------------------------------------------------ what the engine plays


def load_scenario(data: Mapping[str, Any], file: str) -> Scenario:
    """A scenario's table, or BadCards naming file, field and problem."""
    return compile_scenario(model_of(ScenarioData, data, file), file)


def compile_scenario(data: ScenarioData, file: str) -> Scenario:
    refuse_first(_problems(data), file)
    growth = data.growth
    return Scenario(
        id=data.id,
        emblem=emblem_of(data),
        levels=tuple(data.table.levels),
        variants=("random_nations",),
        turn_limit=data.table.turn_limit,
        trade_rounds=data.table.trade_rounds,
        turns=data.prelude.turns,
        prelude=data.prelude.record,
        changes=tuple(_change(data, change) for change in data.change),
        strikes=tuple(Foretold(strike.calamity, tuple(strike.turns)) for strike in data.strike),
        growth=None if growth is None else Fertile(tuple(growth.areas), tuple(growth.turns), growth.amount),
        cities_most=-1 if data.cities_most is None else data.cities_most,
        draws_as=-1 if data.draws_as is None else data.draws_as,
        marker_stays=data.marker_stays,
        medals=tuple(medal_of(medal) for medal in data.medal),
        figures=figures_of(data),
        told=told_of(data),
    )


def _nations(data: ScenarioData) -> list[str]:
    """By seat."""
    return [data.table.nation, *data.table.others]


def _change(data: ScenarioData, change: ChangeData) -> PiecesChanged:
    return PiecesChanged(
        seat=_nations(data).index(change.nation),
        clear=change.clear,
        tokens=tuple(change.tokens.items()),
        cities=tuple(change.cities),
        treasury=-1 if change.treasury is None else change.treasury,
        cards=tuple(change.cards),
        ast=-1 if change.ast is None else change.ast,
    )


def _problems(data: ScenarioData) -> Iterator[Problem]:
    """What the box or the prelude's table does not have."""
    before = prelude(data.prelude.record).setup
    if data.table.board != before["board"]:
        yield "", "table.board", "wrong_value", data.table.board
        return
    for place, (nation, played) in enumerate(zip(_nations(data), before["nations"], strict=False)):
        if nation != played:
            yield "", "table.others" if place else "table.nation", "wrong_value", nation
    if len(_nations(data)) != len(before["nations"]):
        yield "", "table.others", "wrong_count", len(data.table.others)
    cards = shipped_set(STANDARD)
    areas = cards.board(data.table.board, len(before["nations"])).area
    named: list[tuple[str, list[str]]] = [] if data.growth is None else [("growth.areas", data.growth.areas)]
    for place, change in enumerate(data.change):
        if change.nation not in before["nations"]:
            yield "", f"change.{place}.nation", "wrong_value", change.nation
        for card in change.cards:
            if card not in cards.civilization:
                yield "", f"change.{place}.cards", "unknown_card", card
        for area in set(change.cities) & set(change.tokens):
            yield "", f"change.{place}.tokens", "duplicate", area
        named += [(f"change.{place}.tokens", [*change.tokens]), (f"change.{place}.cities", change.cities)]
    for field, ids in named:
        for area in ids:
            if area not in areas:
                yield "", field, "unknown_card", area
        if len(set(ids)) < len(ids):
            yield "", field, "duplicate", ids[0]
    for place, strike in enumerate(data.strike):
        if strike.calamity not in [calamity.id for calamity in cards.calamities]:
            yield "", f"strike.{place}.calamity", "unknown_card", strike.calamity
