"""The sentence of each event of the log: its key and what fills it. Lines of several events are made in `log`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from aoc_desktop.games.advanced_civilization.rules.state import CITY_POINTS
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.kernel.events import Event
from aoc_desktop.text.names import Name

Told = tuple[str, dict[str, object]]
"""The key of a sentence and what fills it."""
Run = Sequence[Event]
"""Events that follow each other and are told in one line."""


class Tellers:
    """A teller for each kind of event, in the order of the phases."""

    def __init__(self, nouns: Nouns, players: Sequence[str]) -> None:
        self.nouns = nouns
        self.players = players

    def told(self, event: Event) -> Told:
        teller = TELLERS.get(event.kind)
        return teller(self, event) if teller is not None else (event.kind, {})

    def alone(self, event: Event) -> str:
        """The sentence of one event."""
        key, values = self.told(event)
        return self.nouns.speech.sentence(f"log.{key}", **{**self._common(event), **values})

    def part(self, key: str, event: Event) -> str:
        """What a sentence about several says of this one."""
        return self.nouns.speech.text(f"log.{key}", **{**self._common(event), **self.told(event)[1]})

    def _common(self, event: Event) -> dict[str, object]:
        common: dict[str, object] = {"n": event.amount}
        if event.seat is not None:
            common |= {"nation": self.nation(event.seat), "player": self.players[event.seat]}
        return common

    def nation(self, seat: int | str) -> Name:
        return self.nouns.nation(seat)

    def named(self, kind: str, name: str) -> Name:
        return self.nouns.speech.names.name(kind, name)

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
        key = "sailed" if course[0] != course[-1] else "anchored"
        return key, {"from": self.nouns.place(course[0]), "to": self.nouns.place(course[-1])}

    def in_area(self, event: Event) -> Told:
        return event.kind, {"area": self.nouns.area(event.what.split()[0])}

    def fight(self, event: Event) -> Told:
        """Losses by nation, then who is left."""
        area, total, limit, *_ = event.what.split()
        told = list(_sides(event))
        losses = [f"{self.nation(nation).display} −{lost}" for nation, lost, _ in told if lost != "0"]
        left = [(nation, int(count)) for nation, _, count in told if count != "0"]
        speech = self.nouns.speech
        values: dict[str, object] = {
            "area": self.nouns.area(area),
            "total": int(total),
            "losses": speech.join(losses, "comma"),
            "outcome": self.outcome(left),
        }
        if not limit.isdecimal():
            return "fight_attackers", values
        return ("fight_beside", values) if limit == "0" else ("fight", {**values, "l": int(limit)})

    def order(self, fight: Event, order: Event) -> Iterator[str]:
        """Who removed first, and why."""
        counts = {seat: int(lost) + int(left) for seat, lost, left in _sides(fight)}
        groups = [group.split("+") for group in order.what.split()]
        named = [nation for group in groups for nation in group]
        speech = self.nouns.speech
        if len(named) != 2:
            told = [f"{self.nation(nation.rstrip('*')).display} {counts[nation.rstrip('*')]}" for nation in named]
            yield speech.sentence("log.fight_order", list=speech.join(told, "comma"))
        elif len(groups) == 1:
            yield speech.sentence("log.fight_equal")
        elif named[1].endswith("*") and not named[0].endswith("*"):
            card = self.named("civilization_card", "metalworking")
            yield speech.sentence("log.fight_last", nation=self.nation(named[1].rstrip("*")), card=card)
        else:
            first, second = (nation.rstrip("*") for nation in named)
            numbers = {"n": counts[first], "m": counts[second]}
            yield speech.sentence("log.fight_first", nation=self.nation(first), **numbers)

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
        cities = "due_cities" if event.amount else "due_no_city"
        return {"cities": cities, "points_left": "due_lowered"}.get(event.what, "due"), {}

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
        return "annexed", {"area": self.nouns.area(area), "units": units}

    def guide(self, event: Event) -> Told:
        return f"guide_{event.what}", {}

    def talk(self, event: Event) -> Told:
        return f"talk_{event.what}", {}

    def horde(self, event: Event) -> Told:
        area, *start = event.what.split()
        return "horde" if start else "horde_lands", {"area": self.nouns.area(area)}

    def repelled(self, event: Event) -> Told:
        area, needed = event.what.split()
        return "repelled", {"area": self.nouns.area(area), "m": int(needed)}

    def entered(self, event: Event) -> Told:
        return "entered", {"rival": self.nation(event.what)}

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


def _sides(fight: Event) -> Iterator[list[str]]:
    """Each nation of a fight with what it lost and has left."""
    return (side.split(":") for side in fight.what.split()[3:])


TELLERS: Mapping[str, Callable[[Tellers, Event], Told]] = {
    "turn_begins": Tellers.turn_begins,
    "nation": Tellers.chosen_nation,
    "placed": Tellers.in_area,
    "paid_tax": Tellers.paid_tax,
    "revolt": Tellers.revolt,
    "taken": Tellers.taken,
    "razed": Tellers.razed,
    "grown": Tellers.grown,
    "growth_short": Tellers.grown,
    "grown_in": Tellers.in_area,
    "census": Tellers.census,
    "ship_built": Tellers.ship,
    "ship_kept": Tellers.ship,
    "ship_scrapped": Tellers.ship,
    "moved": Tellers.moved,
    "sailed": Tellers.sailed,
    "landed": Tellers.in_area,
    "loaded": Tellers.in_area,
    "fight": Tellers.fight,
    "too_weak": Tellers.too_weak,
    "siege": Tellers.siege,
    "city_destroyed": Tellers.city_destroyed,
    "looted": Tellers.looted,
    "loot": Tellers.loot,
    "pillaged": Tellers.pillaged,
    "city_built": Tellers.city_built,
    "surplus": Tellers.surplus,
    "reduced": Tellers.reduced,
    "drawn": Tellers.drawn,
    "draws": Tellers.draws,
    "trade_round": Tellers.trade_round,
    "lot": Tellers.cards_of,
    "offered": Tellers.offered,
    "answered": Tellers.answered,
    "dealt": Tellers.dealt,
    "exchanged": Tellers.cards_of,
    "talk": Tellers.talk,
    "trade_over": Tellers.trade_over,
    "revealed": Tellers.revealed,
    "kept_calamities": Tellers.kept_calamities,
    "calamity": Tellers.calamity,
    "no_effect": Tellers.no_effect,
    "due": Tellers.due,
    "lost": Tellers.lost,
    "assigned": Tellers.assigned,
    "shown": Tellers.shown,
    "eruption": Tellers.eruption,
    "heir": Tellers.heir,
    "faction": Tellers.faction,
    "annexed": Tellers.annexed,
    "flood": Tellers.flood,
    "guide": Tellers.guide,
    "horde": Tellers.horde,
    "repelled": Tellers.repelled,
    "pirates": Tellers.in_area,
    "converted": Tellers.in_area,
    "entered": Tellers.entered,
    "paid": Tellers.paid,
    "discarded": Tellers.commodity,
    "shuffled": Tellers.shuffled,
    "to_bottom": Tellers.to_bottom,
    "advanced": Tellers.advanced,
    "stayed": Tellers.stayed,
}
