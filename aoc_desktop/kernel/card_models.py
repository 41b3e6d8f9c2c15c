"""What card set files of every game have in common: pydantic models, our own refusals, and how a set is checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, Self, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator
from pydantic_core import PydanticCustomError

from aoc_desktop.kernel.card_files import Problem, bad_cards, refuse_first

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
Count = Annotated[int, Field(ge=0, le=99)]
Positive = Annotated[int, Field(ge=1, le=99)]
Source: TypeAlias = str | dict[str, str]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


M = TypeVar("M", bound=Model)


def refusal(problem: str, field: str, found: object = None) -> PydanticCustomError:
    """One of our own checks failed: the path of pydantic's error ends with `field`."""
    if isinstance(found, str):
        found = found.encode("utf-8", "backslashreplace").decode()  # JSON can write half a surrogate pair
    return PydanticCustomError(problem, "{field}", {"field": field, "found": found})


class AlwaysOrWhen(Model):
    """An effect that either always stands or is triggered; each game says which fields each kind may have."""

    always: str | None = None
    when: str | None = None

    @model_validator(mode="after")
    def fields_go_together(self) -> Self:
        given = self.model_fields_set - {"always", "when"}
        if self.always is None and self.when is None:
            raise refusal("neither_always_nor_when", "always")
        if self.always is not None and self.when is not None:
            raise refusal("always_or_when", "always")
        if self.always is not None:
            self._check_standing(given)
        else:
            self._check_triggered(given)
        return self

    def _check_standing(self, given: set[str]) -> None:
        raise NotImplementedError

    def _check_triggered(self, given: set[str]) -> None:
        raise NotImplementedError


def model_of(model: type[M], data: Mapping[str, Any], file: str) -> M:
    """A table as its model, or BadCards naming file, card, field and problem."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise bad_cards(error.errors(include_url=False), data, file) from None


def checked_set(model: type[M], data: Mapping[str, Any], file: str, problems: Callable[[M], Iterable[Problem]]) -> M:
    """Check a whole set against its model; `problems` finds the faults between its cards."""
    cards = model_of(model, data, file)
    refuse_first(problems(cards), file)
    return cards
