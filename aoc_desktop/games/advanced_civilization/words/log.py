"""What happened, as lines of the log. Who may read an event is said by the event itself (sentences, 6.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.runs import run_of
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.games.advanced_civilization.words.sums import sum_text
from aoc_desktop.games.advanced_civilization.words.tellers import Tellers, Told
from aoc_desktop.kernel.events import Event
from aoc_desktop.text.scribe import Taker

# What another line tells already, or the map shows.
SILENT = (kinds.Reckoned, kinds.Offering, kinds.Spent, kinds.CardChosen, kinds.Picked, kinds.FightOrder, kinds.HordeWhy)
PAIRS: Mapping[type[Event], type[kinds.Draws | kinds.LootSeen]] = {
    kinds.Drawn: kinds.Draws,
    kinds.BoughtNinth: kinds.Draws,
    kinds.Looted: kinds.LootSeen,
}
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
    last = next((event for event in reversed(before) if not isinstance(event, SILENT)), None)
    first = next((event for event in events if not isinstance(event, SILENT)), None)
    if last is None or first is None:
        return True
    together = run_of(last)
    return together is not None and together.goes_on(last, first)


def seat_of_line(events: Sequence[Event]) -> int | None:
    """Nobody's where it tells of several nations."""
    together = run_of(events[0])
    seats = {event.seat for event in events if together is not None and isinstance(event, together.kinds)}
    return None if len(seats) > 1 else events[0].seat


class _Scribe(Tellers, Taker):
    """Reads events from the front, as many as belong to one line."""

    def __init__(self, nouns: Nouns, players: Sequence[str], events: list[Event]) -> None:
        Tellers.__init__(self, nouns, players)
        Taker.__init__(self, events)

    def line(self, event: Event) -> str:
        """Kinds without a sentence stay silent."""
        if isinstance(event, kinds.Reckoned):
            due: list[kinds.Due | kinds.SlaveRevolt] = [*self.take(kinds.Due, most=1)]
            due = due or [*self.take(kinds.SlaveRevolt, most=1)]
            return self.due_sum(event, due[0]) if due else ""
        if isinstance(event, SILENT):
            return ""
        if isinstance(event, kinds.PhaseBegins):
            return self.phases(event)
        if isinstance(event, kinds.CardBought):
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
        pair = len(follow) == 1 and PAIRS.get(type(event)) is type(follow[0])
        if pair or not (follow or together.even_one):
            return None
        del self.events[: len(follow)]
        return together.tell(self, [event, *follow])

    def why(self, event: Event) -> Iterator[str]:
        """Why it happened so: the order of a fight, what led barbarians or a volcano there."""
        if isinstance(event, kinds.Fight):
            for order in self.take(kinds.FightOrder, most=1):
                yield from self.order(event, order)
        elif isinstance(event, kinds.Eruption) and event.points:
            yield self.nouns.speech.sentence("log.eruption_why", n=event.points)
        elif isinstance(event, kinds.Horde):
            for why in self.take(kinds.HordeWhy, most=1):
                key = "horde_why" if why.points else "horde_on_the_way"
                yield self.nouns.speech.sentence(f"log.{key}", **self.values(why))

    def known_to_few(self, event: Event) -> Told | None:
        """Cards drawn and looted, where the reader may know them: one line instead of two."""
        known = self.take(PAIRS[type(event)], seat=event.seat, most=1) if type(event) in PAIRS else []
        if not known:
            return None
        key = (
            "draws"
            if isinstance(event, kinds.Drawn)
            else "buys_ninth"
            if isinstance(event, kinds.BoughtNinth)
            else "loot"
        )
        cards = known[0].words
        named: dict[str, object] = {"cards": self.nouns.cards(cards), "card": self.nouns.card(cards[0])}
        return key, {**self.values(event), **named}

    def phases(self, event: kinds.PhaseBegins) -> str:
        """Phases in which nothing happened are told together, before the next one in which something does."""
        passed = [event, *self.take(kinds.PhaseBegins)]
        *empty, last = [self.named("phase", each.phase) for each in passed]
        speech = self.nouns.speech
        title = speech.sentence("log.phase", phase=last)
        return f"{speech.sentence('log.phases_empty', phases=empty)} {title}" if empty else title

    def due_sum(self, event: kinds.Reckoned, due: kinds.Due | kinds.SlaveRevolt) -> str:
        """What is due, with how it arises from the nation's cards."""
        if isinstance(due, kinds.SlaveRevolt):
            key, noun, number = "slave_revolt_sum", "tokens", due.tokens
        elif due.noun == "points_left":  # the sum is more than there is to lose
            return self.line(due)
        else:
            key, noun = ("due_cities_sum", "cities") if due.noun == "cities" else ("due_sum", "unit_points")
            number = due.number
        told = sum_text(self.nouns.speech, event.base, event.terms, number, noun)
        return self.nouns.speech.sentence(f"log.{key}", nation=self.nation(due.seat), sum=told)

    def cards_bought(self, event: kinds.CardBought) -> str:
        """All cards of a purchase in one line, with the credits of each."""
        bought = [event, *self.take(kinds.CardBought, seat=event.seat)]
        price, cards = sum(each.price for each in bought), [each.card for each in bought]
        values: dict[str, object] = {"nation": self.nation(event.seat), "cards": cards, "n": price}
        told = [self.nouns.speech.sentence("log.card_bought" if price else "log.cards_free", **values)]
        for each in bought:
            if each.price and each.price < each.cost:
                saved = {"card": each.card, "cost": each.cost, "k": each.cost - each.price, "n": each.price}
                told.append(self.nouns.speech.sentence("log.card_credits", **saved))
        return " ".join(told)
