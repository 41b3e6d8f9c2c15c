"""How the number of a calamity arises from a seat's cards, as words of an event: "16 medicine:-8 roadbuilding:5".

The first word is the number before any card. "CARD:N" adds N, "CARD=N" sets the number, "CARD<N" limits it; ":N" is
what the calamity itself takes off.
"""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.cards import Calamity, CardSet, Modifier
from aoc_desktop.games.advanced_civilization.rules.events import calamity_cause, note
from aoc_desktop.games.advanced_civilization.rules.state import Log, State


def reckoned(cards: CardSet, calamity: Calamity, base: int, owned: int, secondary: bool = False) -> list[str]:
    """The terms of a number; none where no card changes it."""
    mine = calamity.modifiers_of(owned)
    terms: list[str] = []
    settings = [(each.set, _name(cards, each)) for each in mine if each.set is not None and each.set < base]
    if settings and not secondary:
        number, card = min(settings)
        terms.append(f"{card}={number}")
    for each in mine:
        if change := each.secondary if secondary else each.primary:
            terms.append(f"{_name(cards, each)}:{change}")
    terms += [f"{_name(cards, each)}<{each.cap}" for each in mine if each.cap is not None and each.cap < base]
    return terms


def _name(cards: CardSet, modifier: Modifier) -> str:
    return next(card.id for card in cards.civilization_cards if card.bit == modifier.bit)


def note_reckoning(
    state: State, calamity: Calamity, seat: int, base: int, log: Log, spared: int = 0, secondary: bool = False
) -> None:
    """Before what is due: why it is so much, if a card has a say in it."""
    if log is None:
        return
    terms = reckoned(state.table.cards, calamity, base - spared, state.owned_bits[seat], secondary)
    if terms:
        first = [str(base), *([f":{-spared}"] if spared else [])]
        note(log, "reckoned", seat, " ".join([*first, *terms]), cause=calamity_cause(calamity.id))
