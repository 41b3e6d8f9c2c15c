"""Which numbers an event changes: the only reading of what happened for previews, summaries and sources of points."""

from __future__ import annotations

from collections.abc import Iterable

from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Change

LESS = ("paid", "lost")


def changes(event: Event) -> Iterable[Change]:
    """The six resources by their names ("points" are the tokens), "agents", and "score" at the end."""
    if event.seat is None:
        return
    if event.kind == "gained":
        yield Change(event.seat, event.what, event.amount, event.cause)
    elif event.kind == "takes":
        yield Change(event.seat, event.what, event.amount, event.cause)
        yield Change(1 - event.seat, event.what, -event.amount, event.cause)
    elif event.kind in LESS:
        yield Change(event.seat, event.what, -event.amount, event.cause)
    elif event.kind in ("trains", "gains_agent"):
        yield Change(event.seat, "agents", 1, event.cause)
    elif event.kind == "loses_agent":
        yield Change(event.seat, "agents", -1, event.cause)
    elif event.kind == "scored":
        yield Change(event.seat, "score", event.amount, event.cause)
