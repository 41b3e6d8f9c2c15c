"""The victim shares points or cities out among the others; it cannot decline (rules 16.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.cards import Calamity
from aoc_desktop.games.advanced_civilization.rules.events import Assigned, calamity_cause
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import SeatQuestion, Task
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move

Caps = tuple[tuple[int, int], ...]
"""Seats, each with the most that it can take."""


def caps_of(state: State, calamity: Calamity, victim: int, giver: int, most: Callable[[int], int]) -> Caps:
    """The other seats that can take a share, each with the most it can take, in AST order."""
    spared = giver if calamity.giver_exempt else NOBODY
    caps = [
        (seat, min(calamity.most_for(state.owned_bits[seat]), most(seat)))
        for seat in state.ast_order
        if seat not in (victim, spared)
    ]
    return tuple((seat, cap) for seat, cap in caps if cap)


def share_out(state: State, calamity: str, victim: int, amount: int, caps: Caps, then: Suffer) -> None:
    """No more than all of them together can take: the rest vanishes (rules 26.14)."""
    total = min(amount, sum(cap for _, cap in caps))
    if total:
        state.do(ShareOut(victim, calamity, caps, total, (), then))


@dataclass(frozen=True)
class Suffer(Task):
    """A seat bears its share; each kind of calamity says how."""

    seat: int
    share: int


@dataclass(frozen=True)
class ShareOut(SeatQuestion):
    """Seat after seat; what the later ones cannot take falls on this one."""

    calamity: str
    caps: tuple[tuple[int, int], ...]
    left: int
    shares: tuple[tuple[int, int], ...]
    then: Suffer

    @property
    def step(self) -> str:
        return "assign"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        (other, cap), *later = self.caps
        least = max(0, self.left - sum(most for _, most in later))
        for number in range(least, min(cap, self.left) + 1):
            yield ("assign", str(other), str(number))

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        other, number = int(move[1]), int(move[2])
        shares = (*self.shares, (other, number))
        if number:
            note(log, Assigned, seat, int(move[1]), number, calamity_cause(self.calamity))
        if len(self.caps) > 1:
            state.do(replace(self, caps=self.caps[1:], left=self.left - number, shares=shares))
        else:
            state.do(*(replace(self.then, seat=each, share=share) for each, share in shares if share))

    def pending(self, state: State) -> dict[str, Any]:
        return {
            "calamity": self.calamity,
            "victim": self.seat,
            "left": self.left,
            "shares": {str(seat): share for seat, share in self.shares},
        }
