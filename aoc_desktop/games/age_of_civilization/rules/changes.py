"""What each event changes: coins, points, workers, technologies and wonders of a player, with the cause."""

from __future__ import annotations

from collections.abc import Iterable

from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.kernel.game import Change

DECLINE = Cause("rule", "decline")
"""Why the workers of a civilisation go when another rises."""
_SIGNS = {"gained": 1, "paid": -1, "lost": -1, "sacrificed": -1, "workers_discarded": -1, "coins_laid": -1}
_COUNTS = {"sacrificed": "workers", "workers_discarded": "workers", "coins_laid": "coins"}
"""What an event counts that names something else, or nothing."""
_CARDS = {"technology": "technologies", "wonder": "wonders"}


def changes(event: Event) -> Iterable[Change]:
    """One change at most: every event of this game is about one number of one player."""
    if event.seat is None:
        return ()
    if event.kind in _CARDS:
        return (Change(event.seat, _CARDS[event.kind], 1, event.cause),)
    amount = _SIGNS.get(event.kind, 0) * event.amount
    if not amount:
        return ()
    cause = DECLINE if event.kind == "workers_discarded" else event.cause
    return (Change(event.seat, _COUNTS.get(event.kind, event.what), amount, cause),)
