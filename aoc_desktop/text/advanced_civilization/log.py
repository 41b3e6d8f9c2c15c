"""What happened, as lines of the log. Who may read an event is said by the event itself (sentences, 6.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from aoc_desktop.games.advanced_civilization.state import CITY_POINTS, State
from aoc_desktop.kernel.events import Event
from aoc_desktop.text.advanced_civilization.nouns import Nouns
from aoc_desktop.text.advanced_civilization.speech import load_language
from aoc_desktop.text.advanced_civilization.sums import sum_text
from aoc_desktop.text.names import Name

Told = tuple[str, dict[str, object]]

# What another line tells already, or the map shows.
SILENT = ("reckoned", "offering", "spent", "card_chosen", "picked", "heir_chosen")
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


class _Scribe:
    """Reads events from the front, as many as belong to one line."""

    def __init__(self, nouns: Nouns, players: Sequence[str], events: list[Event]) -> None:
        self.nouns = nouns
        self.players = players
        self.events = events

    def entries(self) -> list[tuple[str, list[Event]]]:
        entries = []
        while self.events:
            before = list(self.events)
            line = self.line(self.events.pop(0))
            if line:
                entries.append((line, before[: len(before) - len(self.events)]))
        return entries

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
        if event.kind == "surplus" and self.next_is("surplus"):
            return self.all_surplus(event)
        key, values = self.known_to_few(event) or self.told(event)
        common: dict[str, object] = {"n": event.amount}
        if event.seat is not None:
            common |= {"nation": self.nation(event.seat), "player": self.players[event.seat]}
        return self.nouns.speech.sentence(f"log.{key}", **{**common, **values})

    def told(self, event: Event) -> Told:
        teller = TELLERS.get(event.kind)
        return teller(self, event) if teller is not None else (event.kind, {})

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

    def all_surplus(self, event: Event) -> str:
        """What is removed in several areas, nation by nation."""
        removed = {event.seat: event.amount}
        while self.next_is("surplus"):
            following = self.events.pop(0)
            removed[following.seat] = removed.get(following.seat, 0) + following.amount
        told = [
            f"{self.nation('barbarians' if seat is None else seat).display} −{number}"
            for seat, number in removed.items()
        ]
        return self.nouns.speech.sentence("log.surplus_all", losses=self.nouns.speech.join(told, "comma"))

    def nation(self, seat: int | str) -> Name:
        return self.nouns.nation(seat)

    def named(self, kind: str, name: str) -> Name:
        return self.nouns.speech.names.name(kind, name)

    # ------------------------------------------------------------ tellers, in the order of the phases

    def turn_begins(self, event: Event) -> Told:
        return "turn_begins_last" if event.amount == self.nouns.turn_limit else "turn_begins", {}

    def chosen_nation(self, event: Event) -> Told:
        return "nation", {"nation": self.nouns.nation_named(event.what)}

    def paid_tax(self, event: Event) -> Told:
        rate, paid, cities, stock = map(int, event.what.split())
        key = "paid_tax_short" if paid < cities else "paid_tax_one" if cities == 1 else "paid_tax"
        return key, {"r": rate, "p": paid, "c": cities, "s": stock}

    def revolt(self, event: Event) -> Told:
        number, first = event.what.split()
        return "revolt", {"k": int(number), "rival": self.nation(first)}

    def taken(self, event: Event) -> Told:
        area, former = event.what.split()
        calamity = event.cause is not None and event.cause.kind == "calamity"
        taker, owner = self.nation(event.seat or 0), self.nation(former)
        values: dict[str, object] = {"area": self.nouns.area(area), "rival": taker, "nation": owner}
        return "taken_calamity" if calamity else "taken", values

    def razed(self, event: Event) -> Told:
        calamity = event.cause is not None and event.cause.kind == "calamity"
        return "razed_calamity" if calamity else "razed", {"area": self.nouns.area(event.what)}

    def grown(self, event: Event) -> Told:
        areas, due = map(int, event.what.split())
        return event.kind, {"a": areas, "m": due}

    def census(self, event: Event) -> Told:
        counted = [part.split(":") for part in event.what.split()]
        told = [f"{self.nation(seat).display} {count}" for seat, count in counted]
        return "census", {"order": self.nouns.speech.join(told, "comma")}

    def ship(self, event: Event) -> Told:
        berth, *how = event.what.split()
        return "_".join([event.kind, *how]), {"berth": self.nouns.place(berth)}

    def moved(self, event: Event) -> Told:
        start, end = event.what.split()
        return "moved", {"from": self.nouns.area(start), "to": self.nouns.area(end)}

    def sailed(self, event: Event) -> Told:
        course = event.what.split()
        return "sailed", {"from": self.nouns.place(course[0]), "to": self.nouns.place(course[-1])}

    def in_area(self, event: Event) -> Told:
        return event.kind, {"area": self.nouns.area(event.what.split()[0])}

    def fight(self, event: Event) -> Told:
        """Losses by nation, then who is left."""
        area, total, limit, *sides = event.what.split()
        told = [side.split(":") for side in sides]
        losses = [f"{self.nation(nation).display} −{lost}" for nation, lost, _ in told if lost != "0"]
        left = [(nation, int(count)) for nation, _, count in told if count != "0"]
        speech = self.nouns.speech
        values: dict[str, object] = {
            "area": self.nouns.area(area),
            "total": int(total),
            "l": int(limit),
            "losses": speech.join(losses, "comma"),
            "outcome": self.outcome(left),
        }
        return "fight_beside" if limit == "0" else "fight", values

    def outcome(self, left: list[tuple[str, int]]) -> str:
        speech = self.nouns.speech
        if not left:
            return speech.text("log.nobody_left")
        if len(left) == 1:
            return speech.text("log.keeps", nation=self.nation(left[0][0]), n=left[0][1])
        told = [f"{self.nation(nation).display} {count}" for nation, count in left]
        return speech.text("log.together", left=speech.join(told, "comma"))

    def too_weak(self, event: Event) -> Told:
        area, needed = event.what.split()
        seat = "barbarians" if event.seat is None else event.seat
        return "too_weak", {"area": self.nouns.area(area), "m": int(needed), "nation": self.nation(seat)}

    def siege(self, event: Event) -> Told:
        area, defender, number = event.what.split()
        if event.seat is None:
            return "siege_barbarians", {"area": self.nouns.area(area), "nation": self.nation(defender)}
        attacker = self.nation(event.seat)
        key = "siege" if defender.isdecimal() else "siege_pirates"
        rival = self.nation(defender if defender.isdecimal() else "pirates")
        return key, {"area": self.nouns.area(area), "nation": attacker, "rival": rival, "k": int(number)}

    def city_destroyed(self, event: Event) -> Told:
        area, attacker, tokens, others = event.what.split()
        owner = self.nation("pirates" if event.seat is None else event.seat)
        key = "city_destroyed_both" if others != "0" else "city_destroyed"
        key = key if tokens != "0" else "city_destroyed_gone"
        values = {"area": self.nouns.area(area), "rival": owner, "nation": self.nation(attacker)}
        return key, {**values, "n": int(tokens), "m": int(others)}

    def looted(self, event: Event) -> Told:
        return "looted", {"rival": self.nation(event.what)}

    def loot(self, event: Event) -> Told:
        """Alone, where the line for everybody was told before."""
        return "exchanged", {"cards": self.nouns.cards([event.what])}

    def pillaged(self, event: Event) -> Told:
        return "pillaged" if event.amount else "pillaged_nothing", {}

    def city_built(self, event: Event) -> Told:
        area, tokens, treasury = event.what.split()
        site = self.nouns.has_site(area)
        key = "city_built_architecture" if treasury != "0" else "city_built" if site else "city_built_no_site"
        return key, {"area": self.nouns.area(area), "n": int(tokens), "m": int(treasury)}

    def surplus(self, event: Event) -> Told:
        area, why = event.what.split()
        nation = self.nation("barbarians" if event.seat is None else event.seat)
        values: dict[str, object] = {"nation": nation, "area": self.nouns.area(area)}
        return ("surplus_city", values) if why == "city" else ("surplus", {**values, "l": int(why)})

    def reduced(self, event: Event) -> Told:
        values: dict[str, object] = {"area": self.nouns.area(event.what)}
        if event.cause is not None and event.cause.kind == "calamity":
            return "reduced_calamity", {**values, "calamity": self.named("calamity", event.cause.id)}
        return "reduced", values

    def drawn(self, event: Event) -> Told:
        return "drawn", {"c": int(event.what)}

    def draws(self, event: Event) -> Told:
        return "draws_card", {"cards": self.nouns.cards(event.what.split())}

    def trade_round(self, event: Event) -> Told:
        return "trade_round", {"m": self.nouns.trade_rounds}

    def offered(self, event: Event) -> Told:
        one, other, talk, asked, *wanted = event.what.split()
        values: dict[str, object] = {"pair": self.nouns.pair(one, other), "wanted": self.nouns.pair(*wanted)}
        if talk == "nothing":
            return "offered_no_talk", {**values, "m": int(asked)}
        return "offered", {**values, "m": int(asked), "commodity": self.nouns.card(talk)}

    def answered(self, event: Event) -> Told:
        one, other, talk = event.what.split()
        values: dict[str, object] = {"pair": self.nouns.pair(one, other)}
        if talk == "nothing":
            return "answered", values
        return "answered_talk", {**values, "commodity": self.nouns.card(talk)}

    def cards_of(self, event: Event) -> Told:
        return event.kind, {"cards": self.nouns.cards(event.what.split())}

    def dealt(self, event: Event) -> Told:
        other, given, got, *true = event.what.split()
        pairs = {"pair": self.nouns.pair(*true[:2]), "other": self.nouns.pair(*true[2:])}
        return "dealt", {"rival": self.nation(other), "n": int(given), "m": int(got), **pairs}

    def trade_over(self, event: Event) -> Told:
        return f"trade_over_{event.what}", {"n": self.nouns.trade_rounds}

    def revealed(self, event: Event) -> Told:
        return "revealed", {"calamities": [self.named("calamity", name) for name in event.what.split()]}

    def kept_calamities(self, event: Event) -> Told:
        one, other = event.what.split()
        return "kept_calamities", {"a": self.named("calamity", one), "b": self.named("calamity", other)}

    def calamity(self, event: Event) -> Told:
        name, *giver = event.what.split()
        values: dict[str, object] = {"calamity": self.named("calamity", name)}
        return ("calamity_given", {**values, "rival": self.nation(giver[0])}) if giver else ("calamity", values)

    def no_effect(self, event: Event) -> Told:
        name, why = event.what.split()
        key = f"no_effect_{why}" if why in ("immune", "heir", "small") else "no_effect"
        return key, {"calamity": self.named("calamity", name)}

    def due(self, event: Event) -> Told:
        return {"cities": "due_cities", "points_left": "due_lowered"}.get(event.what, "due"), {}

    def lost(self, event: Event) -> Told:
        area, kind = event.what.split()
        key = "lost_tokens" if kind == "tokens" else "lost_city_leaving" if event.amount else "lost_city"
        number = event.amount if kind == "tokens" else CITY_POINTS - event.amount
        return key, {"area": self.nouns.area(area), "n": number, "k": event.amount}

    def assigned(self, event: Event) -> Told:
        cities = event.cause is not None and event.cause.id == "iconoclasm"
        return "assigned_cities" if cities else "assigned", {"rival": self.nation(event.what)}

    def shown(self, event: Event) -> Told:
        commodity, saved = event.what.split()
        return "shown", {"commodity": self.nouns.card(commodity), "m": int(saved)}

    def eruption(self, event: Event) -> Told:
        return "eruption", {"volcano": self.named("volcano", event.what)}

    def flood(self, event: Event) -> Told:
        return "flood", {"plain": self.named("flood_plain", event.what)}

    def heir(self, event: Event) -> Told:
        return "heir", {"rival": self.nation(event.what)}

    def faction(self, event: Event) -> Told:
        faction, tokens, cities = event.what.split()
        return f"faction_{faction}", {"units": self.nouns.units(int(tokens), int(cities))}

    def annexed(self, event: Event) -> Told:
        area, kind, _ = event.what.split()
        units = self.nouns.units(*((event.amount, 0) if kind == "tokens" else (0, event.amount)))
        return "annexed", {"area": self.nouns.area(area), "units": units, "rival": self.nation(event.seat or 0)}

    def horde(self, event: Event) -> Told:
        area, *start = event.what.split()
        return "horde" if start else "horde_lands", {"area": self.nouns.area(area)}

    def repelled(self, event: Event) -> Told:
        area, needed = event.what.split()
        return "repelled", {"area": self.nouns.area(area), "m": int(needed)}

    def entered(self, event: Event) -> Told:
        return "entered", {"rival": self.nation(event.what)}

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

    def paid(self, event: Event) -> Told:
        worth, _, *goods = event.what.split()
        key = "paid_treasury" if not goods else "paid" if event.amount else "paid_goods"
        return key, {"w": int(worth), "t": event.amount, "goods": self.nouns.cards(goods)}

    def commodity(self, event: Event) -> Told:
        return event.kind, {"goods": self.nouns.cards([event.what] * event.amount)}

    def shuffled(self, event: Event) -> Told:
        return "shuffled", {"s": int(event.what)}

    def to_bottom(self, event: Event) -> Told:
        calamity, stack = event.what.split()
        return "to_bottom", {"calamity": self.named("calamity", calamity), "s": int(stack)}

    def advanced(self, event: Event) -> Told:
        return ("advanced_epoch", {"epoch": self.named("epoch", event.what)}) if event.what else ("advanced", {})

    def stayed(self, event: Event) -> Told:
        what, have, needed = event.what.split()
        numbers = dict.fromkeys(("c", "g", "p"), int(have))
        return f"stayed_{what}", {**numbers, "m": int(needed)}


TELLERS: Mapping[str, Callable[[_Scribe, Event], Told]] = {
    "turn_begins": _Scribe.turn_begins,
    "nation": _Scribe.chosen_nation,
    "placed": _Scribe.in_area,
    "paid_tax": _Scribe.paid_tax,
    "revolt": _Scribe.revolt,
    "taken": _Scribe.taken,
    "razed": _Scribe.razed,
    "grown": _Scribe.grown,
    "growth_short": _Scribe.grown,
    "grown_in": _Scribe.in_area,
    "census": _Scribe.census,
    "ship_built": _Scribe.ship,
    "ship_kept": _Scribe.ship,
    "ship_scrapped": _Scribe.ship,
    "moved": _Scribe.moved,
    "sailed": _Scribe.sailed,
    "landed": _Scribe.in_area,
    "loaded": _Scribe.in_area,
    "fight": _Scribe.fight,
    "too_weak": _Scribe.too_weak,
    "siege": _Scribe.siege,
    "city_destroyed": _Scribe.city_destroyed,
    "looted": _Scribe.looted,
    "loot": _Scribe.loot,
    "pillaged": _Scribe.pillaged,
    "city_built": _Scribe.city_built,
    "surplus": _Scribe.surplus,
    "reduced": _Scribe.reduced,
    "drawn": _Scribe.drawn,
    "draws": _Scribe.draws,
    "trade_round": _Scribe.trade_round,
    "lot": _Scribe.cards_of,
    "offered": _Scribe.offered,
    "answered": _Scribe.answered,
    "dealt": _Scribe.dealt,
    "exchanged": _Scribe.cards_of,
    "trade_over": _Scribe.trade_over,
    "revealed": _Scribe.revealed,
    "kept_calamities": _Scribe.kept_calamities,
    "calamity": _Scribe.calamity,
    "no_effect": _Scribe.no_effect,
    "due": _Scribe.due,
    "lost": _Scribe.lost,
    "assigned": _Scribe.assigned,
    "shown": _Scribe.shown,
    "eruption": _Scribe.eruption,
    "heir": _Scribe.heir,
    "faction": _Scribe.faction,
    "annexed": _Scribe.annexed,
    "flood": _Scribe.flood,
    "horde": _Scribe.horde,
    "repelled": _Scribe.repelled,
    "pirates": _Scribe.in_area,
    "converted": _Scribe.in_area,
    "entered": _Scribe.entered,
    "paid": _Scribe.paid,
    "discarded": _Scribe.commodity,
    "shuffled": _Scribe.shuffled,
    "to_bottom": _Scribe.to_bottom,
    "advanced": _Scribe.advanced,
    "stayed": _Scribe.stayed,
}
