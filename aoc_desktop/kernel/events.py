"""What happened, and why. Logs, animation, explanations, replay and tests all live on events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Cause(NamedTuple):
    """The card or rule behind an event: `kind` is the kind of card ("wonder", "action", "rule" …)."""

    kind: str
    id: str
    ability: str = ""
    """Which part of the card: "main", "inherited", or empty where a card has only one."""
    nth: int = 0
    """Which effect of that part, in the card file's order."""


class Event(NamedTuple):
    """One thing that happened; each game lists its kinds of events with what the fields mean.

    Two kinds are the same in every game that has turns: "turn_begins" and "turn_ends", with the seat.
    """

    kind: str
    seat: int | None = None
    """The seat that it happened to; None: no seat in particular."""
    what: str = ""
    """The card, resource or word that it is about."""
    amount: int = 0
    cause: Cause | None = None
    seen_by: tuple[int, ...] | None = None
    """The seats that may know of it; None: everybody."""
    reveals: bool = False
    """The event shows a seat something hidden: undo stops here."""


def seen(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """The events that a seat (None: an onlooker) may know of. Ask here before showing or telling any event."""
    return tuple([event for event in events if event.seen_by is None or seat in event.seen_by])
