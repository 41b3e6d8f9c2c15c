"""What a value of a card may be, read from the models that validate it: numbers, words, lists, tables. Forms follow
these shapes; which fields go together is found by asking the model, so that no form knows a rule of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel, TypeAdapter, ValidationError
from pydantic.fields import FieldInfo

LEAST, MOST = -99, 99
FEW = 9
"""Numbers that are listed where a word may stand instead."""
TRIES = 9
"""How many missing fields are filled in for a table that is begun."""


class Number(NamedTuple):
    least: int = LEAST
    most: int = MOST


class Truth(NamedTuple):
    """Yes or no."""


class Word(NamedTuple):
    """A word out of `choices`; empty `choices` take any id."""

    choices: tuple[Any, ...] = ()


class Several(NamedTuple):
    item: Shape
    least: int = 0
    most: int = 99


class Pairs(NamedTuple):
    key: Shape
    value: Shape
    least: int = 0
    most: int = 99


class Table(NamedTuple):
    """The model that checks it, and a shape for each field."""

    model: type[BaseModel]
    fields: Mapping[str, Shape]
    needed: frozenset[str]


class Free(NamedTuple):
    """A value of any other shape: the user types it as in the file."""


Shape: TypeAlias = Number | Truth | Word | Several | Pairs | Table | Free


class Vocabulary(NamedTuple):
    """What a game adds to its models, for a form."""

    words: Mapping[str, Sequence[str]] = {}
    """By field: the words that a field of free text may be."""
    cards: Mapping[str, str] = {}
    """By field: the kind of the cards whose ids it names."""
    heads: tuple[str, ...] = ()
    """Fields of which an effect has exactly one, which says what else it may have."""
    order: tuple[str, ...] = ()
    """Fields in the order in which one reads them; the others follow."""

    def ordered(self, names: Iterable[str]) -> list[str]:
        rank = {name: place for place, name in enumerate(self.order)}
        return sorted(names, key=lambda name: rank.get(name, len(rank)))


def shape_of(annotation: Any, limits: Sequence[Any] = ()) -> Shape:
    """The shape of a type as the models write it."""
    if get_origin(annotation) is Annotated:
        inner, *more = get_args(annotation)
        return shape_of(inner, (*limits, *more))
    if get_origin(annotation) in (Union, UnionType):
        kept = [part for part in get_args(annotation) if part is not NoneType]
        return _either([shape_of(part, limits) for part in kept])
    if get_origin(annotation) is Literal:
        return Word(tuple(get_args(annotation)))
    found = _limits(limits)
    if get_origin(annotation) is list:
        return Several(shape_of(get_args(annotation)[0]), found.get("min_length", 0), found.get("max_length", MOST))
    if get_origin(annotation) is dict:
        key, value = get_args(annotation)
        sizes = found.get("min_length", 0), found.get("max_length", MOST)
        return Pairs(shape_of(key), shape_of(value), *sizes)
    if annotation is bool:
        return Truth()
    if annotation is int:
        return Number(found.get("ge", LEAST), found.get("le", MOST))
    if annotation is str:
        return Word()
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return table_of(annotation)
    return Free()


def _either(parts: Sequence[Shape]) -> Shape:
    """One of several shapes: words of all of them, small numbers among them."""
    if len(parts) == 1:
        return parts[0]
    words: list[Any] = []
    for part in parts:
        if isinstance(part, Number):
            words += range(max(1, part.least), min(FEW, part.most) + 1)
        elif isinstance(part, Word) and part.choices:
            words += part.choices
        else:
            return Free()
    return Word(tuple(words))


@cache
def table_of(model: type[BaseModel]) -> Table:
    """A model as its file writes it; one that holds itself is written as text where it does."""
    hints = get_type_hints(model, include_extras=True)
    named = {name: field.alias or name for name, field in model.model_fields.items()}
    needed = frozenset(named[name] for name, field in model.model_fields.items() if field.is_required())
    fields: dict[str, Shape] = {}
    for name, field in model.model_fields.items():
        holds_itself = model.__name__ in str(hints[name])
        fields[named[name]] = Free() if holds_itself else shape_of(hints[name], field.metadata)
    return Table(model, fields, needed)


def _limits(found: Sequence[Any]) -> dict[str, int]:
    """The bounds that pydantic's `Field` was given."""
    limits: dict[str, int] = {}
    for one in found:
        for part in one.metadata if isinstance(one, FieldInfo) else (one,):
            for name in ("ge", "le", "min_length", "max_length"):
                if getattr(part, name, None) is not None:
                    limits[name] = getattr(part, name)
    return limits


def fits(shape: Shape, value: Any) -> bool:
    """Whether a value has this shape, as deep as it goes; what the model says of it is another matter."""
    if isinstance(shape, Number):
        return type(value) is bool or (type(value) is int and shape.least <= value <= shape.most)
    if isinstance(shape, Truth):
        return type(value) is bool
    if isinstance(shape, Word):
        return isinstance(value, (str, int)) and (not shape.choices or value in shape.choices)
    if isinstance(shape, Several):
        counted = isinstance(value, list) and shape.least <= len(value) <= shape.most
        return counted and all(fits(shape.item, item) for item in value)
    if isinstance(shape, Pairs):
        named = isinstance(value, Mapping) and all(fits(shape.key, key) for key in value)
        return named and all(fits(shape.value, item) for item in value.values())
    if isinstance(shape, Table):
        known = isinstance(value, Mapping) and shape.needed <= value.keys() <= shape.fields.keys()
        return known and all(fits(shape.fields[name], item) for name, item in value.items())
    return True


# ------------------------------------------------------------------ values


class Choices:
    """What can be chosen in a set: the shapes with the game's vocabulary and the ids of the cards that there are."""

    def __init__(self, vocabulary: Vocabulary, ids: Mapping[str, Sequence[str]]) -> None:
        self.vocabulary, self._ids = vocabulary, ids

    def words(self, field: str, shape: Word) -> tuple[Any, ...]:
        """What a word of this field may be; none: any id."""
        if shape.choices:
            return shape.choices
        if field in self.vocabulary.words:
            return tuple(self.vocabulary.words[field])
        return tuple(self._ids.get(self.vocabulary.cards.get(field, ""), ()))

    def first(self, field: str, shape: Shape) -> Any:
        """A value to begin with."""
        if isinstance(shape, Number):
            return min(max(1, shape.least), shape.most)
        if isinstance(shape, Truth):
            return True
        if isinstance(shape, Word):
            return next(iter(self.words(field, shape)), "")
        if isinstance(shape, Several):
            return [self.first(field, shape.item)] * shape.least
        if isinstance(shape, Pairs):
            return {self.first(field, shape.key): self.first(field, shape.value)} if shape.least else {}
        if isinstance(shape, Table):
            return self.completed(shape, {})
        return ""

    def completed(self, table: Table, value: Mapping[str, Any]) -> dict[str, Any]:
        """The table with what it lacks, as its model asks for it."""
        made = {
            **{name: self.first(name, table.fields[name]) for name in table.fields if name in table.needed},
            **value,
        }
        for _ in range(TRIES):
            field = _lacking(table, made)
            if field is None or field in made or field not in table.fields:
                break
            made[field] = self.first(field, table.fields[field])
        return made

    def addable(self, table: Table, value: Mapping[str, Any]) -> list[str]:
        """The fields that may be added to a table as it is."""
        before = problem_of(table, value)
        found = []
        for name, shape in table.fields.items():
            if name in value:
                continue
            after = problem_of(table, {**value, name: self.first(name, shape)})
            if after is None or (before is None and _lacks(after)):
                found.append(name)
        return [name for name in found if not self._is_other_head(name, value)]

    def _is_other_head(self, name: str, value: Mapping[str, Any]) -> bool:
        heads = self.vocabulary.heads
        return name in heads and any(head in value for head in heads)

    def removable(self, table: Table, value: Mapping[str, Any]) -> list[str]:
        """The fields that a table may do without as it is."""
        given = [name for name in value if name not in table.needed and name not in self.vocabulary.heads]
        return [name for name in given if problem_of(table, {k: v for k, v in value.items() if k != name}) is None]

    def with_head(self, table: Table, value: Mapping[str, Any], head: str, word: Any) -> dict[str, Any]:
        """Another kind of effect: what it had and may still have stays, what it lacks is begun."""
        kept = {name: old for name, old in value.items() if name not in self.vocabulary.heads}
        while True:
            made = self.completed(table, {head: word, **kept})
            problem = problem_of(table, made)
            if problem is None or not kept:
                return made
            kept.pop(problem[1] if problem[1] in kept else next(reversed(kept)))


def problem_of(table: Table, value: Mapping[str, Any]) -> tuple[str, str] | None:
    """What the model says against a table: the kind of problem and its field; None: it is sound."""
    try:
        TypeAdapter(table.model).validate_python(dict(value))
    except ValidationError as error:
        first = error.errors()[0]
        context = first.get("ctx", {})
        path = [*first["loc"], *([context["field"]] if context.get("field") else [])]
        return first["type"], str(path[0]) if path else ""
    return None


def _lacks(problem: tuple[str, str]) -> bool:
    return problem[0] in ("missing", "missing_for", "gives_nothing", "empty")


def _lacking(table: Table, value: Mapping[str, Any]) -> str | None:
    """The field that must be begun next; "": any of them."""
    problem = problem_of(table, value)
    if problem is None:
        return None
    kind, field = problem
    return field or (next(iter(table.fields), None) if kind == "empty" else None)
