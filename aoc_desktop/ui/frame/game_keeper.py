"""Keeps the game on the table on disk, and says when that fails and when it works again."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from time import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.profile.places import games_folder, write_safely

if TYPE_CHECKING:
    from aoc_desktop.kernel.record import Record
    from aoc_desktop.play.live_session import LiveSession
    from aoc_desktop.profile.saved_game import Found, KeptGame
    from aoc_desktop.profile.saved_games import SavedGames
    from aoc_desktop.profile.saved_index import SavedEntry
    from aoc_desktop.ui.saved.words import SavedWords

LOOK_FOR = 0.4
"""Seconds that the home screen may take to look for a game to continue, if the index is gone."""


class GameKeeper(QObject):
    """Between the session, which calls it before a move is shown, and the saved games."""

    said = Signal(str, bool)
    """Words for the user, and whether they are a warning."""
    refused = Signal(object)
    """A DomainError: the request cannot be fulfilled."""

    def __init__(self, picture: Callable[[], QPixmap], parent: QObject) -> None:
        """`picture` draws the table in small."""
        super().__init__(parent)
        self._picture = picture
        self._session: LiveSession | None = None
        self._kept: KeptGame | None = None
        self._down: Record | None = None
        """The game as it was put down last."""
        self._told = ""
        """The problem that the user knows of."""

    @cached_property
    def saved(self) -> SavedGames:
        """All saved games."""
        from aoc_desktop.profile.saved_games import SavedGames

        return SavedGames()

    @property
    def game_id(self) -> str:
        """The id of the saved game on the table; empty without a game, or before its first save."""
        return self._kept.id if self._kept is not None and self._kept.is_open else ""

    def take(self, session: LiveSession, game_id: str = "", found: Found | None = None) -> None:
        """Keep this game from now on: in the files it came from (`game_id`, `found`), or in new ones."""
        self.let_go()
        self._session = session
        self._kept = self.saved.keep(game_id, found) if found is not None else self.saved.new_game()
        session.keep = self._keep
        if found is not None and found.damage is None and self._kept.id != game_id:
            self.said.emit(self.tr("This game is open in another window. Here it goes on as a copy."), True)

    def for_file(self, record: Record) -> Record:
        """The game on the table with all entries of a file."""
        from aoc_desktop.profile.saved_game import KeptGame

        kept = self._kept or KeptGame(games_folder())  # a lesson is kept elsewhere
        return kept.for_file(record)

    def put_down(self, picture: bool = True) -> None:
        """The game is left, for now or for good: all of it is written, with a picture of the table."""
        session, kept = self._session, self._kept
        if session is None or kept is None or not session.match.history:
            return
        if not kept.is_open and session.finished:
            return  # a finished game that was only looked at
        record = session.record()
        if record == self._down and not kept.problem:
            return
        self.tell(kept.keep(record, whole=True))
        if not kept.problem:
            if picture:
                self._save_picture(kept.folder)
            self._down = record

    def let_go(self) -> None:
        """The table is cleared."""
        if self._session is not None:
            self._session.keep = lambda: None
        if self._kept is not None:
            self._kept.close()
        self._session = self._kept = self._down = None

    def close(self) -> None:
        """The window closes."""
        self.let_go()
        if "saved" in self.__dict__:  # made when first asked for
            self.saved.close()

    def save_as(self, window: QWidget, words: SavedWords) -> None:
        """Ask for a name and keep the game under it, as it stands when the name is given."""
        from aoc_desktop.ui.kit.name_dialog import NameDialog

        if self._session is None:
            self.said.emit(self.tr("The lesson is kept by itself, until you play on alone."), False)
            return
        dialog = NameDialog(window, words.new_name(self._entry(self._session)))
        dialog.accepted.connect(lambda: self._save_under(dialog.name.text()))
        dialog.open()

    def _save_under(self, name: str) -> None:
        from aoc_desktop.profile.saved_record import name_of

        if self._session is None or not name_of(name):
            return
        try:
            made = self.saved.add(self._session.record(), name)
        except DomainError as error:
            self.refused.emit(error)
            return
        self._save_picture(self.saved.folder / made)
        self.said.emit(self.tr("Saved as “{0}”.").format(name_of(name)), False)

    def _save_picture(self, folder: Path) -> None:
        """Save a thumbnail; if that fails, the list shows a sign instead."""
        from PySide6.QtCore import QBuffer

        from aoc_desktop.profile.saved_game import PICTURE

        picture, buffer = self._picture(), QBuffer()
        if picture.isNull() or not picture.save(buffer, "PNG"):
            return
        with suppress(OSError):
            write_safely(folder / PICTURE, bytes(buffer.data().data()), flush=False)

    def left_game(self) -> SavedEntry | None:
        """The game to continue: the one still on the table, or the newest unfinished one."""
        session = self._session
        if session is not None and not session.finished:
            return self._entry(session)
        return self.saved.newest_unfinished(LOOK_FOR) if any_kept() else None

    def games_under_way(self) -> set[str]:
        """The games of which one was begun and is not over."""
        kept = self.saved.entries(seconds=LOOK_FOR) if any_kept() else []
        begun = {entry.game for entry in kept if not entry.finished}
        session = self._session
        return begun | ({session.match.game.id} if session is not None and not session.finished else set())

    def _entry(self, session: LiveSession) -> SavedEntry:
        """The game on the table as the list would tell of it."""
        from aoc_desktop.profile.saved_index import described

        return described(self.game_id, session.match, session.record(), time())

    def tell_of_others(self) -> None:
        """Tell the user if saved games cannot be reached, or if the program is running twice."""
        if problem := self.saved.unreadable():
            words = self.tr("The saved games cannot be reached: {0}. “Saved games” says where they should be.")
            self.said.emit(words.format(problem), True)
        elif not self.saved.alone:
            words = self.tr("The program is already running. Games played here are kept in files of their own.")
            self.said.emit(words, True)

    def _keep(self) -> None:
        session, kept = self._session, self._kept
        if session is not None and kept is not None:
            self.tell(kept.keep(session.record(), whole=session.finished))

    def tell(self, problem: str) -> None:
        """Once when it begins, once when it is over."""
        if problem == self._told:
            return
        if problem:
            words = self.tr("The game cannot be kept on disk: {0}. You can play on; it is tried again at every move.")
            self.said.emit(words.format(problem), True)
        else:
            self.said.emit(self.tr("The game is kept on disk again."), False)
        self._told = problem


def any_kept() -> bool:
    """Whether games may have been kept on this machine. Where none were, the start need not load what reads them."""
    return any(path.is_dir() or path.suffix == ".json" for path in games_folder().glob("*"))
