"""The map: tiles, islands, symbols and edges. A board never changes; placing a tile makes another one.

What follows from the map alone (where a colonist reaches, where a tile fits) is worked out once and kept with it.
"""

from __future__ import annotations

from collections.abc import Iterable

from aoc_desktop.games.golden_ages.rules.cards import ANY_RANGE, SYMBOLS, Island, Placement, Sides, Tile
from aoc_desktop.games.golden_ages.rules.squares import ALL, COUNT, NAMES, beside, listed, over_the_date_line
from aoc_desktop.kernel.declared import Declared
from aoc_desktop.kernel.game import Move

Symbols = tuple[str, ...]
Placed = tuple[Tile, Placement]
MARGIN = 64
"""Sets of squares are moved up by so many bits before a tile's cells move them to and fro."""


class Board(Declared):
    __slots__ = (
        "_explorations",
        "_places",
        "_reach",
        "continent",
        "islands",
        "land",
        "land_edges",
        "once",
        "open_sea",
        "placed",
        "symbols",
        "twice",
        "water_edges",
    )

    def __init__(
        self,
        placed: tuple[Placed, ...],
        continent: int,
        islands: int,
        symbols: tuple[Symbols, ...],
        once: Sides,
        twice: Sides,
        land_edges: Sides,
        open_sea: bool,
    ) -> None:
        self.placed = placed
        """The tiles in the order placed."""
        self.continent = continent
        self.islands = islands
        self.land = continent | islands
        self.symbols = symbols
        """Of every square; empty tuples for open sea."""
        self.once = once
        """For each symbol, the squares that have it; `twice`: the squares that have it twice."""
        self.twice = twice
        self.land_edges = land_edges
        """For each side, the continent squares whose edge at that side is land; `water_edges` likewise."""
        north, east, south, west = land_edges
        self.water_edges = (continent & ~north, continent & ~east, continent & ~south, continent & ~west)
        self.open_sea = open_sea
        self._reach: dict[tuple[int, int], tuple[int, int]] = {}
        self._explorations: dict[tuple[int, int], tuple[Move, ...]] = {}
        self._places: dict[str, tuple[Placement, ...]] = {}

    def key(self) -> tuple[object, ...]:
        return tuple([(tile.id, placement.move) for tile, placement in self.placed])

    def copy(self) -> Board:
        return self

    def with_tile(self, tile: Tile, placement: Placement) -> Board:
        """The board with one tile more; islands under it are gone."""
        symbols = list(self.symbols)
        for cell in placement.cells:
            symbols[cell.square] = cell.symbols
        return Board(
            (*self.placed, (tile, placement)),
            self.continent | placement.covers,
            self.islands & ~placement.covers,
            tuple(symbols),
            _covered(self.once, placement.covers, placement.once),
            _covered(self.twice, placement.covers, placement.twice),
            _covered(self.land_edges, placement.covers, placement.land_edges),
            self.open_sea,
        )

    def places(self, tile: Tile) -> tuple[Placement, ...]:
        """Every legal place of a tile (rules, section 3, B.1)."""
        found = self._places.get(tile.id)
        if found is None:
            found = self._places[tile.id] = tuple(self._find_places(tile))
        return found

    def _find_places(self, tile: Tile) -> list[Placement]:
        """Beside another tile, on none, and without a clash: asked for all squares at once, as sets of bits."""
        continent = self.continent << MARGIN
        edges = tuple([edge << MARGIN for edge in (*self.land_edges, *self.water_edges)])
        found = []
        for turned in tile.turned:
            on_tile = touching = clash = 0
            for away in turned.cells:
                on_tile |= continent >> MARGIN + away
            for away, on_board, is_land, facing in turned.meetings:
                shift = MARGIN + away
                touching |= continent >> shift & on_board
                clash |= edges[facing + 4 if is_land else facing] >> shift & on_board
            fitting = touching & turned.on_board & ~(on_tile | clash)
            if fitting:
                found += [turned.at[square] for square in listed(fitting)]
        return found

    def clash(self, placement: Placement) -> int:
        """The continent squares whose edge does not match the edge of the tile that it meets."""
        clashing = 0
        land, water = placement.meets
        for side in range(4):
            facing = (side + 2) % 4
            clashing |= land[side] & self.water_edges[facing] | water[side] & self.land_edges[facing]
        return clashing

    def reach(self, squares: int, start: int) -> int:
        """The land squares where a colonist with this range may end, its own included."""
        return self._ways(squares, start)[0]

    def crossing(self, squares: int, start: int) -> int:
        """Those that it reaches by some way over the date line, itself never included (ruling 8)."""
        return self._ways(squares, start)[1]

    def _ways(self, squares: int, start: int) -> tuple[int, int]:
        key = (squares, start)
        found = self._reach.get(key)
        if found is None:
            found = self._reach[key] = self._find_ways(squares, start)
        return found

    def _find_ways(self, squares: int, start: int) -> tuple[int, int]:
        here = 1 << start
        if squares >= ANY_RANGE:
            return self.land, self.land & ~here
        way = ALL if self.open_sea else self.land
        plain = reached = here
        crossed = crossing = 0
        for _ in range(squares):
            crossed = (beside(crossed) | over_the_date_line(crossed | plain)) & way
            plain = beside(plain) & way
            reached |= plain | crossed
            crossing |= crossed
        return reached & self.land, crossing & self.land & ~here

    def explorations(self, squares: int, start: int) -> tuple[Move, ...]:
        """`explore FROM TO` for every square in reach."""
        key = (squares, start)
        found = self._explorations.get(key)
        if found is None:
            ends = listed(self.reach(squares, start))
            found = tuple(("explore", NAMES[start], NAMES[end]) for end in ends)
            self._explorations[key] = found
        return found


def _covered(old: Sides, covers: int, new: Sides) -> Sides:
    """Sets of squares after a tile has covered some of them."""
    first, second, third, fourth = old
    kept = ~covers
    return (first & kept | new[0], second & kept | new[1], third & kept | new[2], fourth & kept | new[3])


def squares_with(symbols: Iterable[tuple[int, Symbols]], times: int) -> Sides:
    """For each symbol the squares that have it so often."""
    found = list(symbols)
    game, gem, stone, wheat = (
        sum(1 << square for square, there in found if there.count(symbol) >= times) for symbol in SYMBOLS
    )
    return game, gem, stone, wheat


def first_board(tile: Tile, placement: Placement, islands: tuple[Island, ...], open_sea: bool) -> Board:
    """The board at the beginning: the islands, and the square tile in the middle."""
    symbols: list[Symbols] = [()] * COUNT
    bits = 0
    for island in islands:
        symbols[island.square] = island.symbols
        bits |= 1 << island.square
    once, twice = squares_with(enumerate(symbols), 1), squares_with(enumerate(symbols), 2)
    return Board((), 0, bits, tuple(symbols), once, twice, (0, 0, 0, 0), open_sea).with_tile(tile, placement)
