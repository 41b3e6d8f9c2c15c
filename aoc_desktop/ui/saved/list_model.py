"""The list of saved games as a Qt model: searched and sorted as the user wants it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from aoc_desktop.profile.saved_index import SavedEntry
from aoc_desktop.ui.kit.text_search import plain

Index = QModelIndex | QPersistentModelIndex
ENTRY = int(Qt.ItemDataRole.UserRole) + 1
NEWEST, OLDEST, NAME, POINTS, ROUND = "newest", "oldest", "name", "points", "round"
_ORDERS: Mapping[str, Callable[[SavedEntry], Any]] = {
    NEWEST: lambda entry: -entry.updated,
    OLDEST: lambda entry: entry.updated,
    POINTS: lambda entry: -max(entry.points, default=-1),
    ROUND: lambda entry: (-entry.finished, -entry.round, -entry.moves),
}
ORDERS = (NEWEST, OLDEST, NAME, POINTS, ROUND)
UNDER_WAY, FINISHED = "under_way", "finished"


class SavedList(QAbstractListModel):
    """A row for each entry. `title` gives a game's title, `words` all that can be searched and read aloud."""

    def __init__(
        self, title: Callable[[SavedEntry], str], words: Callable[[SavedEntry], str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._title, self._words = title, words
        self._all: Sequence[SavedEntry] = ()
        self._found: dict[str, str] = {}
        self._wanted, self._order, self._box, self._state = "", NEWEST, "", ""
        self.rows: list[SavedEntry] = []

    def show(self, entries: Sequence[SavedEntry]) -> None:
        self._all = entries
        self._found.clear()
        self._arrange()

    def search(self, text: str) -> None:
        """Only games in which every one of these words occurs; accents and capitals make no difference."""
        self._wanted = text
        self._arrange()

    def narrow(self, box: str, state: str) -> None:
        """Only games of this box, only those under way or finished; empty: all."""
        self._box, self._state = box, state
        self._arrange()

    def sort_by(self, order: str) -> None:
        self._order = order
        self._arrange()

    def place_of(self, game_id: str) -> int:
        """The row of a game; -1 if it is not shown."""
        return next((row for row, entry in enumerate(self.rows) if entry.id == game_id), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own signature)
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        entry = self.rows[index.row()]
        if role == ENTRY:
            return entry
        if role == Qt.ItemDataRole.DisplayRole:
            return self._title(entry)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self._words(entry)
        return None

    def _arrange(self) -> None:
        self.beginResetModel()
        wanted = plain(self._wanted).split()
        rows = [entry for entry in self._all if self._fits(entry) and (not wanted or self._holds(entry, wanted))]
        self.rows = sorted(rows, key=_ORDERS.get(self._order, lambda entry: self._title(entry).casefold()))
        self.endResetModel()

    def _fits(self, entry: SavedEntry) -> bool:
        return self._box in ("", entry.game) and (not self._state or (self._state == FINISHED) == entry.finished)

    def _holds(self, entry: SavedEntry, wanted: Sequence[str]) -> bool:
        if entry.id not in self._found:
            self._found[entry.id] = plain(self._words(entry))
        return all(word in self._found[entry.id] for word in wanted)
