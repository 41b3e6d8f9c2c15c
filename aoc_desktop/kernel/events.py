"""What happened, and why. Logs, animation, explanations, replay and tests all live on events."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple, TypeVarTuple, dataclass_transform

Ts = TypeVarTuple("Ts")


class Cause(NamedTuple):
    """The card or rule behind an event: `kind` is the kind of card ("wonder", "action", "rule" …)."""

    kind: str
    id: str
    ability: str = ""
    """Which part of the card: "main", "inherited", or empty where a card has only one."""
    nth: int = 0
    """Which effect of that part, in the card file's order."""


@dataclass_transform(frozen_default=True)
class Kind(type):
    """Makes every class of events a frozen dataclass with slots, and names its kind: `CityLost` is "city_lost"."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        if "__slots__" in body:
            return type.__new__(mcs, name, bases, body)
        # A value is a constant of the kind and no field, though mypyc annotates it; only None is a default.
        own = {name: kind for name, kind in body.get("__annotations__", {}).items() if body.get(name) is None}
        body |= {"__annotations__": own, "kind": body.get("kind", re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower())}
        for field_name in own:
            body.setdefault(field_name, field())  # a property of Event with the same name is no default
        return dataclass(frozen=True, slots=True)(type.__new__(mcs, name, bases, body))


class Event(metaclass=Kind):
    """One thing that happened. Each kind is a class of its own in its game's `rules`; the fields say what it was."""

    __slots__ = ()
    kind: ClassVar[str]
    """The name of its class in small letters: `log.<kind>` is its sentence."""

    @property
    def seat(self) -> int | None:
        """The seat that it happened to; None: no seat in particular."""
        return None

    @property
    def cause(self) -> Cause | None:
        return None

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        """The seats that may know of it; None: everybody."""
        return None

    @property
    def reveals(self) -> bool:
        """The event shows a seat something hidden: undo stops here."""
        return False

    @property
    def grave(self) -> bool:
        """What cannot be made good: its player sees what comes of it, and is asked, before it happens."""
        return False

    @property
    def values(self) -> dict[str, object]:
        """Its fields by their names, as a sentence is filled with them; a sentence about one number calls it n."""
        kind: Any = type(self)
        values: dict[str, object] = {name: getattr(self, name) for name in kind.__match_args__}
        numbers = [name for name, value in values.items() if isinstance(value, int) and name not in ABOUT]
        return {**values, "n": values[numbers[0]]} if len(numbers) == 1 else values

    @property
    def words(self) -> tuple[str, ...]:
        """The ids of cards, places and things in its fields, and numbers in lists, in their order."""
        return tuple(_words(value for name, value in self.values.items() if name not in ABOUT))


ABOUT = ("seat", "rival", "cause", "seen_by", "reveals", "grave")
"""Fields that say whom, why and for whom, not what."""
Log = list[Event] | None
"""Where events are written; None where no one reads them, as in play-outs."""


class OfSeat(Event):
    """What one seat does, or what happens to it."""

    seat: int


class TurnBegins(OfSeat):
    """The same in every game that has turns."""


class TurnEnds(OfSeat):
    """The same in every game that has turns."""


class RoundBegins(Event):
    """A heading of the log: what follows belongs to this round."""

    round: int


class Secret(OfSeat):
    """What no other seat may know."""

    @property
    def seen_by(self) -> tuple[int, ...]:
        return (self.seat,)


def note(log: Log, kind: Callable[[*Ts], Event], *fields: *Ts) -> None:
    """Write an event, if a log is kept: only then it is made."""
    if log is not None:
        log.append(kind(*fields))


def seen(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """The events that a seat (None: an onlooker) may know of. Ask here before showing or telling any event."""
    return tuple([event for event in events if event.seen_by is None or seat in event.seen_by])


def _words(values: Iterable[object]) -> Iterator[str]:
    for value in values:
        if isinstance(value, tuple):
            yield from (str(part) for part in value if isinstance(part, str | int))
        elif isinstance(value, str) and value:
            yield value
