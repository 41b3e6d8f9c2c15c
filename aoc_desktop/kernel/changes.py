"""Add up the changes that a game reads from its events (`Game.changes`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Change, Seat

Reading = Callable[[Event], Iterable[Change]]


def changes_for(seat: Seat, events: Iterable[Event], reading: Reading) -> list[Change]:
    """What the events change for a seat, in their order."""
    return [change for event in events for change in reading(event) if change.seat == seat]


def totals(changes: Iterable[Change]) -> dict[str, int]:
    """The sum of the changes of each thing, in the order of its first change; sums of 0 are left out."""
    sums: dict[str, int] = {}
    for change in changes:
        sums[change.what] = sums.get(change.what, 0) + change.amount
    return {what: amount for what, amount in sums.items() if amount}
