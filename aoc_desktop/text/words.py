"""A game's Words: the sentences that log, legal list and prompts ask it for. Each game gives one, in the registry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.record import Record
from aoc_desktop.text.language import Language, load_language

Card = tuple[str, str]
"""Kind and id."""


class Words:
    """What a game says of its moves and events; a game overrides what it says in its own way."""

    game: str
    terms: tuple[Card, ...] = ()
    """Words that have a sign on the cards; to be looked for in any sentence."""

    def speech(self, language: str) -> Language:
        return load_language(language, self.game)

    def move(self, move: Move, language: str, facts: Mapping[str, object] | None = None) -> str:
        """A move in words; numbers and gains are said as far as `facts` hold them."""
        return " ".join(move)

    def turn(self, moves: Sequence[Move], language: str) -> str:
        """The moves of a turn that are worth a word, in one line."""
        return self.speech(language).join([self.move(move, language) for move in moves], "comma")

    def table(self, record: Record, language: str) -> list[str]:
        """What a record sets on the table, in a few words each."""
        speech = self.speech(language)
        variants = [str(speech.names["variant"][variant].display) for variant in record.variants]
        return [speech.text("solo.table", players=record.players), *variants]

    def cards_of_move(self, move: Move, language: str, played: bool = False) -> Sequence[Card]:
        """The cards that a move is about; of one that was `played`, without what it might have offered."""
        return ()

    def log(self, events: Iterable[Event], language: str, players: Sequence[str]) -> list[tuple[str, list[Event]]]:
        """The lines for the events of one or several moves, each with the events that it tells of."""
        return []

    def beginning(self, record: Record, state: Any, players: Sequence[str], language: str) -> str:
        """What the log opens with."""
        return self.speech(language).sentence("log.game_begins", player=players[0])

    def first_events(self, state: Any) -> Sequence[Event]:
        """What no event tells of before the first move: the first round, where it has begun."""
        return ()

    def forced(self, why: str, move: Move, language: str) -> str:
        """Before what came of a move that a person did not have to decide: "only_choice", or "any_order" would do."""
        return self.speech(language).sentence(f"log.{why}", move=self.move(move, language))

    def cards_of_events(self, events: Sequence[Event]) -> tuple[Card, ...]:
        """The cards that a line of these events speaks of."""
        found = [(event.cause.kind, event.cause.id) for event in events if event.cause is not None]
        return tuple(dict.fromkeys(card for card in found if card[0] != "rule"))

    def rules_of_events(self, events: Sequence[Event]) -> Sequence[Card]:
        """The rules that are at work in a line, each once."""
        causes = [event.cause for event in events if event.cause is not None and event.cause.kind == "rule"]
        return list(dict.fromkeys(("rule", cause.id) for cause in causes))
