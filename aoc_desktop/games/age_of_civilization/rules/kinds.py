"""The kinds of cards: where such a card lies on a table, and which events name one. Every room reads this table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class CardKind(NamedTuple):
    """What is the same for all cards of a kind."""

    places: tuple[str, ...] = ()
    """The kinds of places on which they lie; from the first of them a move takes one."""
    events: tuple[str, ...] = ()
    """The kinds of events whose first word is one of them."""
    in_almanac: bool = False


CARDS: Mapping[str, CardKind] = {
    "civilization": CardKind(
        ("market", "hand", "pack", "mine"),
        ("rises", "annexes", "declines", "drawn", "kept", "coins_laid"),
        in_almanac=True,
    ),
    "wonder": CardKind(("wonder", "my wonder"), ("wonder",), in_almanac=True),
    "technology": CardKind(("technology",), ("technology",), in_almanac=True),
    "special_technology": CardKind(("special", "my special"), ("buys",), in_almanac=True),
    "action": CardKind(("action",), ("performs",), in_almanac=True),
    "event": CardKind(("event",), ("event",), in_almanac=True),
    "track_card": CardKind(),
    "special_event": CardKind(),
    "control_card": CardKind(("control",)),
    "scenario": CardKind(),
}
CARD_OF_PLACE = {place: kind for kind, card in CARDS.items() for place in card.places}
CARD_OF_EVENT = {event: kind for kind, card in CARDS.items() for event in card.events}
IN_ALMANAC = tuple([kind for kind, card in CARDS.items() if card.in_almanac])
