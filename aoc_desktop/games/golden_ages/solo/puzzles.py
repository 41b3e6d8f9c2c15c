"""Puzzles of The Golden Ages: everybody else rests in a golden age, one seat acts on to the end of the era."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.rules.scoring import end_parts
from aoc_desktop.games.golden_ages.rules.state import State
from aoc_desktop.kernel.record import Record
from aoc_desktop.solo.puzzles import Kind, Puzzles

LAST_ERA = 4


def _alone(state: State, seat: int) -> bool:
    """A turn in the eras I to III, all others in a golden age; in the last era no turn is worth a puzzle."""
    others = [player.golden_age for place, player in enumerate(state.players) if place != seat]
    acts = state.phase == "actions" and state.step == "turn" and state.era < LAST_ERA
    return acts and all(others) and not state.players[seat].golden_age


def _era_over(first: State, state: State, seat: int) -> bool:
    return state.phase == "finished" or state.era != first.era or state.players[seat].golden_age


def _as_if_over(state: State, seat: int) -> int:
    """Points as if the game ended now, without the future technology, whose count others may still change."""
    parts = end_parts(state, seat)
    return state.players[seat].points + sum(points for part, points, _ in parts if part != "future")


PUZZLES = Puzzles(
    "golden_ages",
    "ga",
    (
        Kind(
            "alone",
            tuple(Record("golden_ages", "base", players, "table", (), {}) for players in (2, 3)),
            _alone,
            _era_over,
            _as_if_over,
            "golden_age",
            graded_by_levels=False,
        ),
    ),
)
