"""What happened, as lines of the log: an action with its costs and gains is one, and so is what befalls several."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from aoc_desktop.games.age_of_civilization.rules import events as kinds
from aoc_desktop.games.age_of_civilization.rules.events import (
    ANNEX,
    BONUS_COINS,
    PLAGUE,
    POPULATION,
    RED_SLOT,
    REST,
    WAR,
)
from aoc_desktop.games.age_of_civilization.solo.days import kind_of
from aoc_desktop.games.age_of_civilization.words.effects import amount_text
from aoc_desktop.games.age_of_civilization.words.solo import kind_name
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.kernel.events import Cause, Event, TurnEnds
from aoc_desktop.kernel.record import Record
from aoc_desktop.text.language import capital
from aoc_desktop.text.names import Name
from aoc_desktop.text.scribe import Scribe

CHANGES = (
    kinds.Paid,
    kinds.Gained,
    kinds.Lost,
    kinds.Limit,
    kinds.TechnologyGained,
    kinds.WonderGained,
    kinds.NothingGained,
)
"""Events that belong to the line of the action, rest or offer that they follow."""


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
        return HEADS.get(type(event), _Scribe.plain)(self, event)

    # ------------------------------------------------------------------ one event, one line

    def permanent_card_moves(self, event: kinds.PermanentCardMoves) -> str:
        kind = "track_card" if event.card in self.speech.names["track_card"] else "action"
        return self.say("permanent_card_moves", event, card=self.speech.names[kind][event.card])

    def cause(self, cause: Cause | None) -> str:
        """The card behind a change, or the rule if it is worth a word."""
        if cause is None:
            return ""
        if cause.kind == "rule":
            key = f"rule.{cause.id}"
            return self.speech.text(key) if self.speech.has(key) else ""
        return self.speech.names[cause.kind][cause.id].display

    def card_line(self, event: kinds.TechnologyGained | kinds.WonderGained) -> str:
        card = self.speech.names[event.kind][event.words[0]]
        return self.say("card", event, card=card, cause=self.cause(event.cause))

    def nothing_gained(self, event: Event) -> str:
        return self.say("nothing_gained", event, cause=self.cause(event.cause))

    def nothing_lost(self, event: kinds.NothingLost) -> str:
        return self.say(f"nothing_lost_{event.what}", event)

    def declined(self, event: kinds.Declined) -> str:
        return self.say("declined", event, card=self.cause_name(event))

    def cause_name(self, event: kinds.Declined | kinds.Offered) -> Name:
        return self.speech.names[event.cause.kind][event.cause.id]

    def coins_laid(self, event: kinds.CoinsLaid) -> str:
        return self.say("coins_laid", event, cause=self.cause(event.cause))

    # ------------------------------------------------------------------ civilisations and the market

    def rises(self, event: kinds.Rises) -> str:
        workers = self.pull(event, kinds.Gained, POPULATION)
        coins = self.pull(event, kinds.Gained, BONUS_COINS)
        return self.say("rises_coins" if coins else "rises", event, workers=workers, coins=coins)

    def annexes(self, event: kinds.Annexes) -> str:
        workers = self.pull(event, kinds.Gained, ANNEX)
        full = self.pull(event, kinds.Limit, ANNEX)
        coins = self.pull(event, kinds.Gained, BONUS_COINS)
        key = "annexes" + "_limit" * bool(full) + "_coins" * bool(coins)
        return self.say(key, event, workers=workers, coins=coins)

    def pull(self, event: Event, kind: type[kinds.Amount], rule: Cause) -> int:
        """Take what the rule gave this player out of the events that follow; 0 if there is nothing of it."""
        for place, later in enumerate(self.events):
            if isinstance(later, HEADS_OF_A_MOVE):
                return 0
            if isinstance(later, kind) and (later.seat, later.cause) == (event.seat, rule):
                del self.events[place]
                return later.amount
        return 0

    def market_coins(self, event: kinds.MarketCoins) -> str:
        if drawn := self.take(kinds.Drawn):
            return self.say("market_coins_drawn", event, civilization=drawn[0].civilization)
        return self.say("market_coins_empty" if self.take(kinds.DeckEmpty) else "market_coins", event)

    def buys(self, event: kinds.Buys) -> str:
        self.take(kinds.Paid, seat=event.seat)
        return self.say("buys", event)

    # ------------------------------------------------------------------ actions

    def performs(self, event: kinds.Performs) -> str:
        if [type(later) for later in self.events[:2]] in ([kinds.Paid, kinds.Controls], [kinds.Controls]):
            return self.controls(event)
        changes = self.changes(event.seat, event.cause)
        return self.say("performs" if changes else "performs_nothing", event, changes=changes)

    def controls(self, event: kinds.Performs) -> str:
        """A caravan: the card taken, and its cost."""
        self.take(kinds.Paid)
        taken = self.take(kinds.Controls)[0]
        return self.say("controls", event, card=taken.card, n=taken.coins)

    def granted(self, event: kinds.Granted) -> str:
        """What a special action puts into force; where the end of the round tells of it, nothing is said now."""
        key = f"granted_{event.effect}"
        return self.say(key, event) if self.speech.has(f"log.{key}") else ""

    def scenario_turns(self, event: kinds.ScenarioTurns) -> str:
        key = f"scenario_turns_{event.scenario}"
        return self.say(key, event) if self.speech.has(f"log.{key}") else ""

    def offered(self, event: kinds.Offered) -> str:
        changes = self.changes(event.seat, Cause("action", event.action))
        key = "offered" if changes else "offered_nothing"
        return self.say(key, event, card=self.cause_name(event), changes=changes)

    def rests(self, event: kinds.Rests) -> str:
        changes = self.changes(event.seat, REST)
        return self.say("rests" if changes else "rests_nothing", event, changes=changes)

    def changes(self, seat: int, head: Cause) -> str:
        """The parts of an action's line: costs; gains; cards; the others' share. Causes other than `head` are named."""
        taken = self.take(*CHANGES, seat=seat)
        share = self.share(seat, head)
        taken += self.take(*CHANGES, seat=seat)
        costs = [self.change(event, head) for event in taken if isinstance(event, kinds.Paid)]
        gains = [self.change(event, head) for event in taken if isinstance(event, kinds.Gained | kinds.Lost)]
        rest = [
            self.change(event, head) for event in taken if not isinstance(event, kinds.Paid | kinds.Gained | kinds.Lost)
        ]
        parts = [self.speech.join(group, "comma") for group in (costs, gains) if group]
        return self.speech.join([*parts, *rest, *share], "semicolon")

    def change(self, event: Event, head: Cause) -> str:
        """ "+1 point (Writing)"."""
        if isinstance(event, kinds.Limit):
            text = self.speech.text("log.no_worker")
        elif isinstance(event, kinds.Amount):
            text = self.signed(event)
        elif isinstance(event, kinds.NothingGained):
            text = self.speech.text("log.no_points" if event.cause == head else "move.nothing")
        else:
            text = self.speech.text("log.gains_card", card=self.speech.names[event.kind][event.words[0]])
        cause = "" if event.cause == head else self.cause(event.cause)
        return self.speech.text("log.with_cause", change=text, cause=cause) if cause else text

    def signed(self, event: kinds.Amount) -> str:
        amount = amount_text(self.speech, event.what, event.amount, "count")
        return self.speech.text("change.gain" if isinstance(event, kinds.Gained) else "change.lose", amount=amount)

    def share(self, seat: int, head: Cause) -> list[str]:
        """What an action gives each of the other players, if it is the same for all."""
        found = []
        for later in self.events:
            if not isinstance(later, kinds.Gained) or later.seat == seat or later.cause != head:
                break
            found.append(later)
        del self.events[: len(found)]
        if not found:
            return []
        alike = {(event.what, event.amount) for event in found}
        if len(alike) > 1 or len(found) < len(self.players) - 1:
            self.events[:0] = found
            return []
        return [self.speech.text("log.share", changes=self.signed(found[0]))]

    # ------------------------------------------------------------------ what befalls one or several players

    def changed(self, event: kinds.Amount) -> str:
        if not event.amount:
            return self.nothing_gained(event)
        seats, amount = self.alike(event)
        total = replace(event, amount=amount)
        cause = self.cause(event.cause)
        key = ("lost" if isinstance(event, kinds.Lost) else "changed") + "_cause" * bool(cause)
        text = amount_text(self.speech, event.what, amount, "count")
        return self.say(key, event, players=seats, changes=self.signed(total), amount=text, cause=cause)

    def limit(self, event: kinds.Limit) -> str:
        seats, _ = self.alike(event)
        cause = self.cause(event.cause)
        changes = self.speech.text("log.no_worker")
        return self.say("changed" + "_cause" * bool(cause), event, players=seats, changes=changes, cause=cause)

    def sacrificed(self, event: kinds.Sacrificed) -> str:
        seats, amount = self.alike(event)
        cause = self.cause(event.cause)
        return self.say("sacrificed" + "_cause" * bool(cause), event, players=seats, n=amount, cause=cause)

    def alike(self, event: kinds.Amount) -> tuple[list[str], int]:
        """Take the same change of this player again, or else of others; the players, and how much each."""
        times, seats = 1, [event.seat]
        while self.events and self.events[0] == event:
            del self.events[0]
            times += 1
        while times == 1 and self.events and (seat := self.events[0].seat) is not None and seat not in seats:
            if self.events[0] != replace(event, seat=seat):
                break
            del self.events[0]
            seats.append(seat)
        return [self.players[seat] for seat in seats], event.amount * times

    def workers_return(self, event: kinds.WorkersReturn) -> str:
        m = sum(later.amount for later in self.take(kinds.Sacrificed, seat=event.seat, cause=RED_SLOT))
        if not event.amount and not m:
            return ""
        kind = "workers_return" if not m else "workers_return_sacrificed" if event.amount else "workers_return_none"
        return self.say(kind, event, m=m)

    def war(self, event: kinds.WarBreaksOut) -> str:
        """In a scenario's war both sides are named, and what it cost."""
        if not event.sides:
            return self.say("war", event)
        mine, opponent = event.sides
        changes = [self.signed(change) for change in self.take(kinds.Amount, cause=WAR) if change.amount]
        key = "war_sides" if changes else "war_sides_nothing"
        return self.say(key, event, a=mine, b=opponent, changes=self.speech.join(changes, "comma"))

    def plague(self, event: kinds.Plague) -> str:
        """Each player's sacrifice is said at once; only who has no worker is named."""
        self.events[:] = [
            later for later in self.events if not (isinstance(later, kinds.Sacrificed) and later.cause == PLAGUE)
        ]
        return capital(self.say("plague" if len(self.players) > 1 else "plague_solo", event))


HEADS: dict[type[Event], Callable[[_Scribe, Any], str]] = {
    kinds.PermanentCardMoves: _Scribe.permanent_card_moves,
    kinds.Rises: _Scribe.rises,
    kinds.Annexes: _Scribe.annexes,
    kinds.MarketCoins: _Scribe.market_coins,
    kinds.Buys: _Scribe.buys,
    kinds.Performs: _Scribe.performs,
    kinds.Offered: _Scribe.offered,
    kinds.Rests: _Scribe.rests,
    kinds.Declined: _Scribe.declined,
    kinds.TechnologyGained: _Scribe.card_line,
    kinds.WonderGained: _Scribe.card_line,
    kinds.NothingGained: _Scribe.nothing_gained,
    kinds.NothingLost: _Scribe.nothing_lost,
    kinds.CoinsLaid: _Scribe.coins_laid,
    kinds.Gained: _Scribe.changed,
    kinds.Paid: _Scribe.changed,
    kinds.Lost: _Scribe.changed,
    kinds.Limit: _Scribe.limit,
    kinds.Sacrificed: _Scribe.sacrificed,
    kinds.WorkersReturn: _Scribe.workers_return,
    kinds.WarBreaksOut: _Scribe.war,
    kinds.Plague: _Scribe.plague,
    kinds.Granted: _Scribe.granted,
    kinds.ScenarioTurns: _Scribe.scenario_turns,
}
HEADS_OF_A_MOVE = (kinds.Rises, kinds.Annexes, kinds.Performs, kinds.Rests, TurnEnds, kinds.MarketCoins)
