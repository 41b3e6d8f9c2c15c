"""What numbers an event changes: the one reading for preview, summary, hints and scoring by source."""

from __future__ import annotations

from collections.abc import Iterator

from aoc_desktop.games.advanced_civilization.scoring import CITY_SCORE, SQUARE_POINTS
from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.kernel.game import Change

AST = Cause("rule", "ast")
CITIES = Cause("rule", "cities")


def changes(event: Event) -> Iterator[Change]:
    """Points by what gave them; tokens of stock, map and treasury, cities, ships and cards by their own words."""
    return iter(())


__all__ = ["AST", "CITIES", "CITY_SCORE", "SQUARE_POINTS", "changes"]
