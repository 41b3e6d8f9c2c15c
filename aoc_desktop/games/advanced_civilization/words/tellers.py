"""The sentence of each event of the log: its key and what fills it. Lines of several events are made in `log`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.rules.events import BARBARIANS
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
        """Which sentence tells of an event, and what fills it: its fields, and what its teller adds to them."""
        teller = TELLERS.get(type(event))
        key, values = teller(self, event) if teller is not None else (event.kind, {})
        return key, {**self.values(event), **values}

    def alone(self, event: Event) -> str:
        """The sentence of one event."""
        key, values = self.told(event)
        return self.nouns.speech.sentence(f"log.{key}", **values)

    def part(self, key: str, event: Event) -> str:
        """What a sentence about several says of this one."""
        return self.nouns.speech.text(f"log.{key}", **self.told(event)[1])

    def values(self, event: Event) -> dict[str, object]:
        """The fields of an event, ids by their names; barbarians stand where there could be a seat and is none."""
        values = event.values
        named: dict[str, object] = {}
        for name, value in values.items():
            named[name] = NAMED[name](self.nouns, value) if name in NAMED and value else value
        if event.seat is not None:
            named |= {"nation": self.nation(event.seat), "player": self.players[event.seat]}
        elif "seat" in values:
            named["nation"] = self.nation(BARBARIANS)
        if isinstance(rival := values.get("rival"), kinds.Nation):
            named["rival"] = self.nation(rival)
        return named

    def nation(self, seat: kinds.Nation) -> Name:
        return self.nouns.nation(seat)

    def named(self, kind: str, name: str) -> Name:
        return self.nouns.speech.names.name(kind, name)

    def turn_begins(self, event: kinds.NewTurn) -> Told:
        return "turn_begins_last" if event.round == self.nouns.turn_limit else "turn_begins", {}

    def chosen_nation(self, event: kinds.NationChosen) -> Told:
        return "nation", {"nation": self.nouns.nation_named(event.nation)}

    def paid_tax(self, event: kinds.PaidTax) -> Told:
        return (
            "paid_tax_short" if event.paid < event.cities else "paid_tax_one" if event.cities == 1 else "paid_tax",
            {},
        )

    def taken(self, event: kinds.Taken) -> Told:
        key = "taken_calamity" if event.cause.kind == "calamity" else "taken"
        return key, {"rival": self.nation(event.seat), "nation": self.nation(event.rival)}

    def razed(self, event: kinds.Razed) -> Told:
        return "razed_calamity" if event.cause.kind == "calamity" else "razed", {}

    def census(self, event: kinds.Census) -> Told:
        told = [f"{self.nation(seat).display} {count}" for seat, count in event.counted]
        return "census", {"order": self.nouns.speech.join(told, "comma")}

    def ship(self, event: kinds.ShipBuilt | kinds.ShipKept) -> Told:
        return f"{event.kind}_{event.how}", {}

    def sailed(self, event: kinds.Sailed) -> Told:
        start, end = event.course[0], event.course[-1]
        key = "sailed" if start != end else "anchored"
        return key, {"start": self.nouns.place(start), "end": self.nouns.place(end)}

    def fight(self, event: kinds.Fight) -> Told:
        """Losses by nation, then who is left."""
        losses = [f"{self.nation(side.nation).display} −{side.lost}" for side in event.sides if side.lost]
        outcome = self.outcome([side for side in event.sides if side.left])
        key = "fight_attackers" if event.limit is None else "fight" if event.limit else "fight_beside"
        return key, {"losses": self.nouns.speech.join(losses, "comma"), "outcome": outcome}

    def order(self, fight: kinds.Fight, order: kinds.FightOrder) -> Iterator[str]:
        """Who removed first, and why."""
        counts = {side.nation: side.lost + side.left for side in fight.sides}
        named = [nation for group in order.groups for nation in group]
        speech = self.nouns.speech
        if len(named) != 2:
            told = [f"{self.nation(nation).display} {counts[nation]}" for nation in named]
            yield speech.sentence("log.fight_order", list=speech.join(told, "comma"))
        elif len(order.groups) == 1:
            yield speech.sentence("log.fight_equal")
        elif named[1] in order.last and named[0] not in order.last:
            card = self.named("civilization_card", "metalworking")
            yield speech.sentence("log.fight_last", nation=self.nation(named[1]), card=card)
        else:
            numbers = {"n": counts[named[0]], "m": counts[named[1]]}
            yield speech.sentence("log.fight_first", nation=self.nation(named[0]), **numbers)

    def outcome(self, left: list[kinds.Side]) -> str:
        speech = self.nouns.speech
        if not left:
            return speech.text("log.nobody_left")
        if len(left) == 1:
            return speech.text("log.keeps", nation=self.nation(left[0].nation), n=left[0].left)
        told = [f"{self.nation(side.nation).display} {side.left}" for side in left]
        return speech.text("log.together", left=speech.join(told, "comma"))

    def siege(self, event: kinds.CityBesieged) -> Told:
        if event.seat is None:
            return "siege_barbarians", {"nation": self.nation(event.rival)}
        if event.rival == BARBARIANS:
            return "siege_pirates", {"rival": self.nation("pirates")}
        return "siege", {}

    def city_destroyed(self, event: kinds.CityDestroyed) -> Told:
        owner = self.nation("pirates" if event.seat is None else event.seat)
        key = "city_destroyed_both" if event.others else "city_destroyed"
        key = key if event.tokens else "city_destroyed_gone"
        return key, {"rival": owner, "nation": self.nation(event.attacker)}

    def loot(self, event: kinds.LootSeen) -> Told:
        """Alone, where the line for everybody was told before."""
        return "exchanged", {"cards": self.nouns.cards([event.card])}

    def pillaged(self, event: kinds.Pillaged) -> Told:
        return "pillaged" if event.tokens else "pillaged_nothing", {}

    def city_built(self, event: kinds.CityBuilt) -> Told:
        site = self.nouns.has_site(event.area)
        return "city_built_architecture" if event.treasury else "city_built" if site else "city_built_no_site", {}

    def surplus(self, event: kinds.Surplus) -> Told:
        return "surplus_city" if event.limit is None else "surplus", {}

    def reduced(self, event: kinds.Reduced) -> Told:
        if event.cause.kind == "calamity":
            return "reduced_calamity", {"calamity": self.named("calamity", event.cause.id)}
        return "reduced", {}

    def draws(self, event: kinds.Draws) -> Told:
        return "draws_card", {}

    def trade_round(self, event: kinds.TradeRound) -> Told:
        return "trade_round", {"rounds": self.nouns.trade_rounds}

    def offered(self, event: kinds.Offered) -> Told:
        pairs = {"pair": self.nouns.pair(*event.true), "wanted": self.nouns.pair(*event.want)}
        if event.say == "nothing":
            return "offered_no_talk", {**pairs}
        return "offered", {**pairs, "commodity": self.nouns.card(event.say)}

    def answered(self, event: kinds.Answered) -> Told:
        pair = self.nouns.pair(*event.true)
        if event.say == "nothing":
            return "answered", {"pair": pair}
        return "answered_talk", {"pair": pair, "commodity": self.nouns.card(event.say)}

    def dealt(self, event: kinds.Dealt) -> Told:
        return "dealt", {"pair": self.nouns.pair(*event.true), "other": self.nouns.pair(*event.theirs)}

    def trade_over(self, event: kinds.TradeOver) -> Told:
        return f"trade_over_{event.why}", {"n": self.nouns.trade_rounds}

    def revealed(self, event: kinds.Revealed) -> Told:
        return "revealed", {"calamities": [self.named("calamity", name) for name in event.calamities]}

    def kept_calamities(self, event: kinds.KeptCalamities) -> Told:
        one, other = event.kept
        return "kept_calamities", {"a": self.named("calamity", one), "b": self.named("calamity", other)}

    def calamity(self, event: kinds.CalamityStrikes) -> Told:
        return "calamity" if event.rival is None else "calamity_given", {}

    def no_effect(self, event: kinds.NoEffect) -> Told:
        return f"no_effect_{event.why}" if event.why in ("immune", "heir", "small") else "no_effect", {}

    def due(self, event: kinds.Due) -> Told:
        cities = "due_cities" if event.number else "due_no_city"
        return {"cities": cities, "points_left": "due_lowered"}.get(event.noun, "due"), {}

    def lost(self, event: kinds.Lost) -> Told:
        if event.unit == "tokens":
            return "lost_tokens", {}
        return "lost_city_leaving" if event.tokens else "lost_city", {"n": CITY_POINTS - event.tokens}

    def assigned(self, event: kinds.Assigned) -> Told:
        return "assigned_cities" if event.cause.id == "iconoclasm" else "assigned", {}

    def faction(self, event: kinds.Faction) -> Told:
        return f"faction_{event.which}", {"units": self.nouns.units(event.tokens, event.cities)}

    def annexed(self, event: kinds.Annexed) -> Told:
        tokens, cities = (event.number, 0) if event.unit == "tokens" else (0, event.number)
        return "annexed", {"units": self.nouns.units(tokens, cities)}

    def guide(self, event: kinds.Guide) -> Told:
        return f"guide_{event.why}", {}

    def talk(self, event: kinds.Talk) -> Told:
        return "talk_true" if event.true else "talk_false", {}

    def horde(self, event: kinds.Horde) -> Told:
        return "horde" if event.start else "horde_lands", {}

    def paid(self, event: kinds.Paid) -> Told:
        return "paid_treasury" if not event.goods else "paid" if event.tokens else "paid_goods", {}

    def discarded(self, event: kinds.Discarded) -> Told:
        return "discarded", {"goods": self.nouns.cards([event.commodity] * event.number)}

    def advanced(self, event: kinds.Advanced) -> Told:
        return "advanced_epoch" if event.epoch else "advanced", {}

    def stayed(self, event: kinds.Stayed) -> Told:
        return f"stayed_{event.what}", {}


NAMED: Mapping[str, Callable[[Nouns, Any], Name]] = {
    **dict.fromkeys(("area", "start", "end"), Nouns.area),
    "berth": Nouns.place,
    "commodity": Nouns.card,
    "card": Nouns.card,
    **dict.fromkeys(("cards", "goods"), Nouns.cards),
    "calamity": lambda nouns, name: nouns.speech.names.name("calamity", name),
    "volcano": lambda nouns, name: nouns.speech.names.name("volcano", name),
    "plain": lambda nouns, name: nouns.speech.names.name("flood_plain", name),
    "epoch": lambda nouns, name: nouns.speech.names.name("epoch", name),
}
"""How a field that holds an id is named."""
TELLERS: Mapping[type[Event], Callable[[Tellers, Any], Told]] = {
    kinds.NewTurn: Tellers.turn_begins,
    kinds.NationChosen: Tellers.chosen_nation,
    kinds.PaidTax: Tellers.paid_tax,
    kinds.Taken: Tellers.taken,
    kinds.Razed: Tellers.razed,
    kinds.Census: Tellers.census,
    kinds.ShipBuilt: Tellers.ship,
    kinds.ShipKept: Tellers.ship,
    kinds.Sailed: Tellers.sailed,
    kinds.Fight: Tellers.fight,
    kinds.CityBesieged: Tellers.siege,
    kinds.CityDestroyed: Tellers.city_destroyed,
    kinds.LootSeen: Tellers.loot,
    kinds.Pillaged: Tellers.pillaged,
    kinds.CityBuilt: Tellers.city_built,
    kinds.Surplus: Tellers.surplus,
    kinds.Reduced: Tellers.reduced,
    kinds.Draws: Tellers.draws,
    kinds.TradeRound: Tellers.trade_round,
    kinds.Offered: Tellers.offered,
    kinds.Answered: Tellers.answered,
    kinds.Dealt: Tellers.dealt,
    kinds.Talk: Tellers.talk,
    kinds.TradeOver: Tellers.trade_over,
    kinds.Revealed: Tellers.revealed,
    kinds.KeptCalamities: Tellers.kept_calamities,
    kinds.CalamityStrikes: Tellers.calamity,
    kinds.NoEffect: Tellers.no_effect,
    kinds.Due: Tellers.due,
    kinds.Lost: Tellers.lost,
    kinds.Assigned: Tellers.assigned,
    kinds.Faction: Tellers.faction,
    kinds.Annexed: Tellers.annexed,
    kinds.Guide: Tellers.guide,
    kinds.Horde: Tellers.horde,
    kinds.Paid: Tellers.paid,
    kinds.Discarded: Tellers.discarded,
    kinds.Advanced: Tellers.advanced,
    kinds.Stayed: Tellers.stayed,
}
