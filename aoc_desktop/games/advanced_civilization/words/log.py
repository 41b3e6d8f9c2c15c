"""What happened, as lines of the log. Who may read an event is said by the event itself (sentences, 6.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.runs import run_of
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.games.advanced_civilization.words.sums import sum_text
from aoc_desktop.games.advanced_civilization.words.tellers import Tellers, Told
from aoc_desktop.kernel.events import Event
from aoc_desktop.text.scribe import lines_of

# What another line tells already, or the map shows.
SILENT = ("reckoned", "offering", "spent", "card_chosen", "picked", "heir_chosen", "fight_order", "horde_why")
PAIRS = {"drawn": "draws", "bought_ninth": "draws", "looted": "loot"}
"""A line for everybody, and the one that those who know more read instead of it."""


def log_lines(events: Iterable[Event], state: State | None, language: str, players: Sequence[str]) -> list[str]:
    """The lines for the events that a seat may see; `players` are the names, seat by seat."""
    return [line for line, _ in log_entries(events, state, language, players)]


def log_entries(
    events: Iterable[Event], state: State | None, language: str, players: Sequence[str]
) -> list[tuple[str, list[Event]]]:
    """Each line with the events that it tells of. Of the state only table and nations are read: both never change."""
    return _Scribe(Nouns(load_language(language), state, players), players, list(events)).entries()


def goes_on(before: Sequence[Event], events: Sequence[Event]) -> bool:
    """Whether what a move brought is told in the line that tells of the moves before, or not at all."""
    last = next((event for event in reversed(before) if event.kind not in SILENT), None)
    first = next((event for event in events if event.kind not in SILENT), None)
    if last is None or first is None:
        return True
    together = run_of(last)
    return together is not None and together.goes_on(last, first)


def seat_of_line(events: Sequence[Event]) -> int | None:
    """Nobody's where it tells of several nations."""
    together = run_of(events[0])
    seats = {event.seat for event in events if together is not None and event.kind in together.kinds}
    return None if len(seats) > 1 else events[0].seat


class _Scribe(Tellers):
    """Reads events from the front, as many as belong to one line."""

    def __init__(self, nouns: Nouns, players: Sequence[str], events: list[Event]) -> None:
        super().__init__(nouns, players)
        self.events = events

    def entries(self) -> list[tuple[str, list[Event]]]:
        return lines_of(self.events, self.line)

    def line(self, event: Event) -> str:
        """Kinds without a sentence stay silent."""
        if event.kind == "reckoned" and self.events and self.events[0].kind in ("due", "slave_revolt"):
            return self.due_sum(event, self.events.pop(0))
        if event.kind in SILENT:
            return ""
        if event.kind == "phase":
            return self.phases(event)
        if event.kind == "card_bought":
            return self.cards_bought(event)
        if (run := self.run(event)) is not None:
            return run
        return " ".join([self.alone(event), *self.why(event)])

    def told(self, event: Event) -> Told:
        return self.known_to_few(event) or super().told(event)

    def run(self, event: Event) -> str | None:
        """One line for all events of a kind that follow each other; None: this one stands alone."""
        together = run_of(event)
        if together is None:
            return None
        follow = list(takewhile(lambda other: together.goes_on(event, other), self.events))
        pair = len(follow) == 1 and PAIRS.get(event.kind) == follow[0].kind
        if pair or not (follow or together.even_one):
            return None
        del self.events[: len(follow)]
        return together.tell(self, [event, *follow])

    def why(self, event: Event) -> Iterator[str]:
        """Why it happened so: the order of a fight, what led barbarians or a volcano there."""
        if event.kind == "fight" and self.next_is("fight_order"):
            yield from self.order(event, self.events.pop(0))
        elif event.kind == "eruption" and event.amount:
            yield self.nouns.speech.sentence("log.eruption_why", n=event.amount)
        elif event.kind == "horde" and self.next_is("horde_why"):
            why = self.events.pop(0)
            key = "horde_why" if why.amount else "horde_on_the_way"
            values = {"nation": self.nation(why.seat or 0), "n": why.amount, "area": self.nouns.area(why.what)}
            yield self.nouns.speech.sentence(f"log.{key}", **values)

    def next_is(self, kind: str, seat: int | None = None) -> bool:
        return bool(self.events) and self.events[0].kind == kind and seat in (None, self.events[0].seat)

    def known_to_few(self, event: Event) -> Told | None:
        """Cards drawn and looted, where the reader may know them: one line instead of two."""
        if event.kind not in PAIRS or not self.next_is(PAIRS[event.kind], event.seat):
            return None
        cards = self.events.pop(0).what.split()
        values: dict[str, object] = {"cards": self.nouns.cards(cards), "card": self.nouns.card(cards[0])}
        if event.kind == "drawn":
            return "draws", {**values, "n": int(event.what)}
        if event.kind == "bought_ninth":
            return "buys_ninth", values
        return "loot", {**values, "rival": self.nation(event.what)}

    def phases(self, event: Event) -> str:
        """Phases in which nothing happened are told together, before the next one in which something does."""
        passed = [event.what]
        while self.next_is("phase"):
            passed.append(self.events.pop(0).what)
        *empty, last = [self.named("phase", phase) for phase in passed]
        speech = self.nouns.speech
        title = speech.sentence("log.phase", phase=last)
        return f"{speech.sentence('log.phases_empty', phases=empty)} {title}" if empty else title

    def due_sum(self, event: Event, due: Event) -> str:
        """What is due, with how it arises from the nation's cards."""
        if due.what == "points_left":  # the sum is more than there is to lose
            return self.line(due)
        noun = {"cities": "cities", "points": "unit_points"}.get(due.what, "tokens")
        values = {
            "nation": self.nation(due.seat or 0),
            "sum": sum_text(self.nouns.speech, event.what, due.amount, noun),
        }
        key = {"cities": "due_cities_sum", "points": "due_sum"}.get(due.what, "slave_revolt_sum")
        return self.nouns.speech.sentence(f"log.{key}", **values)

    def cards_bought(self, event: Event) -> str:
        """All cards of a purchase in one line, with the credits of each."""
        bought = [event]
        while self.next_is("card_bought", event.seat):
            bought.append(self.events.pop(0))
        price, cards = sum(each.amount for each in bought), [each.what.split()[0] for each in bought]
        values: dict[str, object] = {"nation": self.nation(event.seat or 0), "cards": cards, "n": price}
        told = [self.nouns.speech.sentence("log.card_bought" if price else "log.cards_free", **values)]
        for each in bought:
            card, cost = each.what.split()
            if each.amount and each.amount < int(cost):
                saved = {"card": card, "cost": int(cost), "k": int(cost) - each.amount, "n": each.amount}
                told.append(self.nouns.speech.sentence("log.card_credits", **saved))
        return " ".join(told)
