"""One saved game on disk: reading it as far as it can be trusted, and keeping it while it is played.

Each game has a folder of its own, named by its id (never by what a user called it):

    record.json   the record (saved_record), written aside and renamed over
    record.bak    the version before it
    journal       the events since then, each line written before the table shows the move
    table.png     a small picture of the table
    lock          held by the program that plays the game

The journal has one line for each event, and is readable up to its first damaged line:

    8c1f03aa 17 12 rise egypt      line 17: move 12 is "rise egypt"
    0b77d21e 18 11                 line 18: moves were taken back, 11 are left
    f3a09b54 19 aided              line 19: from here on the game bears this mark
    5d20c7e1 20 seconds 412        line 20: the game has been played for so long

Each line begins with a checksum of the rest and, after a hyphen, the seal of this machine (own_games; earlier versions
wrote none), as 8c1f03aa-77e0b1d2. Lines are only ever added; the record says which line it already holds, so
that the two files need never be written together.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping, Sequence
from errno import ENOSPC
from functools import cache, cached_property
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

from aoc_desktop.games import game_named
from aoc_desktop.kernel.errors import DomainError, Reason, UnreadableRecord
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import LARGEST_FILE as LARGEST_RECORD
from aoc_desktop.kernel.record import Record, record_of_match, start
from aoc_desktop.profile.locks import Lock
from aoc_desktop.profile.own_games import BIN, FILES, OwnSeals, seals_of
from aoc_desktop.profile.places import write_safely
from aoc_desktop.profile.saved_record import (
    OWN,
    Text,
    brought,
    name_of,
    now,
    played_of,
    read_bytes,
    read_saved,
    read_text,
    sealed,
    text_of,
    under_own_seal,
)

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

# ------------------------------------------------------------------ the journal

MARKS = ("aided", "practice")
"""The names of marks in `meta`; each is true or missing."""
SECONDS = "seconds"
LARGEST_FILE = 5_000_000


class JournalLine(NamedTuple):
    """One thing that happened: a move, moves taken back, a mark, or time gone by."""

    number: int
    moves: int
    """The number of moves after it; -1 for a mark and for time."""
    word: str
    """The move, the mark or the time; empty if moves were taken back."""


class Journal(NamedTuple):
    """The readable part of a journal's file."""

    lines: tuple[JournalLine, ...] = ()
    whole: bool = True
    """False if a line is damaged. A last line without an end was never finished, and is no damage."""
    foreign: int = 0
    """The number of the last line without this machine's seal; 0: none."""

    @property
    def last(self) -> int:
        return self.lines[-1].number if self.lines else 0


def line_text(line: JournalLine, seals: OwnSeals | None = None) -> bytes:
    """Without seals: as earlier versions wrote it."""
    words = [str(line.number), *([str(line.moves)] if line.moves >= 0 else []), *([line.word] if line.word else [])]
    said = " ".join(words).encode()
    return b"%08x%s %s\n" % (crc32(said), b"-" + _seal(said, seals) if seals else b"", said)


def _seal(said: bytes, seals: OwnSeals | None) -> bytes:
    return seals.of(said)[:8].encode() if seals else b"?"


def read_journal(data: bytes, seals: OwnSeals | None = None) -> Journal:
    """Read the lines up to the first damaged one."""
    lines: list[JournalLine] = []
    foreign = 0
    *finished, _torn = data.split(b"\n")
    for text in finished:
        sums, _, said = text.partition(b" ")
        checksum, _, seal = sums.partition(b"-")
        line = _read_line(said) if checksum == b"%08x" % crc32(said) else None
        if line is None or (lines and line.number <= lines[-1].number):
            return Journal(tuple(lines), False, foreign)
        lines.append(line)
        foreign = foreign if seal == _seal(said, seals) else line.number
    return Journal(tuple(lines), True, foreign)


def _read_line(said: bytes) -> JournalLine | None:
    words = said.decode("utf-8", "replace").split(" ", 2)
    if len(words) == 3 and words[1] == SECONDS and _is_number(words[0]) and _is_number(words[2]):
        return JournalLine(int(words[0]), -1, f"{SECONDS} {words[2]}")
    if not all(map(_is_number, words[: 1 if words[-1] in MARKS else 2])):
        return None
    if len(words) == 2 and words[1] in MARKS:
        return JournalLine(int(words[0]), -1, words[1])
    return JournalLine(int(words[0]), int(words[1]), words[2] if len(words) == 3 else "") if len(words) > 1 else None


def _is_number(word: str) -> bool:
    return word.isdecimal() and len(word) < 8


class Kept(NamedTuple):
    """A game as far as a journal can tell it: its moves, its marks and the time at the table."""

    moves: tuple[str, ...]
    marks: frozenset[str] = frozenset()
    seconds: int = 0


def kept_of(moves: tuple[str, ...], meta: Mapping[str, object]) -> Kept:
    """The part of a record that the journal tells."""
    seconds = meta.get(SECONDS)
    known = type(seconds) is int and 0 <= seconds < 10**7
    marks = frozenset(mark for mark in MARKS if meta.get(mark) is True)
    return Kept(moves, marks, seconds if known else 0)  # type: ignore[arg-type]


def lines_between(old: Kept, new: Kept, after: int) -> list[JournalLine]:
    """The journal lines that lead from one state of a game to another, numbered from `after` + 1."""
    same = _in_common(old.moves, new.moves)
    found = [(same, "")] if same < len(old.moves) else []
    found += [(count, move) for count, move in enumerate(new.moves[same:], same + 1)]
    found += [(-1, mark) for mark in sorted(new.marks - old.marks)]
    found += [(-1, f"{SECONDS} {new.seconds}")] if new.seconds != old.seconds else []
    return [JournalLine(number, count, word) for number, (count, word) in enumerate(found, after + 1)]


def _in_common(old: tuple[str, ...], new: tuple[str, ...]) -> int:
    """The number of moves that two games begin with alike. Mostly one is the beginning of the other, which is checked
    first because it is quick."""
    shorter = min(len(old), len(new))
    if old[:shorter] == new[:shorter]:
        return shorter
    return next(place for place in range(shorter) if old[place] != new[place])


def follow(kept: Kept, after: int, lines: Sequence[JournalLine]) -> tuple[Kept, int, bool]:
    """The game after the lines beyond number `after`, the last line used, and whether no line was missing."""
    moves, marks, seconds = list(kept.moves), set(kept.marks), kept.seconds
    whole = True
    for line in lines:
        if line.number <= after:
            continue
        if line.number != after + 1 or line.moves - bool(line.word) > len(moves):
            whole = False
            break
        after = line.number
        if line.moves < 0 and line.word in MARKS:
            marks.add(line.word)
        elif line.moves < 0:
            seconds = int(line.word.removeprefix(SECONDS))
        else:
            del moves[line.moves - bool(line.word) :]
            moves += [line.word] if line.word else []
    return Kept(tuple(moves), frozenset(marks), seconds), after, whole


# ------------------------------------------------------------------ the folder of a game

RECORD, BEFORE, JOURNAL = FILES
PICTURE, LOCK = "table.png", "lock"
LONG_JOURNAL = 1_000_000
"""Bytes; some twenty thousand moves and undos."""


class Found(NamedTuple):
    """A saved game as it was read."""

    match: Match[Any] | None = None
    """The game at the last trustworthy move; None if not even its set-up can be read."""
    damage: Reason | None = None
    """The damage of the file; None if all of it could be read."""
    line: int = 0
    """The last line of the journal that the game holds."""
    kept: Kept = Kept(())
    told: Record | None = None
    """The record as the file has it, even if this program does not know its game."""

    @property
    def record(self) -> Record | None:
        """The game so far, as its file has it."""
        return record_of_match(self.match) if self.match is not None else None


# ------------------------------------------------------------------ reading


def read_game(folder: Path) -> Found:
    """The game in a folder. Never raises: one game that cannot be read must not hide the others."""
    try:
        return _read_game(folder)
    except Exception as error:
        return Found(damage=fault(error, folder))


def fault(error: Exception, place: Path) -> Reason:
    """What to say of an error that no code expected; the log holds its trace."""
    from aoc_desktop.profile.log_file import note_fault  # no sound game needs it

    note_fault(str(place))
    return Reason("saved_fault", {"detail": f"{type(error).__name__} {error}".strip()})


def _read_game(folder: Path) -> Found:
    """A damaged record is made good from the version before it and the journal, if they can."""
    if folder.is_symlink():
        return Found(damage=Reason("saved_not_a_file", {"file": folder.name}))
    journal = _journal(folder)
    found = _mended(folder, journal)
    if found.told is None or found.damage is not None:  # what is damaged earns nothing anyway
        return found
    return found if _is_own(folder, found.told, journal) else _brought(found)


def _mended(folder: Path, journal: Journal) -> Found:
    first = _followed(read_saved(folder / RECORD), journal, folder)
    if first.damage is None or first.damage.code == "newer_format" or not os.path.lexists(folder / BEFORE):
        return first
    second = _followed(read_saved(folder / BEFORE), journal, folder)
    if second.damage is None and journal.last >= second.line and journal.lines:
        return second
    return max(first, second, key=_length)._replace(damage=first.damage)


def _is_own(folder: Path, told: Record, journal: Journal) -> bool:
    """Whether the game was played here: this program wrote its record and each line of the journal that goes on from
    it, or an earlier version did, which sealed its record and kept a journal."""
    seals = seals_of(_games_of(folder))
    if told.meta.get(OWN) == seals.of(under_own_seal(told)) and journal.foreign <= _line_of(told):
        return True
    return "checksum" in told.meta and os.path.lexists(folder / JOURNAL) and seals.is_earlier(folder)


def _brought(found: Found) -> Found:
    if found.match is not None:
        found.match.beginning = brought(found.match.beginning)
    return found._replace(told=brought(found.told)) if found.told is not None else found


def _games_of(folder: Path) -> Path:
    """The folder of all saved games, of one among them or in their bin."""
    return folder.parent.parent if folder.parent.name == BIN else folder.parent


def _line_of(record: Record) -> int:
    """The number of the journal's last line that the record holds."""
    line = record.meta.get("journal", 0)
    return line if type(line) is int and line >= 0 else 0


def read_file(path: Path) -> Found:
    """Read a record file from anywhere as a saved game. Links are followed: the user chose the file."""
    try:
        return _followed(read_saved(Path(os.path.realpath(path))), Journal(), path)
    except Exception as error:
        return Found(damage=fault(error, path))


def found_in(text: str, place: Path) -> Found:
    """The game in the text of a record, as in a file of that name."""
    try:
        return _followed(read_text(text), Journal(), place)
    except Exception as error:
        return Found(damage=fault(error, place))


def _length(found: Found) -> int:
    return len(found.match.history) if found.match is not None else -1


def _journal(folder: Path) -> Journal:
    if not os.path.lexists(folder / JOURNAL):
        return Journal()
    try:
        return read_journal(read_bytes(folder / JOURNAL, LARGEST_FILE), seals_of(_games_of(folder)))
    except UnreadableRecord:
        return Journal(whole=False)


def _followed(text: Text, journal: Journal, place: Path) -> Found:
    """Play the record and the later moves of the journal, as far as the rules allow."""
    record, damage = text
    if record is None:
        return Found(damage=damage)
    line = _line_of(record)
    kept, last, all_there = follow(kept_of(record.moves, record.meta), line, journal.lines)
    if damage is None and not (all_there and (journal.whole or journal.last < line)):
        damage = Reason("saved_journal", {"number": len(kept.moves)})
    played_for = {SECONDS: kept.seconds} if kept.seconds else {}
    meta = {**record.meta, **dict.fromkeys(kept.marks, True), **played_for}
    match, wrong = played(record._replace(moves=kept.moves, meta=meta), place)
    return Found(match, damage or wrong, last, kept, record)


UNREADABLE = frozenset(
    ("unreadable_move", "unknown_move", "unknown_word", "unknown_number", "word_missing", "too_many_words")
)
"""Refusals of a line that no rule ever allowed: the file is damaged."""


def played(record: Record, place: Path) -> tuple[Match[Any] | None, Reason | None]:
    """The record's game up to its last move, or up to the first that the rules refuse, with the reason."""
    match = None
    try:
        match = start(game_named(record.game), record)
        match.play_lines(record.moves)
    except DomainError as error:  # the sentence must come from the game's own grammar
        return match, Reason(_code(error.reason), {**error.reason.params, "game": record.game})
    except Exception as error:
        return match, fault(error, place)
    return match, None


def _code(reason: Reason) -> str:
    """A move that was once played and is refused now was legal under a rule that was corrected since."""
    inner = reason.params.get("reason")
    refused = reason.code == "move" and isinstance(inner, Reason) and inner.code not in UNREADABLE
    return "kept_move" if refused else reason.code


# ------------------------------------------------------------------ keeping


class KeptGame:
    """Keeps one game on disk while it is played. It never raises: `problem` gives the reason of the last failure, and
    the next try writes all that is missing."""

    def __init__(self, folder: Path, name: str = "", lock: Lock | None = None, found: Found | None = None) -> None:
        """To go on with a game from its folder, pass the lock on it and the game as read."""
        self.folder = folder
        self.problem = ""
        self._lock = lock
        self._line, self._kept, self._record = (found.line, found.kept, found.record) if found else (0, Kept(()), None)
        meta = self._record.meta if self._record is not None else {}
        self.name = name_of(name) or name_of(meta.get("name"))
        self._created = text_of(meta, "created") or now()
        self._updated = text_of(meta, "updated") or self._created
        self._played = played_of(meta)
        self.after = 0.0
        """When any other game was played last: this game's time is set later, even if the clock says otherwise."""
        self._journal: int | None = None
        self._good = 0
        """Bytes of the journal that are certainly whole: a full disk may leave half a line after them."""
        self._flushing = False
        self._late_problem = ""

    @cached_property
    def _seals(self) -> OwnSeals:
        return seals_of(_games_of(self.folder))

    @property
    def id(self) -> str:
        return self.folder.name

    @property
    def is_open(self) -> bool:
        return self._journal is not None or self._lock is not None

    def rename(self, name: str) -> str:
        """Give the game another name without making it newer; returns the problem, or ""."""
        self.name = name_of(name)
        return self.keep(self._record, whole=True) if self._record is not None else ""

    def for_file(self, record: Record) -> Record:
        """The record with the entries of its own file: name, dates, and the card set's fingerprint."""
        own = {"name": self.name, "created": self._created, "updated": self._updated}
        return record._replace(meta={**record.meta, **own, "cards": fingerprint(record)})

    def keep(self, record: Record, whole: bool = False) -> str:
        """Write the changes to disk; call this before the table shows them. Returns the problem, or "" on success.

        The journal line is handed to the system here, so that it survives the end of this program. Another thread waits
        for the disk, which may take longer than a frame. `whole`: write the record too, as when a game begins, ends, is
        left or renamed.
        """
        new = kept_of(record.moves, record.meta)
        lines = lines_between(self._kept, new, self._line)
        last = self._line + len(lines)
        if lines:
            self._updated = now()
            self._played = max(time(), self.after + 0.001)
        whole = whole or self._journal is None or bool(self.problem) or self._good > LONG_JOURNAL
        try:
            if self._journal is None:
                self._journal = self._opened()
            if whole:
                os.ftruncate(self._journal, self._good)
                self._write(record, last)
                self._late_problem = ""  # all of it is on the disk now
            self._append(self._journal, b"".join(line_text(line, self._seals) for line in lines))
            if whole:
                self._round_off(self._journal)
        except OSError as error:
            self.problem = error.strerror or str(error)
            return self.problem
        self._kept, self._line, self._record = new, last, record
        self.problem, self._late_problem = self._late_problem, ""
        return self.problem

    def close(self) -> None:
        """Let other programs play the game. A game of which no record was written leaves no folder."""
        if self._journal is not None:
            _flusher().submit(os.close, self._journal).result()  # after all pending flushes
            self._journal = None
        if self._lock is not None:
            self._lock.free()
            self._lock = None
        if self.folder.is_dir() and not any((self.folder / name).exists() for name in (RECORD, BEFORE)):
            shutil.rmtree(self.folder, ignore_errors=True)

    def _opened(self) -> int:
        """Claim the folder. The journal is rewritten, so that it is a plain file without half a line."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if self._lock is None:
            self._lock = Lock(self.folder / LOCK)
        self._lock.take()
        for left in self.folder.glob("*.new"):  # from a program that was killed while it wrote
            left.unlink(missing_ok=True)
        self._seals.keep()
        held = [line for line in _journal(self.folder).lines if line.number <= self._line]
        text = b"".join(line_text(line, self._seals) for line in held)
        write_safely(self.folder / JOURNAL, text.decode())
        self._good = len(text)
        return os.open(self.folder / JOURNAL, os.O_WRONLY | os.O_APPEND)

    def _round_off(self, journal: int) -> None:
        """After the whole record was written: empty an overlong journal, and flush the folder."""
        if self._good > LONG_JOURNAL:
            os.ftruncate(journal, 0)
            self._good = 0
        _flusher().submit(_flush_folder, self.folder)

    def _append(self, journal: int, text: bytes) -> None:
        if not text:
            return
        if os.write(journal, text) < len(text):
            raise OSError(ENOSPC, os.strerror(ENOSPC))  # the disk took only a part
        self._good += len(text)
        if not self._flushing:
            self._flushing = True
            _flusher().submit(self._flush, journal)

    def _flush(self, journal: int) -> None:
        """In another thread: wait until the journal is on the disk."""
        self._flushing = False  # later lines ask for another flush
        try:
            os.fsync(journal)
        except OSError as error:
            self._late_problem = error.strerror or str(error)

    def _write(self, record: Record, line: int) -> None:
        path = self.folder / RECORD
        record = self.for_file(record)
        if read_saved(path).damage is None:  # never replace a good version by a damaged record
            write_safely(self.folder / BEFORE, read_bytes(path), flush=False)
        own = {"journal": line, "played": self._played}
        write_safely(path, sealed(record._replace(meta={**record.meta, **own}), self._seals.of), largest=LARGEST_RECORD)


def fingerprint(record: Record) -> str:
    """Tells the record's card set from one with other values."""
    return game_named(record.game).fingerprint(record.card_set)


def _flush_folder(folder: Path) -> None:
    """Flush the folder, so that new file names outlive a power cut; some systems cannot, and do it themselves."""
    try:
        file = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(file)
    except OSError:
        return
    finally:
        os.close(file)


@cache
def _flusher() -> ThreadPoolExecutor:
    """The one thread that waits for the disk; the program ends only when its work is done."""
    from concurrent.futures import ThreadPoolExecutor

    return ThreadPoolExecutor(1, "aoc-desktop-disk")
