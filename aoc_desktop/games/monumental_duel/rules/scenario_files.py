"""Scenario files: what they may say, as pydantic models, and the scenarios that the engine plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, field_validator, model_validator

from aoc_desktop.games.monumental_duel.rules.card_files import load_cards
from aoc_desktop.games.monumental_duel.rules.cards import CardSet
from aoc_desktop.games.monumental_duel.rules.scenarios import BOX, Advantage, Scenario, SeatStart
from aoc_desktop.kernel.card_files import Problem, refuse_first
from aoc_desktop.kernel.card_models import Count, Id, Model, Positive, model_of, refusal
from aoc_desktop.kernel.errors import BadCards
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

Cell = Literal["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]
Resource = Literal["production", "military", "science", "gold", "culture", "points"]
Ids = Annotated[list[Id], Field(max_length=20)]
Score = Annotated[int, Field(ge=-9, le=9)]


class SetupData(Model):
    """Parts of an ordinary set-up, as a record holds them; the set-up itself checks their cards."""

    civilizations: Annotated[list[Id], Field(min_length=2, max_length=2)] | None = None
    first_player: Annotated[int, Field(ge=0, le=1)] | None = None
    city: Annotated[dict[Id, Ids], Field(max_length=9)] | None = None
    development: Annotated[list[Id], Field(max_length=99)] | None = None


class LimitValues(Model):
    policy_culture: Annotated[list[Count], Field(min_length=5, max_length=5)] | None = None
    track: Positive | None = None
    track_kept: Count | None = None
    end_track: Count | None = None
    agents_per_player: Positive | None = None
    reserved_per_player: Positive | None = None
    progress_science: Count | None = None


class ScoringValues(Model):
    province: Score | None = None
    knowledge: Score | None = None
    wonder: Score | None = None
    policy: Score | None = None
    revolt: Score | None = None
    domination: Score | None = None


class ValuesData(Model):
    """Values of the card set that are other ones at this table."""

    limits: LimitValues | None = None
    scoring: ScoringValues | None = None


class SeatData(Model):
    tokens: Annotated[dict[Resource, Count], Field(max_length=6)] = Field(default={})
    agents: Annotated[int, Field(ge=1, le=3)] | None = None
    espionage: Id | None = None
    top: Ids = Field(default=[])
    discard: Ids = Field(default=[])
    revolts: Annotated[list[Cell], Field(max_length=9)] = Field(default=[])
    provinces: Ids = Field(default=[])
    policies: Annotated[list[Id], Field(max_length=5)] = Field(default=[])
    construction: Id | None = None
    reserved: Annotated[list[Id], Field(max_length=2)] = Field(default=[])
    archived: Ids = Field(default=[])


class AdvantageData(Model):
    seat: Annotated[int, Field(ge=0, le=1)]
    resource: Resource
    tokens: Annotated[int, Field(ge=1, le=9)]


class MedalData(MedalModel):
    """In the order in which they are told."""

    provinces: Amount | None = None
    terrains: Amount | None = None
    knowledge: Amount | None = None
    wonders: Amount | None = None
    policies: Amount | None = None
    dominations: Amount | None = None
    conquests: Amount | None = None
    agents: Amount | None = None
    gold: Amount | None = None
    archived: Amount | None = None
    max_revolts: Amount | None = None
    max_provinces_lost: Amount | None = None
    max_rival_provinces: Amount | None = None
    max_rounds: Amount | None = None
    points: Amount | None = None
    margin: Amount | None = None
    win: Literal[1] | None = None


class ScenarioData(ScenarioModel):
    rival: Level
    seed: Annotated[int, Field(ge=0, le=2**31 - 1)] | None = None
    from_era: Annotated[int, Field(ge=1, le=3)] = 1
    removed: Annotated[list[Id], Field(max_length=30)] = Field(default=[])
    advantage: AdvantageData | None = None
    setup: SetupData = SetupData()
    values: ValuesData = ValuesData()
    seat: Annotated[list[SeatData], Field(max_length=2)] = Field(default=[])
    medal: Annotated[list[MedalData], Field(min_length=3, max_length=3)]

    rising = field_validator("medal")(check_rising)

    @model_validator(mode="after")
    def fields_go_together(self) -> ScenarioData:
        for place, seat in enumerate(self.seat):
            if seat.policies and self.setup.civilizations is None:
                raise refusal("missing_for", "setup.civilizations", f"seat.{place}.policies")
        return self


# ------------------------------------------------------------------ what the engine plays


def load_scenario(data: Mapping[str, Any], file: str) -> Scenario:
    """A scenario's table, or BadCards naming file, field and problem."""
    return compile_scenario(model_of(ScenarioData, data, file), file)


def compile_scenario(data: ScenarioData, file: str) -> Scenario:
    if data.id == BOX:
        raise BadCards("card_field", file=file, card="", field="id", problem="id_of_its_base", found=BOX)
    values = data.values.model_dump(exclude_none=True)
    changed = {kind: value for kind, value in values.items() if value}
    cards = load_cards({"id": data.id, "extends": BOX, **changed}, file)
    seats = [*data.seat, *[SeatData()] * (2 - len(data.seat))]
    refuse_first(_problems(data, seats, cards), file)
    return Scenario(
        id=data.id,
        emblem=emblem_of(data),
        levels=(data.rival,),
        variants=(),
        seed=-1 if data.seed is None else data.seed,
        from_era=data.from_era,
        removed=tuple(data.removed),
        advantage=None if data.advantage is None else Advantage(**data.advantage.model_dump()),
        setup=data.setup.model_dump(exclude_none=True),
        seats=(_seat(seats[0]), _seat(seats[1])),
        cards=cards._replace(id=BOX),
        medals=tuple(medal_of(medal) for medal in data.medal),
        figures=figures_of(data),
        told=told_of(data),
    )


def _seat(seat: SeatData) -> SeatStart:
    return SeatStart(
        tokens=tuple(seat.tokens.items()),
        agents=-1 if seat.agents is None else seat.agents,
        espionage=seat.espionage or "",
        top=tuple(seat.top),
        discard=tuple(seat.discard),
        revolts=tuple(seat.revolts),
        provinces=tuple(seat.provinces),
        policies=tuple(seat.policies),
        construction=seat.construction or "",
        reserved=tuple(seat.reserved),
        archived=tuple(seat.archived),
    )


DRAWN = ("building", "knowledge", "wonder", "revolt")
"""The kinds of cards that a City deck may hold."""


def _problems(data: ScenarioData, seats: Sequence[SeatData], cards: CardSet) -> Iterator[Problem]:
    """Cards that the box does not have or that do not belong there, and development cards that would be there twice."""
    taken, nations = list(data.removed), data.setup.civilizations or []
    for nation in nations:
        if nation not in cards.civilization:
            yield "", "setup.civilizations", "unknown_card", nation
    for card in data.removed:
        if card not in cards.card or not cards.card[card].era:
            yield "", "removed", "unknown_card", card
    for place, seat in enumerate(seats):
        wanted = {
            "top": (seat.top, DRAWN),
            "discard": (seat.discard, DRAWN),
            "provinces": (seat.provinces, ("province", "building")),
            "policies": (seat.policies, ("policy",)),
            "construction": ([seat.construction] if seat.construction else [], ("wonder",)),
            "reserved": (seat.reserved, ("building", "knowledge", "wonder", "province")),
            "archived": (seat.archived, ("building", "knowledge")),
            "espionage": ([seat.espionage] if seat.espionage else [], ("espionage",)),
        }
        for field, (ids, kinds) in wanted.items():
            for card in ids:
                known = cards.card.get(card)
                if known is None or known.kind not in kinds:
                    yield "", f"seat.{place}.{field}", "unknown_card", card
                elif known.era and field != "archived":
                    taken.append(card)
        if len(set(seat.revolts)) < len(seat.revolts) or len(set(seat.policies)) < len(seat.policies):
            yield "", f"seat.{place}", "duplicate", None
        for card in seat.policies:
            if card not in [own.id for own in cards.civilization[nations[place]].policies]:
                yield "", f"seat.{place}.policies", "unknown_card", card
    for card in taken:
        if taken.count(card) > 1:
            yield "", "seat", "duplicate", card
