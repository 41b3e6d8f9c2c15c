"""Phase 8: what exceeds the limits leaves, and all tokens beside cities (rules 12)."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.events import Surplus
from aoc_desktop.games.advanced_civilization.rules.phases.fights import sides_in
from aoc_desktop.games.advanced_civilization.rules.pieces import limit_for, remove_tokens
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, Log, State
from aoc_desktop.kernel.events import note


def begin(state: State, log: Log) -> None:
    limits = state.table.board.limits
    totals = map(sum, zip(*state.tokens, strict=True))
    for area, (tokens, limit, owner) in enumerate(zip(totals, limits, state.city, strict=True)):
        if tokens and owner != NOBODY:
            for nation, number in sides_in(state, area):
                remove(state, nation, area, number, None, log)
        elif tokens > limit:
            keep_limit(state, area, log)


def keep_limit(state: State, area: int, log: Log) -> None:
    """Where nations live together nothing exceeds the limit after the fights."""
    (nation, number), *others = sides_in(state, area)
    neutral = nation == state.table.neutral
    limit = state.table.board.limits[area] if neutral else limit_for(state, nation, area)
    if number > limit and not others:
        remove(state, nation, area, number - limit, limit, log)


def remove(state: State, nation: int, area: int, number: int, limit: int | None, log: Log) -> None:
    remove_tokens(state, nation, area, number)
    seat = nation if nation < state.table.players else None
    note(log, Surplus, seat, state.table.board.areas[area], limit, number)
