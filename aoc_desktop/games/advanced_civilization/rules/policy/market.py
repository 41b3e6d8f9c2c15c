"""What a seat believes of the others' hands while it trades, and how it values lots of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.cards import CardSet
from aoc_desktop.games.advanced_civilization.rules.policy.goods import calamity_costs, change_value
from aoc_desktop.games.advanced_civilization.rules.policy.tuning import Tuning
from aoc_desktop.games.advanced_civilization.rules.redraw import redraw
from aoc_desktop.games.advanced_civilization.rules.state import Counts, State
from aoc_desktop.games.advanced_civilization.rules.trade.lots import Lot
from aoc_desktop.games.advanced_civilization.rules.view import View
from aoc_desktop.kernel.rng import Rng

SOME_CARD = 6.0
"""A card of which nothing is known."""
PASSED_ON = 0.8
"""How often a seat that holds a calamity puts it into its next lot."""
RISK = 0.15
"""That a hidden card is a calamity, for who thinks no further."""

Cards = dict[int, int]
"""Some trade cards: how many of each."""


class Heard(NamedTuple):
    """A lot as everybody hears of it."""

    number: int
    true: tuple[int, int]
    say: int
    """The commodity that the rest is said to be, or -1."""


def heard(cards: CardSet, lot: Lot, number: int) -> Heard:
    one, other = lot.true
    return Heard(number, (cards.card[one], cards.card[other]), cards.card.get(lot.say, -1))


class Market:
    """One trading decision of one seat."""

    def __init__(self, view: View, seat: int, tuning: Tuning, rng: Rng) -> None:
        self.state: State = view.state
        self.seat = seat
        self.tuning = tuning
        self.cards = view.state.table.cards
        self.first_calamity = len(self.cards.commodities)
        self.hand = view.state.hands[seat]
        self.sizes = view.hand_sizes
        self.costs = [tuning.calamity * cost for cost in calamity_costs(view.state, seat)]
        self.samples: list[list[Counts]] = [redraw(view, rng).hands for _ in range(tuning.samples)]
        """Hands as they may be."""

    def own_calamities(self) -> list[int]:
        """Tradable calamities in hand, the worst first."""
        found = [
            card for card in range(self.first_calamity, len(self.hand)) if self.hand[card] and self.cards.tradable[card]
        ]
        return sorted(found, key=lambda card: -self.costs[card - self.first_calamity])

    def relief(self, lot: Cards) -> float:
        """What is saved by giving calamities away."""
        return sum(self.costs[card - self.first_calamity] for card in lot if card >= self.first_calamity)

    def goods_change(self, given: Cards, taken: Cards) -> dict[int, int]:
        change: dict[int, int] = dict(taken)
        for card, number in given.items():
            if card < self.first_calamity:
                change[card] = change.get(card, 0) - number
        return change

    def risk(self, other: int) -> float:
        """How likely a hidden card of this seat is a calamity, and what one costs."""
        if not self.samples:
            return RISK * self.tuning.calamity * 50.0
        expected = 0.0
        for hands in self.samples:
            for card in range(self.first_calamity, len(self.hand)):
                if hands[other][card] and self.cards.tradable[card]:
                    expected += self.costs[card - self.first_calamity]
        return PASSED_ON * expected / len(self.samples)

    def gain(self, given: Cards, told: Heard, other: int) -> float:
        """What a deal would bring: true cards for certain, the rest as far as it is believed."""
        tuning = self.tuning
        taken: Cards = {}
        for card in told.true:
            taken[card] = taken.get(card, 0) + 1
        change = self.goods_change(given, taken)
        gain = change_value(self.cards, self.hand, change, tuning.seed) + self.relief(given)
        hidden = told.number - 2
        if told.say >= 0:
            more = dict(change)
            more[told.say] = more.get(told.say, 0) + hidden
            believed = change_value(self.cards, self.hand, more, tuning.seed) + self.relief(given) - gain
            gain += tuning.trust * believed + (1 - tuning.trust) * SOME_CARD * hidden
        else:
            gain += SOME_CARD * hidden
        return gain - self.risk(other)

    def other_gain(self, hand: Sequence[int], given: Cards, taken: Cards) -> float:
        """The same for another seat with this hand, as this seat imagines it."""
        change = dict(taken)
        for card, number in given.items():
            change[card] = change.get(card, 0) - number
        return change_value(self.cards, hand, change, self.tuning.seed)

    def marginal(self, card: int, gone: int = 0) -> float:
        """What the last card of a set is worth."""
        count = self.hand[card] - gone
        return self.cards.commodities[card].stack * (2 * count - 1 + self.tuning.seed)

    def cheapest(self, number: int, taken: Cards, spared: frozenset[int]) -> Cards | None:
        """So many more commodities, those that are missed least."""
        lot = dict(taken)
        for _ in range(number):
            best, least = -1, 1e9
            for card in range(self.first_calamity):
                gone = lot.get(card, 0)
                if self.hand[card] > gone and card not in spared:
                    loss = self.marginal(card, gone)
                    if loss < least:
                        best, least = card, loss
            if best < 0:
                return None
            lot[best] = lot.get(best, 0) + 1
        return lot
