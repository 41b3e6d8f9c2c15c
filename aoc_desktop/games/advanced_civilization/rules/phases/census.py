"""Phase 3: tokens on the map are counted; the order of the next two phases (rules 7)."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.events import note
from aoc_desktop.games.advanced_civilization.rules.state import Log, State


def begin(state: State, log: Log) -> None:
    """Most tokens first, those with Military behind all others, ties by AST order."""
    counted = {seat: state.map_tokens(seat) for seat in state.ast_order}
    state.census = tuple(sorted(counted, key=lambda seat: (state.abilities[seat].act_last, -counted[seat])))
    note(log, "census", what=" ".join(f"{seat}:{counted[seat]}" for seat in state.census))
