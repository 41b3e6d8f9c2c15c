"""A list model whose rows are named tuples: given the new rows, it signals exactly what changed. Rows that every game
has: its seats, and the marks of the last move."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, cast

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

from aoc_desktop.kernel.game import Seat

R = TypeVar("R", bound=tuple[Any, ...])
Index = QModelIndex | QPersistentModelIndex
FIRST = int(Qt.ItemDataRole.UserRole) + 1
"""The role of a row's first field; the others follow in their order."""


class RowModel(QAbstractListModel, Generic[R]):
    """Rows with a field per role. The first field tells rows apart: it must be unique."""

    def __init__(self, row: type[R], parent: QObject | None = None, shown: str = "") -> None:
        """`shown` is the field that an ordinary view displays; by default the first."""
        super().__init__(parent)
        self._fields: tuple[str, ...] = cast(Any, row)._fields
        self._shown = self._fields.index(shown) if shown else 0
        self._rows: list[R] = []

    @property
    def rows(self) -> Sequence[R]:
        return self._rows

    def row(self, key: object) -> R | None:
        """The row with this first field."""
        return next((row for row in self._rows if row[0] == key), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own signature)
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return str(row[self._shown])
        field = role - FIRST
        return row[field] if 0 <= field < len(row) else None

    def roleNames(self) -> dict[int, QByteArray]:
        return {role: QByteArray(name.encode()) for role, name in enumerate(self._fields, FIRST)}

    # ------------------------------------------------------------------ changing

    def show(self, rows: Sequence[R]) -> None:
        """Become these rows by removing, inserting, moving and changing the least; never by a reset."""
        if self._rows == rows:
            return
        wanted = {row[0] for row in rows}
        for gone, run in groupby(reversed(range(len(self._rows))), lambda place: self._rows[place][0] not in wanted):
            if gone:
                places = list(run)  # from the last to the first
                self.remove(places[-1], places[0])
        kept = {row[0] for row in self._rows}
        for new, numbered in groupby(enumerate(rows), lambda pair: pair[1][0] not in kept):
            if new:
                places, added = zip(*numbered, strict=True)
                self.insert(places[0], added)
            else:
                for place, row in numbered:
                    self._put(place, row)

    def _put(self, place: int, row: R) -> None:
        """A row that is there already, perhaps further down, and perhaps different."""
        if self._rows[place][0] != row[0]:
            found = next(other for other in range(place, len(self._rows)) if self._rows[other][0] == row[0])
            nowhere = QModelIndex()
            self.beginMoveRows(nowhere, found, found, nowhere, place)
            self._rows.insert(place, self._rows.pop(found))
            self.endMoveRows()
        self._change(place, row)

    def _change(self, place: int, row: R) -> None:
        old = self._rows[place]
        if old == row:
            return
        self._rows[place] = row
        fields = [field for field, value in enumerate(row) if old[field] != value]
        changed = [FIRST + field for field in fields]
        if self._shown in fields:
            changed.append(int(Qt.ItemDataRole.DisplayRole))
        index = self.createIndex(place, 0)  # not `index`, which asks whether there is such a row
        self.dataChanged.emit(index, index, changed)

    def insert(self, place: int, rows: Sequence[R]) -> None:
        self.beginInsertRows(QModelIndex(), place, place + len(rows) - 1)
        self._rows[place:place] = rows
        self.endInsertRows()

    def remove(self, first: int, last: int) -> None:
        self.beginRemoveRows(QModelIndex(), first, last)
        del self._rows[first : last + 1]
        self.endRemoveRows()


class SeatRow(Protocol):
    """What the shared panels read of a seat; a game's own rows have more. The seat comes first: it tells rows apart."""

    @property
    def seat(self) -> Seat: ...
    @property
    def name(self) -> str: ...
    @property
    def level(self) -> str: ...
    @property
    def points(self) -> int: ...
    @property
    def turn(self) -> bool: ...
    @property
    def first_player(self) -> bool: ...


class PlainSeat(NamedTuple):
    """A seat as any game has it."""

    seat: Seat
    name: str
    level: str
    points: int
    turn: bool
    first_player: bool


class Marks(NamedTuple):
    """The changes that the last move made."""

    numbers: tuple[dict[str, int], ...] = ()
    """By seat: by how much each changed number rose or fell."""
    cards: tuple[frozenset[tuple[str, str]], ...] = ()
    """By seat: the cards that the seat received."""
    market: frozenset[tuple[str, str]] = frozenset()
    """The cards that were added to the common offer."""
