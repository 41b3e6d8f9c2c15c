"""What a scenario file of any game may say beside its own changes: pydantic models, and what all scenarios share."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

from pydantic import Field, field_validator, model_validator

from aoc_desktop.kernel.card_models import Id, Model, refusal
from aoc_desktop.kernel.scenarios import MEDALS, Figures, Medal, Told

Level = Literal["novice", "apprentice", "adept", "expert", "sage"]
PLAIN = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*$"
"""Words without control characters, which could turn a line around."""
Line = Annotated[str, Field(max_length=80, pattern=PLAIN)]
Words = Annotated[str, Field(max_length=800, pattern=PLAIN)]
Amount = Annotated[int, Field(ge=0, le=999)]


class ToldData(Model):
    name: Line = ""
    dates: Line = ""
    story: Words = ""
    different: Annotated[list[Words], Field(max_length=8)] = Field(default=[])
    hints: Annotated[list[Words], Field(max_length=4)] = Field(default=[])


class FiguresData(Model):
    """What was measured when the numbers were settled: how many of the games earned at least this medal."""

    level: str
    games: int
    seed: int
    bronze: int
    silver: int
    gold: int
    mean_points: float


class MedalModel(Model):
    """A game's medals extend it: a field for each measure."""

    id: Literal["bronze", "silver", "gold"]

    @model_validator(mode="after")
    def asks_for_something(self) -> MedalModel:
        if not self.model_fields_set - {"id"}:
            raise refusal("empty", "")
        return self


M = TypeVar("M", bound=MedalModel)


def check_rising(medals: list[M]) -> list[M]:
    """Bronze, silver, gold; where two ask for the same, the better one does not ask for less."""
    for place, medal in enumerate(medals):
        if medal.id != MEDALS[place]:
            raise refusal("wrong_value", "id", medal.id)
    for worse, better in ((0, 1), (0, 2), (1, 2)):
        least = dict(medal_of(medals[worse]).asks)
        for kind, need in medal_of(medals[better]).asks:
            if kind in least and (need > least[kind] if kind.startswith("max_") else need < least[kind]):
                raise refusal("not_rising", kind, need)
    return medals


def medal_of(data: MedalModel) -> Medal:
    """A measure that is a list of cards asks for each of them."""
    asks: list[tuple[str, int]] = []
    for kind, need in data.model_dump(exclude_unset=True, exclude={"id"}).items():
        if isinstance(need, list):
            asks += [(f"{kind}:{card}", 1) for card in need]
        elif need is not None and need is not False:
            asks.append((kind, int(need)))
    return Medal(data.id, tuple(asks))


class ScenarioModel(Model):
    """A game's scenarios extend it: what they change, and `medal`."""

    format: Literal[1]
    id: Id
    order: Annotated[int, Field(ge=0, le=99)] = 0
    emblem: Annotated[list[Id], Field(min_length=2, max_length=2)]
    """Whose emblem stands for it, and the group whose colours it wears."""
    told: Annotated[dict[str, ToldData], Field(max_length=20)] = Field(default={})
    figures: FiguresData | None = None

    @field_validator("told")
    @classmethod
    def languages(cls, told: dict[str, ToldData]) -> dict[str, ToldData]:
        for language in told:
            if not (language.isidentifier() and language.isascii() and len(language) <= 8):
                raise refusal("wrong_value", "told", language[:20])
        return told


def emblem_of(data: ScenarioModel) -> tuple[str, str]:
    people, group = data.emblem
    return people, group


def told_of(data: ScenarioModel) -> dict[str, Told]:
    return {
        language: Told(said.name, said.dates, said.story, tuple(said.different), tuple(said.hints))
        for language, said in data.told.items()
    }


def figures_of(data: ScenarioModel) -> Figures | None:
    return None if data.figures is None else Figures(**data.figures.model_dump())
