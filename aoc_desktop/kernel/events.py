"""What happened, and why: the base of every game's typed events."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Cause:
    """The card or rule behind an event: `kind` is the kind of card ("wonder", "action", "rule" …)."""

    kind: str
    id: str
    ability: str = ""
    """Which part of the card: "main", "inherited", or empty where a card has only one."""
    index: int = 0
    """Which effect of that part, in the card file's order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One thing that happened. Games derive their own events from this."""

    cause: Cause | None = None
    seen_by: tuple[int, ...] | None = None
    """The seats that may know of it; None: everybody."""

    @property
    def reveals(self) -> str | None:
        """What hidden thing became known (undo stops there), or None."""
        return None
