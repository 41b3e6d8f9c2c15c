"""Where a game stands, for whoever knows nothing of its state."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.scoring import points_of
from aoc_desktop.games.advanced_civilization.rules.snapshot import deciders
from aoc_desktop.games.advanced_civilization.rules.state import FINISHED, PHASES, State
from aoc_desktop.kernel.game import CHANCE, Moment


def moment(state: State) -> Moment:
    """A round is a turn of sixteen phases. Points are those that everybody may count: no hand is in them."""
    seats = deciders(state)
    return Moment(
        round=max(1, state.turn),
        rounds=state.table.turn_limit,
        step=FINISHED if state.finished else state.phase,
        steps=PHASES,
        turn=seats[0] if len(seats) == 1 and seats != (CHANCE,) else None,
        first=None,
        points=tuple(points_of(state, seat, hand=state.finished) for seat in range(state.table.players)),
        secrets=any(any(hand) for hand in state.hands) and not state.finished,
    )
