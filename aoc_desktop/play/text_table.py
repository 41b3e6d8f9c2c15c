"""The table as text: a tree of rows. A row's text is made when a view asks for it.

The tree changes as little as possible, so that a screen reader keeps its place.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from enum import IntEnum
from itertools import count, groupby
from typing import Any, NamedTuple, overload

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt

from aoc_desktop.play.rows import FIRST, Index

Key = Hashable
"""What tells rows apart: in the whole tree each is there once."""


class Line(NamedTuple):
    """A wanted row, with those below it."""

    key: Key
    below: tuple[Line, ...] = ()

    def all_keys(self) -> Iterator[Key]:
        """The keys of this line and all below it."""
        yield self.key
        for line in self.below:
            yield from line.all_keys()


class Told(NamedTuple):
    """The text of a row."""

    text: str
    brings: str = ""
    """The preview of its move, which ends the row's sentence."""
    summary: str = ""
    """A short summary of the rows below, shown beside a section, open or closed."""
    usable: bool = True
    """False if a player would want to use it and cannot; the text then gives the reason."""

    @property
    def sentence(self) -> str:
        return " ".join(part for part in (self.text, self.brings) if part)


class Role(IntEnum):
    KEY = FIRST
    TOLD = FIRST + 1
    POSITION = FIRST + 2


TOLD = (Role.TOLD, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
"""The roles that have a text; views also ask for icons and fonts, which rows do not have."""


class _Node:
    def __init__(self, key: Key, above: _Node | None, number: int) -> None:
        self.key, self.above, self.number = key, above, number
        self.below: list[_Node] = []

    @property
    def row(self) -> int:
        return self.above.below.index(self) if self.above is not None else 0

    def all(self) -> Iterator[_Node]:
        """This one and all below it."""
        yield self
        for node in self.below:
            yield from node.all()


class TextModel(QAbstractItemModel):
    """A tree model that is given the wanted keys and asks for a row's text when a view reads it."""

    def __init__(
        self, tell: Callable[[Key], Told], describe: Callable[[Key], str], parent: QObject | None = None
    ) -> None:
        """`tell` gives a row's text; `describe` gives all details, on request."""
        super().__init__(parent)
        self._tell, self._describe = tell, describe
        self._numbers = count(1)
        self._root = _Node(None, None, 0)
        self._nodes: dict[int, _Node] = {}
        self._by_key: dict[Key, _Node] = {}
        self._told: dict[Key, Told] = {}
        self._wanted: frozenset[Key] = frozenset()
        """The wanted keys. During a change the tree still has other rows, which can no longer be told."""
        self.position = "{0} of {1}"
        """A row's place among those beside it, in the language spoken."""
        self.labelled = "{0}: {1}"
        """A section and its summary, likewise."""

    # ------------------------------------------------------------------ as Qt asks

    def _node(self, index: Index) -> _Node:
        return self._nodes.get(index.internalId(), self._root) if index.isValid() else self._root

    def _index(self, node: _Node) -> QModelIndex:
        return QModelIndex() if node is self._root else self.createIndex(node.row, 0, node.number)

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008 (Qt's own)
        below = self._node(parent).below
        return self.createIndex(row, 0, below[row].number) if column == 0 and 0 <= row < len(below) else QModelIndex()

    @overload
    def parent(self) -> QObject: ...
    @overload
    def parent(self, child: Index) -> QModelIndex: ...
    def parent(self, child: Index | None = None) -> Any:
        if child is None:
            return super().parent()
        node = self._nodes.get(child.internalId()) if child.isValid() else None
        return self._index(node.above) if node is not None and node.above is not None else QModelIndex()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own signature)
        return len(self._node(parent).below)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own signature)
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        node = self._nodes.get(index.internalId()) if index.isValid() else None
        if node is None:
            return None
        if role == Role.KEY:
            return node.key
        if role == Role.POSITION:
            return self._position(node)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._describe(node.key) if node.key in self._wanted else ""
        told = self.told(node.key) if role in TOLD else None
        if role == Role.TOLD or told is None:
            return told
        if role == Qt.ItemDataRole.DisplayRole:
            return told.sentence
        summed = self.labelled.format(told.sentence, told.summary) if told.summary else told.sentence
        return " ".join(part for part in (summed, self._position(node)) if part)

    def _position(self, node: _Node) -> str:
        """ "2 of 5", for rows of a section."""
        above = node.above
        if above is None or above is self._root:
            return ""
        return self.position.format(node.row + 1, len(above.below))

    def told(self, key: Key) -> Told:
        """What a row says now, worked out once while the table stays as it is."""
        if key not in self._wanted:
            return Told("")
        if key not in self._told:
            self._told[key] = self._tell(key)
        return self._told[key]

    # ------------------------------------------------------------------ by key

    def index_of(self, key: Key) -> QModelIndex:
        """The row's index; invalid if the tree has no such row."""
        node = self._by_key.get(key)
        return self._index(node) if node is not None else QModelIndex()

    def key_of(self, index: Index) -> Key:
        return self._node(index).key

    def all_keys(self) -> list[Key]:
        """Of all rows, from top to bottom."""
        return [node.key for node in self._root.all() if node is not self._root]

    # ------------------------------------------------------------------ changing

    def show(self, lines: Sequence[Line]) -> None:
        """Become these rows by removing, inserting and moving the least; all texts are read anew."""
        read, self._told = self._told, {}
        self._wanted = frozenset(key for line in lines for key in line.all_keys())
        self._become(self._root, lines)
        for key in read:
            if key in self._by_key:
                index = self.index_of(key)
                self.dataChanged.emit(index, index)

    def _become(self, node: _Node, lines: Sequence[Line]) -> None:
        wanted = {line.key for line in lines}
        for gone, run in groupby(reversed(range(len(node.below))), lambda row: node.below[row].key not in wanted):
            if gone:
                rows = list(run)  # from the last to the first
                self._remove(node, rows[-1], rows[0])
        kept = {child.key for child in node.below}
        for new, numbered in groupby(enumerate(lines), lambda pair: pair[1].key not in kept):
            if new:
                places, added = zip(*numbered, strict=True)
                self._insert(node, places[0], added)
            else:
                for row, line in numbered:
                    self._put(node, row, line.key)
                    self._become(node.below[row], line.below)

    def _put(self, node: _Node, row: int, key: Key) -> None:
        """A row that is there already, perhaps further down."""
        if node.below[row].key == key:
            return
        found = self._by_key[key].row
        index = self._index(node)
        self.beginMoveRows(index, found, found, index, row)
        node.below.insert(row, node.below.pop(found))
        self.endMoveRows()

    def _insert(self, node: _Node, row: int, lines: Sequence[Line]) -> None:
        self.beginInsertRows(self._index(node), row, row + len(lines) - 1)
        node.below[row:row] = [self._made(line, node) for line in lines]
        self.endInsertRows()

    def _made(self, line: Line, above: _Node) -> _Node:
        made = _Node(line.key, above, next(self._numbers))
        self._nodes[made.number] = self._by_key[line.key] = made
        made.below = [self._made(below, made) for below in line.below]
        return made

    def _remove(self, node: _Node, first: int, last: int) -> None:
        self.beginRemoveRows(self._index(node), first, last)
        gone = [found for child in node.below[first : last + 1] for found in child.all()]
        del node.below[first : last + 1]
        for found in gone:
            del self._nodes[found.number]
            if self._by_key.get(found.key) is found:
                del self._by_key[found.key]
        self.endRemoveRows()
