"""The log's scribe: events become lines, each with the events that it tells of."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

from aoc_desktop.kernel.events import Event
from aoc_desktop.text.language import Language


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


class Scribe:
    """Reads events from the front, as many as belong to one line."""

    def __init__(self, speech: Language, players: Sequence[str], events: list[Event]) -> None:
        self.speech = speech
        self.players = players
        self.events = events

    @abstractmethod
    def line(self, event: Event) -> str:
        """The line that begins with this event, or nothing."""

    def entries(self) -> list[tuple[str, list[Event]]]:
        return lines_of(self.events, self.line)
