"""Keeps the game on the table on disk, and says when that fails and when it works again."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from aoc_desktop.profile.saved_game import PICTURE, Found, KeptGame
from aoc_desktop.profile.saved_games import SavedGames
from aoc_desktop.profile.saved_index import Entry, described

if TYPE_CHECKING:
    from aoc_desktop.models.session import Session

LOOK_FOR = 0.4
"""Seconds that the home screen may take to look for a game to continue, if the index is gone."""


class GameKeeper(QObject):
    """Between the session, which calls it before a move is shown, and the saved games."""

    said = Signal(str, bool)
    """Words for the user, and whether they are a warning."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.saved = SavedGames()
        self._session: Session | None = None
        self._kept: KeptGame | None = None

    @property
    def game_id(self) -> str:
        """The saved game that is on the table; empty if there is none, or nothing of it has been kept yet."""
        return self._kept.id if self._kept is not None and self._kept.is_open else ""

    def take(self, session: Session, game_id: str = "", found: Found | None = None) -> None:
        """Keep this game from now on: in the files it came from (`game_id`, `found`), or in new ones."""
        self.let_go()
        self._session = session
        self._kept = self.saved.keep(game_id, found) if found is not None else self.saved.new_game()
        session.keep = self._keep
        if found is not None and found.damage is None and self._kept.id != game_id:
            self.said.emit(self.tr("This game is open in another window. Here it goes on as a copy."), True)

    def put_down(self, picture: QPixmap | None = None) -> None:
        """The game is left, for now or for good: all of it is written, with a picture of the table."""
        session, kept = self._session, self._kept
        if session is None or kept is None or not session.match.history:
            return
        if not kept.is_open and session.finished:
            return  # a finished game that was only looked at
        self._tell(kept.keep(session.record(), whole=True))
        if picture is not None and not picture.isNull() and not kept.problem:
            draft = kept.folder / f"{PICTURE}.new"
            if picture.save(str(draft), "PNG"):
                draft.replace(kept.folder / PICTURE)

    def let_go(self) -> None:
        """The table is cleared."""
        if self._session is not None:
            self._session.keep = lambda: None
        if self._kept is not None:
            self._kept.close()
        self._session = self._kept = None

    def close(self) -> None:
        """The window closes."""
        self.let_go()
        self.saved.close()

    def left_game(self) -> Entry | None:
        """The game to continue: the one still on the table, or the newest that is not over."""
        session = self._session
        if session is not None and not session.finished:
            return described(self.game_id, session.match, session.record(), time())
        return self.saved.newest_unfinished(LOOK_FOR)

    def tell_of_others(self) -> None:
        """Whoever starts the program twice should know."""
        if not self.saved.alone:
            words = self.tr("The program is already running. Games played here are kept in files of their own.")
            self.said.emit(words, True)

    def _keep(self) -> None:
        session, kept = self._session, self._kept
        if session is not None and kept is not None:
            self._tell(kept.keep(session.record(), whole=session.finished))

    def _tell(self, problem: str) -> None:
        """Once when it begins, once when it is over."""
        if problem == self._told:
            return
        if problem:
            words = self.tr("The game cannot be kept on disk: {0}. You can play on; it is tried again at every move.")
            self.said.emit(words.format(problem), True)
        else:
            self.said.emit(self.tr("The game is kept on disk again."), False)
        self._told = problem

    _told = ""
