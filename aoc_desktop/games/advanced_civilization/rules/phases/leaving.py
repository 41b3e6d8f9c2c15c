"""Leaving the game early: the nation stays on the map, inert (rules 22)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.events import Left
from aoc_desktop.games.advanced_civilization.rules.state import INERT, Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import Chance
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng

LEAVE: Move = ("leave",)


def may_leave(state: State) -> bool:
    """In its variant, as long as another active seat remains."""
    return "leaving" in state.table.variants and len(state.ast_order) > 1


def leave(state: State, seat: int, log: Log) -> None:
    """Units, treasury, stock and cards stay; ships go to the stock; one trade card per city is kept, by chance."""
    state.status[seat] = INERT
    state.order_seats()
    state.ships[seat] = ()
    note(log, Left, seat)
    if sum(state.hands[seat]) > state.map_cities(seat):
        state.do(KeepCards(seat))


@dataclass(frozen=True)
class KeepCards(Chance):
    """Each subset of the leaver's cards is equally likely; the others lie aside, unseen."""

    seat: int

    @property
    def step(self) -> str:
        return "leaver"

    def hand(self, state: State) -> list[str]:
        names = state.table.cards.cards
        return sorted(names[card] for card, count in enumerate(state.hands[self.seat]) for _ in range(count))

    def odds(self, state: State) -> Sequence[tuple[Move, int]] | None:
        weights: dict[Move, int] = {}
        for kept in combinations(self.hand(state), state.map_cities(self.seat)):
            weights[("keeps", *kept)] = weights.get(("keeps", *kept), 0) + 1
        return list(weights.items())

    def draw(self, state: State, rng: Rng) -> Move:
        hand = self.hand(state)
        rng.shuffle(hand)
        return ("keeps", *sorted(hand[: state.map_cities(self.seat)]))

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        hand = state.hands[self.seat]
        kept = [state.table.cards.card[word] for word in move[1:]]
        for card, count in enumerate(hand):
            gone = count - kept.count(card)
            hand[card] -= gone
            state.aside[card] += gone
            state.unseen[card] += gone

    def pending(self, state: State) -> dict[str, Any]:
        return {"seat": self.seat, "cards": self.hand(state)}
