"""What happened, as lines of the log: what an event costs and brings stands in its line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from aoc_desktop.games.monumental_duel.rules.cards import CardSet
from aoc_desktop.games.monumental_duel.rules.setup import PICK
from aoc_desktop.games.monumental_duel.rules.state import ROWS, State
from aoc_desktop.games.monumental_duel.words.effects import amount_text
from aoc_desktop.games.monumental_duel.words.speech import load_language
from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.text.language import Language, capital
from aoc_desktop.text.scribe import Scribe

CHANGES = {"gained": "gain", "paid": "loss", "lost": "loss"}
"""Events that belong to the line of the event that they follow."""
SILENT = ("turn_begins", "turn_ends", "forced", "price_part", "cities_dealt")
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
        if event.kind in SILENT:
            return ""
        if event.kind in CHANGES:
            return self._only_changes(event)
        if event.kind == "draws" and self.events and self.events[0].kind == "fills":
            return ""  # the line of the cell tells the card
        if event.kind == "scored":
            return self._score(event)
        if event.kind == "fills":
            return self._fills(event)
        key = KEYS[event.kind](event, self.cards) if event.kind in KEYS else event.kind
        head = self.speech.text(f"log.{key}", **self._values(event))
        if event.kind == "nothing_to_do":  # what the card gives besides is told in a line of its own
            return capital(self.speech.text("log.line", head=head))
        changes = self._changes(event.cause or self._cause_of(event))
        if event.kind == "activates" and not changes:
            return self.speech.sentence("log.activates_none", **self._values(event))
        if changes:
            return capital(self.speech.text("log.with_changes", head=head, changes=changes))
        return capital(self.speech.text("log.line", head=head))

    def _only_changes(self, event: Event) -> str:
        """Changes that follow no other event, with their card if it is one."""
        self.events.insert(0, event)
        following = []
        for later in self.events:
            if later.kind not in CHANGES:
                break
            following.append(later.cause)
        cards = {cause.id for cause in following if cause is not None and cause.kind != "rule"}
        key = "log.gains_card" if len(cards) == 1 else "log.gains"
        player, changes = self._player(event.seat), self._changes(NO_WORDS)
        return self.speech.sentence(key, player=player, changes=changes, source=min(cards, default=""))

    def _player(self, seat: int | None) -> str:
        return "" if seat is None else self.players[seat]

    def _cause_of(self, event: Event) -> Cause:
        """The card that an event is about, so that its gains need not name it."""
        known = [word for word in event.what.split() if word in self.cards.card]
        return self.cards.card[known[0]].cause if known else NO_WORDS

    def _values(self, event: Event) -> dict[str, object]:
        """The words of an event by what they are."""
        words = event.what.split()
        cards = [word for word in words if word in self.cards.card or word in self.cards.civilization]
        others = [word for word in words if word not in cards]
        seat = event.seat
        return {
            "player": self._player(seat),
            "opponent": "" if seat is None else self.players[1 - seat],
            "n": event.amount,
            "words": words,
            "card": cards[0] if cards else "",
            "other": cards[1] if len(cards) > 1 else "",
            "cell": others[0] if others else "",
            "cell2": others[1] if len(others) > 1 else "",
            "at": others[-1] if others else "",
            "resource": others[0] if others else "",
            "source": "" if event.cause is None else event.cause.id,
            "era": str(event.amount),
        }

    def _changes(self, own: Cause) -> str:
        """What follows at once: "−2 Science, +1 Gold, +1 point (Bargaining)". On an activation all is summed up."""
        sums: dict[tuple[str, str, str], int] = {}
        while self.events and (self.events[0].kind in CHANGES or self.events[0].kind == "price_part"):
            event = self.events.pop(0)
            if event.kind == "price_part":
                continue
            cause = event.cause
            foreign = own is not NO_WORDS and cause is not None and cause.kind != "rule" and cause.id != own.id
            key = (CHANGES[event.kind], event.what, cause.id if foreign and cause is not None else "")
            sums[key] = sums.get(key, 0) + event.amount
        return self.speech.join([self._change(*key, amount) for key, amount in sums.items()], "comma")

    def _change(self, sign: str, resource: str, cause: str, amount: int) -> str:
        change = self.speech.text(f"change.{sign}", amount=amount_text(self.speech, resource, amount))
        if not cause:
            return change
        return self.speech.text("change.caused", change=change, cause=self.speech.names.find(cause).display)

    def _fills(self, event: Event) -> str:
        """All cells that are filled one after the other in one line."""
        cells = []
        self.events.insert(0, event)
        while self.events and self.events[0].kind == "fills" and self.events[0].seat == event.seat:
            values = self._values(self.events.pop(0))
            cells.append(self.speech.text("log.filled_on" if values["other"] else "log.filled_cell", **values))
        head = self.speech.text("log.fills", player=self._player(event.seat), cells=cells)
        return capital(self.speech.text("log.line", head=head))

    def _score(self, event: Event) -> str:
        """A seat's points with all their sources."""
        self.events.insert(0, event)
        total, sources = 0, []
        while self.events and self.events[0].kind == "scored" and self.events[0].seat == event.seat:
            part = self.events.pop(0)
            total += part.amount
            category = part.what.removeprefix("domination_")
            key = "log.score_source" if category == part.what else "log.score_domination"
            sources.append(self.speech.text(key, category=category, n=part.amount))
        head = self.speech.text("log.score", player=self._player(event.seat), n=total, sources=sources)
        return capital(self.speech.text("log.line", head=head))


Key = Callable[[Event, CardSet], str]


def _acquires(event: Event, cards: CardSet) -> str:
    card, _, reserved = event.what.partition(" ")
    return "acquires_reserved" if reserved else "acquires_basic" if cards.card[card].set == "basic" else "acquires"


def _develops(event: Event, cards: CardSet) -> str:
    _, _, line = event.what.partition(" ")
    return "develops" if not line else "develops_row" if line in ROWS else "develops_column"


def _uses(event: Event, cards: CardSet) -> str:
    return "uses_knowledge" if len(event.what.split()) > 2 else "uses"


KEYS: dict[str, Key] = {
    "round_begins": lambda event, cards: "round_begins_last" if event.what else "round_begins",
    "acquires": _acquires,
    "begins": lambda event, cards: "begins_reserved" if " " in event.what else "begins",
    "barricades": lambda event, cards: "barricades" if event.what else "barricades_nothing",
    "develops": _develops,
    "uses": _uses,
    "conquers": lambda event, cards: "conquers_barricades" if event.amount else "conquers",
    "takes_advantage": lambda event, cards: "takes_advantage" if event.what else "takes_advantage_effect",
    "rerolls": lambda event, cards: "rerolls_free" if event.what == "free" else "rerolls",
    "loses_agent": lambda event, cards: "loses_agent" if event.amount else "loses_last_agent",
    "archives": lambda event, cards: "archives_discard" if event.what.startswith("discard") else "archives",
}
