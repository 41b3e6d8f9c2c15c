"""Where the values of cards come from: four kinds, the same in every game.

A source is one text for the whole card, or one for each of its parts. A text is a kind, or kinds joined with `+`; what
follows a colon is a remark. A text that names no kind is a user's own words, and is shown as it stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

RULEBOOK, PUBLIC, DEDUCED, HOUSE = KINDS = ("rulebook", "public", "deduced", "house")
"""Printed in the booklet, known from other public material, deduced from what is printed, our own. Of several kinds
the later one counts."""
MARKED = (DEDUCED, HOUSE)
"""The kinds that have a sign on the card's face."""
WHOLE = "card"
"""The part that stands for all of a card: the mark of a card that has one source for all its values."""
UNPLAYED = frozenset(("source", "confidence"))
"""Fields of a card that say something about its values, and are none."""


def latest(kinds: Iterable[str]) -> str:
    """The kind that counts; empty: there is none."""
    return max(filter(None, kinds), key=KINDS.index, default="")


def kind_of(text: str) -> str:
    """The latest kind that a source names; empty: it is a user's own words."""
    kinds = [kind.strip() for kind in text.partition(":")[0].split("+")]
    return latest(kinds) if all(kind in KINDS for kind in kinds) else ""


def by_part(source: str | Mapping[str, str] | None) -> Mapping[str, str]:
    """The text of each part, however the card has its source."""
    if source is None:
        return {}
    return {WHOLE: source} if isinstance(source, str) else source


@dataclass(slots=True)
class CardSources:
    """Where the values of one card come from. What a table asks each time it lays a card out is found once."""

    texts: Mapping[str, str]
    """By part."""
    doubtful: bool = False
    """The card rests on a single, doubtful source (`confidence = "low"`)."""
    kind: str = field(init=False)
    """The latest kind of the card's parts, under which it is listed; empty: a user wrote all its sources."""
    marks: dict[str, str] = field(init=False)
    """The sign of each part that has one. A doubtful card as a whole has the sign of our own."""
    mark: str = field(init=False)
    """The sign of the card as a whole; empty: none."""

    def __post_init__(self) -> None:
        kinds = {part: kind_of(text) for part, text in self.texts.items()}
        self.kind = latest(kinds.values())
        self.marks = {part: kind for part, kind in kinds.items() if kind in MARKED}
        if self.doubtful:
            self.marks[WHOLE] = HOUSE
        self.mark = latest(self.marks.values())

    def parts(self, kind: str) -> list[str]:
        """The parts of this kind, in their order on the card; of none: those with a user's own words."""
        return [part for part, text in self.texts.items() if kind_of(text) == kind]


UNKNOWN = CardSources({})
"""Of what has no source: a place, or a scenario's own card."""


def sources_of(cards: Mapping[str, Iterable[Any]]) -> dict[tuple[str, str], CardSources]:
    """The sources of every card, by kind of card and id; `cards` are read from a file, by kind."""
    return {
        (kind, card.id): CardSources(by_part(card.source), getattr(card, "confidence", None) is not None)
        for kind, of_a_kind in cards.items()
        for card in of_a_kind
    }
