"""What was earned alone at the table: one line of JSON for each solo game that counts, kept for good.

The file only ever grows, and has its own life: who resets the statistics keeps the laurels. A line that was damaged or
changed by hand is skipped; all others still count. Achievements, medals and days are read from these lines.
"""

from __future__ import annotations

import datetime
import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.record import Record, read_record
from aoc_desktop.profile.places import data_folder, write_safely
from aoc_desktop.profile.results import checksum

FILE = "laurels.jsonl"
FORMAT = 1
LONGEST_LINE = 20_000
Word = Annotated[str, Field(max_length=120)]
Number = Annotated[int, Field(ge=-(10**9), le=10**9)]


class Attempt(BaseModel):
    """How far a game came toward one achievement: each condition with what was there and what was needed."""

    model_config = ConfigDict(frozen=True, strict=True)

    achievement: Word
    conditions: tuple[tuple[Word, Number, Number], ...] = Field(max_length=12)
    """Kind, have, need."""
    earned: bool


class Laurel(BaseModel):
    """A solo game that was played to its end and verified."""

    model_config = ConfigDict(frozen=True, strict=True)

    id: Annotated[str, Field(min_length=1, max_length=80)]
    """The game's own: none counts twice."""
    date: datetime.date
    game: Word
    card_set: Word
    kind: Word
    """ "skirmish", "innovation" or the id of a scenario."""
    seed: int
    points: Number
    aided: bool = False
    attempts: tuple[Attempt, ...] = Field((), max_length=100)
    medal: Annotated[int, Field(ge=0, le=3)] = 0
    """0 none, 1 bronze, 2 silver, 3 gold."""
    by_round: tuple[Number, ...] = Field((), max_length=40)
    daily: datetime.date | None = None
    """The day whose challenge it was."""
    checksum: Word
    """Of the record."""


class Laurels:
    """The file. Reading never fails; writing raises OSError."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or data_folder() / FILE
        self.damaged = 0
        """Lines that could not be read the last time."""
        self._read: dict[bytes, Laurel | None] = {}
        """Lines that were read before: the file only grows."""

    def all(self) -> list[Laurel]:
        """Every game once, in the order in which they ended."""
        found: dict[str, Laurel] = {}
        self.damaged = 0
        for line in self._lines():
            try:
                if line not in self._read:
                    self._read[line] = _read(line)
                laurel = self._read[line]
            except (ValueError, RecursionError):
                self.damaged += 1
                continue
            if laurel is not None:
                found.setdefault(laurel.id, laurel)
        return list(found.values())

    def add(self, laurel: Laurel, record: Record) -> bool:
        """Append a game and keep its record, flushed to the disk; False if it is there already."""
        if any(known.id == laurel.id or known.checksum == laurel.checksum for known in self.all()):
            return False
        self._record_file(laurel).parent.mkdir(parents=True, exist_ok=True)
        write_safely(self._record_file(laurel), record.to_json())
        with self.path.open("ab") as file:
            if file.tell() and self._ends_torn():
                file.write(b"\n")  # a crash cut the line before: ours must not be lost with it
            file.write(_written(laurel))
            file.flush()
            os.fsync(file.fileno())
        return True

    def record(self, laurel: Laurel) -> Record | None:
        """The game to look at again; None if its file is gone or is not that game any more."""
        try:
            record = read_record(self._record_file(laurel))
        except DomainError:
            return None
        return record if checksum(record) == laurel.checksum else None

    def _record_file(self, laurel: Laurel) -> Path:
        return self.path.parent / "laurels" / f"{laurel.checksum[:32]}.json"

    def _lines(self) -> Iterator[bytes]:
        try:
            with self.path.open("rb") as file:
                yield from (line.rstrip(b"\r\n") for line in file if line.strip())
        except OSError:
            return

    def _ends_torn(self) -> bool:
        with self.path.open("rb") as file:
            file.seek(-1, os.SEEK_END)
            return file.read(1) != b"\n"


def _written(laurel: Laurel) -> bytes:
    data = laurel.model_dump(mode="json")
    line = {"format": FORMAT, "sum": _sum(_plain(data)), "laurel": data}
    return (json.dumps(line, ensure_ascii=False) + "\n").encode()


def _read(line: bytes) -> Laurel | None:
    """None: written by a newer program, to be read by that one; ValueError: damaged."""
    if len(line) > LONGEST_LINE:
        raise ValueError("too long")
    data = json.loads(line)
    if not isinstance(data, dict) or type(data.get("format")) is not int:
        raise ValueError("no laurel")
    if data["format"] > FORMAT:
        return None
    text = _plain(data.get("laurel"))
    if data.get("sum") != _sum(text):
        raise ValueError("checksum")
    try:
        return Laurel.model_validate_json(text)
    except ValidationError as error:
        raise ValueError(str(error)) from None


def _plain(data: Any) -> str:
    """The same whatever the line's spaces and order."""
    return json.dumps(data, ensure_ascii=True, sort_keys=True, separators=(",", ":"))


def _sum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
