"""Which part of the rules tells of what: a game writes one table, and it answers every question of the toolkit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from aoc_desktop.kernel.events import Cause
from aoc_desktop.kernel.game import Move


class Topic(NamedTuple):
    """What one part of the rules tells of, by kinds and ids that the game uses itself."""

    cards: tuple[str, ...] = ()
    """Kinds of cards, and of other words that the log names."""
    places: tuple[str, ...] = ()
    """Kinds of places: where no card lies, or where the place says more than its card."""
    rules: tuple[str, ...] = ()
    """Rules that an event names as its cause."""
    moves: tuple[str, ...] = ()
    """First words of moves."""
    events: tuple[str, ...] = ()
    """Kinds of events with which a line of the log begins; most changes have a cause, which says more."""
    steps: tuple[str, ...] = ()


class Topics:
    """The table of a game, by the anchors of its rules page; each field by what it tells of."""

    def __init__(
        self,
        parts: Mapping[str, Topic],
        card: str = "",
        move: str = "",
        step: str = "",
        players: str = "table",
        score: str = "scoring",
    ) -> None:
        """`card`, `move`, `step`: the part for all that are not listed; `players`, `score`: for the panels of them."""
        self.parts = parts
        self.cards, self.places, self.rules = (_by_id(parts, field) for field in ("cards", "places", "rules"))
        self.moves, self.events, self.steps = (_by_id(parts, field) for field in ("moves", "events", "steps"))
        self.other_card, self.other_move, self.other_step = card, move, step
        self.players, self.score = players, score

    def of_card(self, about: str) -> str:
        """For "kind:id", as a card asks for help; a topic stays what it is."""
        kind, found, _ = about.partition(":")
        return self.cards.get(kind, self.other_card) if found else about

    def of_noun(self, kind: str, name: str) -> str:
        """Of a card or a rule that a line names."""
        return self.rules.get(name, "") if kind == "rule" else self.cards.get(kind, self.places.get(kind, ""))

    def of_move(self, move: Move) -> str:
        return self.moves.get(move[0], self.other_move)

    def of_line(self, kind: str, causes: Iterable[Cause]) -> str:
        """Of a line of the log with these causes."""
        found = (self.of_noun(cause.kind, cause.id) for cause in causes)
        return next((topic for topic in found if topic), self.events.get(kind, ""))

    def of_step(self, step: str) -> str:
        return self.steps.get(step, self.other_step)


def _by_id(parts: Mapping[str, Topic], field: str) -> dict[str, str]:
    return {name: anchor for anchor, topic in parts.items() for name in getattr(topic, field)}
