"""Phase 11 as a seat plays it: offers, answers and deals, weighed by what sets gain (rules 15)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import exp
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.cards import CardSet
from aoc_desktop.games.advanced_civilization.rules.policy.goods import calamity_costs, change_value
from aoc_desktop.games.advanced_civilization.rules.policy.tuning import Tuning
from aoc_desktop.games.advanced_civilization.rules.redraw import redraw
from aoc_desktop.games.advanced_civilization.rules.state import Counts, State
from aoc_desktop.games.advanced_civilization.rules.tasks import PASS
from aoc_desktop.games.advanced_civilization.rules.trade.knowledge import (
    certain_goods,
    given_away,
    hidden_in_hands,
    most_in_hands,
    unseen_of,
)
from aoc_desktop.games.advanced_civilization.rules.trade.lots import CLOSE, LEAST_CARDS, Lot
from aoc_desktop.games.advanced_civilization.rules.trade.rounds import (
    ANSWER,
    NO_DEAL,
    OFFER,
    REFUSE,
    Answers,
    Deal,
    MakeOffer,
)
from aoc_desktop.games.advanced_civilization.rules.view import View
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng

WIDTH = 12.0
"""Points of gain within which another's consent goes from unlikely to likely."""
TARGETS = 5
"""Commodities that are thought of as wishes."""


class Offer(NamedTuple):
    lot: Cards
    true: tuple[int, int]
    want: tuple[int, int]
    value: float


def counted(*cards: int) -> Cards:
    found: Cards = {}
    for card in cards:
        found[card] = found.get(card, 0) + 1
    return found


def plus(lot: Cards, *cards: int) -> Cards:
    more = dict(lot)
    for card in cards:
        more[card] = more.get(card, 0) + 1
    return more


def true_pair(market: Market, lot: Cards) -> tuple[int, int]:
    """Two of the same if there are; otherwise the two richest."""
    goods = [card for card in lot if card < market.first_calamity]
    pairs = [card for card in goods if lot[card] > 1]
    stack = market.cards.stack_of
    if pairs:
        best = max(pairs, key=lambda card: stack[card])
        return best, best
    one, other = sorted(goods, key=lambda card: -stack[card])[:2]
    return one, other


def rest_of(market: Market, lot: Cards, true: tuple[int, int]) -> int:
    """The commodity that the rest is said to be: the truth, but for a calamity."""
    rest = dict(lot)
    for card in true:
        rest[card] -= 1
    goods = [card for card, number in rest.items() if number and card < market.first_calamity]
    return max(goods, key=lambda card: market.cards.stack_of[card]) if goods else true[0]


def lot_moves(market: Market, lot: Cards) -> list[Move]:
    """Content, truth and talk, as an offer and an answer say them."""
    names = market.cards.cards
    one, other = sorted(names[card] for card in true_pair(market, lot))
    said = names[rest_of(market, lot, true_pair(market, lot))]
    gifts: list[Move] = [("give", names[card]) for card, number in lot.items() for _ in range(number)]
    return [*gifts, CLOSE, ("true", one, other), ("say", said)]


def lots_to_give(market: Market, spared: frozenset[int]) -> list[Cards]:
    """Lots that cost little: cheap cards, pairs, and calamities hidden among them."""
    if (whole := market.whole_hand()) is not None:
        return [whole] if spared.isdisjoint(whole) else []
    found: list[Cards] = []
    calamity = market.own_calamities()[:1]
    starts: list[Cards] = [{}]
    starts += [counted(card, card) for card in range(market.first_calamity) if market.hand[card] > 1]
    starts += [counted(card) for card in range(market.first_calamity) if market.hand[card]]
    for start in starts:
        if any(card in spared for card in start):
            continue
        have = sum(start.values())
        for bad in ((), tuple(calamity)) if calamity else ((),):
            for size in (LEAST_CARDS, LEAST_CARDS + 1) if bad else (LEAST_CARDS,):
                lot = market.cheapest(size - have - len(bad), start, spared)
                if lot is not None:
                    found.append(plus(lot, *bad))
    unique = {tuple(sorted(lot.items())): lot for lot in found}
    return list(unique.values())


def targets(market: Market) -> list[int]:
    """Commodities of which two more would bring most, as far as others may have them; none that it just gave."""
    gone = given_away(market.state, market.seat)

    def promise(card: int) -> float:
        stack = market.cards.commodities[card].stack
        return stack * (4 * market.hand[card] + 4) * min(1.0, market.among_others(card) / 2)

    asked = [card for card in range(market.first_calamity) if market.most[card] and card not in gone]
    return sorted(asked, key=lambda card: -promise(card))[:TARGETS]


def wanted_pairs(market: Market) -> list[tuple[int, int]]:
    """Two cards that one of the others may hold together."""
    found = []
    for one, other in combinations_with_replacement(targets(market), 2):
        together = market.most[one] >= 2 if one == other else True
        stacks = {market.cards.stack_of[one], market.cards.stack_of[other]}
        if together and (len(stacks) > 1 or hidden_in_hands(market.state, stacks.pop() - 1) >= 2):
            found.append((one, other))
    return found


def offers(market: Market, rng: Rng) -> list[Offer]:
    """Wishes and lots, weighed on the hands that the others may have."""
    others = [seat for seat in market.state.trade_order if seat != market.seat and market.sizes[seat] >= LEAST_CARDS]
    found = []
    for want in wanted_pairs(market):
        spared = frozenset(want)
        lots = lots_to_give(market, spared)
        lots.sort(key=lambda lot: -market.gain(lot, Heard(2, (want[0], want[1]), -1), others[0] if others else 0))
        for lot in lots[: max(1, market.tuning.offers // 3)]:
            value = offer_value(market, lot, (want[0], want[1]), others)
            found.append(Offer(lot, true_pair(market, lot), (want[0], want[1]), value))
    return found


def offer_value(market: Market, lot: Cards, want: tuple[int, int], others: list[int]) -> float:
    """The mean over what the others may hold of the best deal that one of them would agree to."""
    shown = {card: number for card, number in lot.items() if card < market.first_calamity}
    asked = counted(*want)
    mine = market.gain(lot, Heard(2, want, -1), others[0] if others else 0)
    if not market.samples:
        return mine * min(min(1.0, market.among_others(card) / number) for card, number in asked.items())
    total = 0.0
    for hands in market.samples:
        best = 0.0
        for other in others:
            hand = hands[other]
            if all(hand[card] >= number for card, number in asked.items()):
                consent = 1 / (1 + exp(-market.other_gain(hand, asked, shown) / WIDTH))
                best = max(best, consent)
        total += best
    return mine * total / len(market.samples)


def offer_line(view: View, seat: int, tuning: Tuning, rng: Rng) -> tuple[Move, ...]:
    """The offer that promises most, or none."""
    market = Market(view, seat, tuning, rng)
    found = offers(market, rng)
    blurred = [(each.value * (1 + 0.2 * (rng.below(1001) / 500 - 1)), number) for number, each in enumerate(found)]
    if not blurred or max(blurred)[0] <= tuning.greed:
        return (PASS,)
    offer = found[max(blurred)[1]]
    names = market.cards.cards
    wanted = sorted(names[card] for card in offer.want)
    asked = max(LEAST_CARDS, sum(offer.lot.values()))
    return (OFFER, *lot_moves(market, offer.lot), ("ask", str(asked)), ("want", wanted[0], wanted[1]))


# ------------------------------------------------------------ answers


def made_of(market: Market, offer: MakeOffer) -> frozenset[int]:
    """Commodities that an offer holds, as it was told: to answer with them would be an exchange of equals."""
    card = market.cards.card
    return frozenset(card[name] for name in (*offer.lot.true, offer.lot.say) if name in card)


def answer_lots(market: Market, offer: MakeOffer) -> list[Cards]:
    """Lots with what is wanted, or with something else instead; never with what the offer itself is made of."""
    card, same = market.cards.card, made_of(market, offer)
    wanted = [card[name] for name in offer.want if name in card and card[name] not in same]
    found = lots_to_give(market, same)
    if market.whole_hand() is not None:
        return found
    have = [card for card, number in counted(*wanted).items() for _ in range(min(number, market.hand[card]))]
    calamity = market.own_calamities()[:1]
    for bad in ((), tuple(calamity)) if calamity else ((),):
        for size in (LEAST_CARDS, LEAST_CARDS + 1):
            lot = market.cheapest(size - len(have) - len(bad), counted(*have), same)
            if lot is not None:
                found.append(plus(lot, *bad))
    return found


def consent(market: Market, offer: MakeOffer, lot: Cards) -> float:
    """How likely the proposer takes this lot for what it offers."""
    cards = market.cards
    wanted = [cards.card[name] for name in offer.want if name in cards.card]
    given = counted(*(cards.card[name] for name in offer.lot.true))
    shown = counted(*true_pair(market, lot))
    likely: list[Counts] = [hands[offer.seat] for hands in market.samples] or [bytearray(len(market.hand))]
    total = 0.0
    for hand in likely:
        held = hand[:]
        for card in wanted:
            held[card] = max(held[card], 2)
        for card, number in given.items():
            held[card] = max(held[card], number)
        total += 1 / (1 + exp(-(market.other_gain(held, given, shown)) / WIDTH))
    return total / len(likely)


def answer_line(view: View, seat: int, tuning: Tuning, rng: Rng) -> tuple[Move, ...]:
    """The answer that brings most, by how likely it is taken; a refusal if none does."""
    question = view.state.agenda[-1]
    assert isinstance(question, Answers)
    market = Market(view, seat, tuning, rng)
    offer = question.offer
    told = heard(market.cards, offer.lot, dict(view.lot_sizes)[question.proposer])
    best: tuple[float, Cards] | None = None
    for lot in answer_lots(market, offer):
        gain = market.gain(lot, told, question.proposer)
        if gain > tuning.greed:
            value = gain * consent(market, offer, lot)
            if best is None or value > best[0]:
                best = (value, lot)
    if best is None:
        return (REFUSE,)
    return (ANSWER, *lot_moves(market, best[1]))


def deal_line(view: View, seat: int, tuning: Tuning, rng: Rng) -> tuple[Move, ...]:
    """The best of the answers, if it is good enough."""
    question = view.state.agenda[-1]
    assert isinstance(question, Deal)
    market = Market(view, seat, tuning, rng)
    given = {card: number for card, number in enumerate(question.heard.offer.lot.content) if number}
    sizes = dict(view.lot_sizes)
    best: tuple[float, int] = (tuning.greed, -1)
    for other, word, lot in question.heard.answers:
        if word == "answer" and not given.keys() & {market.cards.card[name] for name in lot.true}:
            gain = market.gain(given, heard(market.cards, lot, sizes[other]), other)
            best = max(best, (gain, other))
    return (NO_DEAL,) if best[1] < 0 else (("deal", str(best[1])),)


# ------------------------------------------------------------ asked in the midst of a lot


def lot_line(view: View, seat: int, tuning: Tuning, rng: Rng) -> tuple[Move, ...]:
    """Go on with a lot or an offer that was begun."""
    question = view.state.agenda[-1]
    market = Market(view, seat, tuning._replace(samples=0), rng)
    lot = question.answer_of(seat)[2] if isinstance(question, Answers) else None
    if isinstance(question, MakeOffer):
        if question.lot.at == "finished":
            return wish_line(market, question)
        lot = question.lot
    assert lot is not None
    names = market.cards.cards
    content = {card: number for card, number in enumerate(lot.content) if number}
    if lot.at == "content":
        goods = sum(number for card, number in content.items() if card < market.first_calamity)
        missing = max(LEAST_CARDS - sum(content.values()), 2 - goods)
        if missing <= 0:
            return (CLOSE,)
        spared = made_of(market, question.offer) if isinstance(question, Answers) else frozenset[int]()
        more = (
            market.cheapest(1, content, spared)
            or market.cheapest(1, content, frozenset())
            or counted(*market.own_calamities())
        )
        added = next(card for card in more if more[card] > content.get(card, 0))
        return (("give", names[added]),)
    if lot.at == "truth":
        one, other = sorted(names[card] for card in true_pair(market, content))
        return (("true", one, other),)
    return (("say", names[rest_of(market, content, told_true(market, lot))]),)


def told_true(market: Market, lot: Lot) -> tuple[int, int]:
    one, other = lot.true
    return market.cards.card[one], market.cards.card[other]


def wish_line(market: Market, question: MakeOffer) -> tuple[Move, ...]:
    if not question.ask:
        return (("ask", str(max(LEAST_CARDS, min(9, sum(question.lot.content))))),)
    own = question.lot.content
    pairs = [want for want in wanted_pairs(market) if not any(own[card] for card in want)]
    if not pairs:
        return (("want", "any", "any"),)
    one, other = sorted(market.cards.cards[card] for card in pairs[0])
    return (("want", one, other),)


# What a seat believes of the others' hands while it trades, and how it values lots of cards.


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
        self.most = most_in_hands(view.state)
        """Of each commodity, how many others can hold."""
        held = certain_goods(view.state, seat)
        self.certain = [max((goods[card] for goods in held.values()), default=0) for card in range(self.first_calamity)]
        """Of each commodity, how many one of the others holds for certain."""

    def among_others(self, card: int) -> float:
        """How many of a commodity others are likely to hold, as it was drawn and announced."""
        stack = self.cards.stack_of[card] - 1
        unseen = unseen_of(self.state, stack)
        share = unseen[card] / unseen.total() if unseen.total() else 0.0
        return max(float(self.certain[card]), min(self.most[card], share * hidden_in_hands(self.state, stack)))

    def whole_hand(self) -> Cards | None:
        """Who holds exactly three tradable cards gives them all (rules 2.3)."""
        tradable = {card: count for card, count in enumerate(self.hand) if count and self.cards.tradable[card]}
        return tradable if sum(tradable.values()) == LEAST_CARDS else None

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
