"""What happened, as lines of the log: an action with its costs and gains is one line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from aoc_desktop.games.golden_ages.rules import events as kinds
from aoc_desktop.games.golden_ages.rules.cards import CardSet
from aoc_desktop.games.golden_ages.rules.state import State
from aoc_desktop.games.golden_ages.words.cards import symbols_text
from aoc_desktop.games.golden_ages.words.effects import amount_text, counted_text
from aoc_desktop.games.golden_ages.words.speech import load_language
from aoc_desktop.kernel.events import Cause, Event, TurnEnds
from aoc_desktop.text.language import Language
from aoc_desktop.text.names import Name
from aoc_desktop.text.scribe import E, Scribe

CHANGES = (kinds.Gained, kinds.Counted, kinds.NothingGained)
"""Events that belong to the line of the action that they follow."""


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
    lines.append(speech.sentence("log.era_begins", round=state.era, wonders=wonders, buildings=buildings))
    for seat, player in enumerate(state.players):
        if (card := player.civilization) is not None:
            lines.append(speech.sentence("log.plays", player=players[seat], civilization=card.id, n=card.value))
    return lines


class _Scribe(Scribe):
    """A line for each event that heads one."""

    def __init__(self, speech: Language, cards: CardSet, players: Sequence[str], events: list[Event]) -> None:
        super().__init__(speech, players, events)
        self.cards = cards

    def line(self, event: Event) -> str:
        return HEADS.get(type(event), _Scribe.plain)(self, event)

    # ------------------------------------------------------------------ the tools of a line

    def pull(self, kind: type[E], seat: int | None) -> E | None:
        """An event of this kind among those that follow before the turn ends, taken out of its place."""
        for place, later in enumerate(self.events):
            if isinstance(later, TurnEnds):
                return None
            if isinstance(later, kind) and later.seat == seat:
                del self.events[place]
                return later
        return None

    def changes(self, event: Event) -> str:
        """What follows at once for the same seat: "+1 gold (Hunting), +2 gold (Barter)"."""
        return self.told(self.take(*CHANGES, seat=event.seat))

    def told(self, taken: Sequence[Event]) -> str:
        texts, counted = [], ""
        for later in taken:
            if isinstance(later, kinds.Counted):
                counted = counted_text(self.speech, later.per, later.count)
            elif isinstance(later, kinds.Gained):
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

    def era_begins(self, event: kinds.EraBegins) -> str:
        wonders = [wonder.id for wonder in self.cards.wonders_of(event.round)]
        return self.say("era_begins", event, wonders=wonders)

    def replaces(self, event: kinds.Replaces) -> str:
        self.take(kinds.Plays)
        return self.say("replaces", event)

    def tile_placed(self, event: kinds.TilePlaced) -> str:
        return self.say("tile_placed" if event.rotation == "0" else "tile_placed_turned", event)

    def capital_moved(self, event: kinds.CapitalMoved) -> str:
        return self.say("capital_moved_with" if event.colonists else "capital_moved", event)

    def goes_home(self, event: kinds.GoesHome) -> str:
        return self.say(f"goes_home_{event.posture}", event)

    def cards_leave(self, event: kinds.CardsLeave) -> str:
        return self.say("cards_leave" if event.cards else "all_built", event)

    def last_turns(self, event: kinds.LastTurns) -> str:
        return self.say("last_turns", event, players=[self.players[seat] for seat in event.seats])

    # ------------------------------------------------------------------ actions

    def explores(self, event: kinds.Explores) -> str:
        if event.start == event.square:
            return self.say("explores_same", event)
        left = self.pull(kinds.GivesUp, event.seat)
        control = self.pull(kinds.TakesControl, event.seat)
        crossed = self.pull(kinds.Crosses, event.seat)
        if control is not None:
            head = self.say("explores_control", event, **self.symbols(control.symbols))
        else:
            head = self.say("explores_date_line" if crossed else "explores", event)
        line = self.with_changes(head, self.changes(event))
        if left is not None:
            self.events.insert(0, left)
        return line

    def gives_up(self, event: kinds.GivesUp) -> str:
        return self.say("gives_up", event, **self.symbols(event.symbols))

    def takes_control(self, event: kinds.TakesControl) -> str:
        """On arrival of a soldier: the attack has its own line."""
        changes = self.changes(event)
        return self.say("arrives", event, changes=changes) if changes else ""

    def founds(self, event: kinds.Founds) -> str:
        control = self.pull(kinds.TakesControl, event.seat)
        symbols = {} if control is None else self.symbols(control.symbols)
        return self.say("founds_control" if control else "founds", event, **symbols, changes=self.changes(event))

    def cube_taken(self, event: kinds.CubeTaken) -> str:
        return self.say("cube_taken_one_stays" if event.cubes else "cube_taken", event)

    def builds(self, event: kinds.Builds) -> str:
        self.take(kinds.ToAgora)
        head = self.say("builds_none" if event.start == "none" else "builds", event)
        return self.with_changes(head, self.changes(event))

    def artist(self, event: kinds.Artist) -> str:
        self.take(kinds.ToAgora)
        left = self.take(kinds.GivesUp)
        taken = self.take(*CHANGES, seat=event.seat)
        own = [later for later in taken if isinstance(later, kinds.Gained) and later.cause.kind == "rule"]
        changes = self.told([later for later in taken if later not in own])
        points = sum(later.amount for later in own)
        self.events[:0] = left
        return self.say("artist_effects" if changes else "artist", event, n=points, changes=changes)

    def attacks(self, event: kinds.Attacks) -> str:
        parts = []
        while (part := self.pull_part()) is not None:
            parts.append(self.part(part))
        away = event.start != "none"
        key = "attacks_none" if not away else "attacks_same" if event.start == event.square else "attacks"
        key = "attacks_free" if away and not event.cost else key
        return self.say(key, event, parts=self.speech.join(parts, "semicolon"))

    def pull_part(self) -> kinds.PricePart | None:
        for place, later in enumerate(self.events):
            if isinstance(later, kinds.Paid | kinds.GloryDrawn | TurnEnds):
                return None
            if isinstance(later, kinds.PricePart):
                del self.events[place]
                return later
        return None

    def part(self, part: kinds.PricePart) -> str:
        """One part of an attack's cost: "5, second attack", "+3 Wall of Ada", "−2 China"."""
        if part.part == "track":
            number = self.cards.invasion_costs.index(part.gold) + 1
            key = f"ordinal.n{number}"
            ordinal = self.speech.text(key) if self.speech.has(key) else str(number)
            return self.speech.text("log.parts_track", n=part.gold, ordinal=ordinal)
        owner, card = self.players[part.seat], part.cause.id
        return self.speech.text(f"log.parts_{part.part}", n=abs(part.gold), card=card, owner=owner)

    def glory(self, event: kinds.Glory) -> str:
        back = self.pull(kinds.GloryBack, None)
        if back is None:
            return self.say("glory", event)
        cards = [card.id for card in self.cards.civilizations if any(e.always == "glory_choice" for e in card.effects)]
        return self.say("glory_kept", event, a=event.points, b=back.points, card=cards[0] if cards else "")

    def wonder(self, event: kinds.WonderBuilt) -> str:
        key = "wonder" if event.cause is None else "wonder_reduced" if event.price else "free_wonder"
        self.take(kinds.Paid)
        head = self.say(
            key, event, m=self.cards.wonder[event.wonder].cost, civilization=event.cause.id if event.cause else ""
        )
        return self.then(head, [self.changes(event)])

    def activates(self, event: kinds.Activates) -> str:
        if develops := self.take(kinds.Develops):
            return self.activated_technology(event, develops[0])
        if stands_up := self.take(kinds.StandsUp):
            head = self.say("activates_square", event, square=stands_up[0].square)
            return self.with_changes(head, self.changes(event))
        if relocates := self.take(kinds.Relocates):
            head = self.say(f"activates_{relocates[0].where}", event, n=relocates[0].colonists)
            return self.with_changes(head, self.changes(event))
        taken = self.take(*CHANGES, seat=event.seat)
        gained = [later for later in taken if isinstance(later, kinds.Gained)]
        if not gained:
            return self.say("activates_nothing", event)
        amount = self.speech.join([amount_text(self.speech, later.what, later.amount) for later in gained])
        counted = [
            counted_text(self.speech, later.per, later.count) for later in taken if isinstance(later, kinds.Counted)
        ]
        key = "activates_counted" if counted else "activates"
        return self.say(key, event, amount=amount, counted="".join(counted))

    def activated_technology(self, event: kinds.Activates, develops: kinds.Develops) -> str:
        key = "activates_technology" if develops.price else "activates_technology_free"
        head = self.say(key, event, technology=develops.technology, n=develops.price)
        return self.then(self.priced(head), self.after_developing(develops))

    def develops(self, event: kinds.Develops) -> str:
        head = self.say("develops_given" if event.cause is not None and not event.price else "develops", event)
        return self.then(self.priced(head), self.after_developing(event))

    def priced(self, head: str) -> str:
        """With what a price is made of, where it is not what the tile says: "−3 gold (5 − 2 Library)"."""
        parts = [part for part in self.take(kinds.PricePart, kinds.Paid) if isinstance(part, kinds.PricePart)]
        less = [part for part in parts if part.gold < 0]
        if not less:
            return head
        base = next(part.gold for part in parts if part.part == "cost")
        named = [self.speech.text("log.price_part", n=-part.gold, card=part.cause.id) for part in less]
        price = self.speech.text("log.price", base=base, parts=" − ".join(named))
        return self.speech.text("change.caused", change=head.removesuffix("."), cause=price) + "."

    def after_developing(self, event: Event) -> list[str]:
        gains = [self.speech.text("log.cubes_to_reserve", n=later.cubes) for later in self.take(kinds.CubesFreed)]
        obsolete = self.take(kinds.Obsolete)
        gains.append(self.changes(event))
        self.events[:0] = obsolete
        return gains

    # ------------------------------------------------------------------ gains that stand alone, judgements

    def gained(self, event: kinds.Gained) -> str:
        if event.cause.id == "golden_age":
            return self.say("golden_age_gold", event)
        return self.with_changes(self.players[event.seat], self.told([event]))

    def counted(self, event: kinds.Counted) -> str:
        """A count before the points of a judgement, or before a gain that stands alone."""
        counted = counted_text(self.speech, event.per, event.count)
        if scored := self.take(kinds.Scored, seat=event.seat):
            key = "scored" if scored[0].amount else "scored_nothing"
            return self.say(key, event, n=scored[0].amount, counted=counted)
        if event.cause.kind == "judgement":
            return self.say("scored_nothing", event, counted=counted)
        changes = self.told([event, *self.take(kinds.Gained)])
        return self.with_changes(self.players[event.seat], changes) if changes else ""

    def scored(self, event: kinds.Scored) -> str:
        """What the end of the game adds."""
        kind = event.cause.id if event.cause.kind == "rule" else "future" if event.cause.kind == "future" else ""
        counted = self.speech.names["score"][kind].display if kind else self.cause(event.cause)
        return self.say("scored", event, counted=counted)

    def lacks(self, event: kinds.Lacks) -> str:
        return self.say("lacks", event, civilization=event.cause.id)

    def already_developed(self, event: kinds.AlreadyDeveloped) -> str:
        """With gold instead (ruling 22), or for nothing."""
        gold = self.take(kinds.Gained, cause=event.cause)
        key = "already_developed_gold" if gold else "already_developed"
        return self.say(key, event, civilization=event.cause.id, n=sum(later.amount for later in gold))

    def silent(self, event: Event) -> str:
        """What the table shows, or another line tells."""
        return ""


HEADS: dict[type[Event], Callable[[_Scribe, Any], str]] = {
    kinds.EraBegins: _Scribe.era_begins,
    kinds.Replaces: _Scribe.replaces,
    kinds.TilePlaced: _Scribe.tile_placed,
    kinds.CapitalMoved: _Scribe.capital_moved,
    kinds.GoesHome: _Scribe.goes_home,
    kinds.CardsLeave: _Scribe.cards_leave,
    kinds.LastTurns: _Scribe.last_turns,
    kinds.Explores: _Scribe.explores,
    kinds.GivesUp: _Scribe.gives_up,
    kinds.TakesControl: _Scribe.takes_control,
    kinds.Founds: _Scribe.founds,
    kinds.CubeTaken: _Scribe.cube_taken,
    kinds.Builds: _Scribe.builds,
    kinds.Artist: _Scribe.artist,
    kinds.Attacks: _Scribe.attacks,
    kinds.Glory: _Scribe.glory,
    kinds.WonderBuilt: _Scribe.wonder,
    kinds.Activates: _Scribe.activates,
    kinds.Develops: _Scribe.develops,
    kinds.Gained: _Scribe.gained,
    kinds.Counted: _Scribe.counted,
    kinds.Scored: _Scribe.scored,
    kinds.Lacks: _Scribe.lacks,
    kinds.AlreadyDeveloped: _Scribe.already_developed,
    kinds.PricePart: _Scribe.silent,
    TurnEnds: _Scribe.silent,
}
