"""What happened, as lines of the log: an action with its costs and gains is one, and so is what befalls several."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from aoc_desktop.games.age_of_civilization.solo.days import kind_of
from aoc_desktop.games.age_of_civilization.words.effects import amount_text
from aoc_desktop.games.age_of_civilization.words.solo import kind_name
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.kernel.record import Record
from aoc_desktop.text.language import capital
from aoc_desktop.text.names import Name
from aoc_desktop.text.scribe import Scribe

# Events that belong to the line of the action, rest or offer that they follow.
CHANGES = ("paid", "gained", "lost", "limit", "technology", "wonder", "nothing_gained")
PLAGUE = Cause("rule", "plague")
WAR = Cause("rule", "war")


def log_lines(events: Iterable[Event], language: str, players: Sequence[str]) -> list[str]:
    """The lines for the events of one or several moves; `players` are the names, seat by seat."""
    return [line for line, _ in log_entries(events, language, players)]


def log_entries(events: Iterable[Event], language: str, players: Sequence[str]) -> list[tuple[str, list[Event]]]:
    """Each line with the events that it tells of."""
    return _Scribe(load_language(language), players, list(events)).entries()


def beginning_line(record: Record, first: str, language: str) -> str:
    """What the log opens with: who plays first, or what is played alone."""
    speech, kind = load_language(language), kind_of(record)
    if kind:
        return speech.sentence("log.solo_begins", kind=kind_name(kind, language))
    return speech.sentence("log.game_begins", player=first)


class _Scribe(Scribe):
    """A line for each event that heads one."""

    def line(self, event: Event) -> str:
        return HEADS.get(event.kind, _Scribe.plain)(self, event)

    # ------------------------------------------------------------------ one event, one line

    def plain(self, event: Event) -> str:
        """A line that needs nothing but its own event; kinds that no grammar knows stay silent."""
        key = f"log.{event.kind}"
        if not self.speech.has(key):
            return ""
        return self.say(
            event.kind,
            event,
            civilization=event.what,
            civilizations=event.what.split(),
            event=event.what,
            what=self.track_card(event.what),
            n=event.amount,
        )

    def say(self, key: str, event: Event, /, **values: object) -> str:
        player = "" if event.seat is None else self.players[event.seat]
        return self.speech.sentence(f"log.{key}", **{"player": player, **values})

    def track_card(self, card: str) -> Name:
        kind = "track_card" if card in self.speech.names["track_card"] else "action"
        return self.speech.names[kind][card]

    def cause(self, cause: Cause | None) -> str:
        """The card behind a change, or the rule if it is worth a word."""
        if cause is None:
            return ""
        if cause.kind == "rule":
            key = f"rule.{cause.id}"
            return self.speech.text(key) if self.speech.has(key) else ""
        return self.speech.names[cause.kind][cause.id].display

    def card_line(self, event: Event) -> str:
        card = self.speech.names[event.kind][event.what]
        return self.say("card", event, card=card, cause=self.cause(event.cause))

    def nothing_gained(self, event: Event) -> str:
        return self.say("nothing_gained", event, cause=self.cause(event.cause))

    def nothing_lost(self, event: Event) -> str:
        return self.say(f"nothing_lost_{event.what}", event)

    def declined(self, event: Event) -> str:
        return self.say("declined", event, card=self.cause_name(event))

    def cause_name(self, event: Event) -> Name:
        assert event.cause is not None
        return self.speech.names[event.cause.kind][event.cause.id]

    def coins_laid(self, event: Event) -> str:
        return self.say("coins_laid", event, civilization=event.what, n=event.amount, cause=self.cause(event.cause))

    # ------------------------------------------------------------------ civilisations and the market

    def rises(self, event: Event) -> str:
        workers = self.pull(event, "gained", "population")
        coins = self.pull(event, "gained", "bonus_coins")
        key = "rises_coins" if coins else "rises"
        return self.say(key, event, civilization=event.what, workers=workers, coins=coins)

    def annexes(self, event: Event) -> str:
        workers = self.pull(event, "gained", "annex")
        full = self.pull(event, "limit", "annex")
        coins = self.pull(event, "gained", "bonus_coins")
        key = "annexes" + "_limit" * bool(full) + "_coins" * bool(coins)
        return self.say(key, event, civilization=event.what, workers=workers, coins=coins)

    def pull(self, event: Event, kind: str, rule: str) -> int:
        """Take what the rule gave this player out of the events that follow; 0 if there is nothing of it."""
        for place, later in enumerate(self.events):
            if later.kind in HEADS_OF_A_MOVE:
                return 0
            if (later.seat, later.kind, later.cause) == (event.seat, kind, Cause("rule", rule)):
                return self.events.pop(place).amount
        return 0

    def market_coins(self, event: Event) -> str:
        follows = self.events[0].kind if self.events else ""
        if follows == "drawn":
            return self.say("market_coins_drawn", event, n=event.amount, civilization=self.events.pop(0).what)
        if follows == "deck_empty":
            self.events.pop(0)
            return self.say("market_coins_empty", event, n=event.amount)
        return self.say("market_coins", event, n=event.amount)

    def buys(self, event: Event) -> str:
        self.take_while(lambda later: later.kind == "paid" and later.seat == event.seat)
        return self.say("buys", event, card=event.what)

    # ------------------------------------------------------------------ actions

    def performs(self, event: Event) -> str:
        if [later.kind for later in self.events[:2]] in (["paid", "controls"], ["controls"]):
            return self.controls(event)
        changes = self.changes(event.seat, event.cause)
        return self.say("performs" if changes else "performs_nothing", event, action=event.what, changes=changes)

    def controls(self, event: Event) -> str:
        """A caravan: the card taken, and its cost."""
        self.take_while(lambda later: later.kind == "paid")
        taken = self.events.pop(0)
        return self.say("controls", event, card=taken.what, n=taken.amount)

    def granted(self, event: Event) -> str:
        """What a special action puts into force; where the end of the round tells of it, nothing is said now."""
        kind, _, action = event.what.partition(" ")
        if not self.speech.has(f"log.granted_{kind}"):
            return ""
        return self.say(f"granted_{kind}", event, action=action, n=event.amount)

    def scenario_turns(self, event: Event) -> str:
        key = f"scenario_turns_{event.what}"
        return self.say(key, event) if self.speech.has(f"log.{key}") else ""

    def offered(self, event: Event) -> str:
        changes = self.changes(event.seat, Cause("action", event.what))
        key = "offered" if changes else "offered_nothing"
        return self.say(key, event, card=self.cause_name(event), changes=changes)

    def rests(self, event: Event) -> str:
        changes = self.changes(event.seat, Cause("rule", "rest"))
        return self.say("rests" if changes else "rests_nothing", event, changes=changes)

    def changes(self, seat: int | None, head: Cause | None) -> str:
        """The parts of an action's line: costs; gains; cards; the others' share. Causes other than `head` are named."""

        def own(later: Event) -> bool:
            return later.kind in CHANGES and later.seat == seat

        taken = self.take_while(own)
        share = self.share(seat, head)
        taken += self.take_while(own)
        costs = [self.change(event, head) for event in taken if event.kind == "paid"]
        gains = [self.change(event, head) for event in taken if event.kind in ("gained", "lost")]
        rest = [self.change(event, head) for event in taken if event.kind not in ("paid", "gained", "lost")]
        parts = [self.speech.join(group, "comma") for group in (costs, gains) if group]
        return self.speech.join([*parts, *rest, *share], "semicolon")

    def change(self, event: Event, head: Cause | None) -> str:
        """ "+1 point (Writing)"."""
        if event.kind in ("gained", "paid", "lost"):
            text = self.signed(event)
        elif event.kind == "limit":
            text = self.speech.text("log.no_worker")
        elif event.kind == "nothing_gained":
            text = self.speech.text("log.no_points" if event.cause == head else "move.nothing")
        else:
            text = self.speech.text("log.gains_card", card=self.speech.names[event.kind][event.what])
        cause = "" if event.cause == head else self.cause(event.cause)
        return self.speech.text("log.with_cause", change=text, cause=cause) if cause else text

    def signed(self, event: Event) -> str:
        amount = amount_text(self.speech, event.what, event.amount, "count")
        return self.speech.text("change.gain" if event.kind == "gained" else "change.lose", amount=amount)

    def share(self, seat: int | None, head: Cause | None) -> list[str]:
        """What an action gives each of the other players, if it is the same for all."""
        found = self.take_while(lambda later: later.kind == "gained" and later.seat != seat and later.cause == head)
        if not found:
            return []
        alike = {(event.what, event.amount) for event in found}
        if len(alike) > 1 or len(found) < len(self.players) - 1:
            self.events[:0] = found
            return []
        return [self.speech.text("log.share", changes=self.signed(found[0]))]

    # ------------------------------------------------------------------ what befalls one or several players

    def changed(self, event: Event) -> str:
        if not event.amount:
            return self.nothing_gained(event)
        seats, amount = self.alike(event)
        total = event._replace(amount=amount)
        cause = self.cause(event.cause)
        key = ("lost" if event.kind == "lost" else "changed") + "_cause" * bool(cause)
        text = amount_text(self.speech, event.what, amount, "count")
        return self.say(key, event, players=seats, changes=self.signed(total), amount=text, cause=cause)

    def limit(self, event: Event) -> str:
        seats, _ = self.alike(event)
        cause = self.cause(event.cause)
        changes = self.speech.text("log.no_worker")
        return self.say("changed" + "_cause" * bool(cause), event, players=seats, changes=changes, cause=cause)

    def sacrificed(self, event: Event) -> str:
        seats, amount = self.alike(event)
        cause = self.cause(event.cause)
        return self.say("sacrificed" + "_cause" * bool(cause), event, players=seats, n=amount, cause=cause)

    def alike(self, event: Event) -> tuple[list[str], int]:
        """Take the same change of this player again, or else of others; the players, and how much each."""
        assert event.seat is not None
        again = self.take_while(lambda later: later == event)
        seats = [event.seat]
        while not again and self.events and self.events[0] == event._replace(seat=self.events[0].seat):
            if self.events[0].seat in seats or self.events[0].seat is None:
                break
            seats.append(self.events.pop(0).seat or 0)
        return [self.players[seat] for seat in seats], event.amount * (1 + len(again))

    def workers_return(self, event: Event) -> str:
        red = Cause("rule", "red_slot")
        lost = self.take_while(
            lambda later: later.kind == "sacrificed" and later.seat == event.seat and later.cause == red
        )
        m = sum(later.amount for later in lost)
        if not event.amount and not m:
            return ""
        kind = "workers_return" if not m else "workers_return_sacrificed" if event.amount else "workers_return_none"
        return self.say(kind, event, n=event.amount, m=m)

    def war(self, event: Event) -> str:
        """In a scenario's war both sides are named, and what it cost."""
        if not event.what:
            return self.say("war", event, n=event.amount)
        mine, opponent = event.what.split()
        costs = [change for change in self.take_while(lambda later: later.cause == WAR) if change.amount]
        changes = [self.signed(change) for change in costs]
        key = "war_sides" if changes else "war_sides_nothing"
        return self.say(key, event, a=mine, b=opponent, changes=self.speech.join(changes, "comma"))

    def plague(self, event: Event) -> str:
        """Each player's sacrifice is said at once; only who has no worker is named."""
        self.events[:] = [later for later in self.events if not (later.kind == "sacrificed" and later.cause == PLAGUE)]
        return capital(self.say("plague" if len(self.players) > 1 else "plague_solo", event))

    def take_while(self, belongs: Callable[[Event], bool]) -> list[Event]:
        """The events at the front that belong to the line."""
        count = next((place for place, event in enumerate(self.events) if not belongs(event)), len(self.events))
        taken = self.events[:count]
        del self.events[:count]
        return taken


HEADS: dict[str, Callable[[_Scribe, Event], str]] = {
    "rises": _Scribe.rises,
    "annexes": _Scribe.annexes,
    "market_coins": _Scribe.market_coins,
    "buys": _Scribe.buys,
    "performs": _Scribe.performs,
    "offered": _Scribe.offered,
    "rests": _Scribe.rests,
    "declined": _Scribe.declined,
    "technology": _Scribe.card_line,
    "wonder": _Scribe.card_line,
    "nothing_gained": _Scribe.nothing_gained,
    "nothing_lost": _Scribe.nothing_lost,
    "coins_laid": _Scribe.coins_laid,
    "gained": _Scribe.changed,
    "paid": _Scribe.changed,
    "lost": _Scribe.changed,
    "limit": _Scribe.limit,
    "sacrificed": _Scribe.sacrificed,
    "workers_return": _Scribe.workers_return,
    "war": _Scribe.war,
    "plague": _Scribe.plague,
    "granted": _Scribe.granted,
    "scenario_turns": _Scribe.scenario_turns,
}
HEADS_OF_A_MOVE = ("rises", "annexes", "performs", "rests", "turn_ends", "market_coins")
