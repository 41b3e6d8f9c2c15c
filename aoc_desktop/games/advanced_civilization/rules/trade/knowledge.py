"""What a seat can tell of the trade cards in hands that it does not see: by what lies elsewhere, and what was heard."""

from __future__ import annotations

from collections import Counter

from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, Layer, State

# All of these take the state of a view: the hands of others are empty in it.


def unseen_of(state: State, stack: int) -> Counter[int]:
    """The cards of a stack (0 to 8) that the view does not show."""
    cards, goods = state.table.cards, len(state.table.cards.commodities)
    unseen: Counter[int] = Counter()
    for card, number in enumerate(cards.stack_of):
        if number == stack + 1:
            copies = cards.commodities[card].copies if card < goods else 1
            unseen[card] = copies - state.aside[card] - sum(hand[card] for hand in state.hands)
    return unseen


def untouched(layer: Layer) -> bool:
    """Nobody has drawn from it since it was put there."""
    return layer.kind in ("back", "bottom") and layer.size == len(layer.cards) + layer.unknown


def hidden_in_hands(state: State, stack: int) -> int:
    """How many cards of a stack (0 to 8) lie in hands that the view does not show."""
    return unseen_of(state, stack).total() - sum(layer.size for layer in state.layers[stack])


def most_in_hands(state: State) -> list[int]:
    """Of each commodity, how many the hands of others can hold together."""
    goods = len(state.table.cards.commodities)
    most = [0] * goods
    for stack, layers in enumerate(state.layers):
        unseen = unseen_of(state, stack)
        room = unseen.total() - sum(layer.size for layer in layers)
        lying = Counter(card for layer in layers if untouched(layer) for card in layer.cards)
        for card, number in unseen.items():
            if card < goods:
                most[card] = max(0, min(number - lying[card], room))
    return most


def certain_goods(state: State, viewer: int | None) -> dict[int, Counter[int]]:
    """Commodities that other hands hold for certain, by what was announced and dealt in this trade."""
    found: dict[int, Counter[int]] = {}
    if state.phase != "trade":
        return found
    goods = len(state.table.cards.commodities)
    for lot in state.lots_heard:
        true = Counter(lot.true)
        content = Counter({card: count for card, count in enumerate(lot.content[:goods]) if count})
        giver = found.setdefault(lot.giver, Counter())
        if lot.taker == NOBODY:
            giver |= true
        elif content:
            giver -= content
            found.setdefault(lot.taker, Counter()).update(content)
        else:
            giver -= true
            hidden = lot.number - len(lot.true)
            giver -= Counter(dict.fromkeys(giver, hidden))
            found.setdefault(lot.taker, Counter()).update(true)
        found[lot.giver] = giver
    return {seat: held for seat, held in found.items() if seat != viewer and held and state.active(seat)}


def given_away(state: State, seat: int) -> frozenset[int]:
    """Commodities that a seat has given in this trade."""
    goods = len(state.table.cards.commodities)
    given = [lot.content[:goods] for lot in state.lots_heard if lot.giver == seat and lot.taker != NOBODY]
    return frozenset(card for content in given for card, count in enumerate(content) if count)


def calamities_about(state: State) -> bool:
    """Whether another hand may hold a tradable calamity: one is unseen, and its stack was drawn from."""
    cards = state.table.cards
    goods = len(cards.commodities)
    for card in range(goods, len(cards.cards)):
        stack = cards.stack_of[card] - 1
        layers = state.layers[stack]
        lying = any(untouched(layer) and card in layer.cards for layer in layers)
        seen = state.aside[card] or any(hand[card] for hand in state.hands)
        if cards.tradable[card] and not seen and not lying and hidden_in_hands(state, stack) > 0:
            return True
    return False
