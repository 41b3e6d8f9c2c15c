"""The sentence of each event of the log: its key and what fills it. Lines of several events are made in `log`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
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
        """Which sentence tells of an event, and what fills it: its fields, and what is told of it besides."""
        return self.key(event), {**self.values(event), **self.besides(event)}

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

    def key(self, event: Event) -> str:
        """The sentence of an event: that of its kind, unless something about it asks for another."""
        match event:
            case kinds.NewTurn() if event.round == self.nouns.turn_limit:
                return "turn_begins_last"
            case kinds.PaidTax() if event.paid < event.cities or event.cities == 1:
                return "paid_tax_short" if event.paid < event.cities else "paid_tax_one"
            case kinds.Taken() | kinds.Razed() | kinds.Reduced() if event.cause.kind == "calamity":
                return f"{event.kind}_calamity"
            case kinds.ShipBuilt() | kinds.ShipKept():
                return f"{event.kind}_{event.how}"
            case kinds.Sailed() if event.course[0] == event.course[-1]:
                return "anchored"
            case kinds.Fight() if not event.limit:
                return "fight_attackers" if event.limit is None else "fight_beside"
            case kinds.CityBesieged() if event.seat is None or event.rival == BARBARIANS:
                return "siege_barbarians" if event.seat is None else "siege_pirates"
            case kinds.CityDestroyed() if event.others or not event.tokens:
                return "city_destroyed_both" if event.tokens else "city_destroyed_gone"
            case kinds.LootSeen():  # alone, where the line for everybody was told before
                return "exchanged"
            case kinds.Pillaged(tokens=0):
                return "pillaged_nothing"
            case kinds.CityBuilt() if event.treasury or not self.nouns.has_site(event.area):
                return "city_built_architecture" if event.treasury else "city_built_no_site"
            case kinds.Surplus(limit=None):
                return "surplus_city"
            case kinds.Draws():
                return "draws_card"
            case kinds.Offered(say="nothing"):
                return "offered_no_talk"
            case kinds.Answered() if event.say != "nothing":
                return "answered_talk"
            case kinds.TradeOver() | kinds.Guide():
                return f"{event.kind}_{event.why}"
            case kinds.CalamityStrikes() if event.rival is not None:
                return "calamity_given"
            case kinds.NoEffect(why="immune" | "heir" | "small"):
                return f"no_effect_{event.why}"
            case kinds.Due(noun="cities"):
                return "due_cities" if event.number else "due_no_city"
            case kinds.Due(noun="points_left"):
                return "due_lowered"
            case kinds.Lost():
                return "lost_tokens" if event.unit == "tokens" else "lost_city_leaving" if event.tokens else "lost_city"
            case kinds.Assigned() if event.cause.id == "iconoclasm":
                return "assigned_cities"
            case kinds.Faction():
                return f"faction_{event.which}"
            case kinds.Talk():
                return "talk_true" if event.true else "talk_false"
            case kinds.Horde(start=""):
                return "horde_lands"
            case kinds.Paid() if not event.goods or not event.tokens:
                return "paid_goods" if event.goods else "paid_treasury"
            case kinds.Advanced() if event.epoch:
                return "advanced_epoch"
            case kinds.Stayed():
                return f"stayed_{event.what}"
        return event.kind

    def besides(self, event: Event) -> dict[str, object]:
        """What a sentence says that is no field of its event, or is called otherwise."""
        nouns, comma = self.nouns, partial(self.nouns.speech.join, joiner="comma")
        match event:
            case kinds.NationChosen():
                return {"nation": nouns.nation_named(event.nation)}
            case kinds.Taken():
                return {"rival": self.nation(event.seat), "nation": self.nation(event.rival)}
            case kinds.Census():
                return {"order": comma([f"{self.nation(seat).display} {tokens}" for seat, tokens in event.counted])}
            case kinds.Sailed():
                return {"start": nouns.place(event.course[0]), "end": nouns.place(event.course[-1])}
            case kinds.Fight():
                losses = [f"{self.nation(side.nation).display} −{side.lost}" for side in event.sides if side.lost]
                return {"losses": comma(losses), "outcome": self.outcome([side for side in event.sides if side.left])}
            case kinds.CityBesieged(seat=None):
                return {"nation": self.nation(event.rival)}
            case kinds.CityBesieged() if event.rival == BARBARIANS:
                return {"rival": self.nation("pirates")}
            case kinds.CityDestroyed():
                owner = self.nation("pirates" if event.seat is None else event.seat)
                return {"rival": owner, "nation": self.nation(event.attacker)}
            case kinds.LootSeen():
                return {"cards": nouns.cards([event.card])}
            case kinds.Reduced() if event.cause.kind == "calamity":
                return {"calamity": self.named("calamity", event.cause.id)}
            case kinds.TradeRound():
                return {"rounds": nouns.trade_rounds}
            case kinds.TradeOver():
                return {"n": nouns.trade_rounds}
            case kinds.Offered() | kinds.Answered():
                wanted = nouns.pair(*event.want) if isinstance(event, kinds.Offered) else ""
                said = "" if event.say == "nothing" else nouns.card(event.say)
                return {"pair": nouns.pair(*event.true), "wanted": wanted, "commodity": said}
            case kinds.Dealt():
                return {"pair": nouns.pair(*event.true), "other": nouns.pair(*event.theirs)}
            case kinds.Revealed():
                return {"calamities": [self.named("calamity", name) for name in event.calamities]}
            case kinds.KeptCalamities(kept=(one, other)):
                return {"a": self.named("calamity", one), "b": self.named("calamity", other)}
            case kinds.Lost(unit="city"):
                return {"n": CITY_POINTS - event.tokens}
            case kinds.Faction():
                return {"units": nouns.units(event.tokens, event.cities)}
            case kinds.Annexed():
                return {"units": nouns.units(*((event.number, 0) if event.unit == "tokens" else (0, event.number)))}
            case kinds.Discarded():
                return {"goods": nouns.cards([event.commodity] * event.number)}
        return {}

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
