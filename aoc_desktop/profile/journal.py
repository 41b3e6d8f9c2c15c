"""The journal beside a saved game: one line for each thing that happened, readable up to the first damage.

    8c1f03aa 17 12 rise egypt      line 17: move 12 is "rise egypt"
    0b77d21e 18 11                 line 18: taken back, 11 moves are left
    f3a09b54 19 aided              line 19: from here on the game bears this mark
    5d20c7e1 20 seconds 412        line 20: so long the game has been played

Each line begins with a checksum of what follows it. Lines are only ever added; the saved record says up to which line
it holds the journal already, so that neither of the two ever has to be written together with the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple
from zlib import crc32

MARKS = ("aided", "practice")
"""What `meta` says of a game by `true`."""
SECONDS = "seconds"
LARGEST_FILE = 5_000_000


class JournalLine(NamedTuple):
    """One thing that happened: a move, moves taken back, a mark, or time gone by."""

    number: int
    moves: int
    """How many moves there are after it; -1 for a mark and for time."""
    word: str
    """The move, the mark or the time; empty where moves were taken back."""


class Journal(NamedTuple):
    """What can be read of a journal's file."""

    lines: tuple[JournalLine, ...] = ()
    whole: bool = True
    """Whether that is all of it. A last line without its end was never finished, and is no loss."""

    @property
    def last(self) -> int:
        return self.lines[-1].number if self.lines else 0


def line_text(line: JournalLine) -> bytes:
    words = [str(line.number), *([str(line.moves)] if line.moves >= 0 else []), *([line.word] if line.word else [])]
    said = " ".join(words).encode()
    return b"%08x %s\n" % (crc32(said), said)


def read_journal(data: bytes) -> Journal:
    """The lines up to the first that is not as we write it."""
    lines: list[JournalLine] = []
    *finished, _torn = data.split(b"\n")
    for text in finished:
        line = _read_line(text)
        if line is None or (lines and line.number <= lines[-1].number):
            return Journal(tuple(lines), whole=False)
        lines.append(line)
    return Journal(tuple(lines))


def _read_line(text: bytes) -> JournalLine | None:
    checksum, _, said = text.partition(b" ")
    if checksum != b"%08x" % crc32(said):
        return None
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
    """A record as a journal tells it."""
    seconds = meta.get(SECONDS)
    known = type(seconds) is int and 0 <= seconds < 10**7
    marks = frozenset(mark for mark in MARKS if meta.get(mark) is True)
    return Kept(moves, marks, seconds if known else 0)  # type: ignore[arg-type]


def lines_between(old: Kept, new: Kept, after: int) -> list[JournalLine]:
    """What has happened between two states of one game, numbered from `after` + 1."""
    same = _in_common(old.moves, new.moves)
    found = [(same, "")] if same < len(old.moves) else []
    found += [(count, move) for count, move in enumerate(new.moves[same:], same + 1)]
    found += [(-1, mark) for mark in sorted(new.marks - old.marks)]
    found += [(-1, f"{SECONDS} {new.seconds}")] if new.seconds != old.seconds else []
    return [JournalLine(number, count, word) for number, (count, word) in enumerate(found, after + 1)]


def _in_common(old: tuple[str, ...], new: tuple[str, ...]) -> int:
    """How many moves two games begin with alike. In nearly every case one is the beginning of the other: to see that is
    quick however long they are."""
    shorter = min(len(old), len(new))
    if old[:shorter] == new[:shorter]:
        return shorter
    return next(place for place in range(shorter) if old[place] != new[place])


def follow(kept: Kept, after: int, lines: Sequence[JournalLine]) -> tuple[Kept, int, bool]:
    """The game after the lines beyond number `after`, the last line used, and whether none was missing."""
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
