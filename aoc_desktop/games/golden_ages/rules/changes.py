"""Which numbers an event changes: the only reading of what happened for previews, summaries and sources of points."""

from __future__ import annotations

from collections.abc import Iterable

from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Change

MORE = ("gained", "received", "scored")


def changes(event: Event) -> Iterable[Change]:
    """The book's words: "gold", "points" and "cubes" in reserve."""
    if event.seat is None:
        return
    if event.kind in MORE:
        if event.amount:
            yield Change(event.seat, event.what, event.amount, event.cause)
    elif event.kind == "paid":
        yield Change(event.seat, event.what, -event.amount, event.cause)
    elif event.kind in ("cubes_freed", "city_lost"):
        yield Change(event.seat, "cubes", event.amount, event.cause)
    elif event.kind == "cube_taken":
        yield Change(event.seat, "cubes", 1, event.cause)
    elif event.kind == "founds":
        yield Change(event.seat, "cubes", -event.amount, event.cause)
