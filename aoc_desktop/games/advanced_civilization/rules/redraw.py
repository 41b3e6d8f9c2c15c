"""A full state that a seat's view allows: what is hidden is drawn anew, what is known is respected (rules 23).

Cards of a stack that the view does not show lie in the stack or in hidden hands. How many of them are in hands follows
from the stack's size. So each stack is dealt first, layer by layer, what is left over goes to the hands.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from aoc_desktop.games.advanced_civilization.rules.cards import STACKS
from aoc_desktop.games.advanced_civilization.rules.state import Layer, State
from aoc_desktop.games.advanced_civilization.rules.tasks import Question, only_move, proceed
from aoc_desktop.games.advanced_civilization.rules.trade.knowledge import (
    certain_goods,
    hidden_in_hands,
    unseen_of,
    untouched,
)
from aoc_desktop.games.advanced_civilization.rules.trade.lots import LEAST_CARDS, LEAST_COMMODITIES, Lot
from aoc_desktop.games.advanced_civilization.rules.trade.rounds import Answer, Answers, Deal, MakeOffer
from aoc_desktop.games.advanced_civilization.rules.view import SECRET, View, view_of
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.rng import Rng

TRIES = 50


def redraw(view: View, rng: Rng) -> State:
    """A state that the view allows. Whoever is asked must have a choice: hands that leave it none are drawn anew."""
    for _ in range(TRIES):
        state = view.state.copy()
        if state.finished:
            break
        _Redraw(view, state, rng).deal()
        if isinstance(state.agenda[-1], MakeOffer):
            proceed(state, None)  # three tradable cards leave a proposer no choice: it has given them already
        if _can_be_asked(state, view.seat):
            break
    return state


def deal_anew(state: State, rng: Rng) -> State:
    """The same table with all that is hidden dealt anew, hands included, as an onlooker may think it lies."""
    view = view_of(state, None)
    dealt = view.state.copy()
    _Redraw(view, dealt, rng).deal()
    return dealt


def _can_be_asked(state: State, viewer: int | None) -> bool:
    question = state.agenda[-1]
    assert isinstance(question, Question)
    others = [seat for seat in question.deciders(state) if seat not in (viewer, CHANCE)]
    return all(only_move(question, state, seat)[0] > 1 for seat in others)


class _Redraw:
    """One way in which hidden cards may lie."""

    def __init__(self, view: View, state: State, rng: Rng) -> None:
        self.view = view
        self.state = state
        self.rng = rng
        self.cards = state.table.cards
        self.goods = len(self.cards.commodities)
        self.room = [size - sum(hand) for size, hand in zip(view.hand_sizes, state.hands, strict=True)]
        """Hidden cards that each hand still gets."""
        self.needs = _needs(state, view.seat)
        """Commodities that a hand must hold: shown Grain, cards announced as true, cards that it was given."""
        self.calamities: dict[int, int] = {}
        """Calamities in hidden hands, and whose."""
        self.inside: dict[int, int] = {}
        """Calamities in stacks, and in which layer."""
        self.left: list[int] = []
        """Commodities that lie in no stack."""

    def deal(self) -> None:
        for seat, needed in self.needs.items():
            self.room[seat] -= needed.total()
        hidden = [unseen_of(self.state, stack) for stack in range(STACKS)]
        self.place_calamities([card for unseen in hidden for card in unseen if card >= self.goods and unseen[card]])
        self.state.stacks = tuple(self.deal_stack(stack, hidden[stack]) for stack in range(STACKS))
        self.deal_hands()
        self.fill_lots()

    # ------------------------------------------------------------ stacks

    def deal_stack(self, stack: int, unseen: Counter[int]) -> tuple[int, ...]:
        """Layer by layer; what the layers do not take is left for the hands."""
        layers = self.state.layers[stack]
        goods = Counter({card: count for card, count in unseen.items() if card < self.goods})
        for needed in self.needs.values():
            goods -= Counter({card: count for card, count in needed.items() if card in unseen})
        # Untouched layers hold exactly what was put there; it is nowhere else.
        known = {number: layer for number, layer in enumerate(layers) if untouched(layer)}
        for layer in known.values():
            goods -= Counter(card for card in layer.cards if card < self.goods)
        dealt: list[list[int]] = []
        for number, layer in enumerate(layers):
            here = [card for card in unseen if self.inside.get(card) == number]
            if number in known:
                here += [card for card in layer.cards if card < self.goods]
            allowed = Counter(layer.cards) if layer.kind == "back" and number not in known else None
            here += self.take(goods, layer.size - len(here), allowed, layer.unknown)
            self.rng.shuffle(here)
            dealt.append(here)
        self.left += goods.elements()
        return tuple(card for part in dealt for card in part)

    def take(self, goods: Counter[int], number: int, allowed: Counter[int] | None, unknown: int) -> list[int]:
        """So many commodities at random; of a layer put back only those of its set, and a leaver's."""
        pool = list((goods if allowed is None else goods & allowed).elements())
        if allowed is not None:
            others = list((goods - allowed).elements())
            self.rng.shuffle(others)
            pool += others[: max(unknown, number - len(pool))]
        self.rng.shuffle(pool)
        taken = pool[:number]
        goods.subtract(taken)
        return taken

    def place_calamities(self, calamities: list[int]) -> None:
        """Those whose place is known first: a hand has room for them."""
        for card in sorted(calamities, key=lambda card: (self.cards.tradable[card], not self.surely_drawn(card))):
            layer = self.layer_of(card)
            if not self.cards.tradable[card] and not layer.size:
                self.give(card, layer.drawers[-1])
            elif self.cards.tradable[card] and (self.surely_drawn(card) or self.perhaps_drawn(card, layer)):
                self.give(card, self.holder(layer))
            else:
                self.inside[card] = self.layers_of(card).index(layer)

    def layers_of(self, card: int) -> tuple[Layer, ...]:
        return self.state.layers[self.cards.stack_of[card] - 1]

    def layer_of(self, card: int) -> Layer:
        """Where a calamity was put: a layer that names it, or the rest of the set-up."""
        layers = self.layers_of(card)
        named = [layer for layer in layers if card in layer.cards]
        return named[-1] if named else next(layer for layer in layers if layer.kind == "rest")

    def surely_drawn(self, card: int) -> bool:
        """All of its layer was drawn, or the viewer gave it away this turn: a hidden hand holds it."""
        viewer = self.view.seat
        given = viewer is not None and bool(self.state.gave[card - self.goods] & 1 << viewer)
        return given or not self.layer_of(card).size

    def perhaps_drawn(self, card: int, layer: Layer) -> bool:
        """Only between drawing and reveal, and only if another seat drew there this turn something not known."""
        if self.state.phase not in ("trade_cards", "trade") or not self.unknown_in_hands(self.cards.stack_of[card]):
            return False
        drawers = [seat for seat in layer.drawers if seat != self.view.seat]
        return self.rng.below(len(drawers) + layer.size) < len(drawers) and any(map(self.can_take, drawers))

    def unknown_in_hands(self, stack: int) -> int:
        """How many cards of a stack (1 to 9) lie in hidden hands, less those that are known to."""
        hidden = hidden_in_hands(self.state, stack - 1)
        known = [
            count
            for needed in self.needs.values()
            for card, count in needed.items()
            if self.cards.stack_of[card] == stack
        ]
        return hidden - sum(known)

    def holder(self, layer: Layer) -> int:
        """Before trade whoever drew it has it; later anybody may."""
        seats = layer.drawers if self.state.phase == "trade_cards" else self.state.ast_order
        others = [seat for seat in seats if seat != self.view.seat and self.room[seat]]
        return self.rng.choice([seat for seat in others if self.can_take(seat)] or others)

    def can_take(self, seat: int) -> bool:
        """Room for a calamity beside the commodities that a trading seat must hold."""
        return self.room[seat] > 0 and self.view.hand_sizes[seat] - self.held(seat) > LEAST_COMMODITIES

    def held(self, seat: int) -> int:
        return sum(1 for holder in self.calamities.values() if holder == seat)

    def give(self, card: int, seat: int) -> None:
        self.calamities[card] = seat
        self.state.hands[seat][card] += 1
        self.room[seat] -= 1
        viewer = self.view.seat
        place = card - self.goods
        if viewer is not None and self.state.gave[place]:
            self.state.givers = (*self.state.givers[:place], viewer, *self.state.givers[place + 1 :])

    # ------------------------------------------------------------ hands

    def deal_hands(self) -> None:
        self.rng.shuffle(self.left)
        for seat, needed in self.needs.items():
            for card, count in needed.items():
                self.state.hands[seat][card] += count
        for seat, room in enumerate(self.room):
            for _ in range(room):
                self.state.hands[seat][self.left.pop()] += 1
        assert len(self.left) == self.view.unseen, "every card lies somewhere"
        for card in self.left:
            self.state.aside[card] += 1
            self.state.unseen[card] += 1

    # ------------------------------------------------------------ lots

    def fill_lots(self) -> None:
        """Contents that the view does not show, as they were announced."""
        task = self.state.agenda[-1]
        if isinstance(task, Answers):
            answers = tuple(self.finished_answer(answer) for answer in task.answers)
            filled = replace(task, offer=self.filled_offer(task.offer), answers=answers)
            self.state.agenda = (*self.state.agenda[:-1], filled)
        elif isinstance(task, Deal):
            answers = tuple(
                (seat, word, self.filled(seat, lot) if word == "answer" else lot)
                for seat, word, lot in task.heard.answers
            )
            heard = replace(task.heard, offer=self.filled_offer(task.heard.offer), answers=answers)
            self.state.agenda = (*self.state.agenda[:-1], replace(task, heard=heard))

    def filled_offer(self, offer: MakeOffer) -> MakeOffer:
        return replace(offer, lot=self.filled(offer.seat, offer.lot))

    def filled(self, seat: int, lot: Lot) -> Lot:
        """The two true cards and any others of the hand."""
        if lot.content:
            return lot
        number = dict(self.view.lot_sizes)[seat]
        true = [self.cards.card[name] for name in lot.true]
        rest = self.tradable_cards(seat)
        for card in true:
            rest.remove(card)
        self.rng.shuffle(rest)
        return lot._replace(content=self.counted([*true, *rest[: number - len(true)]]))

    def tradable_cards(self, seat: int) -> list[int]:
        hand = self.state.hands[seat]
        return [card for card, count in enumerate(hand) if self.cards.tradable[card] for _ in range(count)]

    def counted(self, cards: list[int]) -> tuple[int, ...]:
        return tuple(cards.count(card) for card in range(len(self.cards.cards)))

    def finished_answer(self, answer: Answer) -> Answer:
        """Nobody knows whether a finished answer is a refusal: either may be."""
        seat, word, lot = answer
        if word != SECRET:
            return answer
        if self.rng.below(2):
            return (seat, "refuse", lot)
        cards = self.tradable_cards(seat)
        self.rng.shuffle(cards)
        cards.sort(key=lambda card: card >= self.goods)
        chosen = cards[:LEAST_CARDS]
        true = tuple(sorted(self.cards.cards[card] for card in chosen[:LEAST_COMMODITIES]))
        return (seat, "answer", Lot(self.counted(chosen), True, true, "nothing"))


def _needs(state: State, viewer: int | None) -> dict[int, Counter[int]]:
    """Commodities that hidden hands certainly hold."""
    cards = state.table.cards
    needs = certain_goods(state, viewer)
    for seat, frozen in enumerate(state.frozen):
        if frozen and not state.hands[seat][cards.grain]:
            needs[seat] = Counter({cards.grain: frozen})
    task = state.agenda[-1]
    if isinstance(task, Answers | Deal):
        heard = task if isinstance(task, Answers) else task.heard
        lots = [(heard.proposer, heard.offer.lot), *((seat, lot) for seat, _, lot in heard.answers)]
        for seat, lot in lots:
            if lot.true and not lot.content:
                needs[seat] = needs.get(seat, Counter()) | Counter(cards.card[name] for name in lot.true)
    return needs
