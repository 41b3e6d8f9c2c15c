"""Puzzles of Monumental Duel: the last round, the other has passed."""

from __future__ import annotations

from aoc_desktop.games.monumental_duel.rules.scoring import score
from aoc_desktop.games.monumental_duel.rules.state import State
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.kernel.record import Record
from aoc_desktop.solo.puzzles import Kind, Puzzles

LEAST_LEAD = -5
"""Nobody likes to lose by sixteen instead of twenty-one."""


def _other_passed(state: State, seat: int) -> bool:
    acts = state.phase == "actions" and state.last_round and state.step == "action"
    return acts and state.players[1 - seat].passed


def _passed(first: State, state: State, seat: int) -> bool:
    return state.phase != "actions" or state.players[seat].passed


def _lead(state: State, seat: int) -> int:
    return score(state, seat) - score(state, 1 - seat)


def _if_passed(state: State) -> tuple[Seat, Move] | None:
    """As played, the other mostly passes too late; but who acts may always pass, and then the other is alone."""
    if state.phase != "actions" or not state.last_round or state.step != "action":
        return None
    other = 1 - state.seat
    return None if state.players[other].passed or state.players[state.seat].passed else (other, ("pass",))


PUZZLES = Puzzles(
    "monumental_duel",
    "md",
    (
        Kind(
            "last_round",
            (Record("monumental_duel", "espionage", 2, "table", (), {}),),
            _other_passed,
            _passed,
            _lead,
            "domination",
            unit="lead",
            least=LEAST_LEAD,
            composed=_if_passed,
        ),
    ),
)
