"""Scenario files: what they may say, as pydantic models, and the scenarios that the engine plays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, field_validator, model_validator

from aoc_desktop.games.golden_ages.rules.card_files import load_cards, whole_set
from aoc_desktop.games.golden_ages.rules.card_models import EffectData, Era, Square, Symbols
from aoc_desktop.games.golden_ages.rules.cards import CardSet, Effect
from aoc_desktop.games.golden_ages.rules.compile_cards import effect_of
from aoc_desktop.games.golden_ages.rules.scenarios import BOX, Scenario, SeatStart
from aoc_desktop.kernel.card_files import Problem, refuse_first
from aoc_desktop.kernel.card_models import Count, Id, Model, Positive, model_of, refusal
from aoc_desktop.kernel.errors import BadCards
from aoc_desktop.kernel.events import Cause
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

STANDING_MOMENTS = ("control", "cube", "attack", "other_attacks", "agora", "land", "date_line", "game_end")
"""The moments of effects that are nobody's card; the others come for one card only."""
Ids = Annotated[list[Id], Field(max_length=40)]
Rotation = Literal[0, 90, 180, 270]
Placed = Annotated[tuple[Id, Square, Rotation], Field(strict=False)]


class ScenarioEffectData(EffectData):
    """An effect in force although no card gives it."""

    @model_validator(mode="after")
    def comes_without_a_card(self) -> ScenarioEffectData:
        if self.when is not None and self.when not in STANDING_MOMENTS:
            raise refusal("not_for", "when", self.when)
        return self


Effects = Annotated[list[ScenarioEffectData], Field(max_length=12)]


class SetupData(Model):
    """Parts of an ordinary set-up, as a record holds them; the set-up itself checks their cards."""

    square_rotation: Rotation | None = None
    tiles_three: Ids | None = None
    tiles_two: Ids | None = None
    buildings: Annotated[list[Ids], Field(max_length=4)] | None = None
    civilizations: Annotated[list[Annotated[list[Id | Ids], Field(max_length=4)]], Field(max_length=4)] | None = None
    futures: Ids | None = None
    judgements: Ids | None = None
    glory: Annotated[list[Count], Field(max_length=40)] | None = None


class ActionValues(Model):
    artist_points: Count | None = None
    golden_age_gold: Count | None = None
    invasion_costs: Annotated[list[Count], Field(min_length=1, max_length=4)] | None = None


class FinalValues(Model):
    gold_per_point: Positive | None = None


class JudgementValues(Model):
    id: Id
    points: Positive | None = None
    each: Positive | None = None


class TechnologyValues(Model):
    id: Id
    cost: Count | None = None
    points: Count | None = None


class WonderValues(Model):
    id: Id
    cost: Count | None = None


class IslandValues(Model):
    square: Square
    symbols: Symbols


class ValuesData(Model):
    """Values of the card set that are other ones at this table."""

    actions: ActionValues | None = None
    final: FinalValues | None = None
    judgement: Annotated[list[JudgementValues], Field(max_length=40)] = Field(default=[])
    technology: Annotated[list[TechnologyValues], Field(max_length=40)] = Field(default=[])
    wonder: Annotated[list[WonderValues], Field(max_length=40)] = Field(default=[])
    island: Annotated[list[IslandValues], Field(max_length=40)] = Field(default=[])


class SeatData(Model):
    gold: Count | None = None
    points: Count | None = None
    technologies: Ids = Field(default=[])
    civilization: Id | None = None
    capital: Square | None = None
    cities: Annotated[dict[Square, Annotated[int, Field(ge=1, le=2)]], Field(max_length=20)] = Field(default={})
    buildings: Annotated[list[Id], Field(max_length=3)] = Field(default=[])
    wonders: Ids = Field(default=[])
    glory: Annotated[list[Count], Field(max_length=4)] = Field(default=[])
    effects: Effects = Field(default=[])


class MedalData(MedalModel):
    """In the order in which they are told."""

    wonders: Amount | None = None
    buildings: Amount | None = None
    technologies: Amount | None = None
    high_technologies: Amount | None = None
    owns: Annotated[list[Id], Field(min_length=1, max_length=6)] | None = None
    cities: Amount | None = None
    cubes: Amount | None = None
    islands: Amount | None = None
    game: Amount | None = None
    gem: Amount | None = None
    stone: Amount | None = None
    wheat: Amount | None = None
    glory: Amount | None = None
    crossings: Amount | None = None
    voices: Amount | None = None
    future: Literal[1] | None = None
    gold: Amount | None = None
    max_cities_lost: Amount | None = None
    max_glory: Amount | None = None
    points: Amount | None = None
    margin: Amount | None = None


class ScenarioData(ScenarioModel):
    seats: Annotated[list[Level | Literal["person"]], Field(min_length=2, max_length=4)]
    variants: Annotated[list[Literal["last_turns", "open_sea", "open_future"]], Field(max_length=3)] = Field(default=[])
    seed: Annotated[int, Field(ge=0, le=2**31 - 1)] | None = None
    era: Era = 1
    first_player: Annotated[int, Field(ge=0, le=3)] = 0
    map: Annotated[list[Placed], Field(max_length=30)] = Field(default=[])
    attacks: Annotated[int, Field(ge=0, le=4)] | None = None
    building_cards: bool = True
    effects: Effects = Field(default=[])
    setup: SetupData = SetupData()
    values: ValuesData = ValuesData()
    seat: Annotated[list[SeatData], Field(max_length=4)] = Field(default=[])
    medal: Annotated[list[MedalData], Field(min_length=3, max_length=3)]

    rising = field_validator("medal")(check_rising)

    @model_validator(mode="after")
    def fields_go_together(self) -> ScenarioData:
        if self.seats[0] != "person" or "person" in self.seats[1:]:
            raise refusal("wrong_value", "seats", self.seats[0])
        if len(self.seat) > len(self.seats):
            raise refusal("wrong_count", "seat", len(self.seat))
        if self.first_player >= len(self.seats):
            raise refusal("wrong_value", "first_player", self.first_player)
        in_play = [seat.civilization is not None and seat.capital is not None for seat in self.seat]
        if self.era > 1 and in_play != [True] * len(self.seats):
            raise refusal("missing_for", "seat", "era")
        for place, seat in enumerate(self.seat):
            if self.era == 1 and (seat.civilization or seat.capital):
                raise refusal("not_for", f"seat.{place}.civilization", "era")
        return self


# ------------------------------------------------------------------ what the engine plays


def load_scenario(data: Mapping[str, Any], file: str) -> Scenario:
    """A scenario's table, or BadCards naming file, field and problem."""
    return compile_scenario(model_of(ScenarioData, data, file), file)


def compile_scenario(data: ScenarioData, file: str) -> Scenario:
    seats = [*data.seat, *[SeatData()] * (len(data.seats) - len(data.seat))]
    cards = _cards(data, file)
    refuse_first(_problems(data, seats, cards), file)
    return Scenario(
        id=data.id,
        emblem=emblem_of(data),
        levels=tuple(data.seats[1:]),
        variants=tuple(data.variants),
        seed=-1 if data.seed is None else data.seed,
        era=data.era,
        first_player=data.first_player,
        map=tuple(data.map),
        building_cards=data.building_cards,
        effects=tuple(_effects(data.id, data.effects, 0)),
        setup=_setup(data),
        seats=tuple(_seat(data.id, number, seat) for number, seat in enumerate(seats)),
        cards=cards,
        medals=tuple(medal_of(medal) for medal in data.medal),
        figures=figures_of(data),
        told=told_of(data),
    )


def _setup(data: ScenarioData) -> dict[str, Any]:
    return data.setup.model_dump(exclude_none=True)


def _effects(scenario: str, effects: Sequence[ScenarioEffectData], first: int) -> Iterator[Effect]:
    for number, effect in enumerate(effects, first):
        yield effect_of(Cause("scenario", scenario, "", number), effect)


PLACES_PER_SEAT = 20
"""The effects of a seat are numbered from its own beginning on, so that each has its place in the file."""


def _seat(scenario: str, number: int, seat: SeatData) -> SeatStart:
    return SeatStart(
        gold=-1 if seat.gold is None else seat.gold,
        points=-1 if seat.points is None else seat.points,
        technologies=tuple(seat.technologies),
        civilization=seat.civilization or "",
        capital=seat.capital or "",
        cities=tuple(seat.cities.items()),
        buildings=tuple(seat.buildings),
        wonders=tuple(seat.wonders),
        glory=tuple(seat.glory),
        effects=tuple(_effects(scenario, seat.effects, PLACES_PER_SEAT * (number + 1))),
    )


def _cards(data: ScenarioData, file: str) -> CardSet:
    """The box with the values of this table; islands merge by their squares."""
    base = whole_set({"id": data.id, "extends": BOX}, file) if data.id != BOX else None
    if base is None:
        raise BadCards("card_field", file=file, card="", field="id", problem="id_of_its_base", found=BOX)
    values = data.values.model_dump(exclude_none=True)
    islands = {island["square"]: island for island in values.pop("island", [])}
    table: dict[str, Any] = {"id": data.id, "extends": BOX, **{kind: value for kind, value in values.items() if value}}
    _refuse_unknown(table, base, islands, file)
    if islands:
        table["island"] = [{**island, **islands.get(island["square"], {})} for island in base["island"]]
    cards = load_cards(table, file)._replace(id=BOX)
    if data.attacks is not None:
        cards = cards._replace(invasion_costs=cards.invasion_costs[: data.attacks])
    return cards


def _refuse_unknown(table: Mapping[str, Any], base: Mapping[str, Any], islands: Iterable[str], file: str) -> None:
    """A value must be one of a card in the box."""
    for kind in ("judgement", "technology", "wonder"):
        known = {card["id"] for card in base[kind]}
        for card in table.get(kind, ()):
            if card["id"] not in known:
                refuse_first([(card["id"], f"values.{kind}", "unknown_card", card["id"])], file)
    squares = {island["square"] for island in base["island"]}
    for square in islands:
        if square not in squares:
            refuse_first([("", "values.island", "unknown_card", square)], file)


def _problems(data: ScenarioData, seats: Sequence[SeatData], cards: CardSet) -> Iterator[Problem]:
    """Cards that the box does not have, and those that two seats or a seat twice would have."""
    taken: set[str] = set()
    for place, seat in enumerate(seats):
        for field in ("technologies", "buildings", "wonders"):
            known = {"technologies": cards.technology, "buildings": cards.building, "wonders": cards.wonder}[field]
            ids = getattr(seat, field)
            for card in ids:
                if card not in known:
                    yield "", f"seat.{place}.{field}", "unknown_card", card
            if len(set(ids)) < len(ids):
                yield "", f"seat.{place}.{field}", "duplicate", ids[0]
        for card in [*seat.wonders, *([seat.civilization] if seat.civilization else [])]:
            if card in taken:
                yield "", f"seat.{place}", "duplicate", card
            taken.add(card)
        if seat.civilization and seat.civilization not in cards.civilization:
            yield "", f"seat.{place}.civilization", "unknown_card", seat.civilization
        elif seat.civilization and cards.civilization[seat.civilization].era >= data.era:
            yield "", f"seat.{place}.civilization", "wrong_value", seat.civilization
        if len(seat.glory) > len(cards.invasion_costs):
            yield "", f"seat.{place}.glory", "wrong_count", len(seat.glory)
    for tile, _, _ in data.map:
        if tile not in cards.tile:
            yield "", "map", "unknown_card", tile
    for medal in data.medal:
        for card in medal.owns or ():
            if not (card in cards.technology or card in cards.wonder or card in cards.building):
                yield medal.id, "owns", "unknown_card", card
