"""One condition of a goal: what it asks for, and how far a player has come."""

from __future__ import annotations

from typing import NamedTuple


class Condition(NamedTuple):
    """One thing that a medal or an achievement asks for, and how far the player has come."""

    kind: str
    """"points", "wonders", "control" …: so many; "won", "survive" …: yes or no (have and need are 0 or 1)."""
    have: int
    need: int

    @property
    def at_most(self) -> bool:
        """Whether so many are the most allowed, not the least: "max_technologies"."""
        return self.kind.startswith("max_")

    @property
    def holds(self) -> bool:
        return self.have <= self.need if self.at_most else self.have >= self.need
