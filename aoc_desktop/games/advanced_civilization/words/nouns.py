"""Names of nations, places and cards, and the parts of sentences that are made of several: pairs, goods, units."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from aoc_desktop.games.advanced_civilization.rules.events import Nation
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, State, shown_as
from aoc_desktop.games.advanced_civilization.rules.trade.lots import Lot
from aoc_desktop.games.advanced_civilization.rules.view import View
from aoc_desktop.text.language import Language
from aoc_desktop.text.names import Name

ANY = "any"


def plain(text: str) -> Name:
    """Words that are put together already, where a sentence expects a name."""
    return Name(text, text, text, text)


class Nouns:
    """What a sentence may name, in one language and one game: of a state, or of what a seat sees of it."""

    def __init__(
        self, speech: Language, where: State | View | None, players: Sequence[str] | Mapping[int, str] = ()
    ) -> None:
        """Without a state, nations are called by their players."""
        self.speech = speech
        self.state = where.state if isinstance(where, View) else where
        self.players = players
        self.sizes = dict(where.lot_sizes) if isinstance(where, View) else {}
        """How many cards the announced lots of others have: their content is hidden from a view."""

    def nation(self, seat: Nation) -> Name:
        """A seat's nation; barbarians and pirates stand where a seat would."""
        if not str(seat).lstrip("-").isdecimal():
            return self.speech.names.name("neutral", str(seat))
        number = NOBODY if self.state is None else self.state.nation[int(seat)]
        if self.state is None or number == NOBODY:
            return plain(self.players[int(seat)] if self.players else str(int(seat) + 1))
        return self.nation_named(self.state.table.cards.nations[number].id)

    def nation_named(self, name: str) -> Name:
        """With the West extension the red nation is Iberia."""
        shown = name if self.state is None else shown_as(self.state.table.board, name)
        return self.speech.names.name("nation", shown)

    @property
    def turn_limit(self) -> int:
        return 0 if self.state is None else self.state.table.turn_limit

    @property
    def trade_rounds(self) -> int:
        return 0 if self.state is None else self.state.table.trade_rounds

    def has_site(self, area: str) -> bool:
        board = None if self.state is None else self.state.table.board
        return board is None or board.sites[board.area[area]] != "none"

    def lot_size(self, seat: int, lot: Lot) -> int:
        """The cards of a lot; of another's, the number that everybody heard."""
        return sum(lot.content) or self.sizes.get(seat, 0)

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
        knows = self.speech.names.knows
        told = [
            self.card(name).display if knows("calamity", name) else f"{count} {self.card(name).display}"
            for name, count in counts.items()
        ]
        return plain(self.speech.join(told))

    def units(self, tokens: int, cities: int) -> str:
        """ "3 tokens and 1 city"; nothing at all: "nothing"."""
        told = [self.speech.text(f"amount.{kind}", n=n) for kind, n in (("tokens", tokens), ("cities", cities)) if n]
        return self.speech.join(told) if told else self.speech.text("amount.nothing")
