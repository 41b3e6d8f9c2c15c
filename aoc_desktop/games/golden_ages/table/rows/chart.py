"""The map as rows: printed squares, islands, capitals, cities, and colonists that keep their identity as they move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from aoc_desktop.games.golden_ages.rules.board import Board
from aoc_desktop.games.golden_ages.rules.cards import Cell, Placement
from aoc_desktop.games.golden_ages.rules.squares import (
    ALL,
    COUNT,
    NAMES,
    NOWHERE,
    beside,
    listed,
    neighbour,
    over_the_date_line,
)
from aoc_desktop.games.golden_ages.rules.state import Player, State
from aoc_desktop.kernel.game import Seat

Edges = tuple[bool, bool, bool, bool]
AGORA = "agora"


class SquareRow(NamedTuple):
    """A square of the map; of open sea there is nothing to tell but its name."""

    name: str
    square: int
    symbols: tuple[str, ...]
    island: bool
    edges: Edges | None
    """North, east, south, west, True for land; None: no tile lies there."""
    inner: Edges
    """Sides that lead on to the same tile."""
    covered: bool
    """A capital stands on the symbols: they do not exist for anybody."""


class ColonistRow(NamedTuple):
    """One colonist, the same one wherever it goes."""

    key: str
    seat: Seat
    where: str
    """A square's name, or the Agora."""
    lying: bool
    spot: int
    """Its place among all colonists there, from 0."""
    crowd: int
    """How many are there."""


class CityRow(NamedTuple):
    key: str
    seat: Seat
    square: str
    cubes: int


class CapitalRow(NamedTuple):
    seat: Seat
    square: str
    golden: bool
    """It is turned over: its owner is in a golden age."""


def square_rows(state: State) -> list[SquareRow]:
    board, capitals = state.board, state.capitals
    edges = {cell.square: cell.edges for _, placement in board.placed for cell in placement.cells}
    whole = {cell.square: placement.covers for _, placement in board.placed for cell in placement.cells}
    rows = []
    for square in range(COUNT):
        rows.append(
            SquareRow(
                NAMES[square],
                square,
                board.symbols[square],
                bool(board.islands >> square & 1),
                edges.get(square),
                _inner(square, whole.get(square, 0)),
                bool(capitals >> square & 1),
            )
        )
    return rows


@cache  # asked for every square at every move, and always the same
def _inner(square: int, covers: int) -> Edges:
    beyond = [neighbour(square, side) for side in range(4)]
    north, east, south, west = (other != NOWHERE and bool(covers >> other & 1) for other in beyond)
    return north, east, south, west


def printed(cell: Cell, placement: Placement) -> SquareRow:
    """A square of a tile where it lies, whatever stands on it."""
    inner = _inner(cell.square, placement.covers)
    return SquareRow(NAMES[cell.square], cell.square, cell.symbols, False, cell.edges, inner, False)


def shortest_way(board: Board, start: int, end: int) -> list[int]:
    """A shortest way over land, with the option over open sea too; empty: no way leads there."""
    free = ALL if board.open_sea else board.land
    before = {start: start}
    edge = [start]
    while edge and end not in before:
        reached = []
        for square in edge:
            here = 1 << square
            for other in listed((beside(here) | over_the_date_line(here)) & (free | 1 << end)):
                if other not in before:
                    before[other] = square
                    reached.append(other)
        edge = reached
    if end not in before:
        return []
    way = [end]
    while way[-1] != start:
        way.append(before[way[-1]])
    return way[::-1]


def city_rows(state: State) -> list[CityRow]:
    return [
        CityRow(f"{seat}:{NAMES[square]}", seat, NAMES[square], player.cubes_on(square))
        for seat, player in enumerate(state.players)
        for square in range(COUNT)
        if player.cities >> square & 1
    ]


def capital_rows(state: State) -> list[CapitalRow]:
    return [
        CapitalRow(seat, NAMES[player.capital], player.golden_age)
        for seat, player in enumerate(state.players)
        if player.capital != NOWHERE
    ]


Position = tuple[str, bool]
"""Where a colonist is, and whether it lies."""


def positions(player: Player) -> list[Position]:
    """All colonists of a player, standing ones first."""
    found = [(NAMES[square], False) for square in player.standing]
    found += [(NAMES[square], True) for square in player.lying]
    return found + [(AGORA, True)] * player.agora


class Muster:
    """The rows keep each colonist's identity: those before tell which stayed, so that the table shows which moved."""

    def __init__(self) -> None:
        self._last: dict[Seat, list[Position]] = {}

    def rows(self, state: State) -> list[ColonistRow]:
        named: list[tuple[str, Seat, Position]] = []
        for seat, player in enumerate(state.players):
            placed = _matched(self._last.get(seat, []), positions(player))
            self._last[seat] = placed
            named += [(f"{seat}:{number}", seat, position) for number, position in enumerate(placed)]
        crowds: dict[str, list[str]] = {}
        for key, _, (where, _lying) in sorted(named, key=lambda one: (one[2][1], one[0])):
            crowds.setdefault(where, []).append(key)
        return [
            ColonistRow(key, seat, where, lying, crowds[where].index(key), len(crowds[where]))
            for key, seat, (where, lying) in named
        ]


def _matched(before: Sequence[Position], now: Sequence[Position]) -> list[Position]:
    """Today's positions in yesterday's order: first those that are as they were, then those that only lay down or
    stood up, then the others."""
    left = list(now)
    placed: list[Position | None] = [None] * len(before)
    for same in (lambda one, two: one == two, lambda one, two: one[0] == two[0], lambda one, two: True):
        for number, old in enumerate(before):
            if placed[number] is None:
                found = next((position for position in left if same(old, position)), None)
                if found is not None:
                    placed[number] = found
                    left.remove(found)
    return [position for position in placed if position is not None] + left
