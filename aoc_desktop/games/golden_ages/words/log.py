"""What happened, as lines of the log: an action with its costs and gains is one line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from aoc_desktop.games.golden_ages.rules.cards import CardSet
from aoc_desktop.games.golden_ages.rules.state import State
from aoc_desktop.games.golden_ages.words.cards import symbols_text
from aoc_desktop.games.golden_ages.words.effects import amount_text, counted_text
from aoc_desktop.games.golden_ages.words.speech import load_language
from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.text.language import Language
from aoc_desktop.text.names import Name
from aoc_desktop.text.scribe import Scribe

# Events that belong to the line of the action that they follow.
CHANGES = ("gained", "counted", "nothing_gained")
SILENT = ("turn_ends", "lies_down", "crosses", "glory_drawn", "price_part", "paid", "to_agora", "counted")


def log_lines(events: Iterable[Event], cards: CardSet, language: str, players: Sequence[str]) -> list[str]:
    """The lines for the events of one or several moves; `players` are the names, seat by seat."""
    return [line for line, _ in log_entries(events, cards, language, players)]


def log_entries(
    events: Iterable[Event], cards: CardSet, language: str, players: Sequence[str]
) -> list[tuple[str, list[Event]]]:
    """Each line with the events that it tells of."""
    return _Scribe(load_language(language), cards, players, list(events)).entries()


def beginning_lines(state: State, language: str, players: Sequence[str]) -> list[str]:
    """What the log opens with: the game, its judgements, and era I with the civilisations in play."""
    speech = load_language(language)
    lines = [speech.sentence("log.game_begins", n=len(players))]
    lines.append(speech.sentence("log.judgements", judgements=[card.id for card in state.judgements]))
    wonders, buildings = [card.id for card in state.wonders], [card.id for card in state.buildings]
    lines.append(speech.sentence("log.era_begins", era=str(state.era), wonders=wonders, buildings=buildings))
    for seat, player in enumerate(state.players):
        if (card := player.civilization) is not None:
            lines.append(speech.sentence("log.plays", player=players[seat], civilization=card.id, n=card.value))
    return lines


def _card(event: Event) -> str:
    """The card behind an event, or nothing."""
    return "" if event.cause is None else event.cause.id


class _Scribe(Scribe):
    """A line for each event that heads one."""

    def __init__(self, speech: Language, cards: CardSet, players: Sequence[str], events: list[Event]) -> None:
        super().__init__(speech, players, events)
        self.cards = cards

    def line(self, event: Event) -> str:
        return HEADS.get(event.kind, _Scribe.plain)(self, event)

    # ------------------------------------------------------------------ the tools of a line

    def say(self, key: str, event: Event, /, **values: object) -> str:
        player = "" if event.seat is None else self.players[event.seat]
        same: dict[str, object] = dict.fromkeys(("player", "rival", "owner"), player)
        return self.speech.sentence(f"log.{key}", **{**same, "n": event.amount, **values})

    def plain(self, event: Event) -> str:
        """A line that needs nothing but its own event; kinds that no grammar knows stay silent."""
        if event.kind in SILENT or not self.speech.has(f"log.{event.kind}"):
            return ""
        words = ("civilization", "tile", "square", "technology", "needs", "judgement", "start")
        values: dict[str, object] = dict.fromkeys(words, event.what)
        if event.cause is not None:
            values |= {"card": event.cause.id, "civilization": event.cause.id if event.kind == "lacks" else event.what}
        return self.say(event.kind, event, **values, old=event.what)

    def take(self, wanted: Callable[[Event], bool]) -> list[Event]:
        """The events at the front that belong to this line."""
        taken = []
        while self.events and wanted(self.events[0]):
            taken.append(self.events.pop(0))
        return taken

    def pull(self, kind: str, seat: int | None) -> Event | None:
        """An event of this kind among those that follow before the turn ends, taken out of its place."""
        for place, later in enumerate(self.events):
            if later.kind == "turn_ends":
                return None
            if later.kind == kind and later.seat == seat:
                return self.events.pop(place)
        return None

    def changes(self, event: Event) -> str:
        """What follows at once for the same seat: "+1 gold (Hunting), +2 gold (Barter)"."""
        taken = self.take(lambda later: later.kind in CHANGES and later.seat == event.seat)
        return self.told(taken, event)

    def told(self, taken: Sequence[Event], event: Event) -> str:
        texts, counted = [], ""
        for later in taken:
            if later.kind == "counted":
                counted = counted_text(self.speech, later.what, later.amount)
            elif later.kind == "gained":
                amount = amount_text(self.speech, later.what, later.amount)
                change = self.speech.text("change.gain", amount=amount)
                cause = counted or self.cause(later.cause)
                texts.append(self.speech.text("change.caused", change=change, cause=cause) if cause else change)
                counted = ""
        return self.speech.join(texts, "comma")

    def with_changes(self, head: str, changes: str) -> str:
        return self.speech.text("log.changes", head=head.removesuffix("."), changes=changes) if changes else head

    def then(self, head: str, gains: Sequence[str]) -> str:
        """What an action brings after what it costs: "…: −3 gold; 1 cube to the reserve"."""
        told = [gain for gain in gains if gain]
        if not told:
            return head
        return self.speech.text("log.and_then", head=head.removesuffix("."), gains=self.speech.join(told, "comma"))

    def cause(self, cause: Cause | None) -> str:
        """The card behind a change; rules go without saying."""
        if cause is None or cause.kind == "rule":
            return ""
        return self.speech.names[cause.kind][cause.id].display

    def symbols(self, words: Sequence[str]) -> dict[str, object]:
        """What lies on one square, as a name with its forms."""
        the, of = (symbols_text(self.speech, tuple(words), form) for form in ("the", "of"))
        return {"symbols": Name(the, the, of, of)}

    # ------------------------------------------------------------------ eras and continents

    def era_begins(self, event: Event) -> str:
        wonders = [wonder.id for wonder in self.cards.wonders_of(event.amount)]
        return self.say("era_begins", event, era=str(event.amount), wonders=wonders, buildings=event.what.split())

    def era_ends(self, event: Event) -> str:
        return self.say("era_ends", event, era=str(event.amount), judgement=event.what)

    def keeps(self, event: Event) -> str:
        old, new = event.what.split()
        return self.say("keeps", event, civilization=old, new=new)

    def replaces(self, event: Event) -> str:
        old, new = event.what.split()
        self.take(lambda later: later.kind == "plays")
        return self.say("replaces", event, old=old, civilization=new)

    def tile_placed(self, event: Event) -> str:
        tile, square, rotation = event.what.split()
        key = "tile_placed" if rotation == "0" else "tile_placed_turned"
        return self.say(key, event, tile=tile, square=square, rotation=int(rotation))

    def capital_moved(self, event: Event) -> str:
        start, square = event.what.split()
        return self.say("capital_moved_with" if event.amount else "capital_moved", event, start=start, square=square)

    def goes_home(self, event: Event) -> str:
        start, square, posture = event.what.split()
        return self.say(f"goes_home_{posture}", event, start=start, square=square)

    def cards_leave(self, event: Event) -> str:
        return self.say("cards_leave", event, cards=event.what.split()) if event.what else self.say("all_built", event)

    def last_turns(self, event: Event) -> str:
        return self.say("last_turns", event, players=[self.players[int(seat)] for seat in event.what.split()])

    # ------------------------------------------------------------------ actions

    def explores(self, event: Event) -> str:
        start, square = event.what.split()
        if start == square:
            return self.say("explores_same", event, start=start)
        left = self.pull("gives_up", event.seat)
        control = self.pull("takes_control", event.seat)
        crossed = self.pull("crosses", event.seat)
        values = {"start": start, "square": square}
        if control is not None:
            head = self.say("explores_control", event, **values, **self.symbols(control.what.split()[1:]))
        else:
            head = self.say("explores_date_line" if crossed else "explores", event, **values)
        line = self.with_changes(head, self.changes(event))
        if left is not None:
            self.events.insert(0, left)
        return line

    def gives_up(self, event: Event) -> str:
        start, *symbols = event.what.split()
        return self.say("gives_up", event, start=start, **self.symbols(symbols))

    def takes_control(self, event: Event) -> str:
        """On arrival of a soldier: the attack has its own line."""
        square = event.what.split()[0]
        changes = self.changes(event)
        return self.say("arrives", event, square=square, changes=changes) if changes else ""

    def founds(self, event: Event) -> str:
        control = self.pull("takes_control", event.seat)
        values: dict[str, object] = {"square": event.what}
        if control is not None:
            values |= self.symbols(control.what.split()[1:])
        changes = self.changes(event)
        return self.say("founds_control" if control else "founds", event, **values, changes=changes)

    def cube_taken(self, event: Event) -> str:
        return self.say("cube_taken_one_stays" if event.amount else "cube_taken", event, square=event.what)

    def builds(self, event: Event) -> str:
        building, start = event.what.split()
        self.take(lambda later: later.kind == "to_agora")
        card = _card(event)
        head = self.say(
            "builds_none" if start == "none" else "builds", event, building=building, start=start, card=card
        )
        return self.with_changes(head, self.changes(event))

    def artist(self, event: Event) -> str:
        self.take(lambda later: later.kind == "to_agora")
        left = self.take(lambda later: later.kind == "gives_up")
        taken = self.take(lambda later: later.kind in CHANGES and later.seat == event.seat)
        own = [later for later in taken if later.cause is not None and later.cause.kind == "rule"]
        changes = self.told([later for later in taken if later not in own], event)
        points = sum(later.amount for later in own)
        self.events[:0] = left
        return self.say("artist_effects" if changes else "artist", event, start=event.what, n=points, changes=changes)

    def attacks(self, event: Event) -> str:
        start, square = event.what.split()
        parts = []
        while (part := self.pull_part()) is not None:
            parts.append(self.part(part))
        card = _card(event)
        values = {"start": start, "square": square, "card": card, "parts": self.speech.join(parts, "semicolon")}
        key = "attacks_none" if start == "none" else "attacks_same" if start == square else "attacks"
        return self.say("attacks_free" if not event.amount and start != "none" else key, event, **values)

    def pull_part(self) -> Event | None:
        for place, later in enumerate(self.events):
            if later.kind in ("paid", "glory_drawn", "turn_ends"):
                return None
            if later.kind == "price_part":
                return self.events.pop(place)
        return None

    def part(self, part: Event) -> str:
        """One part of an attack's cost: "5, second attack", "+3 Wall of Ada", "−2 China"."""
        assert part.cause is not None
        assert part.seat is not None
        if part.what == "track":
            number = self.cards.invasion_costs.index(part.amount) + 1
            key = f"ordinal.n{number}"
            ordinal = self.speech.text(key) if self.speech.has(key) else str(number)
            return self.speech.text("log.parts_track", n=part.amount, ordinal=ordinal)
        owner, card = self.players[part.seat], part.cause.id
        return self.speech.text(f"log.parts_{part.what}", n=abs(part.amount), card=card, owner=owner)

    def glory(self, event: Event) -> str:
        back = self.pull("glory_back", None)
        if back is None:
            return self.say("glory", event)
        cards = [card.id for card in self.cards.civilizations if any(e.always == "glory_choice" for e in card.effects)]
        return self.say("glory_kept", event, a=event.amount, b=back.amount, card=cards[0] if cards else "")

    def wonder(self, event: Event) -> str:
        cost = self.cards.wonder[event.what].cost
        civilization = _card(event)
        key = "wonder" if event.cause is None else "wonder_reduced" if event.amount else "free_wonder"
        self.take(lambda later: later.kind == "paid")
        head = self.say(key, event, wonder=event.what, m=cost, civilization=civilization)
        return self.then(head, [self.changes(event)])

    def activates(self, event: Event) -> str:
        card = event.what.split()[0]
        develops = self.take(lambda later: later.kind == "develops")
        if develops:
            return self.activated_technology(event, card, develops[0])
        for kind in ("stands_up", "relocates"):
            done = self.take(lambda later, kind=kind: later.kind == kind)  # type: ignore[misc]
            if done:
                key = "activates_square" if kind == "stands_up" else f"activates_{done[0].what}"
                head = self.say(key, event, card=card, square=done[0].what, n=done[0].amount)
                return self.with_changes(head, self.changes(event))
        taken = self.take(lambda later: later.kind in CHANGES and later.seat == event.seat)
        gained = [later for later in taken if later.kind == "gained"]
        if not gained:
            return self.say("activates_nothing", event, card=card)
        amount = self.speech.join([amount_text(self.speech, later.what, later.amount) for later in gained])
        counted = [counted_text(self.speech, later.what, later.amount) for later in taken if later.kind == "counted"]
        key = "activates_counted" if counted else "activates"
        return self.say(key, event, card=card, amount=amount, counted="".join(counted))

    def activated_technology(self, event: Event, card: str, develops: Event) -> str:
        key = "activates_technology" if develops.amount else "activates_technology_free"
        head = self.say(key, event, card=card, technology=develops.what, n=develops.amount)
        return self.then(self.priced(head), self.after_developing(develops))

    def develops(self, event: Event) -> str:
        card = _card(event)
        key = "develops_given" if event.cause is not None and not event.amount else "develops"
        head = self.say(key, event, technology=event.what, card=card)
        return self.then(self.priced(head), self.after_developing(event))

    def priced(self, head: str) -> str:
        """With what a price is made of, where it is not what the tile says: "−3 gold (5 − 2 Library)"."""
        parts = self.take(lambda later: later.kind in ("price_part", "paid"))
        less = [part for part in parts if part.kind == "price_part" and part.cause is not None and part.amount < 0]
        if not less:
            return head
        base = next(part.amount for part in parts if part.what == "cost")
        named = [self.speech.text("log.price_part", n=-part.amount, card=_card(part)) for part in less]
        price = self.speech.text("log.price", base=base, parts=" − ".join(named))
        return self.speech.text("change.caused", change=head.removesuffix("."), cause=price) + "."

    def after_developing(self, event: Event) -> list[str]:
        freed = self.take(lambda later: later.kind == "cubes_freed")
        gains = [self.speech.text("log.cubes_to_reserve", n=later.amount) for later in freed]
        obsolete = self.take(lambda later: later.kind == "obsolete")
        gains.append(self.changes(event))
        self.events[:0] = obsolete
        return gains

    # ------------------------------------------------------------------ gains that stand alone, judgements

    def gained(self, event: Event) -> str:
        if event.cause is not None and event.cause.id == "golden_age":
            return self.say("golden_age_gold", event)
        head = "" if event.seat is None else self.players[event.seat]
        return self.with_changes(head, self.told([event], event))

    def counted(self, event: Event) -> str:
        """A count before the points of a judgement, or before a gain that stands alone."""
        counted = counted_text(self.speech, event.what, event.amount)
        scored = self.take(lambda later: later.kind == "scored" and later.seat == event.seat)
        if scored:
            key = "scored" if scored[0].amount else "scored_nothing"
            return self.say(key, event, n=scored[0].amount, counted=counted)
        if event.cause is not None and event.cause.kind == "judgement":
            return self.say("scored_nothing", event, counted=counted)
        changes = self.told([event, *self.take(lambda later: later.kind == "gained")], event)
        head = "" if event.seat is None else self.players[event.seat]
        return self.with_changes(head, changes) if changes else ""

    def scored(self, event: Event) -> str:
        """What the end of the game adds."""
        assert event.cause is not None
        kind = event.cause.id if event.cause.kind == "rule" else "future" if event.cause.kind == "future" else ""
        counted = self.speech.names["score"][kind].display if kind else self.cause(event.cause)
        return self.say("scored", event, counted=counted)

    def received(self, event: Event) -> str:
        return self.say("received", event, card=_card(event))

    def already_developed(self, event: Event) -> str:
        """With gold instead (ruling 22), or for nothing."""
        assert event.cause is not None
        head = self.say("already_developed", event, technology=event.what, civilization=event.cause.id)
        gold = self.take(lambda later: later.kind == "gained" and later.cause == event.cause)
        if not gold:
            return head
        return self.say(
            "already_developed_gold", event, technology=event.what, civilization=event.cause.id, n=gold[0].amount
        )


HEADS: dict[str, Callable[[_Scribe, Event], str]] = {
    name: getattr(_Scribe, name)
    for name in (
        "era_begins", "era_ends", "keeps", "replaces", "tile_placed", "capital_moved", "goes_home",
        "cards_leave", "last_turns", "explores", "gives_up", "takes_control", "founds", "cube_taken", "builds",
        "artist", "attacks", "glory", "wonder", "activates", "develops", "gained", "counted", "scored", "received",
        "already_developed",
    )
}  # fmt: skip
