"""What a move on the map would bring, before it is made: lines for its bubble, and what its picture shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.foresight import Battle, battle_in, with_tokens
from aoc_desktop.games.advanced_civilization.rules.phases.voyage import reach
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.rules.tasks import Question
from aoc_desktop.games.advanced_civilization.table.map.rows import nation_of, voyage_of
from aoc_desktop.games.advanced_civilization.table.rows.gestures import BY_UNIT
from aoc_desktop.games.advanced_civilization.words.foresight import (
    CHOICES,
    Told,
    choice_lines,
    course_lines,
    landing_lines,
    march_lines,
)
from aoc_desktop.kernel.game import Move, Seat


class Force(NamedTuple):
    """A nation in a fight, as the bubble draws it."""

    nation: str
    before: int
    after: int


class MapAhead(NamedTuple):
    """All that a bubble on the map shows of a move."""

    lines: tuple[Told, ...]
    number: int = 0
    """How many tokens; 0: the move has no number."""
    most: int = 0
    nation: str = ""
    forces: tuple[Force, ...] = ()


def map_ahead(state: State, seat: Seat, move: Move, language: str) -> MapAhead | None:
    """None: it is no move of the map that has more to tell than its changes."""
    if move[0] == "move" and len(move) == 4:
        return _march(state, seat, move, language)
    if move[0] == "sail":
        return course_ahead(state, seat, [move], language)
    if move[0] == "unload":
        return _landing(state, seat, move, language)
    if move[0] in CHOICES and not (move[0] == "keep" and len(move) == 2):
        return _choice(state, seat, move, language)
    return None


def _choice(state: State, seat: Seat, move: Move, language: str) -> MapAhead:
    """What a choice on the map changes; of units, how many."""
    lines = tuple(choice_lines(state, seat, move, language))
    if move[0] not in BY_UNIT or not move[-1].isdecimal():
        return MapAhead(lines)
    question = state.agenda[-1]
    assert isinstance(question, Question)
    beside = (other for other in question.moves(state, seat) if other[:-1] == move[:-1] and other[-1].isdecimal())
    number = int(move[-1])
    return MapAhead(lines, number, max((int(other[-1]) for other in beside), default=number), nation_of(state, seat))


def _march(state: State, seat: Seat, move: Move, language: str) -> MapAhead:
    board, (_, start, end, number) = state.table.board, move
    most = state.fresh.get(board.area[start], 0)
    lines = march_lines(state, seat, move, most, language)
    changes = {board.area[start]: -int(number), board.area[end]: int(number)}
    battle = battle_in(with_tokens(state, seat, changes), board.area[end])
    return MapAhead(tuple(lines), int(number), most, nation_of(state, seat), _forces(state, seat, battle))


def _landing(state: State, seat: Seat, move: Move, language: str) -> MapAhead | None:
    voyage, board = voyage_of(state), state.table.board
    if voyage is None:
        return None
    area, number = board.place_area[voyage.place], int(move[1])
    lines = landing_lines(state, seat, board.areas[area], move, language)
    battle = battle_in(with_tokens(state, seat, {area: number}), area)
    forces = _forces(state, seat, battle)
    return MapAhead(tuple(lines), number, voyage.cargo, nation_of(state, seat), forces)


def course_ahead(state: State, seat: Seat, moves: Sequence[Move], language: str) -> MapAhead:
    """Of a ship on its way, or about to set out: how far it goes, and how far it could go on."""
    voyage, steps = voyage_of(state), sum(move[0] == "sail" for move in moves)
    sailed = voyage.steps if voyage is not None else 0
    board, end = state.table.board, moves[-1][1]
    lines = course_lines(steps, reach(state, seat) - sailed - steps, board.place_area[board.place[end]] < 0, language)
    return MapAhead(tuple(lines))


def _forces(state: State, seat: Seat, battle: Battle | None) -> tuple[Force, ...]:
    """Own tokens first."""
    if battle is None:
        return ()
    sides = sorted(battle.sides, key=lambda side: side.nation != seat)
    return tuple(Force(nation_of(state, side.nation), side.before, side.after) for side in sides)
