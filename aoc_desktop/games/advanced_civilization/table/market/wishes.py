"""The wish list: cards of the market that a player has starred. It goes with the game; nobody else is told of it."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.phases.civilization_cards import means
from aoc_desktop.games.advanced_civilization.rules.view import View
from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.session import Session

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
