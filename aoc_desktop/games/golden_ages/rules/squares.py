"""The squares of the map: 6 rows (1 = north) of 10 columns (a = west), as numbers and as sets of bits."""

from __future__ import annotations

ROWS = 6
COLUMNS = 10
COUNT = ROWS * COLUMNS
NOWHERE = -1
SIDES = ("north", "east", "south", "west")
NORTH, EAST, SOUTH, WEST = range(4)

NAMES = tuple(f"{chr(ord('a') + column)}{row + 1}" for row in range(ROWS) for column in range(COLUMNS))
"""The name of each square, as printed at the rim."""
SQUARES = {name: number for number, name in enumerate(NAMES)}

ALL = (1 << COUNT) - 1
_WEST_COLUMN = sum(1 << (row * COLUMNS) for row in range(ROWS))
_EAST_COLUMN = _WEST_COLUMN << (COLUMNS - 1)
_NOT_WEST = ALL & ~_WEST_COLUMN
_NOT_EAST = ALL & ~_EAST_COLUMN


def square_at(row: int, column: int) -> int:
    """The square in this row and column (both from 0), or NOWHERE outside the board."""
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else NOWHERE


def neighbour(square: int, side: int) -> int:
    """The square at this side, or NOWHERE: the board's edges do not join here."""
    row, column = divmod(square, COLUMNS)
    if side in (NORTH, SOUTH):
        return square_at(row + (1 if side == SOUTH else -1), column)
    return square_at(row, column + (1 if side == EAST else -1))


def beside(squares: int) -> int:
    """All squares that share a side with one of these."""
    return squares >> COLUMNS | (squares << COLUMNS) & ALL | (squares & _NOT_EAST) << 1 | (squares & _NOT_WEST) >> 1


def over_the_date_line(squares: int) -> int:
    """All squares that these reach by one step over the date line, which joins aN and jN."""
    return (squares & _EAST_COLUMN) >> (COLUMNS - 1) | (squares & _WEST_COLUMN) << (COLUMNS - 1)


def listed(squares: int) -> list[int]:
    """A set of squares as numbers, west to east and north to south."""
    numbers = []
    while squares:
        lowest = squares & -squares
        numbers.append(lowest.bit_length() - 1)
        squares ^= lowest
    return numbers


def set_of(squares: tuple[int, ...]) -> int:
    """Squares as a set of bits."""
    bits = 0
    for square in squares:
        bits |= 1 << square
    return bits
