"""What a player's coins and points are the sum of: every number can be explained."""

from __future__ import annotations

from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.kernel.game import Seat
from aoc_desktop.models.session import Session

SIGNS = {"gained": 1, "paid": -1, "lost": -1, "sacrificed": -1, "workers_discarded": -1, "coins_laid": -1}
COUNTS = {"sacrificed": "workers", "workers_discarded": "workers", "coins_laid": "coins"}
"""What an event counts that names something else, or nothing."""
DECLINE = Cause("rule", "decline")
"""Why the workers of a civilisation go when another rises; the events of the game need no word for it."""


def change_by(event: Event) -> tuple[str, int, Cause | None]:
    """What an event changes for its player, by how much, and why; by 0 if it is none that changes a number."""
    cause = DECLINE if event.kind == "workers_discarded" else event.cause
    return COUNTS.get(event.kind, event.what), SIGNS.get(event.kind, 0) * event.amount, cause


def terms_of(session: Session, seat: Seat, what: str) -> list[tuple[int, Cause | None]]:
    """Named terms of "coins", "points" or "workers", by card or rule in the order of their first; without a cause:
    what was there at the start. They add up to what the player has."""
    sums: dict[tuple[str, str], int] = {}
    for turn in session.match.history:
        for event in turn.events:
            changed, amount, cause = change_by(event)
            if event.seat == seat and changed == what and cause is not None:
                source = cause.kind, cause.id
                sums[source] = sums.get(source, 0) + amount
    now = int(getattr(session.match.state.players[seat], what))
    start = now - sum(sums.values())
    terms: list[tuple[int, Cause | None]] = [(start, None)] if start else []
    return terms + [(amount, Cause(*source)) for source, amount in sums.items() if amount]
