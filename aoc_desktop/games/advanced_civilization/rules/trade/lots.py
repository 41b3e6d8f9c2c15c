"""A lot of trade cards, for an offer or an answer: content, two true cards, talk (rules 15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.kernel.game import Move

LEAST_CARDS = 3
LEAST_COMMODITIES = 2
CLOSE: Move = ("close",)


class Lot(NamedTuple):
    """What is put together so far; no card can be taken back."""

    content: tuple[int, ...]
    """How many of each trade card; nothing before the first."""
    closed: bool
    true: tuple[str, ...]
    say: str

    @property
    def at(self) -> str:
        """The step that comes next: "content", "truth", "talk" or "finished"."""
        if not self.closed:
            return "content"
        if not self.true:
            return "truth"
        return "finished" if self.say else "talk"

    def filled(self, state: State, seat: int) -> Lot | None:
        """Who holds exactly three tradable cards gives them without being asked (rules 2.3)."""
        if self.content or self.closed:
            return None
        cards = state.table.cards
        tradable = tuple(
            count if open_to_all else 0 for count, open_to_all in zip(state.hands[seat], cards.tradable, strict=True)
        )
        return self._replace(content=tradable, closed=True) if sum(tradable) == LEAST_CARDS else None

    def moves(self, state: State, seat: int) -> Sequence[Move]:
        if not self.closed:
            return self.cards_to_give(state, seat)
        return self.truths(state) if not self.true else state.table.cards.talks

    def cards_to_give(self, state: State, seat: int) -> list[Move]:
        cards = state.table.cards
        content = self.content or (0,) * len(cards.cards)
        moves = [
            move
            for move, held, given, open_to_all in zip(
                cards.gifts, state.hands[seat], content, cards.tradable, strict=True
            )
            if held > given and open_to_all
        ]
        if sum(content) >= LEAST_CARDS and sum(content[: len(cards.commodities)]) >= LEAST_COMMODITIES:
            moves.append(CLOSE)
        return moves

    def truths(self, state: State) -> list[Move]:
        """Two commodities of the lot, the same word twice if it holds two of them."""
        goods = state.table.cards.commodities
        held = [(goods[number].id, count) for number, count in enumerate(self.content[: len(goods)]) if count]
        return [
            ("true", one, other)
            for place, (one, count) in enumerate(held)
            for other, _ in held[place:]
            if one != other or count > 1
        ]

    def play(self, state: State, move: Move) -> Lot:
        if move == CLOSE:
            return self._replace(closed=True)
        if move[0] == "give":
            card = state.table.cards.card[move[1]]
            content = list(self.content or (0,) * len(state.table.cards.cards))
            content[card] += 1
            return self._replace(content=tuple(content))
        if move[0] == "true":
            return self._replace(true=move[1:])
        return self._replace(say=move[1])

    def told(self, state: State) -> dict[str, Any]:
        """For snapshots."""
        names = state.table.cards.cards
        return {
            "content": {names[card]: count for card, count in enumerate(self.content) if count},
            "true": list(self.true),
            "say": self.say or None,
        }


EMPTY_LOT = Lot((), False, (), "")
