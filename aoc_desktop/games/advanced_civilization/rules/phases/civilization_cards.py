"""Phase 15: civilisation cards are chosen and paid, then hands are cut down to eight (rules 18)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.rules.events import card_names
from aoc_desktop.games.advanced_civilization.rules.phases.back_to_stacks import BackToStacks
from aoc_desktop.games.advanced_civilization.rules.scoring import may_end
from aoc_desktop.games.advanced_civilization.rules.state import NO_COMMODITY, Counts, Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import DONE, SeatQuestion
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move

MOST_COMMODITIES = 8
SETTLE: Move = ("settle",)
SETTLE_WITHOUT_MINING: Move = ("settle", "without_mining")


def begin(state: State, log: Log) -> None:
    """Each seat completes its part before the next; then everything goes back to the stacks."""
    parts = [part for seat in state.ast_order for part in (ChooseCards(seat, (), 0), Discard(seat))]
    state.do(*parts, BackToStacks(0))


def goods_of(state: State, seat: int) -> Counts:
    """Commodities in hand that may be spent: Grain shown in a famine may not."""
    cards = state.table.cards
    goods = state.hands[seat][: len(cards.commodities)]
    if state.frozen[seat]:
        goods[cards.grain] -= state.frozen[seat]
    return goods


def worth_of(state: State, seat: int, goods: Iterable[int]) -> int:
    return state.table.cards.worth(goods, state.set_bonus(seat))


def kept_gain(state: State, seat: int) -> int:
    """What Mining adds to the hand, if it stays for the score."""
    hand = state.hands[seat]
    return worth_of(state, seat, hand) - state.table.cards.worth(hand, NO_COMMODITY)


def means(state: State, seat: int) -> int:
    """Treasury and worth of all goods that may be spent."""
    return state.treasury[seat] + worth_of(state, seat, goods_of(state, seat))


@dataclass(frozen=True)
class ChooseCards(SeatQuestion):
    """Any number of cards that all together can be paid; cards chosen this turn give no credit."""

    chosen: tuple[int, ...]
    price: int

    @property
    def step(self) -> str:
        return "cards"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        yield DONE
        cards = state.table.cards
        owned = state.owned_bits[seat]
        left = means(state, seat) - self.price
        for card, price in zip(cards.civilization_cards, cards.prices(owned), strict=True):
            if price > left or card.bit & owned or card.number in self.chosen:
                continue
            if not card.requires or card.requires & owned:
                yield ("buy", card.id)

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        if move != DONE:
            card = state.table.cards.civilization[move[1]]
            price = state.table.cards.price(card, state.owned_bits[seat])
            note(log, kinds.CardChosen, seat, card.id, price)
            state.do(replace(self, chosen=(*self.chosen, card.number), price=self.price + price))
        elif self.chosen:
            state.do(Pay(seat, self.chosen, self.price, (0,) * len(state.table.cards.commodities)))

    def pending(self, state: State) -> dict[str, Any]:
        names = [state.table.cards.civilization_cards[card].id for card in self.chosen]
        return {"chosen": names, "price": self.price, "limit": means(state, self.seat)}


@dataclass(frozen=True)
class Pay(SeatQuestion):
    """Goods, each commodity at most once, until they cover the price; the treasury pays exactly the rest."""

    chosen: tuple[int, ...]
    price: int
    spent: tuple[int, ...]

    @property
    def step(self) -> str:
        return "payment"

    def worth(self, state: State) -> int:
        return worth_of(state, self.seat, self.spent)

    def plain_worth(self, state: State) -> int:
        """Without Mining."""
        return state.table.cards.worth(self.spent, NO_COMMODITY)

    def uses_bonus(self, state: State) -> bool:
        """Mining makes the treasury pay less."""
        plain = self.plain_worth(state)
        return plain < self.price and plain < self.worth(state)

    def may_keep_bonus(self, state: State) -> bool:
        """Mining can wait for the score: the turn may be the last, and a set in hand gains by it (rules 18)."""
        if not self.uses_bonus(state) or self.plain_worth(state) + state.treasury[self.seat] < self.price:
            return False
        return may_end(state) and kept_gain(state, self.seat) > 0

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        worth = self.worth(state)
        treasury = state.treasury[seat]
        if worth + treasury >= self.price:
            yield SETTLE
        if self.may_keep_bonus(state):
            yield SETTLE_WITHOUT_MINING
        if worth >= self.price:
            return
        # What is spent so far, and all that could still be: one commodity spent in part must leave enough.
        unspent = [0 if spent else held for spent, held in zip(self.spent, goods_of(state, seat), strict=True)]
        most = [spent + held for spent, held in zip(self.spent, unspent, strict=True)]
        for card, held in enumerate(unspent):
            for number in range(1, held + 1):
                most[card] = number
                if worth_of(state, seat, most) + treasury >= self.price:
                    yield ("spend", state.table.cards.cards[card], str(number))
            if held:
                most[card] = held

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        if move == SETTLE:
            used = self.uses_bonus(state)
            self.settle(state, self.worth(state), log)
            if used:
                state.bonus_used |= {seat}
            return
        if move == SETTLE_WITHOUT_MINING:
            self.settle(state, self.plain_worth(state), log)
            return
        card, number = state.table.cards.card[move[1]], int(move[2])
        state.hands[seat][card] -= number
        state.aside[card] += number
        note(log, kinds.Spent, seat, move[1], number)
        state.do(replace(self, spent=(*self.spent[:card], number, *self.spent[card + 1 :])))

    def settle(self, state: State, worth: int, log: Log) -> None:
        rest = max(0, self.price - worth)
        state.treasury[self.seat] -= rest
        state.stock[self.seat] += rest
        if log is not None:
            log.append(kinds.Paid(self.seat, worth, self.price, card_names(state, self.spent), rest))
        cards, before = state.table.cards, state.owned_bits[self.seat]
        for number in self.chosen:
            card = cards.civilization_cards[number]
            note(log, kinds.CardBought, self.seat, card.id, card.cost, cards.price(card, before))
            state.acquire(self.seat, number)

    def pending(self, state: State) -> dict[str, Any]:
        cards = state.table.cards
        return {
            "chosen": [cards.civilization_cards[card].id for card in self.chosen],
            "price": self.price,
            "spent": {cards.cards[card]: number for card, number in enumerate(self.spent) if number},
            "worth": self.worth(state),
        }


@dataclass(frozen=True)
class Discard(SeatQuestion):
    """Down to eight commodities; unfrozen Grain goes before frozen."""

    @property
    def step(self) -> str:
        return "discard"

    def left(self, state: State) -> int:
        return sum(state.hands[self.seat][: len(state.table.cards.commodities)]) - MOST_COMMODITIES

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        if self.left(state) > 0:
            for card, commodity in enumerate(state.table.cards.commodities):
                if state.hands[seat][card]:
                    yield ("discard", commodity.id)

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        cards = state.table.cards
        card = cards.card[move[1]]
        hand = state.hands[seat]
        hand[card] -= 1
        state.aside[card] += 1
        if card == cards.grain:
            state.frozen[seat] = min(state.frozen[seat], hand[card])
        note(log, kinds.Discarded, seat, move[1], 1)
        state.do(self)

    def pending(self, state: State) -> dict[str, Any]:
        return {"left": self.left(state)}
