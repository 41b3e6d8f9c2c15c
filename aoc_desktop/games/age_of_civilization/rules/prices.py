"""What an action costs a player, and the terms that the number is made of."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules.cards import Action, ControlCard, Effect, Technology
from aoc_desktop.games.age_of_civilization.rules.military import has_most_military, times
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.kernel.events import Cause

Terms = list[tuple[int, Cause]]


def price(state: State, seat: int, action: Action, technology: Technology | None = None, offer: str = "") -> int:
    """The coins to pay for an action, never below 0; `offer` is the card that offers it, if one does."""
    abilities = state.players[seat].abilities
    coins = abilities.coins[action.place]
    for effect in abilities.discounts[action.place]:
        if not _applies(state, seat, effect, technology, offer):
            continue
        if effect.always == "free":
            return 0
        coins -= effect.amount * times(state, seat, effect)
    if action.special is not None and action.special.control:
        coins += next_control_coins(state)
    return max(0, coins)


def next_control_coins(state: State) -> int:
    """What control of the next card of the row costs; 0 if all are controlled."""
    card = next_control_card(state)
    return 0 if card is None else card.coins


def next_control_card(state: State) -> ControlCard | None:
    """The next card of a scenario's row."""
    scenario = state.table.scenario
    assert scenario is not None
    row = scenario.control_cards[state.scenario.control :]
    return row[0] if row else None


def _applies(state: State, seat: int, effect: Effect, technology: Technology | None, offer: str) -> bool:
    if effect.technologies and (technology is None or technology.id not in effect.technologies):
        return False
    if effect.except_offer and effect.except_offer == offer:
        return False
    return not effect.requires_most_military or has_most_military(state, seat)


def price_terms(
    state: State, seat: int, action: Action, technology: Technology | None = None, offer: str = ""
) -> Terms:
    """The price as named terms: the printed coins, then each discount in force. They add up to the price, or to
    less than 0 where the price is 0."""
    terms = [(action.coins, action.cause)]
    if action.special is not None and action.special.control and (card := next_control_card(state)) is not None:
        terms.append((card.coins, Cause("control_card", card.id)))
    left = sum(amount for amount, _ in terms)
    for effect in state.effects_of(seat):
        if effect.action != action.id or effect.always not in ("discount", "free"):
            continue
        if _applies(state, seat, effect, technology, offer):
            less = max(0, left) if effect.always == "free" else effect.amount * times(state, seat, effect)
            left -= less
            terms.append((-less, effect.cause))
    return terms


def military_terms(state: State, seat: int) -> Terms:
    """The player's military as named terms."""
    return [
        (effect.amount * times(state, seat, effect), effect.cause)
        for effect in state.effects_of(seat)
        if effect.always == "military"
    ]
