"""Sums of what events change, by whatever reading of them the game gives (`Game.changes`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Change, Seat

Reading = Callable[[Event], Iterable[Change]]


def changes_for(seat: Seat, events: Iterable[Event], reading: Reading) -> list[Change]:
    """What the events change for a seat, in their order."""
    return [change for event in events for change in reading(event) if change.seat == seat]


def totals(changes: Iterable[Change]) -> dict[str, int]:
    """By what is changed, in the order of the first change; what comes to nothing is left out."""
    sums: dict[str, int] = {}
    for change in changes:
        sums[change.what] = sums.get(change.what, 0) + change.amount
    return {what: amount for what, amount in sums.items() if amount}
