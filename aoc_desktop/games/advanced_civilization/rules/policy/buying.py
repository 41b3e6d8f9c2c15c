"""Phase 15 as a seat plays it: which cards, paid by which goods, and what is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.cards import FINISH, CivilizationCard
from aoc_desktop.games.advanced_civilization.rules.phases.civilization_cards import (
    MOST_COMMODITIES,
    SETTLE,
    SETTLE_WITHOUT_MINING,
    ChooseCards,
    Pay,
    goods_of,
    kept_gain,
)
from aoc_desktop.games.advanced_civilization.rules.phases.support import TOKENS_PER_CITY
from aoc_desktop.games.advanced_civilization.rules.policy.goods import calamity_cost
from aoc_desktop.games.advanced_civilization.rules.policy.succession_goals import Demand, demands, groups_of
from aoc_desktop.games.advanced_civilization.rules.policy.tuning import Tuning
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.rules.tasks import DONE
from aoc_desktop.kernel.game import Move

CONSIDERED = 11
"""Cards among which every choice is weighed."""
STRIKES = 0.07
"""How often a turn brings a certain calamity to a seat."""


class Spending(NamedTuple):
    """Goods that are given, what they pay and what is missed of them."""

    worth: int
    loss: float
    spent: tuple[tuple[int, int], ...]


def turns_left(state: State) -> int:
    """At most so many turns follow this one."""
    nearest = min(FINISH - state.ast[seat] for seat in state.ast_order) if state.ast_order else FINISH
    return max(0, min(state.table.turn_limit - state.turn, nearest - 1))


def kept_goods(goods: Sequence[int], stacks: Sequence[int]) -> list[int]:
    """The eight cards that are kept, if nothing is spent: those of the best sets."""
    sets = sorted(((count * stacks[card], card) for card, count in enumerate(goods) if count), reverse=True)
    kept = [0] * len(goods)
    room = MOST_COMMODITIES
    for _, card in sets:
        kept[card] = min(goods[card], room)
        room -= kept[card]
    return kept


def spendings(state: State, seat: int, hold: float, most: int) -> list[Spending]:
    """Ways to pay, more and more, each with the least loss for what it pays."""
    cards = state.table.cards
    goods = goods_of(state, seat)
    stacks = [card.stack for card in cards.commodities]
    kept = kept_goods(goods, stacks)
    extra = cards.raised_set(goods, state.set_bonus(seat))
    ways = [Spending(0, 0.0, ())]
    for card, count in enumerate(goods):
        if not count:
            continue
        stack = stacks[card]
        full = stack * (kept[card] * kept[card] + hold * kept[card])
        options = []
        for number in range(1, count + 1):
            counted = number + 1 if card == extra and number == count else number
            left = min(kept[card], count - number)
            options.append((number, counted * counted * stack, full - stack * (left * left + hold * left)))
        grown = list(ways)
        for way in ways:
            if way.worth < most:
                for number, worth, loss in options:
                    grown.append(Spending(way.worth + worth, way.loss + loss, (*way.spent, (card, number))))
        ways = undominated(grown)
    return ways


def undominated(ways: list[Spending]) -> list[Spending]:
    """Nothing that pays less and costs as much."""
    ways.sort(key=lambda way: (-way.worth, way.loss))
    kept: list[Spending] = []
    least = 1e9
    for way in ways:
        if way.loss < least - 1e-9:
            kept.append(way)
            least = way.loss
    kept.reverse()
    return kept


class Purse(NamedTuple):
    """The treasury of a seat, and what it is worth not to spend it."""

    tokens: int
    missing: int
    """Tokens that the next taxes lack in the stock: money that is spent goes there."""
    money: float
    tax: float

    def loss(self, spent: int) -> float:
        return self.money * spent - self.tax * min(spent, self.missing)


def purse_of(state: State, seat: int, tuning: Tuning) -> Purse:
    missing = max(0, TOKENS_PER_CITY * state.map_cities(seat) - state.stock[seat])
    return Purse(state.treasury[seat], missing, tuning.money, tuning.revolt)


def cheapest_way(ways: list[Spending], price: int, purse: Purse) -> tuple[float, Spending] | None:
    """The way that covers a price with the least loss; the treasury pays the rest."""
    best: tuple[float, Spending] | None = None
    for way in ways:
        rest = max(0, price - way.worth)
        if rest <= purse.tokens:
            loss = way.loss + purse.loss(rest)
            if best is None or loss < best[0]:
                best = (loss, way)
            if not rest:
                break
    return best


def card_value(state: State, seat: int, card: CivilizationCard, tuning: Tuning, left: int) -> float:
    """Points, credits for what is still to buy, and calamities made smaller."""
    cards = state.table.cards
    owned = state.owned_bits[seat]
    fading = min(1.0, left / 6)
    credits = sum(
        credit for other, credit in zip(cards.civilization_cards, card.credits, strict=True) if not other.bit & owned
    )
    saved = 0.0
    for calamity in cards.calamities:
        if any(each.bit == card.bit for each in calamity.modifiers):
            saved += calamity_cost(state, seat, calamity, owned)
            saved -= calamity_cost(state, seat, calamity, owned | card.bit)
    return card.cost + fading * tuning.credit * credits + tuning.protection * STRIKES * min(left, 12) * saved


def demand_value(state: State, seat: int, owned: int, points: int, coming: list[Demand], tuning: Tuning) -> float:
    """How near these cards bring the marker to its next squares: a met demand counts, a part of one a part."""
    count = owned.bit_count()
    groups = len(groups_of(state, owned))
    value = 0.0
    for demand in coming:
        weight = tuning.square / (1 + demand.turns)
        if demand.cards:
            value += weight * (min(1.0, count / demand.cards) + min(1.0, groups / demand.groups)) / 2
        elif demand.groups:
            value += weight * min(1.0, groups / demand.groups)
        elif demand.points:
            value += weight * min(1.0, points / demand.points)
        met = count >= demand.cards and groups >= demand.groups and points >= demand.points
        value += weight * met
    return value


class Basket(NamedTuple):
    cards: tuple[CivilizationCard, ...]
    price: int


def baskets(state: State, seat: int, begun: Basket, limit: int, values: dict[int, float]) -> list[Basket]:
    """What was chosen already, with every choice among the cards that bring most for their price."""
    cards = state.table.cards
    owned = state.owned_bits[seat]
    prices = cards.prices(owned)
    allowed = [
        card
        for card in cards.civilization_cards
        if not card.bit & owned
        and card not in begun.cards
        and begun.price + prices[card.number] <= limit
        and (not card.requires or card.requires & owned)
    ]
    allowed.sort(key=lambda card: -values[card.number] / max(1, prices[card.number]))
    found = [begun]
    for card in allowed[:CONSIDERED]:
        price = prices[card.number]
        found += [
            Basket((*basket.cards, card), basket.price + price) for basket in found if basket.price + price <= limit
        ]
    return found


def cards_line(state: State, seat: int, tuning: Tuning) -> tuple[Move, ...]:
    """The whole purchase: choices, payment, settlement."""
    _, basket, way = weighed_baskets(state, seat, tuning)[0]
    return purchase_moves(state, seat, basket, way)


Weighed = tuple[float, Basket, Spending | None]
"""What a purchase is worth, what is bought, and how it is paid; None: no more than was chosen."""


def weighed_baskets(state: State, seat: int, tuning: Tuning) -> list[Weighed]:
    """Every purchase that can be paid, best first; of equals the smaller one."""
    question = state.agenda[-1]
    assert isinstance(question, ChooseCards)
    left = turns_left(state)
    hold = tuning.hold * min(1.0, left / 4)
    purse = purse_of(state, seat, tuning)
    ways = spendings(state, seat, hold, 10_000)
    limit = purse.tokens + max(way.worth for way in ways)
    owned = state.owned_bits[seat]
    cards = state.table.cards
    begun = Basket(tuple(cards.civilization_cards[card] for card in question.chosen), question.price)
    values = {
        card.number: card_value(state, seat, card, tuning, left)
        for card in cards.civilization_cards
        if not card.bit & owned
    }
    coming = [each for each in demands(state, seat) if each.turns <= left]
    points = sum(cards.costs[card] for card in state.owned[seat])
    memo: dict[int, float] = {}
    weighed: list[Weighed] = []
    nothing = demand_value(state, seat, owned, points, coming, tuning)
    for basket in baskets(state, seat, begun, limit, values):
        bits = owned
        value = 0.0
        for card in basket.cards:
            bits |= card.bit
            value += values[card.number]
        if bits not in memo:
            costs = points + sum(card.cost for card in basket.cards)
            memo[bits] = demand_value(state, seat, bits, costs, coming, tuning) - nothing
        value += memo[bits]
        paid = cheapest_way(ways, basket.price, purse)
        if paid is not None and basket.cards:
            weighed.append((value - paid[0], basket, paid[1]))
    weighed.sort(key=lambda each: -each[0])
    nothing_more: Weighed = (-1e9 if begun.cards else 0.0, begun, None)
    place = sum(value > nothing_more[0] for value, _, _ in weighed)
    return [*weighed[:place], nothing_more, *weighed[place:]]


def purchase_moves(state: State, seat: int, basket: Basket, way: Spending | None) -> tuple[Move, ...]:
    question = state.agenda[-1]
    assert isinstance(question, ChooseCards)
    if way is None:
        return (DONE,)
    more = [card for card in basket.cards if card.number not in question.chosen]
    after, pay = paid_by(state, seat, basket, way)
    return (*(("buy", card.id) for card in more), DONE, *spending_moves(state, way), settlement(after, pay))


def spending_moves(state: State, way: Spending) -> list[Move]:
    return [("spend", state.table.cards.cards[card], str(number)) for card, number in way.spent]


def paid_by(state: State, seat: int, basket: Basket, way: Spending) -> tuple[State, Pay]:
    """The position once these goods are spent for the basket, with the question that is asked there."""
    spent = [0] * len(state.table.cards.commodities)
    after = state.copy()
    for card, number in way.spent:
        spent[card] = number
        after.hands[seat][card] -= number
    return after, Pay(seat, tuple(card.number for card in basket.cards), basket.price, tuple(spent))


def settlement(state: State, pay: Pay) -> Move:
    """Mining waits for the score where the hand gains more by it than the treasury pays for that."""
    if not pay.may_keep_bonus(state):
        return SETTLE
    more = pay.price - pay.plain_worth(state) - max(0, pay.price - pay.worth(state))
    return SETTLE_WITHOUT_MINING if kept_gain(state, pay.seat) > more else SETTLE


def payment_line(state: State, seat: int, tuning: Tuning) -> tuple[Move, ...]:
    """Asked in the midst of paying: the cheapest way for what is still due."""
    question = state.agenda[-1]
    assert isinstance(question, Pay)
    legal = list(question.moves(state, seat))
    due = question.price - question.worth(state)
    if due <= 0:
        return (settlement(state, question),)
    paid = cheapest_way(spendings(state, seat, tuning.hold, 10_000), due, purse_of(state, seat, tuning))
    wished = [*(spending_moves(state, paid[1]) if paid else []), settlement(state, question)]
    return (next((move for move in wished if move in legal), legal[0]),)


def discard_line(state: State, seat: int, tuning: Tuning) -> tuple[Move, ...]:
    """The cards that the kept sets miss least."""
    cards = state.table.cards
    goods = state.hands[seat][: len(cards.commodities)]
    kept = kept_goods(goods, [card.stack for card in cards.commodities])
    gone = [card for card, count in enumerate(goods) if count > kept[card]]
    return tuple(("discard", cards.cards[card]) for card in gone for _ in range(goods[card] - kept[card]))
