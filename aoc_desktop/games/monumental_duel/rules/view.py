"""What a seat may know, and a full state that this knowledge allows (for AI seats, which must not cheat).

Hidden from both players is the order of the development deck, and with a set of more cards than its deck needs also
which ones are in it; all else is open (rules, section 8).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from aoc_desktop.games.monumental_duel.rules.cards import ERAS, Card
from aoc_desktop.games.monumental_duel.rules.state import State
from aoc_desktop.kernel.declared import Declared
from aoc_desktop.kernel.rng import Rng


@dataclass(slots=True, eq=False)
class View(Declared):
    """All that one seat (None: an onlooker) may know. Views are equal if the knowledge is."""

    seat: int | None
    development_size: int
    state: State
    """The state without the development deck."""


def view_of(state: State, seat: int | None) -> View:
    """What this seat (None: an onlooker) may know of a state."""
    known = state.copy()
    known.development = ()
    return View(seat, len(state.development), known)


def redraw(view: View, rng: Rng) -> State:
    """A state that the view allows: each era's unseen cards, in any order."""
    state = view.state.copy()
    if not view.development_size:
        return state
    cards = state.table.cards
    shown = seen(state)
    counts = Counter((card.kind, card.era) for card in cards.development if card.id in shown)
    deck: list[Card] = []
    for era in ERAS:
        drawn: list[Card] = []
        for kind, wanted in cards.deck_table.items():
            hidden = [card for card in cards.development if card.kind == kind and card.era == era]
            hidden = [card for card in hidden if card.id not in shown]
            rng.shuffle(hidden)
            drawn += hidden[: wanted[era - 1] - counts[kind, era]]
        rng.shuffle(drawn)
        deck += drawn
    state.development = tuple(deck)
    return state


def seen(state: State) -> set[str]:
    """The ids of all cards that have left the development deck, wherever they are now."""
    cards = [*state.track, *state.development_discard, *state.removed]
    for player in state.players:
        cards += [*player.owned(), *player.archived, *player.provinces, *player.reserved]
        if player.construction is not None:
            cards.append(player.construction)
    if state.task is not None and state.task.card is not None:  # a second wonder, while it is asked which one stays
        cards.append(state.task.card)
    return {card.id for card in cards}
