"""The nine stacks and what everybody knows of their layers (rules 19, 23)."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.state import Layer, State


def draw_card(state: State, seat: int, stack: int) -> int | None:
    """The top card of a stack (0 to 8) goes to a hand; an empty stack gives nothing."""
    cards = state.stacks[stack]
    if not cards:
        return None
    state.stacks = (*state.stacks[:stack], cards[1:], *state.stacks[stack + 1 :])
    layers = list(state.layers[stack])
    top = next(number for number, layer in enumerate(layers) if layer.size)
    layer = layers[top]
    layers[top] = layer._replace(size=layer.size - 1, drawers=(*layer.drawers, seat))
    _set_layers(state, stack, layers)
    state.hands[seat][cards[0]] += 1
    return cards[0]


def take_out(state: State, stack: int, card: int) -> None:
    """A calamity leaves its stack, wherever it lies there: everybody sees where it is missing."""
    cards, layers = state.stacks[stack], list(state.layers[stack])
    place = left = cards.index(card)
    number = 0
    while left >= layers[number].size:
        left -= layers[number].size
        number += 1
    layer = layers[number]
    known = tuple(other for other in layer.cards if other != card)
    layers[number] = layer._replace(size=layer.size - 1, cards=known)
    state.stacks = (*state.stacks[:stack], cards[:place] + cards[place + 1 :], *state.stacks[stack + 1 :])
    _set_layers(state, stack, layers)


def put_under(state: State, stack: int, cards: tuple[int, ...], unknown: tuple[int, ...]) -> None:
    """Shuffled cards go under a stack; the set is known but for a leaver's cards."""
    if cards:
        state.stacks = (*state.stacks[:stack], (*state.stacks[stack], *cards), *state.stacks[stack + 1 :])
        known = sorted(cards)
        for card in unknown:
            known.remove(card)
        layer = Layer(len(cards), tuple(known), "back", len(unknown))
        _set_layers(state, stack, [*state.layers[stack], layer])


def put_to_bottom(state: State, stack: int, card: int) -> None:
    """A non-tradable calamity: everybody knows where it lies."""
    state.stacks = (*state.stacks[:stack], (*state.stacks[stack], card), *state.stacks[stack + 1 :])
    _set_layers(state, stack, [*state.layers[stack], Layer(1, (card,), "bottom")])


def forget_drawers(state: State) -> None:
    """Calamities are shown by now: who drew this turn says nothing any more."""
    state.layers = tuple(tuple(layer._replace(drawers=()) for layer in layers if layer.size) for layers in state.layers)


def _set_layers(state: State, stack: int, layers: list[Layer]) -> None:
    state.layers = (*state.layers[:stack], tuple(layers), *state.layers[stack + 1 :])
