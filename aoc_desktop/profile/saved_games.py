"""All saved games: the list, and the actions on it. Use it like this:

    saved = SavedGames()                      # the user's folder; `saved.alone` says whether another program runs
    entries = saved.entries()                 # newest first; a SavedEntry has all that a list shows
    found = saved.read(entry.id)              # Found: found.match (kernel Match, moves played), found.damage
    kept = saved.keep(entry.id, found)        # KeptGame that writes on in the same files (a copy if it is in use)
    kept = saved.new_game(name)               # KeptGame of a new game
    kept.keep(session.record())               # before each move is shown; returns the problem, "" if there is none
    kept.keep(session.record(), whole=True)   # when it begins, ends, is left
    kept.close()

`LiveSession.keep` (play/live_session.py) is called before each change is shown. Games live in
`places.data_folder()/games/ID/` (saved_game); deleted ones in `games/bin/ID/`; `games/index.json` only makes the list
quick and may be deleted.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

from aoc_desktop.kernel.errors import DomainError, Reason, UnreadableRecord
from aoc_desktop.kernel.outside import read_outside
from aoc_desktop.kernel.record import LARGEST_FILE, Record, record_of_match
from aoc_desktop.profile.locks import Lock
from aoc_desktop.profile.own_games import BIN, seals_of
from aoc_desktop.profile.places import games_folder, write_safely, write_where_named
from aoc_desktop.profile.saved_game import (
    BEFORE,
    JOURNAL,
    LOCK,
    PICTURE,
    RECORD,
    Found,
    KeptGame,
    fault,
    read_file,
    read_game,
)
from aoc_desktop.profile.saved_index import Index, SavedEntry, Sign, entry_of
from aoc_desktop.profile.saved_record import brought, judged, name_of, read_bytes, sealed, text_of

ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
LARGEST_PICTURE = 5_000_000


class GameInUse(DomainError):
    """Another running program plays this game."""


class SavedGames:
    """The user's folder of saved games."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or games_folder()
        self._index = Index(self.folder / "index.json")
        self._in_use = Lock(self.folder / "in_use")
        self._open: dict[str, KeptGame] = {}
        self.alone = self._first_here()
        """Whether no other running program uses this folder."""
        with suppress(OSError):  # a game that can be kept tries again, and reports it
            seals_of(self.folder).keep()
        self.unread = 0
        """How many games the last list had no time for."""

    def _first_here(self) -> bool:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            return self._in_use.take()
        except OSError:
            return True  # a read-only folder: no other program can write here either

    def close(self) -> None:
        for kept in list(self._open.values()):
            kept.close()
        self._open.clear()
        self._in_use.free()

    # ------------------------------------------------------------------ the list

    def entries(self, binned: bool = False, seconds: float = float("inf")) -> list[SavedEntry]:
        """All games, or those in the bin, the one changed last first. Games that the index does not know are read,
        as many as `seconds` allow; `unread` counts the others."""
        self._adopt_files()
        until = monotonic() + seconds
        self.unread = 0
        found = []
        for game_id, sign in self._signs(binned):
            place = f"{BIN}/{game_id}" if binned else game_id
            entry = self._index.get(place, sign)
            if entry is None and monotonic() > until:
                self.unread += 1
                continue
            if entry is None:
                entry = entry_of(game_id, self._folder(game_id, binned))
                self._index.put(place, sign, entry)
            found.append(entry._replace(id=game_id, binned=binned))
        self._index.write()
        return sorted(found, key=lambda entry: (entry.updated, entry.id), reverse=True)

    def unreadable(self) -> str:
        """Why the folder cannot be read, for telling it from an empty one; "" if it can, or does not exist."""
        try:
            os.scandir(self.folder).close()
        except FileNotFoundError:
            return ""
        except OSError as error:
            return error.strerror or str(error)
        return ""

    def newest_unfinished(self, seconds: float = float("inf")) -> SavedEntry | None:
        """The game that "Continue" goes on with."""
        entries = self.entries(seconds=seconds)
        waits = (entry for entry in entries if not entry.finished and not entry.damage and not entry.handed_on)
        return max(waits, key=lambda entry: entry.played or entry.updated, default=None)

    def _signs(self, binned: bool) -> list[tuple[str, Sign]]:
        """The games that are there, each with what changes when its files change; those changed last come first."""
        games = []
        if binned and (self.folder / BIN).is_symlink():
            return []  # it leads elsewhere: what lies there is not ours
        try:
            with os.scandir(self.folder / BIN if binned else self.folder) as places:
                for place in places:
                    if ID.fullmatch(place.name) and place.name != BIN and (place.is_symlink() or place.is_dir()):
                        sign = tuple(_stamp(f"{place.path}/{name}") for name in (RECORD, JOURNAL, BEFORE))
                        if any(sign) or place.is_symlink():
                            games.append((place.name, sign))
        except OSError:
            return []
        wanted = {f"{BIN}/{game_id}" if binned else game_id for game_id, _ in games}
        self._index.forget_others(wanted, BIN if binned else "")
        return sorted(games, key=lambda game: max(filter(None, game[1]), default=(0, 0)), reverse=True)

    def _adopt_files(self) -> None:
        """A record that lies loose in the folder (as the one kept game of old, current.json) gets its own place."""
        try:
            loose = [path for path in self.folder.glob("*.json") if path != self._index.path]
            for path in loose:
                folder = self.folder / new_id()
                folder.mkdir()
                os.replace(path, folder / RECORD)
                if path.with_suffix(".png").is_file():
                    os.replace(path.with_suffix(".png"), folder / PICTURE)
        except OSError:
            return  # it stays where it is, unharmed

    def _folder(self, game_id: str, binned: bool = False) -> Path:
        if not ID.fullmatch(game_id) or game_id == BIN:
            raise UnreadableRecord("saved_gone")
        return (self.folder / BIN if binned else self.folder) / game_id

    def picture(self, entry: SavedEntry) -> bytes:
        """The thumbnail of the table as a PNG; empty if it cannot be read."""
        try:
            return read_outside(self._folder(entry.id, entry.binned) / PICTURE, LARGEST_PICTURE, links=False)
        except OSError:
            return b""

    # ------------------------------------------------------------------ playing

    def read(self, game_id: str, binned: bool = False) -> Found:
        return read_game(self._folder(game_id, binned))

    def same_game(self, record: Record) -> list[tuple[str, Found]]:
        """The saved games that hold moments of this very game, with their ids: the one to go on in first."""
        own_id = text_of(record.meta, "id")
        entries = [entry for entry in self.entries() if own_id and entry.own_id == own_id and not entry.damage]
        beginning = record._replace(moves=(), meta={})
        same = []
        for entry in sorted(entries, key=lambda entry: (entry.handed_on, entry.moves), reverse=True):
            found = self.read(entry.id)
            if found.match is not None and found.match.beginning._replace(moves=(), meta={}) == beginning:
                same.append((entry.id, found))
        return same

    def new_game(self, name: str = "") -> KeptGame:
        """Begin a game; its files are written with the first move."""
        return self._opened(KeptGame(self.folder / new_id(), name))

    def keep(self, game_id: str, found: Found) -> KeptGame:
        """Go on with a game in its own files; in new ones if it is damaged or another program plays it."""
        lock = None if found.damage else self._lock(game_id)
        if lock is None:
            return self.new_game(name_of(found.match.beginning.meta.get("name")) if found.match is not None else "")
        return self._opened(KeptGame(self._folder(game_id), lock=lock, found=found))

    def _opened(self, kept: KeptGame) -> KeptGame:
        self._open = {game_id: other for game_id, other in self._open.items() if other.is_open}
        self._open[kept.id] = kept
        kept.after = self._index.last_played()
        return kept

    def _lock(self, game_id: str) -> Lock | None:
        """The game's lock; None if another program has it."""
        lock = Lock(self._folder(game_id) / LOCK)
        try:
            return lock if lock.take() else None
        except OSError:  # the folder can only be read: `keep` will say so
            return lock

    # ------------------------------------------------------------------ housekeeping

    def rename(self, game_id: str, name: str) -> None:
        """Give a game another name. This and the methods below raise a DomainError on failure."""
        kept = self._open.get(game_id)
        if kept is not None and kept.is_open:
            problem = kept.rename(name)
        else:
            found = self.read(game_id)
            if found.match is None or found.damage is not None:
                raise refusal(found.damage)
            kept = KeptGame(self._folder(game_id), lock=self._sure_lock(game_id), found=found)
            problem = kept.rename(name)
            kept.close()
        if problem:
            raise UnreadableRecord("saved_unwritten", detail=problem)

    def duplicate(self, game_id: str, name: str) -> str:
        """A copy under a new id, which is returned."""
        found = self.read(game_id)
        if found.match is None:
            raise refusal(found.damage)
        made = self.add(judged(record_of_match(found.match), found.damage), name)
        with suppress(OSError):  # without one the list shows a sign
            picture = read_outside(self._folder(game_id) / PICTURE, LARGEST_PICTURE, links=False)
            write_safely(self.folder / made / PICTURE, picture, flush=False)
        return made

    def add(self, record: Record, name: str = "") -> str:
        """Save a game as it stands, apart from the one being played; returns its id."""
        kept = KeptGame(self.folder / new_id(), name)
        problem = kept.keep(record, whole=True)
        kept.close()
        if problem:
            raise UnreadableRecord("saved_unwritten", detail=problem)
        return kept.id

    def delete(self, game_id: str) -> None:
        """Put a game into the bin, at one stroke."""
        folder = self._folder(game_id)
        if not folder.is_symlink():
            self._sure_lock(game_id).free()
        self._move(folder, self.folder / BIN / game_id)

    def restore(self, game_id: str) -> str:
        """Take a game out of the bin; returns its id, which is another if its own is taken."""
        target = self.folder / game_id
        if target.exists():
            target = self.folder / new_id()
        self._move(self._folder(game_id, binned=True), target)
        return target.name

    def empty_bin(self) -> None:
        """Delete all games in the bin for good."""
        for game_id, _ in self._signs(binned=True):
            folder = self._folder(game_id, binned=True)
            try:
                if folder.is_symlink():
                    folder.unlink()
                else:
                    shutil.rmtree(folder)
            except OSError as error:
                raise UnreadableRecord("saved_unwritten", detail=error.strerror or str(error)) from None

    def _sure_lock(self, game_id: str) -> Lock:
        lock = self._lock(game_id)
        if lock is None:
            raise GameInUse("saved_in_use")
        return lock

    def _move(self, folder: Path, target: Path) -> None:
        if (self.folder / BIN).is_symlink():
            raise UnreadableRecord("saved_not_a_file", file=BIN)
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            if target.exists():  # an id that was deleted, restored as a copy and deleted again
                target = target.with_name(new_id())
            os.rename(folder, target)
        except FileNotFoundError:
            raise UnreadableRecord("saved_gone") from None
        except OSError as error:
            raise UnreadableRecord("saved_unwritten", detail=error.strerror or str(error)) from None

    # ------------------------------------------------------------------ files from and to other places

    def export(self, game_id: str, path: Path) -> None:
        """Write a game to a file of the user's choice, as one record; OSError says why it cannot be."""
        from aoc_desktop.profile.letters import signed

        found = self.read(game_id)
        if found.match is None:
            raise refusal(found.damage)
        write_where_named(path, sealed(signed(record_of_match(found.match))), largest=LARGEST_FILE)

    def take_in(self, path: Path) -> str:
        """Copy a record file into the list, as brought from elsewhere, and return its id. A file whose set-up cannot be
        played is refused; one with later damage is listed as damaged."""
        found = read_file(path)
        if found.match is None:
            raise refusal(in_file(path, found.damage))
        if found.damage is None:
            name = name_of(found.match.beginning.meta.get("name"))
            return self.add(brought(record_of_match(found.match)), name or name_of(path.stem))
        made = self.folder / new_id()
        write_safely(made / RECORD, read_bytes(Path(os.path.realpath(path))))
        return made.name


def new_id() -> str:
    """Such as 20260131-181502-9f03c1: sorts by date, and is safe as a file's name everywhere."""
    return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{os.urandom(3).hex()}"


def in_file(path: Path, reason: Reason | None) -> Reason | None:
    """The reason with the name of the file, where it does not say it already."""
    if reason is None or "file" in reason.params:
        return reason
    return Reason("in_file", {"file": path.name, "reason": reason})


@contextmanager
def naming(path: Path | None) -> Iterator[dict[str, str]]:
    """While a command reads a record's file: what goes wrong is told in one sentence that names the file, in the words
    of the `game` that the command has found in it."""
    about: dict[str, str] = {}
    try:
        yield about
    except (OSError, ImportError):  # not the file's fault
        raise
    except Exception as error:
        if path is None:
            raise
        reason = error.reason if isinstance(error, DomainError) else fault(error, path)
        raise UnreadableRecord("in_file", file=path.name, reason=reason, **about) from None


def refusal(reason: Reason | None) -> UnreadableRecord:
    """The error that says this reason."""
    return UnreadableRecord(reason.code, **reason.params) if reason is not None else UnreadableRecord("saved_gone")


def _stamp(path: str) -> tuple[int, int] | None:
    try:
        about = os.lstat(path)
    except OSError:
        return None
    return about.st_mtime_ns, about.st_size
