"""A state is declared once: from its fields come its key, its equality, a copy, and what a worker is told of it.

A declared class is a dataclass with slots: `@dataclass(slots=True, eq=False) class State(Declared)`, without an
`__init__` of its own. A field with `compare=False` is shared by all states of a game or follows from the others: it is
neither compared nor told, and `derive` fills it in again. `metadata=UNORDERED` is for cards and moves whose order means
nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple, Self

UNORDERED: Mapping[str, bool] = {"unordered": True}
FLAT = frozenset({int, str, bool})


class Declared:
    """What changes while a game is played, or is known of it."""

    __slots__ = ()

    def key(self) -> tuple[object, ...]:
        """Every compared field as one value. Cards are told apart by their ids."""
        kind: Any = type(self)
        found: list[object] = []
        for name, unordered in _compared(kind):
            value = _keyed(getattr(self, name))
            found.append(tuple(sorted(value)) if unordered else value)
        return tuple(found)

    def copy(self) -> Self:
        """A copy that shares what never changes. A class that search copies often writes the same by hand."""
        made = type(self).__new__(type(self))
        for field in fields(self):  # type: ignore[arg-type]  # every subclass is a dataclass
            setattr(made, field.name, _copied(getattr(self, field.name)))
        return made

    def derive(self, table: Any) -> None:
        """Fill in what is not compared; called when all other fields are read."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Declared) and type(other) is type(self) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]  # it changes


@cache
def _compared(kind: Any) -> tuple[tuple[str, bool], ...]:
    return tuple((each.name, "unordered" in each.metadata) for each in fields(kind) if each.compare)


def _keyed(value: Any) -> Any:
    """Lists and tables as tuples, cards as ids, so that keys can be kept and compared."""
    kind = type(value)
    if kind is tuple or kind is list:
        if value and type(value[0]) not in FLAT:
            return tuple([_keyed(each) for each in value])
        return tuple(value)
    if isinstance(value, tuple):
        return value[0] if is_card(value) else value
    if isinstance(value, Declared):
        return value.key()
    if kind is bytearray:
        return bytes(value)
    return tuple(value.items()) if kind is dict else value


def is_card(value: Any) -> bool:
    """Cards are named tuples that begin with their id."""
    return bool(value._fields[0] == "id")


def _copied(value: Any) -> Any:
    if isinstance(value, Declared):
        return value.copy()
    if isinstance(value, list):
        return [_copied(each) for each in value]
    return value.copy() if isinstance(value, bytearray | dict) else value


class Named(NamedTuple):
    """How things that both sides have are told by a name."""

    tell: Callable[[Any], Any]
    find: Callable[[Any, Any], Any]
    """From the name and the table."""


def card_of(kind: str) -> Named:
    """Cards, by their ids in this part of the card set."""
    return Named(attrgetter("id"), lambda name, table: getattr(table.cards, kind)[name])


class ViewCodec:
    """Views as plain JSON data and back.

    A tuple is told as a list, a declared object or a named tuple by the name of its class and its fields, anything
    else that JSON does not have as {kind: content}.
    """

    def __init__(
        self,
        kinds: Iterable[type],
        named: Mapping[type, Named] | None = None,
        tell_table: Callable[[Any], dict[str, Any]] = lambda _view: {},
        read_table: Callable[[Mapping[str, Any]], Any] = lambda _data: None,
    ) -> None:
        self._kinds: dict[str, Any] = {kind.__name__: kind for kind in kinds}
        """The classes that may be read, and no others."""
        self._named = {kind.__name__: how for kind, how in (named or {}).items()}
        self._tell_table = tell_table
        """What set-up settled, from the view: plain data, so named that it can stand beside the view."""
        self._read_table = read_table

    def to_data(self, view: Any) -> dict[str, Any]:
        return {**self._tell_table(view), "view": self._told(view)}

    def from_data(self, data: Mapping[str, Any]) -> Any:
        return self._read(data["view"], self._read_table(data))

    def _told(self, value: Any) -> Any:
        if value is None or isinstance(value, int | str):
            return value
        kind: Any = type(value)
        if kind is tuple:
            return [self._told(each) for each in value]
        name = kind.__name__
        if name in self._named:
            return {name: self._told(self._named[name].tell(value))}
        if name in self._kinds:
            return {"is": name, **{each: self._told(getattr(value, each)) for each in _told_fields(kind)}}
        if kind is dict:
            return {name: [[self._told(each), self._told(content)] for each, content in value.items()]}
        if name not in BUILT_IN:
            raise TypeError(f"a view holds a {name}, which its codec does not know")
        return {name: [self._told(each) for each in (sorted(value) if kind is frozenset else value)]}

    def _read(self, data: Any, table: Any) -> Any:
        if isinstance(data, list):
            return tuple([self._read(each, table) for each in data])
        if not isinstance(data, dict):
            return data
        if "is" in data:
            values = {name: self._read(each, table) for name, each in data.items() if name != "is"}
            return _made(self._kinds[data["is"]], values, table)
        ((name, told),) = data.items()
        content = self._read(told, table)
        return self._named[name].find(content, table) if name in self._named else BUILT_IN[name](content)


BUILT_IN: Mapping[str, Callable[[Any], Any]] = {
    "list": list,
    "bytearray": bytearray,
    "frozenset": frozenset,
    "dict": dict,
}


@cache
def _told_fields(kind: Any) -> tuple[str, ...]:
    return kind._fields if hasattr(kind, "_fields") else tuple(name for name, _ in _compared(kind))


def _made(kind: Any, values: Mapping[str, Any], table: Any) -> Any:
    """An object with these fields."""
    if not issubclass(kind, Declared):
        return kind(**values)
    made = kind.__new__(kind)
    for name, value in values.items():
        setattr(made, name, value)
    made.derive(table)
    return made
