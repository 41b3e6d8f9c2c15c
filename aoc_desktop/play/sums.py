"""Explain a player's coins and points: the terms that they are the sum of."""

from __future__ import annotations

from aoc_desktop.kernel.changes import changes_for
from aoc_desktop.kernel.events import Cause
from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.session import Session


def terms_of(session: Session, seat: Seat, what: str) -> list[tuple[int, Cause | None]]:
    """Named terms of "coins", "points" or "workers", by card or rule in the order of their first event. The term
    without a cause is the amount at the start. They add up to the player's current amount."""
    sums: dict[tuple[str, str], int] = {}
    match = session.on_table
    events = (event for played in match.history for event in played.events)
    for change in changes_for(seat, events, match.game.changes):
        if change.what == what and change.cause is not None:
            source = change.cause.kind, change.cause.id
            sums[source] = sums.get(source, 0) + change.amount
    now = int(getattr(match.state.players[seat], what))
    start = now - sum(sums.values())
    terms: list[tuple[int, Cause | None]] = [(start, None)] if start else []
    return terms + [(amount, Cause(*source)) for source, amount in sums.items() if amount]
