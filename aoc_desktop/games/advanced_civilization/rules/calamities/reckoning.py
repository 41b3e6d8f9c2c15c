"""How the number of a calamity arises from a seat's cards: the number before any card, then a term for each.

The sign of a term: ":" adds its number, "=" sets it, "<" limits it. Without a card it is what the calamity takes off.
"""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.cards import Calamity, CardSet, Modifier
from aoc_desktop.games.advanced_civilization.rules.events import Reckoned, Term, calamity_cause
from aoc_desktop.games.advanced_civilization.rules.state import Log, State


def reckoned(cards: CardSet, calamity: Calamity, base: int, owned: int, secondary: bool = False) -> list[Term]:
    """The terms of a number; none where no card changes it."""
    mine = calamity.modifiers_of(owned)
    terms: list[Term] = []
    settings = [(each.set, _name(cards, each)) for each in mine if each.set is not None and each.set < base]
    if settings and not secondary:
        number, card = min(settings)
        terms.append(Term(card, "=", number))
    for each in mine:
        if change := each.secondary if secondary else each.primary:
            terms.append(Term(_name(cards, each), ":", change))
    terms += [Term(_name(cards, each), "<", each.cap) for each in mine if each.cap is not None and each.cap < base]
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
        first = [Term("", ":", -spared)] if spared else []
        log.append(Reckoned(seat, base, (*first, *terms), calamity_cause(calamity.id)))
