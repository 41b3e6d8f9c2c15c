"""After phase 15: what lies aside goes back under its stack (rules 19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.cards import STACKS
from aoc_desktop.games.advanced_civilization.rules.events import Shuffled, ToBottom
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import Chance, Task
from aoc_desktop.games.advanced_civilization.rules.trade.stacks import forget_drawers, put_to_bottom, put_under
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import CHANCE, Move
from aoc_desktop.kernel.rng import Rng


def pile_of(state: State, stack: int) -> list[int]:
    """Commodities spent and discarded, and the stack's tradable calamity: what is shuffled."""
    cards = state.table.cards
    return [
        card
        for card, count in enumerate(state.aside)
        for _ in range(count)
        if cards.stack_of[card] == stack + 1 and cards.tradable[card]
    ]


@dataclass(frozen=True)
class BackToStacks(Task):
    """Stack after stack, 0 to 8."""

    stack: int

    def go(self, state: State, log: Log) -> None:
        if self.stack == STACKS or not any(state.aside):
            forget_drawers(state)
            return
        state.do(ShuffleUnder(self.stack), BackToStacks(self.stack + 1))


@dataclass(frozen=True)
class ShuffleUnder(Chance):
    """Every order of the pile is as likely as a fair shuffle makes it; it is not listed."""

    stack: int

    @property
    def step(self) -> str:
        return "shuffle"

    def names(self, state: State) -> list[str]:
        return sorted(state.table.cards.cards[card] for card in pile_of(state, self.stack))

    def settled(self, state: State, log: Log) -> bool:
        """One order only: nothing to shuffle."""
        pile = pile_of(state, self.stack)
        if len(set(pile)) > 1:
            return False
        self.put_back(state, pile, log)
        return True

    def odds(self, state: State) -> Sequence[tuple[Move, int]] | None:
        return None

    def moves(self, state: State, seat: int) -> Iterable[Move]:
        """Not listed: two orders stand for the many."""
        names = self.names(state)
        return [("under", str(self.stack + 1), *order) for order in (names, names[::-1])]

    def allows(self, state: State, seat: int, move: Move) -> bool:
        return move[:2] == ("under", str(self.stack + 1)) and sorted(move[2:]) == self.names(state)

    def next(self, state: State, seat: int, prefix: Move) -> Sequence[str]:
        if len(prefix) < 2:
            return [] if prefix[:1] not in ((), ("under",)) else [("under", str(self.stack + 1))[len(prefix)]]
        left = Counter(self.names(state))
        left.subtract(prefix[2:])
        return [card for card, count in left.items() if count > 0]

    def draw(self, state: State, rng: Rng) -> Move:
        names = self.names(state)
        rng.shuffle(names)
        return ("under", str(self.stack + 1), *names)

    def sample(self, state: State, seat: int, rng: Rng) -> Move:
        return self.draw(state, rng)

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        assert seat == CHANCE
        self.put_back(state, [state.table.cards.card[word] for word in move[2:]], log)

    def put_back(self, state: State, pile: list[int], log: Log) -> None:
        unknown = [card for card in set(pile) for _ in range(state.unseen[card])]
        put_under(state, self.stack, tuple(pile), tuple(unknown))
        if pile:
            note(log, Shuffled, str(self.stack + 1), len(pile))
        cards = state.table.cards
        for card, count in enumerate(state.aside):
            if count and cards.stack_of[card] == self.stack + 1:
                if not cards.tradable[card]:
                    put_to_bottom(state, self.stack, card)
                    note(log, ToBottom, cards.cards[card], self.stack + 1)
                self.clear(state, card)

    def clear(self, state: State, card: int) -> None:
        state.aside[card] = state.unseen[card] = 0
        place = card - len(state.table.cards.commodities)
        if place >= 0:
            state.givers = (*state.givers[:place], NOBODY, *state.givers[place + 1 :])
            state.gave = (*state.gave[:place], 0, *state.gave[place + 1 :])

    def pending(self, state: State) -> dict[str, Any]:
        return {"stack": self.stack + 1, "cards": self.names(state)}
