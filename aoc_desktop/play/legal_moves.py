"""The legal moves in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt

from aoc_desktop.kernel.game import Move
from aoc_desktop.play.rows import FIRST, Index, RowModel
from aoc_desktop.play.session import Session
from aoc_desktop.text.nouns import nouns
from aoc_desktop.text.words import Words

Facts = Callable[[Session, Move, str], Mapping[str, object]]
"""What the text of a legal move may say of its costs and gains, in a language."""


class LegalRow(NamedTuple):
    move: Move


class LegalRole(IntEnum):
    MOVE = FIRST
    TEXT = FIRST + 1
    NOUNS = FIRST + 2


class LegalModel(RowModel[LegalRow]):
    """Every legal move of the person at the table. A move is put into words only when a view reads it."""

    def __init__(self, session: Session, words: Words, facts: Facts, parent: QObject | None = None) -> None:
        super().__init__(LegalRow, parent)
        self._session, self._words, self._facts = session, words, facts
        self._language = "en"
        self._made_after = 0
        self._texts: dict[Move, str] = {}
        self.describe: Callable[[Move], str] = lambda move: ""
        """The table sets this: a further description of a legal move, for listeners."""

    def show_moves(self, moves: tuple[Move, ...], language: str) -> None:
        """Show these moves, and read all of them anew: a move that stays legal may now have other costs and gains."""
        # While rows come and go, a view may read a row that is being removed: that must not try the move out.
        self._language, self._made_after = language, -1
        self.show([LegalRow(move) for move in moves])
        self._made_after = len(self._session.match.history)
        self._texts.clear()
        if moves:
            words = [int(LegalRole.TEXT), int(Qt.ItemDataRole.DisplayRole)]
            self.dataChanged.emit(self.index(0), self.index(len(moves) - 1), words)

    def text(self, move: Move) -> str:
        """A legal move in plain words, with what it costs and gives."""
        if move not in self._texts:
            facts = self._facts(self._session, move, self._language) if self._is_current else {}
            self._texts[move] = self._words.move(move, self._language, facts)
        return self._texts[move]

    @property
    def _is_current(self) -> bool:
        """False between a move and the next `show_moves`, and while a turn waits to be confirmed: old moves can then no
        longer be tried out, though a screen reader may still ask for one."""
        session = self._session
        return session.human_decides and len(session.match.history) == self._made_after

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        words = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, LegalRole.TEXT)
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        move = self._rows[index.row()].move
        if role == LegalRole.NOUNS:
            meant = [*self._words.cards_of_move(move, self._language), *self._words.terms]
            return nouns(self.text(move), meant, self._language, self._words.game)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self.describe(move) if self._is_current else ""
        return self.text(move) if role in words else super().data(index, role)
