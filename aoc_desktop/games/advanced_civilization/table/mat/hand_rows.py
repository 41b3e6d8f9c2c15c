"""The viewer's trade cards as sets: how many, what they are worth now and with one card more. Nobody else's."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.rules.trade.lots import Lot
from aoc_desktop.games.advanced_civilization.rules.trade.rounds import Answers, Deal, MakeOffer


class SetRow(NamedTuple):
    """All cards of one kind in the viewer's hand."""

    card: str
    calamity: bool
    tradable: bool
    stack: int
    held: int
    """All of them, those in the viewer's own offer or answer included."""
    given: int
    """Of these, how many lie in its offer or answer."""
    copies: int
    """In the game."""
    worth: int
    """Of the set as it is; 0 for a calamity."""
    next_worth: int
    """With one card more; the same where it is complete."""
    mined: int
    """What Mining adds, where this is the set it adds to."""
    frozen: int
    """Shown in a famine: not to be spent this turn."""


def worth_of_set(stack: int, count: int) -> int:
    return count * count * stack


def set_rows(state: State, seat: int) -> list[SetRow]:
    """The richest stacks first, as a hand is held; calamities last."""
    cards, hand = state.table.cards, state.hands[seat]
    lot, mined = my_lot(state, seat), cards.raised_set(hand, state.set_bonus(seat))
    rows = []
    for number, held in enumerate(hand):
        if not held:
            continue
        goods = number < len(cards.commodities)
        copies = cards.commodities[number].copies if goods else 1
        worth = worth_of_set(cards.stack_of[number], held) if goods else 0
        more = worth_of_set(cards.stack_of[number], min(held + 1, copies)) if goods else 0
        rows.append(
            SetRow(
                cards.cards[number],
                not goods,
                cards.tradable[number],
                cards.stack_of[number],
                held,
                lot.content[number] if lot is not None and lot.content else 0,
                copies,
                worth,
                more,
                (2 * held + 1) * cards.stack_of[number] if number == mined else 0,
                state.frozen[seat] if number == cards.grain else 0,
            )
        )
    return sorted(rows, key=lambda row: (row.calamity, -row.worth, -row.stack, row.card))


def my_lot(state: State, seat: int) -> Lot | None:
    """What a seat has put together for an offer or an answer, while that lies on the table."""
    question = state.agenda[-1] if state.agenda else None
    if isinstance(question, MakeOffer):
        return question.lot if question.seat == seat else None
    heard = question.heard if isinstance(question, Deal) else question
    if not isinstance(heard, Answers):
        return None
    if heard.proposer == seat:
        return heard.offer.lot
    return next((lot for other, _, lot in heard.answers if other == seat), None)
