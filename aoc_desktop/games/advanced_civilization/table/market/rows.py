"""The card market as the viewer sees it: what each card costs it, its basket with every credit, how it is paid."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.cards import CivilizationCard
from aoc_desktop.games.advanced_civilization.rules.phases.civilization_cards import (
    ChooseCards,
    Discard,
    Pay,
    means,
    worth_of,
)
from aoc_desktop.games.advanced_civilization.rules.policy.buying import cheapest_way, purse_of, spendings
from aoc_desktop.games.advanced_civilization.rules.policy.tuning import Tuning
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.rules.view import View
from aoc_desktop.games.advanced_civilization.table.mat.hand_rows import worth_of_set
from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.session import Session

OWNED, BASKET, BUYABLE, SHORT, LOCKED = "owned", "basket", "buyable", "short", "locked"
MOST_WAYS = 10_000
"""Ways to pay that are weighed for a suggestion."""


class MarketRow(NamedTuple):
    """A civilisation card as it stands to the viewer."""

    card: str
    cost: int
    price: int
    """After all credits."""
    state: str
    missing: int
    """What the viewer lacks to pay it beside what is in the basket."""
    requires: str
    """The card that must be owned since an earlier turn, and is not."""
    starred: bool = False
    """On the viewer's wish list."""


class BasketRow(NamedTuple):
    card: str
    cost: int
    credits: tuple[tuple[str, int], ...]
    """Owned cards that make it cheaper, and by how much."""
    price: int


class GoodsRow(NamedTuple):
    """A commodity in the viewer's hand while it pays."""

    card: str
    held: int
    """Spent ones included."""
    spent: int
    advised: int
    """How many the cheapest payment would spend."""
    worth: int
    """Of what is spent; while nothing is, of what is advised, else of all."""
    frozen: int


class Purse(NamedTuple):
    """Who pays what."""

    step: str
    """cards, payment, discard; empty: the viewer does not buy now."""
    price: int
    goods: int
    """Worth of the goods that are spent, or advised as long as nothing is paid."""
    treasury: int
    """The treasury's part."""
    lost: int
    """What is paid too much: no change is given."""
    limit: int
    """What the viewer could pay, while it chooses."""
    left: int
    """How many cards are still to be discarded."""
    extra: int
    """What Mining adds to the goods."""


NO_PURSE = Purse("", 0, 0, 0, 0, 0, 0, 0)


def market_rows(state: State, seat: Seat) -> list[MarketRow]:
    cards, owned = state.table.cards, state.owned_bits[seat]
    chosen, price = basket_of(state, seat)
    left = means(state, seat) - price
    return [
        _market_row(state, card, cards.price(card, owned), owned, card.number in chosen, left)
        for card in cards.civilization_cards
    ]


def _market_row(state: State, card: CivilizationCard, price: int, owned: int, chosen: bool, left: int) -> MarketRow:
    asked = card.requires and not card.requires & owned
    requires = _by_bit(state, card.requires).id if asked else ""
    if card.bit & owned:
        standing = OWNED
    elif chosen:
        standing = BASKET
    elif requires:
        standing = LOCKED
    else:
        standing = BUYABLE if price <= left else SHORT
    return MarketRow(card.id, card.cost, price, standing, max(0, price - left), requires)


def _by_bit(state: State, bit: int) -> CivilizationCard:
    return next(card for card in state.table.cards.civilization_cards if card.bit == bit)


def basket_of(state: State, seat: Seat) -> tuple[tuple[int, ...], int]:
    """The cards that a seat has chosen, and what they cost together."""
    question = state.agenda[-1] if state.agenda else None
    if isinstance(question, ChooseCards | Pay) and question.seat == seat:
        return question.chosen, question.price
    return (), 0


def basket_rows(state: State, seat: Seat) -> list[BasketRow]:
    cards, owned = state.table.cards, state.owned_bits[seat]
    mine = cards.owned_cards(owned)
    rows = []
    for number in basket_of(state, seat)[0]:
        card = cards.civilization_cards[number]
        credits = tuple((other.id, other.credits[number]) for other in mine if other.credits[number])
        rows.append(BasketRow(card.id, card.cost, credits, cards.price(card, owned)))
    return rows


def goods_rows(state: State, seat: Seat) -> list[GoodsRow]:
    """Commodities in hand with those spent already, the richest sets first."""
    cards, question = state.table.cards, state.agenda[-1] if state.agenda else None
    spent = question.spent if isinstance(question, Pay) and question.seat == seat else (0,) * len(cards.commodities)
    advised = advice(state, seat)
    rows = []
    for number, commodity in enumerate(cards.commodities):
        held = state.hands[seat][number] + spent[number]
        if held:
            counted = spent[number] or advised.get(number, 0) or held
            frozen = state.frozen[seat] if number == cards.grain else 0
            worth = worth_of_set(commodity.stack, counted)
            rows.append(GoodsRow(commodity.id, held, spent[number], advised.get(number, 0), worth, frozen))
    return sorted(rows, key=lambda row: (-worth_of_set(cards.stack_of[cards.card[row.card]], row.held), row.card))


def advice(state: State, seat: Seat) -> dict[int, int]:
    """The payment of what is still due that costs least: commodities by number; as the hint would pay."""
    question = state.agenda[-1] if state.agenda else None
    if not isinstance(question, ChooseCards | Pay) or question.seat != seat:
        return {}
    due = question.price - (question.worth(state) if isinstance(question, Pay) else 0)
    if due <= 0:
        return {}
    tuning = Tuning()
    ways = spendings(state, seat, tuning.hold, MOST_WAYS)
    paid = cheapest_way(ways, due, purse_of(state, seat, tuning))
    return _needed(state, question, dict(paid[1].spent)) if paid is not None else {}


def _needed(state: State, question: ChooseCards | Pay, sets: dict[int, int]) -> dict[int, int]:
    """The largest sets first, and none once the price is covered: the rules take no more then."""
    spent = list(question.spent) if isinstance(question, Pay) else [0] * len(state.table.cards.commodities)
    stacks, found = state.table.cards.stack_of, {}
    for number, count in sorted(sets.items(), key=lambda pair: -worth_of_set(stacks[pair[0]], pair[1])):
        if worth_of(state, question.seat, spent) >= question.price:
            break
        found[number] = count
        spent[number] += count
    return found


def purse_of_viewer(state: State, seat: Seat) -> Purse:
    """How the basket is paid: with what is spent, or as long as nothing is, with what is advised."""
    question = state.agenda[-1] if state.agenda else None
    if isinstance(question, Discard) and question.seat == seat:
        return NO_PURSE._replace(step="discard", left=question.left(state))
    if not isinstance(question, ChooseCards | Pay) or question.seat != seat:
        return NO_PURSE
    cards, price = state.table.cards, question.price
    spent = list(question.spent) if isinstance(question, Pay) else [0] * len(cards.commodities)
    for number, count in advice(state, seat).items():
        spent[number] += count
    goods = worth_of(state, seat, spent)
    plain = cards.worth(spent, frozenset())
    treasury = max(0, price - goods)
    lost = max(0, goods - price) if price else 0
    limit = means(state, seat) if isinstance(question, ChooseCards) else 0
    return Purse(question.step, price, goods, treasury, lost, limit, 0, goods - plain)


# The wish list: cards of the market that a player has starred. It goes with the game; nobody else is told of it.


NOTE = "wishes"
"""Under this name the record's `meta` keeps them, by seat."""


class Wish(NamedTuple):
    card: str
    price: int
    """After all credits."""
    missing: int
    """What treasury and goods do not cover; 0: it can be paid."""


def starred(session: Session, seat: Seat) -> list[str]:
    """The cards that a seat has starred, in that order; what a file says otherwise than we write it is ignored."""
    kept = session.notes.get(NOTE, session.match.beginning.meta.get(NOTE))
    cards = kept.get(str(seat)) if isinstance(kept, dict) else None
    return [card for card in cards if isinstance(card, str)] if isinstance(cards, list) else []


def turn_wish(session: Session, seat: Seat, card: str) -> None:
    """Star a card, or no longer."""
    cards = starred(session, seat)
    others = {str(other): starred(session, other) for other in range(len(session.seats)) if other != seat}
    left = [one for one in cards if one != card]
    session.notes[NOTE] = {**others, str(seat): left if card in cards else [*cards, card]}


def wishes_of(session: Session, view: View, seat: Seat) -> tuple[Wish, ...]:
    """Those that the seat does not own yet, with what each costs it."""
    state = view.state
    cards, owned = state.table.cards, state.owned_bits[seat]
    wanted = [cards.civilization[card] for card in starred(session, seat) if card in cards.civilization]
    found = []
    for card in wanted:
        if not card.bit & owned:
            price = cards.price(card, owned)
            found.append(Wish(card.id, price, max(0, price - means(state, seat))))
    return tuple(found)
