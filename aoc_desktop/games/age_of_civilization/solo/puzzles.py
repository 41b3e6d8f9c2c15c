"""Puzzles of Age of Civilization: the last turn of a game."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.kernel.record import Record
from aoc_desktop.solo.puzzles import Kind, Puzzles

LAST_ROUND = 6


def _last_turn(state: State, seat: int) -> bool:
    """The last seat of the last round, nothing done in its turn yet but the civilisation step."""
    last = (state.first_player - 1) % len(state.players)
    begins = not state.agenda and not state.acted and state.phase in ("civilization", "actions")
    return state.round == LAST_ROUND and seat == last and begins


def _finished(first: State, state: State, seat: int) -> bool:
    return state.phase == "finished"


def _points(state: State, seat: int) -> int:
    return state.players[seat].points


def _table(players: int, mode: str) -> Record:
    return Record("age_of_civilization", "second_edition", players, mode, (), {})


PUZZLES = Puzzles(
    "age_of_civilization",
    "aoc",
    (
        Kind("solo_last_turn", (_table(1, "solo"),), _last_turn, _finished, _points, "player"),
        Kind("table_last_turn", (_table(2, "table"), _table(3, "table")), _last_turn, _finished, _points, "others"),
    ),
)
