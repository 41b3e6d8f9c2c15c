"""What happened, as lines of the log: what an event costs and brings stands in its line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile

from aoc_desktop.games.monumental_duel.rules import events as kinds
from aoc_desktop.games.monumental_duel.rules.cards import CardSet
from aoc_desktop.games.monumental_duel.rules.setup import PICK
from aoc_desktop.games.monumental_duel.rules.state import ROWS, State
from aoc_desktop.games.monumental_duel.words.effects import amount_text
from aoc_desktop.games.monumental_duel.words.speech import load_language
from aoc_desktop.kernel.events import Cause, Event, TurnBegins, TurnEnds
from aoc_desktop.text.language import Language, capital
from aoc_desktop.text.scribe import Scribe

CHANGES = (kinds.Gained, kinds.Paid, kinds.Lost)
"""Events that belong to the line of the event that they follow."""
SILENT = (TurnBegins, TurnEnds, kinds.Forced, kinds.PricePart, kinds.CitiesDealt)
NO_WORDS = Cause("rule", "")


def log_lines(events: Iterable[Event], cards: CardSet, language: str, players: Sequence[str]) -> list[str]:
    """The lines for the events of one or several moves; `players` are the names, seat by seat."""
    return [line for line, _ in log_entries(events, cards, language, players)]


def log_entries(
    events: Iterable[Event], cards: CardSet, language: str, players: Sequence[str]
) -> list[tuple[str, list[Event]]]:
    """Each line with the events that it tells of."""
    return _Scribe(load_language(language), cards, players, list(events)).entries()


def beginning_lines(state: State, language: str, players: Sequence[str]) -> list[str]:
    """What the log opens with."""
    speech = load_language(language)
    first = state.first_player
    if PICK in state.table.variants:
        names = {"player": players[first], "opponent": players[1 - first]}
        return [speech.sentence("log.begins_game_picked", **names)]
    own = [player.civilization.id for player in state.players if player.civilization is not None]
    names = {"player": players[0], "opponent": players[1], "first": players[first]}
    return [speech.sentence("log.begins_game", civilization=own[0], other=own[1], **names)]


class _Scribe(Scribe):
    """A line for each event that heads one, with the changes that follow it."""

    def __init__(self, speech: Language, cards: CardSet, players: Sequence[str], events: list[Event]) -> None:
        super().__init__(speech, players, events)
        self.cards = cards

    def line(self, event: Event) -> str:
        if isinstance(event, SILENT):
            return ""
        if isinstance(event, CHANGES):
            return self._only_changes(event)
        if isinstance(event, kinds.Draws) and self.events and isinstance(self.events[0], kinds.Fills):
            return ""  # the line of the cell tells the card
        if isinstance(event, kinds.Scored):
            return self._score(event)
        if isinstance(event, kinds.Fills):
            return self._fills(event)
        head = self.speech.text(f"log.{self._key(event)}", **self.values(event))
        if isinstance(event, kinds.NothingToDo):  # what the card gives besides is told in a line of its own
            return capital(self.speech.text("log.line", head=head))
        changes = self._changes(event.cause or self._cause_of(event))
        if isinstance(event, kinds.Activates) and not (changes or any(isinstance(one, CHANGES) for one in self.events)):
            return self.say("activates_none", event)
        if changes:
            return capital(self.speech.text("log.with_changes", head=head, changes=changes))
        return capital(self.speech.text("log.line", head=head))

    def _key(self, event: Event) -> str:
        """The sentence of an event: that of its kind, unless something about it asks for another."""
        match event:
            case kinds.DuelRoundBegins(which="last"):
                return "round_begins_last"
            case kinds.Acquires(how="reserved") | kinds.Begins(how="reserved"):
                return f"{event.kind}_reserved"
            case kinds.Acquires() if self.cards.card[event.card].set == "basic":
                return "acquires_basic"
            case kinds.Barricades(card=""):
                return "barricades_nothing"
            case kinds.Develops() if event.at:
                return "develops_row" if event.at in ROWS else "develops_column"
            case kinds.Uses() if event.other:
                return "uses_knowledge"
            case kinds.Conquers() if event.barricades:
                return "conquers_barricades"
            case kinds.TakesAdvantage(resource=""):
                return "takes_advantage_effect"
            case kinds.Rerolls(token="free"):
                return "rerolls_free"
            case kinds.LosesAgent(agents=0):
                return "loses_last_agent"
            case kinds.Archives(cell="discard"):
                return "archives_discard"
        return event.kind

    def _only_changes(self, event: kinds.Amount) -> str:
        """Changes that follow no other event, with their card if it is one."""
        self.events.insert(0, event)
        following = [later.cause for later in takewhile(lambda later: isinstance(later, CHANGES), self.events)]
        cards = {cause.id for cause in following if cause is not None and cause.kind != "rule"}
        key = "log.gains_card" if len(cards) == 1 else "log.gains"
        player, changes = self.players[event.seat], self._changes(NO_WORDS)
        return self.speech.sentence(key, player=player, changes=changes, source=min(cards, default=""))

    def _cause_of(self, event: Event) -> Cause:
        """The card that an event is about, so that its gains need not name it."""
        known = [word for word in event.words if word in self.cards.card]
        return self.cards.card[known[0]].cause if known else NO_WORDS

    def values(self, event: Event) -> dict[str, object]:
        opponent = "" if event.seat is None else self.players[1 - event.seat]
        source = "" if event.cause is None else event.cause.id
        return {**super().values(event), "opponent": opponent, "source": source}

    def _changes(self, own: Cause) -> str:
        """What follows at once: "−2 Science, +1 Gold, +1 point (Bargaining)". On an activation all is summed up."""
        sums: dict[tuple[str, str, str], int] = {}
        for event in self.take(*CHANGES, kinds.PricePart):
            if isinstance(event, kinds.Amount):
                cause = event.cause
                foreign = own is not NO_WORDS and cause is not None and cause.kind != "rule" and cause.id != own.id
                sign = "gain" if isinstance(event, kinds.Gained) else "loss"
                key = sign, event.resource, cause.id if foreign and cause is not None else ""
                sums[key] = sums.get(key, 0) + event.amount
        return self.speech.join([self._change(*key, amount) for key, amount in sums.items()], "comma")

    def _change(self, sign: str, resource: str, cause: str, amount: int) -> str:
        change = self.speech.text(f"change.{sign}", amount=amount_text(self.speech, resource, amount))
        if not cause:
            return change
        return self.speech.text("change.caused", change=change, cause=self.speech.names.find(cause).display)

    def _fills(self, event: kinds.Fills) -> str:
        """All cells that are filled one after the other in one line."""
        filled = [event, *self.take(kinds.Fills, seat=event.seat)]
        keys = ["log.filled_on" if each.other else "log.filled_cell" for each in filled]
        cells = [self.speech.text(key, **self.values(each)) for key, each in zip(keys, filled, strict=True)]
        head = self.speech.text("log.fills", player=self.players[event.seat], cells=cells)
        return capital(self.speech.text("log.line", head=head))

    def _score(self, event: kinds.Scored) -> str:
        """A seat's points with all their sources."""
        parts, sources = [event, *self.take(kinds.Scored, seat=event.seat)], []
        for part in parts:
            category = part.category.removeprefix("domination_")
            key = "log.score_source" if category == part.category else "log.score_domination"
            sources.append(self.speech.text(key, category=category, n=part.points))
        total = sum(part.points for part in parts)
        head = self.speech.text("log.score", player=self.players[event.seat], n=total, sources=sources)
        return capital(self.speech.text("log.line", head=head))
