"""The log's scribe: events become lines, each with the events that it tells of."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeVar

from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.text.language import Language

E = TypeVar("E", bound=Event)


def lines_of(events: list[Event], line: Callable[[Event], str]) -> list[tuple[str, list[Event]]]:
    """Each line with the events that it tells of. `line` begins with the event that it is given, may take further
    events out of `events`, and may return nothing."""
    found = []
    while events:
        before = list(events)
        told = line(events.pop(0))
        if told:
            left = {id(later) for later in events}
            found.append((told, [event for event in before if id(event) not in left]))
    return found


class Taker:
    """Reads events from the front, as many as belong to one line."""

    def __init__(self, events: list[Event]) -> None:
        self.events = events

    @abstractmethod
    def line(self, event: Event) -> str:
        """The line that begins with this event, or nothing."""

    def entries(self) -> list[tuple[str, list[Event]]]:
        return lines_of(self.events, self.line)

    def take(
        self, *kinds: type[E], seat: int | None = None, cause: Cause | None = None, most: int | None = None
    ) -> list[E]:
        """Take the events at the front that are of these kinds; only those of this seat, and of this cause, if any."""
        taken: list[E] = []
        for event in self.events[:most]:
            if not isinstance(event, kinds) or seat not in (None, event.seat) or cause not in (None, event.cause):
                break
            taken.append(event)
        del self.events[: len(taken)]
        return taken


class Scribe(Taker):
    """Fills the sentences of a game's log with the fields of its events."""

    def __init__(self, speech: Language, players: Sequence[str], events: list[Event]) -> None:
        super().__init__(events)
        self.speech = speech
        self.players = players

    def values(self, event: Event) -> dict[str, object]:
        """What fills the sentence of an event: its fields, its player, the card behind it."""
        player = "" if event.seat is None else self.players[event.seat]
        card = "" if event.cause is None else event.cause.id
        return {"player": player, "card": card, **event.values}

    def say(self, key: str, event: Event, /, **values: object) -> str:
        return self.speech.sentence(f"log.{key}", **{**self.values(event), **values})

    def plain(self, event: Event) -> str:
        """A line that needs nothing but its own event; kinds without a sentence stay silent."""
        return self.say(event.kind, event) if self.speech.has(f"log.{event.kind}") else ""
