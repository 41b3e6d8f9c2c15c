"""Names of nations, places and cards, and the parts of sentences that are made of several: pairs, goods, units."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from aoc_desktop.games.advanced_civilization.state import State
from aoc_desktop.text.language import Language
from aoc_desktop.text.names import Name

ANY = "any"
WEST_EXTENSION = ("west_extended", "three_west_panels", "extended", "extended_without_east_panel")
"""Boards on which the red nation is shown as Iberia (rules 1)."""


def plain(text: str) -> Name:
    """Words that are put together already, where a sentence expects a name."""
    return Name(text, text, text, text)


class Nouns:
    """What a sentence may name, in one language and one game."""

    def __init__(self, speech: Language, state: State) -> None:
        self.speech = speech
        self.state = state

    def nation(self, seat: int | str) -> Name:
        """A seat's nation; barbarians and pirates stand where a seat would."""
        if not str(seat).lstrip("-").isdecimal():
            return self.speech.names.name("neutral", str(seat))
        table = self.state.table
        name = table.cards.nations[self.state.nation[int(seat)]].id
        west = name == "italy" and table.board.id in WEST_EXTENSION
        return self.speech.names.name("nation", "italy_west" if west else name)

    def area(self, name: str) -> Name:
        return self.speech.names.name("area", name)

    def place(self, name: str) -> Name:
        """A berth, which has its area's name where it has none of its own, or an open sea."""
        names = self.speech.names
        kind = next((kind for kind in ("berth", "open_sea") if names.knows(kind, name)), "area")
        return names.name(kind, name)

    def card(self, name: str) -> Name:
        """A trade card: a commodity or a calamity."""
        names = self.speech.names
        return names.name("commodity" if names.knows("commodity", name) else "calamity", name)

    def pair(self, one: str, other: str) -> str:
        """Two true or wanted cards: "Grain and Iron", "2 Salt", "Grain and any card", "any two cards"."""
        if one == other == ANY:
            return self.speech.text("pair.any_two")
        if one == other:
            return f"2 {self.card(one).display}"
        named = [self.card(card).display for card in (one, other) if card != ANY]
        return self.speech.join([*named, *([self.speech.text("pair.any")] if ANY in (one, other) else [])])

    def cards(self, names: Sequence[str]) -> Name:
        """Counted trade cards: "2 Salt and Treachery"; a calamity has no number."""
        counts = Counter(names)
        known = self.state.table.cards
        goods = {card.id for card in known.commodities}
        told = [
            f"{count} {self.card(name).display}" if name in goods else self.card(name).display
            for name, count in counts.items()
        ]
        return plain(self.speech.join(told))

    def units(self, tokens: int, cities: int) -> str:
        """ "3 tokens and 1 city"; nothing at all: "nothing"."""
        told = [self.speech.text(f"amount.{kind}", n=n) for kind, n in (("tokens", tokens), ("cities", cities)) if n]
        return self.speech.join(told) if told else self.speech.text("amount.nothing")
